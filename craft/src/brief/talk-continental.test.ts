import { describe, expect, it } from 'vitest'
import type { Language } from './facts.ts'
import { normalise } from './normalise.ts'
import { readBrief } from './read.ts'
import { rewrite } from './rewrite.ts'
import { continentalTalk } from './talk-continental.ts'

const written = (said: string, language: Language): string => {
  const typed = normalise(said)
  return rewrite(
    typed,
    continentalTalk(typed.text, () => language),
  ).text
}

describe('what is said in passing is written as a form would have it', () => {
  it.each<[Language, string, string]>([
    ['de', 'Uta Brand (Leiterin Einkauf) ist die Chefin.', 'Berichtet an Uta Brand (Leiterin Einkauf).'],
    ['de', 'Vorgesetzte wäre Frau Hinz.', 'Berichtet an Frau Hinz.'],
    ['de', 'Noten spielen bei uns keine Rolle.', 'Noten nicht nötig.'],
    ['de', 'Polnisch wäre ein nettes Plus.', 'Polnisch ein Plus.'],
    [
      'de',
      'Ein Führerschein ist Voraussetzung, ein Abschluss nicht.',
      'Ein Führerschein ist Voraussetzung. Abschluss nicht nötig.',
    ],
    ['de', 'Visa sponsern wir leider nicht.', 'Kein Visum-Sponsoring.'],
    ['de', 'Montag und Mittwoch im Büro, Rest daheim.', '2 Tage im Büro (Montag und Mittwoch), sonst Homeoffice.'],
    ['de', 'Jobticket, wir zahlen 60 %.', 'Jobticket zu 60 % bezahlt.'],
    ['de', 'Kein Dienstwagen, bitte dazusagen.', 'Kein Dienstwagen.'],
    ['de', '4 Fahrer unter dieser Stelle.', 'Führt 4 Fahrer.'],
    ['fr', 'Paul Roux (directeur des ventes) est le responsable.', 'Rattaché à Paul Roux (directeur des ventes).'],
    ['fr', 'Les diplômes, peu importe.', 'Pas besoin de diplômes.'],
    ['fr', "L'allemand serait un vrai atout.", "L'allemand est un atout."],
    ['fr', 'Permis obligatoire, diplôme non.', 'Permis obligatoire. Pas besoin de diplôme.'],
    ['fr', 'Lundi et vendredi au bureau, le reste chez vous.', 'au bureau lundi et vendredi, le reste à distance.'],
    ['fr', 'Navigo, on prend en charge 75 %.', 'Navigo prise en charge à 75 %.'],
    ['fr', '3 vendeurs sous ce poste.', 'Encadre 3 vendeurs.'],
    ['fr', 'À Lyon, enfin à Bron en fait.', 'À Lyon (Bron).'],
    ['es', 'Eva Soto (directora de compras) es la responsable.', 'Reporta a Eva Soto (directora de compras).'],
    ['es', 'Los títulos nos dan igual.', 'Sin necesidad de títulos.'],
    ['es', 'El alemán sería un gran plus.', 'El alemán es un plus.'],
    ['es', 'Gimnasio, pagamos el 50 %.', 'Gimnasio pagado al 50 %.'],
    ['es', '5 camareros bajo este puesto.', '5 camareros a su cargo.'],
    ['es', 'En Bilbao, bueno, en Getxo en realidad.', 'En Bilbao (Getxo).'],
  ])('%s: %s', (language, said, expected) => expect(written(said, language)).toBe(expected))

  it.each<[Language, string]>([
    ['de', 'Wir zahlen 3.200 € im Monat.'],
    ['de', 'Der Chef kocht selbst.'],
    ['fr', 'Le responsable forme les nouveaux.'],
    ['fr', 'Formation assurée.'],
    ['es', 'La responsable de tienda organiza turnos.'],
    ['es', 'No importa la edad.'],
  ])('as it is, %s: %s', (language, said) => expect(written(said, language)).toBe(said))

  it.each([
    ['Vendeur à Lille. Seulement des Marocains ou des Tunisiens.', ['nationality']],
    ['Vendeur à Lille. Uniquement français.', []],
    ['Camarero en Bilbao. Solo peruanos o chilenos.', ['nationality']],
    ['Camarero en Bilbao. Solo español.', []],
  ])('peoples are no languages: %s', (brief, grounds) =>
    expect(readBrief(brief).setAside.map(({ ground }) => ground)).toEqual(grounds),
  )

  it.each([
    'Il faut deux, euh, trois ans en cuisine, cuisinier à Lyon.',
    'Mind. 2, ähm, 3 Jahre in der Küche, Koch in Ulm.',
  ])('what holds behind a hesitation: %s', (brief) =>
    expect(readBrief(brief).facts.filter(({ kind }) => kind === 'experience')).toEqual([
      expect.objectContaining({ min: 3 }),
    ]),
  )
})
