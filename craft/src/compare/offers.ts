/** Items below a heading such as "We offer" that nobody promised, whatever their words. */
import type { Language, Span } from '../brief/facts.ts'
import type { Claim, Ground, Weighed } from './claims.ts'
import { NOT_ASKED } from './demands.ts'
import { equalitySpans } from './equality.ts'
import { isEverydayWord } from './everyday-words.ts'
import { type Evidence, stemOf } from './evidence.ts'
import type { Description } from './find.ts'
import { followsFromTerms } from './follows.ts'
import { isGift, kinOf } from './kindred-words.ts'
import type { Known } from './known.ts'
import { spelledOut } from './letters.ts'
import { headedSentences, partsOf } from './sections.ts'
import { findTold, hasUntoldGift, saidHereAlone, wordsIn } from './told-words.ts'
import { isFiller, isTelling } from './traits.ts'

/** A clause that only says more of what stands before it. */
const DEPENDENT =
  /^(?:dann|es decir|o sea|that is|i\.e\.|das hei(?:ss|ß)t|c'est-a-dire|soit|as|since|den|die|das|der|dem|which|that|who|where|so|if|when|because|damit|wenn|weil|qui|que|dont|ou|si|pour que|para que|cuando|even|also|auch|wer|whoever|celui qui|quien|though|although|but|mit dem|mit de[mnr]|in de[mnr]|obwohl|quoique|bien que|car|denn|aunque|porque|subject to|depending|rising|increasing|steigend|je nach|selon|segun)(?:\s|$)/u

const CLAUSE =
  /(?<![a-z])(?:that|who|which|you can|we|nobody|everyone|sie|du|wir|niemand|die|das|der|que|qui|vous|nous|personne|nadie|quien)(?![a-z])/u

/** A night bonus is not promised by who speaks of nights. */
const REWARD: ReadonlySet<string> = new Set(
  'bonus prime premium allowance budget voucher discount insurance pension zulage zuschlag pramie zuschuss gutschein rabatt indemnite cheques descuento seguro ayuda'
    .split(' ')
    .map(stemOf),
)

export function findOffers(description: Description, claims: readonly Claim[], known: Known): Weighed[] {
  const found: Weighed[] = []
  const { plain: text } = description
  const equal = equalitySpans(text)
  for (const { section, span, item } of headedSentences(text)) {
    if (section !== 'offers') continue
    const parts = partsOf(text, span)
    // Prose promises by enumerating: "25 days off, summer hours and a profit share".
    if (!item && (parts.length < 3 || equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to))) continue
    for (const [index, part] of parts.entries()) {
      const words = text.slice(...part)
      // "Training in first aid and in the use of ropes": what follows hangs on what stands before.
      if (index > 0 && /^(?:in|of|to|on|from|im|zur?|zum|de|en|dans|pour|para)\s/u.test(words)) continue
      if (!item && words.trim().split(/\s+/).length > 4) continue
      const inside = claims.filter((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])
      // "Company flats in Dresden": that the town was told promises no flats.
      const gift = wordsIn(words).find((word) => isTelling(word) && !isFiller(word))
      if (inside.length > 0) {
        const promised = inside.every(isToldPlace) && gift && hasUntoldGift([gift], known.told)
        if (promised) found.push({ span: part, kind: 'benefit', ground: 'none', source: null })
        continue
      }
      if (DEPENDENT.test(words) || NOT_ASKED.test(words)) continue
      let judged = judge(part, description, known)
      const next = parts[index + 1]
      // "A place of work that is easy to reach": what only says more of a thing may tell where it came from.
      if (judged?.ground === 'none' && next && DEPENDENT.test(text.slice(...next)))
        judged = judge([part[0], next[1]], description, known) ?? judged
      if (judged) found.push({ span: part, kind: 'benefit', ...judged })
    }
  }
  return found
}

const isToldPlace = ({ kind, ground }: Claim): boolean => kind === 'place' && ground !== 'none'

