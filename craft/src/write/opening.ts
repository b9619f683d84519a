/** The first sentences: who looks for whom, where, and what else there is to say about the employer. */

import { classOf } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import type { Entry, Language, Sheet } from '../sheet/sheet.ts'
import { roleName } from './role-name.ts'
import { capital, closed, isSentence, small } from './sentence.ts'
import type { Wording } from './wording.ts'

export interface Opening {
  text: string
  /** Whether it names the place. */
  hasPlace: boolean
  /** What is told of the employer in no sentence: lines of a section of its own. */
  about: string[]
}

const ARTICLE: Record<Language, RegExp> = {
  en: /^(?:an?|the) /i,
  de: /^(?:eine?|der|die|das) /i,
  fr: /^(?:[Uu]ne? |[Ll]a |[Ll]es? |[Ll]'|\p{Lu}{2})/u,
  es: /^(?:una?|el|la) /i,
}
/** What stands beside a name says what it is: "a bakery", not "the studio works till 6". */
const INDEFINITE = /^(?:an?|eine?|une?|una) /i
/** A longer one would bury the verb. */
const ABOUT_WORDS_MAX = 14
const addressLike = /\d|\(|,.*,/

const words = (text: string) => text.split(/\s+/).length
const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** @param more further sentences that belong here: whom one reports to, where one works */
export function openPage(
  sheet: Sheet,
  wording: Wording,
  more: readonly string[],
  company: { name?: string; about?: string },
): Opening {
  const { language, style } = sheet
  const of = (kind: Entry['kind']) => sheet.entries.filter((entry) => entry.kind === kind && entry.sure)
  const title = of('title')[0] as Entry<'title'> | undefined
  const employer = of('employer')[0]?.text ?? company.name ?? null
  const place = of('place').map(({ text }) => text)[0] ?? null
  const told = of('about').map(({ text }) => text)
  const abouts = told.length > 0 || company.about === undefined ? told : [company.about]
  const beside = abouts.find(
    (text) => !isSentence(text, language) && INDEFINITE.test(text) && words(text) <= ABOUT_WORDS_MAX,
  )
  const named = beside === undefined ? '' : small(beside, language)
  // "for the bus garage": said of the job, not of the employer
  const where = abouts.filter((text) => isWhere(text, language))
  const town = place === null ? '' : sayPlace(place, `${employer ?? ''} ${named}`, employer, wording)
  const inPlace = town + where.slice(0, 1).map((text) => ` ${small(text, language)}`)
  const who = employer !== null ? (named ? 'named-about' : 'named') : named ? 'about' : 'nobody'
  const sentences: string[] = []
  if (title) {
    const openings = title.value?.openings ?? 1
    const tone = openings > 1 && style.tone === 'warm' ? 'plain' : style.tone
    const line = wording.say(`opening.${who}.${tone}`, {
      employer: employer === null ? '' : nameOf(employer, wording),
      about: named,
      in: who === 'named' && /,[^,]*[^,]$/.test(inPlace) ? `${inPlace},` : inPlace,
      role: roleName(title.text, openings, wording),
    })
    sentences.push(capital(agree(line.replace(/,+(?=,)/g, '').replace(/,\./, '.'), employer, wording)))
  }
  const rest = abouts.filter((text) => text !== beside && text !== where[0])
  const isWhole = (text: string) => isSentence(text, language) || (employer !== null && text.startsWith(`${employer} `))
  sentences.push(...rest.filter(isWhole).map((text) => closed(capital(text))))
  sentences.push(...more.map((text) => closed(capital(text))))
  const about = rest.filter((text) => !isWhole(text)).map(capital)
  return { text: sentences.join(' '), hasPlace: title !== undefined && place !== null, about }
}

/** "at the pediatric office" */
function isWhere(text: string, language: Language): boolean {
  const said = wordsOf(text, language).map(({ lower }) => classOf(lower, language))
  const leads = said[0] === 'preposition' && (said[1] === 'article' || said[1] === 'possessive')
  return leads && said.length <= WHERE_WORDS_MAX && !said.some((one) => one === 'relative' || one === 'auxiliary')
}
const WHERE_WORDS_MAX = 7

/** What of the place is not said already: "City of Alder Falls" lies in Oregon. */
function sayPlace(place: string, said: string, employer: string | null, wording: Wording): string {
  const own =
    employer !== null && includes(place, employer)
      ? place
          .replace(employer, '')
          .replace(/\s*\(\s*\)/, '')
          .replace(/^[\s,]*(?:(?:in|à|en|at) )?/i, '')
      : place
  if (own === '' || includes(said, own)) return ''
  const [city = '', ...rest] = own.split(', ')
  if (rest.length > 0 && includes(said, city)) return `, ${rest.join(', ')},`
  return sayIn(own, wording)
}

function sayIn(place: string, wording: Wording): string {
  // "Dublin 2" is a part of a town.
  const isDistrict = wording.language !== 'de' && /^\p{Lu}[\p{L}-]+ \d{1,2}e?$/u.test(place)
  const isAddress = addressLike.test(place) && /\d/.test(place) && !isDistrict && !OWN_PREPOSITION.test(place)
  if (isAddress) return wording.say('in.address', { place })
  const [, article = '', rest = place] = /^(Le|Les) (.*)$/.exec(place) ?? []
  if (wording.language === 'fr' && article !== '') return wording.say(`in.${article.toLowerCase()}`, { place: rest })
  // "Near Leeds", "within 40 miles of Taunton" tell their own "in".
  // "the Stockport unit"
  const isSite = wording.language === 'en' && SITE.test(place)
  const said = isSite ? ` ${AREA.test(place) ? 'in' : 'at'} the ${place}` : wording.say('in', { place })
  return OWN_PREPOSITION.test(place) ? said.replace(/(?:in|à|en) (?=\S)/, '') : said
}

const SITE = /^(?!The )(?:\p{Lu}[\p{L}'’-]* (?:and )?){1,4}\p{Ll}+$/u
const AREA = / (?:area|region|rounds?|patch|district|county|valley|coast)$/
const OWN_PREPOSITION = /^(?!(?:the|le|la|les|el|los|las|der|die|das) |l')\p{Ll}/u

/** With its article, where the word that its name ends (German) or begins with is known. */
function nameOf(employer: string, wording: Wording): string {
  if (ARTICLE[wording.language].test(employer) && !/^\p{Lu}{2}/u.test(employer)) return employer
  const article = employerRow(employer, wording)?.[1]?.replace('*', '')
  if (article === undefined) return employer
  return wording.language === 'de' ? `${article} ${employer}` : article + employer
}

function employerRow(employer: string, wording: Wording): readonly string[] | undefined {
  // "Institut für Bodenkunde der Hochschule" is an Institut
  const [head = ''] = employer.replace(/\(.*?\)/g, '').split(/ (?=\p{Ll})/u)
  const names = (wording.language === 'de' ? head : employer).toLowerCase().match(/\p{L}+/gu) ?? []
  const german = wording.language === 'de'
  // "City of Leeds" has one, "City Cabs" has none
  if (wording.language === 'en' && names[1] !== 'of') return undefined
  for (const head of german ? [names.at(-1), names[0], names[1]] : [names[0]])
    for (const row of wording.rows('employer'))
      if (row[2]!.split(' ').some((end) => head === end || (german && end.length > 3 && head?.endsWith(end))))
        return row
  return undefined
}

/** "Die Stadtwerke suchen". */
const agree = (line: string, employer: string | null, wording: Wording): string =>
  employer !== null && wording.language === 'de' && employerRow(employer, wording)?.[1]?.endsWith('*')
    ? line.replace(/ sucht /, ' suchen ').replace(/ freut sich /, ' freuen sich ')
    : line
