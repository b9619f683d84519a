import { parseMarkdown } from './parse.ts'
import { type Builder, renderAll } from './render.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!)
const VOID = new Set(['br', 'hr'])

const html: Builder<string> = {
  text: escapeHtml,
  element(tag, attributes, children) {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    const open = `<${tag}${written.join('')}>`
    return VOID.has(tag) ? open : `${open}${children.join('')}</${tag}>`
  },
}

/** Light markdown as plain HTML, for the clipboard: no classes, no images, no scripts. */
export const markdownToHtml = (text: string): string =>
  renderAll(parseMarkdown(text).children, { builder: html, headingShift: 0 }).join('\n')
