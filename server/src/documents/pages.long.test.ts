import { readFile } from 'node:fs/promises'
import validate from '@ooxml-tools/validate'
import { parseDocument } from '@rolewright/craft/document'
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

test('addresses can be clicked, and no line of paper ends behind their scheme', async () => {
  const sentences = Array.from(
    { length: 40 },
    (_, at) =>
      `${'word '.repeat(at % 17)}see https://www.grand.example/jobs/night-porter or write to jobs@grand.example.`,
  )
  const pdf = await writeDocument(parseDocument(`# Links\n\n${sentences.join('\n\n')}\n`), 'pdf')
  expect(await poppler('pdftotext', pdf, '-layout')).not.toMatch(/https?:\/{0,2}\s*\n/)
  expect(pdf.toString('latin1')).toContain('/URI (mailto:jobs@grand.example)')
})

test('.docx with a table, nested lists and a letterhead keeps the schema of Microsoft 365', async () => {
  const text = await readFile(new URL('../testing/corpus-page.md', import.meta.url), 'utf8')
  const setting = { author: 'The Grand Hotel', letterhead: { lines: ['The Grand Hotel', 'Scarborough'], logo: null } }
  const docx = await writeDocument(parseDocument(text), 'docx', setting)
  expect(await validate(new Uint8Array(docx), 'docx', 'Microsoft365')).toEqual([])
})
