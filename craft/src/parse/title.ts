/** The title of the page: the job on offer as a careful writer would print it. */
import type { Label, Stretch } from '../label/label.ts'
import { perLanguage } from '../per-language.ts'
import { phraseFinder, tableFinder } from '../phrases.ts'
import type { Language, Span } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { type Clause, type Cut, cutAround } from './title-cut.ts'
import { printTitle } from './title-print.ts'
import { type Piece, piecesOf } from './title-tokens.ts'
import { wordsOf } from './title-words.ts'

export interface ReadTitle {
  /** "Senior Care Assistant (nights)", "Elektriker (m/w/d) für Gebäudetechnik", "Auxiliar administrativo/a". */
  text: string
  openings: number
  /** False where it should stand in a question beside the page. */
  sure: boolean
  /** Where the text names it; offsets in `Text.text`. */
  spans: Span[]
}

interface Candidate extends Span {
  cut: Cut
  score: number
  /** From words that were labelled as a title. */
  isTold: boolean
}

/** Below this a name is no more than a guess, and below the other it is none at all. */
const SURE = 1.05
const LIKELY = 0.55
/** From here on what was labelled as a title is one, whatever else is mentioned. */
const NAMED = 0.85

/**
 * Reads which job a brief is about.
 * @param stretches those that may be printed
 * @returns null where the text names no job: then the product asks
 */
export function readTitle(text: Text, stretches: readonly Stretch[]): ReadTitle | null {
  if (asksForSomethingElse(text)) return null
  const best = findBest(text, stretches)
  if (!best || best.score < LIKELY) return null
  const printed = printTitle(best.cut, text.text.slice(best.from, best.to + 60).split('\n')[0]!, text)
  if (!/\p{L}{2}/u.test(printed)) return null
  const sure = best.score >= SURE && best.cut.head >= 0 && printed.length <= 80
  return { text: printed, openings: best.cut.openings, sure, spans: [{ from: best.from, to: best.to }] }
}

function findBest(text: Text, stretches: readonly Stretch[]): Candidate | undefined {
  const clauses = Array.from(text.text.matchAll(/[^\n;!?]+/g), ({ 0: said, index }) => ({ said, at: index }))
  const isTold = (at: number) => stretches.some(({ label, from, to }) => label === 'title' && at >= from && at < to)
  const told = clauses.filter(({ said, at }) =>
    stretches.some((one) => one.label === 'title' && one.from < at + said.length && one.to > at),
  )
  const named = told.flatMap(({ said, at }) => candidatesIn(text, said, at, stretches, isTold))
  const isNamed = named.some((one) => one.isTold && one.score >= NAMED)
  const all = isNamed
    ? named.filter((one) => one.isTold)
    : clauses.flatMap(({ said, at }) => candidatesIn(text, said, at, stretches, isTold))
  const found = preferLater(text, all).sort((a, b) => b.score - a.score || a.from - b.from)
  return found[0]
}

