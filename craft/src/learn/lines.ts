/** A text as the lines that people edit: headings, points and sentences, each with its words. */
import { type Block, parseDocument, plainText } from '../document.ts'
import { monthIn } from '../edit/calendar.ts'
import { plainCharacters } from '../text/characters.ts'
import { spanOf, trace } from '../text/traced.ts'

export interface Word {
  /** Lower case, in one spelling. */
  key: string
  /** UTF-16 offsets into the line's text. */
  from: number
  to: number
}

export interface Line {
  text: string
  words: Word[]
  /** The words with blanks between: lines with the same key say the same. */
  key: string
  kind: 'title' | 'fact' | 'heading' | 'point' | 'sentence'
  /** The section it stands in; null before the first heading. */
  heading: string | null
  /** Lines of one paragraph or one point share this number. */
  block: number
}

/** Longer texts are no job descriptions; comparing them would take long. */
const LINES_MAX = 300
const LINE_MAX_LENGTH = 1500
const WORD = /[\p{L}\p{N}]+(?:['.,\-/&+][\p{L}\p{N}]+)*[+#]*/gu
const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+(?=["'“‘(¿¡]?[\p{Lu}\p{N}])/u

/** The point of "1. März" ends no sentence. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(SENTENCE_END)) {
    const before = sentences.at(-1)
    const [word = ''] = /^\p{L}+/u.exec(part) ?? []
    const isDate = before !== undefined && /(?:^|\s)\d{1,2}\.$/.test(before) && monthIn(word, 'de') !== null
    if (isDate) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences
}

export function wordsOf(text: string): Word[] {
  const spelled = plainCharacters(trace(text))
  return Array.from(spelled.text.matchAll(WORD), ({ 0: word, index }) => ({
    key: word.toLowerCase(),
    ...spanOf(spelled, index, index + word.length),
  }))
}

export const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ')

/** A short line over a list is its heading, and so is one known for a heading, where the format of the document lost it. */
const readsAsHeading = (block: Block, next: Block | undefined, known: ReadonlySet<string>): string | null => {
  if (block.kind !== 'paragraph' || next === undefined) return null
  const text = plainText(block.runs).trim()
  if (text.length > 60 || /[.!?;,]$/.test(text)) return null
  return next.kind !== 'paragraph' || known.has(keyOf(text)) ? text.replace(/\s*:$/, '') : null
}

/** @param headings keys of lines that are known to be headings */
export function linesOf(markdown: string, headings: ReadonlySet<string> = new Set()): Line[] {
  const { title, facts, sections } = parseDocument(markdown)
  const lines: Line[] = []
  let block = 0
  const add = (kind: Line['kind'], text: string, heading: string | null) => {
    const trimmed = text.trim().slice(0, LINE_MAX_LENGTH)
    const words = wordsOf(trimmed)
    if (words.length === 0 || lines.length >= LINES_MAX) return
    lines.push({ text: trimmed, words, key: words.map(({ key }) => key).join(' '), kind, heading, block })
  }
  const addBlock = (kind: Line['kind'], text: string, heading: string | null) => {
    block += 1
    for (const sentence of sentencesOf(text)) add(kind, sentence, heading)
  }
  add('title', title, null)
  for (const fact of facts) addBlock('fact', fact, null)
  for (const section of sections) {
    let { heading } = section
    if (heading !== null) addBlock('heading', heading, heading)
    section.blocks.forEach((part, at) => {
      const hidden = readsAsHeading(part, section.blocks[at + 1], headings)
      if (hidden !== null) {
        heading = hidden
        addBlock('heading', hidden, hidden)
      } else if (part.kind === 'paragraph') addBlock('sentence', plainText(part.runs), heading)
      else if (part.kind === 'table')
        for (const row of part.rows) addBlock('point', row.map(plainText).filter(Boolean).join(': '), heading)
      else for (const item of part.items) addBlock('point', plainText(item), heading)
    })
  }
  return lines
}

/** All words in order, with a bar between blocks: a phrase may run over sentences of a paragraph, not further. */
export function allWords(lines: readonly Line[]): string {
  let text = ' '
  let block = -1
  for (const line of lines) {
    if (line.block !== block) text += '| '
    block = line.block
    text += `${line.key} `
  }
  return text
}

/** Whether the words stand there in this order; both sides as `allWords` and `keyOf` give them. */
export const hasWords = (all: string, key: string): boolean => key !== '' && all.includes(` ${key} `)
