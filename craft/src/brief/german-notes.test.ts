import { describe, expect, it } from 'vitest'
import { writeDescription } from '../writer/write.ts'
import { readBrief } from './read.ts'

const factsIn = (brief: string, kind: string) => readBrief(brief).facts.filter((fact) => fact.kind === kind)
const textsIn = (brief: string, kind: string) => factsIn(brief, kind).map(({ text }) => text)

describe('wishes and denials as people type them', () => {
  it.each([
    ['Polnisch wär ein Traum', 'Polish'],
    ['Polnisch waere super', 'Polish'],
    ['Polnisch gerne', 'Polish'],
    ['Polnisch: erwünscht', 'Polish'],
  ])('%s', (said) => {
    const [language] = factsIn(`Koch (m/w/d) in Ulm, Vollzeit. ${said}.`, 'language')
    expect(language).toMatchObject({ kind: 'language', need: 'nice', holds: true })
  })

  it.each(['Meisterbrief brauchst du keinen', 'Abitur ist uns wurscht', 'Studium muss nicht'])('%s', (said) => {
    expect(factsIn(`Koch in Ulm, Vollzeit. ${said}.`, 'education').every((fact) => !fact.holds)).toBe(true)
  })
})

it.each(['Englisch fließend', 'Englisch fliessend'])(
  'a level belongs to its language, however it is spelled: %s',
  (said) => expect(textsIn(`Buchhalterin in Bonn, ${said}, Vollzeit.`, 'language')).toEqual([said]),
)

it('an office says nothing of a house', () =>
  expect(textsIn('Buchhalterin für unser Büro in Bonn, Vollzeit.', 'company')).toEqual([]))

describe('scales are named in full', () => {
  it.each([
    ['Bezahlt wird nach AVR Caritas.', 'nach AVR Caritas'],
    ['EG 8 TVöD-VKA, Jobticket.', 'EG 8 TVöD-VKA'],
    ['Vergütung nach Haustarif Stufe C, 30 Tage Urlaub.', 'nach Haustarif Stufe C'],
    ['Angelehnt an TVöD SuE S 11b, Stufe 3, Dienstrad.', 'Angelehnt an TVöD SuE S 11b, Stufe 3'],
  ])('%s', (said, named) => {
    expect(textsIn(`Erzieher (m/w/d) in Ulm, Vollzeit. ${said}`, 'pay')).toContain(named)
  })
})

describe('what "bis" ends', () => {
  it.each([
    ['Befristet bis 31.12.2027.', 'end'],
    ['Schreib uns bis Ostern an team@hof.example.', 'deadline'],
  ])('%s', (said, kind) => {
    expect(factsIn(`Gärtner (m/w/d) in Ulm. ${said}`, kind)).toHaveLength(1)
  })

  it('neither a contract nor a deadline', () => {
    const brief = 'IT-Leitung (m/w/d) in Ulm. Die Ablösung des alten Systems bis 2028 durchziehen.'
    expect([...factsIn(brief, 'end'), ...factsIn(brief, 'deadline')]).toEqual([])
  })
})

describe('no contract of whoever is hired', () => {
  it.each(['Fünf Leute plus Azubi', 'Bitte intern klären', 'Familienfreundlich: 20 Wochen Elternzeit für alle'])(
    '%s',
    (said) => {
      expect(textsIn(`Maurer (m/w/d) in Ulm. ${said}.`, 'contract')).toEqual([])
    },
  )
})

describe('figures that are no pay and no weekly hours', () => {
  it('a budget', () => {
    expect(factsIn('Geschäftsführung (m/w/d) in Ulm. Haushalt (520.000 €) verantworten.', 'pay')).toEqual([])
  })
  it('the end of a day', () => {
    expect(factsIn('Maler (m/w/d) in Ulm, 7-16 h, Fr 13 h.', 'hours')).toEqual([])
  })
})

const FORM = `Titel: Bademeister (m/w/d)
Wo: Ulm
Was tun: Becken überwachen, Wasser prüfen
Können: Rettungsschwimmabzeichen in Silber
Kür: Übung im Umgang mit Schulklassen
Lohn: 2.900 € brutto
Extra: Freikarten für die Familie`

