/** What the words of a fact alone tell, whatever it was taken for. */

import type { Fact, Language } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { asRomanceWording, isRomance } from './romance-wordings.ts'

/** "Bring 2 case studies": how one applies. */
const PAPERS =
  /^(?:please )?(?:bring|send|attach|include|submit|upload) .*(?:case stud|photo|reference|sample|portfolio|certificate|cv(?![a-z])|letter|showreel|transcript|proof|cop(?:y|ies)(?![a-z]))/
/** "£35k/mth spend": what campaigns cost. */
const SPENT = /\d[\d.,]*\s?k?(?: ?\/ ?| a | per | )?(?:mth|month|mo|yr|year|quarter)? (?:ad |ads |media |paid )?spend$/u

/** "Budget S$1.2m", "small budget of 180k": one answers for it. */
const BUDGET =
  /^(?!.*(?:training|learning|relocation|equipment|home office|course|conference|development|education|wellness|health))(?:[a-z]+ ){0,3}budget (?:of |ca\.? |about |around )?\D{0,3}\d[\d.,]*\s?(?:k|m|mn|million|bn)(?![a-z])/

/** "58-64 cpm", "60p per mile": what drivers are paid by. */
const BY_THE_MILE =
  /\d ?(?:cpm|ppm)(?![a-z])|(?:\d|cents?|pence) ?(?:p|c|cents?|pence)? ?(?:per|a|\/) ?mi(?:le)?(?![a-z])/

/** "36 covers", "52 beds": how large the house is, and nothing that one does. */
const CAPACITY =
  /^(?:(?:about|around|over|some|up to|max) )?\d[\d.,]* (?:[a-z]+ )?(?:covers|seats|rooms|bedrooms|beds|tables|lanes|bays|pumps|tills|screens|berths|pitches|surgeries|treatment rooms|consulting rooms|theatres|ovens|taps|form entry|acres|hectares|ha|sqm|sq m|sq ft|skus|bedded)(?:,? (?:dementia|nursing|residential|inside|outside) .*)?$/
/** "Bring your dog": what one may do. */
const COMES_TOO =
  /^(?:you can )?bring (?:your|the) (?:own )?(?:dogs?|pets?|cat|horse|kids?|children|family|partner)(?![a-z])/
/** "Good at sums", "calm with angry callers": what somebody is like. */
const TRAIT =
  /^(?:very |really )?(?:good|great|brilliant|calm|patient|confident|comfortable|handy|firm|kind|polite) (?:at|with|around|under|on the phone)(?![a-z])/
/** "Handled by Lindqvist Partners": the way to apply. */
const HANDLED_BY = /^(?:handled|managed|search run) by \p{Lu}/iu

/** What a record must be free of. */
const CLEAN_RECORD =
  /^(?:no|not|without) (?:[a-z]+ ){0,3}(?:points|endorsements?|duis?|dwis?|dd|dr\d*|in\d+|convictions?|criminal|disciplinar[a-z]*|allerg[a-z]*|judgements?|sanctions?|violations?|accidents?|bans|restrictions|felon[a-z]*)(?![a-z])/

/** "Geprüfter Polier oder Vorarbeiter mit 5 Jahren": what one has learned. */
const LEARNED =
  /^(?:gepruft|gelernt|ausgebildet|examiniert|approbiert|staatlich (?:anerkannt|gepruft))e[rsn]? (?!wird|werden)[a-z]{4}/

/** "30-40 draws a day": how much there is to do. */
const VOLUME =
  /^(?:about |around |approx\.? |ca\.? |some |up to |~ ?)?\d[\d.,]*(?: ?[-–] ?\d[\d.,]*|\+)? [a-z][a-z -]{2,24} (?:a|per|each) (?:day|shift|week|month)(?: in [a-z]+(?: and \d+ in [a-z]+)?)?$/

/** "year end": finance closes its books, and gives nothing away. */
const CLOSE = /^(?:year|month|quarter|half[- ]year)[- ]?end(?: (?:close|closing|accounts|reporting))?$/

