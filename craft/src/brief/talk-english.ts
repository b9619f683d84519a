/** What English writers say to a colleague in passing, in the words that a form would use: "Gethin (Head of Hardware) is the boss", "certs don't matter to me". */

import { LANGUAGE_LOOKUP } from './extract/language-demands.ts'
import type { Language } from './facts.ts'
import { findPhrases } from './match-phrases.ts'
import { type Edit, editsOf } from './rewrite.ts'
import { ENDS, editsByRows, type Row, row } from './talk-rows.ts'
import { capitalise } from './tidy.ts'

const NAME = String.raw`(?:Dr\.? |Mr\.? |Mrs\.? |Ms\.? )?\p{Lu}[\p{Ll}\p{Lu}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`
const STARTS = String.raw`(?<=^|[.;,!?\n•]\s*|(?:^|\n)- )`
const STOPS = String.raw`(?=\s*(?:[.;!?)\n]|$))`

/** Whom one reports to. */
const BOSSES: Row[] = [
  row(/(?<=^|[.;!?\n•]\s*)[Rr]eporting line ?[:=] ?(?=\p{L})/gu, 'Reports to '),
  row(
    new RegExp(
      `${STARTS}(?<name>${NAME}),? (?:\\((?<role>[^()\\n]{2,40})\\)|(?:our |the )?(?<also>[^().,;\\n]{2,30}),) (?:is|will be|would be) (?:the|your|their|his|her) (?:line )?(?:boss|manager|supervisor)${ENDS}`,
      'gu',
    ),
    'Reports to $<name>, $<role>$<also>',
  ),
  // "Your boss would be Kofi (CTO)", "- Manager Signe Holm", ", under Maryse Roy"; under whom sales grew is another matter.
  row(
    new RegExp(
      `${STARTS}(?<!\\p{Lu}[\\p{L}'’-]+,\\s*)(?:[Yy]our |[Tt]he |[Tt]heir )?(?:[Ll]ine )?(?:[Bb]oss|[Mm]anager|[Ss]upervisor) (?:will be |would be )?(?=${NAME.replace('{0,2}', '{1,2}')}${ENDS}|${NAME} \\()`,
      'gu',
    ),
    'Reports to ',
  ),
  row(
    new RegExp(
      `${STARTS}[Uu]nder (?!(?:Schedule|Section|Act|Article|Title|Class|Equality|Part|Rule|Law|Regulation)(?!\\p{L}))(?=\\p{Lu}[\\p{Ll}'’-]+ \\p{Lu}[\\p{L}'’-]+(?!, (?:[\\p{L}\\d%£$]+ ){1,3}(?:\\p{Ll}{2,}ed|grew|rose|fell|won|is|are|was|were|has|have|had|will|would|can)(?!\\p{L}))(?: \\([^()\\n]{2,40}\\)|, [^.,;\\n]{2,40})?${ENDS})`,
      'gu',
    ),
    'Reports to ',
  ),
  // "Wanda (IT Director, they report to me)": signed by whom one reports to.
  row(
    new RegExp(
      `(?<=^|\\n|[.;,]\\s*)(?<name>${NAME}) ?[(,] ?(?<role>[^(),\\n]{2,40}), (?:they(?:'ll| will| would)?|who(?: they)?|the role|this role|you(?:'ll)?) (?:reports?|answers?|works?) (?:in)?(?:to|for) (?:me|us)\\)?`,
      'gu',
    ),
    'Reports to $<name>, $<role>',
  ),
  // "reports to you?" and the answer.
  row(
    /(?<=^|[.;,!?\n]\s*)[Rr]eports? to (?:you|who|whom|me)\?\s*(?:[Yy]ep|[Yy]es|[Yy]eah|[Yy]up|[Rr]ight|[Cc]orrect)?[,.:]?\s*(?=\p{Lu}\p{Ll}+ \p{Lu})/gu,
    'Reports to ',
  ),
]

