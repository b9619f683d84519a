import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { germanAsides } from './german-asides.ts'
import { germanTurns } from './german-turns.ts'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'

const written = (typed: string) =>
  [germanTurns, germanAsides].reduce(
    (text, step) =>
      rewrite(
        { text, toTyped: (at) => at },
        step(text, () => 'de'),
      ).text,
    typed,
  )

it.each([
  ['Kein Stress, das will hier niemand.', 'Kein Stress.'],
  ['Keine Provision - das ist uns sehr wichtig!!', 'Keine Provision'],
  ['20-30 Std. je nachdem, Gleitzeit', '20-30 Std., Gleitzeit'],
  ['1.900 Euro brutto im Monat, vierzehnmal, Kost gratis', '1.900 Euro brutto im Monat x 14, Kost gratis'],
  [
    'Ab 2.100 Euro, bei entsprechender Erfahrung auch mehr.',
    'Ab 2.100 Euro, höheres Gehalt bei mehr Erfahrung möglich.',
  ],
  ['Im August ist der Laden zu.', 'Im August ist der Laden geschlossen.'],
  ['Sonntag nur freiwillig, dann +50 %', 'Sonntag nur freiwillig (+50 %)'],
  ['Telefonakquise gut. Kundenbetreuung NICHT', 'Telefonakquise gut. keine Kundenbetreuung'],
  ['je 20 h, auf Wunsch 25', 'je 20-25 h'],
  ['Nähen gern, aber lernt man sonst bei uns.', 'Nähen wäre schön.'],
  ['auch Teilzeit ab 20 Std.', 'die Stelle ist auch in Teilzeit möglich ab 20 Stunden'],
  ['Wir suchen für die Küche jemanden, Köchin oder Koch.', 'Einsatzort: Küche. Wir suchen Köchin oder Koch.'],
  [
    'Staatlich anerkannte Heilerziehungspflegerin oder Heilerziehungspfleger',
    'Staatlich anerkannte Heilerziehungspfleger/in',
  ],
  ['Nachtdienst, wird extra bezahlt', 'Nachtdienst (extra bezahlt)'],
  ['Bereitschaft, die vergüten wir mit 50 Euro pro Nacht.', 'Bereitschaft (50 Euro pro Nacht).'],
  ['6 Wochen, davon 2 mitlaufen', '6 Wochen (davon 2 mitlaufen)'],
  ['Homeoffice 1 Tag, nach der Probezeit 3.', 'Homeoffice 1 Tag (nach der Probezeit 3).'],
  ['Gesellin oder Meisterin – das Papier ist uns egal.', 'Gesellin oder Meisterin.'],
  ['Wir suchen einen Maurer, gerne auch drei.', 'Wir suchen einen Maurer. Es können auch drei eingestellt werden.'],
  ['Lohn 19 Euro, je nachdem was einer kann', 'Lohn 19 Euro, je nach Können'],
  ['Programm heißt Fleetway.', 'Software: Fleetway.'],
  ['Ort: Ulm\nAuto: Fabia Kombi, auch privat', 'Ort: Ulm\nDienstwagen (Fabia Kombi, auch privat)'],
  ['Ort: Ulm\nEinarbeitung: 6 Wochen', 'Ort: Ulm\nEinarbeitung 6 Wochen'],
  ['Visum können wir leider nicht sponsern.', 'kein Visum-Sponsoring.'],
  ['Hybrid: Mi und Do im Büro, Rest frei.', 'Hybrid: Mi und Do im Büro.'],
])('%s', (typed, meant) => expect(written(typed)).toBe(meant))

it.each(['Das ist wichtig.', 'Wir haben Platz zu vergeben.', 'Das machen wir nicht.', 'Vollzeit oder Teilzeit.'])(
  'says no more than it does: %s',
  (said) => expect(written(said)).toBe(said),
)

it.each([
  ['Gesellenbrief muss.', 'Gesellenbrief zwingend.'],
  ['Ein Kind beruhigen sollte man schon können.', 'Ein Kind beruhigen können zwingend.'],
  ['Ort: Ulm\nKita: Sonnenhang', 'Ort: Ulm\nFirma: Sonnenhang'],
  ['Das muss.', 'Das muss.'],
])('%s', (typed, meant) => expect(written(typed)).toBe(meant))

describe('a note as a reader gets it', () => {
  it.each([
    ['Abwasch macht die Spülhilfe, also nicht fordern.', /Spülhilfe|fordern/, 'Lamm'],
    ['Wir zahlen 2.300 Euro brutto im Monat, vierzehnmal.', /Wir zahlen/, '14 Monatsgehälter'],
    ['Quereinsteiger aus dem Handel gern.', /- Quereinsteiger/, 'Auch Quereinsteiger aus dem Handel sind willkommen'],
    ['Team: wir sind zu zehnt.', /Bei uns arbeiten/, 'Team von 10'],
  ])('%s', (said, never, told) => {
    const text = writeDescription({ brief: `Koch (m/w/d) in Ulm für den Gasthof Lamm.\n${said}` })
    expect(text).not.toMatch(never)
    expect(text).toContain(told)
  })
  it('a doublet behind an article', () => {
    const text = writeDescription({ brief: 'Gasthof Lamm, Ulm. Wir suchen eine/n Malergesellin/Malergesellen ab Mai.' })
    expect(text).not.toMatch(/Eine\/n|Malergesellen/)
  })
})

