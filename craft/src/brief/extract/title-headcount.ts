/** How many are sought under one title: "x3", "3 pickers", "two positions". */

import type { Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { findFirst } from '../matches.ts'
import { partAt, type Reading } from '../reading.ts'
import { COUNT, countOf } from './spot.ts'

const COUNT_AHEAD = lean(
  new RegExp(
    `(?<![A-Za-zÀ-ɏ\\d.,])(?:x ?)?(?<n>\\d{1,3}|${COUNT})(?: ?x| nos?\\.?)?(?: (?:more|new|weitere|further|nuevos|nuevas|nouveaux|experienced|seasonal|temporary|temp|permanent|freelance|casual|qualified|saisonale|motivierte|full[- ]time|part[- ]time))?\\s$`,
    'u',
  ),
)
const OPENINGS = lean(
  new RegExp(
    `(?<![A-Za-zÀ-ɏ\\d])(?<!(?:about|around|approx\\.?|some|ca\\.?|etwa) )(?<n>${COUNT}) (?:openings?|positions?|vacancies|stellen|postes|plazas|puestos|vacantes|places(?= (?:a pourvoir|ouvertes|vacantes|disponibles))|hires|roles)(?![A-Za-zÀ-ɏ])(?: (?:a pourvoir|a cubrir|zu besetzen))?(?! (?:this|a|per|each|every|next|in total|concertadas|publicas|residenciales|hotelieres|assises|agreees|de (?:parking|aparcamiento|garaje|residentes|stationnement|centro de dia))(?![a-z]))`,
    'u',
  ),
)
/** "Vacantes: 3". */
const LABELLED = /(?<![a-z])(?:vacantes|vacancies|plazas|postes|puestos) ?(?:\((\d{1,2})\)|: ?(\d{1,2})(?=[\s,.;]|$))/u
/** "Wir brauchen 4.", "5 Stück gesucht". */
const NEEDED_IN_ENGLISH = lean(
  new RegExp(
    `(?<![a-z])we(?:'re| are)? (?:need|want|after|looking for) (${COUNT})(?: of them| people| persons)?(?=\\s?[.,;!)\\n]|$)|(?<![a-z\\d.,])(${COUNT}) (?:people|persons|of them) (?:wanted|needed|sought)(?![a-z])`,
    'u',
  ),
)
const NEEDED = lean(
  new RegExp(
    `(?<![a-z])wir (?:brauchen|suchen) (?:gleich |insgesamt |davon )?(${COUNT})(?: davon| leute| personen| stuck)?(?=\\s?[.,;!)]|$)|(?<![A-Za-zÀ-ɏ\\d.,])(${COUNT}) (?:stuck|leute|personen) gesucht(?![a-z])`,
    'u',
  ),
)

/** "Drivers, need 4, out of Memphis", "Pickers, two of them". */
const WANTED_BEHIND = new RegExp(
  `^,? (?:(?:we )?need(?:ed)? (${COUNT})|(${COUNT}) (?:of (?:them|these)|davon|d'entre eux|de ellos))(?=[,.;)\\n]|$)`,
  'u',
)

export function headcountOf(
  reading: Reading,
  from: number,
  to: number,
  plural: boolean,
): { value: number; span: Span | null } | null {
  const after = reading.openPlain.slice(to, to + 20)
  const behind =
    /^\s?\(?x ?(\d{1,3})\)?(?![\dA-Za-zÀ-ɏ])|^(?:\s?\(?|, )(\d{1,3}) ?(?:x|nos?\.?)\)?(?![\dA-Za-zÀ-ɏ])/u.exec(after)
  // "Agents for the Dutch market x6, Athens".
  const part = partAt(reading, from)
  const ends = plural ? / x ?(\d{1,2})$/u.exec(reading.openPlain.slice(to, Math.min(part.to, to + 50))) : null
  if (ends)
    return { value: Number(ends[1]), span: [Math.min(part.to, to + 50) - ends[0].length, Math.min(part.to, to + 50)] }
  const needed = WANTED_BEHIND.exec(after)
  const wanted = needed ? countOf(needed[1] ?? needed[2]!) : 0
  if (wanted > 1) return { value: wanted, span: [to, to + needed![0].length] }
  if (behind) return { value: Number(behind[1] ?? behind[2]), span: [to, to + behind[0].length] }
  const bracketed = plural ? /^\s?\((\d{1,2})\)/u.exec(after) : null
  if (bracketed) return { value: Number(bracketed[1]), span: [to, to + bracketed[0].length] }
  // A word for the contract between count and noun has been read already: "3 seasonal pickers".
  const before = reading.plain.slice(Math.max(part.from, from - 26), from)
  const ahead = COUNT_AHEAD.exec(before)
  // "Zwei Fahrer": many German trades are spelled alike for one and for more.
  const alike = reading.language === 'de' && /(?:er|el|eur|or)$/u.test(reading.plain.slice(from, to).split(/[ (]/)[0]!)
  if (
    ahead &&
    (plural || alike || /x\s$/.test(ahead[0])) &&
    !/team of|manage|lead|(?:klasse|stufe|level|gruppe|linie|halle|werk) \d* ?$/u.test(before)
  ) {
    const value = countOf(ahead.groups!.n!)
    if (value > 1) return { value, span: [from - ahead[0].length, from] }
  }
  const openings = findFirst(OPENINGS, reading.openPlain)
  const labelled = findFirst(LABELLED, reading.openPlain)
  if (!openings && labelled)
    return { value: Number(labelled[1] ?? labelled[2]), span: [labelled.index, labelled.index + labelled[0].length] }
  if (!openings && (reading.language === 'de' || reading.language === 'en')) {
    const needed = findFirst(reading.language === 'de' ? NEEDED : NEEDED_IN_ENGLISH, reading.openPlain)
    const count = needed ? countOf(needed[1] ?? needed[2]!) : 1
    if (count > 1) return { value: count, span: [needed!.index, needed!.index + needed![0].length] }
  }
  // "Residencia, 88 plazas": so many live there.
  if (openings && countOf(openings.groups!.n!) > MOST_PLACES && /(?:plazas|places)$/u.test(openings[0])) return null
  if (openings && countOf(openings.groups!.n!) > 1)
    return { value: countOf(openings.groups!.n!), span: [openings.index, openings.index + openings[0].length] }
  return null
}
/** More than so many are places to live or to sit at. */
const MOST_PLACES = 20
