/** Briefs of practices, kitchens, garages, schools and farms: each fact in its kind, nothing asked that nobody asks. */
import { describe, expect, it } from 'vitest'
import type { Fact, FactKind } from './facts.ts'
import { readBrief } from './read.ts'

const all = <K extends FactKind>(text: string, kind: K) =>
  readBrief(text).facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
const texts = (text: string, kind: FactKind) => all(text, kind).map((fact) => fact.text)

describe('the rhythm of the work', () => {
  it.each([
    ['Cherche assistante dentaire à Nantes, CDI 35h sur 4 jours, parking', '35h sur 4 jours'],
    ['Buscamos camarero en Sevilla, libran domingo y lunes, propinas', 'libran domingo y lunes'],
    ['Chef de partie near Bath. 4 days on 3 off, £31k', '4 days on 3 off'],
    ['Dental nurse in Harrogate, 3 days a week (Mon, Tue, Thu), £14 an hour', '3 days a week (Mon, Tue, Thu)'],
    ['Bäcker in Passau, Arbeitsbeginn 2 Uhr, 17 € die Stunde', 'Arbeitsbeginn 2 Uhr'],
    ['Koch in Füssen, Dienstag und Mittwoch Ruhetag, 2.600 €', 'Dienstag und Mittwoch Ruhetag'],
    ['Secrétaire médicale à Quimper, mardi, jeudi et vendredi, 12,80 € de l’heure', 'mardi, jeudi et vendredi'],
    ['Panadero en Bilbao, de 1 a 8 de la mañana, 1.700 € netos', 'de 1 a 8 de la mañana'],
  ])('%s', (text, shift) => {
    expect(texts(text, 'shift')).toContain(shift)
    expect(texts(text, 'free')).not.toContain(shift)
  })
})

describe('bare lists of work', () => {
  it.each([
    [
      'Assistante dentaire à Nantes. Accueil, stérilisation, assistance au fauteuil.',
      ['Accueil', 'stérilisation', 'assistance au fauteuil'],
    ],
    [
      'Dental nurse in Leeds. Chairside assisting, decontamination, stocking surgeries.',
      ['Chairside assisting', 'decontamination', 'stocking surgeries'],
    ],
    [
      'Kfz-Mechatroniker in Kassel. Inspektion, Diagnose, Bremsen, Klima.',
      ['Inspektion', 'Diagnose', 'Bremsen', 'Klima'],
    ],
    ['Peluquera en Gijón. Cortes, mechas, recogidos.', ['Cortes', 'mechas', 'recogidos']],
    ['Mécanicien à Dijon. Vidange, freinage, distribution.', ['Vidange', 'freinage', 'distribution']],
    ['Metzger in Hof. Schlachten, Zerlegen, Wursten.', ['Schlachten', 'Zerlegen', 'Wursten']],
  ])('%s', (text, duties) => {
    expect(texts(text, 'duty')).toEqual(duties)
  })
  it.each([
    'Night porter in York. Friendly team, own parking, smokers welcome.',
    'Koch in Ulm. Kleines Team, eigener Parkplatz.',
  ])('a list of other things stays what it is: %s', (text) => {
    expect(texts(text, 'duty')).toEqual([])
  })
})

describe('nothing is asked that nobody asks', () => {
  it.each([
    ['Primary teacher in Leeds, maternity cover 1 year, QTS essential', 12],
    ['Secrétaire médicale à Quimper, remplacement de 8 mois', 8],
    ['Erzieher in Tübingen, Vertretung für 1 Jahr', 12],
  ])('the length of a contract is no experience: %s', (text, months) => {
    expect(all(text, 'experience')).toEqual([])
    expect(all(text, 'contract').map((fact) => fact.months)).toContain(months)
  })
  it.each([
    ['Recepcionista en Cádiz. Experiencia al menos 2 años en hotel.', 2, null],
    ['Réceptionniste à Nice, au moins 3 ans en hôtel.', 3, null],
    ['Camarero en Sevilla. Experiencia mínima 1 año.', 1, null],
    ['Panadero con experiencia de 2 años para obrador en Bilbao', 2, null],
  ])('a lower bound is no upper bound: %s', (text, min, max) => {
    expect(all(text, 'experience').map((fact) => [fact.min, fact.max])).toEqual([[min, max]])
    expect(texts(text, 'free')).toEqual([])
  })
  it.each([
    'MOT tester in Swindon. Hybrid/EV training paid for.',
    'Mecánico de coches en Murcia. Formación en híbridos.',
  ])('a hybrid in a garage has wheels: %s', (text) => {
    expect(all(text, 'mode')).toEqual([])
  })
  it('an independent garage hires nobody freelance', () => {
    expect(all('Mécanicien, garage indépendant près de Dijon, 35h', 'contract')).toEqual([])
  })
  it('pay given at full time is no full-time post', () => {
    expect(all('Pflegefachkraft 75% für unser Pflegeheim. 3.900 € bei Vollzeit.', 'contract')).toEqual([])
  })
  it('a fee that is paid is no licence to bring', () => {
    const text = 'Dental nurse in Leeds. We pay your indemnity and GDC fee.'
    expect(all(text, 'licence')).toEqual([])
    expect(texts(text, 'benefit')).toEqual(['We pay your indemnity and GDC fee'])
  })
  it('the support a school gives is no skill', () => {
    const text = 'Primary teacher in Leeds, M1-M6. Great SEND support.'
    expect(all(text, 'skill')).toEqual([])
    expect(texts(text, 'benefit')).toEqual(['Great SEND support'])
    expect(all(text, 'pay').map((fact) => [fact.text, fact.basis])).toEqual([['M1-M6', 'scale']])
  })
})

