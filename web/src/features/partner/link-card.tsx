import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { texts } from './texts.ts'

/** For people with an account of their own here who belong to the partner, where it can be signed in to. */
export function LinkCard() {
  const user = useUser()
  const { partner } = usePublicSettings()
  const [isOpen, setIsOpen] = useState(false)
  if (user.source !== 'local' || !partner.redirect) return null
  return (
    <Card title={texts.link.title(partner.name)}>
      <p className="text-ink-2 text-sm">{texts.link.hint(partner.name)}</p>
      <Button size="sm" className="mt-3" icon={<Link2 aria-hidden />} onClick={() => setIsOpen(true)}>
        {texts.link.action(partner.name)}
      </Button>
      <LinkDialog open={isOpen} onOpenChange={setIsOpen} partnerName={partner.name} />
    </Card>
  )
}
