import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocx } from '../../documents/read/docx.ts'
import { readPdf } from '../../documents/read/pdf.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '100' })
  person = await it.register()
})
afterAll(() => it.close())

describe('rich text', () => {
  test('is a file with the name asked for', async () => {
    const { status, headers, raw } = await person.post('/api/generate-rtf', {
      content: '# Nurse\n\n- one',
      filename: 'nurse',
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rtf')
    expect(headers['content-disposition']).toBe(`attachment; filename="nurse.rtf"; filename*=UTF-8''nurse.rtf`)
    expect(raw.toString()).toMatch(/^\{\\rtf1/)
  })

  test.each([
    ['Ärztin / Arzt: "Köln"', 'Ärztin - Arzt- -Köln.rtf'],
    ['../../etc/passwd', 'etc-passwd.rtf'],
    ['report.rtf', 'report.rtf'],
    ['', 'job-description.rtf'],
    ['CON', 'job-description.rtf'],
    ['求人', '求人.rtf'],
  ])('called %j is saved as %j', async (filename, name) => {
    const { headers } = await person.post('/api/generate-rtf', { content: 'x', filename })
    const saved = /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1]
    expect(decodeURIComponent(saved!)).toBe(name)
  })

  test.each([[{ content: '' }], [{}], [{ content: 'x'.repeat(200_001) }]])('is refused for %j', async (body) => {
    expect((await person.post('/api/generate-rtf', body)).status).toBe(400)
  })

  test('is for signed-in people', async () => {
    expect((await it.visitor.post('/api/generate-rtf', { content: 'x' })).status).toBe(401)
  })
})

/** What can not be searched as it stands. */
const BINARY: Record<string, (bytes: Buffer) => Promise<string>> = { docx: readDocx, pdf: readPdf }

describe('a description of the history', () => {
  const TYPES = {
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pdf: 'application/pdf',
    rtf: 'application/rtf',
    html: 'text/html; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
  }

  test.each(Object.entries(TYPES))('is had as .%s', async (format, type) => {
    const { body } = await person.write('Nurse')
    const id = body.jobDescriptionId
    const { status, headers, raw } = await person.get(`/api/job-descriptions/${id}/documents/${format}`)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['content-disposition']).toContain(`filename="job-description-${id}.${format}"`)
    const text = format in BINARY ? await BINARY[format]!(raw) : raw.toString()
    expect(text).toContain('Build services.')
  })

  test('as .doc is serif, 12 pt, with 1-inch margins', async () => {
    const { body } = await person.write('Nurse')
    const { raw } = await person.get(`/api/job-descriptions/${body.jobDescriptionId}/documents/doc`)
    expect(raw.toString()).toContain('\\froman\\fcharset0 Times New Roman')
    expect(raw.toString()).toContain('\\margl1440\\margr1440\\margt1440\\margb1440')
    expect(raw.toString()).toContain('\\fs24')
  })

  test('is not had in another format, nor by somebody else', async () => {
    const { body } = await person.write('Nurse')
    const url = `/api/job-descriptions/${body.jobDescriptionId}/documents`
    expect((await person.get(`${url}/exe`)).status).toBe(404)
    const other = await it.register()
    expect((await other.get(`${url}/doc`)).status).toBe(404)
    expect((await it.visitor.get(`${url}/doc`)).status).toBe(401)
  })
})
