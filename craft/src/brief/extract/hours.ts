/** Weekly hours, and the pattern of shifts in the words of the brief. */

import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { matches } from '../matches.ts'
import { isNegated } from '../polarity.ts'
import { blankOut, partAt, type Reading, record } from '../reading.ts'
import { seen, trim, widen } from './spot.ts'

const HOUR =
  '(?:hours?|hrs?|hs|horas (?:catedra|reloj)|h|std\\.?|stdn\\.?|stunden?|wochenstunden|heures?|horas?)(?![a-z\\d])'
const PER_WEEK =
  '(?:\\s?(?:/|per|a|pro|par|por|die|in der|each|every|je|la|a la)?\\s?(?:weeks?|wk|woche|wochentlich|wo\\.?|semaine|sem\\.?(?![a-z])|hebdo(?:madaires)?|semanales|semana|weekly|pw|p/w))(?![a-z])'
const PER_DAY = '(?:\\s?(?:/|per|a|pro|par|por|al)?\\s?(?:day|tag|taglich|jour|dia|diarias|daily))(?![a-z])'
const PER_MONTH = '(?:\\s?(?:/|per|a|im|pro|par|por|al)\\s?(?:month|monat|mois|mes))(?![a-z])'
const N = '\\d{1,3}(?:[.,]\\d{1,2})?'

