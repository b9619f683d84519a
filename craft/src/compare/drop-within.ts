/** Takes words out of one sentence: the part of a list, the bracket, the phrase. */
import type { Language, Span } from '../brief/facts.ts'

const JOINS =
  /,? (?:and|und|et|y|e|or|oder|ou|o|as well as|plus(?= (?:an?|our|une (?:prime|part)|un bonus|[\p{L}]+ (?:paid|bonus)) )|sowie|zuzüglich|zzgl\.|ainsi que|así como|&) |, | \+ |\//giu
const CLAUSE_VERB =
  /(?:^|\s)(?:is|are|was|will|have|has|you|we|they|it|must|can|should|which|that|who|where|ist|sind|wird|werden|haben|du|sie|wir|est|sont|avez|vous|nous|qui|es|son|tiene|que|nos)(?:\s|$)/iu

interface Piece {
  from: number
  to: number
}

/** Null where only the whole sentence can go. */
export function dropWithin(sentence: string, claim: Span, language: Language): string | null {
  const lead = LEAD.exec(sentence.slice(...claim))?.[0].length ?? 0
  const wide = widened(sentence, [claim[0] + lead, claim[1]])
  const ways = [
    () => dropExamples(sentence, wide),
    () => dropBracket(sentence, wide, language),
    () => dropOpening(sentence, wide, language),
    () => dropFirstPart(sentence, wide),
    () => dropAdjective(sentence, wide),
    () => dropPraise(sentence, wide),
    () => dropCount(sentence, wide),
    () => (closesPhrase(sentence, wide) ? dropPhrase(sentence, wide) : null),
    () => dropListPart(sentence, wide, language),
    () => dropPhrase(sentence, wide),
  ]
  let rest: string | null = null
  for (const way of ways) {
    rest = way()
    if (rest !== null && isStump(sentence, rest, wide)) return null
    if (rest !== null && !isBroken(sentence, rest)) break
  }
  if (rest === null || isBroken(sentence, rest) || VAGUE.test(rest.trim()) || /\p{L}-[.!?]?$/u.test(rest.trim()))
    return null
  if (wide[0] < 3 && LIKE.test(rest)) return null
  return /^[\p{Lu}\d]/u.test(sentence) ? rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : rest
}

/** "The grader" is left of "servicing the trucks and the grader". */
const isStump = (sentence: string, rest: string, [from, to]: Span): boolean => {
  const prose = /[.!?]$/.test(rest)
  const few = wordsIn(rest) <= 2 && wordsIn(sentence) > 4
  if (few && (prose || (from < 3 && wordsIn(sentence.slice(from, to)) > 2))) return true
  return prose && wordsIn(rest) < 4 && wordsIn(sentence) > 9
}

/** The small words at the beginning of a claim. */
const LEAD =
  /^(?:(?:in|at|with|on|from|using|via|for|to|by|mit|im|bei|in|über|für|auf|aus|avec|dans|sur|chez|à|en|con|para|desde)\s+(?:the |a |an |our |der |dem |den |einem |einer |le |la |les |un |une |el |los |las |una )?)(?=\S)/iu

/** Half a bracket, or a beginning that waits for what was taken. */
function isBroken(sentence: string, rest: string): boolean {
  const opened = rest.match(/\(/g)?.length ?? 0
  const closed = rest.match(/\)/g)?.length ?? 0
  return (
    opened !== closed ||
    VERB_BEHIND.test(rest) ||
    losesSubject(sentence, rest) ||
    (WAITING.test(rest) && !WAITING.test(sentence)) ||
    (DANGLING.test(rest) && !DANGLING.test(sentence))
  )
}

/** "A builder with are looking for". */
const VERB_BEHIND =
  /\s(?:with|mit|avec|con) (?:we|are|is|wir|suchen|sind|nous|(?!personas)\p{L}{3,}(?:amos|emos|imos))(?!\p{L})/iu

const OWN_SUBJECT =
  /^(?:we|you|it|they|he|she|our|your|the|this|wir|sie|du|es|er|man|unser|das|die|der|nous|vous|il|elle|on|notre|le|la|les|el|los|las|nuestr|tu|te|se)/iu

