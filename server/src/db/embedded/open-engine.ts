import { openAsBlob } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFS } from './durable-fs.ts'
import { endOnTrap } from './end-on-trap.ts'

/** `-F` turns fsync off. */
const settings = PGlite.defaultStartParams.filter((param) => param !== '-F')
const durable = [...settings, '-c', 'wal_sync_method=fsync']
const volatile = [...settings, '-F']
/** Figures of tables from 3,000 rows each, in place of 30,000, which others would wait 200 ms for. */
const small = ['-c', 'shared_buffers=16MB', '-c', 'default_statistics_target=10']

interface Place {
  folder: string | null
  snapshot?: string
  onLog?: (line: string) => void
}

/** Opens PGlite so that a commit is on the disk when it is acknowledged, and a trap ends the thread. */
export async function openEngine({ folder, snapshot, onLog }: Place): Promise<PGlite> {
  const options: PGliteOptions = {
    extensions: { btree_gin, pg_trgm },
    onStderr: (line) => {
      onLog?.(line)
      return true
    },
  }
  if (folder === null) {
    const loadDataDir = snapshot ? await openAsBlob(snapshot) : undefined
    const engine = await PGlite.create({
      ...options,
      loadDataDir,
      initDbStartParams: ['--wal-segsize=1'],
      startParams: [...volatile, ...small],
    })
    endOnTrap(engine)
    return engine
  }
  const fs = new DurableFS(folder)
  const engine = await PGlite.create({ ...options, fs, startParams: [...durable, ...small] })
  endOnTrap(engine)
  await proveDurable(engine, fs)
  return engine
}

/** The guard rails stand on PGlite's internals: if an update takes them away, nothing is to be written at all. */
async function proveDurable(engine: PGlite, fs: DurableFS) {
  const before = fs.syncs
  await engine.query("select pg_logical_emit_message(true, 'rolewright', 'start')")
  if (fs.syncs === before)
    throw new Error('This version of PGlite acknowledges commits without writing them to the disk')
}
