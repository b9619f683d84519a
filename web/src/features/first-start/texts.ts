import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    title: 'Set up this place',
    subtitle: 'Three steps, in any order. Each can be skipped, and found again later.',
    invite: 'This place is fresh',
    inviteHint: 'Say who you are, choose who writes, and invite the others: three short steps.',
    begin: 'Set It Up',
    later: 'Not Now',
    finish: 'Done',
    finished: 'This place is set up',
    failed: 'It could not be closed',
    loadFailed: 'The steps could not be loaded',
    skip: 'Skip',
    open: 'Open',
    company: {
      title: 'Your company',
      hint: 'What you say here goes with every request that you make: name, website, what it does and how large it is.',
    },
    writer: {
      title: 'Who writes',
      hint: 'The built-in writer works at once, offline, and prints what it understood. A language model writes more freely: with a key of yours what is written goes to its provider, with a model on this machine nothing leaves it.',
    },
    people: {
      title: 'Whom to invite',
      hint: 'They make their account by a link, and find the role and the assistants that you choose.',
    },
  },
})
