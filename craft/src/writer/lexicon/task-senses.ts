/** What a verb makes of the words behind it: one sells tickets where "entrada" is an entrance else. */
import type { Language } from '../../brief/facts.ts'
import { PERSONS } from './phrase-forms.ts'
import { isPhrase, isTie, type Phrase, type Piece } from './pieces.ts'
import type { Verb } from './say-tasks.ts'
import { lexiconOf } from './word-lexicon.ts'

/** The verb, the noun as it is read, and the noun that is meant, in English or where that has one word for two in German. */
const SENSES: [verb: RegExp, noun: string, meant: string][] = [
  [/^(?:sell|book|check)$/, 'entrance', 'admission ticket'],
  [/^(?:write|edit|publish|translate)$/, 'item', 'article'],
  [/^(?:update|write|design|edit|maintain)$/, 'site', 'website'],
  [/^(?:clean|lay|polish|mop|sweep|grind)$/, 'soil', 'boden'],
  [/^(?:clean|lay|polish|mop|sweep|grind)$/, 'floor', 'boden'],
  [/^(?:write|take)$/, 'minute', 'meeting minutes'],
]
/** What several workshops are where they are held. */
const HOLDS = /^(?:run|teach|organise|plan|prepare)$/
const MOVES = /^(?:accompany|drive|transport|deliver|collect|ship|lead)$/
const HELPS = /^(?:support|help)$/
const TEACHES = /^(?:teach)$/
const IS_HALL = /^(?:school|nursery|hospital|station|airport|doctor|office|hotel)$/

const calledIn = ({ noun }: Phrase): string => (typeof noun === 'string' ? '' : (noun.en?.one ?? ''))

function nounMeant(piece: Phrase, verb: string): Phrase {
  const called = calledIn(piece)
  const meant = SENSES.find(([said, noun]) => noun === called && said.test(verb))?.[2]
  const isHeld = called === 'workshop' && piece.several && HOLDS.test(verb)
  const row = isHeld
    ? lexiconOf('de').nouns.get('workshop')
    : meant
      ? (lexiconOf('en').nouns.get(meant) ?? lexiconOf('de').nouns.get(meant))
      : undefined
  return row ? { ...piece, noun: row.word } : piece
}

/** "Support teachers with events" helps at them, "drive children à l'école" goes there. */
function tieMeant(tie: string, verb: string, next: Phrase, to: Language): string | null {
  const isPerson = PERSONS.test(calledIn(next))
  if (HELPS.test(verb) && tie === 'with' && !isPerson) return 'helping with'
  if (MOVES.test(verb) && tie === 'at' && !isPerson && IS_HALL.test(calledIn(next))) return 'to'
  if (verb === 'translate' && tie === 'in' && next.isLanguage) return to === 'de' ? null : 'into'
  if (verb === 'order' && tie === 'from' && isPerson) return 'ordered from'
  if (verb === 'serve' && tie === 'to' && isPerson && to === 'de') return null
  if (HELPS.test(verb) && tie === 'at' && !isPerson && !IS_HALL.test(calledIn(next))) return 'helping with'
  if (verb === 'call' && tie === 'about') return 'because of'
  if (to === 'de' && tie === 'to' && isPerson) {
    if (TEACHES.test(verb)) return 'for'
    if (verb === 'present') return 'in front of'
  }
  return tie
}

/** The pieces as the verb has them meant; null where the verb leaves them open. */
export function meantBy(verbs: Verb[], pieces: Piece[], to: Language): Piece[] | null {
  const verb = verbs[0]!.spellings.en[0]!
  const meant: Piece[] = []
  let isTied = false
  // "Articles for the site" are for a website, rotas for a place.
  const isPublished = isPhrase(pieces[0]) && /^(?:item|article|text|content|post)$/.test(calledIn(pieces[0]))
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    if (isTie(piece) && isPhrase(next)) {
      const tie = tieMeant(piece.tie, verb, next, to)
      if (tie === null) return null
      meant.push({ tie })
      if (tie !== 'and') isTied = true
    } else meant.push(isPhrase(piece) && (!isTied || isPublished) ? nounMeant(piece, verb) : piece)
  }
  return meant
}

/** "Accompagner les enfants à l'école": the verb that takes them there, where one of its rows does. */
export function movingVerb(rows: Verb[], pieces: Piece[]): Verb | undefined {
  const goes = pieces.some((piece, at) => {
    const next = pieces[at + 1]
    return isTie(piece) && /^(?:at|to)$/.test(piece.tie) && isPhrase(next) && IS_HALL.test(calledIn(next))
  })
  return goes ? rows.find(({ spellings }) => MOVES.test(spellings.en[0]!)) : undefined
}
