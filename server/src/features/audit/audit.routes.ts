import { Readable } from 'node:stream'
import { exportAudit, listAudit } from '@rolewright/contract/audit'
import type { Context } from '../../context.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { answer, csvOf } from './audit.service.ts'
import { listEntries } from './audit.store.ts'

export function auditRoutes(api: Api, context: Context): void {
  api.mount(listAudit, async ({ query, ...http }) =>
    page(await listEntries(context.db, query), query.limit, http).map(answer),
  )
  api.mount(exportAudit, async ({ query, reply }) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(Readable.from(csvOf(context, query))),
  )
}
