import type { S3Calls } from './s3-calls.ts'
import { sendSigned } from './send-signed.ts'

/** A file on its way to the store, which can be stopped and gone on with. */
export interface Transfer {
  /** Sends what has not arrived yet. @returns where the file is */
  run: (onProgress: (sent: number) => void, signal: AbortSignal) => Promise<string>
  /** Leaves nothing of it at the store. */
  giveUp: () => Promise<void>
}

/** A file in one piece: it begins anew each time, and the store keeps nothing until it is whole. */
export const sendWhole = (file: File, calls: S3Calls): Transfer => ({
  async run(onProgress, signal) {
    const sign = () => calls.signFile(file, signal)
    const { url } = await sendSigned({ body: file, sign, onProgress, signal })
    return url.split('?')[0]!
  },
  giveUp: async () => {},
})
