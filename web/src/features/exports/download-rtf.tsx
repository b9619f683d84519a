import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useRtfDownload } from './use-download.ts'

export function DownloadRtf({ text }: { text: string }) {
  const { download, isPending } = useRtfDownload(text)
  return (
    <Button size="sm" variant="ghost" icon={<Download aria-hidden />} pending={isPending} onClick={download}>
      {texts.downloadRtf}
    </Button>
  )
}
