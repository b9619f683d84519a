import type { Block, JobDocument, Run } from '@rolewright/craft/document'
import { isRightToLeft } from './direction.ts'
import { escapeHtml } from './escape-html.ts'
import { languageOf } from './language.ts'
import { wordsOf } from './words.ts'

/** The inside of a page: headings from `<h1>` on, paragraphs and real lists, and no attributes at all. */
export function writeHtmlBody({ title, facts, sections }: JobDocument, { withTitle = true } = {}): string {
  return [
    withTitle && title && `<h1>${escapeHtml(title)}</h1>`,
    facts.length > 0 && `<p>${escapeHtml(facts.join(' · '))}</p>`,
    ...sections.flatMap(({ heading, level, blocks }) => [
      heading !== null && `<h${level}>${escapeHtml(heading)}</h${level}>`,
      ...blocks.map(writeBlock),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}

const STYLE =
  'body{font:12pt/1.5 Georgia,serif;max-width:42em;margin:2em auto;padding:0 1em}h1{line-height:1.2}p,li,h1,h2,h3{unicode-bidi:plaintext}@page{margin:1in}'

/** A page that stands alone: nothing in it loads or runs anything. */
export function writeHtml(document: JobDocument): Buffer {
  const language = languageOf(document)
  const direction = isRightToLeft([{ text: wordsOf(document).join(' '), bold: false, italic: false }]) ? 'rtl' : 'ltr'
  const page = `<html${language ? ` lang="${language}"` : ''} dir="${direction}">`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.title)}</title><style>${STYLE}</style>`
  return Buffer.from(`<!doctype html>\n${page}<head>${head}</head><body>\n${writeHtmlBody(document)}\n</body></html>\n`)
}

function writeBlock(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${writeRuns(block.runs)}</p>`
  const tag = block.kind === 'bullets' ? 'ul' : 'ol'
  return `<${tag}>${block.items.map((runs) => `<li>${writeRuns(runs)}</li>`).join('')}</${tag}>`
}

const writeRuns = (runs: Run[]) =>
  runs
    .map(({ text, bold, italic }) => {
      const inner = italic ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text)
      return bold ? `<strong>${inner}</strong>` : inner
    })
    .join('')
