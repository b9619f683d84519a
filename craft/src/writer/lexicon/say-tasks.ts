/** What is done with what: "plan the rota", "Rechnungen prüfen und buchen", "atender a los clientes". */
import type { Language } from '../../brief/facts.ts'
import { isPhrase, isTie, type Phrase, type Piece } from './pieces.ts'
import { parse } from './read-words.ts'
import { meantBy, movingVerb } from './task-senses.ts'
import { TASK_VERBS } from './task-verbs.ts'
import { keyOf, lexiconOf } from './word-lexicon.ts'
import { written } from './write-words.ts'

export interface Verb {
  /** The things that it is said of, by their English names; null where it is said of anything. */
  things: Set<string> | null
  /** The things tell the verb from its noun in English, and nothing elsewhere. */
  isEnglish: boolean
  spellings: Record<Language, string[]>
  /** The doing of it, the first of which is written. */
  nouns: Record<'de' | 'fr' | 'es', string[]>
  dative: boolean
  /** What ties the noun to its thing: "réponse à". */
  tie: Record<'fr' | 'es', string>
  /** "vente de pain" has no article. */
  isBare: boolean
}
const ORDER: Language[] = ['en', 'de', 'fr', 'es']

const nounsOf = (said: string | null | undefined): string[] => (said ? said.split('>')[0]!.split(',') : [])

function verbOf(line: string): Verb {
  const [things] = /(?<=\{)[^}]+/.exec(line) ?? []
  const isEnglish = things?.startsWith('en: ') ?? false
  const dative = line.includes('~dat')
  const isBare = line.includes('°')
  const columns = line.replace(/\{[^}]+\}|~dat|°/g, '').split('|')
  const spellings = Object.fromEntries(
    ORDER.map((language, at) => [language, columns[at]!.split(';')[0]!.split(',')]),
  ) as Verb['spellings']
  const [de, fr, es] = columns.slice(1).map((column) => column.split(';')[1] ?? null)
  return {
    things: things ? new Set(things.replace('en: ', '').split(' ')) : null,
    isEnglish,
    spellings,
    nouns: { de: nounsOf(de), fr: nounsOf(fr), es: nounsOf(es) },
    dative,
    tie: { fr: fr?.split('>')[1] ?? 'de', es: es?.split('>')[1] ?? 'de' },
    isBare,
  }
}

/** "Plan" -> "planning", "organise" -> "organising". */
function gerund(spelling: string): string {
  const [verb = '', ...rest] = spelling.split(' ')
  const stem = /[^e]e$/.test(verb)
    ? verb.slice(0, -1)
    : /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
      ? `${verb}${verb.at(-1)}`
      : verb
  return [`${stem}ing`, ...rest].join(' ')
}

interface Verbs {
  /** Whole spellings, in front of their things or, in German, behind them. */
  whole: Map<string, Verb[]>
  /** "keep … tidy", "mit … umgehen". */
  split: { ahead: string; behind: string; verb: Verb }[]
  /** The doing of it: "gestion", "Beratung". */
  nouns: Map<string, Verb[]>
}
let all: Verb[] | null = null
const verbs = new Map<Language, Verbs>()

function verbsOf(language: Language): Verbs {
  const known = verbs.get(language)
  if (known) return known
  all ??= TASK_VERBS.trim().split('\n').map(verbOf)
  const made: Verbs = { whole: new Map(), split: [], nouns: new Map() }
  for (const verb of all) {
    for (const noun of language === 'en' ? [] : verb.nouns[language]) {
      const key = keyOf(noun, language)
      made.nouns.set(key, [...(made.nouns.get(key) ?? []), verb])
    }
    for (const spelling of verb.spellings[language].flatMap((one) =>
      language === 'en' && !/^\S+ …/.test(one) ? [one, gerund(one)] : [one],
    )) {
      const [ahead = '', behind] = spelling.split('…').map((part) => keyOf(part.trim(), language))
      if (behind !== undefined) made.split.push({ ahead, behind, verb })
      else made.whole.set(ahead, [...(made.whole.get(ahead) ?? []), verb])
    }
  }
  verbs.set(language, made)
  return made
}

interface Order {
  /** Each verb by the rows that spell it so. */
  verbs: Verb[][]
  thing: string
  /** The first verb as it is written. */
  spelled: string
}
const LONGEST = 4
const AND = /^(?:and|und|et|y|e|&)$/

