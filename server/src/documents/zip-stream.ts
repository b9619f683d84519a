import { Zip, ZipDeflate } from 'fflate'

export interface ZipEntry {
  /** With / between folders. */
  name: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Packs entries as they come, and hands out what is packed before it reads on. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, bytes) => {
    failed ??= error
    packed.push(bytes)
  })
  const take = () => {
    if (failed) throw failed
    const taken = packed
    packed = []
    return taken
  }
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const bytes of content) {
      file.push(bytes)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
