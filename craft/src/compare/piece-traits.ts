/** What tells a rewording from an invention in a piece of a description, by name: the training weighs each. */
import type { Family, Span } from '../brief/facts.ts'
import type { Claim } from './claims.ts'
import { isEverydayWord } from './everyday-words.ts'
import { familyRoots } from './family-roots.ts'
import type { Description } from './find.ts'
import { isGift, kinOf } from './kindred-words.ts'
import type { Known } from './known.ts'
import { spelledOut } from './letters.ts'
import type { Headed } from './sections.ts'
import { type Stretch, stretchAt, stretchesOf } from './stretches.ts'
import { findLoosely, findTold, wordsIn } from './told-words.ts'
import { asksHard, isFiller, isTelling, isTrait } from './traits.ts'
import { rootOf } from './word-roots.ts'

export interface Surroundings {
  description: Description
  known: Known
  family: Family
  /** How often the description has each root. */
  uses: ReadonlyMap<string, number>
  stretches: readonly Stretch[]
  /** What was found in the description for certain. */
  claims: readonly Found[]
  /** Words that were looked up already. */
  met: Map<string, Word>
}

type Found = Pick<Claim, 'span' | 'kind' | 'ground'>

/** Told by no source, and found by its words alone: the piece around it tells more. */
const isLoose = ({ kind, ground }: Found): boolean =>
  ground === 'none' && (kind === 'demand' || kind === 'benefit' || kind === 'name')

export function surroundingsOf(description: Description, known: Known, found: readonly Found[]): Surroundings {
  const uses = new Map<string, number>()
  for (const word of wordsIn(description.plain)) uses.set(rootOf(word), (uses.get(rootOf(word)) ?? 0) + 1)
  const title = known.brief.facts.find((fact) => fact.kind === 'title')
  return {
    description,
    known,
    family: title?.family ?? 'general',
    uses,
    stretches: stretchesOf(known.told.plain),
    claims: found.filter((one) => !isLoose(one)),
    met: new Map(),
  }
}

/** t: told; l: told by the first letters alone; f: of the role's family; e: of work at large; n: none of these. */
type Level = 't' | 'l' | 'f' | 'e' | 'n'

interface Word {
  word: string
  level: Level
  source: Span | undefined
}

function wordsOf(text: string, around: Surroundings): Word[] {
  const words = wordsIn(text).flatMap((word) => (/\p{L}{3}-\p{L}{3}/u.test(word) ? word.split('-') : [word]))
  // "Special educational needs" is SEN, whichever of its words tell something.
  const { at: spelled } = spelledOut(words, around.known.told)
  return words.flatMap((word, index) => {
    if (!isTelling(word) || isFiller(word)) return []
    const met = around.met.get(word) ?? lookUp(word, around)
    around.met.set(word, met)
    return [spelled.has(index) ? { ...met, level: 't' } : met]
  })
}

function lookUp(word: string, { description: { language }, known: { told, company }, family }: Surroundings): Word {
  const strict = findTold(word, told)
  const source = strict ?? findLoosely(word, told)
  const level = (): Level => {
    if (strict || findTold(word, company)) return 't'
    if (source) return 'l'
    if (familyRoots(family, language).has(rootOf(word))) return 'f'
    return isEverydayWord(word, language) ? 'e' : 'n'
  }
  return { word, level: level(), source }
}

/** Whether a source has each of its words. */
export function isAllTold(span: Span, around: Surroundings): boolean {
  const words = wordsOf(around.description.plain.slice(...span), around)
  return words.length > 0 && words.every(({ level }) => level === 't')
}

/** Who speaks of the employer tells something; who paints does not. */
const OF_US = /(?<![a-z])(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nuestr\p{L}+|somos|tenemos)(?![a-z])/u

export const speaksOfUs = (text: string): boolean => OF_US.test(text)

const STEPS = [0, 0.26, 0.4, 0.5, 0.74, 0.99]
const step = (share: number): string => String(STEPS.filter((one) => share > one).length)
const few = (count: number): string => String(count < 6 ? count : count < 9 ? 6 : 9)

const OF_OURS = /(?<![a-z])(?:our|unser[a-z]*|notre|nos|nuestr[oa]s?) (?:[a-z]+ )?([a-zß-ɏ]{4,})/u
/** How often, and when: a brief that says it not leaves it open. */
const OFTEN =
  /(?<![a-z])(?:(?:every|each|once|twice|one|two) (?:an? |other |second |third )?(?:day|week|fortnight|month|quarter|year|morning|evening|night|monday|friday|saturday|season)|(?:daily|weekly|monthly|quarterly|nightly|yearly|fortnightly)|(?:jeden|jede|jedes|einmal|zweimal|alle) (?:[a-z]+ )?(?:tag|woche|monat|quartal|jahr|morgen|abend|[a-z]+tags?)[a-z]*|(?:monatlich|wochentlich|taglich|jahrlich)|(?:chaque|tous les|toutes les|une fois|deux fois) (?:[a-z]+ )?(?:jour|semaine|mois|trimestre|ans?|annee|matin|soir|[a-z]+di)s?|(?:cada|todos los|todas las|una vez|dos veces) (?:[a-z]+ )?(?:dia|semana|mes|trimestre|ano|manana|noche|temporada)s?)(?![a-z])/u

