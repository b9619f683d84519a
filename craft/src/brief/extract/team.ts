/** The team one joins, the people one leads. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'
import { partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { countOf, isCount, seen, trim } from './spot.ts'
import { makeupBehind } from './team-makeup.ts'

const PEOPLE =
  /^(?:people|ppl|persons?|staff|heads?|engs?|engineers?|developers?|devs?|designers?|analysts?|scientists?|nurses?|vets?|teachers?|lawyers?|sellers?|reps?|agents?|colleagues|members|employees|chefs?|cooks?|drivers?|riders?|electricians?|plumbers?|technicians?|accountants?|marketers?|recruiters?|managers?|pms?|qas?|directors?|supervisors?|operators?|fitters?|baristas?|waiters?|assistants?|carers?|dentists?|doctors?|therapists?|specialists?|consultants?|buyers?|clerks?|paralegals?|pickers?|gardeners?|trainees?|monteure?n?|caristes|educadores|apprentices?|leuten?|personen|mitarbeitenden|kollegen|kolleginnen|mitarbeitern?|mitarbeitende[rn]?|mitarbeiter(?:innen)?|ma|mfa|zfa|pta|vzk|kopfe|kolleg(?:en|innen)|fachkraften?|entwicklern?|pflegekraften?|azubis?|lernende[nr]?|lehrlinge?n?|gesellen|buchhalter(?:innen|n)?|arzten?|arztinnen|personnes|collaborateurs|salaries|mecanicos|mecaniciens|operari[oa]s|auxiliares|camarer[oa]s|serveur(?:s|ses)|ouvriers|agents|conductor(?:es|as)|choferes|vendedor(?:es|as)|vendeuses?|soignants|aides|cociner[oa]s|peones|electricistas|monteurs|chauffeurs|ayudantes|cajer[oa]s|developpeurs|commerciaux|infirmier[es]+|ingenieurs|juristes|assistantes?|comptables|techniciens|vendeurs|cuisiniers|as|personas|empleados|companeros|tecnicos|comerciales|desarrolladores|trabajadores|enfermer[oa]s|abogados)$/u
const N = '\\d{1,3}|[a-z]{2,8}'
const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
const FEW = '(?:small |friendly |tight-knit |close |existing |kleine[sn]? |petite |pequeno )?'
const TEAM =
  '(?:[a-z]{0,16}team|squad|department|dept|group|crew|kitchen|practice|equipe|equipo|abteilung|kolonne|mannschaft|brigade|brigada|departamento|service)'
const word = (source: string) => new RegExp(`(?<![A-Za-zÀ-ɏ])${source}`, 'gu')

/** "team of 7", "Team: 9 Leute", "équipe data de 5". */
const NAMED = word(
  `${FEW}${TEAM}(?: [a-z]{2,12}(?= (?:of|de|von|aus|c'est|compte|fait) (?:\\d|${NUMBER}(?![a-z])))|(?: [a-z]{2,12}){1,2}(?=: ?\\d))?(?:\\s?(?:of|von|aus|mit|de|:|=|is|with|size:?|hat|umfasst|zahlt|sind)\\s?|,? (?:c'est|compte|fait|est de|son|somos) |\\s(?=\\d+(?: [A-Za-zÀ-ɏ]|[.,;](?!\\d)|$)))(?:about |ca\\.? |around )?(?<n>${N})(?![A-Za-zÀ-ɏ\\d%])`,
)
/** "7-person team", "12-köpfig", "5er-Team". */
const STRONG = word(
  `(?<n>${N})(?:\\s?-?\\s?(?:person|people|strong|kopfige?[sn]?|headed)\\s?-?(?:team|squad|department|group|crew|abteilung)?|er[- ]team)(?![A-Za-zÀ-ɏ])`,
)
/** "6 direct reports", "8 Leute unter sich". */
const REPORTS = word(
  `(?<n>${N})\\s(?:direct reports?|[a-z]+ (?:unter sich|a (?:su )?cargo|under you|sous (?:sa|votre) responsabilite|to (?:manage|lead|supervise|look after|run)|zu (?:fuhren|leiten)|a (?:encadrer|manager|gerer|diriger|dirigir|liderar|coordinar))|reports(?! to))(?![A-Za-zÀ-ɏ])`,
)
/** "leads 6 PMs and 2 designers", "manages 14", "Leitung von 2 Buchhalterinnen". */
const LED = word(
  `(?:manag(?:es?|ing)|leads?|leading|runs?|running|heads?|oversee(?:s|ing)?|supervis(?:es?|ing)|fuhrt|leitet|(?:leitung|fuhrung) von|encadrer|encadre|management de|encadrement de|lidera|dirige|a (?:su |tu )?cargo ?:|personnes encadrees ?:|unter sich|responsible for|in charge of)\\s(?:an? (?:(?:small|executive|senior|leadership|management|sales|design|support|finance|kitchen|site|care) )*team of )?(?<n>${N})(?![A-Za-zÀ-ɏ\\d%¤£$.,]\\S)`,
)
/** "Wir sind 8", "die Buchhaltung sind 6 Leute", "7 Kolleginnen und Kollegen". */
const WE_ARE = word(
  `wir sind (?:(?:zu|insgesamt|derzeit|aktuell|momentan|nur|hier|im team|ca\\.?|rund|etwa) )*(?<n>${N})(?: (?:leute|kopfe|personen|im team|im buro|zu hause))*(?=\\s?(?:[.,;!)\\n]|$))`,
)
const UNIT_IS = word(
  `(?:die |das |unsere? )?[a-z]{2,24} sind (?<n>\\d{1,2}) (?:leute|kopfe|personen|kolleg[a-z:*]+)(?![A-Za-zÀ-ɏ])`,
)
/** "Küche 9 Leute", "Werkstatt: 6 Personen": how many work in a room of the house. */
const ROOM_OF = word(
  '(?:kuche|service|werkstatt|backstube|buchhaltung|lager|labor|disposition|dispo|konstruktion|verwaltung|rezeption|verkauf|innendienst|aussendienst|montage|redaktion|it|einkauf|vertrieb):? (?:mit )?(?<n>\\d{1,2}) (?:leuten?|kopfen?|personen)(?![A-Za-zÀ-ɏ])',
)
const COLLEAGUES = word(`(?<n>\\d{1,2}) kolleg(?:innen und kollegen|en und kolleginnen|[:*]?innen|en)(?![A-Za-zÀ-ɏ])`)
/** "On est 8", "nous sommes une équipe de 8", "somos 8". */
const NOUS_SOMMES = word(
  `(?:on est|nous sommes|nous serons|somos|seremos)(?: (?:une (?:petite )?equipe de|un equipo de|en total))? (?<n>${N})(?: personnes| personas)?(?=\\s?(?:[.,;!)\\n]|$))`,
)
const SQUADS = word('(?<n>\\d{1,2})\\ssquads?(?:\\s\\(\\d{1,3} [A-Za-zÀ-ɏ]+\\))?(?![A-Za-zÀ-ɏ])')
/** "4 engineers + 1 designer": the make-up of a team that is not called one. */
const MADE_UP = word(
  `(?<n>\\d{1,2}) (?<who>[a-z]{2,16}) ?(?:\\+|and|und|et|y|&) ?\\d{1,2} (?<with>[a-z]{2,16})(?![A-Za-zÀ-ɏ])`,
)

