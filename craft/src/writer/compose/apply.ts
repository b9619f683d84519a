import type { Fact } from '../../brief/facts.ts'
import type { Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { remarksFor } from './free.ts'
import { asSentence, smallInside, speak } from './speak.ts'
import { isToldToApply, type ToldToApply, toldToApply } from './told-to-apply.ts'

const DOCUMENT =
  /^(?:your |a |an )?(?:portfolio|cv|résumé|resume|cover letter|references?|work samples?|writing samples?|book|lebenslauf|anschreiben|zeugnisse?|arbeitsproben?|lettre de motivation|références|carta de presentación|referencias)$/i
const WITH_CV =
  /^(?:une?|an?|eine?n?|una) (?!(?:semaine|week|woche|semana|jour|day|tag|día)(?!\p{L}))\p{Ll}[\p{L}’' -]+$/iu
/** "No llamar", "mails no": a way that is closed is told with those that are open. */
export const tellsHowToApply = (fact: Fact): boolean =>
  (fact.kind === 'free' && fact.about === 'apply') || isToldToApply(fact)
const AGENCIES = /agenc|recruiter|headhunter|vermittl|personaldienst|cabinets?\b/i

const STEP =
  /interview|\bcalls?\b|\bchats?\b|trial|audition|assessment|task\b|\btest|round|stage|visit|shortlist|panel|lesson|observ|offer|decision|reply|answer|cv\b|gespräch|probe|hospit|runde|antwort|rückmeldung|termin|entretien|essai|visite|réponse|mise en situation|entrevista|prueba|visita|respuesta|ronda|fase|\bcaso\b|visio|rencontre|appel téléph|échange|jury|épreuve|étape|llamada|charla|dinámica/i
/** Only what happens on the way from an application to an answer is a step. */
const isStep = ({ kind, text, ...fact }: Fact): boolean =>
  !/^(?:please )?apply /i.test(text) &&
  (kind !== 'free' || !('about' in fact) || fact.about !== 'apply' || STEP.test(text))
/** "Email" and "write" say nothing that the address does not. */
const saysEnough = ({ text }: Fact): boolean => text.includes(' ') || /\d/.test(text)
/** French and Spanish: a request or a remark of its own, and no step. */
const ASKS =
  /^(?:envoy|adress|dépos|appel(?:le|ez)|télépho|passe[rz]?(?!\p{L})|écri[srv]|préci|joign|join(?:s|dre)|s['’]|tu |vous |je |me |mon |merci|réponse (?:au|à)|téléphone|retour|teléfono|env[ií]|mand|llam[aáe](?!da)|escri|present|pas[aáe]|preg|incluy|adjunt|dej[aáe]|responder|contact|se |os |les? |interesad|con |par |sur )|(?<!\p{L})(?:cv|currículums?|lettre|dossier|carta)(?!\p{L})/iu

/** What comes back every week is the work itself, and no step. */
export const RECURS =
  /toutes les semaines|chaque semaine|every week|(?<!\p{L})weekly|jede woche|wöchentlich|cada semana|todas las semanas/iu

/** "No take-home test": what does not happen is no step. */
const REFUSES =
  /^(?:(?:please|pls|bitte|svp|por favor),? )?(?:do not|don['’]t|ne pas|no|never|keine?[nrs]?|ohne|nicht|pas|aucune?|sans|sin|ningun[ao]?|nada) /iu
/** "Portfolio needed" is asked for like any paper. */
const NEEDED =
  / (?:is |are |ist |sind |est |sont |es |son )?(?:needed|required|essential|requested|a must|please|expected|(?:zwingend )?(?:erforderlich|nötig|erwünscht)|erbeten|bitte|requis(?:es?)?|demandée?s?|exigée?s?|obligatoires?|necesari[oa]s?|requerid[oa]s?|imprescindibles?|obligatori[oa]s?)$/iu
function asPapers(text: string): string[] {
  const papers = text.split(/, (?:and |und |et |y )?/u).map((paper) => paper.replace(NEEDED, ''))
  return papers.every((paper) => DOCUMENT.test(paper)) ? papers : [text]
}

/** The steps in one sentence, papers to send in another, and a word to agencies on its own. */
function processSentences(
  plan: Plan,
  voice: Voice,
  { told: known }: ToldToApply,
): { own: string[]; all: (string | null)[] } {
  const all = [
    ...plan.all('process').filter((fact) => !RECURS.test(fact.text) && !known.has(fact)),
    ...remarksFor('process', plan).filter((fact) => !known.has(fact)),
  ]
  const steps = all.filter(isStep)
  // "Portfolio statt Anschreiben" is no step.
  const onLetters = steps.filter(isToldToApply).map((fact) => voice.line(fact, plan))
  const told = steps.filter((fact) => !isToldToApply(fact)).flatMap((fact) => asPapers(voice.line(fact, plan)))
  const said = all.filter((fact) => !isStep(fact) && saysEnough(fact)).map((fact) => withColon(voice.line(fact, plan)))
  // "CV et une séquence de cours": what goes with the CV.
  const papers = known.size > 0 ? said.filter((text) => WITH_CV.test(text)) : []
  const notes = said.filter((text) => !papers.includes(text))
  const documents = [...told.filter((text) => DOCUMENT.test(text)), ...papers]
  const toAgencies = told.filter((text) => AGENCIES.test(text))
  const others = told.filter((text) => !documents.includes(text) && !toAgencies.includes(text))
  const denied = plan.negatives
    .filter((fact) => tellsHowToApply(fact) && !known.has(fact))
    .map((fact) => voice.negative(fact, plan))
  const isRomance = plan.from === plan.language && (plan.language === 'fr' || plan.language === 'es')
  const own = isRomance ? [...others.filter((text) => !STEP.test(text) || ASKS.test(text)), ...notes] : []
  const refused = others.filter((text) => !own.includes(text) && REFUSES.test(text))
  const rest = others
    .filter((text) => !own.includes(text) && !refused.includes(text))
    .map((text) => smallInside(text, plan))
  return {
    own: isRomance ? own : notes,
    all: [
      ...onLetters,
      ...own,
      rest.length > 0 ? speak('process', { process: rest.join(', ') }, plan, voice) : null,
      documents.length > 0 ? speak('include', { documents: voice.list(documents, 'and') }, plan, voice) : null,
      ...refused,
      ...toAgencies,
      ...denied,
      notes.length > 0 && !isRomance ? notes.join(', ') : null,
    ],
  }
}

const PHONE = /^(?:WhatsApp )?\+?[\d\s()./-]+$/
const A_LETTER = {
  en: 'a cover letter',
  de: 'ein Anschreiben',
  fr: 'une lettre de motivation',
  es: 'una carta de presentación',
}
const OUR_TEAM = { en: 'our team', de: 'unser Team', fr: 'notre équipe', es: 'nuestro equipo' }

export function composeApply(plan: Plan, voice: Voice): string {
  const told = toldToApply(plan)
  const contacts = plan.all('contact')
  const given = [...new Set(contacts.flatMap(({ channel }) => channel ?? []))]
  const channels = given.filter((channel) => !PHONE.test(channel))
  const phones = given.filter((channel) => PHONE.test(channel)).join(', ')
  const person = contacts.find((contact) => contact.name && contact.name !== told.askFor)?.name ?? null
  const address = channels.length > 0 ? voice.list(channels, 'or') : null
  // "Melden bei Herbert Aigner, 0664 123": where there is a number alone, one calls.
  const isRung = told.recipient !== null && phones !== '' && channels.length === 0
  const recipient = isRung ? null : told.recipient
  const channel = recipient && address ? `${recipient} (${address})` : (recipient ?? address)
  const deadline = plan.first('deadline')
  const until = deadline ? voice.deadline(deadline, plan) : null
  const { own, all: process } = processSentences(plan, voice, told)
  const target = { channel, deadline: until }
  const whom = isRung ? told.recipient : (told.call?.whom ?? null)
  const isCalled = isRung || (told.call !== null && (whom !== null || phones !== ''))
  const known = person && withRoleInBrackets(asSubject(voice.say(person, plan)))
  const name = phones !== '' && !isCalled ? `${known ?? OUR_TEAM[plan.language]} (${phones})` : known
  const sentences = [
    isCalled ? speak('call', { whom, phone: phones }, plan, voice) : null,
    ...sending(told, target, isCalled || told.askFor !== null || own.length > 0, plan, voice),
    told.noLetter ? speak('noLetter', {}, plan, voice) : null,
    told.askFor ? speak('askFor', { name: told.askFor }, plan, voice) : null,
    name && (person === null || (person !== recipient && person !== whom))
      ? speak('contact', { name }, plan, voice)
      : null,
    plan.website ? speak('website', { website: plan.website }, plan, voice) : null,
    ...process,
    plan.crowded ? null : speak('adjust', {}, plan, voice),
    plan.length === 'full' ? speak('equal', {}, plan, voice) : null,
  ]
  return sentences
    .filter((sentence) => sentence !== null)
    .map((sentence) => asSentence(sentence).replace(/(?<=\d)\.\.(?=\s|$)/g, '.'))
    .join(' ')
}

/** "Contact la cadre": a label without its colon. */
const withColon = (note: string): string => note.replace(/^contact (?=l[ae] |l['’]|\p{Lu})/iu, 'Contact : ')

/** "Fragen beantwortet Herr Kanz": whoever was written to answers. */
const asSubject = (name: string): string => name.replace(/^Herrn (?=\p{Lu})/u, 'Herr ')

/** "Mme Delmas, cadre de santé" stands inside a sentence. */
const withRoleInBrackets = (name: string): string => name.replace(/^([^,(]+), ([^,()]+)$/, '$1 ($2)')

/** What to send, where and by when; a stock sentence only where the brief says nothing of applying. */
function sending(
  { cv, cvIsEnough, letter }: ToldToApply,
  target: { channel: string | null; deadline: string | null },
  otherwise: boolean,
  plan: Plan,
  voice: Voice,
): (string | null)[] {
  const isOpen = target.channel === null && target.deadline === null
  if (cv && !(cvIsEnough && isOpen))
    return [speak('sendCv', { ...target, letter: letter ? A_LETTER[plan.language] : null }, plan, voice)]
  if (cvIsEnough) return [isOpen ? null : speak('apply', target, plan, voice), speak('cvIsEnough', {}, plan, voice)]
  return isOpen && otherwise ? [] : [speak('apply', target, plan, voice)]
}
