import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Bucket } from './s3-bucket.ts'
import { isMissing, translate } from './s3-failures.ts'
import { headersFor, SIGNED_FOR_S, type Storage } from './storage.ts'

/** Whole files in a bucket. */
export const s3Objects = ({
  client,
  name,
  at,
}: Bucket): Pick<Storage, 'signPut' | 'read' | 'write' | 'remove' | 'move' | 'listOlder'> => ({
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
    const source = `${name}/${from}`.split('/').map(encodeURIComponent).join('/')
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
        .send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ContinuationToken: next }))
        .catch(translate)
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < than) keys.push(Key)
      next = page.NextContinuationToken
    } while (next)
    return keys
  },
})
