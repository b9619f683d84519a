import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Content, limitTo, writeWhole } from './disk-files.ts'
import { DiskMultipart } from './disk-multipart.ts'
import { type Grant, keyAt, pathOf, readGrant, signUrl } from './signed-url.ts'
import { headersFor, SIGNED_FOR_S, type Storage, StorageError, type UploadTerms } from './storage.ts'

/** What a key may look like: the ones that we make, and nothing that leaves the folder. */
const KEY = /^[\w-]+(\/[\w-]+)+$/
const UNKNOWN_TYPE = 'application/octet-stream'
const SECRET_LENGTH = 32

/** Files in a folder of this machine, with signed URLs that this server serves. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const objects = join(folder, 'objects')
  const unfinished = join(folder, 'multipart')
  await Promise.all([mkdir(objects, { recursive: true }), mkdir(unfinished, { recursive: true })])
  const secret = await readSecret(join(folder, 'signing-key'))
  const multipart = new DiskMultipart(unfinished)

  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new StorageError('refused', 'That is no key.')
    return join(objects, key)
  }
  const store = async (key: string, type: string, body: Content) => {
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    await writeWhole(file, body)
    await writeWhole(`${file}.type`, [type])
  }
  const sign = (key: string, { type = UNKNOWN_TYPE, size, maxSize, expiresIn }: UploadTerms, part?: Grant['part']) => {
    const expires = Date.now() + (expiresIn ?? SIGNED_FOR_S) * 1000
    return signUrl(secret, { method: 'PUT', key, type, maxSize: size ?? maxSize, expires, ...(part && { part }) })
  }
  const remove = async (key: string) => {
    const file = fileOf(key)
    await Promise.all([rm(file, { force: true }), rm(`${file}.type`, { force: true })])
  }

  return {
    origin: null,
    receiver: {
      grant: (key, query) => readGrant(secret, key, query),

      async receive(grant, body) {
        const maxSize = grant.part ? await multipart.roomFor(grant) : grant.maxSize
        const hash = createHash('md5')
        const limited = limitTo(maxSize, body, hash)
        let etag = ''
        const readEtag = () => {
          etag ||= hash.digest('hex')
          return etag
        }
        if (grant.part) await multipart.receive(grant, limited, readEtag)
        else await store(grant.key, grant.type, limited)
        return `"${readEtag()}"`
      },
    },
    urlOf: pathOf,
    keyOf: keyAt,

    signPut: async (key, terms) => ({
      url: sign(key, terms),
      headers: headersFor(terms.type),
    }),

    async read(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(() => null)
      if (!found) throw new StorageError('not_found', 'There is no such file.')
      const type = await readFile(`${file}.type`, 'utf8').catch(() => UNKNOWN_TYPE)
      return { size: found.size, type, body: createReadStream(file) }
    },

    write: (key, bytes, type) => store(key, type, [bytes]),
    remove,

    async move(from, to) {
      const [source, target] = [fileOf(from), fileOf(to)]
      await mkdir(dirname(target), { recursive: true })
      // The type first: should it end here, what is left is a file like others, and is moved another time.
      for (const suffix of ['.type', ''])
        await rename(`${source}${suffix}`, `${target}${suffix}`).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
        })
    },

    async listOlder(prefix, than) {
      const entries = await readdir(join(objects, prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      const keys = new Set<string>()
      for (const file of files) {
        const { mtime } = (await stat(file).catch(() => null)) ?? {}
        if (!mtime || mtime >= than) continue
        // What an interrupted write left behind.
        if (file.endsWith('.tmp')) await rm(file, { force: true })
        else keys.add(file.slice(objects.length + 1).replace(/\.type$/, ''))
      }
      return [...keys]
    },

    async createMultipart(key, type) {
      fileOf(key)
      return multipart.create(key, type)
    },

    async signPart(key, uploadId, number, terms) {
      const type = await multipart.expectPart(key, uploadId, number)
      return { url: sign(key, { ...terms, type }, { uploadId, number }), headers: {} }
    },

    listParts: (key, uploadId) => multipart.list(key, uploadId),

    async completeMultipart(key, uploadId, parts) {
      const { type, body } = await multipart.join(key, uploadId, parts)
      await store(key, type, body)
      await multipart.remove(key, uploadId)
    },

    abortMultipart: (key, uploadId) => multipart.remove(key, uploadId),
    abortOlder: (prefix, than) => multipart.removeOlder(prefix, than),
    temporaryCredentials: async () => null,
  }
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
