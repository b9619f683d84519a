import { type JobDocument, plainText, type Run } from '@rolewright/craft/document'

/** What a reader makes of a part of a document, whatever its format. */
export interface Part {
  kind: 'h1' | 'h2' | 'h3' | 'p' | 'bullet' | 'step'
  text: string
  /** What stands out in it. */
  bold: string[]
}

export const outlineOf = ({ title, facts, sections }: JobDocument): Part[] => [
  { kind: 'h1', text: title, bold: [] },
  { kind: 'p', text: facts.join(' · '), bold: [] },
  ...sections.flatMap(({ heading, level, blocks }): Part[] => [
    { kind: level === 2 ? 'h2' : 'h3', text: heading ?? '', bold: [] },
    ...blocks.flatMap((block): Part[] =>
      block.kind === 'paragraph'
        ? [partOf('p', block.runs)]
        : block.kind === 'table'
          ? block.rows.flat().map((runs) => partOf('p', runs))
          : block.items.map((runs) => partOf(block.kind === 'bullets' ? 'bullet' : 'step', runs)),
    ),
  ]),
]

const partOf = (kind: Part['kind'], runs: Run[]): Part => ({
  kind,
  text: plainText(runs),
  bold: runs.filter(({ bold }) => bold).map(({ text }) => text),
})

const TAG = /<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Well-formed HTML of headings, paragraphs, lists and weight, as mammoth writes it. */
export function outlineOfHtml(html: string): Part[] {
  const parts: Part[] = []
  const lists: string[] = []
  let bold = false
  for (const [, slash, tag, text] of html.matchAll(TAG)) {
    const part = parts.at(-1)
    if (text !== undefined && part) {
      const words = text.replace(/&(#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      part.text += words
      if (bold) part.bold.push(words)
    } else if (tag === 'strong') bold = slash === ''
    else if (tag === 'ul' || tag === 'ol') slash ? lists.pop() : lists.push(tag)
    else if (!slash && tag === 'li') parts.push({ kind: lists.at(-1) === 'ul' ? 'bullet' : 'step', text: '', bold: [] })
    else if (!slash && tag === 'p' && lists.length === 0) parts.push({ kind: 'p', text: '', bold: [] })
    else if (!slash && /^h[1-3]$/.test(tag ?? '')) parts.push({ kind: tag as Part['kind'], text: '', bold: [] })
  }
  return parts.filter((part) => part.text !== '')
}
