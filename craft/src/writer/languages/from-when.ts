/** "Once probation is over", "nach 3 Monaten": from when on something is given, where the brief has another language. */
import type { Fact, Language } from '../../brief/facts.ts'
import type { Plan } from '../plan.ts'

const PROBATION =
  /^[ ,]{1,2}(?:(?:after|once|following) [^,.;]{0,24}?(?:probation|trial period)|nach (?:der |bestandener )?Probezeit|(?:après|apres|passé|à l.issue de) (?:la )?p[ée]riode d.essai|(?:tras|después de|despues de|pasado) el per[ií]odo de prueba)/iu
const TRAINING =
  /^[ ,]{1,2}(?:after (?:the )?(?:training|induction|onboarding)|nach der (?:Einarbeitung|Einschulung)|après la formation|tras la formación)/iu
const SPAN =
  /^[ ,]{1,2}(?:after|nach|après|apres|tras|después de|despues de|a los|al cabo de|au bout de) (?:the first )?(\d{1,2}) (?:(months?|Monaten|mois|meses)|weeks?|Wochen|semaines|semanas)(?!\p{L})/iu
const SAID: Record<
  Language,
  { probation: string; training: string; months: (n: string) => string; weeks: (n: string) => string }
> = {
  en: {
    probation: 'after probation',
    training: 'after induction',
    months: (n) => `after ${n} months`,
    weeks: (n) => `after ${n} weeks`,
  },
  de: {
    probation: 'nach der Probezeit',
    training: 'nach der Einarbeitung',
    months: (n) => `nach ${n} Monaten`,
    weeks: (n) => `nach ${n} Wochen`,
  },
  fr: {
    probation: 'après la période d’essai',
    training: 'après la formation',
    months: (n) => `après ${n} mois`,
    weeks: (n) => `après ${n} semaines`,
  },
  es: {
    probation: 'tras el periodo de prueba',
    training: 'tras la formación',
    months: (n) => `a los ${n} meses`,
    weeks: (n) => `a las ${n} semanas`,
  },
}

/** With the space ahead of it; empty where the brief is in the output language, or names no such time. */
export function fromWhen({ text, spans: [span] }: Fact, plan: Plan, to: Language): string {
  if (plan.from === to) return ''
  const behind = span ? plan.brief.text.slice(span[1], span[1] + 50) : ''
  const inside =
    / (?:after|once|following|nach|après|apres|passé|à l.issue|au bout|tras|después|despues|pasado|a los|al cabo) .+$/iu.exec(
      text,
    )?.[0]
  for (const said of [inside, behind]) {
    if (!said) continue
    if (PROBATION.test(said)) return ` ${SAID[to].probation}`
    if (TRAINING.test(said)) return ` ${SAID[to].training}`
    const [, count, months] = SPAN.exec(said) ?? []
    if (count && count !== '1') return ` ${SAID[to][months ? 'months' : 'weeks'](count)}`
  }
  return ''
}
