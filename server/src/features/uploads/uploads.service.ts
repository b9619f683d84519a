import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { ownOrigin } from '../../http/origin.ts'
import { PART_MAX_NUMBER, PART_MIN_SIZE, type Part, type UploadTerms } from '../../storage/storage.ts'
import { giveRoomBack, takeRoom } from './room.service.ts'
import { resizeUpload } from './uploads.store.ts'

type Needs = Pick<Context, 'storage' | 'config' | 'db' | 'now'>

/** What was sent and not attached yet lies here, below its owner's id, and is swept after a while. */
export const LANDING = 'uploads/'
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/
const UNKNOWN_TYPE = 'application/octet-stream'

const ownPrefix = (userId: string) => `${LANDING}${userId}/`
/** Whose upload it is. */
export const ownerOf = (key: string): string => key.split('/')[1]!
const mediaType = (said: string | undefined) => (said && MEDIA_TYPE.test(said) ? said : UNKNOWN_TYPE)

export const tooLarge = (maxSize: number) =>
  new AppError('too_large', `This file is larger than ${Math.floor(maxSize / 1024 / 1024) || '1'} MB.`)

/** Where the store is this server, its address for the person who asks; the path alone where this server can't tell its own. */
export function absolute({ config }: Pick<Context, 'config'>, url: string, request: FastifyRequest): string {
  const origin = ownOrigin(config, request)
  return origin ? new URL(url, origin).href : url
}

/** @throws AppError too_large, too_many_uploads */
export async function signUpload(context: Needs, userId: string, wish: { size?: number; type?: string }) {
  const { storage, config } = context
  const maxSize = config.UPLOAD_MAX_SIZE
  if ((wish.size ?? 0) > maxSize) throw tooLarge(maxSize)
  const key = `${ownPrefix(userId)}${randomUUID()}`
  await takeRoom(context, { key, userId, size: wish.size ?? maxSize })
  return { key, ...(await storage.signPut(key, { ...wish, maxSize })) }
}

/** With the type signed along: only what declares it may be sent. */
export const signTypedUpload = (context: Needs, userId: string, wish: { size?: number; type?: string }) =>
  signUpload(context, userId, { ...wish, type: mediaType(wish.type) })

/** An address that somebody names, and the request that does. */
export interface NamedUpload {
  documentURL: string
  request: FastifyRequest
}

/** The key of an upload of this person's. @throws AppError refused for every other address */
export function ownUploadAt({ storage, config }: Needs, userId: string, { documentURL, request }: NamedUpload): string {
  const origin = ownOrigin(config, request)
  const local = origin && documentURL.startsWith(`${origin}/`) ? documentURL.slice(origin.length) : documentURL
  const key = storage.keyOf(local)
  if (!key?.startsWith(ownPrefix(userId))) throw new AppError('refused', 'That is no document that you uploaded here.')
  return key
}

/** It is of no more use where it is. */
export async function dropUpload(context: Pick<Context, 'storage' | 'db'>, key: string): Promise<void> {
  await context.storage.remove(key)
  await giveRoomBack(context, key)
}

/** @throws AppError not_found where the key is somebody else's */
function checkOwner(userId: string, key: string): void {
  if (!key.startsWith(ownPrefix(userId))) throw notFound('That upload')
}

/** @throws AppError too_large, too_many_uploads */
export async function beginMultipart(context: Needs, userId: string, type: string | undefined) {
  const { storage, config } = context
  const key = `${ownPrefix(userId)}${randomUUID()}`
  await takeRoom(context, { key, userId, size: config.UPLOAD_MAX_SIZE })
  return { key, uploadId: await storage.createMultipart(key, mediaType(type)) }
}

export async function signUploadPart(
  { storage, config }: Needs,
  userId: string,
  { key, uploadId, partNumber }: { key: string; uploadId: string; partNumber: number },
) {
  checkOwner(userId, key)
  const maxSize = config.UPLOAD_MAX_SIZE
  // More parts than this, all but the last of the least size, would be more than is allowed.
  const parts = Math.min(PART_MAX_NUMBER, Math.ceil(maxSize / PART_MIN_SIZE))
  if (!(partNumber >= 1)) throw new AppError('invalid_request', 'There is no such part.')
  if (partNumber > parts) throw tooLarge(maxSize)
  const terms: UploadTerms = { maxSize }
  return storage.signPart(key, uploadId, partNumber, terms)
}

export async function listUploadParts({ storage }: Needs, userId: string, key: string, uploadId: string) {
  checkOwner(userId, key)
  return storage.listParts(key, uploadId)
}

/** @throws AppError too_large, and what was sent is gone */
export async function finishMultipart(
  context: Needs,
  userId: string,
  { key, uploadId, parts }: { key: string; uploadId: string; parts: Pick<Part, 'PartNumber' | 'ETag'>[] },
): Promise<void> {
  const { storage, config, db } = context
  checkOwner(userId, key)
  const size = (await storage.listParts(key, uploadId)).reduce((sum, { Size }) => sum + Size, 0)
  if (size > config.UPLOAD_MAX_SIZE) {
    await giveUpMultipart(context, userId, key, uploadId)
    throw tooLarge(config.UPLOAD_MAX_SIZE)
  }
  await storage.completeMultipart(key, uploadId, parts)
  // Nothing more can be sent to it.
  await resizeUpload(db, key, size)
}

export async function giveUpMultipart(context: Needs, userId: string, key: string, uploadId: string) {
  checkOwner(userId, key)
  await context.storage.abortMultipart(key, uploadId)
  // Also where it was finished before: what is there takes room.
  await dropUpload(context, key)
}

/** @throws AppError not_found where the store hands out none */
export async function temporaryCredentialsFor({ storage, now }: Pick<Context, 'storage' | 'now'>, userId: string) {
  const given = await storage.temporaryCredentials(ownPrefix(userId), now())
  if (!given) throw new AppError('not_found', 'This store hands out no temporary credentials: ask for signed URLs.')
  return given
}
