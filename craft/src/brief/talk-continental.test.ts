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
    ['de', 'Montag und Mittwoch im Büro, Rest daheim.', '2 Tage im Büro (Montag und Mittwoch), sonst Homeoffice.'],
    ['de', 'Jobticket, wir zahlen 60 %.', 'Jobticket zu 60 % bezahlt.'],
    ['de', 'Fehlende Praxis ist aber kein K.-o.-Kriterium.', 'Fehlende Praxis, kein Muss.'],
    ['de', 'Start egal, aber spätestens im März.', 'Start spätestens März.'],
    ['de', 'Werk in Ulm, eigentlich Blaustein.', 'Werk in Ulm (Blaustein).'],
    ['de', '4 Fahrer unter dieser Stelle.', 'Führt 4 Fahrer.'],
    ['fr', 'Paul Roux (directeur des ventes) est le responsable.', 'Rattaché à Paul Roux (directeur des ventes).'],
    ['fr', "La responsable, c'est Anne Kahn.", 'Rattaché à Anne Kahn.'],
    ['fr', 'Les diplômes, peu importe.', 'Pas besoin de diplômes.'],
    ['fr', 'Peu importe la formation.', 'Pas besoin de formation.'],
    ['fr', 'On ne sponsorise pas de visas.', 'Pas de parrainage de visa.'],
    ['fr', "2 jours de télétravail, c'est ok.", '2 jours de télétravail.'],
    ['fr', 'Début libre, mais en mars au plus tard.', 'Début au plus tard en mars.'],
    ['fr', "L'allemand serait un vrai atout.", "L'allemand est un atout."],
    ['fr', 'Permis obligatoire, diplôme non.', 'Permis obligatoire. Pas besoin de diplôme.'],
    ['fr', 'Lundi et vendredi au bureau, le reste chez vous.', 'au bureau lundi et vendredi, le reste à distance.'],
    ['fr', 'Navigo, on prend en charge 75 %.', 'Navigo prise en charge à 75 %.'],
    ['fr', '3 vendeurs sous ce poste.', 'Encadre 3 vendeurs.'],
    ['fr', 'À Lyon, enfin à Bron en fait.', 'À Lyon (Bron).'],
    ['es', 'Eva Soto (directora de compras) es la responsable.', 'Reporta a Eva Soto (directora de compras).'],
    ['es', 'Tu jefa sería Ana Ruiz, directora de zona.', 'Reporta a Ana Ruiz, directora de zona.'],
    ['es', 'Los títulos nos dan igual.', 'Sin necesidad de títulos.'],
    ['es', 'Las certificaciones no nos importan.', 'Sin necesidad de certificaciones.'],
    ['es', 'Experiencia imprescindible, carrera no.', 'Experiencia imprescindible. Sin necesidad de carrera.'],
    ['es', 'El inglés viene muy bien.', 'El inglés es un plus.'],
    ['es', '2 días en casa está bien.', '2 días en casa.'],
    ['es', 'Inicio cuando quieras, pero en marzo como muy tarde.', 'Inicio en marzo como tarde.'],
    ['es', 'Indicar referencia AB-12.', 'En la solicitud indicar la referencia AB-12.'],
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
    ['fr', '2 jours de télétravail possible.'],
    ['fr', 'On ferme entre Noël et le Nouvel An.'],
    ['es', 'Cerramos entre Navidad y Reyes.'],
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
