import { DEMONYMS } from '../../../brief/data/demonyms.ts'
import { isName } from '../../compose/speak.ts'
import type { Plan } from '../../plan.ts'
import type { FreeHome } from '../voice.ts'
import { baseForm, VERBS } from './verbs.ts'

/** How a bare noun becomes a duty, by family: "repipes" is carried out, "KS3" is taught. */
const NOUN_DUTIES: Partial<Record<string, string[]>> = {
  education: ['Teach'],
  sales: ['Look after', 'Handle'],
  hr: ['Handle', 'Look after'],
  finance: ['Take care of', 'Handle'],
  construction: ['Carry out'],
  healthcare: ['Take care of', 'Look after'],
  executive: ['Take charge of', 'Be responsible for'],
}

const LEAD_IN =
  /^(?:(?:you|they|she|he|s\/he|the (?:person|candidate|role))(?:'ll| will| must| should|)?|will|to|must|should|needs? to|has to|have to|responsible for|in charge of|responsibilities(?: include)?:?|duties(?: include)?:?|tasks?:?|the (?:job|role) is(?: to)?)\s+/i

/** Puts the first verb, and verbs joined to it, into the base form: "managing his diary and booking travel". */
function inBaseForm(words: string[]): string[] | null {
  const first = baseForm(words[0] ?? '')
  if (first === null) return null
  const wasGerund = /ing$/i.test(words[0]!) && !VERBS.has(words[0]!.toLowerCase())
  const wasThird = /s$/i.test(words[0]!) && !VERBS.has(words[0]!.toLowerCase())
  return words.map((word, index) => {
    if (index === 0) return first
    const joined = /(,|^and|^or|&|\/)$/i.test(words[index - 1]!) || /,$/.test(words[index - 1]!)
    const bare = word.replace(/,$/, '')
    // "Handles quotes and orders by phone": without an object of its own it is a noun.
    if (wasThird && /^(?:by|for|from|in|on|at|with|to|and|or|&)$/i.test(words[index + 1] ?? 'and')) return word
    if (!joined || !((wasGerund && /ing$/.test(bare)) || (wasThird && /s$/.test(bare)))) return word
    const base = baseForm(bare)
    return base === null ? word : word.replace(bare, base)
  })
}

const SENTENCE = /\b(?:you|we|they) [a-z]+|^(?:the|our|your|this|there|it) .*\b(?:is|are|has|have|will)\b/i

/** Verbs that are as often nouns. */
const NOUNS_TOO = new Set(
  'process design audit test plan project budget contract market research report order stock support control claim brand price cost team travel event book mail phone print check care service track account bill'.split(
    ' ',
  ),
)

/** They name no thing even where they stand alone. */
const ONLY_VERBS = new Set(
  'recruit induct hire manage supervise lead organise organize coordinate deliver develop maintain install oversee implement prepare create analyse analyze negotiate assemble teach greet advise clean cook serve drive sew weld sell mentor onboard'.split(
    ' ',
  ),
)

/** "Shipping bills" and "onboarding kits" are papers and parcels, and nobody ships or boards them. */
const GERUNDS_AS_NOUNS = new Set(
  'onboarding shipping training cleaning marketing billing accounting engineering scheduling reporting purchasing banking lending housing catering landscaping plumbing roofing lighting heating packaging printing publishing advertising gardening fishing parking funding pricing staffing planning meeting closing building wedding filing mailing opening serving holding writing'.split(
    ' ',
  ),
)

/** "process mapping" and "audit" are things; "map processes" and "audit suppliers" are not. */
function beginsWithVerb(text: string): boolean {
  const words = text.split(/\s+/)
  // "Budgets up to £250k": what there is, and nobody who budgets.
  if (
    /s$/i.test(words[0]!) &&
    NOUNS_TOO.has(words[0]!.slice(0, -1).toLowerCase()) &&
    /^(?:up|of|for|from|in|over|under|to|with|around|about|\d|[£$€])/i.test(words[1] ?? '')
  )
    return false
  if (words.length === 1) return ONLY_VERBS.has(words[0]!.toLowerCase())
  if (baseForm(words[0]!) === null) return false
  // "invoices and deposits": two things, and no one who invoices.
  if (words.length === 3 && /^(?:and|&|or)$/i.test(words[1]!) && /[^s]s,?$/.test(words[0]!) && /[^s]s$/.test(words[2]!))
    return false
  if (words.length === 2 && GERUNDS_AS_NOUNS.has(words[0]!.toLowerCase()) && /[^s]s$/i.test(words[1]!)) return false
  return !(
    words.length === 2 &&
    NOUNS_TOO.has(words[0]!.toLowerCase()) &&
    /(?:ing|tion|ment|ance|ysis)s?$/i.test(words[1]!)
  )
}

/** Words that a bare noun to look after does not begin with, and words that make a clause of it. */
const NO_NOUN_START =
  /^(?:\d|[^\p{L}]|(?:then|plus|also|and|but|or|after|before|during|into|over|above|below|from|with|at|in|on|for|by|of|to|until|till|while|if|when|whose|who|which|that|it|its|it's|my|i|i'm|we|you|they|there|one|two|three|four|five|well|nearly|maybe|everything|anything|nothing|some|somebody|someone|first|once|not|no|don't|please)(?![\p{L}-]))/iu
const CLAUSE_WORD =
  /\b(?:is|are|was|were|am|has|have|had|can|can't|cannot|could|will|won't|would|should|must|don't|doesn't|didn't|isn't|aren't|somebody's|who|whose|I|we|you|they|please|till|until)\b|'(?:s got|ll|ve|re|d)\b/u

export function isThing(text: string): boolean {
  const bare = text.trim().replace(LEAD_IN, '')
  return (
    !beginsWithVerb(bare) &&
    !SENTENCE.test(bare) &&
    !NO_NOUN_START.test(bare) &&
    !CLAUSE_WORD.test(bare) &&
    !/^(?!(?:existing|incoming|outgoing|ongoing|upcoming|remaining|leading|growing) )\p{L}+ing (?!and |or )/iu.test(
      bare,
    )
  )
}

/** Lists of things share a line: up to three of five words. */
const MOST_FRAMED = 17

export function asDuty(text: string, plan: Plan): string {
  const bare = text
    .trim()
    .replace(LEAD_IN, '')
    .replace(/^will /i, '')
  if (HELD.test(bare)) return `Act as ${lowerFirst(bare)}`
  const counted = COUNTED.exec(bare)
  if (counted) return `${verbFor(counted[1]!.toLowerCase())} ${lowerFirst(bare)}`
  // "support tickets" and "design reviews" are read as verb and object too, which holds either way.
  if (beginsWithVerb(bare)) return inBaseForm(bare.split(/\s+/))!.join(' ')
  // A clause, or more words than a hand can hold, is told as it stands.
  if (!isThing(bare) || bare.split(/\s+/).length > MOST_FRAMED) return bare
  const family = plan.title?.family ?? ''
  // Only subjects and those who learn are taught: "bus lists" are not.
  const own = family === 'education' && !TAUGHT.test(bare) ? undefined : NOUN_DUTIES[family]
  const frames = own ?? ['Take care of', 'Look after', 'Handle']
  return `${plan.choose(frames, bare)} ${lowerFirst(bare)}`
}

/** "Keyholder", "fire warden": what one is beside the job. */
const HELD =
  /^(?:key ?holder|(?:qualified )?first[- ]aider|fire (?:warden|marshal)|safeguarding lead|deputy|line manager)$/i

/** "900 invoices a month", "around 60 files": how much there is to do. */
const COUNTED =
  /^(?:about |around |approx\.? |some |up to |over |~ ?|ca\.? )?\d[\d,.]* (?:[a-z-]+ )?(files|accounts|invoices|clients|customers|cases|patients|pupils|children|residents|guests|tickets|calls|orders|claims|applications|payslips|properties|tenants|households|vehicles|machines|presses|deliveries|parcels|shipments|events|mandates|bookings|rooms|beds|calls|dials|hires|fairs|campaigns|posts|articles|newsletters|visits|interviews|matters|audits|projects|launches|releases|talks|webinars|contracts|files|returns|packs|dashboards|reports)(?![a-z])/i
const VERB_FOR: [string, RegExp][] = [
  ['Make', /^(?:calls|dials|hires|visits)$/],
  ['Run', /^(?:fairs|campaigns|events|webinars|interviews|projects|launches|releases|talks)$/],
  ['Write', /^(?:posts|articles|newsletters)$/],
]
const verbFor = (noun: string): string =>
  VERB_FOR.find(([, nouns]) => nouns.test(noun))?.[0] ?? (PEOPLE.test(noun) ? 'Look after' : 'Handle')
const PEOPLE = /^(?:clients|customers|patients|pupils|children|residents|guests|tenants|households)$/i

export function lowerFirst(text: string): string {
  const first = text.split(/[\s,:;]/)[0] ?? ''
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !isProper(first) && !/^\S+ \p{Lu}[\p{L}\d]{2}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

const PROPER =
  /^(Excel|Go|Java|Python|Kafka|React|Word|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Europe|Adobe|Google|Microsoft|Salesforce|Terraform|Looker|Jira)$/
const isProper = (word: string) => PROPER.test(word) || DEMONYMS.has(word)

/** Words with which a need is complete as it stands. */
const COMPLETE =
  /\b(experience|knowledge|skills?|understanding|background|degree|diploma|qualification|qualified|certificate|certification|certified|licen[cs]e|training|ability|manner|attitude|writing|writer|handwriting|communicator|communication|eye for|record|awareness|portfolio|card|permit|clearance|check|registration|registered|familiar|comfortable|confident|fluent|able|willing|willingness|availability|available|right to|phone voice|patience|patient(?! [a-z])|(?<!wound |patient |child|skin |hair )care|attention|organised|organized|reliable|reliability|friendly|flexib\w+|punctual\w*|sense of|head for|nerves|manners|interest|passion for|basics|vaccinat\w+|mastery|command of|literacy|thinking|love (?:of|for)|must|mindset|people person|proficien\w+|expertise)\b/i

/** "read drawings", "work to deadlines", and not "audit committee exposure" or "process validation IQ". */
const TAKES_OBJECT =
  /^\S+ (?:(?:an?|the|your|our|own|all|any|both|with|in|on|to|for|under|at|from|by|up|out|off|down|well|over|around|without|alone|together|people|staff|children)(?! &)|\d\S*|[a-z-]+[^s]s|[a-z]+ly|[a-z]+[^ ]* (?:and|or) [a-z]+s)(?= |$)/u

/** "must swim": what one is able to do. */
const VERB_ALONE = /^(?:swim|drive|type|lift|ride|sew|weld|cook|sing|ski|dance|draw)$/i

/** "has run tenders on their own": said to whoever reads it. */
export const asNeed = (text: string): string | null =>
  wordNeed(text)?.replace(/^(You .*\bon )their own\b/u, '$1your own') ?? null

function wordNeed(text: string): string | null {
  if (isName(text) && !VERB_ALONE.test(text)) return null
  if (VERB_ALONE.test(text)) return `You can ${text.toLowerCase()}`
  if (/^be \d/i.test(text)) return text.slice(3)
  if (/^you (?:need|have|must|can) /i.test(text)) return text
  if (/^be /i.test(text)) return `You are ${text.slice(3)}`
  if (COMPLETE.test(text)) return text
  const first = text.split(/\s+/)[0]!
  if (/ing$/i.test(first) && baseForm(first) !== null) return `Experience of ${lowerFirst(text)}`
  if (VERBS.has(first.toLowerCase()) && text.split(/\s+/).length > 2 && TAKES_OBJECT.test(text))
    return `You can ${lowerFirst(text)}`
  if (/^(someone|somebody|a person|person) (who|with|that)\b/i.test(text)) return `You are ${lowerFirst(text)}`
  if (/^(?:[Cc]an|[Cc]ould|[Hh]as|[Hh]ave|[Ii]s|[Aa]re|[Kk]nows?|[Ll]ikes?|[Ll]oves?|[Ss]peaks?) /.test(text))
    return asVerbNeed(text)
  if (/^(not|no|a|an|the|some|strong|good|clear|solid) /i.test(text)) return text
  return null
}

function asVerbNeed(text: string): string {
  return `You ${text
    .replace(/^has /i, 'have ')
    .replace(/^is /i, 'are ')
    .replace(/^(know|like|love|speak)s /i, '$1 ')}`.replace(
    /^(You \w)/,
    (start) => `${start.slice(0, 4)}${start.slice(4).toLowerCase()}`,
  )
}

const EMPLOYER =
  /\b(company|firm|agency|shop|start-?up|scale-?up|bank|clinic|hospital|school|brewery|manufacturer|charity|practice|studio|store|caf[eé]|restaurant|hotel|nursery|family|supplier|consultancy|retailer|fintech|clients|customers)(?=$| (?:\(|in\b|for|with|since|near|of|that|from|based|selling|making))/i

const TASK_NOUN =
  /\b(close|reporting|reports?|budget\w*|forecast\w*|invoic\w+|payroll|planning|audits?|maintenance|repairs?|installations?|deliver\w+|cleaning|bookings?|mapping|onboarding|campaigns?|newsletters?|rota|stock|orders?|dashboards?|minutes|diary)\b/i

/** Where a loose remark belongs: what is neither employer nor demand nor a task that a verb or noun names is only good to know. */
const PERK =
  /\b(company (?:car|bike|phone|laptop)|holidays?|vacation|PTO|leave|pension|insurance|bonus|discount|vouchers?|allowance|parking|gym|lunch|free (?:coffee|fruit|meals?|drinks?)|training budget|overtime|tips|accommodation|housing|401|training (?:given|provided|paid|\d)|(?:full|paid|free) training)/i
const STEP =
  /\b(interviews?|video call|phone call|rounds?|homework|trial (?:day|shift|lesson)|assessment|references|apply|application|cv)\b/i

const TAUGHT =
  /\b(?:ks ?\d|gcse|a-?levels?|year \d|grades? \d|lessons?|class(?:es)?|pupils|students|children|maths?|english|science|physics|chemistry|biology|history|geography|french|german|spanish|music|drama|art|sports?|phonics|reading|writing|courses?|modules?|computing|swimming|dance)\b/i

const SUBJECT = /\b(ks ?\d|secondary|primary|gcse|a-?levels?|year \d|grades?|lessons?|class(?:es)?|subjects?)\b/i

/** Things that people do, by their ending: "visual merchandising", "queen rearing". */
const ACTIVITY = /^(?!.*\b(?:clothing|building|housing|evening|morning|clients?)\b)[a-z -]+(?:ing|isation|ization)$/

const STATEMENT =
  /[€£$%]|\b(is|are|can|will|no|for|who|salary|we|our|per|welcome|possible|days?|weeks?|months?|level|grade|intake)\b|\d\d/i

export function sortFree(text: string, plan: Plan): FreeHome {
  if (/^we /i.test(text)) return 'more'
  if (STEP.test(text)) return 'process'
  if (PERK.test(text)) return 'offer'
  const words = text.split(/\s+/)
  if (
    /\b(welcome|accepted|considered|helps|useful|an asset|a plus)$/i.test(text) ||
    /\b\d+\+? (?:years?|months) /i.test(text)
  )
    return 'needs'
  if (/^(?:over|across) \d|\d ?x ?\/|\d+ (?:days|nights) (?:a|per) week/i.test(text)) return 'offer'
  if (
    /^(qualified|registered|clean|proof|right to|must|need|needs|knows?|you|own)\b/i.test(text) ||
    COMPLETE.test(text)
  )
    return 'needs'
  if (words.length <= 7 && TASK_NOUN.test(text)) return 'duties'
  if (/^for (?:our|a|an) \S/i.test(text) && words.length <= 7) return 'company'
  if (EMPLOYER.test(text) && words.length <= 7 && !/\b(is|are|with|your|you)\b/i.test(text)) return 'company'
  if (baseForm(words[0]!) !== null && words.length > 1 && !/\b(is|are|was|will|can)\b/i.test(text)) return 'duties'
  if (words.length <= 7 && (TASK_NOUN.test(text) || ACTIVITY.test(text))) return 'duties'
  // In these trades a bare noun names the work: "repipes and water heaters", "secondary KS3-KS5".
  const { family } = plan.title ?? {}
  const trade = family === 'construction' || (family === 'education' && SUBJECT.test(text))
  return trade && words.length > 1 && words.length <= 6 && /^\p{Ll}/u.test(text) && !STATEMENT.test(text)
    ? 'duties'
    : 'more'
}
