import { describe, expect, it } from 'vitest'
import { EVERYDAY_TERMS } from './everyday-terms.ts'
import { translate } from './translate.ts'

describe('what stands in every third brief is said in another language', () => {
  it.each([
    ['sign-on bonus £500', 'en', 'fr', 'prime de bienvenue : 500\u00a0£'],
    ['overtime paid at time and a half', 'en', 'de', 'Überstunden mit 50 % Zuschlag'],
    ['subsidised travel card', 'en', 'es', 'ayuda para el abono de transporte'],
    ['Lohnerhöhung nach 6 Monaten', 'de', 'en', 'pay review after 6 months'],
    ['Kost und Logis frei', 'de', 'fr', 'logé et nourri'],
    ['Tankgutschein', 'de', 'es', 'gasolina pagada'],
    ['prime de cooptation', 'fr', 'de', 'Prämie für Mitarbeiterempfehlungen'],
    ['heures sup payées ou récupérées', 'fr', 'en', 'overtime paid or taken as time off'],
    ['planning 3 semaines à l’avance', 'fr', 'es', 'turnos con 3 semanas de antelación'],
    ['prestaciones superiores a la ley', 'es', 'en', 'benefits above the law'],
    ['fijo más comisiones', 'es', 'de', 'Fixum plus Provision'],
    ['jornada intensiva en verano', 'es', 'fr', 'horaires allégés en été'],
    ['Früh- und Spätschicht im Wechsel', 'de', 'en', 'two shifts, early and late'],
    ['3x8', 'fr', 'de', 'Dreischichtbetrieb'],
    ['en 2x8', 'fr', 'de', 'Früh- und Spätschicht'],
    ['two years in a similar job', 'en', 'de', '2 Jahre in einer ähnlichen Position'],
    ['experience with children', 'en', 'fr', 'expérience auprès d’enfants'],
    ['able to lift 20 kg', 'en', 'es', 'levantamiento de cargas de hasta 20 kg'],
    ['order stock and check deliveries', 'en', 'fr', 'commandes de marchandises et contrôle des livraisons'],
    ['open and close the shop', 'en', 'de', 'Öffnen und Schließen des Ladens'],
    ['handle cash', 'en', 'es', 'manejo de caja'],
    ['plan the rota', 'en', 'fr', 'élaboration des plannings'],
    ['organised and calm', 'en', 'de', 'Organisationstalent und ruhige Art'],
    ['finish at 2 on Fridays', 'en', 'de', 'freitags bis 14 Uhr'],
    ['DBS check paid by us', 'en', 'fr', 'extrait de casier judiciaire à nos frais'],
    ['near the station', 'en', 'es', 'cerca de la estación'],
    ['closed between Christmas and New Year', 'en', 'fr', 'fermé entre Noël et le Nouvel An'],
    ['ground floor, wheelchair accessible', 'en', 'de', 'Erdgeschoss, rollstuhlgerecht'],
    ['mentor for the first 3 months', 'en', 'es', 'acompañamiento de un mentor los 3 primeros meses'],
    ['Waren bestellen', 'de', 'en', 'order stock'],
    ['neue Leute einarbeiten', 'de', 'fr', 'formation des nouveaux'],
    ['Kassenabschluss', 'de', 'es', 'cierre de caja'],
    ['Aufstiegsmöglichkeiten', 'de', 'en', 'clear progression'],
    ['mindestens zwei Jahre Berufserfahrung', 'de', 'fr', 'au moins 2 ans d’expérience'],
    ['körperlich belastbar', 'de', 'es', 'buena forma física'],
    ['teamfähig und belastbar', 'de', 'fr', 'esprit d’équipe et résistance au stress'],
    ['erweitertes Führungszeugnis', 'de', 'en', 'criminal record check'],
    ['Übernahme möglich', 'de', 'es', 'posibilidad de indefinido'],
    ['zwei Jahre Berufserfahrung', 'de', 'es', '2 años de experiencia laboral'],
    ['nettes Team', 'de', 'fr', 'équipe sympathique'],
    ['schwindelfrei', 'de', 'en', 'head for heights'],
    ['Staplerschein von Vorteil', 'de', 'fr', 'CACES : un plus'],
    ['in Bahnhofsnähe', 'de', 'fr', 'près de la gare'],
    ['Kommissionieren und Verpacken', 'de', 'en', 'pick and pack'],
    ['jedes zweite Wochenende frei', 'de', 'es', 'un fin de semana libre de cada dos'],
    ['sonntags und montags geschlossen', 'de', 'fr', 'fermé le dimanche et le lundi'],
    ['Anschreiben nicht nötig', 'de', 'en', 'cover letter not needed'],
    ['port de charges jusqu’à 25 kg', 'fr', 'de', 'Heben von Lasten bis 25 kg'],
    ['mise en rayon', 'fr', 'en', 'shelf filling'],
    ['clôture de caisse', 'fr', 'de', 'Kassenabschluss'],
    ['accueil et conseil des clients', 'fr', 'es', 'atención y asesoramiento a clientes'],
    ['35 heures par semaine', 'fr', 'de', '35 Stunden pro Woche'],
    ['CDD pouvant déboucher sur un CDI', 'fr', 'en', 'temp to perm'],
    ['prime d’ancienneté', 'fr', 'de', 'Treueprämie'],
    ['véhicule personnel', 'fr', 'es', 'vehículo propio'],
    ['casier judiciaire vierge', 'fr', 'de', 'Führungszeugnis'],
    ['aide à la toilette', 'fr', 'en', 'help with washing and dressing'],
    ['traite des vaches', 'fr', 'de', 'Melken'],
    ['bien desservi', 'fr', 'es', 'bien comunicado en transporte público'],
    ['attention aux détails', 'fr', 'en', 'attention to detail'],
    ['hacer los cuadrantes', 'es', 'en', 'plan the rota'],
    ['reponer estanterías', 'es', 'fr', 'mise en rayon'],
    ['carné de manipulador de alimentos', 'es', 'de', 'Hygienenachweis'],
    ['capacidad de trabajar bajo presión', 'es', 'en', 'used to working under pressure'],
    ['buen ambiente de trabajo', 'es', 'fr', 'bonne ambiance de travail'],
    ['sin personal a cargo', 'es', 'de', 'keine Personalverantwortung'],
    ['40 horas semanales', 'es', 'fr', '40 heures par semaine'],
    ['paga extra en Navidad', 'es', 'de', 'Weihnachtsgeld'],
    ['media jornada', 'es', 'fr', 'temps partiel'],
    ['cerca de la estación', 'es', 'de', 'in Bahnhofsnähe'],
    ['vehículo propio', 'es', 'en', 'own car'],
    ['dar de comer a los animales', 'es', 'fr', 'nourrissage des animaux'],
    ['hacer presupuestos', 'es', 'de', 'Angebote erstellen'],
  ] as const)('%s', (text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it('takes a level of a language for no class of licence', () => {
    expect(translate('C95', 'de', 'en')).toBe('driver qualification card')
    expect(translate('C1', 'de', 'en')).toBe('C1')
  })

  it('and no column of a row has a figure more than another', () => {
    const slots = (text: string) => text.match(/#/g)?.length ?? 0
    const uneven = EVERYDAY_TERMS.filter((row) =>
      row.some((column) => column.split('|').some((spelling) => slots(spelling) !== slots(row[0].split('|')[0]!))),
    )
    expect(uneven.map(([english]) => english)).toEqual([])
  })
})
