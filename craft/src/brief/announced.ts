/** Lists that a label announces ("Must have: …", "Wir bieten", "Proceso: …"): what stands in them is of one kind. */

import type { Span } from './facts.ts'
import { lean } from './lean.ts'
import { partAt, type Reading } from './reading.ts'

export type Announced = 'none' | 'must' | 'nice' | 'offer' | 'tasks' | 'process' | 'other'

export interface Zone {
  announces: Announced
  /** The label itself, without its colon. */
  label: Span
  /** What it announces, one span for each item. */
  items: Span[]
}

/** Labels in plain spelling; "other" only ends the list above it. */
const LABELS: Record<Announced, string> = {
  none: "(?:not|isn't|aren't) (?:needed|required|necessary|essential|important)|no need(?: for| of)?|(?:wird |werden )?nicht (?:notig|notwendig|erforderlich|gebraucht|verlangt)|(?:pas|non) (?:necessaires?|requis(?:es?)?|exigee?s?|demandee?s?|utiles?|besoin de?)|inutiles?|superflus?|(?:ce qu'|ce que )?(?:on|nous) ne (?:demand|exige)(?:e|ons) pas|no (?:necesarios?|hacen? falta|se (?:requieren?|piden?|exigen?|necesitan?)|requerid[oa]s?|imprescindibles?|pedimos|exigimos|necesitamos)|innecesari[oa]s?|(?:verlangen|brauchen|erwarten) wir nicht|brauchst du nicht|brauchen sie nicht|nicht (?:gefragt|gefordert|verlangt)|unnotig|we (?:don't|do not) (?:need|ask for|require)|not (?:asked for|wanted)|unnecessary",
  must: "musts?|must[- ]haves?(?: skills)?|il (?:te |vous )?faut|(?:on|nous) (?:demande|veut|exige|demandons|exigeons)|(?:a )?indispensables?|necessaires?|hacen? falta|se exige|piden|gefordert|verlangt(?: wird)?|(?:wir|ich) brauchen?|(?:key |main )?(?:requirements?|reqs?)(?: are)?|required|essentials?|mandatory|needs?|needed|(?:what )?you(?:'ll)? (?:bring|need|have)|what we (?:need|ask|expect)|looking for|(?:your |dein |ihr |das )?profile?|muss|anforderungen|voraussetzung(?:en)?|erwartet(?: wird)?|erforderlich|das (?:bringst du|bringen sie) mit|was (?:du mitbringst|sie mitbringen)|(?:sie bringen|du bringst) mit|wir erwarten|fachlich|mitbringen|qualifikation(?:en)?|bedingung(?:en)?|konnen|vorauss.|das kannst du|skills|dealbreaker|ce que nous demandons|nous demandons|imperatif|obligatoire|exigences?|exige|requis|prerequis|(?:votre |ton )?profil(?: recherche)?|requisitos(?: imprescindibles)?|imprescindibles?|obligatorio|pedimos|se requiere",
  nice: '(?:nice|good|great|lovely|toll|schon|super|prima|chouette|top|bien|ideal|mieux|encore mieux|genial|mejor|bueno|estupendo) (?:if|wenn|si)(?: (?:you have|du hast|sie haben|tu as|vous avez|tienes))?|nices?|nice[- ]to[- ]haves?|pluses|plus(?: points)?|an? plus|bonus(?: points)?|desirables?|preferred|optional|good to have|helpful|would be nice|kann|wunschenswert|(?:schon|toll|super) ware|gern(?:e)?(?: gesehen)?|von vorteil|pluspunkte?|kur|wunsche?|optimal|schon|ideal|un plus|les plus|atouts?|souhaites?|apprecies?|facultatif|idealement|deseables?|valorables?|se valora(?:ra)?|opcional',
  offer:
    "(?:what we have|was wir haben|ce que nous avons|lo que tenemos)|(?:what )?we(?:'ll)? offer(?: you)?|our offer|(?:your )?benefits?|perks|you(?:'ll)? get|in return|what you(?:'ll)? get|(?:das )?(?:bieten wir(?: dir| ihnen)?|wir bieten(?: dir| ihnen)?)|wir geben|extras?|leistungen|dafur gibt'?s|es gibt|goodies|why us|(?:was wir|unser) (?:bieten|angebot)|dafur bekommst du|on offre|nous offrons|(?:nos |vos |les )?avantages|ce que nous offrons|(?:que |lo que )?ofrecemos|beneficios|ventajas",
  tasks:
    "(?:in (?:the|your) )?first (?:year|6 months|six months|90 days|100 days)|year (?:one|1)|priorities|(?:main |key |your |the )?(?:tasks?|duties|responsibilities)(?: include| are)?|what(?=:)|what you(?:'ll| will) do|you(?:'ll| will)|(?<=the )job|day to day|(?:deine |ihre |die )?(?:haupt)?aufgaben|tatigkeiten|(?:vos |tes |les )?(?:missions?|taches)(?: principales?)?|(?:tus |sus )?(?:tareas|funciones) principales|a (?:ta|votre) charge|ce que (?:tu feras|vous ferez)|das machst du|(?:was )?zu tun(?: ist)?|was tun|tun|das erwartet (?:sie|dich)|purpose|(?:que|lo que) haras|(?:las |tus |sus )?(?:tareas|funciones|responsabilidades)",
  process:
    '(?:(?:our |the |hiring|interview|application|selection|recruitment) ?)*(?:process|procedure)|(?:hiring |interview(?:ing)? |recruitment )?(?:steps|stages|rounds)|interviews?|how we hire|(?:der )?(?:bewerbungs|auswahl|einstellungs)?(?:ablauf|prozess|verfahren)|nachste schritte|process(?:us)?(?: de recrutement)?|etapes|recrutement|proceso(?: de seleccion| corto)?|fases|entrevistas?|entretiens?|(?:vorstellungs|bewerbungs)gesprache?',
  other:
    '(?:where|who|when|salary|pay|comp|compensation|gehalt|lohn|vergutung|salaire|remuneration|sueldo|salario|team|equipe|equipo|contact|kontakt|contacto|start|beginn|debut|inicio|location|place|ort|standort|lieu|lugar|hours|arbeitszeit|horaires?|horario|about us|uber uns|deadline|closing|company|apply|bewerbung|candidature|reports? to|tone|role|job|position|title|contract|type|note|notes|stack|tools|languages|sprachen|langues|idiomas|travel|experience|education)',
}
const KINDS = Object.keys(LABELS) as Announced[]
const LABEL = lean(
  new RegExp(
    `^"?(?:our |the |- |\\* )?(?:${KINDS.map((kind) => `(?<${kind}>${LABELS[kind]})`).join('|')})(?<end>"?\\s?[:=]\\s*| - | are (?=\\S)|\\s*$)`,
    'u',
  ),
)
/** "4 interviews: intro call, case", "Two stage: quick chat": how many steps there are. */
const STEPS = lean(
  /^(?:there (?:are|is) )?(?:\d|one|two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)[ -](?:(?:short|quick|kurze|petits?) )?(?<process>stages?(?: process)?|steps?|rounds?|interviews?|etapes?|entretiens?|fases?|entrevistas?|pasos|gesprache|runden|schritte|stufen)(?<end>\s?:\s*| - )/u,
)

