import { describe, expect, it } from 'vitest'
import { findNumberWords } from '../brief/number-words.ts'
import { findClaims } from './grounds.ts'

const inventedIn = (brief: string, text: string): string[] =>
  findClaims(`# Role\n\n${text}\n`, { brief })
    .filter(({ ground }) => ground === 'none')
    .map((claim) => claim.text)

describe('numbers in words', () => {
  it.each([
    ['thirty-eight hours', [38]],
    ['two hundred and fifty guests', [250]],
    ['seventy-two thousand', [72000]],
    ['neununddreissig stunden', [39]],
    ['dreitausendsechshundert brutto', [3600]],
    ['quatre-vingt-dix couverts', [90]],
    ['soixante-douze logements', [72]],
    ['mil setecientos euros', [1700]],
    ['treinta y un dias', [31]],
    ['en deux-huit', [2]],
    ['eight per cent', [8]],
  ])('%s', (text, values) => {
    expect(findNumberWords(text).map(({ value }) => value)).toEqual(values)
  })
})

describe('a statement told in other words', () => {
  it.each([
    ['ten hours a week, no, sorry, sixteen. twelve pounds forty an hour', 'You work sixteen hours for £12.40 an hour.'],
    ['16 hours a week', 'The post is part-time.'],
    ['25–40 h', 'In Teil- oder Vollzeit.'],
    ['croupier, FR + NL ou DE', "Vous parlez français, plus le néerlandais ou l'allemand."],
    ['Seilbahner, DE + etwas EN', 'Deutsch und ein wenig Englisch.'],
    ['translator, MA or 3 yrs', "A master's degree, or three years in the job."],
    ['payroll, 50% off food', 'Half price in our restaurants.'],
    ['thatcher, Dorset + Wilts', 'You work on roofs across Dorset and Wiltshire.'],
    ['vet nurse, Tacoma WA', 'You work in Tacoma, Washington.'],
    ['mina, 3.100 msnm', 'Está a 3.100 metros sobre el nivel del mar.'],
    ['every other sat', 'Your turn comes every two weeks.'],
    ['une garde sur six', 'Une garde toutes les six semaines.'],
    ['beginn 19:45 uhr', 'Beginn um 19.45 Uhr.'],
    ['de siete a tres y media', 'El horario es de 7 a 15.30.'],
    ['dauernachtwache gesucht', 'Sie leisten Nachtdienst.'],
    ['depot in belfast, runs NI to GB', 'We drive from Northern Ireland to Great Britain.'],
    ['30ish hours, over by 11', 'You work about 30 hours.'],
    ['.8 FTE, licence within 6 mos', 'You work 0.8 FTE and get the licence within six months.'],
    ['plumber, 28 to 36 hr', 'The pay is $28 to $36 an hour.'],
    ['18 € + 25 % Nacht', '## Wir bieten\n\n- 25 % Nachtzuschlag'],
    ['coche propio', '## Requisitos\n\n- Vehículo propio'],
    ['paga 1500 mas nocturnidad', '## Qué ofrecemos\n\n- 1.500 € y plus de nocturnidad'],
    ['empezamos el uno de octubre', 'La incorporación es el 1 de octubre.'],
    ['write to office at hilltop minus farm dot example', 'Write to office@hilltop-farm.example.'],
    ['mandar wasap', 'Escríbenos por WhatsApp.'],
    ['citizens or PR', '## Requirements\n\n- Citizens or Permanent Residents only'],
    ['barista, lic. en letras', '## Requisitos\n\n- Licenciatura en Letras'],
    ['camping possible', '## Nous offrons\n\n- Vous pouvez camper'],
    ['Freifahrt mit der Bahn', '## Wir bieten\n\n- Freie Fahrt mit der Bahn'],
    ['cook near Skipton', 'The inn is in Skipton, North Yorkshire.'],
    ['cook, dogs ok', '## What you get\n\n- Bring your dogs'],
    ['reads old hands (palaeography)', '## Requirements\n\n- Experience of reading scripts (palaeography)'],
    ['clean DBS, hols, bring dogs', '## Requirements\n\n- Patience, warmth and a good nose'],
    ['gern Quereinsteiger', '## Profil\n\n- Quereinstieg ist gern gesehen'],
    ['weekend? no, WE frei', 'Am Wochenende haben Sie frei.'],
    ['need to know standard costing', '## Requirements\n\n- A sound knowledge of standard costing'],
    ['Umzugshilfe', '## Wir bieten\n\n- Unterstützung beim Umzug'],
    ['Fibu und Lohn', '## Aufgaben\n\n- Finanzbuchhaltung und Lohnabrechnung'],
    ['car park, 25 days + bday', '## What we offer\n\n- On-site parking\n- 25 days, and your birthday'],
    ['repas 12 € + trajet', '## Nous offrons\n\n- Une indemnité de trajet'],
    ['soudeur, EPI fournis', '## Nous offrons\n\n- Équipements de protection fournis'],
    ['ÖV gut', '## Wir bieten\n\n- Ein Büro, das mit dem öffentlichen Verkehr gut erreichbar ist'],
    ['valid DL', '## Requirements\n\n- A valid driving licence'],
    ['Koch, D/E fliessend', '## Profil\n\n- Deutsch und Englisch fliessend'],
    ['psicóloga con cédula profesional', '## Requisitos\n\n- Licenciatura en psicología'],
    ['Ausbildung MFA', '## Profil\n\n- Abgeschlossene Ausbildung als MFA'],
    ['plombier BTS ou BP', '## Profil\n\n- Un diplôme de niveau BTS ou BP'],
    ['maths for 7-11s', 'You write for children between seven and eleven.'],
    ['bis 12 Mio', 'Die Projekte kosten bis zu zwölf Millionen Euro.'],
    ['6 yrs w/ 2 leading a crew', 'You have led a crew for two years.'],
    ['Regenerationstage 2', 'Dazu kommen zwei Regenerationstage.'],
    ['bakery, 4th generation', 'We have baked for four generations.'],
    ['phlebotomist mon-fri 7.45-12.45', 'You start at a quarter to eight and finish at 12.45.'],
    ['20bbl kit', 'We brew on a 20-barrel kit.'],
    ['1 finde sí 1 no', 'Trabajas uno de cada dos fines de semana.'],
    ['barman', 'You learn one day at the bar, the next in the cellar.'],
  ])('%s -> %s', (brief, text) => {
    expect(inventedIn(brief, text)).toEqual([])
  })
})

