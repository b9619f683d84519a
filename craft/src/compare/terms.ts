/** Tools, places, languages, degrees, benefits and terms of contract in a description. */

import { LANGUAGE_LOOKUP, LICENCE_LOOKUP } from '../brief/extract/lists.ts'
import { PLACE_LOOKUP, readPlaces } from '../brief/extract/place.ts'
import { readSkills, SKILL_LOOKUP } from '../brief/extract/skills.ts'
import type { Fact, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { startReading } from '../brief/reading.ts'
import { BENEFITS, DEGREE_KIN, DEGREES, TERMS } from './concepts.ts'
import { REFUSED, stemOf } from './evidence.ts'
import type { Description, Find } from './grounds.ts'

/** Sentences about equal treatment name many things and claim none. */
const EQUALITY =
  /(?:equal opportunit|regardless of|irrespective of|all backgrounds|any background|discriminat|reasonable (?:accommodation|adjustment)|need an adjustment|chancengleichheit|unabhangig von|egalite des chances|sans distinction|igualdad de oportunidades|independientemente|schwerbehindert|every age|people of all)/u

export function findTerms(description: Description): Find[] {
  const skip = equalitySpans(description.plain)
  const found = [
    ...degrees(description),
    ...contracts(description),
    ...tools(description),
    ...licences(description),
    ...places(description),
    ...languages(description),
    ...benefits(description),
  ]
  return found.filter(({ span }) => !skip.some(([from, to]) => from <= span[0] && span[1] <= to))
}

export function equalitySpans(text: string): Span[] {
  return [...text.matchAll(/[^.!?\n]+/gu)]
    .filter((match) => EQUALITY.test(match[0]))
    .map((match) => [match.index, match.index + match[0].length] as const)
}

const DENIED =
  /(?:^|[\s(])(?:no|not|without|kein\p{L}*|ohne|sans|pas de|sin|aucun\p{L}*|never|nicht|don't need an?|do not need an?)\s(?:\p{L}+\s){0,2}$/u

/** A denial in the description needs the same denial in the brief. */
const keyFor = (id: string, text: string, from: number, to = from): string =>
  DENIED.test(text.slice(Math.max(0, from - 26), from)) || (to > from && REFUSED.test(text.slice(to, to + 30)))
    ? `no:${id}`
    : id

function degrees({ plain: text }: Description): Find[] {
  return DEGREES.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isOtherSense(text, match.index, match[0]))
      .map((match) => {
        const key = keyFor(id, text, match.index, match.index + match[0].length)
        const keys = key === id ? (DEGREE_KIN[id] ?? [id]) : [key, 'no:degree', 'no:bachelor', 'no:master']
        return { span: spanOf(match), kind: 'degree' as const, keys, stems: [] }
      }),
  )
}

function isOtherSense(text: string, from: number, word: string): boolean {
  const after = text.slice(from + word.length, from + word.length + 16)
  const before = text.slice(Math.max(0, from - 16), from)
  if (/^master|^meister/.test(word) && /^ (?:data|chef|the|craft|class|plan|file|key)/u.test(after)) return true
  if (/^promotion/.test(word)) return !/in \p{L}/u.test(after)
  if (/^degrees?$/.test(word))
    return (
      /(?:high|some|certain|360|large|\d) $/u.test(before) ||
      /^ of (?:care|freedom|autonomy|independence|detail)/u.test(after)
    )
  if (/^(?:fp|but|cap|lehre|dut|eso)$/.test(word)) return word !== 'lehre' && /^ (?:on|of)/u.test(after)
  return /scrum $/u.test(before)
}

function contracts({ plain: text }: Description): Find[] {
  return TERMS.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)].map((match) => {
      const key = keyFor(id, text, match.index, match.index + match[0].length)
      const mode = ['remote', 'hybrid', 'onsite'].includes(id)
      const keys =
        id === 'remote' && key === id
          ? ['remote', 'hybrid']
          : key === 'no:remote'
            ? ['no:remote', 'onsite']
            : [key, ...(LICENCE_KEYS[key] ?? [])]
      return { span: spanOf(match), kind: mode ? ('place' as const) : ('demand' as const), keys, stems: [] }
    }),
  ).filter(
    ({ span, keys }) =>
      !/^(?:travel|on_call|weekends|nights)$/.test(keys[0]!) ||
      !/agency|expenses|booking/u.test(text.slice(span[1], span[1] + 12)),
  )
}

const LICENCE_KEYS: Record<string, string[]> = {
  driving_licence: ['tool:driving licence', 'tool:Führerschein', 'tool:permis B', 'tool:carnet de conducir'],
  background: ['tool:DBS', 'tool:enhanced DBS'],
  fixed_term: ['temporary', 'seasonal', 'apprenticeship', 'internship'],
  freelance: ['freelance'],
}

