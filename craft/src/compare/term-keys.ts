/** Under which name a term of a description is looked for in the evidence, and where it stands. */
import type { Span } from '../brief/facts.ts'
import { REFUSED } from './evidence.ts'

const DENIED =
  /(?:^|[\s(])(?:no|not|without|kein\p{L}*|ohne|sans|pas de|sin|aucun\p{L}*|never|nicht|weder|noch|neither|nor|ni|don't need an?|do not need an?)\s(?:[\p{L}-]+\s){0,2}$/u

/** A denial in the description needs the same denial in the brief. */
export const keyFor = (id: string, text: string, from: number, to = from): string =>
  DENIED.test(text.slice(Math.max(0, from - 26), from)) || (to > from && REFUSED.test(text.slice(to, to + 30)))
    ? `no:${id}`
    : id

export const spanOf = (match: RegExpMatchArray): Span => [match.index!, match.index! + match[0].trimEnd().length]
