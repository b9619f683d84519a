/** Pay on top: bonus, commission, equity, tips, allowances, premiums. Never merged into the base. */

import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { matches } from '../matches.ts'
import { isNegated } from '../polarity.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { seen, widen } from './spot.ts'

type What = Extract<Fact, { kind: 'variable' }>['what']

const WORDS: [What, RegExp][] = [
  ['other', /(?<![A-Za-zÀ-ɏ])(?:rising|going up|increasing|steigend) (?:to|auf) (?=[¤£$\d])/gu],
  [
    'equity',
    /(?<![A-Za-zÀ-ɏ])(?:equity|vsop|esop|rsus?|stock options|share options|(?<=% )options|warrants|options(?= package| scheme)|shares|virtual shares|bspce|phantom shares|anteile|stock)(?![A-Za-zÀ-ɏ])/gu,
  ],
  ['commission', /(?<![A-Za-zÀ-ɏ])(?:commissions?|uncapped|provision(?:en)?|comision(?:es)?)(?![A-Za-zÀ-ɏ])/gu],
  [
    'tips',
    /(?<![A-Za-zÀ-ɏ])(?:tips|tip pool|gratuities|trinkgeld(?:er)?|pourboires?|propinas|service charge|tronc)(?![A-Za-zÀ-ɏ])/gu,
  ],
  [
    'bonus',
    /(?<![A-Za-zÀ-ɏ])(?:bonus(?:es)?|sign[- ]?on|(?:sign-on|signing|welcome|referral|retention) bonus|profit[- ]shar(?:e|ing)|[a-z]*pramien?|leistungspramie|zielbonus|(?:\+ ?)?(?:\d months? )?aws(?: ?\((?:the )?13th month[^()]{0,20}\))|(?:\d )months? aws|13(?:th|\.|e|eme)? (?:cheque|check|month(?:'s salary)?|salary|gehalt|monatsgehalt|monatslohn|mois)|treizieme mois|1[2-6] (?:(?:monthly )?(?:salaries|salary payments|paychecks|pay ?days)|(?:monats)?(?:gehalter|lohne)|salaires|mensualites)|x ?1[345]|mal 1[345]|primes? (?:de|sur|annuelle|d'|segur)[^,;.]*|prime segur|interessement|incentivos|variable|1[245] pagas|paid 1[345]x(?: a year)?|sur 1[345] mois|weihnachtsgeld|urlaubsgeld|pagas extra)(?![A-Za-zÀ-ɏ])/gu,
  ],
  [
    'premium',
    /(?<![A-Za-zÀ-ɏ])(?:(?:night|weekend|shift|sunday|overtime|bank holiday) (?:premium|differential|diff|supplement|allowance|rate|pay)|time and a half|double time|nacht(?:zuschlag|zuschlage|zulage)|schichtzulagen?|zuschlagen?|sonntagszuschlag|majoration|plus (?:de )?(?:nocturnidad|nocturno|festivos|peligrosidad|convenio|asistencia|asiduidad|antiguedad|productividad|disponibilidad|turnicidad|puntualidad|responsabilidad|distancia|actividad|vestuario|idiomas|guardias?)|uberzahlung|overpayment(?: possible)?|bereitschaftszulage|london weighting)(?![A-Za-zÀ-ɏ])/gu,
  ],
  [
    'allowance',
    /(?<![A-Za-zÀ-ɏ])(?:(?:car|travel|night out|meal|tool|phone|mileage|housing|on[- ]call|wellness|clothing|shift|food|home office|language) allowance|auslose(?!n)|spesen|stipend|indemnites?|dietas|plus transporte|super(?:annuation)?(?=[\s,.;)]|$)|holiday pay|urlaubsgeld|per diem)(?![A-Za-zÀ-ɏ])/gu,
  ],
]

export function readVariable(reading: Reading): void {
  for (const [what, pattern] of WORDS) {
    const facts: Fact[] = []
    let last = -1
    for (const match of matches(pattern, reading.openPlain)) {
      const cue: Span = [match.index, match.index + match[0].length]
      // Superannuation in Australia, "very good" elsewhere.
      if (match[0] === 'super' && reading.language !== 'en') continue
      if (cue[0] < last || isOther(reading, cue, match[0])) continue
      const span = widen(reading, cue)
      if (countWords(reading.text.slice(...span)) > 14) continue
      last = span[1]
      facts.push({ kind: 'variable', ...seen(reading, span, 'high', !isNegated(reading, ...cue)), what })
    }
    record(reading, facts)
  }
}

function isOther(reading: Reading, [from, to]: Span, word: string): boolean {
  const before = reading.openPlain.slice(Math.max(partAt(reading, from).from, from - 24), from)
  const after = reading.openPlain.slice(to, to + 24)
  if (
    /bonus/.test(word) &&
    (/(?:is a|are a|a|as|=|would be a|:|big|huge) $/u.test(before) || /^\s*(?:points?|if)/u.test(after)) &&
    !/\d|annual|yearly|year|quarter|performance/u.test(`${before}${after.split(/[.,;]/)[0]}`)
  )
    return true
  if (/^(?:bonus)$/.test(word) && /^\s*:/.test(after)) return true
  if (
    /stock|shares/.test(word) &&
    (/^\s*(?:control|take|count|room|level|assistant|market|exchange|replen|rotation|management|photo|checks?|our|your|the|knowledge|best)/u.test(
      after,
    ) ||
      /(?:manage|count|check|replenish|rotate|order|and|in|of|our|who|that|refill|move|moving|the|fill|livestock) $/u.test(
        before,
      )) &&
    !/option/.test(word)
  )
    return true
  if (
    /equity/.test(word) &&
    ((/(?:private|pay|health|racial|internal|brand|and|gender) $/u.test(before) && !/[\d%]/.test(before)) ||
      /^\s*(?:research|analyst|fund|diversity|and inclusion)/u.test(after))
  )
    return true
  // "Super is Glen MacIsaac": who leads.
  if (word === 'super' && /^ is [a-z]/u.test(after)) return true
  if (/^tips$/.test(word) && /(?:give|share|offer|useful|beauty|style) $/u.test(before)) return true
  if (
    /provision|^super$|commission|variable|^shares$/.test(word) &&
    (/^\s*(?:of (?:care|services|software)|ing|team|for|cost|friendly|busy|nice|important|cool|new|the|systems?|structure plan)/u.test(
      after,
    ) ||
      /(?:the|manage|care|service|european|calculate|pay|handle|administer|school) $/u.test(before))
  )
    return true
  return /^incentivos|^provision/.test(word) && /(?:disenar|planes de|calcular) $/u.test(before)
}
