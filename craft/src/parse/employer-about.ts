/** What is said of the employer, as phrases that fit behind its name. */
import type { Language, Span } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { wordsOf } from './title-words.ts'

interface About {
  about: { text: string; from: number; to: number }[]
  /** What is no such phrase. */
  rest: Span[]
}

/**
 * Splits words about the employer at commas and the like; its name and what introduces it are left out.
 * @param isAll false: only what is plainly said of it ("our gift shop")
 */
export function findAbout({ text, language }: Text, stretch: Span, name: Span | null, isAll: boolean): About {
  const found: About = { about: [], rest: [] }
  for (const part of partsOf(text, stretch, name)) {
    const said = text.slice(part.from, part.to)
    const phrase =
      isAll || OURS.test(said) ? phraseOf(isAll ? said : said.replace(/ (?:in|à|en) \p{Lu}.*$/u, ''), language) : null
    if (phrase) found.about.push({ text: phrase, ...part })
    else if (/[\p{L}\d]{3}/u.test(said)) found.rest.push(part)
  }
  return found
}

/** Sentences stay whole; what stands between commas and brackets around the name is a part of its own. */
function partsOf(text: string, { from, to }: Span, name: Span | null): Span[] {
  const parts: Span[] = []
  const said = text.slice(from, to)
  for (const match of said.matchAll(/(?:[^.!?\n;,()]|\.(?=\S)|,(?=\d))+/g)) {
    const part = { from: from + match.index, to: from + match.index + match[0].length }
    if (name && name.from < part.to && name.to > part.from) {
      const lead = text.slice(part.from, name.from)
      if (lead.trim().split(/\s+/).length > 3) parts.push(trimmed(text, { from: part.from, to: name.from }))
      if (name.to < part.to) parts.push(trimmed(text, { from: name.to, to: part.to }))
    } else parts.push(trimmed(text, part))
  }
  return parts.filter((part) => part.to > part.from)
}

function trimmed(text: string, { from, to }: Span): Span {
  while (from < to && /[\s–—:=-]/.test(text[from]!)) from++
  while (to > from && /[\s–—:=-]/.test(text[to - 1]!)) to--
  return { from, to }
}

/** What introduces the employer: "our", "we are a", "c'est un". */
const LEAD: Record<Language, RegExp> = {
  en: /^(?:(?:we're|we are|it's|it is|this is|i run|i have|we run|they're|they are)\s+)?(?:our|an?|the|my|their)\s+|^(?:we're|we are)\s+(?=\p{L}+(?:-\p{L}+)*\s)/iu,
  de: /^(?:(?:wir sind|ich führe|wir betreiben|es ist|das ist)\s+)?(?:eine?|unsere?)\s+/iu,
  fr: /^(?:(?:nous sommes|on est|c'est)\s+)?(?:une?|notre|le|la|l')\s*/iu,
  es: /^(?:(?:somos|es|soy)\s+)?(?:una?|nuestr[oa]|el|la)\s+/iu,
}
const OURS = /^(?:our|unsere?|notre|nuestr[oa])\s/i
const VERB: Record<Language, RegExp> = {
  en: /\b(?:is|are|was|has|have|had|do|does|we|we're|we've|I|he|she|they|they're|who|which|that|sell|make|makes|run|runs|needs?|want|can|will|got|get)\b/,
  de: /(?<!\p{L})(?:ist|sind|war|hat|haben|wir|ich|er|sie|es|die|das|wird|werden|kann|machen|macht|bauen|verkaufen|suchen|gibt)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:est|sont|a|avons|nous|on|je|il|elle|ils|qui|que|fait|font|faisons|vend|avons)(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|somos|tenemos|tiene|hay|que|hacemos|vende|vendemos|está|estamos|abrimos)(?!\p{L})/u,
}
const WITH: Record<Language, string> = { en: 'with', de: 'mit', fr: 'avec', es: 'con' }
/** "about 23 staff", "64 Zimmer", "tres gabinetes": how large it is. */
const NUMBER =
  /^(?:(?:about|around|some|over|approx\.?|ca\.?|rund|etwa|über|environ|près de|unos|unas|más de|casi)\s+)?\d[\d.,' ]*\s+/iu
const LONGEST = 12

/** As it fits behind the name and a comma, or null. */
function phraseOf(said: string, language: Language): string | null {
  if (said.split(/\s+/).length > LONGEST) return null
  const lead = LEAD[language].exec(said)?.[0] ?? ''
  const bare = said.slice(lead.length)
  if (VERB[language].test(bare) || bare === '') return null
  if (isCounted(said, language)) return language === 'de' ? inDative(said) : `${WITH[language]} ${said}`
  if (/^(?:with|mit|avec|con)\s+\S+\s+\S/iu.test(said)) return said
  if (
    !bare.includes(' ') ||
    !namesHouse(bare, language) ||
    UNJOINED.test(bare) ||
    wordsOf('small', language).has(bare.split(' ')[0]!.toLowerCase())
  )
    return null
  if (language !== 'en') return /^\p{L}+en\s/u.test(bare) && language === 'de' ? null : lowerFirst(bare, language)
  const noun = lowerFirst(bare, language)
  if (/^(?:\d+|.*s|\p{Lu}{2})$/u.test(noun.split(' ')[0]!) && !/^\d+-/.test(noun)) return null
  return `${/^(?:[aeiou]|8|11|18|F\w|M\w|N\w|S\p{Lu})/u.test(noun) ? 'an' : 'a'} ${noun}`
}

/** A figure in the midst that nothing joins to the rest: "clinique 14 salles". */
const UNJOINED = /(?<!(?:^|\s)(?:de|mit|con|avec|with|of|à|für|since|seit|depuis|desde|en|in)) \d/iu

function isCounted(said: string, language: Language): boolean {
  const noun = NUMBER.test(said) ? said.replace(NUMBER, '').split(/\s+/) : []
  return noun.length > 0 && noun.length < 5 && wordsOf('counted', language).has(noun[0]!.toLowerCase())
}

/** Whether a kind of house is the noun of some words: the last before "in" or "with" in English, the first elsewhere. */
function namesHouse(said: string, language: Language): boolean {
  const houses = wordsOf('house', language)
  const words = said.toLowerCase().split(/\s+/)
  if (language === 'en') {
    const end = words.findIndex(
      (word, at) => at > 0 && /^(?:in|on|with|of|at|for|near|by|outside|serving|since)$/.test(word),
    )
    const noun = words.slice(0, end < 0 ? words.length : end).at(-1)!
    return (
      houses.has(noun) ||
      /^(?:firm|business|outfit|gastropub|chain|charity|start-?up|company|practice|unit|maker|builder|contractor|manufacturer|provider|retailer)$/.test(
        noun,
      )
    )
  }
  const noun = words[0]!
  if (houses.has(noun)) return true
  return (
    language === 'de' &&
    [...houses].some((house) => house.length > 4 && (noun.endsWith(house) || (words[1] ?? '').endsWith(house)))
  )
}

const lowerFirst = (said: string, language: Language): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(said) ? said : said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

/** "64 Zimmer" -> "mit 64 Zimmern". */
const inDative = (said: string): string => `mit ${said.replace(/(?<=\d\s)(\p{L}+[elr])(?=\s|$)/u, '$1n')}`
