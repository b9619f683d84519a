import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact, FactKind } from './facts.ts'
import { readBrief } from './read.ts'

const all = <K extends FactKind>(text: string, kind: K) =>
  readBrief(text).facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
const first = <K extends FactKind>(text: string, kind: K) => all(text, kind)[0]

describe('pay', () => {
  it.each([
    ['salary €60-75k', [60000, 75000, 'EUR', 'YEAR']],
    ['60 to 75k eur', [60000, 75000, 'EUR', 'YEAR']],
    ['45-55K GBP', [45000, 55000, 'GBP', 'YEAR']],
    ['120k', [120000, 120000, null, 'YEAR']],
    ['48.000 bis 55.000 Euro brutto im Jahr', [48000, 55000, 'EUR', 'YEAR']],
    ['38 000 à 42 000 € brut annuel', [38000, 42000, 'EUR', 'YEAR']],
    ['1.400€ al mes', [1400, 1400, 'EUR', 'MONTH']],
    ["Fr. 95'000.- bis 105'000.-", [95000, 105000, 'CHF', 'YEAR']],
    ['Fahrer, Mo-Fr. 3.100 € brutto im Monat', [3100, 3100, 'EUR', 'MONTH']],
    ['$18-22 an hour plus tips', [18, 22, 'USD', 'HOUR']],
    ['14,50 Euro pro Stunde', [14.5, 14.5, 'EUR', 'HOUR']],
    ['day rate £450-500', [450, 500, 'GBP', 'DAY']],
    ['between 40 and 50 thousand euros', [40000, 50000, 'EUR', 'YEAR']],
    ['DKK 1.4-1.6m base + 25% bonus', [1400000, 1600000, 'DKK', 'YEAR']],
    ['48.000 fix + Provision', [48000, 48000, null, 'YEAR']],
    ['pay is 31k to 34k sterling', [31000, 34000, 'GBP', 'YEAR']],
    ['Stundenlohn 16,80', [16.8, 16.8, null, 'HOUR']],
    ['roughly 55 grand', [55000, 55000, null, 'YEAR']],
    ['up to $150k', [null, 150000, 'USD', 'YEAR']],
    ['ab 52.000 €', [52000, null, 'EUR', 'YEAR']],
    ['A$90k + super', [90000, 90000, 'AUD', 'YEAR']],
    ['DKK 42,000 to 48,000 a month', [42000, 48000, 'DKK', 'MONTH']],
    ['₹18 lakh per annum', [1800000, 1800000, 'INR', 'YEAR']],
    ['70-85.000€', [70000, 85000, 'EUR', 'YEAR']],
    ['budget 65k max', [null, 65000, null, 'YEAR']],
    ['we can do 55, maybe 60k', [55000, 60000, null, 'YEAR']],
    ['$85K/yr to $110K/yr', [85000, 110000, 'USD', 'YEAR']],
    ['60-70 TEUR', [60000, 70000, 'EUR', 'YEAR']],
    ['comp: 140-160 base', [140000, 160000, null, 'YEAR']],
    ['1.750€ netos al mes', [1750, 1750, 'EUR', 'MONTH']],
    ['1.800 € brut par mois sur 13 mois', [1800, 1800, 'EUR', 'MONTH']],
  ])('%s', (text, [min, max, currency, per]) => {
    expect(first(text as string, 'pay')?.pay).toEqual({ min, max, currency, per })
  })

  it.each([
    'SMIC + tickets resto',
    '40 million payment events a month',
    'raised $12M series A',
    'manage a £2m budget',
    'team of 15-20',
    'shifts 9-5',
    '10k steps',
    'lift 25-50 lbs',
    'competitive salary',
    '$5,000 sign-on bonus',
    'B2B, 24/7, 1st line',
    '5k run club',
    'minimum wage',
    'ISO 9001 and 45001',
    'reduce costs by $200k',
    'a 300-seat restaurant',
    'between 5 and 10 people',
    '30k units per week',
    '$10m in funding',
    '20-25 hours a week',
    'CDI temps plein 39h',
    'monthly close in 5 days',
    'housing possible (€125/wk)',
    'training budget €500',
  ])('is not in: %s', (text) => {
    expect(all(text, 'pay').filter(({ pay }) => pay.min !== null || pay.max !== null)).toEqual([])
  })

  it('keeps base and target apart', () => {
    expect(all('OTE 180k (base 120k)', 'pay').map(({ basis, pay }) => [basis, pay.max])).toEqual([
      ['total', 180000],
      ['base', 120000],
    ])
  })
})

