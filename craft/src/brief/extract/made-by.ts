/** What the employer lives by, where the brief says what is made. */
import type { Fact, Span } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { tidy } from '../tidy.ts'

/** "We make e-bike motor controllers": what the employer lives by. "… (42 berceaux) cherche un(e)": what stands in brackets behind it. */
export function madeBy(reading: Reading, span: Span, text: string): Fact | null {
  const beside = IN_BRACKETS.exec(text)?.[1]
  if (beside) return { kind: 'free', about: 'company', text: beside, spans: [span], confidence: 'high', holds: true }
  if (reading.language !== 'en') return null
  const typed = reading.text.slice(...span)
  const made = /we[^a-z]/i.test(typed) ? MAKES.exec(tidy(typed, 'en'))?.[1] : undefined
  if (!made || made.split(' ').length > 14) return null
  return { kind: 'company', aspect: 'about', text: made, spans: [span], confidence: 'medium', holds: true }
}
const MAKES =
  /^(?:here )?we ((?:make|build|sell|produce|design|develop|manufacture|grow|brew|bake|publish|print|import|export|distribute|install|repair|service|rent(?: out)?|hire out|lease|assemble|ship|stock|fit|breed|farm|roast|deliver|analyse|analyze|insure|operate|move|process|translate|host|finance|lend|recycle|clean|restore|map|measure|own|employ|have(?= (?:\d|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|shops|stores|sites|offices|branches)(?![a-z]))) (?!(?:you|it|them|this|that|sure|do|up|on|out|to|for|things?|time)(?![a-z])).+)$/iu
/** What an employer seeks is read already, and the verb alone says nothing. */
const IN_BRACKETS =
  /^\(([^()]{3,60})\),? (?:sucht|suchen|braucht|cherche|recherche|recrute|embauche|busca|necesita|precisa|contrata|seeks|needs|is (?:looking for|hiring|recruiting|after))(?: (?:an?|une?|un[·.(/-]?e?\)?|una|un\(?\/?a\)?|eine?[nr]?|ab sofort|dringend))*$/iu
