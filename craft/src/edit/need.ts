/** A demand becomes a wish and a wish a demand: the line, or only the item of it that is named, stands under the other heading. */
import { type SectionKind, splitWords, wordSpots } from '../headings.ts'
import { faultOf } from '../line/check-line.ts'
import { classOf } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { mayStand } from './add.ts'
import { addBullet, removePiece, rewritePiece } from './change-lines.ts'
import { type Answers, type Context, type Followed, headingFor } from './context.ts'
import { contentOf, findTarget } from './find-target.ts'
import { frameOf, upper, withoutItem } from './items.ts'
import { type PageLines, wordsOf } from './page.ts'
import { type Asked, commands, objectText, readAsked, thingNamed } from './wishes.ts'

export function moveNeed(lines: PageLines, asked: Asked, context: Context, answers: Answers): Followed {
  const { language } = context
  const { done, refused } = answers
  // "The CDL is nice to have, and so is the respirator"
  const names = asked.text.split(SO_IS)
  if (names.length === 2 && !commands(readAsked(names[1]!, language), 'optional', 'required')) {
    const [first, hit] = [readAsked(names[0]!, language), asked.hits.find(({ value }) => NEEDS.includes(value))]
    const need = hit ? asked.words.slice(hit.from, hit.to).join(' ') : ''
    const one = commands(first, 'optional', 'required') ? moveNeed(lines, first, context, answers) : null
    if (one?.wish.done) {
      const other = moveNeed(one.lines, readAsked(`${names[1]} ${need}`, language), context, answers)
      return other.wish.done ? { ...other, wish: { ...other.wish, text: asked.text } } : other
    }
  }
  const hit = asked.hits.find(({ value }) => value === 'optional' || value === 'required')!
  const isDenied = asked.words.slice(Math.max(0, hit.from - 3), hit.from).some((word) => DENIED.test(word))
  const isWish = hit.value === 'optional' || isDenied
  const kind = isWish ? 'wish' : 'demand'
  const heading = headingFor(kind, context, lines)
  const named = splitWords(withoutContrast(objectText(asked))).filter(
    (word) => !/^(?:one|it|eine?[nr]?|une?|una?)$/.test(word),
  )
  const target =
    findTarget(
      lines,
      named,
      language,
      (_, { role, section }) => role === 'bullet' && (section === 'wish' || section === 'demand'),
    ) ?? findTarget(lines, named, language, (_, { role }) => role === 'bullet')
  if (!target) return addNeed(lines, asked, kind, heading, context, { done, refused })
  const line = lines[target.line]!
  if (line.section === kind) {
    const plain = withoutNeed(wordsOf(line), language, isWish ? 'required' : 'optional')
    return done(rewritePiece(lines, { line: target.line, from: 0, to: wordsOf(line).length }, plain), 'changed', {
      what: wordsOf(line),
    })
  }
  const words = wordsOf(line).slice(target.from, target.to)
  // "R or Python" is the whole line, though a letter alone names little.
  const isWhole = asked.text.toLowerCase().includes(words.toLowerCase().replace(/[\s.]+$/, ''))
  const parted = isWhole ? null : withoutItem(words, contentOf(named, language), language)
  const isOneOf = parted && !/^\p{Ll}+(?:en|t)\b/u.test(parted.taken) && (!parted.isAlternative || parted.share > HALF)
  if (parted?.isAlternative && /^\p{Ll}+(?:en|t)\b/u.test(parted.taken)) return refused('part-of-line')
  const without = isOneOf ? rewritePiece(lines, target, parted.rest) : removePiece(lines, target)
  const said = isOneOf ? framed(frameOf(words, language), parted.taken) : words
  const plain = withoutNeed(said, language, isWish ? 'required' : 'optional')
  // A German noun keeps its capital behind "Du hast"; other words may be names.
  const isFramed =
    plain !== said && !isOneOf && language === 'de' ? framed(frameIn(lines, kind, language), plain) : plain
  return done(addBullet(without, kind, isFramed, heading, isFramed === words), 'moved', { where: heading })
}

const NEEDS: readonly string[] = ['optional', 'required']
const SO_IS = /[,;]?\s+(?:and so (?:is|are)|und auch|et aussi|y también)\s+/iu

/** "Euskera is required, epilepsy not": what is said of the other is no name of the first. */
const withoutContrast = (said: string): string => said.replace(/[,;]\s+[^,;]+\s(?:no|not|nicht|pas|non)\s*[.!]?$/iu, '')

/** "No es indispensable", "isn't required any more". */
const DENIED = /^(?:not|no|isn't|nicht|keine?n?|pas|plus|n'est)$/
const HALF = 0.5

const framed = (frame: string, words: string): string =>
  frame === '' || words.startsWith(frame)
    ? upper(words)
    : frame +
      (/^\p{Lu}\p{Ll}/u.test(words) && !/^Du|^Sie/.test(frame) ? words[0]!.toLowerCase() + words.slice(1) : words)

/** How the lines of a section begin, where most begin alike. */
function frameIn(lines: PageLines, kind: SectionKind, language: Language): string {
  const own = lines.filter(({ role, section }) => role === 'bullet' && section === kind).map(wordsOf)
  const frame = frameOf(own[0] ?? '', language)
  return frame !== '' && own.filter((words) => words.startsWith(frame)).length * 2 > own.length ? frame : ''
}

/** Words that said how much it mattered go with the heading: "KNX would be nice" is "KNX" among the demands. */
function withoutNeed(words: string, language: Language, need: 'optional' | 'required'): string {
  const asked = readAsked(words, language)
  const hit = asked.hits.find(({ value }) => value === need)
  if (!hit) return words
  const spots = wordSpots(words)
  if (hit.from === 0) {
    const rest = words.slice(spots[hit.to]?.from ?? words.length)
    return faultOf(rest, 'demand', language) === null ? upper(rest) : words
  }
  const verb = asked.words.findLastIndex(
    (word, at) => at > 0 && at < hit.from && at > hit.from - NEAR && classOf(word, language) === 'auxiliary',
  )
  const rest = words.slice(0, spots[verb > 0 ? verb : hit.from]!.from).replace(/[\s,;:(–-]+$/, '')
  return faultOf(rest, 'demand', language) === null ? rest : words
}
const NEAR = 5

/** What the page lacks stands under the heading by its own name: "R or Python". */
function addNeed(
  lines: PageLines,
  asked: Asked,
  kind: 'wish' | 'demand',
  heading: string,
  { language }: Context,
  { done, refused }: Answers,
): Followed {
  const isClause = commands(asked, 'add') && /\b(?:hay que|il faut|must|need|muss|müssen)\b/iu.test(asked.text)
  const line = isClause ? upper(clauseBehind(asked)) : upper(thingNamed(asked, language))
  if (contentOf(splitWords(line), language).length === 0 || !mayStand(faultOf(line, kind, language), isClause))
    return refused('not-understood')
  return done(addBullet(lines, kind, line, heading), 'added', { where: heading })
}

/** The clause of "add that …", with the words that say it is needed. */
const clauseBehind = ({ text }: Asked): string =>
  text.replace(/^.*?\s(?:that|dass|que|qu')\s*(?=\S+\s)/iu, '').replace(/[\s.!]+$/, '')
