/** The lists of [MS-DOC], as far as it tells bullets from numbers. */
export interface Lists {
  /** @param list as paragraphs name it, from 1 on */
  kindOf(list: number, level: number): 'bullets' | 'steps' | 'none'
}

const [LIST_SIZE, LEVEL_SIZE, OVERRIDE_SIZE] = [28, 28, 16]
const [BULLET, NO_NUMBER] = [23, 255]
const IS_SIMPLE = 1

/** @param table from the list table on: the levels of all lists follow it */
export function readLists(table: Buffer, overrides: Buffer): Lists {
  const count = table.readInt16LE(0)
  const kinds = new Map<number, number[]>()
  let at = 2 + count * LIST_SIZE
  for (let index = 0; index < count; index++) {
    const list = 2 + index * LIST_SIZE
    const id = table.readInt32LE(list)
    const levels = (table[list + 26]! & IS_SIMPLE) === IS_SIMPLE ? 1 : 9
    const own: number[] = []
    for (let level = 0; level < levels && at + LEVEL_SIZE <= table.length; level++) {
      own.push(table[at + 4]!)
      const properties = table[at + 24]! + table[at + 25]!
      const text = at + LEVEL_SIZE + properties
      at = text + 2 + table.readUInt16LE(text) * 2
    }
    kinds.set(id, own)
  }
  const ids: number[] = []
  const named = overrides.length > 4 ? overrides.readUInt32LE(0) : 0
  for (let index = 0; index < named && 4 + (index + 1) * OVERRIDE_SIZE <= overrides.length; index++)
    ids.push(overrides.readInt32LE(4 + index * OVERRIDE_SIZE))
  return {
    kindOf(list, level) {
      const own = kinds.get(ids[list - 1] ?? Number.NaN)
      const kind = own?.[Math.min(level, own.length - 1)]
      if (kind === NO_NUMBER) return 'none'
      return kind === undefined || kind === BULLET ? 'bullets' : 'steps'
    },
  }
}
