/** Sentences that ask something of the person without naming a tool, a degree or a number. */

import { LANGUAGE_LOOKUP } from '../brief/extract/lists.ts'
import type { Brief, Span } from '../brief/facts.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import type { Claim, Ground, Sources } from './claims.ts'
import { isRequiredByLaw } from './concepts.ts'
import { type Evidence, stemOf } from './evidence.ts'
import type { Description } from './grounds.ts'
import { kinOf } from './kindred-words.ts'
import { equalitySpans } from './terms.ts'
import { isTelling } from './traits.ts'

const REQUIREMENTS =
  /(?:^(?:you|du|sie|vous|tu)$|require|qualif|you(?:'ll| will)? (?:have|bring|need)|must-haves|we(?:'d| would) (?:love|like)|we expect|we(?:'re| are) after|must[- ]have|nice[- ]to[- ]have|your profile|profile|skills|who you are|about you|ideal candidate|looking for|essential|desirable|bonus|experience|anforderung|profil|das bringst|was (?:du|sie) mitbring|mitbring|qualifikation|voraussetzung|wunschenswert|wen wir suchen|(?:du|sie) (?:hast|haben)|zeichnet|votre profil|recherchons|qui etes|vous etes|attend|pedimos|buscamos|necesit|ce que vous apportez|profil recherche|competences|exigences|atouts|requisitos|perfil|lo que (?:aportas|necesitas|buscamos)|se valora|deseable|imprescindible|que aportas)/u
const ASKS =
  /(?:(?<![A-Za-zÀ-ɏ])(?:must|required|requires|you need(?! support| adjustments)|need to have|essential|mandatory|you have(?! done| built)|you bring(?! the)|we expect|expected to have|should have|experience (?:in|with|of)|ability to|able to|proven|track record|passion(?:ate)? (?:for|about)|erforderlich|vorausgesetzt|(?:sie bringen|du bringst)(?=[^.]{1,60} mit(?![a-z]))|setzen wir voraus|erfahrung (?:in|mit|im)|fahigkeit|leidenschaft|exige|requis|indispensable|vous (?:avez|disposez|justifiez)|capacite a|experience (?:en|dans|de)|imprescindible|(?<!lo )necesari[oa]|experiencia (?:en|con|de)|capacidad (?:de|para)|pasion por)(?![A-Za-zÀ-ɏ]))/u
/** Said of nearly every job: neither invented nor told. */
export const COMMON_GROUND =
  /(?:whatever you need to|what helps|arrange it|adjustment|accommodat\w+ (?:at|for|in)|support during|arranged to take part|word to us|tell us if|just tell us|apply (?:all|if|anyway|and)|write to us|sounds like you|tick every|not everything|nobody (?:brings|has)|one point missing|not sure about|(?:bewirb|bewerben) |schreib(?:en sie)? uns|ein punkt fehlt|nicht alles auf der liste|lieber bewerben|postulez|racontez|raconte-|candidature|ecrivez-nous|toutes les cases|personne n'apporte|presentate|escribenos|candidatura|no hace falta cumplir|nadie lo trae|no todo en la lista)|^(?:(?:if you meet|you do not need to|most of (?:the|this) list|please apply|no degree|we train|training given|apply even|you don't need)|[^.]*(?:meet (?:most|every|all)|apply anyway|auch wenn (?:du|sie) nicht|meme si vous ne|aunque no cumplas))/u

/** "Experience is not needed" asks for nothing. */
export const NOT_ASKED =
  /(?:nicht (?:notig|erforderlich|notwendig)|not (?:needed|required|necessary|essential)|^no (?:previous |prior )?\p{L}+ (?:is )?(?:needed|required|necessary)|(?:pas|non) (?:requise?|necessaire|exigee?)|no (?:es )?(?:necesari[oa]|imprescindible))/u

export interface Known {
  told: Evidence
  company: Evidence
  sources: Sources
  brief: Brief
}

export function findDemands(
  description: Description,
  claims: readonly Claim[],
  known: Known,
): { span: Span; ground: Ground; source: Span | null }[] {
  const found: { span: Span; ground: Ground; source: Span | null }[] = []
  const skip = equalitySpans(description.plain)
  for (const { heading, span, item } of headedSentences(description.plain)) {
    if (skip.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to)) continue
    const text = description.plain.slice(...span)
    if (!(item && REQUIREMENTS.test(heading)) && !ASKS.test(text)) continue
    if (COMMON_GROUND.test(text) || NOT_ASKED.test(text)) continue
    for (const part of unclaimed(description.plain, span, item, claims)) {
      const judged = judge(description.plain.slice(...part), part, description, known)
      if (judged) found.push({ span: part, ...judged })
    }
    const word = item ? untoldCredential(description, span, claims, known) : null
    if (word && !found.some((one) => one.span[0] < word[1] && word[0] < one.span[1]))
      found.push({ span: word, ground: 'none', source: null })
  }
  return found
}

/** "AWS certification", where the brief only speaks of AWS. */
function untoldCredential(
  { plain: text, language }: Description,
  span: Span,
  claims: readonly Claim[],
  { told, brief }: Known,
): Span | null {
  const inside = claims.filter((claim) => claim.span[0] < span[1] && span[0] < claim.span[1])
  if (brief.language !== language || !inside.some(({ kind }) => kind === 'tool')) return null
  const match =
    /(?<![A-Za-zÀ-ɏ])(?:certificat(?:ion|e)|zertifizierung|zertifikat|certificacion|certificado)(?![A-Za-zÀ-ɏ])/u.exec(
      text.slice(...span),
    )
  if (!match || /(?<![a-z])(?:cert|zert)/u.test(told.plain)) return null
  const from = span[0] + match.index
  const taken = inside.some((claim) => claim.span[0] < from + match[0].length && from < claim.span[1])
  return taken ? null : [from, from + match[0].length]
}

