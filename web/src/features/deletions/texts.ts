import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    deleted: (title: string) => `“${title}” is deleted`,
    undo: 'Undo',
    restored: (title: string) => `“${title}” is there again`,
    failed: 'It could not be deleted',
    restoreFailed: 'It could not be restored',
    list: {
      open: 'Deleted',
      title: 'What you deleted',
      description: (days: number) =>
        `It can be restored for ${days} days. Then it is gone for good, with its versions and documents.`,
      label: 'Deleted descriptions and conversations',
      empty: 'Nothing is deleted',
      emptyHint: 'What you delete can be restored here.',
      failed: 'What was deleted could not be listed',
      descriptions: (n: number) => (n === 1 ? '1 description' : `${n} descriptions`),
      when: (deleted: string, gone: string) => `deleted on ${deleted}, gone for good on ${gone}`,
      restore: 'Restore',
      restoreNamed: (title: string) => `Restore ${title}`,
      more: 'Show More',
    },
  },
})
