import { expect, test } from 'vitest'
import { ANSWER_MAX_LENGTH, AnswerText } from './answer-text.ts'

const passed = (...deltas: string[]) => {
  const answer = new AnswerText()
  return { pieces: deltas.map((delta) => answer.add(delta)), answer }
}

test('white space is passed on between words, and never at the ends', () => {
  expect(passed(' \n', '# A', ' ', '\n\nB ', ' ').pieces).toEqual(['', '# A', '', ' \n\nB', ''])
})

test('a character that comes in halves is passed on whole, and a half that stays alone is none', () => {
  const [high, low] = '🚀'.split('').map((half) => half)
  expect(passed('a', high!, low!, 'b').pieces).toEqual(['a', '', '🚀', 'b'])
  expect(passed(`a${low}b`).pieces.join('').isWellFormed()).toBe(true)
})

test('what is longer than an answer may be is cut there, between characters', () => {
  const { pieces, answer } = passed('a'.repeat(ANSWER_MAX_LENGTH - 1), '🚀', 'more')
  expect(pieces.join('')).toBe('a'.repeat(ANSWER_MAX_LENGTH - 1))
  expect(answer.isFull).toBe(true)
  const whole = passed('a'.repeat(ANSWER_MAX_LENGTH))
  expect([whole.pieces[0]!.length, whole.answer.isFull]).toEqual([ANSWER_MAX_LENGTH, false])
})

test('white space without end ends it, too', () => {
  expect(passed('a', ...Array(30).fill(' '.repeat(1000))).answer.isFull).toBe(true)
})
