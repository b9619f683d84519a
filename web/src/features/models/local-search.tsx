import type { LocalService } from '@rolewright/contract/providers'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.local

/** Asks this machine's usual addresses, once somebody presses. */
export function LocalSearch({ onUse }: { onUse: (address: string) => void }) {
  const [found, setFound] = useState<LocalService[] | null>(null)
  const [pending, setPending] = useState(false)
  const search = async () => {
    setPending(true)
    try {
      setFound(await callJson('POST /api/admin/providers/local-search'))
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="mt-3 flex flex-col items-start gap-2 text-sm">
      <Button size="sm" icon={<Search aria-hidden />} pending={pending} onClick={search}>
        {words.search}
      </Button>
      <div role="status" className="w-full">
        {found?.length === 0 && <p className="text-ink-2">{words.none}</p>}
        <ul className="divide-y divide-line">
          {found?.map(({ program, address, models }) => (
            <li key={address} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{words.found(program, models.length)}</span>
                <span className="block text-ink-3">{address}</span>
              </span>
              <Button size="sm" aria-label={words.chooseOf(program)} onClick={() => onUse(address)}>
                {words.choose}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
