/** Employers that are named together with what they are: "health insurer Banksia Mutual", "Lokk - booking software for salons". */
import { DEMONYMS } from '../data/demonyms.ts'
import { HOUSE_KINDS, HOUSE_TRADES } from '../data/house-kinds.ts'
import type { Fact, Span } from '../facts.ts'
import { findPhrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { BLANK, type Reading, record } from '../reading.ts'
import { meets } from '../spans.ts'
import { namesPlace } from './place.ts'
import { SKILL_LOOKUP } from './skills.ts'
import { seen } from './spot.ts'
import { TITLE_WORDS } from './title-words.ts'

/** A word may begin a sentence. */
const eitherCase = (words: string): string =>
  words.replace(
    /(^|\||\(\?:)([a-z])/g,
    (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`,
  )

const WORD = "\\p{Lu}[\\p{L}\\d'’&.-]*[\\p{L}\\d]"
const NAME = `${WORD}(?: (?:& |and |of |the |de |du |la |van |von )?${WORD}){0,3}`
/** Words that tell the kind apart, with the kind as the last: "online glasses shop". */
const KIND = `(?:[\\p{L}\\d][\\p{L}\\d'’/-]* (?:& |and |\\+ )?){0,4}?(?:${eitherCase(HOUSE_KINDS)}|SaaS|NGO)`
/** Told first, as it is told at once: none begins within a word. */
const NOT_WITHIN = '(?<![A-Za-zÀ-ɏ\\d])'
const BEGINS =
  "(?<=^|[.,;:(\\n!?]\\s*|\\s-\\s|(?:[Ff]or|[Aa]t|[Jj]oin|of|are|is|[Ww]e're|[Bb]y|[Ii]n) )(?:[Aa]n? |[Tt]he |[Oo]ur |[Mm]y )?"
const ENDS =
  '(?=\\s*(?:[.,;:()\\n!?]|$| -|\\+)|(?:,? (?:in|near|with|since|has|have|is|based|needs?|seeks?|hires?|wants?|runs|of \\d) ))'

/** "building materials trader Gulfmark", "a parcel locker firm (Boxl)", "rose farm in Naivasha (Malewa Blooms)". */
const KIND_THEN_NAME = new RegExp(
  `${NOT_WITHIN}${BEGINS}(?<about>${KIND}(?: (?:for|in|of|outside|near) (?:[\\p{L}&]|[ -](?=[\\p{L}&])){3,28})?)(?:(?: \\p{Lu}[\\p{L}.'’]+){1,3}(?= ?\\())?(?: (?:called |named )?| ?\\()(?<name>${NAME})${ENDS}`,
  'gu',
)
/** "Bank app for freelancers, Moeda Livre.": the name at the end of the sentence that tells the kind. */
const KIND_COMMA_NAME = new RegExp(
  `${NOT_WITHIN}(?<=^|[.\\n!?]\\s*)(?:[Aa]n? |[Tt]he |[Oo]ur |[Ww]e are an? |[Ww]e're an? )?(?<about>(?:${KIND}|i[Gg]aming|${eitherCase(HOUSE_TRADES)})(?: (?:for|of) [\\p{L} &-]{3,28})?)(?:, | - )(?<name>${NAME})(?=\\s*(?:[.;\\n]|$))`,
  'gu',
)
/** "Lokk - booking software for hairdressers", "Palmarm (robotics company)", "Kestrel is a fintech". */
const NAME_THEN_KIND = new RegExp(
  `${NOT_WITHIN}(?<=^|[.\\n!?;]\\s*)(?<name>${NAME})(?: - |, (?:an? |the )?| ?\\((?:an? )?| is an? | = |: )(?<about>(?:${KIND}|(?:[\\p{L}\\d-]+ ){0,3}?(?:software|apps?|tools?)|${eitherCase(HOUSE_TRADES)}|B2B SaaS)(?: (?:for|of|in) [\\p{L}\\d &-]{3,36})?)(?=\\s*(?:[.,;()\\n]|$))`,
  'gu',
)

/** Whose kind is named, but who does not hire: "parent company Fortive", "through the agency Hays". */
const OTHERS =
  "(?:parent|sister|partner|client|clients?'?|competitor|former|previous|rival|recruit(?:ment|ing)|recruiter|staffing|external|pension|your|their|his|her|no|not|any|some|through|via|with|using|like|each|every|another|same|this|that|old|other|payroll|current|last|tax|by|from|experience|must|nice|knowledge|media)"
const NOT_HIRING = new RegExp(`^${OTHERS} `, 'u')
const BEHIND_OTHERS = new RegExp(`(?<![a-z])${OTHERS} (?:an? |the )?$`, 'u')
const NO_NAME =
  /^(?:[A-Z]{2,4}$|(?:Who|To|Us|Dept|Post|Hours)(?![\p{L}])|The(?! \p{Lu})|A|An|Our|We|You|It|This|I|Our|My|Please|Need|Must|No|Not|Nice|Start|Team|Pay|Salary|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Full|Part|Hybrid|Remote|Senior|Junior|Head|Manager|HQ|HR|IT|UK|US|EU|USA|[A-Z]{1,3}\d?|Reports?|Contact|Apply|Series|Mr|Mrs|Ms|Dr)(?![\p{L}])/u

/** "Book festival charity" begins a sentence; "Swiss tool maker" is Swiss wherever it stands. */
const inSentence = (about: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(about) && !DEMONYMS.has(about.split(' ')[0]!)
    ? about.charAt(0).toLowerCase() + about.slice(1)
    : about

/** A product that is sold is no house: "booking software" is what it makes. */
const asAbout = (about: string): string =>
  /(?:^| )(?:software|apps|tools?)(?= (?:for|of|in) |$)/iu.test(about)
    ? `makes ${inSentence(about)}`
    : inSentence(about)

const isKnownTool = (name: string): boolean =>
  findPhrases(SKILL_LOOKUP, name.toLowerCase()).some((hit) => hit.to - hit.from > name.length / 2)
const isTitle = (name: string): boolean => {
  const last = name.split(' ').at(-1)!.toLowerCase()
  return findPhrases(TITLE_WORDS, last).some((hit) => hit.from === 0 && hit.to === last.length)
}

/** "in the studio (Chelsea)": a place, or a part of one. */
const STARTS_OPEN =
  /^(?:in|at|on|of|the|a|an|with|from|to|and|or|head|chief|lead|own|we|you|they|it|is|are|for|per|no|not|my|our|their|under|near|by|via|help|run|build|manage|sell|sells|work|working|wanted|needed|new|good|great|big|some|\d+) /u

/** "Product: booking software for vets": the word ahead of the colon says what follows. */
const LABEL =
  /^(?:Product|Company|Employer|Client|Stack|Tools?|Platform|Business|Industry|About(?: us)?|Sector|Role|Job|Where|Who|What|Brand|Note|Context|Team|Duties|Tasks|Perks|Benefits|Offer|We|Us):$/iu

/** "extrusion trials at toll maker": what is done there. */
const TAKES_PLACE = / (?:at|to|on|from|with|by|into|near(?! [a-z]+(?: [a-z]+)?$)|via|through|the|an?|our) /u

/** "Nordic Marine Insurance" is a name, "Nordic marine insurer" tells the kind. */
const isWrittenSmall = (about: string): boolean =>
  about
    .split(/ (?:in|of|for|near|outside) (?=\p{Lu})/u)[0]!
    .split(' ')
    .slice(1)
    .every((word) => /^(?:\p{Ll}|\d|[&+])/u.test(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word) || DEMONYMS.has(word))

/** "NGO WaterThread", "charity Lampost": words that stand ahead of a name and nothing else. */
const NAMED_ALONE =
  /^(?:micro-?lender|ngo|charity|bookseller|bookshop|brewer|brewery|bakery|wholesaler|publisher|distributor|consultancy|distillery|roastery|non-?profit|credit union|building society|start-?up|scale-?up|fintech|retailer|winery|insurer|airline|co-?op)$/u

const IS_TRADE = new RegExp(`^(?:${HOUSE_TRADES})$`, 'u')

interface Found {
  name: Span
  about: Span
}

/** The employer's name, and what it is, where one tells the other; in English alone, where nouns are small. */
export function readHouseByKind(reading: Reading): boolean {
  if (reading.language !== 'en') return false
  const found = [KIND_THEN_NAME, KIND_COMMA_NAME, NAME_THEN_KIND]
    .flatMap((pattern) => matches(pattern, reading.text).map(spansOf))
    .find((one) => isHouse(reading, one) && !goesOnAsName(reading, one))
  if (!found) return false
  const told = reading.text.slice(...found.about)
  // Where it is has mostly been read already; a place that no list knows is told with the house.
  const where = / (?:in|near|outside) \p{Lu}.*$/u.exec(told)?.index ?? told.length
  const isRead = reading.open.slice(found.about[0] + where, found.about[1]).includes(BLANK)
  const about = (isRead ? told.slice(0, where) : told).trim()
  const facts: Fact[] = [
    {
      kind: 'company',
      ...seen(reading, found.name, 'high', true),
      text: reading.text.slice(...found.name),
      aspect: 'name',
    },
  ]
  if (about.includes(' ') || !/^(?:company|firm|business|group|employer|co-?op|office|services?)$/iu.test(about))
    facts.push({
      kind: 'company',
      ...seen(reading, found.about, 'high', true),
      text: asAbout(about),
      aspect: 'about',
    })
  // "Civic tech non-profit Open Bothy": the stage is a part of what the house is.
  reading.facts = reading.facts.filter(
    (fact) => !(fact.kind === 'company' && fact.aspect === 'stage' && meets(fact.spans[0]!, found.about)),
  )
  record(reading, facts)
  return true
}

/** "Booking platform for Harborne Rail": whom it is made for has a name of two words. */
const goesOnAsName = ({ text }: Reading, { about: [from, to], name: [start] }: Found): boolean =>
  start === to + 1 && / (?:for|of) (?:\p{Lu}[\p{L}'’&-]+ ?)+$/u.test(text.slice(from, to))

function spansOf(match: RegExpExecArray): Found {
  const { name, about } = match.groups!
  const aboutFirst = match[0].indexOf(about!)
  const from = match.index + (match[0].startsWith(name!) ? 0 : match[0].lastIndexOf(name!))
  const aboutFrom = match.index + (match[0].startsWith(name!) ? match[0].lastIndexOf(about!) : aboutFirst)
  return { name: [from, from + name!.length], about: [aboutFrom, aboutFrom + about!.length] }
}

function isHouse(reading: Reading, { name, about }: Found): boolean {
  const typed = reading.text.slice(...name)
  const said = reading.plain.slice(...about)
  if (reading.open.slice(...name).includes(BLANK) || reading.withheld.some((span) => meets(span, about))) return false
  if (
    !/^\p{Lu}/u.test(typed) ||
    !typed.split(' ').every((word) => /^(?:\p{Lu}|&|and|of|the|de|du|la|van|von)/u.test(word))
  )
    return false
  if (NO_NAME.test(typed) || namesPlace(typed) || isKnownTool(typed) || isTitle(typed)) return false
  if (reading.facts.some(({ kind, spans }) => kind === 'title' && spans.some((span) => meets(span, about))))
    return false
  if (
    STARTS_OPEN.test(said) ||
    !(said.includes(' ') || IS_TRADE.test(said) || NAMED_ALONE.test(said)) ||
    !isWrittenSmall(reading.text.slice(...about))
  )
    return false
  if (
    LABEL.test(`${typed}${reading.text[name[1]]}`) ||
    TAKES_PLACE.test(said) ||
    reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'about' && meets(fact.spans[0]!, about))
  )
    return false
  return !NOT_HIRING.test(said) && !BEHIND_OTHERS.test(reading.plain.slice(Math.max(0, about[0] - 20), about[0]))
}
