/** Letters that stand for a thing of somebody's own, such as a system or a scheme: "our FHIR vendor", "enter data in DHIS2". */
import { LANGUAGES, type Span } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { equalitySpans } from './equality.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { Evidence } from './evidence.ts'
import type { Description, Find } from './find.ts'

/** Said in every trade, or of money, places and numbers. */
const COMMON = new Set(
  (
    'CV CVS ID IT HR PR QA AI KI IA ML UI UX PC PCS TV WC VIP FAQ PDF EU UE UK US USA UAE OK NB PS TBC TBD ASAP FTE VZA ETP AM PM KPI KPIS OKR OKRS SOP SOPS ' +
    'B2B B2C SAAS API APIS CEO CTO CFO COO CMO VP MD GM CRM ERP CMS GDPR DSGVO RGPD VAT TVA IVA MWST USP PPE PSA EPI EPIS LGBT LGBTQ LGBTQI LGBTQIA RQTH DEI EEO EOE BAME VIH HIV MINT STEM ' +
    'EUR GBP USD CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF ZAR INR SGD HKD KES NGN GHS PHP MXN COP ARS CLP PEN BRL AED ' +
    'II III IV VI VII VIII IX XI XII PKW LKW KFZ EDV OP EKG AG KG SE GMBH OHG DIN EN ISO TÜV UVV CDI CDD CSE RH RRHH TI DNI NIE NIF BTS CAP BEP BUT DUT FP ESO SMIC RTT ' +
    'HVAC GPS LED USB CNC MIG MAG TIG CAD CAM SQL HTML CSS AWS ECG MRI CT ICU ER OR NHS HMRC IRS HGB BGB SGB STGB VOB HOAI BBQ DIY FMCG EDI POS ATM DVD CD'
  ).split(' '),
)

/** `told` in the language of the text: in another one the letters may be others. */
export function findAcronyms({ text, plain: spelled, language }: Description, told: Evidence): Find[] {
  if (told.language !== language) return []
  const equal = equalitySpans(spelled)
  const finds: Find[] = []
  for (const match of text.matchAll(/(?<![\p{L}\d.&/-])\p{Lu}[\p{Lu}\d]{1,5}(?![\p{L}\d&]|\.\p{L})/gu)) {
    const span: Span = [match.index, match.index + match[0].length]
    const letters = plain(match[0])
    if (!/\p{L}{2}|\d.*\p{L}/u.test(match[0]) || COMMON.has(match[0]) || isToldSo(letters, told)) continue
    if (equal.some(([from, to]) => from <= span[0] && span[1] <= to) || isInitials(letters, told)) continue
    if (LANGUAGES.some((one) => isEverydayWord(letters, one)) || !isInSentence(text, span)) continue
    // "Qualified Teacher Status (QTS)" says the same twice, "Dallas, TX" where a town lies, "Heidenhain TNC" the name it goes on.
    if (/\p{L} \($|, $|\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, span[0] - 12), span[0]))) continue
    finds.push({ span, kind: 'name', keys: [`tool:${match[0]}`], stems: [], named: true })
  }
  return finds
}

/** "Individualized Education Programs", where "IEPs" were told, and "PERSI" ahead of "retirement plan": where letters of the source are explained. */
export function explainedLetters(description: string, source: string): Span[] {
  const isTold = (letters: string): boolean =>
    letters.length >= 3 && new RegExp(`(?<![\\p{L}\\d])${letters}s?(?![\\p{L}\\d])`, 'u').test(source)
  const named = [...description.matchAll(NAME_IN_WORDS)].flatMap(({ index, 0: name }): Span[] => {
    const capitals = name.split(/[ -]+/).filter((word) => /^\p{Lu}/u.test(word))
    const letters = capitals.map((word) => word[0]).join('')
    // "Write Individualized Education Programs": what leads the sentence is no part of the name.
    return isTold(letters) || isTold(letters.slice(1)) ? [[index, index + name.length]] : []
  })
  const explained = [...description.matchAll(LETTERS_EXPLAINED)].flatMap(({ index, 0: words, groups }): Span[] =>
    isTold(groups!.letters!) ? [[index, index + words.length]] : [],
  )
  return [...named, ...explained]
}
const LETTERS_EXPLAINED = /(?<![\p{L}\d])(?<letters>\p{Lu}{3,6}) \p{Ll}{4,}(?: \p{Ll}{4,})?(?=[.,;)\n]|$)/gmu
const NAME_IN_WORDS =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:[ -](?:(?:of|and|for|the|de|des|du|del|und|für) )?\p{Lu}\p{Ll}+){2,5}/gu

const isToldSo = (letters: string, { words }: Evidence): boolean =>
  [...words.keys()].some((word) => word.startsWith(letters) || word.endsWith(letters))

/** Whether words of the source begin with these letters one after the other. */
function isInitials(letters: string, { plain: told }: Evidence): boolean {
  const initials = (told.match(/\p{L}+/gu) ?? []).map((word) => word[0]).join('')
  return initials.includes(letters)
}

/** Not in a heading, nor in a line that is all capitals. */
function isInSentence(text: string, [from, to]: Span): boolean {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const line = text.slice(start, end < 0 ? text.length : end)
  return !/^\s*#/.test(line) && (line.match(/\p{Ll}/gu)?.length ?? 0) > 6
}
