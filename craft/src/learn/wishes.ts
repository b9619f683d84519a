/** What people said about a text, as far as it can become a rule: what to leave out, and what to call otherwise. */
import { readTable } from '../data.ts'
import { quotedIn } from '../edit/follow.ts'
import { type Asked, commands, objectText, splitComment } from '../edit/wishes.ts'
import type { Language } from '../sheet/sheet.ts'

export interface StyleWishes {
  drop: string[]
  rename: { from: string; to: string }[]
}

export function readStyleWishes(comments: readonly string[], language: Language): StyleWishes {
  const wishes: StyleWishes = { drop: [], rename: [] }
  for (const asked of comments.flatMap((comment) => splitComment(comment, language))) {
    const pair = pairIn(asked, language)
    if (pair) wishes.rename.push(pair)
    else if (commands(asked, 'remove'))
      wishes.drop.push(...namesIn(asked.text, objectText(asked)).filter((one) => one !== ''))
  }
  return wishes
}

/** Words in quotation marks; without any, all the words. */
function namesIn(text: string, object: string): string[] {
  const quoted = quotedIn(text)
  return quoted.length > 0 ? quoted : [bare(object)]
}

/** "Say crew instead of team", "replace team with crew". */
function pairIn(asked: Asked, language: Language): { from: string; to: string } | null {
  const object = objectText(asked)
  const quoted = quotedIn(asked.text)
  for (const [, order, joint] of readTable('edit-joints').filter(([of]) => of === language)) {
    const isTurned = order === 'instead'
    if (!isTurned && !commands(asked, 'replace')) continue
    const said = isTurned ? asked.text : object
    const at = said.toLowerCase().indexOf(` ${joint} `)
    if (at <= 0) continue
    const sides = [said.slice(0, at), said.slice(at + joint!.length + 2)].map((side) => quotedIn(side)[0] ?? bare(side))
    const [from, to] = quoted.length === 1 || !isTurned ? sides : sides.toReversed()
    if (from && to) return { from, to }
  }
  return null
}

const LEAD =
  /^(?:please|bitte|say|write|use|call it|schreibe?|sagt?|dis|écris|di|usa|the|das|den|die|le|la|el|word|wort|mot|palabra)\s+/i

const bare = (words: string): string => {
  let text = words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!]+$/gu, '')
  while (LEAD.test(text)) text = text.replace(LEAD, '')
  return text
}
