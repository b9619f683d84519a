import { writeDescription } from '@rolewright/craft/write-description'
import { expect, test } from 'vitest'
import { texts } from './texts.ts'

const BRIEF = `Senior Paediatric Nurse in Utrecht, 28–36 hours a week, permanent.
Tasks:
- Lead the shift on a ward of eighteen beds
- Tell children and parents what happens next`

test('the page on the sign-in screen is one that the product writes', () => {
  const { title, facts, lead, heading, points } = texts.pitch.sample
  const page = [`# ${title}`, facts, lead, `## ${heading}`, points.map((point) => `- ${point}`).join('\n')].join('\n\n')
  const written = writeDescription({ brief: BRIEF })
  expect('text' in written && written.text.trim()).toBe(page)
}, 30_000)
