import type { RootContent } from 'mdast'
import { memo, useState } from 'react'
import { createBlockParser } from './markdown/block-parser.ts'
import { blockToElements } from './markdown/to-elements.ts'
import './document-page.css'

export interface DocumentPageProps {
  /** Light markdown; may grow while it is shown. */
  text: string
  isWriting?: boolean
  /** Levels between the document's own title and level 1: the headings around it go first. */
  headingShift?: number
}

/** A description set as a page. While it is written, only its last blocks are read and drawn again. */
export function DocumentPage({ text, isWriting, headingShift = 1 }: DocumentPageProps) {
  const [parser] = useState(createBlockParser)
  return (
    <div className="ad wrap-anywhere" data-writing={isWriting || undefined}>
      {parser.parse(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Block key={index} block={block} headingShift={headingShift} />
      ))}
    </div>
  )
}

const Block = memo(({ block, headingShift }: { block: RootContent; headingShift: number }) =>
  blockToElements(block, headingShift),
)
