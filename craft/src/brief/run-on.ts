/** Briefs that were spoken into a telephone have no stops at all: words that open or close a statement part them. */
import { type Edit, editsOf } from './rewrite.ts'
import { ENGLISH_BREAK, ENGLISH_WORDS, goesOnInEnglish } from './run-on-english.ts'

/** Letters without a stop from which on a line is taken for speech. */
const LONG = 140
/** Letters of speech for one stop, at the least. */
const SPARSE = 110
const STOPS = /[.,;:!?|/()\u2013-](?=\s|$)|\s[-\u2013+]\s/gu

const NUMBER =
  '(?:\\d[\\d.,]*|ein(?:en?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*(?:zehn|zig)|\\p{L}*hundert\\p{L}*|\\p{L}*tausend\\p{L}*)'
/** What ends a statement: "GPS wär super", "Führerschein B muss sein", "3.200 brutto". */
const CLOSERS = [
  '(?:w(?:ä|ae)re?(?: auch)? (?:super|toll|schön|gut|klasse|prima|ideal|nett|fein|ein traum|von vorteil)|von vorteil)',
  '(?:(?:muss|müssen)(?: (?:aktuell|gültig|da|vorhanden))? sein|(?:ist )?pflicht|(?:ist (?:uns |mir )?)?egal|(?:auch )?erwünscht|kein muss)',
  '(?:(?:nicht|net|ned) (?:nötig|notwendig|erforderlich|gefordert)|gern gesehen|willkommen|(?<=(?:[abc][12]|schein|klasse|ausbildung|grundkenntnisse) )(?:reicht|langt|genügt))',
  '(?:(?:die|pro|in der) (?:stunde|woche)|(?:im|pro) (?:monat|jahr)|(?:brutto|netto)(?! ?(?:im|pro|die|in der|jähr|plus))|prozent(?: drauf)?(?! (?:drauf|auf|vom|der|stelle|zuschlag))|am tag(?! plus)|kilometern?|km)',
  `mit ${NUMBER} jahren|${NUMBER} jahren? (?:berufs)?erfahrung|${NUMBER} tagen? urlaub`,
  '(?:(?:be|ge)zahlt(?! w(?:ird|erden))|gestellt|vorhanden|möglich|unbefristet|vollzeit|teilzeit|daheim|zu ?hause|bei uns(?= \\p{Lu})|m w d)',
  '(?:(?:zahlen|stellen|machen|übernehmen|zeigen|erklären) wir|(?:braucht|brauchst|brauchen) (?:er|sie|man|es|du|ihr)? ?(?:keine[nrs]?|nicht)|keine[nr]? (?:nötig|pflicht))',
].join('|')
/** What begins one: "Lohn …", "wir zahlen …", "keine …". */
const OPENERS = [
  '(?:baustellen?|lohn|gehalt|stundenlohn|bezahlung|vergütung|verdienst|firma|betrieb ist|kolonne|team (?:aus|von|mit|sind|ist))',
  '(?:führerschein|\\p{L}{3,}schein|deutsch|englisch|deutschkenntnisse|englischkenntnisse|berufserfahrung|modul 95|adr|lehre|abitur|studium|einarbeitung|quereinsteiger(?:innen)?|gesellenbrief)',
  '(?:urlaub|arbeitszeit(?:en)?|schichtdienst|\\d-?schicht|(?:zwei|drei|vier)[ -]?schicht|zuschläge|\\p{L}+zuschlag|spesen|weihnachtsgeld|urlaubsgeld|kantine|parkplatz|jobticket|jobrad|dienstwagen|firmenwagen|minijob|homeoffice)',
  '(?:ansprechpartner(?:in)?|ansprechperson|bewerbung(?:en)?|melde(?:n|t)?(?: (?:sie|euch|dich|sich))? (?:bei|unter|per)|melden kann|bewerben kann|anruf(?:en)? (?:bei|unter|kann)|handynummer|telefonnummer)',
  "(?:los geht['’]?s|(?:beginn|start|anfang) (?:ist|wäre|ab|zum|im|um|\\p{L}+ uhr)|anfangen (?:kann|soll)|befristet|unbefristet)",
  '(?:geprüfte[rn]?|gelernte[rn]?|abgeschlossene|hitzefeste|(?:arbeits|berufs|dienst)kleidung|jeden (?:abend|tag|morgen)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?(?! (?:vor|nach)mittag ist))',
  `(?:${NUMBER} (?:euro|brutto|netto|tage|wochen urlaub|stunden))`,
  '(?:wir (?:suchen|brauchen|zahlen|bieten|haben|sind|geben|stellen|machen|arbeiten|bauen|erwarten|übernehmen)|(?:er|sie|die person|der oder die) (?:soll(?:te)?|muss|müsste|kann|darf)|(?:du|sie) (?:solltest|sollten|musst|müssen|bekommst|bekommen|kriegst|kriegen|machst|arbeitest|arbeiten)|man (?:muss|sollte|kann|braucht))',
  '(?:es gibt|dazu (?:gibt|kommt|kommen)|außerdem|ausserdem|ach ?ja|bitte(?! (?:nicht|weglassen|weglasse|streichen|raus|nennen))|kein(?:e|en|er)?|aber (?:kein|bitte|nicht|das)|im winter|winter wird|die aufgaben|aufgaben sind|zu tun ist|die firma|der betrieb|(?:be|ge)zahlt w(?:ird|erden)|(?:das )?wochenende (?:ist|sind))',
  '(?:(?:sein|ihr|mein)(?:e)? \\p{L}+ (?:war|\\p{L}+t)|unser(?:e)? (?:vorherige|letzte|alte|bisherige|chef|inhaber|betrieb|team|kund)\\p{L}*)',
].join('|')
/** Behind these an opener goes on with what was begun: "mit Führerschein", "und die Firma". */
const GOES_ON =
  /(?:^|\s)(?:und|oder|aber|mit|ohne|gibt|gibts|eine?[mnrs]?|der|die|das|den|dem|des|für|fürs|bei|beim|im|am|an|in|zum|zur|von|vom|bis|als|wie|dass|weil|wenn|bitte|pro|ab|nach|jede[nrs]?|nur|dann|plus|rund|ca|etwa|unsere?[mnrs]?|guter|gute|gutes|hoher|also|sehr|muss|müssen|soll|sollte|nein|moment|schmarrn|quatsch|warte|halt|falsch|sorry)$/iu
