/** A title as it is printed: abbreviations opened, jargon dropped, the case of the language. */
import { SHARED_WITH_WORDS, SKILLS } from '../data/skills.ts'
import type { Language } from '../facts.ts'
import { longestAt } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { capitalise } from '../tidy.ts'
import { type Head, TITLE_WORDS } from './title-words.ts'

const EXPANDED: Record<string, string> = {
  dev: 'Developer',
  devs: 'Developers',
  exec: 'Executive',
  ops: 'Operations',
  eng: 'Engineer',
  mgr: 'Manager',
  asst: 'Assistant',
  sr: 'Senior',
  snr: 'Senior',
  jr: 'Junior',
  jnr: 'Junior',
  admin: 'Administrative',
  comms: 'Communications',
  rep: 'Representative',
  reps: 'Representatives',
  ft: 'Full-time',
  acct: 'Account',
  tech: 'Technical',
  svcs: 'Services',
  svc: 'Service',
  assoc: 'Associate',
  whse: 'Warehouse',
  coord: 'Coordinator',
  resi: 'Residential',
  intl: 'International',
  mfg: 'Manufacturing',
  mgmt: 'Management',
  prod: 'Production',
  mktg: 'Marketing',
  qty: 'Quantity',
  sw: 'Software',
  maint: 'Maintenance',
}
/** Capitals that no rule gives. */
const SPELLED: Record<string, string> = {
  devops: 'DevOps',
  mlops: 'MLOps',
  ios: 'iOS',
  iot: 'IoT',
  wordpress: 'WordPress',
  javascript: 'JavaScript',
  phd: 'PhD',
  reno: 'ReNo',
  ssr: 'semisénior',
}
const JARGON =
  /(?<![A-Za-zÀ-ɏ])(?:ninja|rock ?star|guru|wizard|superstar|hero|unicorn|jedi|hacker|evangelist)s?(?![A-Za-zÀ-ɏ])/giu
/** "Aussendienst Mitarbeiter": one word in German. */
const IN_ONE_WORD =
  /(?<!\p{L})(außendienst|innendienst|vertriebs|lager|büro|service|verkaufs|produktions)[ -](mitarbeiter|leiter|leitung)/giu
const inOneWord = (title: string): string =>
  title
    .replace(/aussendienst/giu, (typed) => (/^A/.test(typed) ? 'Außendienst' : 'außendienst'))
    .replace(IN_ONE_WORD, (_, first: string, second: string) => `${capitalise(first)}${second.toLowerCase()}`)

const SMALL =
  /^(?:of|and|the|to|for|in|on|at|with|a|an|&|den|dem|des|eine?[nmr]?|mit|ab|bei|an|auf|von|vom|zum|als|bis|de|du|des|la|le|les|et|en|à|y|del|der|die|das|und|für|im|zu|zur|d'|l'|aux|au|e|or|oder|ou|o)$/i
const CAPITALS =
  /^(?:uci|uti|usi|smur|samu|ehpad|rrhh|rh|hr|it|qa|ux|ui|ux\/ui|ui\/ux|bi|pr|seo|ppc|crm|hgv|lgv|cnc|plc|sps|ceo|cfo|coo|cto|cmo|cio|cpo|vp|rn|icu|er|ot|ta|bim|hvac|shk|ehs|hse|qhse|aml|kyc|gdpr|b2b|b2c|sap|erp|ml|ai|sre|eu|uk|us|emea|dach|apac|nhs|sen|senco|fp&a|r&d|l&d|f&b|ks1|ks2|ks3|ks4|ks5|eyfs|op|kfz|lkw|pkw|mfa|zfa|pta|mta|ide|adv|rh|rrhh|daf|drh|btp|cvc|pl|spl|ash|aes|sav|prl|gps|rf|vr|ar|3d|2d|ii|iii|iv|pmo|bpo|sdr|bdr|api|aws|gcp|php|sql|ios|html|css|.net|flt|cdl|esol|efl|eal|a&e|gp|gmp|tv|dj|esl|pm|rvn|rgn|rmn|odp|hca|gis|ndt|bms|vfx|wms|mri|ehpad|bts|edr|hnc|bsl|slt|tms|nvq|mot|rpa|edv|ihk|cad|cam|tga|msr|qms|kam|sdr)$/i

