import { parseDocument } from '@rolewright/craft/document'
import { expect, test } from 'vitest'
import { writeRtf } from './rtf.ts'

const rtf = (markdown: string) => writeRtf(parseDocument(markdown)).toString('latin1')

test('headings, lists and weight are real ones', () => {
  const text = rtf('# Nurse\n\n## Do\n\n- **Lead**\n- *coach*\n\n1. Call')
  expect(text).toMatch(/\\s1\\outlinelevel0[^}]*Nurse\\par/)
  expect(text).toMatch(/\\s2\\outlinelevel1[^}]*Do\\par/)
  expect(text).toMatch(/\\ls1\\ilvl0.*\\ltrch\\b Lead\}\\par/)
  expect(text).toMatch(/\\ls1\\ilvl0.*\\ltrch\\i coach\}\\par/)
  expect(text).toMatch(/\\ls2\\ilvl0.*Call\\par/)
})

test('each numbered list begins at 1', () => {
  const text = rtf('1. a\n2. b\n\ntext\n\n1. c')
  expect(text).toMatch(/\\ls2\\ilvl0.*a\\par/)
  expect(text).toMatch(/\\ls3\\ilvl0.*c\\par/)
  expect(text.match(/\{\\list\\listtemplateid/g)).toHaveLength(3)
})

test('is ASCII, whatever it says', () => {
  const text = rtf('Größe 中 😀 العربية')
  expect(text).toMatch(/^[\x20-\x7e\n]*$/)
  expect(text).toContain('Gr\\u246 ?\\u223 ?e \\u20013 ? \\u-10179 ?\\u-8704 ?')
})

test('text from people is text: control words, groups and control characters', () => {
  const text = rtf('{\\object\\objdata 00} \\par } \u0000\u0007 a \\bin5')
  expect(text).not.toMatch(/(?<!\\)\\(object|objdata|bin5)/)
  const depth = [...text.replace(/\\[\\{}]/g, '')].reduce((n, c) => n + (c === '{' ? 1 : c === '}' ? -1 : 0), 0)
  expect(depth).toBe(0)
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
})

test('a paragraph that begins from the right is one, and its letters are as heavy as others', () => {
  expect(rtf('# عنوان\n\nنص **عريض** هنا.')).toMatch(/\\rtlpar.*\{\\ltrch\\ab\\rtlch\\b /)
  expect(rtf('العربية')).toContain('\\rtlpar')
  expect(rtf('Deutsch')).not.toContain('\\rtlpar')
})
