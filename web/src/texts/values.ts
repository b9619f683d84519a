import { inLanguage } from './language.ts'

/** The words inside formatted values and of failures that no server explained. */
export const texts = inLanguage({
  en: {
    unlimited: 'Unlimited',
    builtinWriter: 'Built-in writer',
    leftOf: (remaining: number, limit: number) => `${remaining} of ${limit} left`,
    resetsOn: (day: string) => `resets ${day}`,
    somethingWentWrong: 'Something went wrong. Please try again.',
    serverUnreachable: 'The server could not be reached. Please try again in a moment.',
    offline: 'You are offline. Please try again once you are connected.',
  },
})
