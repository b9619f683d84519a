/** Names of people and firms that the sources should know: capitalised words in the middle of a sentence. */

import { PLACE_LOOKUP } from '../brief/extract/place.ts'
import { TITLE_WORDS } from '../brief/extract/title-words.ts'
import type { Brief, Language, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import type { Claim } from './claims.ts'
import { equalitySpans } from './equality.ts'
import { isEverydayWord } from './everyday-words.ts'
import { stemOf } from './evidence.ts'
import type { Description, Find } from './find.ts'
import { ITEM_MARK } from './sections.ts'

const RUN =
  /(?<![A-Za-zÀ-ɏ\p{N}@/.])\p{Lu}[\p{L}\p{N}'’&-]*\p{L}(?:\s(?:(?:&|of|de|du|van|von|der|del|la)\s)?\p{Lu}[\p{L}\p{N}'’&-]*\p{L})*/gu
const OPENS = new RegExp(
  `(?:^|[.!?:]\\s+|^\\s*${ITEM_MARK}\\s+|[·|]\\s*|[("“*¿¡]\\s?|\\p{Extended_Pictographic}\\uFE0F?\\s*)$`,
  'u',
)
const SMALL = /^(?:&|of|de|du|van|von|der|del|la)$/
const COMMON =
  /^(?:i|cv|cvs|email|e-mail|contact|call|ask|phone|questions|write|send|speak|message|near|across|around|from|type|title|location|salary|schedule|hours|hr|it|eu|uk|us|usa|ceo|cto|cfo|coo|vp|you|we|our|the|a|an|if|in|at|on|as|to|for|with|please|apply|join|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|english|german|french|spanish|dutch|italian|swedish|polish|danish|norwegian|portuguese|europe|european|american|british|christmas|easter|new|year|english-speaking|europa|welt|mundo|monde|world|h\/f|m\/w\/d|cdi|cdd|gmbh|ltd|inc|bonus|pto|kpi|kpis|okr|okrs|b2b|b2c|saas|api|apis|qa|ui|ux|ai|pdf|ok|faq|gdpr|covid|pc|tv|rtt|smic|euro|euros|gross|net|net\.|x|nhs|cet|gmt|est|utc|pm|am|head|director|manager|engineering|operations|finance|product|marketing|sales|chief|officer|vice|president|lead|team|leader|senior|junior|general|counsel|department|company|role|position|job|description|requirements|responsibilities|benefits|about|what|how|who|why|nice|must|have|bring|offer|key|level|stage|class|band|bachelor|bachelors|master|masters|degree|phd|technology|executive|financial|operating|human|resources|people|customer|support|service|software|development|engineer|developer|analyst|data|science|computer|business|development|administration|technical|commercial|medical|clinical|nursing|legal|design|creative|internal|external|sr|jr|frau|herr|mme|madame|monsieur|mademoiselle|senora?|sra?|don|dona|doctora?|mister|miss|mr|mrs|ms|dr|prof|bac|bts|dcg|formation|die|das|der|le|la|les|el|los|las|key|stages?|early|career|hacienda|fisco|urssaf)$/

/** "Legal Aid Agency", where the brief speaks of legal aid. */
const BODY =
  /^(?:agency|council|office|board|authority|commission|agence|autorite|caisse|conseil|agencia|autoridad|consejo|instituto)$/

