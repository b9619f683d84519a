/** Short notes that say what they mean only beside others: "25 days" beside pay, "Poblenou office" beside a town. */
import type { Brief, Fact, Language } from '../brief/facts.ts'

const HOLIDAY: Record<Language, string> = { en: 'of holiday', de: 'Urlaub', fr: 'de congés', es: 'de vacaciones' }
const DAYS =
  /^(?:2\d|3\d)(?:[.,]5)?(?:\+\d{1,2})? (?:days|tage|jours|d[ií]as(?: laborables)?)(?= pro rata$| anteilig$|$)/iu
const SITE =
  /^(?:(?:at|in) )?(?:(?:the|our) )?((?:\p{Lu}[\p{L}’'-]+ ){1,2}(?:office|site|plant|branch|campus|clinic|store|shop)|(?:quartier|barrio (?:de )?|distrito|casco) ?\p{L}[\p{L}’' -]{2,30})$/u
const LABELLED =
  /^(?:(?:hiring |interview |application |selection )?(?:process(?:us)?|proceso|prozess|ablauf|steps|stages|interviews?))\s?[:=]\s*/iu
/** A grade of knowledge that lost what it grades. */
const LOOSE_GRADE =
  /^(?:sicher|gut|sehr gut|fit|fluent|good|solid|reichen(?: auch)?|auch|lead|leader|then|puis|dann|luego)$/iu

/** The fact as it can be printed, or null where nothing is left to print. */
export function rewordFragment(fact: Fact, brief: Brief): Fact | null {
  const text = fact.text.trim()
  if (fact.kind === 'process') return LABELLED.test(text) ? { ...fact, text: text.replace(LABELLED, '') } : fact
  if (fact.kind === 'benefit' || fact.kind === 'free') {
    const days = DAYS.exec(text)?.[0]
    if (days)
      return { ...fact, kind: 'benefit', text: `${days} ${HOLIDAY[brief.language]}${text.slice(days.length)}` } as Fact
    if (/^\d\d days AL$/i.test(text))
      return { ...fact, kind: 'benefit', text: text.replace(/AL$/i, 'of annual leave') } as Fact
  }
  if (fact.kind !== 'free' || !fact.holds) return fact
  if (LOOSE_GRADE.test(text)) return null
  const site = SITE.exec(text)?.[1]
  return site ? ({ ...fact, kind: 'place', city: site, region: null, country: null, also: 'workplace' } as Fact) : fact
}