function candidatesIn(
  text: Text,
  said: string,
  at: number,
  stretches: readonly Stretch[],
  isToldAt: (at: number) => boolean,
): Candidate[] {
  const { language } = text
  const pieces = piecesOf(said, language)
  const told = pieces.map(({ from }) => isToldAt(at + from))
  const stretchAt = (place: number) => stretches.find(({ from, to }) => place >= from && place < to)
  const found: Candidate[] = []
  let done = 0
  for (let i = 0; i < pieces.length; i++) {
    const runEnd = told[i] ? told.indexOf(false, i) : i + 1
    const end = runEnd < 0 ? pieces.length : runEnd
    const noun = pieces.findIndex(({ head }, k) => k >= i && k < end && head?.known)
    if (noun < 0 && (!told[i] || told[i - 1])) continue
    const anchor = noun >= 0 ? noun : openingOf(pieces.slice(i, end)) + i
    const stretch = stretches.find(
      ({ from, to }) => at + pieces[anchor]!.from >= from && at + pieces[anchor]!.from < to,
    )
    const clause: Clause = {
      language,
      pieces,
      isTold: (k) => told[k] ?? false,
      isLikely: (k) => (stretchAt(at + pieces[k]!.from)?.odds.title ?? 0) > 0.1,
      isSure: (stretch?.sure ?? 0) > 0.85,
    }
    const cut = cutAround(clause, anchor, done)
    if (!cut) {
      done = anchor + 1
      i = anchor
      continue
    }
    // "the doctors office"
    const isOwner =
      language === 'en' && !told[anchor] && cut.head < cut.pieces.length - 1 && cut.pieces[cut.head]?.head?.plural
    const [from, to] = [at + cut.pieces[0]!.from, at + cut.pieces.at(-1)!.to]
    const head = cut.pieces[cut.head]?.head
    if (!isOwner && (head?.known || !SOMEONE[language].test(said.slice(pieces[i]!.from))))
      found.push({
        cut,
        from,
        to,
        score: scoreOf(text, cut, { from, to }, stretch, told[anchor]!),
        isTold: told[anchor]!,
      })
    done = pieces.findIndex((piece) => at + piece.to >= to) + 1
    i = Math.max(i, done - 1)
  }
  return found
}

/** A name in which no noun is known begins what was said, or stands behind "Job title:". */
const openingOf = (run: readonly Piece[]): number =>
  run.findIndex(({ text }, at) => at > 0 && at < 6 && text === ':' && at + 1 < run.length) + 1

