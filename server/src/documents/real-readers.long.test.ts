import validate from '@ooxml-tools/validate'
import { FORMATS, type Format } from '@rolewright/contract/constants'
import { type JobDocument, parseDocument } from '@rolewright/craft/document'
import mammoth from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import { convert } from '../testing/office.ts'
import { outlineOf, outlineOfHtml } from '../testing/outline.ts'
import { outlineOfPdf, poppler } from '../testing/poppler.ts'
import { writeDocument } from './formats.ts'
import { printableDocument } from './printable.ts'

/** What people type who want to see a format break, and what they never meant to type. */
const HOSTILE = [
  'RTF: {\\object\\objdata 0105} \\par } \\u8364 ? {\\field',
  "HTML: <script>alert(1)</script> </p></li><img src=x onerror='alert(1)'> &lt;b&gt; &#0; &nbsp;",
  'XML: ]]> <![CDATA[ <?xml?> <!ENTITY x SYSTEM "file:///etc/passwd"> &x; <w:p/>',
  'PDF: ) Tj ET endstream endobj (\\051 %%EOF << /JS (x) >>',
  'Controls: a\u0000b\u0007c\u001bd\u0085e\u009ff\ufeffg\uffffh',
  'Halves: \ud800 and \udfff stand alone',
  'Directions: user\u202egpj.exe and \u2066this\u2069',
]

const SAMPLE = `# Ärztin für Größe & Maß, ẞ

Köln · Vollzeit · 75.000–90.000 €

## Deutsch, Polski, Magyar

Wir suchen **Verstärkung** für die „Straße“: Zażółć gęślą jaźń, árvíztűrő tükörfúrógép.

- Erster Punkt mit **fettem Wort** darin
- Łódź, ő und ű

1. Zuerst
2. Danach mit *Nachdruck*

### Ελληνικά, Русский

- Αναζητούμε **έμπειρο** μηχανικό
- Мы ищем опытного инженера

## 岗位职责

我们正在寻找一位**经验丰富**的工程师加入平台团队。

- 使用微服务设计系统
- ひらがなとカタカナ、백엔드 엔지니어

## المهام

نبحث عن مهندس **خبير** للانضمام إلى فريق المنصة.

- تصميم وبناء الخدمات
- مراجعة العمل

## Emoji 🚀

- 😀 People, 👩🏽‍⚕️ nurses, 🇩🇪 and ✅

## Not text
`

/** Markdown takes neither control characters nor halves of characters for its own. */
const sample: JobDocument = (() => {
  const document = parseDocument(SAMPLE)
  document.sections.at(-1)!.blocks.push({
    kind: 'bullets',
    items: HOSTILE.map((text) => [{ text, bold: false, italic: false }]),
  })
  return document
})()
const expected = outlineOf(printableDocument(sample))

const files = {} as Record<Format, Buffer>
beforeAll(async () => {
  for (const format of Object.keys(FORMATS) as Format[]) files[format] = await writeDocument(sample, format)
})

const readWord = async (bytes: Uint8Array) => {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { ignoreEmptyParagraphs: true })
  return outlineOfHtml(value)
}

test('the sample says what it should', () => {
  expect(expected.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['h1', 'h2', 'h3', 'p', 'bullet', 'step']))
  expect(expected.flatMap(({ bold }) => bold)).toEqual(['Verstärkung', 'fettem Wort', 'έμπειρο', '经验丰富', 'خبير'])
})

describe('.docx', () => {
  test.each(['Microsoft365', 'Office2007'] as const)('keeps the schema of %s', async (version) => {
    expect(await validate(new Uint8Array(files.docx), 'docx', version)).toEqual([])
  })

  test('is read back equal', async () => {
    expect(await readWord(files.docx)).toEqual(expected)
  })
})

describe('LibreOffice reads back equal', () => {
  test.each(['doc', 'rtf', 'docx', 'odt', 'html'] as const)('.%s', async (format) => {
    expect(await readWord(await convert(files[format], format, 'docx'))).toEqual(expected)
  })
})

