/** Facts that say something only together, put together, and those that another one tells already left out: "on call one week in four" + "$300 extra". */
import type { Brief, Fact } from '../brief/facts.ts'
import { inOrder, isPartOf, liesWithin } from '../brief/spans.ts'

/** Said of what stands right ahead, and of nothing by itself. */
const LEANS_ON: [kind: RegExp, text: RegExp][] = [
  // "280 € extra" behind "Rufbereitschaft eine Woche im Monat".
  [
    /^shift$/u,
    /^(?:[+£$€¥]|CHF|EUR|USD|A\$)? ?\d[\d.,']* ?(?:€|EUR|CHF|euros?|pounds|dollars|francs)? (?:extra|on top|each|zusätzlich|obendrauf|en plus|en sus|supplémentaires?|más|adicionales|aparte)(?: (?:a|per|pro|par|por) \p{L}+)?$/iu,
  ],
  // "about 900 of them" behind "booking software for dental clinics".
  [
    /^(?:free|company|duty)$/u,
    /^(?:(?:about|around|roughly|some|over|nearly|almost) )?\d[\d.,]* of (?:them|these|those)$/iu,
  ],
]
const HEDGE_AHEAD = /^,? ?(?:(?:about|around|roughly|some|over|nearly|almost|and|plus|\+) )*[£$€]?$/iu
const NEAR = 18

function isBehind({ text }: Brief, fact: Fact, before: Fact | undefined): before is Fact {
  if (!before?.holds || !fact.holds) return false
  const [, end] = before.spans[0]!
  const [start] = fact.spans[0]!
  return start >= end && start - end < NEAR && HEDGE_AHEAD.test(text.slice(end, start))
}

/** The words from the one to the other, as they were typed; a clause about the house keeps its own wording. */
function together({ text }: Brief, before: Fact, fact: Fact): Fact {
  const [from, end] = before.spans[0]!
  const [, to] = fact.spans[0]!
  return {
    ...before,
    text: `${before.text}${text.slice(end, to)}`.trimEnd(),
    spans: [[from, to], ...before.spans.slice(1), ...fact.spans.slice(1)],
  }
}

function joined(facts: readonly Fact[], brief: Brief): Fact[] {
  const written = new Map<Fact, Fact | null>()
  const ordered = inOrder(facts)
  for (const [index, fact] of ordered.entries()) {
    const before = ordered[index - 1]
    const leans = LEANS_ON.some(([kind, text]) => before && kind.test(before.kind) && text.test(fact.text.trim()))
    if (!leans || !isBehind(brief, fact, before) || (before.kind === 'company' && before.aspect !== 'about')) continue
    written.set(before, together(brief, before, fact))
    written.set(fact, null)
  }
  return written.size === 0
    ? [...facts]
    : facts.flatMap((fact) => (written.has(fact) ? (written.get(fact) ?? []) : fact))
}

/** "Notary or willing to get it, we pay": who pays for it is a part of the choice. */
const WE_PAY =
  /^, (?:and |und |et |y )?(?:we(?:'ll|’ll| will)? (?:pay(?: for (?:it|that))?|cover (?:it|that|the costs?)|fund (?:it|that))|(?:das )?(?:zahlen|bezahlen|übernehmen) wir|wir (?:zahlen|übernehmen)(?: das| es| die Kosten)?|(?:nous|on) (?:payons|paie|finan[cç](?:e|ons))|(?:lo|la) pagamos(?: nosotros)?|pagamos nosotros)(?=\s*(?:[.;\n]|$))/iu
const IS_CHOICE = / (?:or|oder|ou|o) /u
function withWhoPays(fact: Fact, { text }: Brief): Fact {
  const asked = fact.kind === 'skill' || (fact.kind === 'free' && fact.about === 'must')
  if (!asked || !fact.holds || !IS_CHOICE.test(fact.text)) return fact
  const paid = WE_PAY.exec(text.slice(fact.spans[0]![1]))?.[0]
  return paid ? { ...fact, text: `${fact.text}${paid}` } : fact
}

/** What is left of a demand once its matter is taken out: "is enough", "reicht". */
const ONLY_NEED =
  /^(?:[\s,.:;()+&/-]|(?:is|are|will|would|be|enough|do|fine|ok(?:ay)?|suffices?|sufficient|needed|required|please|a|must|essential|level|reicht|genügt|nötig|erforderlich|ist|sind|est|sont|suffit|requis|exigé|es|son|basta|suficiente|necesario|imprescindible)(?!\p{L}))*$/iu
const NAMED = new Set<Fact['kind']>(['language', 'licence', 'education', 'experience', 'skill'])

/** "English B1 is enough" beside English at B1: the language tells it. */
const saysNoMore = (fact: Fact, facts: readonly Fact[], { text }: Brief): boolean =>
  (fact.kind === 'skill' || fact.kind === 'free') &&
  fact.confidence !== 'high' &&
  facts.some((other) => {
    const [one, whole] = [other.spans[0]!, fact.spans[0]!]
    return (
      other !== fact &&
      NAMED.has(other.kind) &&
      liesWithin(one, whole) &&
      (other.kind !== fact.kind || one[1] - one[0] < whole[1] - whole[0]) &&
      ONLY_NEED.test(`${text.slice(whole[0], one[0])} ${text.slice(one[1], whole[1])}`)
    )
  })

/** "payroll" within "payroll for 9", "WordPress" within "wordpress + elementor": told by the longer one. */
const isToldByLonger = (fact: Fact, facts: readonly Fact[], { text }: Brief): boolean =>
  fact.kind === 'skill' &&
  facts.some((other) => {
    return (
      other !== fact &&
      other.kind === 'skill' &&
      other.holds === fact.holds &&
      other.need !== 'nice' &&
      fact.need !== 'nice' &&
      isPartOf(fact, other) &&
      other.text.split(' ').length <= 6 &&
      other.text.toLowerCase().includes(text.slice(...fact.spans[0]!).toLowerCase())
    )
  })

/** The facts of a brief with what belongs together in one; what a profile or a form adds stands nowhere in its text. */
export function joinedNotes(all: readonly Fact[], brief: Brief): Fact[] {
  const facts = all.filter(({ spans }) => spans.length > 0)
  const told = facts.filter((fact) => !saysNoMore(fact, facts, brief))
  // A name is told in another language where a phrase is not.
  const isTranslated = brief.style.outputLanguage !== brief.language
  return [
    ...joined(
      told.filter((fact) => isTranslated || !isToldByLonger(fact, told, brief)).map((fact) => withWhoPays(fact, brief)),
      brief,
    ),
    ...all.filter(({ spans }) => spans.length === 0),
  ]
}
