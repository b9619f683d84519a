/** What German notes say in passing, written beside what it is said of, or left out where it says nothing of the post. */
import type { Language } from './facts.ts'
import { ENDS } from './german-turns.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

/** "…, das mag hier keiner", "- das ist mir wichtig!!", "je nachdem": nothing that an applicant could use. */
const SAYS_NOTHING = new RegExp(
  `,? ?[–-]? ?(?:das (?:mag|will|hört|liest|sagt)(?: (?:hier|bei uns))? (?:keiner|niemand)(?: gern)?|das ist (?:mir|uns)(?: (?:sehr|echt|besonders))? wichtig!*|(?<=\\d (?:Std\\.?|Stunden|h)) je nachdem)${ENDS}`,
  'giu',
)
/** "2.350 Euro im Monat, vierzehnmal". */
const TIMES_A_YEAR =
  /(?<=(?:brutto|netto|Euro|¤|Monat|monatlich)),? (?:(zwölf|dreizehn|vierzehn|fünfzehn)mal|(1[2-5]) ?-?mal)(?: im Jahr| pro Jahr| jährlich)?(?=[.;,\n]|$)/giu
const COUNTS: Record<string, string> = { zwölf: '12', dreizehn: '13', vierzehn: '14', fünfzehn: '15' }
/** "…, bei mehr Erfahrung auch darüber". */
const MORE_PAY =
  /(?<=\d[^.;\n]{0,50}), (?:bei (?:mehr|entsprechender|langer|viel) Erfahrung)(?: gerne?)? auch (?:darüber|mehr)(?=[.;,\n]|$)/giu
/** "Um 22 Uhr ist die Rezeption zu", "zwischen Weihnachten und Neujahr zu". */
const SHUT = new RegExp(
  `(?<=(?:Neujahr|Weihnachten|Ostern|Ferien|Sommer|August|Rezeption|Laden|Büro|Praxis|Küche|Betrieb|Werkstatt|Kita|Schule|Restaurant|Hotel|Lokal|Geschäft)(?: ist| sind| haben wir| bleibt| machen wir)?) zu${ENDS}`,
  'giu',
)
/** "Nacht nur freiwillig, dann +25 %". */
const THEN_MORE = /, dann (\+ ?\d+ ?%)(?=[.;,\n]|$)/giu
/** "Neuprogrammierung NICHT". */
const NOT_THAT =
  /(?<=(?:^|[.;,:\n] ?))(\p{Lu}[\p{L}-]*(?:ung|heit|keit|ion|tät|schaft|arbeit|pflege)) (?:NICHT|nicht)(?=[.;,\n]|$)/gu
/** "Je 32 h, auf Wunsch 35": from the one to the other. */
const ON_REQUEST =
  /(?<![\d.,-])(\d\d) ?(h|Std\.?|Stunden|Wochenstunden), (?:auf Wunsch|gerne?|möglich)(?: auch)? (\d\d)(?: ?h| Std\.?| Stunden)?(?=[.;,\n]|$)/giu
/** "Kontaktlinsen gern, aber lernt man sonst hier". */
const ELSE_LEARNED =
  / gerne?,? aber (?:das )?(?:lernt|lernst|lernen) (?:man|du|Sie) (?:es |das )?(?:sonst |auch )?(?:hier|bei uns)(?=[.;,\n]|$)/giu
/** "Auch Teilzeit ab 28 Std.": full time all the same. */
const ALSO_PART_TIME =
  /(?<!\p{L})auch (?:in )?Teilzeit(?:,? (?:ab|mit|mit ab) (\d\d) ?(?:h|Std\.?|Stunden))?(?: möglich| ok)?(?=[.;,\n]|$)/giu

/** "Wir suchen für die Küche jemanden, Koch oder Köchin": who is sought is told behind it. */
const SOMEBODY =
  /(?<!\p{L})(?<seeks>(?:wir |ich )?(?:suchen?|brauchen?|sucht|braucht)) (?:für|in) (?:die|das|den|der|dem|unser\p{Ll}*) (?<where>\p{Lu}[^,.;\n]{3,46}?) (?:jemand(?:en)?|wen), (?=\p{Lu}|staatlich|gelernte)/giu
/** "Staatlich anerkannte Erzieherin oder Erzieher": the adjective is that of both. */
const BOTH = /(?<=(?:anerkannte|geprüfte|examinierte|gelernte|diplomierte)r? )(\p{Lu}\p{Ll}{3,})in oder \1(?!\p{L})/gu

const ASIDES: Row[] = [
  [SAYS_NOTHING, () => ''],
  [TIMES_A_YEAR, ([, word, figure]) => ` x ${figure ?? COUNTS[word!.toLowerCase()]}`],
  [MORE_PAY, () => ', höheres Gehalt bei mehr Erfahrung möglich'],
  [SHUT, () => ' geschlossen'],
  [THEN_MORE, ([, more]) => ` (${more})`],
  [NOT_THAT, ([, what]) => `keine ${what}`],
  [ON_REQUEST, ([, least, unit, most]) => `${least}-${most} ${unit}`],
  [SOMEBODY, ({ groups }) => `Einsatzort: ${groups!.where}. ${groups!.seeks} `],
  [BOTH, ([, noun]) => `${noun}/in`],
  [ELSE_LEARNED, () => ' wäre schön'],
  [ALSO_PART_TIME, ([, least]) => `die Stelle ist auch in Teilzeit möglich${least ? ` ab ${least} Stunden` : ''}`],
]

/** Edits that write them so. */
export const germanAsides = (text: string, language: () => Language): Edit[] =>
  language() === 'de' ? editsByRows(text, ASIDES) : []
