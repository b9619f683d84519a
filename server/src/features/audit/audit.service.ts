import type { AuditEntry, AuditFilter } from '@rolewright/contract/audit'
import type { SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import type { Witness } from '../../http/route.ts'
import { type Entry, insertEntry, listEntries, nameIds } from './audit.store.ts'

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
/** Fields that name whom or what a call is about. */
const SUBJECTS = ['userId', 'userIds', 'assistantId', 'companyId', 'name', 'email', 'model']
/** Fields that say what was decided; no other leaves the request, so that no key and no text of anybody's does. */
const DECISIONS = ['role', 'retired', 'blocked', 'weeklyLimit', 'monthlyTokens', 'fallback', 'state']

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Every change that an admin makes leaves a line, named before it is done: what it is about may be gone then. */
export const auditWitness =
  ({ db, now }: Context): Witness =>
  async (user, { summary }, { params, body }) => {
    const said = fieldsOf(body)
    const subjects = [...Object.values(fieldsOf(params)), ...SUBJECTS.flatMap((name) => said[name] ?? [])].map(String)
    const subjectIds = subjects.filter((subject) => ID.test(subject))
    const names = await nameIds(db, subjectIds)
    const whom = subjects.map((subject) => names.get(subject) ?? subject).join(', ')
    const details = DECISIONS.filter((name) => said[name] !== undefined)
      .map((name) => `${name}: ${said[name] ?? 'none'}`)
      .join(', ')
    const who = `${user.firstName} ${user.lastName} <${user.email}>`
    return () => insertEntry(db, { at: now(), actorId: user.id, who, what: summary, whom, subjectIds, details })
  }

/** What an admin takes out of the product changes nothing, and leaves a line all the same. */
export const noteTaken = (
  { db, now }: Context,
  { id, firstName, lastName, email }: SignedIn,
  taken: { what: string; whom: string; details: string },
) => insertEntry(db, { at: now(), actorId: id, who: `${firstName} ${lastName} <${email}>`, ...taken })

export const answer = ({ at, ...entry }: Entry): AuditEntry => ({ ...entry, at: at.toISOString() })

const AT_ONCE = 500
const HEAD = ['at', 'who', 'what', 'whom', 'details'] as const

/** All of it, a part at a time. Lines end as RFC 4180 has them. */
export async function* csvOf({ db }: Context, filter: AuditFilter): AsyncGenerator<string> {
  yield `\ufeff${HEAD.join(',')}\r\n`
  for (let before: string | undefined; ; ) {
    const entries = await listEntries(db, { ...filter, limit: AT_ONCE, before })
    const shown = entries.slice(0, AT_ONCE).map(answer)
    yield shown.map((entry) => `${HEAD.map((name) => cell(entry[name])).join(',')}\r\n`).join('')
    if (entries.length <= AT_ONCE) return
    before = shown.at(-1)!.id
  }
}

/** Spreadsheets take what begins so for a formula, and would run what somebody wrote into their name (OWASP). */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/

/** Where the system's separator is another, a cell may begin behind it, too. */
const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text).replace(/([;\t]\s*)(?=[=+\-@])/g, "$1'")

const cell = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`