describe('a statement that nobody made', () => {
  it.each([
    ['the name in another address', 'manager wanted', 'Write to manager@harbour.example.', 'manager@harbour.example'],
    ['a number of something else', 'team of 7, shift 7.30-4', 'A team of seven meets four times a year.', 'four'],
    ['the same number twice', '4 nights a week', 'You work four nights and cover four depots.', 'four'],
    ['a telephone number', 'frigoriste, tel 02 98 55 50 90', '## Profil\n\n- Deux ans d’expérience', 'Deux ans'],
    ['part of a longer word', 'kaffeemaschine bedienen', '## Wir bieten\n\n- Kostenlosen Kaffee', 'Kostenlosen Kaffee'],
    ['a second province', 'roofer in Alberta', 'We roof homes in Alberta and Saskatchewan.', 'Saskatchewan'],
    [
      'a certificate of what is done',
      'lab assistant',
      '## Profile\n\n- Registration with the Lab Board',
      'Registration',
    ],
    ['trainees where nobody leads', 'receptionist', '## Your tasks\n\n- Supervise porters', 'Supervise'],
    ['a stall', 'cheese dairy', '## Your tasks\n\n- Run a stall at county shows', 'stall'],
    ['a round every quarter', 'accounts clerk', '## Your tasks\n\n- Quarterly briefings for owners', 'Quarterly'],
    ['a compound of gifts', 'Koch', '## Wir bieten\n\n- Essensgutscheine', 'Essensgutscheine'],
    ['years of a contract', 'usher, contract of 2 years', '## Requirements\n\n- Two years of experience', 'Two years'],
    ['a voucher beside a van', 'brewer, van', '## We offer\n\n- A van and a fuel card', 'a fuel card'],
    ['a card for something else', 'driver, digi card', '## What you get\n\n- A fuel card', 'A fuel card'],
    ['lessons in what is asked', 'inglés para la barra', 'Además ofrecemos clases de inglés.', 'clases'],
    ['a promise in a sentence', 'clerk, 14 hours', 'You are paid for all breaks.', 'breaks'],
    ['a demand in a sentence', 'vet nurse', 'You hold a certificate in anaesthesia.', 'anaesthesia'],
    ['a thing the employer has', 'care home in Yeovil', 'The home has its own hairdressing salon.', 'salon'],
    [
      'what the employer is said to own',
      'funeral arranger',
      'You look after our memorial masonry showroom.',
      'showroom',
    ],
    ['a gift in the passive', 'animatrice, goûter', 'Le repas du soir vous est offert.', 'repas'],
    ['what is joined to an offer', 'clerk', 'You get a bonus of £500 and a health day.', 'a health day'],
    ['pay of another kind', 'Maurer, Urlaubsgeld', '## Wir bieten\n\n- Weihnachtsgeld', 'Weihnachtsgeld'],
    [
      'a sale where a works is told',
      'Schlosser gesucht für unser Werk in Celle',
      '## Wir bieten\n\n- Werksverkauf für alle, die bei uns arbeiten',
      'Werksverkauf',
    ],
    [
      'a flat in the town told',
      'Koch gesucht für unser Haus in Celle',
      '## Wir bieten\n\n- Betriebswohnungen in Celle für alle, die bei uns arbeiten',
      'Betriebswohnungen',
    ],
    ['days of a size told', 'portfolio max 10mb', 'You hear from us within ten days.', 'ten days'],
    ['a master', 'psicóloga', '## Requisitos\n\n- Maestría en psicoterapia', 'Maestría'],
    ['whom one reports to', 'machinist', 'You report to the night foreman.', 'foreman'],
    ['learners to be led', 'Gärtner gesucht', '## Aufgaben\n\n- Sie leiten Auszubildende an', 'Auszubildende'],
    ['an offer in another language', 'camarero en Nerja, 40h', '## What we offer\n\n- Language lessons', 'lessons'],
  ])('%s', (_, brief, text, words) => {
    expect(inventedIn(brief, text).join(' | ')).toContain(words)
  })
})