describe('words to the writer are followed, not copied', () => {
  it.each([
    ['Teacher in Leeds. Please mention our forest school!', 'our forest school'],
    ['Éducatrice à Toulouse. Merci de parler de notre potager.', 'notre potager'],
    ['Koch im Allgäu. Bitte unsere Alpenlage erwähnen.', 'unsere Alpenlage'],
  ])('%s', (text, said) => {
    expect(texts(text, 'benefit')).toEqual([said])
  })
})

describe('words of need stay out of what is needed', () => {
  it.each([
    ['Assistante dentaire à Nantes. Logosw apprécié.', 'Logosw', 'nice'],
    ['Panadero en Bilbao. Se valora masa madre.', 'masa madre', 'nice'],
    ['Erzieherin in Freiburg. Staatliche Anerkennung Voraussetzung.', 'Staatliche Anerkennung', 'must'],
  ])('%s', (text, skill, need) => {
    expect(all(text, 'skill').map((fact) => [fact.text, fact.need])).toEqual([[skill, need]])
  })
})

describe('who is wanted', () => {
  it.each([
    ['Bäckergeselle gesucht, Familienbetrieb in Passau, Nachtzuschlag steuerfrei', 'Bäckergeselle', 'hospitality'],
    ['MOT tester, independent garage in Swindon', 'MOT Tester', 'manufacturing'],
    ['Herdsperson for 220 cow dairy farm, Cheshire. DIY AI useful.', 'Herdsperson', 'general'],
    ['Cherchons coiffeur(se) mixte à Rennes', 'Coiffeur(se) mixte', 'retail'],
    ['Hotelfachkraft Rezeption in Binz, mind. 2 Jahre Empfang', 'Hotelfachkraft Rezeption', 'hospitality'],
    ['Boulanger H/F pour boulangerie à Annecy', 'Boulanger', 'hospitality'],
  ])('%s', (text, title, family) => {
    expect(all(text, 'title').map((fact) => [fact.title, fact.family])).toEqual([[title, family]])
  })
})

describe('small sums and small words', () => {
  it.each([
    ['Auxiliar dental en Valencia, media jornada, 850 € brutos', 850],
    ['Dependienta en Granada, 20 horas semanales, 700 €', 700],
  ])('a small sum for a short week is a month of pay: %s', (text, sum) => {
    expect(all(text, 'pay').map(({ pay }) => [pay.min, pay.per])).toEqual([[sum, 'MONTH']])
  })
  it.each([
    'Camarero en Sevilla. Manda tu cv a jefe@casapepa.es',
    'Hairdresser in Cork. Send your Instagram to hello@studio9.ie',
    'Night porter in York. Opera knowledge a bonus.',
    'MFA in Göttingen, Bezahlung nach Tarif',
    'Baker in Margate. Lamination experience would be nice but we’ll teach.',
  ])('leaves no stub: %s', (text) => {
    expect(texts(text, 'free')).toEqual([])
    expect(texts(text, 'duty')).toEqual([])
    expect(texts(text, 'skill').filter((skill) => /^(?:knowledge|would)/i.test(skill))).toEqual([])
  })
  it('a meds round is work, no step of hiring', () => {
    expect(texts('Senior carer in Dorset. You’ll do the meds round and handover.', 'process')).toEqual([])
  })
  it('a share of sales is nothing to know', () => {
    const text = 'Coiffeur à Rennes, BP coiffure indispensable, 4 jours/semaine, 1 850 € net + 10 % sur ventes.'
    expect(texts(text, 'skill')).toEqual(['BP coiffure'])
    expect(texts(text, 'shift')).toEqual(['4 jours/semaine'])
  })
})

