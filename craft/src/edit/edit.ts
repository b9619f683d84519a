/** Improving is editing: a comment changes what it concerns and leaves every other line to the letter. */

import { figuresIn } from '../figures.ts'
import { splitWords } from '../headings.ts'
import type { Language, Sheet } from '../sheet/sheet.ts'
import { guessLanguage } from '../text/text.ts'
import { sayOutcome, type Wish } from './answers.ts'
import type { Context } from './context.ts'
import { contentOf, findTarget } from './find-target.ts'
import { follow } from './follow.ts'
import { parsePage, printPage, wordsOf } from './page.ts'
import { type Asked, commands, type Follows, objectOf, splitComment } from './wishes.ts'

export type { Wish }

export interface EditContext {
  /** Of the page; guessed where it is not told. */
  language?: Language
  /** Of the brief: lets the form of address change. */
  sheet?: Sheet
}

export interface Edited {
  text: string
  /** One for each thing asked for, in order. */
  wishes: Wish[]
}

/**
 * Follows what comments ask of a page in light markdown. The words of a comment are read, never printed as they are.
 * @param comments in the order in which they were made
 */
export function editPage(
  page: string,
  comments: readonly string[],
  { language = guessLanguage(page), sheet }: EditContext = {},
): Edited {
  const context: Context = { language, sheet, address: sheet?.style.address ?? 'informal' }
  let lines = parsePage(page, language)
  const wishes: Wish[] = []
  for (const comment of comments) {
    const follows = (part: Asked) => CHANGES.includes(follow(lines, part, context).key)
    const all = readComment(comment, language, follows)
    const kept = contentOf(all.filter((asked) => commands(asked, 'keep')).flatMap(objectOf), language)
    for (const asked of all) {
      const followed = follow(lines, asked, { ...context, kept })
      lines = followed.lines
      wishes.push(followed.wish)
    }
  }
  const text = printPage(lines)
  return { text: text === printPage(parsePage(page, language)) ? page : text, wishes }
}

/** What became of words that are a wish by themselves. */
const CHANGES = ['changed', 'removed', 'moved', 'order', 'reworded', 'changed-openings', 'only']

/** In the language of the page, or in the comment's own where that has more to say. */
function readComment(comment: string, language: Language, follows?: Follows): Asked[] {
  const asked = splitComment(comment, language, follows)
  const own = guessLanguage(comment)
  return own === language || asked.some(({ hits }) => hits.length > 0) ? asked : splitComment(comment, own, follows)
}

/**
 * What a language model made of comments: a wish is done where the text shows it; where that can't be told, it says so.
 * @param previous the page before @param next the page after
 */
export function judgeEdit(previous: string, next: string, comments: readonly string[], language: Language): Wish[] {
  const [before, after] = [parsePage(previous, language), parsePage(next, language)]
  const stood = new Set(before.map(({ raw }) => raw))
  const added = after
    .filter(({ raw }) => !stood.has(raw))
    .map(wordsOf)
    .join('\n')
  const told = contentOf(splitWords(added), language)
  return comments
    .flatMap((comment) => readComment(comment, language))
    .map((asked): Wish => {
      const target = commands(asked, 'remove') ? findTarget(before, objectOf(asked), language) : null
      const words = contentOf(objectOf(asked), language)
      const isDone = target
        ? !after.some(({ raw }) => raw === before[target.line]!.raw)
        : figuresIn(asked.text).length > 0
          ? figuresIn(asked.text).every(({ text }) => added.includes(text))
          : words.length > 0 && words.filter((word) => told.includes(word)).length * 2 >= words.length
      const why = isDone ? sayOutcome('reworded', language) : sayOutcome('not-judged', language)
      return { text: asked.text, done: isDone, why }
    })
}
