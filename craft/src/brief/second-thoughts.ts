/** What is said, taken back, and said anew: "May, no sorry, June", "netos... no, brutos", "à Pau, pardon, Tarbes". */
import { DATE, MONTH } from './extract/dates.ts'
import { knowAs } from './matches.ts'
import { plain } from './normalise.ts'
import { type Edit, eachApart, editsOf } from './rewrite.ts'
import { INSTEAD, PERHAPS, SURELY, SURELY_TYPED } from './taking-back.ts'

/** "March, no April interviews" denies: a bare "no" takes back only before a stop. */
const AT_MOST = `${PERHAPS.replace('|no|', '|no(?! )|').replace('|non|', '|non(?! )|')}|better(?: say| make it)?|let's say|sagen wir|disons|digamos`
const BETWEEN = '[ ,.:…–-]+'
/** What takes back, and all up to what holds. */
const backBy = (words: string, stops = '[,;.(…–-]'): string =>
  `(?= |${stops})(?: ?${stops})* ?(?:${words})(?![\\p{L}])(?:${BETWEEN}(?:${SURELY_TYPED}|${AT_MOST})(?![\\p{L}]))*(?:${BETWEEN}(?:[^.!?;\\n]{3,70}?[ ,]+)?${INSTEAD}(?: (?:lieber|besser|doch|mejor|plutot|rather))?(?![\\p{L}]))?${BETWEEN}`
const IN_ANY_CASE = backBy(`${SURELY}|${AT_MOST}`)
const FOR_SURE = backBy(SURELY)

/** One kind of thing that is said twice; patterns over plain text. */
interface Kind {
  was: string
  back: string
  /** What stands ahead of what holds, where anything does. */
  lead?: string
  holds: string
  /** What stands behind it. */
  tail?: string
  /** What is written, of both as they were typed. */
  written?: (was: string, holds: string) => string | null
}

const PREPOSITIONS =
  "(?:(?:in|on|at|from|to|ab|am|im|um|zum|der|dem|den|the|le|la|les|au|aux|du|des|en|el|los|del|a partir de|a|de|desde|d'|l') ?)*"
const ABOUT =
  '(?:(?:early|mid|late|anfang|mitte|ende|debut|fin|mi|principios de|mediados de|finales de|ersten|dem ersten|the first of|premier|primero de)[ -])?'
const WHEN = `${ABOUT}(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de )?)?(?:${DATE}|${MONTH})`
const MONTHS = `${MONTH} (?:a|al|hasta|to|until|till|bis|-|jusqu'a|jusqu'en) ${MONTH}`
const DAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'
const DAYS = `${DAY}(?: (?:a|au|y|et|and|und|to|bis|-|hasta) (?:el |le )?${DAY})?`
const TIME = '\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?'
const TERM =
  'befristet[^,.;\\n]{0,20}|bis (?:ende )?[a-z]{3,9}(?: 20\\d\\d)?|fixed[- ]term[^,.;\\n]{0,20}|cdd[^,.;\\n]{0,14}|temporal|permanent|unbefristet|cdi|indefinido'
const NET_OR_GROSS = 'net(?:os?|to|s)?|brut(?:os?|to|s)?|gross'
const SCALE = '(?:eg|e|s|p|kr|tvod e|band|grade|level|stufe) ?'
const STEP = '\\d{1,2}[a-c]?'

const KINDS: Kind[] = [
  { was: MONTHS, back: IN_ANY_CASE, lead: PREPOSITIONS, holds: MONTHS },
  { was: `(?:(?:was|war|etait|era) )?${WHEN}`, back: IN_ANY_CASE, lead: PREPOSITIONS, holds: WHEN },
  // "El 2 de febrero, o mejor el 9": of the same month.
  {
    was: `\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de )?${MONTH}`,
    back: FOR_SURE,
    lead: '(?:(?:el|le|the|am|der|dem) )?',
    holds: '\\d{1,2}(?![\\d%¤:a-z]|[.,]\\d| ?(?:h|uhr|am|pm)(?![a-z]))',
    written: (was, holds) => was.replace(/^\d+/u, holds),
  },
  { was: DAYS, back: FOR_SURE, lead: PREPOSITIONS, holds: DAYS },
  {
    was: `(?<=(?:\\d|[ap]m|uhr|h) ?(?:-|to|till|until|bis|a) ?)${TIME}`,
    back: IN_ANY_CASE,
    lead: '(?:to|till|until|bis|a) ',
    holds: `${TIME}(?![\\d:])`,
  },
  // "CDI, euh non, CDD de 8 mois" tells the whole term anew.
  {
    was: TERM,
    back: IN_ANY_CASE,
    holds: '(?:unbefristet|befristet|permanent|fixed[- ]term|cdi|cdd|indefinido|temporal)(?! (?:de |of )?\\d)',
  },
  { was: NET_OR_GROSS, back: IN_ANY_CASE, holds: NET_OR_GROSS },
  {
    was: `${SCALE}${STEP}`,
    back: IN_ANY_CASE,
    holds: `(?:der |unser )?(?:haustarif|at(?![a-z])|aussertariflich|tv-?[a-z]+)|${STEP}(?![.,]?\\d|[a-z])`,
    written: (was, holds) => (/^\d/u.test(holds) ? was.replace(/\d.*$/u, holds) : holds),
  },
]

const patternOf = ({ was, back, lead = '', holds, tail = '(?![\\p{L}\\d])' }: Kind): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.,])(?<was>${was})${back}${lead}(?<holds>${holds})${tail}`, 'gu')
const PATTERNS = KINDS.map((kind) => ({ pattern: patternOf(kind), written: kind.written }))

/** "Ann Holt, no sorry, Bea Kern": with capitals, so over text as it was typed. */
const NAME = "(?!CD[DI](?!\\p{L}))\\p{Lu}[\\p{L}\\d'-]+(?: \\p{Lu}[\\p{L}\\d'-]+){0,2}"
const NAMES = patternOf({
  was: NAME,
  back: backBy(SURELY_TYPED, '[,;(…–-]'),
  lead: "(?:(?:it's|en|à|a|in) )?",
  // "Dutch… correction, English is enough" says more than the name.
  holds: NAME,
  tail: "(?![\\p{L}\\d'-]| (?:is|are|will|ist|sind|reicht|est|suffit|es|basta)(?!\\p{L}))",
})
/** "Xero, actually QuickBooks now": said in less, and nothing more. */
const NAMES_AT_MOST = patternOf({
  was: NAME,
  back: ',? (?:actually|sorry),? ',
  holds: NAME,
  tail: '(?: now)?(?=[.,;)\\n]|$)',
})
/** As many words of the first as there are of the second: "Call Ann, sorry, Bea". */
function otherName(was: string, holds: string): string {
  const words = was.split(' ')
  return [...words.slice(0, Math.max(0, words.length - holds.split(' ').length)), holds].join(' ')
}

/** Edits that write what holds, and leave the rest out. */
export function secondThoughts(text: string): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  const typedBy = (written: Kind['written']) => (match: RegExpExecArray) => {
    const { was, holds } = match.groups!
    const at = match.index + match[0].lastIndexOf(holds!)
    const typed = [text.slice(match.index, match.index + was!.length), text.slice(at, at + holds!.length)] as const
    return written ? written(...typed) : typed[1]
  }
  return eachApart([
    ...PATTERNS.flatMap(({ pattern, written }) => editsOf(spelled, pattern, typedBy(written))),
    ...[NAMES, NAMES_AT_MOST].flatMap((pattern) => editsOf(text, pattern, typedBy(otherName))),
  ])
}
