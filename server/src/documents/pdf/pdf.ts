import type { JobDocument } from '@rolewright/craft/document'
import { type Setting, versionName } from '../setting.ts'
import { wordsOf } from '../words.ts'
import { compose } from './compose.ts'
import { drawFeet } from './feet.ts'
import { openFonts } from './fonts.ts'
import { setLetterhead } from './letterhead.ts'
import { PAGE, SCALES } from './look.ts'
import { paginate, type Row } from './paginate.ts'
import { forPage } from './pieces.ts'
import { TaggedDocument } from './tagged-document.ts'
import { createTypesetter } from './typeset.ts'

/**
 * A page to send: text that can be copied and read aloud, headings and lists that are real ones, a table of contents
 * beside it, and only fonts that it brings along.
 * @param language that it is read aloud in, as BCP 47 has it; null where nobody knows
 */
export async function writePdf(content: JobDocument, language: string | null, setting: Setting = {}): Promise<Buffer> {
  const { author, letterhead } = setting
  const title = forPage(content.title)
  const version = versionName(setting)
  const document = new TaggedDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: title !== '',
    lang: language ?? undefined,
    info: {
      Producer: 'Rolewright',
      Creator: 'Rolewright',
      ...(title && { Title: title }),
      ...(author && { Author: forPage(author) }),
      ...(version && { Subject: version }),
    },
    bufferPages: true,
    // None but those of the text.
    font: '',
  })
  const text = forPage([...wordsOf(content), ...(letterhead?.lines ?? [])].join(''))
  const fonts = await openFonts(text, (name, font) => document.registerFont(name, font as unknown as string))
  const typesetter = createTypesetter(document, fonts)
  const head = letterhead ? [setLetterhead(letterhead, document, typesetter)] : []
  const scale = scaleFor((tried) => [...head, ...compose(content, UNDRAWN, typesetter, tried)])
  const rows = [...head, ...compose(content, document, typesetter, scale)]
  paginate(rows, TOP, BOTTOM, () => document.addPage())
  drawFeet(title, document, typesetter)
  document.end()
  return document.bytes
}

const [TOP, BOTTOM] = [PAGE.margin, PAGE.height - PAGE.margin]

/** Takes a structure that nobody reads: to see how much space a text takes. */
const UNDRAWN = {
  struct: () => ({ add() {}, dictionary: { data: {} } }),
  addStructure() {},
  outline: {},
} as unknown as PDFKit.PDFDocument

/** The largest scale at which all stands on one page; 1 where it needs several anyway. */
function scaleFor(rowsAt: (scale: number) => Row[]): number {
  const fits = (scale: number) => {
    let pages = 1
    const rows = rowsAt(scale).map((row) => ({ ...row, draw: () => {} }))
    paginate(rows, TOP, BOTTOM, () => {
      pages += 1
    })
    return pages === 1
  }
  const smallest = SCALES.at(-1)!
  if (fits(1) || !fits(smallest)) return 1
  return SCALES.find(fits)!
}
