/** What pay depends on: "selon profil", "je nach Erfahrung", "sueldo a convenir". */

import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'
import { type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'

const GRADE = [
  "(?:selon|suivant) (?:l'|la |le |votre |ton )?(?:profil|experience|convention|grille|echelle|bareme(?: (?:de la )?(?:cp|commission paritaire) ?\\d+(?:\\.\\d+)?)?|anciennete|qualifications?|competences|diplome|parcours)(?: (?:et|ou|/) (?:l'|la |le )?(?:profil|experience|anciennete|diplomes?|competences))?",
  'a (?:negocier|discuter|convenir)',
  '(?:je nach|nach|abhangig von|entsprechend) (?:der |deiner |ihrer )?(?:qualifikation|erfahrung|berufserfahrung|profil|konnen|vereinbarung|absprache|eignung|ausbildung|leistung)(?: und (?:erfahrung|berufserfahrung|qualifikation|konnen|eignung|ausbildung))?',
  'verhandelbar',
  'segun (?:la |el |tu )?(?:experiencia|valia|perfil|categoria|tablas|aptitudes|capacidades)(?: [yo] (?:experiencia|valia|perfil))?',
  'acorde (?:a|con) (?:la |el |tu )?(?:experiencia|mercado|puesto|perfil)',
  'negociable',
  'depending on (?:your )?(?:experience|level|skills|qualifications)(?: and (?:experience|skills|qualifications|location))?',
  // What a whole post would bring, where less than one is offered.
  '(?:per|at|for|on) (?:a )?100 ?%(?: position| post| workload)?',
  '(?:(?:bei|auf|zu) )?100 ?%(?: pensum)?',
  '(?:fte|full[- ]time) equivalent',
].join('|')
/** Said in English, or in short: it goes with the sum and is not printed. */
const SHORT_GRADE =
  'd\\.?o\\.?[eq]\\.?|(?:dep(?:ending|endent|\\.)? )(?:up)?on (?:your )?(?:exp(?:erience)?|level|skills)\\.?|vb|nego|negotiable'
const BEHIND = lean(
  new RegExp(
    `^(?<gap>[\\s,(]{0,2}(?:sur|x|en|auf|a) ?1[2-6](?:[.,]\\d{1,2})? ?(?:mois|gehalter|pagas|monatsgehalter|mensualites)?\\)?)?[\\s,(]{0,2}(?:(?<words>${GRADE})|${SHORT_GRADE})(?![A-Za-zÀ-ɏ])\\)?`,
    'u',
  ),
)
const ALONE = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:salaire|remuneration|paie|gehalt|lohn|verdienst|vergutung|bezahlung|entlohnung|sueldo|salario|retribucion|remuneracion)(?: brut[oe]?)?\\s?:?\\s(?<words>${GRADE})(?![A-Za-zÀ-ɏ])`,
  'gu',
)

/** Right behind a sum: how far it reaches, and its words where they are worth printing. */
export function gradeBehind(text: string, at: number): { to: number; words: Span | null } | null {
  const match = BEHIND.exec(text.slice(at, at + 80))
  if (!match) return null
  const { gap, words } = match.groups!
  if (gap && !words) return null
  const to = gap ? at : at + match[0].length
  const from = at + (words ? match[0].lastIndexOf(words) : 0)
  return { to, words: words ? [from, from + words.length] : null }
}

/** Where it is all that is said of the pay. */
export function readGrades(reading: Reading): void {
  const found = matches(ALONE, reading.openPlain).map((match) => {
    const to = match.index + match[0].length
    const shared = seen(reading, [match.index, to], 'high', true)
    const pay = { min: null, max: null, currency: null, per: null }
    return { kind: 'pay' as const, ...shared, pay, basis: 'scale' as const, gross: null, hedge: null }
  })
  record(reading, found)
}
