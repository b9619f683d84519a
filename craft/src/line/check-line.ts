/** Whether a line may be printed: no fragment, no remark, nothing that an editor would have to mend. */
import type { Language } from '../sheet/sheet.ts'
import { infinitiveOf, isPlainForm, looksPlain, plainForm } from './plain-form.ts'
import { classOf, isIn, remarksOf } from './word-lists.ts'
import { type Word, wordsOf } from './words.ts'

export type LineKind = 'task' | 'demand' | 'wish' | 'offer' | 'condition' | 'notneeded' | 'team' | 'about'
type Checked = LineKind | 'title' | 'apply'

/** In words; a bullet that is longer is no bullet. */
const LONGEST: Partial<Record<Checked, number>> = { title: 14, apply: 80, about: 60 }
const LONGEST_LINE = 48
/** So many words without a single mark are more than one thing. */
const RUN_ON = 24
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
] as const
/** Bits of layout, stops in a row, marks of a chat. */
const LITTER = /[<>{}|\\^~¶•]|\.\.|…|[,;:]{2}|,\.|\s[,;.]|[!?]|--|^[\s,;:.)\]%/+&=-]|[\s,;:(/&+=–-]$|=|\*/
const WORDLIKE = /[\p{L}\d]/u

/**
 * What is wrong with a line; null where nothing is.
 * @param line without the stop of a sentence
 */
export function faultOf(line: string, kind: Checked, language: Language): string | null {
  const text = line.trim().replace(/[.]$/, '')
  const words = wordsOf(text, language)
  const lexical = words.filter((word) => WORDLIKE.test(word.text))
  if (lexical.length === 0) return 'empty'
  if (words.length > (LONGEST[kind] ?? LONGEST_LINE)) return 'too long'
  if (kind !== 'apply' && lexical.length > RUN_ON && !/[,;.:(]/.test(text)) return 'run on'
  if (!(kind === 'apply' && /[!?=/-]/.test(text)) && LITTER.test(text.replace(/(?<!\S)(?:\S+@|\S*https?:)\S+/g, 'x')))
    return 'litter'
  for (const [open, close] of PAIRS)
    if (text.split(open).length !== text.split(close).length || text.indexOf(close) < text.indexOf(open))
      return 'bracket'
  if (text.split('"').length % 2 === 0) return 'bracket'
  const halves = kind === 'apply' ? [] : text.split(/[;.] /).slice(0, -1)
  if (
    halves.some((half) =>
      isCutOff(
        wordsOf(half, language).filter((word) => WORDLIKE.test(word.text)),
        language,
      ),
    )
  )
    return 'end'
  return (
    wordFault(lexical, kind, language) ??
    remarkIn(text, language) ??
    (kind === 'apply' ? null : edgeFault(lexical, text, kind, language))
  )
}

function wordFault(words: readonly Word[], kind: Checked, language: Language): string | null {
  const has = (test: (word: Word, at: number) => boolean) => words.some(test)
  if (has(({ lower, text }, at) => isIn('hesitation', lower, language) && (at === 0 || text === lower)))
    return 'hesitation'
  if (has(({ lower, text }) => isIn('first', lower, language) && (text === lower || lower !== 'mi')))
    return 'first person'
  if (has(({ text, lower }, at) => at > 0 && lower === words[at - 1]!.lower && text === lower && !words[at]!.glued))
    return 'twice'
  // "An a share of the tips"
  const articles = words.map(({ lower }) => classOf(lower, language) === 'article')
  if (language === 'en' && articles.some((is, at) => is && articles[at + 1])) return 'twice'
  const content = words.filter(({ lower }) => classOf(lower, language) === null && !isIn('lone', lower, language))
  if (content.length === 0) return 'no content'
  if (content.every(({ text }) => /^[\d.,:]+$/.test(text)) && kind !== 'condition' && kind !== 'demand')
    return 'no content'
  return null
}

function remarkIn(text: string, language: Language): string | null {
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\d']+/gu, ' ')} `
  return remarksOf(language).some((remark) => padded.includes(` ${remark} `)) ? 'remark' : null
}

/** So many words at least stand in a clause that only leads to another. */
const BEHIND = 4
/** "If you come from afar we help" */
const OURS = /^(?:we|wir|nous|on|nos|\p{L}{2,}[aei]mos)$/u

const DANGLING = ['article', 'possessive', 'preposition', 'conjunction', 'relative', 'auxiliary', 'contracted']

function edgeFault(words: readonly Word[], line: string, kind: Checked, language: Language): string | null {
  const first = words[0]!
  if (isIn('never-first', first.lower, language) && !opensSentence(words, language)) return 'beginning'
  // "If you have done any carving that would be lovely" goes on to say what then
  const goesOn = words.slice(BEHIND).some(({ lower }) => classOf(lower, language) === 'auxiliary' || OURS.test(lower))
  if (isIn('subordinate', first.lower, language) && !line.includes(',') && !goesOn) return 'beginning'
  if (isIn('answer', first.lower, language) && /^\p{L}+,/u.test(line)) return 'remark'
  if (isIn('verb-first', first.lower, language)) return 'verb first'
  // "die Person soll …"
  if (
    language === 'de' &&
    /^(?:der|die|er|das)$/.test(first.lower) &&
    classOf(words[1]?.lower ?? '', 'de') === 'auxiliary'
  )
    return 'third person'
  const somebody = words.slice(0, 2).findIndex(({ lower }) => isIn('somebody', lower, language))
  if (somebody >= 0 && classOf(words[somebody + 1]?.lower ?? '', language) === 'auxiliary') return 'third person'
  if (language === 'de' && words.length < 3 && words.at(-1)!.lower === 'nicht') return 'end'
  // "Cantine est à 4 €": a sentence lost its article
  const verb = classOf(words[1]?.lower ?? '', language) === 'auxiliary' && language !== 'en' && language !== 'de'
  if (verb && classOf(first.lower, language) === null && /^\p{Lu}\p{Ll}+$/u.test(first.text)) return 'article'
  const isOurs = language === 'fr' && first.lower === 'on' && kind !== 'task' && kind !== 'demand'
  if (isIn('subject', first.lower, language) && kind !== 'about' && !isOurs && !isArticle(first, language))
    return 'third person'
  // "Wir 1.000 € bieten"
  const second = words[1]?.lower ?? ''
  if (language === 'de' && first.lower === 'wir' && classOf(second, 'de') !== 'auxiliary' && !second.endsWith('n'))
    return 'verb'
  // "sie soll …" speaks of somebody, "Sie sollen …" to the reader
  if (language === 'de' && first.lower === 'sie' && isIn('singular', words[1]?.lower ?? '', 'de')) return 'third person'
  if (isCutOff(words, language)) return 'end'
  if (words.length === 1 && kind === 'offer' && language === 'de' && isPlainForm(first.lower, 'de')) return 'no object'
  if (kind === 'task' && words.length === 1 && isIn('open', first.lower, language)) return 'no object'
  if (language === 'en') return englishFault(words, kind)
  return language === 'de' ? null : romanceFault(words, kind, language)
}

/** Whether something must follow its last word. */
function isCutOff(words: readonly Word[], language: Language): boolean {
  const last = words.at(-1)
  if (!last) return false
  const end = classOf(last.lower, language)
  // "2 years or so"
  if (last.lower === 'so' && words.at(-2)?.lower === 'or') return false
  return (
    isIn('never-last', last.lower, language) || (end !== null && DANGLING.includes(end) && !closesLine(words, language))
  )
}

const isArticle = (word: Word, language: Language) => classOf(word.lower, language) === 'article'

/** German "Die Stelle ist …", "Der Bus darf …": an article or pronoun may begin a sentence. */
const opensSentence = (words: readonly Word[], language: Language): boolean =>
  language === 'de' &&
  words.length > 2 &&
  (isArticle(words[0]!, language) || isIn('subject', words[0]!.lower, language))

/** "Sign parcels in", "what it is for": small words at the end of a verb's phrase; German verbs stand there by right. */
function closesLine(words: readonly Word[], language: Language): boolean {
  const last = words.at(-1)!
  if (/^\p{Lu}{2,}$/u.test(last.text) || /^\p{Lu}\d?$/u.test(last.text)) return true
  if (!isIn('closing', last.lower, language))
    return (language === 'en' && classOf(last.lower, 'en') === 'auxiliary' && words.length > 3) || last.lower === 'hay'
  return language !== 'en' || isIn('particle', last.lower, 'en') || words.length > (last.lower === 'before' ? 2 : 4)
}

const JOINS = /^(?:that|which|who|what|where|when|while|if|whether|because|as|so|and|or|but|once|until|than|how)$/

/** A verb that stands on a noun or on another verb: "You have happy", "You director", "to can drive". */
function englishFault(words: readonly Word[], kind: Checked): string | null {
  const [first, second] = words
  const isVerb = ({ lower }: Word) =>
    ['auxiliary', 'adverb', 'contracted'].includes(classOf(lower, 'en') ?? '') || infinitiveOf(lower, 'en') !== null
  if (first?.lower === 'you' && second && (second.lower === 'be' || !isVerb(second))) return 'verb'
  // "You sails", "You can person spec stands", "Can told off": no plain form where one must stand
  const bare = first?.lower === 'you' ? (isModal(second) ? words[2] : second) : isModal(first) ? second : undefined
  if (bare && !PLAIN_AFTER.includes(classOf(bare.lower, 'en') ?? '') && !isPlainForm(bare.lower, 'en')) return 'verb'
  if (words.some(({ lower }, at) => lower === 'you' && isIn('state', words[at + 1]?.lower ?? '', 'en'))) return 'verb'
  if (first?.lower === 'you' && second?.lower === 'have' && isIn('state', words[2]?.lower ?? '', 'en')) return 'verb'
  if (words.some(({ lower }, at) => lower === 'to' && isIn('verb-first', words[at + 1]?.lower ?? '', 'en')))
    return 'verb'
  if (
    kind === 'task' &&
    words.length === 1 &&
    first &&
    !first.lower.endsWith('ing') &&
    plainForm(first.lower, 'en') !== null
  )
    return 'no object'
  return hasTwoVerbs(words) ? 'verb' : null
}

/** "You get sleep-ins are paid at …", "A tips are …": a frame was put ahead of what is a sentence already. */
function hasTwoVerbs(words: readonly Word[]): boolean {
  const at = words.findIndex(({ lower }, index) => index > 1 && /^(?:is|are|was|were)$/.test(lower))
  if (at < 0) return false
  const [first = ''] = words.map(({ lower }) => lower)
  if (/^an?$/.test(first)) return /^(?:are|were)$/.test(words[at]!.lower)
  return first === 'you' && !words.slice(1, at).some(({ lower }) => JOINS.test(lower))
}

const isModal = (word: Word | undefined): boolean =>
  /^(?:can|could|will|would|should|must|may)$/.test(word?.lower ?? '')
const PLAIN_AFTER = ['auxiliary', 'adverb', 'contracted', 'conjunction']

/** "Vous monter", "De rédiger", "Frappe les courriers": what was bent no longer fits what stands around it. */
function romanceFault(words: readonly Word[], kind: Checked, language: Language): string | null {
  const [first, second] = words.map(({ lower }) => lower)
  if (first === undefined || second === undefined) return null
  const plain = isPlainForm(second, language)
  const [a, b] = [classOf(first, language), classOf(second, language)]
  if (plain && (a === 'preposition' || first === "d'" || isIn('subject', first, language))) return 'verb'
  if (
    words.some(
      ({ lower }, at) => /^(?:vous|tu|nous|usted|tú)$/.test(lower) && isPlainForm(words[at + 1]?.lower ?? '', language),
    )
  )
    return 'verb'
  const orders = looksPlain(first, language)
  if (language === 'es' && orders && /^del?$/.test(second) && !first.endsWith('se') && !isIn('verb-of', first, 'es'))
    return 'verb'
  // "Poser de fenêtres": a noun was taken for a verb
  if (language === 'fr' && kind === 'task' && orders && /^d(?:e|')$/.test(second)) return 'verb'
  if (language === 'fr' && a === null && b === 'article' && !orders && /^l(?:e|a|es)$/.test(second)) return 'article'
  if (
    !orders &&
    a === null &&
    words.some(({ lower }, at) => at < 3 && /^[ey]t?$/.test(lower) && isPlainForm(words[at + 1]?.lower ?? '', language))
  )
    return 'verb'
  return null
}
