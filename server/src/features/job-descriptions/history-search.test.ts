import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findByWords, wayTo } from './history-search.store.ts'

let it: TestApp
let person: Person
beforeAll(async () => {
  it = await startTestApp()
})
afterAll(() => it.close())
beforeEach(async () => {
  person = await it.register()
})

/** Entries of a person, the nth of which is called so, as `title` says in SQL. */
const fill = (owner: Person, count: number, title: string, rating = 'null') =>
  it.context.db.execute(sql`
    insert into job_descriptions (user_id, title, prompt, response, rating, created_at)
    select ${owner.user.id}, ${sql.raw(title)}, 'We look for somebody.', '# Engineer', ${sql.raw(rating)}, now()
    from generate_series(1, ${count}) n`)
const titles = async (query: string) =>
  (await person.get(`/api/job-descriptions?${query}`)).body.map(({ title }: { title: string }) => title)

describe('a search in a long history', () => {
  test('finds what stands at its far end, in the order of the list and page by page', async () => {
    await fill(person, 1000, `case when n in (3, 5, 7, 990) then 'Beekeeper ' || n else 'Clerk ' || n end`)
    expect(await titles('q=beeKEEPER')).toEqual(['Beekeeper 990', 'Beekeeper 7', 'Beekeeper 5', 'Beekeeper 3'])
    const first = await person.get('/api/job-descriptions?q=beekeeper&limit=2')
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    expect((await person.get(next)).body.map(({ title }: { title: string }) => title)).toEqual([
      'Beekeeper 5',
      'Beekeeper 3',
    ])
    expect(await titles('q=astronaut')).toEqual([])
  })

  test('also of one or two letters, signs, and what has no letters at all', async () => {
    await fill(person, 700, `case n when 4 then 'QA' when 5 then '50%' when 6 then 'C_' else 'Clerk ' || n end`)
    expect(await titles('q=qa')).toEqual(['QA'])
    expect(await titles('q=0%25')).toEqual(['50%'])
    expect(await titles('q=_')).toEqual(['C_'])
    expect(await titles('q=zz')).toEqual([])
  })

  test('what is too short for the index is found in entries of long ago where a word begins so', async () => {
    const old = `case n when 4 then 'Head of QA' when 5 then 'Lead of QA/QC' when 6 then 'Iraqa' when 7 then 'Head of R&D' when 8 then 'a 7% b' end`
    await fill(person, 3400, `coalesce(${old}, 'Clerk')`)
    expect(await titles('q=qa')).toEqual(['Lead of QA/QC', 'Head of QA'])
    expect(await titles('q=R%26')).toEqual(['Head of R&D'])
    expect(await titles('q=7%25')).toEqual(['a 7% b'])
    expect(await titles('q=zz')).toEqual([])
    await fill(person, 1, `'Iraqa'`)
    expect(await titles('q=qa')).toEqual(['Iraqa', 'Lead of QA/QC', 'Head of QA'])
  })

  test('goes with the other filters', async () => {
    await fill(person, 3500, `'Clerk ' || n`, 'case when n < 3 then 5 end')
    expect(await titles('rating=5')).toEqual(['Clerk 2', 'Clerk 1'])
    expect(await titles('rating=5&q=clerk 2')).toEqual(['Clerk 2'])
    expect(await titles('rating=4')).toEqual([])
  })

  test('finds nothing of anybody else', async () => {
    const other = await it.register()
    await fill(other, 700, `'Falconer ' || n`)
    await fill(person, 400, `'Clerk ' || n`)
    expect(await titles('q=falconer')).toEqual([])
  })

  test.each(['zookeeper', 'zz'])('asks the index of words for %j, and looks through no list', async (q) => {
    await fill(person, 5000, `'Clerk ' || md5(n::text)`)
    await it.context.db.execute(sql`analyze job_descriptions`)
    const asked = findByWords(it.context.db, { owner: person.user.id, isWanted: wayTo({ q }).older!, limit: 31 })
    const { rows } = await it.context.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Bitmap Index Scan on job_descriptions_words')
    expect(plan).not.toContain('Seq Scan')
  })
})

test('the figures of the dashboard are kept, whatever becomes of entries', async () => {
  const total = async (who = person) => (await who.get('/api/dashboard-stats')).body.totalJobs
  const other = await it.register()
  expect(await total()).toBe(0)
  const written = await person.write('Nurse')
  expect(await total()).toBe(1)
  await fill(person, 40, `'Clerk ' || n`)
  await fill(other, 2, `'Clerk ' || n`)
  expect([await total(), await total(other)]).toEqual([41, 2])
  await it.context.db.execute(
    sql`delete from job_descriptions where user_id = ${person.user.id} and title in ('Clerk 3', 'Clerk 4')`,
  )
  expect(await total()).toBe(39)
  await person.delete(`/api/job-descriptions/${written.body.jobDescriptionId}`)
  expect(await total()).toBe(38)
})
