import { inLanguage } from '../../texts/language.ts'

export const texts = inLanguage({
  en: {
    downloadRtf: 'Download as RTF',
    download: 'Download',
    copy: 'Copy',
    copyRichText: 'Copy as rich text',
    copyMarkdown: 'Copy as markdown',
    print: 'Print',
    started: 'Download started',
    downloaded: 'Downloaded',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    copyFailedHint: 'Your browser did not allow it. Please select the text and copy it by hand.',
    failed: 'Download failed',
    rtfFailed: 'Failed to generate Rich Text document. Please try again.',
    docFailed: 'Failed to generate the Word document. Please try again.',
    untitled: 'job-description',
  },
})
