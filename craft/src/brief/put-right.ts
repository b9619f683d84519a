/** Figures that are put right further on: "2 days in the office, no wait, make that 3", "£12.60ph … now 12.85". */
import { NUMBER_WORDS } from './data/number-words.ts'
import { numberOf } from './extract/amounts.ts'
import { TITLE_WORDS } from './extract/title-words.ts'
import type { Span } from './facts.ts'
import { findPhrases } from './match-phrases.ts'
import { knowAs, matches } from './matches.ts'
import { plain } from './normalise.ts'
import { apart, type Edit, editsOf } from './rewrite.ts'
import { PERHAPS, SURELY } from './taking-back.ts'

/** Numbers that are one word, for a pattern over plain text. */
export const IN_WORDS = ['one ein eine einen un une una', ...Object.values(NUMBER_WORDS)]
  .flatMap((words) => words.split(' '))
  .join('|')
const NUMBER = "\\d(?:[\\d.,']*\\d)?(?: \\d{3}(?!\\d))?[k%]?"
const FIGURE = `(?:[¤£$] ?|(?:eur|chf|usd|gbp|fr\\.) ?)?${NUMBER}(?: ?(?:-|to|bis|a) ?[¤£$]?${NUMBER})?|(?:(?:[a-z]{3,6}und)?(?:zwanzig|drei(?:ss|ß)ig|(?:vier|funf|sech|sieb|acht|neun)zig)|(?:${IN_WORDS})(?:-(?:${IN_WORDS}))?)(?![a-zß-])`
/** One word behind a figure says what is counted. */
const WITH_UNIT = `(?<figure>${FIGURE})(?: ?-?(?<unit>[a-z]+|¤|%))?`
const COUNTED = new RegExp(`(?<![a-z\\d.,¤£$-])${WITH_UNIT}`, 'gu')

const TAKES_BACK = new RegExp(
  `(?:(?<stop> ?(?:[,;(-]|\\.{2,}|…)) ?|(?<=[a-z\\d%¤]) )(?:(?<surely>(?:${SURELY})(?:[ ,]+(?:${SURELY}))*)|(?:${PERHAPS}))(?![a-z])`,
  'gu',
)
/** What may stand between: "make that", "Priya says", "es sind". */
const LEADS =
  "^(?: ?[-,:.]+)?(?: (?:(?:it'?s|its) gone (?:up|down)(?: to)?|(?:that|it) was (?:last (?:year|season|month)(?:'?s)?|before|the (?:old|previous|former|last) (?:rate|pay|wage|salary|figure|sum|price|number|one))|das war (?:(?:noch )?(?:letztes|voriges|das letzte) jahr|(?:noch )?(?:der|das|die) alten? (?:satz|lohn|gehalt|stand|zahl|wert))|c'etait (?:l'an dernier|l'annee derniere|avant|l'ancien(?:ne)? (?:taux|tarif|salaire|grille|chiffre|montant))|es[oe] era (?:antes|el ano pasado|(?:el|la) (?:antigu[oa]|anterior|viej[oa]|(?:sueldo|tarifa|salario|cifra|dato) (?:antigu[oa]|anterior|viej[oa])))|jetzt zahlen wir|now (?:we pay|it'?s)|[a-z]+ (?:has |have |just |now )*(?:corrected|changed|raised|updated) (?:it|that|this)(?: to)?|make (?:it|that)|it'?s|its|it is|it should be|that'?s|(?:let'?s )?say|better|rather|at least|only|[a-z]+ (?:just |now )?(?:says?|said|sagt|meint|dit|dice)|[a-z]+ (?:a|ha|hat|has|have) (?:just |gerade )?(?:valide|dit|confirme|accepte|accorde|obtenu|genehmigt|gesagt|bestatigt|freigegeben|dicho|aprobado|confirmado|validado|agreed(?: to)?|approved|confirmed)|con|mit|avec|with|(?:es|das) (?:sind|ist)|sagen wir|schreib(?:en sie)?|mets|mettez|pon(?:ga)?|put|doch|lieber|besser|nur|ab|auf|c'est|ce (?:sont|sera)|finalement|plutot|son|es|mejor|finalmente|de|a|le|el|for|of),?)*[,:]? "
