import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Models } from './generation/models.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Partner } from './partner/partner.ts'
import type { PasswordCost } from './secrets/passwords.ts'
import type { Seal } from './secrets/seal.ts'
import type { Storage } from './storage/storage.ts'

/** What the outside lends to the features. */
export interface Context {
  config: Config
  db: Database
  /** Whether no other process can use the database, so that whatever was running before this one is dead. */
  exclusive: boolean
  /** Fails while the database does not answer. */
  ping: () => Promise<void>
  models: Models
  partner: Partner
  storage: Storage
  /** Null where the settings name no server for it. */
  mail: Mailer | null
  /** Keeps what admins type in secret; null where there is no key for it. */
  seal: Seal | null
  passwordCost: PasswordCost
  /** The time; tests turn it. */
  now: () => Date
  log: Logger
}
