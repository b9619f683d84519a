/** German turns of phrase, written as rules and readers know them: "Nachtdienst haben wir keinen" is "Kein Nachtdienst". */
import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

const BEGINS = '(?<=(?:^|[.;:,!?\\n(–-]) ?)'
export const ENDS = '(?=\\s*(?:[.;,!)\\n]|$))'

/** "zu siebt" -> how many that are. */
const TOGETHER: Record<string, number> = {
  dritt: 3,
  viert: 4,
  fünft: 5,
  sechst: 6,
  siebt: 7,
  siebent: 7,
  acht: 8,
  neunt: 9,
  zehnt: 10,
  elft: 11,
  zwölft: 12,
}
/** "Wir sind zu siebt", "Sie sind dann zu acht"; who is there "immer zu zweit" is not the whole team. */
const TOGETHER_WE_ARE = new RegExp(
  `${BEGINS}(?:team: ?)?(?:(?:wir|sie|ihr) )?(?:sind|seid|wären|waren)(?: (?:dann|insgesamt|derzeit|aktuell|momentan|hier|im Team|jetzt|also))* zu (${Object.keys(TOGETHER).join('|')})(?!\\p{L})`,
  'giu',
)
/** "Die IT sind 4 Mann", "Kolonne von 3 Mann". */
const MEN =
  /(?<=(?<!\p{L})(?:sind(?: wir)?|team|kolonne|trupp|truppe|mannschaft|partie|crew|küche|werkstatt|lager)(?: (?:von|aus|mit|hat|zu))?:? )(\d{1,2}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) Mann(?!\p{L}| und (?:\d|eine|zwei|drei))/giu
/** "Nachtdienst haben wir keinen", "Montage gibt es bei uns keine". */
const NONE = new RegExp(
  `${BEGINS}(\\p{L}[\\p{L}-]{3,}) (?:haben|machen|gibt['’]?s|gibt es|kennen)(?: (?:wir|es|bei uns|hier|da|aber))* (kein(?:e[ns]?|s)?)${ENDS}`,
  'giu',
)
/** "Ein Klassenlehramt ist nicht dabei". */
const NOT_PART = new RegExp(
  `${BEGINS}(?:ein(e)? )?(\\p{Lu}[\\p{L}-]{3,}) (?:ist|sind) (?:hier |bei uns )?nicht (?:dabei|vorgesehen|inbegriffen|gefragt)${ENDS}`,
  'giu',
)
/** "…, Pausenaufsicht schon": in contrast to what stands ahead, and nothing else. */
const BUT_YES = new RegExp(
  `(?<=nicht (?<denied>[^.;,\\n]{3,24}), )(?<what>\\p{Lu}[\\p{L} -]{3,44}?) (?:aber |dagegen )?schon${ENDS}`,
  'gu',
)
const NEEDED = /(?:nötig|notwendig|erforderlich|zwingend|Bedingung|gefordert)$/iu
/** "wäre schön, ist aber kein Muss", "wär super muss aber nicht": the wish says that it is none already. */
const NO_MUST = new RegExp(
  `(?<=(?<!\\p{L})(?:wär|wäre|wären|waere|schön|gerne?|erwünscht|Vorteil|super|nett|toll|fein|nice|willkommen)(?!\\p{L})[^.;\\n]{0,50})(?:, ?(?:(?:ist|sind|das ist) )?(?:aber |jedoch |doch )?|,? (?:(?:ist|sind|das ist) )?(?:aber|jedoch) )(?:auch )?(?:kein(?:e)? (?:Muss|muss|Bedingung|Voraussetzung|Pflicht|Zwang)|nicht (?:zwingend(?: (?:nötig|erforderlich|notwendig))?|unbedingt(?: nötig)?|nötig|notwendig|erforderlich|Bedingung|Voraussetzung|Pflicht)|muss (?:aber )?nicht(?: sein)?)${ENDS}|(?<=(?<!\\p{L})(?:wär|wäre|wären|schön|gern|super|nett|toll|fein|nice)),? muss (?:aber )?nicht(?: sein)?${ENDS}`,
  'giu',
)
/** "wär gold wert", "wäre nice". */
const PRECIOUS =
  /(?<!\p{L})w(?:ä|ae)re?(n)? (?:(?:uns|da|auch|echt) )*(?:(?:gold|viel) wert|nice|interessant)(?!\p{L})(?! wegen )/giu
