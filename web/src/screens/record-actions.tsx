import type { JobDescription } from '@rolewright/contract/job-descriptions'
import { useState } from 'react'
import { useAsBrief } from '../features/chat/use-as-brief.ts'
import { discard } from '../features/deletions/discard.ts'
import { rename } from '../features/job-descriptions/job-descriptions.queries.ts'
import { MoreMenu } from '../features/job-descriptions/more-menu.tsx'
import { RenameDialog } from '../features/job-descriptions/rename-dialog.tsx'
import { ShareDialog } from '../features/links/share-dialog.tsx'

/** What can be done with an entry of the history beside reading it. */
export default function RecordActions({ record, onGone }: { record: JobDescription; onGone?: () => void }) {
  const { id, title, prompt, facts, versions } = record
  const [asking, setAsking] = useState<'rename' | 'share' | null>(null)
  const startWith = useAsBrief()
  const close = () => setAsking(null)
  const remove = async () => {
    if (await discard('description', id)) onGone?.()
  }
  return (
    <>
      <MoreMenu
        title={title}
        onRename={() => setAsking('rename')}
        onUseAsBrief={() => startWith({ text: prompt, facts })}
        onShare={() => setAsking('share')}
        onDelete={() => void remove()}
      />
      {asking === 'rename' && <RenameDialog name={title} onSave={(name) => rename(id, name)} onClose={close} />}
      {asking === 'share' && <ShareDialog id={id} version={versions} onClose={close} />}
    </>
  )
}
