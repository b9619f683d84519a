/** Words that descriptions of all trades are made of: what the writer itself may say of any role, told or not. */
import type { Language } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { allLines } from '../writer/families/all-lines.ts'
import { commonLinesOfRole } from '../writer/families/role-lines.ts'
import { rootOf } from './word-roots.ts'
import { WORK_WORDS } from './work-words.ts'

const known = new Map<Language, Set<string>>()

function everydayRoots(language: Language): Set<string> {
  const found = known.get(language)
  if (found) return found
  const { duties, needs, clauses, sentences } = allLines(language, commonLinesOfRole)
  const roots = new Set<string>()
  for (const line of [...duties, ...needs, ...clauses, ...sentences])
    for (const word of plain(line).match(/[a-zß-ɏ]{3,}/g) ?? []) roots.add(rootOf(word))
  for (const word of WORK_WORDS[language].split(/\s+/)) roots.add(rootOf(plain(word)))
  known.set(language, roots)
  return roots
}

/** `word` is plain. */
export const isEverydayWord = (word: string, language: Language): boolean => everydayRoots(language).has(rootOf(word))