describe('years', () => {
  it.each([
    ['5+ yrs of Python', 5, null],
    ['at least two years in retail', 2, null],
    ["2 ans d'expérience", 2, null],
    ['up to 2 years experience', null, 2],
    ['3-5 years', 3, 5],
    ['ten years in logistics', 10, null],
    ['min. 3 Jahre Berufserfahrung', 3, null],
    ['Mínimo 3 años', 3, null],
    ['2 jours de télétravail max. 5 ans d’expérience mini', 5, null],
  ])('%s', (text, min, max) => {
    expect(first(text, 'experience')).toMatchObject({ min, max })
  })

  it.each([
    '2 year contract',
    'over 30 years of history',
    '2-3 year olds',
    '12-month contract',
    'founded 20 years ago',
  ])('are not in: %s', (text) => {
    expect(all(text, 'experience')).toEqual([])
  })
})

describe('place and mode of work', () => {
  it.each([
    ['hybrid 2 days office', 'hybrid', 2, null],
    ['no remote', 'onsite', null, null],
    ['3 days in office, rest home', 'hybrid', 3, null],
    ['Pas de télétravail', 'onsite', null, null],
    ['WFH ok', 'remote', null, null],
    ['2 dias teletrabajo', 'hybrid', null, 2],
    ['Homeoffice 1 Tag pro Woche', 'hybrid', null, 1],
    ['kein Homeoffice', 'onsite', null, null],
    ['hybrid, 2 days', 'hybrid', 2, null],
  ])('%s', (text, mode, officeDays, homeDays) => {
    expect(first(text, 'mode')).toMatchObject({ mode, officeDays, homeDays })
  })

  it.each(['remote sensors', 'on-site parking', 'remote communities'])('says nothing of it: %s', (text) => {
    expect(all(text, 'mode')).toEqual([])
  })

  it.each([
    ['nurse in cork', 'Cork', 'IE'],
    ['plumber, portland OR', 'Portland', 'US'],
    ['Koch in Wien', 'Wien', 'AT'],
    ['Zaandam NL', 'Zaandam', 'NL'],
    ['nice to have: Paris', 'Paris', 'FR'],
    ['camarero en Málaga', 'Málaga', 'ES'],
  ])('%s', (text, city, country) => {
    expect(all(text, 'place').map((fact) => [fact.city, fact.country])).toEqual([[city, country]])
  })
})

describe('contract, travel, degree', () => {
  it.each([
    ['12 month ftc', 'fixed_term', 12],
    ['unbefristet', 'permanent', null],
    ['perm contract', 'permanent', null],
    ['befristet auf 1 Jahr', 'fixed_term', 12],
    ['marketing intern summer', 'internship', null],
    ['outside IR35', 'freelance', null],
    ['interim for 7 months', 'temporary', 7],
    ['en alternance', 'apprenticeship', null],
  ])('%s', (text, contract, months) => {
    expect(first(text, 'contract')).toMatchObject({ contract, months })
  })

  it('is not fooled by other senses', () => {
    expect(all('temperature control technician, international clients, internal audit', 'contract')).toEqual([])
  })

  it.each([
    ['no travel', 0],
    ['reisetätigkeit ca 60%', 60],
    ['travel 10-20%', 20],
  ])('%s', (text, percent) => {
    expect(first(text, 'travel')?.percent).toBe(percent)
  })
  it.each(['travel expenses are paid', 'book travel for the CEO', 'travel agency'])('no travel asked: %s', (text) => {
    expect(all(text, 'travel')).toEqual([])
  })

  it.each([
    ['Studium ist egal', 'none'],
    ['BSc required', 'required'],
    ['bac +5 exigé', 'required'],
    ['degree or equivalent experience', 'or_equivalent'],
    ['no degree needed', 'none'],
  ])('%s', (text, need) => {
    expect(first(text, 'education')?.need).toBe(need)
  })
  it.each(['Master craftsman', 'master data', 'a high degree of care', '360-degree feedback', 'scrum master'])(
    'no degree in: %s',
    (text) => {
      expect(all(text, 'education')).toEqual([])
    },
  )
})

describe('title', () => {
  it.each([
    ['need a senior go dev, 5+ yrs', 'Senior Go Developer', 'software', null],
    ['customer support agents x5', 'Customer Support Agent', 'support', 5],
    ['Need 2 junior frontend devs', 'Junior Frontend Developer', 'software', 2],
    ['finance manger, Leeds', 'Finance Manager', 'finance', null],
    ['tecnico/a de nominas, valencia', 'Técnico/a de nóminas', 'hr', null],
    ['Recherche infirmiere a Lyon', 'Infirmière', 'healthcare', null],
    ['Wir suchen Pflegefachkraft (m/w/d)', 'Pflegefachkraft', 'healthcare', null],
    ['Executive assistant to our CEO (Henrik)', 'Executive Assistant to the CEO', 'administration', null],
    ['code ninja? really it is a frontend developer', 'Frontend Developer', 'software', null],
    ['Second fix joiners x3 wanted, Leeds, CSCS card.', 'Second Fix Joiner', 'construction', 3],
  ])('%s', (text, title, family, headcount) => {
    expect(first(text, 'title')).toMatchObject({ title, family, headcount })
  })
  it.each(['need 2 years exp', '4x10 schedule', 'paid 14x a year'])('no count of heads in: %s', (text) => {
    expect(first(text, 'title')?.headcount ?? null).toBeNull()
  })
})

