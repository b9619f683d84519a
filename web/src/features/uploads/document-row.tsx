import type { FinalDocument } from '@rolewright/contract/uploads'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/use-toast.ts'
import { saveDocument } from './save-document.ts'
import { texts } from './texts.ts'
import { useWithdrawal } from './uploads.queries.ts'

const words = texts.mine

/** A document, what was read from it, and the ways to have it back or be rid of it. */
export function DocumentRow({ document }: { document: FinalDocument }) {
  const { id, filename, title, words: count, headings, inUse, leftOut, createdAt } = document
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useWithdrawal()
  const withdraw = () =>
    withdrawal.mutate(id, {
      onSuccess: () => toast({ title: words.withdrawn }),
    })
  const download = () =>
    saveDocument(id, filename).catch((error: unknown) =>
      toast({ title: words.downloadFailed, description: sentenceOf(error), tone: 'danger' }),
    )
  return (
    <li className="flex items-start gap-3 py-3.5">
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {filename}
          <Badge tone={inUse && !leftOut ? 'accent' : undefined}>{stateOf(document)}</Badge>
        </p>
        <p className="text-ink-2">{words.of(title)}</p>
        <p className="text-ink-3 tabular-nums">
          {texts.reading.both(texts.reading.words(count), texts.reading.headings(headings.length))},{' '}
          {words.uploadedOn(formatDate(createdAt))}
        </p>
      </div>
      <div className="flex">
        <IconButton label={words.download(filename)} icon={<Download aria-hidden />} onClick={download} />
        <IconButton label={words.withdrawOf(filename)} icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.confirm(filename)}
        description={words.consequence}
        confirmLabel={words.withdraw}
        onConfirm={withdraw}
        pending={withdrawal.isPending}
        error={withdrawal.error && sentenceOf(withdrawal.error, words.withdrawFailed)}
      />
    </li>
  )
}

function stateOf({ inUse, leftOut }: FinalDocument): string {
  if (!inUse) return words.replaced
  return leftOut ? words.leftOut : words.inUse
}
