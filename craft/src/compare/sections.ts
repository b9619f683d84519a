/** The sentences of a description with what their section is about: what is asked, what is given, or neither. */
import type { Span } from '../brief/facts.ts'
import { isGift, kinOf } from './kindred-words.ts'

const REQUIREMENTS =
  /(?:^(?:you|du|sie|vous|tu|you are|sie sind|du bist|vous etes|eres|(?:dein|ihr) konnen|must-haves)$|require|qualif|you(?:'ll| will)? (?:have|bring|need)|must-haves|we(?:'d| would) (?:love|like)|we expect|we(?:'re| are) after|must[- ]have|nice[- ]to[- ]have|your profile|profile|skills|who you are|about you|ideal candidate|looking for|essential|desirable|bonus|experience|anforderung|profil|das bringst|was (?:du|sie) mitbring|mitbring|qualifikation|voraussetzung|wunschenswert|the person|person spec|your background|fit if|a (?:good |great )?fit|(?:could|is) this (?:be )?you|it takes|who can apply|you should|we ask|^we need|must be|wunschen|punktest|punkten|so bist|passt (?:du|zu)|passen zu|starken|was wir brauchen|^(?:du kannst|sie konnen)|prerequis|pour reussir|votre parcours|quien eres|encajas|esperamos de|lo que traes|exigencias|valoramos|wichtig ist|gehort dazu|hoping for|suit us|need from|erwarten (?:wir|von)|wir erwarten|il (?:vous )?faut|faut|hace falta|brauchst|brauchen sie|sollten sie|ce qu'on attend|pour exercer|pour (?:nous )?rejoindre|wen wir suchen|(?:du|sie) (?:hast|haben)|zeichnet|votre profil|recherchons|qui etes|vous etes|(?<!vous |t')attend|pedimos|buscamos|necesit|ce que vous apportez|profil recherche|competences|exigences|(?<!nos )atouts|requisitos|perfil|lo que (?:aportas|necesitas|buscamos)|se valora|deseable|imprescindible|que aportas)/u
const OFFERING =
  /(?:offer|benefit|perk|package|you(?:'ll| will)? (?:get|love|enjoy|receive|gain)|(?:we|we'll) (?:can )?do for you|look forward to|our promise|^terms|for your work|fur dich drin|spricht fur|konditionen|das paket|davon haben|davon hast|gibt es|gibt's|freu dich|ihr plus|dein plus|on vous propose|vous propose|lo que ganas|ganas|oferta|a cambio|te llevas|encontraras|trouverez|comes with|the deal|on the table|work here|wir zahlen|sonst noch|ihre arbeit wert|rahmenbedingungen|(?:^|apprecie\p{L}* |aime\p{L}* )chez nous|haben sie davon|hast du davon|gagnez|good about|you(?:'ll| will)? like|kriegst|we(?:'ll| will)? give|in return|good stuff|goodies|extras|in it for you|why (?:join|work|us|you)|we provide|compensation|rewards?|bieten|freuen|(?:konnen|kannst) (?:sie|du) .*erwarten|grunde|warum|pourquoi|por que|te espera|vorteile|bekommst du|angebot|benefits|unsere leistungen|nous (?:vous )?(?:offrons|proposons)|offrons|proposons|offre|avantages|nos atouts|atouts du poste|conditions|remuneration|ofrec|(?:que|te) damos|beneficios|condiciones|ventajas|retribucion|te llevas|leistungen|prestaciones|^les? plus$|geben wir|darauf kannst|(?:du|sie) (?:bekommst|bekommen|erhaltst|erhalten))/u
const DUTIES =
  /(?:(?:you|we)(?:'ll| will)? do|responsib|dut(?:y|ies)|tasks|the (?:work|job|role)|your (?:work|job|role|day|week)|day[- ]to[- ]day|(?:typical|your) (?:day|week)|scope|what you own|aufgaben|tatigkeit|das (?:machst|machen|tun|tust|erwartet)|(?:tun|machen) sie|^au quotidien|programme|missions?|quotidien|travail|taches|funciones|tareas|haras|responsabilidades|tu dia|about (?:us|the)|who we are|uber uns|wer wir|(?:qui )?sommes|entreprise|sobre (?:nosotros|la)|quienes|apply|bewerb|postul|candidat|location|facts|^you will$)/u

type SectionKind = 'demands' | 'offers' | 'other'

export interface Headed {
  heading: string
  section: SectionKind
  span: Span
  item: boolean
}

const HEADING = /^\s*#{1,6}\s+(.+)$|^\s*\*\*([^*]{2,70}?):?\*\*:?\s*$|^([\p{L}¿¡][\p{L} '&/]{2,40}) ?:\s*$/u
/** What an item of a list begins with, as a source: a dash, an arrow, a number, a picture. */
export const ITEM_MARK = '(?:[-*+•–—▪‣✓✔→➜➤►▶▸★»›◦●■□]|\\d{1,3}[.)]|\\p{Extended_Pictographic}\\uFE0F?)'
export const ITEM = new RegExp(`^\\s*${ITEM_MARK}\\s`, 'u')
const LEAD_OF_ITEM = new RegExp(`^\\s*(?:${ITEM_MARK}\\s+)?(?:\\*\\*[^*]{2,40}:\\*\\*\\s*)?`, 'u')
const LEAD_OF_LINE = new RegExp(`^\\s*(?:${ITEM_MARK}|#{1,6})\\s+`, 'u')

/** "**The offer.** You get …" */
const INLINE_HEADING = /^\s*\*\*([^*]{2,40})[.:]\*\*(?=\s+\S)/

/** A short line without a stop above a list or a paragraph: "What we pay and what else we give". */
function plainHeading(lines: readonly string[], at: number): RegExpExecArray | null {
  const line = lines[at]!
  if (line.length > 60 || (at > 0 && lines[at - 1]!.trim() !== '' && !/^[^a-z]*$/.test(line))) return null
  const next = lines.slice(at + 1, at + 3).find((one) => one.trim() !== '')
  if (next === undefined || at === 0) return null
  const shouted = !/\p{Ll}/u.test(line)
  if (!shouted && lines[at + 1]!.trim() !== '' && !ITEM.test(lines[at + 1]!)) return null
  return /^([\p{L}¿¡][\p{L}\d '&/,()-]{2,60}\??)\s*$/u.exec(line)
}

let read: { text: string; sentences: Headed[] } | null = null

/** Sentences, items and the cells of rows. A text is asked for several times in a row. */
export function headedSentences(text: string): readonly Headed[] {
  if (read?.text !== text) read = { text, sentences: readSentences(text) }
  return read.sentences
}

function readSentences(text: string): Headed[] {
  const found: Headed[] = []
  let heading = ''
  let listed = false
  let offset = 0
  let first = 0
  const close = () => {
    const section = sectionOf(heading, text, found.slice(first))
    for (const one of found.slice(first)) if (one.heading === heading) one.section = section
    first = found.length
  }
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    const title = HEADING.exec(line) ?? plainHeading(lines, at) ?? INLINE_HEADING.exec(line)
    const item = ITEM.test(line)
    if (title) {
      close()
      // The title says what the work is, not what its section holds.
      heading = /^\s*# /.test(line) ? '' : (title[1] ?? title[2] ?? title[3]!)
      // What stands below a list in plain words belongs to it no longer: "Send us your CV."
    } else if (listed && !item && line.trim() !== '' && !/^\s{2,}/.test(line)) {
      close()
      heading = ''
    }
    if (line.trim() !== '') listed = item
    const alone = title !== null && title[0].length >= line.trimEnd().length
    if (!alone && /^\s*\|/.test(line)) found.push(...cellsOf(line, offset))
    else if (!alone) for (const span of sentencesOf(line, offset)) found.push({ heading, section: 'other', span, item })
    offset += line.length + 1
  }
  close()
  return found
}

const GIVEN =
  /[€£$]|(?<![a-z])euros?(?![a-z])|(?:chf|eur|usd) ?\d|(?:days?|weeks?|tagen?|wochen|jours|semaines|dias|semanas) (?:of |de |d')?(?:paid |annual |bezahlte[rn]? )?(?:leave|holiday|hol|vacation|off|urlaub|ferien|conges|vacances|vacaciones)|bonus|insurance|pension|discount|allowance|versicherung|zulage|zuschuss|rabatt|mutuelle|prime|tickets?|seguro|descuento/u

const ASKED =
  /experien|erfahr|licen[cs]e|fuhrerschein|permis|carne|certif|zertif|diplom(?!at)|degree|studium|abschluss|ausbildung|qualifi|knowledge|kenntnis|connaissance|conocimiento|maitrise|dominio|fluen|ability|able to|fahigkeit|capaci|registration|minim|mindest|at least|english|englisch|anglais|ingles/u

/** Where the heading does not say it, the items do: "Your rucksack" is full of certificates. */
function sectionOf(heading: string, text: string, sentences: readonly Headed[]): SectionKind {
  if (REQUIREMENTS.test(heading) && !OFFERING.test(heading)) return 'demands'
  if (OFFERING.test(heading))
    return REQUIREMENTS.test(heading) && !/offer|bieten|offr|ofre|benefit/.test(heading) ? 'demands' : 'offers'
  if (heading === '' || DUTIES.test(heading)) return 'other'
  const items = sentences.filter((one) => one.item && one.heading === heading).map(({ span }) => text.slice(...span))
  const asked = items.filter((item) => ASKED.test(item) && !GIVEN.test(item)).length
  const sums = items.filter((item) => GIVEN.test(item)).length
  const given = sums === 0 ? 0 : items.filter((item) => GIVEN.test(item) || giftsIn(item)).length
  if (asked >= 2 && asked > given && asked * 2 >= items.length) return 'demands'
  return given >= 2 && given > asked && given * 2 >= items.length ? 'offers' : 'other'
}

const giftsIn = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).some((word) => isGift(kinOf(word)))

function* cellsOf(line: string, offset: number): Generator<Headed> {
  let from = 0
  let heading: string | null = null
  for (const cell of line.split('|')) {
    const words = cell.trim()
    const start = from + cell.indexOf(words)
    from += cell.length + 1
    if (!/\p{L}/u.test(words)) continue
    if (heading === null) heading = words.replace(/\*/g, '')
    else {
      const section = OFFERING.test(heading) ? 'offers' : 'other'
      yield { heading, section, item: true, span: [offset + start, offset + start + words.length] }
    }
  }
}

function* sentencesOf(line: string, offset: number): Generator<Span> {
  const start = LEAD_OF_ITEM.exec(line)![0].length
  for (const match of line.slice(start).matchAll(/[^\s.!?][^!?]*?(?:[.!?](?=\s+[\p{L}"'(*]|\s*$)|$)/gu)) {
    const text = match[0].replace(/[\s.!?]+$/, '')
    if (text.length > 2) yield [offset + start + match.index, offset + start + match.index + text.length]
  }
}

const PARTS = /,\s+(?:and |und |et |y )?|;\s+|(?<!-)\s+(?:and|und|et|y|e|sowie|plus|\+|&)\s+/gu

/** The members of an enumeration. */
export function partsOf(text: string, [from, to]: Span): Span[] {
  const parts: Span[] = []
  let start = from
  for (const match of text.slice(from, to).matchAll(PARTS)) {
    parts.push([start, from + match.index])
    start = from + match.index + match[0].length
  }
  return [...parts, [start, to] as const].filter(([one, other]) => text.slice(one, other).trim() !== '')
}

const JOINTS =
  /[,;:]\s+(?:and |und |et |y |but |aber |mais |pero )?|(?<!-)\s(?:and|und|et|y|e|but|aber|mais|pero|sowie)\s|\s-\s/gu

/** The clauses of a sentence, and what is joined to them. */
export function clausesOf(text: string, [from, to]: Span): Span[] {
  const parts: Span[] = []
  let start = from
  for (const match of text.slice(from, to).matchAll(JOINTS)) {
    parts.push([start, from + match.index])
    start = from + match.index + match[0].length
  }
  return [...parts, [start, to] as const]
}

/** The sentence or list item around a span. */
export function sentenceAround(text: string, [from, to]: Span): string {
  const [start, end] = sentenceSpan(text, [from, to])
  return text.slice(start, end)
}

export function sentenceSpan(text: string, [from, to]: Span): Span {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const nextLine = text.indexOf('\n', to)
  const lineEnd = nextLine < 0 ? text.length : nextLine
  const before = text.slice(lineStart, from)
  const after = text.slice(to, lineEnd)
  const opening = [
    // With the first letter of the claim, which may open the sentence.
    ...text
      .slice(lineStart, from + 1)
      .matchAll(
        /(?<!\b(?:e\.g|i\.e|ca|z\.B|p\.a|inkl|Std|approx|No|Nr|St|Dr|Mr|Ms|bzw))[.!?]["')\]]*\s+(?=[\p{Lu}\d"'(¿¡*])/gu,
      ),
  ].at(-1)
  const marker = LEAD_OF_LINE.exec(before)?.[0].length ?? 0
  const closing =
    /(?<!\b(?:e\.g|i\.e|ca|z\.B|p\.a|inkl|Std|approx|No|Nr|St|Dr|Mr|Ms|bzw))[.!?]["')\]]*(?=\s+[\p{Lu}\d"'(¿¡*]|\s*$)/u.exec(
      after,
    )
  return [
    opening ? lineStart + opening.index + opening[0].length : lineStart + marker,
    closing ? to + closing.index + closing[0].length : lineEnd,
  ]
}
