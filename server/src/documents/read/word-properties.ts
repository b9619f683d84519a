/** Formatted disk pages of [MS-DOC]: what each run of characters, or each paragraph, is set to. */

/** What of its properties matters here; absent where the style decides. */
export interface Sprms {
  list?: number
  level?: number
  /** 0 for the first level of headings, 9 for text. */
  outline?: number
  inTable?: boolean
  endsRow?: boolean
  bold?: boolean
  italic?: boolean
  isHidden?: boolean
  isDeleted?: boolean
}

export interface Properties {
  /** Of what stands at an offset of the stream. */
  at(offset: number): { style: number; sprms: Sprms }
}

const PAGE = 512
const NOTHING = { style: 0, sprms: {} }

interface Stretch {
  from: number
  to: number
  style: number
  sprms: Sprms
}

/** @param plc the table that says on which pages the properties lie */
export function readRuns(main: Buffer, plc: Buffer, kind: 'paragraph' | 'character'): Properties {
  const count = Math.max(0, (plc.length - 4) / 8)
  const stretches: Stretch[] = []
  for (let index = 0; index < count; index++) {
    const page = (plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff) * PAGE
    stretches.push(...readPage(main.subarray(page, page + PAGE), kind))
  }
  stretches.sort((a, b) => a.from - b.from)
  let last = 0
  return {
    at(offset) {
      // Text is read in order, mostly.
      if (!stretches[last] || offset < stretches[last]!.from) last = 0
      while (last < stretches.length && stretches[last]!.to <= offset) last += 1
      const found = stretches[last]
      return found && found.from <= offset ? found : NOTHING
    },
  }
}

function* readPage(page: Buffer, kind: 'paragraph' | 'character'): Generator<Stretch> {
  const count = page[PAGE - 1] ?? 0
  const size = kind === 'paragraph' ? 13 : 1
  for (let index = 0; index < count; index++) {
    const [from, to] = [page.readUInt32LE(index * 4), page.readUInt32LE(index * 4 + 4)]
    const at = page[(count + 1) * 4 + index * size]! * 2
    if (at === 0) yield { from, to, ...NOTHING }
    else if (kind === 'character') {
      yield { from, to, style: 0, sprms: sprmsOf(page.subarray(at + 1, at + 1 + page[at]!)) }
    } else {
      const isLong = page[at] === 0
      const start = isLong ? at + 2 : at + 1
      const length = isLong ? page[at + 1]! * 2 : page[at]! * 2 - 1
      const style = page.readUInt16LE(start)
      yield { from, to, style, sprms: sprmsOf(page.subarray(start + 2, start + length)) }
    }
  }
}

/** The size of what follows an operation, by its three highest bits; 6 says it itself. */
const SIZES = [1, 1, 2, 4, 2, 2, 0, 3]
const TABLE_DEFINITION = 0xd608
const CHANGED_TABS = 0xc615

/** A list of operations on properties. */
export function sprmsOf(list: Buffer): Sprms {
  const sprms: Sprms = {}
  for (let at = 0; at + 2 <= list.length; ) {
    const code = list.readUInt16LE(at)
    at += 2
    let size = SIZES[code >> 13]!
    if (size === 0) {
      if (code === TABLE_DEFINITION) size = list.readUInt16LE(at) + 1
      else if (code === CHANGED_TABS && list[at] === 255) break
      else size = (list[at] ?? 0) + 1
    }
    if (at + size > list.length) break
    apply(sprms, code, list, at)
    at += size
  }
  return sprms
}

function apply(sprms: Sprms, code: number, list: Buffer, at: number): void {
  const isOn = () => (list[at]! & 1) === 1
  if (code === 0x460b) sprms.list = list.readInt16LE(at)
  else if (code === 0x260a) sprms.level = list[at]!
  else if (code === 0x2640) sprms.outline = list[at]!
  else if (code === 0x2416) sprms.inTable = isOn()
  else if (code === 0x2417) sprms.endsRow = isOn()
  else if (code === 0x0835) sprms.bold = isOn()
  else if (code === 0x0836) sprms.italic = isOn()
  else if (code === 0x083c) sprms.isHidden = isOn()
  else if (code === 0x0800) sprms.isDeleted = isOn()
}
