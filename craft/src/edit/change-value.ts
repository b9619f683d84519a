/** Words and values of the page take others in their place. */
import { readTable } from '../data.ts'
import { figuresIn, withFigures } from '../figures.ts'
import { splitWords } from '../headings.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { addFact, rewritePiece } from './change-lines.ts'
import { contentOf, findTarget, piecesOf, type Target } from './find-target.ts'
import { type Context, quotedIn } from './follow.ts'
import { type PageLines, withWords, wordsOf } from './page.ts'
import { type FoundValue, valuesIn } from './values.ts'
import { type Asked, commands, objectOf, objectText } from './wishes.ts'

export interface Changed {
  lines: PageLines
  /** What stood there; empty where nothing did. */
  before: string
}

/** Null where it is not clear what is to become of what. */
export function changeValue(lines: PageLines, asked: Asked, context: Context): Changed | null {
  return (
    changeWords(lines, asked, context.language) ??
    changeTitle(lines, asked) ??
    changeContact(lines, asked) ??
    changeFigures(lines, asked, context.language) ??
    changeFact(lines, asked)
  )
}

/** Words that stand between what is and what shall be, and those that stand the other way round. */
const joints = (language: Language, what: 'to' | 'instead'): string[] =>
  readTable('edit-joints')
    .filter(([of, kind]) => of === language && kind === what)
    .map(([, , words]) => words!)

/** "Replace X with Y", "Y instead of X": only where X stands on the page, to the letter. */
function changeWords(lines: PageLines, asked: Asked, language: Language): Changed | null {
  for (const [old, next] of pairsIn(asked, language)) {
    const at = lines.findIndex((line) => placeOf(wordsOf(line), old) >= 0 && line.role !== 'blank')
    if (at < 0 || next === '') continue
    const words = wordsOf(lines[at]!)
    const from = placeOf(words, old)
    const before = words.slice(from, from + old.length)
    const by = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(next) ? next[0]!.toUpperCase() + next.slice(1) : next
    const changed = withWords(lines[at]!, words.slice(0, from) + by + words.slice(from + old.length))
    return { lines: lines.toSpliced(at, 1, changed), before }
  }
  return null
}

/** Where words stand in others as whole words, in any case. */
function placeOf(words: string, part: string): number {
  const [all, one] = [words.toLowerCase(), part.toLowerCase()]
  for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1))
    if (!/[\p{L}\d]/u.test(all[at - 1] ?? '') && !/[\p{L}\d]/u.test(all[at + one.length] ?? '')) return at
  return -1
}

const bare = (words: string) => words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!]+$/gu, '')

function* pairsIn(asked: Asked, language: Language): Generator<[old: string, next: string]> {
  const { text } = asked
  const quoted = quotedIn(text)
  const isTurned = joints(language, 'instead').some((joint) => text.toLowerCase().includes(joint))
  if (quoted.length >= 2) yield isTurned ? [quoted[1]!, quoted[0]!] : [quoted[0]!, quoted[1]!]
  for (const joint of joints(language, 'instead')) {
    const at = text.toLowerCase().indexOf(` ${joint} `)
    if (at > 0) yield [bare(text.slice(at + joint.length + 2)), bare(objectBefore(asked, at))]
  }
  if (!commands(asked, 'replace', 'set')) return
  const object = objectText(asked)
  for (const joint of joints(language, 'to')) {
    const at = object.toLowerCase().indexOf(` ${joint} `)
    if (at > 0) yield [bare(object.slice(0, at)), bare(object.slice(at + joint.length + 2))]
  }
}

/** The words before a place, without the command that leads them. */
function objectBefore(asked: Asked, at: number): string {
  const before = asked.text.slice(0, at)
  const lead =
    /^(?:please |bitte |por favor |s'il te plaît )?(?:say|write|use|put|make it|schreib\w*|sag\w*|nimm|dis|écris|mets|pon|di|usa)\s+/i.exec(
      before,
    )
  return lead ? before.slice(lead[0].length) : before
}

/** "Make it Year 2 Teaching Assistant", "the title should be …". */
function changeTitle(lines: PageLines, asked: Asked): Changed | null {
  const at = lines.findIndex(({ role }) => role === 'title')
  if (at < 0) return null
  const before = wordsOf(lines[at]!)
  const isNamed = asked.topics.includes('title')
  const [quoted] = quotedIn(asked.text)
  const object = bare((isNamed && quoted) || (isNamed ? withoutTopic(objectText(asked)) : objectText(asked)))
  if (object === '' || object.length > 80) return null
  const shares = contentOf(splitWords(object), 'en').some((word) => contentOf(splitWords(before), 'en').includes(word))
  const isTitle =
    isNamed || (commands(asked, 'set') && shares && /^\p{Lu}/u.test(object) && valuesIn(object).length === 0)
  if (!isTitle) return null
  return { lines: lines.toSpliced(at, 1, withWords(lines[at]!, object[0]!.toUpperCase() + object.slice(1))), before }
}

