/** What the edit tagger sees of a clause: each feature is a number, the hash of its name and words. */
import type { Language } from '../sheet/sheet.ts'
import type { Lexicon } from './edits.ts'
import { isPlainForm, plainForm } from './plain-form.ts'
import { classOf, isIn, writtenOut } from './word-lists.ts'
import type { Word } from './words.ts'

export interface Clause {
  words: readonly Word[]
  language: Language
  /** What the stretch is about. */
  kind: string
  /** Typed without capitals. */
  small: boolean
}

const BITS = 24
/** FNV-1a over the parts, with a bar between them. */
function hash(language: Language, ...parts: (string | number)[]): number {
  let h = 0x811c9dc5
  for (const part of [language, ...parts]) {
    const text = String(part)
    for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
    h = Math.imul(h ^ 0x7c, 0x01000193)
  }
  return (h ^ (h >>> BITS)) & ((1 << BITS) - 1)
}

interface Seen {
  lower: string
  shape: string
  /** Closed class, or what a word with content is good for. */
  sort: string
  /** Whether it is written otherwise elsewhere, or stands for something. */
  other: string
}

const EDGE: Seen = { lower: '¦', shape: '¦', sort: '¦', other: '' }
const shapeOf = (text: string): string =>
  /^\p{Lu}+$/u.test(text)
    ? 'AA'
    : /^\p{Lu}/u.test(text)
      ? 'Aa'
      : /^\p{Ll}/u.test(text)
        ? 'a'
        : /^\d/.test(text)
          ? `9${Math.min(text.length, 4)}`
          : text

function sortOf({ lower, text }: Word, language: Language): string {
  if (/^\d/.test(text)) return '9'
  if (!/^\p{L}/u.test(text)) return '.'
  // how much something matters, not what it is
  if (isIn('cue', lower, language)) return 'cue'
  const closed = classOf(lower, language)
  if (closed) return closed
  if (isPlainForm(lower, language)) return 'verb'
  if (plainForm(lower, language) !== null) return 'verb form'
  if (isIn('lone', lower, language)) return 'lone'
  if (writtenOut(lower, language).length > 0) return 'short'
  return 'word'
}

/** The feature that stands for a word itself. */
export const featureOfWord = (lower: string, language: Language): number => hash(language, 'w', lower)

/**
 * Reads each word once; the features of all words and of the clause follow from it.
 * @param knows whether anything was learned of a feature: a word that is new is rather kept
 */
