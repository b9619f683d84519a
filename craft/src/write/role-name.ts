/** The title within a sentence: "a night porter", "3 night porters", "einen Koch (m/w/d)", "un(e) comptable (H/F)". */
import { endingsOf, isPair, withoutMark } from '../parse/title-forms.ts'
import type { Language } from '../sheet/sheet.ts'
import type { Wording } from './wording.ts'

const LEGAL = /\s*\((?:[mwfdhxin]\s?[/|]?\s?){2,4}\)/iu
const ASIDE = /\s+\([^()]*\)/g

/** @param title as it stands over the page */
export function roleName(title: string, openings: number, wording: Wording): string {
  const { language } = wording
  if (language === 'en') return english(title, openings, wording.list('capitals'))
  const role = { de: german, fr: french, es: spanish }[language](title)
  return openings > 1 ? wording.say('opening.many', { count: openings, role: bare(title, language) }) : role
}

/** Without what stands in brackets, but for the letters that name all genders. */
function bare(title: string, language: Language): string {
  const legal = LEGAL.exec(title)?.[0].trim() ?? ''
  const core = title.replace(ASIDE, (aside) => (language === 'de' && LEGAL.test(aside) ? aside : '')).trim()
  if (language === 'de') return core
  const name = smallWords(core, language)
  return legal === '' || language === 'es' ? name : `${name} ${legal}`
}

/** A name keeps its capitals where it is an abbreviation, is written in a way of its own, or stands before a number. */
function smallWords(text: string, language: Language, capitals: readonly string[] = []): string {
  const words = text.split(' ')
  return words
    .map((word, at) => {
      if (/\p{Lu}[^-]*\p{Lu}|\d|\./u.test(word) || /^\d/.test(words[at + 1] ?? '') || capitals.includes(word))
        return word
      return language === 'en' || at === 0 ? word.toLowerCase() : word
    })
    .join(' ')
}

const VOWEL = /^(?:[aio]|e(?!u)|u(?!ni(?!n|m)|s[aeiu]|k|ti|ro)|h(?:our|onest|eir))/i
const SPELT_VOWEL = /^(?:[AEFHILMNORSX](?:\p{Lu}|\d|$)|8|11|18)/u
const WHOLE = /^(?:Head|Director|Chief|Dean|Principal|President)\b/

function english(title: string, openings: number, capitals: readonly string[]): string {
  const core = title
    .replace(ASIDE, '')
    .split(/, | – | — | - /)[0]!
    .trim()
  const name = WHOLE.test(core) && openings < 2 ? core : smallWords(core, 'en', capitals)
  if (openings > 1) return `${openings} ${plural(name)}`
  const first = name.split(' ')[0]!
  const spelt = /^\p{Lu}{2,}|^\d/u.test(first)
  return `${(spelt ? SPELT_VOWEL.test(first) : VOWEL.test(first)) ? 'an' : 'a'} ${name}`
}

function plural(name: string): string {
  const [, head = name, tail = ''] = /^(.*?)((?: (?:for|in|of|to|at|with|on) .*)?)$/.exec(name) ?? []
  // "audit seniors"
  if (/[^sui]s$/.test(head)) return name
  const many = head
    .replace(/(?:person)$/, 'people')
    .replace(/man$/, 'men')
    .replace(/([^aeiou])y$/, '$1ies')
    .replace(/(s|x|ch|sh)$/, '$1e')
  return `${/people$|men$|staff$|crew$/.test(many) ? many : `${many}s`}${tail}`
}

const ADJECTIVE = /(?:isch|ig|lich|end|iert|ell|ant|prüft|bildet)e[rs]?$/

/** In the accusative; the head is the first word that is no adjective. */
function german(title: string): string {
  const name = bare(title, 'de')
  const words = name.split(' ')
  const at = Math.max(
    0,
    words.findIndex((word, k) => !ADJECTIVE.test(word) || !/^\p{Lu}/u.test(words[k + 1] ?? '')),
  )
  const head = words[at]!
  const { bare: stem, isMarked } = withoutMark(head, 'de')
  const other = /^(?:oder|\/|und)$/.test(words[at + 1] ?? '') ? (words[at + 2] ?? '') : ''
  if (isMarked || (other !== '' && isPair(head, other))) return `eine/n ${name}`
  const lower = stem.toLowerCase()
  const form = endingsOf('noun', 'de').find(({ ending }) => lower.endsWith(ending))
  if (/(?:te|nde)$/.test(lower)) return `${/experte$|te$/.test(lower) && form?.behind ? 'einen' : 'eine'} ${name}`
  switch (form?.article) {
    case 'f':
      return `eine ${name}`
    case 'n':
      return `ein ${name}`
    case 'p':
      return name
    default: {
      const bent = words.map((word, k) =>
        k < at ? word.replace(/er$/, 'en') : k === at ? head + (form?.behind ?? '') : word,
      )
      return `einen ${bent.join(' ')}`
    }
  }
}

function french(title: string): string {
  const name = bare(title, 'fr')
  if (/·/.test(name.split(' ')[0]!)) return `un·e ${name}`
  const both = /\((?:e|ne|te|le|ve|rice|euse|trice|ère|ière)\)|\/|\(H\/F\)|\(F\/H\)/i.test(title)
  return `un(e) ${name}${both ? '' : ' (H/F)'}`
}

const spanish = (title: string): string => bare(title, 'es')
