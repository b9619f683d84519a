import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    title: 'What admins did',
    hint: 'In the words of then: names stay, also of accounts that are gone.',
    search: 'Search',
    searchExample: 'Who, what or whom',
    person: {
      part: 'Done',
      doneBy: 'By',
      doneTo: 'To',
      person: 'Person',
      example: 'Name or e-mail',
      choose: 'Choose somebody by their e-mail address.',
      nobody: 'Nobody here matches. Accounts that are gone are found by the words above.',
    },
    from: 'From',
    to: 'To',
    failed: 'The audit trail could not be loaded',
    none: 'Nothing found',
    noneHint: 'Every change that an admin makes leaves a line here.',
    more: 'Show More',
    when: 'When',
    who: 'Who',
    what: 'What',
    whom: 'Whom',
    export: 'Export as CSV',
    fileName: 'audit.csv',
    exportFailed: 'It could not be exported',
  },
})
