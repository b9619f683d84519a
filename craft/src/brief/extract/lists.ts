/** Facts that are names from a list: licences and benefits. */

import { BENEFITS } from '../data/benefits.ts'
import { LICENCES } from '../data/licences.ts'
import type { Fact, Span } from '../facts.ts'
import { countWords } from '../letters.ts'
import { compilePhrases, findPhrases, type Phrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { isNegated, needAt } from '../polarity.ts'
import { BLANK, partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { byPlace } from '../spans.ts'
import { tidy } from '../tidy.ts'
import { otherCategories } from './licence-categories.ts'
import { seen, trim, widen, withNeed } from './spot.ts'

function spellings(list: readonly string[]): Phrases<string> {
  const forms: [string, string][] = []
  for (const entry of list) {
    const [name, ...others] = entry.split('=')
    for (const form of [name!, ...others]) {
      forms.push([form, name!])
      if (/[a-z]{4}$/.test(form)) forms.push([`${form}s`, name!])
    }
  }
  return compilePhrases(forms)
}

export const LICENCE_LOOKUP = spellings(LICENCES)
/** Short names that are words or codes elsewhere: they count only in capitals. */
const CAPITALS_ONLY =
  /^(?:aca|cia|aat|bls|adr|big|br|sst|tpc|cap|sia|nmc|gdc|cfa|cima|acca|cpa|rya|scc|vca|phr|csm|pals|nate|cpc|fco|crb|lsf|eng1|tips|celta|delta|leap|ihk|coru|swat|cima|arb|riba|caces|fimo|dbs|dels|cpcs|pvg|csp)$/

/** "Counterbalance licence, valid within 3 years", "forklift cert (reach truck)". */
const VALID =
  /^(?: (?:because|as|since|weil|da) [^,.;()\n\u0001]{4,50}|,? ?(?:valid|in date|current|not older than|renewed|gultig|valable|en vigor)(?: [a-z\d]+){0,4}(?=[,.;)\n]|$)| \((?!training|a? ?(?:plus|bonus|must)|nice|ideal|desir|requir|prefer|paid|we |can )[a-z][a-z /&-]{2,24}\))/u

/** "UAE driving licence", "full UK licence": where it was issued belongs to it. */
const countryAhead = ({ open }: Reading, from: number, written: string): number =>
  /^driv/i.test(written)
    ? (/(?<![\p{L}\d])(?:(?:[Ff]ull|[Cc]lean|[Vv]alid) )*(?:UAE|KSA|GCC|NZ|UK|EU|US|Irish|Swiss|Australian|Canadian) $/u.exec(
        open.slice(0, from),
      )?.[0].length ?? 0)
    : 0

export function readLicences(reading: Reading): void {
  const facts: Fact[] = []
  const lowerBrief = !/[A-Z]{2}/.test(reading.text)
  for (const hit of findPhrases(LICENCE_LOOKUP, titleShown(reading))) {
    const written = reading.text.slice(hit.from, hit.to)
    if (CAPITALS_ONLY.test(written.toLowerCase()) && written !== written.toUpperCase() && !lowerBrief) continue
    if (/^(?:aca|big|br|cap|delta|leap|tips|swat|pals|nate|arb)$/.test(written)) continue
    const after = reading.plain.slice(hit.to, hit.to + 20)
    if (/^first aid$/.test(written.toLowerCase()) && /^\s*(?:kit|box|supplies)/.test(after)) continue
    if (/^\s*(?:registration |membership )?fees?(?![a-z])/u.test(after)) continue
    if (/^ (?:pagad[ao]s?|paga(?![a-z])|a cargo|payee?s?|rembours|prise? en charge)/u.test(after)) continue
    if (/^\s*(?:course|training) (?:paid|provided|funded|given|bezahlt)/.test(after)) continue
    const tail =
      /^(?:[ -]?(?:licen[cs]e|a ?\+ ?i(?![a-z])|(?:fur |in |im )?(?:intensiv|anasthesie)[a-z]*(?: (?:und|u\.|\+|&) (?:intensiv|anasthesie)[a-z]*)?|(?: (?:class|category|cat\.?))? [bc]1?e?(?=[\s,.;)]|$)|certificate|certified|certification|qualified|qualification|registered|registration|membership|clearance|disclosure|card|check|extract|pin|cert|ticket|erforderlich|klasse [a-z]\d?e?|r ?\d{3}[a-z]?|level \d|\d(?: ?(?:ou|or|o|\/|-) ?\d)(?= ?(?:[,.;)]|$|souhait|preferred|deseable|un plus|a plus))))+(?![A-Za-zÀ-ɏ])/u.exec(
        reading.openPlain.slice(hit.to, hit.to + 30),
      )
    const end = hit.to + (tail?.[0].length ?? 0)
    const valid = VALID.exec(reading.openPlain.slice(end, end + 64))?.[0].length ?? 0
    const span: Span = [hit.from - countryAhead(reading, hit.from, written), end + valid]
    facts.push({
      kind: 'licence',
      ...seen(reading, span),
      text: nameOr(reading, span, hit.found[0]!, tail !== null || valid > 0),
      need: needAt(reading, hit.from),
    })
    facts.push(...otherCategories(reading, written, span[1]))
  }
  for (const match of matches(OWN, reading.openPlain))
    facts.push({
      kind: 'licence',
      ...seen(reading, trim(reading.text, [match.index, match.index + match[0].length]), 'high', true),
      need: /bonus|plus|vorteil|atout|valora/u.test(match[0]) ? 'nice' : 'must',
    })
  facts.sort(byPlace)
  record(
    reading,
    joinAlternatives(reading, facts).map((fact) => withNeed(reading, fact)),
  )
}

