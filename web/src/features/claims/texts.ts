import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    notes: 'Notes on this page',
    nobody: 'Nobody said this',
    typical: 'Typical of this role, added because little was told',
    keep: 'Keep',
    drop: 'Drop',
    keepNamed: (words: string) => `Keep “${words}”`,
    dropNamed: (words: string) => `Drop “${words}”`,
    markSpoken: (words: string) => `${words}: nobody said this. Go to the note`,
    dropped: (words: string) => `Dropped “${words}”.`,
    droppedEarlier: 'Something was dropped from this page.',
    undo: 'Undo',
    undone: 'It is back on the page.',
    kept: (words: string) => `“${words}” stays.`,
    failed: 'The page could not be changed',
    where: 'Where did this come from?',
    grounds: {
      brief: (said: string | null) => (said ? `From your brief: “${said}”` : 'From what you asked for'),
      company: 'From your company’s facts',
      role: 'Typical of this role',
      none: 'Nobody said this',
      kept: 'Nobody said this; you kept it',
    },
    groundSpoken: (words: string, ground: string) => `${words}: ${ground}`,
    legend: ({ brief = 0, company = 0, role = 0, none = 0 }: Record<string, number>) =>
      [
        brief && `${brief} from your brief`,
        company && `${company} from company facts`,
        role && `${role} typical of the role`,
        none && `${none} that nobody said`,
      ]
        .filter(Boolean)
        .join(' · '),
  },
})
