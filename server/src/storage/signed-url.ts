import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed URL of our own allows: one method on one key, for a while. */
export interface Grant {
  method: 'PUT'
  key: string
  /** In bytes. */
  maxSize: number
  type: string
  /** For one part of a multipart upload. */
  part?: { uploadId: string; number: number }
  /** When it ends, in ms since 1970. */
  expires: number
}

const PATH = '/s3/objects/'

const fieldsOf = ({ method, key, maxSize, type, part, expires }: Grant): [string, string][] => [
  ['method', method],
  ['key', key],
  ['size', String(maxSize)],
  ['type', type],
  ['expires', String(expires)],
  ...(part
    ? ([
        ['uploadId', part.uploadId],
        ['partNumber', String(part.number)],
      ] as [string, string][])
    : []),
]

const sign = (secret: Buffer, grant: Grant) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(fieldsOf(grant)))
    .digest()

/** @param origin what the URL begins with; empty for one that is relative to the page */
export function signUrl(secret: Buffer, grant: Grant, origin: string): string {
  const query = new URLSearchParams(fieldsOf(grant).filter(([name]) => name !== 'key'))
  query.set('signature', sign(secret, grant).toString('base64url'))
  return `${origin}${PATH}${grant.key.split('/').map(encodeURIComponent).join('/')}?${query}`
}

/** What a URL allows; null where it was not signed by us, or for something else. */
export function readGrant(secret: Buffer, key: string, query: Record<string, string | undefined>): Grant | null {
  const { size, type, expires, uploadId, partNumber, signature = '', method } = query
  const grant: Grant = {
    method: 'PUT',
    key,
    maxSize: Number(size),
    type: type ?? '',
    expires: Number(expires),
    ...(uploadId && { part: { uploadId, number: Number(partNumber) } }),
  }
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, grant)
  const valid = method === 'PUT' && given.length === expected.length && timingSafeEqual(given, expected)
  return valid ? grant : null
}
