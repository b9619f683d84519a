/** Which changes of an improved page came of which wish, and what was changed beyond them. */
import { sayOutcome } from '../edit/answers.ts'
import { editPage, type Wish } from '../edit/edit.ts'
import { contentOf } from '../edit/find-target.ts'
import { commands, readAsked } from '../edit/wishes.ts'
import { splitWords } from '../headings.ts'
import type { Language, Sheet } from '../sheet/sheet.ts'
import { changesBetween, type TextChange } from './changes.ts'

export interface AnsweredWish extends Wish {
  /** Indexes of `changes`. */
  changes: number[]
}

/** Wishes that may concern any line. */
const WHOLE = ['shorter', 'longer', 'warm', 'formal', 'informal', 'formal-address', 'translate', 'merge'] as const

/**
 * What the built-in writer did is known step by step; of anybody else's page a change belongs to the wish that speaks of its
 * words, and what is left to a wish that may concern any line, where there is one.
 */
export function changesOfWishes(
  previous: string,
  text: string,
  wishes: readonly Wish[],
  { language, sheet }: { language: Language; sheet?: Sheet },
): { wishes: AnsweredWish[]; changes: TextChange[] } {
  const changes = changesBetween(previous, text)
  const owners =
    ownersByStep(previous, text, wishes, changes, { language, sheet }) ?? ownersByWords(wishes, changes, language)
  return {
    changes,
    wishes: wishes.map((wish, at) => {
      const own = changes.flatMap((_, index) => (owners[index] === at ? [index] : []))
      return { ...judged(wish, own.length, previous, text, language), changes: own }
    }),
  }
}

type Owners = (number | null)[]

/** Null where following the wishes one by one does not give this page. */
function ownersByStep(
  previous: string,
  text: string,
  wishes: readonly Wish[],
  changes: readonly TextChange[],
  context: { language: Language; sheet?: Sheet },
): Owners | null {
  let page = previous
  const steps = wishes.map((wish) => {
    const next = editPage(page, [wish.text], context).text
    const step = changesBetween(page, next)
    page = next
    return step
  })
  if (page.trim() !== text.trim()) return null
  const touches = (step: TextChange[], { before, after }: TextChange) =>
    step.some((one) => (after !== null && one.after === after) || (before !== null && one.before === before))
  return changes.map((change) => {
    const at = steps.findLastIndex((step) => touches(step, change))
    return at < 0 ? null : at
  })
}

function ownersByWords(wishes: readonly Wish[], changes: readonly TextChange[], language: Language): Owners {
  const asked = wishes.map(({ text }) => contentOf(splitWords(text), language))
  const whole = wishes.findIndex(({ text }) => commands(readAsked(text, language), ...WHOLE))
  return changes.map(({ before, after, under }) => {
    const told = new Set(contentOf(splitWords([before, after, under.after].filter(Boolean).join(' ')), language))
    const shared = asked.map((words) => words.filter((word) => told.has(word)).length)
    const most = Math.max(0, ...shared)
    if (most > 0) return shared.indexOf(most)
    return whole < 0 ? null : whole
  })
}

/** Whether a text became shorter can be told of anybody's; so can that something was changed at all. */
function judged(wish: Wish, changed: number, previous: string, text: string, language: Language): Wish {
  const asked = readAsked(wish.text, language)
  if (wish.done || changed === 0 || wish.why !== sayOutcome('not-judged', language)) return wish
  const [before, after] = [splitWords(previous).length, splitWords(text).length]
  const isDone = commands(asked, 'shorter') ? after < before : commands(asked, 'longer') ? after > before : true
  return isDone ? { ...wish, done: true, why: sayOutcome('reworded', language) } : wish
}
