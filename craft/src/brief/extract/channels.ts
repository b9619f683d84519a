/** "chat and email, no phone", "calls, tickets, social": by which ways customers are answered is a part of the work. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'
import { type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'

const WAY =
  '(?:(?:live|web)[- ]?chat|chats?|e-?mails?|mail|phones?|telephone|(?:inbound |outbound |video )?calls|tickets?|social(?: media)?|socials|whats ?app|sms|text messages|voice|push|in[- ]app(?: messages)?|letters|forum|reviews)'
const WAYS = lean(
  new RegExp(
    `(?<![a-z-])(?<!(?:by|via|per|through|or|company|free|paid|your|us|apply|laptop|laptop and|\\d) )${WAY}(?:(?: ?[+&/,] ?(?:and |or )?| and | or | as well as )${WAY}(?![a-z]))+(?: support| only| mostly)?(?! (?:to|at|marketer|marketing|manager|agents?|address|us|if|number|bill|allowance|contract|provided)(?![a-z])|[a-z@-])`,
    'gu',
  ),
)

/** Whether a text names nothing but such ways. */
export const namesChannels = (plain: string): boolean => {
  WAYS.lastIndex = 0
  return WAYS.exec(plain)?.[0].length === plain.length
}

/** Papers that are sent come this way too: "CV by mail or phone". */
const SENDS = /(?:apply|applications?|cvs?|resumes?|contact|send|reach|questions|queries)(?![a-z])[^.;\n]{0,24}$/u

export function readChannels(reading: Reading): void {
  if (reading.language !== 'en') return
  const facts: Fact[] = []
  for (const match of matches(WAYS, reading.openPlain)) {
    const span: Span = [match.index, match.index + match[0].length]
    if (SENDS.test(reading.plain.slice(Math.max(0, span[0] - 40), span[0]))) continue
    facts.push({ kind: 'duty', ...seen(reading, span, 'high') })
  }
  record(reading, facts)
}
