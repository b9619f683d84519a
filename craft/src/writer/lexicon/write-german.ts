/** What `parse` has read, in German: cases, compounds, and what each preposition asks for. */

import { germanTo } from '../languages/place-names.ts'
import { bareGerman, type Case, compoundOf, contracted, type Determiner, inCase, joinedGerman } from './german-forms.ts'
import {
  AT_COUNTERS,
  areSeveral,
  countsAs,
  formOf,
  IS_TIME,
  isOne,
  type Manner,
  MEASURES,
  PERSONS,
} from './phrase-forms.ts'
import { isPhrase, isTie, type Part, type Phrase, type Piece } from './pieces.ts'
import type { Form } from './word-forms.ts'
import { DAYS, TIES } from './word-ties.ts'

/** Who is told, and no place to go to. */
const TOLD = /^(?:manager|boss|team|management|senior management|authority|owner|board|team leader)$/
const PLACES_ON = /^(?:door|machine|workbench|school|university|station|lake|computer|stand)$/
const IS_ROOM = /^(?:room|bedroom|table|ward|house|flat|construction site)$/
/** When one eats: "bei den Mahlzeiten". */
const IS_DAY = /(?:^| )(?:day|holiday|weekend)$/
const IS_MEAL = /^(?:meal|breakfast|lunch|dinner|break)$/
const PLACES_AT = /^(?:trade fair|fair|market|site|construction site|event|ward|conference)$/

/** "Kunden" + "Beschwerde": null where a German noun cannot begin a compound. */
function germanCompound(parts: Part[], head: Form): Form | null {
  let { one, many } = head
  if (parts.length > 0 && /[~ ]/.test(one)) return null
  for (const part of [...parts].reverse()) {
    const first =
      typeof part.noun === 'string'
        ? DAYS.de.includes(part.noun)
          ? null
          : part.noun
        : part.noun.de && joinedGerman(part.noun.de)
    if (!first) return null
    const joined = typeof part.noun === 'string' ? `${first}-` : first
    one = joined.endsWith('-') ? `${joined}${one}` : compoundOf(joined, one)
    many = joined.endsWith('-') ? `${joined}${many}` : compoundOf(joined, many)
  }
  return { ...head, one, many, joined: null }
}

function inGerman(phrase: Phrase, wanted: Case, determiner: Determiner): string | null {
  const { count, noun, adjectives, behind, of } = phrase
  const bare = behind.map(({ de }) => de)
  if (adjectives.some(({ de }) => de === null) || bare.includes(null)) return null
  const tail = bare.map((one) => bareGerman(one!))
  if (typeof noun === 'string') return adjectives.length > 0 ? null : [count, noun, ...tail].filter(Boolean).join(' ')
  const head = noun.de && germanCompound(of, noun.de)
  if (!head) return null
  const several = countsAs(head, areSeveral(phrase), 'de')
  const isArticle = count !== null && /^ein$/.test(count)
  const bent = inCase(
    head,
    several,
    wanted,
    isArticle ? 'indef' : count !== null && determiner === 'indef' ? null : determiner,
    adjectives.map(({ de }) => de!),
  )
  const counted =
    count === null || isArticle ? bent : determiner === 'def' ? bent.replace(' ', ` ${count} `) : `${count} ${bent}`
  return [counted, ...tail].join(' ')
}

