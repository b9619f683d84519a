import { expect, test } from 'vitest'
import { fileNameFor } from './file-name.ts'

test.each([
  ['# Senior Nurse\n\nText', 'Senior Nurse'],
  ['Intro\n\n## **Night** nurse (m/w/d)', 'Night nurse (m-w-d)'],
  ['No heading at all', 'job-description'],
  ['# ...', 'job-description'],
  ['# C:\\temp', 'C--temp'],
  [`# ${'x'.repeat(300)}`, 'x'.repeat(80)],
  ['# 👩🏽‍⚕️ Ärztin', '👩🏽‍⚕️ Ärztin'],
])('%j is saved as %s', (markdown, name) => expect(fileNameFor(markdown)).toBe(name))
