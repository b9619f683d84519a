import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentPage } from '../document-page.tsx'
import type { Mark } from './mark-text.ts'

/** The page of a text whose words between ‹ and › are marked. */
function pageOf(marked: string): string {
  const marks: Mark[] = []
  let text = ''
  for (const [index, piece] of marked.split(/[‹›]/).entries()) {
    if (index % 2 === 1)
      marks.push({
        from: text.length,
        to: text.length + piece.length,
        wrap: (words, isFirst) => createElement('mark', isFirst ? { className: 'first' } : null, words),
      })
    text += piece
  }
  return renderToStaticMarkup(createElement(DocumentPage, { text, marks }))
}
const FIRST = '<mark class="first">'

test.each([
  ['a list item', '# Title\n\n- Go\n- ‹Terraform› and AWS', `<li>${FIRST}Terraform</mark> and AWS</li>`],
  ['a heading', '# ‹Senior› Engineer', `<h2>${FIRST}Senior</mark> Engineer</h2>`],
  [
    'emphasis',
    'For ‹**5+ years** of Go›.',
    `${FIRST.replace('first', 'first')}5+ years</mark></strong><mark> of Go</mark>.`,
  ],
  ['a whole strong text', '**‹30 days›** off', `<strong>${FIRST}30 days</mark></strong> off`],
  ['escapes before it', 'C\\# and 2\\*3, ‹30 days›', `C# and 2*3, ${FIRST}30 days</mark>`],
  ['entities before it', 'R&amp;D &amp; more, ‹30 days›', `R&amp;D &amp; more, ${FIRST}30 days</mark>`],
  ['an ampersand that is no entity', 'R&D; ‹30 days›', `R&amp;D; ${FIRST}30 days</mark>`],
  ['lines that go on', '- one\n  two ‹three› four', `one\ntwo ${FIRST}three</mark> four`],
  ['a link', 'See [‹Kubernetes› docs](https://example.com).', `${FIRST}Kubernetes</mark> docs</a>`],
  ['a table', '| Tool | Years |\n| --- | --- |\n| Go | ‹5› |', `<td>${FIRST}5</mark></td>`],
  ['code', 'Use `‹kubectl›`.', `<code>${FIRST}kubectl</mark></code>`],
  ['the same words earlier', '30 days, then ‹30 days›', `<p>30 days, then ${FIRST}30 days</mark></p>`],
  ['several in one text', '‹Go›, ‹Rust› and C', `${FIRST}Go</mark>, ${FIRST}Rust</mark> and C`],
])('what is marked in %s is wrapped where it stands', (_, marked, expected) => {
  expect(pageOf(marked)).toContain(expected)
})

test('a page without marks is the same page', () => {
  expect(pageOf('# Title\n\n- **Go**')).toContain('<li><strong>Go</strong></li>')
})
