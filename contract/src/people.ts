import * as z from 'zod/mini'
import { AdminUser } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, pageFields } from './paging.ts'
import { remark } from './text-fields.ts'
import { WeeklyLimit } from './usage.ts'

/** Somebody as admins look after them. */
export const ManagedPerson = z.extend(AdminUser, {
  isAdmin: z.boolean(),
  /** Since when they can not sign in, because an admin said so. */
  blockedAt: z.nullable(z.iso.datetime()),
  /** Their own, in place of the general one. */
  weeklyLimit: z.nullable(z.int()),
  /** New descriptions of this week; without those by assistants with a limit of their own, unless the person has one. */
  weeklyCount: z.int(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** That they asked for more, and nobody has answered yet. */
  asks: z.nullable(z.object({ wish: z.string(), at: z.iso.datetime() })),
})
export type ManagedPerson = z.infer<typeof ManagedPerson>

export const PEOPLE_SHOWN = ['all', 'asking', 'blocked', 'admins'] as const
export const PeopleQuery = z.object({
  ...pageFields,
  /** Found in e-mail, names or username, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  show: z._default(z.enum(PEOPLE_SHOWN), 'all'),
})
export type PeopleQuery = z.infer<typeof PeopleQuery>
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  summary: 'People, newest first, with what they use and ask for',
  query: PeopleQuery,
  answer: z.array(ManagedPerson),
})
export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{id}/block',
  access: 'admin',
  summary: 'Block somebody, whose sessions end at once, or let them in again',
  params: IdParams,
  body: z.object({ blocked: z.boolean() }),
  answer: ManagedPerson,
})
export const limitPerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/{id}/weekly-limit',
  access: 'admin',
  summary: 'Give somebody a weekly limit of their own, or the general one again; answers what they asked for',
  params: IdParams,
  body: z.object({
    weeklyLimit: WeeklyLimit,
  }),
  answer: ManagedPerson,
})
export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/{id}',
  access: 'admin',
  summary: 'Delete an account with all that is its own',
  params: IdParams,
  status: 204,
})

export const askForMore = endpoint({
  method: 'POST',
  path: '/api/usage/request',
  access: 'user',
  summary: 'Ask the admins for more descriptions a week',
  body: z.object({ wish: z._default(remark(500), '') }),
  status: 204,
})
