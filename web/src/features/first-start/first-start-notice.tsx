import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'
import { useIsAdmin } from '../../lib/use-is-admin.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import { useClose } from './use-close.ts'

/** On the home screen of a fresh instance's admin. */
export function FirstStartNotice() {
  const isAdmin = useIsAdmin().data?.isAdmin === true
  const { data } = useQuery({ ...reading('/api/admin/first-start'), enabled: isAdmin, staleTime: 0 })
  const { pending, close } = useClose()
  if (!isAdmin || !data?.isOpen) return null
  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="ghost" pending={pending} onClick={close}>
        {texts.later}
      </Button>
      <ButtonLink to="/admin/first-start" size="sm" variant="primary">
        {texts.begin}
      </ButtonLink>
    </div>
  )
  return (
    <Notice title={texts.invite} action={actions}>
      {texts.inviteHint}
    </Notice>
  )
}
