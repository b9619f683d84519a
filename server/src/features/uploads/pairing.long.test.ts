import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { finalDocuments, instance } from '../../db/schema.ts'
import { openDiskStorage } from '../../storage/disk.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { startUploadApp, type UploadApp } from '../../testing/upload-app.ts'
import { pairStorage } from './pairing.service.ts'
import { sweepUploads } from './sweep.service.ts'

const DAY = 24 * 3_600_000
const FINAL = '# Night nurse\n\nWe care.\n\n## What you will do\n\n- Lead the night shift\n'

const opened: { close(): Promise<void> }[] = []
const open = async () => {
  const it = await startUploadApp()
  opened.push(it)
  return it
}
afterEach(async () => {
  for (const it of opened.splice(0)) await it.close()
})

const emptyStore = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-other-'))
  opened.push({ close: () => rm(folder, { recursive: true }) })
  return openDiskStorage(folder)
}

async function attachSome(it: UploadApp, person: Person, many: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < many; n += 1) {
    const { attach } = await it.describeRole(person)
    ids.push((await attach(await it.upload(person, FINAL))).body.finalDocument.id)
  }
  return ids
}
const fileOf = (person: Person, id: string) => person.get(`/api/final-documents/${id}/file`)
const everything = async (storage: Storage) => (await storage.listOlder('', new Date(Date.now() + 1000 * DAY))).sort()
const starting = (it: TestApp, storage: Storage, adoptStorage = false) => it.startReplica({ storage }, { adoptStorage })

describe('a database and a store that are not each other’s do not start together', () => {
  test('an empty database beside a filled store', async () => {
    const [filled, empty] = [await open(), await open()]
    await attachSome(filled, await filled.register(), 2)
    await empty.context.db.delete(instance)
    const before = await everything(filled.context.storage)
    await expect(starting(empty, filled.context.storage)).rejects.toThrow(
      /not those of this database. Of 2 files in the store the database knows 0[\s\S]*DATABASE_URL[\s\S]*--adopt-storage/,
    )
    expect(await everything(filled.context.storage)).toEqual(before)
  })

  test('a database with documents beside an empty store', async () => {
    const it = await open()
    await attachSome(it, await it.register(), 2)
    await expect(starting(it, await emptyStore())).rejects.toThrow(
      /of 2 final documents in the database the store lacks 2/,
    )
  })

  test('a store that was set up with another database, whatever they hold', async () => {
    const [one, other] = [await open(), await open()]
    await expect(starting(one, other.context.storage)).rejects.toThrow(/set up with another database/)
  })

  test('unless the store is adopted; what the database does not name can be had for 30 days', async () => {
    const [one, other] = [await open(), await open()]
    const person = await other.register()
    await attachSome(other, person, 3)
    const { storage } = other.context
    one.pass(2 * DAY)
    await (await starting(one, storage, true)).close()
    expect(await everything(storage)).toEqual([
      'instance/id',
      ...Array(3).fill(expect.stringMatching(/^trash\/[\d-]{10}\/documents\//)),
    ])
    // From now on it is this one's, and the other's no more.
    await (await starting(one, storage)).close()
    await expect(starting(other, storage)).rejects.toThrow(/another database/)
  })
})

describe('a database and a store that fit start together', () => {
  test('with the files of an instance that carries no id yet', async () => {
    const it = await open()
    const person = await it.register()
    const [id] = await attachSome(it, person, 2)
    const { db, storage } = it.context
    await db.delete(instance)
    await storage.remove('instance/id')
    await (await starting(it, storage)).close()
    expect((await fileOf(person, id!)).status).toBe(200)
    const [row] = await db.select().from(instance)
    expect((await storage.read('instance/id')).size).toBe(row!.id.length)
  })

  test('also several at the same moment, at their first start', async () => {
    const it = await open()
    const { db, storage } = it.context
    await db.delete(instance)
    await storage.remove('instance/id')
    await Promise.all([1, 2, 3].map(() => pairStorage(it.context)))
    expect(await db.select().from(instance)).toHaveLength(1)
  })
})

describe('a sweep', () => {
  test('takes nothing once the files are those of another database', async () => {
    const it = await open()
    await attachSome(it, await it.register(), 2)
    const { storage } = it.context
    await storage.write('instance/id', Buffer.from('somebody else'), 'text/plain')
    const before = await everything(storage)
    it.pass(2 * DAY)
    await expect(sweepUploads(it.context)).rejects.toThrow(/another database/)
    expect(await everything(storage)).toEqual(before)
  })

  test('takes nothing where it would take more than a small share, and says so', async () => {
    const it = await open()
    const person = await it.register()
    await attachSome(it, person, 4)
    await it.context.db.delete(finalDocuments)
    it.pass(2 * DAY)
    const { context, lines } = logging(it)
    await sweepUploads(context)
    expect(await it.countFiles(person, 'documents')).toBe(4)
    expect(lines()).toMatchObject([{ files: 4, unnamed: 4, msg: expect.stringContaining('none was taken') }])
  })

  test('says what it takes, keeps it for 30 days, and then removes it', async () => {
    const it = await open()
    const person = await it.register()
    const key = `documents/${person.user.id}/left-behind`
    await it.context.storage.write(key, Buffer.from('x'), 'text/plain')
    it.pass(2 * DAY)
    const { context, lines } = logging(it)
    await sweepUploads(context)
    expect(lines()).toMatchObject([{ files: [key], msg: expect.stringContaining('to the trash') }])
    const trashed = async () => (await everything(it.context.storage)).filter((one) => one.startsWith('trash/'))
    it.pass(29 * DAY)
    await sweepUploads(context)
    expect(await trashed()).toEqual([expect.stringMatching(new RegExp(`^trash/[\\d-]{10}/${key}$`))])
    it.pass(3 * DAY)
    await sweepUploads(context)
    expect(await trashed()).toEqual([])
    expect(lines().at(-1)).toMatchObject({ files: [key], msg: expect.stringContaining('for good') })
  })

  test('brings back what a document names again', async () => {
    const it = await open()
    const person = await it.register()
    const [id] = await attachSome(it, person, 1)
    const rows = await it.context.db.select().from(finalDocuments)
    await it.context.db.delete(finalDocuments)
    it.pass(2 * DAY)
    await sweepUploads(it.context)
    expect(await it.countFiles(person, 'documents')).toBe(0)
    const { arrival: _made, ...row } = rows[0]!
    await it.context.db.insert(finalDocuments).values(row)
    it.pass(-2 * DAY)
    expect((await fileOf(person, id!)).status).toBe(404)
    await sweepUploads(it.context)
    expect((await fileOf(person, id!)).raw.toString()).toBe(FINAL)
  })
})

function logging(it: UploadApp) {
  const written: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => written.push(line) })
  return { context: { ...it.context, log }, lines: () => written.map((line) => JSON.parse(line)) }
}
