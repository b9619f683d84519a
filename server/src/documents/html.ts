import type { Block, JobDocument, List, Run } from '@rolewright/craft/document'
import { isRightToLeft } from './direction.ts'
import { escapeHtml } from './escape-html.ts'
import { languageOf } from './language.ts'
import { linksIn } from './links.ts'
import type { Setting } from './setting.ts'
import { wordsOf } from './words.ts'

/** The inside of a page: headings from `<h1>` on, paragraphs, tables and real lists; the only attributes are where links lead. */
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
  'body{font:12pt/1.5 Georgia,serif;max-width:42em;margin:2em auto;padding:0 1em}h1{line-height:1.2}p,li,td,th,h1,h2,h3{unicode-bidi:plaintext}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3em .6em;text-align:start;vertical-align:top}a{overflow-wrap:anywhere}@page{margin:1in}'

/**
 * A page that stands alone: nothing in it loads or runs anything.
 * @param posting schema.org's JobPosting, for search engines that read the page
 */
export function writeHtml(
  document: JobDocument,
  { author, version }: Setting = {},
  posting?: Record<string, unknown>,
): Buffer {
  const language = languageOf(document)
  const direction = isRightToLeft([{ text: wordsOf(document).join(' '), bold: false, italic: false }]) ? 'rtl' : 'ltr'
  const page = `<html${language ? ` lang="${language}"` : ''} dir="${direction}">`
  const metas = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    author && `<meta name="author" content="${escapeHtml(author)}">`,
    version && `<meta name="version" content="${version}">`,
  ]
  const head = `${metas.filter(Boolean).join('')}<title>${escapeHtml(document.title)}</title><style>${STYLE}</style>${posting ? writePosting(posting) : ''}`
  return Buffer.from(`<!doctype html>\n${page}<head>${head}</head><body>\n${writeHtmlBody(document)}\n</body></html>\n`)
}

function writeBlock(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${writeRuns(block.runs)}</p>`
  if (block.kind === 'table') return writeTable(block.rows)
  return writeList(block, 0)[0]
}

/** The list from an item on, and where it ends: at the first one that stands less deep. */
function writeList(list: List, from: number): [html: string, to: number] {
  const levelOf = (at: number) => list.levels?.[at] ?? 0
  const [tag, level] = [list.kind === 'bullets' ? 'ul' : 'ol', levelOf(from)]
  let html = ''
  let at = from
  while (at < list.items.length && levelOf(at) >= level) {
    html += `<li>${writeRuns(list.items[at]!)}`
    at += 1
    if (at < list.items.length && levelOf(at) > level) {
      const [nested, to] = writeList(list, at)
      html += nested
      at = to
    }
    html += '</li>'
  }
  return [`<${tag}>${html}</${tag}>`, at]
}

function writeTable([head = [], ...body]: readonly Run[][][]): string {
  const row = (cells: readonly Run[][], tag: string) =>
    `<tr>${cells.map((runs) => `<${tag}>${writeRuns(runs)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

/** Nothing in it can end its element. */
const writePosting = (posting: Record<string, unknown>): string =>
  `<script type="application/ld+json">${JSON.stringify(posting).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`

const writeRuns = (runs: Run[]) =>
  runs
    .map(({ text, bold, italic }) => {
      const words = linksIn(text).map(writeLinked).join('')
      const inner = italic ? `<em>${words}</em>` : words
      return bold ? `<strong>${inner}</strong>` : inner
    })
    .join('')

/** No line ends behind "https://". */
const writeLinked = ({ text, href }: { text: string; href: string | null }): string =>
  href === null
    ? escapeHtml(text).replaceAll('\n', '<br>')
    : `<a href="${escapeHtml(href)}">${escapeHtml(text).replace(/^(https?:\/\/[^/\s]{1,40})/, '<span style="white-space:nowrap">$1</span>')}</a>`
