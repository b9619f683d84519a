/** Lines that people add at the end, or to a section. */
import { guessLanguage } from '../text/text.ts'
import { type Edits, isWrittenAnew } from './edits.ts'
import { type LineTopic, topicOf } from './line-topic.ts'
import { type Line, linesOf } from './lines.ts'
import { idOf } from './parts.ts'
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
  return often.flatMap(({ rules }) => {
    const [rule, times] = mostCommon(rules)
    // What takes the place of others is the same each time; what names the role is a line of that role.
    return rule.kind === 'closing' && rule.instead && times * 2 < rules.length ? [] : [rule]
  })
}

/** Only what stands in the same place can be the same addition. */
const placeOf = (rule: Addition, lines: number) =>
  [
    rule.kind,
    rule.language,
    rule.kind === 'line' ? idOf(rule.heading, rule.language) : (rule.instead ?? ''),
    lines,
  ].join(' ')

function additionsIn(edits: Edits): Addition[] {
  const { added, final } = edits
  if (final === null) return []
  const replaced = replacementsIn(edits)
  const isNew = new Set(added.filter((line) => !replaced.some(({ lines }) => lines.includes(line))))
  const rules = replaced.map(({ topic, lines }) => ({
    ...closing(null, lines.map(({ text }) => text).join(' ')),
    instead: topic,
  }))
  const blocks = [...Map.groupBy(final.lines, ({ block }) => block).values()]
  const last = final.lines.findLast(({ kind }) => kind === 'heading')
  const section = last ? final.lines.filter(({ heading, block }) => heading === last.text && block > last.block) : []
  if (last && isNew.has(last) && section.length > 0 && section.every((line) => isNew.has(line)))
    return [...rules, closing(last.text, textOf(section))].filter(fits)

  const others = blocks.flatMap((block, at): Addition[] => {
    const lines = block.filter((line) => isNew.has(line) && (line.kind === 'point' || line.kind === 'sentence'))
    const [first] = lines
    if (!first) return []
    const text = lines.map((line) => line.text).join(' ')
    if (first.kind === 'sentence') return at >= blocks.length - CLOSE_BLOCKS ? [closing(null, text)] : []
    return first.heading === null || lines.length < block.length
      ? []
      : [{ kind: 'line' as const, heading: first.heading, text, language: guessLanguage(text) }]
  })
  return [...rules, ...others].filter(fits)
}

/**
 * Lines of a topic that stand where others of that topic stood: an edit that pairs the two, or one that removes these and adds
 * those.
 */
function replacementsIn(edits: Edits): { topic: LineTopic; lines: Line[] }[] {
  const { generated, final, language } = edits
  if (final === null || isWrittenAnew(edits)) return []
  const topics = (lines: readonly Line[]) =>
    Map.groupBy(
      lines.filter(({ kind }) => kind === 'sentence' || kind === 'point'),
      (line) => topicOf(line.text, line.heading, language),
    )
  const [before, after] = [topics(generated.lines), topics(final.lines)]
  return [...after].flatMap(([topic, lines]) => {
    if (topic === null) return []
    const had = before.get(topic) ?? []
    const fresh = lines.filter(({ key }) => !generated.lines.some((line) => line.key === key))
    const kept = had.filter(({ key }) => final.lines.some((line) => line.key === key))
    return had.length > 0 && kept.length === 0 && fresh.length > 0 ? [{ topic, lines: fresh }] : []
  })
}

const closing = (heading: string | null, text: string): Extract<Addition, { kind: 'closing' }> => ({
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

/** The wording that most have, and how many do. */
function mostCommon(rules: readonly Addition[]): [rule: Addition, times: number] {
  const groups = [...Map.groupBy(rules, ({ heading, text }) => `${heading}\n${text}`).values()]
  const most = groups.sort((a, b) => b.length - a.length)[0]!
  return [most[0]!, most.length]
}
