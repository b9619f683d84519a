/** What was taken for a task, an offer or a time and is none: "aerospace fittings" beside the employer, "60 loaves an hour", a sum behind the hours. */
import type { Brief, Fact } from '../brief/facts.ts'

const startOf = (fact: Fact): number => fact.spans[0]?.[0] ?? 0
const endOf = (fact: Fact): number => fact.spans[0]?.[1] ?? 0

/** Nothing but a comma between the two. */
const touches = (before: Fact, after: Fact, text: string): boolean =>
  /^,? ?$/.test(text.slice(endOf(before), startOf(after))) && endOf(before) < startOf(after)

/** "photonics (laser sensors)", "aerospace fittings": things, and nobody doing them. */
const IS_THING =
  /^(?!\p{Ll}+ing |own |some |\p{Ll}+ (?:the|our|all|with|for|to|and) )\p{Ll}[\p{L}-]+(?: [\p{Ll}-]+){0,3}(?: \([^()]{3,40}\))?$/u

const ONLY = /^(?!\p{L}+ing )[^,]{3,40} (?:only|nur|uniquement|solo|sólo)$/iu

/** "AS9100 shop, aerospace fittings, Kestrel Precision": what stands between two facts about the employer is its business. */
function ofTheHouse(fact: Fact, facts: readonly Fact[], { text, language }: Brief): Fact {
  // "Residential jobs only": how far the work goes.
  if (fact.kind === 'duty' && ONLY.test(fact.text)) return { ...fact, kind: 'free', about: 'mode' } as Fact
  if (language !== 'en' || fact.kind !== 'duty' || fact.confidence === 'high' || !IS_THING.test(fact.text)) return fact
  const beside = facts.some(
    (before) => (before.kind === 'company' || before.kind === 'place') && touches(before, fact, text),
  )
  return beside && facts.some((after) => after.kind === 'company' && touches(fact, after, text))
    ? ({ ...fact, kind: 'free', about: 'company' } as Fact)
    : fact
}

/** "60 loaves an hour": so much is made, and nothing paid. */
const RATE =
  /^\d[\d.,]* \p{L}{3,}(?: \p{L}+)? (?:an?|per|pro|die|am|par|à l['’]|por|al?|a la) ?(?:hour|day|week|shift|night|stunde|tag|woche|schicht|heure|jour|semaine|hora|día|semana|turno)$/iu
const PAID = /[€£$%]|euro|pound|dollar|quid|franken|points?|tips?|pago|paga|pay|bonus|holiday|urlaub|leave/iu

/** Said on top of another sum: "más plus de nocturnidad", "plus une prime". */
const ON_TOP: Partial<Record<Brief['language'], RegExp>> = {
  es: /^(?:más|mas) (?=\p{L})/iu,
  fr: /^plus (?=(?:une?|le|la|les|des|l['’]) ?)/iu,
  de: /^(?:zzgl\.?|zuzüglich) (?=\p{L})/iu,
}

function asItIs(fact: Fact, facts: readonly Fact[], { language }: Brief): Fact {
  if (fact.kind === 'variable' && RATE.test(fact.text) && !PAID.test(fact.text))
    return { ...fact, kind: 'free', about: 'company' } as Fact
  const led = fact.kind === 'variable' || fact.kind === 'benefit' ? ON_TOP[language]?.exec(fact.text)?.[0].length : 0
  if (led) return { ...fact, text: fact.text.slice(led) } as Fact
  if (fact.kind !== 'shift') return fact
  // "Monday to Friday 5am start, roughly 48 hours £15.75/hr": the sum has its own line.
  const sum = facts.find(
    ({ kind, text }) => kind === 'pay' && fact.text.length > text.length + 8 && fact.text.endsWith(text),
  )
  return sum ? { ...fact, text: fact.text.slice(0, -sum.text.length).replace(/[\s,;.]+$/u, '') } : fact
}

/** "boardroom bookings, mail, couriers": a word between two tasks is one, and no way to apply. */
function ofTheList(fact: Fact, facts: readonly Fact[], { text }: Brief): Fact {
  if (fact.kind !== 'free' || fact.about !== 'apply' || !/^\p{Ll}[\p{L}-]+(?: \p{Ll}+)?$/u.test(fact.text)) return fact
  const isBeside = (task: Fact): boolean =>
    task.kind === 'duty' && (touches(task, fact, text) || touches(fact, task, text))
  const goesOn = facts.some((next) => (next.kind === 'duty' || next.kind === 'skill') && touches(fact, next, text))
  return goesOn && facts.some(isBeside)
    ? ({ ...fact, kind: 'duty', text: fact.text.replace(/^(?=(?:mail|post)$)/u, 'the ') } as Fact)
    : fact
}

export const inItsPlace = (facts: readonly Fact[], brief: Brief): Fact[] =>
  facts.map((fact) => asItIs(ofTheList(ofTheHouse(fact, facts, brief), facts, brief), facts, brief))