const NO_GOES_ON = /(?:^|\s)(?:auch|ist|sind|hat|haben|es|wir|ich|er|sie|du|ihr|man|braucht|macht|gehen|geht)$/iu
const FIGURE_GOES_ON =
  /(?:^|\s)(?:ist|sind|wird|werden|zu|über|\d[\d.,]*|\p{L}*(?:spesen|geld|prämie|zulage|zuschlag|lohn|gehalt|bonus|pauschale|fixum|hunderte?|tausend))$/iu
const LEAVE_GOES_ON = /(?:^|\s)(?:tagen?|wochen)$/iu

function goesOn(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 20), at)
  const behind = line.slice(at + 1, at + 10)
  if (GOES_ON.test(before)) return true
  if (/^kein/i.test(behind))
    return NO_GOES_ON.test(before) && !/(?:zahlen|stellen|machen|übernehmen) wir$/iu.test(before)
  if (/^urlaub(?!\p{L})/iu.test(behind)) return LEAVE_GOES_ON.test(before)
  return FIGURE.test(line.slice(at + 1, at + 30)) && FIGURE_GOES_ON.test(before)
}
const FIGURE = new RegExp(`^${NUMBER} `, 'iu')

const BREAK = new RegExp(`(?<=(?<!\\p{L})(?:${CLOSERS})) (?=\\p{L}|\\d)| (?=(?:${OPENERS})(?!\\p{L}))`, 'giu')

const isSpeech = (line: string): boolean =>
  line.length >= LONG && (line.match(STOPS)?.length ?? 0) < line.length / SPARSE

/** Small words that no other language has. */
const GERMAN = /(?<!\p{L})(?:wir|und|mit|für|ist|oder|einen?|nen|keine?|bei|auf|zum|nicht|auch|muss)(?!\p{L})/giu

const countOf = (words: RegExp, line: string): number => line.match(words)?.length ?? 0
const SPOKEN = [
  { words: GERMAN, parts: BREAK, goesOn },
  { words: ENGLISH_WORDS, parts: ENGLISH_BREAK, goesOn: goesOnInEnglish },
]

/** The language of a line of speech, where its small words leave no doubt. */
const spokenIn = (line: string): (typeof SPOKEN)[number] | null => {
  const [first, second] = SPOKEN.map((one) => ({ one, count: countOf(one.words, line) })).sort(
    (a, b) => b.count - a.count,
  )
  return first!.count >= 4 && first!.count > 2 * second!.count ? first!.one : null
}

/** Edits that break the lines of speech, a line for a statement. */
export function runOnBreaks(text: string): Edit[] {
  if (text.length < LONG) return []
  let at = 0
  return text.split('\n').flatMap((line) => {
    const from = at
    at += line.length + 1
    const spoken = isSpeech(line) ? spokenIn(line) : null
    if (!spoken) return []
    return editsOf(line, spoken.parts, ({ index }) => (spoken.goesOn(line, index) ? null : '\n')).map((edit) => ({
      ...edit,
      from: edit.from + from,
      to: edit.to + from,
    }))
  })
}
