import type { JobDocument } from '@rolewright/craft/document'
import { beforeAll, describe, expect, test } from 'vitest'
import { convert } from '../../testing/office.ts'
import { asRead, DESCRIPTION, headings, words } from '../../testing/sample-document.ts'
import { writeDocx } from '../docx.ts'
import { writeRtf } from '../rtf.ts'

let docx: Uint8Array
beforeAll(async () => {
  docx = await writeDocx(DESCRIPTION)
})

describe('what another program makes of it is read', { timeout: 120_000 }, () => {
  test.each(['odt', 'rtf', 'docx', 'doc', 'pdf'])('.%s, words and headings', async (format) => {
    const read = await asRead(await convert(docx, 'docx', format))
    expect(read.format).toBe(format)
    const plain = (document: JobDocument) =>
      words(document)
        .join(' ')
        .replace(/[–-]/g, '-')
        .replace(/[·\s]+/g, ' ')
    expect(plain(read.document)).toBe(plain(DESCRIPTION))
    expect(read.document.title).toBe(DESCRIPTION.title)
    if (format !== 'doc') expect(headings(read.document)).toEqual(headings(DESCRIPTION))
  })

  test('our rich text too', async () => {
    const read = await asRead(await convert(writeRtf(DESCRIPTION), 'rtf', 'odt'))
    expect(headings(read.document)).toEqual(headings(DESCRIPTION))
  })
})
