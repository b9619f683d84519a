/** Sums that stand beside the pay and are none: what comes on top, what guests give, what one answers for. */

import type { Language } from '../facts.ts'
import type { Amount } from './amounts.ts'

/** "Tips shared (~$5/h)": what guests give. */
const OF_TIPS = /(?:tips?|pourboires?|propinas?|trinkgeld)(?: [a-z]+){0,2}[\s(~:]*$/u

/** "€28k fixed + up to €12k variable": what may come on top. */
const ADDED = /(?:\+|plus|and) (?:up to |about |around )?$/u
const VARIES = /^\s*(?:in )?(?:variable|bonus|commission|comm(?![a-z])|incentives?)/u

/** "€90k a month ad budget": what one answers for. */
const OF_BUDGET =
  /^\s*(?:(?:a|per) (?:month|year|quarter)|\/ ?(?:month|mth|mo|yr|year)|pm|pa)?\s*(?:ads?|media|marketing|paid(?: media)?|advertising|campaign)?\s*(?:budget|spend)(?![a-z])/u

/** "Tuition help up to $5,250": given beside the pay. */
const GIVEN_ON_TOP =
  /(?:tuition|education|learning|training|relocation|childcare|gym|wellness|fitness|equipment|home office|phone|moving|course|conference|cpd|studies)(?: (?:help|aid|allowance|reimbursement|refund|stipend|budget|support|assistance|fund|costs?|fees?|money|package))?(?: (?:up to|of|worth|max|to|about))?[\s:(]*$/u

/** "£17.50/h, nights £20": the second sum is what a night adds. */
export const NIGHTLY_BEFORE =
  /(?:nights?(?: out)?|weekends?|sundays?|saturdays?|overtime|bank holidays?|late shifts?|nacht|sonntags?|feiertags?|nuits?|dimanches?|noches|festivos)(?: rate| diff\w*| pay| shifts?| supplement| premium| allowance| loading| bonus)?[\s:@(]*(?:at |zu |a )?$/u

/** "2.450 € für die 24 Std". */
const FOR_HOURS = /(?:^|\s)(?:fur|for|pour|para) (?:die |the |les |las |deine |ihre )?$/u
const HOURS = /^\s*(?:std|stunden|wochenstunden|hours?|hrs?|heures|horas)(?![a-z])/u

/** Whether a sum is no pay by the words on either side; `near` reaches back to the comma, `before` to the sentence. */
export const isBesidePay = (before: string, near: string, after: string): boolean =>
  (FOR_HOURS.test(near) && HOURS.test(after)) ||
  OF_TIPS.test(near) ||
  OF_BUDGET.test(after) ||
  (ADDED.test(before) && VARIES.test(after))

/** "3.800 € por el proyecto": once, for all of it. */
const FOR_ALL =
  /^ ?(?:por (?:el |todo el )?proyecto|pour (?:le projet|la mission|l'ensemble)|for the (?:whole )?(?:project|job|assignment)|fur das (?:ganze )?projekt|pauschal|au forfait)(?![a-z])/u
export const isForAll = (after: string): boolean => FOR_ALL.test(after)

const OF_VARIABLE =
  /(?:provision|bonus|commission|pramie|primes?|comision(?:es)?|incentivos|variable|tips|trinkgeld)[^().;\n]{0,16}\([^()]{0,40}$/u
/** Whether a sum stands in the brackets behind what is paid on top. */
export const isInVariable = (plain: string, from: number): boolean =>
  OF_VARIABLE.test(plain.slice(Math.max(0, from - 70), from))

export const isGivenOnTop = (before: string): boolean => GIVEN_ON_TOP.test(before)

/** "DKK 1.4-1.6m base", "package £1.2m": pay at the top, and in the small money of some countries. */
const yearOfMillions = ({ currency, min }: Amount, before: string, after: string): boolean =>
  min < 20 &&
  currency !== null &&
  (/^\s*(?:base|basic|fixed|package|salary|ote|gross|a year|per (?:year|annum)|p\.?a\.?(?![a-z])|\+ ?\d{1,3} ?%)/u.test(
    after,
  ) ||
    /(?:package|salary|base|pay|gehalt|salaire|sueldo)(?: of| :|:)?\s*$/u.test(before))

/** Sums in millions that are pay: "11 a 14 millones COP mensuales" by the month, others by the year. */
export const isPayInMillions = (amount: Amount, before: string, after: string, language: Language): boolean =>
  yearOfMillions(amount, before, after) ||
  monthOfMillions(amount, after) ||
  (language === 'es' && isPayInPesos(amount, before, after))

/** "$5,5M - $6,5M + prima", "2,8 a 3,4 millones de pesos brutos": by the month, where a part begins with it. */
export const isPayInPesos = ({ currency, min, millions }: Amount, before: string, after: string): boolean =>
  millions &&
  (currency === 'USD' || currency === null) &&
  min < 30 &&
  /^(?:(?:sueldo|salario|renta|pago|paga|base|ofrecemos)(?: de| base)?[ :]*)?(?:de |entre |hasta |desde )?$/u.test(
    before,
  ) &&
  /^\s*(?:(?:de )?pesos|brut|net|liquid|en mano|al mes|por mes|mensual|\+|$|[,;.])/u.test(after)

const monthOfMillions = ({ currency, min }: Amount, after: string): boolean =>
  /^(?:COP|CLP|ARS|NGN|UGX|TZS|IDR|VND|KRW)$/.test(currency ?? '') &&
  min < 100 &&
  /^\s*(?:brut|gross|net|liquid|al mes|por mes|mensual|monthly|(?:a|per) month|pm(?![a-z])|$|[,;.+])/u.test(after)

/** "July 2027" is no sum. */
export const isYear = ({ min, max, currency, magnified }: Amount): boolean =>
  max === null && !currency && !magnified && Number.isInteger(min) && min >= 1990 && min <= 2040
