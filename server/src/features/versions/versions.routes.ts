import { decideClaim } from '@rolewright/contract/chat'
import * as contract from '@rolewright/contract/versions'
import type { Context } from '../../context.ts'
import { apart } from '../../generation/craft/apart.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { messageAnswer } from '../chat/chat.service.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { decideClaims, getVersion, putDraft, putText, restoreVersion } from './versions.service.ts'
import { deleteDraft, findDraft, listVersions, type VersionRow } from './versions.store.ts'

export function versionRoutes(api: Api, context: Context): void {
  const { db } = context

  api.mount(contract.listVersions, async ({ user, params, query, ...http }) => {
    const { id } = await getJobDescription(db, user.id, params.id)
    return page((await listVersions(db, id, query)).map(entryOf), query.limit, http)
  })

  api.mount(contract.getVersion, async ({ user, params }) =>
    messageAnswer(await getVersion(context, user, params.id, params.number)),
  )

  api.mount(contract.restoreVersion, async ({ user, params }) =>
    messageAnswer(await restoreVersion(context, user, params.id, params.number)),
  )

  api.mount(contract.compareVersions, async ({ user, params, query }) => {
    const [from, to] = await Promise.all([
      getVersion(context, user, params.id, query.from),
      getVersion(context, user, params.id, query.to),
    ])
    const meaning = await apart('compare', from.content, to.content)
    return { from: sideOf(from), to: sideOf(to), meaning }
  })

  api.mount(contract.putText, async ({ user, params, body }) =>
    messageAnswer(await putText(context, user, params.id, body)),
  )

  api.mount(decideClaim, async ({ user, params, body }) =>
    messageAnswer(await decideClaims(context, user, params.id, body)),
  )

  api.mount(contract.getTextDraft, async ({ user, params }) => {
    const { id } = await getJobDescription(db, user.id, params.id)
    return { draft: await findDraft(db, id) }
  })
  api.mount(contract.putTextDraft, ({ user, params, body }) => putDraft(context, user, params.id, body))
  api.mount(contract.deleteTextDraft, async ({ user, params, query }) => {
    const { id } = await getJobDescription(db, user.id, params.id)
    await deleteDraft(db, id, query.revision)
  })
}

const entryOf = ({ id, version, origin, basedOn, comment, writer, content, createdAt }: VersionRow) => ({
  id,
  number: version,
  origin,
  basedOn,
  comment,
  writer,
  words: content.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0,
  createdAt: createdAt.toISOString(),
})

const sideOf = ({ version, content }: VersionRow) => ({ number: version, content })
