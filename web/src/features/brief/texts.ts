import { inLanguage } from '../../texts/language.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

export const texts = inLanguage({
  en: {
    title: 'What I read',
    summary: ({ facts, setAside, conflicts, questions }: Record<string, number>) =>
      [
        counted(facts ?? 0, 'fact', 'facts'),
        questions && counted(questions, 'question', 'questions'),
        setAside && `${setAside} set aside`,
        conflicts && counted(conflicts, 'contradiction', 'contradictions'),
      ]
        .filter(Boolean)
        .join(' · '),
    groups: {
      role: 'Role',
      terms: 'Where and when',
      pay: 'Pay',
      company: 'Company and team',
      tasks: 'Tasks',
      needs: 'Must have',
      nice: 'Nice to have',
      offer: 'You offer',
      apply: 'Applying',
      more: 'Also',
      not: 'Not the case',
    },
    chip: {
      unsure: (words: string) => `${words}?`,
      unsureSpoken: 'not sure about this',
      from: (words: string) => `From “${words}”`,
    },
    setAside: {
      title: 'Set aside, not printed',
      reasons: {
        discrimination: 'Must not decide who applies',
        unlawful_demand: 'Not lawful to ask for',
        private: 'Kept between us',
        instruction: 'Not followed',
      },
      instead: (alternative: string) => `Instead: ${alternative}`,
    },
    conflicts: 'Does not fit together',
    questions: {
      title: 'What would make it better',
      hint: 'Answer what you like; the rest may stay open.',
      answer: 'Answer',
      answerNamed: (question: string) => `Answer: ${question}`,
      dismiss: (question: string) => `Leave open: ${question}`,
      added: 'Added to your description.',
    },
  },
})
