import * as contract from '@rolewright/contract/uploads'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import type { Api } from '../../http/route.ts'
import { SIGNED_FOR_S } from '../../storage/storage.ts'
import { withStorageErrors } from './storage-errors.ts'
import {
  absolute,
  beginMultipart,
  finishMultipart,
  giveUpMultipart,
  listUploadParts,
  signTypedUpload,
  signUploadPart,
  temporaryCredentialsFor,
} from './uploads.service.ts'

/** What an upload library asks for: where to send a file, or its parts. */
export function s3Routes(mounts: Api, context: Context): void {
  const api = withStorageErrors(mounts)
  api.mount(contract.uploadParams, async ({ user, query, request }) => {
    const wish = { type: query.type, size: query['metadata[size]'] }
    const { key, url, headers } = await signTypedUpload(context, user.id, wish)
    return { method: 'PUT' as const, url: absolute(context, url, request), fields: { key }, headers }
  })

  api.mount(contract.createMultipart, ({ user, body }) => beginMultipart(context, user.id, body.type))

  api.mount(contract.listParts, ({ user, params, query }) =>
    listUploadParts(context, user.id, query.key, params.uploadId),
  )

  api.mount(contract.signPart, async ({ user, params: { uploadId, partNumber }, query: { key }, request }) => {
    if (!key || !/^\d{1,5}$/.test(partNumber)) throw new AppError('invalid_request', contract.CANNOT_SIGN)
    const signed = await signUploadPart(context, user.id, { key, uploadId, partNumber: Number(partNumber) })
    return { url: absolute(context, signed.url, request), headers: signed.headers, expires: SIGNED_FOR_S }
  })

  api.mount(contract.completeMultipart, async ({ user, params, query: { key }, body, request }) => {
    await finishMultipart(context, user.id, { key, uploadId: params.uploadId, parts: body.parts })
    return { location: absolute(context, context.storage.urlOf(key), request) }
  })

  api.mount(contract.abortMultipart, async ({ user, params, query }) => {
    await giveUpMultipart(context, user.id, query.key, params.uploadId)
    return {}
  })

  api.mount(contract.temporaryCredentials, ({ user }) => temporaryCredentialsFor(context, user.id))
}
