import { type Sprms, sprmsOf } from './word-properties.ts'

/** The style sheet of [MS-DOC], as far as it tells headings and lists. */
export interface Styles {
  /** From 1 on; null for what is none. */
  headingOf(style: number): number | null
  propertiesOf(style: number): Sprms
}

interface Style {
  /** What it is among those that Word knows by number. */
  known: number
  parent: number
  name: string
  sprms: Sprms
}

const TITLE = 62
const NO_PARENT = 0xfff
const PARENTS_MAX = 12
const NAMED = /^(?:heading|überschrift|titre|título|titolo|kop) (\d)$/i

export function readStyles(sheet: Buffer): Styles {
  const styles: (Style | null)[] = []
  if (sheet.length > 4) {
    const head = sheet.readUInt16LE(0)
    const base = sheet.readUInt16LE(4)
    for (let at = 2 + head; at + 2 <= sheet.length; ) {
      const size = sheet.readUInt16LE(at)
      styles.push(size === 0 ? null : readStyle(sheet.subarray(at + 2, at + 2 + size), base))
      at += 2 + size + (size % 2)
    }
  }
  const chainOf = (style: number): Style[] => {
    const chain: Style[] = []
    for (let own = styles[style]; own && chain.length < PARENTS_MAX; own = styles[own.parent]) chain.push(own)
    return chain
  }
  return {
    headingOf(style) {
      for (const { known, name } of chainOf(style)) {
        if (known >= 1 && known <= 9) return known
        if (known === TITLE || /^(?:title|titel)$/i.test(name)) return 1
        const level = NAMED.exec(name)?.[1]
        if (level) return Number(level)
      }
      return null
    },
    propertiesOf: (style) =>
      Object.assign(
        {},
        ...chainOf(style)
          .toReversed()
          .map(({ sprms }) => sprms),
      ),
  }
}

function readStyle(style: Buffer, base: number): Style {
  const [known, kinds, counts] = [style.readUInt16LE(0) & 0xfff, style.readUInt16LE(2), style.readUInt16LE(4)]
  const isParagraph = (kinds & 0xf) === 1
  const parent = kinds >> 4
  const length = style.readUInt16LE(base)
  const name = style.toString('utf16le', base + 2, base + 2 + length * 2)
  let sprms: Sprms = {}
  const properties = base + 2 + length * 2 + 2
  if (isParagraph && (counts & 0xf) > 0 && properties + 4 <= style.length) {
    const size = style.readUInt16LE(properties)
    sprms = sprmsOf(style.subarray(properties + 4, properties + 2 + size))
  }
  return { known, parent: parent === NO_PARENT ? -1 : parent, name, sprms }
}