/** "Check and book", "prüfen und buchen": the verbs at the end of the text that a language puts them at. */
function verbsAt(tokens: string[], from: Language, known: Verbs): Order | null {
  const isBehind = from === 'de'
  const keyed = (words: string[]): Verb[] | undefined => known.whole.get(keyOf(words.join(' '), from))
  for (let taken = Math.min(LONGEST, tokens.length - 1); taken > 0; taken--) {
    const words = isBehind ? tokens.slice(-taken) : tokens.slice(0, taken)
    const found = keyed(words)
    if (!found) continue
    const rest = isBehind ? tokens.slice(0, -taken) : tokens.slice(taken)
    const joint = isBehind ? rest.at(-1) : rest[0]
    const more = joint && AND.test(joint) ? verbsAt(isBehind ? rest.slice(0, -1) : rest.slice(1), from, known) : null
    if (more) {
      const list = isBehind ? [...more.verbs, found] : [found, ...more.verbs]
      return { verbs: list, thing: more.thing, spelled: words.join(' ') }
    }
    return { verbs: [found], thing: rest.join(' '), spelled: words.join(' ') }
  }
  return null
}

function orderIn(text: string, from: Language): Order | null {
  const known = verbsOf(from)
  const plain = keyOf(text, from)
  if (plain.length === text.length)
    for (const { ahead, behind, verb } of known.split)
      if (
        plain.startsWith(`${ahead} `) &&
        plain.endsWith(` ${behind}`) &&
        plain.length > ahead.length + behind.length + 2
      )
        return {
          verbs: [[verb]],
          thing: text.slice(ahead.length + 1, text.length - behind.length - 1),
          spelled: ahead,
        }
  const spelled =
    from === 'es'
      ? text.replace(/^(\p{L}+) al (?=\p{L})/u, '$1 a el ')
      : from === 'fr'
        ? text
            .replace(/^(\p{L}+) aux (?=\p{L})/u, '$1 à les ')
            .replace(/^(\p{L}+) au (?=\p{L})/u, '$1 à le ')
            .replace(/^(s.occuper) des (?=\p{L})/u, '$1 de les ')
            .replace(/^(s.occuper) du (?=\p{L})/u, '$1 de le ')
        : text
  return verbsAt(spelled.split(/\s+/), from, known)
}

/** "Cleaning products" are products, "cleaning windows" is done. */
const MADE_FOR_IT =
  /^(?:product|material|agent|equipment|staff|team|company|supply|tool|machine|course|lesson|room|licence|allowance|budget|service|hour|day|period|plan|schedule|programme|centre|experience|job|work|system|project|manager|assistant|time|area|skill|technology|process|method|engineer|technician|specialist)$/

/** "Order management", "support engineer", "clean licence": what looks like a verb names a kind of thing. */
function isKindOf(order: Order, thing: Phrase, text: string): boolean {
  const { nouns, adjectives } = lexiconOf('en')
  const first = keyOf(order.spelled, 'en')
  if (!nouns.has(first) && !adjectives.has(first)) return false
  const [one = '', two = '', three = ''] = text.split(/\s+/)
  if (nouns.has(keyOf(`${one} ${two}`, 'en')) || nouns.has(keyOf(`${one} ${two} ${three}`, 'en'))) return true
  if (thing.article !== null || thing.count !== null || (first === 'process' && thing.several)) return false
  const form = typeof thing.noun === 'string' ? null : thing.noun.en
  if (!form) return true
  if (first.endsWith('ing') || thing.adjectives.length === 0) {
    if (MADE_FOR_IT.test(form.one) || /(?:ing|ment|tion|ship)$/.test(form.one)) return true
  }
  return !thing.several && !form.fixed && (thing.adjectives.length === 0 || adjectives.has(first))
}

const fits = ({ things }: Verb, { noun, several }: Phrase): boolean => {
  if (things === null) return true
  const called = typeof noun === 'string' ? null : noun.en?.one
  if (called === null || called === undefined) return false
  return things.has(called) || things.has(called.split(' ').at(-1)!) || (several && things.has(`${called}s`))
}

/** What is said of such things in particular comes ahead of what is said of anything. */
const rowFor = (rows: Verb[], thing: Phrase, from: Language): Verb | undefined =>
  rows.find((verb) => verb.things !== null && fits(verb, thing)) ??
  rows.find((verb) => verb.things === null || (verb.isEnglish && from !== 'en'))

const AND_IN: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }
/** How a task is told: as it is, as what one is able to do, as what one has experience in. */
type Mode = 'plain' | 'able' | 'doing'

interface Task {
  verbs: Verb[]
  pieces: Piece[]
}

