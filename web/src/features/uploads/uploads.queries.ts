import type { AttachDocument, FinalDocument, UploadReading } from '@rolewright/contract/uploads'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { withRetries } from './retry.ts'

const LIST = '/api/final-documents'
const RECORDS = '/api/job-descriptions'

export const useFinalDocuments = () => useQuery<FinalDocument[]>({ queryKey: [LIST], staleTime: 0 })

/** What the server can read from an upload, by the rules for uploads; fails with the reason where it can't. */
export const readUpload = (documentURL: string, jobDescriptionId: string) =>
  withRetries(() => callJson<UploadReading>('POST', '/api/objects/read', { documentURL, jobDescriptionId }))

export async function attachDocument(jobDescriptionId: string, uploaded: AttachDocument): Promise<void> {
  await callJson('PUT', `${RECORDS}/${jobDescriptionId}/final-document`, uploaded)
  void queryClient.invalidateQueries({ queryKey: [LIST] })
}

export const downloadDocument = async (id: string): Promise<Blob> => (await call('GET', `${LIST}/${id}/file`)).blob()

export const useWithdrawal = () =>
  useMutation({
    mutationFn: (id: string) => callJson('DELETE', `${LIST}/${id}`),
    onSuccess: () => Promise.all([LIST, RECORDS].map((path) => queryClient.invalidateQueries({ queryKey: [path] }))),
  })
