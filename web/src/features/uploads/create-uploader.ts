import { createStore, type Source } from '../../lib/store.ts'
import { refusalOf } from './file-rules.ts'
import type { S3Calls } from './s3-calls.ts'
import { sendInParts } from './send-in-parts.ts'
import { texts } from './texts.ts'
import { sendWhole, type Transfer } from './transfer.ts'
import { NOTHING, reduceUpload, type UploadEvent, type UploadState } from './upload-state.ts'

/** How often progress is told, and how long a note stands, in ms. */
const PROGRESS_EVERY = 500
const NOTE_FOR = 5000

export interface UploaderOptions {
  /** In bytes. */
  maxSize: number
  /** Where the bytes go. */
  endpoint: S3Calls
}

export interface Uploader extends Source<UploadState> {
  /** Takes one file; why others are not taken is in the notes for a while. */
  offer: (chosen: Iterable<File>) => void
  /** Sends it, anew where it failed, from where it stood where it was paused. */
  send: (onArrived: (file: File, location: string) => void) => void
  pause: () => void
  /** Cancels what is under way and forgets the file. */
  clear: () => void
}

/** One file of at most `maxSize` bytes, which goes when it is told to. */
export function createUploader({ maxSize, endpoint }: UploaderOptions): Uploader {
  if (!endpoint) throw new Error(texts.rules.noEndpoint)
  const state = createStore(NOTHING)
  const dispatch = (event: UploadEvent) => state.write(reduceUpload(state.read(), event))
  let transfer: Transfer | null = null
  let underWay = new AbortController()
  let notesTimer: ReturnType<typeof setTimeout> | undefined

  async function run(file: File, sending: Transfer, onArrived: (file: File, location: string) => void) {
    const progress = atMostEvery(PROGRESS_EVERY, (sent: number) => dispatch({ type: 'progressed', file, sent }))
    const { signal } = underWay
    try {
      const location = await sending.run(progress.say, signal)
      dispatch({ type: 'arrived', file })
      onArrived(file, location)
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', file, error: (error as Error).message })
    } finally {
      progress.stop()
    }
  }

  return {
    read: state.read,
    listen: state.listen,
    offer(chosen) {
      clearTimeout(notesTimer)
      dispatch({ type: 'forgot notes' })
      for (const file of chosen) {
        const { upload, notes } = state.read()
        const refusal = refusalOf(file, upload, maxSize)
        const isSaid = refusal !== null && !notes.includes(refusal)
        dispatch({ type: 'offered', file: refusal ? null : file, notes: isSaid ? [...notes, refusal] : notes })
      }
      notesTimer = setTimeout(() => dispatch({ type: 'forgot notes' }), NOTE_FOR)
    },
    send(onArrived) {
      const { upload } = state.read()
      if (!upload || upload.phase === 'sending' || upload.phase === 'arrived') return
      transfer ??= (upload.file.size > endpoint.parts.above ? sendInParts : sendWhole)(upload.file, endpoint)
      underWay = new AbortController()
      dispatch({ type: 'began' })
      void run(upload.file, transfer, onArrived)
    },
    pause() {
      underWay.abort()
      dispatch({ type: 'paused' })
    },
    clear() {
      underWay.abort()
      clearTimeout(notesTimer)
      const isOnItsWay = state.read().upload?.phase !== 'arrived'
      if (isOnItsWay) void transfer?.giveUp()
      transfer = null
      dispatch({ type: 'cleared' })
    },
  }
}

/** Says the latest of what it is told, and not more often. */
function atMostEvery<Value>(ms: number, tell: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: Value
  return {
    say(value: Value) {
      latest = value
      timer ??= setTimeout(() => {
        timer = undefined
        tell(latest)
      }, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
