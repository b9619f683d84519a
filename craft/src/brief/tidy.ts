/** The wording of the brief, made fit to print: blanks, common abbreviations, stray punctuation. Never translated. */
import type { Language } from './facts.ts'

const ENGLISH: [RegExp, string][] = [
  [/(?<![A-Za-zÀ-ɏ])yrs(?![A-Za-zÀ-ɏ])\.?/giu, 'years'],
  [/(?<![A-Za-zÀ-ɏ])yr(?![A-Za-zÀ-ɏ])\.?/giu, 'year'],
  [/(?<![A-Za-zÀ-ɏ])hrs(?![A-Za-zÀ-ɏ])\.?/giu, 'hours'],
  [/(?<![A-Za-zÀ-ɏ])exp(?![A-Za-zÀ-ɏ])\.?/giu, 'experience'],
  [/(?<![A-Za-zÀ-ɏ])mat cover(?![A-Za-zÀ-ɏ])/giu, 'maternity cover'],
  [/(?<![A-Za-zÀ-ɏ])mgmt(?![A-Za-zÀ-ɏ])/giu, 'management'],
  [/(?<![A-Za-zÀ-ɏ])mgr(?![A-Za-zÀ-ɏ])/giu, 'manager'],
  [/(?<![A-Za-zÀ-ɏ])w\/o(?![A-Za-zÀ-ɏ])/giu, 'without'],
  [/(?<![A-Za-zÀ-ɏ])w\/\s?(?!c(?![a-z]))(?=[\p{L}\d])/giu, 'with '],
  [/(?<![A-Za-zÀ-ɏ])ppl(?![A-Za-zÀ-ɏ])/giu, 'people'],
  [/(?<![A-Za-zÀ-ɏ])hols(?![A-Za-zÀ-ɏ])/giu, 'holidays'],
  [/(?<![A-Za-zÀ-ɏ])incl(?![A-Za-zÀ-ɏ])\.?/giu, 'including'],
  [/(?<![A-Za-zÀ-ɏ])approx(?![A-Za-zÀ-ɏ])\.?/giu, 'about'],
  [/(?<![A-Za-zÀ-ɏ])dept(?![A-Za-zÀ-ɏ])\.?/giu, 'department'],
  [/(?<![A-Za-zÀ-ɏ])reqd(?![A-Za-zÀ-ɏ])\.?/giu, 'required'],
  [/(?<![A-Za-zÀ-ɏ])pref(?![A-Za-zÀ-ɏ])\.?/giu, 'preferred'],
  [/(?<![A-Za-zÀ-ɏ])biz(?![A-Za-zÀ-ɏ])/giu, 'business'],
  [/(?<![A-Za-zÀ-ɏ])certs(?![A-Za-zÀ-ɏ])/giu, 'certificates'],
  [/(?<![A-Za-zÀ-ɏ])cert(?![A-Za-zÀ-ɏ])/giu, 'certificate'],
  [/(?<![A-Za-zÀ-ɏ])qual(?![A-Za-zÀ-ɏ])/giu, 'qualification'],
  [/(?<![A-Za-zÀ-ɏ])pls(?![A-Za-zÀ-ɏ])/giu, 'please'],
  [/(?<![A-Za-zÀ-ɏ])wknds?(?![A-Za-zÀ-ɏ])/giu, 'weekends'],
  [/(?<![A-Za-zÀ-ɏ])thru(?![A-Za-zÀ-ɏ])/giu, 'through'],
  [/(?<![A-Za-zÀ-ɏ])resp(?![A-Za-zÀ-ɏ])\.?/giu, 'responsible'],
  [/(?<![A-Za-zÀ-ɏ.&-])u(?![A-Za-zÀ-ɏ.-])/gu, 'you'],
]
const GERMAN: [RegExp, string][] = [
  [/(?<![A-Za-zÀ-ɏ])Jahre BE(?![A-Za-zÀ-ɏ])/giu, 'Jahre Berufserfahrung'],
  [/(?<![A-Za-zÀ-ɏ])Std(?![A-Za-zÀ-ɏ])\.?/giu, 'Stunden'],
  [/(?:^|\s)ähm?(?=\s)/giu, ''],
  [/\bmind\.\s?/gi, 'mindestens '],
  [/\binkl\.\s?/gi, 'inklusive '],
  [/\bbzw\.\s?/gi, 'beziehungsweise '],
]
const FRENCH: [RegExp, string][] = [
  [/(?<![A-Za-zÀ-ɏ])exp(?![A-Za-zÀ-ɏ])\.?/giu, 'expérience'],
  [/(?<![A-Za-zÀ-ɏ])tps (plein|partiel)(?![A-Za-zÀ-ɏ])/giu, 'temps $1'],
]
const SPANISH: [RegExp, string][] = [[/(?<![A-Za-zÀ-ɏ])exp(?![A-Za-zÀ-ɏ])\.?/giu, 'experiencia']]

const ABBREVIATIONS: Record<Language, [RegExp, string][]> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH }
/** One cheap look decides whether any of them can occur. */
const SHORTENED: Record<Language, RegExp> = {
  en: /mat cov|yr|hrs|exp|mgmt|mgr|w\/|ppl|hols|incl|approx|dept|reqd|pref|biz|cert|qual|pls|wkn|thru|resp|\bu\b/i,
  de: /ähm? |BE|Std|mind\.|inkl\.|bzw\./i,
  fr: /exp|tps/i,
  es: /exp/i,
}
const PICTURE = /[\u2190-\u2bff\ud83c-\ud83e]/

export function tidy(text: string, language: Language): string {
  let result = PICTURE.test(text) ? text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ') : text
  if (SHORTENED[language].test(result))
    for (const [pattern, word] of ABBREVIATIONS[language]) result = result.replace(pattern, word)
  result = result
    .replace(/(\d)(hours|years|people)(?![A-Za-z])/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .replace(/\s[:;]-?[)(DP](?=\s|$)/g, '')
    .replace(/^[\s,;:.+&*•=>-]+(?!\d)/, '')
    .replace(/^[\s,;:.&*•=>]+/, '')
    .replace(/[\s,;:&*•=>+-]+$/, '')
    .replace(/(?<![A-Za-z]\.[A-Za-z]|p\.a|inkl|etc|HH)\.$/, '')
    .trim()
  result = result.replace(/^(\S+ .*) (?:oder|und|sowie|sondern)$/u, '$1')
  const unclosed = count(result, '(') - count(result, ')')
  if (unclosed === 1) return /^\(/.test(result) ? result.slice(1).trim() : `${result})`
  if (unclosed === -1) return result.endsWith(')') ? result.slice(0, -1).trim() : `(${result}`
  return result.replace(/^\(([^()]*)\)$/, '$1')
}

const count = (text: string, letter: string): number => text.split(letter).length - 1

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
