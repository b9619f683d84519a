/** Who the employer is, and what the brief says of it. */
import type { Label, Stretch } from '../label/label.ts'
import { plainForm } from '../line/plain-form.ts'
import { classOf } from '../line/word-lists.ts'
import type { Language, Span } from '../sheet/sheet.ts'
import { isAbbreviation, sentencesIn } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { findNames, type NameFound } from './employer-name.ts'
import type { Found } from './found.ts'
import { wordsOf } from './title-words.ts'

export interface ReadEmployer {
  /** The name as printed; offsets in `Text.text`. Null where it is not sure. */
  name: Found<string> | null
  /** What else was said of the employer, in the person's own words; offsets in `Text.text`. */
  about: { text: string; from: number; to: number }[]
}

/** Which stretches may name the employer, and how much less likely than those about it. */
const WHERE: Partial<Record<Label, number>> = {
  company: 0,
  title: 0.6,
  place: 0.6,
  filler: 0.7,
  contract: 0.9,
  team: 1.1,
  date: 0.9,
  mode: 0.9,
  hours: 0.9,
  duty: 1.2,
  apply: 1.1,
}
const SURE = 0.8
/** What says outright that it names who employs, whatever it was taken for. */
const NAMES =
  /^[^\p{L}]*(?:the )?(?:company|employer|firm|entreprise|société|firma|arbeitgeber|empresa)(?: is|\s*[:=])? (?=\p{Lu})/u
export const namesFirm = (words: string): boolean => NAMES.test(words)

/**
 * Reads the employer's name and what is said about it.
 * @param stretches those that may be printed
 */
export function readEmployer(text: Text, stretches: readonly Stretch[]): ReadEmployer {
  const told = stretches.filter(({ label }) => label === 'company')
  const name = findEmployer(text, told) ?? findEmployer(text, stretches)
  return { name, about: told.flatMap((stretch) => findAbout(text, stretch, name)) }
}

function findEmployer(text: Text, stretches: readonly Stretch[]): Found<string> | null {
  const all: (NameFound & { at: number })[] = []
  for (const { from, to, label } of stretches) {
    const less = namesFirm(text.text.slice(from, to)) ? 0 : WHERE[label]
    if (less === undefined) continue
    const before = text.text.slice(Math.max(0, from - 40), from)
    for (const name of findNames(text.text.slice(from, to), before, label, text.language, text.traits.lower))
      if (!/^(?:this|that|here|it|das|hier|es|c|ça|esto|somos) (?:is|ist|est|es)(?!\p{L})/iu.test(name.text))
        all.push({ ...name, at: from, score: name.score - less + support(text, name.text) })
  }
  const best = all.sort((a, b) => b.score - a.score || a.at - b.at)[0]
  if (!best || best.score < SURE) return null
  return { from: best.at + best.from, to: best.at + best.to, text: best.text, value: best.text, sure: true }
}

/** A name that an address of the text is made of, or that is told more than once, is the employer's. */
export function support({ text }: Text, name: string): number {
  const words =
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]{4,}/g) ?? []
  const addresses = (text.toLowerCase().match(/@[a-z\d.-]+|(?:www\.|https?:\/\/)[a-z\d.-]+/g) ?? [])
    .join(' ')
    .replaceAll('-', '')
  const isAddress = words.some((word) => addresses.includes(word))
  const isRepeated = name.length > 5 && text.indexOf(name) !== text.lastIndexOf(name)
  return (isAddress ? 0.8 : 0) + (isRepeated ? 0.3 : 0)
}

