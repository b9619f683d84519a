import * as contract from '@rolewright/contract/uploads'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { attachDocument, openDocument, withdrawDocument } from './final-documents.service.ts'
import { listFinalDocuments } from './final-documents.store.ts'
import { judgeText, readUpload } from './reading.service.ts'
import { withStorageErrors } from './storage-errors.ts'
import { absolute, ownUploadAt, signUpload } from './uploads.service.ts'

export function uploadRoutes(mounts: Api, context: Context): void {
  const api = withStorageErrors(mounts)
  const { db } = context

  api.mount(contract.requestUpload, async ({ user, body, request }) => {
    const { url } = await signUpload(context, user.id, body)
    return { uploadURL: absolute(context, url, request) }
  })

  api.mount(contract.readUpload, async ({ user, body, request }) => {
    const key = ownUploadAt(context, user.id, { ...body, request })
    const { reading, text } = await readUpload(context, key)
    if (!body.jobDescriptionId) return { ...reading, doubt: null, kept: null }
    const { response } = await getJobDescription(db, user.id, body.jobDescriptionId)
    return { ...reading, ...judgeText(response, text) }
  })

  api.mount(contract.attachFinalDocument, async ({ user, params, body, request }) => {
    const finalDocument = await attachDocument(context, {
      userId: user.id,
      jobDescriptionId: params.id,
      upload: { ...body, request },
      isFinal: body.isFinal,
      filename: body.filename,
    })
    return { ...(await getJobDescription(db, user.id, params.id)), finalDocument }
  })

  api.mount(contract.listFinalDocuments, ({ user }) => listFinalDocuments(db, user.id))

  api.mount(contract.downloadFinalDocument, async ({ user, params, reply }) => {
    const { filename, size, body } = await openDocument(context, user.id, params.id)
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
      .send(body)
  })

  api.mount(contract.withdrawFinalDocument, async ({ user, params }) => {
    await withdrawDocument(context, user.id, params.id)
  })
}
