/** Tools and fields of knowledge: known names anywhere, unknown ones behind "experience with" and the like. */

import { SHARED_WITH_WORDS, SKILLS } from '../data/skills.ts'
import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { compilePhrases, findPhrases, type Hit } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { isNegated, needAt, saysUnneeded } from '../polarity.ts'
import { BLANK, partAt, type Reading, record } from '../reading.ts'
import { seen, trim, withNeed } from './spot.ts'

type Skill = Extract<Fact, { kind: 'skill' }>

export const SKILL_LOOKUP = compilePhrases([
  ...SKILLS.flatMap((entry) => {
    const [name, ...others] = entry.split('=')
    return [name!, ...others].map((form) => [form, printed(name!)] as const)
  }),
  ...SHARED_WITH_WORDS.map((name) => [name, `=${name}`] as const),
])

/** Some names carry a word that only tells them apart in the list ("Notion app"). */
function printed(name: string): string {
  if (name === 'Golang') return 'Go'
  return name.replace(/ (?:app|practice|CDP|CMS|ATS|EHR|WMS|POS|CAD|PMS certification)$/, (tail) =>
    /CAD|WMS|POS|EHR|PMS/.test(tail) ? tail : '',
  )
}

/** Short forms that are words in some language or units: they need their capitals. */
const NEEDS_CAPITALS =
  /^(?:vite|dax|visio|sas|aml|kyc|ap|ar|a3|go|js|ts|pos|spi|can bus|mes|rag|nav|ifs|leap|sen|rio|lean|mig|tig|wig|mag|cam|cad|erp|crm|ats|cms|sea|sem|seo|cro|pim|pms|mep|vat|hgb|mdr|brc|safe|sox|big|arm|doe|helm|dns|eap|pcr|dcs|epic|amplitude|plc|sps|bms|daf|daz|fle|fda|gmp|glp|adp|aeb|tms|wms|ups|gong|maya|lever|orbis|medidata|mews|rpa|vue|clio|accessibility|express|addison|quadra|ashby|abacus|concur|micros|vault|unity)$/
