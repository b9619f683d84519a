import type { JobDocument } from '@rolewright/craft/document'
import { wordsOf } from '../words.ts'
import { compose } from './compose.ts'
import { drawFeet } from './feet.ts'
import { openFonts } from './fonts.ts'
import { PAGE } from './look.ts'
import { paginate } from './paginate.ts'
import { forPage } from './pieces.ts'
import { TaggedDocument } from './tagged-document.ts'
import { createTypesetter } from './typeset.ts'

/**
 * A page to send: text that can be copied and read aloud, headings and lists that are real ones, a table of contents
 * beside it, and only fonts that it brings along.
 * @param language that it is read aloud in, as BCP 47 has it; null where nobody knows
 */
export async function writePdf(content: JobDocument, language: string | null): Promise<Buffer> {
  const title = forPage(content.title)
  const document = new TaggedDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: title !== '',
    lang: language ?? undefined,
    info: { Producer: 'Rolewright', Creator: 'Rolewright', ...(title && { Title: title }) },
    bufferPages: true,
    // None but those of the text.
    font: '',
  })
  const text = `${forPage(wordsOf(content).join(''))}`
  const fonts = await openFonts(text, (name, font) => document.registerFont(name, font as unknown as string))
  const typesetter = createTypesetter(document, fonts)
  const rows = compose(content, document, typesetter)
  paginate(rows, PAGE.margin, PAGE.height - PAGE.margin, () => document.addPage())
  drawFeet(title, document, typesetter)
  document.end()
  return document.bytes
}
