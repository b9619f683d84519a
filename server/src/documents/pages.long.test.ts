import { readFile } from 'node:fs/promises'
import validate from '@ooxml-tools/validate'
import { parseDocument } from '@rolewright/craft/document'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { convert } from '../testing/office.ts'
import { poppler } from '../testing/poppler.ts'
import { writeDocument } from './formats.ts'

const duties = (count: number) =>
  Array.from({ length: count }, (_, at) => `- Duty ${at + 1}: look after the guests of the house and their rooms`).join(
    '\n',
  )
const page = (count: number) =>
  parseDocument(
    `# Night Porter\n\nScarborough · 40 hours\n\n## Tasks\n\n${duties(count)}\n\n## Apply\n\nWrite to us.\n`,
  )
const pagesOf = async (pdf: Uint8Array) => Number(/Pages: +(\d+)/.exec(await poppler('pdfinfo', pdf))?.[1])
const onPaper = {
  pdf: async (count: number) => new Uint8Array(await writeDocument(page(count), 'pdf')),
  docx: async (count: number) => convert(await writeDocument(page(count), 'docx'), 'docx', 'pdf'),
  odt: async (count: number) => convert(await writeDocument(page(count), 'odt'), 'odt', 'pdf'),
}

describe.each(Object.entries(onPaper))('.%s', (_format, write) => {
  test('an advertisement that is a little too long stands on one page', { timeout: 120_000 }, async () => {
    expect(await pagesOf(await write(30))).toBe(1)
  })

  test('a longer one has numbers on its pages, and leaves no bullet alone', { timeout: 120_000 }, async () => {
    const pdf = await write(60)
    const pages = await pagesOf(pdf)
    expect(pages).toBeGreaterThan(1)
    const texts = (await poppler('pdftotext', pdf, '-layout')).split('\f').slice(0, pages)
    expect(texts.at(-1)!.replaceAll(' ', '')).toContain(`${pages}/${pages}`)
    for (const text of texts) {
      const bullets = text.match(/Duty \d+/g)?.length ?? 0
      expect(bullets).not.toBe(1)
    }
  })
})

/** Of where a link leads, in a .docx. */
const linksOfWord = async (bytes: Uint8Array) => {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
  return [...value.matchAll(/href="([^"]+)"/g)].map(([, href]) => `(${href})`).join()
}

/** The same document on paper on which an address takes more than a line. */
function narrow(bytes: Buffer, format: 'docx' | 'odt' | 'rtf'): Uint8Array {
  if (format === 'rtf') return Buffer.from(bytes.toString('latin1').replace('\\paperw11906', '\\paperw5600'), 'latin1')
  const parts = unzipSync(new Uint8Array(bytes))
  const [path, width, less] =
    format === 'docx'
      ? (['word/document.xml', /w:pgSz w:w="\d+"/, 'w:pgSz w:w="5600"'] as const)
      : (['styles.xml', /fo:page-width="[^"]+"/, 'fo:page-width="280pt"'] as const)
  const xml = strFromU8(parts[path]!)
  expect(xml).toMatch(width)
  return zipSync({ ...parts, [path]: strToU8(xml.replace(width, less)) })
}

const addresses = parseDocument(
  `# Links\n\n${Array.from({ length: 40 }, (_, at) => `${'word '.repeat(at % 17)}see https://www.grand.example/jobs/night-porter or write to jobs@grand.example.`).join('\n\n')}\n`,
)
/** A line that ends behind the scheme of an address. */
const CUT = /https?:[/\u2060]{0,3}\s*\n/

test('addresses of .pdf can be clicked, and no line of paper ends behind their scheme', async () => {
  const pdf = await writeDocument(addresses, 'pdf')
  expect(await poppler('pdftotext', pdf, '-layout')).not.toMatch(CUT)
  expect(pdf.toString('latin1')).toContain('/URI (mailto:jobs@grand.example)')
})

test.each(['docx', 'rtf', 'odt'] as const)(
  'addresses of .%s can be clicked, and in LibreOffice no line ends behind their scheme, however narrow the paper is',
  { timeout: 120_000 },
  async (format) => {
    const written = await writeDocument(addresses, format)
    const pdf = Buffer.from(await convert(narrow(written, format), format, 'pdf'))
    const text = await poppler('pdftotext', pdf, '-layout')
    // Every address is cut somewhere: it is wider than a line.
    expect(text.match(/https:\S*[^r]\n/g)).toHaveLength(40)
    expect(text).not.toMatch(CUT)
    const links = await linksOfWord(format === 'docx' ? written : await convert(written, format, 'docx'))
    expect(links).toContain('(mailto:jobs@grand.example)')
    expect(links).toContain('(https://www.grand.example/jobs/night-porter)')
  },
)

test('.docx with a table, nested lists and a letterhead keeps the schema of Microsoft 365', async () => {
  const text = await readFile(new URL('../testing/corpus-page.md', import.meta.url), 'utf8')
  const setting = { author: 'The Grand Hotel', letterhead: { lines: ['The Grand Hotel', 'Scarborough'], logo: null } }
  const docx = await writeDocument(parseDocument(text), 'docx', setting)
  expect(await validate(new Uint8Array(docx), 'docx', 'Microsoft365')).toEqual([])
})
