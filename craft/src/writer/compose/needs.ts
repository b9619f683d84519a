import type { Fact } from '../../brief/facts.ts'
import type { Label } from '../../brief/sort/labels.ts'
import { isPartOf } from '../../brief/spans.ts'
import { linesOf } from '../families/lines-for.ts'
import { DEMANDS, type Voice } from '../languages/voice.ts'
import type { Of, Plan } from '../plan.ts'
import { experienceLine, skillsOf } from './experience.ts'
import { remarksFor } from './free.ts'
import { generalLines } from './generic.ts'
import { asLine, isName, speak } from './speak.ts'

/** What labelled briefs tell to be said of demands. */
const OF_DEMANDS = new Set<Label>(['must', 'nice', 'notneeded'])

/** What a brief rules out as a demand stands among the demands; the rest is an offer. "No cold calling" is something to look forward to; "no IFRS needed" is one demand less. */
export const isDemand = (fact: Fact) =>
  (fact.kind === 'free' && (fact.about === 'must' || fact.about === 'nice' || fact.about === 'notneeded')) ||
  (fact.kind === 'free' && fact.about !== undefined && OF_DEMANDS.has(fact.about)) ||
  / not (?:needed|required|necessary)$/i.test(fact.text) ||
  (DEMANDS.has(fact.kind) && (fact.kind !== 'skill' || isName(fact.text) || fact.text.split(' ').length <= 4))

const SAID_NICE =
  /\b(plus|bonus|asset|helps?|useful|welcome|von vorteil|wünschenswert|gern|gerne|erwünscht|gold wert|kein hindernis|schadet nicht|pluspunkt|hilft|wär|un atout|pas (?:nécessaire|obligatoire)|(?:wäre|wären)|appréciée?s?|souhaitée?s?|se valora|valorable|deseable)\b/i

const inGroups = <T>(items: T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...inGroups(items.slice(size), size)]

function skillText(skill: Of<'skill'>, plan: Plan, voice: Voice): string {
  const names = [...new Set([skill.text, ...skill.alternatives])].filter(
    (name, index, all) => index === 0 || !all[0]!.toLowerCase().includes(name.toLowerCase()),
  )
  return voice.list(
    names.map((name) => voice.say(name, plan)),
    'or',
  )
}

/** "BAMF-Zulassung", "Kochlehre + 2 Jahre": one holds it, and has no practice in it. */
const QUALIFIES =
  /^(?:HAK|HLW|HTL|HASCH|HBLA|BHS|BAfEP|FH|HF|EFZ|EBA|IHK)(?=$|[/ ,])|(?:schein|zulassung|abschluss|lehre|lehrgang|ausbildung|ausweis|kurs|prüfung|diplom|zertifikat|bescheinigung|nachweis|brief|studium|examen|matura|abitur|reife)(?!\p{L})|(?:isch|deutsch) (?:oder|[ABC][12])|\d\+? jahre?(?!\p{L})/iu

/** "Membre OIIQ", "Carte de compétence", "Cédula profesional": the same in French and Spanish, told by the first word. */
const QUALIFIES_ROMANCE =
  /^(?:membre|inscription|carte|certificat|certification|attestation|agrément|habilitation|brevet|titre|diplôme|permis|licence|véhicule|auto|voiture|casier|extrait|caces|formation|membresía|matrícula|colegiación|carné|carnet|cédula|licencia|certificado|certificación|homologación|habilitación|título|curso|registro|permiso|vehículo|coche|tarjeta|número|numéro|prl|tpc|rethus|rpps|adeli)(?!\p{L})/iu

export const isPaper = (text: string, plan: Plan): boolean =>
  plan.from === 'de' ? QUALIFIES.test(text) : plan.from !== 'en' && QUALIFIES_ROMANCE.test(text)

/** "BKS-Kenntnisse", "Erfahrung U3": it says itself that one has it. */
const TELLS_PRACTICE = /kenntnis|erfahrung|praxis|wissen(?!schaft)|übung|routine/iu

