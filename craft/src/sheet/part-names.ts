/** Who and where, told in one breath, are parted: "Juniper Lodge in Flagstaff", "Papierfabrik Wittgenau, Düren", "City of Leeds". */
import { support } from '../parse/employer.ts'
import { isHouse } from '../parse/employer-name.ts'
import { readWords } from '../parse/lex.ts'
import { parsePlace } from '../parse/place.ts'
import { isTown, wordsOf } from '../parse/title-words.ts'
import type { Text } from '../text/text.ts'
import { type Draft, enter, note } from './draft.ts'
import type { Entry } from './sheet.ts'

/** Changes the draft in place. */
export function partNames(draft: Draft): void {
  const place = draft.entries.find(({ kind }) => kind === 'place') as Entry<'place'> | undefined
  const employer = draft.entries.find(({ kind, sure }) => kind === 'employer' && sure)
  if (place) leaveEmployer(draft, place, employer ?? splitPlace(draft, place))
  else if (employer) addPlace(draft, employer)
}

/** "Larch Grove in Ludlow" told as a place: the employer is told by itself, the place is Ludlow; a place is printed without "&". */
function leaveEmployer({ text }: Draft, place: Entry<'place'>, employer: Entry | null): void {
  const name = employer?.text
  if (name === undefined) return
  // "The Parlour at the Clonmel shop"
  if (text.language === 'en') place.text = place.text.replace(/^for (?:the|our) (?=\p{Lu})/u, '')
  const own = [name, name.replace('&', 'and')].find((one) => place.text.toLowerCase().startsWith(one.toLowerCase()))
  const rest = own === undefined ? place.text.replace(`, ${name}`, '') : withoutLead(place.text.slice(own.length))
  // "Stadt Brackenau" is in Brackenau.
  const town = TOWN_HALL.exec(name)?.[1] ?? ''
  if (rest !== '') place.text = own === undefined ? rest : (parsePlace(rest, text)[0]?.text ?? rest)
  else if (town !== '') place.text = town
}
const withoutLead = (words: string): string =>
  words
    .replace(/\s*\(\s*\)/, '')
    .replace(/^[\s,–-]*(?:(?:in|im|à|en|a|at) )?/u, '')
    .replace(/^\(([^()]*)\)$/, '$1')
const TOWN_HALL =
  /^(?:La )?(?:Ville de|Ville d'|Commune de|Stadt|Gemeinde|Landratsamt|City of|Town of|Ayuntamiento de|Mairie de) ?(\p{Lu}.*)$/u

/** Where nobody else is named: who is in a town that is known, or has a name of several words ahead of a place, is the employer. */
function splitPlace(draft: Draft, place: Entry<'place'>): Entry | null {
  const { text } = draft
  const hall = place.text.split(', ').find((part) => TOWN_HALL.test(part))
  const [, name = '', joint = '', rest = ''] = PARTS.exec(place.text) ?? []
  const isWhere = isKnown(rest, text) || isSite(rest, 0, text)
  const isHeld =
    joint !== ', ' ||
    name.split(' ').some((word) => !OF_TOWNS.test(word) && isHouse({ lower: word.toLowerCase() }, text.language))
  const isWho =
    isName(name) && (isHeld || support(text, name) > 0) && isWhere && !isKnown(name, text) && !isSite(name, -1, text)
  if (!place.span || (hall === undefined && !isWho)) return null
  if (hall !== undefined && hall !== place.text) note(draft, 'unsure', place.span)
  if (hall !== undefined) place.text = hall.replace(/^La /, '')
  enter(draft, 'employer', (hall ?? name).replace(/^La /, ''), place.span, true)
  return draft.entries.at(-1)!
}
const PARTS = /^(\p{Lu}[^,()\d]*?)( (?:in|im|à|en) (?=\p{Lu})|, )(.*)$/u
/** They are a part of a town's name as well: "Siler City, North Carolina". */
const OF_TOWNS = /(?:city|town|stadt|bar|park|port|village|villa|santa)$/i
const isName = (name: string): boolean =>
  name.split(' ').length > 1 &&
  name.split(' ').every((word) => /^(?:\p{Lu}|&$|(?:de|du|des|del|la|las|los|of|on|the|und|and|y|et|d')$)/u.test(word))
const isKnown = (words: string, text: Text): boolean =>
  parsePlace(words, text).some(
    ({ value, sure }) => sure && (value?.country !== undefined || isTown(value?.city ?? '')),
  ) && !['region', 'code'].includes(readWords(words, text, 'regions').list[0]?.kind ?? '')
const isSite = (words: string, at: number, text: Text): boolean =>
  readWords(words.split(' ').at(at) ?? '', text, 'place-words').list.some(({ kind }) => kind === 'site')

/** "Ripples Swim School at Caloundra", "St Cedd's Hospice, Saffron Walden - …": what stands behind the name of a house is where it is. */
function addPlace(draft: Draft, employer: Entry): void {
  const { text, language } = draft.text
  const { span } = employer
  if (!span) return
  const last = employer.text.split(' ').at(-1)!
  const own = TOWN_HALL.exec(employer.text)?.[1] ?? (language === 'de' && isTown(last) ? last : '')
  const [, name = '', within = ''] = /^(.+ \p{L}+) (?:at|in) (\p{Lu}[^,]*)$/u.exec(employer.text) ?? []
  const isHouse = wordsOf('house', language).has(name.split(' ').at(-1)!.toLowerCase())
  const beside = BESIDE.exec(text.slice(span.to))?.[1] ?? ''
  const town = isHouse ? within : beside || own
  if (town === '' || town.split(/[ -]/).some((word) => wordsOf('house', language).has(word.toLowerCase()))) return
  if (isHouse) employer.text = name
  enter(draft, 'place', town, span, true, { city: town })
}
/** Few words with capitals that nothing goes on with. */
const BESIDE = /^, ?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[,.;)]|\s[-–(]|\s*\n|$)/u
