import type { RootContent } from 'mdast'
import { createElement, Fragment, type ReactNode } from 'react'
import { type Mark, splitByMarks } from './mark-text.ts'
import { type Builder, renderNode } from './render.ts'

interface Setting {
  headingShift: number
  /** The text that the block was read from, with what is marked in it. */
  source: string
  marks: Mark[]
}

export const blockToElements = (block: RootContent, { headingShift, source, marks }: Setting): ReactNode =>
  renderNode(block, { builder: marks.length > 0 ? markingElements(source, marks) : elements, headingShift })

const elements: Builder<ReactNode> = {
  text: (value) => value,
  element: (tag, attributes, children) => createElement(tag, attributes, ...children),
}

/** Emphasis may cut a stretch into several texts: each is wrapped, and told whether it is the first. */
function markingElements(source: string, marks: Mark[]): Builder<ReactNode> {
  const begun = new Set<Mark>()
  return {
    ...elements,
    text(value, place) {
      if (!place) return value
      const parts = splitByMarks(value, source.slice(place.from, place.to), place.from, marks)
      const wrapped = parts.map(({ text, marks: around }) =>
        around.reduceRight<ReactNode>((inner, mark) => {
          const isFirst = !begun.has(mark)
          begun.add(mark)
          return mark.wrap(inner, isFirst)
        }, text),
      )
      return createElement(Fragment, null, ...wrapped)
    },
  }
}
