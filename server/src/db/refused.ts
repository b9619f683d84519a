import type pg from 'pg'

/** By SQLSTATE or code of the network; the place is host and port. */
const REASONS: [RegExp, (place: string, database: string) => string][] = [
  [/^28/, (place) => `The database at ${place} refuses the user or the password of DATABASE_URL.`],
  [
    /^3D000$/,
    (place, database) => `The server at ${place} has no database ${database}. Make it, or change DATABASE_URL.`,
  ],
  [/^53300$/, (place) => `The database at ${place} has no connection left. Raise its max_connections.`],
  [/^42501$/, (place) => `The user of DATABASE_URL may not connect to the database at ${place}.`],
]

/** A database that does not let us in, in one sentence without the password. */
export function explainRefusal(error: unknown, { host, port, database }: pg.Client): Error {
  const { code = '', errors } = error as { code?: string; errors?: { code?: string }[] }
  const known = code || (errors?.[0]?.code ?? '')
  const place = `${host}:${port}`
  const says = REASONS.find(([when]) => when.test(known))?.[1](place, database ?? '')
  return new Error(
    says ??
      `The database at ${place} does not answer${known && ` (${known})`}. Is it running, and is DATABASE_URL right?`,
  )
}
