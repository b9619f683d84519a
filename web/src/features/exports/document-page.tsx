import type { RootContent } from 'mdast'
import { memo, useMemo, useState } from 'react'
import { createBlockParser } from './markdown/block-parser.ts'
import type { Mark } from './markdown/mark-text.ts'
import { parseMarkdown } from './markdown/parse.ts'
import { blockToElements } from './markdown/to-elements.ts'
import './document-page.css'

export interface DocumentPageProps {
  /** Light markdown; may grow while it is shown. */
  text: string
  isWriting?: boolean
  /** Stretches of the text that are wrapped where they stand on the page; for texts that do not grow any more. */
  marks?: Mark[]
}

/** The screen's own heading is the first level; the title of a page comes below it. */
const HEADING_SHIFT = 1

const NO_MARKS: Mark[] = []

/** A description set as a page. While it is written, only its last blocks are read and drawn again. */
export function DocumentPage({ text, isWriting, marks = NO_MARKS }: DocumentPageProps) {
  const [parser] = useState(createBlockParser)
  const isMarked = marks.length > 0
  // Offsets must count from the start of the whole text, which they do not in one that was read piece by piece.
  const whole = useMemo(() => (isMarked ? parseMarkdown(text).children : null), [text, isMarked])
  return (
    <div className="ad wrap-anywhere" data-writing={isWriting || undefined}>
      {(whole ?? parser.parse(text)).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <Block key={index} block={block} source={text} marks={marksWithin(block, marks)} />
      ))}
    </div>
  )
}

function marksWithin({ position }: RootContent, marks: Mark[]): Mark[] {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  const within = marks.filter(({ from, to }) => from < end && to > start)
  return within.length > 0 ? within : NO_MARKS
}

interface BlockProps {
  block: RootContent
  source: string
  marks: Mark[]
}

const Block = memo(
  ({ block, source, marks }: BlockProps) => blockToElements(block, { headingShift: HEADING_SHIFT, source, marks }),
  (before, now) => before.block === now.block && before.marks === now.marks && now.marks === NO_MARKS,
)
