import type { NewInvitation } from '@rolewright/contract/invitations'
import { Copy } from 'lucide-react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

export function InvitationLink({ invitation, onClose }: { invitation: NewInvitation; onClose: () => void }) {
  const address = `${window.location.origin}/invitation#${invitation.token}`
  const copy = () =>
    copyText(address).then(
      () => toast({ title: texts.copied }),
      () => toast({ title: texts.notCopied, tone: 'danger' }),
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.linkTitle(invitation.email)}
      description={invitation.isMailed ? texts.mailed : texts.notMailed}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" icon={<Copy aria-hidden />} onClick={copy}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <Field label={texts.link}>
        {(control) => <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}
      </Field>
    </Dialog>
  )
}
