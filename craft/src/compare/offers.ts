/** Items below a heading such as "We offer" that nobody promised, whatever their words. */
import type { Brief, Language, Span } from '../brief/facts.ts'
import type { Claim, Ground } from './claims.ts'
import { NOT_ASKED } from './demands.ts'
import { isEverydayWord } from './everyday-words.ts'
import { type Evidence, stemOf } from './evidence.ts'
import type { Description } from './grounds.ts'
import { isFormOf, isGift, kinOf } from './kindred-words.ts'
import { shortenedIn, spelledOut } from './letters.ts'
import { headedSentences, partsOf } from './sections.ts'
import { equalitySpans } from './terms.ts'
import { isTelling } from './traits.ts'
import { rootOf } from './word-roots.ts'

/** Words with which pay and hours are put into a sentence; they promise nothing by themselves. */
const FILLER = new Set(
  'you get your our with the for and plus per paid year month week day hour gross net salary pay base fixed from more also every each all off openly stated where stand know work working time place role position contract offer provide include including including employer company benefits wir sie ihr ihre dein deine bieten mit und der die das fur pro im ein eine einen gehalt vergutung brutto netto jahr monat stunde tag woche zeit arbeit stelle bezahlung nach ab sofort vous votre nous des les une avec par pour salaire remuneration brut net mois semaine jour poste contrat temps prise debut con por para una los las salario retribucion bruto brutos anuales ano mes semana dia puesto contrato jornada rest other days home office site hybrid remote werden gestellt provided supplied fournis fournie geregelte arbeitszeiten rata prorata pro sonst ort hause buro vor von zum zur rythme regulier reste sur site sans travail teletravail modelo resto casa trabajo teletrabajo presencial horario horaires horaire uhr morning mornings afternoon evening mananas manana madrugada tarde noche matin soir dos tres cuatro cinco seis siete ocho nueve diez otro otra otros entre card karte carte tarjeta free kostenlos kostenlose kostenlosen gratuit gratuite gratis lunes viernes monday friday montag freitag lundi vendredi dimanche domingos good decent support bought covered one two three four five six fridays saturdays sundays once twice small klein kleine kleiner petit petite petits petites pequeno pequena pequenos reducido reducidos expense expenses cost own account kosten rechnung frais compte charge cuenta corre nos nuestra nuestro nos todo toda todos tout toute avantages benefits advantages nosotros ponemos cada jede jeder jeden every each chaque libre libres selbst yourself pouvez konnen konnst puedes nutzen fournissons ouvert ouverte tous toutes todas alle dreizehnmal zwolfmal vierzehnmal domaine use using methods totalmente fully vollig entierement completely entgeltgruppe tarif tarifvertrag grade band wird daraus envisageable possible moglich posible possibilite possibility possibilidad moglichkeit option chance opportunity oportunidad devenir become werden convertirte convertirse eliges wahlen choose choisir coverage cover frei freie freier freien viereinhalb dreieinhalb viertagewoche bedroom bedrooms bed beds chambres habitaciones mandatory ambiente ambiance atmosphere klima arbeitsklima stimmung team teams equipo aufgeschlossenes kollegial kollegiales respeto companerismo respect appreciation wertschatzung miteinander kollegen colleagues collegues companeros equipe equipee equipado equipada equipped ausgestattet'.split(
    ' ',
  ),
)

/** A clause that only says more of what stands before it. */
const DEPENDENT =
  /^(?:dann|es decir|o sea|that is|i\.e\.|das heisst|c'est-a-dire|soit|as|since|den|die|das|der|dem|which|that|who|where|so|if|when|because|damit|wenn|weil|qui|que|dont|ou|si|pour que|para que|cuando|even|also|auch|wer|whoever|celui qui|quien|though|although|but|mit dem|mit de[mnr]|in de[mnr]|obwohl|quoique|bien que|car|denn|aunque|porque|subject to|depending|rising|increasing|steigend|je nach|selon|segun)(?:\s|$)/u

const CLAUSE =
  /(?<![a-z])(?:that|who|which|you can|we|nobody|everyone|sie|du|wir|niemand|die|das|der|que|qui|vous|nous|personne|nadie|quien)(?![a-z])/u

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
  for (const { section, span, item } of headedSentences(description.plain)) {
    if (section !== 'offers') continue
    const parts = partsOf(description.plain, span)
    // Prose promises by enumerating: "25 days off, summer hours and a profit share".
    if (!item && (parts.length < 3 || equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to))) continue
    for (const [index, part] of parts.entries()) {
      // "Training in first aid and in the use of ropes": what follows hangs on what stands before.
      if (
        index > 0 &&
        /^(?:in|of|to|on|from|im|zur?|zum|de|en|dans|pour|para)\s/u.test(description.plain.slice(...part))
      )
        continue
      if (
        !item &&
        description.plain
          .slice(...part)
          .trim()
          .split(/\s+/).length > 4
      )
        continue
      if (claims.some((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])) continue
      if (DEPENDENT.test(description.plain.slice(...part)) || NOT_ASKED.test(description.plain.slice(...part))) continue
      const words = headWords(description.plain.slice(...part)).filter(
        (word) => isGift(kinOf(word)) || isTelling(word) || told.words.has(word),
      )
      const stems = words.map(stemOf)
      if (stems.length === 0) continue
      // Across languages only what is known by meaning proves anything.
      const strange = brief.language !== description.language
      const kin = words.map(kinOf).filter((group) => group !== undefined)
      if (strange) {
        if (kin.some(isGift) && kin.every((group) => !told.kin.has(group)))
          found.push({ span: part, ground: 'none', source: null })
        continue
      }
      const { at, span: letters } = spelledOut(allWords(description.plain.slice(...part)), told)
      if (at.size > 0) {
        found.push({ span: part, ground: 'brief', source: letters! })
        continue
      }
      const hits = words.map((word) => sourceOf(word, told)).filter((hit) => hit !== undefined)
      // "Hours that fit around your children": a way to speak, not a thing to give.
      if (
        hits.length === 0 &&
        CLAUSE.test(description.plain.slice(...part)) &&
        words.every((word) => isEverydayWord(word, description.language) && !isGift(kinOf(word)))
      )
        continue
      const gift = hasUntoldGift(words, told)
      // One word of two is enough where its meaning is known: "bring your dogs".
      const meant = words.some(
        (word) =>
          isGift(kinOf(word)) &&
          told.kin.has(kinOf(word)!) &&
          words.every((other) => other === word || isEverydayWord(other, description.language)),
      )
      const needed = stems.length === 2 && !meant ? 2 : stems.length / 2
      const promised = words.every(
        (word) => !REWARD.has(stemOf(word)) || told.stems.has(stemOf(word)) || told.kin.has(kinOf(word) ?? -1),
      )
      const named = words.find(
        (word) => /\p{Lu}\p{Ll}*\p{Lu}/u.test(typedOf(word, description, part)) && sourceOf(word, told),
      )
      if (promised && !gift && named) found.push({ span: part, ground: 'brief', source: sourceOf(named, told)! })
      else if (promised && !gift && (hits.length >= needed || giftsTold(words, told, description.language)))
        found.push({ span: part, ground: 'brief', source: hits[0]! })
      else if (stems.some((stem) => company.stems.has(stem)))
        found.push({ span: part, ground: 'company', source: null })
      else found.push({ span: part, ground: 'none', source: null })
    }
  }
  return found
}

