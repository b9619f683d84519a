/** Which of the jobs that a text names is the one on offer. */
import type { Label, Stretch } from '../label/label.ts'
import { perLanguage } from '../per-language.ts'
import { phraseFinder, tableFinder } from '../phrases.ts'
import type { Language } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { type Cut, cutTitle, cutTitlesWithin } from './title-cut.ts'
import { wordsOf } from './title-words.ts'

export interface Candidate {
  cut: Cut
  /** What the cut was made from, and where it begins in the text. */
  said: string
  at: number
  score: number
  /** From words that were labelled as a title. */
  isLabelled: boolean
}

/** The score of a job that is only mentioned. */
const GUESS = 0.6

/** From here on what was labelled as a title is one, whatever else is mentioned. */
const NAMED = 0.85

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

/** Every job named as the one on offer, best first. */
export function findCandidates(text: Text, stretches: readonly Stretch[]): Candidate[] {
  const labelled = stretches.filter(({ label }) => label === 'title').flatMap((stretch) => labelledIn(text, stretch))
  const isNamed = labelled.some(({ score, cut }) => score >= (/['’]/.test(cut.pieces[0]!.text) ? 1 : NAMED))
  const rest = [...stretches.filter(({ label }) => label !== 'title'), ...heldBack(text, stretches)]
  const others = isNamed ? [] : rest.flatMap((stretch) => namedIn(text, stretch))
  const found = preferLater(text, [...labelled, ...others]).sort((a, b) => b.score - a.score || a.at - b.at)
  if (found.length > 0 || !isBrief(stretches)) return found
  const mentioned = rest.flatMap((stretch) => namedIn(text, stretch, true)).slice(0, 1)
  return mentioned.length > 0 ? mentioned : opening(text, stretches[0])
}

/** "Saturday person for our shop": where no trade is named, what a brief begins with is what it calls the job. */
function opening(text: Text, stretch: Stretch | undefined): Candidate[] {
  if (!stretch || stretch.odds.title < 0.05) return []
  const said = text.text.slice(stretch.from, stretch.to)
  const cut =
    said.trim().split(/\s+/).length <= 4 && !/[!?.,]\s*$/.test(said) ? cutTitle(said, text.language, false) : null
  return cut ? [{ cut, said, at: stretch.from, score: GUESS, isLabelled: false }] : []
}

/** Whether a text tells of a job at all: of work, demands, pay, hours or a contract. */
const isBrief = (stretches: readonly Stretch[]): boolean =>
  TOLD.filter((one) => stretches.some(({ label }) => label === one)).length > 1
const TOLD: readonly Label[] = ['duty', 'must', 'pay', 'hours', 'contract', 'perk']

/** What is not to be printed may name the job as well: the gaps between the stretches. */
function heldBack({ text }: Text, stretches: readonly Stretch[]): Pick<Stretch, 'label' | 'from' | 'to' | 'odds'>[] {
  const gaps: Pick<Stretch, 'label' | 'from' | 'to' | 'odds'>[] = []
  let from = 0
  for (const { from: next, to } of [...stretches, { from: text.length, to: text.length }]) {
    if (/\p{L}{3}/u.test(text.slice(from, next)))
      gaps.push({ label: 'aside', from, to: next, odds: { title: 0 } as Stretch['odds'] })
    from = to
  }
  return gaps
}

function labelledIn(text: Text, stretch: Stretch): Candidate[] {
  const found: Candidate[] = []
  for (const { part, from } of partsOf(text.text.slice(stretch.from, stretch.to))) {
    const at = stretch.from + from
    const cut = cutTitle(part, text.language, stretch.sure > 0.85)
    if (!cut) continue
    if (!cut.pieces[cut.head]?.head && SOMEONE[text.language].test(part)) continue
    const base = cut.pieces[cut.head]?.head ? 0.6 : 0.3
    found.push({ cut, said: part, at, score: base + 0.6 * stretch.sure + likelihood(text, cut, at), isLabelled: true })
  }
  return found
}

/** "someone to run our choir", "persona que dirija …": no name of a job, but what is done in it. */
const SOMEONE: Record<Language, RegExp> = {
  en: /\b(?:someone|somebody|a person|people) (?:to|who|that|for)\b/i,
  de: /\b(?:jemand|jemanden|wer|person|leute),? (?:der|die|zum|um)\b/i,
  fr: /(?:quelqu'un|personnes?) (?:pour|qui)(?!\p{L})/iu,
  es: /(?:alguien|personas?|gente) (?:que|q|para|pa)(?!\p{L})/iu,
}

/** A known job in words that were labelled as something else. */
function namedIn(
  text: Text,
  stretch: Pick<Stretch, 'label' | 'from' | 'to' | 'odds'>,
  isLastResort = false,
): Candidate[] {
  const found: Candidate[] = []
  for (const { part, from } of clausesOf(text.text.slice(stretch.from, stretch.to))) {
    const at = stretch.from + from
    for (const cut of cutTitlesWithin(part, text.language)) {
      const isAlone = cut.to - cut.from > part.trim().length * 0.7
      const isAsked = asksForAdvert(text, at + cut.from)
      const isWanted = isAsked || hasCue(text, at + cut.from)
      const opens = cut.from === part.search(/\S/) && !cut.pieces[cut.head]?.head?.weak
      const head = cut.pieces[cut.head]?.head
      if (isLastResort) {
        if (!head?.weak && (ELSEWHERE[stretch.label] ?? 0) < 0.5 && !isSomebodyElses(text, at + cut.from))
          found.push({ cut, said: part, at, score: GUESS, isLabelled: false })
        continue
      }
      if (!isAlone && !isWanted && !opens && stretch.odds.title < 0.1) continue
      const score =
        0.15 +
        (isWanted ? 0.45 : 0) +
        (isAsked ? 0.35 : 0) +
        (isAlone ? 0.25 : 0) +
        (opens ? 0.1 : 0) +
        1.2 * stretch.odds.title -
        (ELSEWHERE[stretch.label] ?? 0.1) -
        (cut.openings > 1 && stretch.label === 'company' ? 0.5 : 0) +
        likelihood(text, cut, at)
      found.push({ cut, said: part, at, score, isLabelled: false })
    }
  }
  return found
}

function likelihood(text: Text, cut: Cut, at: number): number {
  const head = cut.pieces[cut.head]?.head
  const named = head?.known ? (head.weak && cut.pieces.length === 1 ? 0.2 : 0.7) : head ? 0.3 : 0
  return (
    named - (cut.pieces.length > 8 ? 0.6 : 0) - (isSomebodyElses(text, at + cut.from) ? 1.1 : 0) - (at > 600 ? 0.2 : 0)
  )
}

/** "team lead - sorry, deputy team lead", lines of a heading: each may name the job. */
function partsOf(said: string): { part: string; from: number }[] {
  const parts: { part: string; from: number }[] = []
  for (const match of said.matchAll(/[^\n;!]+/g)) parts.push({ part: match[0], from: match.index })
  return parts
}
function clausesOf(said: string): { part: string; from: number }[] {
  return Array.from(said.slice(0, 400).matchAll(/(?:[^\n;!?.,: ]| (?![-–—] ))+/g), ({ 0: part, index: from }) => ({
    part,
    from,
  }))
}

/** Whether somebody is asked for: a word of wanting stands before the job, or it opens the text. */
function hasCue({ text, language }: Text, at: number): boolean {
  return at < 12 || WANTED[language].test(text.slice(Math.max(0, at - 60), at).toLowerCase())
}
const WANTED: Record<Language, RegExp> = {
  en: /\b(?:appoint|advertise|replacement|need|needs|looking for|hire|hiring|recruit|recruiting|want|seek|seeks|seeking|wanted|role|position|job|post|vacancy|title|for an?|as an?|another|someone)\b[^.!?]{0,30}$/,
  de: /(?:such\p{L}*|brauch\p{L}*|gesucht|stelle|einstellen|fehlt|fehlen|position|benötig\p{L}*|als|anzeige|verstärk\p{L}*)(?!\p{L})[^.!?]{0,30}$/u,
  fr: /(?:cherch\p{L}*|recherch\p{L}*|recrut\p{L}*|embauch\p{L}*|besoin|faut|poste|annonce|offre|manque)(?!\p{L})[^.!?]{0,30}$/u,
  es: /(?:busc\p{L}*|necesit\p{L}*|precis\p{L}*|contrat\p{L}*|vacante|puesto|falta\p{L}*|oferta|anuncio|solicit\p{L}*|plazas?)(?!\p{L})[^.!?]{0,30}$/u,
}

/** "Redacta una oferta para un …": what is ordered is the text about this job. */
function asksForAdvert({ text, language }: Text, at: number): boolean {
  const before = ` ${text.slice(Math.max(0, at - 60), at).toLowerCase()}`.split(/[.!?;\n]/).at(-1)!
  return [...wordsOf('advert', language)].some(
    (phrase) => before.includes(` ${phrase} `) || before.includes(`'${phrase} `),
  )
}

const listFinder = (kind: string, language: Language) =>
  phraseFinder([...wordsOf(kind, language)].map((phrase): [string, true] => [phrase, true]))

const othersIn = perLanguage((language) => listFinder('other', language))

/** "reports to the head chef", "with our designer": whose job stands behind these words is not on offer. */
function isSomebodyElses(text: Text, at: number): boolean {
  const before =
    text.text
      .slice(Math.max(0, at - 60), at)
      .split(/[.;!?\n]/)
      .at(-1) ?? ''
  const words = before.toLowerCase().match(/[\p{L}'+]+/gu) ?? []
  const find = othersIn(text.language)
  // "Manages a staff accountant and a grants accountant"
  const isListed = words.length < 8 && find(words.slice(0, 3)).some(({ from }) => from === 0)
  return isListed || find(words.slice(-5)).some(({ to }) => to >= Math.min(words.length, 5) - 2)
}

const correctionsIn = tableFinder('corrections', 'later')

/** Of two jobs with a word between them that takes the first back, the later holds; of one job told twice, the fuller. */
function preferLater(text: Text, found: Candidate[]): Candidate[] {
  const find = correctionsIn(text.language)
  const inOrder = [...found].sort((a, b) => a.at - b.at)
  for (const [i, later] of inOrder.entries())
    for (const earlier of inOrder.slice(0, i)) {
      const between = text.text.slice(earlier.at + earlier.cut.to, later.at + later.cut.from)
      if (between.length < 60 && find(between.toLowerCase().match(/[\p{L}']+|,/gu) ?? []).length > 0) earlier.score -= 1
      else if (earlier.isLabelled && later.isLabelled && holds(later, earlier))
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

const genresIn = perLanguage((language) => listFinder('genre', language))

/** Whether a text asks for something that is no description of a job: a poem, a translation. */
export function asksForSomethingElse({ text, language }: Text): boolean {
  if (text.length > 600) return false
  const words = text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []
  const plain = ` ${words.join(' ')} `
  return (
    genresIn(language)(words).length > 0 &&
    ![...wordsOf('advert', language)].some((phrase) => plain.includes(` ${phrase} `))
  )
}
