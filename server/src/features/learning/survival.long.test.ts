import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { School } from '../../testing/school.ts'

let school: School
beforeAll(async () => {
  school = await School.open()
})
afterAll(() => school.close())

interface Counted {
  generated: string
  final: string
  /** Of the words, those that nobody struck: 0 to 1. */
  share: number
}

/** A word is whatever stands between blanks and has a letter or a digit. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

async function readCounted(): Promise<Counted[]> {
  const text = await readFile(new URL('../../testing/counted-by-hand.md', import.meta.url), 'utf8')
  const [, ...pairs] = text.split('=== generated')
  return pairs.map((pair) => {
    const [marked = '', final = ''] = pair.split('=== final')
    const all = countWords(marked.replaceAll('~~', ''))
    const struck = [...marked.matchAll(/~~(.+?)~~/g)].reduce((sum, [, words]) => sum + countWords(words!), 0)
    return { generated: marked.replaceAll('~~', '').trim(), final: final.trim(), share: 1 - struck / all }
  })
}

test('what is shown to survive is what an editor counts by hand, within a point', async () => {
  const counted = await readCounted()
  expect(counted).toHaveLength(6)
  const assistantId = await school.createAssistant('openai:small')
  const person = await school.hire(assistantId, 'Acme')
  for (const { generated, final } of counted) {
    await school.teach(person, assistantId, [generated], (written) => {
      expect(written.trim()).toBe(generated)
      return final
    })
    school.it.pass(60_000)
  }
  const { survival } = await school.learningOf(assistantId)
  const shown = survival.map(({ share }) => Math.round(share * 100))
  expect(shown.map((share, at) => Math.abs(share - counted[at]!.share * 100) <= 1 || [share, counted[at]])).toEqual(
    counted.map(() => true),
  )
})