/** "A pitch for your tent": what is given stands first. */
function headWords(text: string): string[] {
  const cut = text.search(/ (?:for|fur|pour|para|um|to|if|when|wenn|si|falls|because) /u)
  const head = cut > 0 ? tellingWords(text.slice(0, cut)) : []
  return head.length > 0 ? head : tellingWords(text)
}

/** The word as it was typed. */
const typedOf = (word: string, { text, plain }: Description, [from, to]: Span): string => {
  const at = plain.slice(from, to).indexOf(word)
  return at < 0 ? '' : text.slice(from + at, from + at + word.length)
}

const allWords = (text: string): string[] => text.match(/[\p{L}][\p{L}&'-]+/gu) ?? []

const tellingWords = (text: string): string[] =>
  (text.match(/[\p{L}][\p{L}&'-]+/gu) ?? [])
    .flatMap((word) => (/\p{L}{3}-\p{L}{3}/u.test(word) ? word.split('-') : [word]))
    .map((word) => word.replace(/^(?:[ldnqsj]|qu)'|'s$/g, ''))
    .filter((word) => word.length > 2 && !FILLER.has(word))
    .filter((word) => word !== 'leave' || !/leave (?:the|you|your|it|work|early|at|home)(?![a-z])/.test(text))

/** "A two-bedroom cottage", where the brief has a cottage. */
const giftsTold = (words: readonly string[], told: Evidence, language: Language): boolean => {
  const gifts = words.filter((word) => isGift(kinOf(word)))
  const others = words.filter((word) => !isGift(kinOf(word)))
  return (
    gifts.length > 0 &&
    gifts.every((word) => told.kin.has(kinOf(word)!)) &&
    others.every((word) => isEverydayWord(word, language) || sourceOf(word, told) !== undefined)
  )
}

/** "Jahressonderzahlung" is not promised by "2 Jahre": a long word takes more than a common beginning. */
export function sourceOf(word: string, told: Evidence): Span | undefined {
  const kin = told.kin.get(kinOf(word) ?? -1)
  const span = told.stems.get(stemOf(word))
  if (kin || !span)
    return (
      kin ??
      shortenedIn(told, word) ??
      (word.length > 5 ? told.roots.get(rootOf(word)) : undefined) ??
      compoundOf(word, told)
    )
  // What an abbreviation stands for is spelled nowhere.
  if (!told.plain.startsWith(stemOf(word), span[0])) return span
  for (const [other, at] of told.words) if (isFormOf(word, other)) return at
  return word.length >= 12 && told.plain.includes(word.slice(0, 7)) ? span : undefined
}

/** "Freie Fahrt" is told by "Freifahrt", "Jahresbonus" by "Bonus": what a compound is stands at its end. */
function compoundOf(word: string, told: Evidence): Span | undefined {
  if (word.length < 5) return undefined
  for (const [other, at] of told.words)
    if (
      other !== word &&
      ((other.length >= 5 && other.endsWith(word)) ||
        ((other.length >= 5 || other === 'tage') && word.endsWith(other) && !FILLER.has(other)))
    )
      return at
  return undefined
}

/** "English lessons" are not promised by who asks for English. */
export const hasUntoldGift = (words: readonly string[], told: Evidence): boolean =>
  words.length <= 3 &&
  words.some((word) => isGift(kinOf(word)) && !told.kin.has(kinOf(word)!) && sourceOf(word, told) === undefined)

export const isFiller = (word: string): boolean => FILLER.has(word)
