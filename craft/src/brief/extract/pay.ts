/** Which of the amounts in a brief are pay, for how long, before or after tax, base or all in. */

import type { Fact, Money } from '../facts.ts'
import { partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { tidy } from '../tidy.ts'
import { type Amount, findAmounts } from './amounts.ts'
import {
  isBesidePay,
  isForAll,
  isGivenOnTop,
  isInVariable,
  isPayInMillions,
  isPayInPesos,
  isYear,
  NIGHTLY_BEFORE,
} from './pay-beside.ts'
import { isPiecework } from './pay-by-piece.ts'
import { gradeBehind, readGrades } from './pay-grade.ts'
import { asPremium } from './pay-on-top.ts'
import { joinTwins } from './pay-said-twice.ts'
import { readScales } from './pay-scale-names.ts'
import { sumsOfPay } from './sums-of-pay.ts'

type Period = NonNullable<Money['per']>

const PERIODS: [RegExp, Period][] = [
  [
    /^(?:\s*(?:\/|per|an?|pro|die|par|la|por|l'|de l'|a la|p\.?\/?)?\s*(?:hours?|hrs?|h|std|stdn|stunden?|heures?|horas?)(?![a-z])|\s*(?:hourly|ph|p\/h|die stunde|stundenlohn)(?![a-z]))/u,
    'HOUR',
  ],
  [
    /^(?:\s*(?:\/|per|a|pro|par|por|al)\s*(?:days?|tag|jours?|dia)(?![a-z])|\s?\/\s?j(?:rs?)?(?![a-z])|\s*(?:daily|pd|p\/d|je tag|tagessatz|tjm|day rate)(?![a-z]))/u,
    'DAY',
  ],
  [
    /^(?:\s*(?:\/|per|a|pro|par|por|a la)\s*(?:week|wk|woche|semaine|semana)(?![a-z])|\s*(?:weekly|pw|p\/w|semanal(?:es)?|hebdo(?:madaires?)?)(?![a-z]))/u,
    'WEEK',
  ],
  [
    /^(?:\s*(?:\/|per|a|pro|im|par|por|al|x)\s*(?:month|mth|mo|monat|mois|mes)(?![a-z])|\s*(?:monthly|pm|pcm|p\/m|mtl|monatlich|mensuels?|mensuales|mensual|mens\.?)(?![a-z]))/u,
    'MONTH',
  ],
  [
    /^(?:\s*(?:\/|per|a|pro|im|par|por|al)\s*(?:annum|years?|yr|jahr|an|annee|ano)(?![a-z])|\s*(?:pa|p\.a\.?|p\/a|annually|annual|yearly|jahrlich|jahresgehalt|annuels?|anuales|anual|lpa)(?![a-z]))/u,
    'YEAR',
  ],
]
const PERIOD_BEFORE: [RegExp, Period][] = [
  [
    /(?:hourly(?: rate| wage| pay)?|stunden(?:lohn|satz)|taux horaire|por hora|rate per hour)(?: of| von| de|:)?[^,;.]{0,6}$/u,
    'HOUR',
  ],
  [/(?:day rate|daily rate|tagessatz|tjm|tarifa diaria)(?: of| von| de|:)?[^,;.]{0,6}$/u, 'DAY'],
  [/(?:weekly(?: pay| wage)?|wochenlohn)(?: of| von| de|:)?[^,;.]{0,6}$/u, 'WEEK'],
  [
    /(?:monthly(?: salary| pay)?|monatsgehalt|monatlich|mensuel|mensual|salaire mensuel)(?: of| von| de|:)?[^,;.(]{0,10}$/u,
    'MONTH',
  ],
  [
    /(?:annual(?: salary| pay)?|yearly|jahresgehalt|jahresbrutto|jahreszielgehalt|annuel|anual|salaire annuel)(?: of| von| de|:)?[^,;.]{0,10}$/u,
    'YEAR',
  ],
]

const CUE =
  /(?<![a-z])(?:salary|salaries|pay(?:ing|s)?|wages?|compensation|comp(?![a-z])|remuneration|base|fijo|fix(?:um|gehalt)?|(?:stunden|tages)satz|(?:jahres|monats|wochen|tages|stunden|einstiegs|grund|ziel|brutto)?(?:gehalt|lohn|einkommen|vergutung|verdienst)|ote|package|rate|earn(?:ing)?s?|budget(?=[\s:]*(?:\D{0,3}\d+k?\s*(?:max|$)))|brutto|netto|salaire|remuneration|renta(?: liquida| bruta)?|brut(?![a-df-z])|fixe|sueldo|salario|retribucion|bruto|nomina|band(?: \d\w?)?|grade(?: \w+)?|we can do|can offer|offering|up to)[^.;!?\n]{0,25}$/u
const LABEL_BEFORE =
  /(?:budgets?|revenue|turnover|umsatz|arr|mrr|p&l|quota|raised?|funding|investment|reduce \w+ by|cut \w+ by|saved?|allowance|stipend|bonus|provision|pramie|zulage|zuschuss|prime|housing|rent|voucher|gutschein|training|weiterbildung|deal(?: size)?s?|ticket|aov|portfolio|volume|worth|value[ds]?|fund|grants?|tenders?|bids?|appeals?|pitches|loans?|spend(?:ing)?|purchases|orders|contracts|projects|donations|contract values?|(?:rising|going up|increasing|steigend|steigt|then|puis|luego)(?: to| auf| a)?|on[- ]?call[^.;\n]{0,30} paid|(?:piquet|astreintes?|gardes?|guardias?)[^.;\n]{0,30} (?:payee?s?|pagad[oa]s?|pag[oa]s?)|turning over|sales of|facturacion|chiffre d'affaires|ca de|bon|plus|dieta|presupuesto|ayuda|deposit|fee|fine|relocation|relo|tuition|authority|decisions?|packaging|income|takes|enveloppe(?: [a-z]+)?|invoices?|factures? moyennes?|order value|basket|bauvolumen|vermogenswirksame leistungen|vl|mediclaim|sign-off|overdraft|claims?)(?: of| von| de| :|:| is| um| over)?[\s(~+]*(?:about |around |approx\.? |ca\.? |up to |bis zu |over |uber )?$/u
const LABEL_AFTER =
  /^[\s)]*(?:(?:de|para|en) (?:gasolina|combustible|despensa|transporte|vales|bonos?|ayuda|comida|alquiler|renta|dietas?)|(?:de |d')(?:carburant|essence|frais|primes?|panier|transport))(?![a-z])|^[\s)]*(?:\/? ?h(?:eure)?s? )?d'(?:attente|astreinte)|^[\s)]*(?:each (?!way)|(?:an? |per )(?:stop|drop|call-?out|visit|mile|km|bale|head|bin)(?![a-z])|meals?(?![a-z]))|^[\s)]*(?:k |m )?(?:(?:guaranteed|annual|one-off|safe driver|attendance|loyalty|yearly|monthly|quarterly|per year|a year|per annum)?\s*)(?:sign[\s-]?on|signing|joining|retention|referral|welcome|(?:ote|on[- ]target) (?:bonus|commission)|bonus|budgets?|allowance|stipend|commission|deals?|deal size|quota|revenue|turnover|umsatz|arr|mrr|in (?:funding|sales|revenue)|funding|investment|portfolio|voucher|gutschein|for (?:training|learning|books|tools|courses)|training|tool|equipment|home office|fur weiterbildung|pour la formation|para formacion|p&l|project|contract value|worth|of (?:savings|sales|revenue|debt|stock|assets)|car allowance|on[\s-]?call|night(?!s? ?[-:@]? ?[¤£$\d])|(?:[a-z]+ )?(?:fund|endowment|overdraft)(?![a-z])|prize|grant|ticket|invoices|supplement|zuschuss|zulage|pramie|provision|prime|de prime|tax credit)/u
const UNIT_AFTER =
  /^(?:\s*\+(?! [a-z]))?\s*(?:%|percent|prozent|pour cent|por ciento|°|m²|m2|sqm|sq|km|kg|lbs?(?![a-z])|g(?![a-z])|t(?![a-z])|cm|mm|w(?![a-z])|kw|mw|kv|rpm|wpm|years?|yrs?|jahren?|ans?(?![a-z])|anos|days?|tagen?|jours?|dias|weeks?|wochen|months?|monaten?|mois|meses|hours?(?! ?[\d¤£$])|hrs|stunden|std|heures|horas|minutes?|min(?![a-z])|people|ppl|persons?|personen|leute|personnes|personas|employees|staff|mitarbeit|salaries|empleados|users|nutzer|customers|kunden|clients?|clientes|units|orders|calls|tickets|events|steps|run(?![a-z])|race|followers|views|subscribers|downloads|seats?|covers|beds|betten|rooms|zimmer|sites|stores|shops|filialen|countries|lander|cities|pages|products|skus|items|parcels|pakete|lines|devices|servers|requests|transactions|sq\.|pieces|parts|students|pupils|patients|homes|houses|units|pagas|adherents?(?![a-z])|abonnes?(?![a-z])|habitants?(?![a-z])|habitantes|socios|usuarios|utilisateurs|lecteurs|lectores|eleves|alumnos|couverts|menus|dossiers|bulletins|nominas|lit(?:re|ro)s|eleveurs|beneficiaires|chambres|habitaciones|lits(?![a-z])|camas|hectareas|tonnes|toneladas|mensualidades|mensualites|gehalter|monatsgehalter|x(?![a-z]| ?1[2-6](?!\d))|:\d|am(?![a-z])|a\.m\.|p\.m\.|uhr|st(?![a-z])|nd(?![a-z])|rd(?![a-z])|th(?![a-z])|-(?:seat|bed|person|hour|day|week|month|year|minute|ton|page)|plus people|members|colleagues|participants|visitors|gaste|guests|miles|fte(?![a-z]) staff)/u
const OPEN_END =
  /^\s*(?:\+(?!\s*[a-z\d¤£$\u0001])|\+(?= (?:for|if|depending|doe|as|(?:per|a) (?:year|annum|month|day|hour)|pa|p\.a\.?|negotiable|je nach|selon|segun)(?![a-z]))|\+\s*$|and up(?:wards)?|or more|plus(?=\s*$)|aufwarts|et plus|o mas|minimum)/u
const ONLY_MAX =
  /(?:up to|max(?:imum)?\.?|bis(?: zu)?|jusqu'a|hasta|not more than|no more than|maximal|hochstens|maximo|limit(?: of)?|cap(?:ped)?(?: at)?)\s*(?:of |von |de |:)?[\s(~]*$/u
const ONLY_MIN =
  /(?:from|(?:no|not|nothing|never) (?:less|lower) than|not (?:below|under)|(?:nicht |keinesfalls |nie )(?:weniger als|unter)|pas moins d[e']|jamais moins d[e']|no (?:menos de|inferior a)|nunca menos de|starting (?:at|from)|starts (?:at|from)|ab|a partir de|des|desde|mind\.?|min(?:imum|destens|imo|\.)?|at least|mindestens|au moins|al menos|upwards of)\s*(?:of |von |de )?[\s(]*$/u
const HEDGE =
  /(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|c\.|~|ungefahr|etwa|rund|environ|autour de|alrededor de|sobre|unos|aprox\.?|maybe|probably|somewhere around|or so)\s*(?:[¤£$])?\s*$/u
const GROSS = /(?:before tax|imponibles?|nominal(?:es)?|brutto|brt|brut[sao]?|gross|brutos)(?![a-z])/u
/** "Líquida ojo, no bruta". */
const NET_SAID = /(?:no|not|nicht|pas|liquid[oa]s?,?) brut/u
const NET = /(?<![a-z])(?:after tax|libres|en mano|limpi[oa]s|de bolsillo|liquid[oa]s?|net(?:t?os?|s)?)(?![a-z])/u

/** A sum beside one of these, with no word for pay near it, is the worth of a benefit or a premium. */
const EXTRA_IN_PART =
  /(?:zuschuss|pauschale|kleidung|sachbezug|kleidergeld|umzugshilfe|guthaben|verpflegung|live-in|lodging|board and|retainer|sign[- ]on|per night|dietas?|spesen|auslos|per diem|repas|panier|indemnit|plus transporte|kilometraje|housing|accommodation|rent(?:al)?|deposit|unterkunft|wohnung|logement|alojamiento|allowance|budget|voucher|gutschein|training|gym|pension|insurance|childcare|relocation|meal|lunch|comedor|cantine|canteen|phone|internet|equipment|bonus|stipend|fund|on call|call-?out|astreinte|guardia|premium|zulage|zuschlag|prime|sign-on|uniform|bottes|chaussures|botas|calzado|pass|ticket|mutuelle|weiterbildung|formation|fortbildung|match|referral|tools|commission|mileage|expenses|tips|vales|despensa|aguinaldo|bonos? |locomocion|colacion|movilizacion|prepaga|cheques?|bons? )/u
/** "13,10/h, panier 15 €": beside the pay it comes on top. */
const PREMIUM_BEFORE =
  /(?<![a-z])(?:paniers?|primes?|indemnites?|(?:titres?|tickets?|cheques?)(?:[ -][a-z]+)?|bonos?|vales?|dieta|plus|colacion)(?: (?:de )?[a-z]+)?(?: (?:de|a|por|hasta|jusqu'a|max\.?))?(?: (?:unos|unas|cerca de|environ|aprox\.?))? $/u
/** Named like a premium and smaller, it is no pay even where none is told. */
const LEAST_PREMIUM = 400
const BASE_IN_PART =
  /(?:salary|pay(?!\s?ment|ee)|wage|gehalt|lohn|salaire|sueldo|salario|base|ph(?![a-z])|per hour|an hour|\/h|per annum|p\.a|brut|brutos|gross|\/hr)/u

/** Amounts that are pay become facts; other sums stay in the text for the extractor that knows them. */
export function readPay(reading: Reading): void {
  const text = reading.openPlain
  const facts: Fact[] = []
  for (const amount of findAmounts(text)) {
    const fact = payFrom(reading, text, amount, facts)
    if (fact) facts.push(fact)
  }
  const sums = sumsOfPay(reading, facts)
  record(
    reading,
    sums.map((fact) => asPremium(reading, fact, sums)),
  )
  joinTwins(reading)
  readScales(reading)
  readGrades(reading)
}

/** Below it a number without a currency counts something else. */
const LEAST_BARE: Record<Period, number> = { HOUR: 0, DAY: 40, WEEK: 100, MONTH: 150, YEAR: 1000, ONCE: 0 }

const MOST_BARE_AN_HOUR = 400

/** "7'400 x 13", "1720 brutto mal 14": only pay comes so many times a year. */
const TIMES_A_YEAR = /^\s*(?:brutto |netto |brut |gross )?(?:x|×|mal|\*) ?1[2-6](?![.,]?\d)/u
/** "2.900-3.300": both with their thousands set off. */
const THOUSANDS = /^\d{1,2}[.'’]\d{3} ?[-–] ?\d{1,2}[.'’]\d{3}$/u
const LEAST_A_YEAR = 2000
/** "2950 + Spesen": only pay has such things on top. */
const ON_TOP =
  /^\s*(?:(?:fix(?:um|gehalt|e)?|base|basic|basis|grundgehalt|fijo) ?)?(?:\+|plus) ?(?:variable|spesen|pramien?|zulagen?|trinkgeld|provision|auslose|uberstunden|bonus|tips(?![a-z])|tronc|gratuities|service charge|comm(?:ission)?s?(?![a-z])|ote(?![a-z])|super(?![a-z])|equity|car allowance|bens(?![a-z])|benefits|pourboires|primes?(?![a-z])|propinas|comision(?:es)?|incentivos)/u

function payFrom(reading: Reading, text: string, amount: Amount, facts: readonly Fact[]): Fact | null {
  const [start, end] = sentenceAt(reading, amount.from)
  const part = partAt(reading, amount.from)
  const before = text.slice(Math.max(start, amount.from - 45), amount.from)
  const near = text.slice(Math.max(part.from, amount.from - 40), amount.from)
  const after = text.slice(amount.to, Math.min(Math.max(end, amount.to), amount.to + 45))
  if (/^401\s?\(?k/.test(text.slice(amount.from, amount.to + 3))) return null
  if (
    (amount.millions && !isPayInMillions(amount, near, after, reading.language)) ||
    /(?:band|grade|scale|bareme|barema|schaal|level|class|series|step|phase|eg|iso|stufe|klasse|gruppe|spine point|point|(?<![a-z])cp|idcc|ccn|commission paritaire|gav|norme|norm|din)\s?$/u.test(
      near,
    )
  )
    return null
  if (amount.min <= 12 && !amount.currency && /^\s?(?:am|pm|a\.m|p\.m)(?![a-z])/u.test(after)) return null
  if (amount.min === 0 || isYear(amount)) return null
  // "It is NOT £46k".
  if (/(?<![a-z])(?:not|isn't|nicht(?: mehr)?|(?:est|sont) pas|no (?:es|son)|no longer) $/u.test(before)) return null
  // "6h-20h", "23-7h" are times.
  if (!amount.currency && /^\d{1,2}\s?h?\s?-\s?\d{1,2}\s?h(?![a-z])/u.test(text.slice(amount.from, amount.to + 3)))
    return null
  // "L-V de 7 a 15h": from when to when.
  if (!amount.currency && (amount.max ?? 99) <= 24 && /(?:^|\s)(?:de|desde|entre|from|von|between) $/u.test(near))
    return null
  if (isPiecework(reading.language, near, after)) return null
  const cue =
    CUE.test(before.slice(before.lastIndexOf(' + ') + 1)) ||
    (amount.min >= 5 && TAXED.test(after)) ||
    (amount.min >= 1000 && (ON_TOP.test(after) || TIMES_A_YEAR.test(after)))
  const per = periodOf(near, after)
  if (
    !(per && per.length > 0) &&
    UNIT_AFTER.test(after) &&
    !TIMES_A_YEAR.test(after) &&
    !/^\s*(?:a|per) (?:year|month|hour)/u.test(after)
  )
    return null
  if (
    per?.period === 'HOUR' &&
    !amount.currency &&
    !cue &&
    per.length > 0 &&
    !/[.,]\d0$/.test(text.slice(amount.from, amount.to)) &&
    /^\s*(?:h|hrs?|hours?|stunden?|std|stdn|heures?|horas?)(?![A-Za-zÀ-ɏ])/u.test(after)
  )
    return null
  const behindPeriod = per ? after.slice(per.length) : after
  if (LABEL_AFTER.test(behindPeriod) && !(cue && amount.min >= 15_000)) return null
  if (LABEL_BEFORE.test(near) && !/budget[\s:]*$/u.test(near)) return null
  if (/budget[\s:]*$/u.test(near) && !/^\s*(?:max|k? ?max)/u.test(after)) return null
  if (amount.min < 15_000 && amount.max === null && isGivenOnTop(before)) return null
  if (isInVariable(reading.plain, amount.from) || isBesidePay(before, near, after)) return null
  // "Ticket promedio $180 mil" is what is sold, "promedio total 45 mil" what comes of it with all on top.
  if (/(?:ticket|panier|factura|facture|compra|venta) (?:promedio|medi[oa]|moyen(?:ne)?)[\s:(]*(?:de )?$/u.test(near))
    return null
  if (facts.length > 0 && /(?:promedio|media|moyenne)(?: total(?:e)?)?[\s:(]*(?:de |des? )?$/u.test(near)) return null
  if (facts.length > 0 && /(?<![a-z])(?:variable|comision(?:es)?|commissions?|incentivos?)[^,;.+\d]{0,18}$/u.test(near))
    return null
  if (/averag(?:es?|ing)\s*$/u.test(before) || /^\s*last (?:year|yr|season|summer|winter)/u.test(after)) return null
  if ((/(?:^|\s)\+\s*$/u.test(before) && facts.length > 0) || /^\s*\+?\s*%/.test(after)) return null
  if (
    /(?:manages?(?![a-z])|managing|handling|responsible for|verantwortlich fur|gerer|gestionar)[^,;]{0,20}$|(?:haushalt|etat|volumen|bausumme|bilanzsumme|auftragswert|sachkosten|kredite?|spenden)\s?(?:\(|von |uber |bis |ca\.? |um |rund )*$/u.test(
      near,
    )
  )
    return null
  if (
    !cue &&
    amount.min < 15_000 &&
    EXTRA_IN_PART.test(ownWords(text, part, amount)) &&
    !BASE_IN_PART.test(ownWords(text, part, amount))
  )
    return null
  if ((NIGHTLY_BEFORE.test(near) || PREMIUM_BEFORE.test(before)) && (facts.length > 0 || amount.min < LEAST_PREMIUM))
    return null
  // "400 factures/mois" is how much there is to do.
  if (per?.period === 'MONTH' && !amount.currency && !cue && amount.min < 700 && !SHORT_WEEK.test(reading.plain))
    return null
  if (per?.period === 'MONTH' && amount.min < 150 && EXTRA_IN_PART.test(ownWords(text, part, amount))) return null
  // "4 al año", "2 a month": how often, not how much.
  if (
    !amount.currency &&
    ((per?.period === 'YEAR' && amount.min < 1000) || (per?.period === 'MONTH' && amount.min < 50))
  )
    if (!amount.magnified && !/(?:salary|pay|base|gehalt|salaire|sueldo|comp)[^,;]{0,12}$/u.test(near)) return null
  const bareThousands =
    cue &&
    !amount.currency &&
    !per &&
    !amount.magnified &&
    amount.min >= 20 &&
    (amount.max ?? amount.min) <= 400 &&
    // "Payé 350.-": so many francs.
    !/\.-|,-/.test(text.slice(amount.from, amount.to + 2))
  if (bareThousands && !/^\s*(?:base|fix|ote|k|brut|gross|depending|doe|$|[,;.)]|\/ ?ote)/u.test(after)) return null
  const scale = amount.millions ? 1_000_000 : bareThousands ? 1000 : 1
  const min = amount.min * scale
  const max = amount.max === null ? null : amount.max * scale
  const ofPesos = reading.language === 'es' && isPayInPesos(amount, near, after)
  // "44 to 47,000": so large a range, alone in its part, counts nothing else.
  const largeRange =
    max !== null &&
    (min >= 12_000 ||
      (reading.language === 'de' && min >= 1500 && THOUSANDS.test(reading.text.slice(amount.from, amount.to)))) &&
    standsAlone(after) &&
    /(?:^|[.;,|(\n])\s*(?:ca\.? ?)?$/u.test(before)
  const evidence = amount.currency || per || cue || ofPesos || (amount.magnified && standsAlone(after)) || largeRange
  if (!evidence) return null
  if (!per && !amount.currency && !ofPesos && amount.min < 120) return null
  // "1,500 to 1,800 an hour" without a currency are bottles.
  if (!amount.currency && !cue && per?.period === 'HOUR' && min > MOST_BARE_AN_HOUR && reading.language !== 'es')
    return null
  // "16-40 a week", "12 a day": hours, or how much there is to do.
  if (!amount.currency && !cue && !amount.magnified && per && min < LEAST_BARE[per.period]) return null
  // Nobody lives a year on so little: "Regenkleidung 150 €/Jahr".
  if (per?.period === 'YEAR' && (max ?? min) < LEAST_A_YEAR) return null
  const period = per?.period ?? (ofPesos ? 'MONTH' : guessPeriod(min, amount.currency, reading))
  if (!period) return null
  if (!amount.currency && !cue && !ofPesos && !amount.magnified && !per?.strong && !largeRange) return null
  if (
    amount.currency &&
    !cue &&
    !per &&
    !amount.magnified &&
    min < 1000 &&
    !/^\s*(?:$|[,;.)]|plus|\+|base|brut|gross|net|doe|depending|tips|then |rising |going up |to start|days|nights)/u.test(
      after,
    )
  )
    return null
  return payFact(reading, amount, { min, max, per: period }, before, after, per?.length ?? 0)
}

/** The words of a part that stand with a sum, from one plus sign to the next. */
function ownWords(text: string, { from, to }: { from: number; to: number }, amount: Amount): string {
  const before = text.slice(Math.max(from, amount.from - 60), amount.from)
  const behind = text.slice(amount.to, Math.min(to, amount.to + 60))
  const cut = behind.search(/\s?\+\s|\splus\s|,\s|\s(?:and|und|et|y)(?: an?| une?| una?| eine?n?)? [¤£$]?\d/u)
  return (
    before.slice(Math.max(before.lastIndexOf('+ '), before.lastIndexOf(' plus '), 0)) +
    text.slice(amount.from, amount.to) +
    (cut < 0 ? behind : behind.slice(0, cut))
  )
}

const standsAlone = (after: string): boolean =>
  /^\s*(?:$|[,;.)(+/]|inkl(?:usive|\.)? |incl(?:uding|uded|\.)? |y compris |incluid[ao]s? |incluyendo |(?:sur |x ?|en |a |auf |fur |in |over )1[2-6](?!\d)|base|basic|fix|brut|gross|net|ote|plus|pro[- ]?rata|fte|depending|doe|doq|max|min|pa(?![a-z])|p\.a|per|package|salary|salaire|gehalt|sueldo|and|or so|if|for (?:the|a) right|year|jahr|an(?![a-z])|ish|super|on target|all in|total|we|tops|negotiable|vb|je nach|selon|segun|dep|-|\u0001)/u.test(
    after,
  )

function periodOf(near: string, after: string): { period: Period; length: number; strong: boolean } | null {
  const words =
    /^\s*(?:\(?(?:brutto|brut[sao]?|brutos|gross|nets?|netto|netos?|en mano|limpi[oa]s|liquid[oa]s|de bolsillo|fte|base|fix|pro rata|euros?|pesos|all in)(?![A-Za-zÀ-ɏ])\)?[\s,]*)+/u.exec(
      after,
    )
  const offset = words?.[0].length ?? 0
  for (const skipped of offset > 0 ? [0, offset] : [0])
    for (const [pattern, period] of PERIODS) {
      const match = pattern.exec(after.slice(skipped))
      if (match) return { period, length: skipped + match[0].length, strong: true }
    }
  if (isForAll(after)) return { period: 'ONCE', length: 0, strong: true }
  const month = offset > 0 ? /^(?:mes|mois|monat)(?![a-z])/u.exec(after.slice(offset)) : null
  if (month) return { period: 'MONTH', length: offset + month[0].length, strong: true }
  for (const [pattern, period] of PERIOD_BEFORE) if (pattern.test(near)) return { period, length: 0, strong: false }
  return null
}

const LARGE_MONTHS =
  /^(?:PLN|CZK|HUF|SEK|NOK|DKK|JPY|INR|RUB|TRY|THB|PHP|IDR|KES|NGN|EGP|CLP|COP|ARS|ISK|AED|SAR|QAR|ZAR|MXN)$/

/** "media jornada, 850 €": a small sum for a short week is a month's. */
const SHORT_WEEK =
  /media jornada|jornada parcial|tiempo parcial|(?<!\d)(?:[5-9]|[12]\d|30) ?(?:h|horas|stunden|std\.?|heures)(?: semanales| ?\/| par| pro| a la|(?=[,;.\s]))|mi-temps|temps partiel|teilzeit|aushilfe|nebenjob/u

function guessPeriod(value: number, currency: string | null, { plain: text, language }: Reading): Period | null {
  // Nobody there names pay by the year.
  if (currency && /^(?:COP|CLP|ARS)$/.test(currency) && value >= 100_000) return 'MONTH'
  if (currency && LARGE_MONTHS.test(currency))
    return value < 70
      ? 'HOUR'
      : value < (/^(?:KES|NGN|HUF|ISK|JPY)$/.test(currency) ? 1_500_000 : 100_000) &&
          currency !== 'INR' &&
          currency !== 'ZAR'
        ? 'MONTH'
        : 'YEAR'
  // Nobody who writes Spanish is paid so much but in pesos.
  if (value >= 200_000 && (currency === 'USD' || currency === null) && language === 'es') return 'MONTH'
  if (value >= 10_000) return 'YEAR'
  if (value >= 1000) return 'MONTH'
  if (value >= 120 && /minijob|geringfug/u.test(text)) return 'MONTH'
  if (value >= 300 && (currency === 'EUR' || currency === 'CHF') && SHORT_WEEK.test(text)) return 'MONTH'
  if (value >= 120) return /freelanc|contract|ir35|tjm|tagessatz|day rate|interim/u.test(text) ? 'DAY' : null
  return value >= 5 ? 'HOUR' : null
}

/** With all that may come on top of the base. */
const WHOLE_INCOME =
  /(?<![a-z])(?:ote|on[- ]target(?: earnings)?|total (?:comp[a-z]*|package)|all[- ]in|package|zielgehalt|zieleinkommen|gesamtpaket|paquete(?: total)?)(?: of| is|:)?[^\d,;.]{0,14}$/u
/** "base $85k OTE $170k": the word belongs to the sum behind it. */
const WHOLE_INCOME_BEHIND =
  /^\s*\(?(?:ote|on[- ]target|all[- ]in|package|total)(?![A-Za-zÀ-ɏ])(?! ?(?:of|:|is)? ?[¤£$]? ?\d)/u

function payFact(
  reading: Reading,
  amount: Amount,
  { min, max, per }: { min: number; max: number | null; per: Period },
  before: string,
  after: string,
  periodLength: number,
): Fact {
  const tail = after.slice(0, 30)
  const onlyMax =
    max === null &&
    (ONLY_MAX.test(before) ||
      /^\s*(?:k|ht|brut|brutto|gross)?\s*(?:max(?:imum)?|tops|maximo|maximal|hochstens)(?![a-z])/u.test(after))
  const onlyMin =
    max === null &&
    !onlyMax &&
    (ONLY_MIN.test(before) || OPEN_END.test(after.slice(periodLength)) || OPEN_END.test(after))
  const bound = onlyMax ? ONLY_MAX.exec(before) : onlyMin ? ONLY_MIN.exec(before) : null
  const hedge = HEDGE.exec(before)?.[0].trim() || (/^\s*(?:or so|ish)(?![a-z])/u.exec(after)?.[0].trim() ?? null)
  const around = `${before.slice(-25)} ${tail}`
  const aim = WHOLE_INCOME.exec(before)
  const aimBehind = WHOLE_INCOME_BEHIND.exec(tail)
  const taxed =
    /^(?:\s*\(?(?:nominal(?:es)?|brutto|brt\.?|brut[sao]?|brutos|gross|netto|netos?|net|pa|p\.a\.|fte|base|basic|fix|fixum|fixe|fest|nets|before tax(?:es)?|after tax(?:es)?)\)?(?![A-Za-zÀ-ɏ])(?:\s*(?:\/|p\.?\s?)?(?:anuales|anual|ano|year|jahr|an|annuel|annuels))?(?![A-Za-zÀ-ɏ]))+/u.exec(
      after,
    )?.[0].length ?? 0
  const taxedBehind =
    /^\s*(?:(?:guaranteed )?minimum(?: guaranteed)?|guaranteed(?: minimum)?|nominal(?:es)?|libres|brutto|brut[sao]?|brutos|gross|netto|netos?|nets?|before tax(?:es)?|after tax(?:es)?)(?![A-Za-zÀ-ɏ])/u.exec(
      after.slice(periodLength),
    )?.[0].length ?? 0
  const to = amount.to + Math.max(periodLength + taxedBehind, taxed)
  const grade = gradeBehind(reading.openPlain, to)
  return {
    kind: 'pay',
    text: tidy(reading.text.slice(amount.from, to), reading.language),
    spans: [
      [amount.from, grade?.to ?? to],
      ...(bound ? [[amount.from - before.length + bound.index, amount.from] as const] : []),
      ...(aim ? [[amount.from - before.length + aim.index, amount.from] as const] : []),
      ...(aimBehind && !grade ? [[amount.to, amount.to + aimBehind[0].length] as const] : []),
      ...(grade?.words && grade.words[0] > grade.to ? [grade.words] : []),
    ],
    confidence: amount.currency && max !== null ? 'high' : 'medium',
    holds: true,
    pay: { min: onlyMax ? null : min, max: onlyMin ? null : (max ?? min), currency: amount.currency, per },
    basis:
      (aim || aimBehind) && !(/package ?: ?$/u.test(before) && GROSS.test(around)) && !/base[^,;]{0,8}$/u.test(before)
        ? 'total'
        : 'base',
    gross: GROSS.test(around) && !NET_SAID.test(around) ? true : NET.test(around) ? false : null,
    hedge,
    ...(grade?.words ? { graded: reading.text.slice(...grade.words) } : {}),
  }
}

const TAXED =
  /^\s*\(?(?:libres|liquid[oa]s|imponibles?|brutto|brut[sao]?|brutos|gross|netto|netos?|nets?|p\.?a\.?|doe)(?![A-Za-zÀ-ɏ])/u
