import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-style.ts'
import { texts } from './texts.ts'
import { useDocumentDownload } from './use-download.ts'

export function DownloadWord({ id, variant }: { id: string; variant?: ButtonVariant }) {
  const { download, isPending } = useDocumentDownload(id)
  return (
    <Button
      size="sm"
      variant={variant}
      icon={<Download aria-hidden />}
      pending={isPending}
      onClick={() => download('doc')}
    >
      {texts.download}
    </Button>
  )
}
