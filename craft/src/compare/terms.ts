/** Tools, places, languages, degrees, benefits and terms of contract in a description. */

import { LANGUAGE_LOOKUP, LICENCE_LOOKUP } from '../brief/extract/lists.ts'
import { PLACE_LOOKUP, readPlaces } from '../brief/extract/place.ts'
import { readSkills, SKILL_LOOKUP } from '../brief/extract/skills.ts'
import type { Fact, Span } from '../brief/facts.ts'
import { findPhrases, longestAt } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { startReading } from '../brief/reading.ts'
import { BENEFITS, DEGREE_KIN, DEGREES, TERMS } from './concepts.ts'
import { REFUSED, stemOf } from './evidence.ts'
import type { Description, Find } from './grounds.ts'

/** Sentences about equal treatment name many things and claim none. */
const EQUALITY =
  /(?:equal (?:employment )?opportunit|regardless of|without regard to|sans discrimination|sin discriminacion|irrespective of|all backgrounds|any background|discriminat|reasonable (?:accommodation|adjustment)|need an adjustment|chancengleichheit|unabhangig von|egalite des chances|sans distinction|igualdad de oportunidades|independientemente|schwerbehindert|every age|people of all|egalite en emploi|equite en matiere|minorites visibles|visible minorit|protected (?:characteristic|veteran)|disability confident|gleichstellung|ungeachtet|situation de handicap|personas con discapacidad)/u

export function findTerms(description: Description): Find[] {
  const skip = equalitySpans(description.plain)
  const found = [
    ...degrees(description),
    ...benefits(description),
    ...contracts(description),
    ...tools(description),
    ...licences(description),
    ...places(description),
    ...languages(description),
    ...contacts(description),
  ]
  return found.filter(({ span }) => !skip.some(([from, to]) => from <= span[0] && span[1] <= to))
}

export function equalitySpans(text: string): Span[] {
  return [...text.matchAll(/[^.!?\n]+/gu)]
    .filter((match) => EQUALITY.test(match[0]))
    .map((match) => [match.index, match.index + match[0].length] as const)
}

