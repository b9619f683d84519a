import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    notes: 'Notes on this page',
    nobody: 'Nobody said this',
    typical: 'Typical of this role, added because little was told',
    counter: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
    typicalAll: (count: number) => `${count} lines typical of this role, added because little was told`,
    keep: 'Keep',
    remove: 'Remove',
    keepAll: 'Keep all',
    removeAll: 'Remove all',
    keepNamed: (words: string) => `Keep “${words}”`,
    removeNamed: (words: string) => `Remove “${words}”`,
    quoted: (words: string) => `“${words}”`,
    several: (count: number) => `${count} lines`,
    notPlaced: 'Not on the page',
    reasons: {
      aside: 'Reads as a remark between colleagues',
      order: 'Says how to write, not what the job is',
      unlawful: 'May not decide who applies',
      superseded: 'A later word took its place',
      unsure: 'Not sure what it is about',
      fragment: 'Not a line by itself',
    },
    missing: 'Still missing',
    answer: 'Answer',
    answerNamed: (question: string) => `Answer: ${question}`,
    markSpoken: (words: string) => `${words}: nobody said this. Go to the note`,
    removed: (words: string) => `Removed ${words}.`,
    undo: 'Undo',
    undone: 'It is back on the page.',
    kept: (words: string) => `${words}: kept.`,
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
