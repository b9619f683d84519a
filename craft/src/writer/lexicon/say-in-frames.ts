/** What is said around a thing, in another language: "… zahlen wir", "se valora …", "… 2 fois par an". */
import type { Language } from '../../brief/facts.ts'
import { writeFigures } from './figures.ts'
import { FRAMES } from './frames.ts'

type Say = (thing: string) => string | null

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
export function inFrames(text: string, from: Language, to: Language, say: Say): string | null {
  const plain = plainOf(text)
  if (plain.length !== text.length) return null
  for (const { row, pattern } of framesOf(from)) {
    const match = pattern.exec(plain)
    const [start, end] = match?.indices?.groups?.thing ?? []
    if (!match || start === undefined || end === undefined) continue
    const thing = say(text.slice(start, end).trim())
    if (thing === null) continue
    const figures = [...match].slice(1).filter((one) => one !== match.groups!.thing)
    const written = FRAMES[row]![COLUMN[to]]!.split('|')[0]!.replace('…#', '…')
    return written.replace(/#/g, () => writeFigures(figures.shift() ?? '', from, to)).replace('…', () => thing)
  }
  return null
}
