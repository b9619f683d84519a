import { AppError } from '../../http/errors.ts'

/** As many words in a row as no description has in common with its instructions by chance. */
const LEAK_WORDS = 9
/** From so many on they are held back until it shows how they go on. */
const SUSPECT_WORDS = 3
/** How much of what was passed on is remembered, in UTF-16 units: room for the words before a run is suspect. */
const CONTEXT_LENGTH = 100

const WORD = /[\p{L}\p{N}]+/gu
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

/**
 * Passes a text on as it comes, but never repeats `secret`: words in the same order as there are held back while they go on
 * like that.
 * @throws AppError refused, once there are too many of them
 */
export async function* withhold(secret: string, deltas: AsyncIterable<string>): AsyncGenerator<string> {
  const hidden = ` ${wordsOf(secret).join(' ')} `
  let passed = ''
  let held = ''
  for await (const delta of deltas) {
    held += delta
    const from = Math.max(0, startOfRun(passed + held, hidden) - passed.length)
    if (from === 0) continue
    yield held.slice(0, from)
    passed = (passed + held.slice(0, from)).slice(-CONTEXT_LENGTH)
    held = held.slice(from)
  }
  if (held) yield held
}

const wordsOf = (text: string) => Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word)

/** Where the text begins to repeat what is hidden, up to its very end; its length where it does not. */
function startOfRun(text: string, hidden: string): number {
  const words = [...text.toLowerCase().matchAll(WORD)]
  let run: RegExpExecArray[] = []
  for (const word of words) {
    run = [...run, word]
    const unfinished = word === words.at(-1) && ENDS_IN_WORD.test(text)
    while (run.length > 0 && !hidden.includes(` ${run.join(' ')}${unfinished ? '' : ' '}`)) run = run.slice(1)
    if (run.length >= LEAK_WORDS)
      throw new AppError('refused', 'The assistant did not stay with your brief. Please put the role in other words.')
  }
  return run.length >= SUSPECT_WORDS ? run[0]!.index : text.length
}
