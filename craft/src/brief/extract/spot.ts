/** Small steps that every extractor takes. */

import { NUMBER_WORDS } from '../data/number-words.ts'
import type { Confidence, Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { isNegated, negatorSpans } from '../polarity.ts'
import { BLANK, partAt, type Reading } from '../reading.ts'
import { tidy } from '../tidy.ts'

type Shared = Pick<Fact, 'text' | 'spans' | 'confidence' | 'holds'>

/** What all facts carry, taken from a span of the brief. */
export function seen(reading: Reading, [from, to]: Span, confidence: Confidence = 'high', holds?: boolean): Shared {
  const so = holds ?? !isNegated(reading, from, to)
  return {
    text: tidy(reading.text.slice(from, to), reading.language),
    spans: [[from, to], ...(so ? [] : negatorSpans(reading, from, to))],
    confidence,
    holds: so,
  }
}

const NEED_BEHIND = lean(
  /^\s*[(=:-]?\s*(?:native(?: level| speakers?)? not (?:necessary|needed|required)|a?(?: )?must(?=[\s,;.)]|$)|helps(?: a lot| a bit)?|hilft|suma|ayuda|(?:estaria|seria) (?:bien|bueno|genial|ideal)(?: pero no (?:obligo|es obligatori[oa]|hace falta))?|(?:(?:is|are|would be|ist|sind|war|ware|waren|est|sont|serait|es|son|seria) )?(?:(?:really|very|strongly|highly|sehr|quite|bien|also|auch|aussi|tambien) )?(?:(?:helpful|handy|useful|welcome|fine|appreciated|valued|lovely|great|brilliant|fantastic|amazing|perfect|good|nice to know|preferred|pref|desirable|desired|essential|required|req(?:'?d)?|needed|necessary|mandatory|nice(?: to have)?|an? (?:big |real |strong |definite |huge )?(?:plus|bonus|asset|advantage|must)|hilfreich|nutzlich|schon|toll|super|klasse|ideal|optimal|von vorteil|wunschenswert|erwunscht|gewunscht|ein plus|gern(?:e)?(?: gesehen)?|(?:muss|mussen) (?:(?:aktuell|(?:noch )?gultig|vorhanden|da) )?(?:sitzen|sein)|zwingend|erforderlich|notwendig|notig|(?:est )?un (?:plus|atout)|(?:ce |ca )?serait (?:le fun|bien|top|genial|chouette|parfait|ideal|super|un (?:vrai )?plus|apprecie)|seria (?:genial|ideal|perfecto|estupendo|lo maximo|un plus)|utiles?|appreciee?s?|souhaitee?s?|exigee?s?|requise?s?|imperati(?:f|fs|ve|ves)|pflicht|voraussetzung|indispensables?|obligatoires?|necessaires?|se valora(?:ra)?(?: positivamente)?|valorables?|deseables?|imprescindibles?|necesari[oa]s?|obligatori[oa]s?|excluyentes?|(?:connue?s? )?de preference|bevorzugt|preferiblemente|(?:sera )?un plus)(?:,? (?:but optional|(?:but |though )?(?:it(?:'s| is) |is )?(?:not|isn't|isnt|aren't) (?:essential|needed|required|necessary|a must|mandatory|expected)|(?:mais )?(?:pas|non) (?:obligatoires?|obligee?s?|indispensables?|necessaires?|exigee?s?|requise?s?)|(?:aber )?(?:nicht zwingend|kein muss|keine bedingung)|(?:pero )?no (?:imprescindible|excluyente|obligatori[oa]|necesari[oa])))?|or (?:equal|equivalent|similar|comparable)|oder (?:vergleichbar|gleichwertig|ahnlich)|ou equivalent|o (?:equivalente|similar)))\)?(?=[\s,;.:!+/)]|$)/u,
)

/** "HTML básico deseable", "Excel avancé": how well one knows it belongs to the tool. */
const LEVEL =
  /^ (?:nivel |niveau )?(?:basico|intermedio|avanzado|medio|alto|basique|avance|intermediaire|confirme)(?=[\s,;.)]|$)/u
function withLevel(reading: Reading, fact: Fact): void {
  const [from, to] = fact.spans[0]!
  const level = fact.kind === 'skill' ? LEVEL.exec(reading.openPlain.slice(to, to + 24))?.[0].length : undefined
  if (!level) return
  fact.text += reading.text.slice(to, to + level)
  fact.spans[0] = [from, to + level]
}