const WEEKLY = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,¤£$])(?<min>${N})(?:\\s?${HOUR})?\\s?(?:(?:-|to|bis|a|or|oder)\\s?(?<max>${N}))?\\s?-?${HOUR}(?<per>${PER_WEEK}|${PER_DAY}|${PER_MONTH})?(?:-?woche)?`,
  'gu',
)
const OF_TRAVEL = /(?:viajes?|travel|reise[a-z]*|deplacements?|voyages?)[: ]*$/u
const FTE =
  /(?<=(?:part[- ]?time|teilzeit|temps partiel|tiempo parcial|pensum)[ ,:]\(?)(?<span>\d{2,3})(?:\s?-\s?(?<upto>\d{2,3}))?\s?%|(?<=(?:part[- ]?time|teilzeit|temps partiel|tiempo parcial) \(?)(?<share>0[.,]\d{1,2})(?=\)|[\s,;]|$)|(?<![\d.,])(?<min>[01][.,]\d{1,2})\s?(?:fte|etp|vza|vzä|vz)(?![a-z])|(?<percent>\d{2,3})(?:\s?-\s?(?<most>\d{2,3}))?\s?(?:%|prozent)(?=\)|[- ]?(?:fte|stelle|pensum|position|job|role|stellenumfang|etp|vollzeit|contract|workload|teilzeit|part[- ]time|de jornada)| nach [a-z]|(?<=[a-z] )\d{2}\s?%(?= (?:fur|in|im) (?:unser|die|das|den|ein)))/gu

/** "80% position": what the share is a share of says nothing alone. */
const OF_POST = /^ (?:position|post|role|job|workload)(?=\s*(?:[,.;)\n]|$))/u

/** "Assistante de direction 80 à 100 %": a span of shares is how much one works. */
const WORKLOAD =
  /(?<!\d[.,]? ?)(?<low>\d{2}) ?(?:-|a|bis|to) ?(?<high>\d{2,3}) ?%(?=\s*(?:$|[,;.()\n]|(?:fur|bei|in|im|als) ))/gu

const FULL_OR_NIGHT =
  /(?<![a-z])(?:full[- ]?time|vollzeit|temps plein|temps complet|jornada completa|nights?|nacht|nuits?|noches?|shifts?|turnos?(?= \d| de \d)|guardias?(?= de)|(?:gardes?|postes|journees)(?= de \d))(?![a-z])/u

/** "24 hrs over 3 days", "24 hrs: Wed, Thu": not round the clock. */
const OF_A_WEEK =
  /^\s*(?:over|on|across|sur|auf|an|en) \d|^ ?[:(] ?(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|mie|jue|vie)[a-z]*[ ,.:+/&-]/u

export function readHours(reading: Reading): void {
  const facts: Fact[] = []
  const measures: Span[] = []
  const overDays: Fact[] = []
  for (const match of matches(WEEKLY, reading.openPlain)) {
    const { min, max, per } = match.groups!
    const low = Number(min!.replace(',', '.'))
    const high = max ? Number(max.replace(',', '.')) : low
    const daily = per !== undefined && new RegExp(`^${PER_DAY}$`, 'u').test(per)
    const before = reading.openPlain.slice(Math.max(0, match.index - 20), match.index)
    const monthly = per !== undefined && new RegExp(`^${PER_MONTH}$`, 'u').test(per)
    const after = reading.openPlain.slice(match.index + match[0].length, match.index + match[0].length + 26)
    // "2.050 € bei Vollzeit (40 h)" measures the pay.
    if (
      /(?:bei|auf|basis) (?:vollzeit|100 ?%)(?:basis)? ?\($/u.test(before) ||
      (!per && /(?:¤|eur|euros|\$|chf) (?:brut[a-z]* )?\(?(?:por (?:las )?|pour (?:les )?|a )$/u.test(before))
    ) {
      const lead = /(?:por (?:las )?|pour (?:les )?)$/u.exec(before)?.[0].length ?? 0
      measures.push([match.index - lead, match.index + match[0].length])
      continue
    }
    // "OT about 6 hrs a week" comes on top.
    if (/(?<![a-z])(?:ot|overtime|uberstunden|heures sup\w*|horas extras?)[^,;.]{0,14}$/u.test(before)) continue
    // "60.8 hrs/fortnight" are those of two weeks.
    if (/^\s?(?:\/|per |a |each |every )?\s?(?:fortnight|fn(?![a-z])|2 weeks|two weeks)/u.test(after)) continue
    // "Christmas weeks are 38 hours".
    if (
      /(?:christmas|easter|peak|season|summer|winter|busy|holiday|term|harvest|sale) (?:weeks?|time)(?: are| is|:| =) ?$/u.test(
        before,
      )
    )
      continue
    if (!daily && !monthly && (high < 4 || high > 70 || low > high)) continue
    if (
      !per &&
      (high < 10 ||
        /(?:(?<![a-z])(?:from|until|till|bis|ab|von|at|um|within|in|after|every|response|sla|hasta las|a las|apres|avant|vers|jusqu'a|a partir de|des|despues de(?: las)?|antes de(?: las)?|hacia las|entre(?: \d{1,2} ?h(?:\d\d)? (?:et|y))?|(?<!(?:plein|complet|partiel|completa|parcial|contrat|contrato|jornada) )de|curso|course|training|formation|kurs|schulung|prl|formacion)|:|(?<=[\dhx] ?)-) ?$/u.test(
          before,
        ) ||
        (min === '24' && !OF_A_WEEK.test(after)))
    )
      continue
    if (!per && (OF_A_COURSE.test(partBefore(reading, match.index)) || (low < high && AT_THOSE_TIMES.test(before))))
      continue
    // "De 7 h 15 à 15 h 45": from when to when.
    if (!per && /\d ?h $/u.test(before)) continue
    // "4 h à 12 h": from when to when.
    if (!per && low < high && high <= 24 && /\dh? ?h(?:\d\d)? ?(?:-|a|to|bis) ?\d/u.test(match[0])) continue
    // "40 h formación/año": what one may learn.
    if (!per && OF_A_COURSE_AFTER.test(after)) continue
    // "14,80 std" is what an hour is paid.
    if (!per && /[.,]\d0$/.test(min!) && low < 30) continue
    // "Fr 14 h" is when the day ends.
    if (!per && low === high && low <= 23 && BEHIND_DAY.test(before)) continue
    // "début 3h fin 10h": when it begins and ends.
    if (!per && low === high && OF_THE_CLOCK.test(before)) continue
    // "13h-20h36": from when to when.
    if (!per && /^-\d{1,2} ?h/u.test(after)) continue
    if (low === 24 && /^\s*(?:response|sla|turnaround|care|shift)/u.test(after)) continue
    if (
      !per &&
      (isClock(low, high, match[0]) ||
        (low < high && high <= 24 && NEAR_DAY.test(reading.plain.slice(Math.max(0, match.index - 30), match.index))))
    )
      continue
    // Twelve hours beside full time or nights are a shift, not a week.
    if (!per && high <= 12 && FULL_OR_NIGHT.test(reading.plain)) continue
    if (!per && low <= 24 && TIME_OF_DAY.test(reading.plain.slice(Math.max(0, match.index - 30), match.index))) continue
    const minutes = max || per ? null : WITH_MINUTES.exec(after)
    // "Ouvert 8 h 30": a morning hour with its minutes is no week.
    if (minutes && low < 24 && !minutes.groups!.week) continue
    const over = OVER_DAYS.exec(after)?.[0].length ?? 0
    if (over > 0 && !per) {
      const end = match.index + match[0].length
      overDays.push({ kind: 'shift', ...seen(reading, [match.index, end + over], 'high', true) })
    }
    const part = minutes ? Number(minutes.groups!.minutes) / 60 : 0
    const to = match.index + match[0].length + (minutes?.[0].length ?? 0)
    const span: Span = trim(reading.text, [match.index, to])
    facts.push({
      kind: 'hours',
      ...seen(reading, span, per ? 'high' : 'medium', true),
      min: low + part,
      max: high + part,
      per: daily ? 'DAY' : monthly ? 'MONTH' : 'WEEK',
    })
  }
  facts.push(...overDays)
  for (const match of matches(FTE, reading.openPlain)) {
    const { min: written, share, span: some, upto } = match.groups!
    // "Équipe : 1 assistante RH (60 %)": what a colleague works.
    if (
      /\d [a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2} \(?$/iu.test(reading.text.slice(Math.max(0, match.index - 36), match.index)) &&
      /\($/.test(reading.text.slice(0, match.index))
    )
      continue
    // "Nacht nur freiwillig (+25 %)": what comes on top.
    if (/\+ ?$/.test(reading.plain.slice(Math.max(0, match.index - 3), match.index))) continue
    // "Francés B2 (viajes 15 %)".
    if (OF_TRAVEL.test(reading.plain.slice(Math.max(0, match.index - 16), match.index))) continue
    const percent = match.groups!.percent ?? some ?? /^\d{2}/u.exec(match[0])?.[0]
    const most = match.groups!.most ?? upto
    const min = written ?? share
    // "6'000-7'000 (100 %)", "Kurs wird bezahlt (50 %)": what the pay is for, and how much of it is given.
    if (
      !min &&
      /(?<!(?:time|zeit|partiel|parcial|pensum|stelle|position|std\.?|stunden|hours|hrs|\dh|umfang|post)) ?\($/u.test(
        reading.plain.slice(Math.max(0, match.index - 14), match.index),
      )
    )
      continue
    if (
      !min &&
      (Number(percent) > 100 ||
        /(?:now|from|to|of|von|auf|bei|currently) $/u.test(
          reading.openPlain.slice(Math.max(0, match.index - 10), match.index),
        ))
    )
      continue
    const low = min ? Number(min.replace(',', '.')) : Number(percent) / 100
    const end = match.index + match[0].length
    const span: Span = [match.index, end + (OF_POST.exec(reading.openPlain.slice(end, end + 12))?.[0].length ?? 0)]
    facts.push({
      kind: 'hours',
      ...seen(reading, span, 'high', true),
      min: low,
      max: most ? Number(most) / 100 : low,
      per: 'FTE',
    })
  }
  for (const match of matches(WORKLOAD, reading.openPlain)) {
    const [low, high] = [Number(match.groups!.low), Number(match.groups!.high)]
    if (facts.some(({ spans }) => spans[0]![0] < match.index + match[0].length && match.index < spans[0]![1])) continue
    if (low % 5 !== 0 || high % 5 !== 0 || low >= high || high > 100 || high < 40) continue
    const span: Span = [match.index, match.index + match[0].length]
    facts.push({ kind: 'hours', ...seen(reading, span, 'medium', true), min: low / 100, max: high / 100, per: 'FTE' })
  }
  const isRomance = reading.language === 'fr' || reading.language === 'es'
  const workload = isRomance ? WORKLOAD_OF_TITLE.exec(reading.openPlain.slice(0, 90)) : null
  if (workload && Number(workload[2]) % 5 === 0 && Number(workload[2]) >= 20) {
    const from = workload[1]!.length
    const share = Number(workload[2]) / 100
    facts.push({
      kind: 'hours',
      ...seen(reading, [from, workload[0].length], 'medium', true),
      min: share,
      max: share,
      per: 'FTE',
    })
  }
  for (const { from, to } of reading.parts) {
    if (reading.openPlain[to - 1] !== '%' || facts.some(({ spans }) => spans[0]![0] < to && from < spans[0]![1]))
      continue
    const share = /^(\d{2,3})(?:\s?-\s?(\d{2,3}))?\s?%$/.exec(reading.openPlain.slice(from, to))
    // "£55k + 10%": what is added to a sum is no working time.
    if (share && Number(share[1]) <= 100 && !/\+\s*$/.test(reading.text.slice(Math.max(0, from - 3), from)))
      facts.push({
        kind: 'hours',
        ...seen(reading, [from, to], 'medium', true),
        min: Number(share[1]) / 100,
        max: Number(share[2] ?? share[1]) / 100,
        per: 'FTE',
      })
  }
  blankOut(reading, measures)
  record(reading, facts)
}

const partBefore = (reading: Reading, at: number): string =>
  reading.plain.slice(Math.max(partAt(reading, at).from, at - 60), at)
/** "35h sur 4,5 jours": over how many days. */
const OVER_DAYS = /^ (?:sur|en|repartid[ao]s? en) [3-6](?:[.,]5)? (?:jours?|dias?|j)(?![a-z])/u
/** "40 h formación/año", "Curso de prevención del metal 20h": how long one learns. */
const OF_A_COURSE_AFTER =
  /^ ?(?:de |d'|of )?(?:formation|formacion|capacitacion|training|weiterbildung|fortbildung|cours)/u
const OF_A_COURSE = /(?<![a-z])(?:curso|prl|prevencion|formation|formacion|habilitation|stage|capacitacion)(?![a-z])/u
/** "Turno tarde (15-23h)". */
const AT_THOSE_TIMES =
  /(?<![a-z])(?:turnos?|tardes?|noches?|mananas?|horarios?|horaires?|matin|soir|nuits?|apres-midi|equipe|postes?)[a-z: ]{0,10}\(? ?$/u

/** "Spécialiste RH 70 %": the share stands right behind what is sought. */
const WORKLOAD_OF_TITLE = /^([a-zß-ɏ][a-zß-ɏ/()·' -]{6,48} (?:a )?)(\d{2,3}) ?%(?=\s*[,;(.\n\u0001]|$)/u

const OF_THE_CLOCK =
  /(?:debut|fin|depart|ouverture|fermeture|jusqu'a|vers|des|a partir de|entrada|salida|hasta las|desde las|a las|beginn|ende|feierabend|schluss) (?:a |um |las )?$/u

/** "9-18h" is a time of day, "20-30 Std." is not. */
const isClock = (low: number, high: number, written: string): boolean =>
  (low < high && high <= 24 && /\d\s?h\s?-\s?\d{1,2}\s?h/u.test(written)) ||
  (low < high &&
    low >= 5 &&
    low <= 14 &&
    high <= 23 &&
    high - low >= 4 &&
    high - low <= 12 &&
    /\d\s?(?:h|hs|hrs|uhr)$/u.test(written.trim()))

const DAY =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday|s)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|l(?=(?: ?- ?| a )[vsd](?![a-z]))|(?<=(?<![a-z])l(?: ?- ?| a ))[vsd](?![a-z])|lun|vie|sab|dom|lu|ve)'
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|hrs?\\.?|hs\\.?|h(?:\\d\\d)?|uhr|horas)?'
const SHIFT_WORDS =
  /(?<![A-Za-zÀ-ɏ])(?:(?:days|nights|mornings|afternoons|evenings|weekends|lates|earlies|weekdays) only|shifts?|shift work|shift pattern|rotating|rota|rotas|(?:early|late|night|(?<!\d )day|split|back|twilight|weekend|evening|morning|afternoon)s? shifts?|earlies|lates|nights?(?! out)|overnights?|evenings?|mornings?|afternoons|weekends?|bank holidays?|out[- ]of[- ]hours|on[- ]call|call[- ]?outs?|overtime|(?:continental|four on four off|4 on 4 off|panama)|\d-tage-woche|\d[- ]days? week|closed (?:on )?(?:mon|tues|wednes|sun)days?|flexible hours|flexi[- ]?time|flextime|schichten?|\w*schicht(?:betrieb|dienst|system|en)?|(?:fruh|spat|nacht|tag|wochenend|bereitschafts|not|ruf)dienste?n?|rufbereitschaft|wochenend(?:e|en|arbeit|s)?|feiertag(?:e|s|en|sdienst)?|gleitzeit|uberstunden|nachts|abends|vormittags|nachmittags|flexible arbeitszeit(?:en)?|dienstplan|equipe (?:du|de) (?:matin|soir|nuit|jour)|horaires?(?: [A-Za-zÀ-ɏ]+)?|3x8|2x8|3 ?x ?8|nuits?|soirs?|soirees?|matin(?:ee)?s?|week-?ends?|astreintes?|jours feries|coupures?|heures sup(?:plementaires)?|turnos?(?: [A-Za-zÀ-ɏ]+)?|noches?|fin(?:es)? de semana|horario(?: [A-Za-zÀ-ɏ]+)?|guardias?|festivos|jornada intensiva|tardes|mananas|jornada partida)(?![A-Za-zÀ-ɏ])/gu
const TIMES = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d¤£$.,])(?:${DAY}\\s?(?:-|to|bis|a|au|till|/|&|and|und|\\+)\\s?)*(?:${DAY}s?\\s?,?\\s?)?(?:from |von |de |between )?(?:${CLOCK}\\s?(?:-|to|bis|a|until|till|/|and|und)\\s?${CLOCK})(?:\\s?(?:/|,|and|or|und|y|et|\\+)\\s?(?:de |von )?${CLOCK}\\s?(?:-|to|bis|a)\\s?${CLOCK})*(?![\\d%¤£$kK-]|\\s?(?:%|k(?![a-z])|years?|yrs|days?|months?|people|euros?|dollars|bucks|pounds|quid|eur|jahre|anos|ans|tage|leute|hours a|kg|lbs|rooms|staff))|(?<![A-Za-zÀ-ɏ])${DAY}\\s?(?:-|to|bis|a|au)\\s?${DAY}(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])(?:lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom)\\.?\\s?-\\s?(?:lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom)(?![A-Za-zÀ-ɏ])|(?<![\\d])[2-6]\\s?x\\s?(?:8|9|10|12)(?:[- ]?h(?:ours?|rs?)?)?(?:[- ](?:hour|hr))?(?: shifts?| schedule| days?)?(?![\\d])|(?:every|jede[rsn]|un|uno? de cada|1 in|one)\\s(?:\\d(?:st|nd|rd|th|\\.)?|second|third|other|zweite[rns]?|dritte[rns]?|vierte[rns]?)\\s(?:wochenende|weekends?|week-end|saturday|samstag|weeks?)|on[- ]?(?:call|rota) \\d[^,;.]{0,30}|rota \\d in \\d|(?<![\\d.,])(?:8|10|12)\\s?h(?:ours?)?(?= shifts?|[\\s,(]*(?:un |une |1 )?week-?end|,|$)|\\d{1,2}h nights`,
  'gu',
)

