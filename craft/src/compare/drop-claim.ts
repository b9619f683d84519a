/** Takes a claim out of a description and leaves clean text: the part of a list, the phrase, the sentence or the item. */
import type { Span } from '../brief/facts.ts'
import type { Claim } from './claims.ts'
import { sentenceSpan } from './grounds.ts'

/** A claim found in another text (already dropped, say) changes nothing. */
export function dropClaim(description: string, claim: Claim): string {
  if (claim.textLength !== description.length || description.slice(...claim.span) !== claim.text) return description
  const line = lineSpan(description, claim.span)
  const text = description.slice(...line)
  if (/^\s*#/.test(text))
    return replace(description, line, dropFromHeading(text, [claim.span[0] - line[0], claim.span[1] - line[0]]))
  if (/ [·•|] /.test(text) && !/^\s*[-*+]\s/.test(text))
    return replaceLine(description, line, dropFromFactsLine(text, claim.span[0] - line[0]))

  const sentence = sentenceSpan(description, claim.span)
  const inner: Span = [claim.span[0] - sentence[0], claim.span[1] - sentence[0]]
  const shorter = dropWithin(description.slice(...sentence), inner)
  if (shorter !== null) return replace(description, sentence, shorter)
  return withoutSentence(description, line, sentence)
}

function lineSpan(text: string, [from, to]: Span): Span {
  const end = text.indexOf('\n', to)
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end]
}

const replace = (text: string, [from, to]: Span, by: string): string => text.slice(0, from) + by + text.slice(to)

const replaceLine = (text: string, line: Span, by: string): string =>
  by.trim() === '' ? withoutBlock(text, line) : replace(text, line, by)

function dropFromFactsLine(line: string, at: number): string {
  const separator = / ([·•|]) /.exec(line)![0]
  const pieces = line.split(separator)
  let from = 0
  const kept = pieces.filter((piece) => {
    const to = from + piece.length
    const holds = from <= at && at < to
    from = to + separator.length
    return !holds
  })
  return kept.join(separator)
}