/** "die Werkstatt" + "sauber halten". */
function germanTask({ verbs: done, pieces }: Task, mode: Mode): string | null {
  if (mode === 'doing') {
    const [verb] = done
    const noun =
      verb!.nouns.de[0] ?? (/^\p{Ll}+$/u.test(verb!.spellings.de[0]!) ? capital(verb!.spellings.de[0]!) : null)
    const first = pieces[0]
    if (!noun || done.length > 1 || verb!.dative || !isPhrase(first) || / /.test(noun)) return null
    const isDefinite = first.article === 'def'
    const thing = written(pieces, 'de', { wanted: isDefinite ? 'gen' : 'dat', isTask: true })
    const article = /(?:ung|ion|e|ur)$/.test(noun) ? 'in der' : 'im'
    return thing && `${article} ${noun} ${isDefinite ? '' : 'von '}${thing}`
  }
  const thing = written(pieces, 'de', { wanted: done[0]!.dative ? 'dat' : 'acc', isTask: true })
  const split = done.map((verb) => verb.spellings.de[0]!.split(' … '))
  if (thing === null || (done.length > 1 && split.some(({ length }) => length > 1))) return null
  const verb = split.map((parts) => parts.at(-1)!).join(` ${AND_IN.de} `)
  const ahead = split[0]!.length > 1 ? `${split[0]![0]} ` : ''
  return `${ahead}${thing} ${verb}${mode === 'able' ? ' können' : ''}`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function englishTask({ verbs: done, pieces }: Task, mode: Mode): string | null {
  const thing = written(pieces, 'en', { wanted: 'acc', isTask: true })
  if (thing === null) return null
  const spellings = done.map((verb) => verb.spellings.en[0]!)
  const [only = ''] = spellings
  const plain = only.includes('…') ? only.replace('…', thing) : `${spellings.join(` ${AND_IN.en} `)} ${thing}`
  if (done.length > 1 && spellings.some((one) => one.includes('…'))) return null
  return mode === 'able' ? `able to ${plain}` : plain
}

/** "gestion des stocks", "atención a clientes"; "savoir lire des plans". */
function romanceTask({ verbs: done, pieces }: Task, to: 'fr' | 'es', mode: Mode): string | null {
  const [verb] = done
  if (mode === 'able') {
    const infinitive = verb!.spellings[to][0]!
    if (done.length > 1 || infinitive.includes('…')) return null
    const [, bare = infinitive, tie = ''] = /^(.+) (à|de|dans)$/u.exec(infinitive) ?? []
    const thing = written(pieces, to, { wanted: 'acc', isTask: true, isBare: true, tie })
    return thing && `${to === 'fr' ? 'savoir' : 'saber'} ${bare} ${thing}`
  }
  const nouns = done.map((one) => one.nouns[to][0])
  const ties = new Set(done.map(({ tie }) => tie[to]))
  if (nouns.includes(undefined) || ties.size > 1) return null
  const isBare = mode === 'doing' || done.some((one) => one.isBare)
  const thing = written(pieces, to, { wanted: 'acc', isTask: true, isBare, tie: verb!.tie[to] })
  return thing && `${nouns.join(` ${AND_IN[to]} `).replace(/ y (?=h?i(?!e))/u, ' e ')} ${thing}`
}

const ABLE: Record<Language, RegExp> = {
  en: /^(?:(?:be )?able to|ability to|can|capable of) /i,
  de: /(?<=\S) können$/i,
  fr: /^(?:capacité (?:à|de)|(?:être )?capable de|savoir|aptitude à|sait) /i,
  es: /^(?:capacidad (?:para|de)|capaz de|saber|que sepa|sabe) /i,
}
/** "Experience in running workshops". */
const EXPERIENCE = /^(?:previous |some )?experience (?:in |with |of |at )?(?=\p{L}+ing )/iu
const EXPERIENCE_IN = { de: 'Erfahrung', fr: 'expérience en', es: 'experiencia en' }

function modeOf(text: string, from: Language): [Mode, string] {
  const able = text.replace(ABLE[from], '')
  if (able !== text) return ['able', able]
  const doing = from === 'en' ? text.replace(EXPERIENCE, '') : text
  return doing === text ? ['plain', text] : ['doing', doing]
}

/** "Gestion des stocks", "Beratung von Kunden", "atención a clientes": the doing, and what it is done to. */
function nominalIn(text: string, from: Language): Order | null {
  if (from === 'en') return null
  const [noun = '', tie = '', ...rest] = text.split(/\s+/)
  const known = verbsOf(from).nouns.get(keyOf(noun, from))
  if (!known || rest.length === 0) return null
  const thing =
    from === 'de'
      ? /^(?:von|der|des)$/.test(tie) && `${tie === 'von' ? '' : `${tie} `}${rest.join(' ')}`
      : from === 'fr'
        ? /^(?:des|du|de|d[’'].+|à|aux|au)$/.test(tie) &&
          `${tie === 'des' || tie === 'aux' ? 'les ' : tie === 'du' || tie === 'au' ? 'le ' : (/^d[’'](.+)/.exec(tie)?.[1] ?? '')}${/^d[’']/.test(tie) ? ' ' : ''}${rest.join(' ')}`
        : /^(?:de|del|a|al)$/.test(tie) && `${tie.endsWith('l') ? 'el ' : ''}${rest.join(' ')}`
  return thing ? { verbs: [known], thing, spelled: noun } : null
}

/** "Feed the hens and milk the cows": where one task ends and the next begins. */
function clausesIn(text: string, from: Language, to: Language): string | null {
  for (const { 0: joint, index } of text.matchAll(/ (?:and|und|et|y|e) /gu)) {
    const second = text.slice(index + joint.length)
    if (!second.includes(' ')) continue
    const after = oneTask(second, from, to)
    const before = after && oneTask(text.slice(0, index), from, to)
    if (before) return `${before} ${AND_IN[to]} ${after}`
  }
  return null
}

/** Null where no verb is known, or what it is done to; `isWhole` takes "gestion des stocks" for what one does. */
export function inTasks(text: string, from: Language, to: Language, isWhole = false): string | null {
  return (
    clausesIn(text, from, to) ??
    oneTask(text, from, to) ??
    (isWhole ? toldOf(nominalIn(text, from), 'plain', text, from, to) : null)
  )
}

function oneTask(text: string, from: Language, to: Language): string | null {
  const [mode, told] = modeOf(text, from)
  return toldOf(orderIn(told, from), mode, told, from, to)
}

/** "The phone and emails in the shop": each thing that something is done to, and what belongs to the last. */
function thingsIn(pieces: Piece[]): Piece[][] {
  const things: Piece[][] = [[]]
  let isTied = false
  for (const piece of pieces) {
    if (isTie(piece) && piece.tie === 'and' && !isTied) things.push([])
    else {
      if (!isPhrase(piece) && things.at(-1)!.length > 0) isTied = true
      things.at(-1)!.push(piece)
    }
  }
  return things
}

/** True where the output language says both rows with one and the same word. */
const saysAlike = (one: Verb[], other: Verb[], to: Language): boolean =>
  one.every((verb, at) => {
    const second = other[at]!
    return to === 'en' || to === 'de'
      ? verb.spellings[to][0] === second.spellings[to][0]
      : verb.nouns[to][0] === second.nouns[to][0] && verb.tie[to] === second.tie[to]
  })

function toldOf(order: Order | null, mode: Mode, told: string, from: Language, to: Language): string | null {
  if (!order) return null
  const pieces = parse(order.thing, from, to)
  const [thing] = pieces ?? []
  if (!pieces || !isPhrase(thing)) return null
  if (from === 'en' && mode === 'plain' && isKindOf(order, thing, told)) return null
  const tasks: Task[] = []
  for (const its of thingsIn(pieces)) {
    const [first] = its
    if (!isPhrase(first)) return null
    const done =
      typeof first.noun === 'string' && tasks.length > 0
        ? tasks.at(-1)!.verbs
        : order.verbs.map((rows) => movingVerb(rows, its) ?? rowFor(rows, first, from))
    if (!done.every((verb) => verb !== undefined)) return null
    tasks.push({ verbs: done, pieces: its })
  }
  const alike = tasks.every(({ verbs: done }) => saysAlike(tasks[0]!.verbs, done, to))
  // "das Telefon bedienen und E-Mails beantworten".
  if (!alike && (mode !== 'plain' || order.verbs.length > 1)) return null
  const said = (alike ? [{ verbs: tasks[0]!.verbs, pieces }] : tasks).map(({ verbs: done, pieces: its }) => {
    const meant = meantBy(done, its, to)
    const task = meant && { verbs: done, pieces: meant }
    return (
      task &&
      (to === 'en' ? englishTask(task, mode) : to === 'de' ? germanTask(task, mode) : romanceTask(task, to, mode))
    )
  })
  if (said.includes(null)) return null
  const text = said.join(` ${AND_IN[to]} `)
  return mode === 'doing' && to !== 'en' ? `${EXPERIENCE_IN[to]} ${text}` : text
}
