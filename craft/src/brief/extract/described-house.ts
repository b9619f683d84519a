/** "Coopérative laitière Les Prés d'Ancenis", "librería El Quirquincho": French and Spanish say what a house is, then its name. */
import { BARE_HOUSES, HOUSE_NOUNS, SMALL_HOUSES } from '../data/houses.ts'
import type { Fact, Span } from '../facts.ts'
import { longestAt, type Phrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { type Reading, record } from '../reading.ts'
import { liesWithin, meets } from '../spans.ts'
import { capitalise } from '../tidy.ts'
import { PLACE_LOOKUP } from './place.ts'
import { SKILL_LOOKUP } from './skills.ts'
import { seen } from './spot.ts'

/** Chains are told in the plural: "los supermercados Mercalar". */
const HEAD = new RegExp(`(?<![a-z'-])(?:${HOUSE_NOUNS})(?:e?s)?(?![a-z/(-])`, 'gu')
/** "Encargada de tienda Lucía", "outillage de menuiserie": a person or a thing of such houses. */
const OF_SUCH =
  /(?: d[e'] ?|chef(?:fe)?|responsable|resp\.?|jefe|jefa|encargad[oa]|director[a]?|direct(?:eur|rice)|gerente?) (?:de |du |d'|de la |del )?$/u
/** Where the words for a kind of house end, and what it does or where it is begins. */
const ENDS_KIND =
  "(?:à(?! (?:domicile|façon))|au|aux|en(?! (?:ligne|línea|gros))|dans|avec|pour|chez|sur|près|para|con|que|qui|où|donde|est|es|sont|son|recherche|recrute|cherche|busca|buscamos|necesita|sans|sin|cerca|compte|cuenta|exporta|un|una|une|hay|ouvre|abre|sera|depuis|desde|fondée?|fundad[oa]|docteur|dra?|doctora?|maître|madame|monsieur|mme|señora?|nommée?|llamad[oa])(?![\\p{L}’'])"
/** What it makes or for whom it is, told in small letters: "de productos de limpieza", "artisanale". */
const KIND = new RegExp(`^(?: (?!${ENDS_KIND})(?:d['’]|l['’])?\\p{Ll}[\\p{L}’'/-]*){0,7}`, 'u')
const ARTICLE = "(?:L[aeo]s? |El |Aux? |Les |L['’]|Chez )?"
const CAPITAL =
  "(?:Hnos\\.|Hno\\.|Vet\\.|Ld[ao]\\.|Ntra\\.|Sra?\\.|Dra?\\.|Sto\\.|Sta\\.|St\\.|Ste\\.|(?:[dDlL]['’])?\\p{Lu}[\\p{L}\\d'’&-]*(?:\\.\\p{Lu})*)"
const SMALL = '(?:&|et|y|i|e|(?:et|y) (?:de la|du|des|del)|de la|de los|de las|de|du|des|del|la|le|les)'
const AND_SONS =
  '(?: (?:et|y|e|&) (?:fils|filles|frères|sœurs|soeurs|associés?|compagnie|hijos|hijas|hermanos|hermanas|asociados|cía\\.?)(?![\\p{L}]))?'
const NAME = new RegExp(
  `^(?<tie>,? |: | \\()"?(?<name>${ARTICLE}${CAPITAL}(?: (?:${SMALL} )?${CAPITAL}){0,4}${AND_SONS})"?(?=\\s*(?:[,.;:()\\n]|$)| (?:a|à|en|est|es|recrute|recherche|cherche|busca|necesita|exporta|y|et|-|centro|turno|horario|cdi|CDI) )`,
  'u',
)
/** "Étude de 9 personnes à Caudéran (Dutilleul & Associés)": what lies between is told elsewhere. */
const IN_BRACKETS = new RegExp(
  `^[^,.;:()\\n]{0,44} \\((?<name>${ARTICLE}${CAPITAL}(?: (?:${SMALL} )?${CAPITAL}){0,4}${AND_SONS})(?:\\)|, \\d)`,
  'u',
)
const LOOKS_NAMED = new RegExp(`&|Associ|Hermanos|Hijos| (?:et|y) |^(?:${HOUSE_NOUNS}) `, 'iu')
const NO_NAME =
  /^(?:\p{Lu}{1,5}$|\p{Lu}[. ]|.*\p{Lu}\d(?!\p{L})|Av|Avda|Rue|Calle|Plaza|Place|Wallonie|CDI|CDD|H\/?F|F\/?H|SQL|SAP|ERP|CV|RH|IT|TI|TT|RTT|BTS|BTP|CAP|HACCP|PYME|PME|ONG|SMIC|Excel|Word|Office|Google|Microsoft|Lundi|Lunes|Contrat|Contrato|Poste|Puesto|Salaire|Sueldo|Salario|Horario|Horaires|Équipe|Equipo|Anglais|Inglés|Permis|Carnet|Début|Inicio|Jornada|Turnos?|Expérience|Experiencia|Mme|Mlle|Me|M|Sra?|Dra?|Docteur|Nous|On|Vous|Il|Elle|Buscamos|Se|Tickets?|Mutuelle|Prime|Part|Full|Temps|Tiempo|Presencial|Remoto)(?![\p{L}])/u

interface Described {
  name: Span
  /** What the house is, where that is no part of its name. */
  kind: Span | null
}

/** The employer's name and what it is; in French and Spanish alone, where a kind of house stands ahead of its name. */
export function readDescribedHouse(reading: Reading): boolean {
  if (reading.language !== 'fr' && reading.language !== 'es') return false
  const house = findHouse(reading)
  if (!house) return false
  const { name, kind } = house
  const text = capitalise(reading.text.slice(...name))
  const facts: Fact[] = [{ kind: 'company', ...seen(reading, name, 'high', true), text, aspect: 'name' }]
  if (kind && !repeatsName(reading, kind, name) && !SAYS_LITTLE.test(reading.plain.slice(...kind)))
    facts.push({ kind: 'company', ...seen(reading, kind, 'medium', true), aspect: 'about' })
  giveBackPlaces(reading, name)
  record(reading, facts)
  return true
}

/** "Centre Rive Sud": the bare word says nothing of the house. */
const SAYS_LITTLE =
  /^(?:centre|centro|empresa|societe|entreprise|planta|usine|site|etablissement|groupe|grupo|plataforma|plateforme|compania|compagnie|marque|reseau|organisme|prestataire|exploitation|bureau|cabinet|despacho)$/u

/** "Estudio en Bilbao (Estudio Larratz)". */
const repeatsName = ({ plain }: Reading, kind: Span, name: Span): boolean =>
  plain.slice(...name).startsWith(plain.slice(...kind))

/** Withheld, read as something else than a town, or nothing but a town or a tool. */
const isOther = (reading: Reading, span: Span): boolean =>
  reading.withheld.some((one) => meets(one, span)) ||
  reading.facts.some(
    ({ kind, spans }) =>
      spans.some((one) => meets(one, span)) && (kind !== 'place' || isWholly(reading, span, spans[0]!)),
  ) ||
  [PLACE_LOOKUP, SKILL_LOOKUP].some((lookup) => isAll(lookup, reading.plain.slice(...span)))

/** But for its article: "Los Mochis". */
const isWholly = (reading: Reading, [from, to]: Span, place: Span): boolean =>
  liesWithin([from + (ARTICLE_AHEAD.exec(reading.plain.slice(from, to))?.[0].length ?? 0), to], place)
const ARTICLE_AHEAD = /^(?:l[aeo]s?|el) /u

const isAll = (lookup: Phrases<unknown>, name: string): boolean =>
  [name, name.replace(ARTICLE_AHEAD, '')].some((one) => longestAt(lookup, one, 0)?.to === one.length)

/** "Les Prés d'Ancenis" lies where it lies: a town in the name of a house is no place of work beside another. */
function giveBackPlaces(reading: Reading, name: Span): void {
  // "Residencia Virgen del Pilar (Calatayud)": the town stands in the brackets.
  reading.facts = reading.facts.map((fact) => {
    const [from, to] = fact.spans[0]!
    if (fact.kind !== 'place' || from <= name[0] || from >= name[1] || to <= name[1]) return fact
    const town = /^ ?\((\p{Lu}[^()]+)\)?$/u.exec(reading.text.slice(name[1], to))?.[1]
    if (!town) return fact
    const start = reading.text.indexOf(town, name[1])
    return { ...fact, text: town, city: town, region: null, spans: [[start, start + town.length]] }
  })
  const isWithin = ({ kind, spans }: Fact): boolean => kind === 'place' && liesWithin(spans[0]!, name)
  if (reading.facts.some((fact) => fact.kind === 'place' && fact.also === 'workplace' && !isWithin(fact)))
    reading.facts = reading.facts.filter((fact) => !isWithin(fact))
}

/** "SARL Toitures Vauclin", "contrato indefinido con Tejido Digital". */
const UNDER_LAW = new RegExp(
  `(?<![\\p{L}])(?:(?:SARL|SAS|SASU|EURL|SCOP|SCIC|EARL|GAEC|Ets|Éts|Établissements|Sté|SRL|SPRL|SCEA|Transports|Laboratoires) |(?<=[Cc]ontrat[o]? [^,.;]{0,28})(?:con|avec) )(?<name>${CAPITAL}(?: (?:${SMALL} )?${CAPITAL}){0,3}${AND_SONS})(?=\\s*(?:[,.;:()\\n]|$))`,
  'gu',
)
function underLaw(reading: Reading): Described | null {
  for (const match of matches(UNDER_LAW, reading.text)) {
    const { name } = match.groups!
    const to = match.index + match[0].length
    const whole = /^(?:con|avec) /.test(match[0]) ? to - name!.length : match.index
    if (!NO_NAME.test(name!) && !isOther(reading, [to - name!.length, to])) return { name: [whole, to], kind: null }
  }
  return null
}

/** The first house that is described and named. */
function findHouse(reading: Reading): Described | null {
  const lawful = underLaw(reading)
  if (lawful) return lawful
  for (const match of matches(HEAD, reading.plain)) {
    if (beginsTitle(reading, match.index)) continue
    // "Tickets resto, mutuelle Alan": who insures, not who hires.
    if (
      /^mutuelle/u.test(match[0]) &&
      /(?:tickets?|cheques?|primes?|rtt|teletravail|¤|participation|interessement)[^.\n]*$/u.test(
        reading.plain.slice(Math.max(0, match.index - 80), match.index),
      )
    )
      continue
    if (OF_SUCH.test(reading.plain.slice(Math.max(0, match.index - 20), match.index)) && !inTitle(reading, match.index))
      continue
    const end = match.index + match[0].length
    const window = reading.text.slice(end, end + 130)
    const told = KIND.exec(window)![0]
    const found = NAME.exec(window.slice(told.length)) ?? IN_BRACKETS.exec(window)
    const text = found?.groups?.name
    if (!found || !text || NO_NAME.test(text)) continue
    const from = end + window.indexOf(text, found.groups!.tie ? told.length : 0)
    const house = named(reading, [match.index, end], told, [from, from + text.length], found.groups!.tie ?? '(')
    if (house && !isOther(reading, house.name)) return { ...house, name: withoutTown(reading, house.name) }
  }
  return null
}

/** "Hotel boutique Casa Azafrán Oaxaca centro": where it lies ends its name. */
function withoutTown({ facts, text }: Reading, [from, to]: Span): Span {
  const town = facts.find(
    ({ kind, spans: [[start, end] = [0, 0]] }) =>
      kind === 'place' && start > from && (end === to || (/^ centro/u.test(text.slice(to)) && end >= to)),
  )
  const start = town?.spans[0]?.[0] ?? to
  return start < to && /\p{Lu}[\p{L}'-]+ $/u.test(text.slice(from, start)) && / /u.test(text.slice(from, start - 1))
    ? [from, start - 1]
    : [from, to]
}

/** "Vendeuse en boulangerie Marchand": the title tells the kind. */
const inTitle = ({ facts }: Reading, at: number): boolean =>
  facts.some(({ kind, spans: [span] }) => kind === 'title' && span![0] < at && at < span![1])

/** "Operador de dron": who is sought. */
const beginsTitle = ({ facts }: Reading, at: number): boolean =>
  facts.some(({ kind, spans: [span] }) => kind === 'title' && span![0] === at)

const ENDS_THERE = /^"?\s*(?:[.(;]|$|\n|, \d)/u
const OF_THE = /^ (?:du|des|del|de la|de los|de las|de l['’])$/u
const ARTICLE_LAST = / (l[ae]s?|el|los)$/u

function named(reading: Reading, house: Span, told: string, name: Span, tie: string): Described | null {
  const text = reading.text.slice(...name)
  // A single word behind a comma may be anything, one in brackets a part of the town.
  if (tie.startsWith(',') && !(/[ &]|['’]\p{Lu}/u.test(text) && ENDS_THERE.test(reading.text.slice(name[1]))))
    return null
  if (tie.includes('(') && !LOOKS_NAMED.test(text) && !/^, \d/.test(reading.text.slice(name[1]))) return null
  const noun = reading.plain.slice(...house)
  const small = /^\p{Ll}/u.test(reading.text.slice(...house))
  const bare = BARE_HOUSES.test(noun) || (small && SMALL_HOUSES.test(noun))
  if (tie !== ' ') return { name, kind: [house[0], house[1] + told.length] }
  if (/^(?:siege|sede)/u.test(noun)) return { name, kind: null }
  if (OF_THE.test(told)) return bare ? null : { name: [house[0], name[1]], kind: null }
  if (/ (?:de|du|des|del|d['’]|de la|de los|de las|et|y)$/u.test(told)) return null
  const article = ARTICLE_LAST.exec(told)?.[0].length ?? 0
  const whole: Span = [name[0] - article, name[1]]
  const kind = told.length - article
  if (inTitle(reading, house[0])) return { name: whole, kind: null }
  if (kind === 0 && !bare) return { name: [house[0], name[1]], kind: null }
  return { name: whole, kind: [house[0], house[1] + kind] }
}
