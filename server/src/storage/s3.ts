import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createLender, type S3Settings } from './s3-credentials.ts'
import { headersFor, type Part, SIGNED_FOR_S, type Storage, StorageError } from './storage.ts'

/** Any store that speaks S3. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, stsRoleArn } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise presigned URLs carry checksums that browsers don't send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    forcePathStyle: true,
    ...(endpoint && { endpoint }),
  })
  const lend = stsRoleArn ? createLender(settings, stsRoleArn) : null
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const base = cutQuery(await getSignedUrl(client, new GetObjectCommand(at('k')))).slice(0, -1)
  const abort = async (key: string, uploadId: string) => {
    await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId })).catch((error: unknown) => {
      // Finished or given up before; stores name that differently.
      const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
      if (name !== 'NoSuchUpload' && $metadata?.httpStatusCode !== 404) translate(error)
    })
  }

  return {
    origin: new URL(base).origin,
    receiver: null,
    urlOf: (key) => `${base}${key}`,
    keyOf: (url) => (url.startsWith(base) ? cutQuery(url).slice(base.length) : null),

    async signPut(key, { type, size, expiresIn = SIGNED_FOR_S }) {
      const signed = new Set<string>()
      if (type) signed.add('content-type')
      if (size !== undefined) signed.add('content-length')
      const put = new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size })
      const url = await getSignedUrl(client, put, { expiresIn, signableHeaders: signed })
      return { url, headers: headersFor(type) }
    },

    async read(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(translate)
      return {
        size: found.ContentLength ?? 0,
        type: found.ContentType ?? 'application/octet-stream',
        body: found.Body as Readable,
      }
    },

    async write(key, bytes, type) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type })).catch(translate)
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(translate)
    },

    async move(from, to) {
      const source = `${bucket}/${from}`.split('/').map(encodeURIComponent).join('/')
      try {
        await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }))
      } catch (error) {
        if (isMissing(error)) return
        translate(error)
      }
      await client.send(new DeleteObjectCommand(at(from))).catch(translate)
    },

    async listOlder(prefix, than) {
      const keys: string[] = []
      let next: string | undefined
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }))
          .catch(translate)
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified && LastModified < than) keys.push(Key)
        next = page.NextContinuationToken
      } while (next)
      return keys
    },

    async createMultipart(key, type) {
      const created = await client
        .send(new CreateMultipartUploadCommand({ ...at(key), ContentType: type }))
        .catch(translate)
      return created.UploadId!
    },

    async signPart(key, uploadId, number, { expiresIn = SIGNED_FOR_S }) {
      const command = new UploadPartCommand({ ...at(key), UploadId: uploadId, PartNumber: number })
      return { url: await getSignedUrl(client, command, { expiresIn }), headers: {} }
    },

    async listParts(key, uploadId) {
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
    },

    async completeMultipart(key, uploadId, parts) {
      await client
        .send(new CompleteMultipartUploadCommand({ ...at(key), UploadId: uploadId, MultipartUpload: { Parts: parts } }))
        .catch(translate)
    },

    abortMultipart: abort,

    async abortOlder(prefix, than) {
      let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
      while (next) {
        const page: ListMultipartUploadsCommandOutput = await client
          .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...next }))
          .catch(translate)
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Key && UploadId && Initiated && Initiated < than) await abort(Key, UploadId)
        next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
      }
    },

    temporaryCredentials: async (prefix, now) => (lend ? await lend(prefix, now).catch(translate) : null),
  }
}

const cutQuery = (url: string) => url.split('?')[0]!

const isMissing = (error: unknown) =>
  /^(NoSuchKey|NotFound|NoSuchUpload)$/.test((error as { name?: string }).name ?? '')

/** The store's failures, in words that carry no key and no address. */
function translate(cause: unknown): never {
  const { name = '', $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } }
  if (isMissing(cause)) throw new StorageError('not_found', 'There is no such file.', { cause })
  if (/^(InvalidPart|InvalidPartOrder|EntityTooSmall|MalformedXML)$/.test(name))
    throw new StorageError('refused', 'A part is missing or not what was sent.', { cause })
  const status = $metadata?.httpStatusCode
  const message = status
    ? `The file store does not answer as it should (${status}).`
    : 'The file store does not answer.'
  throw new StorageError('unavailable', message, { cause, refusedKey: status === 401 || status === 403 })
}
