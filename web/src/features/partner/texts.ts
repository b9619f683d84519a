import type { ConnectionStep } from '@rolewright/contract/partner'
import { inLanguage } from '../../texts/language.ts'

const people = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'user' : 'users'}`

export const texts = inLanguage({
  en: {
    title: (partner: string) => `${partner} Users`,
    hint: (partner: string) =>
      `People in the ${partner} directory. Imported ones can be assigned before they first sign in.`,
    count: people,
    search: 'Search the directory',
    searchExample: 'Name or e-mail',
    nobodyFound: 'Nobody matches',
    nobodyFoundHint: 'Try a part of the name or of the e-mail address.',
    nobody: (partner: string) => `No ${partner} Users Found`,
    nobodyHint: 'People appear here once the directory is connected and has members.',
    failed: (partner: string) => `The users of ${partner} could not be loaded`,
    moreFailed: 'The next users could not be read',
    loading: 'Loading users…',
    range: (first: number, last: number, total: number) =>
      `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${people(total)}`,
    pages: 'Pages of the directory',
    previous: 'Previous',
    next: 'Next',

    import: 'Import User',
    importOf: (name: string) => `Import User: ${name}`,
    alreadyImported: 'Already Imported',
    localAccount: 'Registered here with this address. They can link their account on their home screen.',
    deactivated: 'Deactivated',
    noEmail: 'No e-mail address',
    unreadable: 'Can not be read in the directory',
    imported: 'User imported successfully',
    importFailed: 'Failed to import user',

    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    importMany: (n: number) => `Import ${people(n)}`,
    importing: (done: number, all: number) => `Importing ${done} of ${all}…`,
    stop: 'Stop',
    outcome: (imported: number, all: number) => `${imported.toLocaleString('en-US')} of ${people(all)} imported`,
    refusal: (name: string, reason: string) => `${name}: ${reason}`,
    moreRefused: (n: number) => `And ${people(n)} more; the reasons stand beside their names.`,

    connection: 'Connection',
    connectionHint: (partner: string) => `How this place reaches ${partner}.`,
    parts: { signIn: 'Sign-in', directory: 'Directory' },
    notConnected: 'Not connected',
    notUsedYet: 'Not used yet',
    works: (when: string) => `Answered ${when}`,
    fails: (when: string) => `Failed ${when}`,
    lastGood: (when: string) => `Last answered ${when}`,
    statusFailed: 'The state of the connection could not be loaded',
    test: 'Test the Connection',
    testFailed: 'The test could not be run',
    steps: {
      discovery: 'Discovery',
      keys: 'Keys',
      client: 'Client and secret',
      ways: 'Ways to sign in',
      claims: 'Claims',
      directory: 'Directory',
    } satisfies Record<ConnectionStep['step'], string>,
    results: { good: 'Good', warning: 'Warning', failed: 'Failed', skipped: 'Skipped' } satisfies Record<
      ConnectionStep['result'],
      string
    >,

    link: {
      title: (partner: string) => `At ${partner}?`,
      hint: (partner: string) =>
        `Link your ${partner} account for unlimited job descriptions. Everything you wrote here stays yours.`,
      action: (partner: string) => `Link ${partner} account`,
      dialog: (partner: string) => `Link your ${partner} account`,
      explain: (partner: string) =>
        `From then on you sign in with your ${partner} credentials, and the password of this account no longer works.`,
      password: 'Password of this account',
      enterPassword: 'Enter your password',
      goOn: (partner: string) => `Continue at ${partner}`,
      cancel: 'Cancel',
    },
  },
})
