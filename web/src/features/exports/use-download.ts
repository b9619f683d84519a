import type { Format } from '@rolewright/contract/constants'
import { useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/use-toast.ts'
import { fileNameFor } from './file-name.ts'
import { texts } from './texts.ts'

interface Download {
  /** The file's bytes, with what there is to say about them. */
  request: () => Promise<{ bytes: Blob; remark?: string; fileName?: string }>
  /** Where the request tells none. */
  fileName: string
  success: string
  failure: string
}

function useDownload() {
  const [isPending, setPending] = useState(false)
  const download = async ({ request, fileName, success, failure }: Download) => {
    setPending(true)
    try {
      const { bytes, remark, fileName: told } = await request()
      saveFile(bytes, told ?? fileName)
      toast({ title: success, description: remark })
    } catch {
      toast({ title: texts.failed, description: failure, tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return { download, isPending }
}

async function readBytes(asked: Promise<Response>) {
  const answer = await asked
  const named = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return { bytes: await answer.blob(), ...(named && { fileName: decodeURIComponent(named) }) }
}

export function useRtfDownload(content: string, version: number | null) {
  const { download, isPending } = useDownload()
  const filename = fileNameFor(content)
  return {
    isPending,
    download: () =>
      download({
        request: async () => ({
          ...(await readBytes(
            call('POST /api/generate-rtf', { body: { content, filename, version: version ?? undefined } }),
          )),
          remark: versionOf(version),
        }),
        fileName: `${filename}.rtf`,
        success: texts.started,
        failure: texts.rtfFailed,
      }),
  }
}

const versionOf = (version: number | null) => (version === null ? undefined : texts.version(version))

/** A version of a description of the history, in any of the formats that the server writes. */
export function useDocumentDownload(id: string, version: number | null) {
  const { download, isPending } = useDownload()
  return {
    isPending,
    download: (format: Format) =>
      download({
        request: async () => ({
          ...(await readBytes(
            call('GET /api/job-descriptions/{id}/documents/{format}', {
              params: { id, format },
              query: { version: version ?? undefined },
            }),
          )),
          remark: versionOf(version),
        }),
        fileName: `job-description-${id}.${format}`,
        success: texts.downloaded,
        failure: format === 'doc' ? texts.docFailed : texts.documentFailed,
      }),
  }
}

/** A version of a description as data for job boards; says which facts they will miss. */
export function useJobPostingDownload(id: string, wanted: number | null) {
  const { download, isPending } = useDownload()
  const request = async () => {
    const { posting, missing, version } = await callJson('GET /api/job-descriptions/{id}/job-posting', {
      params: { id },
      query: { version: wanted ?? undefined },
    })
    const bytes = new Blob([JSON.stringify(posting, null, 2)], { type: 'application/ld+json' })
    const fileName = `${fileNameFor(`# ${String(posting.title ?? '')}`)}, version ${version}.jsonld`
    const lacks = missing.length > 0 ? texts.postingMisses(missing) : texts.postingComplete
    return { bytes, fileName, remark: `${texts.version(version)}. ${lacks}` }
  }
  return {
    isPending,
    download: () =>
      download({
        request,
        fileName: `job-description-${id}.jsonld`,
        success: texts.downloaded,
        failure: texts.documentFailed,
      }),
  }
}
