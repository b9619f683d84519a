/** Where the work is: gazetteer first, cue words for what the gazetteer does not know. */

import { CANADIAN_PROVINCES, CITIES, REGIONS, US_STATES } from '../data/cities.ts'
import { HOUSE_KINDS } from '../data/house-kinds.ts'
import { TOWNS } from '../data/towns.ts'
import type { Fact } from '../facts.ts'
import { lean } from '../lean.ts'
import { compilePhrases, findPhrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { looksLikeHouse } from './name-by-sort.ts'
import { DAY_THERE, readByCue, withinLabelled } from './place-by-cue.ts'
import { readByLook } from './place-by-look.ts'
import { postcodeAhead, sitesAround } from './place-sites.ts'
import { seen } from './spot.ts'
import { departmentBehind, townAhead } from './town-ahead.ts'
import { unique } from './unique-places.ts'
import { agreeOnCountry, isWorkedFrom, onlyCountry, whereOneWorks } from './workplaces.ts'

export interface Known {
  /** As printed in English. */
  name: string
  country: string
  region: boolean
  /** A common word too: needs its capital. */
  ambiguous: boolean
}

function* gazetteer(): Generator<readonly [string, Known]> {
  for (const [list, region] of [
    [CITIES, false],
    [TOWNS, false],
    [REGIONS, true],
  ] as const)
    for (const [country, names] of Object.entries(list))
      for (const entry of names.split('|')) {
        const ambiguous = entry.startsWith('!')
        const spellings = entry.replace('!', '').split('=')
        const known: Known = { name: spellings[0]!, country, region, ambiguous }
        for (const spelling of spellings) {
          yield [spelling, known]
          if (/\bSaint-|\bSt\. /.test(spelling)) yield [spelling.replace('Saint-', 'St-').replace('St. ', 'St '), known]
          if (/[äöü]/i.test(spelling))
            yield [
              spelling
                .replace(/ä/g, 'ae')
                .replace(/ö/g, 'oe')
                .replace(/ü/g, 'ue')
                .replace(/Ö/g, 'Oe')
                .replace(/Ü/g, 'Ue'),
              known,
            ]
        }
      }
}

export const PLACE_LOOKUP = compilePhrases(gazetteer())

/** Whether a place that the gazetteer knows stands in `name`: "Fiona" is a person, "Derby" a town. */
export const namesPlace = (name: string): boolean => findPhrases(PLACE_LOOKUP, plain(name)).length > 0

const CUE =
  /(?:(?<![A-Za-zÀ-ɏ])(?:based in|located in|location|office in|offices in|hq in|site in|store in|shop in|hotel in|plant in|clinic in|school in|team in|work in|working in|in|at|near|nr|around|outside|from|standort|raum|gro(?:ss|ß)raum|arbeitsort|einsatzort|nahe|bei|a|pres de|region|proche de|cerca de|en|zona(?: de)?|lugar|ubicacion|sede en|oficinas? en|centro de|for|our)[\s:]+|[(,:/]\s*|^\s*)(?:the |el |la |le |los |las |dem |der )?(?:\d{4,5} )?$/u
const ELSEWHERE = lean(
  /(?:(?:prestataires?|fournisseurs?|sous-traitants?|partenaires?|proveedor(?:es)?|maquila)(?: [a-z]+\.?){0,2} (?:a|en|de)(?= $)|(?:bus|minibus|shuttle|coach|transport|pick-?ups?) from [a-z' ]{3,20}(?:, [a-z' ]{3,20})?(?:,| ?\+| and| &| or)|(?:toefl|ielts|delf|dele|first|advanced|proficiency|certificad[oa]|titulo) (?:o|y|ou|et|de)|hora(?: de)?|heure de|(?:con|avec|mit|with)(?= $)|(?:formation|formacion|capacitacion|stage|curso)[^,;.]{0,24}|(?:pasajes?|vuelos?|navette|autobus|bus|buses|micro|furgon|ruta|transporte|lanzadera|traslados?|transfert|acheminement|ramassage)(?: [a-z]+){0,2} (?:desde|depuis|au depart)(?: [a-z' ]{3,20}(?:,| y| et)){0,3}|(?:residir|vivir|residencia|resider|habiter|domicilie?e?)(?: en| a| dans)?(?: [a-z]{4,16} (?:o|ou))?|(?:convenio|convention)(?: [a-z]+){1,3}|training|schulung|weeks|wochen|travel(?:ling)?|trips?|visits?|visit|clients?|clients? (?:de|a)|clientes(?: (?:son|estan|de))?|customers?|flights?|(?<![a-z])(?:dra?|lic|ing|sra?|mme|mlle|arq)\.|reisen|kunden|viajes|deplacements|export(?:s|ing)?|markets?|roots|from|born|native|university|offices? (?:also )?in|hq(?: is)?|headquarters?|headquartered|hauptsitz|siege(?: social)?|parent company|(?:reisen?|fahr(?:t|ten|en)|umzug|umziehen|pendeln|lieferung(?:en)?|liefern|bus|shuttle|transporte?|touren?|einsätze|flug|fluge|versand|export|mal|tage?|woche|monat|jahr|auch|und|oder|dann|spater|gelegentlich|regelmäßig) nach|^nach|colleagues|team mates|reports? to .*|based customers|supplier|between(?: [a-z' -]{3,20} and)?|(?<=from) [a-z' -]{3,20} to|across|throughout|all over|(?:admitted|licen[cs]ed|qualified|registered) in|relocat[a-z]+|parent company is|(?:bus|buses|train|coach|minibus|shuttle|ferry|dealers|presser) (?:from|in)|[a-z]*lehrgang|meisterschule|abschluss|konferenz|kongress|gro(?:ss|ß)markt|korung|im monat|im jahr|(?:\d|zwei|drei) ?(?:x|mal)|pendeln|calls mit|kolleg(?:en|innen)|tochter|schwesterwerke?|[a-z]+termine|zuletzt|club|aus dem) (?:to |in |at |of |from |a |en |de |nach |in der )?(?:the )?$|(?:groupe|grupo|maison[- ]mere|(?:casa )?matriz|reporting[^,;.]{0,16}) \($/u,
)
const SEAT = /(?:hq|headquarter\w*|hauptsitz|siege(?: social)?|sede)[^,;.]{0,12}$/u
const NOT_A_PLACE_AFTER =
  /^\s?(?:speedmaster|druckmaschine|bank|university|united|city fc|accent|press|airways|airlines|style|roll|stock exchange|marathon|standard|bonds?|cuisine|food|wine|values|law|market(?:s)?(?: experience)?|tax|gaap|citizens?|passport|experience|speaking|speakers?|team spirit|calling|oven|insurance|street|road|avenue|exams?|certificates?|licen[cs]es?|driver'?s? licen[cs]e|rn|sub license|reciprocal|superior court|waxing|degrees?|english|assessments?|proficiency|c1|c2|b2)(?![A-Za-zÀ-ɏ])/u
/** "Church of England", "Social Care Wales": a country that ends a name. */
const OF_A_NAME =
  /(?<![.!?\n]\s?|^)\b(?!(?:North|South|East|West|Mid|Central|Northern|Southern|Eastern|Western|Northeast|Southeast|Rural|UK|Location|Based|Near|In)\s)\p{Lu}\p{Ll}+ (?:of )?$/u
/** "WMS = Manhattan" is a system. */
const SYSTEM_BEFORE =
  /(?:wms|tms|erp|crm|pms|lms|software|systems?|tools?|logiciels?|outils?|programas?|using|with)\s*(?:[:=(]|is|ist|est|es)?\s*$/u
/** "Parken im Hof", "aus dem Zug": behind an article it is a common noun. */
const GERMAN_NOUN_BEFORE =
  /(?:^|\s)(?:im|am|auf|dem|der|den|das|ab|vom|zum|zur|eine[mnr]?|unsere[mnr]?|eigene[mnr]?|pro) $/u
/** "Mérida Yuc.", "El Marqués, Qro.": states of Mexico as people shorten them. */
const MEXICAN_STATE =
  /^,?\s+\(?((?:Ags|BC|BCS|Camp|Chis|Chih|Coah|Dgo|Gto|Gro|Hgo|Jal|Edomex|Mich|Mor|Nay|NL|N\.L|Oax|Pue|Qro|Q\. ?Roo|SLP|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac))\.?\)?(?![A-Za-z])/
const STATE_AFTER = /^,?\s+\(?([A-Z]{2}|NSW|VIC|QLD|TAS|ACT)\)?(?![A-Za-z])/
/** "Rose farm in Naivasha (Malewa Blooms)": the name of the house. */
const KIND_AHEAD = new RegExp(`(?<![a-z])(?:${HOUSE_KINDS}) (?:in|near|outside) $`, 'u')

/** "Emmenbrücke LU" lies in the canton of Lucerne. */
const SWISS_CANTONS = new Set(
  'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' '),
)
const DETAIL_AFTER =
  /^\s*(?:\((?!(?:Mo|Di|Mi|Do|Fr|Sa|So|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Mon|Tues?|Wed|Thurs?|Fri)(?![a-z])|[^()]*(?:recht|technik|wesen|medizin|handel|industrie|beratung|law|droit|derecho|consulting|insurance|software)(?:s?\)| [a-z]))([^()\d\u0001&]{2,24})\)|-([A-ZÄÖÜ][A-Za-zÀ-ɏ]{2,18}(?:-\p{Lu}\p{Ll}{2,14}|-(?:la|le|les|sur|en|de)-\p{Lu}\p{Ll}{2,14}| \p{Lu}\p{Ll}{2,14}(?=[,.;)\n]|$))?)|\s(\d{1,2}(?:e|er|ème|eme))(?![A-Za-zÀ-ɏ]))/u

/** "call centre company Ringwood Response", "Harrow Finch Chartered Accountants": the town is a part of a name. */
const NAMES_HOUSE =
  /(?:company|firm|agency|charity|brand|start-?up|supplier|retailer|wholesaler|insurer|consultancy|called|named) $/u
const GOES_ON =
  /^ \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )*(?:Accountants|Solicitors|Architects|Associates|Partners|Consulting|Consultants|Analytics|Software|Systems|Logistics|Group|Holdings|Ltd|Limited|LLP|Inc|Foods|Homes|Care|Dental|Energy)(?!\p{L})/u

/** "night shift, PST hours from Hyderabad": where one sits all the same. */
const WORKED_FROM = /(?:hours|shifts?|work(?:ing)?|role|job|based|office) from $/u

/** How people call a town in passing: printed by its own name. */
const BYNAMES = new Set(["s'pore", 'joburg', 'jozi', 'kl', 'bloem'])

const LOWER = /\p{Lu}/u

/** @param meant which of the places that are named are meant; a description names others than those where one works */
export function readPlaces(reading: Reading, meant = whereOneWorks): void {
  const facts: Fact[] = []
  const lowerCase = !LOWER.test(reading.text.replace(/^\P{L}*[A-Za-zÀ-ɏ]/u, '')) || capitalShare(reading.text) < 0.012
  for (const hit of findPhrases(PLACE_LOOKUP, reading.openPlain)) {
    if (facts.some((fact) => hit.from < fact.spans[0]![1] && hit.from >= fact.spans[0]![0])) continue
    const known = choose(hit.found, reading, hit.to)
    const written = reading.text.slice(hit.from, hit.to)
    const part = partAt(reading, hit.from)
    const before = reading.openPlain.slice(Math.max(part.from, hit.from - 40), hit.from)
    const after = reading.openPlain.slice(hit.to, hit.to + 24)
    if (
      !isPlace(
        reading,
        known,
        written,
        before,
        after,
        lowerCase,
        /^-\p{Lu}/u.test(reading.text.slice(hit.to, hit.to + 2)),
        hit.to,
      )
    )
      continue
    // "Pas-de-Calais": a part of another name.
    if (/\p{L}-(?:de|sur|en|la|le|les)-$/iu.test(before)) continue
    const fact = placeFact(reading, hit.from, hit.to, known, before)
    const ahead = townAhead(reading, hit.from, hit.to, known.region)
    if (ahead && fact.kind === 'place')
      Object.assign(fact, {
        ...seen(reading, [ahead.from, hit.to + (reading.text[hit.to] === ')' ? 1 : 0)], 'high'),
        city: ahead.town,
        region: fact.city || fact.region,
      })
    const number = known.country === 'FR' && !known.region ? departmentBehind(reading, hit.to) : ''
    if (number && fact.kind === 'place')
      Object.assign(fact, { ...seen(reading, [hit.from, hit.to + number.length], 'high'), city: fact.city + number })
    facts.push(fact)
  }
  agreeOnCountry(facts)
  const kept = unique(facts)
  // A seat that is the only place named is where the work is.
  if (!kept.some((fact) => fact.kind === 'place' && fact.also === 'workplace'))
    for (const fact of kept)
      if (
        fact.kind === 'place' &&
        (SEAT.test(reading.plain.slice(Math.max(0, fact.spans[0]![0] - 26), fact.spans[0]![0])) ||
          WORKED_FROM.test(reading.plain.slice(Math.max(0, fact.spans[0]![0] - 16), fact.spans[0]![0])))
      )
        fact.also = 'workplace'
  // Where one travels to, or others sit, is a part of what is said there.
  const workplaces = meant(
    reading,
    withinLabelled(
      reading,
      kept.filter((fact) => (fact.kind === 'place' && fact.also === 'workplace') || isWorkedFrom(reading, fact)),
    ),
  )
  for (const fact of workplaces) {
    fact.spans.push(...sitesAround(reading, fact.spans[0]!))
    if (fact.kind === 'place' && WRITTEN_WITH_CODE.has(fact.country ?? ''))
      fact.text = `${postcodeAhead(reading, fact.spans[0]![0])}${fact.text}`
  }
  record(reading, workplaces)
  readByCue(reading, onlyCountry(kept))
  readByLook(reading, ELSEWHERE)
}

/** Countries whose addresses tell the town by its postcode: "1070 Wien". */
const WRITTEN_WITH_CODE = new Set(['DE', 'AT', 'CH'])

const capitalShare = (text: string): number => (text.match(/\p{Lu}/gu)?.length ?? 0) / Math.max(1, text.length)

function isPlace(
  reading: Reading,
  known: Known,
  written: string,
  before: string,
  after: string,
  lowerCase: boolean,
  district: boolean,
  hitEnd: number,
): boolean {
  // "Munster Vale Dairies": in English a name that lost its accent goes on with its own words.
  const goesOn = reading.language === 'en' && /^\p{Lu}/u.test(written) && /^ \p{Lu}/u.test(reading.text.slice(hitEnd))
  if (goesOn && lostAccents(written, known)) return false
  if (
    NOT_A_PLACE_AFTER.test(after) ||
    /^ time(?![a-z-])/.test(after) ||
    /^-(?:zulage|ticket|tarif|bonus|pass|zuschlag|card|karte|abschluss|diplom|studium|fristen|import|export|kunden|team|gruppe|tour|reise|gesch|recht|software|system|programm|app(?![a-z])|methode)/.test(
      after,
    )
  )
    return false
  if (
    /^[A-Z]{2,4}$/.test(written) &&
    known.name !== written &&
    !/(?:in|at|near) $/u.test(before) &&
    !/^(?:NYC|LA|SF|CDMX|GDL|MTY|CABA)$/.test(written)
  )
    return false
  // "Maçon" is no Mâcon.
  if (
    /[à-ÿ]/i.test(written) &&
    ![known.name, ...gazetteerSpellings(known)].some((form) => form.toLowerCase() === written.toLowerCase())
  )
    return false
  if (/\p{Ll}\p{Lu}/u.test(written) && !/\p{Ll}\p{Lu}/u.test(known.name)) return false
  if (/^ (?:&|and) \p{Lu}/u.test(reading.text.slice(hitEnd, hitEnd + 7)) && known.ambiguous && !/in $/u.test(before))
    return false
  if (/[-'][a-z]/.test(after.slice(0, 2)) && !district && !/^-(?:based|mitte|nord|sud|ost|west)/.test(after))
    return false
  if (
    known.region &&
    OF_A_NAME.test(reading.text.slice(Math.max(0, hitEnd - written.length - 24), hitEnd - written.length)) &&
    !townAhead(reading, hitEnd - written.length, hitEnd, true)
  )
    return false
  if (DAY_THERE.test(before) || NAMES_HOUSE.test(before) || GOES_ON.test(reading.text.slice(hitEnd, hitEnd + 40)))
    return false
  const capital = /^\p{Lu}/u.test(written)
  const cued = CUE.test(before)
  if (written === written.toUpperCase() && written.length <= 3 && known.name !== written && !cued) return false
  if (
    capital &&
    known.ambiguous &&
    /^\s*$/.test(before) &&
    !/^\s*(?:[,.(/]|$|- |(?:city )?(?:office|site|studio|cent(?:re|er)|branch)(?![a-z]))/.test(after) &&
    !STATE_AFTER.test(reading.text.slice(hitEnd, hitEnd + 6))
  )
    return false
  if (SYSTEM_BEFORE.test(before)) return false
  // "Manhattan WMS" is a system, "Kl. B" a class of licence, "outer London" a scale of pay.
  if (
    /^ (?:wms|associates|scale|deals|law|matters|clients|customers|files)(?![a-z])/.test(after) ||
    /^Kl$/.test(written) ||
    /(?:outer|inner|fringe) $/u.test(before)
  )
    return false
  // "IPC or Cambridge" are curricula, "Kerr & Mackay Civils" is a house.
  if (/(?:ipc|ib|pyp|myp|igcse|gcse|edexcel|aqa|montessori|national) ?(?:or |and |,|\/) ?$|[a-z] & $/u.test(before))
    return false
  if (known.ambiguous && !known.region && reading.language === 'de' && GERMAN_NOUN_BEFORE.test(before)) return false
  if (capital && known.ambiguous)
    return cued ||
      (/^\s*(?:[,.(]|$|(?:city )?(?:office|site|studio|depot|showroom|cent(?:re|er)|branch)(?![a-z]))/.test(after) &&
        !/^\s*$/.test(before))
      ? !/^\s*(?:to|work|pay|skills?)\s/u.test(after)
      : false
  if (capital) return true
  if (
    known.country === 'US' &&
    // "Application mobile de …", "mobile or web": in no state.
    (reading.language === 'en' ? /^,? [a-z]{2}(?![a-z])/ : /^, [a-z]{2}(?![a-z])/).test(after) &&
    !(known.ambiguous && /^ (?:in|or|me|hi|ok)(?![a-z])/.test(after)) &&
    US_STATES.includes(after.replace(/^,? /, '').slice(0, 2).toUpperCase())
  )
    return true
  if (known.ambiguous || known.name.length < 4)
    return /(?:^|\s)(?:in|at|near|nr|based in|en|a)\s+$/u.test(before) && lowerCase
  return lowerCase || cued || reading.language === 'en'
}

function choose(found: Known[], reading: Reading, to: number): Known {
  const after = reading.plain.slice(to, to + 30)
  // A county and a town overseas: what is paid in tells which.
  const british = reading.text.includes('£') ? found.find(({ country }) => country === 'GB') : undefined
  return (
    british ??
    found.find(
      (known) => !known.region && new RegExp(`(?<![a-z])${known.country.toLowerCase()}(?![a-z])`).test(after),
    ) ??
    found.find((known) => !known.region) ??
    found[0]!
  )
}

/** "Nueva Córdoba", "Vieux Lyon": a part of the town. */
const QUARTER = /(?<!\p{L})(?:Nuev[ao]|Viej[ao]|Gran|Villa|Ciudad|Alt[ao]|Vieux|Vieille|Grand) $/u

/** "Amsterdam, HR software": two letters that go on are no country. */
const NO_COUNTRY = /^ (?!(?:hybrid|remote|on-?site|office|or|and|full|part|perm|based|only)(?!\p{L}))\p{Ll}/u

function placeFact(reading: Reading, start: number, to: number, known: Known, before: string): Fact {
  const from = start - (QUARTER.exec(reading.open.slice(Math.max(0, start - 9), start))?.[0].length ?? 0)
  let country = known.country
  let region: string | null = known.region ? known.name : null
  let end = to
  const state =
    STATE_AFTER.exec(reading.open.slice(to, to + 8)) ??
    (/^,?\s+([a-z]{2})(?=[\s,.;)]|$)/.exec(reading.openPlain.slice(to, to + 6)) &&
      // "Heilbronn, ca 45 Std." names no state.
      /^,?\s+(?:nl|uk|tx|ca|ny|wa)(?=[\s,.;)]|$)(?!\s*\d)/.exec(reading.plain.slice(to, to + 8)))
  if (state && !known.region) {
    const code = state[0].replace(/[^A-Za-z]/g, '').toUpperCase()
    if (
      US_STATES.includes(code) &&
      (known.country === 'US' ||
        !['DE', 'IN', 'ME', 'OK', 'HI', 'OR', 'CO', 'CA'].includes(code) ||
        /^,/.test(state[0]))
    ) {
      country = code === 'CA' && known.country === 'CA' ? 'CA' : code === 'DE' && known.country === 'DE' ? 'DE' : 'US'
      region = country === 'US' ? code : null
      end = to + state[0].length
    } else if (
      (known.country === 'CA' && CANADIAN_PROVINCES.includes(code)) ||
      (known.country === 'AU' && AUSTRALIAN_STATES.has(code))
    ) {
      region = code
      end = to + state[0].length
    } else if (known.country === 'CH' && SWISS_CANTONS.has(code)) {
      region = code
      end = to + state[0].length
    } else if ((code in CITIES || code === 'UK') && !NO_COUNTRY.test(reading.open.slice(to + state[0].length))) {
      country = code === 'UK' ? 'GB' : code
      end = to + state[0].length
    }
  }
  const mexican =
    reading.language === 'es' && !known.region ? MEXICAN_STATE.exec(reading.open.slice(end, end + 10)) : null
  if (mexican) {
    country = 'MX'
    region = mexican[1]!
    end += mexican[0].length
  }
  const detail = mexican ? null : DETAIL_AFTER.exec(reading.open.slice(end, end + 28))
  const bracketed = detail?.[1]?.replace(/ (?:office|branch|site|campus|hub)$/iu, '')
  const named =
    detail &&
    (!bracketed || /^\p{Lu}/u.test(bracketed)) &&
    !looksLikeHouse(detail[1] ?? '') &&
    !(bracketed?.includes(' ') && KIND_AHEAD.test(reading.plain.slice(Math.max(0, from - 48), from))) &&
    !/hybrid|remote|office|days|onsite|on-site|hq|pick|near|centre only|paid/i.test(bracketed ?? detail[0])
  if (named) end += detail[0].length
  const longer = known.country === 'FR' && detail?.[2] ? detail[0].trim() : ''
  const typed = reading.text.slice(from, to) + longer
  const city = BYNAMES.has(typed.toLowerCase())
    ? known.name
    : longer || (/^\p{Lu}/u.test(typed) && typed !== typed.toUpperCase() && !lostAccents(typed, known))
      ? typed
      : recase(typed, known)
  // What has been read already tells as well where one only goes to: "formation 3 semaines à Rennes".
  const said = reading.plain.slice(Math.max(partAt(reading, start).from, start - 40), start)
  const workplace = !ELSEWHERE.test(before) && !ELSEWHERE.test(said)
  return {
    kind: 'place',
    ...seen(reading, [from, end], 'high'),
    text:
      city +
      reading.text
        .slice(to + longer.length, end)
        .replace(/^(,?\s+)([a-z]{2})$/, (_, gap: string, code: string) => gap + code.toUpperCase()),
    city: known.region ? '' : city,
    region: region ?? (named && !longer ? (bracketed ?? detail[2] ?? detail[3] ?? null) : null),
    country,
    also: workplace && !known.region ? 'workplace' : workplace ? 'workplace' : 'area',
  }
}

function recase(typed: string, known: Known): string {
  if (/^(?:GDL|MTY)$/.test(typed)) return known.name.replace(/ MX$/, '')
  const forms = [known.name, ...gazetteerSpellings(known)]
  const folded = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
  return forms.find((form) => folded(form) === folded(typed)) ?? known.name
}

const lostAccents = (typed: string, known: Known): boolean =>
  /^[ -~]+$/.test(typed) && ![known.name, ...gazetteerSpellings(known)].includes(typed)

const AUSTRALIAN_STATES = new Set(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])

const SPELLINGS = new Map<string, string[]>()
for (const list of [CITIES, TOWNS, REGIONS])
  for (const [country, names] of Object.entries(list))
    for (const entry of names.split('|'))
      SPELLINGS.set(`${country}:${entry.replace('!', '').split('=')[0]}`, entry.replace('!', '').split('='))
const gazetteerSpellings = (known: Known): string[] => SPELLINGS.get(`${known.country}:${known.name}`) ?? []
