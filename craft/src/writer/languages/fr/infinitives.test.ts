import { describe, expect, test } from 'vitest'
import { asInfinitive } from './infinitives.ts'

describe('a task told in the second person becomes a line of a list', () => {
  test.each([
    ['vous gérez les stocks et les retours', 'Gérer les stocks et les retours'],
    ['Vous accueillez les clients et suivez les commandes', 'Accueillir les clients et suivre les commandes'],
    ['vous tenez la caisse, vendez et conseillez', 'Tenir la caisse, vendre et conseiller'],
    ['vous prenez les appels et établissez les devis', 'Prendre les appels et établir les devis'],
    ['vous faites les plannings', 'Faire les plannings'],
    ['vous produisez les plans et écrivez les notices', 'Produire les plans et écrire les notices'],
    ['vous envoyez les factures', 'Envoyer les factures'],
  ])('%s', (told, line) => expect(asInfinitive(told)).toBe(line))

  test.each(['Vous êtes à l’aise au téléphone', 'vous avez le permis B', 'Gérer les stocks'])(
    'what is no such task stays: %s',
    (told) => expect(asInfinitive(told)).toBeNull(),
  )
})
