import { expect, test } from 'vitest'
import { addAnswer } from './add-answer.ts'

test.each([
  ['Nurse in Graz', 'Pay: {answer}.', 'EUR 50,000', 'Nurse in Graz\nPay: EUR 50,000.'],
  ['Nurse in Graz.\n\n', 'Pay: {answer}.', ' EUR 50,000. ', 'Nurse in Graz.\nPay: EUR 50,000.'],
  ['', 'Role: {answer}.', 'Nurse', 'Role: Nurse.'],
  ['Nurse', 'Main tasks: {answer}.', 'care,\n  notes', 'Nurse\nMain tasks: care, notes.'],
  ['Nurse', 'Pay: {answer}.', '   ', 'Nurse'],
  ['Nurse', 'Pay: {answer}.', '$& and $1', 'Nurse\nPay: $& and $1.'],
  ['Krankenschwester', 'Wer führt? {answer}', 'Dr. Weiß.', 'Krankenschwester\nWer führt? Dr. Weiß.'],
])('an answer goes behind the brief: %j, %j, %j', (brief, template, answer, merged) => {
  expect(addAnswer(brief, template, answer)).toBe(merged)
})
