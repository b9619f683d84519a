import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { useState } from 'react'
import { useAsBrief } from '../features/chat/use-as-brief.ts'
import { discard } from '../features/deletions/discard.ts'
import { readJobDescription, rename } from '../features/job-descriptions/job-descriptions.queries.ts'
import { MoreMenu } from '../features/job-descriptions/more-menu.tsx'
import { RenameDialog } from '../features/job-descriptions/rename-dialog.tsx'
import { texts } from '../features/job-descriptions/texts.ts'
import { ShareDialog } from '../features/links/share-dialog.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { toast } from '../ui/use-toast.ts'

export interface RecordActionsProps {
  record: Pick<JobDescriptionSummary, 'id' | 'title' | 'versions'>
  onGone?: () => void
}

/** What can be done with an entry of the history beside reading it. */
export default function RecordActions({ record, onGone }: RecordActionsProps) {
  const { id, title, versions } = record
  const [asking, setAsking] = useState<'rename' | 'share' | null>(null)
  const startWith = useAsBrief()
  const close = () => setAsking(null)
  const remove = async () => {
    if (await discard('description', id)) onGone?.()
  }
  const beginWithBrief = () =>
    readJobDescription(id).then(
      ({ prompt, facts }) => startWith({ text: prompt, facts }),
      (error) => toast({ title: texts.actions.briefFailed, description: sentenceOf(error), tone: 'danger' }),
    )
  return (
    <>
      <MoreMenu
        title={title}
        onRename={() => setAsking('rename')}
        onUseAsBrief={() => void beginWithBrief()}
        onShare={() => setAsking('share')}
        onDelete={() => void remove()}
      />
      {asking === 'rename' && <RenameDialog name={title} onSave={(name) => rename(id, name)} onClose={close} />}
      {asking === 'share' && <ShareDialog id={id} version={versions} onClose={close} />}
    </>
  )
}