const zones = new WeakMap<Reading, Zone[]>()

export function zonesIn(reading: Reading): Zone[] {
  const known = zones.get(reading)
  if (known) return known
  const found = findZones(reading)
  zones.set(reading, found)
  return found
}

export const zoneAt = (reading: Reading, offset: number): Zone | null =>
  zonesIn(reading).find(({ items }) => items.some(([from, to]) => from <= offset && offset < to)) ?? null

function findZones(reading: Reading): Zone[] {
  const found: Zone[] = []
  /** The list that lines below go on with. */
  let open: Zone | null = null
  let bulleted = false
  for (const [from, to] of reading.sentences) {
    const label = labelAt(reading, [from, to])
    const onLine = startsLine(reading, from)
    if (label && (label.length < to - from || endsLine(reading, to))) {
      const zone: Zone = { announces: label.announces, label: [from, from + label.name], items: [] }
      found.push(zone)
      const inline = label.length < to - from
      if (inline) zone.items = itemsIn(reading, [from + label.length, to])
      open = inline ? null : zone
      bulleted = false
      continue
    }
    if (!open) continue
    const bullet = isBullet(reading, from)
    const goesOn =
      open.items.length === 0 ||
      bullet ||
      (!bulleted && (!onLine || !afterBlankLine(reading, from))) ||
      (bulleted && !onLine)
    if (!goesOn || /:\s*$/.test(reading.text.slice(from, to))) {
      open = null
      continue
    }
    bulleted ||= bullet
    open.items.push(...(bullet ? [[from, to] as const] : itemsIn(reading, [from, to])))
  }
  return found
}

function labelAt(reading: Reading, [from, to]: Span): { announces: Announced; name: number; length: number } | null {
  const text = reading.plain.slice(from, Math.min(to, from + 60))
  const match = STEPS.exec(text) ?? LABEL.exec(text)
  if (!match) return null
  const announces = KINDS.find((kind) => match.groups![kind] !== undefined)
  const end = match.groups!.end!
  // "Must" alone on a line is a heading, "Needs" before a full stop is not.
  if (!announces || (end.trim() === '' && !end.includes('-') && match[0].length < to - from)) return null
  return { announces, name: match[0].length - end.length, length: match[0].length }
}

function itemsIn(reading: Reading, [from, to]: Span): Span[] {
  const items: Span[] = []
  for (let at = from; at < to; ) {
    const part = partAt(reading, at)
    const start = Math.max(at, part.from)
    const end = Math.min(part.to, to)
    if (end > start) items.push([start, end])
    const next = reading.parts.find((one) => one.from > part.from)
    at = next && next.from > at ? next.from : to
  }
  return items
}

const startsLine = (reading: Reading, from: number): boolean =>
  from === 0 || /\n[\s*•▪◦·-]*(?:\d{1,2}[.)]\s+)?$/u.test(reading.text.slice(Math.max(0, from - 10), from))
const isBullet = (reading: Reading, from: number): boolean =>
  /(?:^|\n)\s*(?:[*•▪◦·-]|\d{1,2}[.)])\s*$/u.test(reading.text.slice(Math.max(0, from - 10), from))
const afterBlankLine = (reading: Reading, from: number): boolean =>
  /\n\s*\n[\s*•▪◦·-]*$/u.test(reading.text.slice(Math.max(0, from - 10), from))
const endsLine = (reading: Reading, to: number): boolean => /^\s*(?:\n|$)/.test(reading.text.slice(to, to + 6))
