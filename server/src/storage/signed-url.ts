import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed URL of our own allows: one method on one key, for a while. The key says whose it is. */
export interface Grant {
  method: 'PUT'
  key: string
  /** In bytes. */
  maxSize: number
  type: string
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
  ...(part ? partFields(part) : []),
]
const partFields = ({ uploadId, number }: NonNullable<Grant['part']>): [string, string][] => [
  ['uploadId', uploadId],
  ['partNumber', String(number)],
]

const sign = (secret: Buffer, grant: Grant) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(fieldsOf(grant)))
    .digest()

/** Where an object is, relative to this server. */
export const pathOf = (key: string): string => `${PATH}${key.split('/').map(encodeURIComponent).join('/')}`

/** The key of such a path, whatever query follows; null where it is none. */
export function keyAt(path: string): string | null {
  if (!path.startsWith(PATH)) return null
  try {
    return decodeURIComponent(path.slice(PATH.length).split('?')[0]!)
  } catch {
    return null
  }
}

export function signUrl(secret: Buffer, grant: Grant): string {
  const query = new URLSearchParams(fieldsOf(grant).filter(([name]) => name !== 'key'))
  query.set('signature', sign(secret, grant).toString('base64url'))
  return `${pathOf(grant.key)}?${query}`
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
