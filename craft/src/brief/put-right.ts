/** Figures that are put right further on: "2 days in the office, no wait, 3", "£12.60ph … now 12.85". */
import { type Edit, editsOf } from './rewrite.ts'

const FIGURE = '[€£$]?\\d(?:[\\d.,]*\\d)?k?'
const BACK =
  '(?:(?:no|oh|ah|nein|non),? )?(?:wait|sorry|actually|scratch that|correction|i mean|make (?:it|that)|warte|quatsch|korrektur|pardon|perd[oó]n)|no|nein|non|now|jetzt'
/** The words between stay where they are; the later figure stands alone in its part. */
const PUT_RIGHT = new RegExp(
  `(?<![\\p{L}\\d.,-])(?<first>${FIGURE})(?<said>(?! ?(?:-|–|to|bis|or|oder) ?\\d)[ ]?\\p{L}[^.;,\\n\\d(]{1,32}?)(?<back>(?:,| [-–]| ?…| ?\\.{2,})\\s?(?:${BACK})(?:,| [-–]|:)?\\s(?:(?:make (?:it|that)|its|it's|better|doch|lieber) )?)(?<then>${FIGURE})(?![.,]?\\d)(?=\\s*(?:[.;,)\\n]|$))`,
  'giu',
)

/** Edits that write the figure that holds in the place of the first one, and leave the rest out. */
export const correctedFigures = (text: string): Edit[] =>
  MAY_BE.test(text)
    ? editsOf(text, PUT_RIGHT, ({ groups }) => {
        const { first, said, then } = groups!
        const currency = /^\D/.test(then!) ? '' : (/^\D/.exec(first!)?.[0] ?? '')
        return `${currency}${then}${said}`
      })
    : []
const MAY_BE =
  /(?:,| [-–]|…|\.{2})\s?(?:no|now|nein|non|oh|ah|wait|sorry|actually|scratch|correction|i mean|make|warte|quatsch|korrektur|jetzt|pardon|perd)/iu
