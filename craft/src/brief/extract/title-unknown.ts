/** A title where the lexicon knows none: from the words behind a cue, or from the first ones. Guesses, to be asked about. */

import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'
import { CUE } from './title.ts'
import { findSomebody, fromWorkplace } from './title-by-room.ts'
import { familyOf, seniorityOf } from './title-level.ts'
import { printTitle } from './title-print.ts'
import { PLACEMENT } from './title-spot.ts'
import type { Head } from './title-words.ts'

/** Where no known noun was found: runs when tools, places and benefits are out of the way. */
export function readUnknownTitle(reading: Reading): void {
  if (reading.facts.some((fact) => fact.kind === 'title')) return
  const fact =
    fromPlacement(reading) ??
    fromCue(reading) ??
    fromWorkplace(reading, findSomebody(reading)) ??
    fromFirstWords(reading)
  if (fact) record(reading, [fact])
}

function fromPlacement(reading: Reading): Fact | null {
  const from = reading.parts[0]?.from ?? 0
  const match = PLACEMENT.exec(reading.plain.slice(from, from + 70))
  if (!match) return null
  const span: Span = [from, from + match[0].trimEnd().length]
  const raw = reading.text.slice(...span)
  const head: Head = { name: raw, family: 'general', language: reading.language, needsMore: false, plural: false }
  return {
    kind: 'title',
    ...seen(reading, span, 'medium', true),
    title: printTitle(raw, '', head, reading.language === 'en'),
    seniority: 'intern',
    family: familyOf(reading, match[0], head),
    headcount: null,
  }
}

/** "… und suchen eine:n Routenbauer:in auf 25 Stunden": the article behind the cue says that a job's name follows. */
const SOUGHT =
  /(?<![A-Za-zÀ-ɏ])(?:(?:(?:jemand(?:en)?|verstarkung|unterstutzung|kolleg\p{L}*) als(?: eine?[nr]?)?|quelqu'un comme(?: une?)?|alguien como(?: una?)?)|(?:suchen(?: wir)?|sucht|gesucht:|cherch(?:e|ons)|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|necesita(?:mos)?|(?:stelle|position) als|poste d[e']|puesto de)\s(?:(?:ab sofort|dringend|derzeit|aktuell|zur verstarkung) )?(?:eine?[nrm]?(?:[:*/_(]{1,2}[enr]{1,2}\)?)?|un[(/·.]e\)?|une?|un[(/]a\)?|una?))\s(?<name>[\p{L}][\p{L}/:·*().'-]{3,40}(?: (?:en|de|d'|du|des|para|of|für|fur|im|in) [\p{L}'-]{3,20}| [\p{Ll}]{4,20}(?=[,.;]))?)/u
const NOT_A_JOB =
  /^(?:jemand|person|personne|persona|mensch|mitarbeit|kolleg|verstark|hilfe|aide|ayuda|quelqu|equipe|equipo|team|profil|perfil|kraft|gute|neue|motivi|engag|erfahr|nouve|nuev|bon|buen|job|stelle|poste|puesto)/u

function fromCue(reading: Reading): Fact | null {
  const match = SOUGHT.exec(reading.openPlain)
  const words = match?.groups?.name
  if (!match || !words || NOT_A_JOB.test(words)) return null
  const to = match.index + match[0].length
  const raw = reading.text.slice(to - words.length, to)
  const head: Head = { name: raw, family: 'general', language: reading.language, needsMore: false, plural: false }
  return {
    kind: 'title',
    ...seen(reading, [to - words.length, to], 'medium', true),
    title: printTitle(raw, '', head, reading.language === 'en'),
    seniority: seniorityOf(reading, words, to),
    family: familyOf(reading, words, head),
    headcount: null,
  }
}

/** No known noun: the first words up to the first comma, place, figure or "with". */
function fromFirstWords(reading: Reading): Fact | null {
  const part = reading.parts[0]
  if (!part) return null
  const text = reading.openPlain.slice(part.from, part.to)
  const cue = new RegExp(
    `^(?:hi|hello|hey|hallo|bonjour|hola)?[\\s,]*(?:we |wir |nous |i )?(?:are |'re |am )?(?:actually |really |urgently |also |now |currently |still |just |dringend |aktuell |activement |actualmente )?(?:${CUE.source.slice(CUE.source.indexOf('need'), CUE.source.indexOf(')[\\s:]*'))})[\\s:]*(?:an? |the |eine[nrms]? |ein |une? |una? )?`,
    'u',
  ).exec(text)
  const start = part.from + (cue?.[0].length ?? 0)
  const rest = reading.openPlain.slice(start, part.to)
  const stop = rest.search(
    /[\u0001,;:.(]|\s(?:gesucht|sucht|recherchee?s?|demandee?s?|wanted|needed|with|for|in|at|who|mit|fur|im|bei|pour|avec|chez|dans|a|para|con|en|to|on|from|near|\d)(?:\s|$)/u,
  )
  const words = (stop < 0 ? rest : rest.slice(0, stop)).trim()
  if (
    !words ||
    countWords(words) > 6 ||
    words.length < 2 ||
    /^(?:we|i|you|it|this|wir|ich|nous|the|our|somos|on|our)\s/u.test(words) ||
    (/^(?:someone|somebody|people|person|help|jemand\p{L}*|quelqu'un|alguien|personas?)(?:\s|$)/u.test(words) &&
      !/^IT\s/.test(reading.text.slice(start).trimStart()))
  )
    return null
  const from = start + rest.indexOf(words)
  const raw = reading.text.slice(from, from + words.length)
  const head: Head = { name: raw, family: 'general', language: reading.language, needsMore: false, plural: false }
  return {
    kind: 'title',
    ...seen(reading, [from, from + words.length], 'low', true),
    title: printTitle(raw, '', head, reading.language === 'en'),
    seniority: seniorityOf(reading, words, from + words.length),
    family: familyOf(reading, words, head),
    headcount: null,
  }
}
