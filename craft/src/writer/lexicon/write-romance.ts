/** What `parse` has read, in French and Spanish: articles, agreement, and what is drawn together ("du", "al"). */
import type { Language } from '../../brief/facts.ts'
import { frenchTo } from '../languages/place-names.ts'
import type { Determiner } from './german-forms.ts'
import { areSeveral, countsAs, formOf, IS_TIME, isOne, type Manner, PERSONS, PLACED, said } from './phrase-forms.ts'
import { isPhrase, isTie, type Phrase, type Piece } from './pieces.ts'
import { type Adjective, beginsWithVowel, bend } from './word-forms.ts'
import { TIES } from './word-ties.ts'

const of = (thing: string, to: Language): string =>
  to === 'fr' && beginsWithVowel(thing) ? `d’${thing}` : `de ${thing}`

/** "petits ateliers modernes", with the article that `determiner` names. */
function inRomance(phrase: Phrase, to: 'fr' | 'es', determiner: Determiner): string {
  const { adjectives, behind, of: parts } = phrase
  const form = formOf(phrase, to)
  const count =
    phrase.count !== null && /^uno?$/.test(phrase.count)
      ? articleOf(to, 'indef', form?.gender === 'f', false, '').trim()
      : phrase.count
  const several = countsAs(form, areSeveral(phrase), to)
  const many = form?.only === true || several
  const bendsAsMany = form !== null && many
  const feminine = form?.gender === 'f'
  const head = said(phrase, several, to)
  const ahead: string[] = []
  for (const one of adjectives.filter((adjective) => adjective.ahead[to]).reverse())
    ahead.unshift(bend(one, to, feminine, bendsAsMany, ahead[0] ?? head))
  const bent = [...adjectives.filter((one) => !one.ahead[to]), ...behind].map((one: Adjective) =>
    bend(one, to, feminine, bendsAsMany),
  )
  const tail = parts.map((one) => {
    if (typeof one.noun === 'string' && /^\p{Lu}{2}/u.test(one.noun)) return one.noun
    const isPerson = typeof one.noun !== 'string' && PERSONS.test(one.noun.en?.one ?? '')
    return of(said(one, one.several || isPerson, to), to)
  })
  const share = count?.endsWith('%')
    ? `${/^(?:position|job|post)$/.test(formOf(phrase, 'en')?.one ?? '') ? (to === 'fr' ? 'à' : 'al') : to === 'fr' ? 'de' : 'del'} ${count}`
    : null
  const bare = [share ? null : count, ...ahead, head, ...bent, ...tail, share].filter(Boolean).join(' ')
  return `${articleOf(to, determiner, feminine, many, bare)}${bare}`
}

function articleOf(to: 'fr' | 'es', determiner: Determiner, feminine: boolean, many: boolean, bare: string): string {
  if (determiner === 'def') {
    if (to === 'es')
      return many
        ? feminine
          ? 'las '
          : 'los '
        : feminine && !/^(?:agua|área|aula)(?!\p{L})/u.test(bare)
          ? 'la '
          : 'el '
    return many ? 'les ' : beginsWithVowel(bare) ? 'l’' : feminine ? 'la ' : 'le '
  }
  if (determiner === 'indef' && !many) return to === 'es' ? (feminine ? 'una ' : 'un ') : feminine ? 'une ' : 'un '
  return ''
}

/** "de le" -> "du", "a el" -> "al". */
const drawn = (text: string): string =>
  text
    .replace(/(?<!\p{L})de les (?=\p{L})/gu, 'des ')
    .replace(/(?<!\p{L})de le (?=\p{L})/gu, 'du ')
    .replace(/(?<!\p{L})à les (?=\p{L})/gu, 'aux ')
    .replace(/(?<!\p{L})à le (?=\p{L})/gu, 'au ')
    .replace(/(?<!\p{L})de el (?=\p{L})/gu, 'del ')
    .replace(/(?<!\p{L})a el (?=\p{L})/gu, 'al ')
    .replace(/(?<=\p{L} )y (?=h?i(?!e))/giu, 'e ')

/** What is done, in French: "gestion des commandes" has its article, "jour de repos" none. */
const IS_DOING = /(?:tion|ment|age|tien|suivi|contrôle|accueil|soin|encadrement)$/u

/** The article of what is done something with: "accueil des clients", "vente de pain", "apertura de la tienda". */
function articleOfTask(phrase: Phrase, several: boolean, to: 'fr' | 'es', isBare: boolean): Determiner {
  if (phrase.article === 'indef') return several ? null : 'indef'
  if (isOne(phrase, several, to)) return 'def'
  if (to === 'es' || isBare) return to === 'es' ? phrase.article : null
  return 'def'
}

/** "au bureau", "à l’école". */
const IS_AT =
  /^(?:office|restaurant|nursery|museum|hospital|theatre|school|university|town hall|head office|hotel|market)$/

