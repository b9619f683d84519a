/** What English writers say in passing of the work, the team, the hours and the house, in the words that a form would use. */
import { isHouse } from './extract/subjects.ts'
import { VERBS } from './extract/tasks.ts'
import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row, row } from './talk-rows.ts'

const TASKS_ON = /(?:, and|,| and) to (?=\p{Ll}{2,})/gu

/** What is to be done. */
const WORK: Row[] = [
  // "The work is to map the repairs service, to prototype improvements and to train staff".
  [
    /(?<=^|[.;!\n•]\s*)(?:[Tt]he|[Yy]our|[Tt]heir) (?:work|job|role|task|brief) (?:is|will be|would be) to (?<tasks>[^.;\n]{10,300})/gu,
    ({ groups }) => `The job: ${groups!.tasks!.replace(TASKS_ON, ', ')}`,
  ],
  row(
    /(?<=^|[.;!\n•]\s*)[Ww]hat (?:do they do|do you do|they(?:'ll| will)? do|they'd do|would they do|will they do|does it involve|you(?:'d|'ll| will)? do|is the job|'s the job)[?,:]+ ?(?:well,? )?(?:they(?:'ll|'d| will)?|you(?:'ll|'d| will)?)? ?/gu,
    'The job: ',
  ),
  // "want 3-way match from 81 to 95%".
  [
    /(?<ahead>^|[.;\n•]\s*|,\s*)(?:and )?(?:(?:we|i) )?(?:want|need|would like|'d like)(?: to (?:get|bring|push|take|see|have))? (?:the |our |that )?(?!to )(?<what>[^.;,\n]{3,40}?) (?:up |down )?(?<span>from \d[\d.]* ?%? to \d[\d.]* ?%)/giu,
    ({ groups }) => `${groups!.ahead!.replace(',', '.')}The job: bring ${groups!.what} ${groups!.span}`,
  ],
  // "We move off VMware next year and they'd lead that bit".
  row(
    /(?<=^|[.;!\n•]\s*)[Ww]e(?:'re| are)? (?:mov(?:e|ing)|migrat(?:e|ing)|switch(?:ing)?|chang(?:e|ing)) (?<what>[^.;,\n]{4,60}?),? and (?:they|you)(?:'d|'ll| would| will)? lead (?:that|this|it)(?: bit| part| move| change| one)?(?=\s*[.;,\n]|$)/gu,
    'The job: lead our move $<what>',
  ),
  row(
    /(?<=^|[.;!\n•]\s*)(?:[Tt]he |[Oo]ur )?(?<what>[Pp]lant|[Oo]ffice|[Ff]actory|[Ww]arehouse|[Hh]ead office|HQ|[Ss]hop|[Ss]ite|[Ll]ab|[Ss]tudio|[Kk]itchen|[Tt]eam) (?:moves|is moving|relocates|will move|is to move) to (?<to>[^.;,\n]{3,50}),? (?:and )?(?:the [\p{L} ]{2,24}|they|you)(?:'ll|'d| will| would)? leads? (?:the move|that|this|it)(?=\s*[.;,\n]|$)/gu,
    'The job: lead the move of our $<what> to $<to>',
  ),
  // "Leads production, supply chain, quality, regulatory".
  [
    /(?<=^|[.;!\n•]\s*)(?:(?:(?:you|they)(?:'ll| will)? )(?:lead|run|own|oversee|head)|leads|runs|owns|oversees|oversee|heads) (?<all>(?:[\p{Ll}&/ -]{3,24}, ){1,5}[\p{Ll}&/ -]{3,40})(?=\s*(?:[.;\n]|$))/giu,
    (match) => {
      const verb = /(?:lead|run|own|oversee|head)(?=s? )/iu.exec(match[0])![0].toLowerCase()
      const parts = match.groups!.all!.split(/, (?:and )?| and /u)
      // "Run the billing, review code and plan releases": each is a task of its own.
      const isVerb = (part: string): boolean => part.includes(' ') && VERBS.en.has(part.split(' ')[0]!.toLowerCase())
      return parts.length > 2 && parts.every((part) => part.split(' ').length <= 3) && !parts.slice(1).some(isVerb)
        ? `The job: ${verb} ${parts.slice(0, -1).join(' & ')} & ${parts.at(-1)}`
        : null
    },
  ],
  row(
    /(?<=^|[.;\n•]\s*|[-•] )(?<label>[Pp]atch|[Tt]erritory|[Tt]urf|[Rr]egion) ?[=:] ?(?<where>[^.;:\n]{3,50}): (?<whom>[^.;:\n]{3,90})/gu,
    'Territory: $<where> ($<whom>)',
  ),
  // "~55 tickets a day in spring, 20 in fall".
  row(
    /(?<=\d \p{L}+ (?:a|per) (?:day|week|month)[^.;,\n]{0,20}), (?=\d+ in (?:the )?(?:spring|summer|autumn|fall|winter|season|january|december))/giu,
    ' and ',
  ),
]

/** What houses live by; "runs" and "manages" are said of a boss as well. */
const HOUSES_DO =
  'make|sell|build|design|manufacture|produce|publish|import|export|brew|bake|roast|rent|lease|insure|distribute'
/** A person does so, too: a name of several words tells the house. */
const AND_PEOPLE_DO =
  'hire(?=s? out)|repair|service|install|clean|print|ship|deliver|develop|recycle|restore|breed|grow|operate|fit|assemble|stock|host|lend'
const lived = (verbs: string): string => `(?:${verbs})(?:e?s)?`
const LIVES_BY = `(?<name>\\p{Lu}[\\p{L}&'’-]+(?: (?:& )?\\p{Lu}[\\p{L}&'’-]+){0,3}) (?<verb>${lived(`${HOUSES_DO}|${AND_PEOPLE_DO}`)})(?: and (?<also>${lived(`${HOUSES_DO}|${AND_PEOPLE_DO}`)}))?(?<out> out)?`
const ONLY_HOUSES_DO = new RegExp(`^${lived(HOUSES_DO)}$`, 'u')
const weDo = (verb: string): string => verb.replace(/(?<=sh)es$|s$/u, '')

/** With whom, and for how many. */
const TEAM: Row[] = [
  row(
    /(?<=^|[.;,!\n•]\s*|[-•] )(?<who>\d{1,3}(?: [\p{L}-]+){1,3}) under (?:this|the) (?:person|position|job|one|manager|supervisor|lead)(?!\p{L})/gu,
    'Leads $<who>',
  ),
  row(
    /(?<=^|[.;,!\n•]\s*|[-•] )(?:[Yy]ou(?:'ll| will|'d)?|[Tt]hey(?:'ll| will|'d)?) (?:join|work with|work alongside) (?=\d{1,2} \p{Ll}[\p{Ll} ]{3,24}(?:,| and| \+) \d{1,2} \p{Ll})/gu,
    'Team: ',
  ),
  // "Network engineer, Hull, 6 in IT".
  row(
    /(?<=[.;,\n] ?)(?<count>\d{1,2}) in (?:the )?(?:IT|HR|QA|PR|EHS|R&D|L&D|team|dept|department)(?=\s*(?:[.;,\n]|$))/gu,
    'team of $<count>',
  ),
  row(
    /(?<=^|[.;,!\n•]\s*)(?:(?:they|you|it|the role|the post) )?(?:doesn't|does not|don't|do not|won't|will not) (?:line[- ]?)?(?:be )?(?:manag(?:e|ing)|lead(?:ing)?|supervis(?:e|ing)) (?:anybody|anyone|people|staff|a team)(?=\s*(?:[.;,\n]|$))|(?<=^|[.;,!\n•]\s*)(?:nobody|no one|no-one|no people|no staff) to (?:manage|lead|supervise)(?=\s*(?:[.;,\n]|$))/giu,
    'No people management',
  ),
  row(/(?<!\p{L})[Tt]he (?:post|role|position|job) (?:reports|answers) (?=to )/gu, 'Reports '),
]

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times']
const PERIODS: Record<string, string> = { y: 'year', m: 'month', q: 'quarter', w: 'week' }

/** When, how often, until when. */
const WHEN: Row[] = [
  [
    /(?<![\p{L}\d])(?<from>mon|tues?|weds?|thurs?|fri|sat|sun)(?: ?- ?| to )(?<to>mon|tues?|weds?|thurs?|fri|sat|sun)(?=,? ?(?:\d|[.,;\n]|$))/gu,
    ({ groups }) => `${DAYS[groups!.from!.slice(0, 3)]} to ${DAYS[groups!.to!.slice(0, 3)]}`,
  ],
  row(
    /(?<=\d(?::\d\d)?(?: ?[ap]m)? )(?<zone>mountain|eastern|pacific|central)(?: time)?(?=\s*(?:[.;,\n]|$))/gu,
    '$<zone> time',
  ),
  [
    /(?<![\p{L}\d])(?<n>[1-6]) ?x ?(?:\/ ?|an? |per )?(?<per>yr|year|month|mo|quarter|qtr|week|wk)(?!\p{L})/giu,
    ({ groups }) => `${TIMES[Number(groups!.n)]} a ${PERIODS[groups!.per!.charAt(0).toLowerCase()]}`,
  ],
  row(/(?<=(?:^|[\s(])\d) days? (?=week(?!\p{L}))/gu, '-day '),
  row(
    new RegExp(
      `(?<!\\p{L})start whenever(?: you (?:like|can|want))?(?:,| -|;)? ?(?:but )?(?:by )?(?<month>${MONTH}) (?:at the latest|latest)`,
      'giu',
    ),
    'start by $<month> at the latest',
  ),
  row(
    new RegExp(
      `(?<=^|[.;!\\n•]\\s*)we(?:'d)? (?:need|want|like) (?:someone|somebody|them|the person) (?:to start |in place |in post |here |in )?by (?<when>(?:(?:the )?(?:end|start|middle) of )?${MONTH})(?:,? (?:at the )?latest)?`,
      'giu',
    ),
    'Start by $<when> at the latest',
  ),
  row(/(?<=\d ?- ?\d{2,3}) \((?:thousand|k)\)(?:, no (?:more|higher)(?=\s*(?:[.;\n]|$)))?/giu, 'k'),
  row(/(?<=\d ?k), no (?:more|higher)(?=\s*(?:[.;\n]|$))/giu, ''),
  row(/(?<=[Tt]ravel[^.;\n]{0,16}\d ?%), (?<most>mostly|mainly) (?:to )?(?=\p{Lu})/gu, ', $<most> to '),
  row(
    /,? (?:we(?:'d| would)? (?:take|be happy with|be fine with|consider) either|either (?:is|works|would be) (?:fine|ok|okay|good)(?: (?:for|with) us)?|(?:it's )?your choice|up to you|you choose)(?=\s*(?:[.;\n]|$))/giu,
    '',
  ),
  row(
    /,? (?:though|but|and|although) we(?:'d| would| do)? (?:hope|like|expect|want|need) to see (?:the (?:person|post-?holder)|them|you|people) (?=(?:at|in) )/giu,
    '. You work ',
  ),
  row(
    /,? (?:and )?(?:that'?s |this is |it'?s )?(?:the )?(?:actual|real) (?:money|pay|salary|figure|amount),? not pro[- ]?rata(?:'?d|ed)?/giu,
    '. This is the pay for these hours',
  ),
  row(/(?<=\d[\dk,.]*), (?:fixed|flat)(?:, no (?:range|band|scale))?(?=\s*(?:[.;,\n]|$))/gu, ' fixed'),
  row(/(?<=\d[\d,. ]*(?:k|a month|monthly|a year|per month|per year)?) all in(?=\s*(?:[+.;,\n]|$))/gu, ' all-in'),
]

/** The house, and where it stands. */
const HOUSE: Row[] = [
  // "It's Corella Drilling, 140 staff".
  row(
    /(?<=^|[.!?\n•]\s*)[Ii]t['’]?s (?=\p{Lu}[\p{Ll}&'’-]+ \p{Lu}[\p{Ll}&'’-]+(?: \p{Lu}[\p{Ll}&'’-]+)?(?:,| [-–(]|[.\n]|$))/gu,
    'Company: ',
  ),
  row(/(?<!\p{L})(?<what>[Hh]ead office|HQ) (?<where>\p{Lu}\p{Ll}+)(?=,| and|\.)/gu, '$<where> ($<what>)'),
  // "in Hobart, well, Huonville really".
  row(
    /(?<=(?:^|[\s(]))(?<was>\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?), (?:well,? |or,? |i mean,? )?(?:that's |it's |actually,? |more |rather |in fact,? )?(?<then>\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?),? (?:really|actually|in fact|to be (?:precise|exact)|strictly speaking)(?=\s*(?:[.;,)\n]|$))/gu,
    '$<was> ($<then>)',
  ),
  row(/, (?<why>because of [^.,;\n]{3,30})(?=, )/gu, ' ($<why>)'),
  // "Five weeks' leave, because nobody can be away in March": what is given, and why, are one thing.
  row(
    /(?<=(?:leave|holidays?|vacation|off|weekends?|saturdays|sundays|evenings)(?: [^.;,()\n]{3,16})?), (?<why>(?:because|as|since) (?:nobody|no one|everyone|everybody|we|the (?:shop|office|plant|site|farm|clients?|customers)) [^.;()\n]{6,90}?)(?=\s*(?:[.;\n]|[-–] |$))/giu,
    ' ($<why>)',
  ),
  // "I write as Chair of the trustees of Fellside Hospice in Skipton".
  row(
    /(?<=^|[.!\n•]\s*)I(?:'m| am)? (?:write|writing|write to you|writing to you) as (?:the )?[^.,;\n]{3,48} (?:of|at|for) (?:the )?(?=\p{Lu}[\p{Ll}'’]+ \p{Lu})/gu,
    'We are ',
  ),
  // "Our Chief Executive retires in May and we wish to find a successor".
  row(
    /(?<=^|[.!\n•]\s*)[Oo]ur (?:present |current )?(?<title>[\p{L} ]{3,40}?) (?<goes>retires|is retiring|steps down|is stepping down|leaves us|is leaving us) (?<when>(?:at the end of|in|on|by) [^.,;\n]{3,30}?),? (?:and|so)(?: so)? we (?:wish|want|need|would like|hope|are looking|must) (?:to )?(?:find|appoint|seek|recruit|for|look for)? ?(?:an? |his |her |their )?(?:new )?(?:successor|replacement)(?=\s*[.;,\n]|$)/gu,
    'Role: $<title>. Successor to the post-holder, who $<goes> $<when>',
  ),
  // "Tarnbrook make water meters, 22 of us".
  [
    new RegExp(`(?<=^|[.!\\n•]\\s*)${LIVES_BY} (?!and |or |sure |up )(?=[\\p{Ll}\\d])`, 'gu'),
    ({ groups }) => {
      const { name, verb, also, out = '' } = groups!
      if (!isHouse(name!) || !(name!.includes(' ') || ONLY_HOUSES_DO.test(verb!))) return null
      return `Company: ${name}. We ${weDo(verb!)}${also ? ` and ${weDo(also)}` : ''}${out} `
    },
  ],
  // "Loamy, we sell seed kits".
  [
    /(?<=^|[.!\n•]\s*)(?<name>\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){0,2}), we (?=(?:sell|make|build|run|design|grow|import|print|bake|brew|roast|repair|produce|rent|supply|provide) \p{Ll})/gu,
    ({ groups }) => (isHouse(groups!.name!) ? `Company: ${groups!.name}. We ` : null),
  ],
]

/** Forms whose labels are those of the writer. */
const SHORT_DAYS: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
}
const LABELS: Row[] = [
  row(/(?<=^|\n|• )(?:Co\.?|For|Employer|Who we are): (?=\p{Lu})/gu, 'Company: '),
  row(/(?<=^|\n|• )(?:N\.?B\.?|PS|P\.S\.|Note):? (?=(?:no|not|all|only|we) )/gu, ''),
  row(
    /(?<=^|\n|• )(?:Boss|Manager|Lead|Reports to) ?(?:\/|&|\+|and) ?(?:squad|team|crew): (?<boss>[^;\n]{3,50}); (?=\S)/giu,
    'Reports to $<boss>\nTeam: ',
  ),
  [
    /(?<!\p{L})(?:Mo|Tu|We|Th|Fr)(?:(?: |, ?| ?[/+&] ?)(?:Mo|Tu|We|Th|Fr)){1,4}(?!\p{L})/gu,
    ([days]) => {
      const named = days.match(/Mo|Tu|We|Th|Fr/g)!.map((day) => SHORT_DAYS[day]!)
      return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
    },
  ],
  // "Pinecall (hearing aids sold online, Raleigh NC, ~85 people)": where it is and how many work there are told apart.
  row(
    /(?<=\p{Lu}[\p{L}&'’-]+ )\((?<what>[^(),\n\d]{4,44}), (?<where>[^(),\n\d]{3,24}), (?:~ ?|ca\.? ?|approx\.? ?)?(?<size>\d[\d,.]* ?(?:people|ppl|emps?|employees|staff|of us))\)/gu,
    '($<what>), $<where>, $<size>',
  ),
]

/** Whose leave it is concerns nobody. */
const LEAVES: Row[] = [
  row(
    /(?<!\p{L})cover(?:ing)? for (?:a )?(?<leave>maternity|paternity|parental|adoption|sick)(?: leave)?(?=\s*(?:[.,;)\n]|$))/giu,
    '$<leave> cover',
  ),
  row(
    /(?<=(?:^|[\s(])(?:it'?s |its |this is |for |covering |to cover ))\p{Lu}\p{Ll}+'?s? (?=(?:mat|maternity|parental|paternity|adoption|sick)(?: leave)?(?: cover)?(?!\p{L}))/gu,
    '',
  ),
  // "Maternity cover for Ines, 9 months".
  row(
    /(?<=(?:[Mm]aternity|[Pp]aternity|[Pp]arental|[Mm]at|[Ss]ick|[Aa]doption) (?:[Ll]eave )?[Cc]over) for (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas)(?!\p{L}))\p{Lu}\p{Ll}+,? (?:for )?(?=\d{1,2} months)/gu,
    ' for ',
  ),
  row(/(?<=(?:cover|leave)) so (?=\d{1,2} months)/gu, ' for '),
]

/** "Not Trello, we ditched it": why something is not used. */
const WHY_NOT: Row[] = [
  row(
    /(?:,| -)? ?(?:as |because |since )?we(?:'ve| have)? (?:binned|ditched|dropped|scrapped|retired|got rid of|replaced|stopped using) (?:it|that|them)(?: last (?:year|month)| ages ago| years ago)?(?=\s*(?:[.;\n]|$))/giu,
    '',
  ),
]

/** How one applies. */
const APPLY: Row[] = [
  row(
    /,? (?:please )?quot(?:e|ing) (?:ref(?:erence)?\.?:? ?)?(?<ref>[A-Z\d][A-Z\d]*[-/][A-Z\d/-]{2,})/gu,
    '. Please give the reference $<ref> when you apply',
  ),
]

/** What is asked for, and what the house sees to. */
const ASKED: Row[] = [
  row(
    /(?<=(?:years?|yrs?|months)(?:'? exp(?:erience)?)?,?) of (?:that|those|these) (?:at least )?(?=\d{1,2} (?:with|in|as|on|at)(?!\p{L}))/gu,
    ' of which ',
  ),
  row(
    /(?<=^|[.;,\n•]\s*)(?<tools>\p{Lu}[\p{L}\d+#.]*(?:(?:, | and | & )\p{Lu}[\p{L}\d+#.]*){0,4}) (?:is|are) what we (?:use|work with|run on)(?=\s*[.;,\n]|$)/gu,
    'we use $<tools>',
  ),
  row(/(?<!\p{L})AccessNI (?<which>basic|standard|enhanced) (?:check|disclosure)/giu, '$<which> AccessNI check'),
  [
    /(?<=^|[.!?\n•]\s*|[-•] )(?:[Ww]e |[Yy]ou )?(?:[Dd]on't|[Dd]o not|[Dd]ont) need(?: |: (?=[^.,;:\n]{3,40}, (?:we|but|you)(?!\p{L})))(?!to )(?<what>[\p{L}\d][^.,;:\n]{2,40}?)(?:(?<goesOn>,)(?= (?:we|but|you)(?!\p{L}))|(?=\s*(?:[.;\n]|$)))/gu,
    ({ groups }) => `No ${groups!.what} needed${groups!.goesOn ? '.' : ''}`,
  ],
  row(
    /(?<=^|[.!?\n•]\s*|, )(?<what>\p{Lu}[\p{L}' ]{2,40}?) (?:will be|is|are) (?<how>arranged|paid for|covered|provided) by us(?=\s*(?:[.;,\n]|$))/gu,
    'we arrange $<what>',
  ),
]

/** Words that are written in haste. */
const SHORT: Row[] = [
  row(/(?<!\p{L})w\/o ?(?=\p{L})/gu, 'without '),
  row(/(?<![\p{L}/])w\/ ?(?=[\p{L}\d$£€¤])/gu, 'with '),
  row(/(?<!\p{L})thro(?!\p{L})/gu, 'through'),
  row(/,? obviously(?=\s*(?:[.;,)\n]|$))/giu, ''),
  row(/(?<!\p{L})is must(?=\s*(?:[.;,\n]|$))/gu, 'is a must'),
]

const ROWS = [...LABELS, ...WORK, ...TEAM, ...WHEN, ...HOUSE, ...LEAVES, ...WHY_NOT, ...APPLY, ...ASKED, ...SHORT]
/** Edits that write it so; what is only said of the text has gone before. */
export const englishWork = (text: string, language: () => Language): Edit[] =>
  language() === 'en' ? editsByRows(text, ROWS) : []
