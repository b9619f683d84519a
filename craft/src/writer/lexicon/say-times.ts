/** Working days and times in another language: "L-V 9 a 18 h", "vendredi fini à midi". */
import type { Language } from '../../brief/facts.ts'
import { workingTimesIn } from './working-times.ts'

const DAYS: Record<Language, string[]> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  es: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
}
const SHORT: Record<Language, RegExp[]> = {
  en: [
    /^mon(?:days?|s)?$/,
    /^tue(?:s|sdays?)?$/,
    /^wed(?:s|nesdays?)?$/,
    /^thu(?:r|rs|rsdays?)?$/,
    /^fri(?:days?|s)?$/,
    /^sat(?:urdays?|s)?$/,
    /^sun(?:days?|s)?$/,
  ],
  de: [
    /^mo(?:ntags?)?$/,
    /^di(?:enstags?)?$/,
    /^mi(?:ttwochs?)?$/,
    /^do(?:nnerstags?)?$/,
    /^fr(?:eitags?)?$/,
    /^sa(?:mstags?)?$/,
    /^so(?:nntags?)?$/,
  ],
  fr: [
    /^lun(?:dis?)?$/,
    /^mar(?:dis?)?$/,
    /^mer(?:credis?)?$/,
    /^jeu(?:dis?)?$/,
    /^ven(?:dredis?)?$/,
    /^sam(?:edis?)?$/,
    /^dim(?:anches?)?$/,
  ],
  es: [
    /^(?:l|lun(?:es)?)$/,
    /^mar(?:tes)?$/,
    /^(?:x|mi[eé](?:r|rc|rcoles)?)$/,
    /^(?:j|jue(?:ves)?)$/,
    /^(?:v|vie(?:rnes)?)$/,
    /^s[aá]b(?:ados?)?$/,
    /^dom(?:ingos?)?$/,
  ],
}
const WORDS: Record<string, RegExp> = {
  to: /^(?:to|till|until|through|thru|bis|à|au|a|al|hasta|jusqu’à|jusqu'à|[-–])$/,
  from: /^(?:from|between|von|ab|zwischen|de|du|des|dès|entre|desde|del)$/,
  and: /^(?:and|und|et|y|e|&|\+|\/|,|or|oder|ou|o)$/,
  noon: /^(?:noon|midday|midi|mediodía|mittags?)$/,
  end: /^(?:done|finish(?:ed|es)?|ends?|fini|finie|termina|acaba|schluss)$/,
  off: /^(?:off|free|frei|libres?|repos)$/,
  skip: /^(?:the|le|la|les|los|el|las|am|der|um|at|on|h|hs|hrs?|uhr|horas?|around|vers|c['’]est)$/,
}
const TIME = /^(\d{1,2})(?:[:.h](\d\d))?(?:h|hs|hrs?|uhr|(am|pm))?$/

/** "2:30 pm" is half past fourteen. */
const hourOf = ([, hour, , half]: RegExpExecArray): number =>
  half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)

type Token = { kind: 'day'; day: number } | { kind: 'time'; hour: number; minutes: number } | { kind: string }

function read(text: string, from: Language): Token[] | null {
  const spaced = text
    .toLowerCase()
    .replace(/(\d)\s*([ap])\.?\s?m(?!\p{L})\.?/gu, '$1$2m')
    .replace(/(\d)\s+(h|hs|hrs|uhr)(?!\p{L})/gu, '$1$2')
    .replace(/([-–+&/,()])/g, ' $1 ')
  const tokens: Token[] = []
  for (const word of spaced.split(/\s+/).filter(Boolean)) {
    const bare = word.replace(/\.$/, '')
    const day = SHORT[from].findIndex((one) => one.test(bare))
    const time = TIME.exec(bare)
    if (day >= 0) tokens.push({ kind: 'day', day })
    else if (time && Number(time[1]) <= 24)
      tokens.push({ kind: 'time', hour: hourOf(time), minutes: Number(time[2] ?? 0) })
    else {
      const kind = Object.keys(WORDS).find((one) => WORDS[one]!.test(bare))
      if (!kind) return null
      if (kind === 'noon') tokens.push({ kind: 'time', hour: 12, minutes: 0 })
      else if (kind !== 'skip') tokens.push({ kind })
    }
  }
  return tokens.some(({ kind }) => kind === 'day' || kind === 'time') ? tokens : null
}

/** "10h-18h", "12 a 20 h", "6:30-15 Uhr": no days, and yet no other figures. */
const isHours = (tokens: Token[], text: string): boolean =>
  tokens.length >= 3 && /\d ?(?:h|hs|hrs|uhr)(?!\p{L})|\d:\d\d/iu.test(text) && tokens.some(({ kind }) => kind === 'to')

type Time = Extract<Token, { kind: 'time' }>
const isDay = (token: Token | undefined): token is Extract<Token, { kind: 'day' }> => token?.kind === 'day'
const isTime = (token: Token | undefined): token is Time => token?.kind === 'time'

const clock = ({ hour, minutes }: Time, to: Language): string => {
  const two = String(minutes).padStart(2, '0')
  return to === 'fr'
    ? hour === 12 && minutes === 0
      ? 'midi'
      : `${hour}\u00a0h${minutes > 0 ? ` ${two}` : ''}`
    : `${hour}:${two}`
}
const BETWEEN: Record<Language, [days: (a: string, b: string) => string, times: (a: string, b: string) => string]> = {
  en: [(a, b) => `${a} to ${b}`, (a, b) => `${a} to ${b}`],
  de: [(a, b) => `${a} bis ${b}`, (a, b) => `${a} bis ${b} Uhr`],
  fr: [(a, b) => `du ${a} au ${b}`, (a, b) => `de ${a} à ${b}`],
  es: [(a, b) => `de ${a} a ${b}`, (a, b) => `de ${a} a ${b}`],
}
const UNTIL: Record<Language, string> = { en: 'until', de: 'bis', fr: 'jusqu’à', es: 'hasta las' }
const SINCE: Record<Language, string> = { en: 'from', de: 'ab', fr: 'à partir de', es: 'desde las' }
const OFF: Record<Language, string> = { en: 'off', de: 'frei', fr: 'libre', es: 'libre' }
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }

const WEEKEND: Record<Language, string> = { en: 'weekend', de: 'Wochenende', fr: 'week-end', es: 'fin de semana' }
const WEEKEND_SAID = /^(?:week-?ends?|wochenenden?|fin(?:es)? de semana|finde)$/iu
/** "Every other Wed", "un samedi sur 3", "jeder vierte Sonntag": the day, and out of how many. */
const ALTERNATE: Record<Language, RegExp[]> = {
  en: [
    /^(?:every other|alternate|every (?:second|2nd)) (?<day>\p{L}+?)s?$/iu,
    /^(?:one|1) (?<day>\p{L}+) (?:in|out of|of) (?<of>\S+)$/iu,
    /^every (?<of>\d)(?:rd|th) (?<day>\p{L}+)$/iu,
    /^every (?<of>third|fourth|fifth|sixth) (?<day>\p{L}+)$/iu,
    /^(?:one|1) (?:in|out of) (?<of>\S+) (?<day>\p{L}+)s$/iu,
  ],
  de: [
    /^jede[nrs]? zweite[nrs]? (?<day>\p{L}+)$/iu,
    /^jede[nrs]? (?<of>\d)\. (?<day>\p{L}+)$/iu,
    /^jede[nrs]? (?<of>dritte|vierte|fünfte|sechste)[nrs]? (?<day>\p{L}+)$/iu,
    /^(?:alle|jede[nrs]?) (?<of>\d|zwei|drei|vier|fünf|sechs) Wochen (?:am )?(?<day>\p{L}+?)s?$/iu,
  ],
  fr: [
    /^(?:un|1) (?<day>[\p{L}-]+) sur (?<of>\S+)$/iu,
    /^(?<day>[\p{L}-]+) (?:une semaine|1 semaine) sur (?<of>\S+)$/iu,
  ],
  es: [
    /^(?:un |1 )?(?<day>\p{L}+(?: de semana)?) (?:de cada|cada) (?<of>\S+)$/iu,
    /^un (?<day>\p{L}+(?: de semana)?) sí y otro no$/iu,
    /^(?:uno|1) de cada (?<of>\S+) (?<day>\p{L}+?(?: de semana)?)$/iu,
  ],
}
const OUT_OF: [RegExp, number][] = [
  [/^(?:2|two|deux|dos|zwei)$/iu, 2],
  [/^(?:3|three|trois|tres|drei|dritte|third)$/iu, 3],
  [/^(?:4|four|quatre|cuatro|vier|vierte|fourth)$/iu, 4],
  [/^(?:5|five|cinq|cinco|fünf|fünfte|fifth)$/iu, 5],
  [/^(?:6|six|seis|sechs|sechste|sixth)$/iu, 6],
]
const EVERY: Record<Language, (day: string, of: number) => string> = {
  en: (day, of) => (of === 2 ? `every other ${day}` : `one ${day} in ${of}`),
  de: (day, of) =>
    `${day === WEEKEND.de ? 'jedes' : 'jeden'} ${of === 2 ? (day === WEEKEND.de ? 'zweite' : 'zweiten') : `${of}.`} ${day}`,
  fr: (day, of) => `un ${day} sur ${of === 2 ? 'deux' : of}`,
  es: (day, of) => `un ${day} de cada ${of === 2 ? 'dos' : of}`,
}

function everyOther(text: string, from: Language, to: Language): string | null {
  for (const pattern of ALTERNATE[from]) {
    const { day, of: said } = pattern.exec(text)?.groups ?? {}
    if (!day) continue
    const of = said === undefined ? 2 : OUT_OF.find(([spelling]) => spelling.test(said))?.[1]
    const index = SHORT[from].findIndex((one) => one.test(day.toLowerCase()))
    const name = WEEKEND_SAID.test(day) ? WEEKEND[to] : DAYS[to][index]
    if (of && name) return EVERY[to](name, of)
  }
  return null
}

/** Null where a word is beyond it, or nothing but days is told. */
export function timesIn(text: string, from: Language, to: Language): string | null {
  if (from === to) return null
  const every = everyOther(text, from, to)
  if (every) return every
  if (from === 'en') return workingTimesIn(text, to)

  const tokens = !/\d|midi|noon|mediod|mittag|off|libre|frei/iu.test(text) ? null : read(text, from)
  if (!tokens || !(tokens.some(isDay) || isHours(tokens, text))) return null
  const said: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, third] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
    if ((isDay(token) || isTime(token)) && next?.kind === 'to' && third?.kind === token.kind) {
      const end = third as typeof token
      said.push(
        isDay(token) && isDay(end)
          ? BETWEEN[to][0](DAYS[to][token.day]!, DAYS[to][end.day]!)
          : BETWEEN[to][1](clock(token as Time, to), clock(end as Time, to)),
      )
      at += 2
    } else if (isDay(token)) said.push(DAYS[to][token.day]!)
    else if (isTime(token)) return null
    else if (token.kind === 'end' || (token.kind === 'to' && isTime(next))) {
      const time = next?.kind === 'to' ? third : next
      if (!isTime(time)) return null
      said.push(`${UNTIL[to]} ${clock(time, to)}${to === 'de' ? ' Uhr' : ''}`)
      at += next?.kind === 'to' ? 2 : 1
    } else if (token.kind === 'from') {
      if (isTime(next) && third?.kind !== 'to') {
        said.push(`${SINCE[to]} ${clock(next, to)}${to === 'de' ? ' Uhr' : ''}`)
        at++
      }
    } else if (token.kind === 'off') said.push(OFF[to])
    else if (token.kind === 'and')
      said.push(
        isDay(next) &&
          isDay(tokens[at - 1]) &&
          !tokens.slice(at + 1).some((one, index) => one.kind === 'and' && isDay(tokens[at + 2 + index]))
          ? AND[to]
          : ',',
      )
    else return null
  }
  return said.join(' ').replaceAll(' ,', ',')
}
