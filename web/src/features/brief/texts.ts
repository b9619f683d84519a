import type { FactKind } from '@rolewright/contract/briefs'
import { inLanguage } from '../../texts/language.ts'
import type { Group } from './group-entries.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

const groups: Record<Group, string> = {
  title: 'Title',
  employer: 'Employer',
  place: 'Place',
  pay: 'Pay',
  hours: 'Hours',
  contract: 'Contract and start',
  tasks: 'Tasks',
  demands: 'Must have',
  wishes: 'Nice to have',
  offer: 'You offer',
  team: 'Team',
  'good-to-know': 'Good to know',
  apply: 'How to apply',
}

const kinds: Record<FactKind, string> = {
  title: 'Title',
  employer: 'Employer',
  about: 'About the employer',
  place: 'Place',
  mode: 'On site or remote',
  contract: 'Contract',
  hours: 'Hours',
  pay: 'Pay',
  start: 'Start',
  deadline: 'Closing date',
  team: 'Team',
  task: 'Task',
  demand: 'Must have',
  wish: 'Nice to have',
  notneeded: 'Not needed',
  offer: 'You offer',
  condition: 'Good to know',
  contact: 'Contact',
  apply: 'How to apply',
}

const reasons = {
  aside: 'Reads as a remark between colleagues',
  order: 'Says how to write, not what the job is',
  unlawful: 'May not decide who applies',
  superseded: 'A later word took its place',
  unsure: 'Not sure what this is about',
  fragment: 'Not a line by itself',
} as const

export const texts = inLanguage({
  en: {
    title: 'What I read',
    summary: ({ facts = 0, notes = 0, questions = 0 }: Record<string, number>) =>
      [
        counted(facts, 'fact', 'facts'),
        questions && counted(questions, 'question', 'questions'),
        notes && `${notes} not placed`,
      ]
        .filter(Boolean)
        .join(', '),
    groups,
    kinds,
    chip: {
      unsure: (words: string) => `${words}?`,
      unsureSpoken: 'not sure about this, not printed until you say so',
      change: (words: string) => `Change: ${words}`,
    },
    add: 'Add something',
    changed: (count: number) => counted(count, 'change of yours', 'changes of yours'),
    undoAll: 'Undo them all',
    editor: {
      change: 'Put this right',
      place: 'Put this on the page',
      add: 'Add to what I read',
      words: 'As it should stand',
      kind: 'Where it belongs',
      from: (said: string) => `You wrote: “${said}”`,
      save: 'Save',
      cancel: 'Cancel',
      leaveOut: 'Leave it out',
    },
    notes: {
      title: 'Not placed on the page',
      reasons,
      place: 'Place it',
      placeNamed: (words: string) => `Place it: ${words}`,
    },
    otherLanguage: (name: string) =>
      `The built-in writer writes in the language of your text. For ${name}, choose an assistant with a language model.`,
    questions: {
      title: 'What would make it better',
      hint: 'Answer what you like; the rest may stay open.',
      answer: 'Answer',
      answerNamed: (question: string) => `Answer: ${question}`,
      dismiss: (question: string) => `Leave open: ${question}`,
    },
  },
})
