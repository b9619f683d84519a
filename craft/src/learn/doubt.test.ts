import { expect, test } from 'vitest'
import { judgeFinal } from './doubt.ts'

const PAGE =
  '# Night Nurse\n\nUtrecht · 32 hours\n\nYou care for people at night.\n\n## What you will do\n\n- Give medicine\n- Guide students\n'

test.each([
  ['the same, edited', PAGE.replace('Guide', 'Teach'), null],
  ['in another format', PAGE.replaceAll('#', '').replaceAll('- ', '• '), null],
  [
    'a curriculum vitae',
    '# Jane Smith\n\n## Work experience\n\n- Nurse at Larch Grove since 2019\n\n## Education\n\n- BSc Nursing\n',
    'curriculum-vitae',
  ],
  [
    'ein Lebenslauf',
    '# Jana Schmidt\n\nBerufserfahrung\n\nPflegerin in Köln\n\nAusbildung\n\nExamen 2014\n',
    'curriculum-vitae',
  ],
  [
    'another role',
    '# Baker\n\nYou bake bread before sunrise in our new bakery.\n\n## Tasks\n\n- Bake bread\n',
    'another-text',
  ],
])('%s', (_what, text, doubt) => expect(judgeFinal(PAGE, text).doubt).toBe(doubt))
