import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, concatenate, writeWhole } from './disk-files.ts'
import type { Grant } from './signed-url.ts'
import { PART_MAX_NUMBER, PART_MIN_SIZE, type Part, StorageError } from './storage.ts'

const UPLOAD_ID = /^[\w-]{10,60}$/
const noUpload = () => new StorageError('not_found', 'There is no such upload.')

/** Uploads in parts that are under way: a folder each, with the parts named by their number and ETag. */
export class DiskMultipart {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async create(key: string, type: string): Promise<string> {
    const uploadId = randomBytes(18).toString('base64url')
    await mkdir(this.#folderOf(uploadId))
    await writeWhole(join(this.#folderOf(uploadId), 'upload.json'), [JSON.stringify({ key, type })])
    return uploadId
  }

  /** Makes sure that this part of this upload may be sent; answers the type that the whole will have. */
  async expectPart(key: string, uploadId: string, number: number): Promise<string> {
    const { type } = await this.#find(key, uploadId)
    if (!(Number.isInteger(number) && number >= 1 && number <= PART_MAX_NUMBER))
      throw new StorageError('refused', 'There is no such part.')
    return type
  }

  /** What is left of the allowed size for a part, which may be sent again. */
  async roomFor({ key, part, maxSize }: Grant): Promise<number> {
    const others = (await this.list(key, part!.uploadId)).filter(({ PartNumber }) => PartNumber !== part!.number)
    return maxSize - others.reduce((sum, { Size }) => sum + Size, 0)
  }

  /** @param etag of the part, asked for once its bytes are read */
  async receive({ part }: Grant, body: Content, etag: () => string): Promise<void> {
    const { uploadId, number } = part!
    const folder = this.#folderOf(uploadId)
    // Never taken for a part: those begin with their number.
    const arrived = join(folder, `arrived-${randomBytes(9).toString('base64url')}`)
    await writeWhole(arrived, body)
    for (const name of await readdir(folder))
      if (name.startsWith(`${number}-`)) await rm(join(folder, name), { force: true })
    await rename(arrived, join(folder, `${number}-${etag()}.part`))
  }

  async list(key: string, uploadId: string): Promise<Part[]> {
    await this.#find(key, uploadId)
    const folder = this.#folderOf(uploadId)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.part'))
    const parts = names.map(async (name) => {
      const [number, etag] = name.replace('.part', '').split('-') as [string, string]
      return { PartNumber: Number(number), Size: (await stat(join(folder, name))).size, ETag: `"${etag}"` }
    })
    return (await Promise.all(parts)).sort((a, b) => a.PartNumber - b.PartNumber)
  }

  /** The whole, to be stored; it can be had until `remove`. */
  async join(key: string, uploadId: string, wanted: Pick<Part, 'PartNumber' | 'ETag'>[]) {
    const { type } = await this.#find(key, uploadId)
    const sent = new Map((await this.list(key, uploadId)).map((part) => [part.PartNumber, part]))
    if (wanted.length === 0) throw new StorageError('refused', 'An upload has at least one part.')
    const paths = wanted.map(({ PartNumber, ETag }, index) => {
      const part = sent.get(PartNumber)
      if (!part || part.ETag !== ETag || PartNumber <= (wanted[index - 1]?.PartNumber ?? 0))
        throw new StorageError('refused', 'A part is missing or not what was sent.')
      if (part.Size < PART_MIN_SIZE && index < wanted.length - 1)
        throw new StorageError('refused', 'A part is too small.')
      return join(this.#folderOf(uploadId), `${PartNumber}-${ETag.replaceAll('"', '')}.part`)
    })
    return { type, body: concatenate(paths) }
  }

  async remove(key: string, uploadId: string): Promise<void> {
    const found = await this.#find(key, uploadId).catch(() => null)
    if (found) await rm(this.#folderOf(uploadId), { recursive: true, force: true })
  }

  /** Where nothing has arrived since. */
  async removeOlder(prefix: string, than: Date): Promise<void> {
    for (const uploadId of await readdir(this.#folder)) {
      const found = await stat(join(this.#folder, uploadId)).catch(() => null)
      const { key } = (await this.#read(uploadId)) ?? { key: prefix }
      if (found && found.mtime < than && key.startsWith(prefix))
        await rm(join(this.#folder, uploadId), { recursive: true, force: true })
    }
  }

  async #find(key: string, uploadId: string) {
    const upload = await this.#read(uploadId)
    if (upload?.key !== key) throw noUpload()
    return upload
  }

  async #read(uploadId: string): Promise<{ key: string; type: string } | null> {
    const text = await readFile(join(this.#folderOf(uploadId), 'upload.json'), 'utf8').catch(() => null)
    return text ? JSON.parse(text) : null
  }

  #folderOf(uploadId: string): string {
    if (!UPLOAD_ID.test(uploadId)) throw noUpload()
    return join(this.#folder, uploadId)
  }
}
