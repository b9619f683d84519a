import * as contract from '@rolewright/contract/job-descriptions'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { getJobDescription } from './job-descriptions.service.ts'
import { listJobDescriptions, rateJobDescription, renameJobDescription } from './job-descriptions.store.ts'
import { listSummaries } from './summaries.service.ts'

export function jobDescriptionRoutes(api: Api, { db }: Context): void {
  api.mount(contract.listJobDescriptions, async ({ user, query, ...http }) =>
    page(await listJobDescriptions(db, user.id, query), query.limit, http),
  )

  api.mount(contract.listJobDescriptionSummaries, async ({ user, query, ...http }) =>
    page(await listSummaries(db, user.id, query), query.limit, http),
  )

  api.mount(contract.getJobDescription, ({ user, params }) => getJobDescription(db, user.id, params.id))

  api.mount(contract.rateJobDescription, async ({ user, params, body }) => {
    const rated = { rating: body.rating, feedback: body.feedback || null }
    const updated = await rateJobDescription(db, user.id, params.id, rated)
    if (!updated) throw notFound('That job description')
    return updated
  })

  api.mount(contract.renameJobDescription, async ({ user, params, body }) => {
    const renamed = await db.transaction((tx) => renameJobDescription(tx, user.id, params.id, body.title))
    if (!renamed) throw notFound('That job description')
    return renamed
  })
}
