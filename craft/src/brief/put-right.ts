/** Figures that are put right further on: "2 days in the office, no wait, 3", "£12.60ph … now 12.85". */
import { NUMBER_WORDS } from './data/number-words.ts'
import { knowAs } from './matches.ts'
import { plain } from './normalise.ts'
import { type Edit, editsOf } from './rewrite.ts'

const FIGURE = '[€£$]?\\d(?:[\\d.,]*\\d)?[k%]?'
const BACK =
  '(?:sorry|oops|wait),? no|(?:sorry|no|wait),? (?:\\p{L}+ ){1,3}(?:just |now )?(?:says?|said)|(?:(?:no|oh|ah|nein|non),? )?(?:wait|sorry|actually|scratch that|correction|i mean|make (?:it|that)|warte|quatsch|korrektur|pardon|perd[oó]n|corrijo|rectifico|je (?:corrige|rectifie)|digo)|no|nein|non|now|jetzt'
/** The words between stay where they are; the later figure stands alone in its part. */
const PUT_RIGHT = new RegExp(
  `(?<![\\p{L}\\d.,-])(?<first>${FIGURE})(?<said>(?! ?(?:-|–|to|bis|or|oder) ?\\d)[ ]?\\p{L}[^.;,\\n\\d(]{1,32}?)(?<back>(?:,| [-–]| ?…| ?\\.{2,})\\s?(?:${BACK})(?:,| [-–]|:)?\\s(?:(?:make (?:it|that)|its|it's|better|doch|lieber) )?)(?<then>${FIGURE})(?![.,]?\\d)(?=\\s*(?:[.;,)\\n]|$))`,
  'giu',
)

/** "8 mois, euh non, 10 mois finalement", "3 días, perdón, 4 días": the unit comes twice. */
const ROMANCE_BACK =
  '(?:,| [-–]| ?…| ?\\.{2,}) ?(?:(?:euh|ah|oh|ay|eh|bueno|enfin),? )?(?:(?:non|no)(?:,|(?= (?:pardon|perd[oó]n|espera|attends|mejor|plut[oô]t)))|(?:pardon|perd[oó]n|perdona|digo|je rectifie|corrijo|plut[oô]t|mejor dicho),?)(?: (?:pardon|attends|espera|perd[oó]n),?)? (?:(?:plut[oô]t|mejor|finalement|son|ce sera) )?'
const UNIT =
  '(?:mois|ans?|jours?|semaines?|heures?|h|personnes|postes?|meses|años?|días?|semanas?|horas?|personas|plazas|€|euros|%)'
const SAID_TWICE = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${FIGURE}) ?(?:${UNIT})(?<behind>[^.;,\\n\\d(]{0,24}?)${ROMANCE_BACK}(?<then>${FIGURE} ?${UNIT})(?!\\p{L})(?:\\k<behind>)?(?: (?:finalement|en fait|al final|mejor))?`,
  'giu',
)

const IN_WORDS = ['one ein eine einen', ...Object.values(NUMBER_WORDS)].flatMap((words) => words.split(' ')).join('|')
/**
 * "24 dollars an hour no sorry 25 dollars an hour", "three years at least no wait make it four years": said without a
 * stop; the unit that comes again is the proof. Plain spelling.
 */
const SAID_ON = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${FIGURE}|${IN_WORDS}) (?<unit>\\p{L}+)(?: \\p{L}+){0,3},? (?:(?:(?:no|oh|ah),? )?(?:wait|sorry|actually|scratch that|i mean)(?:,? no)?|(?:no|oh),? no|sorry,? i mean|(?:nein|nee|ne|ach),? (?:sorry|quatsch|moment|stopp|halt|warte|nein)|ah nein|quatsch|(?:non|euh),? (?:pardon|attends|non)|pardon,? non|no,? (?:perdon|espera)|perdon(?:,? no)?|digo|mejor dicho),?(?: (?:it['’]?s|make (?:it|that)|(?:das|es) sind|c['’]est|son))? (?:at least )?(?<then>${FIGURE}|${IN_WORDS})(?= \\k<unit>(?!\\p{L}))`,
  'gu',
)

/** "€58-66k - sorry, finance just said up to 70k now": the upper end of the range. */
const RAISED =
  /(?<low>[€£$]?\d[\d.,]*k? ?[-–] ?)[€£$]?\d[\d.,]*k? ?[-–,] ?(?:sorry|no|wait|correction|actually),? [^.;,\d\n]{0,36}?up to (?<then>\d[\d.,]*k?)(?: now)?/giu

/** Edits that write the figure that holds in the place of the first one, and leave the rest out. */
export function correctedFigures(text: string): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  const saidOn = editsOf(spelled, SAID_ON, ({ index, 0: said, groups }) => {
    const end = index + said.length
    return text.slice(end - groups!.then!.length, end)
  })
  if (!MAY_BE.test(text)) return saidOn
  const twice = [
    ...editsOf(text, SAID_TWICE, ({ groups }) => `${groups!.then}${groups!.behind}`),
    ...editsOf(text, RAISED, ({ groups }) => `${groups!.low}${groups!.then}`),
  ]
  const once = editsOf(text, PUT_RIGHT, ({ groups }) => {
    const { first, said, then } = groups!
    const currency = /^\D/.test(then!) ? '' : (/^\D/.exec(first!)?.[0] ?? '')
    return `${currency}${then}${said}`
  })
  return [...once, ...saidOn].reduce(
    (kept, edit) => (kept.some((one) => meets(one, edit)) ? kept : [...kept, edit]),
    twice,
  )
}
const meets = (one: Edit, other: Edit): boolean => one.from < other.to && other.from < one.to
const MAY_BE =
  /(?:,| [-–]|…|\.{2})\s?(?:no|now|nein|non|oh|ah|wait|sorry|actually|scratch|correction|i mean|make|warte|quatsch|korrektur|jetzt|pardon|perd|euh|ay|eh|bueno|enfin|digo|je rect|corrijo|plut|mejor)/iu