const LEADS_BEFORE = lean(
  /(?:you(?:'ll| will)? )?(?:manag(?:es?|ing)|leads?|leading|supervis(?:es?|ing)|runs?|running|heads?|coach(?:es|ing)?|direct reports?|fuhrt|leitet|leitung (?:von|eines)|fuhrung (?:von|eines)|unter sich|encadre(?:r|ra)?|encadrement d'?|anime(?:r|ra)?|gere(?:r|ra)?|pilote(?:r|ra)?|management d'?|manager|dirigira?|dirigir|dirige|lidera(?:r|ra)?|coordina(?:r|ra)?|lleva(?:r|ra)?|supervisa(?:r|ra)?|tiene a (?:su )?cargo|a cargo de|gestiona(?:r|ra)?)(?: of| de| eines| von| a| an| una?| une|une)? (?:the |a |an |ein |eine |our |un |una? |une )?$/u,
)
const LEADS_NEAR =
  /(?:lead|manag|head|supervis|coach|fuhr|leit|encadr|dirig|lider)[a-z]*\s(?:a |an |the |our |ein |eine |una? |une )?$/u
const COMPANY_SIZE =
  /(?:company|firm|start-?up|agency|business|charity|organisation|unternehmen|firma|entreprise|agence|empresa|agencia)\s*(?:of|with|mit|de|:|\()?\s*$/u
const LEDS = /(?:^|[,(;:+]|with|has|have|lead(?:s|ing)?|manag(?:es?|ing)) ?$/u
/** "Équipe de 5 à gérer", "equipo de 6 a cargo". */
const TO_LEAD =
  /^ (?:personnes |personas |(?:[a-z]+ )?(?:de |d')[a-z]+ )?a (?:gerer|encadrer|manager|diriger|animer|(?:su |tu )?cargo|dirigir|coordinar|liderar)(?![a-z]):?/u
const NOT_PEOPLE =
  /^\s?(?:labs?(?![a-z])|laboratories|schools|hotels|practices|clinics|homes|hospitals|restaurants|companies|firms|farms|dealers|dealerships|customers|users|hotels|ecoles|magasins|colegios|tiendas|filialen|kunden|accounts|years|days|hours|projects|clients|sites|stores|shops|months|weeks|%|(?:children|kids|pupils|students|residents|patients|guests|kindern?|schulern?|bewohnern?|enfants|eleves|residents|ninos|alumnos|residentes)(?![a-z]))/u

const ONLY_WHEN =
  /^(?: people| staff| leute| personnes| personas)? (?:when|while|whenever|if|in (?:his|her|their|the) absence|wenn|falls|quand|lorsque|en l'absence|cuando|en ausencia)(?![a-z])/u

/** "6-9 Leute", "5 to 7". */
const RANGE = /^\s?(?:-|bis|to|a|or|oder|ou|o)\s?(?<most>\d{1,3})(?!\s?[-%:.,]?\d|\s?(?:h(?![a-z])|uhr|days|tage))/u

const PATTERNS = [NOUS_SOMMES, NAMED, STRONG, REPORTS, LED, SQUADS, MADE_UP, WE_ARE, UNIT_IS, ROOM_OF, COLLEAGUES]
const GERMAN = new Set([WE_ARE, UNIT_IS, ROOM_OF, COLLEAGUES])

export function readTeam(reading: Reading): void {
  for (const pattern of PATTERNS) {
    if (GERMAN.has(pattern) && reading.language !== 'de') continue
    if (pattern === NOUS_SOMMES && reading.language !== 'fr' && reading.language !== 'es') continue
    const facts: Fact[] = []
    for (const match of matches(pattern, reading.openPlain)) {
      const fact = teamFrom(reading, pattern, match)
      if (fact && !facts.some((other) => other.spans[0]![1] > fact.spans[0]![0])) facts.push(fact)
    }
    record(reading, facts)
  }
}

const IS_TIME = /^(?: ?(?:h|uhr|heures?|am|pm)(?![a-z])|[:.]\d\d)/u

function teamFrom(reading: Reading, pattern: RegExp, match: RegExpMatchArray): Fact | null {
  const { n, who, with: others } = match.groups!
  // "Service continu de 6 h à 14 h" tells the time.
  if (
    !isCount(n!) ||
    IS_TIME.test(reading.plain.slice(match.index! + match[0].length, match.index! + match[0].length + 8))
  )
    return null
  const part = partAt(reading, match.index!)
  const before = reading.plain.slice(Math.max(part.from, match.index! - 40), match.index)
  let to = match.index! + match[0].length
  const after = reading.plain.slice(to, to + 30)
  if (/(?:prime|indemnite|esprit|plus) d'$/u.test(before)) return null
  // "You lead a team of 9 when Oona is away": the whole of it is told, or it is not true.
  if (ONLY_WHEN.test(after)) return null
  if (COMPANY_SIZE.test(before) || NOT_PEOPLE.test(after)) return null
  // "The only one in the team": nobody joins a team of one.
  if (countOf(n!) < 2 && !who && pattern === NAMED) return null
  // "Runs 6-8 accounts": a range of what is no people.
  const ranged = /^\s?[-–]\s?\d{1,3}\s(?<of>[a-z]+)/u.exec(after)
  if (ranged && !PEOPLE.test(ranged.groups!.of!)) return null
  // "Migrate 30 reports": papers, unless people are led.
  if (pattern === REPORTS && /\d reports$/u.test(match[0]) && !LEDS.test(before)) return null
  const range = RANGE.exec(after)
  if (range) to += range[0].length
  if (pattern === NAMED && /^ (?:scrum |agile )?(?:squads?|teams?)/u.test(after)) return null
  if (who && !(PEOPLE.test(who) && PEOPLE.test(others!))) return null
  if (pattern === STRONG && /(?:person|people)\s?$/u.test(match[0]) && !/team|equipe|equipo/u.test(before)) return null
  if (
    pattern === REPORTS &&
    / (?:unter|a |under|sous|to |zu )/u.test(match[0]) &&
    !PEOPLE.test(/ ([a-z]+) /u.exec(match[0])?.[1] ?? '')
  )
    return null
  if (pattern === LED && !who) {
    const [, unit, next] = /^ ([a-z&/-]+)(?: ([a-z]+))?/u.exec(after.slice(range?.[0].length ?? 0)) ?? []
    if (unit && !(next && PEOPLE.test(next)) && !PEOPLE.test(unit) && !/^(?:and|und|across|in|on|et|y)$/u.test(unit))
      return null
  }
  if (pattern === NAMED || pattern === LED)
    to += withUnits(reading.plain.slice(to, Math.min(sentenceAt(reading, match.index!)[1], to + 70)))
  const toLead = TO_LEAD.exec(reading.plain.slice(to, to + 34))?.[0].length ?? 0
  to += toLead || makeupBehind(reading.plain.slice(to, to + 90))
  const led =
    pattern === NAMED || pattern === STRONG
      ? LEADS_BEFORE.exec(reading.openPlain.slice(Math.max(match.index! - 40, part.from), match.index))
      : null
  const listed = [...reading.plain.slice(match.index!, to).matchAll(/(?:^|[ (])(\d{1,3}) \p{L}/gu)].map(([, count]) =>
    Number(count),
  )
  const span: Span = trim(reading.text, [match.index! - (led?.[0].length ?? 0), to])
  return {
    ...(range ? { upTo: Number(range.groups!.most) } : {}),
    kind: 'team',
    ...seen(reading, span, 'high', true),
    relation:
      led || toLead > 0 || pattern === LED || pattern === REPORTS || LEADS_NEAR.test(before) ? 'manages' : 'joins',
    // "Equipo de 2 QA y 6 devs": all of them.
    size:
      pattern === NAMED &&
      !range &&
      listed.length > 1 &&
      listed[0] === countOf(n!) &&
      !/\(/.test(reading.plain.slice(match.index!, to))
        ? listed.reduce((sum, count) => sum + count, 0)
        : countOf(n!),
  }
}

const IS_MANY =
  /^(?!(?:sous|dans|nous|vous|apres|tras|menos|entre|days|hours|weeks|months|years|jours|heures|mois|dias|horas|meses|anos|ans)$)[a-z]{2,}s$/u
const STEM = 5
const SAME_UNIT = /^ (?:et|y|und|and) ([a-z]{4,18})(?: d[e'] ?[a-z]{3,12}(?![a-z]))?(?![A-Za-zÀ-ɏ-])/u
const NEXT_UNIT = new RegExp(`^ ?(?:\\+|and|und|et|y|,) ?(?:\\d{1,3}|${NUMBER}) ([a-z]{2,18})(?![A-Za-zÀ-ɏ-])`, 'u')
/** " engineers + 3 analysts across two sites": how far the people behind a count reach. */
function withUnits(after: string): number {
  // "6 AP clerks": what they do stands ahead.
  const two = /^ [a-z&/-]{2,14} ([a-z]{2,18})(?![A-Za-zÀ-ɏ-])/u.exec(after)
  const first =
    two && PEOPLE.test(two[1]!) && !/^ (?:and|or|in|on|of|at|und|et|y)(?![a-z])/u.test(after)
      ? two
      : /^ ([a-z]{2,18})(?![A-Za-zÀ-ɏ-])/u.exec(after)
  if (!first || !(PEOPLE.test(first[1]!) || IS_MANY.test(first[1]!))) return 0
  let length = first[0].length
  for (;;) {
    // "Camareras y camareros de piso": the same people in both forms.
    const same = SAME_UNIT.exec(after.slice(length))
    if (same && same[1]!.slice(0, STEM) === first[1]!.slice(0, STEM)) {
      length += same[0].length
      continue
    }
    const next = NEXT_UNIT.exec(after.slice(length))
    if (!next || !(PEOPLE.test(next[1]!) || IS_MANY.test(next[1]!))) break
    length += next[0].length
  }
  return (
    length +
    (/^ (?:across|in|on) (?:\d|two|three|four|several)[^,;.()]{2,20}/u.exec(after.slice(length))?.[0].length ?? 0)
  )
}