/** "Slowenisch wäre gut wegen der Tochter in Marburg": the reason belongs to what is wished for. */
const WISH_AND_WHY =
  /(?<!\p{L})w(?:ä|ae)re?(n)? (?:(?:uns|da|auch|echt|sehr) )*(?:schön|gut|super|toll|nett|fein|nice|praktisch|hilfreich) (wegen (?:de[rmns]|unser\p{Ll}*|eine[rsm]) [^.;,\n]{3,40})(?=[.;,\n]|$)/giu
/** "Homeoffice ist nach der Einarbeitung an einem Tag je Woche möglich". */
const HOME_DAYS =
  /(?<!\p{L})(?:Home ?-?office|Mobil(?:es)? Arbeiten|Mobilarbeit|Telearbeit)(?: ist| sind)?(?<after> (?:nach|ab) (?:der |dem )?\p{L}+)? (?:an|bis zu|im Umfang von|max\.|maximal)(?: bis zu)? (?<count>einem|ein|zwei|drei|vier|[1-4]) Tage?n?(?: (?:je|pro|in der|die) Woche)? (?:möglich|vorgesehen|erlaubt|gern gesehen)(?!\p{L})/giu
const DAYS: Record<string, string> = { einem: '1', ein: '1', zwei: '2', drei: '3', vier: '4' }
/** "Std.: 40", "Wochenstunden: 38,5". */
const HOURS_LABELLED =
  /(?<=^|\n)[ \t]*(?:Wochen|Arbeits)?(?:stunden|std|stundenzahl|zeit)\.?: ?(\d{1,2}(?:[.,]\d)?)(?=\s*(?:[,;.\n]|$))/giu
/** "(3 Stk.)" behind a title. */
const PIECES = /\((\d{1,2}) ?(?:Stk\.?|Stück)\)/giu
/** "inkl. 13.", "13. inkl." behind a sum. */
const THIRTEENTH =
  /(?<=(?:inkl\.|inklusive|plus|mit|\+) ?)(1[34])\.(?=\s*(?:[;,\n]|$))|(?<=[,;] )(1[34])\.(?= (?:inkl\.|inklusive|inbegriffen|dabei)(?!\p{L}))/giu
/** "D: nein kein Schweizerdeutsch nötig": who answers, and with what word. */
const ANSWERS = /(?<=^|\n)([ \t]*[-*•]?[ \t]*)\p{Lu}: (?:nein|ja|ok|klar|doch),? (?=\S)/gu
/** "Ja hallo, hier ist Kerstin vom Hort Regenbogen, ich sprech dir das mal drauf. Also …": who speaks, and for whom. */
const SPEAKS =
  /^\s*(?:(?:ja|so|also|ähm?),? )*(?:hallo|hi|servus|moin|grüß gott|guten tag)?[,!.]? ?hier (?:ist|spricht) (?:die |der )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:vom|von der|von|aus dem|aus der) (?<house>[^,\n]{3,40}?)(?<! e)(?:\.?,? ?(?:ich (?:sprech|diktier|red|erzähl)\p{Ll}* [^.\n]{2,40}))?[.,] ?(?:(?:also|so|ähm?),? )*/giu
/** "Ausgelernt muss er sein", "Schwindelfrei sollte man schon sein". */
const ONE_IS = new RegExp(
  `${BEGINS}(\\p{L}[\\p{L} -]{4,30}) (?:sollte|sollten|muss|müsste|müssen|soll) (?:man|er|sie|die|der|es)(?: (?:schon|halt|auch|aber|unbedingt|natürlich))* sein(?=[.,;!\\n]|$)`,
  'gu',
)
const LEARNED = /^(?:ausgelernt|gelernt)$/iu
/** "Ein Jahr im Verkauf sollte man gearbeitet haben". */
const ONE_HAS_WORKED = new RegExp(
  `${BEGINS}((?:ein|zwei|drei|vier|fünf|\\d{1,2}) Jahre? (?:an|in|im|bei|als|auf|mit|am) [^.,;\\n]{3,30}?) (?:sollte|sollten|muss|müsste|müssen) (?:man|er|sie|es)(?: (?:schon|mindestens|auch|vorher|halt))* (?:gearbeitet|verbracht|gestanden|gesammelt|gemacht) haben`,
  'giu',
)
/** "NICHT Saison". */
const NO_SEASON = new RegExp(`${BEGINS}(?:nicht|NICHT|keine?) (?:nur )?Saison${ENDS}`, 'gu')
/** "Führerschein B muss (Pumpwerke!)": what it is for stands behind the thing itself. */
const MUST_FOR = /(?<=\p{L}) (muss|Muss|MUSS|Pflicht|zwingend) \(([^()\n]{4,60}?)!?\)/gu
/** "25 Ferientage, ab 50 30": more days from an age on. */
const MORE_DAYS =
  /(?<=(\d\d) ?(?:Ferien|Urlaubs?)[ -]?tage), ab (\d\d)(?: Jahren)?:? (\d\d)(?: Tage)?(?=\s*(?:[,;.\n]|$))/giu
