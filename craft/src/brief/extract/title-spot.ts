/** Which words of a brief name the job, by what was learned from labelled briefs. */
import type { Fact, Span } from '../facts.ts'
import type { Hit } from '../match-phrases.ts'
import { BLANK, type Reading } from '../reading.ts'
import { TITLES } from '../sort/learned/titles.ts'
import { type Model, parseModel, sumsOf } from '../sort/model.ts'
import { looksOf, nameTitleFeatures, type Word, wordsIn } from '../sort/title-features.ts'
import { seen, trim } from './spot.ts'
import { untilHouse } from './title-edges.ts'
import { familyOf, seniorityOf } from './title-level.ts'
import { printTitle } from './title-print.ts'
import type { Head } from './title-words.ts'

let model: Model | null = null

export interface NamedWords {
  /** How much speaks for a stretch as the name of the job; below nought, more speaks against it. */
  weigh: (span: Span) => number
  /** The stretch for which most speaks. */
  best: { span: Span; weight: number } | null
}

/** Where the job is named at all, it is named in the first lines; a word further on is weighed only where it is a noun of the lexicon. */
const FIRST_LINES = 420
const LONGEST = 9
const APART = /^[\n,.;:!?|"•]$/
/** What a mark between two words costs. */
const MARK = -9

export function weighTitleWords(reading: Reading, hits: readonly Hit<unknown>[]): NamedWords {
  const known = model ?? parseModel(TITLES, 1)
  model = known
  const words = wordsIn(reading.plain.slice(0, FIRST_LINES))
  const named = (word: Word) => hits.some(({ from, to }) => from <= word.from && word.to <= to)
  const looks = looksOf(words, reading.text, named)
  const weights = words.map((word, index) =>
    APART.test(word.text) ? MARK : (sumsOf(known, (add) => nameTitleFeatures(looks, index, add))[0] ?? 0),
  )
  let best: NamedWords['best'] = null
  for (let first = 0; first < words.length; first++) {
    let weight = 0
    for (let last = first; last < Math.min(words.length, first + LONGEST); last++) {
      weight += weights[last]!
      if (weight > (best?.weight ?? 0)) best = { span: [words[first]!.from, words[last]!.to], weight }
    }
  }
  return {
    best,
    weigh: ([from, to]) =>
      words.reduce((sum, word, index) => (word.from >= from && word.to <= to ? sum + weights[index]! : sum), 0),
  }
}

/** Whether two stretches share a word or stand side by side. */
export const overlaps = (a: Span, b: Span): boolean => a[0] <= b[1] + 1 && b[0] <= a[1] + 1

/** From here on the words themselves tell enough. */
export const CLEAR = 2

/** "Stage UX research": the kind of contract is the job's name. */
export const PLACEMENT =
  /^(?:stage|praktikum|ausbildung|alternance|practicas|beca|internship|werkstudium|lehrstelle)(?: (?:en|als|zum|zur|de|in|im|for))? [A-Za-zÀ-ɏ][A-Za-zÀ-ɏ /&-]{1,34}?(?= \d|[,;.:(\u0001]| (?:a|en|in|im|bei|chez|pour|fur|para|mit|with|avec|con|de \d)(?![a-z])|$)/u

/** What stands around the name where it is told: a label, an article, a count. */
const AROUND =
  /^(?:[\p{L} ]{3,20}:\s+|\|?\s*(?:role|post|position|poste|puesto|stelle)\s?\|\s*|(?:jemand(?:en)?|quelqu'un|alguien|someone|somebody) (?:als|comme|como|as)\s|(?:an?|the|our|eine?(?:[:*/]?[nrms]{1,2})?|une?|una?|des|le|la|el|los|las|\d{1,2}|x\d|another|second|third|new|neue[nrs]?|noch|weitere[nrs]?)\s)+/iu
/** "UX research 6 mois". */
const TERM_BEHIND =
  /\s\(?\d.*$|(?:\s(?:auf|in|im|for|für|pour|en|de|du|d'|a|à|with|at|bei|zu|zum|zur|and|und|et|y|the|para|por|con|avec|mit|on|to|ab|as))+$/iu
/** "Product manager en Kuenta (fintech, 140 empleados)": whom it is for. */
const AT_HOUSE = /\s(?:en|chez|at|bei|para|pour|for) \p{Lu}\S*(?:\s\p{Lu}\S*)*$/u
const PRESENTED =
  /^ \([^()]*(?:\d (?:empleados|personas|trabajadores|salaries|personnes|collab|people|staff|employees|mitarb)|fintech|start-?up|agencia|agence|agency|saas)/u
/** What tells the work and names no job. */
const SOMEBODY =
  /^(?:[a-z]*vertretung (?:fur|im|in)|someone|somebody|people|persons?|help|hands?|jemand(?:e[mn])?|wen|leute|wer|quelqu|personnes?|alguien|gente|personas?|uno|una|who|to|fur|for|pour|para|fur[sm]?|ins?|(?:necesit|busc)[a-z]*(?: [a/]+)? alguien)(?![a-z])/u

/** No noun of the lexicon: the words themselves, where much speaks for them. */
export function fromSpot(reading: Reading, { best }: NamedWords): Fact | null {
  if (!best || best.weight < CLEAR || PLACEMENT.test(reading.plain.slice(reading.parts[0]?.from ?? 0))) return null
  const around = AROUND.exec(reading.text.slice(...best.span))?.[0].length ?? 0
  const term = TERM_BEHIND.exec(reading.text.slice(best.span[0] + around, best.span[1]))?.[0].length ?? 0
  const whole = trim(reading.text, [best.span[0] + around, best.span[1] - term])
  const at = AT_HOUSE.exec(reading.text.slice(...whole))
  const presented = at && PRESENTED.test(reading.plain.slice(whole[1]))
  const named: Span = presented ? [whole[0], whole[0] + at.index] : whole
  const span: Span = [named[0], named[0] + untilHouse(reading, named[0], named[1] - named[0])]
  const raw = reading.text.slice(...span)
  const spelled = reading.plain.slice(...span)
  if (!/\p{L}{2}/u.test(raw) || SOMEBODY.test(spelled) || raw.includes(BLANK)) return null
  const head: Head = { name: raw, family: 'general', language: reading.language, needsMore: false, plural: false }
  return {
    kind: 'title',
    ...seen(reading, span, 'medium', true),
    title: printTitle(raw, '', head, reading.language === 'en'),
    seniority: seniorityOf(reading, spelled, span[1]),
    family: familyOf(reading, spelled, head),
    headcount: null,
  }
}
