/** What is said around a thing, in another language: "… zahlen wir", "se valora …", "… 2 fois par an". */
import type { Language } from '../../brief/facts.ts'
import { writeFigures } from './figures.ts'
import { FRAMES } from './frames.ts'
import type { Case } from './german-forms.ts'

type Say = (thing: string) => string | null
/** A thing in the case that a German preposition asks for. */
type SayIn = (thing: string, wanted: Case) => string | null

/** "Erfahrung mit …", "ohne …". */
const GOVERNED: [RegExp, Case][] = [
  [/(?:^| )(?:mit|von|bei|zu|nach|aus|in|an|ab) …/u, 'dat'],
  [/(?:^| )(?:für|ohne|um|über) …/u, 'acc'],
]
/** "moderner Maschinenpark": what would have to bend behind a preposition. */
const BENDS = /^\p{Ll}+(?:e|er|es) (?:\p{L}+ )*\p{Lu}/u

function saidIn(frame: string, thing: string, to: Language, say: Say, sayIn: SayIn): string | null {
  const wanted = to === 'de' ? GOVERNED.find(([ahead]) => ahead.test(frame))?.[1] : undefined
  if (!wanted) return say(thing)
  const bent = sayIn(thing, wanted)
  if (bent) return bent
  const said = say(thing)
  return said && BENDS.test(said) ? null : said
}

const COLUMN: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3 }
const FIGURE = '(\\d+(?:[.,]\\d+)*)'

interface Frame {
  row: number
  pattern: RegExp
}
const frames = new Map<Language, Frame[]>()

/** Without accents, letter for letter, so that places in it are places in the text. */
const plainOf = (text: string): string =>
  [...text.normalize('NFC').replaceAll('’', "'")]
    .map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter)
    .join('')
    .toLowerCase()

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function framesOf(language: Language): Frame[] {
  const known = frames.get(language)
  if (known) return known
  const made = FRAMES.flatMap((terms, row) =>
    terms[COLUMN[language]]!.split('|').map((spelling) => ({
      row,
      pattern: new RegExp(
        `^${escaped(plainOf(spelling)).replace('…#', '(?<thing>[€$£]? ?\\d.*)').replaceAll('#', FIGURE).replace('…', '(?<thing>.+)')}$`,
        'du',
      ),
      length: spelling.length,
    })),
  ).sort((a, b) => b.length - a.length)
  frames.set(language, made)
  return made
}

/** Null where no frame fits, or the thing in it cannot be said. */
export function inFrames(text: string, from: Language, to: Language, say: Say, sayIn: SayIn): string | null {
  const plain = plainOf(text)
  if (plain.length !== text.length) return null
  for (const { row, pattern } of framesOf(from)) {
    const match = pattern.exec(plain)
    const [start, end] = match?.indices?.groups?.thing ?? []
    if (!match || start === undefined || end === undefined) continue
    if (/['’]$/.test(text.slice(start, end))) continue
    // "Mit Lieferanten verhandeln" is done, and no thing that goes with another.
    if (from === 'de' && start > 0 && /^(?:mit|an|bei|für|von|zu|nach|aus|auf) .* \p{Ll}+(?:en|ern|eln)$/iu.test(text))
      continue
    const written = FRAMES[row]![COLUMN[to]]!.split('|')[0]!.replace('…#', '…')
    const thing = saidIn(written, text.slice(start, end).trim(), to, say, sayIn)
    if (thing === null) continue
    const ahead = to === 'de' && written.startsWith('… ') ? / (?:be- und )?\p{Ll}+(?:en|ern|eln)$/u.exec(thing) : null
    const figures = [...match].slice(1).filter((one) => one !== match.groups!.thing)
    return written
      .replace(/#/g, () => writeFigures(figures.shift() ?? '', from, to))
      .replace('…', () => (ahead ? thing.slice(0, ahead.index) : thing))
      .concat(ahead?.[0] ?? '')
  }
  return null
}
