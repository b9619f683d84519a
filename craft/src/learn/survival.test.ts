import { describe, expect, it } from 'vitest'
import { readEdits } from './edits.ts'

const survivalOf = (generated: string, final: string) => readEdits({ id: '', generated, final }).survival!

const TEXT = `# Night Nurse

Utrecht · 32 hours

We look for a nurse. You care for people at night.

## What you will do

- Assess, plan and give care
- Guide students in daily care

## What you bring

- Registration as a nurse
`
const WORDS = 37

describe('what survives of a generated text', () => {
  it.each<[what: string, final: string, share: number]>([
    ['all of it, unchanged', TEXT, 1],
    ['all of it, in other marks', TEXT.replaceAll('- ', '* ').replaceAll('#', '').replace(' · ', ' | '), 1],
    [
      'all of it, with other line breaks',
      TEXT.replace('nurse. You', 'nurse.\nYou').replace('give care', 'give  care'),
      1,
    ],
    ['all of it, in one paragraph', TEXT.replace('- Assess', 'Assess').replace('\n- Guide', ' Guide'), 1],
    ['all of it, in another order', reordered(TEXT), 1],
    ['all of it, with more', `${TEXT}\n## How to apply\n\nSend us a line about your nights.\n`, 1],
    ['all but a sentence of six words', TEXT.replace(' You care for people at night.', ''), 1 - 6 / WORDS],
    ['all but a word', TEXT.replace('daily ', ''), 1 - 1 / WORDS],
    ['nothing', '# Cook\n\nGood soup, every noon.', 0],
    ['nothing of it in an empty text', '', 0],
  ])('%s', (_what, final, share) => expect(survivalOf(TEXT, final)).toBeCloseTo(share, 5))

  it('is all where nothing was generated', () => expect(survivalOf('', 'Text')).toBe(1))
})

function reordered(text: string): string {
  const [head, duties, needs] = text.split(/\n(?=## )/)
  return [head, needs, duties].join('\n')
}

it('texts of any length are compared in bounded time', () => {
  const long = `# Role\n\n${'Many different words stand here without any end of a sentence, '.repeat(4000)}`
  const points = Array.from({ length: 5000 }, (_, at) => `- Point ${at} of many`).join('\n')
  const { survival } = readEdits({ id: 'x', generated: `${long}\n${points}`, final: `${points}\n${long}` })
  expect(survival).toBeGreaterThan(0)
})
