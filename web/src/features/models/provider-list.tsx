import type { ModelSettings, ProviderName } from '@rolewright/contract/providers'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { DefaultModel } from './default-model.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { ProviderCard } from './provider-card.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import { RemoveProvider } from './remove-provider.tsx'

type Opened = { what: 'form' | 'limit' | 'remove'; name: ProviderName; address?: string } | null

/** Every provider, and the dialogs that change one. */
export function ProviderList({ settings }: { settings: ModelSettings }) {
  const [opened, setOpened] = useState<Opened>(null)
  const provider = settings.providers.find(({ name }) => name === opened?.name)
  const close = () => setOpened(null)
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      {settings.cannotKeepKeys && <Notice tone="warn" title={settings.cannotKeepKeys} />}
      <DefaultModel settings={settings} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5">
        {settings.providers.map((one) => (
          <ProviderCard
            key={one.name}
            provider={one}
            onOpen={(what, address) => setOpened({ what, name: one.name, address })}
          />
        ))}
      </div>
      {provider && opened?.what === 'form' && (
        <ProviderDialog provider={provider} address={opened.address} onClose={close} />
      )}
      {provider && opened?.what === 'limit' && <LimitDialog provider={provider} onClose={close} />}
      {provider && opened?.what === 'remove' && <RemoveProvider provider={provider} onClose={close} />}
    </div>
  )
}
