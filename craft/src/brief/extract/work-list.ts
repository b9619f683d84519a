/** "Chairside assisting, decontamination, stocking surgeries": in a list of tasks its neighbours make a bare noun a task. */
import { TRADE_WORK } from '../data/trade-work.ts'
import type { Fact, Language } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'

const NOUNS = Object.fromEntries(
  Object.entries(TRADE_WORK).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
) as Record<Language, Set<string>>

/** What is loose in a list but says something about people, times or means. */
const NOT_WORK =
  /\d|[?!:@]|(?<![a-z])(?:welcome|ok|okay|fine|experience|experienced|trained|statements?|qualified|certified|registered|own|no|not|only|possible|near|closed|open|willkommen|erfahrung|gern|kein[a-z]*|nur|frei|eigene[rsn]?|team|bienvenue?s?|experience|pas|sans|seul|sin|no|solo|propi[oa]|experiencia|bienvenid[oa]s?|license|licence|certificate|diploma|permis|carnet|fuhrerschein|cards?|pro rata|anteilig|staff|atmosphere|ambiance|ambiente|friendly|small|logiciel|program[a-z]*|software|kenntnisse|we|wir|nous|you|sie|who|is|are|ist|sind|est|sont|es|son)(?![a-z])/u

const GERUND =
  /^(?!(?:morning|evening|training|funding|parking|building|ceiling|spring|something|anything|living|housing|clothing|working|willing|caring|outgoing|loving)$)[a-z-]{3,}ing$/u

/** Whether the words of the trade name this piece of work. */
export function namesTradeWork(spelled: string, language: Language): boolean {
  const words = spelled.split(/[\s,/&'’-]+/).filter(Boolean)
  if (words.length === 0 || words.length > 6 || NOT_WORK.test(spelled)) return false
  if (words.some((word) => NOUNS[language].has(word))) return true
  if (language === 'en') return GERUND.test(words[0]!) || GERUND.test(words.at(-1)!)
  if (language === 'de')
    return words.some((word) =>
      /^[a-z]{3,}(?:abnahme|anlage|annahme|gabe|versorgung|messung|wechsel|einbau|aufnahme|begleitung|behandlung|fuhrung|reparatur(?:en)?|schnitte?|pflege|arbeiten|beratung|reinigung|ausgabe|vorbereitung|zubereitung|diagnose|theke|forderung)$/u.test(
        word,
      ),
    )
  return false
}

/** Loose items of a sentence whose other items are tasks become tasks too; one word of the trade is enough for a list. */
export function turnIntoTasks(reading: Reading, found: Fact[]): Fact[] {
  const loose = found.filter(
    (fact) =>
      fact.kind === 'free' && fact.about === undefined && fact.holds && fact.spans[0]![1] - fact.spans[0]![0] < 60,
  )
  if (loose.length === 0) return found
  const named = new Set(loose.filter((fact) => namesTradeWork(plain(fact.text), reading.language)))
  const known = named.size + found.filter((fact) => fact.kind === 'duty').length
  if (known === 0) return found
  const bare = loose.filter((fact) => couldBeWork(reading, fact, named.has(fact)))
  if (known * 3 < bare.length) return found
  return found.map((fact) => (bare.includes(fact) ? { ...fact, kind: 'duty' } : fact)) as Fact[]
}

function couldBeWork(reading: Reading, fact: Fact, named: boolean): boolean {
  const words = fact.text.split(/\s+/)
  if (words.length > 6) return false
  if (named) return true
  if (NOT_WORK.test(plain(fact.text))) return false
  // A name in capitals is a tool or a place, not work; German nouns all have theirs.
  const rest = words.slice(startsSentence(reading, fact) ? 1 : 0)
  return reading.language === 'de' ? /^\p{Lu}\p{Ll}/u.test(fact.text) : !rest.some((word) => /^\p{Lu}/u.test(word))
}

const startsSentence = (reading: Reading, fact: Fact): boolean =>
  /(?:^|[.!?:\n])\s*$/u.test(reading.text.slice(Math.max(0, fact.spans[0]![0] - 3), fact.spans[0]![0]))
