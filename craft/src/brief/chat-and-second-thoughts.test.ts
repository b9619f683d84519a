import { describe, expect, test } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const CHAT = `[10:42] Priya: can you get the analyst ad out today?
[10:43] me: level 2 right?
[10:43] Priya: yes L2 analyst. Cheltenham, on site, 12h shifts
[10:44] Priya: team of 9, lead is Tom Adeyemi. 25 days + bank hols
[10:45] Priya: company name Holmwood Cyber`

describe('a copied chat is read without its stamps', () => {
  const text = writeDescription({ brief: CHAT })
  test.each(['10:4', 'Priya', 'level 2 right', 'Yes L2'])('never printed: %s', (never) =>
    expect(text).not.toContain(never),
  )
  test.each(['L2 Analyst', 'Cheltenham', 'Holmwood Cyber', 'Tom Adeyemi'])('told: %s', (told) =>
    expect(text).toContain(told),
  )
  test('two times of day are no chat', () =>
    expect(writeDescription({ brief: 'Barista, Leeds. Shifts:\n10:30 to 14:00\n14:00 to 18:30' })).toContain('10:30'))
})

describe('what was thought of first, and is no more, is not printed', () => {
  test.each([
    ['Dental hygienist, Leeds. 32 hrs/wk, plus 1 Saturday a month - actually no, we dropped Saturdays.', '1 Saturday'],
    ["CNC setter, Telford. it was going to be nights but scratch that, it's the afternoon shift now", 'nights'],
    ["Analytics engineer, Dublin. Fixed term 14 months - cover for Sinead who's off after her op.", 'Sinead'],
    ["Secrétaire médicale à Liège. CDD 6 mois, c'est le remplacement de Fanny.", 'Fanny'],
  ])('%s', (brief, never) => expect(writeDescription({ brief })).not.toContain(never))

  test('what holds instead is told', () =>
    expect(
      writeDescription({
        brief: "CNC setter, Telford. it was going to be nights but scratch that, it's the afternoon shift now",
      }),
    ).toContain('fternoon shift'))
})

test('somebody is printed by the name that is given for it', () => {
  const text = writeDescription({ brief: 'CNC setter, Telford. foreman is Gaz, put Gareth Pugh in the advert please.' })
  expect(text).toContain('Gareth Pugh')
  expect(text).not.toMatch(/Gaz|advert/)
})

describe('a remark takes nothing along that is meant to be read', () => {
  test('a town named on the way to the matter', () =>
    expect(
      readBrief("Bonjour, comme vu au téléphone il nous faut quelqu'un au SAV à Nantes : conseiller clientèle, CDD")
        .facts,
    ).toContainEqual(expect.objectContaining({ kind: 'place', city: 'Nantes' })))
  test('the address that is given instead of a number', () =>
    expect(
      writeDescription({
        brief:
          'Conductor C+E, Zaragoza. Contacto Chema Lanuza, pero su móvil no lo publiques (644 21 49 07), mejor empleo@arbues.example',
      }),
    ).toContain('empleo@arbues.example'))
  test('what kind of experience', () =>
    expect(
      writeDescription({ brief: 'Grants Officer, Glasgow. lived experience of the asylum system very welcome.' }),
    ).toMatch(/lived experience of the asylum system/i))
  test('a wish for letters without a photograph', () =>
    expect(writeDescription({ brief: 'BTA, Heidelberg. Bewerbung bis 28. Februar, bitte ohne Foto.' })).toMatch(
      /ohne Foto/,
    ))
})

describe('what was only asked, joked or told to leave out', () => {
  test('the sum that was asked about gives way to the answer', () => {
    const text = writeDescription({ brief: 'Analyst in Leeds, 52-58k?\nno, 55-62k. Full time.' })
    expect(text).toContain('£55,000–£62,000 a year')
    expect(text).not.toMatch(/52|58/)
  })
  test('what is to be printed for a name', () => {
    const text = writeDescription({
      brief:
        "Analyst in Leeds for Velmora Bank - name stays OUT of the ad, write 'a European payments group'. Full time.",
    })
    expect(text).toContain('European payments group')
    expect(text).not.toMatch(/Velmora|stays/)
  })
  test.each([
    ['Deckhand, Oban. (seasickness at own risk, haha) Full time.', /seasick|haha/],
    ['Deckhand, Oban, full time, leave the money side out.', /money side/],
    ['Deckhand, Oban. Full time. Marjorie signed it off.', /Marjorie/],
    [
      'Sachbearbeiter, Ulm, remote innerhalb Deutschlands, ist uns gleich wo. Vollzeit.',
      /gleich wo|UTC|ist uns|Deutschland, ist/,
    ],
  ])('%s', (brief, never) => expect(writeDescription({ brief })).not.toMatch(never))
})
