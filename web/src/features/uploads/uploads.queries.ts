import type { AttachDocument } from '@rolewright/contract/uploads'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callJson } from '../../lib/api.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { withRetries } from './retry.ts'

export const useFinalDocuments = () => useQuery({ ...reading('/api/final-documents'), staleTime: 0 })

/** What the server can read from an upload, by the rules for uploads; fails with the reason where it can't. */
export const readUpload = (documentURL: string, jobDescriptionId: string) =>
  withRetries(() => callJson('POST /api/objects/read', { body: { documentURL, jobDescriptionId } }))

export async function attachDocument(jobDescriptionId: string, uploaded: AttachDocument): Promise<void> {
  await callJson('PUT /api/job-descriptions/{id}/final-document', { params: { id: jobDescriptionId }, body: uploaded })
  void queryClient.invalidateQueries(reading('/api/final-documents'))
}

export const downloadDocument = async (id: string): Promise<Blob> =>
  (await call('GET /api/final-documents/{id}/file', { params: { id } })).blob()

export const useWithdrawal = () =>
  useMutation({
    mutationFn: (id: string) => callJson('DELETE /api/final-documents/{id}', { params: { id } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries(reading('/api/final-documents')),
        queryClient.invalidateQueries(reading('/api/job-description-summaries')),
      ]),
  })
