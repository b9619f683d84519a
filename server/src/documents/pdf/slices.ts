import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { encodeOutline } from './glyph-encoder.ts'

const { resolve } = createRequire(import.meta.url)

/** A variable font that lies in many small files, of which a text needs a few. */
export interface Sliced {
  /** The number of the slice that has a character, if one was loaded. */
  find(codePoint: number): string | undefined
  open(slice: string, weight: number): Font
}

type Range = [from: number, to: number]

/** Loads the slices that a text takes characters from. */
export async function loadSlices(source: string, codePoints: number[]): Promise<Sliced> {
  const index = JSON.parse(await readFile(resolve(`${source}/unicode.json`), 'utf8')) as Record<string, string>
  const ranges = Object.entries(index).map(([slice, list]) => [slice.replace(/[[\]]/g, ''), parseRanges(list)] as const)
  const sliceOf = (codePoint: number) =>
    ranges.find(([, list]) => list.some(([from, to]) => codePoint >= from && codePoint <= to))?.[0]
  const wanted = new Set(codePoints.flatMap((codePoint) => sliceOf(codePoint) ?? []))
  const fonts = new Map<string, Font>()
  for (const slice of wanted) fonts.set(slice, create(await unpack(source, slice)))
  return {
    find: (codePoint) => {
      const slice = sliceOf(codePoint)
      return slice && fonts.get(slice)?.hasGlyphForCodePoint(codePoint) ? slice : undefined
    },
    open: (slice, weight) => embeddable(fonts.get(slice)!.getVariation({ wght: weight })),
  }
}

/** fontkit reads WOFF2, but what it then embeds is damaged: it gets the font unpacked. */
async function unpack(source: string, slice: string): Promise<Uint8Array> {
  const { default: decompress } = await import('wawoff2/decompress.js')
  const name = source.split('/').at(-1)
  return Uint8Array.from(
    await decompress(await readFile(resolve(`${source}/files/${name}-${slice}-wght-normal.woff2`))),
  )
}

function embeddable(font: Font): Font {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => Object.assign(createSubset(), { glyphEncoder: { encodeSimple: encodeOutline } })
  return font
}

const parseRanges = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [from, to] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
