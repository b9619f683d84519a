/** What English letters say at length, in the words that a form would use: "We should be most grateful for an advertisement for a …". */

import type { Language } from './facts.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row, row } from './talk-rows.ts'

const STARTS = String.raw`(?<=^|[.;!?\n]\s*)`
const WE = '(?:[Ww]e|I|[Ii])'
const TEXT = '(?:advertisement|advert|ad|announcement|notice|posting|description|vacancy notice|text)'

/** How a letter comes to its matter. */
const PREAMBLES: Row[] = [
  // "We are a nursery in Brno, and would be glad to find a teacher".
  row(
    /,? and (?:we )?(?:would|should) be (?:very )?(?:glad|happy|delighted|pleased) to (?:find|welcome|hire|employ)(?: an?)? (?=\p{L})/gu,
    '. We are looking for a ',
  ),
  // "The Board of Fenwick Docks wishes to appoint a Chief Executive".
  row(
    /(?<=^|[.;!?\n]\s*)(?:[Tt]he )?(?:[Bb]oard|[Tt]rustees|[Gg]overnors|[Dd]irectors|[Pp]artners|[Mm]anagement|[Cc]ouncil|[Cc]ommittee|[Gg]overning [Bb]ody)(?: of (?:[Tt]rustees|[Dd]irectors|[Gg]overnors|[Mm]anagement))? (?:of|at) (?<name>(?:the )?\p{Lu}[\p{L}&'’-]+(?: (?:of |and |& )?\p{Lu}[\p{L}&'’-]+){0,4}) (?:wish(?:es)?|would like|want(?:s)?|seeks?|intends?|hopes?|is looking|are looking|is seeking|are seeking|has decided|have decided) to (?:appoint|recruit|hire|find|engage) (?:an? |the |our |its |their )?(?:new |first |next )?/gu,
    'Company: $<name>. We are looking for a ',
  ),
  row(
    new RegExp(
      `${STARTS}${WE} (?:should|would|shall|wish|'d) ?(?:to )?(?:be (?:most |very |so |extremely )?(?:grateful|thankful|pleased|glad|obliged) |appreciate |like |need )?(?:for |to have |to place |to publish |to ask for |if you (?:could|would|might) (?:please |kindly )?(?:write|draft|prepare|place|publish|post|put together) )(?:us )?(?:an? |the )?(?:short |suitable |job )*${TEXT} for (?:an? |the |our )`,
      'gu',
    ),
    'We are looking for a ',
  ),
  row(
    new RegExp(
      `${STARTS}${WE} (?:(?:should|would) like|wish|want|intend|hope|are hoping|are about|are going) to advertise (?:for )?(?:(?:the|our) (?:post|position|role) of |(?:an? |the |our )(?:new )?)(?:an? )?`,
      'gu',
    ),
    'We are looking for a ',
  ),
]

const WHO =
  '(?:[Tt]hey|[Aa]pplicants|[Cc]andidates|[Tt]he (?:(?:successful |ideal |right )?(?:applicant|candidate)|person(?: appointed)?|post ?holder|appointee|new colleague))'
/** What is demanded of a third person. */
const DEMANDS: Row[] = [
  row(
    new RegExp(
      `${STARTS}${WHO} (?:must|has to|have to|needs? to|will need to|should|ought to|is expected to|are expected to|will be expected to) `,
      'gu',
    ),
    'Must ',
  ),
  row(
    new RegExp(
      `${STARTS}(?:[Tt]he person (?:appointed )?|[Tt]he post ?holder |[Tt]he role ?holder )(?:will )?(?=(?:prepare|run|teach|lead|manage|keep|look|write|answer|support|assist|work|take|organise|organize|plan|handle|maintain|oversee|deliver|greet|sell|cook|clean|drive|build|test)s? )`,
      'gu',
    ),
    'Tasks: ',
  ),
  row(
    /(?<=^|[.;,\n]\s*)(?<what>(?:an? )?(?:\p{Lu}[\p{L}\d-]* |valid |current |clean |enhanced |basic |full ){1,4}(?:membership|clearance|registration|check|disclosure|licen[cs]e|certificate)) (?:will be|is) (?:required|needed|necessary|essential|a must)(?=\s*(?:[.;,\n]|$))/gu,
    '$<what> required',
  ),
  row(
    /(?<=^|[.;\n]\s*)[Ww]e (?:need|require|ask for|expect|look for) (?=an? (?:[\p{L}-]+ ){0,2}(?:diploma|degree|certificate|licen[cs]e|qualification)(?!\p{L}))/gu,
    'Required: ',
  ),
]

/** "A BSc is fine but by no means expected". */
const BY_NO_MEANS: Row[] = [
  row(
    /,? (?:but )?by no means (?:expected|required|necessary|essential|needed)(?=\s*(?:[.;,\n]|$))/giu,
    ' (not required)',
  ),
]

/** "We had thought of £35,000, but the committee …, so please say up to £40,000": the sum that holds. */
const SUMS: Row[] = [
  row(
    /(?<=^|[.;!?\n]\s*)(?:[Ww]e|I)(?: had|'d| have|'ve)? (?:thought|planned|budgeted|talked|advertised|said|started)(?: of| at| with| about)? [^.;\n]{3,110}?(?:so|and|but) (?:please |do |now )?(?:say|put|write|make it|advertise|quote|go with) (?=(?:up to |from |between )?[£$€]\d)/gu,
    'Salary ',
  ),
]

/** What the post is, in a sentence of its own. */
const TERMS: Row[] = [
  row(
    new RegExp(
      `${STARTS}(?:[Ii]t|[Tt]his|[Tt]he (?:post|position|role|job)) is (?:an? )?(?<term>(?:(?:temporary|permanent|fixed[- ]term|full[- ]time|part[- ]time|seasonal|casual)(?:,? and |, | )?)+) ?(?:post|position|role|job|contract|appointment)(?!\\p{L})`,
      'gu',
    ),
    '$<term>',
  ),
  // "Interviews are expected to be held in the week of 3 May".
  row(
    /(?<=^|[.;,!?\n•]\s*|[-•] )[Ii]nterviews (?:(?:will )?take place|(?:are|will be)(?: likely| expected| due)?(?: to (?:be|take place))?(?: held| planned| scheduled| taking place)?) (?=(?:in|on|from|during|the|between|by) )/gu,
    'Interviews ',
  ),
  row(/(?<=^|[.;,\n]\s*|and )we do not (?:ask|look) for (?:an? |any )?(?=\p{L})/giu, 'no '),
]

/** "With kind regards, Mairead Gillespie, Head Teacher": who signs at the very end. */
const SIGNED: Row[] = [
  row(
    /(?<=[.!?\n]\s*)(?:[Ww]ith |[Aa]nd )?(?:(?:[Kk]ind|[Bb]est|[Mm]any|[Ww]arm|[Ss]incere|[Aa]ll good) )?(?:[Rr]egards|[Tt]hanks|[Ww]ishes|[Gg]ratitude|[Bb]rgds)(?: (?:and|again)[^,\n]{0,20})?[,.]?\s+\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:[,\n]\s*\p{Lu}[\p{L} &-]{2,40})?[.!\s]*$/gu,
    '',
  ),
]

const ROWS = [...PREAMBLES, ...DEMANDS, ...BY_NO_MEANS, ...SUMS, ...TERMS, ...SIGNED]
/** Edits that write it so. */
export const englishLetters = (text: string, language: () => Language): Edit[] =>
  language() === 'en' ? editsByRows(text, ROWS) : []
