import { fsyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync-folder.ts'

type PostgresMod = postgresMod.PostgresMod

/** The corner of Emscripten's file system that PGlite mounts a folder with. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number }
  realPath(node: object): string
}
const EIO = 29

/**
 * PGlite's folder on disk, but one whose fsync reaches the disk. Without it PostgreSQL believes that a commit is safe while
 * the bytes are still in the operating system's memory.
 */
export class DurableFS extends NodeFS {
  /** How often the disk was asked to keep what it was given. */
  syncs = 0

  override async init(pg: PGlite, options: Partial<PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: PostgresMod) => {
      const files = module.NODEFS as unknown as NodeFileSystem | undefined
      if (!files?.stream_ops || !files.realPath)
        throw new Error('This version of PGlite has no file system to add fsync to')
      files.stream_ops.fsync = ({ nfd, node }) => {
        try {
          if (nfd === undefined) syncFolder(files.realPath(node))
          else fsyncSync(nfd)
          this.syncs++
          return 0
        } catch {
          return EIO
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
