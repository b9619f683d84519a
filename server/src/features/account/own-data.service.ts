import type { SignedIn } from '@rolewright/contract/auth'
import type { Context } from '../../context.ts'
import { type ZipEntry, zipStream } from '../../documents/zip-stream.ts'
import { StorageError } from '../../storage/storage.ts'
import { usableAssistants } from '../assistants/assistants.service.ts'
import { listOwnSessions } from '../auth/own-sessions.service.ts'
import { everyDocumentOf } from '../uploads/final-documents.service.ts'
import {
  findLimitRequest,
  listDrafts,
  listMessagesOf,
  listOwnConversations,
  listOwnDescriptions,
  listPageComments,
  listPageLinks,
  listTextDrafts,
} from './account.store.ts'

/** How many conversations are read at once. */
const AT_ONCE = 50

/** Everything of a person, as it is read: nothing has to fit into memory at once but one document. */
export const zipOfPerson = (context: Context, user: SignedIn): AsyncIterable<Uint8Array> =>
  zipStream(entriesOf(context, user))

async function* entriesOf(context: Context, user: SignedIn): AsyncGenerator<ZipEntry> {
  const { db } = context
  const { isAdmin, companyId: _id, ...profile } = user
  const assistants = (await usableAssistants(context, user.id)).map(({ id, name, description, model }) => ({
    id,
    name,
    description,
    model,
  }))
  const sessions = (await listOwnSessions(context, user.id, '')).map(({ device, createdAt, seenAt }) => ({
    device,
    createdAt,
    seenAt,
  }))
  const asksForMore = await findLimitRequest(db, user.id)
  yield asJson('account.json', { ...profile, isAdmin, asksForMore, assistants, sessions })
  yield { name: 'conversations.json', content: conversationsOf(context, user.id) }
  yield asJson('unfinished.json', await listDrafts(db, user.id))
  yield asJson('job-descriptions.json', await listOwnDescriptions(db, user.id))

  yield asJson('drafts.json', await listTextDrafts(db, user.id))
  yield asJson('links.json', await listPageLinks(db, user.id))
  yield asJson('comments.json', await listPageComments(db, user.id))

  const documents = await everyDocumentOf(context, user.id)
  for (const [n, { document, open }] of documents.entries()) {
    const file = await open().catch((error: unknown) => {
      // Withdrawn meanwhile, or gone from the store: the list below still names it.
      if (error instanceof StorageError) return null
      throw error
    })
    if (file) yield { name: `documents/${n + 1}-${safeName(document.filename)}`, content: file.body }
  }
  yield asJson(
    'final-documents.json',
    documents.map(({ document }) => document),
  )
}

/** As one array, a part of it at a time. */
async function* conversationsOf({ db }: Context, userId: string): AsyncGenerator<Uint8Array> {
  const all = await listOwnConversations(db, userId)
  let before = '[\n'
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    const messages = await listMessagesOf(
      db,
      some.map(({ id }) => id),
    )
    for (const conversation of some) {
      const own = messages.filter(({ conversationId }) => conversationId === conversation.id)
      yield Buffer.from(`${before}${JSON.stringify({ ...conversation, messages: own }, null, 2)}`)
      before = ',\n'
    }
  }
  yield Buffer.from(all.length === 0 ? '[]\n' : '\n]\n')
}

const asJson = (name: string, value: unknown): ZipEntry => ({
  name,
  content: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)],
})

/** No program that unpacks it may be led elsewhere. */
const safeName = (filename: string) => filename.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')
