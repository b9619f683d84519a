import { type Marks, toMarkdown } from './markup.ts'
import { Unreadable } from './unreadable.ts'
import { unzipText } from './zip.ts'

/** OpenDocument text, as LibreOffice writes it. */
export function readOdt(bytes: Uint8Array): string {
  const manifest = unzipText(bytes, 'META-INF/manifest.xml')
  if (manifest.includes('encryption-data')) throw new Unreadable('This document is protected by a password.')
  const content = unzipText(bytes, 'content.xml')
  const body = /<office:text[\s>][\s\S]*<\/office:text>/.exec(content)?.[0]
  if (!body) throw new Unreadable('This is an OpenDocument file without text.')
  return toMarkdown(body, marks())
}

function marks(): Marks {
  let item = false
  return ({ name, attributes, closes }) => {
    if (name === 'text:list-item') {
      item = !closes
      return closes ? '\n' : '\n- '
    }
    if (name === 'text:h') {
      const level = /text:outline-level="(\d)"/.exec(attributes)?.[1] ?? '2'
      return closes ? '\n\n' : `\n\n${'#'.repeat(Math.min(3, Number(level)))} `
    }
    // The paragraph of an item stands on its line.
    if (name === 'text:p') return item ? '' : '\n\n'
    if (name === 'text:line-break') return closes ? '\n' : ''
    if (name === 'text:s' || name === 'text:tab') return closes ? ' ' : ''
    return ''
  }
}
