import { parseDocument, printDocument } from '@rolewright/craft/document'
import { readHtml } from './html.ts'
import { PageBuilder, PLAIN } from './page-builder.ts'
import { Unreadable } from './unreadable.ts'

const MARKDOWN = /^(#{1,6}\s|[-*+]\s|\d+\.\s)/m
const HTML =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html[\s>]|<(?:head|body|h1|div|p|meta|title|table|section|article)[\s>])/i
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** Plain text, markdown or a web page, in UTF-8, UTF-16 with a mark, or what Windows wrote before. */
export function readText(bytes: Uint8Array): { format: 'md' | 'txt' | 'html'; text: string } {
  const text = decode(bytes)
  if (CONTROL.test(text)) throw new Unreadable('This is no text, Word, PDF, RTF, OpenDocument or HTML file.')
  if (HTML.test(text)) return { format: 'html', text: readHtml(inItsEncoding(bytes, text)) }
  if (MARKDOWN.test(text)) return { format: 'md', text: printDocument(parseDocument(text)) }
  return { format: 'txt', text: readPlain(text) }
}

const STEP = /^\s*\d{1,2}[.)]\s+/
const ITEM = /^(\s*)(?:[-*+•·▪◦–]|\d{1,2}[.)])\s+/

/** Paragraphs between empty lines; where there are none, each line is one. */
function readPlain(text: string): string {
  const builder = new PageBuilder()
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const areBlocks = lines.some((line) => line.trim() === '')
  let open: string[] = []
  const end = () => {
    builder.paragraph([{ text: open.join(' '), ...PLAIN }])
    open = []
  }
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item) {
      end()
      builder.item(STEP.test(line) ? 'steps' : 'bullets', Math.floor(item[1]!.length / 2), [
        { text: line.slice(item[0].length), ...PLAIN },
      ])
    } else if (line.trim() === '' || !areBlocks) {
      if (line.trim() !== '') open.push(line)
      end()
    } else open.push(line.trim())
  }
  end()
  return builder.print()
}

/** A page says its encoding itself. */
function inItsEncoding(bytes: Uint8Array, text: string): string {
  const charset = /<meta[^>]+charset=["']?([\w-]+)/i.exec(text.slice(0, 2000))?.[1]
  if (!charset || /^utf-?8$/i.test(charset)) return text
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return text
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
