import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'
import { readText } from './text.ts'

const sentencesOf = (said: string) => {
  const text = readText(said)
  return sentencesIn(text, { from: 0, to: text.text.length }).map(({ from, to }) => text.text.slice(from, to).trim())
}

it('ends no sentence at the stop of an abbreviation', () => {
  expect(
    sentencesOf('Wir erwarten ein abgeschl. Studium, Staatl. Anerkennung ist Pflicht. Bewerben Sie sich bis Mai.'),
  ).toHaveLength(2)
  expect(sentencesOf('Call Dr. Hill by Friday. Bring your papers.')).toHaveLength(2)
})

it('hears a clause of its own where nobody says a stop', () => {
  const heard = sentencesOf(
    "so they'd have twenty two people under them and they report to the ops manager pay is sixty thousand we need three years in a warehouse doesn't have to be food but we are a food warehouse they need a license",
  )
  expect(heard).toContain('and they report to the ops manager pay is 60,000')
  expect(heard).toContain('but we are a food warehouse')
  expect(heard.at(-1)).toBe('they need a license')
})
