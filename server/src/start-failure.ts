interface Fault extends Error {
  code?: string
  syscall?: string
  port?: number
  address?: string
}

const BACKUP = 'Restore a backup; nothing was changed.'

/** What keeps the process from starting, of those things that an operator meets: one sentence, or two, each. */
const SENTENCES: [when: (fault: Fault) => boolean, says: (fault: Fault) => string][] = [
  [
    ({ code }) => code === 'EADDRINUSE',
    ({ port }) => `Port ${port} is in use by another program. Stop that, or set PORT to another number.`,
  ],
  [
    ({ code, syscall }) => code === 'EACCES' && syscall === 'listen',
    ({ port }) => `Port ${port} may not be used by this account. Set PORT to a number above 1023.`,
  ],
  [
    ({ code, syscall }) => code === 'EADDRNOTAVAIL' && syscall === 'listen',
    ({ address }) =>
      `HOST is ${address}, which is no address of this machine. Set it to one that is, such as 127.0.0.1.`,
  ],
  [
    ({ code = '' }) => /^(53100|ENOSPC|EDQUOT)$/.test(code),
    () => 'There is no room left on the disk of the data. Make some, and start again.',
  ],
  [
    // A page that makes no sense, a part of an index, a file that is gone, one that can't be read.
    ({ code = '' }) => /^(XX001|XX002|58P01|58030)$/.test(code),
    ({ message }) => `The data of the database are damaged (${message}). ${BACKUP}`,
  ],
]

/** Why the process can't go on, in words for who operates it. */
export function explainFailure(error: unknown): string {
  const reasons = chainOf(error)
  for (const fault of reasons) {
    const known = SENTENCES.find(([when]) => when(fault))
    if (known) return known[1](fault)
  }
  const told = reasons.filter(({ message }) => !STATEMENT.test(message))
  return told.map(({ message }) => message.trim()).join('\n  because: ') || String(error)
}

/** Repeats a statement and its parameters, which what lies behind it does without. */
const STATEMENT = /^Failed query: /

const chainOf = (error: unknown): Fault[] =>
  error instanceof Error
    ? [error, ...chainOf(error instanceof AggregateError && !error.cause ? error.errors[0] : error.cause)]
    : []
