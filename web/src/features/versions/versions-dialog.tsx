import type { Version } from '@rolewright/contract/versions'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { ReadVersion } from './read-version.tsx'
import { texts } from './texts.ts'
import { VersionList } from './version-list.tsx'

export interface VersionsDialogProps {
  /** The history record. */
  id: string
  latest: number
  onClose: () => void
  /** How a text is set as a page. */
  page: (text: string) => ReactNode
  /** What can be done with a version that is read. */
  actions: (text: string, number: number) => ReactNode
}

type View = { kind: 'list' } | { kind: 'read'; version: Version } | { kind: 'compare'; from: number; to: number }

/** Every version of a description: read, compared, brought back. */
export default function VersionsDialog({ id, latest, onClose, page, actions }: VersionsDialogProps) {
  const [view, setView] = useState<View>({ kind: 'list' })
  const title =
    view.kind === 'read'
      ? texts.version(view.version.number)
      : view.kind === 'compare'
        ? texts.comparing(view.from, view.to)
        : texts.title
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={title}
      description={view.kind === 'list' ? texts.hint : undefined}
    >
      {view.kind !== 'list' && (
        <Button
          size="sm"
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => setView({ kind: 'list' })}
          className="mb-3 -ml-2.5"
        >
          {texts.back}
        </Button>
      )}
      {view.kind === 'list' && (
        <VersionList
          id={id}
          latest={latest}
          onRead={(version) => setView({ kind: 'read', version })}
          onCompare={(from, to) => setView({ kind: 'compare', from, to })}
        />
      )}
      {view.kind === 'read' && (
        <ReadVersion
          id={id}
          version={view.version}
          latest={latest}
          page={page}
          actions={actions}
          onRestored={() => setView({ kind: 'list' })}
        />
      )}
      {view.kind === 'compare' && (
        <ComparisonView
          id={id}
          latest={latest}
          from={view.from}
          to={view.to}
          onChange={(from, to) => setView({ kind: 'compare', from, to })}
        />
      )}
    </Dialog>
  )
}
