/** Who leads, told by the role and the name beside it: "Head chef: Ana Ruiz", "Dana is who they report to". */
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { blankOut, type Reading, record } from '../reading.ts'
import { namesPlace } from './place.ts'
import { seen } from './spot.ts'

export const tidyRole = (role: string): string =>
  role
    .replace(/\bmgr\b\.?/gi, (short) => (short[0] === 'M' ? 'Manager' : 'manager'))
    .replace(/^(?:our|the|a|an|la|le|el|die|der|den|dem|unsere[nr]?)\s/i, '')
    .replace(/\s+$/, '')

/** "Leitung Bauhof Ottersberg": what is led is no name of a person. */
const OF_A_GROUP = /leit(?:er|erin|ung)$/iu
const IS_A_GROUP =
  /^\p{L}*(?:hof|amt|haus|heim|schule|garten|bereich|abteilung|station|labor|werk|küche|büro|lager|dienst|technik|verwaltung|vertrieb|einkauf|logistik|produktion|pflege|kita|krippe|hort|praxis|filiale|projekte?|team|markt|zentrum|stelle|bau|bücherei|bibliothek|museum|bad|wehr|gruppe|werkstatt|service|marketing|finanzen|personal|recht|einrichtung)(?: |$)/iu

/** "Head chef: Ana Ruiz", "Meister = Jens Vogt". */
const ROLE_NAMED =
  /(?<![A-Za-zÀ-ɏ])(?<role>(?:leitende[rn]? [a-zß-ɏ]+|head chef|chef de cuisine|k[üu]chenchef(?:in)?|(?:board )?chair(?:man|woman|person)?|(?:line |store |shop |site |area |team |general |hiring |kitchen |office |ops |operations |construction |engineering |production |maintenance |export |retail |product |project )?(?:manager|mgr)|(?:managing |art |medical |creative )?director|(?:team |tech )?lead|supervisor|[a-zà-ÿß]*meister(?:in)?|(?:team|filial|bau|betriebs|werkstatt|schul|pflegedienst|abteilungs|schicht|kita|praxis)?leit(?:er|erin|ung)|responsable(?: de [a-zà-ÿ]+)?|directeur|directrice|jef[ea](?: de [a-zà-ÿ]+| (?:cocina|sala|taller|obra|turno|planta|equipo|almac[eé]n|servicio|producci[oó]n|calidad|ventas|administraci[oó]n|log[ií]stica|compras))?|encargad[oa]|gerente(?: general| comercial| t[eé]cnic[oa]| de [a-zà-ÿ]+)?|superviseu(?:r|se)|supervisora?|supervisi[oó]n|l[ií]der|rectora?|direcci[oó]n|direction|pr[ée]sidence|presidencia|coordinaci[oó]n|coordination|contrema[iî]tre|ma[iî]tre d'h[oô]tel|owner|chef(?:in)?(?=\s(?:Frau|Herr))|chefin(?=\s\p{Lu}\p{Ll}+\s\p{Lu})|inhaber(?:in)?|foreman|principal|headteacher|head(?=\s?:)|head of [a-z]+|exploitante?|don|matron|(?:practice|plant|works|ward|duty|branch|depot|farm|home) (?:manager|mgr)|planner|chef d'equipe|chef d'équipe|chef(?:fe)?(?: de [a-zà-ÿ]+)?|président(?:e)?|presidente|presidenta|dueñ[oa]|propietari[oa]|soci[oa]|directora?(?: [a-zà-ÿ]+)?|coordinador(?:a)?|coordinat(?:eur|rice)|cadre de santé|patron(?:ne)?|gérante?|jefatura|ceo|cto|cfo|coo|cmo|cpo|cio|gc|md|fd|gm|super(?:intendent)?))(?:\s?[:=]\s?|\s(?:is|ist)\s|\s(?=(?:Frau|Herrn?|Mme|M\.|Dra?\.?|Sra?\.?|Ing\.?|Lic\.?)\s\p{Lu})|\s(?=\p{Lu}[a-zà-ÿ]+ \p{Lu}[a-zà-ÿ]+(?:[,.;\n]| \/| \(|$)))(?<name>(?:(?:Frau|Herr|Mme|M\.|Ms|Mr|Dra?\.?|Sra?\.?|Ing\.?|Lic\.?|Prof\.?|Mtr[ao]\.?)\s)?\p{Lu}[A-Za-zÀ-ɏ'-]+(?:\s\p{Lu}[A-Za-zÀ-ɏ'-]+){0,2})/giu

const OF_A_HOUSE = /^(?:direcc?i|pr[ée]sid.*[ec]i?[ae]$|coordina[ct]i|supervisi)/iu
const ADDRESS =
  /^(?:Calle|C|Avda?|Avenida|Plaza|Paseo|Pza|Ronda|Camino|Carretera|Ctra|Pol[ií]gono|Rue|Place|Quai|Boulevard|Chemin|Route)(?![\p{L}])/u

/** Whom a match with the groups "name" and "role" names. */
function managerIn(reading: Reading, { index, 0: said, groups }: RegExpExecArray): Fact {
  const { name, role } = groups!
  return {
    kind: 'manager',
    ...seen(reading, [index, index + said.length], 'high', true),
    name: name!,
    role: role === undefined ? null : tidyRole(role),
  }
}

export function readNamedRoles(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(ROLE_NAMED, reading.open)) {
    const { role, name } = match.groups!
    // "gerne Meister\nOptik Thies": the next line is about somebody else.
    // "Store mgr Halifax NS": whom one looks for, and where.
    if (
      (match.index === 0 && !/[:=]|\sist?\s/.test(match[0])) ||
      (OF_A_GROUP.test(role!) && !/[:=]|\sist?\s/.test(match[0]) && IS_A_GROUP.test(name!)) ||
      (namesPlace(name!.split(' ')[0]!) && !(/[:=]/.test(match[0]) && name!.includes(' ')))
    )
      continue
    // "Dirección: Calle Mayor 5" is where the house stands.
    if (OF_A_HOUSE.test(role!) && (!/[:=]/.test(match[0]) || ADDRESS.test(name!))) continue
    if (match[0].includes('\n') || !/^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(name!)) continue
    if (/^chair/i.test(role!) && presides(reading, [match.index, match.index + match[0].length], name!)) continue
    facts.push(managerIn(reading, match))
  }
  record(reading, [...facts, ...roleAndName(reading)])
}

/** "Reports to the board, chair is Dr Yusuf": one sentence tells both. */
function presides(reading: Reading, span: Span, name: string): boolean {
  const board = reading.facts.find(
    (fact) =>
      fact.kind === 'manager' && fact.name === null && /board|trustees|governors|council/i.test(fact.role ?? ''),
  )
  if (board?.kind !== 'manager') return false
  board.role = `${board.role} (chair: ${name})`
  board.spans.push(span)
  blankOut(reading, [span])
  return true
}

/** "…, head chef Aoife.", "manager Jodie": a role and one name, in a part of their own. */
const ROLE_AND_NAME =
  /(?<=[,.;(] ?)(?<role>(?:head|sous|executive) chef|(?:[Tt]eam|[Ss]upport|[Ss]ales|[Tt]ech) [Ll]ead(?:er)?|(?:store |shop |site |area |team |general |kitchen |nursery |practice |office |plant |works |line |ward |duty |branch |depot |farm |hotel |home |clinic )?(?:manager|mgr)|(?:team |tech |shift )?lead(?:er)?|supervisor|matron|head of [a-z]{3,14}|(?:ward )?sister|foreman|owner|headteacher|director|principal|boss) (?<name>\p{Lu}\p{Ll}{2,12})(?=\s*[,.;)]|$)/gu

const roleAndName = (reading: Reading): Fact[] =>
  matches(ROLE_AND_NAME, reading.open)
    .filter(({ groups }) => !namesPlace(groups!.name!))
    .map((match) => managerIn(reading, match))

/** "Dana (owner) is who they'd report to". */
const NAMED_FIRST =
  /(?<name>\p{Lu}[A-Za-zÀ-ɏ'-]+(?: \p{Lu}[A-Za-zÀ-ɏ'-]+)?)(?: ?\((?:the |our )?(?<role>[a-z ]{3,24})\))? (?:is|'s) (?:who|the one|the person) (?:they|you|he|she)(?:'d|'ll| would| will)? report to/gu

export function readNamedFirst(reading: Reading): void {
  if (!reading.plain.includes(' report to')) return
  record(
    reading,
    matches(NAMED_FIRST, reading.open).map((match) => managerIn(reading, match)),
  )
}

/** "Sr. Menéndez, jefe de taller.": a sentence that says no more. */
const NAME_THEN_ROLE =
  /(?<=(?:^|[.;\n])\s*)(?<name>(?:Sra?\.|Mme|M\.|Dra?\.|Ing\.|Lic\.) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?), (?<role>(?:jef[ea]|encargad[oa]|gerente|directora?|responsable|directeur|directrice|chef(?:fe)?|gérante?|dueñ[oa]|patron(?:ne)?)(?![\p{L}])[^,.;\n]{0,30})(?=\s*(?:[.;\n]|$))/gu

export function readNameThenRole(reading: Reading): void {
  if (reading.language !== 'fr' && reading.language !== 'es') return
  record(
    reading,
    matches(NAME_THEN_ROLE, reading.open).map((match) => managerIn(reading, match)),
  )
}
