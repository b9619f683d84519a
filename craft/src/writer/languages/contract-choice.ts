import type { Of, Plan } from '../plan.ts'

/** "CDI ou CDD 6 mois au choix": nothing but an "or" stands between the two. */
export const isChoice = ([first, second]: Of<'contract'>[], plan: Plan): boolean => {
  const [from, to] = [first?.spans[0]?.[1] ?? 0, second?.spans[0]?.[0] ?? 0]
  return plan.from === plan.language && /^\s*(?:ou|o)\s*(?:en |un )?$/iu.test(plan.brief.text.slice(from, to))
}
