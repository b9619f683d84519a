import { describe, expect, it } from 'vitest'
import { docOf, textOf } from '../../training/doc-of.ts'
import { parseHours } from './hours.ts'

describe('when one works', () => {
  it.each([
    [
      'en-GB',
      '44 paid hours pw over 4 waking nights, 8pm-8am',
      '44 paid hours a week over 4 waking nights, 8pm to 8am',
    ],
    ['en-GB', '30 hrs/wk', '30 hours a week'],
    ['en-GB', '37.5 hours, 9.30-5.30 Mon-Fri', '37.5 hours a week, 9.30 to 5.30, Monday to Friday'],
    ['en-GB', '0.6 FTE', '0.6 FTE'],
    ['en-US', '40 hrs/wk, M-F 7a-3:30p', '40 hours a week, Monday to Friday, 7 a.m. to 3:30 p.m.'],
    ['en-GB', '16 hours, term time only', '16 hours a week, term time only'],
    ['en-GB', '20 hrs? no 24', '24 hours a week'],
    ['en-IE', '39 hours, 4 on 4 off', '39 hours a week, 4 on, 4 off'],
    ['en-GB', 'early shifts 6-2, lates 2-10', 'early shifts 6 to 2, lates 2 to 10'],
    ['de-DE', '28-37 Std./Wo.', '28–37 Stunden pro Woche'],
    ['de-DE', 'Pensum 60 - 80 %', '60–80 %'],
    ['de-DE', 'ab 15 h', 'ab 15 Stunden pro Woche'],
    ['de-DE', 'Mo-Fr 7-16 Uhr', 'Montag bis Freitag 7–16 Uhr'],
    ['de-DE', 'do-so ab 16 uhr', 'Donnerstag bis Sonntag ab 16 Uhr'],
    ['de-DE', 'Früh- und Spätdienst', 'Früh- und Spätschicht'],
    [
      'de-AT',
      '38,5 Std/Woche, Mo-Do 7:00-16:30, Fr bis 12',
      '38,5 Stunden pro Woche, Montag bis Donnerstag 7–16:30 Uhr, freitags bis 12 Uhr',
    ],
    ['fr-FR', '35 h/sem', '35 h par semaine'],
    ['fr-FR', '28 h 30', '28 h 30 par semaine'],
    ['fr-FR', '36 h sur 4 jours et demi', '36 h par semaine sur 4,5 jours'],
    ['fr-FR', '39h, du lundi au vendredi de 8h à 17h', '39 h par semaine, du lundi au vendredi de 8 h à 17 h'],
    ['fr-FR', 'jeu-ven-sam', 'jeudi, vendredi et samedi'],
    ['fr-FR', 'du mardi au samedi, 9h-12h30 et 14h-18h', 'du mardi au samedi de 9 h à 12 h 30 et de 14 h à 18 h'],
    ['es-ES', 'L-V 8-15h', 'de lunes a viernes de 8 a 15 h'],
    ['es-ES', '9-18:30, viernes hasta las 15', 'de 9 a 18:30, los viernes hasta las 15 h'],
    ['es-ES', '25 horas lectivas', '25 horas lectivas semanales'],
    ['es-ES', 'media jornada, 20 h', 'media jornada, 20 horas semanales'],
    ['es-MX', '6 am a 2 pm', 'de 6 a. m. a 2 p. m.'],
  ])('%s: %s', (locale, said, printed) => expect(textOf(parseHours(said, docOf(locale, said)))).toBe(printed))

  it.each([
    ['en-GB', 'alternate weekends'],
    ['en-GB', 'on-call 1 in 6'],
    ['fr-FR', '1 week-end sur 2'],
    ['fr-FR', '10 à 12 jours par mois'],
    ['es-ES', 'un domingo al mes'],
  ])('%s, stays words: %s', (locale, said) => expect(parseHours(said, docOf(locale, said))).toEqual([]))

  it.each([
    ['en-GB', '30 hrs/wk', { min: 30, max: 30, per: 'week' }],
    ['en-GB', 'up to 20 hours a week', { min: null, max: 20, per: 'week' }],
    ['de-CH', '60 - 80 %', { min: 60, max: 80, per: 'percent' }],
    ['fr-FR', '28 h 30', { min: 28.5, max: 28.5, per: 'week' }],
  ])('%s, value: %s', (locale, said, value) => expect(parseHours(said, docOf(locale, said))[0]?.value).toEqual(value))
})
