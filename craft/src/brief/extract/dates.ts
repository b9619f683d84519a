/** Start, end and deadline: a date counts only behind a cue, and the wording stays as it was typed. */
import type { Fact, Span } from '../facts.ts'
import { type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|okt|dez|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![a-z])'
const YEAR = "(?:20\\d\\d|'\\d\\d)"
const HOLIDAY =
  '(?:easter|christmas|xmas|new year|thanksgiving|summer|autumn|fall|winter|spring|ostern|weihnachten|neujahr|sommer|herbst|fruhjahr|fruhling|noel|paques|ete|automne|hiver|printemps|rentree|la rentree|navidad|semana santa|verano|otono|invierno|primavera|term|semester|school year|schuljahr|the season|saison|temporada|half[- ]term)'
export const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de |du )?${MONTH}(?:\\.?,? (?:de |del )?${YEAR})?|(?:early |mid[ -]?|late |(?:the )?(?:end|beginning|start|middle) of |anfang |mitte |ende |debut |mi-|fin |courant |mediados de |principios de |primeros de |finales de )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?(?![\\d.,:]|\\s?(?:h|std|hours|days|years|people|%)))?(?:\\.?,? (?:de |del )?${YEAR})?|\\d{1,2}[./]\\d{1,2}[./](?:20\\d\\d|\\d\\d)|\\d{1,2}\\.\\d{1,2}\\.|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}(?!\\d)|[qt][1-4](?: ?/? ?${YEAR})|q[1-4]|(?:(?:before|after|vor|nach|avant|apres|antes de|despues de|around|in|early|late) )?(?:the |l'|la |el )?${HOLIDAY}(?: ?${YEAR})?|next (?:month|week|year|term|quarter)|nachste[nr]? (?:monat|woche|jahr)|le mois prochain|(?:el )?proximo mes|(?:the )?(?:new year)|(?:in )?\\d{1,2} (?:weeks?|months?|wochen|monaten?|semaines|mois|semanas|meses)(?: time)?|${YEAR})`

const NOW =
  'as soon as possible|asap|immediate(?:ly)?(?: start)?|start immediately|right away|straight away|start(?:ing)? now|urgent start|ab sofort|sofort(?:iger eintritt)?|(?:zum )?nachstmoglichen? (?:zeitpunkt|termin)|schnellstmoglich|baldmoglichst|libre de suite|des que possible|immediatement|(?:prise de poste )?immediate|de suite|incorporacion inmediata|inmediata|cuanto antes|lo antes posible'
const START_CUE =
  "(?:start(?:s|ing|ed)?(?: date)?(?: is| from| in| on| by)?|beginning|commenc(?:es|ing)(?: in| on)?|join(?:ing)?(?: us)? (?:in|by|from)|available (?:from|in)|from|as of|starttermin|arbeitsbeginn|eintritt(?:sdatum|stermin)?|beginn|start ab|start zum|start im|ab(?: dem)?|zum|per|a partir d[eu]|a partir d'|des(?: le)?|a compter du|debut(?: en| le)?|prise de poste|demarrage|pour (?:le )?(?=\\d|jan|fev|mar|avr|mai|juin|juil|aou|sep|oct|nov|dec)|poste a pourvoir(?: le| en| au)?|disponible|disponibilite|disponibilidad|verfugbar(?: ab)?|incorporacion(?: en| el)?|inicio(?: en| el)?|comienzo(?: en)?|desde|a partir de(?:l)?|entrada)"
const DEADLINE_CUE =
  "(?:deadline(?: is)?|apply (?:by|before|until)|applications? (?:by|until|before|close[sd]?(?: on)?|deadline|due)|closing(?: date)?(?: is| on)?|closes(?: on)?|cvs? (?:by|until)|send (?:your |me )?(?:cv|application)s? (?:by|until|before)|bewerbung(?:en)?(?: bitte)? bis(?: zum| spatestens)?|bewerbungsfrist(?: bis| ist)?|bewerbungsschluss(?: ist)?|frist(?: bis)?|(?:candidatures?|reponses?|retours?|postulez) (?:avant|jusqu'au)(?: le)?|ruckmeldung bis(?: zum)?|date limite(?: de candidature)?|cloture(?: des candidatures)?(?: le)?|postuler avant(?: le)?|plazo(?: de (?:solicitud|inscripcion))?(?: hasta)?(?: el)?|candidaturas? (?:hasta|antes del?)(?: el)?|solicitudes? (?:hasta|antes del?)(?: el)?|inscripcion(?:es)? hasta(?: el)?|fecha limite)"
const END_CUE =
  "(?:until|till|through|to the end of|ends?(?: in| on)?|end date|bis(?: zum)?|befristet bis(?: zum)?|jusqu'(?:au|a|en)|hasta(?: el| finales de)?|fin(?: en)?)"

const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?,? |(?:montag|dienstag|mittwoch|donnerstag|freitag),? (?:den )?|(?:lundi|mardi|mercredi|jeudi|vendredi) (?:le )?|(?:lunes|martes|miercoles|jueves|viernes),? )?'
const TIME_OF_DAY = '(?:,? (?:at )?(?:noon|midday|midnight|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|uhr|h)|12 noon))?'
const at = (source: string) => new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${source}`, 'gu')

const DEADLINE = at(
  `(?<cue>${DEADLINE_CUE})[ :]+(?:el |le |the |am |zum )?${WEEKDAY}(?<date>${DATE}${TIME_OF_DAY}|until filled|when filled)(?![A-Za-zÀ-ɏ])`,
)
/** "Apply to Priya at jobs@… by Fri 12 March": the cue stands far ahead of its date. */
const APPLY_BY = at(
  `(?<cue>(?:apply|applications?|cvs?|send|bewirb|bewerb[a-z]*|candidature[s]?|postule[a-z]*|envi[a-z]+|solicitud[a-z]*)[^;\\n!?]{1,60}? (?:by|before|until|no later than|bis(?: zum| spatestens)?|avant le|jusqu'au|hasta el|antes del?)) ${WEEKDAY}(?:the |dem |den )?(?<date>${DATE}${TIME_OF_DAY})(?![A-Za-zÀ-ɏ])`,
)
const PERIOD = at(
  `(?:from |von |de |du |between |zwischen )?(?<date>${MONTH}(?: ${YEAR})?) ?(?:-|to|until|till|through|bis|a|au|hasta|and|und|y) ?(?<until>(?:the )?(?:end of |ende |fin |finales de )?(?:\\d{1,2} )?${MONTH}(?: (?:de )?${YEAR})?)(?![A-Za-zÀ-ɏ])`,
)
const START = at(
  `(?<cue>${START_CUE})[ :]+(?:el |le |the |am |zum |in |im |en |w/c |week commencing |on |der |dem )?(?<date>${DATE}|(?:${NOW}))(?![A-Za-zÀ-ɏ])`,
)
const START_AFTER = at(`(?<date>${DATE}|immediate) (?<cue>start(?:er|ers)?|beginn|eintritt)(?![A-Za-zÀ-ɏ])`)
const START_NOW = at(`(?<date>${NOW})(?![A-Za-zÀ-ɏ])`)
const END = at(`(?<cue>${END_CUE})[ :]+(?:el |le |the |am |zum )?(?<date>${DATE})(?![A-Za-zÀ-ɏ])`)

export function readDates(reading: Reading): void {
  take(reading, DEADLINE, 'deadline')
  take(reading, APPLY_BY, 'deadline')
  takePeriods(reading)
  take(reading, START, 'start')
  take(reading, START_AFTER, 'start')
  take(reading, END, 'end')
  take(reading, START_NOW, 'start')
}

function dateSpan(match: RegExpMatchArray, group: string): Span {
  const date = match.groups![group]!
  const from =
    match.index! +
    (group === 'until'
      ? match[0].lastIndexOf(date)
      : match[0].indexOf(date, match.groups!.cue && !match[0].startsWith(date) ? match.groups!.cue.length : 0))
  return [from, from + date.trimEnd().length]
}

/** "3 years" behind "from" is a length, "2027" alone behind "ab" may be a street number: those need a real date word. */
const isDate = (text: string): boolean => !/^\d{1,2} (?:months?|weeks?)$/.test(text) && !/^\d{1,2}\/\d{1,2}$/.test(text)

function take(reading: Reading, pattern: RegExp, kind: 'start' | 'end' | 'deadline'): void {
  const facts: Fact[] = []
  for (const match of reading.openPlain.matchAll(pattern)) {
    const span = dateSpan(match, 'date')
    const written = reading.openPlain.slice(...span)
    if (kind !== 'deadline' && !isDate(written)) continue
    if (
      /^(?:may|mar|mars|sep)$/.test(written) &&
      !/\d/.test(match[0]) &&
      !/^(?:start|from|begin|ab|des|deb)/.test(match[0])
    )
      continue
    const fact = seen(reading, span, 'high', true)
    if (pattern !== APPLY_BY) fact.spans.push([match.index, match.index + match[0].length])
    facts.push({ ...fact, kind })
  }
  record(reading, facts)
}

function takePeriods(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of reading.openPlain.matchAll(PERIOD)) {
    const whole: Span = [match.index, match.index + match[0].length]
    const start = seen(reading, dateSpan(match, 'date'), 'high', true)
    const end = seen(reading, dateSpan(match, 'until'), 'high', true)
    start.spans.push(whole)
    facts.push({ ...start, kind: 'start' }, { ...end, kind: 'end' })
  }
  record(reading, facts)
}
