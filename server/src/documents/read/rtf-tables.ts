/** The numbers of the styles that are headings, with their levels; the title is the first. */
export function headingStyles(source: string): Map<number, number> {
  const styles = new Map<number, number>()
  for (const [, number, name] of source.matchAll(
    /\{\\s(\d+)[^{}]*?(?:\{[^{}]*\}[^{}]*?)*?\b(heading \d|title)\b[^{}]*;\}/gi,
  ))
    styles.set(Number(number), Number(/\d/.exec(name!)?.[0] ?? '1'))
  return styles
}

const BULLET_KIND = 23

/** "list level" of every level that counts: `\ls` names an override, which names a list. */
export function numberedLevels(source: string): Set<string> {
  const lists = new Map<string, number[]>()
  for (const part of (groupAt(source, '{\\*\\listtable') ?? '').split(/\{\\list(?![a-z])/).slice(1)) {
    const id = /\\listid(-?\d+)/.exec(part)?.[1]
    const kinds = part
      .split('{\\listlevel')
      .slice(1)
      .map((level) => Number(/\\levelnfc(\d+)/.exec(level)?.[1] ?? BULLET_KIND))
    if (id) lists.set(id, kinds)
  }
  const numbered = new Set<string>()
  for (const part of (groupAt(source, '{\\*\\listoverridetable') ?? groupAt(source, '{\\listoverridetable') ?? '')
    .split('{\\listoverride')
    .slice(1)) {
    const [id, list] = [/\\listid(-?\d+)/.exec(part)?.[1], /\\ls(\d+)/.exec(part)?.[1]]
    for (const [level, kind] of (lists.get(id ?? '') ?? []).entries())
      if (kind !== BULLET_KIND && kind !== 255) numbered.add(`${list} ${level}`)
  }
  return numbered
}

/** A group with all in it, from where it begins. */
function groupAt(source: string, start: string): string | null {
  const from = source.indexOf(start)
  if (from < 0) return null
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '{') depth += 1
    else if (source[at] === '}') {
      depth -= 1
      if (depth === 0) return source.slice(from, at + 1)
    }
  }
  return source.slice(from)
}
