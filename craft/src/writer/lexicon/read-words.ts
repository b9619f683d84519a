/** A short note as nouns with what belongs to them, and what ties them; null where a word is not known. */
import type { Language } from '../../brief/facts.ts'
import { languageName } from '../languages/language-names.ts'
import { isPlaceName, placeName } from '../languages/place-names.ts'
import { writeFigures } from './figures.ts'
import { languageCode } from './kept-words.ts'
import { AT_COUNTERS, MEASURES } from './phrase-forms.ts'
import { isPhrase, isTie, type Part, type Phrase, type Piece } from './pieces.ts'
import { areManyGerman, compoundNoun } from './read-compounds.ts'
import type { Adjective } from './word-forms.ts'
import { keyOf, lexiconOf, ownAdjective } from './word-lexicon.ts'
import { ARTICLES, COUNTS, DAYS, SEVERAL } from './word-ties.ts'

const PERIOD = /^(?:la )?(?:dia|semana|mes|ano|hora|trimestre)/
const IS_PERIOD = /^(?:day|week|month|quarter|year|hour|minute|shift|night|person|season|term)$/
const isOfLast = (pieces: Piece[]): boolean => {
  const piece = pieces.at(-1)
  return isTie(piece) && piece.tie !== 'and' && piece.tie !== 'or' && piece.tie !== 'with'
}
/** What a thing is made of, which French says with "en". */
const MATERIAL = /^(?:steel|wood|metal|leather|plastic|stone|glass|aluminium|stainless steel|concrete|fabric|paper)$/
/** "Outils propres" and "propre bureau" are one's own, "chambres propres" are clean. */
const isOwn = (spelled: string, before: Phrase | null): boolean =>
  /^propres?$/.test(spelled) &&
  (before === null ||
    (typeof before.noun !== 'string' &&
      /^(?:tool|car|vehicle|van|phone|mobile phone|laptop|computer|bike|bicycle|equipment|truck)$/.test(
        before.noun.en?.one ?? '',
      )))
const NO_NAME = /^(?:not|note|no|if|or|and|min|max|mon|tue|wed|thu|fri|sat|sun|(?!ita|sici)\p{L}+ly)$/iu
const isPer = (piece: Piece | undefined): boolean => isTie(piece) && piece.tie === 'per'
const SAID_BEHIND =
  /^(?:included|provided|required|mandatory|necessary|paid|closed|possible|offered|free|available|guaranteed|welcome|desirable)$/