const ANEW = new RegExp(`${LEADS}${WITH_UNIT}`, 'u')
const ENDS = /^\s*(?:[.,;:)\n-]|$)/u
/** Said of the figure behind it. */
const AT_LAST =
  /^ (?:(?:also |auch |schon |deja )?(?:reichen|reicht|genugen|genugt|suffisent|suffit|bastan|basta|(?:me |nos )?valen?|alcanzan?|es suficiente|me va bien|ca suffit|ca va)(?: (?:auch|aus|schon|aussi))?|(?:is|are|will be) (?:enough|fine|ok)|will do|so (?:put|write) [\d.,]*\d|finalement|en fait|al final|mejor|instead|now|jetzt|eher|plutot|(?:seit|ab|since|from|depuis|desde) (?:(?:diesem|letztem|dem|this|last|cette|este|esta) )?(?:jahr|monat|woche|year|month|annee|mois|ano|mes|januar|january|janvier|enero|april|avril|abril|sommer|herbst|heuer))(?![a-z])/u
const BOUND =
  /^\s*(?:min(?:imum|destens|imo)?|max(?:imum|imal|imo)?|and|und|et|y|e|with|mit|avec|con|plus|in|im|at|from|for|per|a|pro|par|por|al|on)(?![a-z])/u
/** Letters on either side in which the figures are looked for. */
const NEAR = 64

/** "€58-66k - sorry, finance just said up to 70k now", "$52,000 to $57,500, wait, top is $56,000": the upper end of the range. */
const SUM = `(?:[¤£$] ?)?\\d(?:[\\d.,']*\\d)?(?: \\d{3}(?!\\d))?(?: ?k(?![a-z]))?`
const RAISED = new RegExp(
  `(?<low>(?<![a-z\\d.,])${SUM} ?(?:-|to|bis|a) ?)${SUM}(?<unit>(?: ?(?:¤|eur|chf|brut[a-z]*|gross|p\\.?a\\.?|al mes|a month|a year|im monat|par mois|par an|al ano|im jahr|an hour))*)[ ,;.-]+(?:${SURELY}|${PERHAPS})[^\\d\\n]{0,60}?(?<=[ ,;.])(?:up to|tops?(?: is| of| now)?|topes?(?: de| es| son)?|max(?:imum|imal|imo|\\.)?(?: is| ist| es| de)?|capped at|the cap is|cap is|bis(?: zu)?|jusqu'a|plafond(?: a| est| de)?|hasta|obergrenze(?: ist)?) (?<then>${SUM})(?: ?¤)?(?: now)?`,
  'gu',
)

