import { describe, expect, it } from 'vitest'
import { findClaims } from './grounds.ts'

const inventedIn = (brief: string, text: string): string[] =>
  findClaims(`# Role\n\n${text}\n`, { brief })
    .filter(({ ground }) => ground === 'none')
    .map((claim) => claim.text)

describe('a figure that follows from others', () => {
  it.each([
    ['mon-fri 6-9pm', 'The shop closes after three hours each evening.'],
    ['£12.80/h, 15h a week', 'That is £192.00 a week.'],
    ['31k, 0.5 FTE', 'Half of £31,000 makes £15,500 actual.'],
    ['1.150 € 14 pagas', 'Son 16.100 € al año.'],
    ['probation 90 days', 'The probation takes three months.'],
    ['term 18 months', 'The contract runs for a year and a half.'],
    ['mon-thu only', 'You work four days.'],
    ['4x10h', 'You have three days off each week.'],
    ['founded 1971', 'For more than fifty years we have tuned organs.'],
    ['5 weeks hols', 'You have 25 days of holiday.'],
    ['team: 4 cooks, 2 waiters', 'You join a team of six.'],
    ['0.8 fte', 'You work 32 hours a week.'],
    ['20% travel', 'You are away one day a week.'],
    ['data engineer, team 5', 'You work with four other engineers.'],
    ['Koch, Küchenteam 9', 'Sie stehen mit acht anderen in der Küche.'],
    ['UX Designer, 5er-Team', 'Sie stimmen sich mit vier anderen ab.'],
    ['analyst, hybrid 40%', 'You spend two days a week in the office.'],
    ['geologist, field work 40%', 'You spend two days out of five outdoors.'],
    ['Übersetzer, 60 % MTPE', 'Drei Fünftel sind maschinell vorübersetzt.'],
    ['buzo, 14x14', 'Dos semanas adentro.'],
    ['recepcionista, 14-20 h', 'El horario es de dos a ocho.'],
    ['hybrid 3 days office', 'You work two days from home.'],
    ['4 sem vacances', 'Un mois de vacances.'],
    ['45 min from town', 'Town is three quarters of an hour away.'],
  ])('%s -> %s', (brief, text) => {
    expect(inventedIn(brief, text)).toEqual([])
  })

  it.each([
    ['a round sum that products meet by chance', '£20/h, 25 staff', 'You get £500 for training.', '£500'],
    ['a length of nothing told', 'mon-fri 6-9pm', 'The course lasts seven hours.', 'seven hours'],
    ['an age of nothing told', 'founded 1998', 'For more than sixty years we have tuned organs.', 'sixty years'],
    ['heads that do not add up', 'team: 4 cooks, 2 waiters', 'You join a team of eleven.', 'eleven'],
    ['the level of a certificate', 'NVQ level 2', 'You lead two porters.', 'two porters'],
  ])('%s is none', (_, brief, text, words) => {
    expect(inventedIn(brief, text).join(' | ')).toContain(words)
  })
})

describe('days of the week', () => {
  it.each([
    ['Mo-Do, Fr frei', 'Montag bis Donnerstag arbeiten Sie, am Freitag nie.'],
    ['no weekends', 'Saturdays and Sundays are yours, from Monday to Friday you bake.'],
    ['du mardi au samedi', 'Vous travaillez le jeudi.'],
    ['martes a sábado', 'Tienes libres el domingo y el lunes.'],
    ['M-Th', 'Hours: Monday to Thursday'],
    ['barista', 'Nobody learns everything on a Monday morning.'],
  ])('%s -> %s', (brief, text) => {
    expect(inventedIn(brief, text)).toEqual([])
  })

  it.each([
    ['Mon-Thu', 'There is cake on Fridays.', 'Fridays'],
    ['tues-sat 9-5', 'On Wednesdays you host the puppy hour.', 'Wednesdays'],
    ['sonntags frei', 'Du verkaufst samstags Käse.', 'samstags'],
  ])('%s says nothing of it: %s', (brief, text, words) => {
    expect(inventedIn(brief, text).join(' | ')).toContain(words)
  })
})