const NAME = /^(?:\p{Lu}[\p{L}\d&.’'-]*|\d+(?:\p{Lu}|[/-][\p{Lu}\d])[\p{L}\d/-]*)$/u
const FIGURE = /^[~≈]?\d[\d.,]*(?:[-–]\d[\d.,]*)?(?:%|\u00a0%)?$/u
/** A month is no name, and stands with its date. */
export const IS_MONTH =
  /^(?:jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar)?|fév(?:rier)?|mar(?:ch|s|zo)|märz|apr(?:il)?|avril|abril|may|mai|mayo|ju(?:ne|ni|in|nio)|ju(?:ly|li|illet|lio)|aug(?:ust)?|août|agosto|sep(?:t(?:ember|embre|iembre)?)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[czs](?:ember|embre|iembre)?|enero|febrero)\.?$/iu
/** "CCTV licence", "IT manager": what the word is of changes what it is. */
const CHANGED_BY_ITS_KIND = /^(?:licence|manager|home|time|trust|leadership|permit|certificate|director|post|practice)$/
const IS_TRIP = /^(?:trip|travel|journey|business trip|delivery|transport|export|flight|move)$/
const LONGEST = 4
const MOST = 14

const tokensOf = (text: string, from: Language): string[] =>
  (from === 'fr'
    ? text.replace(/(?<!\p{L})([dlDL])['’](?=\p{L})/gu, '$1’ ')
    : from === 'de'
      ? text
          .replace(/(?<!\p{L})(?:im|am|in der|die|das) (?=(?:Monat|Jahr|Quartal|Tag|Woche|Stunde)(?!\p{L}))/gu, 'pro ')
          .replace(/pro (?=Tag der)/gu, 'am ')
      : text
  )
    .replace(/(\d) %/gu, '$1%')
    .replace(/(\d) ?mins?(?!\p{L})\.?/giu, '$1 minutes')
    .split(/\s+/)
    .filter(Boolean)

/** Reads as many tokens as one known phrase takes. */
export function longest<T>(
  tokens: string[],
  at: number,
  known: Map<string, T>,
  language: Language,
): { found: T; taken: number } | null {
  for (let taken = Math.min(LONGEST, tokens.length - at); taken > 0; taken--) {
    const found = known.get(keyOf(tokens.slice(at, at + taken).join(' '), language))
    if (found !== undefined) return { found, taken }
  }
  return null
}

/** "Spanish lessons", "contratos con Noruega". */
function nameIn(token: string, from: Language, to: Language): Pick<Phrase, 'noun' | 'isLanguage'> {
  const code = languageCode(from === 'en' || from === 'de' ? token : token.toLowerCase())
  return code ? { noun: languageName(code, to), isLanguage: true } : { noun: placeName(token, to) }
}

/** "Wed-Saturday". */
const namesDays = (token: string, from: Language): boolean =>
  token.includes('-') &&
  token.split('-').some((part) => /^(?:mon|tue|wed|thu|fri|sat|sun)$/i.test(part) || dayOf(part, from) >= 0)

const dayOf = (token: string, from: Language): number => {
  const spelled = keyOf(token, from)
  return DAYS[from].findIndex(
    (one) => keyOf(one, from) === spelled.replace(/s$/, from === 'en' || from === 'fr' ? '' : 's'),
  )
}

/** In German a noun has a capital, and nothing else has. */
const mayBeNoun = (token: string, from: Language): boolean => from !== 'de' || /^[\p{Lu}\d]/u.test(token)

/** "Dental office 4 chairs": two things side by side, where the second is no name of the first. */
const areLoose = (pieces: Piece[]): boolean =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    if (!isPhrase(piece) || !isPhrase(next)) return false
    const called = typeof piece.noun === 'string' ? '' : (piece.noun.en?.one ?? '')
    if (/^(?:specialism|sector|field|topic)$/.test(called)) return false
    const nextCalled = typeof next.noun === 'string' ? '' : (next.noun.en?.one ?? '')
    if (typeof piece.noun === 'string' && /^(?:morning|afternoon|evening|night)$/.test(nextCalled)) return false
    if (typeof next.noun === 'string' && FIGURE.test(next.noun))
      return !/^(?:level|class|size|room|line|route|floor|version|number)$/.test(called)
    // "Contract 6 months", "kitchen 9 people".
    if (next.count !== null && next.adjectives.length === 0 && typeof next.noun !== 'string')
      return !(MEASURES.test(next.noun.en?.one ?? '') || next.noun.en?.one === 'people')
    return typeof next.noun !== 'string' || next.count !== null || next.adjectives.length > 0
  })

/** "Voyages en Italie" go there; "en el mostrador", "on the till" are at it. */
function placedTie(tie: string, ahead: string[], from: Language, before: Piece | undefined): string {
  if (from === 'fr' && /^(?:in|at)$/.test(tie) && isPlaceName(ahead[0] ?? ''))
    return isPhrase(before) && typeof before.noun !== 'string' && IS_TRIP.test(before.noun.en?.one ?? '') ? 'to' : 'in'
  if (!(from === 'es' && tie === 'in') && !(from === 'en' && tie === 'on') && !(from === 'de' && tie === 'to'))
    return tie
  const { nouns } = lexiconOf(from)
  const named = ARTICLES[from].def.test(keyOf(ahead[0] ?? '', from)) ? ahead.slice(1) : ahead
  const called = longest(named, 0, nouns, from)?.found.word.en?.one ?? ''
  return AT_COUNTERS.test(called) ? 'at' : tie
}

export function parse(text: string, from: Language, to: Language): Piece[] | null {
  const tokens = tokensOf(text, from)
  if (tokens.length > MOST) return null
  const lexicon = lexiconOf(from)
  const { nouns, adjectives, ties, adverbs } = lexicon
  const pieces: Piece[] = []
  let count: string | null = null
  let waiting: Adjective[] = []
  let article: Phrase['article'] = null
  let areSeveral = false
  const last = (): Phrase | null => {
    const piece = pieces.at(-1)
    return isPhrase(piece) ? piece : null
  }
  const push = (part: Part & Pick<Phrase, 'isLanguage' | 'isMass'>, of: Part[] = []): void => {
    pieces.push({ count, adjectives: waiting, behind: [], article, of, ...part })
    count = null
    waiting = []
    article = null
    areSeveral = false
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const spelled = keyOf(token, from)
    const noun = mayBeNoun(token, from) ? longest(tokens, at, nouns, from) : null
    const tie = longest(tokens, at, ties, from)
    const adverb = longest(tokens, at, adverbs, from)
    const number = COUNTS[from].indexOf(spelled)
    if (adverb && adverb.taken >= (noun?.taken ?? 0) && waiting.length === 0 && count === null && article === null) {
      pieces.push({ adverb: adverb.found })
      at += adverb.taken
      continue
    }
    // "Guiar grupos por el museo".
    if (from === 'es' && spelled === 'por' && /^(?:el|la|los|las)$/.test(tokens[at + 1] ?? '') && last()) {
      pieces.push({ tie: 'through' })
      at++
      continue
    }
    // "A la oficina", "a domicilio": where to, for which there is no one word.
    if (from === 'es' && /^al?$/.test(spelled) && !PERIOD.test(keyOf(tokens.slice(at + 1, at + 3).join(' '), from))) {
      const next = tokens[at + 1] ?? ''
      if (spelled !== 'a' || !last() || count !== null || !(to === 'en' ? NAME.test(next) : isPlaceName(next)))
        return null
      pieces.push({ tie: 'to' })
      at++
      continue
    }
    // "Drive a forklift", as against "an hour a day".
    if (from === 'en' && spelled === 'a' && (!last() || !IS_PERIOD.test(tokens[at + 1] ?? ''))) {
      if (last() || waiting.length > 0 || count !== null) return null
      article = 'indef'
      at++
      continue
    }
    // "Poser du carrelage", "du pain et des gâteaux".
    if (from === 'fr' && /^(?:du|des|de)$/.test(spelled) && !last() && !isOfLast(pieces)) {
      const taken = spelled === 'de' ? (/^(?:la|l['’])$/.test(tokens[at + 1] ?? '') ? 2 : 0) : 1
      if (taken === 0) return null
      areSeveral = spelled === 'des'
      at += taken
      continue
    }
    // "Ab 5 Uhr": a time of the day, and no watches.
    if (from === 'de' && spelled === 'uhr' && count !== null) return null
    // "Open till 8": until, and no till.
    if (from === 'en' && spelled === 'till' && article === null) return null
    const isArticle = ARTICLES[from].def.test(spelled)
    const isOne = ARTICLES[from].indef.test(spelled)
    // "Reinigung der Maschinen": whose it is.
    if (from === 'de' && /^(?:der|des)$/.test(spelled) && last() && waiting.length === 0) {
      pieces.push({ tie: 'of' })
      article = 'def'
      at++
    } else if (tie && (!noun || tie.taken >= noun.taken) && !(from === 'fr' && spelled === 'des' && !last())) {
      const before = pieces.at(-1)
      if (waiting.length > 0 || count !== null || article !== null) return null
      if (before && isTie(before) && !/^(?:and|or|but)$/.test(before.tie)) return null
      if (tie.found === 'no' && isPhrase(before)) return null
      pieces.push({ tie: placedTie(tie.found, tokens.slice(at + tie.taken), from, before) })
      const said = tokens
        .slice(at, at + tie.taken)
        .join(' ')
        .toLowerCase()
      if (/^(?:du|de la|de l[’']|del|im|beim|vom|au|cerca del|près du|près de la|près de l’)$/.test(said))
        article = 'def'
      if (/^(?:des|aux)$/.test(said)) areSeveral = true
      if (said === 'aux' || (said === 'des' && to === 'de' && isPhrase(before) && before.count === null))
        article = 'def'
      at += tie.taken
    } else if (FIGURE.test(token) || ((number > 0 || (number === 0 && from === 'en')) && !noun)) {
      if (count !== null) return null
      // "2.50 night premium" is money without its sign.
      if (/^\d+[.,]\d\d$/.test(token)) return null
      count =
        number >= 0 ? COUNTS[to][number]! : typeof last()?.noun === 'string' ? token : writeFigures(token, from, to)
      at++
    } else if (
      noun &&
      !(from === 'en' && noun.taken === 1 && adjectives.has(spelled) && nouns.has(keyOf(tokens[at + 1] ?? '', from)))
    ) {
      if (from === 'en' && spelled === 'time') return null
      const behind = from === 'en' ? last() : null
      // "2 years experience".
      const isMeasure =
        behind !== null &&
        behind.count !== null &&
        typeof behind.noun !== 'string' &&
        MEASURES.test(behind.noun.en?.one ?? '')
      // "4 day week".
      if (isMeasure && !behind.several && behind.count !== '1' && behind.count !== COUNTS[to][0]) return null
      if (isMeasure) pieces.push({ tie: 'of' })
      // "Cash desk", "fish sauce": English puts what it is of ahead.
      if (
        behind &&
        !isMeasure &&
        waiting.length === 0 &&
        count === null &&
        article === null &&
        !FIGURE.test(String(behind.noun))
      ) {
        if (behind.behind.length > 0) return null
        const called = noun.found.word.en?.one ?? ''
        if (CHANGED_BY_ITS_KIND.test(called.split(' ').at(-1)!) && called === called.split(' ').at(-1)) return null
        behind.of.unshift({ noun: behind.noun, several: behind.several })
        behind.noun = noun.found.word
        behind.several = noun.found.several
      } else {
        // "2 Jahre Erfahrung".
        if (last() && from === 'de') {
          if (last()!.count === null) return null
          pieces.push({ tie: 'of' })
        }
        const { word } = noun.found
        const isAlike = word[from]?.one === word[from]?.many
        const several =
          noun.found.several ||
          (areSeveral && isAlike) ||
          (from === 'de' && areManyGerman(word, tokens, at, article, pieces))
        const before = pieces.at(-1)
        if (from === 'fr' && isTie(before) && before.tie === 'in' && MATERIAL.test(word.en?.one ?? ''))
          before.tie = 'of'
        // "Accueillir les patients", "vendre le pain": the article is grammar alone.
        const isOf = to === 'de' && isTie(before) && before.tie === 'of'
        if ((from === 'fr' || from === 'es') && article === 'def' && !isOf && (several || word.en?.fixed))
          article = null
        push({ noun: word, several, isMass: word[from]?.fixed && !word[from].only && !/[sx]$/.test(word[from].one) })
      }
      at += noun.taken
    } else if (adjectives.has(spelled) && token.toLowerCase() !== 'sur' && (from !== 'de' || /^\p{Ll}/u.test(token))) {
      const adjective = (from === 'fr' && isOwn(spelled, last()) ? ownAdjective() : adjectives.get(spelled))!
      const before = last()
      const isAhead = from === 'fr' ? adjective.ahead.fr : from === 'es' ? adjective.ahead.es : false
      if (!before || article !== null || count !== null) waiting.push(adjective)
      else if (from === 'en' || from === 'de') {
        const isLast = at === tokens.length - 1 || /^(?:and|or|und|oder|for|für|,)$/.test(tokens[at + 1]!)
        if ((from === 'de' || SAID_BEHIND.test(adjective.en)) && isLast) before.behind.push(adjective)
        else if (from === 'de') return null
        else waiting.push(adjective)
      } else if (isAhead && at < tokens.length - 1 && pieces.length > 0 && isTie(pieces.at(-1))) waiting.push(adjective)
      else if (SAID_BEHIND.test(adjective.en) && (at === tokens.length - 1 || isPer(pieces.at(-2))))
        before.behind.push(adjective)
      else before.adjectives.push(adjective)
      at++
    } else if (dayOf(token, from) >= 0) {
      if (article === 'indef' || waiting.length > 0) return null
      article = null
      push({ noun: DAYS[to][dayOf(token, from)]!, several: false })
      at++
    } else if (isArticle || isOne) {
      // "Own the set-up" is done.
      if (waiting.length > 0) return null
      if (isArticle) {
        article = 'def'
        areSeveral = SEVERAL[from].test(spelled)
      } else {
        const before = pieces.at(-1)
        areSeveral = SEVERAL[from].test(spelled)
        const isCounted = MEASURES.test(nouns.get(keyOf(tokens[at + 1] ?? '', from))?.word.en?.one ?? '')
        if (/^(?:une?|una?|eine?[nrms]?)$/.test(spelled) && (isCounted || (isTie(before) && before.tie === 'of')))
          count = COUNTS[to][0]!
        else article = 'indef'
      }
      at++
    } else if (NAME.test(token)) {
      // "Overlap with …", "Modalidad remota": a word that begins the note has its capital from there.
      if (
        tokens[at - 1]?.toLowerCase() === 'carte' ||
        (IS_MONTH.test(token) && !/^\p{Lu}{2}/u.test(token)) ||
        namesDays(token, from)
      )
        return null
      // "Min 4 years", "NOT project", "Fri from home": no names either.
      if (
        from === 'en' &&
        (NO_NAME.test(token) || (at === 0 && /^\p{Lu}\p{Ll}+(?:ly)?$/u.test(token) && /^\d/.test(tokens[1] ?? '')))
      )
        return null
      // "Leads production": no name.
      if (from === 'en' && at === 0 && /^\p{Lu}\p{Ll}+[^s]s$/u.test(token) && tokens.length > 1) return null
      if (
        at === 0 &&
        (from === 'en' ? /^(?:with|for|of|in|at|to|on|by)$/ : /^(?!(?:et|y|e|ou|o|und|oder)$)\p{Ll}/u).test(
          tokens[1] ?? '',
        )
      )
        return null
      const compound = from === 'de' ? compoundNoun(token, lexicon) : null
      if (compound) {
        const several =
          compound.several || areManyGerman(compound.word, [...tokens.slice(0, at), compound.tail], at, article, pieces)
        push({ noun: compound.word, several }, [{ noun: compound.of, several: false }])
      } else {
        if (
          from === 'de' &&
          languageCode(token) === undefined &&
          (!/^\p{Lu}{2}|\d|\p{Ll}\p{Lu}/u.test(token) || /-\p{Ll}/u.test(token))
        )
          return null
        push({ ...nameIn(token, from, to), several: false })
      }
      at++
    } else if (from !== 'en' && from !== 'de' && languageCode(token) !== undefined) {
      push({ ...nameIn(token, from, to), several: false })
      at++
    } else return null
  }
  if (waiting.length > 0 || article !== null || isTie(pieces.at(-1)) || areLoose(pieces)) return null
  if (count !== null)
    pieces.push({ count: null, adjectives: [], behind: [], article: null, noun: count, several: false, of: [] })
  return pieces
}
