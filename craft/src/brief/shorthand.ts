/** What German notes shorten with a full stop, written out before anything is read: a stop ends no sentence there. */
import type { Language } from './facts.ts'
import { occurs } from './matches.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

const CARE =
  /(?<!\p{L})(?:PFK|PHK|ITS|FWB|PDL|Pflege\p{L}*|Station|Klinik\p{L}*|Krankenhaus|Hospital|Examen|exam\.)(?!\p{L})/u

/** In the order in which they are tried; the first that fits a place has it. */
const SHORT: [RegExp, string][] = [
  [/(?<![\p{L}.])n\. ?(?=(?:Vereinb|Absprache|Tarif|TV|Verein|Erf|Quali))/gu, 'nach '],
  [/(?<!\p{L})Engl\.-(?=[Kk]enntn)/gu, 'Englisch'],
  [/(?<=\p{L}{2,} |[A-Z]\d? )erf\.(?=\s*(?:[,;)\n]|$|[-–] ))/gu, 'erforderlich'],
  [/(?<!\p{L})Erf\.(?= (?:im|in|mit|als|auf|am|von|bei)(?!\p{L}))/gu, 'Erfahrung'],
  [/(?<=\p{L} )erw\.(?=\s*(?:[,;)\n]|$))/gu, 'erwünscht'],
  [/(?<=\p{L} )mögl\.(?=\s*(?:[,;)\n]|$))/gu, 'möglich'],
  [/(?<!\p{L})([Bb])etr\.(?= Altersv)/gu, '$1etriebliche'],
  [/(?<!\p{L})([Uu])nbefr\.(?= \p{Lu})/gu, '$1nbefristete'],
  [/(?<!\p{L})([Uu])nbefr\./gu, '$1nbefristet'],
  [/(?<!\p{L})([Ss])of\.(?= (?:od|oder|ab|gesucht|zu)|[,;\n]|$)/gu, '$1ofort'],
  [/(?<!\p{L})vorm\.(?!\p{L})/gu, 'vormittags'],
  [/(?<!\p{L})nachm\.(?!\p{L})/gu, 'nachmittags'],
  [/(?<!\p{L})kl\.(?= (?:Team|Büro|Haus|Geschäft))/giu, 'kleines'],
  [/(?<!\p{L})jd\.(?= (?:\d|zweit|dritt))/giu, 'jeder'],
  [/(?<!\p{L})Verg\.(?= |:)/gu, 'Vergütung'],
  [/(?<!\p{L})WE-D(?=ienst)/gu, 'Wochenendd'],
  [/(?<!\p{L})WE-A(?=rbeit)/gu, 'Wochenenda'],
  [/(?<!\p{L})WE-Z(?=uschlag|uschläge)/gu, 'Wochenendz'],
  [/(?<!\p{L})MA-Rabatt/gu, 'Mitarbeiterrabatt'],
  [/(?<!\p{L})Inh\.-geführt/gu, 'inhabergeführt'],
  [/(?<!\p{L})Dt\.(?= (?:in|fließ|[ABC][12]|gut|sehr))/gu, 'Deutsch'],
  [
    /(?<![\p{L}\d])(?:WE|Wochenenden?) (?:max\.|maximal|höchstens|nur) (\d+) ?(?:\/ ?|pro |im )(?:Mo(?:n|nat)?\.?)(?!\p{L})/gu,
    'max. $1 Wochenenden im Monat',
  ],
  [/(?<![\p{L}\d])(?:ND|Nachtdienste?) (?:max\.|maximal|höchstens|nur) (\d+)(?= |\/)/gu, 'max. $1 Nachtdienste'],
  [/(?<=\d )WE ?(?:\/ ?|pro |im )(?:Monat|Mon?\.?)(?!\p{L})/gu, 'Wochenenden im Monat'],
  [/(?<=\d ?\/ ?)Mon?\.?(?![\p{L}-])/gu, 'Monat'],
  [/(?<=[Jj]ede[mnrs]? (?:\d\.? ?|zweite[nrs]? |dritte[nrs]? |vierte[nrs]? ))Sa\.?(?![\p{L}-])/gu, 'Samstag'],
  [/(?<=[Jj]ede[mnrs]? (?:\d\.? ?|zweite[nrs]? |dritte[nrs]? |vierte[nrs]? ))So\.?(?![\p{L}-])/gu, 'Sonntag'],
  [/(?<=\d ?\/ ?)Wo\.?(?![\p{L}-])/gu, 'Woche'],
  [/(?<!\p{L})([Ff])uer(?!\p{L})/gu, '$1ür'],
  [/(?<!\p{L})ueber/gu, 'über'],
  [/(?<!\p{L})Ueber/gu, 'Über'],
  [/(?<!\p{L})([Mm])oe(?=glich|chte)/gu, '$1ö'],
  [/(?<!\p{L})([Kk])oennen(?!\p{L})/gu, '$1önnen'],
  [/(?<!\p{L})([Mm])uessen(?!\p{L})/gu, '$1üssen'],
  [/(?<=\p{Ll})faeh(?=ig|r)/gu, 'fäh'],
  [/(?<!\p{L})([Tt])aeg(?=lich)/gu, '$1äg'],
  [/(?<=\d )Wo\.?(?![\p{L}-])/gu, 'Wochen'],
  [/(?<=\d )Mon\.(?!\p{L})/gu, 'Monate'],
  [/(?<=\d )T\.?(?= (?:Urlaub|Url\.|frei|Homeoffice|HO|Büro|Fortbildung|pro|\/))/gu, 'Tage'],
  [/(?<=\d-)Sch\.(?!\p{L})/gu, 'Schicht'],
  [/(?<=[\p{L}\d)%.] )f\.(?= \p{L})/gu, 'für'],
  [/(?<=[\p{L}\d)%.] )u\.(?= \p{L})(?! ?a\.)/gu, 'und'],
  [/(?<=[\p{L}\d)%.] )o\.(?= (?:\p{Lu}|\d|\p{Ll}{3}))(?! ?(?:ä|g|n)\.)/gu, 'oder'],
  [/(?<=[\p{L}\d)%] |\p{L}\. |Wochen )m\.(?= [\p{L}\d])/gu, 'mit'],
  [/(?<=[\p{L}\d)%.] )od\.(?= [\p{L}\d])/gu, 'oder'],
  [/(?<![\p{L}'’])['’]?nen (?=\p{Lu}\p{Ll}{2})/gu, 'einen '],
  [/(?<!\p{L})Fa\.(?= \p{Lu})/gu, 'Firma'],
  [/(?<=(?<![\p{L}\d])\d{1,2}\+?)J\.?(?=[\s,;.)]|$)/gu, ' Jahre'],
  [/(?<=(?<![\p{L}\d])\d{1,2}\+? )J\.?(?=[\s,;.)]|$)/gu, 'Jahre'],
  [/(?<=\d ?\/ ?)J\.?(?=[\s,;.)]|$)/gu, 'Jahr'],
  [/(?<=(?<![\p{L}\d])\d{1,2}\+? )j\.(?= (?:(?:berufs)?erfahrung|praxis|erf|im|in|als)(?!\p{L}))/gu, 'Jahre'],
  [/(?<!\p{L})FISI(?=-|[,.;)\s]|$)/gu, 'Fachinformatiker'],
  [/(?<=(?:\d|brutto|netto|Fr\.|CHF|¤) ?\/ ?)Mt\.?(?=[\s,;.)]|$)/gu, 'Monat'],
  [/(?<!\p{L})([Ee]rfahrung|[Vv]orkenntnisse|[Kk]enntnisse) null nötig/gu, 'Keine $1 nötig'],
  [/(?<=(?:[Uu]rlaub:? \d\d|(?:^|[.,;\n] ?)(?:2[4-9]|3\d)) )T\.(?= \p{Lu})/gu, 'Tage.'],
  [/(?<=(?:[Uu]rlaub:? \d\d|(?:^|[.,;\n] ?)(?:2[4-9]|3\d)) )T\.?(?=[\s,;.)+]|$)/gu, 'Tage'],
  [
    /(?<!\p{L})[Ee]ngl\. ?(?=[ABC][12]|Grundk|von Vorteil|Kenntn|w(?:ä|ae)re?(?!\p{L})|nett|muss|MUSS|gern|fließ|verhandl|[.,;)]|$)/gu,
    'Englisch ',
  ],
  [
    /(?<!\p{L})[Ff]ranz\. ?(?=[ABC][12]|Grundk|von Vorteil|Kenntn|w(?:ä|ae)re?(?!\p{L})|nett|muss|MUSS|gern|fließ|verhandl|[.,;)]|$)/gu,
    'Französisch ',
  ],
  [
    /(?<!\p{L})[Ii]tal\. ?(?=[ABC][12]|Grundk|von Vorteil|Kenntn|w(?:ä|ae)re?(?!\p{L})|nett|muss|MUSS|gern|fließ|verhandl|[.,;)]|$)/gu,
    'Italienisch ',
  ],
  [
    /(?<!\p{L})[Ss]pan\. ?(?=[ABC][12]|Grundk|von Vorteil|Kenntn|w(?:ä|ae)re?(?!\p{L})|nett|muss|MUSS|gern|fließ|verhandl|[.,;)]|$)/gu,
    'Spanisch ',
  ],
  [/(?<!\p{L})([Gg])rundkenntn\./gu, '$1rundkenntnisse'],
  [/(?<!\p{L})(?:[Kk]fm|[Kk]aufm)\. (?=Ausb)/gu, 'kaufmännische '],
  [/(?<!\p{L})Stellv\.(?= (?:des|der) )/gu, 'Stellvertretung'],
  [/(?<!\p{L})GLZ(?!\p{L})/gu, 'Gleitzeit'],
  [/(?<!\p{L})(?:WStd|Wstd)\.?(?!\p{L})/gu, 'Wochenstunden'],
  [/(?<!\p{L})([Mm])ittelständ\.(?= \p{Lu})/gu, '$1ittelständischer'],
  [/(?<!\p{L})([Ss])pät\.(?= (?:\d|\p{Lu}))/gu, '$1pätestens'],
  [/(?<=\d )Zi\.?(?=[,;)\s]|$)/gu, 'Zimmer'],
  [/(?<=(?<![\d.,])[2-5])\*S?(?=[\s,;)]|$)/gu, ' Sterne'],
  [/(?<!\p{L}|[Kk]lasse )Kl\.? ?(?=(?:BE?|CE?|C1E?|D1?E?|T|L|AM|A2?|A1)(?![\p{L}\d]))/gu, 'Führerschein Klasse '],
  [/ \((?:das )?(?:macht|machen|übernimmt|übernehmen|erledigt) [^()]{3,30}\)/gu, ''],
  [/(?<=\p{L}{2} )v\.(?= \p{Lu}\p{Ll}{2})/gu, 'von'],
  [/(?<![\p{L}.])n\. ?V\.(?!\p{L})/gu, 'nach Vereinbarung'],
  [/(?<![\p{L}.])n\. ?A\.(?!\p{L})/gu, 'nach Absprache'],
  [/(?<!\p{L})Fr\.(?= (?!(?:ab|bis|von|nur|frei|Uhr|Vormittag|Nachmittag|Abend)(?!\p{L}))\p{Lu}\p{Ll})/gu, 'Frau'],
  [/(?<!\p{L})Hr\.(?= \p{Lu}\p{Ll})/gu, 'Herr'],
  [/(?<!\p{L})Hrn\.(?= \p{Lu}\p{Ll})/gu, 'Herrn'],
  [/(?<!\p{L})Einarb\./gu, 'Einarbeitung'],
  [/(?<!\p{L})Ausb\./gu, 'Ausbildung'],
  [/(?<!\p{L})Fortb\./gu, 'Fortbildung'],
  [/(?<!\p{L})Weiterb\./gu, 'Weiterbildung'],
  [/(?<!\p{L})Bew\.(?= (?:an|bis|bitte|per|mit|unter))/gu, 'Bewerbung'],
  [/(?<!\p{L})Kenntn\./gu, 'Kenntnisse'],
  [/(?<=\p{L}-)Zul\./gu, 'Zulage'],
  [/(?<=keine )Bed\./gu, 'Bedingung'],
  [/(?<!\p{L})[Ee]idg\.(?= (?:Fachausweis|Berufsausweis))/gu, 'Eidgenössischer'],
  [/(?<!\p{L})[Ee]idg\.(?= (?:Diplom|Fähigkeits))/gu, 'Eidgenössisches'],
  [/(?<![\p{L}-])HO(?= (?:möglich|geht|ok|nach|max|bis|pro|erlaubt)|[,.;)]|$)/gu, 'Homeoffice'],
  [/(?<![\p{L}-])VZ(?![\p{L}-])/gu, 'Vollzeit'],
  [/(?<![\p{L}-])TZ(?![\p{L}-])/gu, 'Teilzeit'],
  [/(?<!\p{L})lfd\./gu, 'laufend'],
  [/(?<!\p{L})([Ff])am\. ?(?=geführt)/gu, '$1amilien'],
  [/(?<!\p{L})tlw\./gu, 'teilweise'],
  [/(?<!\p{L})([Ee])rw\.(?= (?:poliz\p{L}*\.? )?Führungszeugnis)/gu, '$1rweitertes'],
  [/(?<=\(\d{1,2} )(?:Mon|mt|Mt)\.(?=\))/gu, 'Monate'],
  [/(?<![\p{L}.])o\. ?n\. ?[vV]\.?(?!\p{L})/gu, 'oder nach Vereinbarung'],
  [/(?<!\p{L})([Aa])bgeschl\./gu, '$1bgeschlossene'],
  [/(?<!\p{L})betriebl\./gu, 'betriebliche'],
  [/(?<!\p{L})erforderl\./gu, 'erforderlich'],
  [/(?<!\p{L})selbst\.(?= \p{Ll})/gu, 'selbstständig'],
  [/(?<!\p{L})Halle ?\/ ?S(?:aale|\.)(?!\p{L})/gu, 'Halle (Saale)'],
  [/(?<!\p{L})Frankfurt ?(?:\/ ?M\.|a\. ?M\.)(?!\p{L})/gu, 'Frankfurt am Main'],
  [
    /(?<=(?:jedes \d\.|\d|alle \d|das|am|pro|im|freies?|freie|jedes|und|oder|kein|keine) )WE(?![\p{L}-])/gu,
    'Wochenende',
  ],
]
/** Nouns that stop short, by what is left of them; what stands ahead in the word stays. */
const NOUNS: Record<string, string> = {
  altersvors: 'Altersvorsorge',
  verantw: 'verantwortung',
  abrechn: 'abrechnung',
  vertr: 'vertretung',
  vereinb: 'Vereinbarung',
  fahrk: 'Fahrkosten',
  lebensl: 'Lebenslauf',
  zul: 'zulage',
  zuschl: 'zuschläge',
  url: 'Urlaub',
  parkpl: 'Parkplatz',
  ansprechp: 'Ansprechpartner',
  quereinst: 'Quereinsteiger',
  mech: 'mechaniker',
  mitarb: 'Mitarbeiter',
  arbeitsz: 'Arbeitszeit',
  probez: 'Probezeit',
  führersch: 'Führerschein',
  staplersch: 'Staplerschein',
  berufserf: 'Berufserfahrung',
  deutschk: 'Deutschkenntnisse',
  englischk: 'Englischkenntnisse',
  überst: 'Überstunden',
  weihnachtsg: 'Weihnachtsgeld',
  urlaubsg: 'Urlaubsgeld',
  fahrtk: 'Fahrtkosten',
  firmenw: 'Firmenwagen',
  dienstw: 'Dienstwagen',
  altersv: 'Altersvorsorge',
  gehaltsv: 'Gehaltsvorstellung',
  bereitsch: 'bereitschaft',
  terminkoord: 'Terminkoordination',
  koord: 'koordination',
  verw: 'verwaltung',
}
const SHORT_NOUN = new RegExp(`(?<!\\p{L})(\\p{L}*?)(${Object.keys(NOUNS).join('|')})\\.(?!\\p{L})`, 'giu')
/** "Zul." alone begins with a capital, "Schichtzul." does not in its midst. */
function wholeNoun(ahead: string, short: string): string {
  const whole = NOUNS[short.toLowerCase()]!
  return ahead === ''
    ? whole.charAt(0).toUpperCase() + whole.slice(1)
    : `${ahead}${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
}

/** Where people are cared for. */
const SHORT_IN_CARE: [RegExp, string][] = [
  [/(?<!\p{L})PFK(?![\p{L}-])/gu, 'Pflegefachkraft'],
  [/(?<!\p{L})PHK(?![\p{L}-])/gu, 'Pflegehilfskraft'],
  [/(?<!\p{L})ITS(?![\p{L}-])/gu, 'Intensivstation'],
  [/(?<!\p{L})FWB(?![\p{L}-])/gu, 'Fachweiterbildung'],
  [/(?<!\p{L})KH(?= (?:zahlt|übernimmt|trägt|stellt|bietet)(?!\p{L}))/gu, 'Krankenhaus'],
  [/(?<= (?:m\.|mit|durch) )PA(?![\p{L}-])/gu, 'Praxisanleitung'],
  [/(?<!\p{L})WBL(?![\p{L}-])/gu, 'Wohnbereichsleitung'],
]
const full = ([pattern, written]: [RegExp, string]): Row => [
  pattern,
  ([typed, count]) => written.replace('$1', count ?? typed),
]
const ROWS: Row[] = [[SHORT_NOUN, ([, ahead, short]) => wholeNoun(ahead!, short!)], ...SHORT.map(full)]
const ROWS_IN_CARE = [...ROWS, ...SHORT_IN_CARE.map(full)]

/** Edits that write them out. */
export const shorthand = (text: string, language: () => Language): Edit[] =>
  language() === 'de' ? editsByRows(text, occurs(CARE, text) ? ROWS_IN_CARE : ROWS) : []
