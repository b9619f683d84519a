/** "Contrat : CDD 8 mois" says CDD 8 mois: the label of a form is no part of the fact, and alone says nothing. */

import { FILLER } from '../data/filler.ts'
import type { Fact, Span } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'

const LABELS =
  'intitule(?: du poste)?|poste|emploi|fonction|etablissement|structure|entite|employeur|societe|maison|site|lieu(?: de travail)?|commune|ville|secteur|base|type(?: de contrat)?|contrat|statut|duree|motif|temps(?: de travail)?|horaires?|rythme|salaire|remuneration|role|missions?|activites|taches|profil|formation|diplome|experience|demande|exige|apprecie|avantages?|les plus|hierarchie|rattachement|candidatures?|contact|remarques?|divers|deplacements|prise de poste|debut|date|exploitation|lien|reference|ensuite|puesto|denominacion|plaza|empresa|centro(?: de trabajo)?|sede|ciudad|lugar|ubicacion|donde|contrato|nombramiento|jornada|horario|turno|renta|sueldo|salario|retribucion|cuanto|funciones|tareas|que hara|que hace|que haras|que busco|que buscamos|que mas damos|para quien|quienes somos|requisitos?|perfil|se pide|pedimos|se ofrece|ofrecemos|ruta|plazo|inicio(?: previsto)?|incorporacion|comienzo|interesad[oa]s|contacto|dependencia|idiomas|formacion|observaciones|notas?|duracion|respuestas|lo que hari?a(?: esta persona)?|dia a dia|(?:su |el )?trabajo|mi propuesta|dinero|ademas|aparte|extra|condiciones|por si lo preguntan|(?:a )?su cargo|viajes|equipo|cuando(?: empieza)?|y ademas|en plus|conditions|equipe|quand|ou|pour qui|combien'
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
    if (fact.kind === 'free' && SOUGHT.test(spelled)) return []
    if (fact.kind === 'free' && tellsOnlyPay(reading, fact)) return []
    if (fact.kind === 'free') fact = behindPay(fact, reading.facts)
    if (fact.text === '') return []
    if (LABEL_ALONE.test(spelled))
      return fact.kind === 'free' || fact.kind === 'shift' || fact.kind === 'duty' ? [] : [fact]
    if (fact.kind === 'free' && isReadOtherwise(reading, fact.spans[0]!, read)) return []
    const label = LABELLED.exec(spelled)?.[0].length ?? 0
    if (label === 0) return [fact]
    const text = fact.text.slice(label)
    const [from, to] = fact.spans[0]!
    const at = reading.text.indexOf(text.slice(0, 12), from)
    const span: Span = at > from && at < to ? [at, to] : [from, to]
    const left: Fact = { ...fact, text, spans: [span, ...fact.spans.slice(1)] }
    const behind = left.kind === 'free' ? behindPay(left, reading.facts) : left
    return behind.text === '' ? [] : [behind]
  })
  reading.facts = reading.facts.flatMap((fact) => withoutCommand(fact, reading.facts)).map(withoutSentence)
  const name = reading.facts.find((fact) => fact.kind === 'company' && fact.aspect === 'name')?.text
  if (name) reading.facts = reading.facts.map((fact) => withoutName(fact, name))
}

