import { parseDocument } from '@rolewright/craft/document'
import { getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeDocument } from '../formats.ts'

/** Everything that a description may have, over several pages. */
const PAGE = `# Ärztin für Größe

Köln · Vollzeit

### Vorab

Siehe https://example.org/a-rather-long-address-that-goes-on/and-on/and-on/until-it-no-longer-fits-into-the-line oder mail@example.org.

## Aufgaben

- Erster Punkt
  - darin
  - und noch **einer**
- Zweiter

1. Zuerst
2. Danach

### Zahlen

| Was | Wie viel |
| --- | --- |
| Urlaub | 30 Tage |
| Mehr | https://example.org |

## المهام

- 岗位职责 😀
${'\nEin Absatz, der Platz braucht, damit es mehrere Seiten werden.\n'.repeat(60)}`

interface Tag {
  role?: string
  type?: string
  id?: string
  children?: Tag[]
}

/** Where a marked stretch begins, as pdf.js tells it. */
type Marked = { type: string; id?: string; tag?: string }

let file: string
let document: PDFDocumentProxy
let trees: Tag[]
beforeAll(async () => {
  const bytes = await writeDocument(parseDocument(PAGE), 'pdf')
  file = bytes.toString('latin1')
  document = await getDocumentProxy(new Uint8Array(bytes))
  trees = await Promise.all(pages().map(async (page) => (await (await page).getStructTree()) as Tag))
})
const pages = () => Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1))

const within = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(within)]
const tags = () => trees.flatMap(within).filter(({ role }) => role !== undefined)
const rolesIn = (role: string) => [
  ...new Set(
    tags()
      .filter((tag) => tag.role === role)
      .flatMap(({ children = [] }) => children.map((child) => child.role ?? child.type!)),
  ),
]

test('the file says that it is tagged, in what language it is, and shows its title', async () => {
  expect(document.numPages).toBeGreaterThan(1)
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await document.getMetadata()).toMatchObject({ info: { Language: 'de', Title: 'Ärztin für Größe' } })
  expect(file).toContain('/DisplayDocTitle true')
})

test('the first heading is the title, and no level is left out', () => {
  const levels = tags()
    .flatMap(({ role }) => /^H([1-6])$/.exec(role!)?.[1] ?? [])
    .map(Number)
  expect(levels).toEqual([1, 2, 2, 3, 2])
})

describe('each part holds only what belongs into it', () => {
  test.each([
    ['Root', ['Document']],
    ['L', ['LI', 'L']],
    ['LI', ['Lbl', 'LBody']],
    ['Lbl', ['content']],
    ['LBody', ['content']],
    ['Table', ['TR']],
    ['TR', ['TH', 'TD']],
    ['TH', ['content']],
    ['TD', ['content', 'Link']],
    ['P', ['content', 'Link']],
    ['Link', ['content']],
  ])('%s', (role, held) => {
    expect(rolesIn(role).sort()).toEqual(held.sort())
  })
})

test('lists say how they are numbered, and the heads of a table what they are the head of', () => {
  expect(file.match(/\/ListNumbering \/(Disc|Decimal)/g)).toEqual(
    expect.arrayContaining(['/ListNumbering /Disc', '/ListNumbering /Decimal']),
  )
  expect(file.match(/\/ListNumbering/g)).toHaveLength(tags().filter(({ role }) => role === 'L').length)
  expect(file.match(/\/Scope \/Column/g)).toHaveLength(2)
})

test('every link has its words, and says where it leads', async () => {
  const links = (await Promise.all(pages().map(async (page) => (await page).getAnnotations()))).flat()
  expect(links.length).toBeGreaterThan(3)
  expect(new Set(links.map(({ url }) => url)).size).toBe(3)
  for (const { url, contentsObj } of links) expect(new URL(contentsObj.str).href).toBe(url)
  expect(tags().filter(({ role }) => role === 'Link')).toHaveLength(links.length)
  // Each is named by its part of the text, and names it in turn.
  expect(file.match(/\/Type \/OBJR/g)).toHaveLength(links.length)
  expect(file.match(/\/StructParent \d/g)).toHaveLength(links.length)
})

test('all that is drawn is either read aloud or marked as beside the text', async () => {
  const read = new Set(trees.flatMap(within).flatMap(({ type, id }) => (type === 'content' ? [id] : [])))
  for (const page of pages()) {
    const { items } = await (await page).getTextContent({ includeMarkedContent: true })
    const open: string[] = []
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() !== '') expect(open.at(-1), item.str).toBeDefined()
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as Marked).tag === 'Artifact' ? 'Artifact' : (item.id ?? 'nothing'))
      for (const id of open) expect(id === 'Artifact' || read.has(id), id).toBe(true)
    }
  }
})
