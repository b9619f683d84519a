import { TransferError } from './retry.ts'
import type { Begun, Part, PartRules, S3Calls } from './s3-calls.ts'
import { sendSigned } from './send-signed.ts'
import type { Transfer } from './transfer.ts'

/** Parts under way at once. */
const LIMIT = 6

/** A file that goes in parts. What has arrived is asked for when it is gone on with; what fails is given up at the store. */
export function sendInParts(file: File, calls: S3Calls): Transfer {
  let begun: Begun | null = null

  async function giveUp() {
    const given = begun
    begun = null
    // The store is swept: what could not be given up goes with the next sweep.
    if (given) await calls.abortMultipartUpload(given).catch(() => {})
  }

  async function begin(signal: AbortSignal): Promise<{ upload: Begun; arrived: Part[] }> {
    if (begun) return { upload: begun, arrived: await calls.listParts(begun, signal) }
    begun = await calls.createMultipartUpload(file, signal)
    return { upload: begun, arrived: [] }
  }

  return {
    giveUp,
    async run(onProgress, signal) {
      const all = abortedWith(signal)
      try {
        const { upload, arrived } = await begin(all.signal)
        const parts = await sendMissing({ file, calls, upload, arrived, onProgress, signal: all.signal })
        return (await calls.completeMultipartUpload(upload, parts, all.signal)).location
      } catch (error) {
        // The other parts would be sent for nothing.
        all.abort(error)
        if (!signal.aborted) void giveUp()
        throw error
      }
    },
  }
}

interface Missing {
  file: File
  calls: S3Calls
  upload: Begun
  arrived: Part[]
  onProgress: (sent: number) => void
  signal: AbortSignal
}

async function sendMissing({ file, calls, upload, arrived, onProgress, signal }: Missing): Promise<Part[]> {
  const parts = new Map(arrived.map((part) => [part.PartNumber, part]))
  const ranges = cut(file.size, calls.parts)
  const sent = ranges.map(({ number, begin, end }) => (parts.has(number) ? end - begin : 0))
  const missing = ranges.filter(({ number }) => !parts.has(number))
  await eachAtOnce(LIMIT, missing, async ({ number, begin, end }) => {
    const { etag } = await sendSigned({
      body: file.slice(begin, end),
      sign: () => calls.signPart(upload, number, signal),
      onProgress(bytes) {
        sent[number - 1] = bytes
        onProgress(sent.reduce((sum, each) => sum + each, 0))
      },
      signal,
    })
    // Without it the parts can't be put together.
    if (!etag) throw new TransferError('Unknown error', undefined)
    parts.set(number, { PartNumber: number, ETag: etag })
  })
  return [...parts.values()].sort((a, b) => a.PartNumber - b.PartNumber)
}

function cut(size: number, { least, most }: PartRules) {
  const each = Math.max(least, Math.ceil(size / most))
  return Array.from({ length: Math.ceil(size / each) }, (_, index) => ({
    number: index + 1,
    begin: index * each,
    end: Math.min(size, (index + 1) * each),
  }))
}

async function eachAtOnce<Item>(limit: number, items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

function abortedWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  signal.throwIfAborted()
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return controller
}