const factsOf = (brief: string, kind: string) => readBrief(brief).facts.filter((fact) => fact.kind === kind)

describe('how old children are is no experience', () => {
  it.each([
    'Koch in Ulm. Betriebskindergarten ab 1 Jahr, Kantine.',
    'Erzieherin in Ulm, 60 Kinder (2–6 J.), Garten.',
    'Nurse in Leeds. Nursery from 1 year, canteen.',
  ])('%s', (brief) => expect(factsOf(brief, 'experience')).toEqual([]))
  it('years with children are', () =>
    expect(factsOf('Erzieherin in Ulm. 2 Jahre Erfahrung mit Kindern.', 'experience')).toHaveLength(1))
})

describe('some days at home are not all of them', () => {
  it.each(['Homeoffice ist nach der Probezeit tageweise möglich.', 'Homeoffice nach Absprache mit dem Team möglich.'])(
    '%s',
    (said) =>
      expect(factsOf(`Buchhalterin in Ulm, 30 h. ${said}`, 'mode')).not.toContainEqual(
        expect.objectContaining({ mode: 'remote' }),
      ),
  )
})

it('the latest day of a start in English', () =>
  expect(factsOf('Cook in Leeds. Start immediately, no later than 1 June.', 'start')[0]?.text).toContain('1 June'))

it('a post for a field', () =>
  expect(
    writeDescription({ brief: 'Wir haben eine Stelle für Schulische Heilpädagogik, 60 %, Primarschule Ried, Aarau.' }),
  ).toMatch(/^# Schulische/u))

it('a task of the clean room in English', () =>
  expect(
    writeDescription({
      brief: 'Inserat bitte auf Englisch.\n- Prozessingenieur/in, Villach, Firma Lutz Sensors\n- betreut 2 Nassbänke',
    }),
  ).toMatch(/wet benches/))

describe('where a small town lies', () => {
  it.each([
    ['Disponent, Oberfeld bei Kassel, Spedition Lutz.', 'Oberfeld bei Kassel'],
    ['Zimmerin in Wangen im Allgäu, Holzbau Lutz.', 'Wangen im Allgäu'],
  ])('%s', (brief, place) => expect(writeDescription({ brief })).toContain(place))
})

describe('who leads', () => {
  it.each([
    ['Koch in Ulm, Team 6, Chefin Daniela Lutz.', 'Daniela Lutz', null],
    ['Koch in Ulm\nChef: Hr. Ott, Vertriebsleiter Nord', 'Herr Ott', 'Vertriebsleiter Nord'],
  ])('%s', (brief, name, role) => {
    const [manager] = factsOf(brief, 'manager')
    expect(manager).toMatchObject(role ? { name, role } : { name })
  })
})

it.each([
  ['Ton: Du, warm.', 'informal'],
  ['Anrede: Sie.', 'formal'],
])('the form of address that a label tells: %s', (said, address) =>
  expect(readBrief(`Erzieherin in Ulm, Kita Ried. ${said}`).style.address).toBe(address),
)

it.each(['warm', 'locker'])('several openings are those of a house by name, in a tone that is %s', (tone) =>
  expect(writeDescription({ brief: `2 Erzieherinnen für die Kita Ried in Ulm, 30 h. Ton: ${tone}.` })).toContain(
    'Kita Ried',
  ),
)

describe('an employer by name beside what it is', () => {
  it.each([
    ['Wir suchen Konstrukteur/in, Ulm, Lutz & Brand Automation, 60 MA. Pneumatik, 38 h.', 'Lutz & Brand Automation'],
    ['Data Analyst (w/m/d), Radwerk – Onlineshop für Zubehör, Ulm, 40 Leute. SQL sicher.', 'Radwerk'],
  ])('%s', (brief, name) =>
    expect(writeDescription({ brief })).toMatch(new RegExp(`${name}[^.\\n]* (?:sucht|besetzt)`)),
  )
  it('two tasks are none', () =>
    expect(writeDescription({ brief: 'Helfer/in in Ulm, 20 h. Lager & Versand, Kasse.' })).not.toMatch(
      /Versand (?:sucht|besetzt)/,
    ))
})

it('what comes on top is no working time', () =>
  expect(factsOf('Fräser in Ulm, 40 h. Nacht nur freiwillig (+25 %).', 'hours')).toHaveLength(1))

it.each([
  [
    'Buchhalterin in Graz. Eintritt nach Vereinbarung, spätestens September.',
    'nach Vereinbarung, spätestens September',
  ],
  ['Fräser in Ulm. Start: sofort, spätestens 1.6.', 'sofort, spätestens 1.6'],
])('a start and its latest day: %s', (brief, text) => {
  const starts = factsOf(brief, 'start')
  expect(starts).toHaveLength(1)
  expect(starts[0]!.text).toContain(text)
})

it('steps that a label announces hold words of work as well', () =>
  expect(
    factsOf(
      'Data Analyst in Ulm, SQL sicher. A/B-Tests auswerten, Berichte bauen. Ablauf: Telefonat, kleine Aufgabe (max. 2 h), ein Treffen.',
      'process',
    ),
  ).not.toEqual([]))

it('a line that begins with its verb is a task', () => {
  const text = writeDescription({
    brief: 'Technikerin in Ulm, Firma Lutz Sensorik\n- betreut 2 Anlagen + 1 Prüfstand\n- 38 h',
  })
  expect(text).toContain('2 Anlagen und 1 Prüfstand betreuen')
})