const DENIED =
  /(?:^|[\s(])(?:no|not|without|kein\p{L}*|ohne|sans|pas de|sin|aucun\p{L}*|never|nicht|weder|noch|neither|nor|ni|don't need an?|do not need an?)\s(?:[\p{L}-]+\s){0,2}$/u

/** A denial in the description needs the same denial in the brief. */
const keyFor = (id: string, text: string, from: number, to = from): string =>
  DENIED.test(text.slice(Math.max(0, from - 26), from)) || (to > from && REFUSED.test(text.slice(to, to + 30)))
    ? `no:${id}`
    : id

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
            /^ (?:are |is |sind )?(?:\p{L}+ )?(?:off|free|yours|frei|libres?)(?![a-z])/u.test(
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

function tools({ text, language }: Description): Find[] {
  const reading = startReading(
    text
      .replace(/[*_`#|]/g, ' ')
      .replace(/(?<=(?<!\p{L})[dlDL])['’](?=\p{L})/gu, ' ')
      .replace(/(?<=\p{L})-(?=\p{Lu})/gu, ' '),
    [language],
  )
  readSkills(reading)
  const hits = reading.facts
    .flatMap((fact) => fact.spans)
    .flatMap(([from, to]) =>
      findPhrases(SKILL_LOOKUP, reading.plain.slice(from, to)).map((hit) => ({
        ...hit,
        from: from + hit.from,
        to: from + hit.to,
      })),
    )
  // A reader takes a skill once; a description may name it wherever a capital marks it as a name.
  const again = language === 'de' ? [] : findPhrases(SKILL_LOOKUP, reading.plain).filter((hit) => isNamed(text, hit))
  return [...hits, ...again].flatMap(({ from, to, found }): Find[] => {
    const typed = text.slice(from, to)
    if (isShortFor(text, from, to) || isRule(reading.plain, from, to)) return []
    if (WORDS_TOO.test(typed) || KIND_OF_TOOL.test(typed)) return []
    return [
      {
        span: [from, to],
        kind: 'tool',
        keys: found.map((name) => `tool:${name.replace('=', '')}`),
        stems: distinctStems(reading.plain.slice(from, to)),
        named: /\p{Lu}/u.test(found[0]!) && /\p{Lu}/u.test(typed) && !(language === 'de' && GERMAN_NOUN.test(typed)),
      },
    ]
  })
}

/** "Qualified Teacher Status (QTS)": the same thing twice. */
function isShortFor(text: string, from: number, to: number): boolean {
  if (text[from - 1] !== '(' || text[to] !== ')') return false
  const short = plain(text.slice(from, to))
  const words = plain(text.slice(Math.max(0, from - 70), from)).match(/[a-z]{2,}/g) ?? []
  return words
    .map((word) => word[0])
    .join('')
    .endsWith(short)
}

/** Laws and standards bind everybody in the trade; only who asks for a certificate of them asks for something. */
const isRule = (text: string, from: number, to: number): boolean =>
  /^(?:haccp|hgb|gdpr|dsgvo|rgpd|coshh|riddor|gmp|gxp|hipaa|osha|5s|pcg|ifrs|us gaap|uk gaap|kyc|aml|eyfs)$/.test(
    text.slice(from, to),
  ) &&
  !/(?:certif|training|level|qualif|knowledge|schulung|nachweis|kenntnis|erfahrung|experience|formation|connaissance|conocimiento|experiencia)/u.test(
    text.slice(Math.max(0, from - 30), to + 24),
  )

const isNamed = (text: string, { from, to }: { from: number; to: number }): boolean =>
  to - from > 3 &&
  /^\p{Lu}[\p{Ll}\d]*[\p{L}\d]*$/u.test(text.slice(from, to)) &&
  /(?:\p{Ll}|,|\/|\b[dl]['’])\s?$/u.test(text.slice(Math.max(0, from - 3), from))

/** "Derecho laboral" is confirmed by "laboralista": words that name only the kind of thing prove nothing. */
const GENERIC =
  /^(?:level|niveau|nivel|stufe|derecho|droit|recht|law|software|tool|tools|system|licen[cs]e|licen[cs]es|certificate|certificado|certificat|card|cert|carne|carnet|permis|permiso|de|du|des|la|le|del|en|in|of|the|schein|nachweis|qualification|relations?|gestion|management|planung)$/

/** Spelled like a tool, but a word of the language where it is not spelled as the tool is. */
const WORDS_TOO = /^(?:Monday|tableau|vite|[Ss]afe|[Tt]yping|rust|excel|swift|notion|spark)$/
/** Names no tool, only what tools are for: the sentence around it tells whether it is asked for. */
const KIND_OF_TOOL = /^(?:CRM|ERP|CMS|ATS|HRIS|WMS|TMS|POS|EPOS|PMS|PIM|MES|EHR|EMR|CAD|VAT|OEE)$/
/** In German a capital alone makes no name. */
const GERMAN_NOUN =
  /(?:recht|ung|pflege|wesen|kunde|technik|arbeit|bau|kontrolle|management|service|analyse|buch|führung)$/u
const TOWNS_TOO =
  /^(?:Essen|Halle|Wesel|Hagen|Lage|Singen|Winnenden|Nice|Reading|Bath|Mobile|Orange|Tours|Sens|Laval|Hacienda|Ware)$/

function distinctStems(phrase: string): string[] {
  const words = phrase.split(/[\s/-]+/).filter((word) => word !== '')
  const telling = words.filter((word) => !GENERIC.test(word))
  return (telling.length > 0 ? telling : words).map(stemOf).filter((stem) => stem !== '')
}

function licences({ plain: text, text: typed }: Description): Find[] {
  return (
    findPhrases(LICENCE_LOOKUP, text)
      .filter(({ from, to }) => !isShortFor(typed, from, to) && !isRule(text, from, to))
      .filter(({ from, to }) => /[A-Z§]/.test(typed.slice(from, to)) || to - from > 8)
      // Who gives first aid need not hold a certificate of it.
      .filter(
        ({ from }) =>
          !/(?:giv(?:e|ing)|provid(?:e|ing)|administer|leisten|prestar|dar|porter|apporter|donner)(?: (?:the|les|los))? $/u.test(
            text.slice(Math.max(0, from - 20), from),
          ),
      )
      .filter(
        ({ from, to }) =>
          !/^(?:big|cap|br|tips|aca|delta|nate|pals|swat|leap|arb)$/i.test(typed.slice(from, to)) ||
          typed.slice(from, to) === typed.slice(from, to).toUpperCase(),
      )
      .map(({ from, to, found }) => ({
        span: [from, to] as const,
        kind: 'demand' as const,
        keys: [
          ...found.map((name) => `tool:${name}`),
          ...(/licen|fuhrer|permis|carn/u.test(text.slice(from, to)) ? ['driving_licence'] : []),
        ],
        stems: distinctStems(text.slice(from, to)),
        named: /[A-Z]{2}|\d/.test(typed.slice(from, to)),
      }))
  )
}

/** "Ware annehmen", "Trier les dossiers": towns whose names are words as well. */
function isPlace(text: string, [from, to]: Span): boolean {
  const typed = text.slice(from, to)
  const before = text.slice(Math.max(0, from - 8), from)
  if (/^\p{Ll}/u.test(typed)) return false
  const placed = /(?:\b(?:in|aus|bei|nach|to|vers|à|en|near|at|from|de|around|raum) |[·|:]\s*)$/iu.test(before)
  if (TOWNS_TOO.test(typed)) return placed
  return placed || !/^\s\p{Ll}/u.test(text.slice(to)) || !/(?:^|\n|[.!?:]|[-*•])\s*$/u.test(before)
}

function places({ text, language }: Description): Find[] {
  const reading = startReading(text.replace(/[*_`#]/g, ' '), [language])
  readPlaces(reading)
  const regionOf = new Map<string, string>()
  return reading.facts
    .filter((fact): fact is Extract<Fact, { kind: 'place' }> => fact.kind === 'place' && fact.confidence === 'high')
    .filter(({ spans: [span] }) => isPlace(text, span!))
    .flatMap((fact) =>
      fact.spans
        .filter((span) => /\p{Lu}/u.test(text.slice(...span)))
        .map((span) => {
          const hit = longestAt(PLACE_LOOKUP, reading.plain, span[0])
          const names = hit?.found.map((known) => `place:${known.name}`) ?? []
          // A town tells of the region it lies in, not of the next one as well.
          const regions = (hit?.found ?? [])
            .filter(({ region, country, name }) => {
              if (region && !regionOf.has(country)) regionOf.set(country, name)
              return region && (country === 'FR' || regionOf.get(country) === name)
            })
            .map(({ country }) => `country:${country}`)
          return {
            span: [span[0], hit?.to ?? span[1]] as const,
            kind: 'place' as const,
            keys: [...names, ...regions],
            stems: plain(text.slice(span[0], hit?.to ?? span[1]))
              .split(/[\s-]+/)
              .map(stemOf)
              .filter(Boolean),
          }
        }),
    )
}

const SPOKEN =
  /(?:fluen|speak|plus|level|proficien|native|written|spoken|language|conversational|[abc][12](?![A-Za-zÀ-ɏ\d])|kenntnisse|niveau|fliess|verhandlungssicher|sprach|sprech|sprich|etwas |notions|demandee|exige|requis|nociones|courant|parle|nivel|idioma|habl|oral|ecrit|basic|good|gute|bilingu|condition|condicion|suma|valora|nice to have|a plus|von vorteil|atout|c1|b2)/u

function languages({ plain: text, language }: Description): Find[] {
  const finds: Find[] = []
  for (const { from, to, found } of findPhrases(LANGUAGE_LOOKUP, text)) {
    const around = text.slice(Math.max(0, from - 34), to + 34)
    if (!SPOKEN.test(around)) continue
    // "English is enough" asks for no more than the text itself does.
    if (found[0]!.code === language && /^ (?:is|are) (?:enough|sufficient|fine)/.test(text.slice(to))) continue
    const level = /^[^,;.\n]{0,14}?(?<![A-Za-zÀ-ɏ\d])([abc][12])(?![A-Za-zÀ-ɏ\d])/u.exec(text.slice(to, to + 20))?.[1]
    const key = keyFor(`language:${found[0]!.code}`, text, from, to)
    finds.push({
      span: [from, to],
      kind: 'demand',
      // Who is asked to be bilingual speaks the language of the text as well.
      keys: [
        ...(key.startsWith('no:') ? [key, key.slice(3)] : [key]),
        ...(found[0]!.code === language ? ['bilingual'] : []),
      ],
      stems: [],
      short: text.slice(from, to),
    })
    if (level) {
      const at = text.indexOf(level, to)
      finds.push({ span: [at, at + 2], kind: 'demand', keys: [], stems: [level] })
    }
  }
  return finds
}

/** Addresses, and names of programs that their spelling or the word before them gives away. */
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])(?:https?:\/\/|www\.)\S+[\w/]/gu
const PROGRAM =
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+\p{Lu}\p{L}+(?![\p{L}\p{N}])|(?<=(?:[Ss]oftware|[Pp]rogramm?|[Tt]ool|[Aa]pp|[Pp]latform|[Ll]ogiciel|[Oo]util|[Pp]rograma|[Hh]erramienta) )\p{Lu}[\p{L}\d]{2,}/gu

function contacts({ text }: Description): Find[] {
  const finds = [...text.matchAll(ADDRESS)].map((match) => ({
    span: spanOf(match),
    kind: 'name' as const,
    keys: [],
    stems: [],
    verbatim: plain(match[0]),
    named: true,
  }))
  const programs = [...text.matchAll(PROGRAM)]
    .filter((match) => !/^(?:Mc|Mac|De|Di|La|Le)\p{Lu}|Innen$/u.test(match[0]))
    .map((match) => ({
      span: spanOf(match),
      kind: 'tool' as const,
      keys: [`tool:${match[0]}`],
      stems: [stemOf(plain(match[0]))],
      names: [plain(match[0])],
      named: true,
    }))
  return [...finds, ...programs]
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

const spanOf = (match: RegExpMatchArray): Span => [match.index!, match.index! + match[0].trimEnd().length]
