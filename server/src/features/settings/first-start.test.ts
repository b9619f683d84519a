import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

const PATH = '/api/admin/first-start'

test('the first steps are open until an admin closes them', async () => {
  const it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  const admin = await it.register()
  expect((await admin.get(PATH)).body).toEqual({ isOpen: true })
  for (let n = 0; n < 2; n++) expect((await admin.delete(PATH)).status).toBe(204)
  expect((await admin.get(PATH)).body).toEqual({ isOpen: false })
  await it.close()
})

test.each([
  ['somebody else has an account', async (it: Awaited<ReturnType<typeof startTestApp>>) => void (await it.register())],
  [
    'something is written',
    async (_it: unknown, admin: { write(brief: string): Promise<unknown> }) => void (await admin.write('Nurse')),
  ],
])('they are closed once %s', async (_what, happens) => {
  const it = await startTestApp({ FIRST_USER_IS_ADMIN: 'on' })
  const admin = await it.register()
  await happens(it, admin)
  expect((await admin.get(PATH)).body).toEqual({ isOpen: false })
  await it.close()
})
