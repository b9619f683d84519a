import type { Brief, Fact, FactKind, Language, Style, Tone } from '../brief/facts.ts'
import { type Choose, chooserFor } from './choose.ts'
import { findRole } from './families/find-role.ts'
import { levelOf } from './families/level.ts'
import type { Level, Role } from './families/role.ts'

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
  level: Level
  choose: Choose
  /** The facts of a kind that hold, in the order of the brief; guesses are left out. */
  all<K extends FactKind>(kind: K): Of<K>[]
  first<K extends FactKind>(kind: K): Of<K> | null
  /** What the brief says is not so. */
  negatives: Fact[]
}

/** `seed` settles the choice of phrasings beside the brief's own text. */
export function planFor(brief: Brief, seed: string): Plan {
  const printed = brief.facts.filter((fact) => fact.confidence !== 'low')
  const holding = printed.filter((fact) => fact.holds)
  const all = <K extends FactKind>(kind: K) => holding.filter((fact): fact is Of<K> => fact.kind === kind)
  const title = all('title')[0] ?? null
  return {
    brief,
    language: brief.style.outputLanguage,
    from: brief.language,
    tone: brief.style.tone,
    length: brief.style.length,
    address: brief.style.address,
    title,
    role: findRole(title),
    level: levelOf(title, all('contract')),
    choose: chooserFor(`${brief.text}\n${seed}`),
    all,
    first: (kind) => all(kind)[0] ?? null,
    negatives: printed.filter((fact) => !fact.holds),
  }
}
