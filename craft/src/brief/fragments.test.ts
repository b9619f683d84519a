import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

describe('what is left of a phrase is told with the phrase', () => {
  test.each([
    ['Physio, Bristol. Band 6 equivalent, free parking.', ['Band 6 equivalent']],
    ['Warehouse lead, Rotterdam harbour, forklift certificate', ['Rotterdam harbour']],
    ['Cook, Lyon, 40 hours, permanent after 6 month trial', ['permanent after 6-month trial']],
    ['Koch in Graz, ab EUR 2.800 brutto/Monat (14x), Vollzeit', ['ab EUR 2.800 brutto/Monat (14x)']],
    // What stands before its place needs no place.
    ['Night nurse. Residential home in Sligo, 30 beds.', ['Residential home', '30 beds']],
    // What is joined on is a thing of its own.
    ['Electrician, Bath. £38k plus van.', ['plus van']],
    ['We need another cook in Leeds', []],
  ])('%s', (brief, loose) => {
    const found = readBrief(brief).facts.filter(({ kind }) => kind === 'free')
    expect(found.map(({ text }) => text)).toEqual(loose)
  })
})

describe('words around a fact belong to it', () => {
  test.each([
    ['Physio, Bristol. You report to Dana, clinic lead.', 'manager', 'You report to Dana, clinic lead'],
    ["Physio. We're 6 physios and 2 receptionists.", 'team', '6 physios and 2 receptionists'],
    [
      'Driver, Felixstowe. Counterbalance licence, valid within 3 years.',
      'licence',
      'Counterbalance licence, valid within 3 years',
    ],
    ['Warehouse lead, Hull. Forklift cert (reach truck) must', 'licence', 'forklift certificate (reach truck)'],
    ['Driver, Hull. Own transport as no buses at night.', 'licence', 'Own transport as no buses at night'],
    ['Erzieherin, München-Schwabing. TVöD SuE S8a + München-Zulage 270 €', 'pay', 'TVöD SuE S8a'],
    ['Erzieherin, München-Schwabing. TVöD SuE S8a + München-Zulage 270 €', 'place', 'München-Schwabing'],
    ['Teacher, Munich. From 1 March or earlier.', 'start', '1 March or earlier'],
    ['Teacher, Munich. German C1, English B2 or better.', 'language', 'English B2 or better'],
    ['Chef, Devon. Closed Mon-Wed.', 'shift', 'Closed Mon-Wed'],
    [
      'Driver, Wachau. Driving licence B because the village has no station.',
      'licence',
      'driving licence B because the village has no station',
    ],
    ['CFO, Lyon. 12+ years, of which 5 as CFO in industry.', 'experience', '5 years as CFO in industry'],
    ['Clerk, Graz. Home office on Mondays and Fridays.', 'mode', 'Home office on Mondays and Fridays'],
    [
      'CFO, Lyon. Manages finance (8), IT (3) and purchasing (2).',
      'duty',
      'Manages finance (8), IT (3) and purchasing (2)',
    ],
    [
      'Camarero en Valencia. Dos días libres seguidos (lunes y martes).',
      'shift',
      'Dos días libres seguidos (lunes y martes)',
    ],
    ['CFO, Lyon. LBO experience a strong plus.', 'skill', 'LBO experience'],
    ['Estamos buscando camarero de sala para restaurante en Valencia', 'title', 'camarero de sala'],
    ["Bookkeeper, Austin. Dana (owner) is who they'd report to.", 'manager', "Dana (owner) is who they'd report to"],
    ['Manager, Graz. You plan rosters, order, train, hit targets.', 'duty', 'hit targets'],
    ['Manager, Graz. 5 years retail, 2 of them leading.', 'experience', '2 years leading'],
    ['Designer, Graz. Sabbatical after 3 years.', 'benefit', 'Sabbatical after 3 years'],
    ['Developer. 60-80k EUR. On-call 1 week in 8, paid 300/wk.', 'shift', 'On-call 1 week in 8, paid 300/wk'],
    ['Developer, Kotlin, Spring, AWS, start May 2027', 'start', 'May 2027'],
    ["Technician, Graz. You can't be seasick.", 'skill', "You can't be seasick"],
    ['Hygienist, Leeds. Tues + Thurs + alternate Saturdays.', 'shift', 'Tues + Thurs + alternate Saturdays'],
    ['Specialist, remote. Should know SaaS, be good at explaining things.', 'skill', 'be good at explaining things'],
    [
      'Specialist. As discussed we need someone to take over the onboarding from Lisa (she moves to product).',
      'duty',
      'take over the onboarding',
    ],
    [
      'Vorarbeiter in Ulm. Du führst eine Kolonne mit 4 Leuten, pflasterst, setzt Mauern.',
      'team',
      'Kolonne mit 4 Leuten',
    ],
    [
      'Vorarbeiter in Ulm. Du führst eine Kolonne mit 4 Leuten, pflasterst, setzt Mauern.',
      'duty',
      'Du führst eine Kolonne mit 4 Leuten, pflasterst, setzt Mauern',
    ],
    ['Title maybe Onboarding Specialist? Remote.', 'title', 'Onboarding Specialist'],
    ['Responsable paie à Nantes, CDI cadre, à pourvoir en mars.', 'start', 'mars'],
    ['Carpenter, Cork. 24-27 an hour.', 'pay', '24-27 an hour'],
    ['Carpenter, Cork. Ring Donal after 6', 'contact', 'Donal after 6'],
    ['Night receptionist. We run a 40-bed hostel in Lisbon.', 'company', '40-bed hostel'],
    ['Supervisor, Huesca. You need to stand -20 degrees.', 'skill', 'You need to stand -20 degrees'],
    ['Manager, Madrid. Office or remote in Spain.', 'free', 'Office or remote in Spain'],
    ['Rep, Caen. Start: as soon as you are free.', 'start', 'as soon as you are free'],
    ['Clerk, Lisbon. Students welcome!', 'free', 'Students welcome'],
    ['Support agent. German native or C2, English B2.', 'language', 'English B2'],
    ['Engineer, Bern. Security clearance extract needed.', 'licence', 'Security clearance extract'],
    ['Engineer, Bern. CHF 110-128k, 14th... no, 13th month.', 'variable', '13th month'],
    ['Junior accountant, Bristol. Team of 3, reporting to FD.', 'manager', 'reporting to FD'],
    ['Cook, Tralee. Start after mid-term.', 'start', 'after mid-term'],
    ['Head of Success, Dublin. 8+ yrs in SaaS, 3+ leading.', 'experience', '3+ leading'],
    ['Accountant, Bristol. Xero. Month end, VAT returns, chasing invoices.', 'duty', 'chasing invoices'],
    ['Nurse, rural Devon. Own car with business insurance (45p/mile).', 'licence', 'Own car with business insurance'],
    ['Nurse, rural Devon, Band 5.', 'free', 'rural Devon'],
    ["Nurse, Devon. We'd love someone who knows the area but don't insist.", 'free', 'You know the area'],
    ['Engineer, Lahti. Start August/September 2027.', 'start', 'August/September 2027'],
    ['Engineer, Lahti. Apply by 28 Feb via careers.pumpa.example', 'contact', 'careers.pumpa.example'],
    ['Social media person for our climbing gym in Munich', 'title', 'social media person'],
    ['Driver, Hull. Temp to perm after 12 weeks.', 'contract', 'Temp to perm'],
  ])('%s', (brief, kind, text) => {
    const found = readBrief(brief).facts.filter((fact) => fact.kind === kind)
    expect(
      found
        .map((fact) => fact.text)
        .at(-1)
        ?.toLowerCase(),
    ).toBe(text.toLowerCase())
  })

  test.each([
    ['Kita, Munich. Teacher. Group of 22 children with 3 colleagues.', 'team'],
    ['Receptionist, Dublin. Post, some typing for two solicitors.', 'skill'],
    ['Chef, Devon. We close for 3 weeks in January.', 'duty'],
    ['Nurse, Leeds. Own car not needed.', 'licence'],
    ['Designer, Graz. Sabbatical after 3 years.', 'experience'],
    ['Developer, Kotlin, Spring, AWS', 'start'],
    ['Teacher, Ghent. Salary by scale 148.', 'pay'],
    ['Designer, Graz. Team: 2 PMs.', 'skill'],
    ['Developer for our logistics start-up', 'benefit'],
    ['Administrativo en Sevilla. Somos una distribuidora de frutas.', 'benefit'],
    ["Specialist, remote. They'd join Ben, me and two others.", 'company'],
    ['Bauleiter in Ulm. Fragen bei Herrn Moser.', 'company'],
    ['Nurse in Leeds.\nThanks, Mia', 'free'],
    ['Carpenter, Cork. 24-27 an hour. Steady work for two years.', 'experience'],
    ['Lehrer in Hamburg, Gymnasium in Altona', 'benefit'],
    ['Rep, Caen. Home office, 4 days on the road.', 'shift'],
    ['Supervisor, Huesca. You need to stand -20 degrees, we give the clothing.', 'duty'],
    ['Head of Success, Dublin. Own NRR (now 104%), renewals.', 'hours'],
    ['Engineer, Bern. You migrate 30 reports from an old SAP BW.', 'team'],
    ['Head of Success, Dublin. Build the function from 3 to 8 people.', 'company'],
    ['Engineer, Lahti. 2 year graduate programme with 3 rotations.', 'experience'],
    ['Verkäuferin in Fulda. Kasse, Snacks belegen.', 'benefit'],
    ['Social media person for our climbing gym in Munich', 'benefit'],
    ['Manager. Contractor, 9-6 Mexico City time.', 'place'],
    ['Cafe manager needed yesterday!! Brighton.', 'skill'],
    ['PDL in Bremen. Vorgängerin geht in Rente.', 'free'],
    ['Marketing lead, Leeds. Owns webinars, newsletters, PR agency and the budget.', 'company'],
    ['Apprentice electrician, Cork, 4 yrs, SOLAS.', 'experience'],
    ['Clerk, Hull. GCSE maths grade 4.', 'pay'],
    ['Manager, Graz. Report to Anna who runs sales.', 'duty'],
    ['Night auditor, Galway. Check-ins, security rounds, breakfast set up.', 'process'],
  ])('%s has no %s', (brief, kind) => {
    expect(readBrief(brief).facts.filter((fact) => fact.kind === kind)).toEqual([])
  })
})

