import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DownloadMenuProps } from './download-menu.tsx'
import { texts } from './texts.ts'

const DownloadMenu = lazyPart(() => import('./download-menu.tsx'))

/** Beside a download button. The menu comes after the page; its button has its place from the start. */
export const MoreFormats = (props: DownloadMenuProps) => (
  <Suspense fallback={<IconButton label={texts.moreFormats} icon={<ChevronDown aria-hidden />} disabled />}>
    <DownloadMenu {...props} />
  </Suspense>
)
