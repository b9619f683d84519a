import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Grant, readGrant, signUrl } from './signed-url.ts'
import { PART_MAX_NUMBER, PART_MIN_SIZE, type Part, SIGNED_FOR_S, type Storage, StorageError } from './storage.ts'

/** What a key may look like: the ones that we make, and nothing that leaves the folder. */
const KEY = /^[\w-]+(\/[\w.-]*\w[\w.-]*)+$/

export interface DiskStorage extends Storage {
  /** What a URL of ours allows; null where it is none. */
  grant(key: string, query: Record<string, string | undefined>): Grant | null
  /**
   * Takes what is sent to a signed URL, whole or not at all.
   * @returns the ETag: the MD5 of the bytes, as S3 has it
   * @throws StorageError expired or refused
   */
  receive(grant: Grant, body: Readable, now: Date): Promise<string>
}

/**
 * Files in a folder of this machine, with signed URLs that this server serves.
 * @param origin what the signed URLs begin with
 */
export async function openDiskStorage(folder: string, origin: () => string): Promise<DiskStorage> {
  const objects = join(folder, 'objects')
  const uploads = join(folder, 'multipart')
  await Promise.all([mkdir(objects, { recursive: true }), mkdir(uploads, { recursive: true })])
  const secret = await readSecret(join(folder, 'signing-key'))

  const pathOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new StorageError('refused', 'That is no key.')
    return join(objects, key)
  }
  const uploadOf = (uploadId: string) => {
    if (!/^[\w-]{10,60}$/.test(uploadId)) throw new StorageError('not_found', 'There is no such upload.')
    return join(uploads, uploadId)
  }
  const readUpload = async (key: string, uploadId: string): Promise<{ key: string; type: string }> => {
    const text = await readFile(join(uploadOf(uploadId), 'upload.json'), 'utf8').catch(() => null)
    const upload = text ? JSON.parse(text) : null
    if (upload?.key !== key) throw new StorageError('not_found', 'There is no such upload.')
    return upload
  }
  const grantFor = (key: string, type: string, maxSize: number, expiresIn: number): Grant => ({
    method: 'PUT',
    key,
    type,
    maxSize,
    expires: Date.now() + expiresIn * 1000,
  })
  const listParts = async (key: string, uploadId: string): Promise<Part[]> => {
    await readUpload(key, uploadId)
    const names = (await readdir(uploadOf(uploadId))).filter((name) => name.endsWith('.part'))
    const parts = names.map(async (name) => {
      const [number, etag] = name.replace('.part', '').split('-') as [string, string]
      const { size } = await stat(join(uploadOf(uploadId), name))
      return { PartNumber: Number(number), Size: size, ETag: `"${etag}"` }
    })
    return (await Promise.all(parts)).sort((a, b) => a.PartNumber - b.PartNumber)
  }
  const store = async (key: string, type: string, body: Readable | Uint8Array) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(`${path}.type`, type)
    await writeWhole(path, body)
  }

  return {
    grant: (key, query) => readGrant(secret, key, query),

    async receive(grant, body, now) {
      if (grant.expires < now.getTime()) throw new StorageError('expired', 'Request has expired')
      const hash = createHash('md5')
      const limited = body.pipe(limit(grant.maxSize, hash))
      body.on('error', (error) => limited.destroy(error))
      if (!grant.part) {
        await store(grant.key, grant.type, limited)
        return `"${hash.digest('hex')}"`
      }
      const { uploadId, number } = grant.part
      await readUpload(grant.key, uploadId)
      const temporary = join(uploadOf(uploadId), `${randomUUID()}.tmp`)
      await writeWhole(temporary, limited)
      const etag = hash.digest('hex')
      const prefix = `${number}-`
      for (const name of await readdir(uploadOf(uploadId)))
        if (name.startsWith(prefix)) await rm(join(uploadOf(uploadId), name), { force: true })
      await rename(temporary, join(uploadOf(uploadId), `${prefix}${etag}.part`))
      return `"${etag}"`
    },

    signPut: async (key, { type, maxSize, expiresIn = SIGNED_FOR_S }) => ({
      url: signUrl(secret, grantFor(key, type, maxSize, expiresIn), origin()),
      headers: { 'content-type': type },
    }),

    async read(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      if (!found) throw new StorageError('not_found', 'There is no such file.')
      const type = await readFile(`${path}.type`, 'utf8').catch(() => 'application/octet-stream')
      return { size: found.size, type, body: createReadStream(path) }
    },

    write: (key, bytes, type) => store(key, type, bytes),

    async remove(key) {
      const path = pathOf(key)
      await Promise.all([rm(path, { force: true }), rm(`${path}.type`, { force: true })])
    },

    async listOlder(prefix, than) {
      const entries = await readdir(join(objects, prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.type'))
      const older = files.map(async ({ parentPath, name }) => {
        const { mtime } = await stat(join(parentPath, name))
        return mtime < than ? join(parentPath, name).slice(objects.length + 1) : null
      })
      return (await Promise.all(older)).filter((key) => key !== null)
    },

    async createMultipart(key, type) {
      pathOf(key)
      const uploadId = randomBytes(18).toString('base64url')
      await mkdir(uploadOf(uploadId))
      await writeWhole(join(uploadOf(uploadId), 'upload.json'), JSON.stringify({ key, type }))
      return uploadId
    },

    async signPart(key, uploadId, number) {
      const { type } = await readUpload(key, uploadId)
      if (!(number >= 1 && number <= PART_MAX_NUMBER)) throw new StorageError('refused', 'There is no such part.')
      const grant = { ...grantFor(key, type, PART_MAX_SIZE, SIGNED_FOR_S), part: { uploadId, number } }
      return { url: signUrl(secret, grant, origin()), headers: {} }
    },

    listParts,

    async completeMultipart(key, uploadId, wanted) {
      const { type } = await readUpload(key, uploadId)
      const sent = new Map((await listParts(key, uploadId)).map((part) => [part.PartNumber, part]))
      const parts = wanted.map(({ PartNumber, ETag }, index) => {
        const part = sent.get(PartNumber)
        if (!part || part.ETag !== ETag) throw new StorageError('refused', 'A part is missing or not what was sent.')
        if (part.Size < PART_MIN_SIZE && index < wanted.length - 1)
          throw new StorageError('refused', 'A part is too small.')
        return join(uploadOf(uploadId), `${PartNumber}-${ETag.replaceAll('"', '')}.part`)
      })
      if (parts.length === 0) throw new StorageError('refused', 'An upload has at least one part.')
      await store(key, type, Readable.from(concatenate(parts)))
      await rm(uploadOf(uploadId), { recursive: true, force: true })
    },

    async abortMultipart(key, uploadId) {
      if (await readUpload(key, uploadId).catch(() => null))
        await rm(uploadOf(uploadId), { recursive: true, force: true })
    },

    temporaryCredentials: async () => null,
  }
}

const PART_MAX_SIZE = 5 * 1024 * 1024 * 1024

/** Made once; who knows it can sign. */
async function readSecret(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch {
    await writeFile(file, randomBytes(32), { mode: 0o600, flag: 'wx' }).catch(() => {})
    return readFile(file)
  }
}

/** At its place all at once, and on the disk by then. */
async function writeWhole(path: string, content: Readable | Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await pipeline(content instanceof Readable ? content : Readable.from([content]), createWriteStream(temporary))
    const file = await open(temporary, 'r+')
    await file.sync().finally(() => file.close())
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function limit(maxSize: number, hash: { update(chunk: Uint8Array): unknown }): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxSize) return done(new StorageError('refused', 'The file is larger than was agreed.'))
      hash.update(chunk)
      done(null, chunk)
    },
  })
}

async function* concatenate(paths: string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) yield* createReadStream(path)
}
