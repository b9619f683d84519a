import { describe, expect, it } from 'vitest'
import type { Fact, FactKind } from './facts.ts'
import { readBrief } from './read.ts'

const all = <K extends FactKind>(text: string, kind: K) =>
  readBrief(text).facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
const first = <K extends FactKind>(text: string, kind: K) => all(text, kind)[0]
const texts = (text: string, kind: FactKind) => all(text, kind).map((fact) => fact.text)

describe('pay as people type it', () => {
  it.each([
    ['Chef de rang, 1 900 net + pourboires', [1900, 1900, null, 'MONTH']],
    ['45-52k sur 13 mois + véhicule', [45000, 52000, null, 'YEAR']],
    ["Recruiter, CHF 78'000-90'000 x13 (auf 100%)", [78000, 90000, 'CHF', 'YEAR']],
    ['Fixum 3.200 brutto + Provision', [3200, 3200, null, 'MONTH']],
    ['carer £17.50/h nights £20', [17.5, 17.5, 'GBP', 'HOUR']],
    ['dependienta, 690 € brutos mes', [690, 690, 'EUR', 'MONTH']],
    ['€900/month + lunch card', [900, 900, 'EUR', 'MONTH']],
    ['3.100 € + Spesen, 45h', [3100, 3100, 'EUR', 'MONTH']],
    ['€1,150 x14 + meal card €7.63/day', [1150, 1150, 'EUR', 'MONTH']],
    ['£16.80/hr + £28/night', [16.8, 16.8, 'GBP', 'HOUR']],
    ['contrato fijo discontinuo, 1.300 € al mes', [1300, 1300, 'EUR', 'MONTH']],
  ])('%s', (text, [min, max, currency, per]) => {
    expect(all(text as string, 'pay').map(({ pay }) => pay)).toEqual([{ min, max, currency, per }])
  })
})

describe('titles', () => {
  it.each([
    ['a bakery chain is hiring a Head of Food Safety and Quality in York', 'Head of Food Safety and Quality'],
    ['vet nurse (RVN), Hexham mixed practice', 'Veterinary Nurse (RVN)'],
    ['HGV class 1 tramper, depot Felixstowe', 'HGV Class 1 Tramper Driver'],
    ['Marketing intern summer', 'Marketing Intern'],
    ['Responsable e-mailing / CRM (H/F) à Lyon', 'Responsable e-mailing'],
    ['we actually need a beekeeper', 'Beekeeper'],
    ['PM for our payments product', 'Product Manager'],
    ['PM for our construction projects', 'Project Manager'],
    ['Koch/Köchin in Fulda', 'Koch/Köchin'],
    ['LKW-Fahrer CE Nahverkehr (abends zuhause), Dortmund', 'LKW-Fahrer CE Nahverkehr'],
    ['DevOps engineer, York', 'DevOps Engineer'],
    ['Maçon à Lyon', 'Maçon'],
  ])('%s', (text, title) => {
    expect(first(text, 'title')?.title).toBe(title)
  })
})

describe('places', () => {
  it.each([
    ['Erzieher Waldkindergarten Bad Wörishofen, 30 Std.', ['Bad Wörishofen']],
    ['Koch auf Rügen, sofort', ['Rügen']],
    ['need a nurse in Poppleton', ['Poppleton']],
    ['sre, austin tx hybrid', ['Austin']],
    ['Engineer for Loopwise. Nice: GraphQL, Playwright', []],
    ['Warehouse lead, Tilburg, WMS = Manhattan', ['Tilburg']],
    ['Sales rep, June start, Harrow & Hope', []],
    ['CNC-Fräser, Heidenheim. Auch Ältere gern', ['Heidenheim']],
  ])('%s', (text, cities) => {
    expect(all(text, 'place').map(({ city }) => city)).toEqual(cities)
  })
})

describe('days at home', () => {
  it.each([
    ['télétravail 2j/semaine', 2],
    ['Teletrabajo 1 dia a la semana', 1],
    ['Homeoffice-Tag freitags', 1],
    ['2 Tage HO/Woche', 2],
  ])('%s', (text, homeDays) => {
    expect(first(text, 'mode')).toMatchObject({ mode: 'hybrid', homeDays })
  })
})

describe('needs', () => {
  it.each([
    ['nurse, Leeds, French an asset', 'language'],
    ['bookkeeper, AAT level 2 handy not essential', 'licence'],
    ['analyst: SQL + Power BI, R useful but not needed', 'skill'],
  ] as const)('nice to have: %s', (text, kind) => {
    expect(all(text, kind).at(-1)).toMatchObject({ need: 'nice', holds: true })
    expect(texts(text, 'free')).toEqual([])
  })
})

describe('dates', () => {
  it.each([
    ['Product Owner, Köln. Start 01.04.2027. Keine Agenturen', '01.04.2027'],
    ['buyer, Rotterdam, 01/02/2027 start', '01/02/2027'],
    ['Développeur web, Lyon, CDI, le 1er avril', '1er avril'],
    ['nurse, immediate start, Leeds', 'immediate'],
  ])('%s', (text, start) => {
    expect(texts(text, 'start')).toEqual([start])
    expect(readBrief(text).setAside).toEqual([])
  })
})