/** The whole where no claim stands in it; else those of its parts that say more than the claims beside them. */
function unclaimed(text: string, span: Span, item: boolean, claims: readonly Claim[]): Span[] {
  const inside = claims.filter((claim) => claim.span[0] < span[1] && span[0] < claim.span[1])
  if (inside.length === 0) return [span]
  if (!item) return []
  return partsOf(text, span).filter((part) =>
    inside.every((claim) => claim.span[1] <= part[0] || part[1] <= claim.span[0]),
  )
}

const PARTS = /,\s+(?:and |und |et |y )?|;\s+|(?<!-)\s+(?:and|und|et|y|e|sowie|plus|\+|&)\s+/gu

/** The members of an enumeration. */
export function partsOf(text: string, [from, to]: Span): Span[] {
  const parts: Span[] = []
  let start = from
  for (const match of text.slice(from, to).matchAll(PARTS)) {
    parts.push([start, from + match.index])
    start = from + match.index + match[0].length
  }
  return [...parts, [start, to] as const].filter(([one, other]) => text.slice(one, other).trim() !== '')
}

interface Headed {
  heading: string
  span: Span
  item: boolean
}

const HEADING = /^\s*#{1,6}\s+(.+)$|^\s*\*\*([^*]{2,70}?):?\*\*:?\s*$/

/** Sentences and items, with the heading above them. */
export function* headedSentences(text: string): Generator<Headed> {
  let heading = ''
  let offset = 0
  for (const line of text.split('\n')) {
    const title = HEADING.exec(line)
    if (title) heading = title[1] ?? title[2]!
    else
      for (const span of sentencesOf(line, offset))
        yield { heading, span, item: /^\s*(?:[-*+•]|\d{1,3}[.)]|\p{Extended_Pictographic}\uFE0F?)\s/u.test(line) }
    offset += line.length + 1
  }
}

function* sentencesOf(line: string, offset: number): Generator<Span> {
  const start = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?/.exec(line)![0].length
  for (const match of line.slice(start).matchAll(/[^\s.!?][^!?]*?(?:[.!?](?=\s+[\p{L}"'(*]|\s*$)|$)/gu)) {
    const text = match[0].replace(/[\s.!?]+$/, '')
    if (text.length > 2) yield [offset + start + match.index, offset + start + match.index + text.length]
  }
}

/** A certificate in fundraising is not told by who speaks of fundraising. */
const CREDENTIAL: ReadonlySet<string> = new Set(
  'certificate certification diploma membership accreditation brevet zertifikat fortbildung weiterbildung zusatzausbildung certificado titulo habilitation'
    .split(' ')
    .map(stemOf),
)

/** Null where the words say nothing that somebody must have told. */
function judge(
  text: string,
  span: Span,
  description: Description,
  { told, company, sources, brief }: Known,
): { ground: Ground; source: Span | null } | null {
  const words = (text.match(/[\p{L}][\p{L}&/'-]+/gu) ?? [])
    .map((word) => word.replace(/^(?:[ldnq]|qu)'|'(?:re|ll|ve|d|s)$/g, ''))
    .filter((word) => word.length > 2 && isTelling(word))
  // "Wundexpertin ICW", "no DD": who repeats such letters has read them.
  const letters = description.text.slice(...span).match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []
  const repeated = letters.map((short) => told.words.get(plain(short))).find((one) => one !== undefined)
  if (repeated && words.length <= 6) return { ground: 'brief', source: repeated }
  const stems = words.map(stemOf)
  if (stems.length === 0) return null
  // "Certs" are certificates.
  const sources_ = stems.map(
    (stem, index) =>
      told.stems.get(stem) ??
      (stem.length === 5 ? told.stems.get(stem.slice(0, 4)) : undefined) ??
      told.kin.get(kinOf(words[index]!) ?? -1),
  )
  const hits = sources_.filter((one) => one !== undefined)
  const credential = stems.some((stem, index) => CREDENTIAL.has(stem) && sources_[index] === undefined)
  if (!credential && hits.length / stems.length >= (hits.length > 1 ? 0.4 : stems.length === 2 ? 0.6 : 0.5))
    return { ground: 'brief', source: hits[0]! }
  if (isRequiredByLaw(text, told.plain)) return { ground: 'role', source: null }
  for (const { found } of findPhrases(LANGUAGE_LOOKUP, text)) {
    const source = told.named.get(`language:${found[0]!.code}`)
    if (source) return { ground: 'brief', source }
  }
  if (stems.filter((stem) => company.stems.has(stem)).length / stems.length >= 0.5)
    return { ground: 'company', source: null }
  if (sources.isRoleKnowledge?.(description.text.slice(...span)) || sources.isRoleKnowledge?.(words.join(' ')))
    return { ground: 'role', source: null }
  // Across languages words prove nothing; what has no number, tool or name is left alone.
  if (brief.language !== description.language) {
    const kin = words.filter((word) => CREDENTIAL.has(stemOf(word))).map(kinOf)
    if (!kin.some((group) => group !== undefined && !told.kin.has(group))) return null
  }
  return { ground: 'none', source: null }
}
