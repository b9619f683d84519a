/**
 * `node craft/training/measure-comments.ts` follows the comments of `corpora/comments/taught.txt` and tells how many pages came out
 * as an editor made them, with the difference of the others. A FILE of pages in JSON
 * (`[{id, brief, page, comments: [{comment, page_after}]}]`) is measured the same way.
 */
import { readFileSync } from 'node:fs'
import { type Edited, editPage } from '../src/edit/edit.ts'
import { readSheet } from '../src/sheet/read-sheet.ts'
import { readComments } from './comment-samples.ts'

interface Outcome extends Edited {
  id: string
  page: string
  comment: string
  wanted: string
  refused: number | null
}
interface Gold {
  id: string
  brief: string
  page: string
  comments: { comment: string; page_after: string }[]
}

const [name] = process.argv.slice(2)
const outcomes: Outcome[] =
  name === undefined
    ? readComments().map((one) => ({ ...one, ...editPage(one.page, [one.comment], one) }))
    : (JSON.parse(readFileSync(name, 'utf8')) as Gold[]).flatMap(({ id, brief, page, comments }) =>
        comments.map(({ comment, page_after: wanted }) => {
          const edited = editPage(page, [comment], { sheet: readSheet(brief) })
          return { id, page, comment, wanted, refused: null, ...edited }
        }),
      )

const isExact = ({ text, wanted }: Outcome) => text.trim() === wanted.trim()
const isTold = ({ wishes, refused }: Outcome) =>
  refused === null || wishes.filter(({ done }) => !done).length === refused

for (const outcome of outcomes) {
  const { id, page, comment, text, wanted, wishes } = outcome
  if (isExact(outcome) && isTold(outcome)) continue
  const [had, has, should] = [page, text, wanted].map((one) => one.trim().split('\n').filter(Boolean))
  console.log(`\n${id}: ${comment}${isExact(outcome) ? ' (to the letter)' : ''}`)
  for (const line of should!.filter((one) => !has!.includes(one))) console.log(`  wanted: ${line}`)
  for (const line of has!.filter((one) => !should!.includes(one)))
    console.log(`  ${had!.includes(line) ? 'kept' : 'wrote'}: ${line}`)
  for (const { done, text: asked, why } of wishes) console.log(`  ${done ? 'done' : 'not done'}: “${asked}” ${why}`)
}
const exact = outcomes.filter(isExact)
console.log(
  `\n${exact.length} of ${outcomes.length} pages to the letter, ${exact.filter(isTold).length} with the right answer`,
)
