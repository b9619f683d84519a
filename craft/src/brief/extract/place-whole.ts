/** A German place with what is said of it: "Magdeburg Hafen", "Dienstort ist Engen im Hegau", "Flughafen Nürnberg". */
import type { Fact } from '../facts.ts'
import type { Reading } from '../reading.ts'
import { asTitle, lacksCapitals } from '../small-names.ts'
import { inOrder, meets } from '../spans.ts'

type Place = Extract<Fact, { kind: 'place' }>

/** Words that only lead to a place. */
const LEAD =
  /^(?:(?:unser\p{L}*|der|die|das|dein|ihr) )?(?:(?:stand|arbeits|dienst|einsatz|studien)?ort|standort|location|wo|lage|(?:firmen|dienst|haupt)?sitz|stelle|büro|zentrale|werkstatt|werk(?= \p{Lu}\p{Ll}{3})|betrieb|filiale|hof|wir (?:sind|sitzen)|sitzen|steht|liegt)(?:\s?[:=]| (?:ist|sind|liegt|bleibt|befindet sich))?(?: (?:in|bei|auf|am|im))?(?:\s|$)/iu
/** "Unser Werk in Kassel" is the works at Kassel. */
const OURS = /^(?:für |bei |in )?(?:unser|unsere[mnrs]?|mein(?:e[mnrs]?)?) (?=\p{Lu})/iu
/** A town as it is written: with its river, its region, its twin behind a stroke. */
const TOWN =
  /^(?:(?:in|bei|aus|D-|A-|CH-)? ?\d{4,5} )?(?:(?:[Ii]n|[Bb]ei) )?((?:(?:Bad|Sankt|St\.|Markt|Stadt|Groß|Klein|Alt|Neu) )?\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)*(?: (?:im|am|an der|in der|ob der|bei|a\. ?d\.|b\.|a\.|i\.) (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+)?)((?:,? ?\(\p{Lu}[\p{L} .]+\)|\/\p{Lu}[\p{L}.]+)?(?: (?:und|oder|\+) (?:\p{Lu}\p{L}+|Umland|Umgebung|Umkreis))?)$/u
/** A capital makes no name of a German noun. */
const NO_TOWN =
  /(?:straße|strasse|weg|gasse|platz|markt|haus|häuser|zentrum|zentrale|hafen|bahnhof|gebiet|bezirk|kreis|region|revier|objekte?|stellen?|orte?|hof|halle|labor|lager|werk|büro|land|park|anlagen?|umkreis|umgebung|land|stadt|zweigstelle|filialen?|stationen?|schule|prinzip|strecke|linie|tour(?:en)?|mindset|montage|baustellen?|ung|heit|keit|ion)$/u
/** What follows a town says more of it only where it tells no story. */
const TELLS =
  /(?<!\p{L})(?:ist|sind|wird|werden|hält|kommt|geht|klappt|möglich|parken|park\p{L}*|bus|pendel\p{L}*|anlagen|touren|einsatz\p{L}*|einzugsgebiet|montage|baustellen?|auch|nicht|aus|bis|nein|umsonst|gratis)(?!\p{L})/iu

/** What stands in a town, or lies around it. */
const SITE =
  /(?:hafen|airport|bahnhof|schule|gymnasium|kita|werk|filiale|baustellen?|klinik|klinikum|krankenhaus|spital|rathaus|depot|lager|halle|bau|büro|zentrale|campus|zentrum|amt|gericht|haus|theater|platz|markt|bezirk|kreis|gebiet|region|raum|umland|kaserne|werft|mitten|rund um|nähe|nahe|warte|stelle|wache|heim|station|teil|insel|park|(?:im|in der|an der|am|bei))$/iu

/** "Talheim bei Heilbronn" is a town, "Pflegeheim bei Heilbronn" is not. */
const IS_HEIM =
  /^(?!(?:alten|alters|pflege|senioren|wohn|kinder|jugend|studenten|schüler|tier|blinden|frauen|lehrlings|personal)heim)\p{Lu}\p{Ll}+heim$/iu

/** "Oberfeld" ahead of "bei Kassel": a name that nothing else was made of. */
const isBareName = (fact: Fact): boolean =>
  fact.kind === 'free' &&
  fact.about === undefined &&
  fact.holds &&
  /^\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)?$/u.test(fact.text)

const isLoose = (fact: Fact): boolean => fact.kind === 'free' && fact.about === 'place' && fact.holds

