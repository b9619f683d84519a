import * as contract from '@rolewright/contract/providers'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/errors.ts'
import type { Api } from '../../http/route.ts'
import { sendEvents } from '../../http/sse.ts'
import { tryAccess } from './attempt.service.ts'
import { findLocalServices } from './local-models.service.ts'
import { beginTrial } from './model-trial.service.ts'
import {
  chooseDefault,
  limitProvider,
  modelSettings,
  readDraft,
  removeProvider,
  setProvider,
} from './providers.service.ts'
import { listPrices, savePrice } from './providers.store.ts'
import { reportTokens } from './tokens.service.ts'

/** What admins decide of language models. */
export function providerRoutes(api: Api, context: Context): void {
  api.mount(contract.getModelSettings, () => modelSettings(context))
  api.mount(contract.setProvider, ({ params, body }) => setProvider(context, params.provider, body))
  api.mount(contract.removeProvider, ({ params }) => removeProvider(context, params.provider))
  api.mount(contract.limitProvider, ({ params, body }) => limitProvider(context, params.provider, body))
  api.mount(contract.setDefaultModel, ({ body }) => chooseDefault(context, body.model))

  api.mount(contract.tryProvider, async ({ params, body, reply }) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort(new AppError('stopped', 'You stopped the attempt.')))
    const access = await readDraft(context, params.provider, body)
    return tryAccess(params.provider, access, body.model, left.signal)
  })
  api.mount(contract.findLocalModels, () => findLocalServices())
  api.mount(contract.tryModel, async ({ user, body, reply }) =>
    sendEvents(reply, await beginTrial(context, user, body)),
  )

  api.mount(contract.getTokenReport, ({ query }) => reportTokens(context, query.month))
  api.mount(contract.listPrices, () => listPrices(context.db))
  api.mount(contract.setPrice, async ({ body }) => {
    await savePrice(context.db, body)
    return body
  })
}
