import { describe, expect, it } from 'vitest'
import { docOf } from './doc-of.ts'
import { parseTeam } from './team.ts'

describe('whom one reports to, leads and works with', () => {
  it.each([
    ['en-GB', 'reports to the Head of Web; team of 7', 'You report to the Head of Web. You join a team of 7'],
    ['en-GB', 'Line manager: Dr Pask', 'You report to Dr Pask'],
    ['en-GB', 'leads 4 carers', 'You lead 4 carers'],
    ['de-DE', 'berichtet an Frau Keller', 'Berichtet wird an Frau Keller'],
    ['fr-FR', 'rattaché au directeur', 'Le poste est rattaché au directeur'],
    [
      'es-ES',
      'depende del jefe de obra, equipo de 5',
      'El puesto depende del jefe de obra. El equipo es de 5 personas',
    ],
    ['en-GB', 'reports to Gus who is nice and goes on about it', null],
  ])('%s: %s', (locale, said, told) => expect(parseTeam(said, docOf(locale, said))?.text ?? null).toBe(told))

  it('speaks to the reader as the page does', () => {
    expect(parseTeam('führt 4 Leute', docOf('de-DE', ''), 'informal')).toEqual({ leads: 4, text: 'Du führst 4 Leute' })
  })
})
