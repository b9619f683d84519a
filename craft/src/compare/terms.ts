/** Tools, places, languages, degrees, benefits and terms of contract in a description. */

import { BENEFITS, DEGREE_KIN, DEGREES, TERMS } from './concepts.ts'
import { findContacts } from './contacts.ts'
import { equalitySpans } from './equality.ts'
import type { Description, Find } from './find.ts'
import { findLanguages } from './languages.ts'
import { findPlaces } from './places.ts'
import { keyFor, spanOf } from './term-keys.ts'
import { findLicences, findTools } from './tools.ts'

export function findTerms(description: Description): Find[] {
  const skip = equalitySpans(description.plain)
  const found = [
    ...degrees(description),
    ...benefits(description),
    ...contracts(description),
    ...findTools(description),
    ...findLicences(description),
    ...findPlaces(description),
    ...findLanguages(description),
    ...findContacts(description),
  ]
  return found.filter(({ span }) => !skip.some(([from, to]) => from <= span[0] && span[1] <= to))
}

function degrees({ plain: text, text: typed }: Description): Find[] {
  return DEGREES.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isOtherSense(text, match.index, match[0]))
      // "Or an equivalent degree" asks for nothing more.
      .filter(
        (match) =>
          !/^ (?:equivalent|similar|comparable|gleichwertig|vergleichbar|equival)/u.test(
            text.slice(match.index + match[0].length),
          ),
      )
      .filter((match) => match[0] !== 'cap' || typed.slice(match.index, match.index + 3) === 'CAP')
      .map((match) => {
        const key = keyFor(id, text, match.index, match.index + match[0].length)
        const keys =
          key === id ? kindsOf(id, match[0]) : [key, 'no:degree', 'no:bachelor', 'no:master', 'no:vocational', id]
        return { span: spanOf(match), kind: 'degree' as const, keys, stems: [], short: match[0].split(/[ '-]/)[0]! }
      }),
  )
}

/** A "diplôme" or an "Abschluss" may be of any kind, a degree is none of school. */
const kindsOf = (id: string, word: string): string[] =>
  id === 'degree' && /^(?:diplome|titul|studienabschluss)/.test(word)
    ? ['degree', 'bachelor', 'master', 'phd', 'vocational', 'school']
    : (DEGREE_KIN[id] ?? [id])

function isOtherSense(text: string, from: number, word: string): boolean {
  const after = text.slice(from + word.length, from + word.length + 16)
  const before = text.slice(Math.max(0, from - 16), from)
  if (/^master|^meister/.test(word) && /^ (?:data|chef|the|craft|class|plan|file|key)/u.test(after)) return true
  if (/^promotion/.test(word)) return !/in \p{L}/u.test(after)
  if (/^degrees?$/.test(word))
    return (
      /(?:high|some|certain|360|large|\d) $/u.test(before) ||
      /^ of (?:care|freedom|autonomy|independence|detail)/u.test(after)
    )
  if (/^(?:fp|but|lehre|dut|eso)$/.test(word)) return word !== 'lehre' && /^ (?:on|of)/u.test(after)
  return /scrum $/u.test(before)
}

function contracts({ plain: text, language }: Description): Find[] {
  return TERMS.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([word]) => (word !== 'stage' || language === 'fr') && (word !== 'intern' || language === 'en'))
      .filter(
        (match) =>
          match[0] !== 'practicas' ||
          !/(?:personal|alumn\p{L}+|estudiantes) (?:y \p{L}+ )?en $/u.test(
            text.slice(Math.max(0, match.index - 30), match.index),
          ),
      )
      // "Travel: about one week a month" is a label.
      .filter((match) => id !== 'travel' || !/^ ?:/.test(text.slice(match.index + match[0].length)))
      // A station may be remote as well.
      .filter(
        (match) =>
          match[0] !== 'remote' || !/(?:it's|very|so) $/.test(text.slice(Math.max(0, match.index - 6), match.index)),
      )
      .map((match) => {
        const key = keyFor(id, text, match.index, match.index + match[0].length)
        if (
          id === 'weekends' &&
          (/(?:freie[ns]?|free) $/.test(text.slice(Math.max(0, match.index - 7), match.index)) ||
            /^ (?:are |is |sind )?(?:\p{L}+ )?(?:off|free|yours|frei|libres?|commence|debute|starts|begins|beginnt|empieza)(?![a-z])/u.test(
              text.slice(match.index + match[0].length),
            ))
        )
          return { span: spanOf(match), kind: 'demand' as const, keys: ['no:weekends', 'weekends'], stems: [] }
        const mode = ['remote', 'hybrid', 'onsite'].includes(id)
        const keys =
          id === 'remote' && key === id
            ? ['remote', 'hybrid']
            : key === 'no:remote'
              ? ['no:remote', 'onsite']
              : [key, ...(ALSO[key] ?? [])]
        return {
          span: spanOf(match),
          kind: mode ? ('place' as const) : ('demand' as const),
          keys,
          stems: [],
          named: CONTRACTS.has(id),
        }
      }),
  ).filter(
    ({ span, keys }) =>
      !/^(?:travel|on_call|weekends|nights)$/.test(keys[0]!) ||
      !/agency|expenses|booking/u.test(text.slice(span[1], span[1] + 12)),
  )
}

