/**
 * `node craft/training/measure-comments.ts FILE` follows the comments of pages that a careful editor wrote (`[{id, brief, page,
 * comments: [{comment, page_after}]}]`) and tells how many pages came out to the letter, with the difference of the others.
 */
import { readFileSync } from 'node:fs'
import { editPage } from '../src/edit/edit.ts'
import { readSheet } from '../src/sheet/read-sheet.ts'

interface Sample {
  id: string
  brief: string
  page: string
  comments: { comment: string; page_after: string }[]
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Say: measure-comments.ts FILE')
const samples = JSON.parse(readFileSync(file, 'utf8')) as Sample[]

let all = 0
let exact = 0
for (const { id, brief, page, comments } of samples)
  for (const { comment, page_after: wanted } of comments) {
    const { text, wishes } = editPage(page, [comment], { sheet: readSheet(brief) })
    all += 1
    if (text.trim() === wanted.trim()) {
      exact += 1
      continue
    }
    const [had, has, should] = [page, text, wanted].map((one) => one.trim().split('\n').filter(Boolean))
    console.log(`\n${id}: ${comment}`)
    for (const line of should!.filter((one) => !has!.includes(one))) console.log(`  wanted: ${line}`)
    for (const line of has!.filter((one) => !should!.includes(one)))
      console.log(`  ${had!.includes(line) ? 'kept' : 'wrote'}: ${line}`)
    for (const { done, text: asked, why } of wishes) console.log(`  ${done ? 'done' : 'not done'}: “${asked}” ${why}`)
  }
console.log(`\n${exact} of ${all} pages to the letter`)
