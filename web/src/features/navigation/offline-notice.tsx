import { WifiOff } from 'lucide-react'
import { useOnline } from '../../lib/use-online.ts'
import { texts } from './texts.ts'

/** Floats while the network is gone, so that nothing on the page moves; on a phone at the foot, clear of what is read. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 z-50 flex justify-center max-sm:bottom-[calc(var(--foot-height,0px)+1rem+env(safe-area-inset-bottom))] sm:top-[calc(var(--header-height)+0.5rem)]"
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
