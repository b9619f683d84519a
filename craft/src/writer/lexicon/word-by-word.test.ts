import { describe, expect, it } from 'vitest'
import { timesIn } from './say-times.ts'
import { inWords } from './word-by-word.ts'

describe('short notes are said in another language, word by word', () => {
  it.each([
    ['Contratos con Polonia', 'es', 'en', 'contracts with Poland'],
    ['Spécialité genou et épaule', 'fr', 'en', 'specialism knee and shoulder'],
    ['clientes de pesca y conservas', 'es', 'en', 'fishing customers and canned food'],
    ['two free French lessons a week', 'en', 'es', 'dos clases gratuitas de francés por semana'],
    ['suppliers, landlord, visas for visitors', 'en', 'fr', 'fournisseurs, propriétaire, visas pour les visiteurs'],
    ['warm break every 80 minutes', 'en', 'fr', 'pause chaude toutes les 80 minutes'],
    ['uniform and meals included', 'en', 'es', 'uniforme y comidas incluidas'],
    ['assurance dentaire après 3 mois', 'fr', 'en', 'dental insurance after 3 months'],
    ['formation initiale payée', 'fr', 'es', 'formación inicial pagada'],
    ['no events management', 'en', 'fr', 'pas de gestion d’événements'],
    ['1 año de experiencia', 'es', 'en', '1 year of experience'],
    ['Bono anual de un sueldo', 'es', 'en', 'annual bonus of one wage'],
  ] as const)('%s', (text, from, to, said) => expect(inWords(text, from, to)).toBe(said))

  it.each([
    ['bright studio in the town centre', 'en', 'de', 'helles Studio in der Innenstadt'],
    ['experience with modern lathes', 'en', 'de', 'Erfahrung mit modernen Drehmaschinen'],
    ['parking behind the barn', 'en', 'de', 'Parkplatz hinter der Scheune'],
    ['training with experienced colleagues', 'en', 'de', 'Schulung mit erfahrenen Kollegen'],
    ['no weekend duty', 'en', 'de', 'kein Wochenenddienst'],
    ['3 deliveries a day', 'en', 'de', '3 Lieferungen am Tag'],
    ['own tools', 'en', 'fr', 'propres outils'],
    ['new car', 'en', 'fr', 'nouvelle voiture'],
    ['small brewery near the lake', 'en', 'fr', 'petite brasserie près du lac'],
    ['équipe de 12 personnes', 'fr', 'en', 'team of 12 people'],
    ['équipe de 12 salariés', 'fr', 'de', 'Team von 12 Mitarbeitenden'],
    ['meubles neufs', 'fr', 'de', 'neue Möbel'],
    ['2 years of gardening', 'en', 'de', '2 Jahre Gartenarbeit'],
    ['3 years sales', 'en', 'fr', '3 ans de vente'],
    ['15% shift premium', 'en', 'es', 'plus de turnicidad del 15\u00a0%'],
    ['38.5 hours', 'en', 'de', '38,5 Stunden'],
    ['on-call shift every week', 'en', 'fr', 'garde chaque semaine'],
    ['un jour de télétravail', 'fr', 'de', 'ein Tag Homeoffice'],
    ['temps complet', 'fr', 'es', 'tiempo completo'],
    ['about 8 weeks in summer', 'en', 'fr', 'environ 8 semaines en été'],
    ['exams in the school', 'en', 'es', 'exámenes en la escuela'],
    ['On site', 'en', 'de', 'vor Ort'],
    ['one CAD course a year paid', 'en', 'de', 'ein CAD-Kurs im Jahr bezahlt'],
    ['outils propres', 'fr', 'en', 'own tools'],
    ['chambres propres', 'fr', 'en', 'clean rooms'],
    ['équipe de douze personnes', 'fr', 'es', 'equipo de doce personas'],
    ['pumps in hotels', 'en', 'de', 'Pumpen in Hotels'],
    ['Arbeit mit CNC-Maschinen', 'de', 'fr', 'travail avec les machines CNC'],
    ['Pause mit Lieferanten', 'de', 'es', 'pausa con proveedores'],
  ] as const)('with case, number and agreement: %s', (text, from, to, said) =>
    expect(inWords(text, from, to)).toBe(said),
  )

  it.each([
    ['books site visits', 'en', 'es'],
    ['das Büro putzen', 'de', 'en'],
    ['someone who gets on with people', 'en', 'fr'],
    ['ranger la cabane du jardinier', 'fr', 'es'],
    ['una vez por mes a la oficina', 'es', 'en'],
    ['Overlap with the office', 'en', 'es'],
    ['Carte Pastel offerte', 'fr', 'en'],
    ['relation client B2B', 'fr', 'de'],
    ['11 staff in spring', 'en', 'de'],
    ['full time at 35 hours', 'en', 'fr'],
    ['Reports to Nora Lindqvist', 'en', 'de'],
    ['Harbour Road', 'en', 'de'],
    ['CCTV licence', 'en', 'de'],
    ['start 3 March', 'en', 'fr'],
    ['2.50 night premium', 'en', 'fr'],
    ['NO LIFT AND STEEP STAIRS HERE', 'en', 'de'],
    ['office with rest from home', 'en', 'es'],
    ['dental clinic 4 floors', 'en', 'fr'],
    ['open till 8', 'en', 'de'],
    ['Min 4 floors', 'en', 'de'],
    ['NOT furniture', 'en', 'es'],
  ] as const)('nothing is said where a word is not known: %s', (text, from, to) =>
    expect(inWords(text, from, to)).toBeNull(),
  )
})

describe('working days and times in another language', () => {
  it.each([
    ['Vendredi fini à midi', 'fr', 'de', 'Freitag bis 12:00 Uhr'],
    ['L-V 9 a 18 h', 'es', 'en', 'Monday to Friday 9:00 to 18:00'],
    ['V hasta 14:30', 'es', 'en', 'Friday until 14:30'],
    ['Martes y jueves de 9 a 11', 'es', 'fr', 'mardi et jeudi de 9\u00a0h à 11\u00a0h'],
    ['every other Wed', 'en', 'fr', 'un mercredi sur deux'],
    ['un dimanche sur 4', 'fr', 'en', 'one Sunday in 4'],
    ['alle vier Wochen samstags', 'de', 'es', 'un sábado de cada 4'],
    ['1 de cada 3 fines de semana', 'es', 'de', 'jedes 3. Wochenende'],
    ['9h-17h30', 'fr', 'en', '9:00 to 17:30'],
  ] as const)('%s', (text, from, to, said) => expect(timesIn(text, from, to)).toBe(said))

  it.each(['Friday cakes at 4', 'Python and Monday'])('other notes are left alone: %s', (text) =>
    expect(timesIn(text, 'en', 'fr')).toBeNull(),
  )
})
