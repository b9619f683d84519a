/** How far the name of a German pay scale reaches: "EG 9a TVöD-VKA", "Tarif private Versicherungswirtschaft, Gruppe 4". */
import type { Span } from '../facts.ts'
import { BLANK, partAt, type Reading, sentenceAt } from '../reading.ts'

const AHEAD =
  /(?<![\p{L}\d])(?:(?:Gehalt|Lohn|Vergütung|Entgelt|Bezahlt wird|Bezahlung|Eingruppiert(?: ist die Stelle)?|Eingruppierung|Salär)(?: erfolgt)?:? )?(?:(?:bis|in|wie|nach|gemäß|gemäss|angelehnt an|in Anlehnung an|laut) )?(?:(?:der|dem|den) )?(?:(?:EG|E|S|P|Entgeltgruppe|Gruppe|Lohngruppe) ?\d{1,2} ?[a-c]?(?: bis \d{1,2}[a-c]?)? )?(?:(?:der|dem|des) )?$/iu
const BEHIND =
  /^:?(?:[ -](?:\p{Lu}[\p{L}\d/-]*|private|kantonal\p{Ll}+|für (?=\p{Lu})|des|der|\d{1,2}[a-d]?(?:\/\d{1,2}[a-d]?)?(?![.,]?\d|\s?(?:¤|Euro|%|Std|h(?!\p{L})|Stunden|Tage|Jahre|Gehälter|T¤|k(?!\p{L})))|(?<=\s)\+\s?\d{1,2} ?%)){0,6}(?:, (?:Entgeltgruppe|EG|E|S|P|Stufe|Gruppe|Anlage|Klasse|TG|LD|Lohngruppe)(?: ?[\dIVX]+[a-c]?|(?= nach))(?: nach (?:Erfahrung|Vorzeiten|Vordienstzeiten))?(?!\p{L}))*/u
/** Words with capitals that tell something else than the scale's name. */
const OTHER =
  /[ -](?:Urlaub\p{Ll}*|Jahressonderzahlung|Zulagen?|Schicht\p{Ll}*|Bonus|Weihnachtsgeld|Vollzeit|Teilzeit|VZ|TZ|Start|Beginn|Std|Nacht|Ab|Bei|Wir|Dazu)(?!\p{L}).*$/u

export function wholeScale(reading: Reading, [from, to]: Span): Span {
  const part = partAt(reading, from)
  const ahead = reading.open.slice(Math.max(part.from, from - 48), from)
  const start = from - (AHEAD.exec(ahead.slice(ahead.lastIndexOf(BLANK) + 1))?.[0].length ?? 0)
  const behind = reading.open.slice(to, Math.min(to + 70, sentenceAt(reading, from)[1]))
  const tail = BEHIND.exec(behind.split(BLANK)[0]!)?.[0].replace(OTHER, '') ?? ''
  return [start, to + tail.trimEnd().length]
}
