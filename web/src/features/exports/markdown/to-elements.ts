import type { RootContent } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { type Builder, renderNode } from './render.ts'

const elements: Builder<ReactNode> = {
  text: (value) => value,
  element: (tag, attributes, children) => createElement(tag, attributes, ...children),
}

/** A block of light markdown as React elements. */
export const blockToElements = (block: RootContent, headingShift: number): ReactNode =>
  renderNode(block, { builder: elements, headingShift })
