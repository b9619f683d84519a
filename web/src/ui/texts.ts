import { inLanguage } from '../texts/language.ts'

export const texts = inLanguage({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading…',
    optional: 'Optional',
    tryAgain: 'Try Again',
    notifications: 'Notifications ({hotkey})',
    notification: 'Notification',
    stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    ofFiveStars: (n: number) => `${n} of 5 stars`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    theme: {
      system: 'Theme: as the system. Switch to light',
      light: 'Theme: light. Switch to dark',
      dark: 'Theme: dark. Switch to the system’s',
    },
  },
})
