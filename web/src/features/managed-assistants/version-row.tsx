import type { AssistantVersion } from '@rolewright/contract/assistants'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { changedFields } from './drafts.ts'
import { nameOf } from './name-of.ts'
import { texts } from './texts.ts'

const words = texts.versions

export const authorOf = ({ changedBy }: AssistantVersion): string =>
  changedBy ? words.by(nameOf(changedBy)) : words.byProduct

export interface VersionRowProps {
  version: AssistantVersion
  /** The one before it; undefined for the first. */
  before: AssistantVersion | undefined
  isCurrent: boolean
  onOpen: () => void
}

export function VersionRow({ version, before, isCurrent, onOpen }: VersionRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-col rounded-control px-2.5 py-2 text-left text-sm transition-colors duration-120 hover:bg-hover"
      >
        <span className="flex w-full items-center justify-between gap-2 font-medium">
          {words.number(version.number)}
          {isCurrent && <Badge tone="accent">{words.current}</Badge>}
        </span>
        <span className="text-ink-2 wrap-anywhere">{summaryOf(version, before)}</span>
        <span className="text-ink-3 text-xs wrap-anywhere">
          {authorOf(version)}
          <br />
          <time dateTime={version.changedAt}>{formatDateTime(version.changedAt)}</time>
        </span>
      </button>
    </li>
  )
}

function summaryOf(version: AssistantVersion, before: AssistantVersion | undefined): string {
  if (!before) return words.first
  const [first, ...others] = changedFields(before, version).map((field) => words.fields[field])
  if (!first) return words.same
  return words.changed([first, ...others.map((field) => field.toLowerCase())].join(', '))
}
