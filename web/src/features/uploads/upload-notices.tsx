import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { useUpload } from './use-upload.ts'

/** What went wrong, and what the upload library has to say, which goes by itself after five seconds. */
export function UploadNotices({ file, reading, isOnline, notes }: ReturnType<typeof useUpload>) {
  // The rest is said already: that the connection is lost, or back.
  const news = notes.filter(({ type, message }) => type !== 'success' && message !== texts.offline)
  const said = file?.error ? [] : [...new Set(news.map(({ message }) => message))]
  return (
    <>
      {!isOnline && <Notice tone="warn">{texts.offline}</Notice>}
      {file?.error && (
        <Notice tone="danger" urgent title={texts.failed(file.name ?? '')}>
          {file.error}
        </Notice>
      )}
      {(reading.state === 'refused' || reading.state === 'failed') && (
        <Notice tone="danger" urgent title={reading.state === 'refused' ? texts.refused : texts.readFailed}>
          {reading.reason}
        </Notice>
      )}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {said.map((message) => (
          <Notice key={message} tone="warn">
            {message}
          </Notice>
        ))}
      </div>
    </>
  )
}
