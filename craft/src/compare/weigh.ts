/** Where a find of a description came from. */
import type { Span } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import type { ClaimKind, Ground, Weighed } from './claims.ts'
import { isRequiredByLaw } from './concepts.ts'
import { isEverydayWord } from './everyday-words.ts'
import type { Evidence } from './evidence.ts'
import type { Description, Find } from './find.ts'
import { followsFromTerms } from './follows.ts'
import type { Known } from './known.ts'
import { shortenedIn, spelledOut } from './letters.ts'
import { sentenceAround } from './sections.ts'
import { findTold } from './told-words.ts'
import { isTelling } from './traits.ts'

const ROLE_KINDS: ReadonlySet<ClaimKind> = new Set(['tool', 'demand', 'degree'])

/** Null where it is no claim after all. */
export function weigh(find: Find, text: Description, known: Known): Weighed | null {
  const { span, kind } = find
  const { told, company } = known
  // A kind of work goes by another name in another language.
  if (kind === 'tool' && !find.named && text.language !== told.language) return null
  const inBrief =
    confirmed(find, told) ??
    inLetters(text.plain, span, told) ??
    (kind === 'degree' && (find.keys[0] === 'vocational' || OF_ITS_TRADE.test(text.plain.slice(...span)))
      ? (tradeOf(text, span, told) ?? tradeOf(text, [span[0], text.plain.indexOf(' ', span[0])], told))
      : undefined)
  if (inBrief) return { span, kind, ground: 'brief', source: inBrief }
  const terms = kind === 'demand' ? followsFromTerms(sentenceAround(text.plain, span), told) : undefined
  if (terms) return { span, kind, ground: 'brief', source: terms }
  if (!confirmed(find, company) && (kind === 'place' || kind === 'name') && saysWhere(text, span, told)) return null
  return { span, kind, ground: untoldGround(find, text, known), source: null }
}

function untoldGround(find: Find, text: Description, { told, company, sources }: Known): Ground {
  const { span, kind } = find
  if (confirmed(find, company)) return 'company'
  if (!ROLE_KINDS.has(kind)) return 'none'
  if (kind === 'demand' && isOwnLanguage(find, text, told)) return 'role'
  if (kind !== 'tool' && isRequiredByLaw(text.plain.slice(span[0], span[1] + 24), told.plain)) return 'role'
  // General knowledge names no tools: a sentence may belong to the role while its tool was made up.
  const said = kind === 'degree' ? text.text.slice(...span) : sentenceAround(text.text, span)
  return !find.named && sources.isRoleKnowledge?.(said) ? 'role' : 'none'
}

/** Who can read the text speaks its language, if not like a native. */
const isOwnLanguage = ({ keys, span }: Find, { plain: text, language }: Description, told: Evidence): boolean =>
  keys[0] === `language:${language}` && told.language === language && !FLUENT.test(sentenceAround(text, span))

const FLUENT =
  /fluen|flie(?:ss|ß)|verhandlungssicher|mutterspr|native|courant|maternel|fluid|nativ|bilingu|proficien|(?<![a-z])[abc][12](?![a-z\d])/u

/** "Diplôme d'ergothérapeute": the one without which there is no such trade. */
const OF_ITS_TRADE = /^diplomes? d/u

/** "Training as a lifeguard": who asks for a trade has asked for what one learns for it. */
function tradeOf({ plain: text }: Description, [, to]: Span, told: Evidence): Span | undefined {
  const trade = /^ (?:zu[mr]?|als|im beruf|as an?|in der|de|en|d') ?([^,.;\n]{4,40})/u.exec(
    text.slice(to, to + 50),
  )?.[1]
  for (const word of trade?.match(/\p{L}{3,}/gu)?.filter(isTelling) ?? []) {
    const source = findTold(word, told)
    if (source) return source
  }
  return undefined
}

const BEHIND_A_PLACE =
  /(\p{Lu}[\p{L}'-]+)(?:,? \(|, | in (?:the |der |dem )?| im | dans l[ea] | en (?:la |el )?| · |\/)(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*, )?$/u

/** "Rotherham, South Yorkshire", "Las Hurdes (Cáceres)": where a place lies need not be told. */
function saysWhere({ text, language }: Description, [from]: Span, told: Evidence): boolean {
  const before = BEHIND_A_PLACE.exec(text.slice(Math.max(0, from - 60), from))?.[1]
  return (
    before !== undefined &&
    /^\p{Lu}/u.test(before) &&
    told.words.has(plain(before)) &&
    !isEverydayWord(plain(before), language)
  )
}

/** "Week-ends", where the brief has "WE". */
function inLetters(text: string, [from, to]: Span, told: Evidence): Span | undefined {
  if (told.letters.size === 0) return undefined
  const own = text.slice(from, to).match(/[\p{L}-]+/gu) ?? []
  // The "Local Government" of the pension scheme.
  const before = (/[^.,;:\n]*$/.exec(text.slice(Math.max(0, from - 50), from))![0].match(/[\p{L}-]+/gu) ?? []).slice(-4)
  const { at, span } = spelledOut([...before, ...own], told)
  return own.length > 0 && own.every((_, index) => at.has(before.length + index)) ? span : undefined
}

/** An ending more or less, but not "Cliniko" for "clinic". */
const isOtherName = (name: string | undefined, told: string): boolean =>
  name !== undefined && name.length > 5 && !told.includes(name.slice(0, name.length > 7 ? -2 : -1))

function confirmed({ kind, keys, stems, names, short, verbatim }: Find, evidence: Evidence): Span | null {
  if (verbatim !== undefined) {
    const at = evidence.plain.indexOf(verbatim)
    if (at >= 0) return [at, at + verbatim.length]
    // "Office at larkfield dot example" was dictated.
    const spoken = evidence.plain
      .replace(/\s(?:at|at sign|arroba|arobase)\s/g, '@')
      .replace(/\s(?:dot|punkt|point|punto)\s/g, '.')
      .replace(/\s(?:minus|bindestrich|dash|hyphen|tiret|guion)\s/g, '-')
    return spoken !== evidence.plain && spoken.replace(/\s/g, '').includes(verbatim) ? [0, 0] : null
  }
  for (const key of keys) {
    const span = evidence.named.get(key)
    if (span) return span
  }
  if (kind === 'benefit' && names !== undefined) {
    // "Night prem" is the night premium.
    const sources = names.map((name) => findTold(name, evidence))
    if (names.length > 0 && sources.every((source) => source !== undefined)) return sources[0]!
    return null
  }
  const shortened = short === undefined ? undefined : shortenedIn(evidence, short)
  if (shortened) return shortened
  // "Physitrack" is not confirmed by "physiotherapist": a long name takes more than a common beginning.
  const spans = stems.map((stem, index) => {
    const span = evidence.stems.get(stem)
    // "NI" stands for every word of "Northern Ireland".
    const spelled = span && evidence.plain.startsWith(stem, span[0])
    return spelled && isOtherName(names?.[index], evidence.plain) ? undefined : span
  })
  const known = spans.filter((span) => span !== undefined)
  // "Stoke" is Stoke-on-Trent.
  if (kind === 'place' && spans[0] && stems[0]!.length > 2) return spans[0]
  // A long name may be spelled out: "the General Retail Industry Award".
  const enough = names && names.length > 2 ? names.length - 1 : stems.length
  return stems.length > 0 && known.length >= enough ? known[0]! : null
}