/** German nouns have capitals too: there a guess needs more than a capital to be the name of a tool. */
const isTool = (skill: Of<'skill'>, plan: Plan): boolean =>
  isName(skill.text) &&
  !isPaper(skill.text, plan) &&
  !(plan.from === 'de' && TELLS_PRACTICE.test(skill.text)) &&
  (plan.from !== 'de' || skill.confidence === 'high' || /\p{Lu}{2}|\p{Ll}\p{Lu}|\d/u.test(skill.text))

/** Bullets for skills: names of tools share a line, phrases stand alone. */
function skillLines(skills: Of<'skill'>[], kind: 'tools' | 'nice', plan: Plan, voice: Voice): string[] {
  const [names, phrases] = [true, false].map((named) =>
    skills.filter((skill) => (isTool(skill, plan) && skill.alternatives.length === 0) === named),
  ) as [Of<'skill'>[], Of<'skill'>[]]
  // A Spanish or French phrase under a heading that says it all needs no frame, and seldom fits into one.
  const isRomance = voice.language === 'es' || voice.language === 'fr'
  const size = names.length > 4 ? Math.ceil(names.length / 2) : 4
  const grouped = inGroups(names, size).map((group, index) => {
    const texts = group.map((skill) => skillText(skill, plan, voice))
    const tools = voice.list(texts, 'and')
    return speak(kind, { tools, names: tools }, plan, voice, `${index}`)
  })
  const single = phrases.map((skill) => {
    const text = skillText(skill, plan, voice)
    const slots = { tools: text, names: isName(skill.text) ? text : null }
    // Only what the lexicon knows is sure to be a noun: whatever else stands in the brief is no object of "experience with".
    const asTold = voice.standsAlone?.(text) || (skill.confidence !== 'high' && !isTool(skill, plan))
    const isPractice = plan.from === 'de' && TELLS_PRACTICE.test(skill.text)
    if (kind === 'nice' && (SAID_NICE.test(text) || asTold || isPractice || (isRomance && !isName(text)))) return text
    if (kind === 'nice' || isTool(skill, plan)) return speak(kind, slots, plan, voice, text)
    return voice.need(text, plan) ?? (asTold || isPractice ? text : speak('skill', { skill: text }, plan, voice, text))
  })
  return [...grouped, ...single].filter((line) => line !== null).map(asLine)
}

/** Drops what another fact of the list already says in full. */
function withoutRepeats(skills: Of<'skill'>[]): Of<'skill'>[] {
  return skills.filter(
    (skill) =>
      !skills.some(
        (other) =>
          other !== skill &&
          other.text.length > skill.text.length &&
          isName(skill.text) &&
          wordIn(skill.text, wordsOnly(other.text)),
      ),
  )
}

/** "Anglais pour les touristes" says the language with what it is for, where its words are printed as they are. */
const saidBySkill = (fact: Fact, plan: Plan): boolean =>
  plan.from === plan.language && plan.all('skill').some((skill) => isPartOf(fact, skill))

/** "NMC pin" beside "NMC pin of course": told by the longer phrase that it stands in. */
const saidByOther = (fact: Fact, plan: Plan): boolean =>
  // What is left of "Carné de manipulador: se saca aquí" may tell something else.
  [...plan.all('skill'), ...plan.all('free')].some(
    (other) => isPartOf(fact, other) && other.text.toLowerCase().includes(fact.text.split(' ')[0]!.toLowerCase()),
  )

