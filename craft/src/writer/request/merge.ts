/** Several briefs of one conversation as one: lists add up, and the newest word counts where only one can be true. */
import type { Brief, Fact, FactKind, Language, Span } from '../../brief/facts.ts'

import { translate } from '../lexicon/translate.ts'

const LISTS = new Set<FactKind>(['skill', 'benefit', 'duty', 'free', 'variable', 'licence', 'process', 'shift'])
/** What holds for the employer whatever the role. */
const LASTING = new Set<FactKind>(['company', 'place', 'contact', 'process', 'benefit'])

/** Facts with the same key rule each other out. */
function keyOf(fact: Fact): string {
  if (LISTS.has(fact.kind)) return `${fact.kind}/${fact.text.toLowerCase()}`
  if (fact.kind === 'company')
    return fact.aspect === 'about' || fact.aspect === 'other'
      ? `company/${fact.text.toLowerCase()}`
      : `company/${fact.aspect}`
  if (fact.kind === 'language') return `language/${fact.language}`
  if (fact.kind === 'team') return `team/${fact.relation}`
  if (fact.kind === 'pay') return `pay/${fact.basis}`
  if (fact.kind === 'contract')
    return `contract/${['full_time', 'part_time'].includes(fact.contract) ? 'share' : 'term'}`
  return fact.kind
}

/** Moved behind the earlier text, and worded in the language of the whole. */
const placed = (fact: Fact, by: number, from: Language, to: Language): Fact => ({
  ...fact,
  text: translate(fact.text, from, to),
  spans: fact.spans.map(([from, to]): Span => [from + by, to + by]),
})

const familyOf = (brief: Brief) => {
  const title = brief.facts.find((fact) => fact.kind === 'title')
  return title?.kind === 'title' ? title.family : null
}

export function mergeBriefs(older: Brief, newer: Brief): Brief {
  const [before, after] = [familyOf(older), familyOf(newer)]
  const otherRole = before !== null && after !== null && before !== after
  // A word or two ("remote please") do not tell a language.
  const short = newer.text.split(/\s+/).length < 4
  const language = short || newer.facts.length === 0 ? older.language : newer.language
  const kept = (otherRole ? older.facts.filter((fact) => LASTING.has(fact.kind)) : older.facts).map((fact) =>
    placed(fact, 0, older.language, language),
  )
  const text = `${older.text}\n\n${newer.text}`
  const added = newer.facts.map((fact) => placed(fact, older.text.length + 2, newer.language, language))
  const overruled = new Set(added.map(keyOf))
  const wished = newer.style.outputLanguage !== newer.language
  return {
    ...newer,
    text,
    language,
    facts: [...kept.filter((fact) => !overruled.has(keyOf(fact))), ...added],
    style: {
      ...newer.style,
      tone: newer.style.tone === 'plain' ? older.style.tone : newer.style.tone,
      length: newer.style.length === 'full' ? older.style.length : newer.style.length,
      outputLanguage: short && !wished ? older.style.outputLanguage : newer.style.outputLanguage,
      replacements: [...older.style.replacements, ...newer.style.replacements],
    },
    setAside: [...older.setAside, ...newer.setAside],
  }
}

/** Facts named in a comment join the brief; its language and style stay. */
export function addFacts(brief: Brief, said: Brief): Brief {
  const added = said.facts.map((fact) => placed(fact, brief.text.length + 2, said.language, brief.language))
  const overruled = new Set(added.map(keyOf))
  return {
    ...brief,
    text: `${brief.text}\n\n${said.text}`,
    facts: [...brief.facts.filter((fact) => !overruled.has(keyOf(fact))), ...added],
    setAside: [...brief.setAside, ...said.setAside],
  }
}