/** "WpHG", "GwG": a law that one knows. */
const GERMAN_LAW =
  /^(?:\p{Lu}\p{Ll}?\p{Ll}?\p{Lu}?\p{Ll}?\p{Lu}?G|HGB|BGB|DSGVO|VOB(?:\/[ABC])?|HOAI|SGB(?: [IVX]+)?|UStG|BetrVG|StVO|LMIV|MDR|GMP|MaRisk|KAIT)$/u

/** "Zellis ResourceLink": capitals that no sentence gave. */
const PRODUCT_NAME = /^(?:\p{Lu}[\p{L}\d]* ){1,2}\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u

const WORDED = new Set<Fact['kind']>(['free', 'duty', 'benefit', 'variable', 'skill'])

export function asWorded(fact: Fact, language: Language): Fact {
  const { text, spans, holds } = fact
  const shared = { text, spans, holds, confidence: 'high' as const }
  const worded = isRomance(language) ? asRomanceWording(fact) : null
  if (worded) return worded
  // "No DUI in 7 years", "no live disciplinary points": what nobody may have is asked for, and no promise.
  if (!holds && fact.kind === 'free' && CLEAN_RECORD.test(plain(text)))
    return { ...shared, kind: 'free', about: 'must', holds: true }
  if (!holds || !WORDED.has(fact.kind)) return fact
  const spelled = plain(text)
  if (fact.kind !== 'skill' && CAPACITY.test(spelled)) return { ...shared, kind: 'free', about: 'company' }
  if (fact.kind !== 'skill' && TRAIT.test(spelled)) return { ...shared, kind: 'skill', need: 'must', alternatives: [] }
  if (COMES_TOO.test(spelled)) return { ...shared, kind: 'benefit' }
  if (fact.kind !== 'skill' && HANDLED_BY.test(text)) return { ...shared, kind: 'process' }
  if (VOLUME.test(spelled) && !/hours|days|holiday|leave|free|paid/.test(spelled)) return { ...shared, kind: 'duty' }
  if (CLOSE.test(spelled)) return { ...shared, kind: 'duty' }
  if (fact.kind !== 'skill' && (GERMAN_LAW.test(text) || PRODUCT_NAME.test(text)))
    return { ...shared, kind: 'skill', need: 'unknown', alternatives: [] }
  if (BY_THE_MILE.test(spelled)) return { ...shared, kind: 'variable', what: 'other' }
  if (fact.kind === 'duty' && PAPERS.test(spelled)) return { ...shared, kind: 'process' }
  if ((fact.kind === 'free' || fact.kind === 'duty') && LEARNED.test(spelled))
    return { ...shared, kind: 'skill', need: 'must', alternatives: [] }
  return fact.kind !== 'duty' && (BUDGET.test(spelled) || SPENT.test(spelled)) ? { ...shared, kind: 'duty' } : fact
}

/** "Teaching assistant Level 2": the grade of the post, and no tool that one has worked with. */
const GRADE =
  /^(?:level|grade|band|stage|step|tier|class) ?(?:\d{1,2}|[ivx]{1,3})(?: [a-z]{2,8}){0,2}$|^l\d(?: [a-z\d:]{2,8}){0,3}$/u

/** "Leeds LS1": the postcode of the town. */
const POSTCODE = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/

export function asGrade({ facts }: Reading, fact: Fact): Fact {
  if (fact.kind !== 'skill' && fact.kind !== 'free') return fact
  const { text, spans, holds } = fact
  const [from] = spans[0]!
  const isBehind = (ahead: Fact['kind']): boolean =>
    facts.some(({ kind, spans: [[, to] = [0, 0]] }) => kind === ahead && from - to >= 0 && from - to < 2)
  const shared = { kind: 'free' as const, text, spans, holds, confidence: 'high' as const }
  if (POSTCODE.test(text) && isBehind('place')) return { ...shared, about: 'place' }
  return GRADE.test(plain(text)) && isBehind('title') ? { ...shared, about: 'contract' } : fact
}
