/** English that speaks to the reader as English that speaks of a person: verbs and pronouns agree. */
import { infinitiveOf } from '../line/plain-form.ts'
import { classOf } from '../line/word-lists.ts'

const IRREGULAR: Record<string, string> = {
  are: 'is',
  "aren't": "isn't",
  were: 'was',
  have: 'has',
  "haven't": "hasn't",
  do: 'does',
  "don't": "doesn't",
}
/** They have one form for everybody. */
const MODAL =
  /^(?:will|would|can|could|may|might|must|should|shall|won't|can't|cannot|couldn't|shouldn't|mustn't|had|did|was)$/
const CONTRACTED: Record<string, string> = { "'ll": ' will', "'re": ' is', "'ve": ' has', "'d": ' would' }
const WORD = /[\p{L}'’-]+|[^\p{L}'’-]+/gu
const BETWEEN =
  /^(?:also|always|often|usually|then|sometimes|regularly|mainly|really|never|only|still|already|together|directly|\p{L}+ly)$/iu

const thirdPerson = (verb: string): string => {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** @param who "the candidate" */
export function speakOfPerson(text: string, who: string): string {
  const words = text.match(WORD) ?? []
  let isSubject = false
  let named = false
  return words
    .map((raw, at) => {
      const word = raw.replaceAll('’', "'")
      const lower = word.toLowerCase()
      if (!/\p{L}/u.test(raw)) {
        if (/[.!?;]/.test(raw)) named = false
        return raw
      }
      const cased = (said: string) => (/^\p{Lu}/u.test(raw) ? said[0]!.toUpperCase() + said.slice(1) : said)
      const contracted = /^you('ll|'re|'ve|'d)$/.exec(lower)
      if (contracted) {
        named = true
        return cased(who) + CONTRACTED[contracted[1]!]!
      }
      if (lower === 'you') {
        isSubject = isSubjectHere(words, at)
        const said = named && !isSubject ? 'them' : who
        named = true
        return cased(said)
      }
      if (lower === 'your') return cased(named ? 'their' : `${who}${who.endsWith('s') ? '’' : '’s'}`)
      if (lower === 'yours') return cased('theirs')
      if (lower === 'yourself') return cased('themselves')
      if (!isSubject) return raw
      if (BETWEEN.test(lower)) return raw
      isSubject = false
      if (MODAL.test(lower)) return raw
      return IRREGULAR[lower] ?? (infinitiveOf(lower, 'en') === lower ? thirdPerson(raw) : raw)
    })
    .join('')
}

/** "for you", "gives you time": what follows is no verb of theirs. */
function isSubjectHere(words: readonly string[], at: number): boolean {
  const letters = (from: number, step: number) => {
    for (let i = from; i >= 0 && i < words.length; i += step)
      if (/\p{L}/u.test(words[i]!)) return words[i]!.toLowerCase()
    return ''
  }
  const next = letters(at + 1, 1)
  const isVerb = MODAL.test(next) || next in IRREGULAR || BETWEEN.test(next) || infinitiveOf(next, 'en') === next
  const before = letters(at - 1, -1)
  return isVerb && classOf(before, 'en') !== 'preposition'
}