/** Null where nothing is promised that somebody must have told. */
function judge(
  span: Span,
  description: Description,
  { told, company, brief }: Known,
): { ground: Ground; source: Span | null } | null {
  const { language } = description
  const text = description.plain.slice(...span).replace(/on the house/g, 'for free')
  const all = headWords(text).filter((word) => isGift(kinOf(word)) || isTelling(word) || told.words.has(word))
  // "Meals + travel" are paid for, so a travel allowance was told.
  const words =
    all.length > 1 ? all.filter((word) => !isReward(word) || isTold(word, told) || !isAddedPay(all, told)) : all
  if (words.length === 0 || DENIED_GIFT.test(text)) return null
  const kin = words.map(kinOf).filter((group) => group !== undefined)
  // Across languages only what is known by meaning proves anything.
  if (brief.language !== language)
    return kin.some(isGift) && kin.every((group) => !told.kin.has(group)) ? { ground: 'none', source: null } : null
  const terms = followsFromTerms(text, told)
  if (terms) return { ground: 'brief', source: terms }
  const { at, span: letters } = spelledOut(wordsIn(text), told)
  if (at.size > 0) return { ground: 'brief', source: letters! }
  const hits = words
    .map((word) => findTold(word, told) ?? firstOfCompound(word, words, told))
    .filter((hit) => hit !== undefined)
  // "Hours that fit around your children": a way to speak, not a thing to give.
  const idle = words.every((word) => isEverydayWord(word, language) && !isGift(kinOf(word)))
  if (hits.length === 0 && CLAUSE.test(text) && idle) return null
  if (words.every((word) => !isReward(word) || isTold(word, told)) && !hasUntoldGift(words, told)) {
    const named = words.find(
      (word) => /\p{Lu}\p{Ll}*\p{Lu}/u.test(typedOf(word, description, span)) && findTold(word, told),
    )
    if (named) return { ground: 'brief', source: findTold(named, told)! }
    // One word of two is enough where its meaning is known: "bring your dogs".
    const meant = words.some(
      (word) =>
        isGift(kinOf(word)) &&
        told.kin.has(kinOf(word)!) &&
        words.every((other) => other === word || isEverydayWord(other, language)),
    )
    const needed = words.length === 2 && !meant ? 2 : words.length / 2
    if (hits.length >= needed || giftsTold(words, told, language)) return { ground: 'brief', source: hits[0]! }
  }
  const only = saidHereAlone(words, span, description.plain, told)
  if (only) return { ground: 'brief', source: only }
  return words.some((word) => company.stems.has(stemOf(word)))
    ? { ground: 'company', source: null }
    : { ground: 'none', source: null }
}

/** "At Easter no holiday is possible": nothing is given. */
const DENIED_GIFT =
  /(?:^|\s)(?:no|not|kein|keine|keinen|pas de|aucune?|sin|ningun|ninguna) (?:\p{L}+ )?(?:holidays?|leave|urlaub|conges?|vacaciones)(?![a-z])/u

const isReward = (word: string): boolean => REWARD.has(stemOf(word))

const isTold = (word: string, told: Evidence): boolean =>
  told.stems.has(stemOf(word)) || told.kin.has(kinOf(word) ?? -1)

/** Whether what the source has of the words stands there behind a plus. */
function isAddedPay(words: readonly string[], told: Evidence): boolean {
  const hits = words.map((word) => findTold(word, told)).filter((hit) => hit !== undefined)
  return hits.length > 0 && hits.every(([from]) => /[+]\s?$/.test(told.plain.slice(Math.max(0, from - 2), from)))
}

/** "Unterstützung beim Umzug" is told by "Umzugshilfe": the first part of a compound whose end is said by another word. */
function firstOfCompound(word: string, words: readonly string[], told: Evidence): Span | undefined {
  if (word.length < 4) return undefined
  for (const [other, at] of told.words)
    if (other.length > word.length + 3 && other.startsWith(word) && kinOf(other) !== undefined)
      if (words.some((one) => one !== word && kinOf(one) === kinOf(other))) return at
  return undefined
}

/** "A pitch for your tent": what is given stands first. */
function headWords(text: string): string[] {
  const cut = text.search(/ (?:for|fur|pour|para|um|to|if|when|wenn|si|falls|because) /u)
  const head = cut > 0 ? tellingWords(text.slice(0, cut)) : []
  return head.length > 0 ? head : tellingWords(text)
}

/** The word as it was typed. */
const typedOf = (word: string, { text, plain }: Description, [from, to]: Span): string => {
  const at = plain.slice(from, to).indexOf(word)
  return at < 0 ? '' : text.slice(from + at, from + at + word.length)
}

const tellingWords = (text: string): string[] =>
  wordsIn(text)
    .flatMap((word) => (/\p{L}{3}-\p{L}{3}/u.test(word) && isTelling(word) ? word.split('-') : [word]))
    .filter((word) => !isFiller(word))
    .filter((word) => word !== 'leave' || !/leave (?:the|you|your|it|work|early|at|home)(?![a-z])/.test(text))

/** "A two-bedroom cottage", where the brief has a cottage. */
const giftsTold = (words: readonly string[], told: Evidence, language: Language): boolean => {
  const gifts = words.filter((word) => isGift(kinOf(word)))
  const others = words.filter((word) => !isGift(kinOf(word)))
  return (
    gifts.length > 0 &&
    gifts.every((word) => told.kin.has(kinOf(word)!)) &&
    others.every((word) => isEverydayWord(word, language) || findTold(word, told) !== undefined)
  )
}
