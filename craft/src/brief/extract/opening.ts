/** How a note to a colleague begins: "Hallo Petra, hier die Eckdaten für die neue Stelle: …" says nothing of the job. */
import { blankOut, type Reading } from '../reading.ts'

const GREETING =
  /^\s*(?:[Hh]allo|[Ll]iebe[rs]?|[Gg]uten (?:[Tt]ag|[Mm]orgen)|[Ss]ervus|[Gg]r[üu]e?zi|[Mm]oin(?: [Mm]oin)?|[Hh]oi|[Bb]onjour|[Ss]alut|[Cc]oucou|[Hh]ola|[Bb]uenas(?: [Tt]ardes)?|[Bb]uenos [Dd][ií]as|[Cc]he|[Hh]i)(?:\s+(?:zusammen|allerseits|an alle|tout le monde|l'équipe|tous|a todos|equipo|equipa|\p{Lu}\p{Ll}+))?\s*(?:[,!.:-]+\s*|\s(?=(?:necesit|busc|wir |nous |on )))/u
/** Up to the colon it is still about the advertisement. */
const ABOUT_THE_AD =
  /^(?:(?:je|ich) (?:dicte|diktiere)|dicto|hier|anbei|unten|zum diktat|diktat|voici|ci-dessous|pour (?:le |notre )?(?:site|annonce|linkedin|facebook)|va lo|aqui (?:van|va|tienes|te)|te paso|comme (?:vu|convenu|discute)|suite a|wie (?:besprochen|telefonisch)|annonce|anzeige|anuncio|oferta|como hablamos|lo que hablamos)(?![a-z])[^:.\n]{0,70}?(?::\s+|\n)/u

export function readOpening(reading: Reading): void {
  if (reading.language === 'en') return
  const greeted = GREETING.exec(reading.open)?.[0].length ?? 0
  const about = ABOUT_THE_AD.exec(reading.openPlain.slice(greeted, greeted + 90))?.[0].length ?? 0
  if (greeted + about > 0) blankOut(reading, [[0, greeted + about]])
}
