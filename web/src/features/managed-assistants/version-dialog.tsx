import type { AssistantVersion, ManagedAssistant } from '@rolewright/contract/assistants'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { changedFields, FIELDS } from './drafts.ts'
import { RestoreVersion } from './restore-version.tsx'
import { TextChanges } from './text-changes.tsx'
import { texts } from './texts.ts'
import { authorOf } from './version-row.tsx'

const words = texts.versions

export interface VersionDialogProps {
  assistant: ManagedAssistant
  version: AssistantVersion
  before: AssistantVersion | undefined
  isCurrent: boolean
  onClose: () => void
}

/** What one version changed, all of what it was, and the way back to it. */
export function VersionDialog({ assistant, version, before, isCurrent, onClose }: VersionDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const changed = before ? changedFields(before, version) : []
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.number(version.number)}
      description={`${authorOf(version)}, ${formatDateTime(version.changedAt)}`}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {!isCurrent && (
            <Button variant="primary" icon={<History aria-hidden />} onClick={() => setAsking(true)}>
              {words.restore}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6 text-sm">
        {before && (
          <Part title={words.changesFrom(before.number)}>
            {changed.length === 0 && <p className="text-ink-3">{words.same}</p>}
            {changed.map((field) => (
              <Entry key={field} name={words.fields[field]}>
                <TextChanges before={before[field]} after={version[field]} />
              </Entry>
            ))}
          </Part>
        )}
        <Part title={before ? words.whole : words.first}>
          {FIELDS.map((field) => (
            <Entry key={field} name={words.fields[field]}>
              {version[field] ? (
                <p className="whitespace-pre-wrap wrap-anywhere">{version[field]}</p>
              ) : (
                <p className="text-ink-3">{words.empty}</p>
              )}
            </Entry>
          ))}
        </Part>
      </div>
      <RestoreVersion
        assistant={assistant}
        version={version}
        open={isAsking}
        onOpenChange={setAsking}
        onRestored={onClose}
      />
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <h3 className="font-medium">{title}</h3>
    {children}
  </section>
)

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="rounded-control bg-sunken px-3.5 py-2.5">
    <h4 className="text-ink-3 text-xs">{name}</h4>
    {children}
  </div>
)
