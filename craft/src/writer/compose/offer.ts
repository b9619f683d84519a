import type { Fact } from '../../brief/facts.ts'
import { isPartOf } from '../../brief/spans.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { tellsHowToApply } from './apply.ts'
import { remarksFor } from './free.ts'
import { leftOver } from './leftover.ts'
import { isDemand } from './needs.ts'
import { asLine, speak } from './speak.ts'
import { aboutEmployer, fieldNotes } from './summary.ts'

const isShort = (line: string) => /^\p{L}+$/u.test(line)

/** Bullets of one or two words read like a form; several of them share a line. */
function gatherShort(lines: string[], voice: Voice): string[] {
  const short = lines.filter(isShort)
  if (short.length < 2) return lines
  const gathered = short.map((line) =>
    /^\p{Lu}[\p{Ll}-]+( \p{Ll}|$)/u.test(line) && voice.language !== 'de'
      ? line.charAt(0).toLowerCase() + line.slice(1)
      : line,
  )
  const insured = voice.language === 'en' && short.every((line) => /^(medical|dental|vision|health|life)$/i.test(line))
  return [...lines.filter((line) => !isShort(line)), asLine(`${voice.list(gathered, 'and')}${insured ? ' cover' : ''}`)]
}

/** Freedom in the working time is offered; the times themselves are only good to know. */
const isGift = ({ text }: Fact): boolean =>
  !(CLOCK.test(text) && !/flexi|gleit/i.test(text)) &&
  /flexi|flextime|gleitzeit|gleitende|fortnight|\b(?:off|frei|libres?|libra|repos|closed|ferm[ée]e?|geschlossen|ruhetage?)\b|jornada intensiva|(?:4|four|vier|quatre|cuatro)[- ](?:day week|tage-woche)/i.test(
    text,
  )

/** "4h-11h, repos dimanche": the times are the matter. */
const CLOCK = /\d ?(?:h|uhr|am|pm)?(?:\d\d)? ?(?:[-–]|à|a|bis|to) ?\d{1,2}(?:[:.h]\d\d| ?(?:h|uhr|am|pm)(?!\p{L}))/iu

/** "14 € de l’heure pour commencer": the remark tells the sum with its circumstances. */
const isToldIn = (fact: Fact, remarks: Fact[]): boolean => remarks.some((remark) => isPartOf(fact, remark))

export function composeOffer(plan: Plan, voice: Voice): string[] {
  // A short text does not say twice what its facts line says.
  const short = plan.length === 'short'
  const remarks = remarksFor('offer', plan)
  const sums = plan.all('pay').filter((fact) => short || !isToldIn(fact, [...remarks, ...plan.all('variable')]))
  // What a freelancer asks is a fee, and no salary.
  const isFee = plan.all('contract').some(({ contract }) => contract === 'freelance')
  const pay = (short ? sums.slice(1) : sums).map((fact, index) => {
    const figures = voice.pay(fact, plan)
    const said = fact.graded ? `${figures}, ${voice.say(fact.graded, plan)}` : figures
    return isFee ||
      /^(?:pay|salary|base|band|grade|salaire|rémunération|sueldo|salario|retribución|gehalt|lohn|vergütung|bezahlung|entlohnung|verdienst)(?![\p{L}])/iu.test(
        said,
      )
      ? said
      : speak('pay', { pay: said }, plan, voice, `${index}`)
  })
  const lines = (facts: Fact[]) => facts.map((fact) => asLine(voice.line(fact, plan)))
  const mode = plan.first('mode')
  const long = mode && !short ? voice.mode(mode, plan).long : null
  return [
    ...pay.filter((line) => line !== null).map(asLine),
    ...lines(plan.all('variable')),
    ...gatherShort(lines(plan.all('benefit')), voice),
    ...lines(remarks),
    ...(long ? [asLine(long)] : []),
    ...lines(plan.all('shift').filter(isGift)),
    ...plan.negatives
      .filter((fact) => !isDemand(fact) && !tellsHowToApply(fact) && fact.kind !== 'place')
      .map((fact) => asLine(voice.negative(fact, plan))),
  ]
}

/** What the paragraph about the employer cannot take: its products, its sites, its figures. */
export function composeAbout(plan: Plan, voice: Voice, company: string | null): string[] {
  const lines = [
    ...aboutEmployer(plan, voice, company).notes,
    ...remarksFor('about', plan).map((fact) => voice.line(fact, plan)),
  ]
  const short = lines.filter((line) => line.split(' ').length <= SHORT_NOTE)
  // "robotics" and "4 sites" share a line: a list of stumps reads like a form.
  const rest = short.length > 1 ? lines.filter((line) => !short.includes(line)) : lines
  return [...(short.length > 1 ? [short.join(', ')] : []), ...rest, ...fieldNotes(plan, voice)].map(asLine)
}
/** Words of a note that fills no line of its own. */
const SHORT_NOTE = 4

/** What has no section of its own. */
export function composeMore(plan: Plan, voice: Voice, written: string): string[] {
  const times = [...plan.all('shift').filter((fact) => !isGift(fact)), ...plan.all('travel'), ...plan.all('end')]
  const lines = [...times, ...remarksFor('more', plan), ...leftOver(plan, written)].map((fact) =>
    asLine(voice.line(fact, plan)),
  )
  return [...new Set(lines)]
}
