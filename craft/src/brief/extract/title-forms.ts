/** The forms in which the name of a job is typed: number, gender and its marks, case, and short spellings. */
import { ALSO_SPELLED, SHORT_ENDS, SHORT_HEADS } from '../data/title-shorts.ts'
import type { Language } from '../facts.ts'
import { firstWordOf } from '../match-phrases.ts'
import { plain } from '../normalise.ts'

export interface TypedForm {
  typed: string
  /** As it is printed: in the singular and the nominative, with the typed gender or its mark. */
  printed: string
  plural: boolean
  feminine: boolean
}

const INFLECTED: Record<Language, (form: string) => Iterable<TypedForm>> = {
  en: english,
  de: german,
  fr: (form) => romance(form, frenchWord, /(?:if|el|ier|al|e|é|eur|ant|eux|ien|iste|in)$/),
  es: (form) => romance(form, spanishWord, /(?:o|or|al|ar)$/),
}

export const formsOf = (form: string, language: Language): Iterable<TypedForm> => INFLECTED[language](form)

/** The letters that the forms of an entry begin with, in plain spelling. */
export function stemsOf(form: string, language: Language): Set<string> {
  const first = firstWordOf(plain(form))
  const bent = { en: 2, de: /mann$/.test(first) ? 4 : 2, fr: 3, es: 1 }[language]
  const stems = new Set([first.slice(0, Math.max(1, Math.min(LONGEST_STEM, first.length - bent)))])
  // "Ärztin" is also typed "Aerztin", "warehouse" is also typed "whse".
  if (language === 'de' && /^\p{L}{0,5}[äöü]/iu.test(form)) stems.add(first.slice(0, 1))
  if (language === 'en' && form.includes(' '))
    for (const short of SHORT_HEADS[first] ?? []) stems.add(firstWordOf(short).slice(0, LONGEST_STEM))
  return stems
}
export const LONGEST_STEM = 6

const one = (typed: string, printed = typed, feminine = false): TypedForm => ({
  typed,
  printed,
  plural: false,
  feminine,
})
const many = (typed: string, printed: string, feminine = false): TypedForm => ({
  typed,
  printed,
  plural: true,
  feminine,
})

function* english(form: string): Generator<TypedForm> {
  yield* englishNumbers(form, form)
  const words = form.split(' ')
  const last = words.at(-1)!
  const spelled = ALSO_SPELLED[last]
  if (spelled) {
    const typed = [...words.slice(0, -1), spelled].join(' ')
    yield* englishNumbers(typed, typed)
  }
  const ends = words.length > 1 ? (SHORT_ENDS[last] ?? []) : []
  const body = words.slice(0, -1).join(' ')
  for (const end of ends) yield* englishNumbers(`${body} ${end}`, form)
  const rest = words.length > 1 ? words.slice(1, -1).concat('').join(' ') : ''
  for (const head of words.length > 1 ? (SHORT_HEADS[words[0]!] ?? []) : [])
    for (const end of [last, ...ends]) yield* englishNumbers(`${head} ${rest}${end}`, form)
}

function* englishNumbers(typed: string, printed: string): Generator<TypedForm> {
  yield one(typed, printed)
  if (/s$/.test(typed) && !/ss$/.test(typed)) return
  const plural = /(?:wife|knife)$/.test(typed)
    ? `${typed.slice(0, -2)}ves`
    : /(?:s|x|ch|sh)$/.test(typed)
      ? `${typed}es`
      : /[^aeiou]y$/.test(typed)
        ? `${typed.slice(0, -1)}ies`
        : `${typed}s`
  yield many(plural, printed)
  if (/(?<!wo|hu)man$/.test(typed)) {
    const stem = typed.slice(0, -3)
    for (const end of ['woman', 'person', 'man/woman', 'man or woman', 'man/person']) yield one(stem + end, printed)
    for (const end of ['men', 'women', 'persons', 'people']) yield many(stem + end, printed)
  } else if (/person$/.test(typed)) yield many(`${typed.slice(0, -3)}ple`.replace('perple', 'people'), printed)
}

const GENDER_MARKS = ['/in', '/-in', ':in', '*in', '_in', '(in)', '·in', '.in', 'In']
const PLURAL_MARKS = ['/innen', '/-innen', ':innen', '*innen', '_innen', '(innen)', 'Innen']
/** Nouns that bend as adjectives do: "der Angestellte, ein Angestellter". */
const ADJECTIVAL =
  /(?:angestellte|beauftragte|auszubildende|verantwortliche|ehrenamtliche|studierende|mitarbeitende|vorsitzende|reisende|sachverständige|bevollmächtigte|delegierte|bedienstete)r?$/i
