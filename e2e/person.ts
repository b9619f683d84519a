import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { AuthAnswer } from '../contract/src/auth.ts'
import type { ChatAnswer } from '../contract/src/chat.ts'

export const PASSWORD = 'a long enough secret'

export interface Person {
  email: string
  token: string
  user: AuthAnswer['user']
  /** Writes a description without the screen, for journeys about what comes after. */
  write(message: string): Promise<ChatAnswer>
  /** Makes someone an admin; for admins. */
  appoint(other: Person): Promise<void>
}

export const newEmail = () => `person-${randomUUID()}@example.com`

export async function registerPerson(request: APIRequestContext, profile: object = {}): Promise<Person> {
  const email = newEmail()
  const answer = await request.post('/api/auth/register', {
    data: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Muster', company: 'Muster & Co', ...profile },
  })
  if (!answer.ok()) throw new Error(`Registration failed: ${answer.status()} ${await answer.text()}`)
  const { token, user }: AuthAnswer = await answer.json()
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  return {
    email,
    token,
    user,
    write: (message) => post('/api/chat', { message, assistantId: user.personalizedAssistantId }),
    appoint: (other) => post('/api/admin/assign-role', { userId: other.user.id, role: 'admin' }),
  }
}