/** What introduces the employer: "we're a", "c'est un"; the article stays. */
const COPULA: Record<Language, RegExp> = {
  en: /^(?:(?:so|and|well|um)\s+)*(?:(?:we|it|that|this|they|which|who)(?:'re|'s| are| is)|is|are)\s+(?=an?\s|one of|the\s)/i,
  de: /^(?:(?:wir|das|es|die|der)\s+)?(?:sind|ist)\s+(?=eine?\s)/iu,
  fr: /^(?:(?:nous sommes|on est|c'est|est)\s+)(?=une?\s)/iu,
  es: /^(?:somos|es|soy)\s+(?=una?\s)/iu,
}
const OURS =
  /^(?:our|the(?= \p{Ll}\S*(?: \p{Ll}\S*){0,3}(?:,|$))|unsere?|notre|nuestr[oa]|for (?:the|a|an|our)|für (?:die|das|den|unsere?n?)|pour (?:la|le|notre)|para (?:la|el|nuestr[oa])|pour|chez|bei)\s+/iu
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }
/** "a nonprofit center", ahead of what else is told. */
const ARTICLE = /^(?:an?|eine?|une?|una?) [^,]+,(?= )/i
const LABEL = /^[^\n:=]{1,30}(?<!\d)[:=>]\s+/
const EDGES = /^[\s,;:.–—·•*>=(/+#☐-]+|[\s,;:–—·(/=-]+$/gu
/** A piece that says less is a joint. */
const LEAST_WORDS = 1

/** What stands around the name, sentence by sentence; what only leads to it is left out. */
function findAbout(doc: Text, stretch: Span, name: Found<string> | null): ReadEmployer['about'] {
  const { text, language } = doc
  const named = name && name.from < stretch.to && name.to > stretch.from ? name : null
  const sides: Span[] = named
    ? [
        { from: stretch.from, to: named.from },
        { from: named.to, to: stretch.to },
      ]
    : [{ from: stretch.from, to: stretch.to }]
  const about: ReadEmployer['about'] = []
  for (const side of sides) {
    const lead = side.from === stretch.from ? (LABEL.exec(text.slice(side.from, side.to))?.[0].length ?? 0) : 0
    for (const sentence of sentencesIn(doc, { from: side.from + lead, to: side.to })) {
      const words = text.slice(sentence.from, sentence.to)
      const isAhead = named !== null && side.to === named.from
      const stopped = unwrapped(words.replace(EDGES, '').replace(LABEL, ''))
      const last = /(\p{L}+)[.!]$/u.exec(stopped)?.[1] ?? 'none'
      const bare = isAbbreviation(last, language) ? stopped : stopped.replace(/[.!]$/, '')
      if (contentOf(bare, language) < (isAhead ? LEAST_WORDS + 1 : LEAST_WORDS)) continue
      const span = { from: sentence.from + Math.max(0, words.indexOf(bare.slice(0, 8))), to: sentence.to }
      const told = bare.replace(/^(?:and|und|et|y) /, '')
      if (named && sentence.from === named.to && isTold(told, words, language)) {
        about.push({ text: `${named.text} ${told}`, ...span })
        continue
      }
      const said = bare.replace(COPULA[language], '').replace(OURS, '').replace(/ \+ /g, ` ${AND[language]} `)
      const [beside = said] = ARTICLE.exec(said) ?? []
      about.push({ text: beside.replace(/,$/, ''), ...span })
      if (beside !== said) about.push({ text: said.slice(beside.length).trim(), ...span })
    }
  }
  return about
}

/** "St Cedd's | cares for some 900 people a year": a verb right behind the name goes on with it. */
function isTold(bare: string, words: string, language: Language): boolean {
  const [, first = '', second = ''] = /^(\p{Ll}+) (\p{Ll}+)/u.exec(bare) ?? []
  if (
    !/^,? (?:and |und |et |y )?$/.test(words.slice(0, words.indexOf(`${first} `))) ||
    /^(?:is|ist|est|es)$/.test(first)
  )
    return false
  if (classOf(first, language) !== null) return classOf(first, language) === 'auxiliary'
  const isOfEnglish =
    first.endsWith('s') && ['article', 'preposition', 'possessive'].includes(classOf(second, language) ?? '')
  return language === 'en' ? isOfEnglish : plainForm(first, language) !== null
}

/** "(64 rooms)," and "(64 rooms) and a spa" without what one bracket of a pair leaves. */
const unwrapped = (said: string): string => {
  const [opens, closes] = [said.split('(').length, said.split(')').length]
  const even = opens > closes ? `${said})` : closes > opens ? said.replace(')', said.endsWith(')') ? '' : ',') : said
  return even.replace(/\s+,/g, ',').replace(EDGES, '')
}

const contentOf = (said: string, language: Language): number =>
  (said.match(/\d+|\p{L}{2,}/gu) ?? []).filter(
    (word) =>
      /\d/.test(word) ||
      (classOf(word.toLowerCase(), language) === null && !wordsOf('lead', language).has(word.toLowerCase())),
  ).length
