/** Places behind the words that announce them: "based in …", "Standort: …", and where one only goes now and then. */

import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { type Reading, record, sentenceAt } from '../reading.ts'
import { seen } from './spot.ts'
import { departmentBehind } from './town-ahead.ts'

/** "1 day/wk at the warehouse in Livingston": where one goes now and then. */
export const DAY_THERE =
  /\d ?(?:x|days?|d)? ?(?:\/ ?|a |per |every )(?:week|wk|month|mth|mo|quarter|fortnight) (?:at|in|to|from) [^,.;]*$|\d (?:dias?|jours?|j) (?:por|al|a la|par) (?:mes|semana|mois|semaine|trimestre) (?:en|a|à|au) [^,.;]*$/u

const NAMED_AFTER_CUE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:based|located|situated|office|offices|store|shop|clinic|school|site|plant|farm|hotel|restaurant|practice|cafe|warehouse|position|role|job) in|location:|standort:?|(?:arbeits|dienst|einsatz)ort:?|(?<=^|\n)\s*(?:wo|ort):|lieu(?: de travail)? ?:|lugar(?: de trabajo)?:|ubicacion:|(?<=^|\n)[ *•|-]*(?:site|sites|ou|ville|commune|donde|ciudad|localidad|sede|faena|obra|centro de trabajo|where|town|place) ?:|im raum|raum|near|nr|nahe|nahe bei|pres de|cerca de) (?:the |dem |der |le |la |el |\d{4,5} )?|(?<![A-Za-zÀ-ɏ\d.,])\d{5} (?=[a-z])/gu

/** "Site : Figeac (46)" on a line of its own: a form says where one works. */
const LABELLED =
  /(?<=^|\n)[ *•|-]*(?:site|lieu(?: de travail)?|ou|ville|commune|donde|ciudad|localidad|sede|faena|obra|lugar(?: de trabajo)?|ubicacion|centro de trabajo|where|location|town|place|(?:arbeits|dienst|einsatz|stand)?ort|wo) ?: (?=[^\n]*[a-z]{3})/gu

/** Of the towns that a brief names those that stand behind the label, where a form has one and a name stands there. */
export function withinLabelled(reading: Reading, places: readonly Fact[]): Fact[] {
  if (places.length === 0) return []
  const label = matches(LABELLED, reading.plain).find(({ index, 0: { length } }) =>
    /^\p{Lu}/u.test(reading.text.slice(index + length)),
  )
  if (!label) return [...places]
  const [from, to] = sentenceAt(reading, label.index + label[0].length)
  return places.filter(({ spans: [[at] = [0, 0]] }) => at >= from && at < to)
}

/** "72574 Bad Urach" is all that a part says; "12000 Teile am Tag" goes on. */
const isAddress = (reading: Reading, from: number, to: number): boolean =>
  reading.language === 'de' &&
  /^\s*(?:[,.;)(\n]|$)/.test(reading.text.slice(to, to + 2)) &&
  /(?:^|[,.;(\n:]\s*|\sin )$/.test(reading.text.slice(Math.max(0, from - 4), from))

/** "based in Little Snoring": a capitalised name behind a place cue, known or not; it lies in the country of the others that are named. */
export function readByCue(reading: Reading, country: string | null): void {
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
    const end = from + name[0].replace(/[.,]$/, '').length
    const span: Span = [from, end + departmentBehind(reading, end).length]
    const fact = seen(reading, span, 'medium')
    if (/[:\d]/.test(match[0])) fact.spans.push([match.index, from])
    facts.push({
      kind: 'place',
      ...fact,
      city: reading.text.slice(...span),
      region: null,
      country,
      also: 'workplace',
    })
  }
  record(reading, facts)
}
