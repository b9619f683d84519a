import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useRtfDownload } from './use-download.ts'

export interface DownloadRtfProps {
  text: string
  /** Which version it is; it is said with the confirmation. */
  version: number | null
}

export function DownloadRtf({ text, version }: DownloadRtfProps) {
  const { download, isPending } = useRtfDownload(text, version)
  return (
    <Button size="sm" variant="ghost" icon={<Download aria-hidden />} pending={isPending} onClick={download}>
      {texts.downloadRtf}
    </Button>
  )
}
