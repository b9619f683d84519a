/** What people say about a text ("shorter", "mention the 30 days", "drop the cliché X"), as wishes the writer can obey. */
import type { Brief, Language, Style, Tone } from '../../brief/facts.ts'
import { readBrief } from '../../brief/read.ts'
import type { Section } from '../languages/voice.ts'

export interface Wishes {
  tone?: Tone
  length?: Style['length']
  language?: Language
  address?: Style['address']
  /** Words that must not occur; facts that consist of them go too. */
  drop: string[]
  rename: { from: string; to: string }[]
  /** Sections to say more in, and earlier. */
  emphasise: (Section | 'team' | 'company')[]
  /** Facts named in passing, each still to be merged into the brief. */
  facts: Brief[]
}

const TONES: [Tone, RegExp][] = [
  [
    'formal',
    /\b(more formal|too (?:casual|informal|chatty|playful|relaxed|friendly)|less (?:casual|playful)|formeller|förmlicher|zu (?:locker|salopp)|plus formel|trop (?:familier|décontracté)|más formal|demasiado (?:informal|coloquial))/i,
  ],
  [
    'warm',
    /\b(warmer|warm|friendlier|more (?:warm|friendly|human|personal|welcoming|inviting)|less (?:formal|stiff|cold|dry|corporate)|too (?:formal|stiff|cold|dry|corporate|distant)|wärmer|herzlicher|freundlicher|persönlicher|weniger förmlich|zu (?:förmlich|steif|kühl|trocken)|plus (?:chaleureu|humain|amical|convivial)\w*|moins formel|trop (?:formel|froid|sec)|más (?:cercano|cálido|amable|humano)|menos formal|demasiado (?:formal|frío|seco))/i,
  ],
  [
    'playful',
    /\b(funnier|more fun|more playful|playful|humou?r|wittier|lockerer|lustiger|witziger|plus (?:drôle|ludique|décalé)|más (?:divertido|desenfadado))/i,
  ],
  [
    'plain',
    /\b(plainer|simpler|plain|more neutral|neutral tone|matter.of.fact|too (?:flowery|salesy|cheerful)|schlichter|sachlicher|nüchterner|plus (?:sobre|simple|neutre)|más (?:sencillo|sobrio|neutro))/i,
  ],
]
const SHORTER =
  /\b(shorter|too long|shorten|more concise|briefer|cut it down|half the length|kürzer|zu lang|kürzen|knapper|plus court\w*|trop long\w*|raccourci\w*|más (?:corto|breve)|demasiado largo|acorta\w*|short)\b/i
const LONGER =
  /\b(longer|too short|more detail(?:s|ed)?|expand|länger|zu kurz|ausführlicher|mehr details|plus long\w*|trop court\w*|plus détaillé\w*|más (?:largo|detallad[oa])|demasiado corto)\b/i
