import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

describe('what is done with what is said in another language', () => {
  it.each([
    ['sharpen', 'polish the wooden counters', 'en', 'de', 'die hölzernen Theken polieren'],
    ['people', 'lead a crew of seven people', 'en', 'fr', 'encadrement d’une équipe de sept personnes'],
    ['a place', 'load lorries in the yard', 'en', 'de', 'Lkw im Hof beladen'],
    ['whom with', 'negotiate contracts with landlords', 'en', 'fr', 'négociation des contrats avec les propriétaires'],
    ['two verbs', 'sort and label parcels', 'en', 'es', 'clasificación y etiquetado de paquetes'],
    ['two tasks', 'feed the calves and milk the goats', 'en', 'de', 'die Kälber füttern und die Ziegen melken'],
    ['around a thing', 'keep the cold room tidy', 'en', 'de', 'den Kühlraum in Ordnung halten'],
    ['gerund', 'repairing sewing machines', 'en', 'de', 'Nähmaschinen reparieren'],
    ['able', 'ability to read circuit diagrams', 'en', 'fr', 'savoir lire des schémas électriques'],
    ['experience', 'experience in repairing scooters', 'en', 'de', 'Erfahrung in der Reparatur von Rollern'],
    ['German', 'Fässer reinigen und etikettieren', 'de', 'fr', 'nettoyage et étiquetage des fûts'],
    ['German plurals', 'Lieferanten anrufen', 'de', 'en', 'call suppliers'],
    ['dative', 'an Auktionen teilnehmen', 'de', 'en', '“an Auktionen teilnehmen”'],
    ['German noun', 'Auslieferung von Paketen', 'de', 'es', 'entrega de paquetes'],
    ['French', 'décorer la salle', 'fr', 'de', 'den Saal dekorieren'],
    ['partitive', 'vendre du fromage et des fruits', 'fr', 'de', 'Käse und Obst verkaufen'],
    ['French noun', 'livraison des repas', 'fr', 'en', 'deliver meals'],
    ['Spanish', 'cuidar el jardín y los árboles', 'es', 'fr', 'entretien du jardin et des arbres'],
    ['whom', 'atender al cliente en la tienda', 'es', 'de', 'den Kunden im Laden bedienen'],
  ] as const)('%s: %s', (_, text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it.each([
    ['order book', 'de'],
    ['support engineer', 'fr'],
    ['clean kitchen', 'es'],
    ['test bench', 'fr'],
    ['clean criminal record check', 'es'],
    ['books', 'de'],
  ] as const)('what only looks like a verb is none: %s', (text, to) =>
    expect(translate(text, 'en', to)).not.toMatch(/bestellen|soutien à|limpieza de|test d/),
  )

  it('and nothing is said in part', () =>
    expect(translate('repair gramophones and clocks', 'en', 'de')).toBe('„repair gramophones and clocks“'))
})

describe('a verb is said of what it is for, and a preposition of what stands behind it', () => {
  it.each([
    ['whom one follows up with', 'seguimiento de pacientes', 'es', 'de', 'Patienten nachbetreuen'],
    ['French as well', 'suivi des candidats', 'fr', 'en', 'follow up with candidates'],
    ['and what one watches', 'monitor machines', 'en', 'de', 'Maschinen überwachen'],
    ['whom one bargains with', 'negociar con las autoridades', 'es', 'de', 'mit Behörden verhandeln'],
    ['each thing its verb', 'answer letters and the phone', 'en', 'de', 'Briefe beantworten und das Telefon bedienen'],
    ['one word for both', 'answer letters and the phone', 'en', 'fr', 'réponse aux courriers et au téléphone'],
    ['at a counter', 'sell sandwiches at the counter', 'en', 'de', 'Sandwiches an der Theke verkaufen'],
    ['Spanish en', 'cobrar facturas', 'es', 'en', '“cobrar facturas”'],
    ['at its box office', 'vender entradas en taquilla', 'es', 'fr', 'vente de billets au guichet'],
    ['German', 'mit Vermietern verhandeln', 'de', 'fr', 'négociation avec les propriétaires'],
    ['taught', 'teach music to beginners', 'en', 'de', 'Musik für Anfänger unterrichten'],
    ['shown', 'present new ideas to clients', 'en', 'de', 'neue Ideen vor Kunden präsentieren'],
    ['help', 'help residents with meals', 'en', 'de', 'Bewohner bei Mahlzeiten unterstützen'],
    ['where to', "accompagner les enfants à l'école", 'fr', 'de', 'Kinder zur Schule begleiten'],
    ['whose', 'contrôler la qualité des tissus', 'fr', 'de', 'die Qualität der Stoffe prüfen'],
    ['what is held', 'animer des ateliers', 'fr', 'de', 'Workshops leiten'],
    ['for a website', 'rédiger des textes pour le site', 'fr', 'de', 'Texte für die Website schreiben'],
    ['for a place', 'write rotas for the site', 'en', 'fr', 'rédaction des plannings pour le site'],
    ['what is not counted', 'sell insurance to guests', 'en', 'de', 'Versicherung an Gäste verkaufen'],
    ['to rooms', 'carry luggage to the rooms', 'en', 'de', 'Gepäck zu den Zimmern transportieren'],
    ['one store', 'Küche und Lager reinigen', 'de', 'en', 'clean the kitchen and the warehouse'],
    ['minutes', 'write minutes', 'en', 'de', 'Protokolle schreiben'],
    ['how often', 'clean the van once a week', 'en', 'de', 'den Transporter einmal pro Woche reinigen'],
    ['ordered', 'order flowers from suppliers', 'en', 'de', 'Blumen bei Lieferanten bestellen'],
    ['German an', 'Eis an der Theke verkaufen', 'de', 'en', 'sell ice cream at the counter'],
    ['floors', 'nettoyer le sol', 'fr', 'de', 'den Boden reinigen'],
    ['payments', 'process orders and payments', 'en', 'de', 'Bestellungen und Zahlungen bearbeiten'],
    ['French clauses', 'nettoyer les sols et servir les repas', 'fr', 'en', 'clean floors and serve meals'],
    ['eight', 'coordinar un equipo de ocho enfermeros', 'es', 'fr', 'coordination d’une équipe de huit infirmiers'],
  ] as const)('%s: %s', (_, text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it.each([
    ['country', 'trips to Norway', 'en', 'de', 'Reisen nach Norwegen'],
    ['country, French', 'trips to Portugal', 'en', 'fr', 'voyages au Portugal'],
    ['town, French', 'trips to Rome', 'en', 'fr', 'voyages à Rome'],
    ['with its article', 'trips to Switzerland', 'en', 'de', 'Reisen in die Schweiz'],
    ['French en', 'voyages en Pologne', 'fr', 'es', 'viajes a Polonia'],
    ['inside a place', 'two years in a bakery', 'en', 'fr', 'deux ans dans une boulangerie'],
    ['day', 'work on public holidays', 'en', 'de', 'Arbeit an Feiertagen'],
    ['every second', 'early shift every second week', 'en', 'de', 'Frühschicht jede zweite Woche'],
  ] as const)('%s: %s', (_, text, from, to, said) => expect(translate(text, from, to)).toBe(said))

  it.each([
    ['a compound of unlike parts', 'Klimaticket', 'de', 'en'],
    ['a German noun is no name', 'Kundennachsorge', 'de', 'fr'],
    ['a thing the verb is not for', 'answer bricks', 'en', 'de'],
    ['one task and a thing', 'answer bricks and emails', 'en', 'de'],
    ['how late it is', 'Spätschicht ab 14 Uhr und Kaffee', 'de', 'fr'],
    ['into what', 'traduire des menus en anglais', 'fr', 'de'],
    ['served to', 'servir des repas aux enfants', 'fr', 'de'],
    ['two verbs of one thing', 'Kasse führen und abrechnen', 'de', 'en'],
    ['every nth', 'delivery every early Monday', 'en', 'de'],
  ] as const)('%s stays as it was: %s', (_, text, from, to) => expect(translate(text, from, to)).toMatch(/^[«„“]/))
})
