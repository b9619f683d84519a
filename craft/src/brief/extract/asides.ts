/** What a brief says to the writer or promises in a half-sentence: "please mention our garden", "we pay your GDC fee". */
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { partAt, type Reading, record, withhold } from '../reading.ts'
import { namesPlace } from './place.ts'
import { trim } from './spot.ts'

const MENTION =
  /(?<=^|[.!?;,\n]\s*)(?:(?:please|pls|bitte|merci d[e']|por favor,?|svp,?)\s?(?:auch |also |do )?(?:mention|highlight|point out|erwahnen(?: sie)?|parler (?:de|du|des)|mentionner|evoquer|citer|menciona[rd]?|hablar? de(?:l)?)|(?:menciona|mencionad|mencionen|erwahne(?:n sie)?)(?: bitte)?(?: que)?)\s(?:that |que |dass |the )?/gu

/** German puts the verb last: "Bitte unsere Alpenlage erwähnen". */
const MENTION_BEHIND =
  /(?<=^|[.!?;,\n]\s*)bitte (?!nicht|kein)(?:auch |noch )?(?=[^.!?;,\n\u0001]{3,60} (?:erwahnen|nennen|hervorheben)(?![a-z]))/gu

/** "Do not name us, call them a Nordic private bank", "just say 'a family office'": how the employer is to be called. */
const CALLED =
  /(?<=^|[.!?;,\n-]\s*)(?:just |please |rather |instead )*(?:(?:call|describe) (?:us|them|it|ourselves)(?: as)? (?=an? |the |["'])|(?:say|write)(?: (?:we're|we are|it's))? (?=["']an? )|(?:decir|diga|di|pon|poner|dire|dis|dites|mettre|mets|mettez|ecrire|schreib(?:en|t)?)(?: (?:que somos|qu'on est|que nous sommes|plutot|mejor|lieber|bitte))*(?: une?| un[ao]?| eine?)? (?=["'])|(?:digan|decid|dites(?: plutot)?) (?!que no)(?=[a-z]{4}))["']? ?(?<name>[^"'.;,\n]{4,60})["']?(?=\s*[.;,(\n/]|$)/gu

function readCalled(reading: Reading): void {
  if (reading.setAside.length === 0) return
  record(
    reading,
    matches(CALLED, reading.openPlain).map((match): Fact => {
      const from = match.index + match[0].indexOf(match.groups!.name!)
      const text = reading.text
        .slice(from, from + match.groups!.name!.length)
        .replace(/^the /iu, '')
        .trim()
      return {
        kind: 'company',
        aspect: 'about',
        text: text.replace(/^(?:an?|une?|una|eine?) /iu, ''),
        spans: [[match.index, match.index + match[0].length]],
        confidence: 'medium',
        holds: true,
      }
    }),
  )
}

/** The object of a wish to mention something is what the text has to say. */
export function readMentions(reading: Reading): void {
  readCalled(reading)
  const facts: Fact[] = []
  const taken: Span[] = []
  for (const match of [...matches(MENTION, reading.openPlain), ...matches(MENTION_BEHIND, reading.openPlain)]) {
    const from = match.index + match[0].length
    const length = /[.!?;\n]|$/u.exec(reading.openPlain.slice(from))!.index
    const behind = reading.text.slice(from, from + length)
    const to =
      from +
      behind.replace(/\s(?:erwähnen|nennen|hervorheben|mention(?:ner)?|please|bitte|svp|por favor)$/iu, '').length
    if (to - from < 3 || to - from > 90 || /\b(?:not|nicht|pas|no|salary|gehalt|salaire)\b/iu.test(behind)) continue
    const span = trim(reading.text, [from, to])
    taken.push([match.index, from])
    facts.push({
      kind: 'benefit',
      text: reading.text.slice(...span),
      spans: [[match.index, from + length]],
      confidence: 'medium',
      holds: true,
    })
  }
  record(reading, facts)
}

/** "Lohn CHF 5'400, ja das darf ins Inserat", "… das dürft ihr sagen": what is told ahead may be printed, and this says no more. */
const MAY_BE_TOLD =
  /,? ?(?<=[,.;:(\n–-] ?|^)(?:(?:ja|yes|oui|si),? )?(?:das (?:darf|kann|soll|konnen|durfen|durft|konnt|kannst|darfst)(?: (?:ruhig|auch|gerne?|ihr|du|sie|man|so|mit))* (?:in(?:s| das| die| den)? (?:inserat|anzeige|text|ausschreibung)(?: rein| stehen)?|rein|hinein|drin ?stehen|sagen|schreiben|erwahnen|veroffentlichen)|(?:that|this|it) (?:can|may|should) (?:go|be|appear) (?:in (?:the )?(?:ad|advert|text|posting)|printed|published)|you (?:can|may) (?:say|print|mention|publish) (?:that|this|it)|(?:ca|cela) peut (?:figurer|apparaitre|se dire)(?: dans (?:l'annonce|le texte))?|(?:eso|esto) (?:puede (?:ir|salir|aparecer)|se puede decir)(?: en (?:el anuncio|la oferta))?)(?=\s*(?:[.,;!)\n]|$))/gu

/** "La peinture, c'est à Jean-Guy, pas touche", "de las nóminas se encarga Marta": what a colleague does, and no word of whoever is hired. */
const OTHERS_WORK =
  /(?<=^|[.!?;\n]\s*|,\s(?=[Ee]so |[Çç]a ))(?:[Ee]so (?:lo|la|los|las) (?:hace|lleva|gestiona) \p{Lu}\p{Ll}+|[Çç]a,? c'est \p{Lu}\p{Ll}+ qui (?:le |s'en )(?:fait|occupe|charge|gère)|(?:[Ll][ae]s? |[Ll]['’])[\p{Ll}' -]{3,28}, c'est (?:à|pour|la partie de|le domaine de|le rayon de) \p{Lu}[\p{L}'-]+|(?:[Dd]e |[Dd]el )?(?:l[ao]s? |el )?[\p{Ll} ]{3,28},? (?:se encarga|se ocupa|(?:lo|la|los|las) lleva) \p{Lu}[\p{L}'-]+|(?:[Ll][ae]s? |[Ll]['’])[\p{Ll}' -]{3,28},? c'est (?:ma|mon|notre|une?|l[ea]) [\p{Ll}' -]{3,24} qui (?:(?:le|la|les) |l'|s'en )(?:fait|font|prépare|occupe|charge|gère)|(?:[Ee]l |[Ll][ao]s? )?[\p{Ll} ]{3,28},? l[oa]s? (?:hacen?|llevan?|preparan?) (?:mi|nuestr[oa]|un[ao]?|otr[oa]|el|la) [\p{Ll} ]{3,28})(?:,? (?:pas touche|on n'y touche pas|y punto|no tocar|eso no se toca))?(?=\s*(?:[.;\n]|$))/gu

/** "Den Lohn macht das Steuerbüro, also nicht fordern", "… nicht, macht die Zentrale": the same in German. */
const AGENT =
  '(?:(?:der|die|das|eine?|unser\\p{Ll}*) )?(?:(?:extern|eigen|ander|zentral)\\p{Ll}* )?(?:\\p{L}*(?:[Bb]üro|[Ff]irma|[Dd]ienstleister|[Aa]gentur|[Zz]entrale|[Aa]bteilung|[Kk]olleg(?:e|in|en)|[Pp]artner|[Bb]erater|[Ll]eitung|[Vv]erwaltung|[Bb]uchhaltung|[Tt]eam|[Dd]ienst|[Ss]ervice|[Cc]hef(?:in)?|[Ww]erkstatt|[Hh]ausmeister(?:in)?)|[A-ZÄÖÜ]{2,4}|(?:Frau|Herr) \\p{Lu}\\p{Ll}+)(?: \\p{Lu}[\\p{L}-]+)?'
const NOT_ASKED =
  '(?:,? (?:also |deshalb |daher )?(?:bitte )?(?:nicht|nix) (?:fordern|verlangen|reinschreiben|reinnehmen|als Anforderung|aufnehmen))'
const OTHERS_WORK_GERMAN = new RegExp(
  `(?:(?<=(?:^|[.!?;\\n] ?))(?!(?:[Dd]en [Uu]nterschied|[Ss]pa(?:ß|ss)|[Ff]reude|[Mm]ut|[Dd]as [Rr]ennen|[Ss]inn) )(?:(?:[Dd]en|[Dd]ie|[Dd]as) )?[\\p{L}\\d&/+-]+(?: (?:und|\\/|&|\\+) [\\p{L}-]+)?|(?<=\\S), ?(?:das )?) ?(?:macht|machen|übernimmt|übernehmen|erledigt|erledigen) (?:bei uns |hier )?(?:${AGENT}(?:${NOT_ASKED})?|(?:der|die|das|eine?) \\p{Lu}?[\\p{L}-]+${NOT_ASKED})(?=\\s*(?:[.;,!\\n]|$))`,
  'gu',
)

/** "Antecedentes, ¿eso lo pide la ley? Si no, quítalo": whoever writes is to find out first. */
const DOUBTED =
  /(?<=^|[.;\n]\s*)[^.;\n?]{3,90}\?\s*(?:si no|sinon),? (?:qu[ií]talo|b[oó]rralo|fuera|no lo pongas|on (?:l['’])?enlève|(?:tu )?(?:l['’])?enlèves?(?:-le)?|(?:tu )?(?:le )?retires?(?:-le)?)(?=\s*(?:[.;!\n]|$))/giu

export function passOverOthersWork(reading: Reading): void {
  withhold(
    reading,
    matches(MAY_BE_TOLD, reading.openPlain).map(({ index, 0: said }): Span => [index, index + said.length]),
  )
  if (reading.language === 'de')
    withhold(
      reading,
      matches(OTHERS_WORK_GERMAN, reading.open).map(({ index, 0: said }): Span => [index, index + said.length]),
    )
  if (reading.language !== 'fr' && reading.language !== 'es') return
  withhold(
    reading,
    [...matches(OTHERS_WORK, reading.open), ...matches(DOUBTED, reading.open)].map(
      ({ index, 0: said }): Span => [index, index + said.length],
    ),
  )
}

const WE_PAY =
  /(?<=^|[.!?;,(:\n–-]\s*)(?:and |und |et |y |sonst )?(?:we(?:'ll| will| also)? (?:pay|cover|fund|reimburse)(?: for)?|(?:wir|das|die|den)?\s?(?:zahlen|bezahlen|ubernehmen|finanzieren|tragen)(?: wir)?|nous (?:payons|finan[cç]ons|prenons en charge)|(?:te |os |le )?(?:pagamos|financiamos)) (?=[a-z])/gu

/** What the employer pays for is an offer, whatever certificate it names. */
export function readWhatWePay(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(WE_PAY, reading.openPlain)) {
    const part = partAt(reading, match.index)
    const rest = reading.openPlain.slice(match.index, part.to)
    const length = /[)]|$/u.exec(rest)!.index
    const said = rest.slice(0, length)
    if (/\d|\u0001|\b(?:well|weekly|monthly|above|hourly|attention|nach|uber|gut|bien|mas|mieux)\b/u.test(said))
      continue
    // "(we'll fund it)": the half-sentence needs what it speaks of.
    const pointsBack = /\s(?:it|this|that|them|ihn|sie|es|das|la|lo|le)\s*$/u.test(said)
    const span = trim(reading.text, [pointsBack ? backTo(reading, match.index) : match.index, match.index + length])
    if (span[1] <= span[0]) continue
    facts.push({
      kind: 'benefit',
      text: sentence(reading.text.slice(...span), rest[length] === ')' && pointsBack),
      spans: [pointsBack ? [match.index, match.index + length] : span],
      confidence: 'medium',
      holds: true,
    })
  }
  record(reading, facts)
}

const sentence = (text: string, inBrackets: boolean): string => (inBrackets && text.includes('(') ? `${text})` : text)

function backTo(reading: Reading, at: number): number {
  const before = reading.text.slice(0, at)
  const bracket = before.lastIndexOf('(') === before.trimEnd().length - 1
  const stop = Math.max(
    ...[...'.!?;\n'].map((mark) => before.lastIndexOf(mark)),
    bracket ? before.lastIndexOf(',') : -1,
  )
  return stop + 1
}

/** Who leaves and why the post is open concerns nobody who reads the description. */
const LEAVER =
  /(?<=^|[.!?\n;,]\s*)(?:as |because |since )?(?:[Ww]e(?:'re| are) losing \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: is|'s| has) (?:leaving|left|moving on|retiring|handed in (?:his|her|their) notice)(?: us)?)[^.;,\n]*?(?:,? (?:so|and) (?:we )?need (?:an? )?(?:new |replacement )?|(?=[.;,\n]|$))/gu

/** "Maternity cover for Fiona": whose post it is concerns nobody either; a town is where it is. */
const STANDS_IN_FOR =
  /(?<=(?:[Cc]over(?:ing)?|[Rr]eplacement|[Vv]ertretung|[Rr]emplacement|[Ss]ustituci[oó]n)) (?:for|of|von|für|de) (?<name>\p{Lu}\p{Ll}+)(?: who(?:'s| is| has)? (?:\p{Ll}+ ){0,3}?\p{Ll}+)?(?=\s*[,.;()]|$| from )/gu

/** "Covering maternity leave for priya", as it is typed in haste. */
const STANDS_IN_FOR_SMALL =
  /(?<=(?:leave|cover(?:ing)?)) for (?!the |an? |our |one |up |at |all |this |six |nine |ten |twelve )(?<name>[a-z]{3,12})(?=\s*(?:\n|[,.;]|$|don'?t|please(?![a-z])|from ))/gu

export function passOverLeavers(reading: Reading): void {
  const standIns = [...matches(STANDS_IN_FOR, reading.open), ...matches(STANDS_IN_FOR_SMALL, reading.open)].filter(
    ({ groups }) => !namesPlace(groups!.name!),
  )
  withhold(
    reading,
    [...matches(LEAVER, reading.open), ...standIns].map((match): Span => [match.index, match.index + match[0].length]),
  )
}
