import { describe, expect, it } from 'vitest'
import { readBrief } from '../read.ts'

const printed = (brief: string) =>
  readBrief(brief)
    .facts.map(({ text }) => text)
    .join(' | ')

/** Worded for this test; none stands among the labelled briefs. */
describe('a veiled wish is set aside with its reason', () => {
  it.each([
    ['Courier, Derby, £13/h. He or she must not be a mother of small kids. 20 hours', /mother|kids/i],
    ['Courier, Derby, £13/h, own bike. Under 25s only please, insurance is cheaper. 20 hours', /under|cheaper/i],
    ['Nanny in Cork, €16/h, 30 hours, should be a local lass who gets on with granny, Garda vetting', /lass|granny/i],
    ['Grafikerin in Linz, 32 Std., junge Gesichter im Team wären schön, InDesign, 2.900 € brutto', /jung|gesicht/i],
    ['Fahrer in Gera, weiblich, 25-40, Klasse B, 14 €/h', /weiblich|25-40/i],
    ['Vendeuse à Albi, 35h, jolie et mince de préférence, caisse, 1 850 € brut', /jolie|mince/i],
    ['Clerk, Hull, £24k, 35 hours. Over-50s should not apply lol. 25 days leave', /50|lol/],
    ['Bäcker in Ulm, 39 Std. Bitte niemanden, die bald Kinder will. 30 Tage Urlaub', /kinder/i],
    ['Cocinero en Lugo, hombre joven porque la cocina es dura, 1.500 € brutos, 40h', /hombre|dura/i],
  ])('%s', (brief, unlawful) => {
    expect(printed(brief)).not.toMatch(unlawful)
    expect(readBrief(brief).setAside.map(({ reason }) => reason)).toContain('discrimination')
  })
})

/** Nobody labelled such words: that nothing is understood and something speaks for a remark is enough. */
describe('a clause that nobody understood is not printed where it reads like a remark', () => {
  it.each([
    [
      'Techniker in Ulm, 40 h, Kantine. Ursina ist mit dem Vorgesetzten nicht mehr im gleichen Raum zu halten.',
      /ursina/i,
    ],
    ['Vendeuse à Albi, 35h, CDI. Sandra a ouvert à 200 m avec nos clientes.', /sandra/i],
  ])('%s', (brief, remark) => {
    expect(printed(brief)).not.toMatch(remark)
    expect(readBrief(brief).setAside).toHaveLength(1)
  })

  it.each([
    ['Analyst, Pune. CTC 16-20 LPA - pls disregard my Monday mail where I wrote 22. SQL', '16-20 LPA'],
    ['Vendeur à Pau, rayon femme et enfant, 35h', 'enfant'],
    ['Nurse in Hull, 37 h, ward for older people and their families, no nights', 'no nights'],
    ['Senior Practitioner, Wakefield. Caseload about 15, court work, use Mosaic. 30 hrs', 'Mosaic'],
    ['Betriebsprüfer in Ulm, keine Montage über Nacht, 39 Std.', 'Montage'],
  ])('%s', (brief, fact) => expect(printed(brief)).toContain(fact))
})

