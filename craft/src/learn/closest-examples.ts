/** Which final documents show the house style best for a role. */
import { splitWords } from '../headings.ts'
import { roleOf } from '../roles/roles.ts'
import { readSheet } from '../sheet/read-sheet.ts'
import { guessLanguage } from '../text/text.ts'

export interface FinalTitle {
  id: string
  title: string
  /** What people gave the generated description, 1 to 5. */
  rating?: number | null
}

interface Named {
  role: string | null
  /** By their first letters: "nurse" and "nursing" are one. */
  words: ReadonlySet<string>
}

/** What a person gives who says nothing. */
const UNRATED = 3
const STEM = 5

/**
 * The closest by role first: the same role, then words of the title in common; of equally close ones those that were rated
 * better, then the earlier in the list.
 */
export function closestExamples<Final extends FinalTitle>(brief: string, finals: readonly Final[], limit = 3): Final[] {
  if (finals.length === 0) return []
  const title = readSheet(brief).entries.find(({ kind }) => kind === 'title')?.text ?? brief.slice(0, 80)
  const wanted = named(title)
  return finals
    .map((final) => ({ final, score: nearness(wanted, named(final.title)) }))
    .sort((a, b) => b.score - a.score || (b.final.rating ?? UNRATED) - (a.final.rating ?? UNRATED))
    .slice(0, limit)
    .map(({ final }) => final)
}

const nearness = (one: Named, other: Named): number =>
  (one.role !== null && one.role === other.role ? 4 : 0) + [...one.words].filter((word) => other.words.has(word)).length

function named(title: string): Named {
  const words = splitWords(title).filter((word) => word.length > 3)
  return {
    role: roleOf(title, guessLanguage(title))?.id ?? null,
    words: new Set(words.map((word) => word.slice(0, STEM))),
  }
}