/** What one is hired for, in a request to a colleague: "Could you get the analytics engineer ad going please?". */
const REQUEST =
  /(?<=^|[.;,!?\n]\s*|^\p{Lu}?\p{Ll}+ )(?:can|could|would|will) (?:you|we|u) (?:please |pls |also |maybe |now )?(?:get|put|write|do|sort|post|start|draft|finish|have|make|run)(?: (?:me|us))?(?: (?:up|out|together))? (?:the |an? |our |that )?(?<title>(?!(?:the|an?|our|that|job|new|short|quick) )(?:[\p{L}&/+-]+ ){1,4}?)(?:role|ad|advert|job ad|job advert|posting|vacancy|job|post|jd|job description)(?: (?:going|out|up|live|done|started|sorted|together|over|ready|written|posted|published|online|on the site))*(?: (?:for|to) (?:me|us))?(?:,? (?:today|tomorrow|please|pls|asap|now|this week|this morning|this afternoon|tonight|by \p{L}+))*\s*(?=[.!?\n]|$)[.!?]?/giu

/** A line of a chat that asks for an advertisement -> the post that it is for; null where it does not. */
export function requestedPost(line: string): string | null {
  const [found] = editsOf(line, REQUEST, ({ groups }) => groups!.title!.trim())
  return found && found.to === line.trimEnd().length ? found.text : null
}

const ASKED_FOR: Row[] = [
  [REQUEST, ({ groups }) => `Role: ${groups!.title!.trim()}.`],
  // "We would like to appoint our first Service Designer".
  row(
    /(?<=^|[.;,!?\n]\s*|and )(?:we|i) (?:(?:would|should) like|wish|want|intend|hope|plan|need|are (?:hoping|looking|planning)) to (?:appoint|recruit|hire|employ|engage|take on|bring in) (?:our (?:very )?first|an? (?:new|first)|another) /giu,
    'we are looking for a ',
  ),
  row(
    /(?<=^|[.;!?\n]\s*)[Hh]iring (?<count>\d{1,2}|two|three|four|five|six)(?: of (?:these|them|those))?(?=\s*(?:[.;,\n]|$))/gu,
    '$<count> openings',
  ),
  row(
    /(?<=^|\n|\| )(?:[Nn]umber|[Hh]eadcount|[Hh]ow many|[Pp]osts|[Oo]penings|[Ss]eats(?= ?[:=] ?\d(?!\d))|[Qq]ty|[Qq]uantity|[Nn]o\. of posts) ?[:=] ?(?<count>\d{1,2})(?=\s*(?:[.;,|\n]|$))/gu,
    '$<count> openings',
  ),
]

const PAPERS = 'degrees?|certs?|certificates?|certifications?|qualifications?|diplomas?|a-?levels?|cover letters?'
/** What is not asked for. */
const UNNEEDED: Row[] = [
  // "Contact lenses yes, eye exams no".
  row(
    /(?<=(?:^|[.;,\n]\s*)[\p{L} ]{3,24}) yes,? (?:but )?(?<what>[\p{L} ]{3,24}) no(?=\s*(?:[.;,\n]|$))/giu,
    ', no $<what>',
  ),
  row(
    /(?<=(?:^|[.;,\n]\s*)(?:and |please |pls )?)nobody (?:ring|call|phone)s?(?: me| us)?(?=\s*(?:[.;,\n]|$))/giu,
    'no phone calls',
  ),
  // "Portuguese: not needed".
  row(
    /(?<=(?:^|[.;\n]\s*)\p{L}[\p{L} ]{2,30}): (?=not (?:needed|required|necessary|essential|expected)(?!\p{L}))/giu,
    ' ',
  ),
  row(
    new RegExp(
      `(?<!\\p{L})(?<what>${PAPERS})(?:,| -|:)? (?:(?:i|we) )?(?:really )?(?:don't|dont|do not|doesn't|doesnt|couldn't|won't|aren't|isn't) (?:really |much )?(?:care|mind|bother|matter|count|important)(?: (?:to|for)? ?(?:me|us)| about(?: that| it)?| here| at all| much)*${STOPS}`,
      'giu',
    ),
    'no $<what> needed',
  ),
  row(
    new RegExp(
      `${STARTS}(?:(?:i|we) )?(?:really )?(?:don't|dont|do not|couldn't) (?:really )?(?:care|mind|bother|fuss) (?:about|for|over|with) (?:an? |any |your |the )?(?<what>${PAPERS})${STOPS}`,
      'giu',
    ),
    'No $<what> needed',
  ),
  row(
    /(?<=, |but |and |= |[-•] )not an? (?:condition|deal-?breaker|show-?stopper|prerequisite|hard requirement)(?!\p{L})/giu,
    'not a must',
  ),
  // "Showreel is required, studies are not".
  [
    /(?<=\p{L} (?:(?:is|are) )?(?:required|needed|essential|necessary|a must|mandatory)),? ?(?:but |and )?(?<what>(?:an? |the )?\p{L}[\p{L}' -]{2,28}?) (?:is|are)(?: not|n't)(?=\s*(?:[.;\n]|$))/giu,
    ({ groups }) =>
      `. ${/^(?:an? |the )?(?:studies|study|degree|university|uni)$/i.test(groups!.what!) ? 'No degree needed' : `${groups!.what} not required`}`,
  ],
  row(
    /(?<=^|[.;,!?\n]\s*|and )(?:(?:we|i)(?:'re|'m| are| am)? )?(?:can't|cannot|cant|can not|won't|don't|do not|unable to|are not able to|not able to|aren't able to) sponsor(?: (?:work |any )?visas?| (?:work )?permits?| any(?:one|body)| candidates| applicants| (?:for )?(?:this|the) (?:role|post))?(?=\s*(?:[.;,!?)\n]|$))/giu,
    'No visa sponsorship',
  ),
  row(
    /(?<=^|[.;,!?\n]\s*|and )(?:visa )?sponsorship (?:is |isn't |is not |not )+(?:available|possible|offered|provided|an option)(?=\s*(?:[.;,!?)\n]|$))/giu,
    'No visa sponsorship',
  ),
  row(
    /(?<=^|[.;,!?\n]\s*)(?:(?:i|we) )?(?:really )?(?:don't|dont|do not) (?:really )?(?:care|mind) (?:where|what) (?:you|they)(?:'ve| have)? studied(?=\s*(?:[.;!?)\n]|$))/giu,
    'No specific degree needed',
  ),
]