/** No trade implies them. */
const CONTRACTS: ReadonlySet<string> = new Set(
  'full_time part_time permanent fixed_term internship freelance'.split(' '),
)

/** What confirms a term besides its own name. */
const ALSO: Record<string, string[]> = {
  driving_licence: ['tool:driving licence', 'tool:Führerschein', 'tool:permis B', 'tool:carnet de conducir'],
  background: ['tool:DBS', 'tool:enhanced DBS'],
  fixed_term: ['temporary', 'seasonal', 'apprenticeship', 'internship'],
  forklift: ['tool:carretillero', 'tool:Staplerschein', 'tool:CACES', 'tool:forklift licence'],
  onsite: ['no:remote', 'no:hybrid'],
}

/** Words that are benefits only where something is offered. */
const OFFERED =
  /(?:offer|benefit|perk|you get|we provide|package|enjoy|bieten|vorteile|benefits|avantages|proposons|offrons|ofrec|beneficios|what you get|pay|gehalt|salaire|salario|plus|includ|provided|inklusive)/u
const AMBIGUOUS =
  /^(?:fruit|voiture$|holidays?|vacation|medical|vision|dental|tips|bonus|parking|uniforms?|equity|commissions?|health(?! (?:insurance|plan|cover|benefit))|snacks|logement|loge|fitness(?!-?(?:stud|zusch))|gym|unterkunft|accommodation|housing|career development|participation)/u

function benefits({ plain: text }: Description): Find[] {
  const finds: Find[] = []
  const headings = [...text.matchAll(/^#{1,4} (.+)$/gmu)]
  for (const { id, pattern } of BENEFITS)
    for (const match of text.matchAll(pattern)) {
      const line = text.slice(
        text.lastIndexOf('\n', match.index) + 1,
        (text.indexOf('\n', match.index) + text.length + 1) % (text.length + 1) || text.length,
      )
      const heading = headings.findLast(({ index }) => index < match.index)?.[1] ?? ''
      if (AMBIGUOUS.test(match[0]) && !OFFERED.test(`${heading} ${line}`)) continue
      if (/^#/.test(line)) continue
      finds.push({
        span: spanOf(match),
        kind: 'benefit',
        keys: [
          keyFor(id, text, match.index, match.index + match[0].length),
          ...(id === 'holiday' ? ['unlimited'] : []),
        ],
        stems: [],
        names: (match[0].match(/\p{L}{3,}/gu) ?? []).filter(
          (word) => !/^(?:company|paid|employer|annual|yearly|private|full|staff|free)$/.test(word),
        ),
      })
    }
  return finds
}
