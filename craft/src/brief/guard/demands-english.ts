/**
 * Demands that must not stand in a description, as English notes and dictation put them: "I'd rather a man", "no moms".
 * What belongs to the wish is taken along, so that no stump of it is left. Sources: as in demands.ts.
 */
import { DEMONYMS } from '../data/demonyms.ts'
import { LANGUAGE_NAMES } from '../data/languages.ts'
import { plain } from '../normalise.ts'
import { AGE } from './ages.ts'
import type { Demand } from './demands.ts'

const tongues = new Set(Object.values(LANGUAGE_NAMES).map((names) => plain(names.split('|')[0]!)))
/** Words of origin that name no language, and no place that one may drive or post to. */
const PEOPLES = [...DEMONYMS]
  .map((word) => plain(word))
  .filter(
    (word) =>
      !tongues.has(word) &&
      !/^(?:alpine|atlantic|pacific|roman|georgian|victorian|gulf|montessori|islamic)$/.test(word),
  )
  .concat(
    'lebanese',
    'jordanian',
    'syrian',
    'pakistani',
    'bangladeshi',
    'nepali',
    'sri lankan',
    'tunisian',
    'algerian',
    'ghanaian',
    'ugandan',
    'south african',
    'new zealand',
    'kuwaiti',
    'qatari',
    'omani',
    'iraqi',
    'iranian',
  )
  .join('|')
const TONGUES = [...tongues].join('|')

/** Why it is wished belongs to the wish: ", families expect it". */
const WHY =
  "(?:, (?:families|customers|guests|clients|members|they|we|you know|it's|it is|most of|my|the [a-z]+ (?:is|are|isn't|aren't)|change house|who|whose|because|as|since|so)(?![a-z])[^.;:\\n()]{0,70})?"
const REST = `[^,.;:\\n()]{0,60}(?=[,.;:\\n()]|$)${WHY}`
const p = (source: string): RegExp => new RegExp(`(?<![A-Za-zÀ-ɏ\\d'])(?:${source})`, 'gu')
const END = '(?![A-Za-zÀ-ɏ])'
const WISH =
  "(?:(?:i|we)(?:'d| would) (?:rather|prefer)|(?:i|we) (?:prefer|think of)|(?:would|'d) rather|prefer(?:ably)?|better|rather|must be|has to be|needs? to be|should be|only)"
const SEX = '(?:man|men|woman|women|males?|females?|lady|ladies|gentleman|girls?|lads?|bloke|mum|mom)'
/** "men's fashion", "women's aid": not whom one hires. */
const OF_THEM =
  /^(?:'s|s'|-only|\s(?:fashion|clothing|wear|hairdress|barber|football|rugby|health|aid|team|wards?|patients|clients|or (?:wo)?m[ae]n|or female))/u

