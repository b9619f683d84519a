import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Bucket } from './s3-bucket.ts'
import { isOver, translate } from './s3-failures.ts'
import { type Part, SIGNED_FOR_S, type Storage } from './storage.ts'

type Calls = 'createMultipart' | 'signPart' | 'listParts' | 'completeMultipart' | 'abortMultipart' | 'abortOlder'

/** Uploads in parts that are under way in a bucket. */
export const s3Multipart = (bucket: Bucket): Pick<Storage, Calls> => ({
  async createMultipart(key, type) {
    const command = new CreateMultipartUploadCommand({ ...bucket.at(key), ContentType: type })
    const created = await bucket.client.send(command).catch(translate)
    return created.UploadId!
  },

  async signPart(key, uploadId, number, { expiresIn = SIGNED_FOR_S }) {
    const command = new UploadPartCommand({ ...bucket.at(key), UploadId: uploadId, PartNumber: number })
    return { url: await getSignedUrl(bucket.client, command, { expiresIn }), headers: {} }
  },

  listParts: (key, uploadId) => listParts(bucket, key, uploadId),

  async completeMultipart(key, uploadId, parts) {
    const whole = { ...bucket.at(key), UploadId: uploadId, MultipartUpload: { Parts: parts } }
    await bucket.client.send(new CompleteMultipartUploadCommand(whole)).catch(translate)
  },

  abortMultipart: (key, uploadId) => abort(bucket, key, uploadId),
  abortOlder: (prefix, than) => abortOlder(bucket, prefix, than),
})

async function listParts({ client, at }: Bucket, key: string, uploadId: string): Promise<Part[]> {
  const parts: Part[] = []
  let next: string | undefined
  do {
    const page = await client
      .send(new ListPartsCommand({ ...at(key), UploadId: uploadId, PartNumberMarker: next }))
      .catch(translate)
    for (const { PartNumber, Size, ETag } of page.Parts ?? [])
      parts.push({ PartNumber: PartNumber!, Size: Size!, ETag: ETag! })
    next = page.IsTruncated ? page.NextPartNumberMarker : undefined
  } while (next)
  return parts
}

async function abort({ client, at }: Bucket, key: string, uploadId: string): Promise<void> {
  await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId })).catch((error: unknown) => {
    if (!isOver(error)) translate(error)
  })
}

async function abortOlder(bucket: Bucket, prefix: string, than: Date): Promise<void> {
  let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await bucket.client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: prefix, ...next }))
      .catch(translate)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Key && UploadId && Initiated && Initiated < than) await abort(bucket, Key, UploadId)
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
}
