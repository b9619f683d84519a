/** What a brief says of applying: what to send, to whom, whom to call, and what is not needed. */
import type { Fact } from '../../brief/facts.ts'
import type { Plan } from '../plan.ts'

export interface ToldToApply {
  /** A CV is what one sends. */
  cv: boolean
  /** And nothing else is wanted. */
  cvIsEnough: boolean
  noLetter: boolean
  /** A letter goes with the CV. */
  letter: boolean
  /** Who receives the applications. */
  recipient: string | null
  /** Whom one asks for. */
  askFor: string | null
  /** One applies by telephone; the name of who answers, where it is known. */
  call: { whom: string | null } | null
  /** Facts that say no more than this. */
  told: Set<Fact>
}

const CV = /(?<!\p{L})(?:cvs?|résumés?|resumes?|lebensl[aä]uf\p{L}*|curr[ií]culums?(?: vitae)?)(?!\p{L})/iu
const LETTER =
  /(?<!\p{L})(?:(?:(?:cover(?:ing)?|motivation) )?(?<!pages? |side )letters?(?! of )|(?:motivations|an)schreiben|lettres?(?: de motivation)?|cartas?(?: de (?:presentación|motivación))?)(?!\p{L})/iu
const ENOUGH =
  /(?<!\p{L})(?:enough|only|suffic\p{L}*|will do|reicht|reichen|genügt|genügen|suffi\p{L}*|seulement|basta|solo|alcanza)(?!\p{L})/iu
const CALL =
  /(?<!\p{L})(?:anruf (?:bei|an)|anrufen bei|ruf(?:t|en sie)? bei|call|ring|phone|appele[rz]|appelle|téléphone[rz]? à|llam(?:ar|e|a) a)(?= |$)/iu
