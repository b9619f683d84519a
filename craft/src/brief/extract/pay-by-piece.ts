/** Sums that are paid by the piece: nobody knows how many of them an hour or a month holds. */
import type { Language } from '../facts.ts'

/** "12 € la prise", "85 € el juego". */
const BY_THE_PIECE =
  /^\s*(?:¤|euros?|chf|\$)?\s*(?:(?:la|le|par|el|por|cada|chaque) |l')(?!heure|h(?![a-z])|jour|mois|an(?![a-z])|annee|semaine|hora|dia|mes(?![a-z])|ano|semana|quinzaine|quincena|fixe)[a-z]{3,}/u
/** "45 € je Probe", "Pro Tour 28 €": nobody knows how many of them an hour or a month holds. */
const inGerman = (near: string, after: string): boolean =>
  /^\s*(?:¤|euro|chf)?\s*(?:je|pro) (?!stunde|std|h(?![a-z])|tag|woche|monat|jahr|nach)(?:[a-z]{3,}|\d+ (?:min|stuck))/u.test(
    after,
  ) || /(?:^|[,;(] ?)(?:je|pro) (?!stunde|std|h(?![a-z])|tag|woche|monat|jahr|nach)[a-z]{3,} $/u.test(near)

export function isPiecework(language: Language, near: string, after: string): boolean {
  if (language === 'de') return inGerman(near, after)
  return (language === 'fr' || language === 'es') && BY_THE_PIECE.test(after)
}