it('what is given if needed is no demand', () => {
  expect(all('Head chef in York. One-bed flat above the pub if needed.', 'skill')).toEqual([])
})
it('a diploma is printed without the word that demands it', () => {
  expect(
    all('Aide-soignant à Cholet. Diplôme AS obligatoire.', 'education').map((fact) => [fact.text, fact.need]),
  ).toEqual([['Diplôme AS', 'required']])
})
it('an outlook is no second contract', () => {
  const text = 'Aide-soignant à Cholet. Remplacement de 6 mois, possibilité de CDI.'
  expect(all(text, 'contract').map((fact) => [fact.contract, fact.months])).toEqual([['fixed_term', 6]])
  expect(texts(text, 'free')).toEqual(['possibilité de CDI'])
})
it('a wish with its verb behind is gone with its verb', () => {
  expect(texts('Koch im Allgäu. Bitte unsere Alpenlage erwähnen.', 'free')).toEqual([])
})
it('a word that qualifies the pay is no task', () => {
  expect(texts('Physio in Exeter, £34k-£41k pro rata, 40 min appointments', 'duty')).not.toContain('pro rata')
})
it('years that are wished for are a wish, without its verb', () => {
  expect(texts('Carrossier à Mende, 3 ans d’expérience souhaités, peinture', 'skill')).toEqual(["3 ans d'expérience"])
})

describe('what is said instead is printed', () => {
  it.each([
    ['CFO, Oslo. Do not name us, call them a Baltic ferry line. 300 staff', 'Baltic ferry line'],
    ["Clerk in Cork. Our name is confidential, just say 'a family office'. 30 hours", 'family office'],
    [
      'Comercial en Rosario. Vende semillas a acopios (Fertilar Sur SA, 26 años en el mercado). Carnet.',
      'Fertilar Sur SA',
    ],
    ['Comptable à Lyon. Ne pas citer le nom (Mercadal), dire « un groupe familial ». 38 k€.', 'groupe familial'],
    ["Kellner in Wien. Den Namen bitte nicht nennen, schreib 'ein Haus am Ring'. 40 Stunden.", 'Haus am Ring'],
    [
      "Contable en Soria. El nombre (Tejera) no se publica; decir 'grupo textil del sur'. 40 horas.",
      'grupo textil del sur',
    ],
  ])('%s', (brief, name) => {
    expect(texts(brief, 'company')).toContain(name)
  })
})

describe('titles at their edges', () => {
  it.each([
    ['Events and communications officer for a charity, York', 'Events and Communications Officer'],
    ['Lecturer in Mechatronics, Windhoek', 'Lecturer in Mechatronics'],
    ['Teacher in Leeds, KS2', 'Teacher'],
    ['Cook, Hull. No agency drivers. Fire Safety Manager certificate a plus', 'Cook'],
  ])('%s', (brief, title) => {
    const [found] = readBrief(brief).facts.filter((fact) => fact.kind === 'title')
    expect(found?.title).toBe(title)
  })
})

it('a wish for the language ends where the matter begins', () => {
  const brief = readBrief('Please write the ad in German: we (Lumeo, 30 people) need a baker in Bonn')
  expect(brief.style.outputLanguage).toBe('de')
  expect(brief.facts.map(({ text }) => text)).toContain('baker')
})

describe('the house that a name in front of brackets names', () => {
  it.each([
    ['SRE für Kranichwerk (Energiemesstechnik, 45 Leute), Leipzig', 'Kranichwerk'],
    ['Designer for Lumora (fintech, 40 people), Bath', 'Lumora'],
    ['Comptable pour Vertal (menuiserie, 30 personnes), Lyon', 'Vertal'],
  ])('%s', (text, name) => {
    const [company] = all(text, 'company').filter(({ aspect }) => aspect === 'name')
    expect(company?.text).toBe(name)
  })
})

it.each([
  ['Dental hygienist, Boise. We run Dentrix and Dexis. No nights.', 'Dentrix'],
  ['Cleaner for a doctors surgery in Stockport. We are Tidy Otter.', 'surgery'],
])('neither what one works with nor whom one works for is the house: %s', (text, word) =>
  expect(texts(text, 'company').join()).not.toContain(word),
)

