import { describe, expect, it } from 'vitest'
import { docOf } from '../../training/doc-of.ts'
import { parseApply } from './apply.ts'

describe('how to apply, told to applicants', () => {
  it.each([
    [
      'en-GB',
      'to Ruth Penhale by 11 Dec, ruth@larchgrove.example or 01632 960114',
      'Apply to Ruth Penhale by 11 December, ruth@larchgrove.example or 01632 960114.',
    ],
    [
      'en-US',
      'text LIFT 417-555-0148 or come by the dock office',
      'Text LIFT to 417-555-0148 or come by the dock office.',
    ],
    [
      'en-GB',
      'CV + covering letter to me, jobs@millfold.example, closing 5pm 12 Jan',
      'Send your CV and cover letter to jobs@millfold.example by 5pm on 12 January.',
    ],
    [
      'en-GB',
      'CVs not accepted. Ring Jo 07700 900188. Interviews w/c 14 Dec',
      'CVs not accepted. Ring Jo on 07700 900188. Interviews are in the week of 14 December.',
    ],
    [
      'en-GB',
      'closes when we have 50, iv 15/12, ring first if you like 07700 900029',
      'Closes when we have 50. Interviews are on 15 December. Ring first if you like 07700 900029.',
    ],
    ['en-US', 'Jo, 4175550148', 'Call Jo at 417-555-0148.'],
    [
      'en-GB',
      "Mail the Head's PA with reference PH/3. We'll call back.",
      "Mail the Head's PA with reference PH/3. We'll call back.",
    ],
    ['en-GB', 'no agencies', 'We do not take enquiries from agencies.'],
    [
      'de-DE',
      'Bewerbung mit Lebenslauf bis 15.3. an bewerbung@klinik.example',
      'Bewerbung mit Lebenslauf bis zum 15. März an bewerbung@klinik.example.',
    ],
    ['de-DE', 'einfach anrufen: Herr Maier, 0731 555 010', 'Anruf bei Herrn Maier, 0731 555 010.'],
    ['de-DE', 'Bewerbungen laufen über Sie', 'Bewerbungen laufen über Sie.'],
    [
      'fr-FR',
      'CV + LM à rh@asso.example avant le 15 mars',
      'CV et lettre de motivation à rh@asso.example avant le 15 mars.',
    ],
    ['es-ES', 'enviar cv a rrhh@hotel.example', 'Enviar CV a rrhh@hotel.example.'],
    ['es-ES', 'Correo: clinica@arranz.example', 'Candidaturas a clinica@arranz.example.'],
  ])('%s: %s', (locale, said, told) => expect(parseApply(said, docOf(locale, said)).text).toBe(told))

  it.each([
    ['de-DE', 'formal', 'bewerbung@klinik.example', 'Bitte senden Sie Ihre Bewerbung an bewerbung@klinik.example.'],
    ['de-DE', 'informal', 'Lena, 0731 555 010', 'Ruf Lena an: 0731 555 010.'],
    ['fr-FR', 'formal', 'rh@asso.example', 'Envoyez votre candidature à rh@asso.example.'],
    ['es-ES', 'informal', 'rrhh@hotel.example', 'Envía tu candidatura a rrhh@hotel.example.'],
  ] as const)('%s, %s: %s', (locale, manner, said, told) =>
    expect(parseApply(said, docOf(locale, said), manner).text).toBe(told),
  )

  it('names the contact and the last day, and leaves what is said to a colleague', () => {
    const said = "CV to Ruth Penhale, ruth@larchgrove.example by 11 Dec. I'll sift them"
    const { contact, deadline, left } = parseApply(said, docOf('en-GB', said))
    expect(contact?.value).toEqual({ name: 'Ruth Penhale', email: 'ruth@larchgrove.example' })
    expect(deadline?.value).toEqual({ date: '--12-11' })
    expect(left.map(({ from, to }) => said.slice(from, to))).toEqual(["I'll sift them"])
  })
})
