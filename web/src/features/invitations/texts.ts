import type { Invitation } from '@rolewright/contract/invitations'
import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    title: 'Invite somebody',
    email: 'E-mail',
    role: 'Role',
    roles: { user: 'User', admin: 'Admin' } satisfies Record<Invitation['role'], string>,
    assistants: 'Assistants',
    assistantsHint: 'Beside the personal one, which everybody gets.',
    searchAssistants: 'Search assistants',
    invite: 'Invite',
    invited: 'The invitation was made',
    failed: 'The invitation could not be made',
    linkTitle: (email: string) => `The invitation of ${email}`,
    mailed: 'It was sent to them by mail. The link is shown this once, in case it does not arrive.',
    notMailed: 'Hand the link over: whoever has it can make the account. It is not shown again.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Link copied',
    notCopied: 'The browser did not copy it. Please select it and copy it by hand.',
    close: 'Close',

    open: 'Open invitations',
    showMore: 'Show More',
    none: 'Nobody is invited at the moment.',
    listFailed: 'The invitations could not be loaded',
    until: (when: string) => `holds until ${when}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawn: 'The invitation was withdrawn',
    withdrawFailed: 'The invitation could not be withdrawn',
  },
})