/** The first clause of a sentence holds who does it: without it the others have to say so themselves. */
const losesSubject = (sentence: string, rest: string): boolean =>
  /[.!?]$/.test(sentence.trim()) &&
  !sentence.startsWith(rest.slice(0, Math.min(8, rest.length - 1))) &&
  !OWN_SUBJECT.test(rest) &&
  sentence.trim().endsWith(rest.trim().slice(-12))

const DANGLING =
  /(?:^| )(?:to|of|with|for|from|and|or|the|an?|von|für|und|der|die|das|de|du|des|les?|la|avec|pour|et|con|y|el|los|las|en|del|an? (?:full|clean|valid|strong|good|excellent|solid|proven)|(?:sehr )?gute|fundierte|bonne|buena?)\s*[.!?]?$| (?:(?:is|are|was|were) (?:\p{L}+ly )?(?:handled|kept|held|run|tracked|logged|stored|located|situated|based|done)|(?:wird|werden) (?:geführt|abgewickelt|erfasst|verwaltet|gehalten)|se (?:fait|font|trouve|trouvent|gère|gèrent|gestionan?|hacen?|encuentran?|llevan?))[.!]?$/iu

const WAITING =
  /^(?:as|of|in|with|from|at|or|for|to|and|by|than|als|in|mit|von|für|oder|und|aus|im|en|de|du|des|dans|avec|ou|et|comme|con|del?|como|para|por|o|y|auch|also|even|including|inklusive|incl\.|y compris|incluso|incluid[oa]s?)\s/iu

/** "… or similar" needs what it is similar to. */
const LIKE =
  / (?:or|oder|ou|o) (?:an? )?(?:similar|equivalent|comparable|related|vergleichbar|ähnlich|gleichwertig|équivalent|similaire|equivalente)\p{L}*[.!]?$/iu

/** What says nothing once the thing it was compared with is gone. */
const VAGUE =
  /^(?:(?:as|because|since|so that|damit|weil|da|car|parce|porque|ya que|pues) .*|[^,]* (?:of them|davon|d['’]entre eux|d['’]entre elles|de ellos|de ellas)\b.*|(?:a |an |or |in )?(?:related|similar|relevant|comparable|equivalent)\b.{0,40}|equivalent experience|(?:or )?the like|vergleichbar\p{L}*(?: \p{L}+)?|ähnlich\p{L}*(?: \p{L}+)?|(?:formation|diplôme|niveau|expérience)? ?(?:équivalente?|similaire)s?|similar(?:es)?|equivalente|(?:experience|knowledge|erfahrung|kenntnisse|expérience|connaissance|experiencia) (?:with|of|in|mit|avec|en|con) (?:similar|related|ähnlich|similaire)\b.{0,40})[.!]?$/iu

