/** Where a brief tells little of a known role: lines that are typical of it, marked as such. */
import { isIn } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import { roleOf, typicalLines } from '../roles/roles.ts'
import type { Entry, Kind, Language } from '../sheet/sheet.ts'
import { contentOf, type Told } from './told-once.ts'

/** A brief that tells as many tasks says itself what the job is. */
const TOLD_ENOUGH = 3
const TASKS_MAX = 6
const DEMANDS_MAX = 4

/** What a line could say again, or speak against. */
const OF_THE_WORK: readonly Kind[] = ['task', 'demand', 'wish', 'notneeded', 'condition', 'team', 'offer', 'about']

/**
 * The lines to add behind those that were told: tasks, and demands where none was told; nothing that is told already, and nothing
 * that the brief denies.
 */
export function addTypical(entries: readonly Entry[], told: readonly Told[], language: Language): Told[] {
  const title = entries.find(({ kind }) => kind === 'title')?.text
  const role = title === undefined ? null : roleOf(title, language)
  // "Small repairs, stairs, snow" are three tasks in one line.
  const count = (kind: Kind) =>
    told.filter((line) => line.kind === kind).reduce((sum, { text }) => sum + text.split(/, (?=\p{L})/u).length, 0)
  if (role === null || count('task') >= TOLD_ENOUGH) return []
  const { tasks, demands } = typicalLines(role.id, language)
  const said = [...entries.filter(({ kind }) => OF_THE_WORK.includes(kind)), ...told]
  const heard = said.map((line) => ({
    content: aboutOf(line.text, language),
    strict: line.kind === 'task' || denies(line, language),
  }))
  const isNew = (text: string) => {
    const content = aboutOf(text, language)
    return !heard.some((line) => (line.strict ? sharesAny : saysSame)(content, line.content))
  }
  const choose = (kind: Kind, lines: readonly string[], most: number): Told[] =>
    lines
      .filter(isNew)
      .slice(0, most)
      .map((text) => ({ kind, text }))
  return [
    ...choose('task', tasks, TASKS_MAX - count('task')),
    ...(count('demand') > 0 ? [] : choose('demand', demands, DEMANDS_MAX)),
  ]
}

const denies = ({ kind, text }: Told | Entry, language: Language): boolean =>
  kind === 'notneeded' || wordsOf(text, language).some(({ lower }) => isIn('denial', lower, language))

/** What a line is about, without verbs as general as "make" and "keep". */
const aboutOf = (text: string, language: Language): Set<string> =>
  contentOf(
    wordsOf(text, language)
      .filter(({ lower }) => !isIn('open', lower, language))
      .map((word) => word.text)
      .join(' '),
    language,
  )

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((word) => b.has(word)).length
const sharesAny = (a: ReadonlySet<string>, b: ReadonlySet<string>) => shared(a, b) > 0
/** Half of what the shorter of the two is about is in the other as well. */
const saysSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > 0 && b.size > 0 && shared(a, b) * 2 >= Math.min(a.size, b.size)