export function romanceOf(
  pieces: Piece[],
  to: 'fr' | 'es',
  { isTask, isBare = false, tie: first = '' }: Manner,
): string {
  const words: string[] = []
  let isHead = true
  let isTied = false
  for (const [index, piece] of pieces.entries()) {
    if (isPhrase(piece)) {
      const before = pieces[index - 1]
      const several = areSeveral(piece)
      const isName = typeof piece.noun === 'string'
      const counted = piece.count !== null
      const tie = isTie(before) ? before.tie : null
      let determiner: Determiner = null
      if (isName || counted) determiner = null
      else if (tie === 'of') {
        const head = pieces[index - 2]
        const isDone =
          to === 'fr' &&
          isPhrase(head) &&
          several &&
          piece.adjectives.length === 0 &&
          piece.article === null &&
          IS_DOING.test(said(head, false, 'fr').split(' ')[0]!)
        determiner = isDone ? 'def' : piece.article
      } else if (to === 'fr' && tie === 'in' && IS_AT.test(formOf(piece, 'en')?.one ?? '')) determiner = 'def'
      else if (tie === 'during' && !several) determiner = piece.article ?? 'def'
      else if (tie !== null && PLACED.test(tie))
        determiner =
          piece.article ??
          (isTask && (isOne(piece, several, to) || to === 'fr')
            ? 'def'
            : (to === 'es' || tie !== 'in') && isOne(piece, several, to)
              ? 'def'
              : null)
      else if (tie === 'to') determiner = piece.article ?? (to === 'fr' || isOne(piece, several, to) ? 'def' : null)
      else if (tie === 'about' && to === 'fr') determiner = piece.article ?? 'def'
      else if (tie === 'with' || tie === 'for' || tie === 'about' || tie === 'helping with' || tie === 'because of')
        determiner = piece.article ?? (to === 'fr' && (several || formOf(piece, to)?.only) ? 'def' : null)
      else if (isTask && !isTied) determiner = articleOfTask(piece, several, to, isBare)
      else if (tie !== null && !/^(?:and|or|but|per|every|no)$/.test(tie)) determiner = piece.article
      if (tie === 'per' || tie === 'every' || tie === 'no') determiner = null
      // "accueil des clients et des visiteurs": French says the tie again.
      if (first && !isTied && (isHead || to === 'fr')) words.push(first)
      // "savoir lire des plans".
      if (to === 'fr' && isTask && isBare && first === '' && !isTied && several && determiner === null && !counted)
        words.push('des')
      words.push(inRomance(piece, to, determiner))
      isHead = false
      continue
    }
    if (!isTie(piece)) {
      words.push(piece.adverb.said[to])
      continue
    }
    const next = pieces[index + 1]
    if (!/^(?:and|or|but)$/.test(piece.tie)) isTied = true
    const place = isPhrase(next) ? (formOf(next, 'en')?.one ?? '') : ''
    if (piece.tie === 'about' && isPhrase(next) && next.count !== null) words.push(to === 'fr' ? 'environ' : 'unos')
    else if (piece.tie === 'every' && isPhrase(next) && next.count === null) words.push(to === 'fr' ? 'chaque' : 'cada')
    else if (piece.tie === 'every' && isPhrase(next) && to === 'fr')
      words.push(formOf(next, 'fr')?.gender === 'f' ? 'toutes les' : 'tous les')
    else if (
      to === 'fr' &&
      /^(?:in|to)$/.test(piece.tie) &&
      isPhrase(next) &&
      typeof next.noun === 'string' &&
      frenchTo(next.noun)
    )
      words.push(frenchTo(next.noun)!)
    else if (piece.tie === 'in' && to === 'fr' && IS_AT.test(place) && isPhrase(next) && next.count === null)
      words.push(areSeveral(next) ? 'dans' : 'à')
    else if (
      piece.tie === 'in' &&
      isPhrase(next) &&
      to === 'fr' &&
      !next.isLanguage &&
      (next.article !== null || next.count !== null || (isTask && typeof next.noun !== 'string'))
    )
      words.push('dans')
    else if (piece.tie === 'at' && isPhrase(next) && typeof next.noun !== 'string') words.push(to === 'fr' ? 'à' : 'en')
    else if (piece.tie === 'of' && isPhrase(next)) words.push('de')
    else if (
      piece.tie === 'from' &&
      isPhrase(next) &&
      typeof next.noun !== 'string' &&
      next.count === null &&
      !IS_TIME.test(next.noun.en?.one ?? '')
    )
      words.push('de')
    else words.push(TIES[piece.tie]![to].split('|')[0]!)
  }
  return drawn(words.join(' ')).replace(
    /(?<!\p{L})(pas )?de (?=[aeiouyéèêàâîôœ]|h(?!uit|aie|auteur|aut|all|andicap|angar|aricot|ors|ublot))(?!onze)/giu,
    (found, denied: string | undefined) => (to === 'fr' ? `${denied ?? ''}d’` : found),
  )
}
