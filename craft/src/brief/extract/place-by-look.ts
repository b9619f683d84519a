/** Places that no list knows: a capitalised name that looks like one, beside the cues of its language. */

import { CANADIAN_PROVINCES, US_STATES } from '../data/cities.ts'
import { SHARED_WITH_WORDS, SKILLS } from '../data/skills.ts'
import type { Fact, Language, Span } from '../facts.ts'
import { compilePhrases, findPhrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'

const SKILL_NAMES = compilePhrases(
  [...SKILLS.flatMap((entry) => entry.split('=')), ...SHARED_WITH_WORDS].map((name) => [name, true] as const),
)

/** Endings that name places and hardly anything else. */
const LOOKS_LIKE_ONE =
  /^(?:(?:bad|sankt|st\.?|saint|sainte|san|santa|puerto|villa|neu|alt|gro(?:ss|ß)|klein|ober|unter|great|little|upper|lower|port|mont|bourg|la|le|les|el|los|las) )?[a-zß-ɏ'-]{0,14}(?:ham|ton|ford|bury|field|mouth|wick|worth|caster|chester|thorpe|burgh|stead|combe|minster|bridge|pool|hurst|wich|borough|haven|shire|heim|hausen|burg|berg|stadt|dorf|feld|furt|bach|bruck|brucken|kirchen|ingen|hofen|walde|rode|stein|born|munde|weiler|stedt|stetten|buttel|hagen|beuren|leben|itz|ville|court|sur-mer|les-bains|sur-[a-z]+|en-[a-z]+|lez-[a-z]+|masse|gny|gnac|zac)$/u
const SHARED_ENDINGS =
  /^(?:field|bridge|pool|born|berg|stein|stadt|dorf|feld|bach|burg|court|ville|airfield|butterfield|cambridge|oxford|feierabend|arbeitsfeld|umfeld|tatigkeitsfeld|einarbeit|freizeit|teilzeit|vollzeit|worth|button|cotton|skeleton|python|carton|jenkins|ton|ham|azubi|innenstadt|gro(?:ss|ß)stadt|weltstadt|heimatstadt|stadtfeld|spielfeld|luft|zukunft|auskunft|haven|shaven|studienplatz|notiz|sitz|standort|besitz|einsitz|verband|[a-z]*(?:besitz|[ihkt]ts?feld|sbrucken)|brucken|playwright|midjourney)$/u

/** "TITLE, Hexham, …", "à Annemasse", "auf Rügen": a capitalised name that looks like a place, beside the cues of its language. */
const LOOSE_CUE: Record<Language, RegExp> = {
  en: /(?:^|[\s,(])(?:in|at|near|nr|around|outside|from|depot|site) $/u,
  de: /(?:^|[\s,(])(?:in|bei|nahe|auf|nach|raum|um|aus) $/u,
  fr: /(?:^|[\s,(])(?:a|pres de|vers|sur|proche) $/u,
  es: /(?:^|[\s,(])(?:en|cerca de|zona) $/u,
}
/** "Spartanburg SC", "Walla Walla, WA". */
const WITH_STATE = /(?<![A-Za-zÀ-ɏ'-])(\p{Lu}[a-z]{2,}(?: \p{Lu}[a-z]{2,})?),? ([A-Z]{2})(?=\s*(?:[,.;)(]|$))/gu
/** "Jindabyne NSW". */
const WITH_AUSTRALIAN_STATE =
  /(?<![A-Za-zÀ-ɏ'-])(\p{Lu}[a-z]{2,}(?: \p{Lu}[a-z]{2,})?),? (NSW|VIC|QLD|TAS|ACT)(?=\s*(?:[,.;)(]|$))/gu
/** "Wil SG", "Aigle VD". */
const IS_HOUSE_OF =
  /(?:bau|technik|tech|immobilien|logistik|handel|werke?|druck|treuhand|energie|versicherungen?|reinigung|transporte?|elektro|gastro|group|holding) AG$/iu
const WITH_CANTON =
  /(?<![A-Za-zÀ-ɏ'-])(\p{Lu}[a-zà-ɏ]{2,}(?:-[\p{L}]{2,})?) (ZH|BE|LU|UR|SZ|OW|NW|GL|ZG|SO|BS|BL|SH|SG|GR|AG|TG|TI|VD|VS|NE|GE|JU)(?=\s*(?:[,.;)(]|$))/gu
const TOWN =
  /(?<![A-Za-zÀ-ɏ'-])(?:(?:Bad|Sankt|St\.?|Saint|Sainte|San|Santa|Puerto|Villa|Great|Little|Port|La|Le|Les|El|Los|Las) )?\p{Lu}[a-zà-ɏ'’]{2,}(?:-(?:\p{Lu}|[dl]['’]\p{Lu}|sur|les|en|la|le|de|du|lès|lez|am|an)[a-zà-ɏ]*)*(?: (?:de|del|de la|am|an der|im|in der|ob der|upon|on|sur) \p{Lu}[a-zà-ɏ]{2,})?(?![A-Za-zÀ-ɏ])/gu

/** "Saint-Priest", "Aix-les-Bains", "Villeneuve-sur-Lot": no other word of French is built like them. */
const NAMES_TOWN =
  /^(?:saint|sainte)-[a-z'-]{3,}$|^[a-z']{3,}-[dl]'[a-z]{3,}|^[a-z']{3,}-(?:sur|sous|les|lez|en|la|le|du|de)-[a-z'-]{3,}$|^(?:la|le|les|l')[ -][a-z]{3,}-[a-z-]+$/u
const NAMED_AFTER_SAINT =
  /(?:rue|avenue|place|boulevard|faubourg|hopital|clinique|lycee|ecole|college|institut[a-z]*|eglise|maison|residence|domaine|chateau|groupe|cabinet|marche|fete) (?:de |du )?$/u

/** "Roscoff (29)", "Hendaya (Francia)": a town with its department, province or country. */
const WITH_DEPARTMENT =
  /(?<=(?:^|[\s,(–-])(?:à |a |en |chez )?)(\p{Lu}[\p{L}'’-]{2,}(?: (?:de|del|la|le|les|sur|en) ?\p{Lu}?[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)?) \((?:dpt\.? |dép\.? )?(0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)\)/gu

/** "Verbandia AG": outside Switzerland it is a company, and no canton. */
const SWISS = /(?<![a-z])(?:chf|fr\.|schweiz|aargau|kanton|pensum|efz|gav|l-gav|bvg|suisse)(?![a-z])/u

export function readByLook(reading: Reading, elsewhere: RegExp): void {
  if (reading.facts.some((fact) => fact.kind === 'place' && fact.also === 'workplace' && fact.city !== '')) return
  const facts: Fact[] = []
  for (const match of matches(WITH_STATE, reading.open)) {
    const country = US_STATES.includes(match[2]!) ? 'US' : CANADIAN_PROVINCES.includes(match[2]!) ? 'CA' : null
    if (country === null || (country === 'CA' && reading.language !== 'en')) continue
    const span: Span = [match.index, match.index + match[0].length]
    facts.push({
      kind: 'place',
      ...seen(reading, span, 'medium', true),
      city: match[1]!,
      region: match[2]!,
      country,
      also: 'workplace',
    })
    record(reading, facts)
    return
  }
  for (const match of reading.language === 'en' ? matches(WITH_AUSTRALIAN_STATE, reading.open) : []) {
    const span: Span = [match.index, match.index + match[0].length]
    const [, city, region] = match
    record(reading, [
      {
        kind: 'place',
        ...seen(reading, span, 'medium', true),
        city: city!,
        region: region!,
        country: 'AU',
        also: 'workplace',
      },
    ])
    return
  }
  for (const match of reading.language === 'en' ? [] : matches(WITH_CANTON, reading.open)) {
    const span: Span = [match.index, match.index + match[0].length]
    const shared = seen(reading, span, 'medium', true)
    const [city, region] = [match[1]!, match[2]!]
    // "Egli Holzbau AG" is a house.
    if (
      region === 'AG' &&
      (!SWISS.test(reading.plain) || IS_HOUSE_OF.test(reading.open.slice(Math.max(0, span[0] - 30), span[1])))
    )
      continue
    record(reading, [{ kind: 'place', ...shared, city, region, country: 'CH', also: 'workplace' }])
    return
  }
  for (const match of reading.language === 'fr' ? matches(WITH_DEPARTMENT, reading.open) : []) {
    if (
      partAt(reading, match.index).from !== match.index &&
      !/(?:^|[\s,(])(?:a|chez) $/u.test(reading.plain.slice(Math.max(0, match.index - 6), match.index))
    )
      continue
    const span: Span = [match.index, match.index + match[0].length]
    const shared = seen(reading, span, 'medium', true)
    record(reading, [{ kind: 'place', ...shared, city: match[0], region: null, country: 'FR', also: 'workplace' }])
    return
  }
  for (const match of matches(TOWN, reading.open)) {
    const span: Span = [match.index, match.index + match[0].length]
    const part = partAt(reading, match.index)
    const before = reading.openPlain.slice(Math.max(part.from, match.index - 16), match.index)
    const name = reading.plain.slice(...span)
    const certain = /^(?:bad|sankt) /u.test(name) || (NAMES_TOWN.test(name) && !NAMED_AFTER_SAINT.test(before))
    const cued = LOOSE_CUE[reading.language].test(before)
    const alone = part.from === span[0] && part.to === span[1] && match.index > 0
    const looks = LOOKS_LIKE_ONE.test(name) && !SHARED_ENDINGS.test(name)
    const strong =
      reading.language === 'en' || reading.language === 'de'
        ? looks
        : reading.language === 'fr' && / a $/u.test(` ${before}`.slice(-3))
    if (
      !(
        certain ||
        (cued && (strong || looks)) ||
        (alone && looks) ||
        (cued && / (?:de|am|sur|an der|upon) /u.test(name))
      )
    )
      continue
    if (findPhrases(SKILL_NAMES, name).length > 0) continue
    facts.push({
      kind: 'place',
      ...seen(reading, span, 'medium', true),
      city: match[0],
      region: null,
      country: null,
      also: elsewhere.test(reading.plain.slice(Math.max(part.from, match.index - 40), match.index))
        ? 'area'
        : 'workplace',
    })
    break
  }
  record(reading, facts)
}
