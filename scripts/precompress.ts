import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|map)$/
/** Below this the headers weigh more than what is saved, in bytes. */
const WORTH_IT = 1024

const toBrotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const toGzip = (content: Buffer) => promisify(gzip)(content, { level: 9 })

/** Puts a .br and a .gz beside each text file of a folder, so that serving them costs nothing. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < WORTH_IT) return
      await Promise.all([
        toBrotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
        toGzip(content).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ])
    }),
  )
}
