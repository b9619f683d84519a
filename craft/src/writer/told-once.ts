/** What a remark about the employer holds already is told there, and nowhere else: "a charity (140 staff, 6 shops)" beside 140 staff. */
import type { Brief, Fact } from '../brief/facts.ts'
import { isPartOf } from '../brief/spans.ts'

type OfHouse = Extract<Fact, { kind: 'company' }>

const isOfHouse = (fact: Fact): fact is OfHouse => fact.kind === 'company'
const nameIn = (facts: readonly Fact[]): OfHouse | undefined =>
  facts.filter(isOfHouse).find(({ aspect }) => aspect === 'name')

/** "9 staff" within "9 staff to manage". */
const isToldBy = (fact: Fact, other: Fact): boolean =>
  other !== fact &&
  other.holds &&
  (other.kind === 'free' || (isOfHouse(other) && other.aspect === 'about')) &&
  other.text.includes(fact.text) &&
  isPartOf(fact, other)

/** "Year 5 class at St Aldhelm's": a part of the house. */
const IN_IT = /^\p{Lu}[\p{Ll}]+ \d[^,.;]{0,20} (?:at|of|in) \p{Lu}/u

/** "law firm in Halifax (Harbord Lane LLP, 19 lawyers)": whoever reads it knows the name. */
function withoutName(fact: Fact, name: string): Fact {
  const bracketed = fact.text.replace(`(${name}, `, '(').replace(` (${name})`, '')
  if (!bracketed.includes(name)) return bracketed === fact.text ? fact : { ...fact, text: bracketed }
  // "Larkfield Primary is a Year 2 at Larkfield Primary": no clause about itself.
  const ofItself = isOfHouse(fact) || (fact.kind === 'free' && fact.about === 'company' && IN_IT.test(bracketed))
  return bracketed !== name && ofItself ? ({ ...fact, kind: 'free', about: 'place' } as Fact) : fact
}

/** Whoever leads a shift, a shop or a kitchen leads a part of the house. */
const LEADS_A_PART =
  /(?:schicht|team|gruppen|filial|markt|abteilungs|werkstatt|küchen|stations|lager|bau)leit(?:er|ung)|vorarbeiter|polier|meister|(?:shift|team|section|floor|store|shop|branch|warehouse|kitchen|site|production|restaurant) (?:lead(?:er)?|manager|supervisor)|supervisor|foreman|head chef|chef(?:fe)? (?:d['’](?:équipe|atelier|agence)|de (?:cuisine|chantier|rayon|quart|secteur))|responsable de (?:magasin|boutique|rayon|atelier)|(?:encargad[oa]|jef[ea](?:\/a)?) de (?:tienda|turno|obra|almacén|taller|cocina|sala|equipo|planta)/iu
const FEW = 60

/** "Schichtleiter, 3-Schicht, 18 Mitarbeitende": people counted apart from the employer need not be all of its people. */
function asTold(fact: Fact, { facts, text }: Brief): Fact {
  if (!isOfHouse(fact) || fact.aspect !== 'size' || Number.parseInt(fact.text, 10) > FEW) return fact
  const title = facts.find(({ kind }) => kind === 'title')
  if (title?.kind !== 'title' || !LEADS_A_PART.test(title.title)) return fact
  const [from, to] = fact.spans[0]!
  const beside = facts.some(
    (other) =>
      isOfHouse(other) &&
      other !== fact &&
      other.spans.some(
        ([start, end]) =>
          (end <= from && /^[\s,(–:-]*$/u.test(text.slice(end, from))) ||
          (start >= to && /^[\s,)–:-]*$/u.test(text.slice(to, start))),
      ),
  )
  return beside ? fact : ({ ...fact, kind: 'free', about: 'team' } as Fact)
}

const A_LITTLE =
  /^(?:some|a (?:bit|little) of|basic|a little|etwas|ein bisschen|ein wenig|un peu de|un poco de|algo de) /iu

/** "Some Clio" asks for a little of a program: neither a task of its own nor all of it. */
function ofALittle(facts: Fact[]): Fact[] {
  const little = new Map<Fact, Fact>()
  for (const fact of facts) {
    const [led] =
      (fact.kind === 'duty' || fact.kind === 'skill' || fact.kind === 'free') && fact.holds
        ? (A_LITTLE.exec(fact.text) ?? [])
        : []
    const named = led
      ? facts.find((other) => other !== fact && other.kind === 'skill' && other.text === fact.text.slice(led.length))
      : undefined
    if (named) little.set(named, fact)
  }
  if (little.size === 0) return facts
  const said = new Set(little.values())
  return facts.flatMap((fact) =>
    little.has(fact) ? [] : said.has(fact) ? [{ ...fact, kind: 'free', about: 'must' } as Fact] : [fact],
  )
}

export function toldOnce(facts: Fact[], brief: Brief): Fact[] {
  const name = nameIn(facts)?.text
  return ofALittle(
    facts
      .filter((fact) => !(isOfHouse(fact) && fact.aspect !== 'name' && facts.some((other) => isToldBy(fact, other))))
      .map((fact) =>
        asTold(
          name && (fact.kind === 'free' || (isOfHouse(fact) && fact.aspect === 'about'))
            ? withoutName(fact, name)
            : fact,
          brief,
        ),
      ),
  )
}
