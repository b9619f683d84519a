import type { Language } from '../../brief/facts.ts'

const CODES =
  'af am ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu ha he hi hr hu id ig is it ja kn ko lb lt lv mi ml mr ms mt ne nl no pa pl pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur vi xh yo zh zu'.split(
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

/** What people call a language that they do not call by its official name. */
const OWN_NAMES: [RegExp, Record<Language, string>][] = [
  ...['BSL', 'ASL', 'LSF'].map((name): [RegExp, Record<Language, string>] => [
    new RegExp(`^${name}(?!\\p{L})`, 'iu'),
    { en: name, de: name, fr: name, es: name },
  ]),
  [
    /sign(?:ed)? language|gebärden|langue des signes|lengua de (?:signos|señas)/i,
    { en: 'sign language', de: 'Gebärdensprache', fr: 'langue des signes', es: 'lengua de signos' },
  ],
  ...['isiXhosa', 'isiZulu', 'te reo Māori', 'te reo', 'Tagalog'].map((name): [RegExp, Record<Language, string>] => [
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'),
    { en: name, de: name, fr: name, es: name },
  ]),
  [/mandar[ií]n?/i, { en: 'Mandarin', de: 'Mandarin', fr: 'mandarin', es: 'mandarín' }],
  [/cantones|cantonais|kantones/i, { en: 'Cantonese', de: 'Kantonesisch', fr: 'cantonais', es: 'cantonés' }],
  [/valenci[aà]|valencien/i, { en: 'Valencian', de: 'Valencianisch', fr: 'valencien', es: 'valenciano' }],
  [/flemish|fläm|flamand|flamenco/i, { en: 'Flemish', de: 'Flämisch', fr: 'flamand', es: 'flamenco' }],
]

/** All languages of a demand, each by the name that the brief gives it. */
export function spokenNames(
  fact: { language: string; alternatives: string[]; text: string },
  inLanguage: Language,
): string[] {
  const ownName = (said: string): string | undefined => OWN_NAMES.find(([name]) => name.test(said))?.[1][inLanguage]
  // "Allemand ou mandarin": each has its own name alone.
  const said = fact.alternatives.length > 0 ? fact.text.split(/ (?:or|oder|ou|o) |[,/]/u)[0]! : fact.text
  return [
    ownName(said) ?? languageName(fact.language, inLanguage),
    ...fact.alternatives.map((name) => ownName(name) ?? languageName(name, inLanguage)),
  ]
}

/** A language in the words of another: from its code or its name in any of the four. */
export function languageName(named: string, inLanguage: Language): string {
  const code = CODES.includes(named) ? named : CODE_OF.get(named.toLowerCase())
  return (code && NAMES[inLanguage].get(code)) ?? named
}