const LANGUAGES: [Language, string][] = [
  ['en', 'english|englisch\\w*|anglais|inglés|ingles'],
  ['de', 'german|deutsch\\w*|allemand|alemán|aleman'],
  ['fr', 'french|französisch\\w*|français|francais|francés|frances'],
  ['es', 'spanish|spanisch\\w*|espagnol|español|espanol|castellano'],
]
const INFORMAL = /\b(per du|duzen|du.form|use du|with du|mit du|tutoie\w*|tutoyer|en tu\b|tutea\w*|de tú)\b/i
const FORMAL = /\b(per sie|siezen|sie.form|use sie|mit sie|vouvoie\w*|vouvoyer|de usted)\b/i
const DROP =
  /^(?:please |bitte |and |und |also )*(?:drop|remove|delete|cut|lose|skip|omit|leave out|take out|get rid of|avoid|don['’]?t (?:say|mention|use|write)|do not (?:say|mention|use|write)|no more|without|streiche?n?|entferne?n?|lass(?:e|en)?|ohne|nicht|supprime[rz]?|enlève[rz]?|retire[rz]?|évite[rz]?|sans|quita\w*|elimina\w*|evita\w*|sin)\s+(?:(?:the|das|die|den|der|le|la|les|el|los|las|any|all|this|that|mention of|part about|bit about|line about|sentence about|section about|bullet about)\s+)*(?:(?:clich[eé]s?|words?|phrases?|wort|begriff|floskel|mot|terme|expression|palabra|frase|buzzwords?|line|sentence|bullet)\s+)?["'„“«]?\s*(.+?)\s*["'“”»]?(?:\s+(?:weg|out|please|bitte|svp|por favor))?$/i
const REPLACE = [
  /(?:replace|ersetze|remplace[rz]?|reemplaza|sustituye)\s+["„“«]?(.+?)["“”»]?\s+(?:with|by|durch|par|por)\s+["„“«]?(.+?)["“”»]?$/i,
]
const REPLACE_TURNED = [
  /(?:say|use|write|call (?:it|us|them)|schreibe?|sag|dis|di|usa)\s+["„“«]?(.+?)["“”»]?,?\s+(?:instead of|not|rather than|statt|nicht|au lieu de|plutôt que|en vez de|no)\s+["„“«]?(.+?)["“”»]?$/i,
]
const MENTION =
  /^(?:please |bitte |and |also |und |auch |can you |could you )*(?:mention|add|include|say|state|note|put in|don['’]?t forget|you forgot|it (?:should|must) (?:say|mention)|missing:?|erwähne?n?|ergänze?n?|füge?|nenne?n?|mentionne[rz]?|ajoute[rz]?|précise[rz]?|indique[rz]?|menciona\w*|añad\w+|incluy\w+|indica\w*)\s+(?:(?:that|dass|que|the|die|das|den|der|le|la|les|el|los|las|our|unsere?n?|nos|nuestr\w+|there is|there are|also|noch|a|an)\s+)*(.+)$/i
const MORE =
  /\b(?:more|mehr|plus|davantage|más)\s+(?:(?:detail|details|info|information|words?|text)\s+)?(?:about|on|over|zu[mr]?|über|von|sur|de|sobre|of)?\s*(?:the|das|die|den|dem|der|le|la|les|l['’]|el|los|las|our|what|de la|de l['’]|du|del?)?\s*(team|équipe|equipo|tasks?|duties|work|job|role|aufgaben|tätigkeit|missions?|tâches|tareas|funciones|benefits?|perks?|offer|pay|benefizien|leistungen|vorteile|avantages|beneficios|company|firma|unternehmen|entreprise|société|empresa|requirements?|skills?|profile?|anforderungen|profil|perfil|requisitos)/i
const SECTION: [Wishes['emphasise'][number], RegExp][] = [
  ['team', /team|équipe|equipo/i],
  ['duties', /task|dut|work|job|role|aufgab|tätig|mission|tâche|tarea|funcion/i],
  ['offer', /benefi|perk|offer|pay|leistung|vorteil|avantage/i],
  ['company', /company|firma|unternehmen|entreprise|société|empresa/i],
  ['needs', /requirement|skill|profil|anforderung|perfil|requisito/i],
]
/** Criticism names no fact: "too generic", "I don't like it". */
const LOOSE_KINDS = new Set(['free', 'duty', 'company', 'title', 'skill', 'process'])

const LEAD_IN =
  /^(?:actually|ok|okay|please|and|also|so|oh|sorry|bitte|doch|und|et|y|en fait|por favor|make it|it['’]?s|it is)[,:]?\s+/i

function languageWish(clause: string): Language | undefined {
  return LANGUAGES.find(([, names]) =>
    new RegExp(
      `\\b(?:in|into|auf|ins|en|al|to)\\s+(?:${names})\\b|\\b(?:${names})\\s+(?:version|text|please|fassung|bitte)\\b|^(?:${names})$`,
      'i',
    ).test(clause),
  )?.[0]
}

const isLanguage = (text: string) => LANGUAGES.some(([, names]) => new RegExp(`^(?:${names})$`, 'i').test(text.trim()))

/** Reads a detail on its own: with a role in front, so that the detail itself is not taken for the role. */
function readDetail(text: string): Brief {
  const read = readBrief(`Manager. ${text}`)
  return { ...read, facts: read.facts.filter((fact) => fact.kind !== 'title') }
}

function readClause(clause: string, wishes: Wishes, follows: boolean): void {
  const replaced = REPLACE.map((pattern) => clause.match(pattern)).find(Boolean)
  if (replaced) return void wishes.rename.push({ from: replaced[1]!, to: replaced[2]! })
  const turned = REPLACE_TURNED.map((pattern) => clause.match(pattern)).find(Boolean)
  if (turned) return void wishes.rename.push({ from: turned[2]!, to: turned[1]! })
  const mention = clause.match(MENTION)?.[1]
  if (mention && !languageWish(clause)) {
    wishes.facts.push(readDetail(isLanguage(mention) ? `${mention} required` : mention))
    return
  }
  const dropped = clause.match(DROP)?.[1]
  if (dropped && !/^(so|too|very) /i.test(dropped)) return void wishes.drop.push(dropped)
  const { style } = readBrief(clause)
  const tone = TONES.find(([, words]) => words.test(clause))?.[0] ?? (style.tone === 'plain' ? undefined : style.tone)
  if (tone) wishes.tone = tone
  if (LONGER.test(clause)) wishes.length = 'full'
  else if (SHORTER.test(clause)) wishes.length = 'short'
  const language = languageWish(clause)
  if (language) wishes.language = language
  if (INFORMAL.test(clause)) wishes.address = 'informal'
  if (FORMAL.test(clause)) wishes.address = 'formal'
  const more = clause.match(MORE)?.[1]
  if (more) wishes.emphasise.push(...SECTION.filter(([, words]) => words.test(more)).map(([section]) => section))
  if (tone || language || more || SHORTER.test(clause) || LONGER.test(clause)) return
  const read = readDetail(clause.replace(LEAD_IN, ''))
  wishes.facts.push(follows ? read : { ...read, facts: read.facts.filter((fact) => !LOOSE_KINDS.has(fact.kind)) })
}

const CLAUSE_ENDS =
  /[.;!\n]+(?:\s+|$)|,\s*(?:and |but |und |et |y )?(?=(?:please |also )?(?:add|mention|include|drop|remove|write|make|use|more|less|no|say|too|replace|ergänze|erwähne|streiche|mehr|ajoute|mentionne|supprime|plus|añade|menciona|quita|más)\b)|\s+(?:and|but|und|aber|et|mais|y|pero)\s+(?=(?:please |also )?(?:add|mention|include|drop|remove|write|make it|replace|shorter|longer|warmer|erwähne|ergänze|streiche|ajoute|mentionne|supprime|añade|menciona|quita)\b)/i

/** `follows`: the comments are messages of a conversation, in which every remark may be a fact. */
export function readWishes(comments: readonly string[], follows = false): Wishes {
  const wishes: Wishes = { drop: [], rename: [], emphasise: [], facts: [] }
  for (const comment of comments)
    for (const clause of comment.split(CLAUSE_ENDS)) if (clause?.trim()) readClause(clause.trim(), wishes, follows)
  return wishes
}
