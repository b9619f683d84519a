import { WifiOff } from 'lucide-react'
import { useOnline } from '../../lib/use-online.ts'
import { texts } from './texts.ts'

/** Floats under the header while the network is gone, so that nothing on the page moves. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] z-50 flex justify-center"
    >
      {!isOnline && (
        <p className="rise-in flex items-center gap-2 rounded-full bg-surface px-4 py-2 text-sm shadow-3">
          <WifiOff aria-hidden className="text-warn" />
          {texts.offline}
        </p>
      )}
    </div>
  )
}
