/** Start, end and deadline: a date counts only behind a cue, and the wording stays as it was typed. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'
import { blankOut, partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { byPlace } from '../spans.ts'
import { seen } from './spot.ts'

/** In plain spelling, as a source. */
export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|dic|ene|abr|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|okt|dez|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![a-z])'
export const YEAR = "(?:20\\d\\d|'\\d\\d)"
const HOLIDAY =
  '(?:easter|christmas|xmas|new year|thanksgiving|summer|autumn|fall|winter|spring|ostern|weihnachten|neujahr|sommer|herbst|fruhjahr|fruhling|noel|paques|ete|automne|hiver|printemps|rentree|la rentree|navidad|semana santa|verano|otono|invierno|primavera|term(?: \\d| one| two| three| four)?|semester(?: \\d)?|school year|schuljahr|the season|the harvest|harvest|mid[- ]term|der ernte|vendanges|les vendanges|la vendimia|vendimia|saison|temporada|half[- ]term)'
export const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de |du )?${MONTH}(?:\\.?,? (?:de |del )?${YEAR})?|(?:early |mid[ -]?|late |(?:the )?(?:end|beginning|start|middle) of |anfang |mitte |ende |debut |mi-|fin |courant |mediados de |principios de |primeros de |finales de |(?:primera|segunda) quincena de |(?:premiere|deuxieme|seconde) quinzaine (?:de |d')|primera semana de |premiere semaine (?:de |d'))?${MONTH}(?: ?/ ?${MONTH})?(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d|[.,:]\\d|\\s?(?:h|std|hours|days|years|people|%)))?(?:\\.?,? (?:de |del )?${YEAR})?|\\d{1,2}[./]\\d{1,2}[./](?:20\\d\\d|\\d\\d)|\\d{1,2}\\.\\d{1,2}\\.|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}(?!\\d)|[qt][1-4](?: ?/? ?${YEAR})|q[1-4]|(?:(?:before|after|vor|nach|avant|apres|antes del?|despues del?|around|in|early|late) )?(?:(?:the )?(?:end|beginning|start|middle) of |ende |anfang |fin (?:de |du )?|final(?:es)? de )?(?:the |l'|la |el |des |de )?${HOLIDAY}(?: ?(?:de )?${YEAR})?|next (?:month|week|year|term|quarter)|nachste[nr]? (?:monat|woche|jahr)|le mois prochain|(?:el )?proximo mes|(?:the )?(?:new year)|(?:in |within )?\\d{1,2} (?:weeks?|months?|wochen|monaten?|semaines|mois|semanas|meses)(?: time)?|${YEAR})`

const NOW =
  "(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday) week|next (?:monday|week|month)|in (?:two|three|four|\\d) weeks|as soon as possible|as soon as you(?:'re| are) (?:free|available|able)|when(?:ever)? you can|whenever(?= you|[,.;!\n]|$)|asap|immediate(?:ly)?(?: start| joiners?(?: only| preferred| pref)?)?|start immediately|right away|straight away|start(?:ing)? now|urgent start|ab sofort|sofort(?:iger eintritt)?|(?:zum )?nachstmoglichen? (?:zeitpunkt|termin)|schnellstmoglich|ehestmoglich(?:st)?|ehestens|baldmoglichst|(?:poste )?libre tout de suite|libre de suite|tout de suite|des que possible|immediatement|(?:prise de poste )?immediate|(?:on )?embauche (?:de suite|immediate)|de suite|(?:incorporacion|contratacion|arranque|inicio|ingreso|comienzo|alta|disponibilidad) inmediat[oa]|inmediata|cuanto antes|(?:se )?(?:puede|podria) empezar (?:ya|hoy|manana)|lo antes posible|so (?:bald|schnell) (?:als|wie) moglich|au plus (?:vite|tot)|de inmediato|ya mismo|empieza(?:s|n)? ya(?! en)|cuando (?:puedas|pueda|quieras)|des que (?:tu peux|vous pouvez|(?:tu es|t'es|vous etes) (?:pret|libre|dispo)[a-z]*)"
const START_CUE =
  "(?:start(?:s|ing|ed)?(?: date)?(?: is| from| in| on| by)?|beginning|commenc(?:es|ing)(?: in| on)?|join(?:ing)?(?: us)? (?:in|by|from)|available (?:from|in)|from|as of|starttermin|arbeitsbeginn|eintritt(?:sdatum|stermin)?(?: per| zum| ab)?|beginn|start ab|start zum|start im|ab(?: dem)?|zum|per|a partir d[eu]|a partir d'|des(?: le)?|a compter du|debut(?: en| le)?|prise de poste|demarrage|pour (?:le )?(?=\\d|jan|fev|mar|avr|mai|juin|juil|aou|sep|oct|nov|dec)|(?:poste )?a pourvoir(?: le| en| au| des(?: le)?)?|(?:poste )?libre (?:au|le|des le|a partir du)|disponible|empezar(?: a mas tardar)?(?: en| el| la)?|empieza(?: en| el)?|empezamos(?: en| el)?|arrancamos(?: en| el)?|poste (?:en|des|pour)|comenzar(?: en| el)?|commence[rz]?(?: en| le)?|disponibilite|disponibilidad|verfugbar(?: ab)?|incorporacion(?: en| el)?|inicio(?: en| el)?|comienzo(?: en)?|desde|a partir de(?:l)?|entrada|arran(?:ca|que)(?: en| el)?|anfangen(?: ab| im| am| zum)?|anfang|los geht(?:'s|s| es)|(?:sucht|suchen(?: wir)?|besetzt|besetzen(?: wir)?) auf(?: den)?|dienstantritt|dienstbeginn|entree(?: en (?:fonction|service))?(?: au| des le| le)?|stellenantritt|antritt|ingreso|entrar(?: a mas tardar)?(?: en| el)?|(?:empezar|incorporarse) a mas tardar(?: en| el)?|pour (?:la |debut |mi-|fin )(?=rentree|jan|fev|mar|avr|mai|juin|juil|aou|sep|oct|nov|dec))"
const DEADLINE_CUE =
  "(?:deadline(?: is)?|(?:fecha )?tope(?: el)?|(?:affichage|cvs?|candidaturas?|hojas? de vida|curriculums?|postulaciones|interesad[oa]s|vacante abierta|offre valable|candidature ouverte) (?:jusqu'au|avant le|hasta(?: el)?|antes del?)|(?:last|final) (?:day|date) (?:to apply|for applications)(?: is)?|apply no later than|apply (?:by|before|until)|app(?:lication)?s? (?:by|until|before|close[sd]?(?: on)?|deadline|due)|(?:reply|respond)(?: to us)? by|closing(?: date)?(?: is| on)?|close(?= (?:\\d{1,2}|mon|tues?|wed|thurs?|fri|noon|midday)(?![a-z]))|closes(?: on)?|cvs? (?:by|until)|send (?:your |me )?(?:cv|application)s? (?:by|until|before)|bewerbung(?:en)?(?: bitte)? bis(?: zum| spatestens)?|bewerbungsfrist(?: bis| ist)?|bewerbungsschluss(?: ist)?|frist(?: bis)?|(?:candidatures?|dossiers?|reponses?|retours?|postule[rz]|postulations?) (?:avant|jusqu'au|d'ici(?: au)?)(?: le)?|ruckmeldung bis(?: zum)?|date limite(?: de candidature)?|d'ici(?: le| au)?|cloture(?: des candidatures)?(?: le)?|postuler avant(?: le)?|plazo(?: de (?:solicitud|inscripcion))?(?: hasta)?(?: el)?|candidaturas? (?:hasta|antes del?)(?: el)?|postula(?:r|ciones?|cion|te|nse)? (?:hasta|antes del?)(?: el)?|(?:recepcion|envio) de (?:cvs?|candidaturas|antecedentes|curriculos) hasta(?: el)?|solicitudes? (?:hasta|antes del?)(?: el)?|inscripcion(?:es)? hasta(?: el)?|fecha limite)"
const END_CUE =
  "(?:(?:vertrag|befristung|laufzeit|contrat|contrato) )?(?:(?<=(?:term|contract|cover|ftc) )to|until|till|through|to the end of|ends?(?: in| on)?|end date|bis(?: zum)?|befristet bis(?: zum)?|jusqu'(?:au|a|en)|hasta(?: el| finales de)?|fin(?: en)?)"

const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,? |(?:montag|dienstag|mittwoch|donnerstag|freitag),? (?:den )?|(?:lundi|mardi|mercredi|jeudi|vendredi) (?:le )?|(?:lunes|martes|miercoles|jueves|viernes),? )?'
const TIME_OF_DAY =
  '(?:,? (?:(?:at|um|a|à|a las?) )?(?:noon|midday|midnight|mittags?|midi|minuit|mediodia|medianoche|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|uhr|h)|12 noon)(?![a-z]))?'