const wordIn = (word: string, text: string) => ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `)

const ASKS_PRACTICE =
  /\b(experience|training in|practice|praxis|erfahrung|expérience|pratique|experiencia|práctica|éxitos|success)/i
const BEGINNERS =
  /no experience|experience not|new grads?|will train|no prior|keine erfahrung|ohne erfahrung|quereinst|sans expérience|débutant|sin experiencia|no hace falta experiencia|no se requiere experiencia|career changers/i

/** Where the brief asks for no experience, general knowledge must not ask for it either. */
const welcomesBeginners = (plan: Plan) =>
  BEGINNERS.test(plan.brief.text) ||
  plan.brief.facts.some((fact) => fact.kind === 'experience' && (fact.min === 0 || !fact.holds))

/** A loose remark that only wishes for something stands with the wishes. */
const isWish = (fact: Fact): boolean => fact.kind === 'free' && fact.about === 'nice'

/** "MCIPS" beside "MCIPS or working towards it" says nothing more. */
const withoutShorter = (lines: string[]): string[] =>
  lines.filter(
    (line) => !lines.some((other) => other.length > line.length && wordIn(line.replace(/[.,]$/, ''), wordsOnly(other))),
  )

/** "payroll" beside "no payroll duties". */
const tellsIt = (fact: Fact, other: Fact): boolean =>
  other !== fact && other.text.length > fact.text.length && wordIn(fact.text, other.text)

const wordsOnly = (line: string): string => line.replace(/[,;:()]/g, ' ')

export function composeNeeds(plan: Plan, voice: Voice): string[] {
  const told = plan.all('experience').flatMap((fact) => skillsOf(fact, plan))
  const remarks = remarksFor('needs', plan).filter((fact) => !isWish(fact))
  const musts = withoutRepeats(
    plan.all('skill').filter((skill) => skill.need !== 'nice' && !told.includes(skill)),
  ).filter((skill) => !isName(skill.text) || !remarks.some(({ text }) => wordIn(skill.text, text)))
  const lines = (facts: Fact[]) => facts.map((fact) => asLine(voice.line(fact, plan)))
  const own = [
    ...plan
      .all('experience')
      .filter((fact) => ![...remarks, ...musts].some((other) => isPartOf(fact, other)))
      .map((fact) => experienceLine(fact, plan, voice))
      .filter((line) => line !== null)
      .map(asLine),
    ...skillLines(musts, 'tools', plan, voice),
    ...lines(plan.all('licence').filter((fact) => fact.need !== 'nice' && !saidByOther(fact, plan))),
    ...lines(plan.all('education')),
    ...plan
      .all('language')
      .filter((fact) => fact.need !== 'nice' && !saidBySkill(fact, plan))
      .map((fact) => asLine(voice.languageNeed(fact, plan))),
    ...remarks.map((fact) =>
      asLine((/^knows? /i.test(fact.text) && voice.need(fact.text, plan)) || voice.say(fact.text, plan)),
    ),
    ...plan.negatives
      .filter(
        (fact) => isDemand(fact) && !plan.negatives.some((other) => isPartOf(fact, other) || tellsIt(fact, other)),
      )
      .map((fact) => asLine(voice.negative(fact, plan))),
  ]
  const missing = Math.max(0, Math.min(3, (plan.length === 'short' ? (plan.crowded ? 0 : 1) : 6) - own.length))
  const pool = linesOf('needs', plan)
  const fitting = welcomesBeginners(plan)
    ? { ...pool, own: pool.own.filter((line) => !ASKS_PRACTICE.test(String(line))) }
    : pool
  return [...withoutShorter(own), ...generalLines(fitting, missing, own, {}, plan).map(asLine)]
}

export function composeNice(plan: Plan, voice: Voice): string[] {
  const wishes = remarksFor('needs', plan).filter(isWish)
  const others = [
    ...plan
      .all('licence')
      .filter((fact) => fact.need === 'nice')
      .map((fact) => voice.line(fact, plan)),
    ...plan
      .all('language')
      .filter((fact) => fact.need === 'nice' && !saidBySkill(fact, plan))
      .map((fact) => voice.languageNeed(fact, plan)),
  ]
  return [
    ...skillLines(withoutRepeats(plan.all('skill').filter((skill) => skill.need === 'nice')), 'nice', plan, voice),
    ...wishes.map((fact) => asLine(voice.say(fact.text, plan))),
    ...others.map((text) =>
      asLine(SAID_NICE.test(text) ? text : (speak('nice', { tools: text }, plan, voice, text) ?? text)),
    ),
  ]
}

/** Tells people who lack a point to apply all the same; only where there is a list to lack a point of. */
export function composeEncouragement(plan: Plan, voice: Voice, needs: string[]): string {
  if (plan.length === 'short' || needs.length < 3 || plan.all('licence').length > 1) return ''
  return speak('encourage', {}, plan, voice) ?? ''
}
