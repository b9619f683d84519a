import type { Account } from '@rolewright/contract/account'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { texts } from './texts.ts'

/** @param onDeleted there is nobody signed in any more */
export function DeletionCard({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={texts.deletion.title}>
      <p className="text-ink-2 text-sm">{texts.deletion.hint}</p>
      <Button variant="danger" className="mt-3" onClick={() => setOpen(true)}>
        {texts.deletion.open}
      </Button>
      {isOpen && <DeletionDialog account={account} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </Card>
  )
}
