import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { UploadedDocument } from './use-final-document.ts'

const words = texts.doubt

export interface DoubtNoticeProps {
  uploaded: UploadedDocument
  onChange: (uploaded: UploadedDocument) => void
}

/** Asks about a document that does not look like the final text, before it teaches anything. */
export function DoubtNotice({ uploaded, onChange }: DoubtNoticeProps) {
  const { doubt, kept } = uploaded.reading
  if (doubt === null) return null
  return (
    <Notice tone="warn" title={words.title[doubt]}>
      <p>{words.why(Math.round((kept ?? 0) * 100))}</p>
      <Checkbox
        label={words.isFinal}
        checked={uploaded.isFinal ?? false}
        onChange={({ target }) => onChange({ ...uploaded, isFinal: target.checked })}
      />
    </Notice>
  )
}
