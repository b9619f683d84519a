/** One file on its way. */
export interface Upload {
  file: File
  phase: 'chosen' | 'sending' | 'paused' | 'failed' | 'arrived'
  /** Bytes that are at the store. */
  sent: number
  /** Why it failed, for a person. */
  error: string | null
}

export interface UploadState {
  upload: Upload | null
  /** Why what was chosen last was not taken. */
  notes: string[]
}

export const NOTHING: UploadState = { upload: null, notes: [] }

export type UploadEvent =
  | { type: 'offered'; file: File | null; notes: string[] }
  | { type: 'forgot notes' }
  | { type: 'began' }
  | { type: 'paused' }
  /** Of a file, because news may come when another took its place. */
  | { type: 'progressed'; file: File; sent: number }
  | { type: 'failed'; file: File; error: string }
  | { type: 'arrived'; file: File }
  | { type: 'cleared' }

export function reduceUpload(state: UploadState, event: UploadEvent): UploadState {
  const { upload } = state
  const change = (changes: Partial<Upload>): UploadState =>
    upload ? { ...state, upload: { ...upload, ...changes } } : state
  if ('file' in event && event.type !== 'offered' && (event.file !== upload?.file || upload.phase !== 'sending'))
    return state
  switch (event.type) {
    case 'offered':
      return {
        upload: event.file ? { file: event.file, phase: 'chosen', sent: 0, error: null } : upload,
        notes: event.notes,
      }
    case 'forgot notes':
      return { ...state, notes: [] }
    case 'began':
      return change({ phase: 'sending', error: null, sent: upload?.phase === 'paused' ? upload.sent : 0 })
    case 'paused':
      return upload?.phase === 'sending' ? change({ phase: 'paused' }) : state
    case 'progressed':
      return change({ sent: event.sent })
    case 'failed':
      return change({ phase: 'failed', error: event.error })
    case 'arrived':
      return change({ phase: 'arrived', sent: event.file.size })
    case 'cleared':
      return NOTHING
  }
}

export const percentOf = ({ file, sent }: Upload): number => (file.size > 0 ? Math.round((sent / file.size) * 100) : 0)