/** "38 h 30", "17 h 30 par semaine": hours with their minutes. */
const WITH_MINUTES =
  /^ ?(?<minutes>15|30|45)(?![\d.h%¤:-]|,\d| ?(?:tage?|days?|jours?|dias?|urlaub|leute|min|euro|¤|mitarb|ma)(?![a-z]))(?<week> ?(?:par |\/ ?)semaine| hebdo[a-z]*| a la semana| semanales)?/u
/** "vendredi 12h", "fini à 16h", "de 7 h à", "viernes a las 14": the clock, no week. */
const TIME_OF_DAY =
  /(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?|(?<![a-z])(?:fini|ferme|ouvert|debut|depart|retour|salida|vuelta|regreso|midi|et|y|entre|des|jusqu'a|hasta|desde)(?: a| las)?|\d ?h(?:\d\d)? ?(?:et|y|-|a)) $/u
const NEAR_DAY =
  /(?:montag|freitag|samstag|sonntag|lundi|vendredi|samedi|dimanche|lunes|martes|jueves|viernes|sabado|domingo|(?<![a-z])(?:mon|fri|sat|sun|mo|fr|sa|so|l ?(?:-|a) ?[vsd]|lun|vie|lu|ve))[a-z]*[ :,]*(?:de |von |from )?$/u

const BEHIND_DAY =
  /(?<![a-z])(?:mo|di|mi|do|fr|sa|so|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?)\.? $/u

/** A shift fact is the whole phrase around its cue: "kein Nachtdienst", "on call 1 week in 5 (+$200)". */
export function readShifts(reading: Reading): void {
  const facts: Fact[] = []
  const cues: Span[] = []
  for (const match of matches(TIMES, reading.openPlain)) {
    if (!isShiftTime(reading, match)) continue
    cues.push([match.index, match.index + match[0].trimEnd().length])
  }
  for (const match of matches(SHIFT_WORDS, reading.openPlain)) {
    if (isOtherSense(reading, match)) continue
    cues.push([match.index, match.index + match[0].length])
  }
  cues.sort((a, b) => a[0] - b[0])
  let last = -1
  for (const cue of cues) {
    if (cue[0] < last) continue
    const span = widen(reading, cue)
    // A long remark that only touches on the night stays whole for others to read.
    if (countWords(reading.text.slice(...span)) > 7 && cue[0] - span[0] > 24) continue
    last = span[1]
    facts.push({ kind: 'shift', ...seen(reading, span, 'high', !negatedWithin(reading, span, cue)) })
  }
  record(reading, facts)
}

const negatedWithin = (reading: Reading, span: Span, cue: Span): boolean =>
  isNegated(reading, cue[0], cue[1]) ||
  /^(?:no|kein|keine|sans|sin|pas de|without|ohne) /u.test(reading.plain.slice(span[0], span[1]))

function isShiftTime(reading: Reading, match: RegExpMatchArray): boolean {
  const text = match[0]
  if (/[a-z:]|\d[.]\d\d/.test(text.replace(/\b(?:to|a|bis|and|or|und|de|from|von)\b/g, '')))
    return !/^\d+(?:[.,]\d+)?\s*(?:to|a|and|or|bis)\s*\d+$/.test(text)
  const numbers = (text.match(/\d{1,2}/g) ?? []).map(Number)
  if (numbers.some((n) => n > 24)) return false
  const around = reading.plain.slice(Math.max(0, match.index! - 30), match.index! + text.length + 20)
  return /semana|semaine|h\/|horas|stunden|shift|schicht|hours|uhr|turno|horario|horaire|jornada|open|rota|dienst|\d\d-\d\d ?\/ ?\d\d-\d\d|office|mon|9-5/u.test(
    around,
  )
}

function isOtherSense(reading: Reading, match: RegExpMatchArray): boolean {
  const end = match.index! + match[0].length
  if (
    match[0] === 'overtime' &&
    /(?:paid |bezahlte )$/u.test(reading.plain.slice(Math.max(0, match.index! - 10), match.index!))
  )
    return true
  const after = reading.plain.slice(end, end + 24)
  const before = reading.plain.slice(Math.max(0, match.index! - 24), match.index!)
  if (
    /^(?:evening|morning|night|day)s?$/.test(match[0]) &&
    /^ (?:school|standup|meeting|club|economy|market|audit|porter|manager|care|time)/u.test(after)
  )
    return true
  if (
    /^shifts?$/.test(match[0]) &&
    /^ (?:leader|manager|supervisor|lead|left|planning|plans|meals?|the|focus|to|towards)/u.test(after)
  )
    return true
  if (/^night/.test(match[0]) && /^ (?:audit|porter|manager|shelter|bus)/u.test(after)) return true
  if (/^nights?$/.test(match[0]) && /(?:first|hotel|per|a|good|\d) $/.test(before)) return true
  return (
    /(?:team|manage|plan|plans|planning|coach|staff|covers?|the) $/.test(before) &&
    /^(?:shifts?|rotas?|dienstplan)$/.test(match[0])
  )
}
