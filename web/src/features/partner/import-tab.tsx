import { ConnectionCard } from './connection-card.tsx'
import { DirectoryCard } from './directory-card.tsx'

/** The partner's people beside the state of the connection to it. */
export function ImportTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5">
      <DirectoryCard />
      <ConnectionCard />
    </div>
  )
}
