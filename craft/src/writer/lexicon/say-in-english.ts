/** A German note in English, word for word where every word is known; a whole sentence is beyond it. */
import { denyInFull } from '../languages/de/notes.ts'
import { ADJECTIVES, HEADS, NOUNS, SMALL_WORDS, VERBS } from './german-words.ts'
import { isOddlyJoined } from './read-compounds.ts'

interface Words {
  nouns: Map<string, string>
  /** Singulars, as the first part of a compound. */
  heads: Map<string, string>
  adjectives: Map<string, string>
  small: Map<string, string>
  verbs: Map<string, string>
}
let words: Words | null = null

const entries = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => {
      const at =
        /^(?:[^\s/]+(?: (?:nach|ort|hause|ganz|zweite[nrs]?|jahr|monat|woche|tag|stunde|stück|team|der woche|schicht|dienst|person|anderem|allem|bedarf|wunsch|absprache|vereinbarung|abruf|vollzeit|teilzeit|wechsel|homeoffice|büro|sommer|winter|wochenende|wochenenden|folge|voraus|teil|verfügung|und zu|um|englisch|deutsch|viertelstundentakt|stundentakt)(?= ))?)/u.exec(
          entry,
        )![0].length
      return [entry.slice(0, at), entry.slice(at)]
    })

