// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { EXPIRED, TransferError, withRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failure = (status: number | undefined, message = 'Non 2xx') => new TransferError(message, status)

/** Fails so each time; answers when, in ms since the beginning, it was tried. */
async function triesOf(error: Error): Promise<number[]> {
  const begun = Date.now()
  const tries: number[] = []
  const done = withRetries(async () => {
    tries.push(Date.now() - begun)
    throw error
  }).catch((caught: unknown) => caught)
  await vi.runAllTimersAsync()
  expect(await done).toBe(error)
  return tries
}

describe('a request is tried again', () => {
  test.each([
    ['no answer', failure(0, 'Unknown error')],
    ['no answer of our server', new TypeError('Failed to fetch')],
    ['expired', failure(403, EXPIRED)],
    ['in conflict', failure(409)],
    ['too many', failure(429)],
    ['failed there', failure(500)],
    ['failed at our server', new ApiError(503, '', '')],
  ])('after 0, 1000, 3000 and 5000 ms, then no more: %s', async (_what, error) => {
    expect(await triesOf(error)).toEqual([0, 0, 1000, 4000, 9000])
  })

  test.each([
    ['a bad request', failure(400)],
    ['forbidden for another reason', failure(403)],
    ['not there', failure(404)],
    ['too large', failure(413)],
    ['refused by our server', new ApiError(422, '', '')],
    ['signed out', new ApiError(401, '', '')],
    ['a failure without a status', failure(undefined)],
    ['a mistake of the code', new Error('x is not a function')],
  ])('never: %s', async (_what, error) => {
    expect(await triesOf(error)).toEqual([0])
  })
})

test('offline it waits for the network, and no delay is used up', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  const done = withRetries(async () => {
    tries += 1
    if (tries < 3) throw failure(0, 'Unknown error')
    return 'sent'
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(1)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(2)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await done).toBe('sent')
})

test.each(['in a delay', 'offline'])('it ends at once when it is paused or cancelled: %s', async (when) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(when !== 'offline')
  const controller = new AbortController()
  let tries = 0
  const done = withRetries(async () => {
    tries += 1
    throw failure(0)
  }, controller.signal).catch((caught: unknown) => caught)
  await vi.advanceTimersByTimeAsync(500)
  const before = tries
  controller.abort(new Error('paused'))
  expect(await done).toEqual(new Error('paused'))
  await vi.runAllTimersAsync()
  expect(tries).toBe(before)
})