/** The case that German asks for behind a tie; "of" with an article is the genitive alone. */
const GOVERNED: Record<string, Case> = {
  with: 'dat',
  for: 'acc',
  of: 'dat',
  in: 'dat',
  at: 'dat',
  from: 'dat',
  after: 'dat',
  before: 'dat',
  to: 'acc',
  near: 'gen',
  about: 'acc',
  as: 'nom',
  per: 'nom',
  through: 'acc',
  behind: 'dat',
  'in front of': 'dat',
  'next to': 'dat',
  under: 'dat',
  between: 'dat',
  during: 'gen',
  against: 'acc',
  on: 'dat',
  'helping with': 'dat',
  'because of': 'dat',
  'ordered from': 'dat',
}
/** "im Monat", "pro Woche". */
const PER: Record<string, string> = {
  month: 'im Monat',
  year: 'im Jahr',
  day: 'am Tag',
  quarter: 'im Quartal',
}
/** "auf Messen", "an der Kasse", "bei Siemens". */
function placeTie(next: Phrase): string {
  if (typeof next.noun === 'string') return 'bei'
  const called = next.noun.en?.one ?? ''
  if (PERSONS.test(called) || /^(?:doctor|dentist|authority)$/.test(called)) return 'bei'
  if (IS_MEAL.test(called)) return 'bei'
  return PLACES_ON.test(called) || AT_COUNTERS.test(called) ? 'an' : PLACES_AT.test(called) ? 'auf' : 'in'
}

function tieInGerman(tie: string, next: Phrase): { word: string; wanted: Case; determiner: Determiner } | null {
  const wanted = GOVERNED[tie] ?? 'nom'
  const isName = typeof next.noun === 'string'
  const own: Determiner = next.article
  const several = areSeveral(next)
  const placed: Determiner = own ?? (isOne(next, several, 'de') && next.count === null ? 'def' : null)
  // "nach Italien".
  if (tie === 'to' && isName && germanTo(next.noun as string))
    return { word: germanTo(next.noun as string)!, wanted, determiner: null }
  if (tie === 'in' && isName && germanTo(next.noun as string) === 'in die')
    return { word: 'in der', wanted, determiner: null }
  // "während des Mittagessens".
  if (tie === 'during' && !isName && next.count === null && !several)
    return { word: 'während', wanted, determiner: own ?? 'def' }
  // "an Feiertagen".
  if (tie === 'on' && IS_DAY.test(formOf(next, 'en')?.one ?? '')) return { word: 'an', wanted, determiner: own }
  // "zu den Zimmern".
  if (tie === 'to' && several && next.count === null && IS_ROOM.test(formOf(next, 'en')?.one ?? ''))
    return { word: 'zu', wanted: 'dat', determiner: 'def' }
  // "zum Arzt", "an Kunden".
  if (
    tie === 'to' &&
    !isName &&
    !several &&
    !PERSONS.test(formOf(next, 'en')?.one ?? '') &&
    !TOLD.test(formOf(next, 'en')?.one ?? '')
  )
    return { word: 'zu', wanted: 'dat', determiner: placed }
  if (tie === 'of') {
    if (own === 'def' && !isName) return { word: '', wanted: 'gen', determiner: 'def' }
    return { word: 'von', wanted, determiner: own }
  }
  if (tie === 'in')
    return {
      word:
        next.isLanguage || /^(?:market|site|construction site|trade fair|fair)$/.test(formOf(next, 'en')?.one ?? '')
          ? 'auf'
          : 'in',
      wanted,
      determiner: isName ? null : placed,
    }
  if (tie === 'at') return { word: placeTie(next), wanted, determiner: isName ? null : placed }
  if (tie === 'near') {
    if (isName || placed === null) return { word: 'in der Nähe von', wanted: 'dat', determiner: null }
    return { word: 'in der Nähe', wanted, determiner: placed }
  }
  if (tie === 'per') return { word: 'pro', wanted, determiner: null }
  if (/^(?:behind|in front of|next to|under|on|during)$/.test(tie))
    return { word: TIES[tie]!.de.split('|')[0]!, wanted, determiner: isName ? null : placed }
  if (tie === 'from' && !isName && next.count === null && !IS_TIME.test(formOf(next, 'en')?.one ?? ''))
    return { word: 'von', wanted, determiner: own }
  return { word: TIES[tie]!.de.split('|')[0]!, wanted, determiner: own }
}

/** "Die Qualität der Teile". */
const isWhose = (tie: Piece | undefined, next: Piece | undefined): boolean =>
  isTie(tie) && tie.tie === 'of' && isPhrase(next) && next.article === 'def'

