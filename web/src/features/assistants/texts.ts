import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    title: 'Assistants',
    label: 'Assistant',
    choose: 'Select an assistant',
    none: 'No assistants yet',
    contact: 'Contact your administrator for access',
    failed: 'The assistants could not be loaded',
    loading: 'Loading assistants…',
  },
})