function tools({ text, language }: Description): Find[] {
  const reading = startReading(text.replace(/[*_`#]/g, ' '), [language])
  readSkills(reading)
  const finds: Find[] = []
  for (const fact of reading.facts)
    for (const [from, to] of fact.spans)
      for (const hit of findPhrases(SKILL_LOOKUP, reading.plain.slice(from, to)))
        finds.push({
          span: [from + hit.from, from + hit.to],
          kind: 'tool',
          keys: hit.found.map((name) => `tool:${name.replace('=', '')}`),
          stems: [stemOf(reading.plain.slice(from + hit.from, from + hit.to))],
        })
  return finds
}

function licences({ plain: text, text: typed }: Description): Find[] {
  return findPhrases(LICENCE_LOOKUP, text)
    .filter(({ from, to }) => /[A-Z§]/.test(typed.slice(from, to)) || to - from > 8)
    .filter(
      ({ from, to }) =>
        !/^(?:big|cap|br|tips|aca|delta|nate|pals|swat|leap|arb)$/i.test(typed.slice(from, to)) ||
        typed.slice(from, to) === typed.slice(from, to).toUpperCase(),
    )
    .map(({ from, to, found }) => ({
      span: [from, to] as const,
      kind: 'demand' as const,
      keys: [
        ...found.map((name) => `tool:${name}`),
        ...(/licen|fuhrer|permis|carn/u.test(text.slice(from, to)) ? ['driving_licence'] : []),
      ],
      stems: text
        .slice(from, to)
        .split(/[\s-]+/)
        .map(stemOf)
        .filter(Boolean),
    }))
}

function places({ text, language }: Description): Find[] {
  const reading = startReading(text.replace(/[*_`#]/g, ' '), [language])
  readPlaces(reading)
  return reading.facts
    .filter((fact): fact is Extract<Fact, { kind: 'place' }> => fact.kind === 'place' && fact.confidence === 'high')
    .flatMap((fact) =>
      fact.spans.map((span) => {
        const hit = longestAt(PLACE_LOOKUP, reading.plain, span[0])
        const names = hit?.found.map((known) => `place:${known.name}`) ?? []
        const regions = hit?.found.filter((known) => known.region).map((known) => `country:${known.country}`) ?? []
        return {
          span: [span[0], hit?.to ?? span[1]] as const,
          kind: 'place' as const,
          keys: [...names, ...regions],
          stems: plain(text.slice(span[0], hit?.to ?? span[1]))
            .split(/[\s-]+/)
            .map(stemOf)
            .filter(Boolean),
        }
      }),
    )
}

const SPOKEN =
  /(?:fluen|speak|level|proficien|native|written|spoken|language|conversational|[abc][12](?![A-Za-zÀ-ɏ\d])|kenntnisse|niveau|fliess|verhandlungssicher|sprach|courant|parle|nivel|idioma|habl|oral|ecrit|basic|good|gute|bilingu|condition|condicion|suma|nice to have|a plus|von vorteil|atout|c1|b2)/u

function languages({ plain: text }: Description): Find[] {
  const finds: Find[] = []
  for (const { from, to, found } of findPhrases(LANGUAGE_LOOKUP, text)) {
    const around = text.slice(Math.max(0, from - 34), to + 34)
    if (!SPOKEN.test(around)) continue
    const level = /^[^,;.\n]{0,14}?(?<![A-Za-zÀ-ɏ\d])([abc][12])(?![A-Za-zÀ-ɏ\d])/u.exec(text.slice(to, to + 20))?.[1]
    const key = keyFor(`language:${found[0]!.code}`, text, from, to)
    finds.push({
      span: [from, to],
      kind: 'demand',
      keys: key.startsWith('no:') ? [key, key.slice(3)] : [key],
      stems: [],
    })
    if (level) {
      const at = text.indexOf(level, to)
      finds.push({ span: [at, at + 2], kind: 'demand', keys: [], stems: [level] })
    }
  }
  return finds
}

/** Words that are benefits only where something is offered. */
const OFFERED =
  /(?:offer|benefit|perk|you get|we provide|package|enjoy|bieten|vorteile|benefits|avantages|proposons|offrons|ofrec|beneficios|what you get|pay|gehalt|salaire|salario|plus|includ|provided|inklusive)/u
const AMBIGUOUS =
  /^(?:holidays?|vacation|medical|vision|dental|tips|bonus|parking|uniforms?|equity|commissions?|health|snacks|logement|loge|fitness|gym|unterkunft|accommodation|housing|career development|participation)/u

function benefits({ plain: text }: Description): Find[] {
  const finds: Find[] = []
  for (const { id, pattern } of BENEFITS)
    for (const match of text.matchAll(pattern)) {
      const line = text.slice(
        text.lastIndexOf('\n', match.index) + 1,
        (text.indexOf('\n', match.index) + text.length + 1) % (text.length + 1) || text.length,
      )
      const heading = [...text.slice(0, match.index).matchAll(/^#{1,4} (.+)$/gmu)].at(-1)?.[1] ?? ''
      if (AMBIGUOUS.test(match[0]) && !OFFERED.test(`${heading} ${line}`)) continue
      if (/^#/.test(line)) continue
      finds.push({
        span: spanOf(match),
        kind: 'benefit',
        keys: [
          keyFor(id, text, match.index, match.index + match[0].length),
          ...(id === 'holiday' ? ['unlimited'] : []),
        ],
        stems: [],
      })
    }
  return finds
}

const spanOf = (match: RegExpMatchArray): Span => [match.index!, match.index! + match[0].trimEnd().length]
