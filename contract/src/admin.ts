import * as z from 'zod/mini'
import { User } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery, pageFields } from './paging.ts'

export const ROLES = ['user', 'admin'] as const

export const AdminUser = z.extend(User, {
  createdAt: z.iso.datetime(),
  /** Until when, after wrong passwords, signing in has to wait at least somewhere; null: nowhere. */
  signInWaitsUntil: z.nullable(z.iso.datetime()),
})
export type AdminUser = z.infer<typeof AdminUser>

/** As they are listed, with what they may do here. */
export const ListedUser = z.extend(AdminUser, {
  role: z.nullable(z.enum(ROLES)),
  /** How many assistants they may write with. */
  assistants: z.int(),
  /** The company that an admin put them in. */
  confirmedCompany: z.nullable(z.string()),
})
export type ListedUser = z.infer<typeof ListedUser>

export const AdminUsersQuery = z.object({
  ...pageFields,
  /** Found in e-mail, name or username, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Those whom an admin put in this company. */
  companyId: z.optional(z.uuid()),
})
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Users, newest first',
  query: AdminUsersQuery,
  answer: z.array(ListedUser),
})

/** That a user may use an assistant. `assignedBy` is the admin's user id; null once that account is gone. */
export const UserPermission = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  assistantId: z.uuid(),
  assignedBy: z.nullable(z.uuid()),
  assignedAt: z.iso.datetime(),
})
export type UserPermission = z.infer<typeof UserPermission>
/** As it is listed, with what people call what it is about. */
export const ListedPermission = z.extend(UserPermission, {
  userName: z.string(),
  assistantName: z.string(),
  model: z.string(),
  /** False once the assistant is retired. */
  inService: z.boolean(),
  assignedByName: z.nullable(z.string()),
})
export type ListedPermission = z.infer<typeof ListedPermission>
export const listUserPermissions = endpoint({
  method: 'GET',
  path: '/api/admin/user-permissions',
  access: 'admin',
  summary: 'Which assistants were assigned to whom, newest first',
  query: z.object({ ...pageFields, assistantId: z.optional(z.uuid()), userId: z.optional(z.uuid()) }),
  answer: z.array(ListedPermission),
})

export const UserRole = z.object({ id: z.uuid(), userId: z.uuid(), role: z.enum(ROLES), assignedAt: z.iso.datetime() })
export type UserRole = z.infer<typeof UserRole>
export const listUserRoles = endpoint({
  method: 'GET',
  path: '/api/admin/user-roles',
  access: 'admin',
  summary: 'Who has which role, newest first',
  query: PageQuery,
  answer: z.array(z.extend(UserRole, { userName: z.string() })),
})

const bothForAssignment = 'Please select both a user and an assistant'
export const AssistantAssignment = z.object({
  userId: z.uuid(bothForAssignment),
  assistantId: z.uuid(bothForAssignment),
})
export type AssistantAssignment = z.infer<typeof AssistantAssignment>
export const assignUser = endpoint({
  method: 'POST',
  path: '/api/admin/assign-user',
  access: 'admin',
  summary: 'Let a user use an assistant',
  body: AssistantAssignment,
  answer: UserPermission,
  status: 201,
})
export const removeUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/remove-user',
  access: 'admin',
  summary: 'Take an assistant away from a user',
  body: AssistantAssignment,
  status: 204,
})

const bothForRole = 'Please select both a user and a role'
export const RoleAssignment = z.object({ userId: z.uuid(bothForRole), role: z.enum(ROLES, bothForRole) })
export type RoleAssignment = z.infer<typeof RoleAssignment>
export const assignRole = endpoint({
  method: 'POST',
  path: '/api/admin/assign-role',
  access: 'admin',
  summary: 'Give a user a role',
  body: RoleAssignment,
  answer: UserRole,
  status: 201,
})
export const removeRole = endpoint({
  method: 'DELETE',
  path: '/api/admin/remove-role',
  access: 'admin',
  summary: "Take a user's role away",
  body: z.object({ userId: z.uuid(bothForRole) }),
  status: 204,
})

export const freeSignIn = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{id}/sign-in-wait',
  access: 'admin',
  summary: 'Let somebody sign in at once, whatever was guessed at their account',
  params: IdParams,
  status: 204,
})

/** Its holder can set a new password once, until it expires. The address is the page /new-password with the token behind #. */
export const PasswordLink = z.object({ token: z.string(), expiresAt: z.iso.datetime() })
export type PasswordLink = z.infer<typeof PasswordLink>
export const makePasswordLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/password-link',
  access: 'admin',
  summary: 'Make a link by which somebody with a local account sets a new password, once',
  params: IdParams,
  answer: PasswordLink,
  status: 201,
})

/** A person in the partner's directory. */
export const ExternalUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
})
export type ExternalUser = z.infer<typeof ExternalUser>
