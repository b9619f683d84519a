/** Places behind the words that announce them: "based in …", "Standort: …", and where one only goes now and then. */

import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { type Reading, record, sentenceAt } from '../reading.ts'
import { seen } from './spot.ts'

/** "1 day/wk at the warehouse in Livingston": where one goes now and then. */
export const DAY_THERE =
  /\d ?(?:x|days?|d)? ?(?:\/ ?|a |per |every )(?:week|wk|month|mth|mo|quarter|fortnight) (?:at|in|to|from) [^,.;]*$|\d (?:dias?|jours?|j) (?:por|al|a la|par) (?:mes|semana|mois|semaine|trimestre) (?:en|a|à|au) [^,.;]*$/u

const NAMED_AFTER_CUE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:based|located|situated|office|offices|store|shop|clinic|school|site|plant|farm|hotel|restaurant|practice|cafe|warehouse|position|role|job) in|location:|standort:?|(?:arbeits|dienst|einsatz)ort:?|(?<=^|\n)\s*(?:wo|ort):|lieu(?: de travail)? ?:|lugar(?: de trabajo)?:|ubicacion:|im raum|raum|near|nr|nahe|nahe bei|pres de|cerca de) (?:the |dem |der |le |la |el |\d{4,5} )?|(?<![A-Za-zÀ-ɏ\d.,])\d{5} (?=[a-z])/gu

/** "72574 Bad Urach" is all that a part says; "12000 Teile am Tag" goes on. */
const isAddress = (reading: Reading, from: number, to: number): boolean =>
  reading.language === 'de' &&
  /^\s*(?:[,.;)(\n]|$)/.test(reading.text.slice(to, to + 2)) &&
  /(?:^|[,.;(\n:]\s*|\sin )$/.test(reading.text.slice(Math.max(0, from - 4), from))

/** "based in Little Snoring": a capitalised name behind a place cue, known or not. */
export function readByCue(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(NAMED_AFTER_CUE, reading.openPlain)) {
    const from = match.index + match[0].length
    const name =
      /^(?:\p{Lu}[A-Za-zÀ-ɏ'.-]+)(?:[ -](?:\p{Lu}[A-Za-zÀ-ɏ'.-]+|upon|on|am|an|der|de|la|le|sur|del))*(?<! (?:upon|on|am|an|der|de|la|le|sur|del))/u.exec(
        reading.open.slice(from, Math.min(from + 40, sentenceAt(reading, from)[1])),
      )
    if (!name || name[0].length < 3) continue
    if (/^\d/.test(match[0]) && !isAddress(reading, match.index, from + name[0].length)) continue
    if (DAY_THERE.test(reading.plain.slice(Math.max(0, from - 60), from))) continue
    const span: Span = [from, from + name[0].replace(/[.,]$/, '').length]
    const fact = seen(reading, span, 'medium')
    if (/[:\d]/.test(match[0])) fact.spans.push([match.index, from])
    facts.push({
      kind: 'place',
      ...fact,
      city: reading.text.slice(...span),
      region: null,
      country: null,
      also: 'workplace',
    })
  }
  record(reading, facts)
}
