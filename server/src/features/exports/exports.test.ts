import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocx } from '../../documents/read/docx.ts'
import { readOdt } from '../../documents/read/odt.ts'
import { readPdf } from '../../documents/read/pdf.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '100', ADMIN_EMAILS: 'boss@example.com' })
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
    const { raw: third } = await person.post('/api/generate-rtf', { content: '# Nurse', version: 3 })
    expect(third.toString()).toContain('\\version3{\\doccomm Version 3}')
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
const BINARY: Record<string, (bytes: Buffer) => Promise<string>> = {
  docx: readDocx,
  odt: async (bytes) => readOdt(bytes),
  pdf: readPdf,
}

describe('the company on its documents', () => {
  /** One white dot. */
  const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

  test('is their author, and its letterhead stands on those of its people', async () => {
    const admin = await it.register({ email: 'boss@example.com', company: 'Larch Grove' })
    const { body: company } = await admin.post('/api/admin/companies', { name: ' Larch   Grove ' })
    expect(company.name).toBe('Larch Grove')
    await admin.put('/api/admin/company-members', { userIds: [admin.user.id], companyId: company.id })
    const url = `/api/admin/companies/${company.id}/letterhead`
    expect((await admin.get(url)).body).toEqual({ lines: [], logo: null })
    const letterhead = { lines: ['Larch Grove Ltd', '1 High Street, Ludlow'], logo: DOT }
    expect((await admin.put(url, letterhead)).status).toBe(200)
    expect((await admin.put(url, { lines: [], logo: Buffer.from('no picture').toString('base64') })).status).toBe(400)
    expect((await person.put(url, letterhead)).status).toBe(403)
    const { body } = await admin.write('Nurse')
    const fileOf = async (format: string) =>
      (await admin.get(`/api/job-descriptions/${body.jobDescriptionId}/documents/${format}`)).raw
    const pdf = (await fileOf('pdf')).toString('latin1')
    expect(pdf).toContain('/Subtype /Image')
    expect(pdf).toContain('Larch Grove')
    const docx = unzipSync(new Uint8Array(await fileOf('docx')))
    const part = (name: RegExp) =>
      Object.entries(docx)
        .filter(([path]) => name.test(path))
        .map(([, bytes]) => strFromU8(bytes))
        .join()
    expect(part(/header\d*\.xml$/)).toContain('1 High Street, Ludlow')
    expect(Object.keys(docx).some((path) => /media\/.*\.png$/.test(path))).toBe(true)
    expect(part(/core\.xml$/)).toContain('<dc:creator>Larch Grove</dc:creator>')
    const odt = unzipSync(new Uint8Array(await fileOf('odt')))
    expect(strFromU8(odt['styles.xml']!)).toContain('1 High Street, Ludlow')
    expect(Object.keys(odt)).toContain('Pictures/logo.png')
    expect(strFromU8(odt['meta.xml']!)).toContain('<dc:creator>Larch Grove</dc:creator>')
    expect((await fileOf('html')).toString()).toMatch(/<script type="application\/ld\+json">\{"@context"/)
    expect((await fileOf('rtf')).toString()).toContain('{\\author Larch Grove}')
  })
})

describe('a description of the history', () => {
  const TYPES = {
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    odt: 'application/vnd.oasis.opendocument.text',
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
    const names: Record<string, string> = {
      doc: `job-description-${id}.doc`,
      md: 'Engineer, version 1.md',
      txt: 'Engineer, version 1.txt',
    }
    const name = names[format] ?? `Engineer.${format}`
    expect(headers['content-disposition']).toContain(`filename="${name}"`)
    const text = format in BINARY ? await BINARY[format]!(raw) : raw.toString()
    expect(text).toContain('Build services.')
  })

  /** Where a file says which version it is: among its own properties, or in its name. */
  const SAYS: Record<string, (raw: Buffer, name: string) => string> = {
    doc: (raw) => raw.toString(),
    rtf: (raw) => raw.toString(),
    docx: (raw) => strFromU8(unzipSync(new Uint8Array(raw))['docProps/core.xml']!),
    odt: (raw) => strFromU8(unzipSync(new Uint8Array(raw))['meta.xml']!),
    pdf: (raw) => raw.toString('latin1'),
    html: (raw) => raw.toString(),
    md: (_raw, name) => name,
    txt: (_raw, name) => name,
  }
  const saysVersion = (number: number): Record<string, string> => ({
    doc: `\\version${number}{\\doccomm Version ${number}}`,
    rtf: `\\version${number}{\\doccomm Version ${number}}`,
    docx: `<dc:description>Version ${number}</dc:description>`,
    odt: `<dc:description>Version ${number}</dc:description>`,
    pdf: `obj\n(Version ${number})\n`,
    html: `<meta name="version" content="${number}">`,
    md: `, version ${number}.md`,
    txt: `, version ${number}.txt`,
  })

  test.each(Object.keys(TYPES))('as .%s says which version it is, and is to be had of any', async (format) => {
    const { body } = await person.write('Nurse')
    const url = `/api/job-descriptions/${body.jobDescriptionId}`
    const edited = await person.put(`${url}/text`, { content: '# Engineer\n\nRun services.', basedOn: 1 })
    expect(edited.status).toBe(200)
    const read = async (query: string) => {
      const { raw, headers } = await person.get(`${url}/documents/${format}${query}`)
      const text = format in BINARY ? await BINARY[format]!(raw) : raw.toString()
      return { text, says: SAYS[format]!(raw, String(headers['content-disposition'])) }
    }
    const [latest, first] = [await read(''), await read('?version=1')]
    expect(latest.text).toContain('Run services.')
    expect(latest.says).toContain(saysVersion(2)[format])
    expect(first.text).toContain('Build services.')
    expect(first.says).toContain(saysVersion(1)[format])
    expect((await person.get(`${url}/documents/${format}?version=3`)).status).toBe(404)
    expect((await person.get(`${url}/documents/${format}?version=0`)).status).toBe(400)
  })

  test('as data for job boards is of the version asked for, and says which', async () => {
    const { body } = await person.write('Nurse')
    const url = `/api/job-descriptions/${body.jobDescriptionId}`
    await person.put(`${url}/text`, { content: '# Engineer\n\nRun services.', basedOn: 1 })
    const latest = (await person.get(`${url}/job-posting`)).body
    expect([latest.version, latest.posting.description]).toEqual([2, expect.stringContaining('Run services.')])
    const first = (await person.get(`${url}/job-posting?version=1`)).body
    expect([first.version, first.posting.description]).toEqual([1, expect.stringContaining('Build services.')])
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