/** Nouns in -e that name anybody: they have no other gender. */
const NEUTRAL_E = /(?:hilfe|amme|seele|dame|pflege|kraft)$/i
const ADJECTIVE = /(?:isch|lich|iv|end|iert|ig|ell|al|haupt\p{L}+|diplomiert)e?r?$/u

function* german(form: string): Generator<TypedForm> {
  for (const bent of germanPhrase(form)) {
    yield bent
    if (/[äöüß]/i.test(bent.typed)) yield { ...bent, typed: spelledOut(bent.typed) }
  }
  if (form.includes('-') && !/- /.test(form)) yield one(form.replaceAll('-', ''), form)
}

const spelledOut = (word: string): string => word.replace(/[äöüß]/gi, (letter) => SPELLED_OUT[letter] ?? letter)
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

function* germanPhrase(form: string): Generator<TypedForm> {
  const [first = '', second = '', ...rest] = form.split(' ')
  if (!second || /-$/.test(first)) {
    yield* germanNoun(form)
    return
  }
  const adjective = /^(?<stem>\p{L}+?)er$/u.exec(first)?.groups?.stem
  if (adjective && ADJECTIVE.test(adjective)) {
    const tail = rest.length ? ` ${rest.join(' ')}` : ''
    for (const noun of germanNoun(second)) {
      const mark = /([:*/_(·])/.exec(noun.typed)?.[1]
      if (mark || /In$/.test(noun.typed)) {
        for (const ending of ['e:r', 'e/r', 'e/-r', 'e*r', 'e_r', 'e(r)', 'er', 'e', 'er/e', 'en', 'e:n', 'e/n'])
          yield {
            ...noun,
            typed: `${adjective}${ending} ${noun.typed}${tail}`,
            printed: `${adjective}e${mark ?? ':'}r${mark === '(' ? ')' : ''} ${noun.printed}${tail}`,
          }
        continue
      }
      for (const ending of ['er', 'e', 'en', 'em'])
        yield {
          ...noun,
          typed: `${adjective}${ending} ${noun.typed}${tail}`,
          printed: `${adjective}${noun.feminine || /e$/.test(noun.printed) ? 'e' : 'er'} ${noun.printed}${tail}`,
        }
    }
    return
  }
  // "Maler und Lackierer" bend alike; "Assistent der Geschäftsführung" bends at its noun.
  if (second === 'und' && rest.length === 1) {
    const others = [...germanNoun(rest[0]!)]
    for (const noun of germanNoun(first)) {
      const other = others.find((it) => endOf(it.typed, rest[0]!) === endOf(noun.typed, first))
      if (other)
        yield { ...noun, typed: `${noun.typed} und ${other.typed}`, printed: `${noun.printed} und ${other.printed}` }
    }
    return
  }
  const nounFirst = /(?:er|or|ist|ant|ent|kraft|mann|frau|eur|e|in|at|hilfe|leitung|assistenz|ling|arzt|koch)$/.test(
    first,
  )
  const [noun, tail] = nounFirst ? [first, form.slice(first.length)] : [form, '']
  for (const bent of germanNoun(noun)) yield { ...bent, typed: bent.typed + tail, printed: bent.printed + tail }
}

const endOf = (typed: string, base: string): string => (typed.startsWith(base) ? typed.slice(base.length) : typed)

function* germanNoun(noun: string): Generator<TypedForm> {
  if (ADJECTIVAL.test(noun)) {
    const stem = noun.replace(/er?$/, '')
    yield one(`${stem}e`)
    yield one(`${stem}er`)
    yield many(`${stem}en`, `${stem}e`)
    for (const mark of ['/r', '/-r', ':r', '*r', '_r', '(r)', '/n', ':n'])
      yield one(`${stem}e${mark}`, `${stem}e${mark.replace('n', 'r')}`)
    yield one(`${stem}er/${stem}e`, `${stem}e:r`)
    return
  }
  yield one(noun)
  if (/(?:hilfe|kraft|leitung|assistenz|person|ung|aufsicht|amme|vertretung)$/i.test(noun)) {
    if (/kraft$/i.test(noun)) for (const end of ['äfte', 'äften']) yield many(noun.replace(/aft$/, end), noun)
    else yield many(/e$/.test(noun) ? `${noun}n` : `${noun}en`, noun)
    return
  }
  if (/(?:mann|frau)$/.test(noun)) {
    const stem = noun.slice(0, -4)
    const pair = `${stem}mann/-frau`
    yield one(`${stem}frau`, `${stem}frau`, true)
    yield one(`${stem}mann`)
    for (const end of [
      'mann/-frau',
      'mann/frau',
      'frau/-mann',
      'frau/mann',
      'mann / frau',
      'mann:frau',
      'mann*frau',
      'mann (frau)',
    ])
      yield one(stem + end, pair)
    for (const end of ['leute', 'leuten', 'männer', 'frauen']) yield many(stem + end, pair)
    return
  }
  const umlaut = /(?:arzt|koch|anwalt|bauer)$/i.exec(noun)?.[0].toLowerCase()
  if (umlaut && !/(?:bootsbauer|metallbauer|ofenbauer|\p{L}bauer)$/iu.test(noun)) {
    const bent = noun.slice(0, -umlaut.length) + withUmlaut(noun.slice(-umlaut.length))
    yield one(`${bent}in`, `${bent}in`, true)
    yield many(`${bent}innen`, `${bent}in`, true)
    yield many(`${bent}e`, noun)
    yield many(`${bent}en`, noun)
    for (const mark of GENDER_MARKS) yield one(noun + mark, `${noun}/${bent}in`)
    yield one(`${noun}/${bent}in`)
    yield one(`${bent}in/${noun}`)
    return
  }
  const stem = /e$/.test(noun) && !NEUTRAL_E.test(noun) ? noun.slice(0, -1) : noun
  yield one(`${stem}in`, `${stem}in`, true)
  yield many(`${stem}innen`, `${stem}in`, true)
  for (const mark of GENDER_MARKS) {
    yield one(stem + mark)
    if (stem !== noun) yield one(noun + mark, stem + mark)
  }
  for (const mark of PLURAL_MARKS) yield many(stem + mark, stem + mark.replace('nen', '').replace('Innen', 'In'))
  yield one(`${noun}/${stem}in`)
  yield one(`${stem}in/${noun}`)
  if (/e$/.test(noun)) {
    yield many(`${noun}n`, noun)
    return
  }
  if (/er$/.test(noun)) yield many(`${noun}n`, noun)
  if (/(?:ist|ent|at|ant|eur|oge|ur|and|ekt|kant|ot)$/.test(noun)) yield many(`${noun}en`, noun)
  if (/or$/.test(noun)) yield many(`${noun}en`, noun)
  if (/(?:eur|är|ier|ar|chef|arin|mittler)$/.test(noun)) yield many(`${noun}e`, noun)
  if (/(?:chef|coach|agent|manager|trainer|designer)$/i.test(noun)) yield many(`${noun}s`, noun)
}
const withUmlaut = (noun: string): string =>
  noun
    .replace('alt', 'ält')
    .replace(/a(?=[ru])/i, (vowel) => (vowel === 'A' ? 'Ä' : 'ä'))
    .replace('och', 'öch')

type BendWord = (word: string) => Iterable<TypedForm>

/** An adjective behind the noun bends the way its noun does: "technicienne commerciale", "técnicos mecánicos". */
function* romance(form: string, bend: BendWord, bends: RegExp): Generator<TypedForm> {
  const [noun = '', first, ...others] = form.split(' ')
  const behind = others.length ? ` ${others.join(' ')}` : ''
  const adjectives = first !== undefined && bends.test(first) ? [...bend(first)] : null
  for (const bent of bend(noun)) {
    if (first === undefined) {
      yield bent
      continue
    }
    const tail = ` ${first}${behind}`
    yield { ...bent, typed: bent.typed + tail, printed: bent.printed + tail }
    if (!adjectives) continue
    const mark = markOf(bent.typed)
    for (const adjective of adjectives)
      if (
        adjective.plural === bent.plural &&
        adjective.typed !== first &&
        (mark
          ? markOf(adjective.typed)[0] === mark[0] || (adjective.feminine && !markOf(adjective.typed))
          : adjective.feminine === bent.feminine && !markOf(adjective.typed))
      )
        yield {
          ...bent,
          typed: `${bent.typed} ${adjective.typed}${behind}`,
          printed: `${bent.printed} ${adjective.printed}${behind}`,
        }
  }
}

/** The sign and the ending that a noun is marked with for everybody: "(e)", "/a". */
const markOf = (typed: string): string => /[(/·.@-].*$/.exec(typed.slice(1))?.[0] ?? ''

const FRENCH_MARKS: [RegExp, string[]][] = [
  [/./, ['(e)', '/e', '·e', '.e', '-e']],
  [/n$/, ['(ne)', '/ne', '·ne', '.ne']],
  [/er$/, ['(ère)', '/ère', '·ère']],
  [/chef$/, ['(fe)', '·fe', '/fe']],
  [/el$/, ['(le)', '·le', '/le']],
  [/if$/, ['(ve)', '/ve', '·ve', '.ve']],
]

function* frenchWord(noun: string): Generator<TypedForm> {
  yield one(noun)
  if (!/(?:s|x|z)$/.test(noun)) yield many(/(?:al)$/.test(noun) ? `${noun.slice(0, -1)}ux` : `${noun}s`, noun)
  const feminines = /teur$/.test(noun)
    ? [noun.replace(/eur$/, 'rice'), noun.replace(/eur$/, 'euse')]
    : [
        noun
          .replace(/(?<!i)eur$/, 'euse')
          .replace(/(?<=i)eur$/, 'eure')
          .replace(/eux$/, 'euse')
          .replace(/er$/, 'ère')
          .replace(/chef$/, 'cheffe')
          .replace(/(?<=[aio])en$/, 'enne')
          .replace(/on$/, 'onne')
          .replace(/el$/, 'elle')
          .replace(/if$/, 'ive')
          .replace(/(?<=é|t|d|al|an|in)$/, 'e'),
      ]
  for (const feminine of feminines) {
    if (feminine === noun) continue
    yield one(feminine, feminine, true)
    yield many(`${feminine}s`, feminine, true)
    for (const joint of ['/', ' / ', ' ou ']) {
      yield one(`${noun}${joint}${feminine}`, `${noun}/${feminine}`)
      yield many(`${noun}s${joint}${feminine}s`, `${noun}/${feminine}`)
      yield one(`${feminine}${joint}${noun}`, `${noun}/${feminine}`)
    }
    const ending = /(?:rice|euse|ière|ère|ive)$/.exec(feminine)?.[0]
    if (ending)
      for (const mark of [
        `/${ending}`,
        `(${ending})`,
        `·${ending}`,
        `.${ending}`,
        `/t${ending}`,
        `(t${ending})`,
        `·t${ending}`,
      ])
        yield one(noun + mark)
    if (/eur$/.test(noun))
      for (const mark of ['(se)', '/se', '·se', '.se']) {
        yield one(noun + mark)
        yield many(`${noun}${mark.replace(')', '')}${mark.endsWith(')') ? ')' : ''}s`, noun + mark)
      }
  }
  if (feminines[0] === noun) return
  for (const [ends, marks] of FRENCH_MARKS) if (ends.test(noun)) for (const mark of marks) yield one(noun + mark)
  yield many(`${noun}(e)s`, `${noun}(e)`)
  yield many(`${noun}s(es)`, `${noun}(e)`)
  yield many(`${noun}·e·s`, `${noun}·e`)
  yield many(`${noun}.e.s`, `${noun}·e`)
}

function* spanishWord(noun: string): Generator<TypedForm> {
  yield one(noun)
  if (/[aeo]$/.test(noun)) yield many(`${noun}s`, noun)
  const stem = /(?:o|e)$/.test(noun) ? noun.slice(0, -1) : noun
  const bends = /(?:o|or|ín|ón|és|iente|jefe|gerente|ayudante|ante|ente)$/.test(noun)
  if (/(?:l|n|r|s)$/.test(noun)) yield many(`${unaccented(noun)}es`, noun)
  if (!bends || /(?:ante|ente)$/.test(noun)) {
    yield one(`${noun}/a`, noun)
    if (/e$/.test(noun)) {
      yield one(`${stem}a`, `${stem}a`, true)
      yield many(`${stem}as`, `${stem}a`, true)
      yield one(`${noun}(a)`, noun)
      for (const pair of [`${noun} o ${stem}a`, `${stem}a o ${noun}`, `${stem}a/${noun}`, `${noun}/${stem}a`])
        yield one(pair, `${noun}/a`)
      yield many(`${noun}s/as`, `${noun}/a`)
    }
    if (!/(?:iente)$/.test(noun)) return
  }
  const open = /(?:n|s)$/.test(noun) ? unaccented(noun) : stem
  yield one(`${open}a`, `${open}a`, true)
  yield many(`${open}as`, `${open}a`, true)
  yield one(`${noun}(a)`)
  for (const mark of ['/a', '-a', '/-a', '@']) yield one(noun + mark, `${noun}/a`)
  if (/or$/.test(noun))
    for (const joint of [' o ', ' u ']) {
      yield one(`${noun}${joint}${open}a`, `${noun}/a`)
      yield one(`${open}a${joint}${noun}`, `${noun}/a`)
    }
  if (/[oe]$/.test(noun)) {
    for (const mark of ['@', 'a/o', 'x', 'a(o)', `a o ${noun}`, `o o ${stem}a`, `a/${noun}`, `o/${stem}a`])
      yield one(stem + mark, `${noun}/a`)
    for (const mark of [
      'os/as',
      'as/os',
      'os/-as',
      '@s',
      'xs',
      `os y ${stem}as`,
      `as y ${stem}os`,
      `as o ${stem}os`,
      `os o ${stem}as`,
    ])
      yield many(stem + mark, `${noun}/a`)
    for (const mark of ['es/as', 'es(as)']) if (/e$/.test(noun)) yield many(stem + mark, `${noun}/a`)
  } else for (const mark of ['es/as', 'as/es', 'es(as)', `es y ${open}as`]) yield many(open + mark, `${noun}/a`)
}

const unaccented = (word: string): string =>
  word.replace(/[áéíóú](?=[a-z]$)/, (letter) => ({ á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' })[letter] ?? letter)
