import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '1000' })
})
afterAll(() => it.close())

type Entry = { id: string; prompt: string }
const prompts = (entries: Entry[]) => entries.map(({ prompt }) => prompt)

describe('the history', () => {
  test('is newest first, a bare array, with the next page in the Link header', async () => {
    const person = await it.register()
    for (const prompt of ['first', 'second', 'third']) await person.write(prompt)
    const all = await person.get('/api/job-descriptions')
    expect(prompts(all.body)).toEqual(['third', 'second', 'first'])
    expect(all.headers.link).toBeUndefined()
    const page = await person.get('/api/job-descriptions?limit=2')
    expect(prompts(page.body)).toEqual(['third', 'second'])
    expect(page.headers.link).toBe(`</api/job-descriptions?limit=2&before=${page.body[1].id}>; rel="next"`)
    const last = await person.get(`/api/job-descriptions?limit=2&before=${page.body[1].id}`)
    expect(prompts(last.body)).toEqual(['first'])
  })

  test('is searched in prompt and text, and filtered by rating and assistant', async () => {
    const person = await it.register()
    await person.write('Barista, 100% arabica')
    const { body } = await person.write('Nurse')
    await person.post(`/api/job-descriptions/${body.jobDescriptionId}/feedback`, { rating: 4 })
    const found = async (query: string) => prompts((await person.get(`/api/job-descriptions?${query}`)).body)
    expect(await found('q=BARISTA')).toEqual(['Barista, 100% arabica'])
    expect(await found('q=0%25')).toEqual(['Barista, 100% arabica'])
    expect(await found('q=_%25')).toEqual([])
    expect(await found('q=services')).toHaveLength(2)
    expect(await found('rating=4')).toEqual(['Nurse'])
    expect(await found('rating=0')).toEqual(['Barista, 100% arabica'])
    expect(await found(`assistantId=${person.user.personalizedAssistantId}`)).toHaveLength(2)
    expect(await found('assistantId=00000000-0000-4000-8000-000000000000')).toEqual([])
    const link = (await person.get('/api/job-descriptions?q=services&limit=1')).headers.link
    expect(link).toContain('q=services')
  })
})

describe('rating', () => {
  test('is kept, can be changed, and answers the updated record', async () => {
    const person = await it.register()
    const { body } = await person.write('Nurse')
    const url = `/api/job-descriptions/${body.jobDescriptionId}/feedback`
    const first = await person.post(url, { rating: 2, feedback: ' too long ' })
    expect([first.status, first.body]).toMatchObject([200, { rating: 2, feedback: 'too long', prompt: 'Nurse' }])
    expect((await person.post(url, { rating: 5 })).body).toMatchObject({ rating: 5, feedback: null })
    expect((await person.get('/api/job-descriptions')).body).toMatchObject([{ rating: 5 }])
  })

  test.each([undefined, null, 0, 6, 2.5, '5'])('refuses %j stars', async (rating) => {
    const person = await it.register()
    const { body } = await person.write('Nurse')
    const refused = await person.post(`/api/job-descriptions/${body.jobDescriptionId}/feedback`, { rating })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ fields: { rating: 'Please provide a star rating' } })
  })
})

test("nobody sees or changes somebody else's", async () => {
  const [owner, other] = [await it.register(), await it.register()]
  const { body } = await owner.write('Nurse')
  const url = `/api/job-descriptions/${body.jobDescriptionId}`
  expect((await other.get('/api/job-descriptions')).body).toEqual([])
  expect((await other.get(url)).status).toBe(404)
  expect((await other.get(`${url}/versions`)).status).toBe(404)
  expect((await other.post(`${url}/feedback`, { rating: 1 })).status).toBe(404)
  expect((await other.get(`/api/job-descriptions?before=${body.jobDescriptionId}`)).body).toEqual([])
  for (const path of [url, '/api/job-descriptions', `${url}/versions`])
    expect((await it.visitor.get(path)).status).toBe(401)
  expect((await owner.get(url)).body).toMatchObject({ rating: null })
})
