/** "noetig", "Buero": German as a keyboard without umlauts writes it. */
import { type Edit, editsOf } from './rewrite.ts'

/** Letters that a word with an umlaut holds and no other word does; "neue", "aktuell" and "zuerst" are written so. */
const WORDS =
  'fuer(?!te)|ueber(?!all\\b)|moegl|noetig|maerz|buero|fuehr|pruef|waere|haette|koenn|muess|wuensch|kueche|baeckerei|schueler|kraeft|aerzt|haende|geschaeft|naechst|spaet|frueh|unterstuetz|groess|staedt|laend(?:er|lich)|jaehr|taegl|woech|zuschlaeg|schluessel|zuverlaess|vertraeg|auftraeg|beitraeg|gehaelt|haeus|haeuf|maenn|gaest|gaert|blaett|raeum|baeder|faehig|faehr|gewaehr|verguet|verguenst|qualitaet|aktivitaet|oeffn|oeffent|oesterr|koeln|muenchen|nuernberg|duesseldorf|zuerich|tuebing|goetting|wuerzburg|saarbruecken|luebeck|osnabrueck|muenster|uebung|kuendig|schoen|gehoer|hoehe|hoeher|koerper|moebel|loesung|loesen|gruen(?:d|e|flaech)|glueck|gruess|stueck|zurueck|bruecke|fuell|fuenf|gefuehl|gemuese|guenst|guete|huette|kuenst|kuerz|luecke|mueh(?:e|sam)|natuerl|puenktl|ruestig|schuetz|stuend|tuecht|uebrig|verfueg|vorlaeuf|waehr|waerm|waesch|wuerd|zaehl|zuegig|zusaetz|laeuft|traegt|taetig|ausgepraegt|regelmaess|ordnungsgemaess|selbstaend|selbststaend|verstaend|bestaend|staend|gespraech|vorschlaeg|gebaeud|gelaend|geraet|getraenk|einsaetz|plaetz|saetz|schaetz|ergaenz|erklaer|bewaehr|praesen|kuehl(?:ung|haus|lager|en)|hoef(?:e|lich)|boeden|toepf|roest|woert|erhoeh|gewoehn|persoenl|koepf|moecht|boerse|loehn|voellig|troest|anhaeng|nachtraeg|zustaend|naeh(?:e|er)|spaess|schwaeb|maeng|kaess?e|rueck|gruend|unterkuenft|auskuenft|fruehl|lueft|buerg|buehn|tuer(?:en|ig)|schuess|huebsch|drueck|abkuerz|ausruest|ausfuell'
const SPELLED = new RegExp(`(?:${WORDS})`, 'giu')
const UMLAUT: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', Ae: 'Ä', Oe: 'Ö', Ue: 'Ü' }
/** "Frau Mueller", "Herrn Kuehn": people write their names as they like. */
const NAMED = /(?:Frau|Herrn?|Hr\.|Fr\.|Familie|Dr\.)(?: \p{Lu}\p{L}+)? \p{L}*$/u
const SUSPECT = /[aou]e/i

/** "buero@terbrueggen.example": an address is used as it is. */
const ADDRESS = /@|:\/\/|\.\p{Ll}{2}/u
function inAddress(text: string, at: number): boolean {
  const from = text.slice(0, at).search(/\S*$/u)
  return ADDRESS.test(/^\S*/u.exec(text.slice(from))![0].replace(/[.,;:!?)]+$/u, ''))
}

/** Edits that write the umlauts of a German text as such. */
export function spelledOutUmlauts(text: string, languageOf: () => string): Edit[] {
  if (!SUSPECT.test(text) || languageOf() !== 'de') return []
  return editsOf(text, SPELLED, (match) =>
    NAMED.test(text.slice(Math.max(0, match.index - 40), match.index)) || inAddress(text, match.index)
      ? null
      : match[0].replace(/[aou]e/i, (letters) => UMLAUT[letters] ?? letters),
  )
}
