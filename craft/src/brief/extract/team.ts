/** The team one joins, the people one leads. */
import type { Fact, Span } from '../facts.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { COUNT, countOf, seen, trim } from './spot.ts'

const PEOPLE =
  '(?:people|ppl|persons?|staff|heads?|engs?|engineers?|developers?|devs?|designers?|analysts?|scientists?|nurses?|teachers?|lawyers?|sellers?|reps?|agents?|colleagues|members|employees|chefs?|cooks?|drivers?|electricians?|plumbers?|technicians?|accountants?|marketers?|recruiters?|managers?|directors?|supervisors?|operators?|fitters?|baristas?|waiters?|assistants?|carers?|specialists?|consultants?|leute|personen|mitarbeitern?|mitarbeitende[rn]?|mitarbeiter(?:innen)?|kopfe|kolleg(?:en|innen)|kollegen|fachkraften?|entwicklern?|pflegekraften?|personnes|collaborateurs|salaries|developpeurs|commerciaux|infirmieres|ingenieurs|personas|empleados|companeros|tecnicos|comerciales|desarrolladores|trabajadores)'
const TEAM = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?<lead>(?:you(?:'ll| will)? )?(?:manag(?:es?|ing)|leads?|leading|lead|supervis(?:es?|ing)|runs?|running|heads?|coach(?:es|ing)?|direct reports?|fuhrt|leitet|leitung (?:von|eines)|fuhrung (?:von|eines)|unter sich|encadrer?|encadrement d'?(?:une?)?|management d'une?|manager|dirigira?|dirigir|lidera(?:r|ra)?|coordinara?|a cargo de|gestionar)(?: of| de| eines| von| a| an| una?| une)?\\s(?:the |a |an |ein |eine |our |un |una? |une )?)?(?:(?:small |friendly |tight-knit |close |existing |kleine[sn]? |petite |pequeno )?(?:team|squad|department|dept|group|crew|kitchen|practice|equipe|equipo|abteilung|brigade|departamento|service)(?:\\s?(?:of|von|aus|mit|de|:|=|is|with|size:?)\\s?|\\s(?=\\d+ \\p{L}))(?:about |ca\\.? |around )?(?<a>${COUNT}(?:\\s?-\\s?\\d{1,3})?)(?:\\s(?:${PEOPLE}|[a-z]{2,}s(?![a-z])))?(?:\\s(?:and|\\+|und|et|y)\\s${COUNT}\\s${PEOPLE})?|(?<b>\\d{1,3}|${COUNT})\\s?-?\\s?(?:person|people|strong|kopfig|kopfige[sn]?|headed)\\s?-?(?:team|squad|department|group|crew|abteilung)?(?![A-Za-zÀ-ɏ])|(?<c>${COUNT})\\s(?:direct reports?|${PEOPLE}\\sunter sich|reports(?! to))|(?<d>${COUNT})er[- ]team)|(?<lead2>manag(?:es?|ing)|leads?|leading|supervis(?:es?|ing)|fuhrt|leitet|encadrer|encadre|lidera|dirige|unter sich|responsible for|in charge of)\\s(?:a team of )?(?<e>${COUNT})(?:\\s${PEOPLE})?(?:\\s?(?:\\+|and|und|et|y)\\s?${COUNT}\\s${PEOPLE}(?:\\s(?:across|in|on) [^,;.]{3,24})?)?|(?<f>\\d{1,2})\\ssquads?(?:\\s\\(\\d{1,3} \\p{L}+\\))?)(?![A-Za-zÀ-ɏ%])`,
  'gu',
)
const COMPANY_SIZE =
  /(?:company|firm|start-?up|agency|business|charity|organisation|unternehmen|firma|entreprise|agence|empresa|agencia)\s*(?:of|with|mit|de|:|\()?\s*$/u

export function readTeam(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of reading.openPlain.matchAll(TEAM)) {
    const g = match.groups!
    const size = g.a ?? g.b ?? g.c ?? g.d ?? g.e ?? g.f
    if (!size) continue
    const before = reading.plain.slice(Math.max(partAt(reading, match.index).from, match.index - 30), match.index)
    const after = reading.plain.slice(match.index + match[0].length, match.index + match[0].length + 14)
    if (COMPANY_SIZE.test(before) || /^\s?(?:accounts|years|days|hours|projects|clients|sites|stores|%)/u.test(after))
      continue
    if (
      g.b &&
      !/team|squad|department|group|crew|abteilung|strong|kopfig/u.test(match[0]) &&
      !/team|equipe|equipo/u.test(before)
    )
      continue
    const manages =
      Boolean(g.lead ?? g.lead2 ?? g.c) ||
      /(?:lead|manag|head|supervis|coach|fuhr|leit|encadr|dirig|lider)\p{L}*\s(?:a |an |the |our |ein |eine |una? |une )?$/u.test(
        before,
      )
    const span: Span = trim(reading.text, [match.index, match.index + match[0].length])
    facts.push({
      kind: 'team',
      ...seen(reading, span, 'high', true),
      relation: manages ? 'manages' : 'joins',
      size: countOf(size.replace(/\s?-.*$/, '')),
    })
  }
  record(reading, facts)
}
