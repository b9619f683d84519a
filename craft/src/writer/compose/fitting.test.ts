import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { planFor } from '../plan.ts'
import { writeDescription } from '../write.ts'
import { fitsBrief } from './fitting.ts'

const planOf = (brief: string) => planFor(readBrief(brief), { seed: '', unwanted: [], emphasise: [], website: null })

describe('a general line takes nothing for granted that the brief denies', () => {
  it.each([
    ['Support agent, Leeds. Tickets and email only.', 'Answer questions in speech and in writing'],
    ['Support agent, Leeds. No phone.', 'Listening well, before answering'],
    ['Support agent, Leeds. No phone.', 'few people call again'],
    ['Kundenberater in Ulm, nur Chat und E-Mail.', 'Anfragen telefonisch beantworten'],
    ['Conseillère clientèle à Lille, uniquement par mail.', 'Répondre au téléphone'],
    ['Agente de soporte en Vigo, solo chat.', 'Contestar llamadas'],
    ['Night porter, Oban. You work alone, 10pm to 6am.', 'Share with colleagues what worked'],
    ['Wächter in Ulm, Alleindienst.', 'Eng mit dem Team zusammenarbeiten'],
    ['Chief executive of a hospice charity, Fife.', 'A calm that survives bad quarters'],
    ['Geschäftsführung einer gemeinnützigen Stiftung in Ulm.', 'ein Blick über das Quartal hinaus'],
    ['Directora de una fundación en Soria.', 'el negocio va bien'],
    ['Account manager, Leeds, individual contributor.', 'Hire and train new colleagues'],
    ['Conveyancing paralegal, Leeds.', 'Keep courts, offices and clients up to date'],
    ['Chargé de clientèle à Lille, chat et mail uniquement.', 'L’écoute occupe une grande part du travail'],
    ['Support agent, Leeds. Chat only.', 'A calm voice'],
    ['Jefa de ventas en Soria, sin equipo a cargo.', 'dirigir un equipo que vende'],
    ['Electrician in a facilities team, Leeds.', 'Show customers how to use switches'],
    ['Programmierer in Jena, kein Team.', 'Code aus dem Team begutachten'],
    ['Night receptionist, Bath, 11pm to 7am.', 'Friendly patience, on busy mornings too'],
    ['Fahrer für die Tafel e.V. in Ulm.', 'An der Tür der Kundschaft freundlich sein'],
    ['Cuisinière en EHPAD à Dole.', 'cuisiner des plats dont les clients se souviennent'],
    ['Carer in Ely, lone working.', 'Use lifting aids with two people where needed'],
    ['Packer, Leeds, Mon-Fri 8-16.', 'Hand over to the next shift'],
  ])('%s', (brief, line) => expect(fitsBrief(line, planOf(brief))).toBe(false))

  it.each([
    ['Support agent, Leeds. Chat, email and phone.', 'Answer questions in speech and in writing'],
    ['Support agent, Leeds. No phone.', 'Recognise danger and call for help in time'],
    ['Night porter, Oban. You never work alone.', 'Share with colleagues what worked'],
    ['Chief executive of a brewery, Fife.', 'A calm that survives bad quarters'],
    ['Shop assistant in a charity shop, Fife.', 'Welcome customers and listen'],
    ['Sales manager, Leeds, team of 6 to lead.', 'Hire and train new colleagues'],
    ['Litigation paralegal, Leeds.', 'Keep courts, offices and clients up to date'],
    ['Packer, Leeds, rotating shifts.', 'Hand over to the next shift'],
  ])('but keeps what it does not: %s', (brief, line) => expect(fitsBrief(line, planOf(brief))).toBe(true))
})

describe('a line of unusual hours stands only where the brief tells of them', () => {
  it.each([
    ['Pastry cook, Bath, Tuesday to Friday.', 'Order and speed, early in the day', false],
    ['Pastry cook, Bath, early start at 5 am.', 'Order and speed, early in the day', true],
    ['Konditor in Ulm, Beginn 4 Uhr.', 'Zuverlässigkeit früh am Morgen', true],
    ['Undertaker, Bath, 30 hours over 4 days.', 'Reliability, at unusual hours too', false],
    ['Undertaker, Bath, on call one week in four.', 'Reliability, at unusual hours too', true],
    ['Vendeur à Metz, pas de samedi.', 'De la bonne humeur, même le samedi', false],
    ['Vendeur à Metz, un samedi sur deux.', 'De la bonne humeur, même le samedi', true],
    ['Enfermero en Vigo, sin noches.', 'Calma también de noche', false],
  ])('%s %s', (brief, line, fits) => expect(fitsBrief(line, planOf(brief))).toBe(fits))
})

describe('a line borrowed of a trade has to be borne out', () => {
  it.each([
    ['Exam invigilator, Oban.', 'Answer questions from colleagues and customers', false],
    ['Exam invigilator, Oban. You take customers to the wreck.', 'Answer questions from customers', true],
    ['Exam invigilator, Oban.', 'so that nothing falls between two desks', false],
    ['Machine operator, Hull.', 'Tidy shelves', false],
    ['Shop assistant, Hull.', 'Tidy shelves', true],
  ])('%s %s', (brief, line, fits) => expect(fitsBrief(line, planOf(brief), true)).toBe(fits))
})

describe('of a trade that nothing is known of little is said that is true of any work', () => {
  it.each([
    'Kiln hand, Oban. Stack the kiln, watch the fire.',
    'Taucher in Kiel. Unter Wasser schweißen, Moorings prüfen.',
    'Buzo en Vigo. Soldar bajo el agua, revisar amarres.',
    'Scaphandrier à Brest. Souder sous l’eau, contrôler les amarres.',
  ])('%s', (brief) => {
    const text = writeDescription({ brief })
    expect(text).not.toMatch(/desk|customer|client|kund|client|office|büro|bureau|oficina|record/i)
    expect((text.split(/^## .*$/m)[1] ?? '').match(/^- /gm)?.length).toBeLessThanOrEqual(5)
  })
})

describe('a purpose that the brief denies gives way to what is true of any work', () => {
  it.each([
    ['Head of sales, Leeds, no direct reports.', /lead a sales team/i],
    ['Store manager, Leeds. No team to lead yet.', /lead the shop/i],
  ])('%s', (brief, purpose) => expect(writeDescription({ brief })).not.toMatch(purpose))
})

describe('a charity is led as one', () => {
  it.each([
    ['Executive director, community kitchen (nonprofit), Boise, $90k', /customers|quarter/i],
    ['Geschäftsführung, gemeinnütziger Verein in Ulm, 60.000 €', /Kundschaft|Quartal/],
    ['Directora general, fundación en Soria, 40.000 €', /clientes|accionistas/],
  ])('%s', (brief, trade) => expect(writeDescription({ brief })).not.toMatch(trade))
})
