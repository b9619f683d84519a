import { knownStyles } from './docx-styles.ts'
import { readHtml } from './html.ts'
import { Unreadable } from './unreadable.ts'
import { findText, repackMarkup } from './zip.ts'

/** Runs that Word does not show, and text that was moved away: what is seen is the final state. */
const HIDDEN_RUN =
  /<w:r(?: [^>]*)?><w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<w:vanish(?: w:val="(?:1|true|on)")?\/>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>(?:(?!<\/w:r>)[\s\S])*<\/w:r>/g
const MOVED_AWAY = /<w:moveFrom [^>]*>[\s\S]*?<\/w:moveFrom>/g

interface StyledParagraph {
  styleId?: string | null
  styleName?: string | null
}

/** Its types leave this out. */
const eachParagraph = (mammoth: object) =>
  (
    mammoth as {
      transforms: { paragraph: (change: (one: StyledParagraph) => StyledParagraph) => (all: object) => object }
    }
  ).transforms.paragraph

/** Office Open XML. Macros, pictures and embedded objects are never looked at; headers and footers are no text of the page. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  const seen = repackMarkup(bytes, 'word/document.xml', (markup) => {
    const shown = markup.includes('<w:vanish') ? markup.replace(HIDDEN_RUN, '') : markup
    return shown.includes('<w:moveFrom ') ? shown.replace(MOVED_AWAY, '') : shown
  })
  const known = knownStyles(findText(bytes, 'word/styles.xml') ?? '')
  const read = mammoth.convertToHtml(
    { buffer: Buffer.from(seen) },
    {
      styleMap: [
        "p[style-name='Title'] => h1:fresh",
        "p[style-name='Subtitle'] => p:fresh",
        "p[style-name='List Bullet'] => ul > li:fresh",
        "p[style-name='List Bullet 2'] => ul|ol > li > ul > li:fresh",
        "p[style-name='List Number'] => ol > li:fresh",
        "p[style-name='List Number 2'] => ul|ol > li > ol > li:fresh",
        "r[style-name='Hyperlink'] => ",
        'u => ',
      ],
      transformDocument: eachParagraph(mammoth)((paragraph) => {
        const styleName = known.get(paragraph.styleId ?? '')
        return styleName ? { ...paragraph, styleName } : paragraph
      }),
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  )
  const { value } = await read.catch((cause: unknown) => {
    throw new Unreadable('This Word document is damaged and can not be read.', { cause })
  })
  return readHtml(value)
}
