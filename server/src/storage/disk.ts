import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { limitTo } from './disk-files.ts'
import { DiskMultipart } from './disk-multipart.ts'
import { DiskObjects, UNKNOWN_TYPE } from './disk-objects.ts'
import { type Grant, keyAt, pathOf, readGrant, signUrl } from './signed-url.ts'
import { headersFor, SIGNED_FOR_S, type Storage, type UploadTerms } from './storage.ts'

const SECRET_LENGTH = 32

/** Files in a folder of this machine, with signed URLs that this server serves. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const places = { objects: join(folder, 'objects'), unfinished: join(folder, 'multipart') }
  await Promise.all(Object.values(places).map((place) => mkdir(place, { recursive: true })))
  const secret = await readSecret(join(folder, 'signing-key'))
  const objects = new DiskObjects(places.objects)
  const multipart = new DiskMultipart(places.unfinished)
  const { read, write, remove, move, listOlder } = objects
  return {
    origin: null,
    receiver: {
      grant: (key, query) => readGrant(secret, key, query),
      receive: (grant, body) => receive(objects, multipart, grant, body),
    },
    urlOf: pathOf,
    keyOf: keyAt,
    signPut: async (key, terms) => ({ url: sign(secret, key, terms), headers: headersFor(terms.type) }),
    ...{ read, write, remove, move, listOlder },

    async createMultipart(key, type) {
      objects.fileOf(key)
      return multipart.create(key, type)
    },

    async signPart(key, uploadId, number, terms) {
      const type = await multipart.expectPart(key, uploadId, number)
      return { url: sign(secret, key, { ...terms, type }, { uploadId, number }), headers: {} }
    },

    listParts: (key, uploadId) => multipart.list(key, uploadId),

    async completeMultipart(key, uploadId, parts) {
      const { type, body } = await multipart.join(key, uploadId, parts)
      await objects.store(key, type, body)
      await multipart.remove(key, uploadId)
    },

    abortMultipart: (key, uploadId) => multipart.remove(key, uploadId),
    abortOlder: (prefix, than) => multipart.removeOlder(prefix, than),
    temporaryCredentials: async () => null,
  }
}

function sign(
  secret: Buffer,
  key: string,
  { type = UNKNOWN_TYPE, size, maxSize, expiresIn = SIGNED_FOR_S }: UploadTerms,
  part?: Grant['part'],
): string {
  const expires = Date.now() + expiresIn * 1000
  return signUrl(secret, { method: 'PUT', key, type, maxSize: size ?? maxSize, expires, ...(part && { part }) })
}

/** @returns the ETag */
async function receive(objects: DiskObjects, multipart: DiskMultipart, grant: Grant, body: Readable): Promise<string> {
  const maxSize = grant.part ? await multipart.roomFor(grant) : grant.maxSize
  const hash = createHash('md5')
  const limited = limitTo(maxSize, body, hash)
  let etag = ''
  const readEtag = () => {
    etag ||= hash.digest('hex')
    return etag
  }
  if (grant.part) await multipart.receive(grant, limited, readEtag)
  else await objects.store(grant.key, grant.type, limited)
  return `"${readEtag()}"`
}

/** Made once; who knows it can sign. */
async function readSecret(file: string): Promise<Buffer> {
  const found = await readFile(file).catch(() => null)
  if (found && found.length >= SECRET_LENGTH) return found
  const secret = randomBytes(SECRET_LENGTH)
  await writeFile(`${file}.tmp`, secret, { mode: 0o600, flush: true })
  await rename(`${file}.tmp`, file)
  return secret
}