const TOPIC =
  /^(?:the |der |die |das |le |la |l'|el )?(?:job )?(?:title|titel|headline|überschrift|stellenbezeichnung|titre|intitulé|título|puesto)(?: du poste| del puesto)?(?: (?:to|into|is|as|sein|in|zu|auf|lautet|ist|en|est|à|a|es|por))?[\s:]*/iu
const withoutTopic = (words: string) => words.replace(TOPIC, '')

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /\+?\d[\d\s()/.-]{6,}\d/

/** An address or a number to write to takes the place of the one on the page. */
function changeContact(lines: PageLines, asked: Asked): Changed | null {
  for (const form of [MAIL, PHONE]) {
    const next = form.exec(asked.text)?.[0]
    if (!next) continue
    const at = lines.findIndex((line) => form.test(wordsOf(line)) && line.role !== 'facts')
    if (at < 0) continue
    const words = wordsOf(lines[at]!)
    const before = form.exec(words)![0]
    return {
      lines: lines.toSpliced(
        at,
        1,
        withWords(
          lines[at]!,
          words.replace(before, () => next.trim()),
        ),
      ),
      before,
    }
  }
  return null
}

const hasFigure = (words: string) => /\d/.test(words)

/** The figures of a wish take the place of those in the piece that it speaks of. */
function changeFigures(lines: PageLines, asked: Asked, language: Language): Changed | null {
  if (figuresIn(asked.text).length === 0) return null
  const wanted = valuesIn(asked.text)
  const named = objectOf(asked).filter((word) => !hasFigure(word))
  const candidates = [
    ...asked.topics.map((kind) => pieceWith(lines, kind)),
    findTarget(lines, named, language, hasFigure),
    ...wanted.map(({ kind }) => pieceWith(lines, kind)),
    likeliestPiece(lines, asked.text),
  ]
  for (const target of candidates) {
    const changed = target && changePiece(lines, target, asked.text, wanted)
    if (changed) return changed
  }
  return null
}

function changePiece(lines: PageLines, target: Target, wish: string, wanted: readonly FoundValue[]): Changed | null {
  const before = wordsOf(lines[target.line]!).slice(target.from, target.to)
  const by = withFigures(before, wish) ?? withValue(before, wanted)
  return by === null || by === before ? null : { lines: rewritePiece(lines, target, by), before }
}

/** Where figures do not pair, the whole value takes the place of the one of its kind. */
function withValue(words: string, wanted: readonly FoundValue[]): string | null {
  for (const value of wanted) {
    const stands = valuesIn(words).find(({ kind }) => kind === value.kind)
    if (stands) return words.slice(0, stands.from) + value.text + words.slice(stands.to)
  }
  return null
}

function* pieces(lines: PageLines): Generator<{ target: Target; words: string }> {
  for (const [at, line] of lines.entries())
    if (line.role !== 'blank' && line.role !== 'heading' && line.role !== 'title')
      for (const piece of piecesOf(line))
        yield { target: { line: at, ...piece }, words: wordsOf(line).slice(piece.from, piece.to) }
}

/** The first piece that holds a value of a kind. */
function pieceWith(lines: PageLines, kind: Kind): Target | null {
  for (const { target, words } of pieces(lines)) if (valuesIn(words).some((value) => value.kind === kind)) return target
  return null
}

/** The piece whose figures are most like those of the wish: "make it 22.25". */
function likeliestPiece(lines: PageLines, wish: string): Target | null {
  const [asked] = figuresIn(wish)
  let best: { target: Target; off: number } | null = null
  for (const { target, words } of pieces(lines))
    for (const figure of figuresIn(words)) {
      const off =
        Math.abs(Math.log(asked!.amount / figure.amount)) + (asked!.unit !== '' && asked!.unit !== figure.unit ? 1 : 0)
      if (Number.isFinite(off) && (!best || off < best.off)) best = { target, off }
    }
  return best && best.off < 1 ? best.target : null
}

const FACTS: readonly Kind[] = ['pay', 'hours', 'contract', 'mode', 'start', 'place']

/** A value without figures, or one that the page lacks. */
function changeFact(lines: PageLines, asked: Asked): Changed | null {
  if (!commands(asked, 'set', 'replace', 'add') && asked.topics.length === 0) return null
  const said = objectText(asked)
  for (const { kind, text } of valuesIn(said, readText(said))) {
    if (!FACTS.includes(kind)) continue
    const target = pieceWith(lines, kind)
    if (!target) return { lines: addFact(lines, text), before: '' }
    if (lines[target.line]!.role !== 'facts') continue
    const before = wordsOf(lines[target.line]!).slice(target.from, target.to)
    return { lines: rewritePiece(lines, target, text), before }
  }
  return null
}
