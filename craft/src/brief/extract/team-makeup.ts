/** Who a team is made of and who reports to whom is hired, where it is told by counts and trades. */
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { blankOut, type Reading, record } from '../reading.ts'
import { COUNT, countOf, seen } from './spot.ts'

const WHO =
  '(?!(?:pupils|students|children|kids|residents|patients|guests|covers|beds|homes|kolonne|team|gruppe|abteilung|equipe|equipo|crew|squad|filiale|mannschaft)(?![a-z]))(?:(?:flt|hgv|van|shift|kitchen|sales|care|support|junior|senior|part[- ]time|seasonal|agency|night|day|data|software|product|project|account|service|field|quality|process|test|ux|qa|ap|ar) )?[a-zß-ɏ][a-zß-ɏ-]{1,24}(?: (?:de|of|en|du) [a-z]{2,14})?'
const JOINER = '(?: ?, ?| ?\\+ ?| ?& ?| (?:and|und|et|y|plus) )'
const SOME = `${COUNT} ${WHO}`
const before = '(?<![A-Za-zÀ-ɏ\\d])'
const end = '(?![A-Za-zÀ-ɏ])'

/** "Team: 1 lead, 3 designers", "Equipo de 3: 2 oficialas y la dueña", "Brigade: 1 Küchenchef, 2 Köche". */
const LISTED = new RegExp(
  `${before}(?:small |kleines |petite |current )?(?:team|squad|crew|kitchen|brigade|kolonne|equipe|equipo|brigada)(?: (?:tech|technique|pequeno|actual|actuelle|d[e'] ?\\d{1,2}))? ?[:=] ?(?<people>(?:${SOME}|(?:head )?chef(?=, \\d)|kuchenchef(?=, \\d))(?:${JOINER}(?:${SOME}|(?:the|an?|la|le|el|der|die|ein|une?) ${WHO}))+)${end}`,
  'gu',
)
/** "12 pickers report to them", "18 mozos y 2 coordinadores a tu cargo". */
const BELOW = [
  `(?<people>${SOME}(?:${JOINER}${SOME})*) (?:will )?(?:under (?:you|them|this (?:role|post)|(?:him|her)(?:\\/(?:him|her))?)(?![a-z])|report(?:s|ing)? to (?:them|you|him|her|this (?:role|person)|the role)|a (?:su |tu )?cargo|berichten an (?:sie|dich)|(?:unter sich)|sous (?:sa|votre|ta) responsabilite)`,
  `(?:(?:tendra[s]?|con|lleva[rs]*) a (?:su |tu )?cargo(?: de)?|a cargo de|lideraras? a|dirigiras? a|coordinaras? a|encadre[rz]?|encadrement de|supervise[rz]?|(?:du |sie )?(?:fuhrst|fuhren|leitest|leiten)|you(?:'ll|'d| will| would)? (?:line[- ])?(?:lead|manage|supervise)) (?<people>${COUNT} (?!years|jahre|ans|anos|hours|projects|people|clients|sites|stores|accounts)${WHO}(?:${JOINER}(?:${SOME}|(?:an?|une?|ein) ${WHO}))*)`,
].map((source) => new RegExp(`${before}${source}${end}`, 'gu'))
/** "We're 6 physios and 2 receptionists". */
const OURSELVES = new RegExp(
  `${before}(?:we're|we are|wir sind|nous sommes|on est|somos) (?:a team of |ein team aus |une equipe de |un equipo de )?(?<people>${SOME}(?:${JOINER}${SOME})+)${end}`,
  'gu',
)
/** "6 drivers in the team". */
const WITHIN = new RegExp(
  `${before}(?<!(?:only|einzige[rn]?) )(?<people>${COUNT}(?: of us| ${WHO})?) (?:(?:in|on) (?:the|our|your) (?:[a-z]+ )?(?:floor|yard|site|team|year group|department|kitchen|office|desk|crew|squad|workshop|salon)|im team|dans l'equipe|en el equipo)${end}`,
  'gu',
)
/** "(3 analysts, 4 engineers)", "(8 en salle)", "(content, events, paid)" right behind a team. */
const BRACKET =
  /^ ?\((?:\d{1,3} [^()\d]{2,30}(?:, ?|\+ ?| and | und | et | y )?)+\)|^ ?\([a-z][a-z -]{1,20}(?:, [a-z][a-z -]{1,20})+\)/u

/** "They'd join Ben, me and two others": colleagues by name are nobody else's business. */
const BY_NAME =
  /(?:they|you|she|he)(?:'d|'ll| would| will)? join [^.;\n\u0001]{0,40}(?<![a-z])(?:me|us)(?![a-z])[^.;\n\u0001]{0,30}/gu

export function readTeamMakeup(reading: Reading): void {
  for (const match of reading.plain.includes(' join ') ? matches(BY_NAME, reading.openPlain) : [])
    blankOut(reading, [[match.index, match.index + match[0].length]])
  take(reading, LISTED, 'joins')
  for (const pattern of BELOW) take(reading, pattern, 'manages')
  take(reading, OURSELVES, 'joins')
  take(reading, WITHIN, 'joins')
}

function take(reading: Reading, pattern: RegExp, relation: 'joins' | 'manages'): void {
  const facts = matches(pattern, reading.openPlain).map((match): Fact => {
    const whole: Span = [match.index, match.index + match[0].length]
    const cue = pattern === OURSELVES ? match[0].indexOf(match.groups!.people!) : 0
    const found = seen(reading, [whole[0] + cue, whole[1]], 'high', true)
    if (cue > 0) found.spans.push([whole[0], whole[0] + cue])
    return { kind: 'team', ...found, relation, size: headsIn(match.groups!.people!) }
  })
  record(reading, facts)
}

const headsIn = (people: string): number =>
  people
    .split(new RegExp(JOINER, 'u'))
    .reduce((sum, one) => sum + (new RegExp(`^${COUNT} `, 'u').test(one) ? countOf(one.split(' ')[0]!) : 1), 0)

/** How far the brackets behind a team tell who is in it. */
export const makeupBehind = (after: string): number => BRACKET.exec(after)?.[0].length ?? 0
