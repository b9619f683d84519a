/** The lexicon of title nouns with their inflected and gendered forms. */
import { distance } from 'fastest-levenshtein'
import { COMPOUND_ENDS, HEADS, NO_COMPOUNDS } from '../data/titles.ts'
import type { Family, Language } from '../facts.ts'
import { type FormsByWord, fileForm, firstWordOf, type Phrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { formsOf, LONGEST_STEM, stemsOf } from './title-forms.ts'

export interface Head {
  /** The form to print. */
  name: string
  family: Family
  language: Language
  /** It names a job only together with a word before it. */
  needsMore: boolean
  /** It was typed as a plural. */
  plural: boolean
  /** The typed form in the singular and rightly spelled: "técnica" for "tecnicas". */
  written?: string
  feminine?: boolean
  /** It names a job only in capitals: "PT", but not "pt". */
  capitals?: boolean
  /** A word of every day: it names a job only where somebody is asked for. */
  asked?: boolean
  /** A compound's end: what of the typed word is replaced by what. */
  end?: { typed: string; printed: string }
  /** Where several entries share a form, the one that stands first in the lexicon is meant. */
  rank?: number
}

interface Entry {
  form: string
  /** It stands for an abbreviation or a plain word: no form of its own is printed. */
  stands: boolean
  head: Head & { rank: number }
}

/** The form, what holds of it, and what it stands for: see data/titles.ts. */
const ENTRY = /^(.*?)([+!?]*)(?:=(.*))?$/

function* entries(): Generator<Entry> {
  let rank = 0
  for (const [language, families] of Object.entries(HEADS) as [Language, Partial<Record<Family, string>>][])
    for (const [family, list] of Object.entries(families) as [Family, string][])
      for (const entry of list.split('|')) {
        const [, form = '', marks = '', name] = ENTRY.exec(entry)!
        const head = {
          name: name ?? form,
          family,
          language,
          needsMore: marks.includes('+'),
          capitals: marks.includes('!'),
          asked: marks.includes('?'),
          plural: false,
          rank: rank++,
        }
        yield { form, stands: name !== undefined, head }
      }
}

/**
 * Nearly forty forms an entry would be costly to build at the start of every process: an entry waits under the letters
 * that all its forms begin with until a text holds a word that begins so.
 */
const waiting = new Map<string, Entry[]>()
for (const entry of entries()) {
  for (const stem of stemsOf(entry.form, entry.head.language)) {
    const beside = waiting.get(stem)
    if (beside) beside.push(entry)
    else waiting.set(stem, [entry])
  }
}

const known: FormsByWord<Head> = new Map()

function build(stem: string): void {
  const found = waiting.get(stem)
  if (!found) return
  waiting.delete(stem)
  for (const { form, stands, head } of found) {
    // Most forms differ only in how they are typed: they share one meaning, or the lexicon would take twice the room.
    const shared = new Map<string, Head>()
    for (const { typed, printed, plural, feminine } of formsOf(form, head.language)) {
      const written = stands ? head.name : printed
      const key = `${written}${plural ? '+' : ''}${feminine ? '!' : ''}`
      const meant = shared.get(key) ?? { ...head, plural, feminine, written }
      shared.set(key, meant)
      fileForm(known, typed, meant, byRank)
    }
  }
}

const byRank = (a: Head, b: Head): number => a.rank! - b.rank!

/** Most words of a brief are those of every brief. */
const looked = new Map<string, ReturnType<typeof known.get> | null>()
const MOST_LOOKED = 4000

export const TITLE_WORDS: Phrases<Head> = {
  byFirstWord: {
    get(word) {
      const before = looked.get(word)
      if (before !== undefined) return before ?? undefined
      for (let length = 1; length <= LONGEST_STEM && length <= word.length; length++) build(word.slice(0, length))
      const found = known.get(word) ?? compoundsOf(word)
      if (looked.size >= MOST_LOOKED) looked.clear()
      looked.set(word, found ?? null)
      return found
    },
  },
}

/** Two or three small letters are a title only where somebody is asked for: "we need another kp". */
export function isMeant(typed: string, head: Head, spoken: Language, asked: () => boolean): boolean {
  if (head.asked && (head.language !== spoken || !asked())) return false
  if (typed.replace(/s$/, '') === typed.toUpperCase().replace(/S$/, '') || typed === 'dev') return true
  return !head.capitals && (typed.length > 3 || asked())
}

/** By the end in plain letters; only what stands in one word can be the end of a compound. */
const ends: FormsByWord<Head> = new Map()
let longestEnd = 0
const lastLetters = new Set<string>()

function buildEnds(): void {
  let rank = 1e6
  for (const [family, list] of Object.entries(COMPOUND_ENDS) as [Family, string][])
    for (const end of list.split('|')) {
      rank++
      for (const { typed, printed, plural, feminine } of formsOf(end, 'de')) {
        const head: Head = { name: end, family, language: 'de', needsMore: false, plural, feminine, rank }
        fileForm(ends, typed, { ...head, end: { typed, printed } }, byRank)
        lastLetters.add(firstWordOf(plain(typed)).slice(-3))
        longestEnd = Math.max(longestEnd, firstWordOf(plain(typed)).length)
      }
    }
}

const SHORTEST_START = 3

function compoundsOf(word: string): ReturnType<typeof known.get> {
  if (word.length < 7) return undefined
  if (longestEnd === 0) buildEnds()
  if (!lastLetters.has(word.slice(-3))) return undefined
  for (let length = Math.min(longestEnd, word.length - SHORTEST_START); length >= 4; length--) {
    const start = word.slice(0, -length)
    const forms = ends.get(word.slice(-length))
    if (forms && !NO_COMPOUNDS.test(word)) return forms.map(({ form, found }) => ({ form: start + form, found }))
  }
  return undefined
}

let singleWords: [string, Head][] | null = null

const wordsThatSlip = (): [string, Head][] => {
  singleWords ??= [...entries()]
    .filter(
      ({ form, head }) => !/[ -]/.test(form) && form.length >= 5 && !head.needsMore && !head.capitals && !head.asked,
    )
    .map(({ form, head }) => [plain(form), head])
  return singleWords
}
/** Words of daily use that lie one slip away from a title. */
const NOT_SLIPS =
  /^(?:interna|interno|externa|externo|asesoria|gestoria|consultoria|auditoria|ingenieria|panaderia|cafeteria|carpinteria|direccion|practice|nursery|bakery|backerei|tischlerei|schreinerei|metzgerei|gartnerei|druckerei|boulangerie|menuiserie|plomberie|coiffure|peluqueria|medical|dentists?|florists?|worked|working|works|driven|drivers?|teaches|paint|point|printer|market|marked|builder|river|after|later|server|divers?|serve|serves|cooks|clear|office|offices|sales|leader|leaders|lead|ready|trained|trainers|clean|cleans|cleaning|training|design|designs|managed|manages|manage|coach|couch|great|agency|agents|direct|directly|export|expert|owned|tests|tested|tasting|chair|charge|charger|hotel|house|nursery|nurses|nursing|assist|assists|carers|career|careers|store|stores|bakery|broker|maker|makers|older|order|orders|seller|sellers|writer|writing|plants|planned|plans|banker|poster|posters|partners|partner|party|porters|tutors|vendors|rental|person|personal|persons|special|lettres|enseigne|chauffage|conseil|produit|projet|client|clients|projekt|pfleger|schicht|leiten|fahren|lehren|kochen|macher|planen|helfen|laden|lager|comer|cocina|tienda|barrio|banco|equipo|media|madrid|medio|metro|agenda|agente|director|gestion|comercio|mediados|mediado|tecnica|tecnicas|obrero)$/

/** A typing slip in a title word: one letter in five to seven, two from eight on. */
export function findSlip(word: string): Head | null {
  if (word.length < 5 || NOT_SLIPS.test(word) || /(?:ly|keeper|ness|lich|mente)$/.test(word)) return null
  const allowed = word.length >= 9 ? 2 : 1
  let best: Head | null = null
  let least = allowed + 1
  for (const [form, head] of wordsThatSlip()) {
    if (Math.abs(form.length - word.length) > allowed || form[0] !== word[0]) continue
    const far = distance(form, word)
    if (far < least && far > 0) {
      least = far
      best = head
    }
  }
  return best
}
