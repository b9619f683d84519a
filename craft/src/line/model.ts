/** What was learned about lines, as it lies in `models/lines.bin`. */
import { readBytes } from '../data.ts'
import { LANGUAGES, type Language } from '../sheet/sheet.ts'
import type { Lexicon } from './edits.ts'
import { SIDE } from './states.ts'

/** Kinds of labels: o an edit · a set behind the last · f how the line begins ("-": it is none). */
export interface Model {
  labels: readonly string[]
  /** Label -> its place in `labels`. */
  index: ReadonlyMap<string, number>
  /** By language, the places of the labels of one kind. */
  of: (kind: 'a' | 'f', language: Language) => readonly number[]
  lexicon: Lexicon
  /** State to state, by language. */
  order: Record<Language, Float64Array>
  /** Feature -> row; a row's labels and weights lie from start[row] to start[row + 1]. */
  rows: ReadonlyMap<number, number>
  start: Int32Array
  which: Uint16Array
  weights: Float32Array
}

export interface Header {
  labels: string[]
  scale: number
  rows: number
  weights: number
  order: Record<Language, number[]>
  cased: Record<Language, string>
}

const each = <T>(make: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>

export const lexiconOf = ({ cased }: Pick<Header, 'cased'>): Lexicon => ({
  cased: each(
    (language) => new Map((cased[language] ?? '').split(' ').map((word) => [word.toLowerCase(), word] as const)),
  ),
})

/** Where labels lie, by kind and language. */
export function sortLabels(labels: readonly string[]): Model['of'] {
  const places = new Map<string, number[]>()
  labels.forEach((label, at) => {
    if (label[0] === 'o') return
    const key = label.slice(0, 4)
    places.set(key, [...(places.get(key) ?? []), at])
  })
  return (kind, language) => places.get(`${kind}:${language}`) ?? []
}

/** Layout: u32 length of the header, the header as JSON, per row a varint gap and a varint count, all labels (u16), all weights (i8). */
export function readModel(raw: Uint8Array): Model {
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const size = view.getUint32(0, true)
  const header = JSON.parse(new TextDecoder().decode(raw.subarray(4, 4 + size))) as Header
  let at = 4 + size
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = raw[at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const rows = new Map<number, number>()
  const start = new Int32Array(header.rows + 1)
  let feature = 0
  for (let row = 0; row < header.rows; row++) {
    feature += varint()
    rows.set(feature, row)
    start[row + 1] = start[row]! + varint()
  }
  const which = new Uint16Array(header.weights)
  const weights = new Float32Array(header.weights)
  for (let k = 0; k < header.weights; k++, at += 2) which[k] = view.getUint16(at, true)
  for (let k = 0; k < header.weights; k++, at += 1) weights[k] = view.getInt8(at) * header.scale
  return {
    labels: header.labels,
    index: new Map(header.labels.map((label, place) => [label, place])),
    of: sortLabels(header.labels),
    lexicon: lexiconOf(header),
    order: each((language) => Float64Array.from(header.order[language] ?? new Array(SIDE * SIDE).fill(0))),
    rows,
    start,
    which,
    weights,
  }
}

let model: Model | null = null
/** Read once. */
export function learnedModel(): Model {
  model ??= readModel(readBytes('lines.bin'))
  return model
}
