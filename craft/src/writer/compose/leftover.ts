import type { Fact } from '../../brief/facts.ts'
import type { Plan } from '../plan.ts'

/** Kinds that are worded anew from their parts, so that a detail of the brief's wording may fall by the wayside. */
const REWORDED = new Set<Fact['kind']>([
  'mode',
  'contract',
  'hours',
  'experience',
  'team',
  'manager',
  'language',
  'contact',
  'start',
  'end',
])

const VERBATIM = new Set<Fact['kind']>(['mode', 'contract', 'hours', 'team'])

/** Figures as bare digits, so that "1,650" and "1 650" meet. */
const digitsOf = (text: string) =>
  (
    text
      .replace(/\d+(?:st|nd|rd|th)(?= instance)/g, '')
      .replace(/(?<=\d)[.,'\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  ).map((figure) => figure.replace(',', '.'))

/** Names inside a wording: capitals that no sentence start explains. */
const namesOf = (text: string) => text.match(/(?<=[\p{L}\d,;:)] )\p{Lu}[\p{Ll}-]{2,}/gu) ?? []

/** Days of the week in any of the languages, by their beginnings. */
const WEEKDAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom)\p{Ll}*/giu
const IS_DAY =
  /^(?:mon|tues?|wed|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|mi[eé]r(?:c|coles)?|jueves|viernes|sábados?|domingos?)$/iu
const BRACKETED = /\(([^()]{3,})\)/

/** Terms that have no other name. */
const NAMED_TERMS = /portage/i
const STANDS_IN = /\bcover\b|replac|vertretung|remplacement|sustituci|suplencia|cubrir una baja/i

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function losesSomething(
  fact: Fact,
  written: string,
  figures: Set<string>,
  sameLanguage: boolean,
  language: string,
): boolean {
  // For how long is said; for whom one stands in is not.
  if (fact.kind === 'contract' && STANDS_IN.test(fact.text)) return !STANDS_IN.test(written)
  if (fact.kind === 'contract' && NAMED_TERMS.test(fact.text)) return !NAMED_TERMS.test(written)
  if (fact.kind === 'contract' && fact.months !== null) return false
  // "1.2.2027" is printed with the name of its month.
  if ((fact.kind === 'start' || fact.kind === 'end') && /^\D*\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?$/.test(fact.text))
    return false
  // "80% position" is printed as 0.8 of a full post.
  if (fact.kind === 'hours' && fact.per === 'FTE' && /^\d+(?: ?- ?\d+)? ?%/.test(fact.text)) return false
  // "60 % Homeoffice" is printed as days of a week.
  if (fact.kind === 'mode' && /^\d{1,3} ?% |\d{1,3} ?%$/.test(fact.text)) return false
  // "hybrid 3/2": the second figure follows from the first.
  if (fact.kind === 'mode' && /hybrid[ ,(]+\d ?[/-] ?\d$/i.test(fact.text)) return false
  if (
    digitsOf(fact.text.replace(/100 ?%/, '')).some(
      (figure) => !figures.has(figure) && !figures.has(String(Number(figure))),
    )
  )
    return true
  // Roles and levels are spelled out ('Dir. of Ops'), so that their capitals do not come back letter by letter.
  if (!sameLanguage || !VERBATIM.has(fact.kind)) return false
  const days = fact.kind === 'mode' ? (fact.text.match(WEEKDAY) ?? []).filter((day) => IS_DAY.test(day)) : []
  // German nouns have capitals too: "Team mit 11 Kollegen" names nobody.
  const names =
    language === 'de' && fact.kind === 'team'
      ? []
      : namesOf(fact.text).filter((name) => !name.split('-').every((part) => part === '' || IS_DAY.test(part)))
  const details = [...days, ...names, ...(fact.text.match(BRACKETED)?.[1]?.match(/\p{L}{3,}/gu) ?? [])]
  return details.some((detail) => !plain(written).includes(plain(detail).slice(0, 5)))
}

/** Facts of which the finished text lacks a figure, a name or a remark in brackets. */
export function leftOver(plan: Plan, written: string): Fact[] {
  const figures = new Set(digitsOf(written))
  const same = plan.from === plan.language
  return plan.brief.facts.filter(
    (fact) =>
      fact.holds &&
      fact.confidence !== 'low' &&
      REWORDED.has(fact.kind) &&
      losesSomething(fact, written, figures, same, plan.from),
  )
}