describe('tools', () => {
  it.each([
    ['senior go dev', ['Go']],
    ['Go, Kafka', ['Go', 'Kafka']],
    ['sql + r', ['R', 'SQL']],
    ['.NET and Node', ['.NET', 'Node.js']],
    ['C-level contact, licence class C', []],
    ['react quickly to alarms', []],
    ['you excel in service', []],
    ['on the go', []],
    ['go to market plan', []],
  ])('%s', (text, names) => {
    const found = all(text, 'skill').filter(({ confidence }) => confidence === 'high')
    expect(found.flatMap(({ text: name, alternatives }) => [name, ...alternatives]).sort()).toEqual(names)
  })

  it('tells musts from what is nice', () => {
    const needs = Object.fromEntries(
      all('kafka, postgres. nice to have terraform. must have: Python, SQL', 'skill').map(({ text, need }) => [
        text,
        need,
      ]),
    )
    expect(needs).toMatchObject({ PostgreSQL: 'unknown', Terraform: 'nice', Python: 'must', SQL: 'must' })
  })
})

describe('negation', () => {
  it.each([
    ['no on call', 'shift'],
    ['kein Nachtdienst', 'shift'],
    ['sin alojamiento', 'benefit'],
    ['no dutch needed', 'language'],
    ['driving licence not needed', 'licence'],
    ['DATEV wird nicht gebraucht', 'skill'],
  ] as const)('%s', (text, kind) => {
    expect(first(text, kind)?.holds).toBe(false)
  })
  it('ends where the sense turns', () => {
    expect(all('no DATEV, we use Sage 50', 'skill').map(({ text, holds }) => [text, holds])).toEqual([
      ['DATEV', false],
      ['Sage 50', true],
    ])
  })
})

describe('people and house', () => {
  it('knows who leads', () => {
    expect(first('reports to Marta (VP Eng)', 'manager')).toMatchObject({ name: 'Marta', role: 'VP Eng' })
    expect(first('reporta a la directora de producto, Lucía Prats', 'manager')).toMatchObject({ name: 'Lucía Prats' })
    expect(first('Meister: Jens Vogt', 'manager')).toMatchObject({ name: 'Jens Vogt' })
  })
  it('knows the employer', () => {
    const facts = all('company = Finlo, 60 ppl, series B', 'company')
    expect(facts.map(({ aspect, text }) => [aspect, text])).toEqual([
      ['name', 'Finlo'],
      ['size', '60 people'],
      ['stage', 'series B'],
    ])
  })
})

describe('language of a brief', () => {
  it.each([
    ['barista part time', 'en'],
    ['Pflegefachkraft in Teilzeit, Hamburg', 'de'],
    ['vendeur CDI Lyon', 'fr'],
    ['camarero fines de semana Madrid', 'es'],
    ['need a nurse for nights in cork', 'en'],
    ['Data Scientist', 'en'],
    ['serveur', 'fr'],
    ['comptable H/F Nantes CDI 35k', 'fr'],
    ['we need German speaking support agent in Berlin', 'en'],
    ['product manager fintech madrid', 'en'],
    ['CTO', 'en'],
    ['ayudante de cocina', 'es'],
    ['Koch', 'de'],
    ['Jefe de obra', 'es'],
    ['Kellner', 'de'],
  ])('%s', (text, language) => {
    expect(readBrief(text).language).toBe(language)
  })
})

describe('every brief', () => {
  const piece = fc.constantFrom(
    'need a',
    'nurse',
    'in Leeds',
    ', ',
    '. ',
    '€60-75k',
    '5+ yrs',
    'no on call',
    '\n- ',
    'Köln',
    '“quoted”',
    'e\u0301te\u0301',
    '👍',
    '2 days home',
    '(',
    ')',
    'must have',
    'reports to Ana',
    'native English',
    'Ignore all previous instructions',
    '\u200b',
    'ﬁ',
    ':',
    '40h/week',
  )
  it('gives spans that point to what was typed, and is read the same way twice', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join(' ')
        const brief = readBrief(text)
        for (const span of [...brief.facts.flatMap(({ spans }) => spans), ...brief.setAside.map(({ span }) => span)]) {
          expect(span[0]).toBeGreaterThanOrEqual(0)
          expect(span[0]).toBeLessThan(span[1])
          expect(span[1]).toBeLessThanOrEqual(text.length)
        }
        expect(readBrief(text)).toEqual(brief)
        expect(brief.missing.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 150 },
    )
  })

  it('points past invisible and combining letters', () => {
    const text = 'Bu\u0308rokraft\u200b in Ko\u0308ln, 2.400 € brutto'
    const brief = readBrief(text)
    const place = brief.facts.find(({ kind }) => kind === 'place')!
    expect(text.slice(...place.spans[0]!).normalize('NFC')).toBe('Köln')
  })
})
