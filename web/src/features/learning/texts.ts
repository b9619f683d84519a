import { inLanguage } from '../../texts/language.ts'

const counted = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`
const documents = (n: number) => counted(n, 'final document', 'final documents')

export const texts = inLanguage({
  en: {
    failed: 'What it learns could not be loaded',
    loading: 'Comparing final documents with what was generated…',

    rules: {
      title: 'House rules',
      hint:
        'What people change again and again in what this assistant wrote. A rule takes effect once you accept it: ' +
        'from the next description on, for that company alone.',
      waiting: (n: number) => `${n} to decide`,
      none: 'Nothing learned yet',
      noneHint:
        'People upload the final text of a description with their feedback. When three final documents have the same ' +
        'change in common, it is proposed here as a rule.',
      noneInCommon: 'No rule yet',
      noneInCommonHint: (n: number) =>
        `${n === 1 ? '1 final document was' : `${n} final documents were`} compared with what was generated. ` +
        'When three of them have the same change in common, it is proposed here as a rule.',
      states: { proposed: 'Proposed', accepted: 'In effect', off: 'Switched off' },
      proposedAs: (text: string) => `Proposed as: ${text}`,
      accept: 'Accept',
      edit: 'Edit',
      switchOff: 'Switch Off',
      switchOn: 'Switch On',
      named: (action: string, rule: string) => `${action}: ${rule}`,
      decided: {
        proposed: (who: string | null, when: string) => (who ? `Reworded by ${who}, ${when}` : `Reworded ${when}`),
        accepted: (who: string | null, when: string) => (who ? `Accepted by ${who}, ${when}` : `Accepted ${when}`),
        off: (who: string | null, when: string) => (who ? `Switched off by ${who}, ${when}` : `Switched off ${when}`),
      },
      done: { proposed: 'Rule saved', accepted: 'Rule accepted', off: 'Rule switched off' },
      doneHint: {
        proposed: '',
        accepted: 'The next description follows it.',
        off: 'The next description is free of it.',
      },
      notDone: 'The rule could not be changed',
    },

    evidence: {
      support: (n: number) => `${documents(n)} ${n === 1 ? 'supports' : 'support'} it`,
      withComments: (documents: number, comments: number) =>
        `${counted(documents, 'document', 'documents')} and ${counted(comments, 'comment', 'comments')} support it`,
      comments: (n: number) => `${counted(n, 'comment', 'comments')} ${n === 1 ? 'supports' : 'support'} it`,
      none: 'The documents behind it were withdrawn',
      against: (n: number) => `${n} went the other way`,
      fromComment: 'Said in a comment',
      showMore: (n: number) => `Show ${n} more`,
    },

    form: {
      label: (rule: string) => `Edit the rule: ${rule}`,
      avoid: 'Remove',
      avoidHint: 'A phrase or a whole sentence.',
      to: 'Say',
      from: 'Instead of',
      headingTo: 'Call the section',
      headingFrom: 'Instead of',
      headingFromHint: 'One name per line.',
      closingHeading: 'Heading',
      closingText: 'Close with',
      lineHeading: 'In the section',
      lineText: 'Add the point',
      language: 'In descriptions in',
      languages: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
      save: 'Save',
      saveAndAccept: 'Save and Accept',
      cancel: 'Cancel',
      saveFailed: 'The rule could not be saved',
      kept: 'What you typed is kept in this browser.',
    },

    survival: {
      title: 'What survives',
      kept: (n: number) =>
        n === 1
          ? 'of the generated words are still there in the one final document.'
          : `of the generated words are still there in the final documents, on average of ${n} documents.`,
      trend: (now: string, before: string) => `The newer half kept ${now}, the older half ${before}.`,
      none: 'How much of the generated text is still there in the final documents. There are none yet.',
      chart: (sentence: string, least: string, most: string) =>
        `Share of the generated words that each final document kept, oldest first. ${sentence} The least is ${least}, the most ${most}.`,
      numbers: 'The numbers',
      description: 'Description and date',
      share: 'Kept',
    },

    pairs: {
      title: 'Training pairs',
      hint: 'Every brief with its final document, as OpenAI takes them to fine-tune a model.',
      none: 'There are none yet.',
      count: (n: number) => counted(n, 'pair', 'pairs'),
      download: 'Download training pairs (JSONL)',
      downloadOf: (company: string) => `Download training pairs (JSONL) of ${company}`,
      least: (n: number) => `OpenAI takes no fewer than ${n} pairs.`,
      apart: 'One file per company: a model repeats what it was trained on, to whoever asks it.',
      failed: 'Download failed',
      started: 'Download started',
      filename: (assistant: string, company: string) => `${assistant}, ${company} pairs.jsonl`,
    },
  },
})
