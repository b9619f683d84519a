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
      states: { proposed: 'Proposed', accepted: 'In effect', off: 'Switched off', dismissed: 'Dismissed' },
      proposedAs: (text: string) => `Proposed as: ${text}`,
      accept: 'Accept',
      edit: 'Edit',
      switchOff: 'Switch Off',
      switchOn: 'Switch On',
      dismiss: 'Dismiss',
      named: (action: string, rule: string) => `${action}: ${rule}`,
      decided: {
        proposed: (who: string | null, when: string) => (who ? `Reworded by ${who}, ${when}` : `Reworded ${when}`),
        accepted: (who: string | null, when: string) => (who ? `Accepted by ${who}, ${when}` : `Accepted ${when}`),
        off: (who: string | null, when: string) => (who ? `Switched off by ${who}, ${when}` : `Switched off ${when}`),
        dismissed: () => '',
      },
      done: {
        proposed: 'Rule saved',
        accepted: 'Rule accepted',
        off: 'Rule switched off',
        dismissed: 'Rule dismissed',
      },
      doneHint: {
        proposed: '',
        accepted: 'The next description follows it.',
        off: 'The next description is free of it.',
        dismissed: 'It is not proposed again.',
      },
      notDone: 'The rule could not be changed',
    },

    add: {
      open: 'Add a Rule',
      title: 'A rule of your own',
      kind: 'What kind of rule',
      kinds: {
        avoid: 'Remove words or a line',
        term: 'Say it otherwise',
        heading: 'Rename a section',
        closing: 'Close with a line',
        line: 'Add a point to a section',
        title: 'Put something behind the title',
        drop: 'Leave out a section',
        order: 'Order the sections',
        address: 'Speak to the reader otherwise',
        currency: 'Write amounts in one way',
      },
      audience: 'For the descriptions of',
      save: 'Add Rule',
      cancel: 'Cancel',
      done: 'Rule added',
      nobody: 'Nobody has written with this assistant yet: there is nobody whose descriptions a rule could be for.',
    },

    preview: {
      show: 'See It on a Page',
      title: (rule: string) => `On a page: ${rule}`,
      hint: (title: string) => `“${title}”, as it was generated, with this rule carried out.`,
      none: (n: number) =>
        n === 0 ? 'There is no description yet to try it on.' : `It changes none of the newest ${n} descriptions.`,
      failed: 'The page could not be had',
      whole: 'The whole page with the rule',
      close: 'Close',
    },

    examples: {
      title: 'Examples',
      hint: 'Final documents that the next descriptions of the same company take tone, length and sections from. What is left out teaches nothing.',
      none: 'There are none yet.',
      leaveOut: 'Leave Out',
      takeIn: 'Take In',
      named: (action: string, title: string) => `${action}: ${title}`,
      leftOut: 'Left out',
      failed: 'The document could not be changed',
      more: (n: number) => `Show ${n} more`,
    },

    evidence: {
      support: (n: number) => `${documents(n)} ${n === 1 ? 'supports' : 'support'} it`,
      withComments: (documents: number, comments: number) =>
        `${counted(documents, 'document', 'documents')} and ${counted(comments, 'comment', 'comments')} support it`,
      comments: (n: number) => `${counted(n, 'comment', 'comments')} ${n === 1 ? 'supports' : 'support'} it`,
      none: 'The documents behind it were withdrawn',
      against: (n: number) => `${n} went the other way`,
      againstTitle: 'Went the other way',
      asAWhole: 'The text as a whole shows so.',
      byHand: 'Added by hand',
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
      suffix: 'Behind the title',
      drop: 'Leave out the section',
      order: 'The sections in this order',
      orderHint: 'One name per line; a single one comes first.',
      addressTo: 'Speak of the reader as',
      addressHint: 'For example: the candidate, Sie, vous, usted.',
      code: 'Currency, in three letters',
      mark: 'Written as',
      stands: 'It stands',
      places: { before: 'before the amount', after: 'behind the amount' },
      spaced: 'Between the two',
      blanks: { false: 'nothing', true: 'a space' },
      instead: 'In place of other lines on',
      topics: {
        '': 'nothing: it is added',
        equal: 'equal opportunity',
        apply: 'how to apply',
        privacy: 'data protection',
        about: 'the company',
      },
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
      people: 'With names, phone numbers and e-mail addresses',
      shared:
        'A pair holds what a person wrote as a brief and the document that they attached, in full. Each export is written down.',
      log: 'Exports so far',
      logged: (who: string, when: string, pairs: string, withPeople: boolean) =>
        `${when}${who && `, ${who}`}: ${pairs}${withPeople ? ', with names and addresses' : ''}`,
      apart: 'One file per company: a model repeats what it was trained on, to whoever asks it.',
      failed: 'Download failed',
      started: 'Download started',
      filename: (assistant: string, company: string) => `${assistant}, ${company} pairs.jsonl`,
    },
  },
})