const ABOUT =
  /(?:about|around|over|up to|more than|at least|some|approximately|rund|etwa|über|mehr als|bis zu|mindestens|environ|plus de|près de|jusqu['’]à|au moins|unos|unas|más de|hasta|al menos|cerca de) $/iu

/** The claim with the words that make no sense without it: "over" before a figure, "-Cloud" behind a name. */
function widened(sentence: string, [from, to]: Span): Span {
  const name =
    /^\d+$/.test(sentence.slice(from, to)) && sentence[to] === '-'
      ? /(?:\p{Lu}\p{L}+ )+$/u.exec(sentence.slice(0, from))
      : null
  const before = ABOUT.exec(sentence.slice(0, from)) ?? (name && name.index > 0 ? name : null)
  const after =
    /^(?:-\p{L}[\p{L}-]*|\+?,? (?:or|oder|ou|o) (?:more|newer|later|above|mehr|neuer|höher|plus|más)(?!\p{L}))/u.exec(
      sentence.slice(to),
    )
  return [before ? before.index : from, to + (after?.[0].length ?? 0)]
}

const OPENER =
  /^(?:(?:since|with|backed|founded|established|built|as|based|headquartered|located|named|rated|recogni[sz]ed|trusted|supported|part|holder|winner|depuis|avec|fort|forte|fondée?|créée?|basée?|reconnue?|implantée?|desde|con|fundad[oa]s?|ubicad[oa]s?|reconocid[oa]s?) |award-winning )/iu
const SUBJECT =
  /^ ?,\s+((?:we|our|you|the|it|this|nous|notre|nos|vous|le|la|les|l['’]|somos|nuestr[oa]s?|ayudamos|trabajamos|el|los|las|\p{Lu}[\p{L}&]+ (?:is|has|est|es))(?:['’ ]|$))/iu

/** "Backed by Northfund, we build …" -> "We build …"; "Seit 1998 bauen wir …" -> "Wir bauen …". */
function dropOpening(sentence: string, [from, to]: Span, language: Language): string | null {
  if (language === 'de') {
    const turned = /^(?:Seit|Mit|Als|In) [^,.]*? (\p{Ll}+) (wir|Sie|du) /u.exec(sentence)
    if (!turned || to > turned[0].length - turned[1]!.length - turned[2]!.length - 2) return null
    return `${turned[2]} ${turned[1]} ${sentence.slice(turned[0].length)}`
  }
  const comma = sentence.indexOf(',', to)
  if (comma < 0 || sentence.slice(0, from).includes(',') || !OPENER.test(sentence)) return null
  return SUBJECT.test(sentence.slice(comma)) ? tidied(sentence.slice(comma + 1).trim()) : null
}

/** Whether the claim is a phrase that opens the sentence, and may go before what the sentence says. */
export const isOpening = (sentence: string, claim: Span, language: Language): boolean =>
  dropOpening(sentence, claim, language) !== null

const PRAISE =
  /^(?:(?:valid|full|clean|strong|good|excellent|fluent|solid|proven|own|current|gute|sehr|sichere|fundierte|fließende|eigene[rns]?|gültige[rns]?|bonne|bon|très|excellente|solide|bon|buen[oa]?s?|sólid[oa]s?|a|an|\p{Lu}\p{Ll}+) )*$/u

/** "Valid driving licence and own tools" -> "Own tools": nothing of the first part is said of the second. */
function dropFirstPart(sentence: string, claim: Span): string | null {
  const [first, next] = piecesOf(sentence)
  if (!first || !next || claim[1] > first.to) return null
  const head = sentence.slice(0, claim[0])
  const tail = sentence.slice(claim[1], first.to)
  const praised =
    /^(?:valid|full|clean|strong|good|excellent|fluent|current|own|gute|sehr gute|gültige|bonne|buen)/iu.test(head)
  if (!praised || !PRAISE.test(head) || wordsIn(tail) > 0) return null
  const rest = sentence.slice(next.from)
  return wordsIn(rest) > 1 && !CLAUSE_VERB.test(rest) ? tidied(rest) : null
}

/** "Brands such as Innocent." -> "Brands." */
function dropExamples(sentence: string, [from, to]: Span): string | null {
  const examples = /^(?:such as|like|including|wie|comme|tels? que|como) /iu.test(sentence.slice(from, to))
  if (!examples || !/^\s*(?:[.,;!?)]|$)/.test(sentence.slice(to))) return null
  return tidied(sentence.slice(0, from).replace(/,?\s*$/, '') + sentence.slice(to))
}

const PRAISING =
  /^(?:\p{L}+[- ])?(?:geführt|zertifiziert|preisgekrönt|prämiert|renommiert|wachsend|etabliert|leading|winning|growing|owned|run|certified|accredited|established|world-class)\p{L}{0,2}$/u

/** "An award-winning bakery" -> "a bakery". */
function dropPraise(sentence: string, [from, to]: Span): string | null {
  const word = sentence.slice(from, to)
  if (!(PRAISING.test(word) || /^\p{Ll}+geführte?\p{L}?$/u.test(word)) || !/^ \p{L}{3}/u.test(sentence.slice(to)))
    return null
  const head = sentence.slice(0, from)
  const next = sentence.slice(to).trimStart()
  return tidied(head.replace(/\b([Aa])n? $/u, /^[aeiou]/i.test(next) ? '$1n ' : '$1 ') + next)
}

/** "The 22-bed ICU" -> "the ICU". */
function dropAdjective(sentence: string, [from, to]: Span): string | null {
  const word = sentence.slice(from, to)
  if (!/^(?:\p{Lu}\p{L}+ )*\d+-\p{Ll}+$/u.test(word) || !/^\s\p{L}/u.test(sentence.slice(to)) || from === 0) return null
  return tidied(sentence.slice(0, from) + sentence.slice(to).trimStart())
}

/** "A team of 8 clinicians" -> "a team of clinicians". */
function dropCount(sentence: string, [from, to]: Span): string | null {
  if (!/^\d+$/.test(sentence.slice(from, to)) || !/^ \p{L}{4,}/u.test(sentence.slice(to))) return null
  if (!/(?:team|group|class|crew|équipe|equipo|groupe|grupo) (?:of|von|aus|de) $/iu.test(sentence.slice(0, from)))
    return null
  return tidied(sentence.slice(0, from) + sentence.slice(to).trimStart())
}

/** "Receipt and storage under HACCP": the phrase closes the sentence and more than a verb stands before it. */
function closesPhrase(sentence: string, [from, to]: Span): boolean {
  const head = sentence.slice(0, from)
  return (
    !/^[\s]*(?:,|and |und |et |y |or |oder |ou |o )/iu.test(sentence.slice(to)) &&
    PREPOSITION.test(head) &&
    wordsIn(head) > 3 &&
    / (?:and|und|et|y) /u.test(head)
  )
}

function dropBracket(sentence: string, [from, to]: Span, language: Language): string | null {
  const open = sentence.lastIndexOf('(', from)
  const close = sentence.indexOf(')', to)
  if (open < 0 || close < 0 || sentence.slice(open + 1, from).includes(')') || sentence.slice(to, close).includes('('))
    return null
  const inner = sentence.slice(open + 1, close)
  const rest = dropListPart(inner, [from - open - 1, to - open - 1], language)
  return rest === null
    ? tidied(sentence.slice(0, open).trimEnd() + sentence.slice(close + 1))
    : sentence.slice(0, open + 1) + rest + sentence.slice(close)
}

/** Coordinated parts of equal standing around the claim: "Go, Kafka and Terraform". */
function dropListPart(sentence: string, claim: Span, language: Language): string | null {
  const pieces = piecesOf(sentence)
  const start = pieces.findIndex((piece) => piece.from <= claim[0] && claim[0] < piece.to)
  const stop = pieces.findIndex((piece) => piece.from < claim[1] && claim[1] <= piece.to)
  if (pieces.length < 2 || start < 0 || stop < start || stop - start + 1 === pieces.length) return null
  const head = sentence.slice(pieces[start]!.from, claim[0])
  const tail = sentence.slice(claim[1], pieces[stop]!.to)
  const last = stop === pieces.length - 1
  const parts = pieces.length - (stop - start + 1)
  if (CLAUSE_VERB.test(tail) || (!last && wordsIn(tail) > (start > 0 && head.trim() === '' ? 6 : 3))) return null

  // "colleagues look after 400 clients from trade, industry and …": the part is a clause of its own.
  if (!last && head.trim() !== '' && wordsIn(tail) > 1) return null

  // "run services on Kubernetes and AWS": the part carries the words that the next one needs.
  const figure = /^\D?\d/.test(sentence.slice(...claim))
  const waits = head.trim() === '' ? start === 0 && wordsIn(tail) > (figure ? 0 : 1) : tail.trim() !== '' || figure
  if (!last && endsOpen(head) && waits) return dropFirstWith(sentence, head, tail, pieces[stop + 1]!.from)
  if (!last && endsOpen(head) && (start === 0 || wordsIn(head) > 1)) {
    if (CLAUSE_VERB.test(sentence.slice(pieces[stop + 1]!.from, pieces[stop + 1]!.to))) return null
    return refit(sentence.slice(0, claim[0]) + sentence.slice(pieces[stop + 1]!.from), parts, language)
  }
  if (start === 0) return null
  const previous = sentence.slice(pieces[start - 1]!.from, pieces[start - 1]!.to)
  const phrase = wordsIn(head) > 2 || endsOpen(head)
  // "Design and run services": a lone verb before the part shares its object.
  if (phrase && head.trim() !== '' && wordsIn(previous) < 3) return null
  if (!phrase && CLAUSE_VERB.test(head)) return null
  const joint = sentence.slice(pieces[start - 1]!.to, pieces[start]!.from)
  const closing = last
    ? keptTail(tail, /\p{L}/u.test(joint) && (head.trim() === '' || (language === 'de' && /en[.!]?$/.test(tail))))
    : ''
  if (closing === null) return null
  return refit(
    sentence.slice(0, pieces[start - 1]!.to) + (last ? closing : sentence.slice(pieces[stop]!.to)),
    parts,
    language,
    last,
  )
}

/** "With a 4.8-star rating and 20 vans" -> "with 20 vans". */
function dropFirstWith(sentence: string, head: string, tail: string, next: number): string | null {
  const opening = /^.* (?:with|mit|avec|con)(?= (?:an? |eine[mr]? |une? |una? )?$)/iu.exec(head)
  if (!opening || wordsIn(tail) > 3 || CLAUSE_VERB.test(tail) || CLAUSE_VERB.test(sentence.slice(next))) return null
  return tidied(`${opening[0]} ${sentence.slice(next)}`)
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** "Experience with" and "Design and run services in" wait for their object; "" stands at the start of a list. */
const endsOpen = (head: string): boolean =>
  head.trim() === '' ||
  /(?:(?<!\p{L})(?:with|in|of|and|using|on|for|to|at|from|like|as|mit|in|von|für|an|auf|avec|en|de|dans|sur|con|incl\.|including|such as)|:)\s*(?:the |a |an |our |der |die |das |le |la |les |el |los |las )?$/iu.test(
    head,
  )

/** What stands behind the last part: its own words go with it, the end of the sentence stays. */
function keptTail(tail: string, belongsToAll: boolean): string | null {
  const stop = /[.!?]["')\]]*\s*$/.exec(tail)?.[0] ?? ''
  const words = tail.slice(0, tail.length - stop.length)
  // "NEC and OSHA 30 rules", "mit Tablet und App erfassen": one word behind the list belongs to all of it.
  if (belongsToAll && /^ \p{Ll}{3,}$/u.test(words)) return words + stop
  return wordsIn(words) <= 5 && !CLAUSE_VERB.test(words) ? stop : null
}

function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(JOINS)) {
    if (
      /^(?:,|\/)$/.test(match[0].trim()) &&
      /\d$/.test(sentence.slice(0, match.index)) &&
      /^\d{1,2}(?:[,.]|$| (?:and|und|et|y) )/.test(sentence.slice(match.index + match[0].length))
    )
      continue
    if (
      / (?:in|up|front)$/.test(sentence.slice(0, match.index)) &&
      /^(?:out|down|back)\b/.test(sentence.slice(match.index + match[0].length))
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
function refit(sentence: string, parts: number, language: Language, lastGone = false): string | null {
  let text = tidied(sentence)
  if (parts === 2) text = text.replace(/^((?:[^,]|,(?=\d))+), (and|or|und|oder|et|ou|y|o) /iu, '$1 $2 ')
  if (lastGone && parts >= 2) {
    const comma = text.lastIndexOf(', ')
    const hasAnd = /,? (?:and|und|et|y|or|oder|ou|o) [^,]*$/iu.test(text)
    const phrase =
      /^, (?:with|in|at|on|for|from|plus|including|or|which|who|mit|bei|im|in|inklusive|avec|en|dont|con|incluid[oa]s?) /iu.test(
        text.slice(comma),
      )
    const says = SAYS_MORE.test(text.slice(comma))
    // "Our chef, trained in Lyon" is no sentence.
    if (says && wordsIn(text.slice(0, comma)) < 3) return null
    if (comma > 0 && !hasAnd && !phrase && !says && wordsIn(text.slice(comma)) <= 5)
      text = `${text.slice(0, comma)} ${AND[language]} ${text.slice(comma + 2)}`
  }
  text = text.replace(/(?:,| and| und| et| y| or| oder| ou| o)\s*([.!?]?)$/iu, '$1')
  return wordsIn(text) === 0 ? null : text
}

/** "Ana Ruiz, our controller", "nine reps, spread across Canada": no second member of a list. */
const SAYS_MORE =
  /^, (?:(?:our|your|the|unsere?[rnm]?|notre|votre|nuestr[oa]|l[ae]|el|die|der) |(?:spread|based|located|founded|known|trained|verteilt|bekannt|ansässig|réparti|passé|formé|situé|connu|basé|repartid|ubicad|formad|conocid)\p{L}{0,3} )/iu

const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }

const PREPOSITION =
  /(?:[,;]?\s+|^)(?:(?:based|located|situated|starting|beginning|available|working|perteneciente|belonging|appartenant|backed|linked|connected|steps|minutes|ansässig|basé|basée|situé|ubicad[oa])\s+)?(?:in|at|near|from|with|within|by|for|after|until|on|using|via|through|(?<=linked |connected |belonging )to|(?:with|mit|avec|con) (?:an? |une? |una |eine[mr] )(?:[\p{L}-]+ ){1,3}(?:of|von|de)|auf|sur|bei|im|am|ab|mit|bis|aus|nach|à|en|chez|avec|dès|a partir de|a|con|desde|hasta)\s+(?:the |a |an |our |about |around |over |up to |at least |more than |der |dem |den |einem |einer |le |la |les |un |une |el |una |unos )?$/iu

const TO_THE_END = /^-?(?:\p{L}[\p{L}'’-]* ?|\s\p{L}[\p{L}'’-]*){0,6}(?=[.!?]?$)/u

/** "You join our team in Berlin." -> "You join our team." Only where nothing depends on the phrase. */
function dropPhrase(sentence: string, [from, to]: Span): string | null {
  const before = PREPOSITION.exec(sentence.slice(0, from))
  const after =
    (/(?:with|mit|avec|con) (?:an? |eine[mr]? |une? |una? |over |more than |über |plus de |más de )*$/iu.test(
      before?.[0] ?? '',
    )
      ? TO_THE_END.exec(sentence.slice(to))
      : null) ??
    /^(?:\s(?:of (?:professional |relevant |work )?experience|experience|(?:de|d['’])\s?(?:experiencia|expérience)|(?:Berufs)?[Ee]rfahrung|a (?:year|month|week|day)|per (?:year|month|week|day|hour)|office|region|area|(?:im|pro) (?:Jahr|Monat|Woche)|par (?:an|mois|semaine)|al (?:año|mes)))*(?=\s*(?:[.,;!?)]|$|\s(?:and|with|und|mit|et|avec|y|con)\s))/iu.exec(
      sentence.slice(to),
    )
  if (!before || !after) return null
  const rest = sentence.slice(0, before.index) + sentence.slice(to + after[0].length)
  const head = sentence.slice(0, before.index)
  if (
    wordsIn(head) < 3 ||
    /(?:\s|^)(?:experience|knowledge|background|fluency|expertise|degree|work|works|working|deal|familiar|proficient|erfahrung|kenntnisse|expérience|connaissance|experiencia|conocimientos|founded|established|created|born|dates?|dating|comes?|stems?|runs?|operates?|trading|stammt|besteht|existe|gegründet|fondée?|fundada|reports?|report|belong|depends?|consists?|responsible|is|are|be|ist|sind|est|es)$/iu.test(
      head,
    )
  )
    return null
  return tidied(rest)
}

const tidied = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/(?<!\p{L})(the|les|des|die|der|das|los|las) \1(?!\p{L})/giu, '$1')
    .replace(/\s+([,.)])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/([,;])\s*([.!?])/g, '$2')
    .replace(/,\s*,/g, ',')
    .replace(/(?<!\.)\.\s*\.(?!\.)/g, '.')
    .replace(/^[\s,;]+/, '')
