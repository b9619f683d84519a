import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { asRead, DESCRIPTION, headings, words } from '../../testing/sample-document.ts'
import { writeDocx } from '../docx.ts'
import { writeRtf } from '../rtf.ts'
import { readDocument } from './read.ts'
import { readApart } from './read-apart.ts'
import { Unreadable } from './unreadable.ts'

let docx: Uint8Array
beforeAll(async () => {
  docx = await writeDocx(DESCRIPTION)
})

describe('what we write is read back equal', () => {
  test.each([
    ['docx', async () => docx],
    ['rtf', async () => writeRtf(DESCRIPTION)],
  ])('.%s', async (format, bytes) => {
    const read = await asRead(await bytes())
    expect(read.format).toBe(format)
    expect(words(read.document)).toEqual(words(DESCRIPTION))
    expect(headings(read.document)).toEqual(headings(DESCRIPTION))
  })
})

describe('text files are read in the encodings that people have', () => {
  test.each([
    ['UTF-8', Buffer.from('# Größe\n\nText'), 'md'],
    ['UTF-16', Buffer.from('\ufeffGröße', 'utf16le'), 'txt'],
    ['Windows', Buffer.from('Größe', 'latin1'), 'txt'],
  ])('%s', async (_name, bytes, format) => {
    const read = await readDocument(bytes)
    expect([read.format, read.text]).toEqual([format, expect.stringContaining('Größe')])
  })
})

describe('a web page is read as it is seen', () => {
  test('headings, lists and tables, without scripts, navigation and what is hidden', async () => {
    const page =
      '<!DOCTYPE html><html><head><title>Jobs</title><style>p{}</style></head><body><nav>Home</nav><h1>Cook &amp; Baker</h1>' +
      '<script>alert("x")</script><p>Leeds &middot; nights</p><p style="display:none">Secret</p><h2>Tasks</h2><ul><li>Bake<ul>' +
      '<li>Bread</li></ul></li><li>Cook</li></ul><table><tr><th>Day</th><th>Shift</th></tr><tr><td>Monday</td><td>Early</td></tr></table>' +
      '<footer>Imprint</footer></body></html>'
    expect(await readDocument(Buffer.from(page))).toEqual({
      format: 'html',
      text:
        '# Cook & Baker\n\nLeeds · nights\n\n## Tasks\n\n- Bake\n  - Bread\n- Cook\n\n' +
        '| Day | Shift |\n| --- | --- |\n| Monday | Early |',
    })
  })
})

describe('in a process of its own', () => {
  test('it reads the same, and gives the same reasons', async () => {
    expect(await readApart(docx, 'ada')).toEqual(await readDocument(docx))
    await expect(readApart(new Uint8Array(), 'ada')).rejects.toThrow(Unreadable)
    await expect(readApart(new Uint8Array(), 'ada')).rejects.toThrow(/is empty/)
  })

  test('several come one after the other', async () => {
    const read = await Promise.all(Array.from({ length: 5 }, () => readApart(Buffer.from('Text of the role'), 'ada')))
    expect(read.map(({ text }) => text)).toEqual(Array(5).fill('Text of the role'))
  })
})

const bomb = () => zipSync({ 'word/document.xml': new Uint8Array(65 * 1024 * 1024) })

describe('what is no document is refused with the reason', () => {
  test.each([
    ['nothing', new Uint8Array(), /is empty/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /no text, Word/],
    [
      'a Word file with macros',
      zipSync({ 'word/document.xml': strToU8('<x/>'), 'word/vbaProject.bin': strToU8('x') }),
      /macros \(\.docm\)/,
    ],
    ['an archive', zipSync({ 'a.txt': strToU8('x') }), /archive or another kind/],
    ['a bomb', bomb(), /unfolds to more/],
    ['half a Word file', new Uint8Array(Buffer.from('504b0304aabbccdd', 'hex')), /damaged/],
    ['a broken PDF', Buffer.from('%PDF-1.7 nonsense'), /damaged/],
    ['a broken .doc', Buffer.from('d0cf11e0a1b11ae1aabb', 'hex'), /damaged/],
    [
      'a protected Word file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /password/,
    ],
    ['an empty text', Buffer.from(' \n\n '), /holds no text/],
  ])('%s', async (_what, bytes, reason) => {
    await expect(readDocument(bytes)).rejects.toThrow(reason)
  })
})
