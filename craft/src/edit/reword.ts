/** Words of a wish take the place of words of the page: of those that it names, or of those that stand where its own begin. */
import { splitWords, wordSpots } from '../headings.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import type { Changed } from './change-figures.ts'
import { rewritePiece } from './change-lines.ts'
import { contentOf, findTarget, placeOf, type Target } from './find-target.ts'
import { upper } from './items.ts'
import { type PageLine, type PageLines, withWords, wordsOf } from './page.ts'
import { type Asked, commands, jointsOf, quotedIn, readAsked, wordsSaid } from './wishes.ts'

/** "Replace X with Y", "Y instead of X", "it's Y, not X", "X is wrong: Y". */
export function reword(lines: PageLines, asked: Asked, language: Language): Changed | null {
  for (const [old, next] of pairsIn(asked, language)) {
    // One figure for another is told by what it counts.
    const isFigure = /\d/.test(next) && !/\d/.test(old) && next.split(' ').length < 4
    if (next === '' || isFigure || /^[\d.,:\s]+$/.test(old) || old.toLowerCase() === next.toLowerCase()) continue
    if (splitWords(next).some((word) => isIn('subject', word, language))) continue
    if (contentOf(splitWords(old), language).length === 0 && !quotedIn(asked.text).includes(old)) continue
    const changed = putFor(lines, old, next, language) ?? putForLike(lines, old, next, language)
    if (changed) return changed
  }
  return null
}

/** Wherever the old words stand to the letter. */
function putFor(lines: PageLines, old: string, next: string, language: Language): Changed | null {
  let before = ''
  const changed = lines.map((line) => {
    const words = wordsOf(line)
    const from = line.role === 'blank' ? -1 : placeOf(words, old)
    if (from < 0) return line
    before ||= words.slice(from, from + old.length)
    return withWords(line, spliced(words, from, from + old.length, next, language))
  })
  return before === '' ? null : { lines: changed, before }
}

/** The new words between those around the old, without what both would say: "by the end of May" for "12 May" behind "by". */
function spliced(words: string, from: number, to: number, next: string, language: Language): string {
  const led = next.split(' ')
  const stood = splitWords(words.slice(0, from))
  while (led.length > 1 && stood.at(-1) === led[0]!.toLowerCase()) led.shift()
  const by = led.join(' ')
  const end = goingOn(words, to, next, language)
  const isStart = from === 0 || (/^\p{Lu}/u.test(words.slice(from)) && /[.!?]\s$/.test(words.slice(0, from)))
  const isHigh = isStart || (/^\p{Lu}/u.test(words.slice(from)) && /^\p{Ll}/u.test(by) && language === 'de')
  return contracted(words.slice(0, from) + upper(by, isHigh) + words.slice(end), language)
}

/** "De le chef" is "du chef". */
const contracted = (words: string, language: Language): string =>
  CONTRACTED.filter(([of]) => of === language).reduce(
    (said, [, apart, one]) => said.replace(new RegExp(`(?<=\\s)${apart}(?=\\s)`, 'g'), one),
    words,
  )
const CONTRACTED: readonly [Language, string, string][] = [
  ['fr', 'de le', 'du'],
  ['fr', 'de les', 'des'],
  ['fr', 'à le', 'au'],
  ['fr', 'à les', 'aux'],
  ['es', 'de el', 'del'],
  ['es', 'a el', 'al'],
]

/** "Two weekends off instead of every second one": the words behind that the new ones say, too, go with the old. */
function goingOn(words: string, to: number, next: string, language: Language): number {
  const [stems, said] = [contentOf(splitWords(next), language), splitWords(next)]
  let end = to
  for (const { 0: word, index } of words.slice(to).matchAll(/\s+\p{L}+/gu)) {
    const bare = word.trim().toLowerCase()
    const isSaid = said.includes(bare) || contentOf([bare], language).some((stem) => stems.includes(stem))
    if (to + index !== end || !isSaid) break
    end += word.length
  }
  return end
}

interface Token {
  from: number
  to: number
  word: string
  stem: string
}
const tokensIn = (text: string, language: Language): Token[] =>
  wordSpots(text).map(({ from, to }) => {
    const word = text.slice(from, to).toLowerCase()
    return { from, to, word, stem: contentOf([word], language)[0] ?? '' }
  })
const isSame = (one: Token, other: Token) => one.word === other.word || (one.stem !== '' && one.stem === other.stem)

