/** What a later sentence puts right: "… start 3 May. … Correction: the start is 5 May, not 3 May." is read as "… start 5 May." */
import { allIn, anewIn } from './anew.ts'
import {
  BEHIND,
  type Counted,
  countedIn,
  currencyOf,
  digitsOf,
  FIGURE,
  onlyOne,
  sentenceEnd,
  sentenceStarts,
} from './counted.ts'
import { knowAs, matches, occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import { isSame } from './put-right.ts'
import { apart, type Edit } from './rewrite.ts'

const WRONG =
  'correction|corrijo|rectifico|je (?:corrige|rectifie)|ich korrigiere|korrektur|nachtrag|berichtigung|correccion|rectificacion|rectificatif|errat(?:um|a)|(?:update|edit)(?= ?[:–])|(?:i|we) (?:was|were|got (?:that|it|this)) wrong|my (?:mistake|bad)|me (?:he )?equivo(?:que|cado)|je me suis trompee?|(?:ich )?(?:hab(?:e)? )?mich (?:vertan|verschrieben|geirrt)'
/** What announces it, and nothing else. */
const LEAD = `(?:(?:oops|ups|oups|sorry|ojo|ah|oh|p\\.?s\\.?|perdon|pardon|entschuldigung|attention|achtung)[,:!]? )*(?:${WRONG})(?![a-z]) ?[:,.–-]* ?`

/** "…, not 40", "…, pas le 12", "…, nicht der 1. März". */
const NOT = new RegExp(
  `,? (?:and |und |et |y )?(?:not|nicht|pas|no|instead of|rather than|statt|au lieu (?:de|du)|en (?:vez|lugar) del?)(?: (?:on|at|from|the|der|dem|den|die|am|ab|le|les|la|el|los|las|de|du|del|a))* (?<figure>${FIGURE})${BEHIND}(?: (?:a|per|pro|par|por|al) [a-z]+)?(?=\\s*(?:[.,;:!?)\\n]|$| (?:and|und|et|y) ))`,
  'gu',
)
/** "Pas 28 h mais 30 h": what it is not stands first. */
const NOT_BUT = new RegExp(
  `(?:(?:ah|oh|ach|ay|sorry|pardon|perdon|korrektur|correction)[,:]? )*(?:it'?s |ce n'est |c'est |es |es sind )?(?:not|nicht|pas|no) (?<figure>${FIGURE})${BEHIND} (?:but|mais|sondern|sino) (?<then>${FIGURE})(?: ?(?:[a-z]+|¤|%))?(?:, [^.!?\\n\\d]{3,40})?[.!]?`,
  'gu',
)
/** "The start time I gave you, it's seven, not six thirty": told in words. */
const NOT_IN_WORDS =
  /(?:it.?s|is|are|starts at|c'est|est|es|son|ist|sind) (?<then>[a-z]+(?: [a-z]+)?),? (?:and )?(?:not|pas|no|nicht) (?:at |um |a las |à )?(?<was>[a-z]+(?: [a-z]+)?)(?=[.!\n]|$)/gu
/** "30 hours (not 35, I mixed that up)", "12,60 € (j'avais dit 12,30, oubliez)". */
const ASIDE =
  /,? ?\((?:j'(?:ai|avais) dit|i(?:'d| had)? said|(?:ich )?(?:hab(?:e)?|hatte) [^()]{0,24}(?:gesagt|geschrieben)|dije|habia dicho|puse)(?![a-z])[^()]{0,40}\)|,? ?\((?:not|nicht|pas|no) \d[^(),]{0,16}, (?:i (?:mixed|got)|my mistake|sorry|(?:das )?(?:war )?(?:mein )?(?:fehler|verwechselt)|je me suis|me equivoque|me he)[^()]{0,40}\)/gu

const OFTEN =
  '(?:daily|weekly|fortnightly|monthly|quarterly|yearly|taglich|wochentlich|monatlich|jahrlich|quotidien(?:ne)?|hebdomadaire|mensuel(?:le)?|trimestriel(?:le)?|annuel(?:le)?|diari[oa]|semanal|quincenal|mensual|bimestral|trimestral|anual)'
const RHYTHM = new RegExp(`(?<![a-z])${OFTEN}(?![a-z])`, 'gu')
/** "I was wrong: the book club is fortnightly". */
const HOW_OFTEN = new RegExp(
  `${LEAD}(?:the |der |die |das |le |la |l'|el )?(?:[a-z]+ ){0,2}?(?<noun>[a-z]{3,}) (?:is|are|will be|ist|est|sera|es|sera) (?:actually |now |finalement |en realidad )?(?<often>${OFTEN})(?![a-z])[.!]?`,
  'gu',
)
/** "Senior X - CORRECTION: staff grade, senior isn't needed". */
const RANK_NOT_NEEDED =
  /,? ?(?:and |but )?(?<rank>senior|junior|lead) (?:isn.t|is not|not|no longer) (?:needed|required|necessary|a must)(?![a-z])/gu
/** "J'ai dit 34, on est 36 maintenant": what was said, and what holds. */
const SAID_WRONG = new RegExp(
  `(?:(?:ah|oh|ach|ay|euh|sorry|pardon|perdon),? )*(?:j'ai dit|i said|(?:ich )?hab(?:e)? (?:vorhin |oben )?(?:gesagt|geschrieben)|dije|he dicho|puse) (?<figure>${FIGURE})(?: [a-z]+)?,? (?:but |mais |aber |pero )?(?:on est|nous sommes|c'est|ce sont|it.?s|it is|we.?re|we are|es sind|wir sind|es ist|somos|son|es)(?: now| maintenant| jetzt| ahora)? (?<then>${FIGURE})(?: (?:now|maintenant|jetzt|ahora|finalement|really))?[.!]?`,
  'gu',
)
/** "plus 1 Saturday a month - actually no, we dropped Saturdays": what is no more, and what was told of it. */
const DROPPED =
  /(?<=^|[.;,\n])(?<gap>\s*)(?:plus |and )?[^.;,\n]{3,40}?(?: ?[-–—]| ?\.{2,3}|,) ?(?:actually,? no|no,? wait|oh no,? wait|scratch that|strike that)[,:]? (?:we(?:'ve| have)? )?(?:dropped|cancelled|canceled|scrapped|stopped|got rid of) (?:the )?(?<what>[a-z][^.;,\n]{2,24})/gu
/** "It was going to be nights but scratch that, it's the afternoon shift now": what was, and is no more. */
const SCRATCHED =
  /(?:it was (?:going|meant|supposed) to be|it was|(?:i|we) (?:first )?said) [^.;,\n]{2,30},? (?:but )?(?:scratch|forget|strike|ignore) that,? (?:(?:it's|it is|it'll be|make it|now) )?|(?:erst|eigentlich) (?:sollte es|hiess es|war) [^.;,\n]{2,30},? (?:aber )?(?:vergiss das|streich das|doch nicht),? (?:es (?:ist|wird) )?/gu
/** "Foreman is Gaz, put Gareth Pugh in the advert": by which name somebody is printed. */
const PRINTED_AS =
  /(?<was>(?<!\p{L})\p{Lu}\p{Ll}+)(?<told>,? (?:but |and )?(?:please )?(?:put|write|print) (?<then>\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)+)(?: in| for)? (?:in |for )?(?:the )?(?:job )?(?:advertisement|advert|ad|text|posting)(?!\p{L})(?: please)?)/gu
/** "… planta de Cartagena. Perdón, la planta es la de Lorca.": the same thing, in another town. */
const ELSEWHERE =
  /(?:[Ss]orry|[Pp]erdón|[Pp]ardon|[Dd]isculpa|[Ee]ntschuldigung|[Cc]orrect?ion|[Cc]orrección|[Kk]orrektur)[,:]? ?(?:[Tt]he |[Oo]ur |[Ll]a |[Ee]l |[Ll]e |[Ll]['’]|[Dd]ie |[Dd]as |[Dd]er )?(?<noun>\p{L}{4,}) (?:is|es|est|ist|c['’]est) (?:the one |la |el |celle |celui |die |das )?(?:in |at |de |en |d['’]|à )(?<then>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[.!]?/gu

/** "Ah, la date : on ouvre le 12 décembre finalement". */
const MOVED =
  /(?<=(?:^|[.!?\n]) ?)(?:ah|oh|ach|ay|ps|ojo|attention|achtung|sorry|pardon|perdon)[,:]? [^.!?\n]{0,60}?\d[^.!?\n]{0,30}(?:finalement|en fait|al final|en realidad|actually|doch(?: erst)?|now|instead|mejor)(?![a-z])/gu

const LED = new RegExp(`(?:^|[.!?;\\n–-]) ?${LEAD}`, 'gu')
/** "Correction: the pay is £13 an hour.": what follows the colon holds, in place of what was said of the same before. */
export const HOLDS_INSTEAD = new RegExp(`(?<=^|[.!?\\n] ?)${LEAD}(?<=: ?)(?=[^.!?\\n]*\\d)`, 'gu')
const MAY_BE = new RegExp(
  `${WRONG}|j'(?:ai|avais) dit|i(?:'d| had)? said|gesagt|geschrieben|dije|he dicho|puse|(?:sorry|perdon|pardon|disculpa|entschuldigung),? (?:la|el|le|l|the|our|die|das|der)(?![a-z])|in the (?:ad|advert|text|posting)|name (?:stays|must|should|has|to)|\\d ?k?(?: [a-z]{3,})?\\?\\s+(?:no|nope|nein|non|nee)|(?:scratch|forget|strike|vergiss|streich)[a-z]* (?:that|das)|(?:dropped|cancelled|canceled|scrapped)|finalement|en fait|al final|en realidad|actually|doch|instead|(?:not|pas|nicht|no) \\d[^.!?\\n]{0,20} (?:but|mais|sondern|sino) \\d|, (?:and |und |et |y )?(?:not|nicht|pas|no|statt) |\\((?:not|nicht|pas|no) \\d| (?:isn.t|not) (?:needed|required)`,
  'u',
)

/** Letters of a sentence that may lie between what holds and what does not. */
const NEAR = 40

/** A text that puts something right, and where its parts lie. */
interface Told {
  text: string
  spelled: string
  /** All that it counts in figures. */
  counted: readonly Counted[]
  /** Offset -> where its sentence begins. */
  startOf: (at: number) => number
  /** What announces a correction. */
  leads: readonly { from: number; to: number }[]
}
const without = (from: number, to: number): Edit => ({ from, to, text: '' })
const inPlaceOf = (was: Counted, text: string): Edit => ({ from: was.at, to: was.at + was.figure.length, text })

/** Edits that write what holds where it was told wrongly first, and leave the correction out. */
export function lateCorrections(text: string): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  if (!occurs(MAY_BE, spelled)) return []
  const told: Told = {
    text,
    spelled,
    counted: countedIn(spelled, 0, spelled.length),
    startOf: sentenceStarts(spelled),
    leads: matches(LED, spelled).map(({ index, 0: said }) => ({
      from: index + said.search(/[^\s.!?;–-]/u),
      to: index + said.length,
    })),
  }
  // Of two that would change the same letters, the first.
  return apart(FINDERS.flatMap((find) => find(told)))
}

const asides = ({ spelled }: Told): Edit[][] =>
  matches(ASIDE, spelled).map(({ index, 0: said }) => [without(index, index + said.length)])

function nots({ text, spelled, counted, startOf, leads }: Told): Edit[][] {
  let lastEnd = 0
  return matches(NOT, spelled).flatMap(({ index, 0: said, groups }) => {
    const starts = startOf(index)
    const holds = countedIn(spelled, Math.max(starts, index - NEAR), index).at(-1)
    const was = holds && wrongFigure({ spelled, counted }, starts, holds, groups!.figure!, groups!.unit)
    if (!was) return []
    const lead = leads.findLast(({ to }) => to <= holds.at && to >= starts)
    // What a word announces is all of it about the error; elsewhere the same sentence may say more.
    const from = lead ? Math.max(lead.from, lastEnd) : clauseStart(spelled, Math.max(starts, lastEnd), holds.at)
    const end = index + said.length
    const to = from <= starts || from === lead?.from ? end + /^\s*[.!]?/u.exec(spelled.slice(end))![0].length : end
    lastEnd = end
    const right =
      currencyOf(was.figure) && !currencyOf(holds.figure)
        ? currencyOf(was.figure) + holds.figure
        : text.slice(holds.at, holds.at + holds.figure.length)
    return [[inPlaceOf(was, right), without(from, to)]]
  })
}

const notButs = ({ spelled, counted }: Told): Edit[][] =>
  matches(NOT_BUT, spelled).flatMap(({ index, 0: said, groups }) => {
    const was = onlyOne(
      counted,
      index,
      (one) => digitsOf(one.figure) === digitsOf(groups!.figure!) && isSame(one.unit, groups!.unit),
    )
    return was ? [[inPlaceOf(was, groups!.then!), without(index, index + said.length)]] : []
  })

const notsInWords = ({ spelled, startOf }: Told): Edit[][] =>
  matches(NOT_IN_WORDS, spelled).flatMap(({ index, 0: said, groups }) => {
    const was = groups!.was!
    if (!isNumber(was) || !isNumber(groups!.then!)) return []
    const start = startOf(index)
    const at = spelled.slice(0, start).search(new RegExp(`(?<![a-z])${was}(?![a-z])`, 'u'))
    if (at < 0) return []
    return [[{ from: at, to: at + was.length, text: groups!.then! }, without(start, index + said.length + 1)]]
  })

const saidWrong = ({ spelled, counted }: Told): Edit[][] =>
  matches(SAID_WRONG, spelled).flatMap(({ index, 0: said, groups }) => {
    const was = onlyOne(counted, index, ({ figure }) => digitsOf(figure) === digitsOf(groups!.figure!))
    if (!was) return []
    return [[inPlaceOf(was, currencyOf(was.figure) + digitsOf(groups!.then!)), without(index, index + said.length)]]
  })

const elsewhere = ({ text }: Told): Edit[][] =>
  matches(ELSEWHERE, text).flatMap(({ index, 0: said, groups }) => {
    const was = new RegExp(
      `(?<=(?<!\\p{L})${groups!.noun} (?:in |at |de |en |d['’]|à ))\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?`,
      'iu',
    ).exec(text.slice(0, index))
    if (!was) return []
    return [
      [{ from: was.index, to: was.index + was[0].length, text: groups!.then! }, without(index, index + said.length)],
    ]
  })

/** "Velmora Bank - name stays OUT of the ad, write 'a European payments group'": what is printed for the name. */
const INSTEAD_OF_NAME =
  /(?<was>(?<!\p{L})\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,3})(?<told> ?[-–(,] ?(?:the )?name (?:stays|must stay|should stay|has to stay|to stay) (?:out|OUT|off|OFF)(?: of (?:the |our )?(?:ad|advert|text|posting))?,? (?:please )?(?:write|say|put|use|call (?:them|it)) ["“'‘]?(?<then>[^"”'’\n.;)]{4,50})["”'’]?\)?)/gu
/** "52-58k?" and on the next line "no, 55-62k", "13 salaries? no, 12": what was only asked. */
const ASKED =
  /(?<=[\s,])[£€$¤]?\d[\d.,]*(?: ?[-–] ?\d[\d.,]*)? ?k?(?<unit> \p{Ll}{3,})?\?\s+(?:[Nn]o|[Nn]ope|[Nn]ein|[Nn]on|[Nn]ee)[,!.]? (?=[£€$¤]?\d)/gu
const COUNT_ALONE = /^\d[\d.,]*(?=\s*(?:[.;,\n]|$))/u
const onlyAsked = ({ text }: Told): Edit[][] =>
  matches(ASKED, text).map(({ index, 0: said, groups }) => {
    const end = index + said.length
    const count = COUNT_ALONE.exec(text.slice(end))?.[0] ?? ''
    // What it counts is said of what was asked.
    return groups!.unit && count
      ? [{ from: index, to: end + count.length, text: `${count}${groups!.unit}` }]
      : [without(index, end)]
  })

const printedAs = ({ text }: Told): Edit[][] =>
  [...matches(PRINTED_AS, text), ...matches(INSTEAD_OF_NAME, text)].map(({ index, groups }) => {
    const [was, told, then] = [groups!.was!, groups!.told!, groups!.then!]
    return [
      { from: index, to: index + was.length, text: then },
      without(index + was.length, index + was.length + told.length),
    ]
  })

const scratched = ({ spelled }: Told): Edit[][] => [
  ...matches(DROPPED, spelled).map(({ index, 0: said, groups }) => [
    { from: index, to: index + said.length, text: `${groups!.gap!}no ${groups!.what!}` },
  ]),
  ...matches(SCRATCHED, spelled).map(({ index, 0: said }) => [without(index, index + said.length)]),
]

const howOften = (told: Told): Edit[][] =>
  matches(HOW_OFTEN, told.spelled).flatMap(({ index, 0: said, groups }) => {
    const was = wrongRhythm(told, index, groups!.noun!)
    if (!was) return []
    const at = index + said.lastIndexOf(groups!.often!)
    return [[{ ...was, text: told.text.slice(at, at + groups!.often!.length) }, without(index, index + said.length)]]
  })

function anew({ text, spelled, leads }: Told): Edit[][] {
  const moved = matches(MOVED, spelled)
  if (leads.length + moved.length === 0) return []
  const whole = { text, spelled, all: allIn(spelled, 0, spelled.length) }
  return [
    ...leads.map(({ from, to }) => anewIn(whole, from, to, sentenceEnd(spelled, to))),
    ...moved.map(({ index, 0: said }) => anewIn(whole, index, index, sentenceEnd(spelled, index + said.length))),
  ]
}

function ranksNotNeeded({ spelled, leads }: Told): Edit[][] {
  const [first] = leads
  if (!first) return []
  return matches(RANK_NOT_NEEDED, spelled).flatMap(({ index, 0: said, groups }) => {
    const at = spelled.search(new RegExp(`(?<![a-z])${groups!.rank} `, 'u'))
    if (at < 0 || at >= first.from) return []
    return [
      [without(at, at + groups!.rank!.length + 1), without(index, index + said.length)],
      ...leads.map(({ from, to }) => [without(from, to)]),
    ]
  })
}

/** Where the last thing begins that is said from one letter to another. */
function clauseStart(spelled: string, from: number, to: number): number {
  const said = spelled.slice(from, to)
  return from + Math.max(0, ...[', ', ' and ', ' und ', ' et ', ' y '].map((mark) => said.lastIndexOf(mark)))
}

/** What was told first: the same figure of the same thing, in a sentence before. */
function wrongFigure(
  { spelled, counted }: Pick<Told, 'spelled' | 'counted'>,
  before: number,
  holds: Counted,
  figure: string,
  unit: string | undefined,
): Counted | undefined {
  const counts = unit && !/^(?:and|und|et|y|but)$/u.test(unit) ? unit : holds.unit
  if (digitsOf(holds.figure) === digitsOf(figure)) return undefined
  const sentence = spelled.slice(before, holds.at + NEAR)
  return onlyOne(
    counted,
    before,
    (one) =>
      digitsOf(one.figure) === digitsOf(figure) &&
      (isSame(one.unit, counts) ||
        // "Lo de las pagas, que son 12, no 14".
        (!counts && one.unit !== undefined && one.unit.length > 3 && sentence.includes(one.unit.slice(0, 5))) ||
        (currencyOf(one.figure) !== '' && currencyOf(holds.figure) === currencyOf(one.figure))),
  )
}

/** "Host a monthly book club", "organizar el club de lectura mensual": how often, beside what it is said of. */
function wrongRhythm({ spelled, startOf }: Told, before: number, noun: string): Omit<Edit, 'text'> | undefined {
  const named = new RegExp(`(?<![a-z])${noun}(?![a-z])`, 'u')
  const found = matches(RHYTHM, spelled).filter(
    ({ index, 0: said }) =>
      index < before &&
      named.test(
        spelled.slice(Math.max(startOf(index), index - NEAR), index + said.length + NEAR).split(/[.;\n]/u)[0]!,
      ),
  )
  const [one] = found
  return found.length === 1 ? { from: one!.index, to: one!.index + one![0].length } : undefined
}

/** "Six thirty", "sieben". */
const isNumber = (words: string): boolean =>
  findNumberWords(words).reduce((left, { span: [from, to] }) => left - (to - from), words.replaceAll(' ', '').length) <=
  0

const FINDERS = [
  onlyAsked,
  printedAs,
  scratched,
  asides,
  nots,
  notButs,
  notsInWords,
  saidWrong,
  elsewhere,
  howOften,
  anew,
  ranksNotNeeded,
]