/** "Need a project manager - no wait, product manager", "Buchhalter, nein, Bilanzbuchhalter": the job that holds. */
const JOB_BEHIND =
  /^[ ,]+(?:(?:make (?:it|that)|it'?s|i mean|an?|eine?n?|une?|doch|eher|lieber|besser|plutot|mejor) )*(?<then>(?:[a-z'/-]+ ){0,3}?[a-z'/-]+)(?= ?[,.;:)\n–-]| (?:for|in|at|fur|bei|a|en|chez|pour|para|with|mit|gesucht|wanted)(?![a-z])|$)/u
const JOB_AHEAD = /(?:[a-z'/-]+ ){0,3}[a-z'/-]+(?=(?: ?[,;(.…–-])*$)/u
const RANKED =
  /(?<![a-z])(?:(?:senior|junior|lead|head|chief|deputy|assistant|leitende[rn]?|stellvertretende[rn]?) )+$/u

/** The job that holds in the place of the one that was named first; none where either names no job. */
function titlePutRight(text: string, spelled: string, { span: [from, to], surely, stop }: TakingBack): Edit[] {
  // "A cook, no waiter" takes nothing back.
  const takesBack = stop && (surely || /(?:sorry|nein|non|actually)$/u.test(spelled.slice(from, to)))
  const behind = takesBack ? JOB_BEHIND.exec(spelled.slice(to, to + NEAR)) : null
  const ahead = behind && JOB_AHEAD.exec(spelled.slice(Math.max(0, from - NEAR), from))
  if (!ahead) return []
  const [was, then] = [ahead[0], behind.groups!.then!]
  const first = findPhrases(TITLE_WORDS, was).findLast((found) => found.to === was.length)
  if (!first || !findPhrases(TITLE_WORDS, then).some((found) => found.to === then.length)) return []
  const start = Math.max(0, from - NEAR) + ahead.index + first.from
  const end = to + behind[0].length
  const ranked = RANKED.exec(was.slice(0, first.from))?.[0].length ?? 0
  return [{ from: start - ranked, to: end, text: text.slice(end - then.length, end) }]
}

/** "Deux jours de télétravail, enfin non un seul": one, of what was more. */
const ONLY_ONE = new RegExp(
  `(?<![a-z\\d.,])(?:[2-6]|${IN_WORDS}) (?<unit>jours?|days?|tage?|dias?|samedis?|saturdays?|samstage?|sabados?|dimanches?|sundays?|sonntage?|domingos?|nuits?|noches?|week-ends?|weekends?)(?<of> [^.,;\\n\\d]{0,32}?)?[ ,;(–.-]+(?:${SURELY}|${PERHAPS})(?:[ ,]+(?:${SURELY}))*,? (?:(?:c'est|it'?s|es|solo|just|nur|doch nur) )*(?:une? seule?|un[oa] sol[oa]|nur eine[nr]?|(?:only |just )one|un[oa] nada mas)(?=\\s*(?:[.,;:)\\n-]|$))`,
  'gu',
)
const ONE_OF: [unit: RegExp, one: string][] = [
  [/^(?:tag|samstag|sonntag)/u, 'ein'],
  [/^(?:day|saturday|sunday|weekend)/u, 'one'],
  [/./u, 'un'],
]
function onlyOne(text: string, { index, 0: whole, groups }: RegExpExecArray): string {
  const { unit = '', of = '' } = groups!
  const from = index + whole.indexOf(` ${unit}`) + 1
  const to = from + unit.length
  const one = ONE_OF.find(([pattern]) => pattern.test(unit))![1]
  const written = /^\p{Lu}/u.test(text.slice(index)) ? one.charAt(0).toUpperCase() + one.slice(1) : one
  return `${written} ${text.slice(from, to).replace(/[se]$/u, '')}${text.slice(to, to + of.length)}`
}

/** Edits that write the figure that holds in the place of the first one, and leave the rest out. */
export function correctedFigures(text: string): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  const named = [
    ...editsOf(spelled, RAISED, ({ groups }) => `${groups!.low}${groups!.then}${groups!.unit}`),
    ...editsOf(spelled, ONLY_ONE, (match) => onlyOne(text, match)),
  ]
  const back = matches(TAKES_BACK, spelled).map(({ index, 0: said, groups }): Edit[] => {
    const takingBack: TakingBack = {
      span: [index, index + said.length],
      surely: groups!.surely !== undefined,
      stop: groups!.stop !== undefined,
    }
    const figures = putRight(text, spelled, takingBack)
    return figures.length > 0 ? figures : titlePutRight(text, spelled, takingBack)
  })
  return apart([...named.map((edit) => [edit]), ...back])
}

/** The words that take back what stands before them, and how sure that is. */
interface TakingBack {
  span: Span
  /** They say so themselves; otherwise a stop ahead of them and the figures have to. */
  surely: boolean
  /** Without a stop ahead of them they say it only if they say so themselves. */
  stop: boolean
}

/** The edits that put the figure behind it in the place of the one ahead; none where the two count different things. */
function putRight(text: string, spelled: string, { span: [from, to], surely, stop }: TakingBack): Edit[] {
  // "3 mayo, no el 1": what it is not.
  const denies = spelled.slice(from, to).endsWith('no') && /^ (?:el|the|la) /.test(spelled.slice(to))
  const anew = (surely || stop) && !denies ? ANEW.exec(spelled.slice(to, to + NEAR)) : null
  if (!anew) return []
  const { figure } = anew.groups!
  // "3 yrs, hmm no, 4 min": at least as many of the same.
  const unit = LIMIT.test(anew.groups!.unit ?? '') ? undefined : anew.groups!.unit
  const limit = unit === anew.groups!.unit ? 0 : (anew.groups!.unit?.length ?? 0) + 1
  const end = to + anew[0].length - limit
  const then = to + anew[0].lastIndexOf(figure!)
  const first = figureBefore(spelled, from, figure!, unit)
  if (
    !first ||
    isDescending(figure!) ||
    (ARTICLE.test(figure!) && !isUnit(unit)) ||
    WAS.test(spelled.slice(Math.max(0, first.at - 8), first.at))
  )
    return []
  const alike = isSame(first.unit, unit)
  // "Drei, nein, vier Rettungsschwimmer": what is counted comes but once.
  const countedOnce =
    first.to === from &&
    !first.unit &&
    (surely ||
      SAYS_NO.test(spelled.slice(from, to)) ||
      (IS_SUM.test(spelled.slice(first.at, from)) && IS_SUM.test(figure!)))
  const behind = alike || (isUnit(unit) && !first.unit) ? end : then + figure!.length
  const last = behind + (AT_LAST.exec(spelled.slice(behind, behind + NEAR))?.[0].length ?? 0)
  const tail = spelled.slice(last, last + NEAR)
  const isEnd = ENDS.test(tail)
  if (behind < end && !isEnd && !countedOnce) return []
  const firstEnd = alike ? first.to : first.figureEnd
  // "Three days, no wait, Priya can cover Wednesdays so make that two days": the reason goes, too.
  const cut = spelled.slice(firstEnd, from).search(TAKEN_BACK)
  const rest: Span = [firstEnd, cut < 0 ? from : firstEnd + cut]
  const said = spelled.slice(...rest).trim()
  const isSaidAgain = tail.trimStart().startsWith(said)
  const goesOn = isEnd || BOUND.test(tail)
  if (!surely && !goesOn && !countedOnce && !(said && isSaidAgain)) return []
  const written = amountLike(text.slice(first.at, firstEnd), text.slice(then, behind))
  // "15.50 an hour, no wait, put 16 to 18": for how long it is paid stays.
  return written === text.slice(then, behind) && (isSaidAgain || !goesOn) && !(IS_PERIOD.test(said) && !isSaidAgain)
    ? [
        { from: first.at, to: then, text: '' },
        { from: behind, to: last, text: '' },
      ]
    : [
        { from: first.at, to: firstEnd, text: written },
        { from: rest[1], to: last, text: '' },
      ]
}
const LIMIT = /^(?:min|max|minimum|maximum)$/u
const IS_PERIOD =
  /^(?:(?:brut|gross|brutto|brutos?) )?(?:an?|per|the|pro|die|im|de l'|par|l'|la|al|por|a la) ?(?:hour|hr|month|year|week|day|stunde|std|monat|jahr|tag|woche|heure|mois|an|jour|semaine|hora|mes|ano|dia|semana)$/u
const SAYS_NO = /nein|non|(?:^|[ ,])(?:h+m|er+m?|uh+m?|u+m|a+hm|euh|eh+m?|mm+)$/u
const IS_SUM = /[¤£$]|(?:eur|chf|usd|gbp)|\dk$|\d{2}[.,']\d{3}/u

/** "1.400 € brutos en 12 pagas... perdón, 1.450": a sum puts a sum right, and thousands what is as large. */
const isAsLarge = (first: string, then: string): boolean => {
  const [was, is] = [first, then].map((figure) => numberOf(/\d[\d., ]*(?<=\d)/.exec(figure)?.[0] ?? ''))
  return was! > 0 && is! > 0 && Math.max(was!, is!) / Math.min(was!, is!) < 4
}
const isMeant = (first: string, then: string): boolean =>
  !IS_AMOUNT.test(then) || (isAsLarge(first, then) && (IS_AMOUNT.test(first) || /^\d{4,}/.test(first)))
const IS_AMOUNT = /^[¤£$]|^\d{1,3}(?:[.,' ]\d{3})+(?!\d)|^\d{1,3}[.,]\d\d$|\dk$/u

/** The last figure of the sentence ahead that counts the same, or stands at its end and says not what it counts. */
function figureBefore(spelled: string, end: number, then: string, unit: string | undefined) {
  const ahead = spelled.slice(Math.max(0, end - NEAR), end)
  const start = end - ahead.length + 1 + Math.max(...['\n', '. ', '! ', '; '].map((mark) => ahead.lastIndexOf(mark)))
  const all = [...spelled.slice(start, end).matchAll(COUNTED)]
    .map(({ index, 0: whole, groups }) => ({
      at: start + index,
      figureEnd: start + index + groups!.figure!.length,
      to: start + index + whole.length,
      unit: groups!.unit,
    }))
    .filter((one) => !isUnit(unit) || isSame(one.unit, unit) || one.to === end)
  return all.findLast((one) => isMeant(spelled.slice(one.at, one.figureEnd), then)) ?? all.at(-1)
}
const TAKEN_BACK = new RegExp(`[ ,;(-]+(?:${SURELY})(?![a-z])`, 'u')
/** "Un week-end sur deux, non pardon, un sur trois": no figure where no unit follows. */
const ARTICLE = /^(?:one|ein|eine|einen|un|une|una)$/u
/** "3 months (was 6, now 3)": what it once was. */
const WAS = /(?<![a-z])(?:was|were|war|waren|from|antes|avant) $/u
/** "5 days office, sorry, 11 to 8": from when to when. */
const isDescending = (figure: string): boolean => {
  const [low, high] = figure.match(/\d[\d.,']*/g)?.map(numberOf) ?? []
  return /to|bis|-| a /.test(figure) && high !== undefined && low! > high
}

/** The second figure with the currency and the thousands of the first, where it has none of its own. */
function amountLike(first: string, then: string): string {
  const currency = /^[^\d\p{L}]+/u.exec(first)?.[0]
  const thousands = /\dk$/i.test(first) && /^\d{1,3}$/.test(then) ? 'k' : ''
  return `${currency && /^\d/.test(then) && !/[¤£$]/.test(then) ? currency : ''}${then}${thousands}`
}

const UNITS: RegExp[] = [
  /^(?:hours?|hrs?|h|std|stunden?|heures?|horas?)$/,
  /^(?:days?|tagen?|tage?|jours?|j|dias?)$/,
  /^(?:weeks?|wks?|wochen?|semaines?|semanas?)$/,
  /^(?:months?|mths?|monaten?|monate?|mois|mes(?:es)?)$/,
  /^(?:years?|yrs?|jahren?|jahre?|ans?|annees?|anos?)$/,
  /^(?:people|persons?|ppl|leuten?|leute|personen|personnes?|personas?)$/,
  /^(?:¤|euros?|eur|pounds?|quid|dollars?|bucks|chf|franken|francs?|pesos)$/,
  /^(?:%|percent|prozent|pour|por)$/,
]
const classOf = (unit: string): number => UNITS.findIndex((one) => one.test(unit.replace(/\.$/, '')))
const isUnit = (word: string | undefined): boolean => word !== undefined && classOf(word) >= 0
/** "trainers" and "trainer", "wks" and "weeks". */
export const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (isUnit(one) || isUnit(other) ? classOf(one) === classOf(other) : one.slice(0, 5) === other.slice(0, 5))
