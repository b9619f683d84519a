import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useRetirement } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'

const words = texts.use

/** Takes an assistant out of service, or back into it; asks first. */
export function Retirement({ assistant: { id, name, users, retiredAt } }: { assistant: ManagedAssistant }) {
  const [isAsking, setAsking] = useState(false)
  const retirement = useRetirement(id)
  const isRetired = retiredAt !== null
  const ask = (open: boolean) => {
    retirement.reset()
    setAsking(open)
  }
  const change = () =>
    retirement.mutate(!isRetired, {
      onSuccess: () => {
        setAsking(false)
        toast({ title: isRetired ? words.broughtBack : words.retired })
      },
      onError: (error) => {
        const title = isRetired ? words.bringBackFailed : words.retireFailed
        toast({ title, description: sentenceOf(error), tone: 'danger' })
      },
    })
  return (
    <>
      <Button
        size="sm"
        icon={isRetired ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        onClick={() => ask(true)}
        className="self-start"
      >
        {isRetired ? words.bringBack : words.retire}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={isRetired ? words.bringBackTitle(name) : words.retireTitle(name)}
        description={isRetired ? words.bringBackHint(users) : words.retireHint(users)}
        confirmLabel={isRetired ? words.bringBack : words.retire}
        tone={isRetired ? 'primary' : 'danger'}
        onConfirm={change}
        pending={retirement.isPending}
        error={retirement.isError ? sentenceOf(retirement.error) : null}
      />
    </>
  )
}