/** A heading keeps its words as far as possible: "Nurse in Leeds" -> "Nurse". */
function dropFromHeading(line: string, [from, to]: Span): string {
  const before = line
    .slice(0, from)
    .replace(/[\s,(–|-]*(?:\s(?:in|at|for|with|of|near|bei|im|für|mit|à|en|chez|pour|de|para|con))?[\s(]*$/iu, '')
  const rest = `${before} ${line.slice(to).replace(/^\s*[),]?\s*/, '')}`.trim().replace(/\s{2,}/g, ' ')
  return /^#+\s*\S/.test(rest) && /\p{L}{2}/u.test(rest.replace(/^#+/, '')) ? rest : line
}

const JOINS = /,? (?:and|und|et|y|e|or|oder|ou|o|as well as|sowie|ainsi que|así como|&) |, | \+ |\//giu
const CLAUSE_VERB =
  /(?:^|\s)(?:is|are|was|will|have|has|you|we|they|it|must|can|should|which|that|who|where|ist|sind|wird|werden|haben|du|sie|wir|est|sont|avez|vous|nous|qui|es|son|tiene|que|nos)(?:\s|$)/iu

interface Piece {
  from: number
  to: number
}

/** Null where only the whole sentence can go. */
function dropWithin(sentence: string, claim: Span): string | null {
  return dropBracket(sentence, claim) ?? dropListPart(sentence, claim) ?? dropPhrase(sentence, claim)
}

function dropBracket(sentence: string, [from, to]: Span): string | null {
  const open = sentence.lastIndexOf('(', from)
  const close = sentence.indexOf(')', to)
  if (open < 0 || close < 0 || sentence.slice(open + 1, from).includes(')') || sentence.slice(to, close).includes('('))
    return null
  const inner = sentence.slice(open + 1, close)
  const rest = dropListPart(inner, [from - open - 1, to - open - 1])
  return rest === null
    ? tidied(sentence.slice(0, open).trimEnd() + sentence.slice(close + 1))
    : sentence.slice(0, open + 1) + rest + sentence.slice(close)
}

/** Coordinated parts of equal standing around the claim: "Go, Kafka and Terraform". */
function dropListPart(sentence: string, claim: Span): string | null {
  const pieces = piecesOf(sentence)
  const start = pieces.findIndex((piece) => piece.from <= claim[0] && claim[0] < piece.to)
  const stop = pieces.findIndex((piece) => piece.from < claim[1] && claim[1] <= piece.to)
  if (pieces.length < 2 || start < 0 || stop < start || stop - start + 1 === pieces.length) return null
  const head = sentence.slice(pieces[start]!.from, claim[0])
  const tail = sentence.slice(claim[1], pieces[stop]!.to)
  const last = stop === pieces.length - 1
  const parts = pieces.length - (stop - start + 1)
  if (CLAUSE_VERB.test(tail) || (!last && wordsIn(tail) > 3)) return null

  // "run services on Kubernetes and AWS": the part carries the words that the next one needs.
  if (!last && endsOpen(head) && (start === 0 || wordsIn(head) > 1)) {
    if (CLAUSE_VERB.test(sentence.slice(pieces[stop + 1]!.from, pieces[stop + 1]!.to))) return null
    return refit(sentence.slice(0, claim[0]) + sentence.slice(pieces[stop + 1]!.from), parts)
  }
  if (start === 0) return null
  const previous = sentence.slice(pieces[start - 1]!.from, pieces[start - 1]!.to)
  const phrase = wordsIn(head) > 2 || endsOpen(head)
  // "Design and run services": a lone verb before the part shares its object.
  if (phrase && head.trim() !== '' && wordsIn(previous) < 3) return null
  if (!phrase && CLAUSE_VERB.test(head)) return null
  const closing = last ? keptTail(tail) : ''
  if (closing === null) return null
  return refit(
    sentence.slice(0, pieces[start - 1]!.to) + (last ? closing : sentence.slice(pieces[stop]!.to)),
    parts,
    last,
  )
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** "Experience with" and "Design and run services in" wait for their object; "" stands at the start of a list. */
const endsOpen = (head: string): boolean =>
  head.trim() === '' ||
  /(?:with|in|of|and|using|on|for|to|at|from|like|as|mit|in|von|für|an|auf|avec|en|de|dans|sur|con|:|incl\.|including|such as)\s*(?:the |a |an |our |der |die |das |le |la |les |el |los |las )?$/iu.test(
    head,
  )

/** What stands behind the last part: its own words go with it, the end of the sentence stays. */
function keptTail(tail: string): string | null {
  const stop = /[.!?]["')\]]*\s*$/.exec(tail)?.[0] ?? ''
  const words = tail.slice(0, tail.length - stop.length)
  return wordsIn(words) <= 5 && !CLAUSE_VERB.test(words) ? stop : null
}

function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(JOINS)) {
    if (
      /^(?:,|\/)$/.test(match[0].trim()) &&
      /\d$/.test(sentence.slice(0, match.index)) &&
      /^\d/.test(sentence.slice(match.index + match[0].length))
    )
      continue
    if (match[0] === '/' && !/[\p{L})]$/u.test(sentence.slice(0, match.index))) continue
    pieces.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  pieces.push({ from, to: sentence.length })
  return pieces
}

/** After a part is gone "A, B" needs its "and" back, and "A and" must not dangle. */
function refit(sentence: string, parts: number, lastGone = false): string | null {
  let text = tidied(sentence)
  if (lastGone && parts >= 2) {
    const comma = text.lastIndexOf(', ')
    const hasAnd = /,? (?:and|und|et|y|or|oder|ou|o) [^,]*$/iu.test(text)
    if (comma > 0 && !hasAnd && wordsIn(text.slice(comma)) <= 5)
      text = `${text.slice(0, comma)} ${conjunction(sentence)} ${text.slice(comma + 2)}`
  }
  text = text.replace(/(?:,| and| und| et| y| or| oder| ou| o)\s*([.!?]?)$/iu, '$1')
  return wordsIn(text) === 0 ? null : text
}

const conjunction = (text: string): string =>
  / (?:und|mit|der|die|für|ist) /i.test(text)
    ? 'und'
    : / (?:et|les|des|avec|une) /i.test(text)
      ? 'et'
      : / (?:y|los|las|con|una) /i.test(text)
        ? 'y'
        : 'and'

const PREPOSITION =
  /(?:[,;]?\s+|^)(?:(?:based|located|situated|starting|beginning|available|working|backed|ansässig|basé|basée|situé|ubicad[oa])\s+)?(?:in|at|near|from|with|within|by|for|after|until|on|auf|sur|bei|im|am|ab|mit|bis|aus|nach|à|en|chez|avec|dès|a partir de|a|con|desde|hasta)\s+(?:the |a |an |our |about |around |over |up to |at least |more than |der |dem |den |einem |einer |le |la |les |un |une |el |una |unos )?$/iu

/** "You join our team in Berlin." -> "You join our team." Only where nothing depends on the phrase. */
function dropPhrase(sentence: string, [from, to]: Span): string | null {
  const before = PREPOSITION.exec(sentence.slice(0, from))
  const after =
    /^(?:\s(?:of (?:professional |relevant |work )?experience|experience|a (?:year|month|week|day)|per (?:year|month|week|day|hour)|office|region|area|(?:im|pro) (?:Jahr|Monat|Woche)|par (?:an|mois|semaine)|al (?:año|mes)))*(?=\s*(?:[.,;!?)]|$|\s(?:and|with|und|mit|et|avec|y|con)\s))/iu.exec(
      sentence.slice(to),
    )
  if (!before || !after) return null
  const rest = sentence.slice(0, before.index) + sentence.slice(to + after[0].length)
  const head = sentence.slice(0, before.index)
  if (
    wordsIn(head) < 3 ||
    /(?:\s|^)(?:experience|knowledge|background|fluency|expertise|degree|work|works|working|deal|familiar|proficient|erfahrung|kenntnisse|expérience|connaissance|experiencia|conocimientos|founded|established|created|born|gegründet|fondée?|fundada|reports?|report|belong|depends?|consists?|responsible|is|are|be|ist|sind|est|es)$/iu.test(
      head,
    )
  )
    return null
  return tidied(rest)
}

const tidied = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/([,;])\s*([.!?])/g, '$2')
    .replace(/,\s*,/g, ',')
    .replace(/^[\s,;]+/, '')