export function traitsOf(span: Span, one: Headed, around: Surroundings): ReadonlySet<string> {
  const { description, known, uses } = around
  const text = description.plain.slice(...span)
  const where = one.section[0]! + (one.item ? 'i' : 'p')
  const words = wordsOf(text, around)
  const traits = new Set<string>()
  const add = (...parts: string[]) => traits.add(parts.join(' '))
  const count = (levels: string) => words.filter(({ level }) => levels.includes(level)).length
  const share = (levels: string) => step(count(levels) / Math.max(1, words.length))

  add('at', where)
  if (!one.item) add('prose', one.heading === '' ? 'before a heading' : 'below one', speaksOfUs(text) ? 'of us' : '')
  add('words', few(words.length), where)
  add('t', share('t'))
  add('t', share('t'), where)
  add('tl', share('tl'), where)
  add('tl', share('tl'), 'n', few(count('n')))
  add('tl', share('tl'), 'words', few(words.length))
  add('tlf', share('tlf'), where)
  add('n', few(count('n')), where)
  add('ne', few(count('ne')), where)

  const first = words[0]?.level ?? '-'
  const last = words.at(-1)?.level ?? '-'
  add('first', first, where)
  add('last', last, where)
  add('ends', first, last)
  const longest = words.reduce<Word | null>(
    (best, each) => (each.word.length > (best?.word.length ?? 0) ? each : best),
    null,
  )
  add('longest', longest?.level ?? '-')

  // "Keep records in our booking app": of what is theirs the brief would have told.
  const theirs = OF_OURS.exec(text)?.[1]
  const their = theirs ? words.find(({ word }) => word === theirs || word.startsWith(theirs)) : undefined
  if (their) add('our', their.level, where)
  const { longest: run } = words.reduce(
    ({ now, longest }, { level }) => {
      const next = level === 't' || level === 'l' ? 0 : now + 1
      return { now: next, longest: Math.max(longest, next) }
    },
    { now: 0, longest: 0 },
  )
  add('run', few(run), where)
  add('run', few(run), 'tl', share('tl'))
  add('often', String(OFTEN.test(text)), where)

  // A brief says a thing once: what it says was said elsewhere in the text, or is said here.
  const hits = words.filter(({ level }) => level === 't' || level === 'l')
  const again = hits.filter(({ word }) => (uses.get(rootOf(word)) ?? 0) > 1).length
  add('again', hits.length === 0 ? '-' : step(again / hits.length), where)
  const { cover, most, met } = meetingOf(words, around.stretches)
  add('cover', step(cover), where)
  add('cover', step(cover), 'ne', few(count('ne')))
  add('most', few(most), 'words', few(words.length))
  add('stretches', few(met), few(words.length))

  const typed = description.text.slice(...span)
  add('role', String(known.sources.isRoleKnowledge?.(typed) ?? false), where)
  add('digit', String(/\d/.test(text)))
  add('caps', String((description.language === 'de' ? /\p{Lu}{2}|\p{Ll}\p{Lu}/u : /\s\p{Lu}\p{L}/u).test(typed)), where)
  add('hard', String(asksHard(text)), where)
  add('traits', String(words.some(({ word }) => isTrait(word))), where)
  const gifts = words.map(({ word }) => kinOf(word)).filter(isGift)
  add('gift', gifts.length === 0 ? '-' : String(gifts.every((kin) => known.told.kin.has(kin!))), where)
  for (const { kind, ground, span: at } of around.claims)
    if (at[0] < span[1] && span[0] < at[1]) add('claim', kind, ground)

  // What a told word is about says nothing.
  const told = new Set(words.filter(({ level }) => level === 't').map(({ word }) => rootOf(word)))
  for (const root of new Set(wordsIn(text).map(rootOf))) {
    if (told.has(root)) continue
    add('w', root)
    add('w', root, where)
  }
  const spoken = text.match(/\p{L}+/gu) ?? []
  for (const [index, word] of spoken.entries()) {
    if (word.length < 5 && !isTelling(word)) add('small', word, where)
    if (index > 0) add('pair', spoken[index - 1]!.slice(0, 6), word.slice(0, 6))
  }
  const opening = spoken.slice(0, 2).map(rootOf)
  add('opens', opening[0] ?? '')
  add('opens', ...opening)
  return traits
}

/** How much of one stretch of the brief is in the words, and in how many stretches they are. */
function meetingOf(words: readonly Word[], stretches: readonly Stretch[]) {
  const places = new Map<Stretch, Set<number>>()
  for (const { source } of words) {
    const stretch = source && stretchAt(source[0], stretches)
    if (stretch) places.set(stretch, (places.get(stretch) ?? new Set()).add(source[0]))
  }
  let cover = 0
  let most = 0
  for (const [stretch, at] of places) {
    cover = Math.max(cover, Math.min(1, at.size / Math.max(1, stretch.words)))
    most = Math.max(most, at.size)
  }
  return { cover, most, met: places.size }
}