export function findNames({ text, language }: Description, claims: readonly Claim[], brief: Brief): Find[] {
  if (language === 'de') return germanNames(text, claims, brief)
  const skip = equalitySpans(plain(text))
  const finds: Find[] = []
  const regions = new Map<string, string>()
  let offset = 0
  for (const line of text.split('\n')) {
    if (!/^\s*#|^[^.]{2,40}:\s*$|^\s*\*\*[^*\d]{2,60}\*\*:?\s*$/.test(line) && !isTitleCase(line))
      finds.push(...namesIn(line, offset, claims, plain(brief.text), language, regions))
    offset += line.length + 1
  }
  return finds.filter(({ span }) => !skip.some(([from, to]) => from <= span[0] && span[1] <= to))
}

function namesIn(
  line: string,
  offset: number,
  claims: readonly Claim[],
  told: string,
  language: Language,
  regions: Map<string, string>,
): Find[] {
  const finds: Find[] = []
  for (const match of line.matchAll(RUN)) {
    let words = match[0].split(' ')
    let from = match.index
    const opens = OPENS.test(line.slice(0, from))
    // "**Pay Rate:** £17": the label of a line names nobody.
    if (opens && /^(?::\*\*|\*\*:)/.test(line.slice(from + match[0].length))) continue
    // "Keep Yardi up to date": the verb that opens the sentence is no part of the name.
    const known = words.length > 1 && told.includes(plain(words.slice(1).join(' ')))
    if (opens && words.length > 1 && (known || COMMON.test(words[0]!.toLowerCase()) || SMALL.test(words[1]!))) {
      // "Experience of Cellebrite": the small word goes with the one that opens the sentence.
      const opening = SMALL.test(words[1]!) ? 2 : 1
      from += words.slice(0, opening).join(' ').length + 1
      words = words.slice(opening)
    } else if (opens && words.length === 1) continue
    else if (
      opens &&
      /^\p{Lu}\p{Ll}+(?:ing|ed|s)?$/u.test(words[0]!) &&
      words.length === 2 &&
      COMMON.test(words[1]!.toLowerCase())
    )
      continue
    const proper = words.filter(
      (word) =>
        !COMMON.test(plain(word).replace(/'s$/, '')) &&
        !(
          words.length > 1 &&
          BODY.test(plain(word)) &&
          words.every((other) => SMALL.test(other) || BODY.test(plain(other)) || told.includes(plain(other)))
        ) &&
        !/^(?:of|de|du|van|von|der|die|das|del|la|le|les|&)$/i.test(word) &&
        !/^\p{Lu}{2,6}$/u.test(word),
    )
    // "Follow NEC": the word that opens a sentence is capitalised anyway.
    if (opens && proper.length === 1 && proper[0] === words[0] && words.length > 1) continue
    if (proper.length === 0 || findPhrases(TITLE_WORDS, plain(words.join(' '))).length > 0) continue
    const span: Span = [offset + from, offset + match.index + match[0].length]
    if (claims.some((claim) => claim.span[0] < span[1] && span[0] < claim.span[1])) continue
    // "Patient Care", "Attention To Detail": capitals for their own sake.
    if (words.length > 1 && words.length < 4 && proper.every((word) => isEverydayWord(plain(word), language))) continue
    const names = proper.map((word) => plain(word).replace(/^[ldqsn]['’]|['’]s$/g, ''))
    const place = longestAt(PLACE_LOOKUP, plain(words.join(' ')), 0)?.found ?? []
    const keys = place
      .filter(({ region, country, name }) => {
        if (region && !regions.has(country)) regions.set(country, name)
        // Departments are told by their numbers.
        return region && (country === 'FR' || regions.get(country) === name)
      })
      .map(({ country }) => `country:${country}`)
    finds.push({ span, kind: 'name', keys, stems: names.map(stemOf), names })
  }
  return finds
}

/** "Strong Communication Skills": a line in title case names nobody. */
function isTitleCase(line: string): boolean {
  if (/[.!?]\s*$/.test(line)) return false
  const [, ...others] = line.match(/\p{L}{4,}/gu) ?? []
  const capital = others.length > 1 || (others.length === 1 && !/\s\p{Ll}/u.test(line))
  return capital && others.filter((word) => /^\p{Lu}/u.test(word)).length / others.length > 0.75
}

const GERMAN =
  /(?:(?<=\b(?:Frau|Herrn?|Dr\.|an|bei|von|mit|durch) )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+)* (?:GmbH|AG|KG|SE|e\.V\.|GbR|OHG))/gu

/** German writes every noun with a capital: only forms of address, firms and pairs unknown to the brief stand out. */
function germanNames(text: string, claims: readonly Claim[], brief: Brief): Find[] {
  const known = new Set((brief.text.match(/\p{L}+/gu) ?? []).map((word) => plain(word)))
  return [...text.matchAll(GERMAN)]
    .map((match) => ({ span: [match.index, match.index + match[0].length] as const, words: match[0].split(' ') }))
    .map(({ span, words }) => {
      const opening = /^(?:Bei|Über|Die|Der|Das|Für|Mit|Von|Zu|Als|In|Wir|Unser|Unsere)$/.test(words[0]!)
        ? words[0]!.length + 1
        : 0
      return opening > 0 ? { span: [span[0] + opening, span[1]] as const, words: words.slice(1) } : { span, words }
    })
    .filter(({ words }) => words.length > 0)
    .filter(
      ({ span, words }) =>
        /GmbH|AG|KG|SE|e\.V|GbR|OHG/.test(words.at(-1)!) ||
        /(?:Frau|Herrn?|Dr\.) $/.test(text.slice(Math.max(0, span[0] - 6), span[0])) ||
        /^(?:Frau|Herrn?|Dr\.)$/.test(words[0]!) ||
        words.every((word) => known.has(plain(word))),
    )
    .filter(({ span }) => !claims.some((claim) => claim.span[0] < span[1] && span[0] < claim.span[1]))
    .map(({ span, words }) => ({
      span,
      kind: 'name' as const,
      keys: [],
      stems: words
        .filter((word) => !/^(?:die|der|das|den|dem|Frau|Herrn?|Dr\.)$/i.test(word))
        .map((word) => stemOf(plain(word))),
    }))
}
