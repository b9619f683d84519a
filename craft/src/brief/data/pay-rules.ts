/** Where the law asks for pay in the posting itself, and since when. To be verified before it is relied on. */
import type { Fact, Language } from '../facts.ts'

interface PayRule {
  where: Record<Language, string>
  applies: (place: Extract<Fact, { kind: 'place' }>) => boolean
  source: string
}

const state =
  (code: string, ...names: string[]) =>
  (place: Extract<Fact, { kind: 'place' }>) =>
    place.country === 'US' &&
    (place.region === code || names.includes(place.city) || names.includes(place.region ?? ''))
const same = (name: string): Record<Language, string> => ({ en: name, de: name, fr: name, es: name })

export const PAY_RULES: PayRule[] = [
  {
    where: same('Colorado'),
    source: 'Equal Pay for Equal Work Act',
    applies: state('CO', 'Denver', 'Boulder', 'Colorado Springs', 'Colorado', 'Aurora', 'Fort Collins'),
  },
  {
    where: same('California'),
    source: 'Labor Code 432.3, SB 642',
    applies: state(
      'CA',
      'San Francisco',
      'Los Angeles',
      'San Diego',
      'San Jose',
      'Oakland',
      'Sacramento',
      'California',
      'Palo Alto',
      'Mountain View',
      'Bay Area',
      'Santa Monica',
      'Irvine',
      'Fresno',
      'Berkeley',
    ),
  },
  {
    where: same('New York'),
    source: 'Labor Law 194-b',
    applies: state(
      'NY',
      'New York',
      'New York City',
      'NYC',
      'Brooklyn',
      'Queens',
      'Manhattan',
      'Buffalo',
      'Rochester',
      'Albany',
      'Syracuse',
    ),
  },
  {
    where: same('Washington'),
    source: 'RCW 49.58.110',
    applies: state('WA', 'Seattle', 'Tacoma', 'Spokane', 'Bellevue', 'Redmond', 'Washington State'),
  },
  {
    where: same('Illinois'),
    source: 'Equal Pay Act, HB 3129',
    applies: state('IL', 'Chicago', 'Illinois', 'Naperville', 'Rockford'),
  },
  {
    where: same('Minnesota'),
    source: 'Minn. Stat. 181.173',
    applies: state('MN', 'Minneapolis', 'Saint Paul', 'Minnesota', 'Duluth'),
  },
  {
    where: same('New Jersey'),
    source: 'Pay and Benefit Transparency Act',
    applies: state('NJ', 'Newark', 'Jersey City', 'New Jersey', 'Hoboken', 'Princeton'),
  },
  { where: same('Vermont'), source: 'Act 155', applies: state('VT', 'Vermont') },
  {
    where: same('Massachusetts'),
    source: 'Frances Perkins Act',
    applies: state('MA', 'Boston', 'Massachusetts', 'Lowell'),
  },
  {
    where: same('Maryland'),
    source: 'Equal Pay for Equal Work Act',
    applies: state('MD', 'Baltimore', 'Maryland', 'Bethesda', 'Rockville', 'Annapolis'),
  },
  { where: same('Hawaii'), source: 'Act 203', applies: state('HI', 'Honolulu', 'Hawaii') },
  { where: same('D.C.'), source: 'Wage Transparency Act', applies: state('DC', 'Washington DC') },
  {
    where: same('Ontario'),
    source: 'ESA, O. Reg. 476/24',
    applies: (place) =>
      place.country === 'CA' &&
      (['ON', 'Ontario'].includes(place.region ?? '') ||
        ['Toronto', 'Ottawa', 'Mississauga', 'Hamilton', 'Waterloo', 'Kitchener', 'Brampton', 'Markham'].includes(
          place.city,
        )),
  },
  {
    where: same('British Columbia'),
    source: 'Pay Transparency Act',
    applies: (place) =>
      place.country === 'CA' &&
      (place.region === 'BC' || ['Vancouver', 'Burnaby', 'Surrey', 'Kelowna'].includes(place.city)),
  },
  {
    where: { en: 'Austria', de: 'Österreich', fr: 'Autriche', es: 'Austria' },
    source: 'GlBG § 9',
    applies: (place) => place.country === 'AT',
  },
  {
    where: { en: 'Lithuania', de: 'Litauen', fr: 'Lituanie', es: 'Lituania' },
    source: 'Labour Code, Art. 25',
    applies: (place) => place.country === 'LT',
  },
  {
    where: { en: 'Latvia', de: 'Lettland', fr: 'Lettonie', es: 'Letonia' },
    source: 'Labour Law, s. 32',
    applies: (place) => place.country === 'LV',
  },
  {
    where: { en: 'Italy', de: 'Italien', fr: 'Italie', es: 'Italia' },
    source: 'Directive (EU) 2023/970',
    applies: (place) => place.country === 'IT',
  },
  {
    where: { en: 'Slovakia', de: 'der Slowakei', fr: 'Slovaquie', es: 'Eslovaquia' },
    source: 'Directive (EU) 2023/970',
    applies: (place) => place.country === 'SK',
  },
  {
    where: { en: 'Malta', de: 'Malta', fr: 'Malte', es: 'Malta' },
    source: 'Directive (EU) 2023/970',
    applies: (place) => place.country === 'MT',
  },
]

const EU = new Set('AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

const LAW: Record<Language, (where: string, source: string) => string> = {
  en: (where, source) => `In ${where} the ad itself must state the pay (${source}; check with counsel).`,
  de: (where, source) => `In ${where} muss die Anzeige das Gehalt nennen (${source}; bitte prüfen lassen).`,
  fr: (where, source) => `Ici (${where}), l’annonce doit indiquer la rémunération (${source} ; à vérifier).`,
  es: (where, source) => `En ${where} la oferta debe indicar el salario (${source}; conviene verificarlo).`,
}
const DIRECTIVE: Record<Language, string> = {
  en: 'Pay is what most people look for first, and EU Directive 2023/970 asks for it in the ad or before the interview.',
  de: 'Das Gehalt suchen die meisten zuerst, und die Richtlinie (EU) 2023/970 verlangt es in der Anzeige oder vor dem Gespräch.',
  fr: 'C’est ce que l’on cherche en premier, et la directive (UE) 2023/970 la demande dans l’annonce ou avant l’entretien.',
  es: 'Es lo primero que se busca, y la Directiva (UE) 2023/970 lo pide en la oferta o antes de la entrevista.',
}

/** The rule of the place, in words; null where no law asks for pay. */
export function payRuleFor(facts: readonly Fact[], language: Language): string | null {
  const places = facts.filter((fact): fact is Extract<Fact, { kind: 'place' }> => fact.kind === 'place')
  for (const place of places) {
    const rule = PAY_RULES.find(({ applies }) => applies(place))
    if (rule) return LAW[language](rule.where[language], rule.source)
  }
  return places.some(({ country }) => EU.has(country ?? '')) ? DIRECTIVE[language] : null
}
