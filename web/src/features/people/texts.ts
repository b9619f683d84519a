import type { PeopleQuery } from '@rolewright/contract/people'
import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    title: 'People',
    subtitle: 'Who is here, what they may write, and what admins did.',
    toDashboard: 'Admin Dashboard',
    views: { label: 'People and what admins did', people: 'People', invitations: 'Invitations', audit: 'Audit Trail' },
    search: 'Search people',
    searchExample: 'Name, e-mail or username',
    show: 'Show',
    shown: { all: 'Everybody', asking: 'Who ask for more', blocked: 'Blocked', admins: 'Admins' } satisfies Record<
      PeopleQuery['show'],
      string
    >,
    failed: 'The people could not be loaded',
    none: 'Nobody matches',
    noneHint: 'Try a part of the name or of the e-mail address.',
    more: 'Show More',

    admin: 'Admin',
    blocked: 'Blocked',
    asks: 'Asks for more',
    wish: (name: string, wish: string) => (wish ? `${name} asks for more: “${wish}”` : `${name} asks for more.`),
    used: (count: number, limit: number | null) =>
      limit === null ? `${count} written this week` : `${count} of ${limit} written this week`,
    seen: (when: string) => `last seen ${when}`,
    notSignedIn: 'not signed in anywhere',
    joined: (when: string) => `here since ${when}`,

    limit: 'Weekly Limit',
    limitOf: (name: string) => `Weekly limit of ${name}`,
    limitHint: (general: number) =>
      `New descriptions a week, with whatever assistant, in place of the general limit of ${general} and of any that an assistant has. Improvements are not counted.`,
    limitPartnerHint: 'New descriptions a week. Without a limit of their own they may write as many as they like.',
    limitField: 'Descriptions a week',
    limitEmpty: 'Left empty, the general rule holds.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'The limit was saved',
    saveFailed: 'The limit could not be saved',

    block: 'Block',
    blockOf: (name: string) => `Block ${name}`,
    blockTitle: (name: string) => `Block ${name}?`,
    blockHint: 'They are signed out everywhere at once and can not sign in. What they wrote is kept.',
    blockDone: 'Blocked, and signed out everywhere',
    blockFailed: 'It could not be blocked',
    unblock: 'Let In Again',
    unblockOf: (name: string) => `Let in again: ${name}`,
    unblockDone: 'They can sign in again',
    unblockFailed: 'They could not be let in',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removeTitle: (name: string) => `Delete ${name}?`,
    removeHint:
      'For good: the account, every description and document, and what assistants learned from them. Assistants that others use stay.',
    removeDone: 'The account was deleted',
    removeFailed: 'The account could not be deleted',
  },
})