/** The old words as a page has them: each that has content, close together, in one line alone. */
function putForLike(lines: PageLines, old: string, next: string, language: Language): Changed | null {
  const wanted = tokensIn(old, language).filter(({ stem }) => stem !== '')
  if (wanted.length === 0) return null
  const found = lines.flatMap((line, at): Target[] => {
    if (line.role !== 'bullet' && line.role !== 'text' && line.role !== 'facts') return []
    const all = tokensIn(wordsOf(line), language)
    const places = wanted.map((one) => all.findIndex((other) => isSame(one, other)))
    const [first, last] = [Math.min(...places), Math.max(...places)]
    return first < 0 || last - first >= wanted.length + 3
      ? []
      : [{ line: at, from: all[first]!.from, to: all[last]!.to }]
  })
  const [target, ...others] = found
  if (!target || others.length > 0) return null
  const words = wordsOf(lines[target.line]!)
  const changed = withWords(lines[target.line]!, spliced(words, target.from, target.to, next, language))
  return { lines: lines.with(target.line, changed), before: words.slice(target.from, target.to) }
}

const bare = (words: string) => words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!:]+$/gu, '')
const NOT = /(?<!\p{L})(?:not|nicht|pas|no|kein\p{Ll}*|isn['’]?t|aren['’]?t)\s+/giu
const NAME = /(?<=\S\s)\p{Lu}[\p{L}\d.-]*(?:\s\p{Lu}[\p{L}\d.-]*)*/gu
const LONG = 6

/** What goes, and what comes for it, the likeliest first. */
function* pairsIn(asked: Asked, language: Language): Generator<readonly [old: string, next: string]> {
  const { text } = asked
  const said = (words: string) => bare(wordsSaid(readAsked(words, language), language))
  const quoted = quotedIn(text)
  const turned = jointsOf(language, 'instead').filter((joint) => placeOf(text, joint) >= 0)
  if (quoted.length >= 2) yield turned.length > 0 ? [quoted[1]!, quoted[0]!] : [quoted[0]!, quoted[1]!]
  for (const joint of turned) {
    const at = placeOf(text, joint)
    const [before, behind] = [text.slice(0, at), text.slice(at + joint.length)]
    // "Instead of X, say Y"
    const [first = '', ...others] = behind.split(/,\s+|\s+(?:bitte|please|lieber|say)\s+/i)
    if (said(before) !== '') yield* asLong(behind.replace(/\s+ones?$/, ''), said(before))
    else yield [said(first), said(others.join(', '))]
  }
  for (const { 0: not, index } of text.matchAll(NOT)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + not.length)]
    const isLedAlike = placeOf(before, behind.split(/\s/)[0]!) >= 0
    const name = /^\p{Lu}/u.test(behind) && !isLedAlike ? [...before.matchAll(NAME)].at(-1)?.[0] : undefined
    const next = name ?? said(before)
    if (!/^\d/.test(behind)) yield* asLong(behind, next)
    const [first = '', ...others] = behind.split(/,\s+(?:but |sondern |mais |sino )?|\s+(?:but|sondern|mais|sino)\s+/)
    if (others.length > 0) yield* asLong(first, said(others.join(', ')))
  }
  // "“Before easter really” lol. just before Easter": behind the next stop.
  const [one] = quoted
  const behind = /^[^.:–—,]*[.:–—,]["”»'’]?\s(.+)$/u.exec(one ? text.slice(text.indexOf(one) + one.length) : '')?.[1]
  if (quoted.length === 1 && behind && !commands(asked, 'remove')) yield [one!, said(behind)]
  const joints = commands(asked, 'replace', 'set') ? jointsOf(language, 'to') : ['is now', 'should be']
  for (const joint of [...joints, '->', '→', '=>']) {
    const at = text.toLowerCase().indexOf(` ${joint} `)
    if (at > 0) yield [said(text.slice(0, at)), said(text.slice(at + joint.length + 2))]
  }
}

/** As many of the words as stand on a page, from the longest on; both begin with the same word: "to Mrs Lupe and not to Mr Meche". */
function* asLong(words: string, next: string): Generator<readonly [string, string]> {
  const all = words.split(/(?<=\p{L})[.,;!?](?:\s|$)/u)[0]!.split(/\s+/)
  const shared = placeOf(next, all[0]!)
  const said = shared > 0 ? next.slice(shared) : next
  for (let count = Math.min(LONG, all.length); count > 0; count--)
    if (count * 2 > all.length || isName(all[0]!)) yield [bare(all.slice(0, count).join(' ')), said]
}