/** "Brauchen wen fürs Hotel Adler". */
const FOR_THE = /(?<!\p{L})fürs (?=\p{Lu})/gu
/** "Samstag nur jeden 4.", "Wochenende jedes zweite": which of them stands behind the day. */
const WHICH_DAY =
  /(?<!\p{L})(Samstag|Sonntag|Freitag|Montag|Wochenende|Feiertag)s? (nur )?(jede[rnsm]) (\d{1,2}\.|zweite[rns]?|dritte[rns]?|vierte[rns]?)(?=\s*(?:[.,;!\n]|$| bis | von ))/giu
/** "Rufbereitschaft, wird extra bezahlt", "…, die vergüten wir mit 70 Euro pro Nacht": what is paid for it belongs to it. */
const PAID_FOR =
  /, (?:(?:wird|werden) ((?:extra|zusätzlich|gesondert|separat) (?:bezahlt|vergütet|entlohnt))|(?:die|das|den) (?:vergüten|bezahlen|zahlen|entlohnen) wir (?:extra )?(?:mit )?((?:\d|extra|gesondert)[^.;,\n]{3,40}))(?=[.;,\n]|$)/giu
/** "Einarbeitung: 8 Wochen, davon 3 mitfahren", "1 Tag Homeoffice, nach der Probezeit 2": the part belongs to the whole. */
const OF_WHICH =
  /(?<=\d (?:Wochen|Monate|Tage|Stunden|Plätze|Betten|Leute|Personen)), davon (\d[^.;,\n]{2,40})(?=[.;,\n]|$)/giu
const LATER_MORE =
  /(?<=(?:Home-?office|HO):? \d Tage?|\d Tage? (?:Home-?office|HO)), (nach der (?:Probezeit|Einarbeitung) \d(?: Tage)?)(?=[.;,\n]|$)/giu
/** "… - das Papier ist uns egal": that any of the ways will do is told already. */
const ANY_PAPER = /,? ?[–-]? (?:das )?Papier ist (?:uns |mir |hier |völlig )*(?:egal|wurscht|gleich)/giu
/** "Einen Zimmerer, gerne auch zwei". */
const MAY_BE_TWO = /, gerne? auch (zwei|drei|mehrere|\d)(?=[.\n])/giu
/** "Lohn 20 Euro, je nachdem was einer kann". */
const BY_SKILL = /je nachdem,? was (?:einer|eine|man|jemand|wer) (?:so |schon )?(?:kann|draufhat|mitbringt)/giu
/** "Programm heißt Winsped". */
const TOOL_CALLED =
  /(?<!\p{L})(?:das |unser )?(?:Programm|Software|System|Tool|Warenwirtschaft|Kassensystem) (?:heißt|heisst|nennt sich) (?=\p{Lu})/giu