/** Adverbs, nouns and their ties in German, null where a word has no German. */
export function germanOf(pieces: Piece[], { wanted: first, isTask }: Manner): string | null {
  const words: string[] = []
  let wanted = first
  let isHead = true
  let tied: { word: string; determiner: Determiner } | null = null
  let every = false
  let denied = false
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1]
    if (isTie(piece)) {
      if (piece.tie === 'every') every = true
      else if (piece.tie === 'no') denied = true
      else if (/^(?:and|or|but)$/.test(piece.tie)) words.push(TIES[piece.tie]!.de.split('|')[0]!)
      else if (/^(?:only|never|max)$/.test(piece.tie)) words.push(TIES[piece.tie]!.de.split('|')[0]!)
      else {
        if (!isPhrase(next)) {
          if (!isTie(next) || !/^(?:every|max|only)$/.test(next.tie)) return null
          words.push(TIES[piece.tie]!.de.split('|')[0]!)
          wanted = GOVERNED[piece.tie] ?? 'nom'
          isHead = false
          continue
        }
        // "about 8 weeks".
        if (piece.tie === 'about' && next.count !== null) {
          words.push('rund')
          continue
        }
        const before = pieces[index - 1]
        const isMeasure =
          piece.tie === 'of' &&
          isPhrase(before) &&
          before.count !== null &&
          typeof before.noun !== 'string' &&
          MEASURES.test(before.noun.en?.one ?? '') &&
          next.article === null
        if (isMeasure) {
          wanted = 'nom'
          continue
        }
        const governed = tieInGerman(piece.tie, next)
        if (!governed) return null
        // "Kenntnisse in Buchhaltung".
        if (
          piece.tie === 'of' &&
          isPhrase(before) &&
          formOf(before, 'en')?.one === 'knowledge' &&
          next.article === null
        )
          governed.word = 'in'
        tied = governed
        wanted = governed.wanted
        isHead = false
      }
      continue
    }
    if (!isPhrase(piece)) {
      words.push(piece.adverb.said.de)
      continue
    }
    const several = areSeveral(piece)
    // A note begins without its article; a task has one where one thing is meant.
    const own: Determiner =
      tied?.determiner ??
      (isHead && !isTask
        ? null
        : (piece.article ??
          (isTask && isHead && isWhose(pieces[index + 1], pieces[index + 2]) ? 'def' : null) ??
          (isTask && isHead && piece.count === null && isOne(piece, several, 'de') ? 'def' : null)))
    let text: string | null
    const period = tied?.word === 'pro' ? PER[formOf(piece, 'en')?.one ?? ''] : undefined
    if (period && piece.count === null && piece.adjectives.length === 0) {
      words.push(period, ...piece.behind.map(({ de }) => bareGerman(de ?? '')))
      tied = null
      continue
    }
    if (every) {
      const form = formOf(piece, 'de')
      const kind = form?.gender ?? 'm'
      // "jede zweite Woche": what is counted stands between.
      if (!piece.count && piece.adjectives.length > 0) return null
      text = inGerman(piece, 'acc', null)
      text =
        text &&
        (piece.count
          ? `alle ${text}`
          : several
            ? `alle ${text}`
            : `${kind === 'f' ? 'jede' : kind === 'n' ? 'jedes' : 'jeden'} ${text}`)
      every = false
    } else if (denied) {
      text = inGerman(piece, wanted, typeof piece.noun === 'string' ? null : 'none')
      if (text && typeof piece.noun === 'string') text = `kein ${text}`
      denied = false
    } else text = inGerman(piece, wanted, own)
    if (text === null) return null
    words.push(tied?.word ? contracted(`${tied.word} ${text}`) : text)
    tied = tied && /^(?:von|)$/.test(tied.word) ? null : tied && { ...tied, word: '' }
  }
  return words.join(' ')
}
