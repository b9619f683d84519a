/** Names of people as their bearers write them. */
import type { Fact } from '../facts.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'

/** Spanish names lose their accents in haste: "preguntar por Rocio". */
const ACCENTED = Object.fromEntries(
  'Rocío José María Lucía Sofía Martín Andrés Raúl Iván Inés Ángel Ángela Adrián Rubén Óscar Víctor Héctor César Joaquín Agustín Ramón Simón Tomás Nicolás Sebastián Fermín Belén Concepción Asunción Noemí Mónica Verónica Bárbara Álvaro Iñaki Begoña Jesús Julián Germán Hernán Fabián Damián Matías Elías Isaías Valentín Benjamín Darío García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Jiménez Hernández Díaz Álvarez Gutiérrez Suárez Vázquez Núñez Peña Muñoz Ibáñez'
    .split(' ')
    .map((name) => [plain(name), name]),
)
export function withAccent(reading: Reading, fact: Fact): Fact {
  if (reading.language !== 'es' || fact.kind !== 'contact' || !fact.name) return fact
  const name = fact.name.replace(
    /\p{L}+/gu,
    (word) => (/^[A-Za-z]+$/.test(word) && ACCENTED[word.toLowerCase()]) || word,
  )
  return { ...fact, name, text: name }
}
