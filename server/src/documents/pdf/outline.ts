import { forPage } from './pieces.ts'

/** 0 for the title, 1 for a section, 2 for a part of one. */
export type Depth = 0 | 1 | 2

/** The table of contents that readers show beside the page. */
export function createOutline(document: PDFKit.PDFDocument): (heading: string, depth: Depth, top: number) => void {
  const open: PDFKit.PDFOutline[] = [document.outline]
  return (heading, depth, top) => {
    open.length = Math.min(open.length, depth + 1)
    const parent = open.at(-1)!
    const item = parent.addItem(forPage(heading), { expanded: true, fit: false, top } as object)
    while (open.length <= depth) open.push(parent)
    open.push(item)
  }
}
