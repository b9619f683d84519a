import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    fillIn: 'Fill in',
    blanks: 'Blanks to fill in',
    fillInNamed: (name: string) => `Fill in ${name}`,
  },
})
