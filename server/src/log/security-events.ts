import type { Logger } from 'pino'

export type SecurityEvent =
  | 'sign_in_failed'
  | 'sign_in_throttled'
  | 'sign_in_freed'
  | 'registration_throttled'
  | 'role_assigned'
  | 'role_removed'
  | 'call_refused'
  | 'key_refused'
  | 'provider_changed'
  | 'password_changed'
  | 'password_link_made'
  | 'account_deleted'
  | 'account_blocked'

/** Ids, networks and words of ours: nothing that a person typed. */
export interface SecurityFacts {
  /** The id of the account that it happened to; null where there is none of that name. */
  account?: string | null
  /** Who did it, where that is somebody else. */
  by?: string
  network?: string
  role?: string
  /** What was refused: a method with the route's own path, or a service. */
  what?: string
}

const SAYS: Record<SecurityEvent, string> = {
  sign_in_failed: 'a sign-in was refused',
  sign_in_throttled: 'a sign-in has to wait after wrong passwords',
  sign_in_freed: 'sign-in waits were taken off an account',
  registration_throttled: 'a registration has to wait after others from its network',
  role_assigned: 'a role was assigned',
  role_removed: 'a role was removed',
  call_refused: 'a call was refused',
  key_refused: 'a service refused our key',
  provider_changed: 'how a model provider is reached was changed',
  password_changed: 'a password was changed, and the other sessions of its account ended',
  password_link_made: 'a link for a new password was made',
  account_deleted: 'an account was deleted',
  account_blocked: 'an account was blocked, or let in again',
}

/** What somebody who watches over an instance wants to see, in lines that can be told apart by `event`. */
export const noteSecurity = (log: Pick<Logger, 'info'>, event: SecurityEvent, facts: SecurityFacts): void =>
  log.info({ event, ...facts }, SAYS[event])