describe('.pdf', () => {
  /** What has no glyph in any font is a box; signs of direction have done their work. */
  const onPaper = (text: string) => text.replaceAll('\ufffd', '☐').replace(/[\u2066-\u2069]/g, '')

  test('is read aloud with its headings and lists, in the order of the page', async () => {
    const parts = expected.map(({ kind, text }) => ({ kind, text: onPaper(text) }))
    expect(await outlineOfPdf(files.pdf)).toEqual(parts)
  })

  test('can be copied from in every language', async () => {
    const text = (await poppler('pdftotext', files.pdf)).replace(/[\u202a-\u202e]/g, '').replace(/\s+/g, ' ')
    // A full stop is the reader's to place where the page goes on in another direction.
    for (const part of expected) expect(text).toContain(onPaper(part.text).replace(/\.$/, ''))
  })

  test('keeps together what is one word, and the hyphens of addresses', async () => {
    const title = 'Leiterin oder Leiter der Abteilung Finanzen (m/w/d)'
    const address = 'https://example.org/jobs/head-of-finance-and-controlling-in-the-headquarters-of-the-company'
    const bytes = await writeDocument(parseDocument(`# ${title}\n\nDas ist ${address}`), 'pdf')
    const lines = (await poppler('pdftotext', bytes)).split('\n')
    expect(lines[1]).toBe('Finanzen (m/w/d)')
    expect(lines.slice(2).join('')).toBe(`Das ist ${address}\f`)
  })

  test('has in bold what stands out, and the headings of sections', async () => {
    const page = await poppler('pdftohtml', files.pdf, '-xml', '-i', '-stdout')
    const bold = Array.from(page.matchAll(/<b>(.*?)<\/b>/g), ([, words]) => words!.trim()).filter(
      (words) => words !== '•',
    )
    // Letters from the right are given as they stand on the page; pictures have no weight.
    const asDrawn = (text: string) =>
      /\p{Script=Arabic}/u.test(text) ? [...text].reverse().join('') : text.replace(/\s*\p{Emoji_Presentation}/gu, '')
    const parts = expected.flatMap(({ kind, text, bold }) => (/h[23]/.test(kind) ? [text] : bold))
    expect(bold.join('')).toBe(parts.map(asDrawn).join(''))
  })

  test('brings all its fonts', async () => {
    const fonts = (await poppler('pdffonts', files.pdf)).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(5)
    for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes yes yes/)
  })

  test('says what it is called and in what language, whatever it is called', async () => {
    const bytes = await writeDocument(
      parseDocument('# Koch <b>&</b> Köchin )\n\nWir suchen dich für unsere Küche.'),
      'pdf',
    )
    expect(await poppler('pdfinfo', bytes)).toMatch(
      /Title: +Koch <b>&<\/b> Köchin \)\n[\s\S]*Tagged: +yes\n[\s\S]*Pages: +1\n/,
    )
    expect(await poppler('pdfinfo', bytes, '-meta')).toContain('>Koch &lt;b&gt;&amp;&lt;/b&gt; Köchin )</rdf:li>')
    expect(bytes.toString('latin1')).toContain('/Lang (de)')
  })

  test('has a table of contents beside the page', async () => {
    const { outline } = /<outline>(?<outline>[\s\S]*)<\/outline>/.exec(
      await poppler('pdftohtml', files.pdf, '-xml', '-i', '-stdout'),
    )!.groups!
    const items = Array.from(outline!.matchAll(/<item[^>]*>(.*?)<\/item>/g), ([, heading]) => heading)
    const headings = expected.filter(({ kind }) => kind.startsWith('h')).map(({ text }) => text.replace('&', '&amp;'))
    expect(items).toEqual(headings)
  })

  test('draws what it says', async () => {
    const inkOf = async (text: string) => {
      const bytes = await writeDocument(parseDocument(text), 'pdf')
      const picture = await poppler('pdftocairo', bytes, '-svg')
      return picture.length
    }
    const blank = await inkOf('')
    for (const word of ['Arzt', '工程师', '엔지니어', 'مهندس', 'מהנדס', '🚀', 'हिन्दी', 'ไทย'])
      expect(await inkOf(word), word).toBeGreaterThan(blank + 500)
  })
})

describe('twenty pages', () => {
  const pages = (count: number) => {
    const [, part] = SAMPLE.split(/\n(?=## Deutsch)/)
    return parseDocument(`# Title\n\n${`${part}\n`.repeat(count)}`)
  }
  test.each(Object.keys(FORMATS) as Format[])('as .%s take no more time each than two do', async (format) => {
    const timeOf = async (document: JobDocument) => {
      const times: number[] = []
      for (let run = 0; run < 3; run++) {
        const start = performance.now()
        await writeDocument(document, format)
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    const few = await timeOf(pages(3))
    const many = await timeOf(pages(30))
    // Ten times as much; what a millisecond takes is left to chance.
    expect(many).toBeLessThan(30 * Math.max(few, 5))
  })
})