describe('short notes that a stop or a sign cuts', () => {
  it.each([
    ['Polier, Ulm, Kat. B, Ferien', 'skill', ['Kat. B']],
    ["Polier, Chur. CHF 7'400–8'100 × 13, 5 Wochen Ferien", 'pay', ["CHF 7'400-8'100"]],
    ["Polier, Chur. CHF 7'400–8'100 × 13, 5 Wochen Ferien", 'free', []],
    ['Conducteur à Brest, pas de we, CDI', 'shift', ['pas de week-end']],
    ['yuoth worker, our comunity centre in Hull, well paid and we train you', 'title', ['youth worker']],
    ['Data engineer, Pune, PySpark, MEDDPICC', 'skill', ['PySpark', 'MEDDPICC']],
    ['Vet nurse, Leeds. dental nursing cert a plus. 37 h', 'benefit', []],
    ['HR, Boise, medical and dental, 401k', 'benefit', ['medical and dental', '401k']],
    ['Postdoc, Jena. befristet 3 J. (Drittmittel), Verlängerung +2 J. möglich.', 'experience', []],
    ['Dev embarqué, Toulouse, 10 RTT, mutuelle. Déplacements : aucun', 'travel', ['Pas de déplacements']],
    ['Koch in Ulm, 40 h, Kantine. Reisetätigkeit: keine', 'travel', ['Keine Reisetätigkeit']],
    ['Secrétaire à Angers, CDI, pour remplacer Mme Poirier qui part à la retraite', 'free', []],
    ['HR generalist, Hull, 210 employees, mostly Unifor. £30k and we need you', 'benefit', []],
    ['Industrial painter, Hull, the van and tools are ours. We need you', 'title', ['Industrial painter']],
  ] as const)('%s: %s', (text, kind, told) => expect(texts(text, kind)).toEqual(told))

  it('beside another language go is one', () =>
    expect(all('SRE, remote US, AWS, python or go. on call 1 wk in 8', 'skill').at(-1)).toMatchObject({
      text: 'Python',
      alternatives: ['Go'],
    }))

  it('as many as the brief asks for', () =>
    expect(all('Analyst, 2 nos., Pune', 'title')[0]).toMatchObject({ headcount: 2 }))
})

describe('since when something is so tells no age of the house', () => {
  const founded = (brief: string) =>
    readBrief(brief).facts.some((fact) => fact.kind === 'company' && fact.aspect === 'founded')
  it.each([
    ['Soudeur à Metz. Atelier Roussel SA, au solaire depuis 2019.', false],
    ['Baker in Leeds. Crumb & Co Ltd, certified organic since 2015.', false],
    ['Soudeur à Metz. Atelier Roussel SA, depuis 1974.', true],
    ['Baker in Leeds. Crumb & Co Ltd, since 1998.', true],
  ])('%s', (brief, is) => expect(founded(brief)).toBe(is))
})

describe('a name that opens a sentence, and what stands beside the employer', () => {
  const named = (text: string) =>
    all(text, 'company')
      .filter(({ aspect }) => aspect === 'name')
      .map((fact) => fact.text)
  it.each([
    [
      'Depot manager, Hull + Goole, £38k. 3 yrs multi-site, IOSH helps. Boxgrove Pallets, you answer to Gil (MD).',
      'Boxgrove Pallets',
    ],
    ['Plumber, Boulder CO, $30/hr, 401k. 3 yrs min. Stonecrop Mechanical, apply by Mar 3', 'Stonecrop Mechanical'],
    ['Store manager - Hull\n- Tandy & Sons cookware, 9 staff\n- £31k', 'Tandy & Sons'],
  ])('%s', (brief, name) => expect(named(brief)).toEqual([name]))

  it.each([
    ['Cook, Hull. £14 an hour. Free Parking, staff meals', []],
    ['Nurse, Leeds, £30k. Enhanced DBS, two references. Adobe Photoshop, Canva', []],
  ])('%s', (brief, names) => expect(named(brief)).toEqual(names))

  it.each([
    [
      'La crèche Les Lilas à Metz (36 berceaux) cherche un(e) auxiliaire de puériculture : diplôme obligatoire',
      '36 berceaux',
    ],
    ['La panadería Sanchís en Elche (3 tiendas) busca un/a panadero/a con carnet obligatorio', '3 tiendas'],
  ])('%s', (brief, told) => {
    expect(readBrief(brief).facts.filter(({ text }) => text.includes(told))).toMatchObject([{ text: told }])
    expect(
      readBrief(brief)
        .facts.filter(({ kind }) => kind === 'company' || kind === 'free')
        .map((f) => f.text),
    ).toContain(told)
  })
})
