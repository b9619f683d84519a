/** "Contrat : CDD 8 mois" says CDD 8 mois: the label of a form is no part of the fact, and alone says nothing. */

import { FILLER } from '../data/filler.ts'
import type { Fact, Span } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'

const LABELS =
  'intitule(?: du poste)?|poste|emploi|fonction|etablissement|structure|entite|employeur|societe|maison|site|lieu(?: de travail)?|commune|ville|secteur|base|type(?: de contrat)?|contrat|statut|duree|motif|temps(?: de travail)?|horaires?|rythme|salaire|remuneration|role|missions?|activites|taches|profil|formation|diplome|experience|demande|exige|apprecie|avantages?|les plus|hierarchie|rattachement|candidatures?|contact|remarques?|divers|deplacements|prise de poste|debut|date|exploitation|lien|reference|ensuite|puesto|denominacion|plaza|empresa|centro(?: de trabajo)?|sede|ciudad|lugar|ubicacion|donde|contrato|nombramiento|jornada|horario|turno|sueldo|salario|retribucion|cuanto|funciones|tareas|que hara|que hace|que haras|que busco|que buscamos|que mas damos|para quien|quienes somos|requisitos?|perfil|se pide|pedimos|se ofrece|ofrecemos|ruta|plazo|inicio(?: previsto)?|incorporacion|comienzo|interesad[oa]s|contacto|dependencia|idiomas|formacion|observaciones|notas?|duracion|respuestas|lo que hari?a(?: esta persona)?|dia a dia|(?:su |el )?trabajo|mi propuesta|dinero|ademas|aparte|extra|condiciones|por si lo preguntan|(?:a )?su cargo|viajes|equipo|cuando(?: empieza)?|y ademas|en plus|conditions|equipe|quand|ou|pour qui|combien'
const LABELLED = new RegExp(`^[¿¡*•\\d.)\\s-]*(?:${LABELS})\\s?[:=?]+\\s*`, 'u')
const LABEL_ALONE = new RegExp(`^[¿¡*•\\d.)\\s-]*(?:${LABELS})\\s?[:=?]*$`, 'u')

const WORDED = new Set<Fact['kind']>([
  'free',
  'duty',
  'skill',
  'shift',
  'benefit',
  'process',
  'variable',
  'company',
  'travel',
])

export function stripLabels(reading: Reading): void {
  if (reading.language !== 'fr' && reading.language !== 'es') return
  const read = reading.facts.filter((fact) => fact.kind !== 'free').flatMap(({ spans }) => spans)
  reading.facts = reading.facts.flatMap((fact): Fact[] => {
    if (!WORDED.has(fact.kind) || (fact.kind === 'company' && fact.aspect === 'name')) return [fact]
    const spelled = plain(fact.text)
    if (LABEL_ALONE.test(spelled))
      return fact.kind === 'free' || fact.kind === 'shift' || fact.kind === 'duty' ? [] : [fact]
    if (fact.kind === 'free' && isReadOtherwise(reading, fact.spans[0]!, read)) return []
    const label = LABELLED.exec(spelled)?.[0].length ?? 0
    if (label === 0) return [fact]
    const text = fact.text.slice(label)
    const [from, to] = fact.spans[0]!
    const at = reading.text.indexOf(text.slice(0, 12), from)
    const span: Span = at > from && at < to ? [at, to] : [from, to]
    return [{ ...fact, text, spans: [span, ...fact.spans.slice(1)] }]
  })
}

/** Whether every word that says something belongs to other facts as well. */
function isReadOtherwise(reading: Reading, [from, to]: Span, read: readonly Span[]): boolean {
  const words = [...reading.plain.slice(from, to).matchAll(/[\p{L}\d][\p{L}\d'.,-]*/gu)]
  const isRead = (at: number) => read.some(([start, end]) => start <= at && at < end)
  return (
    words.length <= 8 &&
    words.some(({ index }) => isRead(from + index)) &&
    words.every(
      ({ index, 0: word }) => isRead(from + index) || FILLER.has(word.replace(/[.,]+$/, '')) || LABEL_ALONE.test(word),
    )
  )
}
