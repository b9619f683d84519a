import type { AdminUser, PasswordLink } from '@rolewright/contract/admin'
import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { copyText } from '../../lib/copy-text.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/use-toast.ts'
import { nameOf } from './admin.queries.ts'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

const words = texts.passwordLink

/** For somebody who forgot their password: a link that is shown once, for the admin to hand over. */
export function PasswordLinkMaker({ user, compact = false }: { user: AdminUser; compact?: boolean }) {
  const [link, setLink] = useState<PasswordLink | null>(null)
  const { pending, make } = useChange()
  if (user.source !== 'local') return null
  const makeLink = () =>
    make({
      call: async () =>
        setLink(await callJson('POST /api/admin/users/{id}/password-link', { params: { id: user.id } })),
      done: words.made,
      failed: words.failed,
      touches: [],
    })
  const address = `${window.location.origin}/new-password#${link?.token}`
  const copy = () =>
    copyText(address).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.notCopied, tone: 'danger' }),
    )
  return (
    <>
      {compact ? (
        <Button size="sm" aria-label={words.actionFor(nameOf(user))} pending={pending} onClick={makeLink}>
          {words.short}
        </Button>
      ) : (
        <Button variant="ghost" className="mt-4" icon={<KeyRound aria-hidden />} pending={pending} onClick={makeLink}>
          {words.action}
        </Button>
      )}
      <Dialog
        open={link !== null}
        onOpenChange={() => setLink(null)}
        title={words.title(nameOf(user))}
        description={link && words.hint(formatMoment(link.expiresAt))}
        footer={
          <>
            <Button onClick={() => setLink(null)}>{words.close}</Button>
            <Button variant="primary" icon={<Copy aria-hidden />} onClick={copy}>
              {words.copy}
            </Button>
          </>
        }
      >
        <Field label={words.link}>
          {(control) => <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}
        </Field>
      </Dialog>
    </>
  )
}
