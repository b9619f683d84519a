/** Pay that is told by the name of a scale, tariff or legal minimum: "TVöD E9a", "NHS band 5". */

import type { Fact } from '../facts.ts'
import { matches } from '../matches.ts'
import { blankOut, type Reading, record } from '../reading.ts'
import { tidy } from '../tidy.ts'
import { wholeScale } from './pay-scale.ts'
import { seen } from './spot.ts'
import { sumsOfPay } from './sums-of-pay.ts'

const SCALE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:besoldung|gehalt|lohn|entlohnung|vergutung|anstellung)(?: erfolgt| ist)?:? )?(?:nach|gema(?:ss|ß)|laut|im) (?:dem |der |den )?(?:(?:kantonal|stadtisch|kommunal|hausintern|betrieblich|gesetzlich|kirchlich)e[mnr] )?(?:lohnsystem|lohnreglement|lohnklassen?|personalreglement|besoldungs(?:ordnung|verordnung|reglement|gesetz)|gehaltsordnung|gehaltsschema|lohnband)(?: [a-z\d]{1,4}(?= ?[.,;)\n]|$))?(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])(?:(?:(?:gehalt|lohn|bezahlung|vergutung|entlohnung|eingruppierung|verdienst)(?: erfolgt)?:? )?(?:in anlehnung an|angelehnt an|nach|gema(?:ss|ß)) (?:den |dem )?)?(?:tvod|tvoed|tv-l|tvl|tv-[a-z]{1,4}(?![a-z])|avr(?![a-z])|avo(?![a-z])|ka?vo(?![a-z])|kao(?![a-z])|era(?= eg|,| [a-z]{2,3}(?:[,.]|$))|l-gav|haustarif(?![a-z])|[a-z]{5,}tarif(?![a-z])|lohngruppe|tarif(?!a?s?(?<=[as])(?![a-z]))(?:vertrag|lich)?|entgeltgruppe|eg ?\d+(?![.,]?\d* ?(?:kg|lb|l(?![a-z])))|besoldung(?! (?:nach|gemass|laut) )|[a-z]{2,6}-kv(?![-a-z])|kv(?![-a-z])|kollektivvertrag|ig metall)[\w-]*(?:[ ,-]{1,2}(?:sue )?(?:p|e|eg|s|a|ft|entgeltgruppe )? ?\d{1,2}[a-z]?)?|\b(?:nhs )?(?:band|agenda for change band) \d[a-d]?\b|\bmps(?: ?\/ ?ups)?\b(?: (?:outer|inner|fringe)(?: london)?)?|\bups\b(?= |$)|\b(?:main|upper) pay (?:scale|range)\b|\bnjc(?: scale)?(?: points? \d+)?|\bsmic\b(?: ?\+ ?\d{1,2} ?%)?|(?:kv-?|kollektivvertrag(?:s|liche[rs]?)?[- ]?)?mindest(?:lohn|gehalt|entgelt)(?![a-z])|\bminimum wage\b|\bnational living wage\b|\breal living wage\b|\b(?:main scale |pay scale )?m[1-6](?: ?- ?(?:m|u|ups ?)?[1-6])?(?:\/ups?[1-3]?)?\b(?=[,.;)\s]|$)(?<=m\d.*-.*)|\bunion scale\b|\bgrade (?:\d+|[a-k])\b(?=[,.;)\s]|$)|\bsalario minimo\b|\bsegun convenio(?: (?!y |o |con |mas |segun )(?:de |del )?(?:la )?[a-z]+){0,3}|\bconvenio (?:de )?(?:la )?[a-z]+|\bconvention collective(?: [a-z0-9]+)*|\bgrille (?:indiciaire|de la fonction publique|fehap)|\bgs-\d{1,2}\b|\ba1[0-6]\b(?=[,.;\s]|$)/gu

const PAID =
  /^(?:besoldung|anstellung|gehalt|lohn|bezahlung|vergütung|entlohnung|eingruppierung|verdienst|entgelt|salär|bezahlt wird|eingruppiert(?: ist die stelle)?)(?: erfolgt)?:? (?=\S)/iu

const ABOVE = /(?<![a-z])(?:uber|au-dessus du|superieur au|por encima del?|above(?: the)?) $/u
/** "GCSE maths grade 4" */
const OF_SCHOOL = /(?:gcse|maths|english|music|abrsm|level)[a-z ]{0,20}$/u

/** Pay by a scale or tariff is printed as it is named; it gives no figures. */
export function readScales(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(SCALE, reading.openPlain)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (facts.some(({ spans }) => from < spans[0]![1] && spans[0]![0] < to)) continue
    if (/^tarif$/u.test(match[0]) && !reading.languages.includes('de')) continue
    // "132 kV", "sign-ups": scales elsewhere, no scales here.
    if (/^kv$/u.test(match[0]) && (!reading.languages.includes('de') || reading.text[from] === 'k')) continue
    if (/^(?:daten|handy|bahn|bewohner|strom)\p{L}*tarif|^tarif(?:kalkul|ierung|ieren)/u.test(match[0])) continue
    // "Über Tarif", "au-dessus du SMIC": more than it says.
    const above = ABOVE.exec(reading.plain.slice(Math.max(0, from - 16), from))
    if (above) {
      facts.push({ kind: 'benefit', ...seen(reading, [from - above[0].length, to], 'high', true) })
      continue
    }
    if (/^ups$/u.test(match[0]) && reading.plain[from - 1] === '-') continue
    if (/^grade 1[0-2]$/u.test(match[0]) && !/^\s*[(,:-]?\s*[¤£$r]\s?\d/u.test(reading.plain.slice(to, to + 8)))
      continue
    if (/^grade/u.test(match[0]) && OF_SCHOOL.test(reading.plain.slice(Math.max(0, from - 28), from))) continue
    const [start, end] = reading.language === 'de' ? wholeScale(reading, [from, to]) : [from, to]
    // "KV-Mindestlohn 2.180 brutto": the sum is read already; the word says what it is.
    const sum = reading.facts.find(({ kind, spans }) => kind === 'pay' && spans[0]![0] >= to && spans[0]![0] - to < 4)
    if (sum?.kind === 'pay' && /mindest/u.test(match[0])) {
      sum.graded ??= reading.text.slice(from, to)
      sum.spans.push([from, to])
      blankOut(reading, [[from, to]])
      continue
    }
    facts.push({
      kind: 'pay',
      text: tidy(reading.text.slice(start, end), reading.language)
        .replace(PAID, '')
        .replace(/^(\p{Lu}{2,}):/u, '$1'),
      spans: [[start, end]],
      confidence: 'high',
      holds: true,
      pay: { min: null, max: null, currency: null, per: null },
      basis: 'scale',
      gross: null,
      hedge: null,
    })
  }
  record(reading, sumsOfPay(reading, facts))
}
