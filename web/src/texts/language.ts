/** The languages the product speaks, most preferred first. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((language) => language === code)

/** The reader's language, decided once per page load; English where theirs is not spoken. */
export const language: Language =
  navigator.languages.map((tag) => tag.split('-')[0]).find((code) => isLanguage(code)) ?? 'en'

/** Picks the reader's language out of a feature's texts. */
export const inLanguage = <Texts>(texts: { en: Texts } & { [code in Language]?: Texts }): Texts =>
  texts[language] ?? texts.en
