/** The wording of the brief, made fit to print: blanks, common abbreviations, stray punctuation. Never translated. */
import { ABBREVIATIONS } from './data/abbreviations.ts'
import type { Language } from './facts.ts'

/** Shortened in two words or with a mark inside. */
const PHRASES: Record<Language, [RegExp, string][]> = {
  en: [
    [/^NO (?=\p{Ll})/gu, 'No '],
    [/^(?:an? )?(?:little )?bit of /giu, 'some '],
    [/^sorry,? (?=no )/giu, ''],
    [/(?<=\d ?p) mile$/gu, ' a mile'],
    [
      /(?<=^(?:no|can't|cannot|can not|not|we can't|we don't|don't|do not|unable) .*),? (?:sorry|unfortunately|i'm afraid|im afraid)$/giu,
      '',
    ],
    [/(?<![A-Za-zÀ-ɏ])mat cover(?![A-Za-zÀ-ɏ])/giu, 'maternity cover'],
    [/(?<![A-Za-zÀ-ɏ])dev (?=(?:mgr|manager|rep|director)(?![a-z]))/giu, 'development '],
    [/(?<![A-Za-zÀ-ɏ])b2b(?![A-Za-zÀ-ɏ])/gu, 'B2B'],
    [/(?<![A-Za-zÀ-ɏ])b2c(?![A-Za-zÀ-ɏ])/gu, 'B2C'],
    [/(?<![A-Za-zÀ-ɏ])saas(?![A-Za-zÀ-ɏ])/gu, 'SaaS'],
    [/(?<![A-Za-zÀ-ɏ])w\/o(?![A-Za-zÀ-ɏ])/giu, 'without'],
    [/(?<![A-Za-zÀ-ɏ])w\/\s?(?!c(?![a-z]))(?=[\p{L}\d])/giu, 'with '],
    [/(?<![A-Za-zÀ-ɏ.&-])u(?![A-Za-zÀ-ɏ.-])/gu, 'you'],
    [/(?<=[\p{L}\d] )v (?=\p{Ll}{3})/gu, 'very '],
    [/(?<=(?:every|second|other|alternate|alt|one|1st|2nd|3rd|4th) )sat(?![A-Za-z])\.?/giu, 'Saturday'],
    [/(?<![A-Za-z])sat(?= (?:mornings?|afternoons?|evenings?|nights?|only|shifts?|\d))/giu, 'Saturday'],
    [/(?<![A-Za-z])sun(?= (?:mornings?|afternoons?|evenings?|nights?|only|shifts?))/giu, 'Sunday'],
    [/(?<=(?:every|second|other|alternate|alt|one|1st|2nd|3rd|4th) )sun(?![A-Za-z])\.?/giu, 'Sunday'],
    [/(?<=\d) ?hr(?= (?:shift|day|night)s?(?![a-z]))/giu, '-hour'],
    [
      /(?<=(?:holiday|car|travel|night|site|shift|meal|tool|clothing|housing|weekend|mileage|phone) )allow(?![\p{L}])\.?/giu,
      'allowance',
    ],
    [/(?<![\p{L}\d-])M-Th(?![\p{L}])/gu, 'Mon-Thu'],
    [/(?<![\p{L}\d-])M-F(?![\p{L}])/gu, 'Mon-Fri'],
    [/(?<![\p{L}\d-])M-W(?![\p{L}])/gu, 'Mon-Wed'],
    [/(?<![\p{L}\d-])M-Sa(?:t)?(?![\p{L}])/gu, 'Mon-Sat'],
    [/(?<![\p{L}\d-])Tu?-(?=Th|Fr?|Sa)/gu, 'Tue-'],
    [/(?<![\p{L}\d-])W-(?=F|Sa|Su)/gu, 'Wed-'],
    [/(?<=(?:Mon|Tue|Wed)-)F(?![\p{L}])/gu, 'Fri'],
    [/(?<=\d )mo(?= (?:contract|trial|probation|cover))/giu, 'month'],
    [/(?<=\d )mo\.?(?= (?:of|class|experience|exp|mat)(?![a-z]))/giu, 'months'],
  ],
  de: [
    [/(?<![A-Za-zÀ-ɏ])Jahre BE(?![A-Za-zÀ-ɏ])/giu, 'Jahre Berufserfahrung'],
    [/(?:^|\s)ähm?(?=\s)/giu, ''],
    [/(?<!\p{L})(?:ein )?(?:bi(?:ss|ß)chen|bissi|bissl|bisserl) (?=\p{L})/giu, 'etwas '],
    [/\bmind\.\s?/gi, 'mindestens '],
    [/\binkl\.\s?/gi, 'inklusive '],
    [/\bbzw\.\s?/gi, 'beziehungsweise '],
    [/(?<=\d )J\.?(?= |$)/g, 'Jahre'],
    [/(?<=\p{L}{3} )m\.(?= \p{L})/gu, 'mit'],
    [/(?<=\p{L}{3} )b\.(?= \p{Lu}\p{Ll})/gu, 'bei'],
    [/(?<=Tage-|pro |die |\/ ?)Wo(?!\p{L})\.?/gu, 'Woche'],
    [/(?<=\d jahre )erf(?![A-Za-zÀ-ɏ])\.?/giu, 'Erfahrung'],
    [/(?<=\p{L}-? )u\.(?= \p{L})/gu, 'und'],
    [/(?<=\p{L} )od\.(?= \p{L})/gu, 'oder'],
    [/(?<![A-Za-zÀ-ɏ])zw\.(?= \p{L}|\s?\d)/gu, 'zwischen'],
    [/(?<![A-Za-zÀ-ɏ])ca(?=\s?\d)/giu, 'ca.'],
  ],
  fr: [[/(?<![A-Za-zÀ-ɏ])tps (plein|partiel)(?![A-Za-zÀ-ɏ])/giu, 'temps $1']],
  es: [],
}
/** One cheap look decides whether any of them can occur. */
const PHRASED: Record<Language, RegExp> = {
  en: /^NO |bit of |p mile|sorry|unfort|afraid| v |hr | allow|m-[ftws]|(?<![p{L}\d-])(?:tu?|w)-(?:th|fr?|sa|su)|mat cov|dev |b2|saas|w\/|\bu\b|\bsat\b|\bsun\b|\bmo\b/i,
  de: /ähm? |biss|bißch|BE|mind\.|inkl\.|bzw\.|\d J|Wo(?!\p{L})|erf|\p{L} (?:u|od|m|b)\. |zw\.|ca ?\d/iu,
  fr: /tps/i,
  es: /(?!)/,
}
const WORD = /(?<![\p{L}'.@/-])\p{L}[\p{L}']*(?![\p{L}@/-])\.?/gu

/** One look decides whether any word of a text is short for another. */
const SHORTENED = Object.fromEntries(
  Object.entries(ABBREVIATIONS).map(([language, words]) => [
    language,
    new RegExp(`(?<![a-z'.@/-])(?:${[...words.keys()].sort().join('|')})(?![a-z@/-])`, 'iu'),
  ]),
) as Record<Language, RegExp>

function writtenOut(text: string, language: Language): string {
  if (!SHORTENED[language].test(text)) return text
  const words = ABBREVIATIONS[language]
  return text.replace(WORD, (typed, at: number) => {
    const word = typed.endsWith('.') ? typed.slice(0, -1) : typed
    // "Dynamics 365 BC" gives no reason.
    const whole = words.get(word) ?? (word === 'BC' ? undefined : words.get(word.toLowerCase()))
    if (whole === undefined) return typed
    return /\d/.test(text[at - 1] ?? '') ? ` ${whole}` : whole
  })
}

/** "kaufm. Ausbildung": the ending follows the noun, of which most that stand here are feminine or plural. */
const GERMAN_ADJECTIVES: Record<string, string> = {
  kaufm: 'kaufmännisch',
  kfm: 'kaufmännisch',
  engl: 'englisch',
  techn: 'technisch',
  landw: 'landwirtschaftlich',
  handw: 'handwerklich',
  örtl: 'örtlich',
  abgeschl: 'abgeschlossen',
  städt: 'städtisch',
  kirchl: 'kirchlich',
}
const SHORT_ADJECTIVE =
  /(?<![A-Za-zÀ-ɏ])(kaufm|kfm|engl|techn|landw|handw|örtl|abgeschl|städt|kirchl)\.\s?(?=(\p{L}+))/giu
const NEUTER = /(?:studium|verständnis|interesse|talent|geschick)$/iu
const MASCULINE = /(?:abschluss|hintergrund|beruf|bereich|meister|gesell\w+)$/iu

function spellAdjective(_: string, short: string, noun: string): string {
  const whole = `${GERMAN_ADJECTIVES[short.toLowerCase()]}${NEUTER.test(noun) ? 'es' : MASCULINE.test(noun) ? 'er' : 'e'} `
  return /^\p{Lu}/u.test(short) ? capitalise(whole) : whole
}

/** "2 year contract", where a figure and its unit stand before what they measure. */
const SPAN_OF_TIME =
  /(?<![\d.,-])(\d{1,2}) (year|month|week|day|hour) (?=(?:training|notice|holiday|contract|commitment|term|fixed|ftc|warranty|programme|program|apprenticeship|course|probation|trial|assignment|placement|internship|mandate|tour|cycle|shift|week(?!s? ))s?(?![a-z]))/g
const PICTURE = /[\u2190-\u2bff\ud83c-\ud83e]/

/** Blanks and marks that are not fit to print: most texts of a brief hold none. */
const STRAY = /[^\S ]| \s|[:;]|^[^\p{L}\d]/u

export function tidy(text: string, language: Language): string {
  let result = PICTURE.test(text) ? text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ') : text
  if (PHRASED[language].test(result))
    for (const [pattern, word] of PHRASES[language]) result = result.replace(pattern, word)
  if (language === 'de' && result.includes('.')) result = result.replace(SHORT_ADJECTIVE, spellAdjective)
  result = writtenOut(result, language)
  if (/\d/.test(result)) result = result.replace(SPAN_OF_TIME, '$1-$2 ')
  result = withoutLooseEnd(STRAY.test(result) ? withoutStray(result) : result)
  if (result.endsWith('.')) result = result.replace(/(?<![A-Za-z]\.[A-Za-z]|p\.a|inkl|etc|HH)\.$/, '').trim()
  if (HANGING.some((word) => result.endsWith(word)))
    result = result.replace(/^(\S+ .*) (?:oder|und|sowie|sondern)$/u, '$1')
  return result.includes('(') || result.includes(')') ? withBothBrackets(result) : result
}

const withoutStray = (text: string): string =>
  text
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .replace(/\s[:;]-?[)(DP](?=\s|$)/g, '')
    .replace(/^[\s,;:.+&*•=>→-]+(?!\d)/, '')
    .replace(/^[\s,;:.&*•=>]+/, '')

const HANGING = [' oder', ' und', ' sowie', ' sondern']

const LOOSE = ' ,;:&*•=>+-'
/** A search for loose marks at the end would try every letter ahead of them. */
function withoutLooseEnd(text: string): string {
  let end = text.length
  while (end > 0 && LOOSE.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

function withBothBrackets(text: string): string {
  const unclosed = count(text, '(') - count(text, ')')
  if (unclosed === 1) return /^\(/.test(text) ? text.slice(1).trim() : `${text})`
  if (unclosed === -1) return text.endsWith(')') ? text.slice(0, -1).trim() : `(${text}`
  return text.replace(/^\(([^()]*)\)$/, '$1')
}

const count = (text: string, letter: string): number => text.split(letter).length - 1

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