/** "Einarbeitung: 8 Wochen": without the colon it is one thing. */
const INDUCTION = /(?<=(?:^|\n)[ \t]*(?:Einarbeitung|Einschulung)): ?(?=(?:ca\. )?\d+ (?:Wochen|Monate|Tage))/giu
/** "Visum können wir leider nicht sponsern", "Arbeitsvisa übernehmen wir keine". */
const NO_VISA =
  /(?<!\p{L})(?:ein |das )?(?:Arbeits)?(?:Vis(?:um|a)|erlaubnis(?:se)?) (?:(?:können|sponsern|stellen|übernehmen|beantragen) wir (?:leider |derzeit )*(?:nicht|keine?s?)|(?:gibt es|gibt's) (?:leider |von uns )*keins?)(?: (?:sponsern|anbieten|stellen|besorgen|übernehmen|beantragen))?(?!\p{L})/giu
/** "Di und Do im Büro, Rest frei". */
const REST_FREE =
  /(?<=(?:im Büro|vor Ort)), (?:der )?Rest (?:ist )?(?:frei|nach Wahl|flexibel|egal|wie man will)(?=[.;,\n]|$)/giu
/** "Nicht nur für Leute aus der Pharma, Solar passt auch". */
const ALSO_FROM =
  /nicht (?:ausschließlich|nur) für (?:Leute|Menschen|Bewerber\p{L}*) aus (?:der |dem )?\p{L}+, (?<which>[\p{L}/ -]{3,30}) (?:passt|geht|ist) auch(?: okay| ok| gut)?/giu
/** "Auto: Octavia Kombi, auch privat": a line of a form that names one thing. */
const CAR = /(?<=^|\n)[ \t]*(?:Auto|Wagen|Fahrzeug|Firmenwagen|Dienstwagen): ?([^\n]{3,60}?)(?=\s*(?:\n|$))/giu
const LABELLED_NO = /(?<=^|\n)[ \t]*(?:Nicht|Nein|Gibt es nicht): ?(?=kein|nie|ohne)/giu
/** "Lehrabschluss muss". */
const JUST_MUST = new RegExp(
  `${BEGINS}(?!(?:Das|Es|Man|Er|Sie|Wer|Jeder|Keiner|Niemand|Muss|Was) )(\\p{Lu}[\\p{L} -]{3,36}?) muss(?: sein)?(?=[.;,!\\n]|$)`,
  'gu',
)
/** "Einen Lehrling anleiten sollte man schon können". */
const ONE_CAN = new RegExp(
  `${BEGINS}(\\p{L}[\\p{L} -]{4,40}) (?:sollte|sollten|muss|müsste) (?:man|er|sie)(?: (?:schon|halt|auch))* können(?=[.;,!\\n]|$)`,
  'gu',
)
/** "Heim: Lindenhof": the house by its kind; "Praxis: zwei Jahre" is what one has done. */
const HOUSE_LABEL =
  /(?<=^|\n)([ \t]*)(?:Heim|Haus|Praxis|Schule|Kita|Hotel|Restaurant|Klinik|Spital|Salon|Laden|Träger|Arbeitgeber|Unternehmen): ?(?!(?:Eine?|Zwei|Drei|Vier|Fünf|Mind(?:estens|\.)|Mehr(?:ere|jährige?)|Langjährige?|Erste|Keine?|Abgeschlossene?|\p{L}*(?:[Aa]bschluss|[Ee]rfahrung|[Aa]usbildung)|Matura?|Abitur)(?!\p{L}))(?=\p{Lu})/gu
/** "Fahrer mit Hirn": how people speak of whom they like to have. */
const WITH_SENSE =
  / mit (?:Hirn|Grips|Köpfchen|Biss|Schmackes|Wumms|Pfeffer|Feuer unterm Hintern)(?=\s*(?:[.,;!)\n]|$|\p{Extended_Pictographic}| (?:und|oder|für) ))/giu
/** "Ob frisch oder alter Hase ist egal": how much one has done before. */
const OLD_HANDS =
  /(?:ob )?(?:(?:ganz )?frisch(?:ling)?|neuling|anfänger(?:in)?|grünschnabel|berufsanfänger(?:in)?) oder (?:alter |alte )?(?:hase|häsin|profi|routinier)(?:,? (?:ist|sind|das ist)(?: (?:uns|mir|hier|völlig))* (?:egal|wurscht|gleich)|,? spielt keine rolle|,? egal)?/giu
/** "Schwiizerdütsch isch nöd nötig": as it is written in the standard. */
const DIALECT: Row[] = [
  [/(?<!\p{L})Schwi+i?z(?:er)?d(?:ü|u)+tsch(?!\p{L})/giu, () => 'Schweizerdeutsch'],
  [/(?<!\p{L})isch (?=(?:nöd|nid|nit|ned|nicht|kein|keis|guet|gut|es|en|e)(?!\p{L}))/giu, () => 'ist '],
  [/(?<!\p{L})(?:nöd|nid)(?!\p{L})/giu, () => 'nicht'],
]
/** Edits that write dialect as it is written in the standard. */
export const germanDialect = (text: string, language: () => Language): Edit[] =>
  language() === 'de' ? editsByRows(text, DIALECT) : []

/** "ab 5.30 uhr, so frei": a day by two letters, where it is free or the house is shut. */
const DAY_OFF =
  /(?<!\d\. ?)(?<=(?:^|[,;.\n(]) ?)(mo|di|mi|do|fr|sa|so)(?= (?:immer )?(?:frei|zu|geschlossen|ruhetag)(?=[,;.)\n]|$))/giu
const WEEKDAYS: Record<string, string> = {
  mo: 'montags',
  di: 'dienstags',
  mi: 'mittwochs',
  do: 'donnerstags',
  fr: 'freitags',
  sa: 'samstags',
  so: 'sonntags',
}

const TURNS: Row[] = [
  [DAY_OFF, ([day]) => WEEKDAYS[day!.toLowerCase()]!],
  [TOGETHER_WE_ARE, ([, many]) => `Team: ${TOGETHER[many!.toLowerCase()]} Leute`],
  [MEN, ([, count]) => `${count} Leute`],
  [NONE, ([, what, none]) => `${none!.replace(/(?<=kein)(?:en|es|s)$/iu, '')} ${what}`],
  [NOT_PART, ([, feminine, what]) => `kein${feminine ?? ''} ${what}`],
  [BUT_YES, ({ groups }) => (NEEDED.test(groups!.denied!) ? `${groups!.what} erforderlich` : groups!.what!)],
  [WISH_AND_WHY, ([, many, why]) => `(${why}) wäre${many ?? ''} schön`],
  [PRECIOUS, ([, many]) => `wäre${many ?? ''} schön`],
  [NO_MUST, () => ''],
  [HOME_DAYS, ({ groups }) => homeDays(groups!.count!, groups!.after ?? '')],
  [HOURS_LABELLED, ([, count]) => `${count} Stunden`],
  [PIECES, ([, count]) => `(${count} Stellen)`],
  [THIRTEENTH, ([, which, ahead]) => `${which ?? ahead}. Monatslohn`],
  [ANSWERS, ([, bullet]) => bullet!],
  [ONE_IS, ([, what]) => (LEARNED.test(what!) ? 'Abgeschlossene Ausbildung zwingend' : `${what} zwingend`)],
  [
    ONE_HAS_WORKED,
    ([, years]) =>
      `mindestens ${years!.replace(/(?<=Jahre?)(?= )/iu, ' Erfahrung').replace(/ (?:am|(?:an|auf|bei) (?:d|ein)e[rmn]) /u, ' in ')}`,
  ],
  [WITH_SENSE, () => ''],
  [NO_SEASON, () => 'keine Saisonstelle'],
  [MUST_FOR, ([, must, what]) => ` (${what}) ${must}`],
  [MORE_DAYS, ([, , age, days]) => ` (ab ${age} Jahren ${days})`],
  [WHICH_DAY, ([, day, only, every, which]) => `${only ?? ''}${every} ${which} ${day}`],
  [JUST_MUST, ([, what]) => `${what} zwingend`],
  [ONE_CAN, ([, what]) => `${what} können zwingend`],
  [HOUSE_LABEL, ([, indent]) => `${indent}Firma: `],
  [PAID_FOR, ([, said, sum]) => ` (${said ?? sum})`],
  [OF_WHICH, ([, part]) => ` (davon ${part})`],
  [LATER_MORE, ([, later]) => ` (${later})`],
  [ANY_PAPER, () => ''],
  [MAY_BE_TWO, ([, count]) => `. Es können auch ${count} eingestellt werden`],
  [BY_SKILL, () => 'je nach Können'],
  [TOOL_CALLED, () => 'Software: '],
  [INDUCTION, () => ' '],
  [NO_VISA, () => 'kein Visum-Sponsoring'],
  [REST_FREE, () => ''],
  [ALSO_FROM, ({ groups }) => `Quereinsteiger aus ${groups!.which!.replace('/', ' oder ')} willkommen`],
  [CAR, ([, which]) => `Dienstwagen (${which})`],
  [LABELLED_NO, () => ''],
  [FOR_THE, () => 'für das '],
  [OLD_HANDS, () => 'Berufsanfänger sind willkommen'],
  [SPEAKS, ({ groups }) => `Wir sind ${groups!.house!}. `],
]

/** Edits that write them so. */
export const germanTurns = (text: string, language: () => Language): Edit[] =>
  language() === 'de' ? editsByRows(text, TURNS) : []

const homeDays = (count: string, after: string): string => {
  const days = DAYS[count.toLowerCase()] ?? count
  return `${days} Tag${days === '1' ? '' : 'e'} Homeoffice pro Woche${after}`
}