describe('a form', () => {
  const text = writeDescription({ brief: FORM })
  it.each(['Wo:', 'Was tun', 'Können', 'Kür', 'Extra:', '- Lohn'])('does not print %s', (label) => {
    expect(text).not.toContain(label)
  })
  it.each([
    ['Ihre Aufgaben', 'Becken überwachen'],
    ['Was Sie mitbringen', 'Rettungsschwimmabzeichen in Silber'],
    ['Schön, aber kein Muss', 'Übung im Umgang mit Schulklassen'],
    ['Was wir bieten', 'Freikarten für die Familie'],
  ])('%s: %s', (heading, line) => {
    expect(text.split('\n## ').find((section) => section.startsWith(heading))).toContain(`- ${line}`)
  })
})

describe('phrases under a heading', () => {
  it.each([
    ['Voraussetzung: Ruhe bewahren können', '- Ruhe bewahren können'],
    ['Von Vorteil: schon einmal auf einem Hof gelebt zu haben', '- Schon einmal auf einem Hof gelebt zu haben'],
  ])('stand as they are: %s', (said, line) => {
    expect(writeDescription({ brief: `Gärtner (m/w/d) in Ulm, Vollzeit.\n${said}` })).toContain(`${line}\n`)
  })
  it('are told once', () => {
    const lines = writeDescription({
      brief: 'Gärtner (m/w/d) in Ulm, Vollzeit. Arbeitskleidung gestellt. Arbeitskleidung gestellt.',
    }).match(/^- .*/gm)!
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe('words that go together', () => {
  it.each([
    ['Beim Umzug und bei der Zimmersuche beraten wir.', 'Zimmersuche'],
    ['Prämie bei Fehlerquote unter 1 %.', 'Fehlerquote'],
  ])('a noun behind "bei" is no employer: %s', (said, noun) => {
    expect(textsIn(`Gärtner (m/w/d) in Ulm, Vollzeit. ${said}`, 'company')).not.toContain(noun)
  })
  it('an employer behind the title is one', () => {
    expect(textsIn('Gärtner (m/w/d) bei Blattwerk, Ulm.', 'company')).toContain('Blattwerk')
  })
  it.each([
    ['Gärtner (m/w/d) in Ulm, Vollzeit, keine Nachtschicht, 30 Tage Urlaub.', '- Keine Nachtschicht'],
    ['Gärtner (m/w/d) in Ulm, Vollzeit. Saatgut ziehen wir selbst.', 'ziehen wir selbst'],
    ['Gärtner (m/w/d) in Ulm, 30 Stunden, nein, 35 Stunden.', '35 Stunden'],
    [
      'Gärtner (m/w/d) in Ulm, Vollzeit. Abgeschl. Ausb. als Gärtner, Führerschein B.',
      'Abgeschlossene Ausbildung als Gärtner',
    ],
  ])('%s', (brief, words) => {
    const text = writeDescription({ brief })
    expect(text).toContain(words)
    expect(text).not.toMatch(/Nicht vorgesehen|30 Stunden|Abgeschl$/m)
  })
})

describe('the letter around a brief', () => {
  it.each([
    'Sehr geehrter Herr Dr. Lang,\nwir suchen eine Köchin in Ulm, Vollzeit.\nMit freundlichen Grüßen\nPetra Wolff',
    'Liebe Kolleginnen und Kollegen, wir suchen eine Köchin in Ulm, Vollzeit. Viele Grüße, Petra Wolff',
    'Hallo Frau Lang, gesucht wird eine Köchin in Ulm, Vollzeit. lg petra wolff',
  ])('%s', (brief) => {
    expect(writeDescription({ brief })).not.toMatch(/Lang|Wolff|petra|Kolleginnen und|geehrt/i)
  })
})

describe('facts behind their labels', () => {
  it.each([
    ['Dienstort: Kleinweiler', 'Kleinweiler'],
    ['Ort: 88410 Kleinweiler', 'Kleinweiler'],
  ])('%s', (said, city) => {
    expect(factsIn(`Köchin gesucht.\n${said}\nVollzeit`, 'place')).toMatchObject([{ city }])
  })
  it.each([
    ['KV: Handel, Stufe 3', 'KV Handel, Stufe 3'],
    ['Tarif Handel Hessen K 6/7, 30 Tage Urlaub', 'Tarif Handel Hessen K 6/7'],
  ])('%s', (said, named) => expect(textsIn(`Köchin in Ulm.\n${said}`, 'pay')).toContain(named))
  it('a subsidy is no pay', () => {
    expect(textsIn('Köchin in Ulm, 2.900 € brutto. Zuschuss Kita 100 €.', 'pay')).toHaveLength(1)
  })
  it('an article is no part of a name', () => {
    expect(textsIn('Köchin in Ulm. Die Weber-Küchen GmbH kocht für Schulen.', 'company')).toContain('Weber-Küchen GmbH')
  })
  it.each([
    ['Die Person soll Menüs planen.', '- Menüs planen'],
    ['Wir zahlen 40 € Fahrgeld.', '- 40 € Fahrgeld'],
  ])('%s', (said, line) => expect(writeDescription({ brief: `Köchin in Ulm, Vollzeit. ${said}` })).toContain(line))
})

describe('a dictated brief', () => {
  const brief =
    'Gesucht wird ein Gärtner in Klammern m w d in Ulm Komma Vollzeit Komma unbefristet Punkt Beete anlegen Komma Hecken schneiden Punkt Bewerbung an garten at blattwerk minus ulm Punkt example'
  it('is read with its stops', () => {
    expect(textsIn(brief, 'duty')).toEqual(['Beete anlegen', 'Hecken schneiden'])
    expect(factsIn(brief, 'contact')).toMatchObject([{ channel: 'garten@blattwerk-ulm.example' }])
  })
  it('keeps every offset', () => {
    const fact = factsIn(brief, 'duty')[1]!
    expect(brief.slice(...fact.spans[0]!)).toBe('Hecken schneiden')
  })
  it('leaves prose alone that speaks of a stop', () => {
    expect(textsIn('Gärtner (m/w/d) in Ulm. Wir sind ein sozialer Punkt im Ort.', 'company').join()).not.toContain('.')
  })
})

it.each([
  ['72574 Kleinweiler', 'Kleinweiler'],
  ['in 72574 Kleinweiler', 'Kleinweiler'],
])('a postcode shows the town: %s', (said, city) => {
  expect(factsIn(`Köchin gesucht, Vollzeit, ${said}.`, 'place')).toMatchObject([{ city }])
})

describe('what is told of something else', () => {
  it.each([
    ['experience', 'Zulage 200 € drei Jahre'],
    ['experience', 'Auf Wunsch Übernahme des Betriebs in sechs Jahren'],
    ['pay', '38 € je Einsatz'],
    ['pay', 'Pro Fahrt 30 €'],
    ['company', 'Nachfragen bei Ludger Thies'],
    ['duty', 'Sie berichten an die Werkleitung'],
    ['duty', 'Sie hatten ja nach Stichworten gefragt'],
  ])('no %s: %s', (kind, said) => {
    expect(textsIn(`Maurer (m/w/d) in Ulm, Vollzeit. ${said}.`, kind)).toEqual([])
  })
  it('a phrase that holds the pay tells it', () => {
    const text = writeDescription({ brief: 'Maurer (m/w/d) in Ulm, 21 € die Stunde für alle gleich, Dienstrad.' })
    expect(text.split('Was wir bieten')[1]!.match(/21/g)).toHaveLength(1)
  })
})

describe('notes in short', () => {
  const notes = (said: string) => `Maurer (m/w/d) in Ulm, ${said}`
  it('a decimal sum an hour is pay', () => {
    expect(factsIn(notes('17,80 std, Vollzeit.'), 'pay')).toMatchObject([{ pay: { min: 17.8, per: 'HOUR' } }])
    expect(factsIn(notes('17,80 std, Vollzeit.'), 'hours')).toEqual([])
  })
  it('a sum with expenses on top is pay', () => {
    expect(factsIn(notes('3100 + Spesen.'), 'pay')).toMatchObject([{ pay: { min: 3100 } }])
  })
  it.each(['unbefr., 30 Tage Urlaub', 'Vertrag unbefr'])('%s', (said) => {
    expect(factsIn(notes(`${said}.`), 'contract')).toMatchObject([{ contract: 'permanent' }])
  })
  it.each(['Kinderturnen für 3-6 jährige', 'Erst befristet 1 Jahr'])('no experience: %s', (said) => {
    expect(textsIn(notes(`${said}.`), 'experience')).toEqual([])
  })
  it('the next line names no superior', () => {
    expect(textsIn('Optiker (m/w/d), gerne Meister\nOptik Thies, zwei Läden\nUlm', 'manager')).toEqual([])
  })
  it('a letter in brackets is no programming language', () => {
    expect(textsIn('Kirchenmusiker (C), Ulm, Teilzeit.', 'skill')).toEqual([])
  })
})

it('"bis", "bitte" and "bist" tell nothing of business intelligence', () => {
  const brief = 'Wir suchen eine Sternguckerin (m/w/d) in Ulm, bis Mai. Du bist wach bis zwei. Bitte bis Mai bewerben.'
  expect(factsIn(brief, 'title')).toMatchObject([{ family: 'general' }])
})

describe('who leads', () => {
  it('the superior is named behind "ist"', () => {
    expect(factsIn('Pfleger (m/w/d) in Ulm. Vorgesetzte ist die Geschäftsführerin.', 'manager')).toMatchObject([
      { role: expect.stringMatching(/^(?:die )?Geschäftsführerin$/) },
    ])
  })
  it('a department is no employer', () => {
    expect(textsIn('Pfleger (m/w/d) in Ulm. Vorauswahl mit Leitung Logistik.', 'company')).toEqual([])
  })
})

describe('nouns that stop short are written out', () => {
  it.each([
    ['Industriemech. für unser Werk in Ulm, 40 h', 'title', 'Industriemechaniker'],
    ['Koch in Ulm. 14 €/h + Nachtzuschl.', 'variable', 'Nachtzuschläge'],
    ['Koch in Ulm, 26 T. Url., Parkpl.', 'benefit', '26 Tage Urlaub'],
    ['Koch in Ulm, Ansprechp. Fr. Sander', 'contact', 'Frau Sander'],
  ] as const)('%s', (brief, kind, text) => {
    const told = readBrief(brief).facts.filter((fact) => fact.kind === kind)
    expect(told.map((fact) => (fact.kind === 'title' ? fact.title : fact.text))).toContain(text)
  })
})

describe('words of other countries and short forms', () => {
  it.each([
    ['Schreinerei in Ulm braucht nen Gesellen m/w/d ab August', 'title', 'Geselle'],
    ['Koch in Ulm. HACCP Kenntnisse super aber kein Muss. 40 Std', 'licence', 'HACCP'],
    ['Koch in Ulm. Küchenmeister ist Jonas Lehr, 40 Std', 'manager', 'Küchenmeister ist Jonas Lehr'],
    ['Koch in Ulm. Homeoffice 2 Tage. Englisch C1, Tschechisch von Vorteil', 'language', 'Tschechisch'],
    ['Kita-Leitung in Ulm. Bewerbung bis 28.02. an Pfarrerin Dr. Kunz', 'contact', 'Pfarrerin Dr. Kunz'],
    ['Arzt in Ulm, 40 h. Ansprechpartnerin Frau Dr. Kunz', 'contact', 'Frau Dr. Kunz'],
    ['Leitung in Ulm, 40 h. Zusatzversorgung KVBW', 'benefit', 'Zusatzversorgung KVBW'],
    ['Wir sind ein Radladen in Ulm (Speiche & Co, 6 Leute) u suchen Mechaniker', 'company', 'Speiche & Co'],
    ['Sozialarbeiter:in in Graz, SWÖ-KV VWG 7, 28 Std', 'pay', 'SWÖ-KV VWG 7'],
    ['Koch in Graz, 6. Urlaubswoche ab 3 J., Kantine', 'benefit', '6. Urlaubswoche ab 3 Jahre'],
    ['Prüfer in Ulm. GwG, WpHG, 85-100k', 'skill', 'WpHG'],
    ['Innendienst in Hagen, 38,5h. 2.900-3.300, Weihnachtsgeld', 'pay', '2.900-3.300'],
    ['Innendienst in Hagen. Urlaub 30 T. Bauer & Kettling GmbH, 60 MA', 'company', 'Bauer & Kettling GmbH'],
    ['Innendienst in Hagen, 38,5h. Engl. B2', 'language', 'Englisch B2'],
    ['Stationsleitung, St. Elisabeth-Stift, Paderborn, 100 %', 'company', 'St. Elisabeth-Stift'],
    ['Gärtner in Ulm, 39 Std. Ausbildung, Kl. B. Rabatt 30%', 'licence', 'Führerschein Klasse B'],
    ['Assistenz der Leitung, mittelständ. Bauträger Innsbruck, 30 Wstd', 'hours', '30 Wochenstunden'],
    ['Prüfer in Ulm, 35h, GLZ', 'shift', 'Gleitzeit'],
    ['wir suchen einen Elektirker in Ulm, 38h, und das bald', 'title', 'Elektriker'],
    ['Maurer in Ulm, 38h, keine Wochenden, Fürherschein und Werkzeug', 'licence', 'Führerschein'],
    ['Koch in Chur, 42h, CHF 4500 brutto/Mt, Logis', 'pay', 'CHF 4500 brutto/Monat'],
    ['Koch in Chur, 42h. Vorkenntnisse null nötig', 'experience', 'Keine Vorkenntnisse nötig'],
    ['Aushilfe Verkauf in Ulm, 10 Std.', 'title', 'Aushilfe Verkauf'],
    ['Prüfer in Ulm, 35h. Auditor-Schein Bedingung', 'skill', 'Auditor-Schein'],
    ['Koch auf Rügen, kein Nachtdienst (macht Nachtportier), 40h', 'shift', 'kein Nachtdienst'],
    ['Koch auf Rügen, 40h. Chefin Frau Lübbe.', 'manager', 'Chefin Frau Lübbe'],
    ['Hoi Kevin, bitte Inserat machen: Koch 50%, Hof Scheibe, Thun. 2450 Fr. x 13', 'place', 'Thun'],
    ['Koch in Thun, 2450 bis 2600 Fr. x 13, 20 h', 'pay', '2450 bis 2600 Fr'],
    ['suchen QA Engeneer (m/w/d) in Bremen, 38 h', 'title', 'QA Engineer'],
    ['Schlosser in Ulm, 38h, Urlaub 30 T, Haustarif', 'benefit', 'Urlaub 30 Tage'],
    ['Amtsleitung in Ulm, befristet 2 J (Elternzeit)', 'contract', 'befristet 2 Jahre, Elternzeit'],
    ['Berater in Ulm, 38h, jeden 2. Sa. vormittag', 'shift', 'jeden 2. Samstag vormittag'],
    ['Laborant (m/w/d) am Kantonsspital Aarau, 90 %', 'company', 'Kantonsspital Aarau'],
    ['Laborant in Aarau, 90 %. Eintritt per 1.6. oder n.V.', 'start', '1.6. oder nach Vereinbarung'],
    ['Laborant in Aarau, 90 %. Keine Temporärbüros', 'process', 'Keine Temporärbüros'],
  ] as const)('%s', (brief, kind, text) => {
    const told = readBrief(brief).facts.filter((fact) => fact.kind === kind)
    expect(told.map((fact) => (fact.kind === 'title' ? fact.title : fact.text))).toContain(text)
  })
  it('nothing of it is pay on top', () =>
    expect(textsIn('Koch in Ulm. CNC Kenntnisse super aber kein Muss', 'variable')).toEqual([]))
  it('a scale is told once, and a sum with its bound', () => {
    const text = writeDescription({ brief: 'Koch in Linz, mind. € 56.000 brutto/Jahr, Kantine' })
    expect(text).toContain('b 56.000 €')
    expect(text).not.toContain('Mindestens €')
  })
  it('when some of the work is done is no end of the post', () =>
    expect(
      textsIn('Bauhofleitung in Ulm, 39 Std, unbefristet. Winterdienst mit Rufbereitschaft Nov bis März', 'end'),
    ).toEqual([]))
  it('what is led is no person', () =>
    expect(readBrief('Betreff: Stelle. Moin, wie besprochen: Leitung Bauhof Ottersberg, EG 9b').facts).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'title', title: 'Leitung Bauhof' })]),
    ))
  it('pay comes so many times a year', () => {
    const { facts } = readBrief("Polier in Ilanz. 7'400 bis 8'200 x 13, Spesen 18.- pro Mittag")
    expect(facts.find((fact) => fact.kind === 'pay')).toMatchObject({ pay: { min: 7400, max: 8200, per: 'MONTH' } })
  })
  it('what the pay is for is no working time', () =>
    expect(textsIn("Physio in Wil, 60–80 %. Lohn 6'000–7'000 (100 %), 5 Wo. Ferien", 'hours')).toEqual(['60-80 %']))
  it('hours of a season stay hours', () =>
    expect(writeDescription({ brief: 'Gärtner in Ulm, 39 Std (Apr–Juni 44, Winter 34, Jahreskonto)' })).toContain(
      'Juni 44',
    ))
  it('a share that is given is no working time', () =>
    expect(textsIn('Elektriker in Bern, 42 h. Weiterbildung wird bezahlt (50 %)', 'hours')).toEqual(['42 h']))
  it('a word that is right stays as it is', () =>
    expect(
      writeDescription({ brief: 'Wir suchen einen Koch in Ulm. Er plant die Verkäufe und den Einkauf.' }),
    ).toContain('Verkäufe '))
  it('no line is empty', () =>
    expect(textsIn('MFA in Ulm. VERAH gerne, bezahlen wir. Kein Samstag.', 'benefit')).not.toContain(''))
  it('a lump sum for clothes is no salary', () =>
    expect(factsIn('Erzieher in Ulm, 30 Std. Regenkleidung-Pauschale 150 €/Jahr', 'pay')).toEqual([]))
  it('days and months have their names', () => {
    const text = writeDescription({ brief: 'Koch in Ulm, Start 1.6., Bewerbung bis 28.02.' })
    expect(text).toContain('zum 1. Juni')
    expect(text).toContain('bis zum 28. Februar')
    expect(text).not.toContain('- 1. Juni')
  })
  it('whose leave is bridged is said', () =>
    expect(writeDescription({ brief: 'Erzieher in Ulm, 30 Std. Befristet bis 31.7.2028 (Elternzeit)' })).toContain(
      'Befristet (Elternzeitvertretung)',
    ))
  it('C leads a list of what programmers work with', () =>
    expect(textsIn('Softwareentwickler in Ulm. C, ISOBUS, FreeRTOS', 'skill')).toContain('C'))
  it('who leads is told in the right case', () =>
    expect(writeDescription({ brief: 'Koch in Ulm, 40 h. Leitung Herr Pohl.' })).toContain('an Herrn Pohl'))
  it('what says itself that one has it needs no frame', () =>
    expect(writeDescription({ brief: 'Erzieher in Ulm, 40 h. BKS-Kenntnisse super.' })).toContain('- BKS-Kenntnisse\n'))
  it('letters of a keyboard without dots are read', () => {
    const brief = 'Koch in Ulm, ueberstunden bezahlt, homeoffice moeglich, fuer ein hotel'
    expect(readBrief(brief).facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['überstunden bezahlt', 'homeoffice möglich']),
    )
  })
  it('what one is spared is no way to apply', () =>
    expect(writeDescription({ brief: 'Koch in Ulm, 40 h. Kein Verkauf! Bewerbung an job@ulm.example' })).toMatch(
      /Was wir bieten[^#]*Kein Verkauf/,
    ))
  it('what a colleague does is not printed', () =>
    expect(
      writeDescription({ brief: 'Sekretärin in Kiel. Nicht Telefonzentrale – das macht Frau Witt.' }),
    ).not.toContain('Witt'))
})
