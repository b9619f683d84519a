import { afterAll, beforeAll, expect, test } from 'vitest'
import { personServed } from '../../on-behalf-of.ts'
import { readEvents } from '../../testing/events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '10' })
})
afterAll(() => it.close())

test('what is too long for an answer is kept as far as it was shown, and costs nothing', async () => {
  const person = await it.register()
  it.model.text = `# Engineer\n\n${'Endless words. '.repeat(300_000)}`
  const { headers, raw } = await person.write('Engineer', {}, { accept: 'text/event-stream' })
  const events = await eventsOf(raw)
  const shown = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
  expect(events.at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'interrupted', error: expect.stringContaining('more than fits'), response: shown.join('') },
  })
  expect(shown.join('').length).toBeLessThanOrEqual(24_000)
  const id = String(headers['content-location']).split('/').at(-1)!
  const kept = await it.context.db.query.generations.findFirst({ where: (t, { eq }) => eq(t.id, id) })
  expect([kept?.state, kept?.text]).toEqual(['failed', shown.join('')])
  expect((await person.get('/api/usage')).body).toMatchObject({ weeklyCount: 0 })
})

test('a model is asked on behalf of the person who wrote the brief', async () => {
  const person = await it.register()
  const asked: string[] = []
  const doStream = it.model.doStream.bind(it.model)
  it.model.text = '# Engineer'
  it.model.doStream = (options) => {
    asked.push(personServed())
    return doStream(options)
  }
  await person.write('Engineer')
  expect(asked).toEqual([person.user.id])
})

async function eventsOf(raw: Buffer) {
  const reader = readEvents(new Response(new Uint8Array(raw)))
  const events: NonNullable<Awaited<ReturnType<typeof reader.next>>>[] = []
  for (let event = await reader.next(); event; event = await reader.next()) events.push(event)
  return events
}
