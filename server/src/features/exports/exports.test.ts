import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
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

test('a description of the history is a Word-compatible document', async () => {
  const { body } = await person.write('Nurse')
  const { status, headers, raw } = await person.get(`/api/job-descriptions/${body.jobDescriptionId}/doc`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/msword')
  expect(headers['content-disposition']).toContain(`filename="job-description-${body.jobDescriptionId}.doc"`)
  const text = raw.toString()
  expect(text).toContain('Times New Roman')
  expect(text).toContain('\\margl1440\\margr1440\\margt1440\\margb1440')
  expect(text).toContain('Build services.')
})
