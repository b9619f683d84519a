/** The wording of the brief, made fit to print: blanks, common abbreviations, stray punctuation. Never translated. */
import type { Language } from './facts.ts'

const ENGLISH: [RegExp, string][] = [
  [/(?<![\p{L}])yrs(?![\p{L}])\.?/giu, 'years'],
  [/(?<![\p{L}])yr(?![\p{L}])\.?/giu, 'year'],
  [/(?<![\p{L}])hrs(?![\p{L}])\.?/giu, 'hours'],
  [/(?<![\p{L}])exp(?![\p{L}])\.?/giu, 'experience'],
  [/(?<![\p{L}])mgmt(?![\p{L}])/giu, 'management'],
  [/(?<![\p{L}])mgr(?![\p{L}])/giu, 'manager'],
  [/(?<![\p{L}])w\/o(?![\p{L}])/giu, 'without'],
  [/(?<![\p{L}])w\/\s?(?=[\p{L}\d])/giu, 'with '],
  [/(?<![\p{L}])ppl(?![\p{L}])/giu, 'people'],
  [/(?<![\p{L}])hols(?![\p{L}])/giu, 'holidays'],
  [/(?<![\p{L}])incl(?![\p{L}])\.?/giu, 'including'],
  [/(?<![\p{L}])approx(?![\p{L}])\.?/giu, 'about'],
  [/(?<![\p{L}])dept(?![\p{L}])\.?/giu, 'department'],
  [/(?<![\p{L}])reqd(?![\p{L}])\.?/giu, 'required'],
  [/(?<![\p{L}])pref(?![\p{L}])\.?/giu, 'preferred'],
  [/(?<![\p{L}])biz(?![\p{L}])/giu, 'business'],
  [/(?<![\p{L}])certs(?![\p{L}])/giu, 'certificates'],
  [/(?<![\p{L}])cert(?![\p{L}])/giu, 'certificate'],
  [/(?<![\p{L}])qual(?![\p{L}])/giu, 'qualification'],
  [/(?<![\p{L}])pls(?![\p{L}])/giu, 'please'],
  [/(?<![\p{L}])wknds?(?![\p{L}])/giu, 'weekends'],
  [/(?<![\p{L}])thru(?![\p{L}])/giu, 'through'],
  [/(?<![\p{L}])resp(?![\p{L}])\.?/giu, 'responsible'],
  [/(?<![\p{L}.&-])u(?![\p{L}.-])/gu, 'you'],
]
const GERMAN: [RegExp, string][] = [
  [/(?<![\p{L}])Jahre BE(?![\p{L}])/giu, 'Jahre Berufserfahrung'],
  [/(?<![\p{L}])Std(?![\p{L}])\.?/giu, 'Stunden'],
  [/\bmind\.\s?/gi, 'mindestens '],
  [/\binkl\.\s?/gi, 'inklusive '],
  [/\bbzw\.\s?/gi, 'beziehungsweise '],
]
const FRENCH: [RegExp, string][] = [
  [/(?<![\p{L}])exp(?![\p{L}])\.?/giu, 'expérience'],
  [/(?<![\p{L}])tps (plein|partiel)(?![\p{L}])/giu, 'temps $1'],
]
const SPANISH: [RegExp, string][] = [[/(?<![\p{L}])exp(?![\p{L}])\.?/giu, 'experiencia']]

const ABBREVIATIONS: Record<Language, [RegExp, string][]> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH }
/** One cheap look decides whether any of them can occur. */
const SHORTENED: Record<Language, RegExp> = {
  en: /yr|hrs|exp|mgmt|mgr|w\/|ppl|hols|incl|approx|dept|reqd|pref|biz|cert|qual|pls|wkn|thru|resp|\bu\b/i,
  de: /BE|Std|mind\.|inkl\.|bzw\./i,
  fr: /exp|tps/i,
  es: /exp/i,
}
const PICTURE = /[\u2190-\u2bff\ud83c-\ud83e]/

export function tidy(text: string, language: Language): string {
  let result = PICTURE.test(text) ? text.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ') : text
  if (SHORTENED[language].test(result))
    for (const [pattern, word] of ABBREVIATIONS[language]) result = result.replace(pattern, word)
  result = result
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.+&*•=>-]+(?!\d)/, '')
    .replace(/^[\s,;:.&*•=>]+/, '')
    .replace(/[\s,;:&*•=>+-]+$/, '')
    .replace(/(?<![A-Za-z]\.[A-Za-z]|p\.a|inkl|etc|HH)\.$/, '')
    .trim()
  const unclosed = count(result, '(') - count(result, ')')
  if (unclosed === 1) return /^\(/.test(result) ? result.slice(1).trim() : `${result})`
  if (unclosed === -1) return result.endsWith(')') ? result.slice(0, -1).trim() : `(${result}`
  return result.replace(/^\(([^()]*)\)$/, '$1')
}

const count = (text: string, letter: string): number => text.split(letter).length - 1

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
