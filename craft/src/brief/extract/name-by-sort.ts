/** Employers that no cue word announces: "Quokka Formwork", "St. Brendan Medical". */
import type { Fact } from '../facts.ts'
import { plain } from '../normalise.ts'
import { type Reading, sentenceAt } from '../reading.ts'

const SMALL = '&|of|the|and|de|del|du|des|la|le|y|et|van|von|na|an'
/** Capitals all along, with the small words that names hold. */
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}\\d'’&.-]*(?: (?:${SMALL}) | )(?:\\p{Lu}[\\p{L}\\d'’&.-]*(?: (?:${SMALL}) | |$)){1,4}$`,
  'u',
)
/** Not the name of a house, but of what it has, or of a person. */
const NO_HOUSE =
  /^(?:(?:C[A-Z]O|[SE]?VP|GM|MD|HR|IT|Head|Director|Manager|Chef|Lead)(?= )|The|Our|We|You|Your|This|No|New|Good|Great|Main|Free|Own|Full|Private|Public|Any|Some|All|Reports?|Team|Mr|Mrs|Ms|Dr|Frau|Herr)(?![\p{L}])/u

/** What houses are, at the end of their names, and in French and Spanish at their head. */
const ENDS_AS_HOUSE =
  /(?<= )(?:agency|aggregates|merchants|stockists|timber|mills|quarries|forwarding|airways|apparel|architects|associates|aviation|bakehouse|bakery|bistro|books|brewery|brewing|builders|capital|care|carriers|catering|cellars|cent(?:er|re)|ceramics|charity|church|civils|clinic|clinics|clothing|club|coffee|college|commons|company|components|construction|consultants|consulting|contractors|co|council|couriers|creamery|cycles|dairy|dental|distillery|distributors|electrical|electronics|energy|engineering|engineers|estates|events|express|fabrications|fabrics|fasteners|fastenings|farms?|fashion|finance|fisheries|fitness|fittings|fixings|fixtures|flooring|foods?|formwork|foundation|foundry|freight|fulfilment|furniture|gallery|games|garage|gardens|glass|grocers|group|haulage|health|holdings|homes|hospices?|hospital|hotels?|housing|industries|inn|instruments|insurance|interiors|joinery|kindy|kitchens?|labs?|lifesciences|mutual|labels|landscapes|landscaping|laundry|law|lighting|lodge|logistics|machinery|marine|media|medical|metals|mills|minerals|motors|museum|nurseries|nursery|optical|optics|orchards|organics|packers|packhouse|growers|manor|outdoors|outfitters|outillage|packaging|parts|paints|partners|partnership|payments|pharma|pharmacy|physio|pictures|plastics|plumbing|pottery|potteries|practice|precision|preschool|press|print|properties|pubs?|publishing|rail|records|recruitment|recycling|rentals|resorts?|restaurants?|retail|roasters|robotics|roofing|sciences|scaffolding|school|seafood|security|seeds|services|shipping|shipyard|software|solar|solicitors|solutions|spirits|steel|stores|studios?|supermarkets?|supplies|supply|surgery|surveyors|systems|tech|technologies|telecom|textiles|theatre|therapeutics|tiles|timber|timbers|tools|tours|toys|transit|transport|travel|trust|university|utilities|ventures|vets|vineyards?|wholesale|windows|winery|wines|wire|works|yachts|zoo)$/u
const BEGINS_AS_HOUSE =
  /^(?:aceites|aceros|autocares|calzados|cervezas|conservas|construcciones|distribuciones|embutidos|harinas|hermanos|hierros|hijos de|importaciones|industrias|instalaciones|jamones|maderas|manufacturas|metales|papeles|piensos|plasticos|quesos|servicios|suministros|tejidos|textiles|viajes|vinos|constructions|menuiseries|meubles|peintures|plastiques|toitures|viandes|vins|conserves|charpentes|cuirs|emballages|astilleros?|ateliers?|autopartes|aux?|bistro(?:t)?|bodegas?|boulangerie|cabinet|caves?|chais|clos|coop[a-z]*|domaine|editorial|electro[a-z]*|ets|etablissements|ferme|fonderie|frutas|gasthaus|grupo|groupe|hotel|imprimerie|jardins?|laboratoires?|laboratorios?|law office|les|logistica|maison|muebles|productos|residence|savonnerie|scierie|talleres|transportes?|transports|usines?|verger|vergers|vivero|viveros|fiduciaire|etude|pharmacie|garage|clinique|creche|lycee|mecanizados|zapaterias?|fundacion|asociacion|constructora|gestoria|panaderia|farmacia|colegio|taller|menuiserie|plomberie|brasserie|librairie|jardinerie|libreria|papeleria|clinica) /u

export const looksLikeHouse = (text: string): boolean => {
  const name = plain(text)
  return ENDS_AS_HOUSE.test(name) || BEGINS_AS_HOUSE.test(name)
}

/** "Keane & Burke": those who founded it. */
export const OF_TWO = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)? & (?:\p{Lu}\p{Ll}{2,}|Sons?|Co)(?: (?:LLP|Ltd|Co))?$/u

/** "Benefit Systems card": a name that goes on is another's. */
const STANDS_ALONE = /^\s*(?:[,.;:()–—\n/-]|$)/u

/** "Harbour Fixings - trade fasteners": a name, and what its house does, in small letters. */
const SAYS_WHAT = /^ [-–—] \p{Ll}[^.;\n]/u
const BEGINS = /(?:^|[.!?\n]\s*)$/u
/** "Independent toy shop, Hull. Wooden Whistle.": a sentence that holds a name alone, behind the one that says what the house is. */
function standsBehindHouse(reading: Reading, { kind, spans: [[from, to] = [0, 0]] }: Fact): boolean {
  if (kind !== 'free' || !BEGINS.test(reading.text.slice(0, from)) || !/^\s*(?:[.\n]|$)/u.test(reading.text.slice(to)))
    return false
  const end = reading.text.slice(0, from).trimEnd().length - 1
  const [begin] = sentenceAt(reading, end)
  return reading.facts.some(
    (fact) =>
      fact.kind === 'company' && fact.aspect === 'about' && begin <= fact.spans[0]![0] && fact.spans[0]![0] < end,
  )
}

/** What no rule was sure of, so that it may be the name as well. */
const UNSURE = new Set<Fact['kind']>(['free', 'duty', 'benefit'])

export function readNameBySort(reading: Reading): void {
  // German nouns have capitals too.
  if (reading.language === 'de') return
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')) return
  const names = reading.facts.filter(
    (fact) => UNSURE.has(fact.kind) && fact.holds && NAME.test(fact.text) && !NO_HOUSE.test(fact.text),
  )
  const named =
    names.find((fact) => fact.kind === 'free' && fact.about === 'company') ??
    names.find(
      ({ text, spans }) =>
        (looksLikeHouse(text) || OF_TWO.test(text)) && STANDS_ALONE.test(reading.text.slice(spans[0]![1])),
    ) ??
    names.find((fact) => standsBehindHouse(reading, fact))
  if (!named) return
  const { text, spans, holds } = named
  const name: Fact = { kind: 'company', aspect: 'name', text, spans, holds, confidence: 'medium' }
  const behind = spans[0]![1]
  const what = SAYS_WHAT.test(reading.text.slice(behind)) ? behind + ' - '.length : -1
  reading.facts = reading.facts.map((fact): Fact => {
    if (fact === named) return name
    if (fact.spans[0]![0] !== what || !UNSURE.has(fact.kind)) return fact
    return {
      kind: 'free',
      about: 'company',
      text: fact.text,
      spans: fact.spans,
      holds: fact.holds,
      confidence: 'medium',
    }
  })
}
