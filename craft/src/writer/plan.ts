import type { Brief, Fact, FactKind, Family, Language, Style, Tone } from '../brief/facts.ts'
import { type Choose, chooserFor } from './choose.ts'
import { familyOf, findRole, ownTrade, roleMeant, roleNamed } from './families/find-role.ts'
import { levelOf } from './families/level.ts'
import type { Level, Role } from './families/role.ts'
import { titleTermFor, translate } from './lexicon/translate.ts'
import type { Wishes } from './request/wishes.ts'
import { settleFacts } from './settle-facts.ts'

export type Of<K extends FactKind> = Extract<Fact, { kind: K }>

/** A brief sorted for writing: what is true, what is not, and how the text is to sound. */
export interface Plan {
  brief: Brief
  language: Language
  /** The language in which the facts are worded. */
  from: Language
  tone: Tone
  length: Style['length']
  address: Style['address']
  title: Of<'title'> | null
  role: Role
  /** Whether the title names this very role, and not only its trade or a neighbour. */
  isNamed: boolean
  level: Level
  choose: Choose
  /** The facts of a kind that hold, in the order of the brief; guesses are left out. */
  all<K extends FactKind>(kind: K): Of<K>[]
  first<K extends FactKind>(kind: K): Of<K> | null
  /** What the brief says is not so. */
  negatives: Fact[]
  /** Words that must not occur: phrasings with them are passed over. */
  unwanted: string[]
  emphasise: Wishes['emphasise']
  website: string | null
  /** A short text of a long brief: every word goes to its facts. */
  crowded: boolean
  titleIn(language: Language): string
  /** Words of the brief in the output language. */
  translate(text: string): string
}

/** Trades whose English titles are also used in German as they stand. */
const ENGLISH_TITLES: Family[] = ['software', 'data', 'product', 'design']
const SENIORITY: Record<string, Record<Language, string>> = {
  senior: { en: 'Senior', de: 'Senior', fr: 'senior', es: 'sénior' },
  junior: { en: 'Junior', de: 'Junior', fr: 'junior', es: 'júnior' },
  lead: { en: 'Lead', de: 'Lead', fr: 'lead', es: 'lead' },
}

const ENGLISH_NAME =
  /^(?:[A-Za-z&/]+[ -])+(?:Engineer|Developer|Designer|Analyst|Scientist|Consultant|Officer|Specialist|Architect|Owner|Executive|Coordinator|Representative|Administrator|Researcher|Recruiter|Manager|Editor|Director|Assistant|Strategist|Copywriter|Writer|Producer|Tester|Accountant|Lead|Partner)$/

function titleIn(title: Of<'title'> | null, role: Role, from: Language, to: Language): string {
  if (!title) return role.name[to]
  if (from === to) return title.title
  // "QA Automation Engineer" in a German brief is English already.
  if (to === 'en' && ENGLISH_NAME.test(title.title)) return title.title.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const trade = titleTermFor(title.title, from, to)
  if (trade) return trade
  const named = roleNamed(title)
  if (named === null || (from === 'en' && to === 'de' && ENGLISH_TITLES.includes(title.family as Family)))
    return title.title
  const rank = SENIORITY[title.seniority ?? '']?.[to]
  if (!rank) return named.name[to]
  return to === 'en' || to === 'de' ? `${rank} ${named.name[to]}` : `${named.name[to]} ${rank}`
}

/** What is known of patients, shops or building sites is wrong for vets, hairdressers and gardeners. */
const unlikeItsSector = (title: Of<'title'> | null, brief: string): Of<'title'> | null =>
  title &&
  (ownTrade(title) ||
    (MIXED.has(title.family) && roleMeant(title, brief) === null) ||
    (title.family === 'healthcare' && OF_ANIMALS.test(`${title.title} ${title.text}`)))
    ? { ...title, family: 'general' }
    : title
/** Sectors that hold trades of every kind: what most of their people do says nothing of a trade that no role names. */
const MIXED = new Set<Family>(['administration', 'hospitality', 'retail', 'manufacturing', 'construction'])
const OF_ANIMALS = /veterin|tierarzt|tierpfleg|tiermed|vétérin|animal/i

/** A title that stops at a preposition goes on in the brief: "Head of" + "investor relations". */
function completed(title: Of<'title'> | null, text: string, from: Language): Of<'title'> | null {
  // "C/C" + "++".
  if (title?.spans[0] && /\bC$/.test(title.title) && text.startsWith('++', title.spans[0][1]))
    return { ...title, title: `${title.title}++` }
  // "Dozent Deutsch" + "als Fremdsprache".
  const taught = /\b(?:Deutsch)$/.test(title?.title ?? '') && / als (?:Fremd|Zweit)sprache\b/.exec(text)?.[0]
  if (title && taught) return { ...title, title: `${title.title}${taught}` }
  if (!title?.spans[0] || !/\b(?:of|for|and|de|für|von)$/i.test(title.title)) return title
  const rest = text.slice(title.spans[0][1]).match(/^\s*([\p{L}][\p{L} &/-]{2,40}?)(?=[,.;:(\n]|$)/u)?.[1]
  const words = from !== 'en' ? rest : rest?.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return words ? { ...title, title: `${title.title} ${words}` } : title
}

export interface Direction {
  /** Settles the choice of phrasings beside the brief's own text. */
  seed: string
  unwanted: string[]
  emphasise: Wishes['emphasise']
  website: string | null
}

export function planFor(brief: Brief, { seed, unwanted, emphasise, website }: Direction): Plan {
  const printed = settleFacts(brief)
  const holding = printed.filter((fact) => fact.holds)
  const all = <K extends FactKind>(kind: K) => holding.filter((fact): fact is Of<K> => fact.kind === kind)
  const listed = unlikeItsSector(all('title')[0] ?? null, brief.text)
  const role = findRole(listed, brief.text)
  // "Ingeniero de datos" is listed with software, and works with data.
  const title = listed && { ...listed, family: familyOf(role, listed.family) }
  const { language: from } = brief
  const { outputLanguage: language, tone, length, address } = brief.style
  return {
    brief,
    language,
    from,
    tone,
    length,
    address,
    title,
    role,
    isNamed: listed !== null && roleMeant(listed, brief.text) === role,
    level: levelOf(title, all('contract'), role.id),
    choose: chooserFor(`${brief.text}\n${seed}`),
    all,
    first: (kind) => all(kind)[0] ?? null,
    negatives: printed.filter((fact) => !fact.holds),
    crowded: length === 'short' && printed.length > 9,
    unwanted,
    emphasise,
    website,
    titleIn: (to) => titleIn(completed(title, brief.text, from), role, from, to),
    translate: (text) => translate(text, from, language),
  }
}
