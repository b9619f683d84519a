// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><h1 style='mso-x:1'>What you bring<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>A <b>nursing</b> degree<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Two years</p>
<p class=MsoNormal><span style='color:blue'>Plain</span> <span style='font-weight:700'>bold</span></p><!--EndFragment--></body></html>`

test('Word comes in as headings, lists and bold text, and nothing else', () => {
  expect(cleanPaste(WORD).replace(/\s*\n\s*/g, '')).toBe(
    '<h1>What you bring</h1><ul><li>A <b>nursing</b> degree</li><li>Two years</li></ul><p>Plain <strong>bold</strong></p>',
  )
})

test.each([
  ['a wrapper of Google Docs is not bold', '<b style="font-weight:normal"><p>One</p></b>', '<p>One</p>'],
  [
    'scripts, pictures and styles stay out',
    '<p onclick="x()">a<img src=x onerror=y><script>z</script></p>',
    '<p>a</p>',
  ],
  ['links and colours are words', '<p><a href="https://x">here</a> <font color=red>red</font></p>', '<p>here red</p>'],
  ['cells stand apart', '<table><tr><td>a</td><td>b</td></tr></table>', '<br>a<br>b'],
])('%s', (_what, html, clean) => {
  expect(cleanPaste(html).replace(/^(<br>)+/, '<br>')).toBe(clean)
})
