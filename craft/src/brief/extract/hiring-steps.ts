/** How people are chosen: a fact of its own, read before its words ("CEO", "case", "panel") pass for anything else. */
import { type Zone, zonesIn } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { blankOut, type Reading, record } from '../reading.ts'
import { tidy } from '../tidy.ts'

/** Leads over to something else than the steps. */
const OTHER_MATTER =
  /^(?:and )?(?:please )?(?:apply|applications?|send|cv to|contact|closing|deadline|bewerb|bis (?:zum )?\d|postul|candidat|avant|antes|hasta|by \d|before|start|salary)/u

const STRONG =
  '(?:interviews?|trial (?:day|shift|night|evening)|working interview|(?:half )?day visit|probetag|probearbeiten|schnuppertag|hospitationstag|kennenlern\\w+|gesprache?|telefonat|entretiens?|essai|entrevistas?|prueba(?: de [a-z]+)?|dia de prueba|(?:coffee|informal|quick|phone|video) (?:chat|call)|visio)'
const AHEAD =
  '(?:(?:there (?:is|are|will be)|hiring is|expect|then|process is|\\d|one|two|three|four|first|a|an|short|quick|informal|brief|initial|paid|online|ein|eine|einen|zwei|drei|kurze[sn]?|kleines|einfach|un|une|deux|trois|dos|tres|una|breve|1x) )*'
const SENTENCE = new RegExp(
  `^${AHEAD}(?:(?:chat|call|llamada|appel) (?:with|mit|avec|con|and|then|first|de)|(?:chat|call|llamada|appel),|${STRONG})(?![A-Za-zÀ-ɏ])`,
  'u',
)
const NAMED = new RegExp(`(?<![A-Za-zÀ-ɏ])${STRONG}(?![A-Za-zÀ-ɏ])`, 'u')
/** "Interview candidates", "call centre agents": work, not a way in. */
const WORK =
  /^(?:interview (?:candidates|users|customers|applicants|experts|and|guests|engineers|developers|staff|stakeholders|families|tenants|residents|witnesses)|interviews (?:candidates|users|customers|applicants|experts|and|guests)|interviewing|entretiens? (?:des?|du|annuel)|gesprache? (?:fuhren|mit kunden)|entrevistas a|essais? (?:de|sur))/u

/** Fields of a form that only put a question: what follows says itself what it is. */
const FIELD =
  /^"?(?:was|wer|zeit|umfang|ausma(?:ss|ß)|art|wohin|wie|wann|wieviel|wie viel|dauer|stil|titel|genauer|bemerkung|hinweis|abteilung|besonderes|sonstiges|notes|scope|grade|compensation)"?\s?:\s*/u

export function readHiringSteps(reading: Reading): void {
  // A label says of what kind its items are, and is no part of the first of them.
  const labels = zonesIn(reading).filter(({ announces }) => announces !== 'other' && announces !== 'process')
  blankOut(
    reading,
    labels.map(({ label: [from, to], items: [first] }) => [from, first && first[0] - to < 4 ? first[0] : to] as const),
  )
  blankOut(
    reading,
    reading.sentences.flatMap(([from]) => {
      const field = FIELD.exec(reading.plain.slice(from, from + 24))
      return field ? [[from, from + field[0].length] as const] : []
    }),
  )
  const told = zonesIn(reading).filter(({ announces }) => announces === 'process')
  record(
    reading,
    told.map((zone) => stepsOf(reading, zone)).filter((fact) => fact !== null),
  )
  record(
    reading,
    reading.sentences.map((span) => sentenceOf(reading, span)).filter((fact) => fact !== null),
  )
}

function stepsOf(reading: Reading, { label, items }: Zone): Fact | null {
  const end = items.findIndex(
    ([from, to]) => /[\u0001@]/.test(reading.open.slice(from, to)) || OTHER_MATTER.test(reading.plain.slice(from, to)),
  )
  const steps = end < 0 ? items : items.slice(0, end)
  if (steps.length === 0) return null
  const span: Span = [label[0], steps.at(-1)![1]]
  const named = reading.text.slice(...label)
  const list = steps.map(([from, to]) => reading.text.slice(from, to).replace(/[.;]$/, '')).join(', ')
  const counted =
    /^(?:there (?:are|is) )?(?:\d|\p{L}+)[ -]\p{L}+/u.test(named) &&
    /^(?:\d|one|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)/iu.test(named)
  const text = counted ? `${named} (${list.replace(/[()]/g, '')})` : list
  return { kind: 'process', text: tidy(text, reading.language), spans: [span], confidence: 'high', holds: true }
}

/** "Two interviews, second with the team.", "Kurzes Gespräch + Schnuppertag". */
function sentenceOf(reading: Reading, [from, to]: Span): Fact | null {
  const text = reading.plain.slice(from, to)
  if (!SENTENCE.test(text) || !NAMED.test(text) || WORK.test(text) || text.split(/\s+/).length > 18) return null
  const parts = reading.parts.filter((part) => part.from >= from && part.to <= to)
  const end = parts.findIndex(
    (part) =>
      /[\u0001@]/.test(reading.open.slice(part.from, part.to)) ||
      OTHER_MATTER.test(reading.plain.slice(part.from, part.to)),
  )
  const last = end < 0 ? parts.at(-1) : parts[end - 1]
  if (!last) return null
  const span: Span = [from, last.to]
  return {
    kind: 'process',
    text: tidy(reading.text.slice(...span), reading.language),
    spans: [span],
    confidence: 'high',
    holds: true,
  }
}
