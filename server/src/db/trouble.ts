/** What keeps the database from doing anything for anybody: it is away, or its disk is full. */
export class DatabaseTrouble extends Error {
  readonly code: 'database_away' | 'database_full'

  constructor(code: DatabaseTrouble['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export const databaseAway = (message: string, options?: ErrorOptions) =>
  new DatabaseTrouble('database_away', message, options)

export const databaseFull = (options?: ErrorOptions) =>
  new DatabaseTrouble('database_full', 'The disk of the database is full.', options)

/** Of the network, and of the SQLSTATEs those that speak of the server and not of a statement. */
const AWAY_CODE =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|08\w{3}|57P0\d|57014|53[03]00|25006|25P03)$/
/** `pg` has no codes for what it says itself. */
const AWAY_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (was closed|has encountered)|Cannot use a pool|Server closed the connection|This socket has been ended)/
const FULL_CODE = /^(53100|ENOSPC|EDQUOT)$/

/** The error of a statement or a connection, told apart from those that are the statement's own fault. */
export function tellTrouble(error: unknown): unknown {
  if (error instanceof DatabaseTrouble || !(error instanceof Error)) return error
  const { code = '', message } = error as Error & { code?: string }
  if (FULL_CODE.test(code)) return databaseFull({ cause: error })
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(message))
    return databaseAway('The database is not there.', { cause: error })
  return error
}

/** The trouble that lies behind an error, however often it was wrapped. */
export function findTrouble(error: unknown): DatabaseTrouble | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseTrouble) return at
  return null
}
