import { inLanguage } from './language.ts'

export const texts = inLanguage({
  en: {
    product: 'Rolewright',
    titles: {
      login: 'Sign in',
      home: 'Home',
      jobBot: 'Job Description Assistant',
      jobHistory: 'Job history',
      account: 'Your account',
      newPassword: 'Choose a new password',
      invitation: 'You are invited',
      shared: 'A shared page',
      admin: 'Admin',
      adminAssistants: 'Assistants',
      adminModels: 'Models',
      firstStart: 'Set up this place',
      adminPeople: 'People',
      notFound: 'Page not found',
    },
    loading: 'Loading…',
    crashed: {
      title: 'This page could not be shown',
      hint: 'What you saved is safe. Reload the page to go on.',
      action: 'Reload',
    },
    notFound: {
      title: 'There is nothing at this address',
      hint: 'The link may be old, or a letter may be missing.',
      action: 'Go to Home',
    },
  },
})
