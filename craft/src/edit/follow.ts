/** One wish becomes a change of the page, or the reason why there is none. */
import { heldBack } from '../sheet/guard.ts'
import { readText } from '../text/text.ts'
import { add } from './add.ts'
import { changeValue } from './change-value.ts'
import { answersTo, type Context, type Followed } from './context.ts'
import { moveNeed } from './need.ts'
import { changeOpenings } from './openings.ts'
import { mergeNamed, moveLine, moveNamed, rewriteLine } from './order.ts'
import type { PageLines } from './page.ts'
import { keepOnly, remove } from './remove.ts'
import { foldBullets, readdress } from './whole-page.ts'
import { type Asked, commands, isQuestion } from './wishes.ts'

export function follow(lines: PageLines, asked: Asked, context: Context): Followed {
  const { language } = context
  const answers = answersTo(lines, asked, language)
  const { done, refused } = answers
  const is = (...wanted: Parameters<typeof commands>[1][]) => commands(asked, ...wanted)

  if (isQuestion(asked)) return refused('question')
  if (is('keep') && !is('remove', 'add', 'only', 'replace') && !isBehindFigure(asked)) return done(lines, 'already')
  if (is('boast') && is('add', 'set')) return refused('boast')
  if (is('translate')) return refused('model-only')
  if (is('picture') && !is('remove')) return refused('no-picture')
  if (!is('remove') && isUnlawful(asked.text)) return refused('unlawful')
  if (is('informal', 'formal-address')) {
    const changed = readdress(lines, context, is('informal') ? 'informal' : 'formal')
    return changed ? done(changed, 'reworded') : refused('model-only')
  }
  if (is('warm', 'formal')) return refused('model-only')
  if (is('longer')) return refused('no-more')
  const moved = is('before', 'after', 'first', 'last') && moveNamed(lines, asked, language)
  if (moved) return done(moved, 'order')
  const rewritten = is('set', 'replace', 'add') && !is('remove') && rewriteLine(lines, asked, language)
  if (rewritten) return done(rewritten, 'reworded')
  const shifted =
    is('under', 'first', 'last', 'move') &&
    !is('remove', 'replace', 'gone', 'optional', 'required') &&
    moveLine(lines, asked, language)
  if (shifted) return done(shifted, 'order')
  const merged = is('merge') && mergeNamed(lines, asked, language)
  if (merged) return done(merged, 'merged')
  if (is('optional', 'required') && !is('remove')) return moveNeed(lines, asked, context, answers)
  const opened = changeOpenings(lines, asked, context)
  if (opened) return done(opened, 'changed-openings')
  const isAdded = asked.hits.find(({ value }) => value === 'add' || value === 'remove')?.value === 'add'
  if (is('remove', 'gone') && !isAdded && !is('replace')) return remove(lines, asked, context, answers)
  const only = is('only') && !/\d/.test(asked.text) && keepOnly(lines, asked, language)
  if (only) return done(only, 'only')
  if (is('add') && !is('replace') && (!is('now') || !/\d/.test(asked.text)) && !asked.topics.includes('title')) {
    const added = add(lines, asked, context)
    if (added) return done(added.lines, added.where ? 'added' : 'set', { where: added.where })
    return refused('not-understood')
  }
  const changed = changeValue(lines, asked, context)
  // What no longer holds is nothing to add.
  if (changed && (changed.before !== '' || !is('gone', 'wrong')))
    return done(changed.lines, changed.before ? 'changed' : 'set', { what: changed.before })
  if (is('shorter') && asked.topics.includes('title')) return refused('model-only')
  if (is('shorter')) {
    const folded = foldBullets(lines, language)
    return folded ? done(folded, 'shortened') : refused('no-less')
  }
  const added = is('gone', 'wrong') ? null : add(lines, asked, context)
  if (added) return done(added.lines, added.where ? 'added' : 'set', { where: added.where })
  return refused(is('set', 'now', 'replace') || asked.topics.length > 0 ? 'not-found' : 'not-understood')
}

/** "Mileage to 50p, the rest stays": what stays is said of something else. */
const isBehindFigure = ({ hits, words }: Asked) =>
  words.slice(0, hits.find(({ value }) => value === 'keep')!.from).some((word) => /\d/.test(word))

const isUnlawful = (text: string): boolean => {
  const read = readText(text)
  return heldBack(read, 0, read.text.length) === 'unlawful'
}