/** The sentence goes; with the last one the item or paragraph, and with that a heading that has nothing left. */
function withoutSentence(text: string, line: Span, [from, to]: Span): string {
  const before = text.slice(line[0], from)
  const after = text.slice(to, line[1])
  const marker = /^\s*(?:[-*+•]|\d{1,3}[.)])\s*(?:\*\*)?$/.test(before)
  if ((before.trim() === '' || marker) && after.trim() === '') return withoutBlock(text, line)
  if (before.trim() === '' || marker) return replace(text, line, before + after.trimStart())
  return replace(text, line, after.trim() === '' ? before.trimEnd() : `${before.trimEnd()} ${after.trimStart()}`)
}

function withoutBlock(text: string, [from, to]: Span): string {
  let start = from
  let end = Math.min(text.length, to + 1)
  const listed = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(text.slice(from, to))
  const previous = previousLine(text, from)
  const next = text.slice(end, text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end))
  const alone = previous.trim() === '' && next.trim() === ''
  if (!listed || alone) while (text[end] === '\n') end++
  let result = text.slice(0, start) + text.slice(end)
  const heading = emptyHeading(result, start)
  while (heading.span) {
    result = result.slice(0, heading.span[0]) + result.slice(heading.span[1]).replace(/^\n+/, '')
    start = heading.span[0]
    Object.assign(heading, emptyHeading(result, start))
  }
  return result.replace(/\n{3,}/g, '\n\n').replace(/\n*$/, text.endsWith('\n') ? '\n' : '')
}

const previousLine = (text: string, from: number): string => {
  if (from === 0) return ''
  return text.slice(text.lastIndexOf('\n', from - 2) + 1, from - 1)
}

/** A heading below the title right before `at` that no content follows. */
function emptyHeading(text: string, at: number): { span: Span | null } {
  const before = /(?:^|\n)(#{2,6} [^\n]*)\n*$/.exec(text.slice(0, at))
  if (!before) return { span: null }
  const depth = /^#+/.exec(before[1]!)![0].length
  const after = text.slice(at).replace(/^\n+/, '')
  const following = /^(#{1,6}) /.exec(after)
  if (after !== '' && (!following || following[1]!.length > depth)) return { span: null }
  const from = before.index + (before[0].startsWith('\n') ? 1 : 0)
  return { span: [from, at] }
}
