import type { Fact, Language } from '../../brief/facts.ts'
import type { Label } from '../../brief/sort/labels.ts'
import { isPartOf } from '../../brief/spans.ts'
import { isOfNoTrade, linesOf } from '../families/lines-for.ts'
import type { Line } from '../families/role.ts'
import { DEMANDS, type Voice } from '../languages/voice.ts'
import type { Of, Plan } from '../plan.ts'
import { tellsHowToApply } from './apply.ts'
import { experienceLine, skillsOf } from './experience.ts'
import { remarksFor } from './free.ts'
import { generalLines } from './generic.ts'
import { conditionsOf, isSaidRequired, withRequired } from './required.ts'
import { asLine, asSentence, isName, speak } from './speak.ts'
import { isProgram } from './work-tools.ts'

/** What labelled briefs tell to be said of demands. */
const OF_DEMANDS = new Set<Label>(['must', 'nice', 'notneeded'])

/** What a brief rules out as a demand stands among the demands; the rest is an offer. "No cold calling" is something to look forward to; "no IFRS needed" is one demand less. */
export const isDemand = (fact: Fact) =>
  (fact.kind === 'free' && (fact.about === 'must' || fact.about === 'nice' || fact.about === 'notneeded')) ||
  (fact.kind === 'free' && fact.about !== undefined && OF_DEMANDS.has(fact.about)) ||
  / not (?:needed|required|necessary)$/i.test(fact.text) ||
  (DEMANDS.has(fact.kind) && (fact.kind !== 'skill' || isName(fact.text) || fact.text.split(' ').length <= 4))

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
  const size = names.length > 4 ? Math.ceil(names.length / 2) : 4
  const grouped = inGroups(names, size).map((group, index) => {
    const line = speak(
      kind,
      {
        tools: voice.list(
          group.map((skill) => skillText(skill, plan, voice)),
          'and',
        ),
      },
      plan,
      voice,
      `${index}`,
    )
    const isRequired = kind === 'tools' && group.every((skill) => isSaidRequired(skill, plan))
    return line && isRequired ? withRequired(line, group[0]!, plan, voice) : line
  })
  const single = phrases.map((skill) => {
    const text = skillText(skill, plan, voice)
    if (kind === 'nice') return text
    if (isTool(skill, plan)) return speak(kind, { tools: text }, plan, voice, text)
    // Only what the lexicon knows is sure to be a noun: whatever else stands in the brief is no object of "experience with".
    const asTold = voice.standsAlone?.(text) || (skill.confidence !== 'high' && !isTool(skill, plan))
    const isPractice = plan.from === 'de' && TELLS_PRACTICE.test(skill.text)
    const line =
      voice.need(text, plan) ?? (asTold || isPractice ? text : speak('skill', { skill: text }, plan, voice, text))
    return line && withRequired(line, skill, plan, voice)
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
const ASKS_TRAINING =
  /(?<!\p{L})(?:training|trained|qualifi\p{L}*|apprentice\p{L}*|degree|diploma|certificate|studies|\p{L}*ausbildung|studium|abschluss|lehre|formation|diplôme|études|qualification|formación|título|titulación|estudios|cualificación)(?!\p{L})/iu
const BEGINNERS =
  /no experience|experience not|new grads?|will train|no prior|keine erfahrung|ohne erfahrung|quereinst|sans exp[ée]rience|d[ée]butant|sin experiencia|no hace falta experiencia|no se requiere experiencia|career changers/i

/** Where the brief asks for no experience, general knowledge must not ask for it either. */
export const welcomesBeginners = (plan: Plan) =>
  BEGINNERS.test(plan.brief.text) ||
  plan.brief.facts.some((fact) => fact.kind === 'experience' && (fact.min === 0 || !fact.holds))

/** What the brief has settled itself is not asked for once more in general words. */
function withoutSettled(lines: Line[], plan: Plan): Line[] {
  const isTrained =
    plan.all('education').length > 0 ||
    plan.all('licence').some(({ need }) => need !== 'nice') ||
    plan
      .all('skill')
      .some(
        (skill) =>
          skill.need !== 'nice' &&
          (isPaper(skill.text, plan) || (isSaidRequired(skill, plan) && !isProgram(skill.text))),
      )
  const isSettled = isTrained || welcomesBeginners(plan)
  if (!isSettled && plan.all('experience').length === 0) return lines
  return lines.filter((line) => !ASKS_PRACTICE.test(String(line)) && !(isSettled && ASKS_TRAINING.test(String(line))))
}

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

/** A program that the brief only names, where nobody needs experience: one works with it, and does not bring it. */
export const isLearnedHere = (skill: Of<'skill'>, plan: Plan): boolean =>
  welcomesBeginners(plan) && skill.need !== 'nice' && isProgram(skill.text) && !isSaidRequired(skill, plan)

export function composeNeeds(plan: Plan, voice: Voice): string[] {
  const told = plan.all('experience').flatMap((fact) => skillsOf(fact, plan))
  const remarks = remarksFor('needs', plan).filter((fact) => !isWish(fact) && !isSpared(fact))
  const musts = withoutRepeats(plan.all('skill').filter((skill) => skill.need !== 'nice' && !told.includes(skill)))
    .filter((skill) => !isName(skill.text) || !remarks.some(({ text }) => wordIn(skill.text, text)))
    .filter((skill) => !isLearnedHere(skill, plan))
  const conditions = (facts: Fact[]) =>
    facts.map((fact) => withRequired(asLine(voice.line(fact, plan)), fact, plan, voice))
  const own = [
    ...plan
      .all('experience')
      .filter((fact, _, all) => ![...remarks, ...musts, ...all].some((other) => isPartOf(fact, other)))
      .map((fact) => experienceLine(fact, plan, voice))
      .filter((line) => line !== null)
      .map(asLine),
    ...skillLines(musts, 'tools', plan, voice),
    ...conditions(plan.all('licence').filter((fact) => fact.need !== 'nice' && !saidByOther(fact, plan))),
    ...conditions(plan.all('education').filter(({ need }) => need !== 'none')),
    ...plan
      .all('language')
      .filter((fact) => fact.need !== 'nice' && !saidBySkill(fact, plan))
      .map((fact) => asLine(voice.languageNeed(fact, plan))),
    ...remarks.map((fact) =>
      asLine((/^knows? /i.test(fact.text) && voice.need(fact.text, plan)) || voice.say(fact.text, plan)),
    ),
  ]
  const full = isOfNoTrade(plan) ? 3 : 6
  const missing = Math.max(0, Math.min(3, (plan.length === 'short' ? (plan.crowded ? 0 : 1) : full) - own.length))
  const pool = linesOf('needs', plan)
  const fitting = { ...pool, own: withoutSettled(pool.own, plan), shared: withoutSettled(pool.shared, plan) }
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
    ...wishes.map((fact) => voice.say(fact.text, plan)),
    ...others,
  ]
    .filter((line) => !ONLY_WISH.test(line.trim()))
    .map((line) => asLine(itemAlone(line)))
}

const AHEAD =
  /^(?:(?:nice to have|a plus|bonus(?: points)?(?: for)?|ideally|ideal(?:erweise)?|wünschenswert|von vorteil|gern(?:e)?|un (?:plus|atout)|idéalement|se valora(?:rá)?|deseable|idealmente)\s*:?\s+)(?=\S)/iu
const WISH =
  '(?:(?:is |would be |ist |wäre |wären |sind |serait |seraient |est |sont |sería |serían |es )?(?:an? |ein |un |una )?(?:plus|bonus|asset|advantage|pluspunkt|vorteil|atout|petit plus|extra)|(?:is |would be )?(?:nice(?: to have)?|helpful|useful|desirable|preferred|good to have)|(?:ist |wäre |wären |sind )?(?:von vorteil|wünschenswert|erwünscht|gern gesehen|(?<!(?:steiger|innen|anfänger|fänger|kräfte) )gerne?)|(?:ist |wäre |wären )(?:gut|schön|super|toll)|(?:serait |seraient |est |sont )?(?:appréciée?s?|souhaitée?s?)|(?:se )?(?:valora|valorará|valorable|deseables?)|seraient)'
const BEHIND = new RegExp(`(?:\\s*[:,(–-])?\\s+${WISH}\\)?(?:,? (?:but|aber|mais|pero) .*)?$`, 'iu')
/** "Sería un extra": of what it was said stands elsewhere. */
const ONLY_WISH = new RegExp(`^${WISH}$`, 'iu')

/** Under its heading only the item itself: "French is a plus" -> "French". */
function itemAlone(line: string): string {
  const alone = line.replace(AHEAD, '').replace(BEHIND, '').trim()
  return /\p{L}{2}/u.test(alone) ? alone : line
}

/** "No degree needed": what nobody has to bring stands below the list of what one brings. */
function notNeeded(plan: Plan, voice: Voice): string[] {
  // "CAP ou 3 ans de métier, je regarde pas le diplôme": what counts instead is told already.
  const trained = plan.all('education').some(({ need }) => need === 'or_equivalent')
  const denied = plan.negatives.filter(
    (fact) =>
      isDemand(fact) &&
      !tellsHowToApply(fact) &&
      !(fact.kind === 'education' && trained) &&
      !plan.negatives.some((other) => isPartOf(fact, other) || tellsIt(fact, other)),
  )
  const spared = [
    ...plan.all('education').filter(({ need }) => need === 'none' && !trained),
    ...remarksFor('needs', plan).filter((fact) => isSpared(fact) && !SAYS_OF_NOTHING.test(fact.text)),
  ]
  const isTold = (fact: Fact): boolean =>
    (fact.kind === 'education' || (fact.kind === 'free' && NAMES_DEGREE.test(fact.text))) &&
    IN_FIRST_PERSON.test(fact.text)
  const told = (fact: Fact): string => (isTold(fact) ? NO_DEGREE[plan.language] : voice.say(fact.text, plan))
  return [...spared.map(told), ...denied.map((fact) => (isTold(fact) ? told(fact) : voice.negative(fact, plan)))]
}

/** "Je regarde pas le diplôme", "el título me da igual": how whoever hires puts it to a colleague. */
const IN_FIRST_PERSON = /(?<![\p{L}'’])(?:je|j['’]|moi|m['’]en|me (?:da|importa)|yo|ich|mir|i|me)(?!\p{L})/iu
const NAMES_DEGREE = /dipl[oô]m|titulaci|título|degree|abschluss|studium/iu
const NO_DEGREE: Record<Language, string> = {
  en: 'No degree is needed',
  de: 'Ein Abschluss ist nicht nötig',
  fr: 'Le diplôme n’est pas exigé',
  es: 'No se exige titulación',
}

/** "Pas exigé": of what it was said stands elsewhere. */
const SAYS_OF_NOTHING =
  /^(?:pas (?:exigée?|obligatoire|nécessaire|indispensable)|not (?:needed|required|necessary|essential)|nicht (?:nötig|erforderlich|notwendig)|no (?:hace falta|(?:es )?(?:imprescindible|necesario|obligatorio))|con eso (?:llega|basta)|kein muss)$/iu

/** "Quereinsteiger willkommen"; a single word would be no sentence. */
const isSpared = (fact: Fact): boolean => fact.kind === 'free' && fact.about === 'notneeded' && fact.text.includes(' ')

export const composeBelowNeeds = (plan: Plan, voice: Voice, needs: string[]): string =>
  [...new Set([...notNeeded(plan, voice), encouragement(plan, voice, needs)])]
    .filter((text) => text !== '')
    .map(asSentence)
    .join(' ')

/** Tells people who lack a point to apply all the same, but nobody who lacks a condition. */
function encouragement(plan: Plan, voice: Voice, needs: string[]): string {
  const { named, unnamed } = conditionsOf(plan)
  if (plan.length === 'short' || needs.length < 3 || unnamed > 0 || named > MOST_NAMED) return ''
  return speak(named > 0 ? 'encourageRest' : 'encourage', {}, plan, voice) ?? ''
}
/** With more conditions than this, little is left that one may lack. */
const MOST_NAMED = 2
