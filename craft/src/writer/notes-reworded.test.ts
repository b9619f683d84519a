import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

describe('notes are told without the words that lead to them', () => {
  it.each([
    ["Verger, Truro. It's fourteen pounds an hour.", '£14 an hour', "It's fourteen"],
    ['Cook, Hull.\nMAIN DUTIES: breakfast menus and stock orders', 'breakfast menus', 'MAIN DUTIES'],
    ['Clerk, Hull.\nDesired: familiarity with Xero and Dext', 'amiliarity with', 'Desired:'],
    ['Nurse, Hull. NMC pin of course, cytology up to date', 'NMC pin of course', '- NMC pin\n'],
    ['Driver, Hull. £14 an hour, £40 each stop after the third', '£14 an hour', '£40 an hour'],
    ['Supervisor, Hull. Keyholder, cashing up, training the Saturday staff.', 'Act as keyholder', 'Look after'],
    ['Fitter, Hull, reports to Luis (2nd shift lead)', 'Luis, 2nd Shift Lead', 'Nd Shift'],
    ['Clerk, Hull. Onsite Mon-Wed, rest from home.', 'Hybrid', 'On site'],
    ['Surveyor, Hull. Main contractor, schools: Calder Construction. £46k', 'Calder Construction', 'Freelance'],
    ['Please write it in French. Office coordinator, Hull, £24k', 'de bureau', 'opérations'],
    ['Clerk, Hull. The company is called Dunnock.', 'Dunnock', 'is called'],
    ['Clerk, Hull, reports to the Chair (rotating)', 'Chair', 'Rotating'],
    ['Ad in French please. Cook, Langenthal, 40 hours.', 'un(e) cuisinier/cuisinière', 'cuisinier/Cuisinière'],
    ['Inserat bitte auf Französisch. Verkäufer, Langenthal, 40 Std. Leiter: Urs Ott.', 'Urs Ott', 'eiter'],
    ['Verkäufer, Langenthal, 40 Std. Leiter: Urs Ott.', 'an Urs Ott', 'Leiter'],
    ['Shop assistant, Bath. Must be reliable and friendly.', '- You are reliable and friendly', 'Must'],
    ['Driver, Hull. Reliable and motivated please', 'eliable and motivated', 'motivated please'],
    ['Koch in Ulm. Bitte zuverlässig und freundlich. 40 h', 'uverlässig und freundlich', 'Bitte z'],
    ['Shop assistant, Bath. Please be friendly and reliable. £12/h', '- You are friendly and reliable', 'Please be'],
    ['We need a reliable shop assistant in Bath.', '# Shop Assistant', 'eliable'],
    ['Gruista en Soria. 24.300 €/año + plus de asistencia, indefinido.', '- Plus de asistencia', '« plus'],
    ['Buyer, Pune, 3.2-4.1 LPA', '410,000', '410,000.0'],
  ])('%s', (brief, said, unsaid) => {
    const text = writeDescription({ brief })
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
  })
})

describe('a town that no list knows stands in the facts line', () => {
  it.each([
    [
      'Groom wanted. Yard: Muckleburgh Magna. £12 an hour, stable work, mucking out and riding out.',
      'Muckleburgh Magna',
    ],
  ])('%s', (brief, town) => expect(writeDescription({ brief })).not.toContain(`- Yard: ${town}`))
})

describe('what a note leaves behind is not printed', () => {
  it.each([
    ["Fitter, Hull, five years' workshop experience, 33 kV sites", '- S workshop', 'Pay scale'],
    ['Clerk, Hull. Two posts. Degree OR three years in lettings', '- Two posts', 'in OR '],
    ['Peter, see attached. Cook for a school in Hull, £13 an hour', '- Peter', 'ee attached'],
    ['Nurse, Durban, medical (Umhlanga Health), uniform', 'Umhlanga Health is', 'Umhlanga Health in'],
    ['Fitter, four years fitting experience, Hull', 'experience experience', 'experience with fitting experience'],
  ])('%s', (brief, one, other) => {
    const text = writeDescription({ brief })
    expect(text).not.toContain(one)
    expect(text).not.toContain(other)
  })
})
