import { expect, it } from 'vitest'
import { EURO, inOneByte } from './one-byte.ts'
import { correctedFigures } from './put-right.ts'
import { rewrite } from './rewrite.ts'

it.each([
  ['Hybrid, 2 days on site - no wait, make that 3 days. SQL', 'Hybrid, 3 days on site. SQL'],
  ['1.250 € brutos en 14 pagas... perdón, 1.310. Excel', '1.310 € brutos en 14 pagas. Excel'],
  ['2 150 € brut sur 13 mois, non pardon, 2 200. RTT', '2 200 € brut sur 13 mois. RTT'],
  ['£12.70 for 30 hours a week, no sorry, £12.95. Van', '£12.95 for 30 hours a week. Van'],
  ['2.450 € brutto bei 38 Stunden, nein, 2.520 €. Kantine', '2.520 € brutto bei 38 Stunden. Kantine'],
  ['£12.80 an hour, sorry that was the old rate, £13.10. Van', '£13.10 an hour. Van'],
  ['2.600 €, sorry, das war der alte Satz, 2.750 €. Kantine', '2.750 €. Kantine'],
  ["1 950 €, pardon, c'était l'ancien salaire, 2 050 €. RTT", '2 050 €. RTT'],
  ['1.500 €, perdón, eso era la tarifa vieja, 1.580 €. Excel', '1.580 €. Excel'],
  ['1 Tag Homeoffice, nein doch 2 Tage. Kantine', '2 Tage Homeoffice. Kantine'],
  ['contrato de 6 meses, perdón, de 9 meses. Excel', 'contrato de 9 meses. Excel'],
  ['put £31,000 for the salary - sorry, correction, £33,500', 'put £33,500 for the salary'],
  ['puse 28.000 €, me equivoqué: son 30.500 € anuales', 'puse 30.500 € anuales'],
  ['3 years at least no wait make it 4 years and tests', '4 years at least and tests'],
  ['stage de 8 mois, euh non, 10 mois finalement, gratifié', 'stage de 10 mois, gratifié'],
  ["le fixe c'est 31 000, non attends, Karim a validé 33 000 euros", "le fixe c'est 33 000 euros"],
  ['€58k, no wait, Dana has approved €61k. Van', '€61k. Van'],
  ['Deux jours de télétravail, enfin non un seul, le mardi', 'Un jour de télétravail, le mardi'],
  ['Two Saturdays a month, sorry, only one. Van', 'One Saturday a month. Van'],
  ['drei Tage Homeoffice, ach nein, nur einer. Kantine', 'ein Tag Homeoffice. Kantine'],
  ['dos días de teletrabajo, perdón, uno solo', 'un día de teletrabajo'],
  ['Seis años en sala, tres de encargada... no, con dos vale. Inglés', 'Seis años en sala, dos de encargada. Inglés'],
  ['£12.60ph … now 12.85, uniform', '£12.85ph, uniform'],
  ['$22-24/hr - sorry, correction, 23-25. 28 hrs', '$23-25/hr. 28 hrs'],
  ['Team of 6, sorry, 8 people', 'Team of 8 people'],
  ['Pay is $52,000 to $57,500, wait, HR just capped me, top is $56,000. Van', 'Pay is $52,000 to $56,000. Van'],
  [
    'de $24,000 a $28,000 al mes; perdón, dirección autorizó tope de $29,500. IMSS',
    'de $24,000 a $29,500 al mes. IMSS',
  ],
  ['28-32 k€, pardon, plafond à 31 k€. RTT', '28-31 k€. RTT'],
  ['28 Tage Urlaub, quatsch, 30 seit diesem Jahr. 40 h', '30 Tage Urlaub. 40 h'],
  ['25 days leave, no sorry, 27 since January. 37 h', '27 days leave. 37 h'],
  ['£12.85 an hr - sorry no its gone up, £13.10. Never', '£13.10 an hr. Never'],
  ['Lohn 19,50 €, äh nee, sorry, das war letztes Jahr, jetzt zahlen wir 20,80 €. Kantine', 'Lohn 20,80 €. Kantine'],
  ['£34-38k, no, finance has corrected it: £36-40k. SQL', '£36-40k. SQL'],
  ["CHF 105'000, nein, 108'000 bis 120'000 im Jahr. HF", "108'000 bis 120'000 im Jahr. HF"],
  ['£28k, no, 29 to 31k a year', '£29 to 31k a year'],
  ['3 bis 4 Tage, nein, 2,5 bis 3 Tage. Kantine', '2,5 bis 3 Tage. Kantine'],
  ['sous chef … no wait, junior sous, Leeds', 'junior sous, Leeds'],
  ['Need a project manager - no wait, product manager, in Leeds', 'Need a product manager, in Leeds'],
  ['Looking for a senior nurse, sorry, a charge nurse for Leeds', 'Looking for a charge nurse for Leeds'],
  ['Buchhalter, nein, Bilanzbuchhalter für Ulm', 'Bilanzbuchhalter für Ulm'],
  ['Il nous faut un vendeur, non pardon, un chef de rayon, à Lille', 'Il nous faut un chef de rayon, à Lille'],
  ['Buscamos un camarero, perdón, un cocinero para Sevilla', 'Buscamos un cocinero para Sevilla'],
  ['Need a cook, no waiter, in Leeds', 'Need a cook, no waiter, in Leeds'],
  ['Need a nurse. Sorry, manager is away', 'Need a nurse. Sorry, manager is away'],
  ['Nurse for our home, sorry for the delay, in Leeds', 'Nurse for our home, sorry for the delay, in Leeds'],
  ['4 Jahre Erfahrung, ach nein, 3 reichen. Deutsch B2', '3 Jahre Erfahrung. Deutsch B2'],
  ['10 ans dont 5 en direction, pardon, 4 suffisent. CDI', '10 ans dont 4 en direction. CDI'],
  ['und drei, nein, vier Rettungsschwimmer', 'und vier Rettungsschwimmer'],
  ['dreißig Stunden, nein warte, zweiunddreißig Stunden', 'zweiunddreißig Stunden'],
  ['three days, no wait, Priya can do Wednesdays so make that two days, Mondays', 'two days, Mondays'],
  ['4.800, nein, schreiben Sie ab 4.600. Tankkarte', '4.600. Tankkarte'],
])('%s → %s', (typed, meant) => expect(corrected(typed)).toBe(meant))

it.each([
  '24 hours, no 12 hour shifts, no weekends',
  'Two days at home, no weekends, only one language',
  'Open May to September, no shifts from June to August',
  '20 days holiday, no 2 days are the same',
  '£28k, no more than 5 nights out',
  '£14/h, 40 hours, sorry no weekends',
  '5 days office, sorry, 11 to 8, lunch',
  'probation 3 months (was 6, now 3)',
  'un week-end sur deux non pardon un sur trois',
  '4 days a week, no one under 18',
  'inicio 3 mayo, no el 1. postular',
  'Start in May. Sorry, no interviews in April',
  'Cook, Bath. Sorry, Anna is away. Actually, Monday works',
  'Der Chef arbeitet 40 Stunden, er 30 Stunden.',
  'Bei uns sind 30 Leute, er 12.',
])('leaves alone what counts something else: %s', (typed) => expect(corrected(typed)).toBe(typed))

function corrected(typed: string): string {
  const read = inOneByte({ text: typed, toTyped: (offset) => offset })
  return rewrite(read, correctedFigures(read.text)).text.replaceAll(EURO, '€')
}
