/** What the writers of notes ask of a phrase: its form, whether it is one thing, how it is meant. */
import type { Language } from '../../brief/facts.ts'
import type { Case } from './german-forms.ts'
import type { Part, Phrase } from './pieces.ts'
import type { Form } from './word-forms.ts'

export interface Manner {
  /** The case of the first noun in German. */
  wanted: Case
  /** A task is told in whole words, with its articles: "accueillir les clients". */
  isTask: boolean
  /** "vente de pain", as against "gestion du pain". */
  isBare?: boolean
  /** What ties the first noun to what is done: "réponse à". */
  tie?: string
}
export const NOTE: Manner = { wanted: 'nom', isTask: false }

/** People do something as many: "réclamations de clients". */
export const PERSONS =
  /^(?:customer|client|guest|patient|resident|child|student|pupil|employee|visitor|supplier|colleague|tenant|member|user|candidate|volunteer|apprentice|tourist|passenger|parent|beginner|teacher|senior|adult|driver|person|trainee|apprentice|buyer|doctor|dentist|owner|partner|student|worker)$/
export const MEASURES = /^(?:year|month|week|day|hour|minute)$/

export const formOf = ({ noun }: Part, to: Language): Form | null => (typeof noun === 'string' ? null : noun[to])
/** Sold and served without being counted: "sell wine". */
const POURED =
  /^(?:wine|cheese|coffee|beer|tea|juice|fish|oil|paper|fabric|stone|soup|salad|paint|fruit|vegetable|laundry)$/
/** A thing that is counted and stands for itself: "workshop", no "training". */
export const isOne = (phrase: Phrase, several: boolean, to: Language): boolean => {
  const form = formOf(phrase, to)
  return (
    form !== null &&
    !several &&
    !form.fixed &&
    !phrase.isMass &&
    formOf(phrase, 'en')?.fixed !== true &&
    (phrase.article !== null || !POURED.test(formOf(phrase, 'en')?.one ?? ''))
  )
}
/** "Personal" and "bollería" are never many, "cours" and "análisis" may be. */
export const countsAs = (form: Form | null, several: boolean, to: Language): boolean =>
  several && (form === null || !form.fixed || form.only || (to !== 'de' && /^[\p{L}-]+[sxz](?: |$)/u.test(form.one)))

/** "11 Personal", "3 équipement": what is not counted in the language that is written. */
export const isCountedWrongly = (phrase: Phrase, to: Language): boolean => {
  const form = formOf(phrase, to)
  if (phrase.count === null || form === null || !form.fixed || form.only || phrase.count.endsWith('%')) return false
  return to === 'en' ? !/^(?:people|staff)$/.test(form.one) : to === 'de' || !countsAs(form, true, to)
}

export const areSeveral = ({ several, count }: Phrase): boolean =>
  (several && count !== '1') || (count !== null && !count.endsWith('%') && !/^(?:1|one|une?|ein|uno)$/.test(count))

export const said = (part: Part, several: boolean, to: Language): string =>
  typeof part.noun === 'string' ? part.noun : part.noun[to]![several ? 'many' : 'one']

export const IS_TIME = /^(?:day|week|month|quarter|year|hour|age|season|date|start date|level|class)$/

/** Ties behind which one thing has its article: "près de la gare", "en el centro". */
export const PLACED = /^(?:in|at|near|behind|in front of|next to|under|on|through|during|between)$/
/** What one stands at, and not in: "at the till", "an der Theke", "au comptoir". */
export const AT_COUNTERS =
  /^(?:cash desk|till|checkout|reception|front desk|counter|bar|box office|ticket office|gate|entrance|desk|information desk|info desk|switchboard|phone)$/
