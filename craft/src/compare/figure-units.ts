/** What a number counts, by the words around it. `text` is plain. */
import type { Span } from '../brief/facts.ts'

export type Unit =
  | 'money'
  | 'percent'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'people'
  | 'clock'
  | 'date'
  | 'calendar'
  | 'count'

const UNITS: [Unit, string][] = [
  ['percent', '%|percent|per cent|prozent|pour cent|por ciento|pct'],
  [
    'year',
    'years?|yrs?|yo(?![a-z])|jahr(?:en?)?|jahriger?|jahrige[nrs]?|ans?|annees?|anos?|y(?=[,.)]|$| exp)|j(?=[.,;)]|$)',
  ],
  [
    'month',
    'months?|mths?|mos|monat(?:en?)?|monatige[nr]?|monatsgehalter|gehalter|mois|mes(?:es)?|mensualites|pagas|mo(?![a-z])|mon(?=[ .]|$)|mt(?=[. ,]|$)',
  ],
  ['week', 'weeks?(?!-end)|wks?|wochen?|semaines?|semanas?|(?:sem|wo)(?=[.,/ ]|$)'],
  [
    'day',
    'days?|d(?=[ ,.;)]|$)|tg(?![a-z])|tag(?:en?)?|urlaubstagen?|arbeitstagen?|werktagen?|jours?|j(?= |$)|dias?|working days|home[- ]?office[- ]tage?|rtt|\\p{L}{4,}tagen?',
  ],
  ['hour', 'hours?|hrs?|h|stunden?|std|wochenstunden|heures?|horas?'],
  ['minute', 'minutes?|mins?|minuten|minutos?'],
  [
    'people',
    '(?:person(?:en|s)?|people|ppl|employees|staff|colleagues|team members|members|mitarbeiter\\p{L}*|mitarbeitenden?|leuten?|kopfe|kolleg\\p{L}+|beschaftigten?|personnes?|collaborateurs?|salaries|personas|empleados|companeros|engineers?|developers?|designers?|nurses?|teachers?|analysts?|er-?(?:team|gruppe|kolonne|mannschaft)|people strong|strong|fte)',
  ],
]
const GAP =
  '(?:ish)?\\s*[+]?\\s*(?:-\\s?)?(?:and a half |et demie? |y medi[oa] |(?:\\d+|\\p{L}{3,6})-(?:hour|stunden|heures) |or more |oder mehr |ou plus |o mas |further |additional |more |extra |weitere[nrs]? |zusatzliche[nr]? |autres |de plus |adicionales |mas |full |paid |guaranteed |contracted |fixed |flexible |garantierte[nr]? |feste[nr]? |vertragliche[nr]? |garanties |fixes |garantizad[oa]s |fij[oa]s |working |calendar |bezahlte[nr]? |paid |laborables |vacation |holiday |annual |volle |whole |weekend |home[- ]?office |home |office |remote |extra |kollegiale |other )?'
export const BEHIND = UNITS.map(
  ([unit, words]) => [unit, new RegExp(`^${GAP}(?:${words})(?![A-Za-zÀ-ɏ])`, 'u')] as const,
)
const PEOPLE_BEFORE =
  /(?:team|teams|group|department|squad|crew|staff|equipe|equipo|abteilung|brigade|gruppe) (?:of|von|aus|mit|de) (?:about |rund |etwa |over |uber )?$|(?:manage|lead|supervise|coach|managing|leading)s? (?:a team of )?$/u
const MONEY_BEHIND = /^\s?(?:k(?![a-z])|€|£|\$|eur|gbp|usd|chf|(?:euros?|pounds|dollars|quid)(?![a-z]))/u
export function unitOf(text: string, [from, to]: Span, money: boolean): { unit: Unit; to: number } {
  if (money) return { unit: 'money', to }
  const after = text.slice(to, to + 40)
  const weight = /^ ?pounds/.test(after) && /(?:lift|carry|weigh|move)/.test(text.slice(Math.max(0, from - 24), from))
  if (MONEY_BEHIND.test(after) && !weight) return { unit: 'money', to }
  for (const [unit, pattern] of BEHIND) {
    const match = pattern.exec(after)
    if (match) return { unit, to: to + match[0].length }
  }
  if (PEOPLE_BEFORE.test(text.slice(Math.max(0, from - 40), from))) return { unit: 'people', to }
  const year = /^(?:19|20)\d\d$/.test(text.slice(from, to))
  return { unit: year ? 'calendar' : 'count', to }
}
