import type { RootContent } from 'mdast'
import { memo, useState } from 'react'
import { createBlockParser } from './markdown/block-parser.ts'
import { blockToElements } from './markdown/to-elements.ts'
import './document-page.css'

export interface DocumentPageProps {
  /** Light markdown; may grow while it is shown. */
  text: string
  isWriting?: boolean
}

/** The screen's own heading is the first level; the title of a page comes below it. */
const HEADING_SHIFT = 1

/** A description set as a page. While it is written, only its last blocks are read and drawn again. */
export function DocumentPage({ text, isWriting }: DocumentPageProps) {
  const [parser] = useState(createBlockParser)
  return (
    <div className="ad wrap-anywhere" data-writing={isWriting || undefined}>
      {parser.parse(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

const Block = memo(({ block }: { block: RootContent }) => blockToElements(block, HEADING_SHIFT))
