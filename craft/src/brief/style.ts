/** Wishes about the text itself: tone, length, language, form of address, "say X, not Y". They are obeyed, not printed. */

import type { Fact, Language, Span, Style, Tone } from './facts.ts'
import { lean } from './lean.ts'
import { matches, occurs, occursIn } from './matches.ts'
import { plain } from './normalise.ts'
import { type Reading, withhold } from './reading.ts'
import { REPLACING } from './replacing.ts'

const BY_FORM = '[ -](?:form|wort|ansprache|anrede)'
const SAID_WITH = '(?:with|use|using|say|in|as) (?:the )?(?:informal |formal |familiar )?["\']?'
const NOT_BUT = ',? (?:and )?(?:not|nicht|statt|pas|no|rather than|instead of) ["\']?'
const NAMED_SO = '["\']?(?=[\\s,.;!)]|$)'
/** "Du form", "du not Sie", "on tutoie": how whoever reads it is addressed. */
const INFORMAL = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?:du|tu)${BY_FORM}|per du|(?:du|tu)${NOT_BUT}(?:sie|vous|usted)|(?<=, )du(?=[,.;]|$)|(?:wir |bitte |per )?duzen|bitte du|(?:bitte )?mit du|(?:ansprache|ton|tonfall|tonalitat|anrede|stil|form):? ?(?:bitte )?(?:per )?du|(?<!-)${SAID_WITH}(?:du|tu)${NAMED_SO}|informal,? (?:du|tu)|tutoie[A-Za-zÀ-ɏ]*|tutoyer|tutea[A-Za-zÀ-ɏ]*|(?:con |en )?voseo|de tu(?= ?(?:[,.;)!]|$|por favor|please)))(?![A-Za-zÀ-ɏ])`,
  'u',
)
const FORMAL = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?:sie|vous|usted)${BY_FORM}|per sie|(?:sie|vous|usted)${NOT_BUT}(?:du|tu)|(?:wir |bitte |per )?siezen|bitte sie|mit sie|(?:ansprache|ton|tonfall|tonalitat|anrede|stil):? ?(?:bitte )?(?:per )?sie|(?<!-)${SAID_WITH}(?:sie|usted|vous)${NAMED_SO}|formal,? (?:sie|vous|usted)|vouvoie[A-Za-zÀ-ɏ]*|vouvoyer|de usted)(?![A-Za-zÀ-ɏ])`,
  'u',
)

const OF_THE_TEXT =
  /(?<![A-Za-zÀ-ɏ])(?:(?:do|make|post|put|need|want|draft|prepare|have|run|publish) (?:this|it|that)(?: one| up)? in (?:english|german|french|spanish)|(?:el |la |un )?(?:aviso|publicacion|vacante|texto) (?:va |que vaya |tiene que ir |debe ir )?en (?:ingles|frances|aleman|espanol)|l[oa] (?:quiero|necesito) en (?:ingles|frances|aleman|espanol)|(?:texte|offre) (?:a faire |a rediger )?en (?:anglais|allemand|espagnol|francais)|que suene|tone|ton|tonfall|tono|style|stil|wording|write (?:it|this|the|in|an?|me)|written in|(?:the |job )?(?:ad|advert|text|posting|jd|description|copy)(?: should| must| has to| have to| will be| is to be| in|:| please| to be| needs| short|\s*=)|sound(?:s)?|keep it|make it|formulier[A-Za-zÀ-ɏ]*|schreib[A-Za-zÀ-ɏ]*|anzeige|stellenanzeige|(?:stellen)?inserat (?:bitte )?(?:auf|in)|(?:bitte )?auf (?:deutsch|englisch|franzosisch|spanisch)|(?:in|en|auf) (?:english|german|french|spanish|anglais|francais|frances|allemand|espagnol|espanol|ingles|aleman),?(?: (?:svp|s'il vous plait|por favor|porfa|gracias|merci|please|pls|thanks))?$|(?:english|german|french|spanish) (?:ad|advert|text|version|copy),? (?:please|pls)|(?:english|german|french|spanish) (?:ad|advert|posting)(?=[,.;)]|$)|(?:englische|deutsche|franzosische|spanische)[nrs]? (?:stellen)?(?:anzeige|ausschreibung|inserat)|(?:anglais|francais|allemand|espagnol),? (?:(?:svp|s\.v\.p\.?|s'il vous plait),? )?pour l'(?:annonce|offre)|l'annonce|annonce|redig[A-Za-zÀ-ɏ]*|redact[A-Za-zÀ-ɏ]*|anuncio|oferta en|plain (?:english|language)(?: please| pls)?(?=[.,;!)]|$)|no buzzwords|no jargon|no fluff|no corporate speak|ohne floskeln|keine floskeln|sans jargon|sin florituras)(?![A-Za-zÀ-ɏ])/u
