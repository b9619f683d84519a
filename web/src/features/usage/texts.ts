import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    weekly: 'Weekly usage',
    written: (count: number) => (count === 1 ? '1 written this week' : `${count} written this week`),
    limitReached: 'Limit reached',
    resetsAt: (moment: string) => `Starts anew on ${moment}`,
    reached: (limit: number) =>
      `You've reached your weekly limit of ${limit} job descriptions. Your usage will reset next week.`,
    left: (remaining: number, limit: number) => `${remaining} of ${limit} left`,
    stillPossible: 'You can still change, edit and download what is written.',
    remaining: (n: number) => `You have ${n} job description(s) remaining this week.`,
    failed: 'Your usage could not be loaded',
    more: {
      ask: 'Ask for More',
      title: 'Ask for more a week',
      hint: 'An admin of this place sees it, and can give you a limit of your own.',
      wish: 'What do you need it for?',
      send: 'Send',
      asked: 'Your wish was sent',
      askedHint: 'An admin will see it.',
      failed: 'Your wish could not be sent',
    },
  },
})
