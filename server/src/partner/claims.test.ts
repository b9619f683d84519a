import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'
import { PartnerUnavailable } from './faults.ts'

const ada = { iss: 'https://id.example', sub: 'subject-1', email: 'Ada@Example.com', email_verified: true }

test('what people read of somebody is in one line and can be stored', () => {
  const read = readClaims(
    { ...ada, given_name: 'A\u0000da\u200b', family_name: ' Love\nlace\u202e', preferred_username: '\u200b' },
    'sub',
  )
  expect(read).toMatchObject({ firstName: 'Ada', lastName: 'Love lace', username: null, email: 'ada@example.com' })
})

test.each(['sub\u0000ject-1', 'subject-1\ud800'])(
  'nobody is recognised by %j, which would become somebody else',
  (sub) => {
    expect(() => readClaims({ ...ada, sub }, 'sub')).toThrow(PartnerUnavailable)
  },
)

test.each(['ada\u0000@example.com', 'ada@example.com\ud800'])(
  '%j is no address, also not that of somebody else',
  (email) => {
    expect(readClaims({ ...ada, email }, 'sub').email).toBeNull()
  },
)

test('what the directory knows people by is taken to the letter', () => {
  expect(readClaims({ ...ada, oid: 'a\u200bb' }, 'oid').link).toBe('a\u200bb')
  expect(readClaims({ ...ada, oid: 'a\u0000b' }, 'oid').link).toBeNull()
})
