import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { useUpload } from './use-upload.ts'

/** What went wrong, and why what was chosen last was not taken, which goes by itself after a while. */
export function UploadNotices({ upload, reading, isOnline, notes }: ReturnType<typeof useUpload>) {
  return (
    <>
      {!isOnline && <Notice tone="warn">{texts.offline}</Notice>}
      {upload?.error && (
        <Notice tone="danger" urgent title={texts.failed(upload.file.name)}>
          {upload.error}
        </Notice>
      )}
      {(reading.state === 'refused' || reading.state === 'failed') && (
        <Notice tone="danger" urgent title={reading.state === 'refused' ? texts.refused : texts.readFailed}>
          {reading.reason}
        </Notice>
      )}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {notes.map((message) => (
          <Notice key={message} tone="warn">
            {message}
          </Notice>
        ))}
      </div>
    </>
  )
}
