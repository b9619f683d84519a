/** Words and section names that people put in other words. */
import type { Edits } from './edits.ts'
import { keyOf } from './lines.ts'
import type { HouseRule } from './rule.ts'
import { contentOf, hasFigure } from './stop-words.ts'
import { isName, saysValue } from './values.ts'

type Term = Extract<HouseRule, { kind: 'term' }>
type Heading = Extract<HouseRule, { kind: 'heading' }>

/** A longer stretch that changes is a sentence put anew, not a term. */
const TERM_MAX_WORDS = 4

/** Adds to the ids under a key; the first wording stays. */
function count<T>(counted: Map<string, { what: T; ids: Set<string> }>, key: string, what: T, id: string): T {
  const known = counted.get(key) ?? { what, ids: new Set<string>() }
  known.ids.add(id)
  counted.set(key, known)
  return known.what
}

const often = <T>(counted: Map<string, { what: T; ids: Set<string> }>, least: number): T[] =>
  [...counted.values()].filter(({ ids }) => ids.size >= least).map(({ what }) => what)

export function findTerms(all: readonly Edits[], least: number): Term[] {
  const counted = new Map<string, { what: Term; ids: Set<string> }>()
  for (const { id, language, reworded, wishes, generated } of all) {
    for (const { before, after, changes } of reworded)
      for (const { removed: from, added: to, removedWords, addedWords } of changes) {
        if (before.kind === 'heading' || removedWords.length > TERM_MAX_WORDS || addedWords.length > TERM_MAX_WORDS)
          continue
        if (contentOf(removedWords).length === 0 || contentOf(addedWords).length === 0) continue
        if (hasFigure([...removedWords, ...addedWords])) continue
        if (isName(from, before, language) || isName(to, after, language) || saysValue(from) || saysValue(to)) continue
        count(counted, `${removedWords.join(' ')} > ${addedWords.join(' ')}`, { kind: 'term', from, to }, id)
      }
    for (const { from, to } of wishes.rename)
      if (!generated.lines.some(({ kind, key }) => kind === 'heading' && key === keyOf(from)))
        count(counted, `${keyOf(from)} > ${keyOf(to)}`, { kind: 'term', from, to }, id)
  }
  return often(counted, least)
}

/** All the names that gave way to the same one are one rule. */
export function findHeadings(all: readonly Edits[], least: number): Heading[] {
  const counted = new Map<string, { what: Heading; ids: Set<string> }>()
  for (const { id, renamed, wishes, generated } of all) {
    const names = generated.lines.filter(({ kind }) => kind === 'heading')
    const wished = wishes.rename.filter(({ from }) => names.some(({ key }) => key === keyOf(from)))
    for (const { from, to } of [...renamed, ...wished]) {
      const rule = count(counted, keyOf(to), { kind: 'heading', from: [], to }, id)
      if (!rule.from.some((name) => keyOf(name) === keyOf(from))) rule.from.push(from)
    }
  }
  return often(counted, least)
}
