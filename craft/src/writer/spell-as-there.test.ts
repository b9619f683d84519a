import { describe, expect, it, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { spellAsThere } from './spell-as-there.ts'
import { writeDescription } from './write.ts'

const brief = (place: string, more = '') => readBrief(`Dental assistant in ${place}, full time.${more}`)

describe('the text is spelled as the country of the work spells', () => {
  it.each([
    [
      'Organise the diary and analyse costs',
      'Organize the diary and analyze costs',
      'Organize the diary and analyze costs',
    ],
    ['Patience and humour, by colour', 'Patience and humor, by color', 'Patience and humour, by colour'],
    [
      'A driving licence and good judgement',
      'A driving license and good judgment',
      'A driving licence and good judgement',
    ],
    ['Send a CV, see the rota', 'Send a resume, see the schedule', 'Send a resume, see the schedule'],
    ['The catalogue of the programme', 'The catalog of the program', 'The catalogue of the programme'],
    ['Tyres, lorries, moulds', 'Tires, trucks, molds', 'Tires, trucks, moulds'],
    ['Labelled for travellers', 'Labeled for travelers', 'Labelled for travellers'],
    ['Practise daily, fulfil plans', 'Practice daily, fulfill plans', 'Practise daily, fulfil plans'],
    ['Paediatric anaesthesia, 20 litres', 'Pediatric anesthesia, 20 liters', 'Paediatric anaesthesia, 20 litres'],
  ])('%s', (british, american, canadian) => {
    expect(spellAsThere(british, 'en', brief('Austin, TX'))).toBe(american)
    expect(spellAsThere(british, 'en', brief('Calgary, AB'))).toBe(canadian)
    expect(spellAsThere(british, 'en', brief('Leeds'))).toBe(british)
  })

  it.each(['Promise less, advise more, exercise care', 'Four courses, your hours, a tour', 'Analyses are enrolled'])(
    'untouched: %s',
    (text) => expect(spellAsThere(text, 'en', brief('Austin, TX'))).toBe(text),
  )

  test('words that the brief typed stay as they are', () =>
    expect(spellAsThere('Harbour view, good humour', 'en', brief('Boston, MA', ' Harbour view.'))).toBe(
      'Harbour view, good humor',
    ))

  test('so does the name of the company from the profile', () =>
    expect(
      writeDescription({ brief: 'Dental assistant in Boston, MA', company: { name: 'Centre Colour Labs' } }),
    ).toContain('Centre Colour Labs'))

  test('days stand behind their month in the United States alone', () => {
    const text = 'Apply by 12 February 2027 or from 3 March'
    expect(spellAsThere(text, 'en', brief('Austin, TX'))).toBe('Apply by February 12, 2027 or from March 3')
    expect(spellAsThere(text, 'en', brief('Calgary, AB'))).toBe(text)
    expect(spellAsThere(text, 'en', brief('Austin, TX', ' Start 3 March.'))).toBe(
      'Apply by February 12, 2027 or from 3 March',
    )
  })

  test('a job in two countries is spelled as it was', () => {
    const [here, there] = [brief('Leeds'), brief('Austin, TX')]
    expect(spellAsThere('Organise', 'en', { ...here, facts: [...there.facts, ...here.facts] })).toBe('Organise')
  })

  test('Switzerland writes ss, Germany and Austria ß', () => {
    expect(writeDescription({ brief: 'Hauswart in Zürich, Vollzeit' })).not.toContain('ß')
    const weiss = writeDescription({ brief: 'Hauswart in Zürich, Großbäckerei Weiß GmbH, Vollzeit' })
    expect(weiss).toContain('Weiß GmbH')
    expect(weiss.replaceAll(/Großbäckerei|Weiß/g, '')).not.toContain('ß')
    expect(writeDescription({ brief: 'Hausmeister in Ulm, Vollzeit' })).toMatch(/ß/)
  })
})
