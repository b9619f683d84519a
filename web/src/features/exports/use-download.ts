import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/use-toast.ts'
import { fileNameFor } from './file-name.ts'
import { saveFile } from './save-file.ts'
import { texts } from './texts.ts'

interface Download {
  request: () => Promise<Response>
  fileName: string
  success: string
  failure: string
}

function useDownload({ request, fileName, success, failure }: Download) {
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const response = await request()
      saveFile(await response.blob(), fileName)
      toast({ title: success })
    } catch {
      toast({ title: texts.failed, description: failure, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return { download, isPending }
}

export function useRtfDownload(content: string) {
  const filename = fileNameFor(content)
  return useDownload({
    request: () => call('POST', '/api/generate-rtf', { content, filename }),
    fileName: `${filename}.rtf`,
    success: texts.started,
    failure: texts.rtfFailed,
  })
}

export const useWordDownload = (jobDescriptionId: string) =>
  useDownload({
    request: () => call('GET', `/api/job-descriptions/${jobDescriptionId}/documents/doc`),
    fileName: `job-description-${jobDescriptionId}.doc`,
    success: texts.downloaded,
    failure: texts.docFailed,
  })
