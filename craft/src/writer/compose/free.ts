import type { Fact } from '../../brief/facts.ts'
import type { Label } from '../../brief/sort/labels.ts'
import type { FreeHome } from '../languages/voice.ts'
import { voiceOf } from '../languages/voice-of.ts'
import type { Plan } from '../plan.ts'
import { isToldToApply } from './told-to-apply.ts'

/** The fact that ends right before this one, with nothing but a comma between. */
function before(fact: Fact, plan: Plan): Fact | null {
  const from = fact.spans[0]?.[0] ?? 0
  let previous: Fact | null = null
  for (const other of plan.brief.facts) {
    const end = other.spans[0]?.[1]
    if (end === undefined || end > from || other === fact) continue
    if (previous === null || end > previous.spans[0]![1]) previous = other
  }
  if (previous === null) return null
  return /^[\s,;(/-]*$/.test(plan.brief.text.slice(previous.spans[0]![1], from)) ? previous : null
}

const RHYTHM =
  /\b(?:\d+ ?x ?(?:\/|\d|a |per |im |pro |par |al |a la )|\d+ ?(?:nights?|days?|evenings?|j|jours?|tage?|noches?|d[ií]as?)\b.*(?:off|repos|week|semaine|semana|woche|frei|on\b)|\d-tage-woche|home every (?:day|night)|every (?:other )?(?:weekend|saturday|sunday))|\b\d{1,2} ?h(?:\d\d)? ?(?:-|à|a) ?\d{1,2} ?h|\b\d noches\b|\b(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntage?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b|^(?:mo|di|mi|do|fr|sa|so)\b[ /,+-]/i
const PERK =
  /\b(?:canteen|kantine|cantine|cantina|free (?:bus|parking)|bus gratuit|coche|vehicle provided|company van|renouvelable|renewable|pro rata|childcare|discount)\b/i
/** Why a contract ends, and no leave that is offered. */
const STANDS_IN = /\bcover$|vertretung$|^(?:remplacement|sustituci[oó]n)\b/i
const TRAIT =
  /^(?:discretion|diskretion|discr[eé]tion|discreci[oó]n|sourire|humour|humor|empathy|empathie|empat[ií]a|vaccinat\w+|masernschutz)$/i
const OF_COMPANY =
  /^(?:with|mit|avec|con) \d+ (?!years|jahre|ans|a[nñ]os)|^for (?:a |an |our )?\d(?!.*\b(?:kids|children|boys|girls|people|persons)\b)|\b(?:shops|filialen|magasins|tiendas|sites|locations|clients?|customers|kundschaft)$|^(?:p&l|revenue|turnover|umsatz|chiffre d.affaires|facturaci[oó]n)\b/i

/** Up to three words without figures or verbs: "medical devices", "Maschinenbau", "énergie solaire". */
const isField = (text: string) =>
  text.split(/\s+/).length <= 3 &&
  /^\p{L}[\p{L}\d&/' ’-]{2,}$/u.test(text) &&
  !/\b(?:no|not|only|nur|kein\w*|pas|sin|is|are|will|and|und|et|y|with|mit|for|f[uü]r|pour|para|start|asap|sofort|full|part|team|agency|level|grade|intake|now)\b/i.test(
    text,
  )

/** "Local jobs only": how far it goes, and no task. */
const ONLY = /(?<!\p{L})(?:only|nur|uniquement|solo|sólo)$/iu

/** A field is written small, or in several words: "Providencia" and "Kaldfjell" beside the title are places. */
const isNameThere = ({ text, spans: [[at] = [0, 0]] }: Fact, { from, brief }: Plan): boolean =>
  (from === 'en' ? /^\p{Lu}\p{Ll}+$/u.test(text) : from !== 'de' && /^\p{Lu}/u.test(text)) &&
  !/(?:^|[.!?:\n])\s*$/u.test(brief.text.slice(Math.max(0, at - 3), at))

/** "Devon coast" is where the employer is, not its business. */
const holdsPlace = ({ spans: [[from, to] = [0, 0]] }: Fact, plan: Plan): boolean =>
  plan.all('place').some(({ spans: [[start, end] = [-1, -1]] }) => start >= from && end <= to)

function homeOf(fact: Fact, sorted: FreeHome, plan: Plan): FreeHome {
  // "Finlo, 60 people, b2b invoicing": what stands beside the employer is its business, not a task.
  if (
    sorted === 'duties' &&
    before(fact, plan)?.kind === 'company' &&
    isField(fact.text) &&
    voiceOf(plan.from).isThing(fact.text)
  )
    return 'company'
  if (STANDS_IN.test(fact.text) || holdsPlace(fact, plan) || ONLY.test(fact.text)) return 'more'
  if (sorted !== 'more') return sorted
  const { text } = fact
  if (TRAIT.test(text)) return 'needs'
  if (RHYTHM.test(text)) return 'more'
  if (PERK.test(text)) return 'offer'
  const previous = before(fact, plan)
  if (OF_COMPANY.test(text)) return 'company'
  if (previous?.kind === 'title' && isField(text) && !isNameThere(fact, plan)) return 'field'
  if (previous?.kind === 'company' && isField(text)) return plan.language === plan.from ? 'company' : 'field'
  return 'more'
}

/** Where a remark belongs of which labelled briefs tell what it speaks of. */
const HOMES: Partial<Record<Label, FreeHome>> = {
  must: 'needs',
  nice: 'needs',
  notneeded: 'needs',
  perk: 'offer',
  pay: 'offer',
  apply: 'process',
  hours: 'more',
  place: 'more',
  mode: 'more',
  contract: 'more',
  team: 'more',
  date: 'more',
  travel: 'more',
}

/** Words of a sentence, where a list of nouns is wanted. */
const TELLS =
  /^\(|, (?:qui|que) |(?<!\p{L})(?:ouvre|recrute|cherche|recherche|emploie|souhaite|injecte|remplacement|mon|ma|mi|on|nous|c['’]est|j['’]ai|busca|buscamos|requiere|necesita|necesitamos|somos|soy|hay|queremos|quiero|portage|interim|intérim)(?!\p{L})/iu

/** French and Spanish briefs describe the employer in bare nouns, which one sentence can list. */
const aboutEmployer = (fact: Fact, plan: Plan): FreeHome | null =>
  (plan.from === 'fr' || plan.from === 'es') &&
  plan.from === plan.language &&
  fact.kind === 'free' &&
  fact.about === 'company' &&
  voiceOf(plan.from).isThing(fact.text) &&
  !TELLS.test(fact.text) &&
  !holdsPlace(fact, plan) &&
  fact.text.split(/\s+/).length <= 14
    ? 'company'
    : null

/** "for our rostering app": no label is needed to see whose it is. */
const OURS = /^(?:(?:for|at|in|für|bei|in|pour|chez|dans|para|en) )?(?:our|unser\p{L}*|notre|nos|nuestr[oa]s?) /iu

/** What is said of the employer joins its paragraph where it makes a clause, and has its own heading elsewhere. */
function employerHome(fact: Fact, plan: Plan): FreeHome | null {
  if (fact.kind !== 'free' || STANDS_IN.test(fact.text)) return null
  if (OURS.test(fact.text)) return 'about'
  if (fact.about !== 'company') return null
  const { tellsEmployer } = voiceOf(plan.from)
  return tellsEmployer && plan.from === plan.language && tellsEmployer(fact.text) ? 'company' : 'about'
}

const sorted = new WeakMap<Plan, Map<Fact, FreeHome>>()

/** The loose remarks that belong into one section; how they are worded tells which, or what they stand beside. */
export function remarksFor(home: FreeHome, plan: Plan): Fact[] {
  const homes = sorted.get(plan) ?? homesOf(plan)
  sorted.set(plan, homes)
  return [...homes].filter(([, one]) => one === home).map(([fact]) => fact)
}

/** "6 months class 1 experience" counts what is asked for, whatever else is counted in months. */
const PRACTICE =
  /^(?:\d{1,2}|one|two|three|six|sechs|drei|six|trois|seis|tres) (?:months?|monate?|mois|mes(?:es)?)['’]? .*(?:experience|erfahrung|praxis|exp[ée]rience|experiencia)(?!\p{L})|(?:minimum|mindestens|at least|au moins|al menos) \d{1,2} (?:months?|monate?|mois|meses) (?:in|als|as|en|comme|como) /iu

function homesOf(plan: Plan): Map<Fact, FreeHome> {
  const words = voiceOf(plan.from)
  const title = plan.titleIn(plan.from).toLowerCase()
  const homes = new Map<Fact, FreeHome>()
  for (const fact of plan.all('free'))
    if (!title.includes(fact.text.toLowerCase()))
      homes.set(
        fact,
        (isToldToApply(fact) ? 'process' : null) ??
          (PRACTICE.test(fact.text) ? 'needs' : null) ??
          (plan.from === plan.language ? words.homeOf?.(fact) : null) ??
          (fact.about && HOMES[fact.about]) ??
          aboutEmployer(fact, plan) ??
          employerHome(fact, plan) ??
          homeOf(fact, words.sortFree(fact.text, plan), plan),
      )
  return homes
}
