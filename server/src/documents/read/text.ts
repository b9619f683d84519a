import { Unreadable } from './unreadable.ts'

const MARKDOWN = /^(#{1,6}\s|[-*+]\s|\d+\.\s)/m
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** Plain text or markdown, in UTF-8, UTF-16 with a mark, or what Windows wrote before. */
export function readText(bytes: Uint8Array): { format: 'md' | 'txt'; text: string } {
  const text = decode(bytes)
  if (CONTROL.test(text)) throw new Unreadable('This is no text, Word, PDF, RTF or OpenDocument file.')
  return { format: MARKDOWN.test(text) ? 'md' : 'txt', text }
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
