import { type Marks, toMarkdown } from './markup.ts'
import { Unreadable } from './unreadable.ts'
import { repackMarkup } from './zip.ts'

/** Office Open XML. Macros, pictures and embedded objects are never looked at. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  const read = mammoth.convertToHtml(
    { buffer: Buffer.from(repackMarkup(bytes)) },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    },
  )
  const { value } = await read.catch((cause: unknown) => {
    throw new Unreadable('This Word document is damaged and can not be read.', { cause })
  })
  return toMarkdown(value, marks)
}

const marks: Marks = ({ name, closes }) => {
  const heading = /^h([1-6])$/.exec(name)
  if (heading) return closes ? '\n\n' : `\n\n${'#'.repeat(Math.min(3, Number(heading[1])))} `
  if (name === 'p' || name === 'tr' || name === 'ul' || name === 'ol') return '\n\n'
  if (name === 'li') return closes ? '\n' : '\n- '
  if (name === 'strong') return '**'
  if (name === 'br') return '\n'
  if (name === 'td' || name === 'th') return closes ? ' ' : ''
  return ''
}
