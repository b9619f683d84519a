import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-style.ts'
import { texts } from './texts.ts'
import { useDocumentDownload } from './use-download.ts'

export interface DownloadWordProps {
  id: string
  version: number
  variant?: ButtonVariant
  /** Of the description, where there is more than one on the screen. */
  title?: string
}

export function DownloadWord({ id, version, variant, title }: DownloadWordProps) {
  const { download, isPending } = useDocumentDownload(id, version)
  return (
    <Button
      size="sm"
      variant={variant}
      icon={<Download aria-hidden />}
      pending={isPending}
      onClick={() => download('doc')}
      aria-label={title && texts.downloadOf(texts.download, title)}
    >
      {texts.download}
    </Button>
  )
}
