/** Items below a heading such as "We offer" that nobody promised, whatever their words. */
import type { Brief, Span } from '../brief/facts.ts'
import type { Claim, Ground } from './claims.ts'
import { headedSentences, partsOf } from './demands.ts'
import { type Evidence, stemOf } from './evidence.ts'
import type { Description } from './grounds.ts'
import { isFormOf, isGift, kinOf } from './kindred-words.ts'
import { equalitySpans } from './terms.ts'

const OFFERING =
  /(?:offer|benefit|perk|package|you(?:'ll| will)? (?:get|love|enjoy)|we(?:'ll| will)? give|in return|good stuff|goodies|extras|in it for you|why (?:join|work|us|you)|we provide|compensation|rewards?|bieten|freuen|(?:konnen|kannst) (?:sie|du) .*erwarten|grunde|warum|pourquoi|por que|te espera|vorteile|bekommst du|angebot|benefits|unsere leistungen|nous (?:vous )?(?:offrons|proposons)|offrons|proposons|vous offre|avantages|conditions|ofrec|beneficios|condiciones|ventajas)/u
/** Words with which pay and hours are put into a sentence; they promise nothing by themselves. */
const FILLER = new Set(
  'you get your our with the for and plus per paid year month week day hour gross net salary pay base fixed from more also every each all off openly stated where stand know work working time place role position contract offer provide include including including employer company benefits wir sie ihr ihre dein deine bieten mit und der die das fur pro im ein eine einen gehalt vergutung brutto netto jahr monat stunde tag woche zeit arbeit stelle bezahlung nach ab sofort vous votre nous des les une avec par pour salaire remuneration brut net mois semaine jour poste contrat temps prise debut con por para una los las salario retribucion bruto brutos anuales ano mes semana dia puesto contrato jornada rest other days home office site hybrid remote werden gestellt provided supplied fournis fournie geregelte arbeitszeiten rata prorata pro sonst ort hause buro vor von zum zur rythme regulier reste sur site sans travail teletravail modelo resto casa trabajo teletrabajo presencial horario horaires horaire uhr morning mornings afternoon evening mananas manana madrugada tarde noche matin soir dos tres cuatro cinco seis siete ocho nueve diez otro otra otros entre card karte carte tarjeta free kostenlos kostenlose kostenlosen gratuit gratuite gratis lunes viernes monday friday montag freitag lundi vendredi dimanche domingos good decent support bought covered one two three four five six fridays saturdays sundays equipe equipee equipado equipada equipped ausgestattet'.split(
    ' ',
  ),
)

/** A clause that only says more of what stands before it. */
const DEPENDENT =
  /^(?:den|die|das|der|dem|which|that|who|where|so|if|when|because|damit|wenn|weil|qui|que|dont|ou|si|pour que|para que|cuando|even|also|auch|subject to|depending|rising|increasing|steigend|je nach|selon|segun)\s/u

/** A night bonus is not promised by who speaks of nights. */
const REWARD: ReadonlySet<string> = new Set(
  'bonus prime premium allowance budget voucher discount insurance pension zulage zuschlag pramie zuschuss gutschein rabatt indemnite cheques descuento seguro ayuda'
    .split(' ')
    .map(stemOf),
)

export function findOffers(
  description: Description,
  claims: readonly Claim[],
  { told, company, brief }: { told: Evidence; company: Evidence; brief: Brief },
): { span: Span; ground: Ground; source: Span | null }[] {
  const found: { span: Span; ground: Ground; source: Span | null }[] = []
  const equal = equalitySpans(description.plain)
  for (const { heading, span, item } of headedSentences(description.plain)) {
    if (!OFFERING.test(heading)) continue
    const parts = partsOf(description.plain, span)
    // Prose promises by enumerating: "25 days off, summer hours and a profit share".
    if (!item && (parts.length < 3 || equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to))) continue
    for (const part of parts) {
      if (
        !item &&
        description.plain
          .slice(...part)
          .trim()
          .split(/\s+/).length > 4
      )
        continue
      if (claims.some((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])) continue
      if (DEPENDENT.test(description.plain.slice(...part))) continue
      const words = tellingWords(description.plain.slice(...part))
      const stems = words.map(stemOf)
      if (stems.length === 0) continue
      // Across languages only what is known by meaning proves anything.
      const strange = brief.language !== description.language
      const kin = words.map(kinOf).filter((group) => group !== undefined)
      if (strange) {
        if (kin.length > 0 && kin.every((group) => !told.kin.has(group)))
          found.push({ span: part, ground: 'none', source: null })
        continue
      }
      const hits = words.map((word) => sourceOf(word, told)).filter((hit) => hit !== undefined)
      const gift = hasUntoldGift(words, told)
      const promised = words.every(
        (word) => !REWARD.has(stemOf(word)) || told.stems.has(stemOf(word)) || told.kin.has(kinOf(word) ?? -1),
      )
      if (promised && !gift && hits.length >= (stems.length === 2 ? 2 : stems.length / 2))
        found.push({ span: part, ground: 'brief', source: hits[0]! })
      else if (stems.some((stem) => company.stems.has(stem)))
        found.push({ span: part, ground: 'company', source: null })
      else found.push({ span: part, ground: 'none', source: null })
    }
  }
  return found
}

const tellingWords = (text: string): string[] =>
  (text.match(/[\p{L}][\p{L}&'-]+/gu) ?? [])
    .map((word) => word.replace(/^(?:[ldnqsj]|qu)'|'s$/g, ''))
    .filter((word) => word.length > 2 && !FILLER.has(word))

/** "Jahressonderzahlung" is not promised by "2 Jahre": a long word takes more than a common beginning. */
export function sourceOf(word: string, told: Evidence): Span | undefined {
  const kin = told.kin.get(kinOf(word) ?? -1)
  const span = told.stems.get(stemOf(word))
  if (kin || !span) return kin
  // What an abbreviation stands for is spelled nowhere.
  if (!told.plain.startsWith(stemOf(word), span[0])) return span
  for (const [other, at] of told.words) if (isFormOf(word, other)) return at
  return word.length >= 12 && told.plain.includes(word.slice(0, 7)) ? span : undefined
}

/** "English lessons" are not promised by who asks for English. */
export const hasUntoldGift = (words: readonly string[], told: Evidence): boolean =>
  words.length <= 3 &&
  words.some((word) => isGift(kinOf(word)) && !told.kin.has(kinOf(word)!) && sourceOf(word, told) === undefined)

export const isFiller = (word: string): boolean => FILLER.has(word)