const isName = (words: string) => /^\p{Lu}/u.test(words)

/** What a wish says goes into the line that is about it: where it begins alike, or behind it. */
export function wordIn(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const next = bare(wordsSaid(asked, language))
  return align(lines, next, language) ?? complete(lines, next, language)
}

/** "Enquiries to Dr Helen Marsh": where a line has the first words and the last, what lies between them is theirs. */
function align(lines: PageLines, next: string, language: Language): PageLines | null {
  const target = findTarget(lines, splitWords(next), language, (_, { role }) => role !== 'title')
  if (!target || !next.includes(' ')) return null
  const words = wordsOf(lines[target.line]!).slice(target.from, target.to)
  const found = aligned(words, next, language)
  const by = found && upper(found, /^\p{Lu}/u.test(words))
  return by === null || by === words ? null : rewritePiece(lines, target, by)
}

/** "Centerville is only 1 Friday a month": what is said of the one line about it stands behind it. */
function complete(lines: PageLines, next: string, language: Language): PageLines | null {
  const told = tokensIn(next, language)
  const verb = told.findIndex(({ word }) => IS.test(word))
  const [named, said] = [told.slice(0, Math.max(0, verb)), told.slice(verb + 1)]
  const from = said.find(({ word }) => !/^(?:only|just|nur|seulement|solo|sólo)$/.test(word))?.from
  const isPlain = ({ word }: Token) => !['pronoun', 'contracted', 'auxiliary'].includes(classOf(word, language) ?? '')
  const subject = named.filter(({ stem }) => stem !== '')
  if (from === undefined || subject.length === 0 || !said.every(isPlain) || said.length > LONG) return null
  const places = lines.flatMap(({ role }, at) => (role === 'bullet' && has(lines[at]!, subject, language) ? [at] : []))
  const [at] = places
  if (at === undefined || places.length > 1 || has(lines[at]!, said, language)) return null
  const [, words = '', stop = ''] = /^(.*?)([.!]?)$/s.exec(wordsOf(lines[at]!))!
  return lines.with(at, withWords(lines[at]!, `${words} (${next.slice(from)})${stop}`))
}
const IS = /^(?:is|are|ist|sind|est|sont|es|son)$/
const has = (line: PageLine, all: readonly Token[], language: Language): boolean => {
  const stand = tokensIn(wordsOf(line), language)
  return all.every((one) => one.stem === '' || stand.some((other) => isSame(one, other)))
}

function aligned(words: string, next: string, language: Language): string | null {
  const [stand, told] = [tokensIn(words, language), tokensIn(next, language)]
  const [at, count] = stand
    .map((_, from): [number, number] => [
      from,
      lengthOf(
        told.findIndex((one, k) => !stand[from + k] || !isSame(one, stand[from + k]!)),
        told.length,
      ),
    ])
    .reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])
  const led = told.slice(0, count)
  if (!led.some(({ stem }) => stem !== '')) return null
  const rest = told.slice(count)
  const [start, end] = [stand[at]!.from, stand[at + count - 1]!.to]
  const behind = stand.slice(at + count)
  // The same words, written otherwise: "zum nächstmögl" as "zum nächstmöglichen Zeitpunkt".
  if (rest.length === 0 || behind.length === 0) return words.slice(0, start) + next + words.slice(end)
  const last = rest.at(-1)!
  const to = behind.findIndex((one) => isSame(one, last) && last.stem !== '')
  if (to >= 0 && rest.length > 1) return words.slice(0, start) + next + words.slice(behind[to]!.to)
  const [name, stood] = [next.slice(rest[0]!.from), words.slice(behind[0]!.from)]
  if (!isName(name) || !isName(stood)) return null
  const names = behind.findIndex(
    ({ from, to: till }, k) =>
      !isName(words.slice(from)) || (k > 0 && /[.,;]/.test(words.slice(behind[k - 1]!.to, from))) || till < 0,
  )
  return words.slice(0, start) + next + words.slice(names < 0 ? behind.at(-1)!.to : behind[names - 1]!.to)
}
const lengthOf = (found: number, all: number) => (found < 0 ? all : found)
