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
    ['whom', 'atender al cliente en la tienda', 'es', 'de', 'den Kunden im Laden betreuen'],
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