/** "Own transport as no buses at night": what one has to have, and why. */
const OWN =
  /(?<![A-Za-zÀ-ɏ]|no |without |ohne |use of |use )(?:own (?:transport|vehicle|car|tools)|(?<!driving )licen[cs]e [bc]1?e?(?![a-z])|safe pass(?: card)?|eigene[srn]? (?:auto|pkw|fahrzeug|werkzeug)|vehicule personnel|voiture personnelle|vehiculo propio|coche propio)(?: with [^,.;()\n\u0001]{3,30}(?: \([^()\n]{2,20}\))?)?(?: (?:as|because|since|da|weil|car|porque) [^,.;\n\u0001]{3,40})?(?![A-Za-zÀ-ɏ]| (?:useless|not|nicht|unnecessary|isn't|no|of no))/gu

/** "CDL A driver": a licence in the title is a demand too. */
function titleShown(reading: Reading): string {
  const title = reading.facts.find((fact) => fact.kind === 'title')?.spans[0]
  return title
    ? reading.openPlain.slice(0, title[0]) + reading.plain.slice(...title) + reading.openPlain.slice(title[1])
    : reading.openPlain
}

const nameOr = (reading: Reading, span: Span, name: string, longer: boolean): string => {
  const typed = reading.text.slice(...span)
  if (longer || typed.length > name.length + 3) return tidy(typed, reading.language)
  return typed.toLowerCase() === name.toLowerCase() ? name : typed
}

/** "ACCA or CIMA": one demand that either meets. */
function joinAlternatives(reading: Reading, facts: Fact[]): Fact[] {
  const kept: Fact[] = []
  for (const fact of facts) {
    const last = kept.at(-1)
    if (last && last.kind === fact.kind) {
      const end = last.spans[0]![1]
      const gap = reading.plain.slice(end, fact.spans[0]![0])
      if (/^\s*(?:or|oder|ou|o|\/)\s*$/u.test(gap)) {
        last.text = reading.text.slice(last.spans[0]![0], fact.spans[0]![1])
        last.spans[0] = [last.spans[0]![0], fact.spans[0]![1]]
        continue
      }
    }
    kept.push(fact)
  }
  return kept
}

const stems = BENEFITS.split('|')
  .map((entry) => entry.trim())
  .filter(Boolean)
const BENEFIT_NAMES = compilePhrases(
  stems.filter((stem) => !stem.endsWith('*')).flatMap((stem) => [[stem, stem] as const, [`${stem}s`, stem] as const]),
)
const BENEFIT_STEMS = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:${stems
    .filter((stem) => stem.endsWith('*'))
    .map((stem) => stem.slice(0, -1).replace(/[()+.]/g, '\\$&'))
    .join('|')})[A-Za-zÀ-ɏ]*`,
  'gu',
)
/** "Vous aidez des personnes : toilette, repas": a sentence about the work offers nothing. */
const TELLS_TASKS =
  /^(?:you(?:'ll| will) (?!get|receive|have|enjoy|earn|be paid)|du (?!bekomm|erhalt|hast|kriegst|verdienst)[a-z]+st\s|sie (?!bekomm|erhalt|haben|verdien)[a-z]+en\s|vous (?!recev|beneficie|avez|aurez|profit|gagn)[a-z]+ez\s|te encargaras|tendras que|tu trabajo)/u
/** "Has to work Easter and both bank holidays": days on which one works. */
const WORKED =
  /(?<![a-z])(?:has|have|needs?|must|expected|required|will)(?: to)? (?:also )?(?:work|cover)(?: (?:on|over|through|some|most|all))? [^.;]{0,30}$/u
const BENEFIT_AS_TASK =
  /(?:manage|managing|administer|book|booking|process|handle|organis\w+|plan|run|order|answer|sell|selling|advise on|design|develop|prepare|his|her|their|diary|calendar|reconcile|claims?|serve|serving|making|preparing|cook|cooking|travel,|the|pre-?emp|pre-?employment|safety-critical|driver'?s?|offshore|aviation|seafarer'?s?|class [12]|hgv|dot|flight|diving)\s(?:[A-Za-zÀ-ɏ']+\s)?$/u
const NOT_BENEFIT_AFTER =
  /^\s*(?:belegen|zubereiten|verkaufen|groups?|chains?|upload|returns|manager|assistant|management|cover|clerk|team leader|department|company|industry|sector|provider|advis|consult|designer|coach|instructor|shop|records|imaging|device|devices|writer|technician|receptionist|nurse|practice|secretary|history|staff|equipment|terminology|billing|coding|school|law|claims|let|rental|agency|products?|administration|analyst|programmes? for|sales|services?|fleet|plan design|group policy|an? (?:plus|bonus(?! of)|asset|advantage)|experience|background|knowledge|sector|clients|customers|processing|applications?|renewals?|petitions?|sponsorship cases|cases)/u

export function readBenefits(reading: Reading): void {
  const cues: Span[] = findPhrases(BENEFIT_NAMES, reading.openPlain).map(({ from, to }) => [from, to])
  for (const match of matches(BENEFIT_STEMS, reading.openPlain)) cues.push([match.index, match.index + match[0].length])
  for (const match of matches(LIVE_IN, reading.openPlain)) cues.push([match.index, match.index + match[0].length])
  for (const { from, to } of reading.parts)
    if (to - from < 20 && ALONE.test(reading.openPlain.slice(from, to))) cues.push([from, to])
  cues.sort((a, b) => a[0] - b[0])
  const facts: Fact[] = []
  let last = -1
  for (const cue of cues) {
    if (cue[0] < last) continue
    const before = reading.openPlain.slice(Math.max(partAt(reading, cue[0]).from, cue[0] - 40), cue[0])
    if (cue[1] - cue[0] === 2 && reading.language !== 'fr') continue
    if (TELLS_TASKS.test(reading.plain.slice(...sentenceAt(reading, cue[0])))) continue
    if (WORKED.test(before)) continue
    if (
      /^gym(?![a-z])/u.test(reading.plain.slice(...cue)) &&
      /(?:for|at|in|of) (?:our|a|the|my) (?:[a-z]+ )?$|(?:24\/7|(?:ladies|women|men)-?(?:only)?|teen|climbing|boxing|independent|local|busy) $/u.test(
        before,
      )
    )
      continue
    if (/^gymnasium/u.test(reading.plain.slice(...cue))) continue
    // "Dental nursing cert", "medical records": a trade, and no insurance.
    if (
      /^(?:dental|medical|vision)$/u.test(reading.plain.slice(...cue)) &&
      /^ (?!(?:and|or|plan|insurance|cover|ins|aid|after|from|included|paid)(?![a-z]))[a-z]{4,}/u.test(
        reading.plain.slice(cue[1], cue[1] + 24),
      )
    )
      continue
    // "Sie vertreten die Chefin im Urlaub": whose they are, and when.
    if (
      /^(?:urlaub|vacaciones|vacances|conges|holidays?)$/u.test(reading.plain.slice(...cue)) &&
      /(?:^|\s)(?:im|in|en|durante (?:las|sus)|pendant (?:les|ses|vos)|during|on|over the) $/u.test(before)
    )
      continue
    // "Tenue complète de la comptabilité" is work, and no uniform.
    if (
      /^tenues?$/u.test(reading.plain.slice(...cue)) &&
      /^ (?:complete|comptable|de |des |du |d')/u.test(reading.plain.slice(cue[1], cue[1] + 12))
    )
      continue
    if (
      /^(?:somos|we are|we're|wir sind|nous sommes) /u.test(reading.plain.slice(partAt(reading, cue[0]).from, cue[0]))
    )
      continue
    // "Mme Rochat, cadre de santé": who leads a ward.
    if (
      reading.plain.slice(...cue) === 'cadre' &&
      /^ (?:de sante|infirmier|superieur|de proximite)/u.test(reading.plain.slice(cue[1], cue[1] + 16))
    )
      continue
    if (
      reading.plain.slice(...cue) === 'cadre' &&
      /(?:cdi|statut|poste|contrat) $/u.test(reading.plain.slice(0, cue[0]))
    )
      continue
    // "You must live in Ohio": where one's home is.
    if (/^live in$/u.test(reading.plain.slice(...cue)) && /(?:must|to|who|people) $/u.test(before)) continue
    if (BENEFIT_AS_TASK.test(before) || NOT_BENEFIT_AFTER.test(reading.openPlain.slice(cue[1], cue[1] + 24))) continue
    if (
      /^(?:medical|vision|meals|snacks|kaffeemaschine|coffee|fruit|lunches|ira|prime|ce|discounts?|accommodation|holidays?|vacation|formation|formacion|repas|telephone|parking|sponsorship|laptop|benefits|retraite|comida|cafe|tenue|getranke|kaffee|fitness|remise|reduction|wellness|lodging|housing|logement|transporte|ferien|gimnasio|formacion|primes|cadre)\b/.test(
        reading.openPlain.slice(...cue),
      ) &&
      !offersHere(reading, cue)
    )
      continue
    const span = widen(reading, cue)
    const words = countWords(reading.text.slice(...span))
    if (words > 16) continue
    last = span[1]
    facts.push({
      kind: 'benefit',
      ...seen(
        reading,
        span,
        'high',
        !isNegated(reading, ...cue) &&
          !/^(?:no|kein|keine|sans|sin|ohne|without|pas de) /u.test(reading.plain.slice(...span)),
      ),
    })
  }
  record(reading, facts)
}

/** "live in £60 a week": with a room of one's own at work. */
const LIVE_IN =
  /(?<=(?:^|[.,;(+\n]|and|or|plus)\s*)live in(?=\s*(?:[,.;)(\u0001]|[£¤$]|or |and |room|accommodation|possible|available|option|$))/gu

/** "60k + car": offered where it stands alone. */
const ALONE =
  /^(?:a |the )?(?:car|van|coche|voiture|vehicule|auto|pkw|furgoneta|moto|gym|health|healthcare|phone|house)$/u

/** Words that may be part of the trade ("serve coffee") count as a benefit only in a short list item or beside an offer. */
function offersHere(reading: Reading, cue: Span): boolean {
  const part = partAt(reading, cue[0])
  const text = reading.plain.slice(part.from, part.to)
  if (
    /(?:we offer|you get|offer|free|paid|provided|included|incl|benefits|perks|wir bieten|kostenlos|gratis|inklusive|offert|fourni|avantages|ofrecemos|incluid|possible|moglich|posible|%|budget|allowance|days|per week|gestellt|staff|mitarbeiter|provide|sin |no |can be|subsidi[sz]ed|employee)/u.test(
      text,
    )
  )
    return true
  const unread = reading.openPlain.slice(part.from, part.to).replaceAll(BLANK, '').trim()
  return countWords(unread) <= 3
}