const at = (source: string) => new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${source}`, 'gu')

const EARLIER = '(?<time>(?:noon|midday|midnight|\\d{1,2}(?::\\d\\d)? ?(?:am|pm)),? (?:on )?)?'
/** Reads a date right at an offset. The only place where the long pattern is compiled: the cues below are short. */
const DATE_HERE = lean(new RegExp(`${EARLIER}${WEEKDAY}(?:the |dem |den )?(?<date>${DATE})`, 'uy'))
const NOW_HERE = new RegExp(`(?:${NOW})(?![A-Za-zÀ-ɏ])`, 'uy')
const TIME_HERE = new RegExp(`${TIME_OF_DAY}(?![A-Za-zÀ-ɏ])`, 'uy')

const DEADLINE = at(`${DEADLINE_CUE}[ :]+(?:el |le |the |am |zum )?`)
/** "Apply to Priya at jobs@… by Fri 12 March": the cue stands far ahead of its date. */
const APPLY_BY = at(
  "(?:apply|applications?|cvs?|send|bewirb|bewerb[a-z]*|candidature[s]?|dossiers?|postule[a-z]*|envi[a-z]+|instancias|inscripciones|solicitud[a-z]*)[^;\\n!?]{1,60}? (?:by|before|until|till|no later than|bis(?: zum| spatestens)?|avant le|jusqu'au|hasta el|antes del?) ",
)
const BY_BEHIND =
  /(?:by|before|until|till|no later than|bis(?: zum| spatestens)?|avant le|jusqu'au|hasta el|antes del?) $/u
/** "Avant le 1er mars.", "By 15.2. via careers page": a sentence of its own. */
const SENTENCE_BY = /(?<=[.;!\n]\s*)(?:by|before|bis(?: zum| spatestens)?|avant le|jusqu'au|antes del?|hasta el) /gu
/** "jobs@… by 15 Dec": the address is read already. */
const CONTACT_BY =
  /(?<=\u0001)[\s,]*(?:please |bitte )?(?:by|before|until|no later than|bis(?: zum| spatestens)?|avant le|jusqu'au|pour le(?= \d)|al(?= \d)|d'ici(?: le| au)?|hasta el|antes del?) (?:the |el |le )?/gu
const PERIOD = at(
  `(?:from |von |vom |de |du |between |zwischen |del )?(?<date>(?:(?:early |mid[ -]?|late |anfang |mitte |ende |debut |mi[ -]|fin |principios de |mediados de |finales de ))?(?:\\d{1,2}(?:er|st|nd|rd|th|\\.)? (?:de |of )?)?${MONTH}(?: ${YEAR})?) ?(?:-|to|until|till|through|bis|a|au|hasta|and|und|y) ?(?<until>(?:the )?(?:end of |early |mid[ -]?|late |anfang |mitte |ende |debut |mi[ -]|fin |principios de |mediados de |finales de )?(?:\\d{1,2}(?:er|st|nd|rd|th|\\.)? (?:de |of )?)?${MONTH}(?: (?:de )?${YEAR})?)(?![A-Za-zÀ-ɏ])`,
)
/** "Wintersaison 5.12. bis 11.4.": German dates in figures. */
const FIGURES_PERIOD = at(
  '(?:vom |von |ab )?(?<date>\\d{1,2}\\.\\d{1,2}\\.(?:20\\d\\d|\\d\\d(?!\\d))?) ?(?:-|bis(?: zum)?) ?(?<until>\\d{1,2}\\.\\d{1,2}\\.(?:20\\d\\d|\\d\\d(?!\\d))?)(?!\\d| ?uhr)',
)
/** "Suplencia del 15/3 al 30/9". */
const ROMANCE_FIGURES = at(
  '(?:del? |du |desde el |entre el )?(?<date>\\d{1,2}\\/(?:0?[1-9]|1[0-2])(?:\\/\\d{2,4})?) ?(?:al|au|hasta el|y el) ?(?<until>\\d{1,2}\\/(?:0?[1-9]|1[0-2])(?:\\/\\d{2,4})?)(?![\\d/])',
)
const START = at(`${START_CUE}[ :]+(?:el |le |au |the |am |zum |in |im |en |w/c |week commencing |on |der |dem )?`)
const START_AFTER = / (?:start(?:er|ers)?|beginn|eintritt)(?![A-Za-zÀ-ɏ])/gu
const START_NOW = at(`(?:${NOW})(?![A-Za-zÀ-ɏ])`)
const END = at(`${END_CUE}[ :]+(?:el |le |the |am |zum )?`)

export function readDates(reading: Reading): void {
  if (reading.language === 'de') takePeriods(reading, FIGURES_PERIOD)
  if (reading.language === 'fr' || reading.language === 'es') takePeriods(reading, ROMANCE_FIGURES)
  take(reading, DEADLINE, 'deadline')
  take(reading, APPLY_BY, 'deadline')
  take(reading, CONTACT_BY, 'deadline')
  take(reading, SENTENCE_BY, 'deadline')
  takePeriods(reading, PERIOD)
  take(reading, START, 'start')
  takeStartsAfter(reading)
  take(reading, END, 'end')
  takeNow(reading)
  joinStarts(reading)
  takeOpenStart(reading)
  takeLoneDate(reading)
}

/** "Sofort oder ab April" is one start. */
function joinStarts(reading: Reading): void {
  const starts = reading.facts.filter(({ kind }) => kind === 'start').sort(byPlace)
  for (let i = 1; i < starts.length; i++) {
    const [first, second] = [starts[i - 1]!, starts[i]!]
    const gap = reading.plain.slice(first.spans[0]![1], second.spans[0]![0])
    if (!/^ (?:or|oder|ou|o) (?:from |ab |zum |a partir de |des |desde )?$/u.test(gap)) continue
    const span: Span = [first.spans[0]![0], second.spans[0]![1]]
    Object.assign(first, { text: reading.text.slice(...span), spans: [span, ...second.spans] })
    reading.facts.splice(reading.facts.indexOf(second), 1)
    blankOut(reading, [span])
  }
}

/** "Start flexibel", "Eintritt nach Vereinbarung": open on purpose. */
const OPEN_START = at(
  '(?:start(?:termin| date)?|eintritt|beginn|debut|inicio|incorporacion|prise de poste)(?: is|:| ist)? (?<date>flexib(?:le|el)|nach vereinbarung|nach absprache|a convenir|negotiable|by arrangement|verhandelbar|laufend|jederzeit)(?![A-Za-zÀ-ɏ])',
)

const STAYS_OPEN = /^(?:flexib|negotiable|verhandelbar)/u

function takeOpenStart(reading: Reading): void {
  const found = matches(OPEN_START, reading.openPlain).map((match): Fact => {
    const said = match.index + match[0].length
    const to = said + limitBehind(reading.openPlain, said)
    const fact = seen(reading, [said - match.groups!.date!.length, to], 'medium', true)
    fact.spans.push([match.index, to])
    // "Start date flexible": no date, and no day to begin on.
    return STAYS_OPEN.test(match.groups!.date!)
      ? { ...fact, kind: 'free', about: 'date', text: reading.text.slice(match.index, to) }
      : { ...fact, kind: 'start' }
  })
  record(reading, found)
}

/** "…, CDI, le 1er avril, …": a date that is all a part says is the start. */
function takeLoneDate(reading: Reading): void {
  if (reading.facts.some(({ kind }) => kind === 'start')) return
  for (const { from, to } of reading.parts) {
    const lead = /^(?:le |el |am |on |the |auf (?:den )?)?/u.exec(reading.openPlain.slice(from, to))![0].length
    const span = to - from < 32 ? dateHere(reading.openPlain, from + lead, false) : null
    if (
      span?.[1] !== to ||
      !/[a-z]{3}|^[qt][1-4] /.test(reading.openPlain.slice(...span)) ||
      !isDate(reading.openPlain.slice(...span)) ||
      ALSO_A_WORD.test(reading.openPlain.slice(...span))
    )
      continue
    // "Kotlin, Spring, Postgres": a season with nothing beside it may be a tool.
    if (/^(?:spring|summer|fall)$/.test(reading.openPlain.slice(...span))) continue
    record(reading, [{ ...seen(reading, span, 'medium', true), kind: 'start' }])
    return
  }
}

const OR_SOONER =
  /^,? (?:or (?:earlier|sooner|before|later)|oder (?:fruher|eher|spater)|ou (?:avant|plus tot|plus tard)|o (?:antes|despues))(?![a-z])/u

/** The date that stands at an offset, if any; with its time of day for a deadline. */
function dateHere(text: string, offset: number, withTime: boolean): Span | null {
  DATE_HERE.lastIndex = offset
  const match = DATE_HERE.exec(text)
  if (!match) return null
  const from = match.groups!.time ? match.index : match.index + match[0].length - match.groups!.date!.length
  let to = match.index + match[0].length
  if (withTime) {
    TIME_HERE.lastIndex = to
    to += TIME_HERE.exec(text)?.[0].length ?? 0
  }
  to += OR_SOONER.exec(text.slice(to, to + 20))?.[0].length ?? 0
  return /[A-Za-zÀ-ɏ]/.test(text[to] ?? '') ? null : [from, to]
}

/** "3 years" behind "from" is a length, "2027" alone behind "ab" may be a street number: those need a real date word. */
const isDate = (text: string): boolean =>
  !/^\d{1,2} (?:months?|weeks?|mois|semaines|monaten?|wochen|meses|semanas)$/.test(text) &&
  !/^\d{1,2}\/\d{1,2}$/.test(text)
/** "1. Mai oder nach Vereinbarung": the date is open, and says so. */
const BY_AGREEMENT = lean(
  /^,? (?:oder|ou|o|or) (?:anfang |mitte |ende |debut |mi-|fin )?(?:januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![a-z])|^,? (?:oder|ou|o|or)(?: (?:fruher|sooner|later|spater))?(?: (?:nach (?:vereinbarung|absprache)|(?:date )?a (?:convenir|discuter|definir|voir)|by arrangement|by agreement|selon (?:vos )?disponibilites?|segun disponibilidad))/u,
)
/** "À partir du 4, non, le 18 janvier": what was taken back stands between the cue and the date. */
const TAKEN_BACK = /^\u0001+ ?(?:le |el |du |the |den )?/u
/** Months that are words as well: they need a day, a year or a plain cue. */
const ALSO_A_WORD = /^(?:may|mar|mars|sep)$/

function take(reading: Reading, cue: RegExp, kind: 'start' | 'end' | 'deadline'): void {
  const facts: Fact[] = []
  const text = reading.openPlain
  for (const match of matches(cue, text)) {
    const from =
      match.index + match[0].length + (TAKEN_BACK.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0)
    const span = dateHere(text, from, kind === 'deadline') ?? otherwise(text, from, kind)
    if (!span || facts.some((fact) => fact.spans[0]![1] > match.index)) continue
    const written = text.slice(...span)
    const open =
      kind === 'start'
        ? (BY_AGREEMENT.exec(text.slice(span[1], span[1] + 40))?.[0].length ?? limitBehind(text, span[1]))
        : 0
    if (cue === CONTACT_BY && !endsContact(reading, match.index)) continue
    const meant = kind === 'end' && reading.language === 'de' ? endOf(reading, match.index, [match[0], written]) : kind
    if (!meant) continue
    if (kind !== 'deadline' && !isDate(written)) continue
    if (
      kind === 'start' &&
      /^from/.test(match[0]) &&
      (OF_A_TOOL.test(reading.text.slice(Math.max(0, match.index - 24), match.index)) ||
        /(?:reviewed|considered|interview(?:s|ing)|accepted|open|\d (?:seasonal|temps?|staff)) $/u.test(
          reading.plain.slice(Math.max(0, match.index - 16), match.index),
        ))
    )
      continue
    if (ALSO_A_WORD.test(written) && !/^(?:start|from|begin|ab|a p|poste|des|deb)/.test(match[0])) continue
    const fact = seen(reading, [span[0], span[1] + open], 'high', true)
    fact.text = fact.text.replace(/(?<=[a-z\d]) (?=\d{1,2}(?::\d\d)? ?(?:am|pm|Uhr)$)/i, ', ')
    fact.spans.push([cue === APPLY_BY ? from - BY_BEHIND.exec(match[0])![0].length : match.index, span[1] + open])
    facts.push({ ...fact, kind: meant })
  }
  record(reading, facts)
}

/** "NetSuite from autumn": when a tool comes. */
const OF_A_TOOL = /\p{Ll}\p{Lu}\p{L}* $|(?<!\p{L})[A-Z]{3,5} $/u

/** German "bis" ends contracts, applications, seasons and projects alike; its sentence tells which. */
function endOf(reading: Reading, at: number, [cue, date]: [string, string]): 'end' | 'deadline' | null {
  const sentence = reading.plain.slice(...sentenceAt(reading, at))
  if (TELLS_CONTRACT.test(sentence) || !/^bis/.test(cue)) return 'end'
  if (TELLS_APPLYING.test(sentence)) return 'deadline'
  return sentence.trim().length < cue.length + date.length + 8 ? 'end' : null
}
const TELLS_CONTRACT =
  /befrist|vertret|saison|vertrag|elternzeit|mutterschutz|karenz|zunachst|laufzeit|drittmittel|aushilf|dauer|beginn|ab |von |vom |ersatz|hilfe|job/u
const TELLS_APPLYING = /bewerb|unterlagen|lebenslauf|schreib|meld|brief|ruf|mail|@|\u0001|auskunft|post/u

const endsContact = (reading: Reading, offset: number): boolean =>
  reading.facts.some(({ kind, spans }) => kind === 'contact' && spans.some(([, to]) => to === offset))

function otherwise(text: string, offset: number, kind: 'start' | 'end' | 'deadline'): Span | null {
  if (kind === 'deadline') {
    const open = /^(?:until filled|when filled)/.exec(text.slice(offset, offset + 12))
    return open ? [offset, offset + open[0].length] : null
  }
  if (kind === 'end') return null
  NOW_HERE.lastIndex = offset
  const now = NOW_HERE.exec(text)
  return now ? [offset, offset + now[0].length] : null
}

/** "1 March start", "immediate start". */
function takeStartsAfter(reading: Reading): void {
  const facts: Fact[] = []
  const text = reading.openPlain
  for (const match of matches(START_AFTER, text)) {
    const words = [...text.slice(Math.max(0, match.index - 30), match.index).matchAll(/(?<![A-Za-zÀ-ɏ\d/.])[a-z\d]/gu)]
    const start = Math.max(0, match.index - 30)
    const span = words
      .map(({ index }) => dateHere(text, start + index, false) ?? immediateAt(text, start + index))
      .find((one) => one?.[1] === match.index)
    if (!span || !isDate(text.slice(...span))) continue
    const fact = seen(reading, span, 'high', true)
    fact.spans.push([span[0], match.index + match[0].length])
    facts.push({ ...fact, kind: 'start' })
  }
  record(reading, facts)
}

const immediateAt = (text: string, offset: number): Span | null =>
  text.startsWith('immediate', offset) ? [offset, offset + 9] : null

const AT_THE_LATEST =
  /^,? (?:spatestens(?: zum| im| ab| am| bis)?|at the latest(?: by| on| in)?|no later than|au plus tard(?: le| en)?|a mas tardar(?: el| en)?|idealement(?: le| en| debut)?|idealmente(?: el| en)?) /u
/** "Cuando puedas, abril ideal". */
const IDEALLY = new RegExp(`^, ${MONTH} ideal(?:ement|mente)?(?![a-z])`, 'u')
const LATEST_DAY = /^\d{1,2}\.\d{1,2}(?!\d)/u

/** "Dès que possible, au plus tard le 1er février", "cuando puedas, abril ideal": how far the date goes on. */
function limitBehind(text: string, end: number): number {
  const ideal = IDEALLY.exec(text.slice(end, end + 30))?.[0].length
  if (ideal) return ideal
  const words = AT_THE_LATEST.exec(text.slice(end, end + 24))?.[0].length ?? 0
  if (words === 0) return 0
  const day = LATEST_DAY.exec(text.slice(end + words, end + words + 8))?.[0].length
  const date = dateHere(text, end + words, false)
  return day ? words + day : date ? date[1] - end : 0
}

function takeNow(reading: Reading): void {
  const found = matches(START_NOW, reading.openPlain)
  record(
    reading,
    found.map((match) => ({
      ...seen(
        reading,
        [match.index, match.index + match[0].length + limitBehind(reading.openPlain, match.index + match[0].length)],
        'high',
        true,
      ),
      kind: 'start' as const,
    })),
  )
}

/** "peak Aug-Oct", "lambing runs March to May": when there is most to do. */
const OF_THE_WORK_BEFORE =
  /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|in summer|in winter|summers?|winters?|finish|shifts?|nights|peaks?|busy|travel(?:ling)?|runs?|mandatory|voluntary|classes|reports|pto|holidays?|live in|season is)[ :,(]*$/u
const OF_THE_WORK_AFTER =
  /^[,:]? ?(?:(?:about|around|ca\.?|up to) )?(?:\d{1,2} ?(?:h|hrs?|hours?|days?)(?![a-z])|it's|no holidays?|harvest|season|peak|rush|late|nights?|dawn|half|you can|when|if wanted)/u

/** "4 jours en juillet-août", "domingos por la mañana de julio a agosto", "en campaña (sept-oct) 40": how one works then. */
const ROMANCE_TIMES_BEFORE =
  /(?:jours?|dias?|heures?|horas?|\d ?h|semaines?|semanas?|domingos?|sabados?|manana|tardes?|noches?|matins?|soirs?|nuits?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|campana|vendimia|cosecha|recolte|vendanges|intensiv[ao]|continu[ao]|ferme[es]*|cerrad[oa]s?|vacances|vacaciones)(?: (?!jusqu|hasta|contrat|cdd)[a-z]+){0,2}[ ,:]*(?:en |\()?$/u

/** Said of the post: what leads to it, or the title ahead of it. */
const PERIOD_CUE =
  /(?:^|[\s(])(?:season(?:al)?|saison\p{L}*|temp(?:orary)?|fixed[- ]term|ftc|term|contract|cover|dates?|summer|winter|sommer|(?:sommer|winter)saison|befristet\p{L}*|vertrag|laufzeit|zeitraum|einsatz|stelle|job|role|post|position|aushilfe|ferienjob|praktikum|internship|placement|start(?:ing)?)[\s:,(]*$/u

/** "Winterdienst mit Rufbereitschaft Nov bis März" tells when some of the work is done, and not for how long one is hired. */
function isOfPost(reading: Reading, { index, 0: said }: RegExpExecArray): boolean {
  if (reading.language !== 'en' && reading.language !== 'de') return true
  if (/^(?:from|von|vom|between|zwischen) /u.test(said)) return true
  const { from } = partAt(reading, index)
  const ahead = reading.plain.slice(from, index)
  return ahead.trim() === '' || PERIOD_CUE.test(ahead) || from <= (reading.parts[1]?.from ?? 0)
}

function takePeriods(reading: Reading, pattern: RegExp): void {
  const facts: Fact[] = []
  const periods = matches(pattern, reading.openPlain)
  // "April to October 45 hours, November to March 30": seasons of the work, not its beginning and end.
  if (periods.length > 1) return
  for (const match of periods) {
    const { date, until } = match.groups!
    const end = match.index + match[0].length
    // "Two concerts a year, Dec and June" are two dates, not the first and the last.
    if (/ (?:and|und|y) /.test(match[0]) && !/^(?:between|zwischen|entre|from|von|vom) /.test(match[0])) continue
    if (
      OF_THE_WORK_BEFORE.test(reading.plain.slice(Math.max(0, match.index - 20), match.index)) ||
      OF_THE_WORK_AFTER.test(reading.plain.slice(end, end + 24))
    )
      continue
    if (!isOfPost(reading, match)) continue
    if (
      reading.language !== 'en' &&
      reading.language !== 'de' &&
      ROMANCE_TIMES_BEFORE.test(reading.plain.slice(Math.max(0, match.index - 40), match.index))
    )
      continue
    const whole: Span = [match.index, match.index + match[0].length]
    const from = match.index + match[0].indexOf(date!)
    const start = seen(reading, [from, from + date!.trimEnd().length], 'high', true)
    const last = seen(reading, [whole[1] - until!.length, whole[1]], 'high', true)
    start.spans.push(whole)
    facts.push({ ...start, kind: 'start' }, { ...last, kind: 'end' })
  }
  record(reading, facts)
}
