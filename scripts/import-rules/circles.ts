import { isOurs, type Rule, type Source } from './source.ts'

/** No file imports, by whatever way, a file that imports it: each can be read, tried and moved without the other. */
export const filesFormNoCircle: Rule = (sources) =>
  findCircles(sources).map((circle) => ({
    path: circle[0]!,
    says: `These import each other in a circle: ${circle.join(', ')}. What both need belongs into a third.`,
  }))

/** Groups of files that all reach each other (Tarjan's strongly connected components), each of two files or more. */
export function findCircles(sources: Source[]): string[][] {
  const known = new Map(sources.map((source) => [source.path, source.imports.filter(isOurs)]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    open.push(path)
    for (const imported of known.get(path)!) {
      if (!known.has(imported)) continue
      if (!order.has(imported)) visit(imported)
      if (open.includes(imported)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(imported)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = open.splice(open.indexOf(path))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const path of known.keys()) if (!order.has(path)) visit(path)
  return circles
}
