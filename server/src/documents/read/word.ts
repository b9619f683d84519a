import { Unreadable } from './unreadable.ts'

/** The binary format of Word 97 to 2003, which keeps no headings that could be told. */
export async function readWord(bytes: Uint8Array): Promise<string> {
  // A .docx with a password is such a container too.
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw new Unreadable('This document is protected by a password.')
  const { default: WordExtractor } = await import('word-extractor')
  const read = new WordExtractor().extract(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new Unreadable('This Word document is damaged or protected, and can not be read.', { cause })
  })
  const body = (await read).getBody()
  return body
    .replace(/\r\n?/g, '\n')
    .replace(/\*/g, '\\*')
    .replace(/^[•·▪\uf0b7]\s*/gm, '- ')
    .replace(/\n(?!- )/g, '\n\n')
}
