import { expect, test } from 'vitest'
import { explainNetwork } from './faults.ts'

const failed = (cause: unknown) => new TypeError('fetch failed', { cause })
const coded = (code: string) => Object.assign(new Error('connect'), { code })

test.each([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is signed by itself, which nobody vouches for'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host name'],
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'there is no host of that name'],
  ['ESOMETHING', 'it could not be reached (ESOMETHING)'],
])('%s reads: %s', (code, words) => {
  expect(explainNetwork(failed(coded(code)))).toBe(words)
  expect(explainNetwork(failed(new AggregateError([coded(code)])))).toBe(words)
})

test('a limit that passed is silence, and what is none of the network is not explained as such', () => {
  expect(explainNetwork(new DOMException('', 'TimeoutError'))).toBe('it did not answer in time')
  expect(explainNetwork(new TypeError('x is not a function'))).toBeNull()
})