/** "1 an en pédiatrie, un atout.": the wish that ends a sentence. */
const WISH_BEHIND =
  /^ ?= ?(?:un )?(?:atout|plus|bonus|top)(?=\s*(?:[.,;\n]|$))|^, (?:c'est |ce serait |serait |seria |es )?(?:un (?:vrai |gros |petit )?(?:atout|plus)|souhaitee?s?|appreciee?s?|deseables?|valorables?|se valora(?:ra)?)(?=\s*(?:[.;\n]|$))/u

/** "French an asset", "AAT handy, not essential": the words of need behind a fact belong to it. */
export function withNeed<F extends Fact>(reading: Reading, fact: F): F {
  withLevel(reading, fact)
  const to = fact.spans[0]![1]
  const behind = reading.openPlain.slice(to, to + 60)
  const words = NEED_BEHIND.exec(behind)?.[0] ?? WISH_BEHIND.exec(behind)?.[0]
  if (words) fact.spans.push([to, to + words.length])
  return fact
}

/** "excel =": the mark that tied a word of need to a fact goes with that word. */
export const withoutTie = (text: string): string => text.replace(/[\s=:–-]+$/, '')

/** Widens a span to what stands unread around it in the same part, without loose ends. */
export function widen(reading: Reading, [from, to]: Span): Span {
  const part = partAt(reading, from)
  let start = from
  let end = Math.max(to, from)
  while (start > part.from && reading.open[start - 1] !== BLANK) start--
  while (end < part.to && reading.open[end] !== BLANK) end++
  const open = reading.text.lastIndexOf('(', from - 1)
  const shut = reading.text.indexOf(')', to)
  // Inside brackets only their words belong to it: "CE Nahverkehr (abends zuhause)".
  if (
    open >= start &&
    shut >= 0 &&
    shut < end + 1 &&
    reading.text.indexOf(')', open) === shut &&
    shut - open > 6 &&
    open - start > 2
  ) {
    start = open + 1
    end = shut
  }
  return trim(reading.text, [start, end])
}

const LOOSE_START =
  /^(?:[\s,;:+&/.*•)>-]|plus\s(?!de\s|d['’]|(?:nocturnidad|nocturn|convenio|transport|festiv|peligrosidad|turn|productividad|toxicidad|idioma|asistencia|antig))|(?:and|und|et|y|e|with|mit|avec|con|the|an?(?!\s(?:week|month|day|year|fortnight|couple|few|half)\s)|also|auch)\s)+/iu
const LOOSE_END =
  /(?:\s(?:suchen|brauchen) wir(?: ab sofort| ab jetzt)?(?: eine?n?)?(?: (?:nette|freundliche|liebe|engagierte|motivierte|tolle|neue)[nrs]?)*|[\s,;:+&/(<-]|(?<!sign|live|lives|living|series|serie|klasse|class|classe|clase|plan|level|grade|type|typ|permis|carnet|permiso)\s(?:and|und|et|y|plus|with|mit|avec|con|the|in|at|for|from|of|a|on|near|outside|von|bei|im|am|de|à|en|pour|para|für))+$/iu

export function trim(text: string, [from, to]: Span): Span {
  const piece = text.slice(from, to)
  const head = LOOSE_START.exec(piece)?.[0].length ?? 0
  const tail = LOOSE_END.exec(piece.slice(head))?.[0].length ?? 0
  return head + tail >= piece.length ? [from, to] : [from + head, to - tail]
}

const NUMERALS: Record<string, number> = {}
const ALSO = {
  1: 'one a an ein eine einen einem einer eins un une uno una',
  2: 'couple',
  7: 'sept',
  8: 'huit',
  11: 'once',
  12: 'dozen',
}
for (const [value, words] of [...Object.entries(NUMBER_WORDS), ...Object.entries(ALSO)])
  for (const word of words.split(' ')) NUMERALS[word] = Number(value)

/** A pattern source for "5", "2.5", "five", "fünf", "cinq", "cinco" (plain spelling). */
export const COUNT = `(?:\\d{1,4}(?:[.,]\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|ein|eine|einen|einem|einer|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)`

/** Whether a word stands for a number: "7", "seven", "sieben". */
export const isCount = (word: string): boolean => word in NUMERALS || /^\d/.test(word)

export function countOf(word: string): number {
  return NUMERALS[word] ?? Number(word.replace(',', '.'))
}
