/** Steps of hiring, posts of people, systems and praise that a writer adds to a brief. */
import { describe, expect, it } from 'vitest'
import { dropClaim } from './drop-claim.ts'
import { findClaims } from './grounds.ts'

const inventedIn = (brief: string, text: string) =>
  findClaims(text, { brief }).filter(({ ground }) => ground === 'none')

const below = (text: string): string => `# Title\n\n## The work\n\nWe look for somebody kind. ${text}\n`

describe('how applicants are chosen', () => {
  it.each([
    ['typist, Bath, £13/h', 'Shortlisted applicants complete a short typing test.'],
    ['waiter, Bath, £13/h', 'We invite you to a paid trial shift on a quiet evening.'],
    ['Koch, Trier, 18 €/h', 'Danach folgt ein Probearbeiten in unserer Küche.'],
    ['Koch, Trier, 18 €/h', 'Wir melden uns innerhalb von zehn Tagen bei dir.'],
    ['cariste, Niort', 'Une mise en situation fait partie de l’entretien.'],
    ['cariste, Niort', 'Nous vous donnons une réponse sous dix jours.'],
    ['camarera, Cuenca', 'Las entrevistas se harán por videollamada.'],
    ['camarera, Cuenca', 'Haremos un día de prueba en el local.'],
    ['nursery nurse, Hull', 'Visits to the nursery are welcome and can be booked with the office.'],
  ])('%s: %s', (brief, sentence) => {
    const text = below(sentence)
    const claims = inventedIn(brief, text)
    expect(claims.map((claim) => claim.text)).toEqual([sentence.slice(0, -1)])
    expect(dropClaim(text, claims[0]!)).toBe('# Title\n\n## The work\n\nWe look for somebody kind.\n')
  })

  it('only the step that was not told', () => {
    const text = below('Interviews are held in the week of 3 May and include a planting test.')
    const claims = inventedIn('gardener, Ely, interviews week of 3 May', text)
    expect(claims.map((claim) => claim.text)).toEqual(['include a planting test'])
  })

  it.each([
    ['waiter, Bath, trial shift paid', 'We invite you to a paid trial shift.'],
    [
      'Koch, Trier, Probearbeiten möglich',
      'Gern kannst du bei uns Probe arbeiten; nach dem Probetag entscheiden wir gemeinsam.',
    ],
    ['lab tech, Leeds', 'You test samples and write up what you find.'],
    ['tester, Leeds', 'If you need adjustments for the interview or a test, tell us.'],
    ['cariste, Niort', 'Nous vous répondrons avec plaisir.'],
    ['camarera, Cuenca', 'Escríbenos y te contestamos.'],
  ])('leaves alone: %s: %s', (brief, sentence) => {
    expect(inventedIn(brief, below(sentence)).map((claim) => claim.text)).toEqual([])
  })
})

describe('who somebody is said to be', () => {
  it.each([
    ['cook, Ayr. Ask for Moira', 'Ring us and ask for Moira, our floor manager.', 'our floor manager'],
    [
      'Koch, Trier. Kontakt Frau Thiel',
      'Melde dich bei Frau Thiel, unserer Restaurantleiterin.',
      'unserer Restaurantleiterin',
    ],
    ['cocinero, Cuenca. Pregunta por Inés', 'Llama y pregunta por Inés, nuestra encargada.', 'nuestra encargada'],
  ])('%s: %s', (brief, sentence, invented) => {
    expect(inventedIn(brief, below(sentence)).map((claim) => claim.text)).toEqual([invented])
  })

  it.each([
    ['cook, Ayr. Ask for Moira, head chef', 'Ring us and ask for Moira, our head chef.'],
    ['cook, Ayr. Ask for the boss, Moira', 'Ring us and ask for Moira, our manager.'],
    ['cook, Ayr', 'We cook in Ayr, our home town.'],
  ])('leaves alone: %s: %s', (brief, sentence) => {
    expect(inventedIn(brief, below(sentence)).map((claim) => claim.text)).toEqual([])
  })
})

describe('systems, marks and manners of a house', () => {
  it.each([
    ['Verkäuferin, Hof, 20 Std', 'Du meldest den Bestand jeden Abend über unser Kassensystem'],
    ['monitora, Getafe', 'Apuntar las ausencias en la aplicación'],
    ['chauffeur, Dole', 'Valider les billets sur le terminal'],
  ])('%s: %s', (brief, item) => {
    expect(inventedIn(brief, `## Aufgaben\n\n- ${item}\n`).map((claim) => claim.text)).toEqual([item])
  })

  it('not where software was told', () => {
    const item = 'Apuntar las ausencias en la aplicación'
    expect(inventedIn('monitora, Getafe, ausencias en la app', `## Tareas\n\n- ${item}\n`)).toEqual([])
  })

  it.each([
    ['cook, Ayr', 'Our inn is on the quay, known for its smoked haddock.', 'known for'],
    ['Koch, Trier', 'Flache Hierarchien und kurze Entscheidungswege gehören dazu.', 'Flache Hierarchien'],
    ['couvreur, Dole', 'Labellisés RGE, nous aimons le travail bien fait.', 'RGE'],
  ])('%s: %s', (brief, sentence, invented) => {
    expect(
      inventedIn(brief, below(sentence))
        .map((claim) => claim.text)
        .join(' | '),
    ).toContain(invented)
  })

  it('and not a person who is known for something', () => {
    expect(inventedIn('cook, Ayr', below('You are known for your calm.'))).toEqual([])
  })
})
