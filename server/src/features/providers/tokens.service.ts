import type { TokenReport } from '@rolewright/contract/providers'
import type { Context } from '../../context.ts'
import type { Meter } from '../../generation/metered.ts'
import { AppError } from '../../http/errors.ts'
import { addTokens, listLimits, listMonths, listUses, sumTokensOf } from './providers.store.ts'

/** YYYY-MM, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

const MILLION = 1_000_000
const SPENT =
  'The provider of this assistant has used all tokens that it may use this month. Please ask your administrator, or try again next month.'

/** What admins set, of each app: most set none, and whoever waits for a first token waits for no question of it. */
const limits = new WeakMap<Context['models'], Awaited<ReturnType<typeof listLimits>>>()

export async function renewLimits({ db, models }: Context): Promise<void> {
  limits.set(models, await listLimits(db))
}

/** Stops a provider at its ceiling, and adds up what it reports. */
export function meterOf({ db, models, now, log }: Context): Meter {
  const isSpent = async (model: string) => {
    const limit = limits.get(models)?.find(({ name }) => model.startsWith(`${name}:`))
    return limit && (await sumTokensOf(db, limit.name, monthOf(now()))) >= limit.tokens ? limit : null
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
