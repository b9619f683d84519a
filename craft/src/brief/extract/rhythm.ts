/** Working days, days off and starting times in everyday words: "4 days on 3 off", "libra domingos", "Montag Ruhetag". */
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { ON_AND_OFF } from '../on-and-off.ts'
import { type Reading, record } from '../reading.ts'
import { seen, trim } from './spot.ts'

const DAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s(?![a-z]))?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'
const PART_OF_DAY = '(?: (?:mornings?|afternoons?|evenings?|nights?|abends?|matin|midi|soir|noche|tarde|manana))?'
const ALTERNATE = '(?:alternate |every other |every second |jeden zweiten |un (?=[a-z]+ sur deux))?'
const DAYS = `${DAY}${PART_OF_DAY}(?:(?:, ?| ?[/&+-] ?| (?:and|or|und|oder|et|ou|y|o) (?:the |le |el |los )?)${DAY}${PART_OF_DAY})*`
const COUNT = '(?:[1-7]|two|three|four|five|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)'

/** What is said of days ahead of them, and behind: one pattern for all takes a tenth of the machine code of one for each. */
const SAID_AHEAD =
  '(?:(?:no|never) (?:work on )?|closed (?:on )?|ruhetage?:? |keine? |repos(?: hebdomadaire)? (?:le |les |:)? ?|(?:(?:salon|boutique|cabinet|restaurant|magasin|ferme(?:ture)?) )+(?:ferme )?(?:le |les )?|pas de (?:travail (?:le )?)?|(?:se )?libra(?:mos|n|s)? (?:los |el )?|cerra(?:mos|do) (?:los |el )?|descansos? (?:los |el )?|(?:no|sin|ni) (?:los )?)'
const SAID_BEHIND =
  '(?: off| (?:is |are )?closed| ab \\d{1,2} uhr frei| (?:(?:ist|sind|haben wir|immer) )?(?:frei|ruhetage?|geschlossen|zu)| (?:de repos|libres?|non travailles?)| ferme)'

const RHYTHMS = [
  `${SAID_AHEAD}${DAYS}(?:(?<=closed [a-z ]{3,60}) ?(?:-|to) ?${DAY})?`,
  `(?:immer )?${DAYS}${SAID_BEHIND}`,
  'keine? (?:samstagsarbeit|sonntagsarbeit|teildienste?|nachtarbeit)',
  '(?:no|sin|ni) (?:los )?(?:fines de semana|festivos)',
  `${COUNT}(?:[.,]5)? (?:days?|nights?) (?:a|per|each) week(?: \\([^)\\u0001]{3,40}\\))?`,
  ON_AND_OFF,
  '\\d{1,2} (?:days?|nights?|weeks?) (?:on|over|in|out of),? ?\\d{1,2}(?: (?:days? )?off)?',
  '(?:early )?starts? (?:is |are )?(?:at|from) \\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)?',
  'term[- ]time(?: only)?|job[- ]share',
  '(?:we )?(?:are )?closed? (?:between|over|for) [a-z][a-z ]{4,30}',
  '(?:un |einen? |one )?(?:samedi|samstag|saturday|dimanche|week-?end|soir|jour ferie)s? sur (?:deux|trois|quatre)',
  '(?:boutique |salon |cabinet |restaurant |magasin )?fermee? en (?:aout|juillet|janvier)',
  `(?:alle|jeden|jede) ${COUNT} (?:wochen|tage)`,
  `${COUNT} tage?(?: (?:die|pro|in der|je) | ?/ ?)woche`,
  '(?:arbeitsbeginn|dienstbeginn|schichtbeginn|beginn)(?: ist)?(?: um| ab)? \\d{1,2}(?:[.:]\\d\\d)? uhr',
  '\\d{1,2} (?:nachte|tage|dienste) (?:am stuck|dienst|arbeit)(?:,? (?:dann|danach|und) \\d{1,2}(?: tage)? frei)?',
  `sur ${COUNT} jours(?: et demi)?|semaine de ${COUNT} jours|${COUNT} (?:jours|nuits)(?: par | ?/ ?)semaine`,
  '(?:(?:en |im )?(?:agosto|julio|enero|navidad|august|juli) )?cerra(?:mos|do) [^,;.\u0001]{3,30}',
  '\\d{1,2} ?h(?:\\d\\d)? ?(?:-|a) ?\\d{1,2} ?h(?:\\d\\d)?',
  `${COUNT} dias (?:libres|de descanso)(?: seguidos| consecutivos)?(?: \\([^()\\u0001]{3,40}\\))?|${COUNT} dias (?:a|por) (?:la )?semana`,
  'de \\d{1,2}(?:[.:]\\d\\d)? a \\d{1,2}(?:[.:]\\d\\d)? de la (?:manana|tarde|noche)',
  `(?:solo )?${DAY}${PART_OF_DAY}(?:, ?${DAY}${PART_OF_DAY})* (?:and|und|et|y) ${DAY}${PART_OF_DAY}`,
  `(?:sur )?(?:${COUNT} (?:or|oder|ou|o|bis|to|a) )?${COUNT}(?:[.,]5)? (?:days|tage|jours|dias)`,
  `${ALTERNATE}${DAY}(?:(?:, ?| ?[+&/] ?)${ALTERNATE}${DAY})+`,
]
const RHYTHM = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,¤£$-])(?:${RHYTHMS.join('|')})(?![A-Za-zÀ-ɏ\\d])(?: \\((?:du |de |von |mo|lu|l-|${DAY})[^()\\u0001]{3,50}\\))?`,
  'gu',
)

/** Where the phrase stands by itself: from a comma, bracket or full stop to the next. */
const STANDS_BEFORE = /(?:^|[,;.:!?(\n+\u0001–-]|\s(?:and|und|et|y|plus))\s*$/u
const STANDS_BEHIND = /^\s*(?:$|[,;.:!?)\n+\u0001–-]|(?:and|und|et|y|plus|for|fur|pour|para)\s)/u

export function readRhythm(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(RHYTHM, reading.openPlain)) {
    const span: Span = trim(reading.text, [match.index, match.index + match[0].length])
    if (!STANDS_BEFORE.test(reading.openPlain.slice(Math.max(0, span[0] - 8), span[0]))) continue
    if (!STANDS_BEHIND.test(reading.openPlain.slice(span[1], span[1] + 8))) continue
    facts.push({
      kind: 'shift',
      ...seen(reading, span, 'high', !/^(?:no|never|keine?|pas|sin|ni)\s/u.test(reading.plain.slice(...span))),
    })
  }
  record(reading, facts)
}
