import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { writeSpoken } from './spoken.ts'

const written = (typed: string): string => writeSpoken(normalise(typed)).text

describe('what is taken back in passing', () => {
  it.each([
    ['Mon-Fri 6:30pm to 2, sorry no, to 1:45, so 36 hrs', 'Mon-Fri 6:30pm to 1:45, so 36 hrs'],
    ['Term: was 18 months, the board just made it permanent', 'Term: permanent'],
    ['Sat 9 to 1. makes 38 hrs?? ask Tom\nits 37.5, lunch is unpaid', 'Sat 9 to 1. 37.5 hrs, lunch is unpaid'],
    ['Sage, Xero, no scratch that, only Xero. Payroll', 'Xero. Payroll'],
    ['a year with a chance to stay; actually no, leave the last bit out. Rota', 'a year. Rota'],
    ['- 3 shifts 6-2/2-10/10-6. Sorry no, we dropped nights: two shifts, 6-2 and 2-10', '- two shifts, 6-2 and 2-10'],
    ['22 days plus bank holidays - sorry, just checked, it’s 23 now. Suit', '23 days plus bank holidays. Suit'],
    [
      'Permis B, véhicule de service – non, de fonction, la direction a changé d’avis. CDI',
      'Permis B, véhicule de fonction. CDI',
    ],
    ['bis Sept, nee Moment: unbefristet, im Winter Halle', 'unbefristet, im Winter Halle'],
    ['28 a 30 mil netos... no, brutos.', '28 a 30 mil brutos.'],
    ['EG 8 – halt, 9a', 'EG 9a'],
    ['E12 – nein, Haustarif, 60 T€', 'Haustarif, 60 T€'],
    ['locals only? no scrap that, anyone with a permit', 'anyone with a permit'],
    ['5 yrs.. hmm no, 3 min.', '3 yrs min.'],
    ['Three years of HPLC, but we would be happy with two.', 'Three years of HPLC (two is enough).'],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))

  it.each([
    'We are open 9 to 5. Sorry, no parking',
    'Is it 40 hours? We work 3 days. It’s 5 minutes from the station',
    'It was 2 years in the making, now open',
    'We moved last year: new site in Hull',
  ])('takes nothing back: %s', (typed) => expect(written(typed)).toBe(normalise(typed).text))
})

describe('stops that are dictated', () => {
  it.each([
    ['Cook in Ayr full stop forty hours full stop no nights', 'Cook in Ayr. 40 hours. no nights'],
    ['Cook comma Ayr comma 40 hours new line no nights', 'Cook, Ayr, 40 hours\n no nights'],
    ['Serveuse à Metz virgule CDI virgule 39 heures point poste logé', 'Serveuse à Metz, CDI, 39 heures. poste logé'],
    [
      'Cocinera en Jaén coma fija coma 40 horas punto y aparte sin noches',
      'Cocinera en Jaén, fija, 40 horas\n sin noches',
    ],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))

  it.each([
    'Packer for the new line in Leeds, notice period one month',
    'Vendeuse, point de vente au centre, bon point : la prime',
    'Encargado de punto de venta, a punto de abrir',
  ])('leaves the words: %s', (typed) => expect(written(typed)).toBe(normalise(typed).text))
})

describe('times without a mark', () => {
  it.each([
    ['earlies 0645-1445 & lates 1300-2100', 'earlies 06:45-14:45 & lates 13:00-21:00'],
    ['4 on 4 off, 0600–1800 hrs, days', '4 on 4 off, 06:00-18:00, days'],
    ['Nachtdienst 2100-0630', 'Nachtdienst 21:00-06:30'],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))

  it.each(['Gehalt 1800-2200', 'projects 2015-2020', 'Sueldo 1500-1800 al mes', 'salaire 1900-2100 €'])(
    'are no years and no sums: %s',
    (typed) => expect(written(typed)).toBe(normalise(typed).text),
  )
})

describe('thousands in words', () => {
  it.each([
    ['thirty one thousand no wait make it thirty two five plus tips', '32500 plus tips'],
    ['twenty eight thousand, sorry, thirty. Ayr', '30000. Ayr'],
    ['tips were around two and a half grand each', 'tips were around 2500 each'],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))
})

describe('days of a month and measures in words', () => {
  it.each([
    ['Starts fourteenth of July, close thirty first of May or July fourth.', 'Starts 14 July, close 31 May or July 4.'],
    ['ab dem ersten Juli, bis einunddreißigsten März', 'ab dem 1. Juli, bis 31. März'],
    ['dès le premier juin, avant le vingt-deux avril', 'dès le 1er juin, avant le 22 avril'],
    ['desde el uno de junio hasta el quince de mayo', 'desde el 1 de junio hasta el 15 de mayo'],
    ['preferably under thirty', 'preferably under 30'],
    ['zwischen zwanzig und dreißig Jahren alt', 'zwischen 20 und 30 Jahren alt'],
    ['forty percent off for staff', '40 percent off for staff'],
    ['quarante-deux centimes du kilomètre', '42 centimes du kilomètre'],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))

  it.each(['a second May be needed', 'the first of three', 'in sechs Wochen'])('leaves the words: %s', (typed) =>
    expect(written(typed)).toBe(typed),
  )
})

