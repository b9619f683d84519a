import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { capitalise } from '../template.ts'

/** Place, mode, contract and hours, pay: what is known, and nothing where nothing is known. */
export function composeFactsLine(plan: Plan, voice: Voice): string {
  const places = plan.all('place').map((place) => voice.place(place, plan).short)
  const mode = plan.first('mode')
  // "Grade C, £23,656": the figures tell more.
  const pay = plan.all('pay').find(({ pay: { min, max } }) => (min ?? max) !== null) ?? plan.first('pay')
  const pieces = [
    [...new Set(places)].join(' / '),
    mode ? voice.mode(mode, plan).short : null,
    voice.contract(plan.all('contract'), plan),
    ...plan.all('hours').map((fact) => voice.hours(fact, plan)),
    pay ? voice.pay(pay, plan) : null,
  ]
  return [...new Set(pieces)]
    .filter((piece) => piece)
    .map((piece) => capitalise(piece!))
    .join(' · ')
}
