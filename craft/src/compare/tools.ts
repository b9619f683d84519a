/** Tools, and licences and certificates, in a description. */
import { LICENCE_LOOKUP } from '../brief/extract/lists.ts'
import { readSkills, SKILL_LOOKUP } from '../brief/extract/skills.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import { startReading } from '../brief/reading.ts'
import { stemOf } from './evidence.ts'
import type { Description, Find } from './find.ts'

export function findTools({ text, language }: Description): Find[] {
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
    if (WORDS_TOO.test(typed) || KIND_OF_TOOL.test(typed) || isOpeningWord(text, from, typed, found[0]!)) return []
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

/** "Send us your CV" speaks of no SEND: letters are not written like the word that opens a sentence. */
const isOpeningWord = (text: string, from: number, typed: string, name: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(typed) &&
  /^\p{Lu}+$/u.test(name.replace('=', '')) &&
  /(?:^|[.!?:…]\s+|\n[\s*•–-]*)$/u.test(text.slice(Math.max(0, from - 6), from))

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

function distinctStems(phrase: string): string[] {
  const words = phrase.split(/[\s/-]+/).filter((word) => word !== '')
  const telling = words.filter((word) => !GENERIC.test(word))
  return (telling.length > 0 ? telling : words).map(stemOf).filter((stem) => stem !== '')
}

/** One of many words may be missing: "certificado de delitos de naturaleza sexual". */
const namesIn = (phrase: string): Pick<Find, 'names'> => {
  const names = phrase.split(/[\s/-]+/).filter((word) => word !== '' && !GENERIC.test(word))
  return names.length > 2 ? { names } : {}
}

export function findLicences({ plain: text, text: typed }: Description): Find[] {
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
        ...namesIn(text.slice(from, to)),
        named: /[A-Z]{2}|\d/.test(typed.slice(from, to)),
      }))
  )
}