const plural = (word: string): string => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`)

function readNouns(): Pick<Words, 'nouns' | 'heads'> {
  const nouns = new Map<string, string>()
  const heads = new Map(entries(HEADS).map(([head, said]) => [head, said.trim()] as const))
  for (const entry of NOUNS.trim().split(/\s*[|\n]\s*/)) {
    const at = entry.indexOf(' ')
    const [one, many] = entry.slice(0, at).split('/')
    const [said, saidMany] = entry.slice(at + 1).split('/')
    if (!heads.has(one!)) heads.set(one!, said!)
    if (many && !heads.has(many)) heads.set(many, said!)
    nouns.set(one!, one === many ? (saidMany ?? plural(said!)) : said!)
    if (many && !nouns.has(many)) nouns.set(many, saidMany ?? plural(said!))
    if (many && !/[ns]$/.test(many)) nouns.set(`${many}n`, saidMany ?? plural(said!))
  }
  return { nouns, heads }
}

const readWords = (): Words => ({
  ...readNouns(),
  adjectives: new Map(entries(ADJECTIVES).map(([word, said]) => [word, said.trim()])),
  small: new Map(entries(SMALL_WORDS).map(([word, said]) => [word, said.trim()])),
  verbs: new Map(entries(VERBS).map(([word, said]) => [word, said.trim()])),
})

/** "Brandschutzbegehungen" -> "fire safety inspections", "Zebra-Drucker" -> "Zebra printer". */
function compound(token: string, { nouns, heads }: Words): string | null {
  const word = token.toLowerCase()
  const [, name, thing] = /^(\p{Lu}[\p{L}\d]*)-(\p{Lu}\p{L}+)$/u.exec(token) ?? []
  const called = thing && !heads.has(name!.toLowerCase()) ? nouns.get(thing.toLowerCase()) : null
  if (called) return `${name} ${called}`
  for (let at = word.length - 3; at >= 3; at--) {
    const tail = nouns.get(word.slice(at))
    const head = word.slice(0, at).replace(/-$/, '')
    const first = heads.get(head) ?? heads.get(head.replace(/(?:s|n|en|es)$/, ''))
    if (tail && first && !isOddlyJoined(head, word.slice(at))) return `${first} ${tail}`
  }
  return null
}

/** "Das Fahren" is driving: a verb with a capital is the doing of it. */
function gerund(verb: string): string {
  const [first = '', ...rest] = verb.split(' ')
  const stem = /[^e]e$/.test(first)
    ? first.slice(0, -1)
    : /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(first)
      ? `${first}${first.at(-1)}`
      : first
  return [`${stem}ing`, ...rest].join(' ')
}

const ORDINALS: Record<string, string> = { '1': 'st', '2': 'nd', '3': 'rd' }
function figure(token: string): string | null {
  const ordinal = /^(\d{1,2})\.$/.exec(token)?.[1]
  if (ordinal) return `${ordinal}${ORDINALS[ordinal] ?? 'th'}`
  if (/^\d{1,3}(?:[.']\d{3})+$/.test(token)) return token.replace(/[.']/g, ',')
  if (/^\d+,\d+$/.test(token)) return token.replace(',', '.')
  return /^[\d–-]+%?$|^[%€&–-]$|^(?:CHF|EUR)$/.test(token) ? token : null
}

/** Names and what looks alike in both languages. */
const AS_IS = /^(?!\p{L}+-\p{Ll})(?:\p{Lu}{2,}[\p{L}\d-]*|\p{L}*\d[\p{L}\d-]*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u

function say(token: string, known: Words): string | null {
  const number = figure(token)
  if (number) return number
  const low = token.toLowerCase()
  const isNoun = /^\p{Lu}/u.test(token)
  return (
    (isNoun ? known.nouns.get(low) : undefined) ??
    known.small.get(low) ??
    (isNoun ? undefined : known.verbs.get(low)) ??
    known.nouns.get(low) ??
    known.adjectives.get(low) ??
    known.adjectives.get(low.replace(/(?:e|er|es|en|em)$/, '')) ??
    (known.verbs.has(low) ? gerund(known.verbs.get(low)!) : undefined) ??
    (AS_IS.test(token) ? token : compound(token, known))
  )
}

function chunkInEnglish(chunk: string, known: Words): string | null {
  const tokens = chunk.trim().split(/\s+/)
  // "Kinder zur Schule begleiten": where to, and not what for.
  if (/ zu[rm] .* \p{Ll}+en$/u.test(chunk)) return null
  // "Kasse führen und abrechnen": two verbs of one thing.
  if (/ \p{Ll}+(?:en|ern|eln) und \p{Ll}+(?:en|ern|eln)$/u.test(chunk)) return null
  if (tokens.length > 9) return null
  const said: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const three = tokens
      .slice(at, at + 3)
      .join(' ')
      .toLowerCase()
    const two = tokens
      .slice(at, at + 2)
      .join(' ')
      .toLowerCase()
    const phrase = known.small.get(three) ?? known.small.get(two)
    if (phrase) {
      said.push(phrase)
      at += known.small.has(three) ? three.split(' ').length : 2
      continue
    }
    // "Aus dem Lager", "beim Kunden": one alone.
    const one = /^(?:dem|beim|im|vom|zum|einem|das)$/i.test(tokens[at - 1] ?? '')
      ? known.heads.get(tokens[at]!.toLowerCase())
      : undefined
    const word = one ?? say(tokens[at]!, known)
    // "Bürogebäude Westend": what a noun is called.
    const isCalled =
      at > 0 && at === tokens.length - 1 && /^["„“]?\p{Lu}\p{Ll}/u.test(tokens[at]!) && /^\p{Lu}/u.test(tokens[at - 1]!)
    if (word === null && !isCalled) return null
    // "Montage mechanischer Uhrwerke": whose it is.
    if (
      /^\p{Ll}+er$/u.test(tokens[at]!) &&
      known.adjectives.has(tokens[at]!.slice(0, -2)) &&
      /^\p{Lu}/u.test(tokens[at - 1] ?? '') &&
      /^\p{Lu}/u.test(tokens[at + 1] ?? '')
    )
      said.push('of')
    said.push(word ?? tokens[at]!)
    at++
  }
  const last = tokens.at(-1)!.toLowerCase()
  if (tokens.length > 1 && /^\p{Ll}/u.test(tokens.at(-1)!) && known.verbs.has(last)) said.unshift(said.pop()!)
  return said
    .join(' ')
    .replace(/(\d) %/g, '$1%')
    .replace(/(\d{1,2})[-–](\d{1,2}) o'clock/g, '$1:00–$2:00')
    .replace(/(?<![:\d])(\d{1,2}) o'clock/g, '$1:00')
    .replace(/\ba (?=[aeiou])/g, 'an ')
}

/** Sentences of a few forms, in which one thing is named. */
const FORMS: [RegExp, (what: string) => string][] = [
  [/^(?:Eine? )?(.+) (?:ist|sind) nicht nötig$/u, (what) => `no ${what} needed`],
  [/^(.+) gibt es bei uns nicht$/u, (what) => `no ${what}`],
  [/^(.+) gehört nicht zu den Aufgaben$/u, (what) => `${what} is not part of the job`],
  [/^(?:Auch )?(.+) sind willkommen$/u, (what) => `${what} are welcome`],
  [/^(.+) (?:zahlen|bezahlen|übernehmen) wir$/iu, (what) => `we pay for ${what}`],
  [/^(.+) stellen wir$/iu, (what) => `we provide ${what}`],
  [/^(.+?) (?:wird |werden )?gestellt$/iu, (what) => `${what} provided`],
  [/^(.+?) (?:wird |werden )?(?:bezahlt|übernommen)$/iu, (what) => `${what} paid for`],
]

/** Null where a word is not known. */
export function inEnglish(text: string): string | null {
  words ??= readWords()
  const said = denyInFull(text) ?? text
  for (const [form, write] of FORMS) {
    const what = form.exec(said)?.[1]
    const named = what ? wordForWord(what) : null
    if (named) return write(named)
  }
  return wordForWord(text)
}

function wordForWord(text: string): string | null {
  const pieces = text.split(/(\s*(?:,(?!\d)|;|\(|\)|\/(?!\p{L})|:|\s\+)\s*)/u)
  const said = pieces.map((piece, index) =>
    index % 2 === 1 || piece === '' ? piece.replace(/\s?\+/, ' plus') : chunkInEnglish(piece, words!),
  )
  return said.includes(null) ? null : said.join('')
}