const spoken: Omit<Demand, 'languages'>[] = [
  {
    ground: 'age',
    pattern: p(
      "(?:the )?(?:over|under)[- ]?[2-6]\\d'?s (?:need not|should not|shouldn.t|don.t|do not) (?:apply|bother)(?: (?:haha|lol))?|no (?:over|under)[- ]?[2-6]\\d'?s(?![a-z])",
    ),
  },
  {
    ground: 'sex',
    pattern: p('(?<=(?:^|[,;.!(] ?))(?:an? )(?:girl|lady|woman|man|guy|gentleman)(?=[,;.!)]|$)'),
  },
  {
    ground: 'sex',
    pattern: p(
      `${WISH} (?:it (?:to )?be |have |be )?(?:(?:a|an|some|big|strong|young|mature|older) ){0,2}${SEX}${END}(?!'s|s')${REST}`,
    ),
    unlessAfter: OF_THEM,
  },
  {
    ground: 'sex',
    pattern: p(
      `(?:so )?(?:must|has to|needs? to|should) (?:be able to )?get (?:on|along) (?:well )?(?:with|w\\/) (?:the )?(?:women|men|ladies|lads|girls|guys|blokes)${END}${REST}`,
    ),
  },
  {
    ground: 'sex',
    pattern: p(`no (?:women|men|girls|lads|ladies|moms?|mums?|mothers)${END}(?!'s|s')${REST}`),
    unlessAfter: OF_THEM,
  },
  {
    ground: 'sex',
    pattern: p(
      `(?:a )?(?:lads?|girls?|ladies|women|men|blokes?|females?|males?) (?:preferably|preferred|pref(?:\\.|(?![a-z]))|only(?! (?:gym|club|pool|swim|salon|hours|hostel))|must be|would suit)${END}${REST}`,
    ),
  },
  { ground: 'sex', pattern: p(`(?:a )?(?:mum|mom|lad|girl) would be (?:better|best|ideal|nicer)${END}${REST}`) },
  {
    ground: 'sex',
    pattern: p(
      `an? (?:man|woman|lady|gentleman) (?:between|aged|in (?:his|her)|around|of (?:about )?\\d)${END}${REST}|a lady(?=, (?:ideally|about|mid|of ))`,
    ),
  },
  {
    ground: 'family_status',
    pattern: p(
      `(?:a )?family man${END}${REST}|(?:ideally |preferably )?no (?:kids|children|little ones|toddlers)${END}(?!'s| menu| under| in the)${REST}|(?:strong |young |free )and single(?: basically)?${END}${WHY}|family complete${END}${REST}`,
    ),
  },
  {
    ground: 'religion',
    pattern: p(
      `(?:prefer )?(?:an? )?(?:good|practi[sc]ing|devout|committed|decent) (?:christian|catholic|anglican|protestant|muslim|jew|hindu|sikh)s?${END}(?! (?:school|charity|ethos|values))${WHY}`,
    ),
  },
  {
    ground: 'sex',
    pattern: p(
      `(?:you )?(?:can't|cannot|can not|must not|mustn't|should not|shouldn't|not|no one|nobody) (?:be )?(?:pregnant|expecting)${END}${REST}|no (?:newly |recently )?(?:pregnant|expecting) (?:staff|women|people|employees|girls|candidates|applicants|mums|ladies)${END}${REST}|(?:someone |somebody |anyone )?(?:local )?(?:who )?(?:won't|will not|wont|not (?:going )?to) (?:run|go|leave|disappear|wander)[^.;:\\n]{0,24}(?:bab(?:y|ies)|pregnan[a-z]*|maternity|mat leave|have kids)${END}|not (?:planning|thinking of) (?:a )?(?:pregnancy|baby|babies|family)${END}${REST}`,
    ),
  },
  {
    ground: 'religion',
    pattern: p(
      `(?:protestants?|catholics?|christians?|muslims?|jews?|jewish|hindus?|sikhs?)(?: (?:or|and) (?:protestants?|catholics?|christians?|muslims?|jews?|jewish|hindus?|sikhs?))* (?:doesn't|does not|don't|do not) matter${END}`,
    ),
  },
  { ground: 'religion', pattern: p(`(?:and )?not one (?:of these )?(?:that|who) needs to (?:stop and )?pray${END}`) },
  {
    ground: 'appearance',
    pattern: p(
      `(?:somebody|someone|anybody|anyone|people) (?:attractive|pretty|slim|good[- ]looking|handsome|fit and attractive)${END}${WHY}|(?:of )?(?:smart and )?attractive appearance${END}|slim(?: for choice| build| figure)${END}|(?:without|no) (?:spectacles|glasses)${END}|"?ethnic"? hair(?:styles?|dos?)?${END}`,
    ),
  },
  {
    ground: 'origin',
    pattern: p(
      `(?:us|uk|british|american|irish|australian|canadian|native|local)[- ]?born only(?: please)?${END}|(?:british|brits|english|irish|americans|locals|whites?|europeans?) only(?: please)?${END}(?! (?:language|in the office|at work|in meetings|environment|team|company|speaking))|only (?:mexicans|poles|brits|british|english people|irish|filipinos|europeans|romanians|indians)${END}${WHY}|an? (?:irish|english|british|white|european|local) face${END}${REST}`,
    ),
  },
  {
    ground: 'nationality',
    // "Only Lebanese or Egyptian": languages are asked for so, too.
    pattern: p(
      `(?:only|just) (?:${PEOPLES})(?:(?:,| or| and|/|, or) (?:${PEOPLES}|${TONGUES}))*(?: (?:nationals?|nationality|candidates?|applicants?|people|staff))?(?=\\s*(?:[,.;)]|$))|(?:only|just) (?:${TONGUES})(?:(?:,| or| and|/|, or) (?:${PEOPLES}|${TONGUES}))* (?:nationals?|nationality|candidates?|applicants?)(?=\\s*(?:[,.;)]|$))`,
    ),
  },
  {
    ground: 'nationality',
    pattern: p(
      `(?:[a-z]{2,14} )?(?:citizens?|nationals?|permanent residents?|passport holders?|green card holders?)(?:(?: or |/| and |, )(?:citizens?|nationals?|(?:permanent )?residents?|prs?|green card(?: holders?)?|[a-z] permit(?: holders?)?))* only(?: please)?${END}`,
    ),
  },
  {
    ground: 'nationality',
    pattern: p(
      `must be (?:an? )?(?:[a-z]{2,12} ){0,2}(?:citizens?|nationals?)(?: or (?:prs?|permanent residents?|green card holders?))?(?=[,.;)]|$)`,
    ),
    unlessAfter: /clearance/u,
  },
  {
    ground: 'nationality',
    pattern: p(
      `(?:with |must have |holding )?(?:an? )?(?:[a-z]{2,12}(?:/[a-z]{2,12})*(?: or [a-z]{2,12})? )passports?(?: only| holders? only)?(?=[,.;)]|$)`,
    ),
    unlessBefore: /(?:valid|own|your|copy of|scan of|check(?:s|ing)?|renew(?:s|ing)?|need|bring|through) $/u,
  },
  {
    ground: 'family_status',
    pattern: p(
      `(?:single|unmarried|married|childless) (?:people|person|teachers?|staff|candidates?|applicants?|nurses?|workers?|men|women|drivers?|chefs?|guys?) (?:only|preferred|pref|best|ideally)${END}${REST}|(?:prefer|want|need|rather) (?:someone|somebody|people|a person|staff) (?:who(?:'s| is) )?(?:single|unmarried|childless|without (?:small |young )?(?:kids|children))${END}${REST}`,
    ),
  },
  {
    ground: 'religion',
    pattern: p(
      `(?:only )?(?:pure )?(?:vegetarians?|veg|vegans?)(?: (?:candidates?|persons?|people|staff|applicants?|boys?|girls?))?(?: (?:only|preferred|please|pls))(?! (?:menu|kitchen|restaurant|food|dishes))${WHY}`,
    ),
  },
  {
    ground: 'age',
    pattern: p(
      `no (?:gambling |drug )?(?:addicts|alcoholics|druggies|junkies|drinkers)${END}${REST}|(?:no |not )?(?:old[- ]timers|oldies|dinosaurs|has-beens|pensioners)${END}(?! (?:club|home|welcome))|age:? (?:below|under|limit|max\\.?|upto|up to)[: ]*\\d\\d${END}|(?:prob(?:ably)? )?(?:not (?:looking for |wanting |after )?|no )(?:an? )?(?:someone |somebody |anyone |one )?(?:near(?:ing)?|close to|approaching) (?:retirement|pension)(?: age)?${END}${REST}|(?:probably )?(?:best for )?(?:a )?retired person${END}(?:, tbh)?${WHY}|(?:want|need) (?:them|someone|somebody|people) (?:under|below|over) \\d\\d${END}(?: and presentable)?`,
    ),
  },
  {
    ground: 'origin',
    pattern: p(
      `(?:must (?:have|speak with) |with |has to have |needs? )?(?:an? )?(?:british|american|english|aussie|australian|kiwi|irish|scottish|welsh|local|neutral|western|native|good|proper|clean|clear|no|posh)[- ](?:sounding )?accents?${END}${REST}|(?:should be |must be |prefer |ideally |rather )(?:an? )?(?:proper )?local (?:fella|lad|lass|girl|boy|guy|bloke|man|woman|person)${END}${REST}`,
    ),
  },
  {
    ground: 'appearance',
    pattern: p(
      `(?:should |must |has to |needs to )look (?:good|nice|pretty|presentable|the part|smart|young|fit)${END}${REST}`,
    ),
  },
  {
    ground: 'family_status',
    pattern: p(
      `(?:need|want|prefer|rather|looking for) (?:someone|somebody|a person|people) (?:without|with no|who (?:has|have) no) (?:small |young |little )?(?:kids|children|family|dependants|dependents)${END}[^,.;:\n()]{0,60}|mum'?s hours(?: ok| fine| possible)?${END}|school run (?:is )?(?:no problem|ok|fine)${END}`,
    ),
  },
  {
    ground: 'nationality',
    pattern: p(
      `passports? (?:is |are |will be |to be )?(?:kept|held|retained|stays?|remains?)(?: (?:by|with|at) [a-z ]{2,20})?(?=[,.;)]|$)`,
    ),
  },
  {
    ground: 'unpaid_work',
    pattern: p(
      `(?:\\d|one|two|three) (?:shifts?|days?) (?:free|unpaid)(?: as a trial)?(?: first)?${END}|(?:trial|(?:full )?(?:day|shift|saturday)),? unpaid${END}|unpaid trial${END}${REST}`,
    ),
  },
  {
    ground: 'age',
    pattern: p(
      `(?:must|should|has to|have to|needs? to|ought to) be (?:between |from )?${AGE}\\s?(?:-|to|and)\\s?${AGE}(?:\\s?(?:years?|yrs?))?(?=[.,;:)!]|$)`,
    ),
    // "Tolerance must be 20 to 40".
    unlessBefore: /(?<!(?:^|[^a-z])(?:he|she|they|you|candidates?|applicants?|people|and|but))(?<=[a-z]) $/u,
  },
  {
    // "I want men".
    ground: 'sex',
    pattern: p(
      `(?:i|we) (?:only )?(?:want|need|prefer|take|hire)(?: only| just)? (?:men|women|lads|girls|blokes|guys|ladies)(?=[.,;:)!]|$)`,
    ),
  },
  {
    // "Preferably Chinese, unmarried, send photo".
    ground: 'family_status',
    pattern: p(`(?<=(?:^|[,;(] ?|and |or |preferably |ideally ))(?:unmarried|childless|no spouse)${END}`),
  },
]

export const SPOKEN_DEMANDS: Demand[] = spoken.map((demand) => ({ ...demand, languages: ['en'] }))
