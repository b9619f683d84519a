/** A fact in the words of the brief begins where they begin: "we have lifting kit", "tips, which were around £60 a week", "45 hours over 4 days". */
import type { Brief, Fact, FactKind, Language, Span } from '../brief/facts.ts'
import { liesWithin } from '../brief/spans.ts'
import { capitalise, tidy } from '../brief/tidy.ts'

/** Kinds that are printed in the words of the brief. */
const IN_OWN_WORDS = new Set<FactKind>(['free', 'benefit', 'shift', 'variable'])
const isInOwnWords = (fact: Fact): boolean =>
  fact.holds && (IN_OWN_WORDS.has(fact.kind) || (fact.kind === 'skill' && fact.confidence !== 'high'))

/** Who does it stands right ahead of the verb. */
const SUBJECT: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(we|they|you|it|there|he|she) $|(?<!\p{L})(we|they|you)(?=['’]$|$)/iu,
  de: /(?<!\p{L})(wir|er|es|man) $/iu,
  fr: /(?<!\p{L})(on|nous|il|elle|ils|elles|ça) $/iu,
}
/** A word that ties the clause to what stands ahead of it. */
const TIED: Partial<Record<Language, RegExp>> = {
  en: /,? (?:which|who) $/u,
  de: /, (?:die|der|das) $/u,
  fr: /,? qui $/u,
  es: /, que $/u,
}
/** Behind a German article a noun follows, behind the same word in a clause its verb. */
const VERB_FIRST = /^\p{Ll}+(?:en|t) (?!\p{Lu})/u
/** A word or two say little without the small word ahead of them: "in turns", "your pick". */
const SMALL_AHEAD = /(?<![\p{L}/:*_·(])(your|in|to|by|chez|an|zu|bei) $/iu
/** "De 8 a 15": from when to when. */
const FROM = /(?<!\p{L})(from|de|von) $/iu
const TIMES = /^\d{1,2}(?:[:.h]\d{0,2})? ?(?:h |uhr |am |pm )?(?:to|till|until|bis|à|a) \d/iu
/** Hours, and over how many days they lie. */
const OVER =
  /^(?:over|across|spread over|verteilt auf|sur|répartis sur|repartid[ao]s en|en) (?=\d|two|three|four|five|six)/iu

const HEAD = /(?:^|[,.;:!?\n(•])\s*(?<head>[^,.;:!?\n(•]{3,70})$/u
const LONGEST_HEAD = 8

/** What stands ahead of the clause, without what leads to it; null where it is long or not for print. */
function headAhead({ text, facts, setAside }: Brief, to: number): Span | null {
  const found = HEAD.exec(text.slice(0, to))
  if (!found) return null
  const start = to - found.groups!.head!.length
  // "37 thousand plus tips, which …": a sum has its own line.
  const sum = Math.max(
    start,
    ...facts
      .filter(({ kind }) => kind === 'pay' || kind === 'title')
      .flatMap(({ spans }) => spans.filter(([from, end]) => from >= start - 1 && end < to).map(([, end]) => end)),
  )
  const led = /^\s*(?:(?:plus|and|und|et|y|\+|mit|with|avec|con) )?/iu.exec(text.slice(sum, to))![0].length
  const from = sum + led
  if (text.slice(from, to).split(/\s+/).length > LONGEST_HEAD || to - from < 3) return null
  return setAside.some(({ span }) => span[0] < to && span[1] > from) ? null : [from, to]
}

/** What whoever is hired does is told as a task: "you lead a team of 9". */
const LEADS = /^(?:lead|manage|run|head|supervise|look after|teach|cook|sell|write|make) /iu
/** A reason says nothing without what it is the reason for. */
const REASON: Partial<Record<Language, RegExp>> = {
  en: /^(?:now )?because \p{L}/iu,
  de: /^(?:weil|denn) \p{L}/iu,
  fr: /^(?:parce qu|puisqu|car \p{L})/iu,
  es: /^(?:porque|ya que) \p{L}/iu,
}
/** Said of whoever is sought, whom the title names. */
const SEEKS = /^(?:brauchen|suchen|need|cherch|recrut)/iu

/** The fact from where its words begin; as it is where it begins there. */
function fromItsBeginning(fact: Fact, brief: Brief): Fact {
  const span = fact.spans[0]
  if (!span || !isInOwnWords(fact)) return fact
  const [from, to] = span
  const own = brief.text.slice(from, to)
  const starts = fact.text.slice(0, 5).toLowerCase() === own.slice(0, 5).toLowerCase()
  if (!starts || !/^[\p{Ll}\d'’]/u.test(own)) return fact
  const ahead = brief.text.slice(Math.max(0, from - 24), from)
  const told = (start: number, text: string): Fact => ({ ...fact, text, spans: [[start, to], ...fact.spans.slice(1)] })
  const hours = OVER.test(own)
    ? brief.facts.find(
        ({ kind, spans }) => kind === 'hours' && spans[0]![1] === from - 1 && brief.text[from - 1] === ' ',
      )
    : undefined
  if (hours) {
    const start = hours.spans[0]![0]
    return { ...told(start, tidy(brief.text.slice(start, to), brief.language)), kind: 'shift' } as Fact
  }
  const reason = REASON[brief.language]?.test(own) ? /,? $/u.exec(ahead) : null
  const tied = reason ?? TIED[brief.language]?.exec(ahead)
  if (tied && (reason || brief.language !== 'de' || VERB_FIRST.test(own))) {
    const head = headAhead(brief, from - tied[0].length)
    return head ? told(head[0], capitalise(tidy(brief.text.slice(head[0], to), brief.language))) : fact
  }
  const subject =
    (fact.kind === 'skill' && !own.startsWith("'")) || LEADS.test(own) || SEEKS.test(own)
      ? null
      : SUBJECT[brief.language]?.exec(ahead)
  const small = subject
    ? null
    : TIMES.test(own)
      ? FROM.exec(ahead)
      : own.split(' ').length < 3
        ? SMALL_AHEAD.exec(ahead)
        : null
  const word = subject?.[1] ?? subject?.[2] ?? small?.[1]
  if (!word) return fact
  const gap = /^['’]/.test(own) ? '' : ' '
  return told(from - word.length - gap.length, `${capitalise(word.toLowerCase())}${gap}${fact.text}`)
}

const isReason = (fact: Fact, language: Language): boolean =>
  isInOwnWords(fact) && (REASON[language]?.test(fact.text) ?? false)

/** All facts from where their words begin; what such a fact tells now is not told beside it. */
export function fromTheBeginning(brief: Brief): Fact[] {
  const whole = brief.facts.map((fact) => fromItsBeginning(fact, brief))
  const grown = whole.filter((fact, index) => fact !== brief.facts[index])
  const told = whole.filter((fact) => grown.includes(fact) || !isReason(fact, brief.language))
  return grown.length === 0
    ? told
    : told.filter(
        (fact) =>
          grown.includes(fact) ||
          !(isInOwnWords(fact) && grown.some((other) => liesWithin(fact.spans[0]!, other.spans[0]!))),
      )
}
