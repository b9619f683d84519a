import type { TokenReport } from '@rolewright/contract/providers'
import { PROVIDERS } from '@rolewright/contract/providers'
import type { Context } from '../../context.ts'
import type { Meter } from '../../generation/metered.ts'
import { AppError } from '../../http/errors.ts'
import { addTokens, findLimit, listMonths, listUses, sumTokensOf } from './providers.store.ts'

/** YYYY-MM, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

const MILLION = 1_000_000
const SPENT =
  'The provider of this assistant has used all tokens that it may use this month. Please ask your administrator, or try again next month.'

/** Stops a provider at its ceiling, and adds up what it reports. */
export function meterOf({ db, now, log }: Context): Meter {
  const isSpent = async (model: string) => {
    const name = PROVIDERS.find((known) => model.startsWith(`${known}:`))
    const limit = name ? await findLimit(db, name) : null
    return limit && (await sumTokensOf(db, name!, monthOf(now()))) >= limit.tokens ? limit : null
  }
  return {
    async admit(model) {
      const limit = await isSpent(model)
      if (!limit) return null
      if (limit.fallback && !(await isSpent(limit.fallback))) return limit.fallback
      throw new AppError('tokens_spent', SPENT)
    },
    note(count) {
      addTokens(db, monthOf(now()), count).catch((err: unknown) =>
        log.error({ err, ...count }, 'tokens that a provider reported could not be added up'),
      )
    },
  }
}

export async function reportTokens({ db, now }: Context, asked: string | undefined): Promise<TokenReport> {
  const month = asked ?? monthOf(now())
  const uses = await listUses(db, month)
  return {
    month,
    months: await listMonths(db),
    uses: uses.map(({ model, assistantId, assistantName, requests, inputTokens, outputTokens, price }) => ({
      model,
      assistant: assistantId ? { id: assistantId, name: assistantName } : null,
      requests,
      inputTokens,
      outputTokens,
      cost: price && {
        amount: (inputTokens * price.input + outputTokens * price.output) / MILLION,
        currency: price.currency,
      },
    })),
  }
}
