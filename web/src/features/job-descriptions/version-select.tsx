import type { JobDescription, Version } from '@rolewright/contract/job-descriptions'
import { formatDateTime } from '../../lib/format.ts'
import { Select } from '../../ui/select.tsx'
import { texts } from './texts.ts'

export interface VersionSelectProps {
  record: JobDescription
  /** Newest first; empty while they load. */
  versions: Version[]
  /** Null: the latest. */
  value: number | null
  onChange: (number: number | null) => void
}

/** Which version of a description is read. The latest is there before the others are. */
export function VersionSelect({ record, versions, value, onChange }: VersionSelectProps) {
  const latest = record.versions
  return (
    <Select
      aria-label={texts.details.version}
      value={value ?? latest}
      onChange={({ target }) => onChange(Number(target.value) === latest ? null : Number(target.value))}
      className="w-full sm:w-72"
    >
      <option value={latest}>{texts.details.latest(latest)}</option>
      {versions
        .filter(({ number }) => number !== latest)
        .map(({ number, createdAt }) => (
          <option key={number} value={number}>
            {texts.details.versionOf(number, formatDateTime(createdAt))}
          </option>
        ))}
    </Select>
  )
}
