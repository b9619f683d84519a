/** What of an assistant's instructions is a house rule, so that a writer follows it who reads no instructions. */
import { guessLanguage } from '../text/text.ts'
import { topicOf } from './line-topic.ts'
import { quotationsIn } from './quotations.ts'
import type { HouseRule } from './rule.ts'
import { isSound } from './sound.ts'
import { readStyleWishes } from './wishes.ts'

export interface ReadInstructions {
  rules: HouseRule[]
  /** Sentences that only a language model can follow. */
  forModels: string[]
}

/** "Close with …", "End every description with: …", "Always say “…”." */
const CLOSES =
  /^(?:please |bitte )?(?:always |immer )?(?:close|end|finish|conclude|schließe?n?|ende|termine[zr]?|cierra|acaba)\b[^“"„«':]{0,60}?(?:with|mit|par|con)\b[:\s]*/iu
const SAYS =
  /^(?:please |bitte )?(?:always|immer|toujours|siempre) (?:say|add|state|mention|include|sag\w*|schreib\w*|dis|écris|di|escribe)\b[:\s]*/iu
const NEVER =
  /^(?:please |bitte )?(?:never|do not|don't|avoid|no|nie|niemals|keine?|jamais|nunca)\b[\s,]*(?:say|write|use|mention|sag\w*|schreib\w*|verwend\w*|dis|écris|di|uses)?\b/iu

/** Sentence by sentence; a stop within a quotation ends none. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => {
      const quoted = quotationsIn(line)
      const ends = [...line.matchAll(/[.!?](?=\s|$)|[.!?]["”»]?(?=\s|$)/g)]
        .map(({ 0: stop, index }) => index + stop.length)
        .filter((at) => !quoted.some(({ from, to }) => at > from && at < to))
      const marks = [0, ...ends, line.length]
      return marks.slice(1).map((to, at) =>
        line
          .slice(marks[at], to)
          .replace(/^[\s*•-]+/, '')
          .trim(),
      )
    })
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** @returns in the order of the instructions */
export function readInstructions(instructions: string): ReadInstructions {
  const read: ReadInstructions = { rules: [], forModels: [] }
  for (const sentence of sentencesOf(instructions)) {
    const rules = rulesIn(sentence).filter(isSound)
    if (rules.length > 0) read.rules.push(...rules)
    else read.forModels.push(sentence)
  }
  return read
}

function rulesIn(sentence: string): HouseRule[] {
  const quoted = quotationsIn(sentence)
  const language = guessLanguage(sentence)
  const lead = (CLOSES.exec(sentence) ?? SAYS.exec(sentence))?.[0]
  const wishes = readStyleWishes([sentence], language)
  if (wishes.rename.length > 0 && quoted.length !== 1)
    return wishes.rename.map(({ from, to }) => ({ kind: 'term', from, to }))
  if (lead !== undefined) {
    // Without quotation marks it is the line itself only behind a colon.
    const text =
      quoted.length === 1 ? quotedLine(sentence, quoted[0]!) : /:\s*$/.test(lead) ? sentence.slice(lead.length) : null
    if (text === null || quoted.length > 1 || text.split(/\s+/).length < LINE_MIN_WORDS) return []
    const of = guessLanguage(text)
    return [{ kind: 'closing', heading: null, text, language: of, instead: topicOf(text, null, of) }]
  }
  if (NEVER.test(sentence) && quoted.length > 0) return quoted.map(({ text }) => ({ kind: 'avoid', phrase: text }))
  return wishes.rename.length > 0
    ? wishes.rename.map(({ from, to }) => ({ kind: 'term', from, to }))
    : quoted.length > 0
      ? wishes.drop.map((phrase) => ({ kind: 'avoid', phrase }))
      : []
}

/** Fewer words are a term, which says nothing by itself at the end of a page. */
const LINE_MIN_WORDS = 3

/** The words with their stop, which a quotation loses. */
function quotedLine(sentence: string, { text, from, to }: { text: string; from: number; to: number }): string {
  const stop = /[.!?](?=.$)/.exec(sentence.slice(from, to))?.[0] ?? '.'
  return /[.!?]$/.test(text) ? text : `${text}${stop}`
}
