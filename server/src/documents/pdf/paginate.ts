/** A line that has its place in the column, but not yet on a page. */
export interface Row {
  height: number
  /** The space above, but not at the top of a page. */
  before: number
  staysWithNext: boolean
  draw: (top: number) => void
}

/** Puts rows on pages: what stays together moves to the next page together, unless no page could hold it. */
export function paginate(rows: Row[], top: number, bottom: number, startPage: () => void): void {
  let at = top
  for (const group of groupRows(rows)) {
    const height = group.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.before : 0), 0)
    const isOnTop = at === top
    if (!isOnTop && at + group[0]!.before + height > bottom && height <= bottom - top) {
      startPage()
      at = top
    }
    for (const row of group) {
      const before = at === top ? 0 : row.before
      if (at + before + row.height > bottom) {
        startPage()
        at = top
      } else at += before
      row.draw(at)
      at += row.height
    }
  }
}

function groupRows(rows: Row[]): Row[][] {
  const groups: Row[][] = []
  for (const [index, row] of rows.entries()) {
    if (rows[index - 1]?.staysWithNext) groups.at(-1)!.push(row)
    else groups.push([row])
  }
  return groups
}
