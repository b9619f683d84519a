/** Lines that people add at the end, or to a section. */
import { guessLanguage } from '../text/text.ts'
import type { Edits } from './edits.ts'
import { keyOf, type Line, linesOf } from './lines.ts'
import type { HouseRule } from './rule.ts'
import { isSameLine } from './support.ts'

type Addition = Extract<HouseRule, { kind: 'closing' | 'line' }>

/** So many blocks at the end of a text are its close. */
const CLOSE_BLOCKS = 3
/** In characters: longer ones are no lines. */
const ADDITION_MAX_LENGTH = 1000

interface Candidate {
  rules: Addition[]
  /** Of the first of them. */
  lines: Line[]
  ids: Set<string>
}

/** Lines that `least` documents or more got, in the wording that most of them have. Pauses after each document. */
export function* findAdditions(all: readonly Edits[], least: number): Generator<void, Addition[]> {
  const places = new Map<string, Candidate[]>()
  for (const edits of all) {
    yield
    for (const rule of additionsIn(edits)) {
      const lines = linesOf(rule.text)
      const place = placeOf(rule, lines.length)
      const candidates = places.get(place) ?? []
      places.set(place, candidates)
      const known = candidates.find((one) => lines.every((line, at) => isSameLine(one.lines[at]!, line)))
      if (known) {
        known.rules.push(rule)
        known.ids.add(edits.id)
      } else candidates.push({ rules: [rule], lines, ids: new Set([edits.id]) })
    }
  }
  const often = [...places.values()].flat().filter(({ ids }) => ids.size >= least)
  return often.map(({ rules }) => mostCommon(rules))
}

/** Only what stands in the same place can be the same addition. */
const placeOf = (rule: Addition, lines: number) =>
  [rule.kind, rule.language, rule.kind === 'line' ? keyOf(rule.heading) : '', lines].join(' ')

function additionsIn({ added, final }: Edits): Addition[] {
  if (final === null) return []
  const isNew = new Set(added)
  const blocks = [...Map.groupBy(final.lines, ({ block }) => block).values()]
  const last = final.lines.findLast(({ kind }) => kind === 'heading')
  const section = last ? final.lines.filter(({ heading, block }) => heading === last.text && block > last.block) : []
  if (last && isNew.has(last) && section.length > 0 && section.every((line) => isNew.has(line)))
    return [closing(last.text, textOf(section))].filter(fits)

  return blocks.flatMap((block, at): Addition[] => {
    const lines = block.filter((line) => isNew.has(line) && (line.kind === 'point' || line.kind === 'sentence'))
    const [first] = lines
    if (!first) return []
    const text = lines.map((line) => line.text).join(' ')
    if (first.kind === 'sentence') return at >= blocks.length - CLOSE_BLOCKS ? [closing(null, text)].filter(fits) : []
    return first.heading === null || lines.length < block.length
      ? []
      : [{ kind: 'line' as const, heading: first.heading, text, language: guessLanguage(text) }].filter(fits)
  })
}

const closing = (heading: string | null, text: string): Addition => ({
  kind: 'closing',
  heading,
  text,
  language: guessLanguage(text),
})

const fits = ({ text }: Addition) => text.length <= ADDITION_MAX_LENGTH

const textOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ block }) => block).values()]
    .map((block) => `${block[0]!.kind === 'point' ? '- ' : ''}${block.map(({ text }) => text).join(' ')}`)
    .join('\n\n')

function mostCommon(rules: readonly Addition[]): Addition {
  const groups = [...Map.groupBy(rules, ({ heading, text }) => `${heading}\n${text}`).values()]
  return groups.sort((a, b) => b.length - a.length)[0]![0]!
}
