/** What dictation puts in words that are no words of the text: hesitation, stops, addresses, telephone numbers. */
import type { Language } from '../sheet/sheet.ts'
import { readNumber, type Word } from './number-words.ts'
import { type Edit, rewrite, type Traced } from './traced.ts'

const HESITATION: Record<Language, string> = {
  en: 'um+|uh+|erm+|h?mm+|ah+m|er(?=[,…])',
  de: 'ähm*|äh+m*|öhm*|hmm+|tja',
  fr: 'euh+|heu+|hum+|hmm+',
  es: 'eh+|ehm+|em(?=[,…])|mmm+|pues este',
}
const STOPS: Record<Language, [said: string, mark: string][]> = {
  en: [
    ['full stop', '.'],
    ['comma', ','],
    ['new (?:line|paragraph)', '\n'],
  ],
  de: [
    ['neue zeile|neuer absatz', '\n'],
    ['komma', ','],
  ],
  fr: [
    ['point à la ligne', '.\n'],
    ['à la ligne', '\n'],
    ['virgule', ','],
  ],
  es: [
    ['punto y (?:aparte|seguido)', '.'],
    ['coma', ','],
  ],
}
const PART = String.raw`[\p{L}\d_.-]{1,40}`
const DOT = '(?:dot|punkt|point|punto)'
const DASH = '(?:dash|hyphen|minus|bindestrich|tiret|gui[oó]n)'
const UNDER = '(?:underscore|unterstrich|gui[oó]n bajo|tiret bas)'
const JOINED = `(?:(?: (?:${DOT}|${UNDER}|${DASH}) ${PART}){0,4})`
const MAIL = new RegExp(
  String.raw`(?<![\p{L}\d@.-])${PART}${JOINED} (?:at|ät|klammeraffe|arobase|arrobas?) ${PART}(?: ${DASH} ${PART}){0,2}(?: ${DOT} ${PART}){1,3}`,
  'giu',
)
/** "jobs at redbud air dot com": whose mail it is may have more words than one. */
const BOX =
  'jobs?|careers?|hr|info|office|apply|team|hello|hiring|recruitment|people|bewerbung(?:en)?|karriere|personal|rh|recrutement|emploi|empleo|seleccion|selección|contact|kontakt'
const LONG_MAIL = new RegExp(
  String.raw`(?<![\p{L}\d@.-])(?:${BOX}) (?:at|ät|klammeraffe|arobase|arrobas?) ${PART}(?: ${PART}){1,3}?(?: ${DOT} ${PART}){1,2}`,
  'giu',
)
const TLD = 'com|org|net|uk|info|de|at|ch|fr|be|es|mx|eu|io|au|ie|nz|ca|us|co|ar|cl|example'
/** "our website banksia grove care dot org dot au" */
const LONG_SITE = new RegExp(
  String.raw`(?<=(?:web ?site|website|webseite|homepage|página|sitio web)(?: is| at| ist| est| es)? )${PART}(?: ${PART}){1,3}?(?: ${DOT} ${PART}){0,2} ${DOT} (?:${TLD})(?![\p{L}\d])`,
  'giu',
)
const SITE = new RegExp(
  String.raw`(?<![\p{L}\d@.-])(?:w ?w ?w ${DOT} )?${PART}(?: ${DASH} ${PART}){0,2}(?: ${DOT} ${PART}){0,2}` +
    String.raw` ${DOT} (?:${TLD})(?![\p{L}\d])`,
  'giu',
)
const MARKS = new RegExp(` (${UNDER}|${DOT}|${DASH}|at|ät|klammeraffe|arobase|arrobas?) `, 'giu')

/** "jobs at x dot example" becomes "jobs@x.example". */
export function writeAddresses(text: Traced): Traced {
  if (!new RegExp(` ${DOT} `, 'i').test(text.text)) return text
  const join = ([said]: RegExpExecArray) => {
    const joined = said!.replace(/w w w/i, 'www').replace(MARKS, (_, mark: string) => markOf(mark.toLowerCase()))
    return joined.replace(MARKS, (_, mark: string) => markOf(mark.toLowerCase())).toLowerCase()
  }
  const close = (found: RegExpExecArray) => join(found).replaceAll(' ', '')
  const long = rewrite(rewrite(text, LONG_MAIL, close), LONG_SITE, close)
  return rewrite(rewrite(long, MAIL, join), SITE, join)
}

const markOf = (said: string): string => {
  return new RegExp(`^${DOT}$`).test(said) ? '.' : new RegExp(`^${DASH}$`).test(said) ? '-' : '@'
}

export function withoutHesitation(text: Traced, language: Language): Traced {
  const ems = language === 'en' && (text.text.match(/(?<=\p{L} )em(?= \p{L})/gu)?.length ?? 0) > 2 ? '|em' : ''
  const pattern = new RegExp(String.raw`(?<![\p{L}\d'-])(?:${HESITATION[language]}${ems})(?![\p{L}'-])[,…]? ?`, 'giu')
  return rewrite(text, pattern, ({ 0: said }) => (/^\p{Lu}{2}/u.test(said) ? null : ''))
}

/** "full stop", "virgule": stops that were said, where that was done twice. */
export function writeStops(text: Traced, language: Language): Traced {
  return STOPS[language].reduce((written, [said, mark]) => {
    const pattern = new RegExp(String.raw`(?<!\s)\s+(?:${said})(?![\p{L}\d])(?=(.?))`, 'giu')
    if ((written.text.match(pattern)?.length ?? 0) < 2) return written
    return rewrite(
      written,
      pattern,
      ([, next]) => `${mark}${next === '' || /\s/.test(next!) || mark === '\n' ? '' : ' '}`,
    )
  }, text)
}

const ZERO = /^(?:oh|o|zero|null|zéro|cero|nought)$/
const TIMES: Record<string, number> = { double: 2, doppel: 2, doble: 2, triple: 3 }

/** "oh one seven two three double five oh one nine": seven digits or more, said one by one or in pairs. */
export function findSpokenPhones(words: readonly Word[], language: Language): Edit[] {
  const edits: Edit[] = []
  for (let at = 0; at < words.length; ) {
    const run = readDigits(words, at, language)
    const isPhone =
      run.digits.length >= 7 && (run.digits.startsWith('0') || run.digits.length === run.pieces) && run.pieces > 2
    if (isPhone) edits.push({ from: words[at]!.from, to: words[run.next - 1]!.to, text: run.digits })
    at = isPhone ? run.next : at + 1
  }
  return edits
}

function readDigits(words: readonly Word[], start: number, language: Language) {
  let digits = ''
  let pieces = 0
  let at = start
  for (; at < words.length; pieces++) {
    const { lower } = words[at]!
    const times = TIMES[lower] ?? 1
    const from = times > 1 ? at + 1 : at
    const isZero = words[from] !== undefined && ZERO.test(words[from].lower)
    const isOne =
      words[from]?.lower === (language === 'en' ? 'one' : language === 'fr' ? 'un' : language === 'es' ? 'uno' : 'eins')
    const number = isZero || isOne ? { value: isZero ? 0 : 1, next: from + 1 } : readNumber(words, from, language)
    if (!number || (pieces === 0 && !isZero && number.value > 9)) break
    digits += String(number.value).repeat(times)
    at = number.next
  }
  return { digits, pieces, next: at }
}
