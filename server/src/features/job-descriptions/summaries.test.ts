import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp({ WEEKLY_LIMIT: '1000' })
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register()
})

const LIST = '/api/job-description-summaries'
const pick = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

describe('summaries of the history', () => {
  test('say the same of an entry as its record, and how its texts begin', async () => {
    const { body } = await person.write(`Nurse${' and nurse'.repeat(40)}`)
    const id = body.jobDescriptionId
    await person.put(`/api/job-descriptions/${id}/text`, {
      content: '# Nurse\n\n**Utrecht** · 32 h\n\n## Tasks\n\n- Lead *the* shift\n- Coach\n\n'.concat(
        'You like people. '.repeat(99),
      ),
      basedOn: 1,
    })
    await person.post(`/api/job-descriptions/${id}/feedback`, { rating: 4, feedback: 'Long' })
    const [listed] = (await person.get(LIST)).body
    const record = (await person.get(`/api/job-descriptions/${id}`)).body
    const { opening, excerpt, ...shown } = listed
    expect(shown).toEqual(pick(record, Object.keys(shown)))
    expect(shown).toMatchObject({ id, title: 'Nurse', rating: 4, versions: 2, openWishes: 0 })
    expect(opening).toMatch(/^Nurse and nurse.{200,226}…$/)
    expect(excerpt).toMatch(/^Utrecht · 32 h\nLead the shift Coach\nYou like people\. .+…$/)
    expect(excerpt.length).toBeLessThanOrEqual(200)
  })

  test('have a short text whole, in one line for each paragraph, list and table', async () => {
    const { body } = await person.write('Nurse')
    const content = '# Nurse\n\nOne\nline.\n\n1. First\n2. Then\n\n| Pay | Hours |\n|---|---|\n| 1 | 2 |'
    await person.put(`/api/job-descriptions/${body.jobDescriptionId}/text`, { content, basedOn: 1 })
    expect((await person.get(LIST)).body).toMatchObject([
      { opening: 'Nurse', excerpt: 'One line.\nFirst Then\nPay Hours 1 2' },
    ])
  })

  test('are searched in the whole text, filtered and paged like the records', async () => {
    const far = `${'We care. '.repeat(300)}A falconer is needed.`
    const { body } = await person.write('Nurse')
    await person.put(`/api/job-descriptions/${body.jobDescriptionId}/text`, {
      content: `# Nurse\n\n${far}`,
      basedOn: 1,
    })
    for (const brief of ['Clerk', 'Cook']) await person.write(brief)
    for (const query of ['q=falconer', 'q=zookeeper', 'rating=0', 'rating=5', 'limit=2', 'q=services&limit=1']) {
      const [summaries, records] = [
        await person.get(`${LIST}?${query}`),
        await person.get(`/api/job-descriptions?${query}`),
      ]
      const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)
      expect(ids(summaries)).toEqual(ids(records))
      expect(summaries.headers.link).toBe(
        (records.headers.link as string | undefined)?.replace('job-descriptions', 'job-description-summaries'),
      )
    }
    expect((await person.get(`${LIST}?q=falconer`)).body).toHaveLength(1)
  })

  test('of 100 long entries take less than 60 kB packed, and those of a screen 25 kB unpacked', async () => {
    const { id, personalizedAssistantId } = person.user
    const words = sql`(select string_agg(substr(md5(n || '.' || w), 1, 1 + w % 9), ' ') from generate_series(1, 300) w)`
    await it.context.db.execute(sql`
      insert into job_descriptions
        (user_id, assistant_id, assistant_name, title, place, prompt, response, rating, created_at)
      select ${id}, ${personalizedAssistantId}, 'Harbour Logistics Assistant', 'Senior Backend Engineer ' || n, 'Rotterdam',
        ${words}, '# Engineer' || repeat(E'\n\n' || ${words}, 6), 5, now()
      from generate_series(1, 100) n`)
    const list = (await person.get(LIST)).raw
    expect(gzipSync(list).length).toBeLessThan(60_000)
    expect((await person.get(`${LIST}?limit=30`)).raw.length).toBeLessThan(25_000)
    expect((await person.get('/api/job-descriptions')).raw.length).toBeGreaterThan(10 * list.length)
  })

  test('are for their owner alone, without what was deleted', async () => {
    const { body } = await person.write('Nurse')
    const other = await it.register()
    expect((await other.get(LIST)).body).toEqual([])
    expect((await other.get(`${LIST}?before=${body.jobDescriptionId}`)).body).toEqual([])
    await person.delete(`/api/job-descriptions/${body.jobDescriptionId}`)
    expect((await person.get(LIST)).body).toEqual([])
  })
})