describe('what a label denies', () => {
  it.each([
    ['Koch in Ulm\nNicht: Kasse, Büro\n40 Stunden', 'Koch in Ulm\nohne Kasse, ohne Büro\n40 Stunden'],
    ['Cook in Hull\nNot: till work, no nights', 'Cook in Hull\nno till work, no nights'],
    ['Cuisinier à Metz, 39 heures\nPas : caisse, ménage', 'Cuisinier à Metz, 39 heures\npas de caisse, pas de ménage'],
    ['Cocinero en Jaén, 40 horas\nNo: caja, limpieza', 'Cocinero en Jaén, 40 horas\nsin caja, sin limpieza'],
  ])('%j', (typed, then) => expect(written(typed)).toBe(then))
})

describe('what French says in passing', () => {
  it.each([
    ['Alors c’est pour l’annonce aide à domicile, secteur Brest', 'poste : aide à domicile, secteur Brest'],
    ['le CAP c’est bien mais pas obligé, on forme', 'le CAP apprécié mais pas obligatoire, on forme'],
    ['le permis B, ah non en fait pas obligatoire avec les vélos', 'le permis B pas obligatoire avec les vélos'],
    ['le dimanche plus quarante-cinq pour cent', 'le dimanche plus 45 %'],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))
})

describe('what a letter says at length', () => {
  it.each([
    [
      'The Trustees of Fenwick Docks wish to appoint a Harbour Master. They must live nearby.',
      'Company: Fenwick Docks. We are looking for a Harbour Master. Must live nearby.',
    ],
    [
      'We had thought of £35,000, but the committee agreed to go higher, so please say up to £40,000.',
      'Salary up to £40,000.',
    ],
  ])('%s', (typed, then) => expect(written(typed)).toBe(then))
})

describe('chats and mails that were copied', () => {
  it.each([
    [
      '[9:12] Bademeister in Wyk [9:13] Vollzeit [9:15] Fähre zahlen wir',
      'Bademeister in Wyk\nVollzeit\nFähre zahlen wir',
    ],
    [
      '#stage\nNoor: rigger wanted, Long Barn Theatre\nJem: dates?\nNoor: from 17 Aug in Hull\nJem: 25kg lifting line?\nNoor: no, drop that, we have kit\nNoor: Mondays off',
      'rigger wanted, Long Barn Theatre\n\nfrom 17 Aug in Hull\nwe have kit\nMondays off',
    ],
    [
      'Mia: a cook in Hull\nSam: pay?\nMia: £15 an hour\nSam: lunch?\nMia: free',
      'a cook in Hull\n\n£15 an hour\n\nfree',
    ],
    ['Mia 9:12\na cook in Hull\nSam 9:14\npay?\nMia 9:15\n£15', 'a cook in Hull\n\npay?\n\n£15'],
    [
      '> shift?\nafternoons, Mon-Thu\n> rate?\n$34 to $41/hr\n> rest\nBoots paid',
      'shift: afternoons, Mon-Thu\nrate: $34 to $41/hr\nBoots paid',
    ],
  ])('%j', (typed, then) => expect(written(typed).trim()).toBe(then))

  it.each([
    'Role: Cook\nPlace: Hull\nPay: £15\nHours: 40',
    'Cook in Hull.\nPay: £15\nHours: 40\nPay: tips\nHours: flexible',
    'Cook in Hull.\nMonday: early\nTuesday: late\nMonday: closing\nTuesday: opening',
    '#remote\nCook in Hull',
  ])('takes the fields of a form or a rota for no speakers: %j', (form) => expect(written(form)).toBe(form))

  it('asks in a chat for the post that it names', () =>
    expect(
      written('[09:12] Priya: can u write the RVN ad? Holly Vets, Hull\n[09:14] me: full time?\n[09:15] Priya: 34 hrs'),
    ).toContain('Role: RVN. Holly Vets'))
})

it.each([
  'Cook in Hull. Sorry no, we stopped nights: days only.',
  "Cook in Hull. 40 hours? We are a small shop, it's 12.",
])('what tells of something else takes nothing back: %s', (typed) => expect(written(typed)).toBe(typed))

it.each([
  'Cook in Hull. We provide lunch and a chef teaches you the menu.',
  'Agent of the team in Lyon, no agences, a certificat is fine.',
])('what is a word of its own is no slip: %s', (typed) => expect(written(typed)).toBe(typed))