test('what a label says is not needed is no demand', () => {
  const { facts } = readBrief('Designer, Berlin\nMust: Figma\nNot needed: German, degree\nSalary: 72-85k EUR')
  const denied = facts.filter(({ holds }) => !holds).map(({ kind, text }) => [kind, text])
  expect(denied).toEqual([
    ['language', 'German'],
    ['education', 'degree'],
  ])
})

test.each([
  ['IT coordinator, Ghent', 'software'],
  ['Volunteer coordinator, Leeds', 'operations'],
  ['COO, Lyon', 'executive'],
])('%s is of the family %s', (brief, family) => {
  expect(readBrief(brief).facts.find(({ kind }) => kind === 'title')).toMatchObject({ family })
})

test.each([
  ['HRBP, Geelong, perm. 6+ yrs. not a recruitment role. no agencies.', '6+', 'not a recruitment role'],
  ['Buyer in Hull. 6+ yrs. not a desk job. Van', '6+', 'not a desk job'],
  ['Buyer in Hull. 3 yrs. no people mgmt. Van', '3 yrs', 'no people'],
])('a measure that is cut short ends what is said where a denial follows: %s', (brief, measure, denial) => {
  const told = readBrief(brief).facts.map(({ text }) => text)
  expect(told.some((text) => text.includes(denial) && text.includes(measure))).toBe(false)
  expect(told.some((text) => text.includes(denial))).toBe(true)
})