describe('people', () => {
  it.each([
    ['2 squads, 4 engineers + 1 designer', 'joins', 2],
    ['leads 6 PMs and 2 designers', 'manages', 6],
    ['équipe data de 5', 'joins', 5],
    ['Leitung von 2 Buchhalterinnen', 'manages', 2],
    ['Gerente, 22 personas a cargo', 'manages', 22],
    ['12-köpfiges Team', 'joins', 12],
  ])('%s', (text, relation, size) => {
    expect(first(text, 'team')).toMatchObject({ relation, size })
  })

  it('knows who leads without a colon', () => {
    expect(first('Koch, Küchenchefin Maria Lang', 'manager')).toMatchObject({ name: 'Maria Lang' })
    expect(first('Entwickler, Leitung Hr. Vogel. Studium egal', 'manager')).toMatchObject({ name: 'Herr Vogel' })
  })

  it.each([
    ['Staff engineer (React) for Loopwise, remote', 'Loopwise'],
    ['wir, die Stadtwerke Ulm, 600 MA, suchen Elektriker', 'Stadtwerke Ulm'],
    ['Außendienst, keine Kaltakquise. Sonnenkraft Weser GmbH.', 'Sonnenkraft Weser GmbH'],
    ['Recruiter in Leeds, sourcing, Greenhouse ATS', undefined],
    ['Bilanzbuchhalter in Graz, Essenszuschuss. Kein Konzern.', undefined],
  ])('the employer of: %s', (text, name) => {
    expect(all(text, 'company').find(({ aspect }) => aspect === 'name')?.text).toBe(name)
  })
})

describe('what is left over', () => {
  it.each([
    ['paralegal, Harrogate, registry searches, client updates', 'duty', ['registry searches', 'client updates']],
    ['Filialleitung, Tübingen, Bestellung, Inventur, Reklamation', 'duty', ['Bestellung', 'Inventur', 'Reklamation']],
    ['nurse, Leeds, CPD £600, RCVS fees paid', 'benefit', ['CPD £600', 'RCVS fees paid']],
    ['SDR, Toronto, RRSP match 4%', 'benefit', ['RRSP match 4%']],
  ] as const)('%s', (text, kind, found) => {
    expect(texts(text, kind)).toEqual(found)
  })

  it('says the word that the brief wishes for, where nothing else does', () => {
    expect(texts("COO, preparing a listing (don't say IPO, say capital-market readiness)", 'free')).toEqual([
      'capital-market readiness',
    ])
  })

  it.each([
    ['DAF à Lyon. Le DAF actuel part en retraite en juin (ne pas le dire).', 'private'],
    ['Administrativo en Murcia, menor de 35, española.', 'unlawful_demand'],
  ])('sets aside: %s', (text, reason) => {
    expect(readBrief(text).setAside.map((one) => one.reason)).toContain(reason)
    expect(texts(text, 'free')).toEqual([])
  })
})

describe('figures that are no pay', () => {
  it.each([
    'TA, Stoke. Fixed term to July 2027 with chance to extend',
    'bodega. No fines de semana salvo ferias (4 al año)',
    'Recepcionista hotel 4* Granada, 23-7h',
    'transport au Havre, brut, amplitude 6h-20h',
    'lift kegs (full keg 160 lb)',
    'Teamassistenz, KV-Abschluss oder gleichwertig',
  ])('%s', (text) => {
    expect(all(text, 'pay')).toEqual([])
  })

  it('tells what a raise comes to from the pay', () => {
    expect(all('planner, £33k rising to £35k after probation', 'pay').map(({ pay }) => pay.max)).toEqual([33000])
    expect(texts('planner, £33k rising to £35k after probation', 'variable')).toEqual([
      'rising to £35k after probation',
    ])
  })
})

describe('titles with two parts', () => {
  it.each([
    ['Office & ops manager for a film house, Wellington', 'Office & Operations Manager'],
    ['Content-Redakteur:in (Teilzeit 25h), Leipzig', 'Content-Redakteur:in'],
    ['Rechtsanwältin/Rechtsanwalt Arbeitsrecht, Bielefeld', 'Rechtsanwältin/Rechtsanwalt Arbeitsrecht'],
    ['Responsable de rayon fruits et légumes, Lorient', 'Responsable de rayon fruits et légumes'],
    ['Stage UX research 6 mois, Lausanne', 'Stage UX research'],
    ['Interim CTO 9 months, insurer in Warsaw', 'CTO'],
    ['Maintenance tech 2nd shift, plastics plant, Spartanburg SC', 'Maintenance Technician'],
  ])('%s', (text, title) => {
    expect(first(text, 'title')?.title).toBe(title)
  })

  it('counts the hands beside a word for the contract', () => {
    expect(first('3 seasonal pickers for the vineyard', 'title')).toMatchObject({ headcount: 3 })
  })
})

describe('languages', () => {
  it.each([
    ['German C1 native not necessary, remote', 'German', 'C1'],
    ['Dutch and German, you speak German C1 with customers', 'German', 'C1'],
  ])('asks once: %s', (text, name, level) => {
    const found = all(text, 'language').filter((fact) => fact.text.startsWith(name) && fact.language === 'de')
    expect(found.map((fact) => [fact.level, fact.holds])).toEqual([[level, true]])
  })
})

describe('what is not to be printed', () => {
  it('leaves a figure out, not its place', () => {
    const brief = readBrief(
      'Retail director, Berlin. 40 stores in Germany, 12 in Hamburg. Leave the Hamburg figure out.',
    )
    expect(brief.facts.map((fact) => fact.text).join(' ')).not.toMatch(/12|figure/)
    expect(brief.style.replacements).toEqual([])
  })

  it.each([
    ['Cariste à Lyon. Homme costaud.', 'sex'],
    ['Breakfast chef, Kilkenny. Local girl would be perfect.', 'sex'],
    ['Receptionist, a girl, max 30', 'age'],
  ])('%s', (text, ground) => {
    const brief = readBrief(text)
    expect(brief.setAside.map((one) => one.ground)).toContain(ground)
    expect(brief.facts.map((fact) => fact.text).join(' ')).not.toMatch(/costaud|girl|30/i)
  })
})
