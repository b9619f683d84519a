import * as contract from '@rolewright/contract/learning'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { noteTaken } from '../audit/audit.service.ts'
import { addRule, decideRule, learningOf, leaveOut, previewRule } from './learning.service.ts'
import { trainingPairs } from './training-pairs.service.ts'

export function learningRoutes(api: Api, context: Context): void {
  api.mount(contract.getLearning, ({ params }) => learningOf(context, params.id))

  api.mount(contract.decideRule, ({ params, body, user }) =>
    decideRule(context, params.id, params.ruleId, body, user.id),
  )

  api.mount(contract.addRule, ({ params, body, user }) => addRule(context, params.id, body, user.id))

  api.mount(contract.previewRule, ({ params, body }) => previewRule(context, params.id, body))

  api.mount(contract.useExample, ({ params, body }) => leaveOut(context, params.id, params.documentId, body.leftOut))

  api.mount(contract.exportPairs, async ({ params, query, reply, user }) => {
    const withPeople = query.people === 'included'
    const { name, lines } = await trainingPairs(context, params.id, { ...query, withPeople, by: user.id })
    const details = withPeople ? 'with names and addresses' : 'without names and addresses'
    await noteTaken(context, user, { what: contract.exportPairs.summary, whom: name, details })
    return reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name} pairs.jsonl`)}`)
      .send(lines)
  })
}