const NAMES = new Map<string, string>()
for (const entry of SKILLS) {
  const [name, ...others] = entry.split('=')
  for (const form of [name!, ...others])
    if (/[A-Z.+#]/.test(form) && !form.includes(' '))
      NAMES.set(
        form.toLowerCase(),
        form === 'Golang' ? 'Golang' : /^[A-Z]/.test(form) || /[+#.]/.test(form) ? form : name!,
      )
}
for (const name of SHARED_WITH_WORDS) NAMES.set(name.toLowerCase(), name)
for (const word of [
  'chef',
  'lead',
  'lean',
  'make',
  'access',
  'word',
  'teams',
  'monday',
  'salt',
  'express',
  'spring',
  'square',
  'square',
  'segment',
  'toast',
  'epic',
  'unity',
  'illustrator',
  'inventor',
  'opera',
  'sheets',
  'sketch',
  'excel',
  'nav',
  'leap',
  'rio',
  'typing',
  'procurement',
  'payroll',
  'fundraising',
  'accessibility',
  'storytelling',
  'arm',
  'can',
])
  NAMES.delete(word)

/** What stands before a title in the same breath and is no part of it: "the position of", "nen", "la plaza de". */
const PREAMBLE: Record<Language, RegExp> = {
  en: /^(?:(?:it'?s|its) )?(?:(?:the|a|an|our|my|another) )?(?:(?:position|role|post|job) of (?:the |an? )?)?(?:new |one )?/i,
  de: /^(?:(?:[’']?ne?n?|eine?[nrms]?|unser[enrms]{0,2}|de[rnm]|die|das|neue[nrms]?|erste[nrms]|weitere[nrms]?|offiziell|bedarf(?: an)?|gesucht(?: wird)?:?|stelle (?:der|des|als)|posten (?:der|des)) )+/i,
  fr: /^(?:(?:une?|notre|nos|son|sa|le|la|les) )?(?:(?:poste|emploi) (?:de |d['’]))?(?:(?:nouve(?:au|l|lle)|futur[e]?) )?/i,
  es: /^(?:(?:solicita(?:mos)?|requerimos|poner) )?(?:(?:una?|nuestr[oa]|mi|el|la|los|las) )?(?:(?:plaza|puesto|posición|posicion|vacante) de )?(?:nuev[oa] )?/i,
}

/** A title that was found by its place is printed as the lexicon has it where it knows all of it: "kp". */
function knownWhole(raw: string, head: Head): Head | null {
  const text = plain(raw)
  const hit = longestAt(TITLE_WORDS, text, 0)
  return (hit?.to === text.length && hit.found.find(({ language }) => language === head.language)) || null
}

/** `head` is the noun as typed; its printed form replaces it: the singular, an abbreviation opened, accents put back. */
export function printTitle(raw: string, typedHead: string, head: Head, english: boolean): string {
  let text = raw.replace(/\s+/g, ' ').trim()
  const known = typedHead ? null : knownWhole(text, head)
  if (known) return printTitle(text, text, known, english)
  const shouted = text === text.toUpperCase() && /[A-Za-zÀ-ɏ]{4}/u.test(text)
  if (shouted && !english) text = text.toLowerCase()
  const printed = english ? singular(typedHead, head) : writtenOf(typedHead, head)
  const at = typedHead ? text.toLowerCase().indexOf(typedHead.toLowerCase()) : -1
  if (at >= 0) {
    const before = text.slice(0, at).replace(PREAMBLE[english ? 'en' : head.language], '')
    const behind = text.slice(at + typedHead.length)
    // "Content Marketing Manager": of three words a hyphen would tie the last two alone.
    const tied = /\p{L} $/u.test(before) && typedHead.includes(' ') && printed.replaceAll('-', ' ') === typedHead
    text = english
      ? before + printed + behind
      : (head.language === 'de' ? nominative(before, printed, head) : before) +
        (tied ? typedHead : printed) +
        (head.plural ? inSingular(behind, head.language) : behind)
  }
  text =
    text
      .replace(JARGON, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?:dringend |sofort )?gesucht$/iu, '')
      // "Eine Bäckergesellin/Bäckergesellen": behind an article the second bends.
      .replace(/(?<!\p{L})(\p{Lu}\p{Ll}+)in\/\1en$/u, '$1in/$1e')
      .replace(/^[\s/,-]+|[\s/,-]+$/g, '') || head.name
  return english
    ? titleCase(
        text.replace(/(er|or|ian)'?s?'? mates?$/iu, "$1's Mate").replace(/(?<=[/&] ?)admin$/iu, 'administrator'),
      )
    : sentenceCase(head.language === 'de' ? inOneWord(text) : text, head.language === 'de')
}

const writtenOf = (typed: string, { written, name, end }: Head): string =>
  end ? typed.slice(0, -end.typed.length) + end.printed : (written ?? name)

const singular = (typed: string, head: Head): string =>
  /^[A-Z&]{2,5}$/.test(typed) && head.family === 'executive' ? typed : head.name

const GERMAN_ADJECTIVE = /(?<=^|\s)(\p{L}+(?:isch|lich|iert|iv|end|ig|al|ell|haft|voll|bar))(e[nrms]?)(?=\s)/gu

/** "technischen Einkäufer" is typed behind "einen"; a title stands in the nominative: "Technischer Einkäufer". */
function nominative(before: string, noun: string, head: Head): string {
  const marked = /\p{L}([:*/_·])-?in(?!\p{L})/u.exec(noun)?.[1]
  const neuter = /(?:kraft|hilfe|leitung|assistenz|person|aufsicht|frau|vertretung|ung)$/.test(noun)
  const ending = marked ? `e${marked}r` : head.feminine || neuter ? 'e' : 'er'
  return before.replace(GERMAN_ADJECTIVE, (_, stem: string) => stem + ending)
}

/** Adjectives behind a plural that is printed in the singular: "ouvriers ostréicoles", "técnicos mecánicos". */
function inSingular(behind: string, language: Language): string {
  if (language !== 'fr' && language !== 'es') return behind
  const ends =
    language === 'fr'
      ? /^( \p{L}+?(?:aire|ique|ole|el|elle|if|ive|ée?|ante?|ière?|euse|iste|able|ible|ienn?e?|ine?|eur))s(?!\p{L})/u
      : /^( \p{L}+?(?:(?:ic|iv|ari|ad|id|er|an|os|in|ur|ern)[oa]|ista|ante|ente|able|ible|a[lr](?=es)|iona[l](?=es)|or(?=es)|cial(?=es)))(?:e?s)(?!\p{L})/u
  const behindFirst = language === 'es' ? behind.replace(/ bilingües(?!\p{L})/gu, ' bilingüe') : behind
  return behindFirst.replace(ends, '$1')
}

function titleCase(text: string): string {
  const words = text.split(' ')
  const shouted = text === text.toUpperCase() && words.length > 1
  return words
    .map((word, index) => {
      const bare = word.toLowerCase().replace(/[.,]$/, '')
      if (SPELLED[bare]) return SPELLED[bare]
      if (bare === 'tech' && words.length > 1 && index === words.length - 1) return 'Technician'
      if (EXPANDED[bare] && !(bare === 'tech' && words.length < 2)) return EXPANDED[bare]
      const year = /^y(?:r|ear)?(\d{1,2})$/.exec(bare)?.[1]
      if (year) return `Year ${year}`
      if (CAPITALS.test(bare)) return bare.toUpperCase().replace('.NET', '.NET').replace(/^IOS$/, 'iOS')
      if (NAMES.has(bare)) return NAMES.get(bare)!
      if (!shouted && /^[A-Z&]{2,4}(?:-[A-Z\d]{1,2})?$/.test(word)) return word
      if (index > 0 && SMALL.test(word)) return word.toLowerCase()
      // "FPGA-Designer": what stands behind capitals has one too.
      if (/[A-Z]/.test(word.slice(1)) && word !== word.toUpperCase())
        return word.replace(/(?<=[A-Z]{2}-)\p{Ll}/gu, (letter) => letter.toUpperCase())
      if (/^\([A-Z]{2,6}\)$/.test(word)) return word
      if (word.startsWith('(')) return `(${capitalise(word.slice(1).toLowerCase())}`
      return word
        .toLowerCase()
        .split(/(?<=[/])/)
        .map((piece) => (CAPITALS.test(piece.replace('/', '')) ? piece.toUpperCase() : capitalise(piece)))
        .join('')
    })
    .join(' ')
}

function sentenceCase(text: string, german: boolean): string {
  const shouted = text === text.toUpperCase() && /[A-Za-zÀ-ɏ]{4}/u.test(text)
  const base = shouted ? text.toLowerCase() : text
  const words = base.split(' ').map((word, index) => {
    const spelled = SPELLED[word.toLowerCase()]
    if (spelled) return spelled
    if (CAPITALS.test(word)) return word.toUpperCase()
    if (german && (index === 0 || !SMALL.test(word)))
      return /^(?:stellvertretende[rn]?|leitende[rn]?|erfahrene[rn]?|pädagogische|medizinische|technische[rn]?|kaufmännische[rn]?)$/i.test(
        word,
      ) && index > 0
        ? word.toLowerCase()
        : capitalise(word)
    return index === 0 ? capitalise(word) : word
  })
  return words.join(' ')
}
