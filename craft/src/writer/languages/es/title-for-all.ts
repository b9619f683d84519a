/** Spanish titles for people of any sex: "camarera", "camarero" -> "camarero/a". */
import { TITLE_WORDS } from '../../../brief/extract/title-words.ts'
import { findPhrases } from '../../../brief/match-phrases.ts'
import { plain } from '../../../brief/normalise.ts'

const MARKED = /\/[ao]s?\b|\([ao]s?\)|h\/m|m\/h|[@]/i
/** Nouns that have one form for everybody, and things. */
const UNBENT = /^(?:personal|equipo|servicio|piloto|modelo|soprano|apoyo|turno|puesto|dirección|atención|go)$/i
const NOUN = /(?:o|[dtsc]or|jefe|iente)$/i
const FEMININE_ADJECTIVE = /((?:i[cnvd]|a[drn]|er|r[in]|os))a$/
const ADJECTIVE = /(?:[^aeiou]o|i[ctv]o|ri[o]|[dt]or)$/

export function titleForAll(title: string): string {
  if (MARKED.test(title)) return title
  const hit = findPhrases(TITLE_WORDS, plain(title))[0]
  const head = hit?.from === 0 ? hit.found.find(({ language }) => language === 'es') : undefined
  if (hit && !head) return title
  const common = hit && head?.feminine ? capital(head.name) + title.slice(hit.to) : title
  const [noun = '', ...rest] = common.split(' ')
  if (UNBENT.test(noun)) return common
  const adjectives = rest.findIndex(
    (word) => !/^[\p{Ll}]+$/u.test(word) || /^(?:de|del|en|para|con|por|y|o|a)$/.test(word),
  )
  const until = adjectives < 0 ? rest.length : adjectives
  return [
    NOUN.test(noun) ? `${noun}/a` : noun,
    ...rest.map((word, index) => {
      if (index >= until) return word
      return ADJECTIVE.test(word) ? `${word}/a` : head?.feminine ? word.replace(FEMININE_ADJECTIVE, '$1o/a') : word
    }),
  ].join(' ')
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
