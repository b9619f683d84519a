import type { Language } from '../../brief/facts.ts'

const CODES =
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mt nl no pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  )

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Map(CODES.map((code) => [code, names.of(code) ?? code]))
}

const NAMES: Record<Language, Map<string, string>> = {
  en: namesIn('en'),
  de: namesIn('de'),
  fr: namesIn('fr'),
  es: namesIn('es'),
}

const CODE_OF = new Map(
  Object.values(NAMES).flatMap((names) => [...names].map(([code, name]) => [name.toLowerCase(), code] as const)),
)

/** A language in the words of another: from its code or its name in any of the four. */
export function languageName(named: string, inLanguage: Language): string {
  const code = CODES.includes(named) ? named : CODE_OF.get(named.toLowerCase())
  return (code && NAMES[inLanguage].get(code)) ?? named
}
