import { createHash } from 'node:crypto'
import { asStorable, cut, inSight, isStorable } from '@rolewright/contract/text'
import * as z from 'zod'
import { Breaker } from './breaker.ts'
import { explainNetwork, PartnerUnavailable, withoutSecrets } from './faults.ts'

/** A person in the partner's directory. */
export interface Member {
  id: string
  userName: string | null
  externalId: string | null
  /** Lower case. */
  email: string | null
  firstName: string | null
  lastName: string | null
  isActive: boolean
}

/** Somebody of whom the directory says what makes no sense: who that is, as far as it can be told. */
export interface Unreadable {
  id: string
  name: string | null
}

export interface MemberPage {
  members: Member[]
  /** On the same page, and left out. */
  unreadable: Unreadable[]
  total: number
  /** Where the next page starts; null on the last one. */
  next: number | null
  /** By which a page that comes again is known. */
  mark: string
}

const optionalText = z.string().nullish()
/** What somebody is recognised by: taken as it is, to the letter, or not at all. */
const identifier = z.string().refine(isStorable)
const ScimUser = z.object({
  id: identifier.min(1),
  userName: identifier.nullish(),
  externalId: identifier.nullish(),
  displayName: optionalText,
  active: z.union([z.boolean(), z.stringbool()]).nullish(),
  name: z.object({ givenName: optionalText, familyName: optionalText }).nullish(),
  emails: z.array(z.object({ value: identifier.nullish(), primary: z.boolean().nullish() })).nullish(),
})
const ScimList = z.object({
  totalResults: z.number().int().nonnegative(),
  startIndex: z.number().int().nullish(),
  /** One by one: of hundreds, one may be malformed. */
  Resources: z.array(z.unknown()).nullish(),
})
const ScimError = z.object({ detail: optionalText, scimType: optionalText })

interface PageWish {
  start: number
  count: number
  words?: string
  seen?: string
}

const MARK_LENGTH = 16
const MB = 1024 * 1024
/** A page of hundreds with a picture of everybody; what is longer is not read to its end. */
const LONGEST_ANSWER = 32 * MB

export interface DirectorySettings {
  url: string
  token: string
  limitMs: number
}

/** Reads people from a SCIM 2.0 service (RFC 7644). Every call throws PartnerUnavailable where that fails. */
export class Directory {
  readonly #settings: DirectorySettings
  readonly #breaker: Breaker

  constructor(settings: DirectorySettings, now: () => number) {
    this.#settings = settings
    this.#breaker = new Breaker(now)
  }