/** "Don't call on Mondays". */
const NOT_CALLED =
  /(?:n['’]?t|not|never|nicht|pas|no) (?:please |bitte )?(?:call|ring|phone|an(?:ge)?ruf\p{L}*|appele[rz]|appelle|téléphone[rz]?|llam\p{L}*)/iu
/** Behind such words: a name, and nothing that is written small. */
const WHOM =
  /^(?: (?:la|den|der|die))? (?<whom>(?:(?:Herrn?|Frau|Mrs?|Ms|Mme|M\.|Sra?\.) )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*)/u
const whomBehind = (text: string, words: RegExp): string | null => {
  const found = words.exec(text)
  return found ? (WHOM.exec(text.slice(found.index + found[0].length))?.groups?.whom ?? null) : null
}
/** Right before a number. */
const PHONED =
  /(?<!\p{L})(?:call|ring|phone|anruf\p{L}*|appele[rz]|appelle|téléphone[rz]?|llam\p{L}*)(?: [^.;\n]{0,20})?\s*$/iu
const NOT = /(?<!\p{L})(?:no|not|without|kein\p{L}*|nicht|ohne|pas|sans|sin|ni|skip)(?!\p{L})/iu

/** "No CV, two lines to …". */
const NO_CV = new RegExp(`${NOT.source} (?:a |ein(?:en)? |de |un )?${CV.source}`, 'giu')

/** What is left of a remark when these words are taken out says something of its own. */
const SAID = new RegExp(
  [
    CV.source,
    LETTER.source,
    ENOUGH.source,
    NOT.source,
    '(?<!\\p{L})(?:a|an|your|the|is|are|it|needed|required|necessary|fine|ist|sind|nötig|brauch\\p{L}*|wir|es|ein\\p{L}*|nur|bitte|de|un|une|le|la|votre|ton|est|besoin|simple|con|el|tu|su|hace|falta|please|apply|applying|send|us|senden|schicken|envoye[rz]|enviar|e-?mail|mail|office|büro|bureau|oficina|einfach|simply|just|dossiers?|candidatures?|candidaturas?|bewerbung\\p{L}*|applications?|unterlagen|to|an|à|al?|and|und|et|y|with|mit|avec)(?!\\p{L})',
  ].join('|'),
  'giu',
)
const saysNoMore = (text: string): boolean => !/\p{L}{2}/u.test(text.replace(SAID, ' '))

const TO =
  /(?<!\p{L})(?:bewerb\p{L}*|unterlagen|lebensl[aä]uf\p{L}*|cvs?|appl\p{L}*|candidatures?|postul\p{L}*|dossiers?|candidaturas?|écri[rsv]\p{L}*|write|escrib\p{L}*|env[ií]\p{L}*|mand\p{L}*|send\p{L}*|schick\p{L}*|melden)[^.;:\n]{0,24}(?<!\p{L})(?:an|bei|beim|to|à|auprès de|a|al|aux?)\s+$/iu
const ASK = /(?<!\p{L})(?:ask for|frag\p{L}* nach|demande[rz]? (?:à voir )?|pregunt\p{L}* por)\s+$/iu
/** "CV a Charo Benítez", "Melden beim Sepp Brandl": the whole of what is told. */
const SENT_TO =
  /^(?:cvs?|lebenslauf|bewerbung(?:en)?|melden|candidatures?|candidaturas?|écrire)\s+(?:an|beim?|to|à|auprès de|al?)(?= )/iu
const recipientIn = (text: string): string | null => {
  const whom = whomBehind(text, SENT_TO)
  return whom !== null && text.endsWith(whom) ? whom : null
}

/** Whatever it was read as: "Anruf bei Jens genügt", "kein Anschreiben". */
export const isToldToApply = (fact: Fact): boolean =>
  (fact.kind === 'free' || fact.kind === 'process') &&
  (LETTER.test(fact.text) || /^(?:ein )?anruf (?:bei|an) \p{L}/iu.test(fact.text) || recipientIn(fact.text) !== null) &&
  fact.text.split(' ').length <= 12

const concerns = (fact: Fact): boolean =>
  fact.kind === 'process' || (fact.kind === 'free' && fact.about === 'apply') || isToldToApply(fact)

const namesOf = (plan: Plan) => plan.all('contact').filter(({ name }) => name !== null)

/** What stands before a value in the brief, within its sentence. */
const before = ({ spans: [[from] = [0, 0]] }: Fact, { brief }: Plan): string =>
  brief.text.slice(Math.max(0, from - 60), from)

const withoutCall = (text: string): string => {
  const whom = whomBehind(text, CALL)
  return (whom ? text.replace(whom, ' ') : text).replace(CALL, ' ')
}

export function toldToApply(plan: Plan): ToldToApply {
  const said = [...plan.all('process'), ...plan.all('free'), ...plan.negatives].filter(concerns)
  const channel = plan.all('contact').find((contact) => contact.channel !== null)
  const ahead = [channel, plan.first('deadline')]
    .map((fact) =>
      fact
        ? before(fact, plan)
            .split(/[.;\n]/)
            .at(-1)!
        : '',
    )
    .join(' ')
  const recipients = namesOf(plan).filter((contact) => TO.test(before(contact, plan)))
  const asked = namesOf(plan).find((contact) => ASK.test(before(contact, plan)))
  const whole = said.map(({ text }) => recipientIn(text)).find((whom) => whom !== null)
  const call = said.find(({ text, holds }) => holds && CALL.test(text) && !NOT_CALLED.test(text))
  const isPhoned = plan
    .all('contact')
    .some((contact) => /^[+\d]/.test(contact.channel ?? '') && PHONED.test(before(contact, plan)))
  const withCv = said.filter(({ text, holds }) => holds && CV.test(text))
  const letters = said.filter(({ text }) => LETTER.test(text))
  const noLetter = letters.length > 0 && letters.every(({ text, holds }) => !holds || NOT.test(text))
  const cvAhead = CV.test(ahead.replace(NO_CV, ' '))
  const cv = withCv.some(({ text }) => CV.test(text.replace(NO_CV, ' '))) || cvAhead
  const letter = cv && !noLetter && letters.some(({ holds }) => holds)
  const cvIsEnough = withCv.some(({ text }) => ENOUGH.test(text))
  const told = new Set(said.filter(({ text }) => recipientIn(text) !== null || saysNoMore(withoutCall(text))))
  return {
    cv: (withCv.some((fact) => told.has(fact)) || cvAhead) && cv,
    letter,
    cvIsEnough,
    noLetter,
    recipient: recipients[0]?.name ?? whole ?? null,
    askFor: asked?.name ?? null,
    call: call ? { whom: whomBehind(call.text, CALL) } : isPhoned ? { whom: null } : null,
    told,
  }
}
