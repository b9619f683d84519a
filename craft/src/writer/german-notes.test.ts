import { describe, expect, it } from 'vitest'
import { writeDescription } from './write.ts'

const textFor = (said: string) => writeDescription({ brief: `Schlosser (m/w/d) in Ulm, Vollzeit. ${said}.` })

describe('German notes are written out', () => {
  it.each([
    ['Abitur egal', 'Abitur ist nicht nötig'],
    ['Führersch. B erf., jd. 2. Sa frei', 'Führerschein B'],
    ['Erf. im Verkauf erw.', '- Erfahrung im Verkauf'],
    ['WE-Dienst 1x im Monat, kl. Team', 'Wochenenddienst 1x im Monat'],
    ['betr. Altersvors. und MA-Rabatt', 'Betriebliche Altersvorsorge'],
    ['Schlüsselverantw. und Kassenabrechn', 'Schlüsselverantwortung'],
    ['Dt. in Wort u. Schrift', 'Deutsch in Wort und Schrift'],
    ['Montageerfahrung brauchts nicht', 'Montageerfahrung ist nicht nötig'],
    ['Spätdienst gibts bei uns nicht', 'Spätdienst gibt es bei uns nicht'],
    ['Putzen gehört NICHT dazu', 'Putzen gehört nicht zu den Aufgaben'],
    ['Rückkehrerinnen ok', 'Auch Rückkehrerinnen sind willkommen'],
    ['techn. Ausbildung', 'Technische Ausbildung'],
    ['Polnisch A2 oder Tschechisch B1', 'Polnisch auf Niveau A2 oder Tschechisch auf Niveau B1'],
    ['2.900 brutto, 14x', '14 Monatsgehälter'],
    ['1-2 Tage Homeoffice', '1 bis 2 Tage pro Woche Homeoffice'],
    ['2-Schicht, auch Sa alle 3 Wochen', 'auch Samstag alle 3 Wochen'],
    ['Arbeitsproben an post@werk.example', 'Arbeitsproben'],
    ['Nach Haustarif Stufe C. Gehalt in Zahlen nicht nennen', 'Haustarif Stufe C'],
    ['2 Tage Homeoffice nach der Probezeit', 'Homeoffice nach der Probezeit, sonst vor Ort'],
    ['Fa. Eisenkamp Stahl, 40 ha Gelände', 'Eisenkamp Stahl'],
    ['SKT-Zulassung muss sein', '- SKT-Zulassung'],
    ['Feinwerk Ott Pflegezentrum Lindach, 40 MA', 'Lindach'],
    ['hybrid, 2 feste Tage in Neu-Ulm (Mo + Mi)', 'Bürotage: Montag und Mittwoch'],
    ['Arbeitskleidung m. Reinigung', 'Arbeitskleidung mit Reinigung'],
    ['verhandlungssicheres Englisch', 'Verhandlungssicheres Englisch'],
    ['31 tage urlaub', '31 Tage Urlaub'],
    ["Lohn 72' - 84' im Jahr", '72.000–84.000'],
    ['Wir sind 9', 'Team von 9 Personen'],
    ['WE max. 3/Mo., ND max. 5 am Stück', '3 Wochenenden im Monat, max. 5 Nachtdienste am Stück'],
    ['Einarb. 8 Wo. m. Paten', 'Einarbeitung 8 Wochen mit Paten'],
    ['Kranschein erwünscht, Firma zahlt', 'Kranschein: Kosten trägt das Haus'],
    ['Team: Prokuristin Behrens', 'Zum Team gehört Prokuristin Behrens.'],
    ['wir tragen die Kurskosten', 'Wir tragen die Kurskosten'],
    ['3.100 brutto, 14x jährlich', 'Auszahlung 14-mal im Jahr'],
    ['Kranerfahrung entbehrlich', 'Kranerfahrung ist nicht nötig'],
    ['Wintersaison', 'Saisonstelle (Wintersaison)'],
    ['berichtet an Jana Petri (Leiterin Technik)', 'Jana Petri (Leiterin Technik)'],
    ['Eidg. Fachausweis Metallbau', 'Eidgenössischer Fachausweis'],
    ['32 T. Urlaub', '32 Tage Urlaub'],
    ['Wintersaison 1.12. bis 20.4.', 'Befristet bis 20. April'],
    ['Eintritt lfd.', 'jederzeit'],
    ['Lehre braucht man keine', 'Lehre ist nicht nötig'],
    ['4 Stellen', 'vier Stellen als Schlosser'],
  ])('%s', (said, written) => expect(textFor(said)).toContain(written))

  it.each([
    ['Homeoffice gibts nicht', 'Remote'],
    ['2 Tage Homeoffice geht', '- Geht'],
    ['Solidworks wär fein', 'är fein'],
    ['Vollremote, nein Korrektur, hybrid', '- Vollremote'],
    ['Wartungen buchen in SAP PM', 'Product Manager'],
    ["Nix mit 'wir sind jung geblieben'", 'wir sind jung'],
    ['Deichschau im Frühjahr + Herbst', 'Herbst zu besetzen'],
    ['Quereinsteiger bekommen einen Kurs bezahlt', '- Quereinsteiger\n'],
    ['schön wäre Schweißerpass', 'chön wäre'],
    ['Rüsten, Teile drehen, messen', 'Reisen: messen'],
    ['10 Jahre erf., Rüsten, Teile drehen', 'mit erf\n'],
    ['3 Tage im Büro, Rest zuhause', '- Rest'],
    ['Stressfest ... ach lass das Wort weg', 'tressfest'],
    ['Kinderzulage? nein, gestrichen, bitte weglassen', 'Kinderzulage'],
    ['Am besten ein Schwabe', 'Schwabe'],
    ['Führerschein B, weiblich, 25-40', '25'],
    ['Hübsches Aussehen schadet nicht', 'Aussehen'],
    ['Fesches Auftreten, am liebsten ein Bursche unter 30', 'Auftreten'],
    ['Bitte einen gestandenen Mann', 'gestandenen'],
    ['Kein Notdienst, den macht der Alois', 'Alois'],
    ['Dass Herr Ott Vater wird, gehört bitte nicht hinein', 'Ott'],
    ['Werkswohnung leider vergeben, also nix davon', 'Werkswohnung'],
    ['kein Alter, der soll jung sein', 'soll'],
    ['Nachfolge für Hrn. Mühlbauer der in Pension geht', 'Mühlbauer'],
    ['Mitarbeiter:innen stört kein Hund', 'berichten an'],
  ])('%s', (said, unsaid) => expect(textFor(said)).not.toContain(unsaid))
})