export function readClause(
  { words, language, kind, small }: Clause,
  lexicon: Lexicon,
  knows: (feature: number) => boolean,
) {
  const seen = words.map((word): Seen => {
    const written = lexicon.cased[language].get(word.lower)
    const other = `${written !== undefined && written !== word.text ? 'v' : ''}${writtenOut(word.lower, language).length}`
    const met = knows(featureOfWord(word.lower, language)) ? '' : ' new'
    return { lower: word.lower, shape: shapeOf(word.text), sort: sortOf(word, language) + met, other }
  })
  const at = (i: number): Seen => seen[i] ?? EDGE
  const count = seen.length
  const opening = `${at(0).sort} ${at(1).sort} ${at(2).sort}`
  const tone = small ? 'small' : 'cased'
  // German: a verb near the beginning and its prefix at the end
  const parted = isIn('particle', at(count - 1).lower, language) ? 'parted' : ''
  const verb = seen.findIndex(({ sort }) => sort.startsWith('verb form'))
  // commas and stops behind a word: the last part of a clause is often a remark on the first
  const parts = new Array<number>(count).fill(0)
  for (let i = count - 2; i >= 0; i--) parts[i] = parts[i + 1]! + (/^[,;.(–-]$/.test(at(i + 1).lower) ? 1 : 0)

  // a list whose last two items are joined already
  const joins = seen.map(({ lower }) => isIn('joint', lower, language))
  const joint = joins.lastIndexOf(true)

  /** @param frame what the line will begin with */
  const ofWord = (i: number, frame: string): number[] => {
    const [a, b, w, y, z] = [at(i - 2), at(i - 1), at(i), at(i + 1), at(i + 2)]
    const from = Math.min(i, 3)
    const to = Math.min(count - 1 - i, 3)
    const f = (...parts: (string | number)[]) => hash(language, ...parts)
    return [
      f('one'),
      f('w', w.lower),
      f('b', b.lower),
      f('y', y.lower),
      f('bw', b.lower, w.lower),
      f('wy', w.lower, y.lower),
      f('abw', a.lower, b.lower, w.lower),
      f('wyz', w.lower, y.lower, z.lower),
      f('ay', b.lower, y.lower),
      f('e3', w.lower.slice(-3)),
      f('e2', w.lower.slice(-2), w.sort),
      f('e3y', y.lower.slice(-3)),
      f('e3b', b.lower.slice(-3)),
      f('s', w.shape, tone),
      f('so', w.sort),
      f('pv', parted, i === verb ? 'verb' : i < verb ? 'before' : 'behind', w.sort, to === 0 ? 'last' : ''),
      f('joint', i < joint ? 'ahead' : 'behind', w.lower, joins[i + 1] ? 'next' : ''),
      f('o', w.other, tone, w.sort),
      f('os', w.other, b.sort, w.shape),
      f('part', Math.min(parts[i]!, 2), parts[0]! > parts[i]! ? 'later' : 'first', w.sort),
      f('partk', Math.min(parts[i]!, 2), kind, w.lower),
      f('sob', b.sort, w.sort),
      f('soy', w.sort, y.sort),
      f('soby', b.sort, w.sort, y.sort),
      f('soyz', w.sort, y.sort, z.sort),
      f('by', b.sort, w.lower),
      f('ys', w.lower, y.sort),
      f('from', from, w.sort),
      f('fromw', from, w.lower),
      f('to', to, w.sort),
      f('tow', to, w.lower),
      f('k', kind),
      f('kw', kind, w.lower),
      f('kso', kind, w.sort, from),
      f('tail', from, to, w.sort, b.sort),
      f('kto', kind, w.sort, to),
      f('ke', kind, w.lower.slice(-3), from),
      f('open', opening, from),
      f('open1', at(0).lower, from),
      f('open2', at(0).lower, at(1).lower, from),
      f('last', at(count - 1).lower, to),
      f('fr', frame, from, w.sort),
      f('frw', frame, w.lower),
    ]
  }

  const ofClause = (): number[] => {
    const f = (...parts: (string | number)[]) => hash(language, 'clause', ...parts)
    const length = count > 12 ? '12' : count > 7 ? '7' : String(count)
    const [w, y, z] = [at(0), at(1), at(2)]
    const [last, before] = [at(count - 1), at(count - 2)]
    const all = [
      f('one'),
      f('k', kind),
      f('w', w.lower),
      f('kw', kind, w.lower),
      f('wy', w.lower, y.lower),
      f('wyz', w.lower, y.lower, z.lower),
      f('y', y.lower),
      f('so', opening),
      f('kso', kind, opening),
      f('kso2', kind, w.sort, y.sort),
      f('kso1', kind, w.sort),
      f('e', w.lower.slice(-3), kind),
      f('e2', w.lower.slice(-2), kind),
      f('shape', w.shape, kind, tone),
      f('n', length, kind),
      f('last', last.lower),
      f('klast', kind, last.lower),
      f('lasts', before.lower, last.lower),
      f('lastso', before.sort, last.sort),
      f('laste', kind, last.lower.slice(-3)),
      f('all', kind, count <= 5 ? seen.map((one) => one.sort).join(' ') : 'long'),
    ]
    for (let i = 0; i < count; i++) {
      all.push(f('has', at(i).lower), f('khas', kind, at(i).lower))
      if (i > 0) all.push(f('has2', at(i - 1).lower, at(i).lower))
      if (!at(i).sort.startsWith('word')) all.push(f('hasso', kind, at(i).sort))
    }
    return [...new Set(all)]
  }

  /** What is set behind the last word. */
  const ofEnd = (frame: string): number[] => {
    const f = (...parts: (string | number)[]) => hash(language, 'end', ...parts)
    const [last, before] = [at(count - 1), at(count - 2)]
    return [
      f('one'),
      f('k', kind),
      f('last', last.lower),
      f('klast', kind, last.lower),
      f('lasts', before.lower, last.lower),
      f('so', kind, before.sort, last.sort),
      f('e', kind, last.lower.slice(-3)),
      f('e5', kind, last.lower.slice(-5)),
      f('fr', frame),
      f('n', kind, Math.min(count, 5)),
      f('first', kind, at(0).lower),
      f('open', kind, at(0).sort, Math.min(count, 4)),
      ...seen.map((one) => f('has', kind, one.lower)),
    ]
  }
  return { count, ofWord, ofClause, ofEnd }
}
