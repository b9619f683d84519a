import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { blanks, pdfOf, say } from '../../testing/hostile-pdf.ts'
import { READER_LIMITS, readApart } from './read-apart.ts'
import { Unreadable } from './unreadable.ts'

const UNFOLDS = 'This file unfolds to more than a document can be.'
const TOO_MUCH = /takes too much time or memory/
/** In bytes, above what a reader may hold: how far one gets between two looks. */
const BETWEEN_LOOKS = 160 * 1024 * 1024

const reasonOf = (bytes: Uint8Array, person = 'ada') =>
  readApart(bytes, person).then(
    ({ text }) => text,
    (error: Error) => error.message,
  )

/** The most that all processes which this one started held together, in bytes. */
async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const look = setInterval(() => {
    let sum = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))!
        if (Number(parent) === process.pid)
          sum += Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096
      } catch {}
    }
    peak = Math.max(peak, sum)
  }, 20)
  await work().finally(() => clearInterval(look))
  return peak
}

describe('a PDF', { timeout: 120_000 }, () => {
  test('is read as it was', async () => {
    expect(await reasonOf(pdfOf(deflateSync(say('Night nurse in Leeds'))))).toContain('Night nurse in Leeds')
  })

  test.each([
    ['more than a document', () => pdfOf(blanks(90))],
    [
      'more than a document, packed twice',
      () => pdfOf(deflateSync(blanks(90)), { filter: '[/FlateDecode /FlateDecode]' }),
    ],
  ])('that unfolds to %s is refused before it is read', async (_what, make) => {
    expect(await reasonOf(make())).toBe(UNFOLDS)
  })

  const disguised = [
    ['as a picture', () => pdfOf(blanks(700), { more: '/Subtype /Image' })],
    [
      'in another coding',
      () => pdfOf(Buffer.from(`${blanks(700).toString('hex')}>`), { filter: '[/ASCIIHexDecode /FlateDecode]' }),
    ],
  ] as const
  test.skipIf(process.platform !== 'linux').each(disguised)(
    'that hides %s what it unfolds to ends its reader, which has a limit',
    async (_where, make) => {
      const bomb = make()
      let reason = ''
      const peak = await peakOfChildren(async () => {
        reason = await reasonOf(bomb)
      })
      expect(reason).toMatch(TOO_MUCH)
      expect(peak).toBeGreaterThan(0)
      expect(peak).toBeLessThan(READER_LIMITS.memoryMb * 1024 * 1024 + BETWEEN_LOOKS)
    },
  )

  test('that takes its reader down, and others like it, hold up nobody else', async () => {
    const bomb = disguised[0][1]()
    const done: string[] = []
    const bombs = Array.from({ length: 3 }, () => reasonOf(bomb, 'eve').then(() => done.push('bomb')))
    const mine = reasonOf(Buffer.from('Night nurse in Leeds'), 'ada').then((text) => done.push(text))
    await Promise.all([...bombs, mine])
    expect(done.indexOf('Night nurse in Leeds')).toBeLessThan(2)
  })
})

test('an archive that understates what it unfolds to is held to what it says', { timeout: 60_000 }, async () => {
  const honest = zipSync({ 'word/document.xml': new Uint8Array(300 * 1024 * 1024) })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(300 * 1024 * 1024)
  const lying = Buffer.from(honest)
  // The uncompressed size, in the entry and in the directory at the end.
  for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 1)) lying.writeUInt32LE(1000, at)
  await expect(readApart(lying, 'ada')).rejects.toThrow(Unreadable)
})

test('an archive of too many entries is refused before it is unfolded', async () => {
  const entries = Array.from({ length: 6000 }, (_, index) => [`word/${index}.xml`, new Uint8Array()])
  const archive = zipSync({ 'word/document.xml': Buffer.from('<w:document/>'), ...Object.fromEntries(entries) })
  expect(await reasonOf(archive)).toBe(UNFOLDS)
})