describe('a job that is named by its room', () => {
  it.each([
    ['2 Leute für den Kundenservice, Ulm, Vollzeit', 'Mitarbeiter:in Kundenservice'],
    ['Wir brauchen jemand für die Instandhaltung im Werk Ulm', 'Instandhaltungstechniker:in'],
    ['Wir suchen in Ulm eine Elternzeitvertretung im Social-Media-Team', 'Mitarbeiter:in Social-Media-Marketing'],
  ])('%s', (brief, title) => expect(writeDescription({ brief }).split('\n')[0]).toContain(title))
})

it('nouns get their capitals back where none were typed', () => {
  const brief =
    'lagerhelfer gesucht für die spedition rührmund gmbh in ulm, vollzeit, samstag frei, kein schichtarbeit, jobticket zahlen wir, führerschein b klar, rückkehrer ok, erfahrung mit kommissionierung von kleinteilen'
  const text = writeDescription({ brief })
  expect(text).toContain('Spedition Rührmund GmbH')
  expect(text).toMatch(/Samstag frei/)
  expect(text).toMatch(/Keine Schichtarbeit/)
  expect(text).toMatch(/Jobticket zahlen wir/)
  expect(text).toMatch(/Führerschein B/)
  expect(text).toContain('Auch Rückkehrer sind willkommen')
})

it('an interior designer shapes rooms', () => {
  const text = writeDescription({ brief: 'Innenarchitektin in Ulm, Vectorworks, Hotels und Praxen, Vollzeit.' })
  expect(text).toMatch(/Raumkonzepte|Material, Licht|Pläne mit Bauherrschaft|Leistungen ausschreiben|Baustelle/)
  expect(text).not.toMatch(/Prototypen|Entwicklung damit bauen/)
})

it('tells a town by its postcode where the brief does', () => {
  const text = writeDescription({ brief: 'UX-Designerin, 1070 Wien, Kiesbahn AG. 40 Std' })
  expect(text).toContain('1070 Wien · 40 Stunden')
  expect(text).toMatch(/ in Wien /)
})
