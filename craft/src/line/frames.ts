/** What only leads to what a line says, or follows it: "and they'd be …", "… too". The words are data: `frames.tsv`. */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import { phraseFinder } from '../phrases.ts'
import type { Language } from '../sheet/sheet.ts'
import type { LineKind } from './check-line.ts'
import { infinitiveOf, isPlainForm, plainForm } from './plain-form.ts'
import { classOf, isIn } from './word-lists.ts'
import type { Word } from './words.ts'

const framesFor = perLanguage((language) => {
  const rows = readTable('frames').filter(([of]) => of === language)
  const finderOf = (kind: string, isEnd: boolean) =>
    phraseFinder(
      rows
        .filter(
          ([, kinds = '', what]) => (what === 'end') === isEnd && (kinds === '*' || kinds.split(' ').includes(kind)),
        )
        .flatMap(([, , what, phrases = '']) => phrases.split(' / ').map((phrase) => [phrase, what!] as const)),
    )
  const finders = new Map<string, ReturnType<typeof finderOf>>()
  return (kind: LineKind, isEnd: boolean) => {
    const key = `${kind} ${isEnd}`
    if (!finders.has(key)) finders.set(key, finderOf(kind, isEnd))
    return finders.get(key)!
  }
})
/** "And they would …": so many stand ahead of one another. */
const FRAMES_MOST = 3

/** Who is spoken of, and who speaks, as a page says it. */
const SAID_TO: Record<string, string> = { their: 'your', themselves: 'yourself' }
const SAID_BY: Record<string, string> = {
  i: 'we',
  me: 'us',
  my: 'our',
  "i'm": 'we are',
  "i'll": 'we will',
  "i've": 'we have',
  "i'd": 'we would',
}

/** Behind "if" and "when" these are the reader. */
const SAID_OF: Record<string, string> = {
  they: 'you',
  "they've": 'you have',
  "they're": 'you are',
  "they'd": 'you would',
  "they'll": 'you will',
}

/** The words without what leads and follows them, said as a page says them; all of them where nothing else would be left. */
export function withoutFrames(said: readonly Word[], kind: LineKind, language: Language): Word[] {
  let words = said.filter(({ lower, text }) => text !== lower || !isIn('hesitation', lower, language))
  for (let round = 0; round < FRAMES_MOST; round++) {
    const hit = framesFor(language)(kind, false)(words.map(({ lower }) => lower))[0]
    const rest = hit?.from === 0 ? words.slice(words[hit.to]?.text === ',' ? hit.to + 1 : hit.to) : []
    if (!hit || !rest.some(({ text }) => /[\p{L}\d]/u.test(text))) break
    const read = led(rest, hit.value, language) ?? (hit.to > 1 ? rest : null)
    if (read === null) break
    words = read
    if (hit.value.startsWith('you')) break
  }
  // "macht die Kasse" is told of somebody
  const isTold = language === 'de' && kind === 'task' && plainForm(words[0]?.lower ?? '', 'de') !== null
  const told = withoutEnd((isTold ? verbToEnd(words) : null) ?? words, kind, language)
  if (kind === 'team') return told
  const opensClause = isIn('subordinate', told[0]?.lower ?? '', language)
  return told.map((word, at) => spoken(word, opensClause && at === 1 ? { ...SAID_BY, ...SAID_OF } : SAID_BY, language))
}

/** What stands behind a frame; null where it is no frame here. */
function led(rest: readonly Word[], what: string, language: Language): Word[] | null {
  const [first] = rest
  if (what === 'drop') return [...rest]
  if (what === 'plain') {
    if (language === 'de') return verbToEnd(rest)
    const plain = isPlainForm(first!.lower, language) ? first!.lower : plainForm(first!.lower, language)
    if (plain === null) return classOf(first!.lower, language) === 'adverb' ? [...rest] : null
    return [{ ...first!, text: plain, lower: plain }, ...rest.slice(1)].map((word) => spoken(word, SAID_TO, language))
  }
  const plain = what === 'you' ? plainForm(first!.lower, language) : null
  const lead = what.split(' ').map((text): Word => ({ text, lower: text, glued: false }))
  const verb = plain === null ? first! : { ...first!, text: plain, lower: plain }
  return [...lead, ...[verb, ...rest.slice(1)].map((word) => spoken(word, SAID_TO, language))]
}

/** "macht die Kasse" -> "die Kasse machen", "nimmt Pakete an" -> "Pakete annehmen"; null where it is no single clause. */
function verbToEnd(words: readonly Word[]): Word[] | null {
  const [verb, ...rest] = words
  const infinitive = verb && verb.text === verb.lower ? infinitiveOf(verb.lower, 'de') : null
  if (infinitive === null || rest.length === 0 || rest.some(({ text }) => /^[,;:.(]$/.test(text))) return null
  const isParted = isIn('particle', rest.at(-1)!.lower, 'de')
  const text = (isParted ? rest.at(-1)!.lower : '') + infinitive
  return [...(isParted ? rest.slice(0, -1) : rest), { text, lower: text, glued: false }]
}

const spoken = (word: Word, as: Record<string, string>, language: Language): Word => {
  const said = language === 'en' ? as[word.lower] : undefined
  return said === undefined ? word : { ...word, text: said, lower: said }
}

function withoutEnd(words: Word[], kind: LineKind, language: Language): Word[] {
  const hit = framesFor(language)(kind, true)(words.map(({ lower }) => lower)).at(-1)
  if (!hit || hit.to !== words.length || hit.from < 2) return words
  const end = words[hit.from - 1]!.text === ',' ? hit.from - 1 : hit.from
  return words.slice(0, end)
}

const MODAL = /^(?:will|would|shall|should|must|can|could|may)$/
const HOLDER_WORDS = 4

/**
 * "The PDRA would run the screens", "The clerk keeps the accounts" is told to who reads it: "to run …", which a frame takes up.
 * @param title what the job is called; others of whom a brief speaks stay who they are
 */
export function withoutHolder(said: string, title: string, kind: LineKind): string {
  const [first = '', ...words] = said.split(/\s+/)
  if (!/^(?:the|this|our)$/i.test(first) || (kind !== 'task' && kind !== 'team')) return said
  const named = title.toLowerCase()
  for (let length = 1; length <= HOLDER_WORDS; length++) {
    const isHolder = words
      .slice(0, length)
      .every((word) => named.includes(word.toLowerCase()) || isShortFor(word, named))
    if (!isHolder || words.length <= length) return said
    const at = MODAL.test(words[length]!) ? length + 1 : length
    const verb = words[at]?.toLowerCase() ?? ''
    const rest = words.slice(at).join(' ')
    if (/^reports?$/.test(verb)) return `they ${rest}`
    if (at > length && verb !== 'be') return isPlainForm(verb, 'en') ? `to ${rest}` : rest
    if (plainForm(verb, 'en') !== null && classOf(verb, 'en') === null) return `to ${rest}`
  }
  return said
}

/** "FD" of a finance director, "PDRA" of a postdoctoral research associate. */
const isShortFor = (word: string, title: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(word) && new RegExp(`^${[...word.toLowerCase()].join('.*')}`).test(title)