const ABOUT_THE_TEXT = new RegExp([OF_THE_TEXT, INFORMAL, FORMAL].map(({ source }) => source).join('|'), 'u')
const TONE_WORDS: [Tone, RegExp][] = [
  [
    'playful',
    /(?:playful|funny|fun(?: tone)?|humou?r[A-Za-zÀ-ɏ]*|witty|quirky|cheeky|locker|witzig|humorvoll|lustig|frech|decale[A-Za-zÀ-ɏ]*|drole|ludique|divertid[oa]|desenfadad[oa]|relajad[oa]|distendid[oa]|con humor)/u,
  ],
  [
    'warm',
    /(?:warm[A-Za-zÀ-ɏ]*|friendly|welcoming|human|personal|cosy|herzlich|freundlich|personlich|nahbar|chaleureu[A-Za-zÀ-ɏ]*|amical[A-Za-zÀ-ɏ]*|convivial[A-Za-zÀ-ɏ]*|cercan[oa]|calid[oa]|amable)/u,
  ],
  [
    'formal',
    /(?:formal|serious|professional tone|conservative|sober|formell|formlich|serios|sachlich-formell|formel(?:le)?|soutenu|serieu[A-Za-zÀ-ɏ]*|institutionnel[A-Za-zÀ-ɏ]*|seri[oa]|institucional)/u,
  ],
  [
    'plain',
    /(?:plain|simple|no (?:buzzwords|jargon|fluff|nonsense|bs|corporate speak|hype)|down[- ]to[- ]earth|straightforward|clear and simple|schlicht|sachlich|klar|ohne floskeln|keine floskeln|einfach|sobre|simple|sans jargon|clair|sencill[oa]|claro|directo|sin florituras)/u,
  ],
]
const TONE_ONLY =
  /^(?:(?:plain language|no corporate speak|no hype|no cliches|plain|a bit|slightly|very|quite|not too|but|and|warm|funny|friendly|formal|playful|simple|sober|no buzzwords|no jargon|no fluff|please|tone|style|short|kurz|schlicht|herzlich|locker|sachlich|und|aber|etwas|du|sie|bitte|ned|nicht|zu|peinlich|steif|flapsig|anbiedernd|sobre|chaleureux|et|un peu|sencillo|cercano|y|un poco|formell|formlich|sehr|recht|eher|moglichst|formel|tres|plutot|formal|muy|s'il vous plait|svp|por favor|pls)[\s,:]*)+$/u
/** Each language by its name behind "in", "auf" or "en", and as it bends before "ad", "Anzeige" or "annonce". */
const NAMED: Record<Language, [name: string, bent: string]> = {
  en: ['english|englisch|englischer sprache|anglais|ingles', 'english|englische[nrs]?'],
  de: ['german|deutsch|deutscher sprache|allemand|aleman', 'german|deutsche[nrs]?'],
  fr: ['french|franzosisch|franzosischer sprache|francais|frances', 'french|franzosische[nrs]?'],
  es: ['spanish|spanisch|spanischer sprache|espagnol|espanol|castellano', 'spanish|spanische[nrs]?'],
}
const ASKED = `bitte|please|pls|plz|svp|s\\.v\\.p\\.?|s'il vous plait|merci|por favor|porfa|gracias|danke|thanks`
/** "CV in English please" asks for another paper. */
const NO_PAPER =
  '(?<!(?:cv|resume|curriculum|lebenslauf|unterlagen|bewerbung|bewerbungen|application|applications|candidature|lettre|letter|carta) )'
const wishFor = (language: Language): RegExp => {
  const [name, bent] = NAMED[language]
  return lean(
    new RegExp(
      [
        `(?:write|written|draft|ad|advert|text|jd|posting|description|output|answer|it|this|everything|schreib[A-Za-zÀ-ɏ]*|anzeige|text|redig[A-Za-zÀ-ɏ]*|annonce|redact[A-Za-zÀ-ɏ]*|anuncio|aviso|publicacion|vacante|texto|texte|offre|quiero|necesito|oferta|bitte|please)(?: [A-Za-zÀ-ɏ]+){0,4}?(?:, (?:${ASKED}),)? ${NO_PAPER}(?:in|auf|en) (?:${name})(?![A-Za-zÀ-ɏ])`,
        `${NO_PAPER}(?:auf|in|en) (?:${name}),? (?:${ASKED}|ausschreiben|formulieren|verfassen)(?![A-Za-zÀ-ɏ])`,
        `(?:${bent}) (?:ad|advert|text|version|jd|posting|copy),? (?:${ASKED})(?![A-Za-zÀ-ɏ])`,
        `(?:${bent}) (?:stellen)?(?:anzeige|ausschreibung|inserat)(?![A-Za-zÀ-ɏ])`,
        `(?:inserat|stelleninserat|stellenanzeige|ausschreibung)(?: [a-z]+){0,2}? (?:auf|in) (?:${name})(?![A-Za-zÀ-ɏ])`,
        `(?:${name}),? (?:(?:${ASKED}),? )?(?:pour l'annonce|pour l'offre|para el anuncio|fur die anzeige|for the ad)(?![A-Za-zÀ-ɏ])`,
        `(?:^|[.;,]\\s*)(?:auf|in|en) (?:${name})(?:\\s*$|(?=,? (?:with )?(?:informal |formal )?["'(]?(?:per |mit )?(?:du|sie|tu|vous|usted)(?![a-z])))`,
        `(?:^|[.;(]\\s*)(?:bitte |please )?(?:${bent}) (?:ad|advert|posting|version)(?=\\s*(?:[.,;)]|$))`,
      ].join('|'),
      'u',
    ),
  )
}
const OUTPUT: [Language, RegExp][] = (['en', 'de', 'fr', 'es'] as const).map((language) => [
  language,
  wishFor(language),
])
const SHORT =
  /(?<![A-Za-zÀ-ɏ])(?:keep it (?:short|brief|concise|tight)|short (?:ad|text|version|jd|please|and sweet)|(?:ad|text|jd|posting) (?:should be |must be )?(?:short|brief|concise)|max(?:imum|\.)? \d{2,3} (?:words|worter|mots|palabras)|half a page|kurz (?:halten|und knapp)|kurze (?:anzeige|stellenanzeige)|bitte kurz|annonce courte|texte court|faire court|bref|anuncio (?:corto|breve)|texto (?:corto|breve)|breve por favor)(?![A-Za-zÀ-ɏ])/u
/** "In French please.": a sentence that says nothing else. */
const LONGEST_LANGUAGE_WISH = 36

export function readStyle(reading: Reading): void {
  readReplacements(reading)
  for (const sentence of reading.sentences) {
    const text = reading.openPlain.slice(...sentence)
    if (
      !occursIn(ABOUT_THE_TEXT, reading.openPlain, sentence) &&
      !isToneOnly(text) &&
      !namesTone(aheadOfColon(reading, sentence)) &&
      !occursIn(SHORT, reading.openPlain, sentence) &&
      !(text.length < LONGEST_LANGUAGE_WISH && OUTPUT.some(([, pattern]) => pattern.test(text)))
    )
      continue
    for (const part of unitsOf(reading, sentence)) readWish(reading, part)
  }
  reading.style.address = addressOf(reading)
}

const isToneOnly = (text: string): boolean => TONE_ONLY.test(text.replace(/[.!\s]+$/u, '').trim())

/** "Bitte sehr formell", not "Tone". */
const namesTone = (text: string): boolean => isToneOnly(text) && TONE_WORDS.some(([, words]) => words.test(text))

const LONGEST_WISH = 70
function aheadOfColon({ openPlain }: Reading, [from, to]: Span): string {
  const colon = /:\s/u.exec(openPlain.slice(from, Math.min(to, from + LONGEST_WISH)))
  return colon ? openPlain.slice(from, from + colon.index) : ''
}

function unitsOf(reading: Reading, sentence: Span): Span[] {
  const parts = reading.parts.filter(({ from, to }) => from >= sentence[0] && to <= sentence[1])
  // "(El aviso va en inglés) Analista de datos …": behind the brackets the matter begins.
  const bracket = /^\([^()]{4,90}\)/u.exec(reading.openPlain.slice(...sentence))?.[0] ?? ''
  if (ABOUT_THE_TEXT.test(bracket)) return [[sentence[0], sentence[0] + bracket.length]]
  const aboutText = parts.findIndex(({ from, to }) => ABOUT_THE_TEXT.test(reading.openPlain.slice(from, to)))
  // "Bitte die Anzeige auf Englisch: Wir suchen …": behind the colon the matter begins.
  const ahead = aheadOfColon(reading, sentence)
  if (OUTPUT.some(([, pattern]) => pattern.test(ahead)) || namesTone(ahead))
    return [[sentence[0], sentence[0] + ahead.length + 1]]
  // "Chef for our bistro in Lyon, please write the ad in English": what stands ahead of the wish is none.
  if (parts.length < 4) return [[aboutText > 0 ? parts[aboutText]!.from : sentence[0], sentence[1]]]
  return parts
    .filter(
      ({ from, to }, index) =>
        ABOUT_THE_TEXT.test(reading.openPlain.slice(from, to)) ||
        isToneOnly(reading.openPlain.slice(from, to)) ||
        SHORT.test(reading.openPlain.slice(from, to)) ||
        (index === aboutText + 1 && /^(?:no|not|plain|warm)/u.test(reading.openPlain.slice(from, to))),
    )
    .map(({ from, to }) => [from, to] as const)
}

function readWish(reading: Reading, span: Span): void {
  const text = reading.openPlain.slice(...span)
  const style: Style = reading.style
  let wished = false
  const toneContext =
    /(?:tone|ton|tonfall|tono|style|stil|write|written|ad|advert|text|posting|copy|sound|suene|keep it|make it|wording|schreib|formulier|anzeige|annonce|anuncio|redig|redact|jargon|buzzword|fluff|floskeln|plain language|corporate speak)/u.test(
      text,
    ) || isToneOnly(text)
  if (toneContext)
    for (const [tone, pattern] of TONE_WORDS) {
      const match = pattern.exec(text)
      if (
        !match ||
        /(?<![a-z])(?:not (?:too |so |very )?|nicht (?:zu |so )?|pas trop |no (?:muy |demasiado )?|kein |bitte nicht )$/u.test(
          text.slice(0, match.index),
        )
      )
        continue
      if (/human resources|personal assistant|formal qualif|simple maths|human rights/u.test(text)) continue
      style.tone = tone
      wished = true
      break
    }
  for (const [language, pattern] of OUTPUT)
    if (pattern.test(text)) {
      style.outputLanguage = language
      wished = true
    }
  if (SHORT.test(text)) {
    style.length = 'short'
    wished = true
  }
  if (INFORMAL.test(text) || FORMAL.test(text)) wished = true
  if (wished) withhold(reading, [span])
}

function readReplacements(reading: Reading): void {
  const spans: Span[] = []
  const meant: Fact[] = []
  spans.push(...figuresToLeaveOut(reading))
  for (const { pattern, names, avoid, say } of REPLACING) {
    if (names && !reading.plain.includes(names)) continue
    for (const match of matches(pattern, reading.plain)) {
      const others = say === null ? othersBehind(reading, match.index + match[0].length) : []
      const end = others.at(-1)?.to ?? match.index + match[0].length
      const why = say === null && quoted(match[0]) ? (WHY.exec(reading.plain.slice(end, end + 90))?.[0].length ?? 0) : 0
      const span: Span = [match.index, end + why]
      if (spans.some(([from, to]) => span[0] < to && from < span[1])) continue
      const original = reading.text.slice(...span)
      const word = (group: number): string => {
        const at = match[0].indexOf(match[group]!)
        return original
          .slice(at, at + match[group]!.length)
          .trim()
          .replace(/^["']|["']$/g, '')
      }
      spans.push(span)
      if (/^(?:it|this|that|them|es|das|ca|cela|lo|eso)$/u.test(match[avoid]!)) continue
      if (/salary|pay|figure|gehalt|salaire/u.test(match[avoid]!) && say === null) continue
      const hidden =
        /^(?:the |our |their )?(?:real |company |actual )?name \(([^)]{2,40})\)?$/i.exec(word(avoid))?.[1] ??
        word(avoid)
      const wanted = say === null ? '' : word(say)
      for (const { word: also } of others) reading.style.replacements.push({ avoid: also, say: '', span })
      reading.style.replacements.push({ avoid: hidden, say: wanted, span })
      if (wanted && !saidElsewhere(reading, hidden, span)) meant.push(factOf(wanted, match, span))
    }
  }
  withhold(reading, spans)
  reading.facts.push(...meant)
}

/** "Don't use 'heroes' or 'calling'": all that stand in marks behind the first. */
function othersBehind(reading: Reading, from: number): { word: string; to: number }[] {
  const found: { word: string; to: number }[] = []
  let at = from
  for (;;) {
    const next = OTHER.exec(reading.text.slice(at, at + 60))
    if (!next) return found
    at += next[0].length
    found.push({ word: next[1]!, to: at })
  }
}
/** 'Avoid "dynamic", which the board dislikes': the reason goes with the wish. */
const WHY =
  /^,? (?:which|because|as|since|people|everyone|everybody|nobody|das|weil|denn|car|parce que|porque|que) [^.;\n]{3,80}(?=[.;\n]|$)/u
const quoted = (said: string): boolean => /["']$/u.test(said)
const OTHER = /^(?:,| or| and| nor|, or|, and|, no|\/) ?["']([^"']{2,40})["']/u

const LEFT_OUT =
  /(?:don'?t|do not|rather not|no need to|never|please don'?t) (?:put|mention|print|include|state|publish|quote|show|advertise|give|name) (?:the |any |our |that )?(?:number of |figures? (?:for|of|on) (?:the )?)?([a-z][a-z-]{2,20}(?: [a-z]{3,16})?)(?: figures?| numbers?)?(?: in(?: (?:it|the ad|there|the advert))?| please| out there)?(?=[.;,!)\n]|$| it | because| as )|(?:please )?(?:leave|keep|take) (?:out )?(?:the )?([a-z\d][a-z\d -]{1,30}?) (?:figures?|numbers?)(?: out(?: of (?:it|the ad|this|the text))?| please)?(?=[.;,!)]|$)|(?:die |den |das )?([a-zß-ɏ-]{3,24})-?(?:zahl|ziffer)(?:en)? (?:bitte )?(?:weglassen|raus|nicht nennen)|(?:omettre|enlever|sans) (?:le chiffre|les chiffres) (?:de |du |d')([a-z -]{3,24})|(?:quita|omite|sin) (?:la cifra|las cifras) de ([a-z -]{3,24})/gu
/** Any of them stands in it. */
const NAMES_FIGURES =
  /figure|number|zahl|ziffer|chiffre|cifra|(?:n'?t|not|no need to|never) (?:put|mention|print|include|state|publish|quote|show|advertise|give|name)/

/** "Leave the Hamburg figure out": the figure that stands with the word is not printed; the word itself may be. */
function figuresToLeaveOut(reading: Reading): Span[] {
  if (!occurs(NAMES_FIGURES, reading.plain)) return []
  const found: Span[] = []
  for (const match of matches(LEFT_OUT, reading.plain)) {
    const words = (match.slice(1).find((words) => words !== undefined) ?? '').trim()
    found.push([match.index, match.index + match[0].length])
    for (const { from, to } of reading.parts) {
      const part = reading.plain.slice(from, to)
      if (to <= match.index && words && part.includes(words) && /\d/.test(part)) found.push([from, to])
    }
  }
  return found
}

const saidElsewhere = (reading: Reading, words: string, [from, to]: Span): boolean =>
  (reading.plain.slice(0, from) + reading.plain.slice(to)).includes(plain(words))

/** "Preparing a listing (don't say IPO, say capital-market readiness)": the wish is the only place that names it. */
function factOf(wanted: string, match: RegExpMatchArray, [from]: Span): Fact {
  const at = from + Math.max(0, match[0].indexOf(plain(wanted)))
  const shared = {
    text: wanted,
    spans: [[at, at + wanted.length] as const],
    confidence: 'medium' as const,
    holds: true,
  }
  return /call (?:us|them)/u.test(match[0])
    ? { kind: 'company', aspect: 'about', ...shared }
    : { kind: 'free', ...shared }
}

/** German and French default to the formal form, unless the brief itself says "du" or "tu". */
function addressOf(reading: Reading): Style['address'] {
  if (occurs(INFORMAL, reading.plain)) return 'informal'
  if (occurs(FORMAL, reading.plain)) return 'formal'
  const language = reading.style.outputLanguage
  // What is said to the tool, greeted or set aside for another reason addresses nobody who applies.
  const told = reading.openPlain
  if (language === 'de')
    return /(?<![A-Za-zÀ-ɏ])(?:du|dein|deine|deinen|dir|dich)(?![A-Za-zÀ-ɏ])/u.test(told) ? 'informal' : 'formal'
  if (language === 'fr')
    return /(?<![A-Za-zÀ-ɏ])(?:tu (?!(?:le |la |les |l'|me |m'|nous )?(?:mets|notes|ecris|precises|indiques|peux|pourras)|peux|pourrais|me |m'|veux|vois|verras|l')|(?:toi|ta|tes)(?![A-Za-zÀ-ɏ'·.-])|ton (?!chaleur|formel|soutenu|serieu|sobre|humor|convivial|amical|decale|simple|neutre|pro|direct|ludique|drole|leger|detendu))(?! ?:)/u.test(
      told,
    )
      ? 'informal'
      : 'formal'
  return 'informal'
}
