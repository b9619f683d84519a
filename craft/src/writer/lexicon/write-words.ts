/** What `parse` has read, in another language. */
import type { Language } from '../../brief/facts.ts'
import { joinedGerman } from './german-forms.ts'
import {
  areSeveral,
  formOf,
  isCountedWrongly,
  isOne,
  type Manner,
  MEASURES,
  NOTE,
  PERSONS,
  PLACED,
  said,
} from './phrase-forms.ts'
import { isPhrase, isTie, type Phrase, type Piece } from './pieces.ts'
import { TIES } from './word-ties.ts'
import { germanOf } from './write-german.ts'
import { romanceOf } from './write-romance.ts'

function inEnglish(phrase: Phrase): string | null {
  const { count, adjectives, behind, of } = phrase
  const own = adjectives.filter(({ en }) => /^(?:included|provided|required|necessary|possible|closed)$/.test(en))
  const ahead = adjectives.filter((one) => !own.includes(one))
  return [
    count,
    ...ahead.map(({ en }) => en),
    ...of.map((one) => said(one, false, 'en')),
    said(phrase, areSeveral(phrase), 'en'),
    ...[...own, ...behind].map(({ en }) => en),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "Clientes de pesca" -> "fishing clients": the bare noun behind "de" stands ahead of its noun in English and German. */
function gather(pieces: Piece[], to: Language): Piece[] {
  if (to !== 'en' && to !== 'de') return pieces
  const gathered: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const head = gathered.at(-1)
    const next = pieces[at + 1]
    if (
      isTie(piece) &&
      piece.tie === 'of' &&
      isPhrase(head) &&
      isPhrase(next) &&
      typeof next.noun !== 'string' &&
      typeof head.noun !== 'string' &&
      !MEASURES.test(head.noun.en?.one ?? '') &&
      next.count === null &&
      next.adjectives.length === 0 &&
      next.behind.length === 0 &&
      next.of.length === 0 &&
      // "Reisen der Geschäftsleitung", "Qualität der Teile".
      (to === 'en' || next.article !== 'def') &&
      !isPhrase(pieces[at + 2]) &&
      (to === 'en' ||
        (head.of.length === 0 &&
          next.noun.de !== null &&
          joinedGerman(next.noun.de) !== null &&
          !/ /.test(head.noun.de?.one ?? ' ')))
    ) {
      head.of.unshift({ noun: next.noun, several: false })
      at++
      continue
    }
    gathered.push(piece)
  }
  return gathered
}

/** Ties behind which a task names one thing with its article: "write rotas for the team". */
const WITH_ARTICLE = /^(?:for|with|to|about|from|after|before|against|and|or|helping with)$/

function englishOf(pieces: Piece[], { isTask }: Manner): string | null {
  const words: string[] = []
  let isTied = false
  for (const [index, piece] of pieces.entries()) {
    if (isPhrase(piece)) {
      const before = pieces[index - 1]
      const tie = isTie(before) ? before.tie : null
      const isPlace = tie !== null && PLACED.test(tie)
      const isNamed = typeof piece.noun === 'string' || piece.count !== null
      const isThing =
        isTask &&
        !isNamed &&
        (!isTied || (tie !== null && WITH_ARTICLE.test(tie))) &&
        isOne(piece, areSeveral(piece), 'en')
      const article =
        isThing && piece.article === 'indef'
          ? 'a '
          : isThing ||
              (isPlace &&
                !isNamed &&
                ((piece.article === 'def' && formOf(piece, 'en')?.fixed !== true) ||
                  isOne(piece, areSeveral(piece), 'en')))
            ? 'the '
            : ''
      const text = inEnglish(piece)
      if (text === null) return null
      words.push(`${article}${text}`)
    } else {
      if (isTie(piece) && !/^(?:and|or|but)$/.test(piece.tie)) isTied = true
      words.push(isTie(piece) ? TIES[piece.tie]!.en.split('|')[0]! : piece.adverb.said.en)
    }
  }
  return words
    .join(' ')
    .replace(/(?<!\p{L})a (?=[aeiou])/gu, (found, at: number, all: string) =>
      /^a (?:one|un[it])/.test(all.slice(at)) ? found : 'an ',
    )
}

/** True where the language has every noun. */
const hasAll = (pieces: Piece[], to: Language): boolean =>
  pieces.every(
    (piece) =>
      !isPhrase(piece) || [piece, ...piece.of].every(({ noun }) => typeof noun === 'string' || noun[to] !== null),
  )

/** "24 temporary months", "small OPs": adjectives that do not belong to what they stand by. */
const isOddlySaid = ({ noun, count, adjectives }: Phrase, to: Language): boolean =>
  typeof noun === 'string'
    ? to !== 'en' && adjectives.length > 0 && /\p{Lu}s$/u.test(noun)
    : count !== null && MEASURES.test(noun.en?.one ?? '') && adjectives.some(({ en }) => !OF_TIMES.test(en))
const OF_TIMES = /^(?:paid|unpaid|full|free|extra|additional|whole|consecutive|first|last|recognised|own)$/

/** "Full time at 35 hours", "door to door": what a note says with a tie that its tongue has no like of. */
const isBeyond = (pieces: Piece[], to: Language, { isTask }: Manner): boolean =>
  pieces.some((piece, at) => {
    const next = pieces[at + 1]
    if (isPhrase(piece)) return isCountedWrongly(piece, to) || isOddlySaid(piece, to)
    if (!isTie(piece) || to === 'en' || !isPhrase(next)) return false
    if (piece.tie === 'at' || piece.tie === 'on') return next.count !== null
    if (piece.tie === 'to') return !isTask && typeof next.noun !== 'string' && !PERSONS.test(next.noun.en?.one ?? '')
    return to === 'de' && piece.tie === 'never'
  })

export function written(pieces: Piece[], to: Language, manner: Manner = NOTE): string | null {
  if (!hasAll(pieces, to) || isBeyond(pieces, to, manner)) return null
  const gathered = gather(
    pieces.map((piece) => (isPhrase(piece) ? { ...piece, of: [...piece.of] } : piece)),
    to,
  )
  const text =
    to === 'de'
      ? germanOf(gathered, manner)
      : to === 'en'
        ? englishOf(gathered, manner)
        : romanceOf(gathered, to, manner)
  return text?.replace(/(\d)%/gu, to === 'en' ? '$1%' : '$1\u00a0%') ?? null
}
