/** Days and times of English notes in another language: "Mon-Thu 4-9pm" -> "lunes a jueves, 16:00–21:00". */
import type { Language } from '../../brief/facts.ts'

type Other = Exclude<Language, 'en'>

const DAYS: Record<Other, string[]> = {
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  es: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
}
const SPELLINGS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
/** Shifts by the time of the day. */
const SHIFTS: Record<string, Record<Other, string>> = {
  early: { de: 'Frühschicht', fr: 'équipe du matin', es: 'turno de mañana' },
  late: { de: 'Spätschicht', fr: 'équipe du soir', es: 'turno de tarde' },
  night: { de: 'Nachtschicht', fr: 'équipe de nuit', es: 'turno de noche' },
}
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m)?'
const TOKEN = new RegExp(
  `^(?:(?<from>${DAY}) ?(?:-|–|to|through) ?(?<to>${DAY})|(?<day>${DAY})|(?:(?:are |is |always |somewhere )*(?:from|between) )?(?<start>${CLOCK}) ?(?:-|–|to|till|until|(?<=between ${CLOCK} ?)and) ?(?<end>${CLOCK})|(?<shift>early|late|night)(?: shifts?)?(?= )|(?<gap>[ ,/&+]+|and ))`,
  'i',
)
const RANGE: Record<Other, (from: string, to: string) => string> = {
  de: (from, to) => `${from} bis ${to}`,
  fr: (from, to) => `du ${from} au ${to}`,
  es: (from, to) => `de ${from} a ${to}`,
}

interface Clock {
  hour: number
  minutes: string
  half: string
}

const dayIn = (written: string, to: Other): string => DAYS[to][SPELLINGS.indexOf(written.slice(0, 3).toLowerCase())]!

function clockOf(written: string): Clock {
  const [, hour, minutes = '00', half = ''] = /^(\d{1,2})(?:[:.](\d\d))? ?([ap]m)?$/i.exec(written.trim())!
  return { hour: Number(hour), minutes, half: half.toLowerCase() }
}

/** Nobody works "4 till 5" before dawn; "4-9pm" is in the afternoon on both sides. */
function hoursOf(start: Clock, end: Clock): [number, number] {
  const half = start.half || (end.half === 'pm' && start.hour < end.hour && start.hour !== 12 ? 'pm' : '')
  const from = half === 'pm' && start.hour < 12 ? start.hour + 12 : start.hour
  const until = end.half === 'pm' && end.hour < 12 ? end.hour + 12 : end.hour
  return !half && !end.half && start.hour < 6 && end.hour < 9 ? [from + 12, until + 12] : [from, until]
}

/** Null where anything else is said. */
export function workingTimesIn(text: string, to: Language): string | null {
  if (to === 'en') return null
  const told: string[] = []
  for (let rest = text.trim(); rest !== ''; ) {
    const match = TOKEN.exec(rest)
    if (!match) return null
    const { from, to: last, day, start, end, shift } = match.groups!
    if (from && last) told.push(RANGE[to](dayIn(from, to), dayIn(last, to)))
    else if (day) told.push(dayIn(day, to))
    else if (shift) told.push(SHIFTS[shift.toLowerCase()]![to])
    else if (start && end) {
      const [first, second] = [clockOf(start), clockOf(end)]
      const [opens, closes] = hoursOf(first, second)
      told.push(`${opens}:${first.minutes}–${closes}:${second.minutes}`)
    }
    rest = rest.slice(match[0].length)
  }
  return told.length > 0 ? told.join(', ').replace(/(?<=schicht|matin|du soir|de nuit|turno de \p{L}+),/gu, '') : null
}