/** "someone to run our choir", "persona que dirija …": no name of a job, but what is done in it. */
const SOMEONE: Record<Language, RegExp> = {
  en: /\b(?:someone|somebody|a person|people) (?:to|who|that|for)\b/i,
  de: /\b(?:jemand|jemanden|wer|person|leute),? (?:der|die|zum|um)\b/i,
  fr: /(?:quelqu'un|personnes?) (?:pour|qui)(?!\p{L})/iu,
  es: /(?:alguien|personas?|gente) (?:que|q|para|pa)(?!\p{L})/iu,
}

/** How much less likely a job named under a label is the one on offer. */
const ELSEWHERE: Partial<Record<Label, number>> = {
  team: 0.7,
  apply: 0.8,
  perk: 0.5,
  notneeded: 0.6,
  nice: 0.5,
  must: 0.3,
  duty: 0.4,
  company: 0.3,
  aside: 0.3,
}

function scoreOf(
  text: Text,
  { pieces, head: at }: Cut,
  { from, to }: Span,
  stretch: Stretch | undefined,
  isTold: boolean,
): number {
  const head = pieces[at]?.head
  const named = head?.known ? (head.weak && pieces.length === 1 ? 0.2 : 0.7) : head ? 0.3 : 0
  const likelihood =
    named - (pieces.length > 8 ? 0.6 : 0) - (isSomebodyElses(text, from) ? 1.1 : 0) - (from > 600 ? 0.2 : 0)
  if (isTold) return (head ? 0.6 : 0.3) + 0.6 * stretch!.sure + likelihood
  const before = text.text.slice(Math.max(0, from - 60), from).toLowerCase()
  const isAsked = asksForAdvert(before, text.language)
  const isWanted = isAsked || from < 12 || WANTED[text.language].test(before)
  const opens = !/[\p{L}\d] *$/u.test(before)
  const isAlone = opens && !/^ *[\p{L}\d]/u.test(text.text.slice(to))
  if (!isWanted && !opens && (stretch?.odds.title ?? 0) < 0.1) return 0
  return (
    0.15 +
    (isWanted ? 0.45 : 0) +
    (isAsked ? 0.35 : 0) +
    (isAlone ? 0.25 : 0) +
    (opens && !head?.weak ? 0.1 : 0) +
    1.2 * (stretch?.odds.title ?? 0) -
    (ELSEWHERE[stretch?.label ?? 'aside'] ?? 0.1) +
    likelihood
  )
}

/** Whether somebody is asked for: a word of wanting stands before the job, or it opens the text. */
const WANTED: Record<Language, RegExp> = {
  en: /\b(?:appoint|advertise|replacement|need|needs|looking for|hire|hiring|recruit|recruiting|want|seek|seeks|seeking|wanted|role|position|job|post|vacancy|title|for an?|as an?|another|someone)\b[^.!?]{0,30}$/,
  de: /(?:such\p{L}*|brauch\p{L}*|gesucht|stelle|einstellen|fehlt|fehlen|position|benötig\p{L}*|als|anzeige|verstärk\p{L}*)(?!\p{L})[^.!?]{0,30}$/u,
  fr: /(?:cherch\p{L}*|recherch\p{L}*|recrut\p{L}*|embauch\p{L}*|besoin|faut|poste|annonce|offre|manque)(?!\p{L})[^.!?]{0,30}$/u,
  es: /(?:busc\p{L}*|necesit\p{L}*|precis\p{L}*|contrat\p{L}*|vacante|puesto|falta\p{L}*|oferta|anuncio|solicit\p{L}*|plazas?)(?!\p{L})[^.!?]{0,30}$/u,
}

/** "Redacta una oferta para un …": what is ordered is the text about this job. */
const asksForAdvert = (before: string, language: Language): boolean => {
  const said = ` ${before}`.split(/[.!?;\n]/).at(-1)!
  return [...wordsOf('advert', language)].some((phrase) => said.includes(` ${phrase} `) || said.includes(`'${phrase} `))
}

const finderOf = (kind: string) =>
  perLanguage((language) => phraseFinder([...wordsOf(kind, language)].map((phrase): [string, true] => [phrase, true])))
const othersIn = finderOf('other')

/** "reports to the head chef", "with our designer": whose job stands behind these words is not on offer. */
function isSomebodyElses({ text, language }: Text, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.;!?\n]/)
      .at(-1) ?? ''
  const words = before.toLowerCase().match(/[\p{L}'+]+/gu) ?? []
  const find = othersIn(language)
  // "Manages a staff accountant and a grants accountant"
  const isListed = words.length < 8 && find(words.slice(0, 3)).some(({ from }) => from === 0)
  return isListed || find(words.slice(-5)).some(({ to }) => to >= Math.min(words.length, 5) - 2)
}

const correctionsIn = tableFinder('corrections', 'later')

/** Of two jobs with a word between them that takes the first back, the later holds; of one job told twice, the fuller. */
function preferLater({ text, language }: Text, found: Candidate[]): Candidate[] {
  const find = correctionsIn(language)
  const inOrder = found.toSorted((a, b) => a.from - b.from)
  for (const [i, later] of inOrder.entries())
    for (const earlier of inOrder.slice(0, i)) {
      const between = text.slice(earlier.to, later.from)
      if (between.length < 60 && find(between.toLowerCase().match(/[\p{L}']+|,/gu) ?? []).length > 0) earlier.score -= 1
      else if (earlier.isTold && later.isTold && later.score > earlier.score - 0.5 && holds(later, earlier))
        later.score = Math.max(later.score, earlier.score + 0.05)
    }
  return found
}

/** Whether a name has all the words of another, and some more. */
function holds(full: Candidate, short: Candidate): boolean {
  const words = ({ cut }: Candidate) => cut.pieces.filter(({ isWord }) => isWord).map(({ lower }) => lower)
  const all = words(full)
  return all.length > words(short).length && all.length < 7 && words(short).every((word) => all.includes(word))
}

const genresIn = finderOf('genre')

/** Whether a text asks for something that is no description of a job: a poem, a translation. */
function asksForSomethingElse({ text, language }: Text): boolean {
  if (text.length > 600) return false
  const words = text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []
  return genresIn(language)(words).length > 0 && !asksForAdvert(`${words.join(' ')} `, language)
}