/** How much a thing is wished for. */
const WISHED: Row[] = [
  row(
    /(?<=(?<!\p{L})an? )(?:small|slight|little|tiny|big|huge|real|massive|definite|nice|great|bit of a) (?=(?:plus|bonus|advantage)(?!\p{L}))/giu,
    '',
  ),
  row(/(?:comes|come|would come|will come|might come) in (?:very |really )?(?:handy|useful)(?!\p{L})/giu, 'is a plus'),
  row(
    /(?<=(?:needed|required|plus|experience|exp|years?|necessary|bonus|welcome|ok|fine|me|it),? )(?:tho|though|obvs?|lol|tbh|imo|haha|hehe)(?=\s*[.;,!)\n]|$)/giu,
    '',
  ),
]

const DAY = `(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri)(?:days?)?`
const DAY_LIST = `${DAY}(?:(?: ?(?:,|\\+|&|/) ?| and )${DAY})+`
/** Days at home and in the office. */
const DAYS = String.raw`(?:\d|one|two|three|four)(?:-\d)?`
const WHERE: Row[] = [
  // "Two work from home days".
  row(
    /(?<!\p{L})(?<n>\d|one|two|three|four) (?:work[- ]from[- ]home|wfh|home[- ]working|home[- ]office|remote) days?(?: (?:a|per) week)?(?!\p{L})/giu,
    '$<n> days a week from home',
  ),
  row(
    new RegExp(
      `(?<=(?<!\\p{L})${DAYS} days? (?:a week )?(?:from home|at home|wfh|remote)) (?:(?:is|are|would be|will be) )?(?:ok|okay|fine|no problem|allowed|all right|alright|good|welcome)(?!\\p{L})`,
      'giu',
    ),
    '',
  ),
  row(
    new RegExp(
      `(?<=(?<!\\p{L})(?<n>${DAYS}) days? )in,? (?:and )?(?:\\d|one|two|three|four)(?: days?)? (?:from|at) home(?!\\p{L})`,
      'giu',
    ),
    'in the office',
  ),
  row(
    new RegExp(
      `(?:in|at) the office (?:on )?(?<days>${DAY_LIST}),? (?:and )?(?:the )?(?:rest|other days|otherwise|remaining days)(?: (?:is |at |from )*(?:home|remote))?(?: if (?:you|they) (?:like|want|wish|prefer))?(?!\\p{L})`,
      'giu',
    ),
    '$<days> in the office, rest from home',
  ),
  row(
    new RegExp(
      `(?:in|at) the office (?:on )?(?<day>${DAY}),? (?:and )?(?:the )?(?:rest|other days|otherwise) (?:at |from )?(?:home|remote)(?!\\p{L})`,
      'giu',
    ),
    '1 day in the office, rest from home',
  ),
  // "Mon/Wed in, Tue + Thu home".
  row(new RegExp(`(?<=${DAY_LIST} in), (?:and )?${DAY_LIST} (?:from |at )?home(?!\\p{L})`, 'giu'), ', rest from home'),
  row(
    /,? (?:at )?home (?:otherwise|for the rest|the rest(?: of the time)?|on (?:the )?other days)(?!\p{L})/giu,
    ', rest from home',
  ),
  row(
    new RegExp(
      `(?<=office (?:on )?[^.;\\n\\d]{3,24}),? (?:and )?${DAY_LIST} (?:from|at) home(?: if (?:you|they) (?:like|want|wish|prefer))?(?!\\p{L})`,
      'giu',
    ),
    ', rest from home',
  ),
  row(
    new RegExp(
      `(?<!\\p{L})on[- ]?site,? (?:but |and |with )?(?=${DAYS} days? (?:a week )?(?:from home|at home|wfh))`,
      'giu',
    ),
    '',
  ),
  row(/(?<=[Oo]n[- ]site), (?:it's|this is) an? \p{Ll}[\p{Ll} ]{2,20}(?=\s*(?:[.,;\n]|$))/gu, ''),
  row(
    /(?<!\p{L})(?:so )?(?:(?:it|this|that|the (?:job|work)) )?(?:can't|cannot|can not) be done (?:from (?:(?:an?|the|your) )?\p{L}+|remotely|at home|online)(?=\s*(?:[.,;\n]|$))/giu,
    'on site',
  ),
  row(
    /(?<!\p{L})[Rr]emote (?:is )?(?:ok|fine|possible|allowed) (?:inside|within|in) (?<region>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? otherwise hybrid,? (?:with )?(?<days>[1-4] days?)(?: a week)?/gu,
    'remote within $<region> or hybrid ($<days> a week in the office)',
  ),
  row(
    /,? (?:because |as |since )?(?:(?:our )?payroll|we)(?:'re| are| is|'s)?(?: ?n't|nt| not|) (?:set up|registered|licensed|insured)(?: for payroll)? (?:anywhere else|elsewhere|in (?:any )?other states|outside (?:of )?[^.;,\n]{2,20})/giu,
    '',
  ),
  row(/(?<!\p{L})but (?=(?:you|they) (?:have to|must|need to) live in )/gu, ''),
]

const isTongue = (word: string): boolean => findPhrases(LANGUAGE_LOOKUP, word.toLowerCase()).length > 0

/** What is given. */
const GIVEN: Row[] = [
  // "Hours: Tue-Sat, 35".
  row(
    /(?<=(?:^|\n)[ \t]*(?:[-•*] )?hours ?: ?[^\n\d]{2,30}, ?)(?<n>\d{2}(?:\.\d{1,2})?)(?=\s*(?:\n|$))/giu,
    '$<n> hours a week',
  ),
  row(
    /(?<!\p{L})(?<what>(?:(?:group |health |medical |dental |life |private |travel |extended )*(?:plan|insurance|aid|cover|coverage|benefits)|pension|rrsp|super|401\(?k\)?|dental|medical|vision|gym|travel card|season ticket))[,:]? (?:on which )?(?:we|company|employer) (?:pays?|puts?(?: in)?|covers?|match(?:es)?|contributes?|adds?) (?<much>(?:up to )?\d[\d.]* ?%|half|all|most|two thirds|a third)(?: (?:of (?:it|that)|in))?(?!\p{L}| of)/giu,
    '$<what> $<much> paid by us',
  ),
  row(/(?<=\d )PTO(?=\s*(?:[.;,!)\n]|$))/gu, 'days PTO'),
  row(
    /(?<=(?:^|[.;,\n:•] ?)(?:2\d|3\d)) (?:days )?(?:\+|plus) (?<also>stats|statutor(?:y|ies)(?: days)?|bank hol(?:iday)?s|bh|bhs)(?=\s*[.;,\n]|$)/giu,
    " days' holiday plus $<also>",
  ),
  row(
    /(?<=^|[.;,!?\n•(]\s*|and |[-•] )(?:(?:we(?:'re| are)?|the office is|office) )?(?:shut|closed|close) (?:down )?(?:between |from |over )?(?:xmas|christmas)(?: ?(?:to|-|until|till|through|and) ?(?:new year(?:'s)?|nye?)(?!\p{L}))?/giu,
    'office closed between Christmas and New Year',
  ),
  row(/(?<=\d{1,2} Dec(?:ember)?) (?:are |is )?(?:free|off)(?=\s*[.;,\n]|$)/gu, ' off'),
  row(/(?<!\p{L})xmas(?!\p{L})/giu, 'Christmas'),
  row(/(?<!\p{L})bonus to (?=\d[\d.]* ?%)/giu, 'bonus up to '),
  row(
    /(?<=^|[.;,:\n] ?)(?<what>(?:shuttle|lunch|parking|meals?|coffee|bus|uniform|taxi|breakfast|fruit|gym)(?!\p{L})[^.,;\n]{0,30}), free(?: of charge)?(?=\s*[.;\n]|$)/giu,
    'free $<what>',
  ),
  // "Spanish = +$1.00/hr".
  [
    /(?<=^|[.;,\n] ?)(?<what>\p{L}[\p{L} ]{2,20}?) ?= ?\+ ?(?<sum>[$£€¤]\d[\d.,]*)(?: ?\/ ?| an? | per )(?<per>h(?:ou)?r|hour|day|week|month|shift)(?!\p{L})/giu,
    ({ groups }) =>
      `+${groups!.sum}/${groups!.per} for ${isTongue(groups!.what!) ? capitalise(groups!.what!) : groups!.what}`,
  ],
]

/** Remarks on what is to be printed: it is printed, and the remark is not. */
const SAID_OF_THE_TEXT: Row[] = [
  row(
    /(?:\s?[,;-])? ?(?:and |so |but )?(?:we should |you should |you can |must |be sure to |feel free to )?(?:please |pls |do |(?<=should |can |must |so ))(?:also )?(?:say so|say (?:that|this|it)|be (?:upfront|up front|open|clear|honest) about (?:it|that|this)|make (?:that|this|it) clear|mention (?:it|that|this)|spell (?:it|that) out|put (?:that|it|this) in)(?: clearly| please)?(?=\s*(?:[.;,!)\n]|$))/giu,
    '',
  ),
  // "Please make clear it's shift work": only the matter is told.
  row(
    /(?<=^|[.!?\n•]\s*)(?:please |pls )?(?:make (?:it )?clear|be clear|stress|spell out)(?: that)? (?=(?:it's|it is|there's|there is|this is|they|you|we) )/giu,
    '',
  ),
  row(/(?<=^|[.!?\n•]\s*)we(?:'re| are) (?:honest|upfront|up front|open|clear) that /giu, ''),
  row(/ \((?:please |pls )?(?:post|publish|print|show|put|include|advertise) (?:it|this|that)[^()\n]{0,30}\)/giu, ''),
  row(
    /(?<=[.;,\n|]) ?(?:it |this |that |salary |pay )?(?:has to|must|needs to|should|has got to) be in the (?:ad|advert|posting|text|job ad)(?: \([^()\n]{2,20}\))?(?=\s*(?:[.;,|\n]|$))/giu,
    '',
  ),
  row(
    /(?:,? (?:and )?|(?<=^|[.!?\n]\s*))(?:without|no|zero) (?:euphemisms?|superlatives?|clich[eé]s?|waffle|hype|exclamation marks?)(?=\s*(?:[.;,!)\n]|$))/giu,
    '',
  ),
  row(
    /(?<=^|[.!?\n•]\s*|[-•] )(?:please )?(?:say|tell|put|write) it (?:straight|as it is|how it is|like it is|plainly)(?=\s*(?:[.;,!)\n]|$))/giu,
    '',
  ),
  row(/ ?\((?:that's all|nothing more|no more than that)[^()\n]{0,50}\)/giu, ''),
  row(/[,;]? ?(?<=[.;,\n] ?)(?:and )?this is public(?: knowledge| already)?(?=\s*(?:[.;,\n]|$))/giu, ''),
  row(
    /(?<=\d[\dk,.]*)[,;] (?:the )?(?:board|finance|hr|management|cfo|ceo)(?: has| have)? (?:agreed|approved|signed off|ok'd|okayed)(?: it| that| this)?(?=\s*[.;,\n]|$)/giu,
    '',
  ),
]

const ROWS = [...ASKED_FOR, ...BOSSES, ...UNNEEDED, ...WISHED, ...WHERE, ...GIVEN, ...SAID_OF_THE_TEXT]

/** Edits that write it so. */
export const englishTalk = (text: string, language: () => Language): Edit[] =>
  language() === 'en' ? editsByRows(text, ROWS) : []
