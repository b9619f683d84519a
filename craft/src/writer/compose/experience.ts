import { byPlace } from '../../brief/spans.ts'
import type { Voice } from '../languages/voice.ts'
import type { Of, Plan } from '../plan.ts'
import { asLine, speak } from './speak.ts'

const BEFORE_SUBJECT =
  /^[\s,.]*(?:of |d['’]|de )?(?:(?:professional |work |relevant )?exp(?:erience|érience|eriencia)?\.?|(?:Berufs)?[Ee]rfahrung)?\s*(?:with|in|mit|avec|con|en|using|on)\s+$/u
const JOINED = /^\s*(?:,|and|und|et|y|e|or|oder|ou|o|\+|&|\/)\s*(?:(?:and|und|et|y)\s+)?$/u
/** "3 years as sous or head chef": a role that one had. */
const AS_ROLE = /\b(?:as|als|comme|en tant que|como)\b(?= \S)/iu
const NO_SUBJECT = /^(exp|post|pqe|erfahrung|berufserfahrung|work)/i
/** "3 ans de pratique": years of practice and nothing more, which another language does not say twice. */
const ONLY_PRACTICE = /^(?:de )?(?:pratique|métier|práctica|oficio|praxis|practice)$/iu

/** The skills that the brief names right behind its years: "5+ years with Go and PostgreSQL". */
export function skillsOf(fact: Of<'experience'>, plan: Plan): Of<'skill'>[] {
  const { text } = plan.brief
  const skills = plan.all('skill').filter((skill) => skill.need !== 'nice' && skill.spans[0])
  let at = Math.max(...fact.spans.map(([, to]) => to))
  const found: Of<'skill'>[] = []
  for (const skill of skills.sort(byPlace)) {
    const [from, to] = skill.spans[0]!
    if (from < at) continue
    const between = text.slice(at, from)
    if (!(found.length === 0 ? BEFORE_SUBJECT : JOINED).test(between)) break
    found.push(skill)
    at = to
  }
  return found
}

/** "3 Jahre Erfahrung im Vertrieb" needs no new words, only its own language. */
const isTold = (fact: Of<'experience'>, plan: Plan) =>
  plan.from === plan.language &&
  fact.subject !== null &&
  /\d.* (?:erfahrung|experience|d['’]expérience|de experiencia) (?:with|in|as|of|im|in|mit|als|en|dans|comme|con|como|avec) \S|^\d+\+? years [a-z]+ experience$/i.test(
    fact.text,
  )

const TIE =
  /(?:^|\s)((?:en|dans|chez|sur|au|aux|con|d['’]|de|del|des|du)\s*(?:(?:la|le|les|l['’]|el|los|las|une?|una)(?:\s+|(?<=['’])))?)$/iu
const TIED = /^(?:en|dans|chez|sur|au|aux|con|con) \S/iu

/** "3 ans en étude", "2 ans de terrain": French and Spanish keep the word that ties the years to their subject. */
function tiedSubject(fact: Of<'experience'>, subject: string, plan: Plan): { within: string } | { of: string } | null {
  if (plan.from !== plan.language || (plan.from !== 'fr' && plan.from !== 'es')) return null
  // "3 años vendiendo SaaS".
  if (plan.from === 'es' && /^\p{L}+(?:ando|iendo|yendo)(?!\p{L})/iu.test(subject)) return { within: subject }
  if (TIED.test(subject)) return { within: subject }
  const tie = TIE.exec(fact.text.slice(0, Math.max(0, fact.text.indexOf(fact.subject ?? subject))))?.[1]
  if (!tie) return null
  return /^d/i.test(tie) ? { of: tie + subject } : { within: tie + subject }
}

export function experienceLine(fact: Of<'experience'>, plan: Plan, voice: Voice): string | null {
  const years = voice.years(fact, plan)
  if (years === '') return asLine(voice.say(fact.text, plan))
  // "mind. 7 Jahre Führungserfahrung": experience already.
  if (isTold(fact, plan) || (plan.from === plan.language && /erfahrung$/iu.test(fact.subject ?? '')))
    return asLine(fact.text)
  // "2 years post-registration including neuro": what the years are of is in words that no frame takes.
  if (plan.from === plan.language && /^(?:post|after) ?\S* (?:in|with|incl\S*) \S/iu.test(fact.subject ?? ''))
    return asLine(fact.text)
  const skills = skillsOf(fact, plan).map((skill) => voice.say(skill.text, plan))
  const isBare = plan.from !== plan.language && ONLY_PRACTICE.test(fact.subject ?? '')
  const given = fact.subject && !NO_SUBJECT.test(fact.subject) && !isBare ? voice.say(fact.subject, plan) : null
  const subject = skills.length > 0 ? voice.list(skills, 'and') : given
  const isRole = skills.length === 0 && AS_ROLE.test(fact.text)
  const tied = skills.length === 0 && !isRole && subject ? tiedSubject(fact, subject, plan) : null
  const role = subject?.replace(/^(?:as|als|comme|en tant que|como) /iu, '') ?? null
  const slots = tied ? { years, ...tied } : { years, subject: isRole ? null : subject, as: isRole ? role : null }
  return speak('experience', { ...slots, qualified: voice.qualified?.(fact) ?? null }, plan, voice)
}
