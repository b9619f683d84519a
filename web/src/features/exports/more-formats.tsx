import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DownloadMenuProps } from './download-menu.tsx'
import { texts } from './texts.ts'

const DownloadMenu = lazy(() => import('./download-menu.tsx'))

/** Beside a download button. The menu comes after the page; its button has its place from the start. */
export const MoreFormats = (props: DownloadMenuProps) => (
  <Suspense fallback={<IconButton label={texts.moreFormats} icon={<ChevronDown aria-hidden />} disabled />}>
    <DownloadMenu {...props} />
  </Suspense>
)