/** "Hafenweg" behind "Büro Münster, ", "Flughafen" ahead of "Köln/Bonn": part of one address. */
const JOINS_BEHIND = /^(?:,? |,? ?\(|\/|\n)$/u
/** "Wangen im Allgäu": the landscape a town lies in. */
const LIES_IN = /^ (?:im|in der|am|an der|ob der|vor der|bei|unter) $/u
const JOINS_AHEAD = /^(?: |, | (?:im|in|in der|an der|bei|nahe|um|am) )$/u

const isWorkplace = (fact: Fact): fact is Place => fact.kind === 'place' && fact.also === 'workplace' && fact.holds

export function readWholePlaces(reading: Reading): void {
  if (!reading.facts.some(isWorkplace)) {
    reading.facts = nameTown(reading.facts)
    return
  }
  const ordered = inOrder(reading.facts)
  const told = new Set<Fact>()
  for (const [index, fact] of ordered.entries()) {
    if (!isLoose(fact) && !isBareName(fact)) continue
    const beside = ordered.slice(Math.max(0, index - REACH), index + REACH + 1).filter(isWorkplace)
    if (beside.some((place) => takesIn(reading, place, fact))) told.add(fact)
  }
  reading.facts = reading.facts.filter((fact) => !told.has(fact))
}
/** Facts away within which a place is beside what is said of it. */
const REACH = 2

/** "Nürnberg (Familien- und Erbrecht)": what the house does there. */
const OF_LAW = /(?:^|\()(?<field>\p{Lu}[\p{L}, -]*recht)\)?$/u

/** Whether the remark only leads to the place, or tells it in full; then the place is told in its words. */
function takesIn(reading: Reading, place: Place, fact: Fact): boolean {
  const field = OF_LAW.exec(fact.text)?.groups?.field
  if (field && fact.kind === 'free') {
    fact.text = field
    fact.about = 'company'
    return false
  }
  const [from, to] = fact.spans[0]!
  const [start, end] = place.spans[0]!
  const typed = fact.text.replace(LEAD, '').replace(OURS, '')
  const said = lacksCapitals(reading.text) ? asTitle(typed) : typed
  if (meets([from, to], [start, end])) {
    if (!said.includes(place.city || place.text) || /\d{3}/.test(said) || !isShort(said)) return false
    place.text = said
    return true
  }
  const between = reading.text.slice(Math.min(to, end), Math.max(from, start))
  if (from < start) {
    if (isBareName(fact) && !/^ bei $/.test(between)) return false
    if (!JOINS_AHEAD.test(between)) return false
    // "Nahverkehr Raum Heilbronn": how far one drives is no part of the town.
    if (HOW_FAR.test(fact.text)) {
      fact.text = fact.text.replace(/ (?:im )?(?:raum|großraum|region)$/iu, '')
      return false
    }
    if (isLead(fact.text)) return true
    const isTown = place.city === '' && / (?:im|in der|an der|am) /.test(between) && TOWN.test(said)
    // "Lohfeld bei Kassel": the small town is the place, the large one tells where it lies.
    const isNear =
      / (?:bei|nahe|nähe) $/.test(between) &&
      TOWN.test(said) &&
      !NO_TOWN.test(said) &&
      (IS_HEIM.test(said) || !SITE.test(said))
    if (/,/.test(between) || !isShort(said) || !(isTown || isNear || SITE.test(said))) return false
    if (isTown || isNear) place.city = said
    if (isNear) place.spans = [[from, end], ...place.spans]
  } else if (
    isBareName(fact) ||
    !(JOINS_BEHIND.test(between) || (LIES_IN.test(between) && /^\p{Lu}\p{Ll}+$/u.test(fact.text))) ||
    !isShort(fact.text) ||
    /\d/.test(fact.text) ||
    !/^\p{Lu}|^(?:am|im|beim|an|nahe|direkt|mitten|hinten) /u.test(fact.text)
  )
    return false
  const parts = from < start ? [said, between, place.text] : [place.text, between, fact.text]
  place.text = parts.join('').replace(/\s+/g, ' ')
  return true
}

const HOW_FAR = /^(?:nah|fern|regional|linien|werks)verkehr/iu
const isLead = (text: string): boolean => (LEAD.exec(`${text} `)?.[0].trim().length ?? -1) >= text.length

const isShort = (text: string): boolean => text.split(/\s+/).length <= 6 && !TELLS.test(text)

/** Where no place is known, what is said of one may name it. */
function nameTown(facts: Fact[]): Fact[] {
  let named = false
  return facts.map((fact): Fact => {
    if (named || !isLoose(fact)) return fact
    const [, city, more = ''] = TOWN.exec(fact.text.replace(LEAD, '')) ?? []
    if (!city || NO_TOWN.test(city)) return fact
    named = true
    return asTown(fact, `${city}${more}`, city)
  })
}

/** What was said of a place, as the town where the work is. */
export const asTown = ({ spans, holds }: Fact, text: string, city: string): Fact => ({
  kind: 'place',
  text,
  spans,
  holds,
  confidence: 'medium',
  city,
  region: null,
  country: null,
  also: 'workplace',
})