describe('gossip and orders about the text are set aside', () => {
  it.each([
    ['Dental nurse, Ripon, 37h. Gail is retiring over the rota row, leave that out. £14/h', /gail|rota/i, 'private'],
    ['Site clerk, Ayr, 30h. The owner sells up in spring, nobody knows yet. £24k', /owner|spring/i, 'private'],
    ['Erzieherin in Celle, TVöD S8a. Die Leitung ist gerade krank, bitte nicht erwähnen. 30 Std.', /krank/i, 'private'],
    ['Cook, Hull, £13/h. 35 hours. PS can you borrow me the blue ladder? 25 days leave', /ladder|PS/, 'private'],
    ["Cook, Hull. Vans are not yours, keep Ben's name out. 35 hours", /Ben/, 'private'],
    ['Bäcker in Ulm. Der Platz von Karl wird frei, er hats am Rücken. 39 Std.', /karl|rücken/i, 'private'],
    ['Vendeur à Pau, 35h. Ne nommez pas le client Vardo. CDI', /vardo/i, 'private'],
    ['Vendeur à Pau, 35h. Pas un mot des travaux. CDI', /travaux/i, 'private'],
    ['CEO, Hull, £70k. Governors said yes last night. 35 hours', /yes/, 'private'],
    ['CEO, Hull, £70k. 35 hours. PS hip op Monday, off till May', /hip|May/, 'private'],
    ['Cook, Hull. Reports to Abe Ross, who is leaving in May, keep quiet. 35 hours', /May|quiet/, 'private'],
    ['Cook, Hull, £13/h. Ring me on 07700 900 499 if you get stuck. 35 hours', /stuck/, 'private'],
    ['Jurista en Vigo, 30k. Ojo, ni palabra de la fusión con Urrutia. 40 h', /urrutia/i, 'private'],
    ['Koch, Linz, 2.650 €. Die 2.450 vom letzten Jahr bitte nimmer hernehmen. 40 h', /2\.450/, 'private'],
    ['Analyst, Pune. CTC 16-20 LPA - pls disregard my Monday mail where I wrote 22. SQL', /22/, 'private'],
    ['Comptable à Caen, début le 1er juin (le 1er mai porté dans la note est une erreur), 35 h', /mai/, 'private'],
    [
      'Busco a alguien para cuidar a mi padre en Sevilla. Conducir no hace falta. Agosto libre y pagado. Lo de la diabetes y la dirección, Luis Montoto 118, es solo para ti, no lo publiques. Empezaría el 1 de marzo.',
      /montoto|diabetes/i,
      'private',
    ],
    [
      'Erzieher in Kassel, 30 Tage Urlaub; im alten Aushang steht noch 28, das stimmt nicht mehr. 32 Std.',
      /28/,
      'private',
    ],
    ['Crew lead, Tucson, $24/hr. The yard gate code is 4471 for whoever starts. 40 hours', /4471/, 'private'],
    ['Koch in Hall, 2.650 € (voriges Jahr 2.480, des bitte nimmer schreiben), 40 h', /2\.480/, 'private'],
    ['Pflegerin in Steckborn, 60 %. Ich bin nächste Woche übrigens in den Ferien im Engadin.', /engadin/i, 'private'],
    [
      'Director, Belfast, £68,000. Our Director, who shall remain nameless, is off in May. 35 hours',
      /nameless/,
      'private',
    ],
    ['Office manager, Bray, €42k. No jargon please and keep it short. 35 hours', /jargon/i, 'instruction'],
  ])('%s', (brief, remark, reason) => {
    expect(printed(brief)).not.toMatch(remark)
    expect(readBrief(brief).setAside.map((one) => one.reason)).toContain(reason)
  })
})

describe('what only looks like a remark is printed', () => {
  it.each([
    ['Youth worker, Leith, working with young offenders and their families, £27k', 'young offenders'],
    ['Teacher, girls school in Bath, QTS, September', 'girls school'],
    ['Waiter, Hull, English basic is fine, no late nights', 'no late nights'],
    ['Pflegekraft in Ulm, Betreuung von Kindern mit Behinderung, 30 Std.', 'Behinderung'],
    ['Vendeur à Pau, rayon femme et enfant, 35h', 'enfant'],
    ['Monitor en Jaén, actividades con personas mayores, 20 horas', 'mayores'],
    ['Fundraiser, Hull. She or he would look after the marathon. 30 hours', 'marathon'],
    [
      'Hi Jo. Bill told the board he is off, staff do not know yet, keep it under your hat. We therefore want a Finance Director for Tarn. Hull',
      'Finance Director',
    ],
  ])('%s', (brief, kept) => {
    expect(printed(brief)).toContain(kept)
  })
})

it.each([
  ['Clerk, Hull. Previous experience not required.', 'Previous experience not required'],
  ["Dev, Hull. You'd join Ada Lowe's team of 5. We're Tidepool. Permanent", '| team of 5 |'],
  ['Clerk, Hull. Climbing experience not required. 30 hours', '| Climbing experience |'],
  ['Clerk, Hull. Reports to director Bill Shaw. 35 hours', 'director Bill Shaw'],
  ['From: Ann Cole\nTo: HR\nSubject: COO ad\n\nHi both, get it up this week. Harebell Hospice, Hull, £80k.', 'COO'],
])('what an address or a rule tells is told: %s', (brief, told) => expect(printed(brief)).toContain(told))

it('a name that a bracket keeps out goes alone', () => {
  const text = printed('Comptable à Sion. CDD 8 mois dès le 1er mai, remplacement de Mme Rey (ne pas la nommer). 80 %')
  expect(text).not.toMatch(/Rey|nommer/)
  expect(text).toMatch(/CDD 8 mois/)
  expect(text).toMatch(/1er mai/)
})

it.each([
  ['Agent, Hull, £13/h. Polish? no sorry wrong ad. 35 hours', /polish|wrong/i],
  ['Bäcker in Ulm, Deutsch B1. Skipper? Sorry, falsche Anzeige. 39 Std.', /skipper|falsch/i],
])('what was meant for another post is not told: %s', (brief, meant) => expect(printed(brief)).not.toMatch(meant))

it('each ground that a rule has found keeps its name', () => {
  const grounds = readBrief('Receptionist in Bath, a girl, max 30, £12/h').setAside.map(({ ground }) => ground)
  expect(grounds).toEqual(['sex', 'age'])
})

it('a pronoun is spelled anew, and what the person does is told', () => {
  expect(printed('Assistant in Perth. He will run the diary and the accounts.')).toMatch(/diary/)
})
