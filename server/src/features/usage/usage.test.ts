import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { weekOf } from './usage.service.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())

const LIMIT_NOTICE = "You've reached your weekly limit of 3 job descriptions. Your usage will reset next week."

describe('the week', () => {
  test('holds three descriptions, and the fourth is refused', async () => {
    const person = await it.register()
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 0, weeklyLimit: 3, remaining: 3 })
    for (let n = 0; n < 3; n++) expect((await person.write('An engineer')).status).toBe(200)
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 3, remaining: 0 })
    const fourth = await person.write('An engineer')
    expect(fourth.status).toBe(429)
    expect(fourth.body).toEqual({ error: LIMIT_NOTICE, code: 'quota_exceeded' })
    expect((await person.get('/api/conversations')).body).toHaveLength(3)
  })

  test('starts anew on Monday 00:00 UTC', async () => {
    it.setTime('2027-03-07T23:59:00Z')
    const person = await it.register()
    for (let n = 0; n < 3; n++) await person.write('An engineer')
    const sunday = await person.get('/api/usage')
    expect(sunday.body).toMatchObject({ remaining: 0, resetsAt: '2027-03-08T00:00:00.000Z' })
    it.setTime('2027-03-08T00:00:01Z')
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 0, remaining: 3 })
    expect((await person.write('An engineer')).status).toBe(200)
  })

  test('takes exactly three of 25 requests at once', async () => {
    const person = await it.register()
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => person.write(`Engineer ${n}`)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(22).fill(429)])
    expect((await person.get('/api/job-descriptions')).body).toHaveLength(3)
    expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 3, remaining: 0 })
  })

  test('gives a failed place back at once', async () => {
    const person = await it.register()
    it.model.finish = 'error'
    for (let n = 0; n < 5; n++) expect((await person.write('An engineer')).status).toBe(502)
    it.model.finish = 'stop'
    for (let n = 0; n < 3; n++) expect((await person.write('An engineer')).status).toBe(200)
  })
})

test('a limit of 0 lets nobody write', async () => {
  const strict = await startTestApp({ WEEKLY_LIMIT: '0' })
  const person = await strict.register()
  expect((await person.write('An engineer')).status).toBe(429)
  await strict.close()
})

test('the dashboard counts what the history holds', async () => {
  const person = await it.register()
  await person.write('An engineer')
  await person.write('Another engineer')
  expect((await person.get('/api/dashboard-stats')).body).toEqual({ totalJobs: 2, isDeeSecureUser: false })
})

test.each(['/api/usage', '/api/dashboard-stats'])('%s is for signed-in people', async (url) => {
  expect((await it.visitor.get(url)).status).toBe(401)
})

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
])('%s lies in the week from %s to %s', (now, start, end) => {
  const week = weekOf(new Date(now))
  expect([week.start.toISOString(), week.end.toISOString()]).toEqual([start, end])
})