const PROGRAMMED = '(?:python|java|rust|kotlin|typescript|javascript|node(?:\\.js)?|ruby|scala|php|elixir|c\\+\\+|c#)'
const OR = ' ?(?:or|and|oder|und|ou|et|o|y|/|,|&|\\+) ?'
const PROGRAMMED_BEFORE = new RegExp(`(?<![a-z])${PROGRAMMED}${OR}$`, 'u')
const PROGRAMMED_AFTER = new RegExp(`^${OR}${PROGRAMMED}(?![a-z])`, 'u')
const NOT_THE_TOOL: Record<string, { before?: RegExp; after?: RegExp }> = {
  Go: {
    before: /(?:to|on the|you|we|let's|a|no|don't|can|will|pay as you|must|the|ready to) $/u,
    after: /^(?:[- ](?:to|live|ahead|getter|for|the|on|out|home|through|beyond|into|back)|[A-Za-zÀ-ɏ])/u,
  },
  C: {
    before:
      /(?:class|classe|klasse|clase|cat|category|licen[cs]e|permis|permiso|carnet|vitamin|series|german|english|level|band|grade|fuhrerschein|objective|series|block|gebaude|plan|hep|hepatitis|appendix|schedule|b,|b\/|and|c1|type) $/u,
    after: /^(?:[-+#&'%]|\/c| ?(?:level|suite|class|licen|\d|&)| \+(?! [a-z]{3})|-level|1|2|\.)/u,
  },
  R: { after: /^(?:&|\.| ?& ?d|'|-)/u, before: /(?:h|a|&|toys|l&|section|type|schedule)\s?&?\s?$/u },
  // Pesos, where a sum stands behind.
  PHP: { after: /^ ?\d/u },
  // In Singapore it is the thirteenth month's pay.
  AWS: { before: /(?:months?|mths?|bonus|\d ?k) ?(?:\+ ?)?$/u, after: /^ ?(?:\((?:the )?13th|bonus|\()/u },
  React: {
    before: /(?:to|you|must|quickly|can|who|and) $/u,
    after: /^ (?:to|quickly|fast|calmly|well|when|under|promptly)/u,
  },
  Excel: { before: /(?:you|to|who|will|they) $/u, after: /^ (?:in|at|as) (?:service|a |your|an|this|our|the)/u },
  Access: {
    before: /(?:remote|have|building|site|door|network|to|easy|system|data|get|public|user|open|market|the|of|and) $/u,
    after: /^(?: (?:to|control|rights|for|and inclusion|needs|all)|ib)/u,
  },
  Word: {
    before: /(?:spoken|written|a|the|every|of|your|last|our|good|in) $/u,
    after: /^ (?:of|for|and deed|count|spreads)/u,
  },
  Teams: {
    before:
      /(?:sales|cross-functional|our|other|the|with|across|small|two|of|and|lead|leading|engineering|product|in|between|international|several|multiple|remote|agile|both|by|all|your|for|these|own) $/u,
    after: /^ (?:of|and|in|to|across|with|that|who|for|are|on)/u,
  },
  Express: { before: /(?:to|you|american|the) $/u },
  Spring: {
    before: /(?:in|this|next|last|early|late|by|the|for|since|until|from|before) $/u,
    after: /^ (?:20\d\d|start|season|term|cleaning|break|collection|semester|onions|roll)/u,
  },
  Chef: { before: /.*/u },
  Make: { before: /.*/u },
  Salt: { before: /(?:and|with|of|road|sea) $/u },
  Monday: { before: /.*/u },
  Lean: { after: /^ (?:on|team|meat|startup|into)/u },
}
const LIST_NEIGHBOUR =
  /(?:[,/+|:(&]\s*|\b(?:and|und|et|y|or|oder|ou|in|with|mit|avec|con|of|using|know|knows|use|experience|exp|years|yrs|ms|microsoft|adobe|sap|skills?|senior|junior|lead|mid|knowledge)\s)$/u
const TOOL_AFTER =
  /^\s*(?:[,/+|)&;.]|$|dev|devs|developer|engineer|engineers|programmer|programming|code|services?|backend|experience|exp|skills?|knowledge|and |und |et |y |or |oder |ou |is |useful|helpful|handy|welcome|required|preferred|an? (?:plus|asset)|kenntnisse|stack|on |for |in |\(|nice)/u

export function readSkills(reading: Reading): void {
  const lowerBrief = !/\p{Lu}/u.test(reading.text.slice(1))
  const found: { hit: Hit<string>; name: string }[] = []
  const { visible, title } = withTitle(reading)
  for (const hit of findPhrases(SKILL_LOOKUP, visible)) {
    if (
      title &&
      hit.from >= title[0] &&
      hit.to <= title[1] &&
      !/[a-z.#+]|^(?:SQL|PHP|SAP|AWS|GCP|R|C|PLC|SPS)$/.test(hit.found[0]!.replace('=', '').slice(1) || hit.found[0]!)
    )
      continue
    const plainNames = hit.found.filter((name) => !name.startsWith('='))
    const name = plainNames[0] ?? hit.found[0]!.slice(1)
    if (plainNames.length === 0 ? isTool(reading, hit, name, lowerBrief) : isNamed(reading, hit, name, lowerBrief))
      found.push(withVariant(reading, hit, name))
  }
  record(
    reading,
    together(reading, found).map((skill) => withNeed(reading, skill)),
  )
}

/** "EMIS Web", "Lightspeed POS": which of its products, or what kind of system, belongs to the name. */
function withVariant(reading: Reading, hit: Hit<string>, name: string): { hit: Hit<string>; name: string } {
  const tail =
    /^ (?:Web|Online|Cloud|Premium|Professional|Pro|Community|POS|EPOS|PMS|CRM|ERP|WMS|TMS|LMS|EHR|EMR)(?![\p{L}\d])/u.exec(
      reading.open.slice(hit.to, hit.to + 16),
    )?.[0]
  return tail && !name.endsWith(tail) ? { hit: { ...hit, to: hit.to + tail.length }, name: name + tail } : { hit, name }
}

/** "senior go dev": a tool in the title is a skill too. */
function withTitle(reading: Reading): { visible: string; title: Span | null } {
  const title = reading.facts.find((fact) => fact.kind === 'title')?.spans[0]
  if (!title) return { visible: reading.openPlain, title: null }
  const [from, to] = title
  return {
    visible: reading.openPlain.slice(0, from) + reading.plain.slice(from, to) + reading.openPlain.slice(to),
    title,
  }
}

function isNamed(reading: Reading, { from, to }: Hit<string>, name: string, lowerBrief: boolean): boolean {
  const typed = reading.text.slice(from, to)
  const after = reading.plain.slice(to, to + 20)
  const before = reading.plain.slice(Math.max(0, from - 20), from)
  if (/^[-'][A-Za-zÀ-ɏ]/u.test(after) && !/^-(?:based|native|kenntnisse|erfahrung|system)/u.test(after))
    return !/[a-z]{4}/.test(typed)
  // "Spring Garden Rd" is a street.
  if (STREET.test(reading.text.slice(to, to + 34))) return false
  // "Dax centre" is a town, "Mag. Eder" a person.
  if (/^(?:Dax|Mag)$/.test(typed)) return false
  if (NEEDS_CAPITALS.test(typed.toLowerCase()) && !/[A-Z]/.test(typed))
    return (
      lowerBrief &&
      (LIST_NEIGHBOUR.test(before) || /^\s*[,/+]/.test(after)) &&
      typed.length > 1 &&
      !/^(?:can|go|big|sea|ups|safe|mag|rag|sen|rio|mes|arm|lever|doe|leap|nav|maya|gong|pos)$/.test(typed)
    )
  if (
    /^(?:instagram|facebook|linkedin|tiktok|youtube)$/i.test(typed) &&
    /(?:our|find us on|follow|via) $/u.test(before)
  )
    return false
  if (typed === 'DOE') return false
  // "Rattaché au DAF" is the head of finance, a DAF a lorry.
  if (/^DAF$/i.test(typed) && reading.language !== 'de') return typed === 'DaF'
  // "2 PMs" are people, a PMS is a system.
  if (/^[A-Z]+s$/.test(typed) && name === typed.toUpperCase()) return false
  // "Great SEND support" is what the school gives.
  if (/^(?:SEND?|ECT|NQT)$/.test(typed) && /^ (?:support|mentor|programme|provision)/u.test(after)) return false
  // SEND, SEPA and their like are words in small letters; "première" is not Premiere.
  if (
    /^[A-Z0-9&+/]{2,6}$/.test(name) &&
    typed !== typed.toUpperCase() &&
    name.length > 3 &&
    !lowerBrief &&
    !/^(?:HTML|SOLID)$/.test(name)
  )
    return false
  if (/[à-ÿ]/i.test(typed) && !/[à-ÿ]/i.test(name)) return false
  // "No cold calling" is a promise, not a tool.
  if (/^cold calling$/i.test(name) && isNegated(reading, from, to)) return false
  const guard = NOT_THE_TOOL[name]
  if (guard && (guard.before?.test(before) || guard.after?.test(after)))
    return /^[A-Z]/.test(typed) && name === 'Go' && /golang/i.test(typed)
  return true
}

/** "- C + Zephyr RTOS", "C and C++ on STM32": the first of a list that begins a line or a sentence. */
const BEGINS_LINE = /[.;:\n]\s*(?:[-•*] )?$/u
const JOINS_TOOL =
  /^(?: \+ [a-z]| ?[,/] ?(?:c\+\+|python|rust|assembl|java|go(?![a-z])|sql)| and (?:c\+\+|python|rust|assembl))/u
/** "C (NOT C++)": only a language is told from another. */
const OPPOSED = /^ ?\(?(?:not|nicht|kein|pas|no|nor) (?:c\+\+|c#|python|java|rust|sas|spss)/u
const STREET =
  /^(?: \p{Lu}[\p{L}'-]+)? (?:Rd|Road|St|Street|Ave|Avenue|Lane|Ln|Way|Place|Square|Terrace|Quay|Row|Blvd|Drive)(?![\p{L}])/u

/** "Kirchenmusiker (C)": a letter in brackets is a language of programmers among programmers alone. */
const OF_SOFTWARE = /softw|program|entwickl|embedded|firmware|develop|code|python|java|sql|c\+\+|data|statisti|backend/u

/** "(react + typescript)": words of every day that name a tool beside another one. */
const OF_CODE = /^(?:go|react|ruby|rust|swift|vue|node|spring|express|rails|flask|flutter|spark|unity)$/
const CODE =
  '(?:typescript|javascript|ts|js|next\\.?js|html|css|angular|java|kotlin|python|django|postgres[a-z]*|mysql|mongo[a-z]*|docker|kubernetes|aws|azure|php|laravel|symfony|redux|graphql|tailwind|c#|\\.net|kafka|terraform|scala|sql)'
const CODE_BEFORE = new RegExp(`(?<![a-z])${CODE}(?: ?[,/+&] ?| and | und | et | y )$`, 'u')
const CODE_AFTER = new RegExp(`^(?: ?[,/+&] ?| and | und | et | y )${CODE}(?![a-z])`, 'u')

function isTool(reading: Reading, { from, to }: Hit<string>, name: string, lowerBrief: boolean): boolean {
  const typed = reading.text.slice(from, to)
  const before = reading.plain.slice(Math.max(0, from - 24), from)
  const after = reading.plain.slice(to, to + 24)
  // "python or go": beside another language it is one.
  if (typed === 'go' && (PROGRAMMED_BEFORE.test(before) || PROGRAMMED_AFTER.test(after))) return true
  const guard = NOT_THE_TOOL[name]
  if (guard && (guard.before?.test(before) || guard.after?.test(after))) return false
  if (STREET.test(reading.text.slice(to, to + 34))) return false
  if (/^[-'&#+]/.test(after) || /[&'-]$/.test(before)) return false
  const capital = typed === name || typed === name.toUpperCase()
  if (capital && typed.length === 1 && OPPOSED.test(after)) return true
  const neighbour = LIST_NEIGHBOUR.test(before) || /^\s*$/.test(before)
  if (capital && typed.length > 1) return (neighbour || TOOL_AFTER.test(after)) && !sentenceStart(reading, from, after)
  if (capital && after.startsWith(')') && before.endsWith('(') && !OF_SOFTWARE.test(reading.plain)) return false
  if (capital)
    return (
      (LIST_NEIGHBOUR.test(before) ||
        /^\s*$/.test(before) ||
        (BEGINS_LINE.test(before) &&
          (JOINS_TOOL.test(after) || (after.startsWith(',') && OF_SOFTWARE.test(reading.plain))))) &&
      TOOL_AFTER.test(after.replace(/^ \+ /, ', ')) &&
      !/^\s*\.\s?[A-Za-zÀ-ɏ]/u.test(after)
    )
  if (!lowerBrief)
    return (
      (/^(?:dev|engineer)/u.test(after.trimStart()) && /^(?:go|react|ruby|rust|swift|vue|node)$/.test(typed)) ||
      (OF_CODE.test(typed) && (CODE_BEFORE.test(before) || CODE_AFTER.test(after)))
    )
  if (typed.length === 1)
    return (
      LIST_NEIGHBOUR.test(before) &&
      /^\s*(?:[,/+);.]|$|and |or )/u.test(after) &&
      /(?:sql|python|stat|data|java|\+|sas|c\+\+)/u.test(reading.plain)
    )
  return (
    (LIST_NEIGHBOUR.test(before) &&
      /^\s*(?:[,/+);.]|$|dev|engineer|and |or )/u.test(after) &&
      !/^(?:make|word|access|teams|chef|salt|monday|square|toast|opera|segment|slack|zoom|express|oracle|epic|lever|vault|spark|hive|lean)$/.test(
        typed,
      )) ||
    /^\s*(?:dev|devs|developer|engineer)/u.test(after)
  )
}

/** "Excel in a role", "Go the extra mile": a capital that only begins a sentence proves nothing. */
const sentenceStart = (reading: Reading, from: number, after: string): boolean => {
  const part = partAt(reading, from)
  return (
    part.from === from &&
    /^\s+\p{Ll}/u.test(reading.text.slice(from).replace(/^\S+/, '')) &&
    !/^\s*(?:dev|engineer|and |or |und |oder |et |y |experience|skills|is |est |es |ser[aií]|suma |un (?:plus|atout)|a plus|\+)/u.test(
      after,
    )
  )
}

/** "React/Vue" and "R or Python" are one demand with alternatives; "," and "+" join demands. */
function together(reading: Reading, found: { hit: Hit<string>; name: string }[]): Skill[] {
  const skills: Skill[] = []
  for (const { hit, name } of found) {
    const previous = skills.at(-1)
    const gap = previous ? reading.plain.slice(previous.spans[0]![1], hit.from) : ''
    if (
      previous &&
      /^\s?(?:\/|or|oder|ou|o|u)\s?$/u.test(gap) &&
      !(gap.trim() === '/' && / \/ /.test(gap)) &&
      previous.text !== name
    ) {
      previous.alternatives.push(name)
      previous.spans[0] = [previous.spans[0]![0], hit.to]
      continue
    }
    const twin = skills.find((skill) => skill.text === name || skill.alternatives.includes(name))
    if (twin) {
      twin.spans.push([hit.from, hit.to])
      continue
    }
    skills.push({
      kind: 'skill',
      ...seen(reading, [hit.from, hit.to]),
      text: asTyped(reading, hit, name),
      need: needAt(reading, hit.from),
      alternatives: [],
    })
  }
  return skills
}

/** "RGPD" stays RGPD: a short name is printed the way the language of the brief spells it. */
const asTyped = (reading: Reading, { from, to }: Hit<string>, name: string): string => {
  const typed = reading.text.slice(from, to)
  return reading.language !== 'en' && /^[A-Z]{3,6}$/.test(typed) && /^[A-Z]{3,6}$/.test(name) ? typed : name
}

const BEHIND_CUE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:(?:strong|solid|good|proven|some|prior|previous|hands-on|relevant|first|gute|erste|sehr gute|fundierte|bonne|solide|buena|amplia)\s)*(?:experience|experienced|exp|knowledge|skills?|background|familiarity|familiar|understanding|proficiency|proficient|expertise|erfahrung(?:en)?|kenntnisse|berufserfahrung|umgang|experience|connaissances?|maitrise|experiencia|conocimientos?|dominio|manejo)\s(?:of|in|with|using|as|for|on|mit|im|in der|in|bei|von|du|de la|des|de l'|de|d'|en|con|del|sur|dans)\s)(?!vorteil)(?<object>[^,;.()\u0001\n]{2,70})/gu
const BEFORE_CUE =
  /(?<![A-Za-zÀ-ɏ\d&/+'-])(?<object>(?:(?:level|grade|band|tier|stage|year) (?=\d))?(?:[A-Za-zÀ-ɏ\d&/+-]{1,30}[^\S\n]){1,4})(?:experience|exp|background(?! (?:check|screen|test)s?(?![a-z]))|skills?|knowledge|know-?how|expertise)(?![A-Za-zÀ-ɏ])(?!\s(?:of|in|with|as|using|required level|level))/gu
const GERMAN_COMPOUND =
  /(?<![A-Za-zÀ-ɏ])(?<object>[A-Za-zÀ-ɏ/-]{3,40}?)-?(?:kenntnisse|erfahrung(?:en)?|verstandnis)(?![A-Za-zÀ-ɏ])/gu

/** "brewing background (Dipl.-Braumeister) or business". */
const MORE_BACKGROUND = /^ \([^()\u0001]{2,30}\)(?: (?:or|and|oder|und|ou|et|o|y) [a-z]{3,20}(?=[.,;\n]|$))?/u

/** Phrases that ask for experience or knowledge of something without a name in the lists. */
const OWN_LIFE = /(?:lived|first-?hand|personal) $/u

export function readKnowledge(reading: Reading): void {
  const facts: Fact[] = []
  const add = (span: Span) => {
    if (facts.some((fact) => fact.spans[0]![0] < span[1] && span[0] < fact.spans[0]![1])) return
    const text = reading.plain.slice(...span)
    if (saysUnneeded(text)) return
    if (
      /^(?:some|any|basic|good)$|^(?:some|no|the|your|our|their|of|relevant|work|berufs|prior|previous|customer)?\s*(?:experience|exp|skills?|berufserfahrung|erfahrung|vorkenntnisse)$/.test(
        text,
      )
    )
      return
    facts.push({ kind: 'skill', ...seen(reading, span, 'medium'), need: needAt(reading, span[0]), alternatives: [] })
  }
  for (const match of matches(BEHIND_CUE, reading.openPlain)) {
    // "Lived experience of the asylum system": what kind of experience belongs to it.
    const kind = OWN_LIFE.exec(reading.openPlain.slice(Math.max(0, match.index - 12), match.index))?.[0].length ?? 0
    add(trim(reading.text, [match.index - kind, match.index + match[0].length]))
  }
  // French and Spanish put the subject behind: what stands ahead there belongs to another demand.
  const ahead = reading.language === 'fr' || reading.language === 'es' ? [] : matches(BEFORE_CUE, reading.openPlain)
  for (const match of ahead) {
    const leading =
      /^(?:(?:and|or|with|must|require|have|has|need|needs|needed|want|plus|good|nice|to|should|a|an|the|some|your|her|his|you|we|ideally|years?|of|for|lots|who|someone|in|no|any|your)\s)+/u.exec(
        match[0],
      )?.[0].length ?? 0
    const from = match.index + leading
    const end = match.index + match[0].length
    const to = end + (MORE_BACKGROUND.exec(reading.openPlain.slice(end, end + 60))?.[0].length ?? 0)
    if (countWords(reading.plain.slice(from, to)) < 2) continue
    add(trim(reading.text, [from, to]))
  }
  if (reading.language === 'de')
    for (const match of matches(GERMAN_COMPOUND, reading.openPlain))
      if (!/^(?:berufs|vor|fach|grund|lebens)$/.test(match.groups!.object!))
        add([match.index, match.index + match[0].length])
  record(
    reading,
    facts.filter((fact) => !reading.open.slice(...fact.spans[0]!).includes(BLANK)),
  )
}