/** What a letter wraps around a fact: "Somos Textiles Roca", "Requerimos un contador", "El horario es de 8 a 5 p. m.", "líquidos + bono". */
const WRAPPED: Partial<Record<Fact['kind'], RegExp>> = {
  company: /^(?:somos|nous sommes|ici|aqu[ií]) (?=\p{Lu})/iu,
  education:
    /^(?:(?:titulaci[óo]n|estudios|études|diplômes?|formations?)\s?: ?|(?:se )?(?:requerimos|requiere|pedimos|pide|exigimos|exige|necesitamos|buscamos)|(?:nous |on )?(?:demandons|demande|exigeons|exige|recherchons)) (?:(?:un[ao]?|une?) )?(?=\p{L}{3})/iu,
  shift:
    /^(?:(?:el |su |l['’]|les? )?(?:horarios?|horaires?|jornada)) (?:es|son|ser[áa]|est|sont|seront) (?:de (?=lunes|martes|\d)|du (?=lundi|mardi)|)/iu,
  variable: /^(?:l[ií]quid[oa]s?|net(?:os?|as?|s)|brut(?:os?|as?|s))\s*\+\s*/iu,
}
function withoutSentence(fact: Fact): Fact {
  const wrapped = WRAPPED[fact.kind]
  if (!wrapped) return fact
  const text = fact.text.replace(wrapped, '').replace(/(?<=\d ?[ap]\. ?m)$/u, '.')
  return text === fact.text || text.length < 3 ? fact : { ...fact, text }
}

/** "Textiles Roca y exportamos a 11 países": the name is told for itself. */
function withoutName(fact: Fact, name: string): Fact {
  if (fact.kind !== 'company' || fact.aspect === 'name' || !fact.text.startsWith(`${name} `)) return fact
  const text = fact.text.slice(name.length).replace(/^[ ,]+(?:(?:y|e|et) )?/u, '')
  return text.length < 4 ? fact : { ...fact, text }
}

/** "Maîtrise Canva et WordPress", "manejo de Excel": what is mastered is the tool; what tells of several that are read anyway is told once. */
function withoutCommand(fact: Fact, facts: readonly Fact[]): Fact[] {
  if (fact.kind !== 'skill') return [fact]
  if (LED_NOWHERE.test(fact.text)) return []
  if (!COMMAND.test(fact.text)) return [fact]
  const text = fact.text.replace(COMMAND, '')
  const named = new Set(facts.flatMap((one) => (one.kind === 'skill' && one !== fact && one.holds ? [one.text] : [])))
  const tools = text.split(/,? (?:et|y|e|&|\+|ou|o) |, ?|\//u)
  return tools.every((tool) => named.has(tool)) ? [] : [{ ...fact, text }]
}
const COMMAND =
  /^(?:(?:[Bb]onne |[Bb]uen )?(?:[Mm]aîtrise|[Mm]anejo|[Dd]ominio|[Uu]tilisation|[Uu]so)(?: (?:de la|de l'|del?|du|des|d'))?|[Ll]ogiciels?|[Ss]oftware|[Pp]rogramas?|[Oo]utils?)[ '](?=\p{Lu}[\p{L}\d.]*(?:(?:,| et| y| e| &|\/) ?\p{Lu}[\p{L}\d.]*)*$)/u

/** "Busco" ahead of whom one seeks. */
/** "Le fixe c'est 34 000 euros brut annuel": the sum is told as pay. */
const ONLY_PAY =
  /^(?:(?:le |la |el )?(?:fixe|salaire|paie|paye|remuneration|fijo|sueldo|salario|base) )?(?:c'est|est(?: de)?|es(?: de)?|seria|son|:)? ?$/u
const SOUGHT =
  /^(?:se )?(?:busco|buscamos|busca|necesito|necesitamos|solicito|cherche|recherche|je cherche|on cherche|besoin|demandee?s?|recherchee?s?|solicitad[oa]s?|buscad[oa]s?)$/u

function tellsOnlyPay({ plain: spelled, facts }: Reading, { spans: [[from, to] = [0, 0]] }: Fact): boolean {
  const pay = facts.find(({ kind, spans }) => kind === 'pay' && spans[0]![0] > from && spans[0]![1] === to)
  return pay !== undefined && ONLY_PAY.test(spelled.slice(from, pay.spans[0]![0]))
}

/** "$520.000 líquidos + colación" behind the sum itself: what comes on top, once. */
function behindPay(fact: Fact, facts: readonly Fact[]): Fact {
  const [from, to] = fact.spans[0]!
  if (!facts.some(({ kind, spans }) => kind === 'pay' && spans[0]![0] === from && spans[0]![1] < to)) return fact
  const ahead = ON_TOP.exec(fact.text)?.[0].length ?? 0
  if (ahead === 0) return fact
  const start = to - (fact.text.length - ahead)
  const isTold = facts.some((one) => one !== fact && one.spans.some(([a, b]) => a <= start && b > to))
  const text = isTold ? '' : fact.text.slice(ahead)
  return { kind: 'benefit', text, spans: [[start, to]], holds: fact.holds, confidence: fact.confidence }
}
const ON_TOP =
  /^[$¤]?\s?\d[\d.,' ]*\s?[¤$]?(?: (?:l[ií]quid[oa]s?|net(?:s|os?)?|brut(?:s|os?)?|imponibles?|nominales?|libres|mensuales?|al mes|par mois))* ?\+ ?/iu

/** Whether every word that says something belongs to other facts as well. */
function isReadOtherwise(reading: Reading, [from, to]: Span, read: readonly Span[]): boolean {
  const within = read.filter(([start, end]) => start < to && from < end)
  if (within.length === 0) return false
  const words = [...reading.plain.slice(from, to).matchAll(/[\p{L}\d][\p{L}\d'.,-]*/gu)]
  const isRead = (at: number) => within.some(([start, end]) => start <= at && at < end)
  return (
    words.length <= 8 &&
    words.some(({ index }) => isRead(from + index)) &&
    words.every(
      ({ index, 0: word }) => isRead(from + index) || FILLER.has(word.replace(/[.,]+$/, '')) || LABEL_ALONE.test(word),
    )
  )
}
/** "Maîtrise de l'" is left where a language or a tool behind it has been read. */
const LED_NOWHERE =
  /^(?:bonne |buen )?(?:maîtrise|manejo|dominio|connaissances?|conocimientos?) (?:de l['’]|de la|du|des|del?)$/iu
