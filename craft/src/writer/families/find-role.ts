import type { Fact } from '../../brief/facts.ts'
import { forget, getToKnow, occurs } from '../../brief/matches.ts'
import { inOneForm } from '../lexicon/one-form.ts'
import { ROLE_FAMILIES } from './all.ts'
import { namedElsewhere } from './named-elsewhere.ts'
import { OWN_TRADES } from './own-trades.ts'
import type { Role } from './role.ts'
import { isNamedByHeadAlone, settledByBrief } from './settled-by-brief.ts'

type Title = Extract<Fact, { kind: 'title' }>

const rolesOf = (title: Title | null) => (ROLE_FAMILIES[title?.family ?? 'general'] ?? ROLE_FAMILIES.general).roles

/** The role whose titles match, or null. The last match is the most particular one: families list their general role first. */
export function roleNamed(title: Title): Role | null {
  const named = inOneForm(`${title.title} ${title.text}`).toLowerCase()
  const own = ownTrade(title)
  if (own || title.family === 'general')
    return (
      own ??
      namedElsewhere(title.title) ??
      (LEARNER.test(title.title) ? roleToLearn(title.title) : null) ??
      roleAnywhere(title.title.toLowerCase())
    )
  return (
    namedElsewhere(title.title) ??
    rolesOf(title).findLast((candidate) => candidate.titles.test(named)) ??
    // "Ingeniero de datos" is listed with software, and told of with data.
    roleAnywhere(inOneForm(title.title).toLowerCase(), MOST_OF_TITLE)
  )
}

/** The role that a title names as the whole brief has it: a title may name several works, or only its head may name one. */
export function roleMeant(title: Title, brief: string): Role | null {
  return settledByBrief(title.title, brief) ?? roleBorneOut(title, brief)
}

/** The role that the title names by itself, unless its head alone does and the brief speaks of other work. */
function roleBorneOut(title: Title, brief: string): Role | null {
  const named = roleNamed(title)
  return named && isNamedByHeadAlone(named, title.title, brief) ? null : named
}

/** Whoever plans a description asks of one title several times, and there are hundreds of trades. */
const trades = new WeakMap<Title, Role | null>()

/** A trade whose work is like that of no sector, whichever its title is listed under. */
export function ownTrade(title: Title): Role | null {
  let trade = trades.get(title)
  if (trade === undefined) {
    const named = inOneForm(title.title).toLowerCase()
    getToKnow(named)
    trade = (!LEADS_THE_SITE.test(named) && OWN_TRADES.find(({ titles }) => occurs(titles, named))) || null
    forget()
    trades.set(title, trade)
  }
  return trade
}

/** A title that says how one works and not at what: the words behind it name the trade. */
const LEARNER =
  /^(?:working student|interns?|trainees?|apprentices?|(?:werkstudent|praktikant|azubi|auszubildende|lernende|stagiaire|altern|apprenti|becari|prácticas|aprendiz)(?:\p{L}|[/:*().-])*)(?!\p{L})/iu
const LINKS = /^[^\p{L}]*(?:(?:in|im|für|for|zum|zur|als|en|de|du|as)\s+|d['’])?/iu

/** "Working student, recruiting" learns what recruiters do. */
function roleToLearn(text: string): Role | null {
  const behind = text.replace(LEARNER, '').replace(LINKS, '')
  const field = /^[\p{L}-]+/u.exec(behind)?.[0] ?? ''
  return field.length > 3 ? roleAnywhere(inOneForm(field).toLowerCase(), MOST_OF_A_FIELD) : null
}
/** So much of the word for a field names its trade: "recruiting", "recrutement". */
const MOST_OF_A_FIELD = 0.5

/** Who leads or reckons building work does not lay the bricks: "Bauleiter Dach", "chef de chantier maçonnerie". */
const LEADS_THE_SITE =
  /site manager|estimator|projektleit|bauleit(?!plan)|polier|kalkulat|conduct\w+ de travaux|chef\w* de chantier|métreur|jef[ea] de obra|encargad[oa] de obra/

/** So much of a title has to name a role of another family. */
const MOST_OF_TITLE = 0.8

/** A rank alone names no trade: a supervisor of irrigation leads no hotline. */
const RANK = /^(?:supervisor|team ?lead|teamleit|coordinador|encargad|deputy|stellvertr)\p{L}*$/u

/** The head of an English or German title stands last: a kitchen fitter is no cook. */
const HEAD_LAST =
  /(?<=^[^,(]*\s)(?<!(?:^|\s)(?:de|du|des|del|la|en|à|of|for|für|im|in)\s)\p{L}+(?:er|or|ist|ian|anic|man|hand)s?$/u
const reachesHead = (found: string, named: string): boolean => {
  const head = HEAD_LAST.exec(named)
  return !head || named.indexOf(found) + found.length > head.index
}

/** Where no family is known: the role of whose titles the longest stretch stands in the words. */
function roleAnywhere(named: string, share = 0.4): Role | null {
  let best: Role | null = null
  let longest = Math.max(4, named.length * share)
  for (const role of Object.values(ROLE_FAMILIES).flatMap((family) => family.roles)) {
    const found = named.match(role.titles)?.[0] ?? ''
    const isMore = (RANK.test(found) && found !== named) || !reachesHead(found, named)
    const length = isMore ? 0 : found.length
    if (length > longest) [best, longest] = [role, length]
  }
  return best
}

/** Sectors whose trades have little in common: what a nurse does says nothing of an optician's work. */
const APART = new Set<Title['family']>(['healthcare', 'education', 'logistics'])

/** The family of a role: a title may be listed under another than the work it names. */
export function familyOf(role: Role, listed: Title['family']): Title['family'] {
  if (ROLE_FAMILIES[listed].roles.includes(role)) return listed
  const families = Object.keys(ROLE_FAMILIES) as Title['family'][]
  return families.find((family) => ROLE_FAMILIES[family].roles.includes(role)) ?? listed
}

/** The role that a title names, made more particular by the words beside it; the family's first role where neither tells. */
export function findRole(title: Title | null, brief: string): Role {
  const roles = rolesOf(title)
  const settled = title && settledByBrief(title.title, brief)
  if (settled) return settled
  const named = title && roleBorneOut(title, brief)
  if (title && named && (named !== roles[0] || named === namedElsewhere(title.title))) return named
  const beside = brief
    .slice(title?.spans[0]?.[0] ?? 0)
    .split(/[.\n]|,.*?,/)[0]!
    .slice(0, 70)
    .toLowerCase()
  const told = roles.findLast((candidate) => candidate !== roles[0] && candidate.titles.test(beside)) ?? named
  const learnt =
    title && !named && LEARNER.test(title.title)
      ? roleToLearn(`${title.title} ${brief.slice(title.spans[0]?.[1] ?? 0)}`)
      : null
  if (learnt) return learnt
  // "Animatrice en centre de loisirs": the trade goes on behind the title.
  const goesOn = title && OWN_TRADES.find(({ titles }) => beside.search(titles) === 0)
  return (
    told ??
    goesOn ??
    (title && (APART.has(title.family) || title.title.replace(LEARNER, '') === '')
      ? ROLE_FAMILIES.general.roles[0]!
      : roles[0]!)
  )
}
