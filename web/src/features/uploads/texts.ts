import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    field: {
      label: 'Final document',
      upload: 'Upload Final Document (for training)',
      uploaded: 'Document Uploaded ✓',
      note: 'This document will be used for training: it serves as an example for your company’s next descriptions.',
      replaces: 'It will take the place of the final document from before.',
      attached:
        'A final document is attached. It serves as an example for your company’s next descriptions until you withdraw it ' +
        'under “Documents in use”. A new one takes its place.',
      remove: 'Remove',
      unsaved: 'It is attached when you save your feedback.',
      notLoaded: 'The uploader could not be loaded',
    },
    rules: {
      onlyOne: 'You can only upload 1 file',
      noMore: 'Cannot add more files',
      types: (endings: string) => `You can only upload: ${endings}`,
      tooLarge: (name: string, size: string) => `${name} exceeds maximum allowed size of ${size}`,
      noEndpoint: 'Expected a `endpoint` option that says where the bytes go',
    },
    dialog: {
      title: 'Upload final document',
      description: 'The text that you published in the end.',
      drop: 'Drop the document here',
      or: 'or',
      choose: 'Choose File',
      shared:
        'What happens with it: it serves as an example for your company’s next descriptions by this assistant. Admins see its ' +
        'name, what you changed in the generated text, and can export it together with your brief. You can withdraw it.',
      formats: (megabytes: string) =>
        `Word, PDF, RTF, OpenDocument, web page, Markdown or plain text. One file, at most ${megabytes}.`,
      remove: (name: string) => `Remove ${name}`,
      progress: (name: string) => `Upload of ${name}`,
      cancel: 'Cancel',
      upload: 'Upload',
      pause: 'Pause',
      resume: 'Resume',
      retry: 'Try Again',
    },
    state: {
      chosen: 'Ready to upload',
      uploading: (percent: number) => `Uploading, ${percent} %`,
      paused: (percent: number) => `Paused at ${percent} %`,
      offline: 'Waiting for the connection',
      reading: 'Reading the document…',
      failed: 'Not uploaded',
      unread: 'Uploaded, but not read yet',
    },
    offline: 'No Internet connection',
    failed: (name: string) => `Failed to upload ${name}`,
    refused: 'This document can not be used',
    readFailed: 'The document could not be read',
    success: {
      title: 'File uploaded successfully',
      description: 'Your final document has been uploaded for training purposes.',
    },
    reading: {
      title: (filename: string) => `Read from ${filename}`,
      words: (n: number) => (n === 1 ? '1 word' : `${n.toLocaleString('en-US')} words`),
      headings: (n: number) => (n === 0 ? 'no headings' : n === 1 ? '1 heading' : `${n} headings`),
      both: (words: string, headings: string) => `${words}, ${headings}`,
    },
    doubt: {
      title: {
        'curriculum-vitae': 'This looks like a curriculum vitae',
        'another-text': 'This looks like another text',
      },
      why: (percent: number) =>
        `${percent} % of the generated description is in it. It is kept, but nothing learns from it unless you say so.`,
      isFinal: 'It is the final text of this description: learn from it',
    },
    mine: {
      open: 'Documents in use',
      title: 'Documents in use',
      description:
        'Final documents that you uploaded. Those in use serve as examples for your company’s next descriptions; ' +
        'withdrawing one ends that.',
      list: 'Final documents',
      of: (title: string) => `Final text of “${title}”`,
      uploadedOn: (moment: string) => `uploaded on ${moment}`,
      inUse: 'In use',
      replaced: 'Replaced',
      leftOut: 'Left out: nothing learns from it',
      download: (filename: string) => `Download ${filename}`,
      downloadFailed: 'Download failed',
      withdraw: 'Withdraw',
      withdrawOf: (filename: string) => `Withdraw ${filename}`,
      confirm: (filename: string) => `Withdraw ${filename}?`,
      consequence:
        'Nothing learns from it any more, and the file and its text are deleted. House rules that an admin has accepted ' +
        'stay. This can not be undone.',
      withdrawn: 'Document withdrawn',
      withdrawFailed: 'The document could not be withdrawn',
      failed: 'Your documents could not be loaded',
      empty: 'No documents yet',
      emptyHint: 'When a description is published, upload its final text with your feedback.',
    },
  },
})