  /**
   * However the service counts, pages come to an end.
   * @param start 1 is the first person
   * @param seen the mark of the page before
   */
  async page({ start, count, words, seen }: PageWish): Promise<MemberPage> {
    const search = new URLSearchParams({ startIndex: String(start), count: String(count) })
    const filter = words && filterFor(words)
    if (filter) search.set('filter', filter)
    const list = await this.#read(`Users?${search}`, ScimList)
    const found = pageOf(list, start, count)
    const total = list?.totalResults ?? 0
    const mark = createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, MARK_LENGTH)
    const isOver = found.length === 0 || mark === seen
    const next = start + found.length
    const { members, unreadable } = readMembers(isOver ? [] : found, start)
    return { members, unreadable, total, mark, next: isOver || next > total ? null : next }
  }

  /** Null where there is nobody of that id. */
  async find(id: string): Promise<Member | null> {
    const user = await this.#read(`Users/${encodeURIComponent(id)}`, ScimUser)
    return user && toMember(user)
  }

  /** Null where nobody, or more than one, has that value. */
  async findBy(attribute: 'id' | 'externalId' | 'userName', value: string): Promise<Member | null> {
    if (attribute === 'id') return this.find(value)
    // Escaped quotes are in the standard, and refused by services all the same.
    if (/["\\\p{Cc}]/u.test(value)) return null
    const list = await this.#read(`Users?${new URLSearchParams({ filter: `${attribute} eq "${value}"` })}`, ScimList)
    const members = readMembers(list?.Resources ?? [], 1).members.filter((member) => member[attribute] === value)
    return members.length === 1 ? members[0]! : null
  }

  /** Null for a 404 in SCIM's own words; any other 404 is a wrong address. */
  async #read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
    this.#breaker.pass()
    try {
      const read = await this.#ask(path, schema)
      this.#breaker.note(null)
      return read
    } catch (error) {
      const network = explainNetwork(error)
      const fault = network ? new PartnerUnavailable(network, true) : error
      if (!(fault instanceof PartnerUnavailable)) throw fault
      const told = withoutSecrets(fault, [this.#settings.token])
      this.#breaker.note(told)
      throw told
    }
  }

  async #ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
    const { url, token, limitMs } = this.#settings
    const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
      headers: { accept: 'application/scim+json, application/json', authorization: `Bearer ${token}` },
      // A redirect would take the token along.
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    const body: unknown = await readJson(response).catch((error: unknown) => {
      if (error instanceof PartnerUnavailable) throw error
      if (explainNetwork(error)) throw error
      return undefined
    })
    if (!response.ok) {
      if (response.status === 404 && isScimError(body)) return null
      throw new PartnerUnavailable(explainStatus(response.status, body), false, isRefusal(response.status))
    }
    const read = schema.safeParse(body)
    if (!read.success) throw new PartnerUnavailable('it answered something that is not SCIM 2.0')
    return read.data
  }
}

async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LONGEST_ANSWER) throw new PartnerUnavailable(`its answer is longer than ${LONGEST_ANSWER / MB} MB`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Some services answer from their beginning, or all at once, whatever page they are asked for. */
function pageOf(list: z.output<typeof ScimList> | null, start: number, count: number): unknown[] {
  const listed = list?.Resources ?? []
  const first = list?.startIndex ?? (listed.length > count ? 1 : start)
  return first > start ? [] : listed.slice(start - first, start - first + count)
}

function readMembers(found: unknown[], start: number): { members: Member[]; unreadable: Unreadable[] } {
  const members: Member[] = []
  const unreadable: Unreadable[] = []
  for (const [n, user] of found.entries()) {
    const read = ScimUser.safeParse(user)
    if (read.success) members.push(toMember(read.data))
    else unreadable.push(nameOf(user, start + n))
  }
  return { members, unreadable }
}

const NAME_MAX_LENGTH = 100

function nameOf(user: unknown, position: number): Unreadable {
  const { id, userName, displayName } = Object(user) as Record<string, unknown>
  const [shownId, name] = [id, userName ?? displayName].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? seen(cut(String(value), NAME_MAX_LENGTH)) || null : null,
  )
  return { id: shownId ?? `no. ${position}`, name: name ?? null }
}

const isScimError = (body: unknown) =>
  JSON.stringify((body as { schemas?: unknown } | undefined)?.schemas ?? '').includes('scim:api:messages:2.0:Error')

const isRefusal = (status: number) => status === 401 || status === 403

function explainStatus(status: number, body: unknown): string {
  if (isRefusal(status)) return `it does not accept PARTNER_SCIM_TOKEN (${status})`
  if (status === 404) return 'there is no SCIM service at PARTNER_SCIM_URL (404)'
  if (status === 429) return 'it was asked too often, and wants to be left alone for a while (429)'
  const { scimType, detail } = ScimError.safeParse(body).data ?? {}
  if (status === 400 && scimType === 'invalidFilter') return 'it does not support this search'
  return `it answered ${status}${detail ? ` (${detail.slice(0, 150)})` : ''}`
}

const SEARCHED = ['userName', 'emails.value', 'name.givenName', 'name.familyName', 'displayName']
/** Some services take a filter apart into every combination, so that each word multiplies their work. */
const MAX_WORDS = 3

/** Every word in one of the attributes that people are known by, without what some services stumble over. */
const filterFor = (words: string): string =>
  words
    .replace(/["\\()[\]\p{Cc}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `(${SEARCHED.map((attribute) => `${attribute} co "${word}"`).join(' or ')})`)
    .join(' and ')

const seen = (name: string | null | undefined) => inSight(asStorable(name ?? '')).trim()

function toMember(user: z.output<typeof ScimUser>): Member {
  const { id, userName, externalId, displayName, active, name, emails } = user
  const email =
    (emails?.find(({ primary }) => primary) ?? emails?.[0])?.value ?? (userName?.includes('@') ? userName : null)
  const shown = displayName?.trim().split(/\s+/) ?? []
  return {
    id,
    userName: userName ?? null,
    externalId: externalId ?? null,
    email: email?.trim().toLowerCase() || null,
    firstName: seen(name?.givenName) || seen(shown.slice(0, -1).join(' ')) || seen(shown[0]) || null,
    lastName: seen(name?.familyName) || (shown.length > 1 ? seen(shown.at(-1)) : '') || null,
    isActive: active ?? true,
  }
}
