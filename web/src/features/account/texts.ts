import { inLanguage } from '../../texts/language.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const texts = inLanguage({
  en: {
    title: 'Your account',
    subtitle: 'What this place knows of you, and what you can do about it.',
    failed: 'Your account could not be loaded',
    retry: 'Try Again',

    profile: {
      title: 'You and your company',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      fromPartner: (partner: string) => `Comes from ${partner} and is changed there.`,
      confirmed: (company: string) => `An admin has confirmed that you belong to ${company}.`,
      save: 'Save',
      saved: 'Saved',
      failed: 'Your changes could not be saved',
    },
    told: {
      title: 'What assistants make of it',
      hint: 'With every request, assistants are told this of your company:',
      nothing: 'Assistants know nothing of your company yet. What you say above changes that.',
      follows: (name: string) => `${name} was made from it, and changes along with what you save.`,
      rewritten: (name: string) => `An admin has written ${name} anew, so it no longer changes with what you save.`,
    },

    password: {
      title: 'Password',
      current: 'Current password',
      next: 'New password',
      again: 'New password, once more',
      hint: (shortest: number) => `At least ${shortest} characters; 15 or more is best.`,
      differ: 'Passwords do not match',
      missing: 'Enter your current password',
      tooShort: (shortest: number) => `Use at least ${shortest} characters`,
      change: 'Change Password',
      changed: 'Password changed',
      changedHint: 'You were signed out everywhere else.',
      failed: 'The password could not be changed',
      atPartner: (partner: string) => `Your password is kept by ${partner} and is changed there.`,
    },

    sessions: {
      title: 'Where you are signed in',
      failed: 'The list could not be loaded',
      unknown: 'A browser that does not say what it is',
      here: 'Here',
      seen: (when: string) => `Last seen ${when}`,
      since: (when: string) => `signed in ${when}`,
      end: 'Sign out',
      endOf: (device: string, when: string) => `Sign out ${device}, last seen ${when}`,
      endOthers: 'Sign out everywhere else',
      ended: 'Signed out there',
      endFailed: 'It could not be signed out',
    },

    data: {
      title: 'Your data',
      hint: 'Everything of yours as one zip: account, conversations, descriptions, drafts, links and comments as JSON, also what you deleted and can restore, and your final documents as you uploaded them.',
      download: 'Download My Data',
      fileName: 'rolewright-data.zip',
      started: 'Download started',
      failed: 'Your data could not be downloaded',
    },

    deletion: {
      title: 'Delete your account',
      hint: 'For good. You see what goes and what stays before anything happens.',
      open: 'Delete My Account',
      dialog: 'Delete your account?',
      goes: 'This goes, at once and for good',
      account: 'Your account, your profile and every session',
      records: (descriptions: number, conversations: number) =>
        `${counted(descriptions, 'job description', 'job descriptions')} in ${counted(conversations, 'conversation', 'conversations')}`,
      documents: (n: number) =>
        `${counted(n, 'final document', 'final documents')}, and what assistants learned from them`,
      assistant: 'Your personal assistant',
      stays: 'This stays as the company’s',
      shared: (name: string) => `The assistant ${name}, which colleagues use`,
      rules: 'House rules that an admin accepted, and the record of what you did as an admin',
      backups: 'Backups of this server keep their copies until they are thrown away.',
      password: 'Your password',
      email: (address: string) => `Your e-mail address, ${address}`,
      confirm: 'Delete for Good',
      cancel: 'Cancel',
      deleted: 'Your account was deleted',
      failed: 'Your account could not be deleted',
    },
  },
})
