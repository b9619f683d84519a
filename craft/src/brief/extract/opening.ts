/** How a note to a colleague begins: "Hallo Petra, hier die Eckdaten für die neue Stelle: …" says nothing of the job. */
import { blankOut, type Reading } from '../reading.ts'

const GREETING =
  /^\s*(?:[Hh]allo|[Ll]iebe[rs]?|[Gg]uten (?:[Tt]ag|[Mm]orgen)|[Ss]ervus|[Gg]r[üu]e?zi|[Mm]oin(?: [Mm]oin)?|[Ss]ehr geehrte[rs]?|[Hh]oi|[Bb]onjour|[Ss]alut|[Cc]oucou|[Hh]ola|[Bb]uenas(?: [Tt]ardes)?|[Bb]uenos [Dd][ií]as|[Cc]he|[Hh]i|(?=(?:Frau|Herr) \p{Lu}[\p{Ll}-]+,))(?:\s*(?:zusammen|allerseits|an alle|tout le monde|l'équipe|tous|a todos|equipo|equipa|(?:Frau|Herrn?|Damen|Kolleg\p{Ll}+|Team)(?:\s(?:und|Kolleg\p{Ll}+|Herren|Dr\.|Prof\.|Mag\.|\p{Lu}[\p{Ll}-]+)){0,3}|HR|\p{Lu}\p{Ll}+))?\s*(?:[,!.:-]+\s*|\s(?=(?:necesit|busc|wir |nous |on )))/u
/** "De: Iñaki. Asunto: …": who writes to whom. */
const MAIL_HEAD =
  /^\s*(?:(?:De|From|Von|Para|To|An|À|Cc)\s?:\s*[^.:;\n]{2,40}[.;\n]\s*)+(?:(?:Asunto|Objet|Subject|Betreff)\s?:\s*(?:(?:[Rr]elevo|[Rr]emplacement|[Nn]achfolge|[Ss]ustituci[óo]n)\s)?)?/u
/** Up to the colon it is still about the advertisement. */
const ABOUT_THE_AD =
  /^(?:(?:je|ich) (?:dicte|diktiere)|dicto|ich nochmal wegen|kurz (?:furs?|zur|zum)|(?:sie|ihr) (?:hatten?|hattet|wollten?|wolltet)|noch eine sache|hier|anbei|unten|zum diktat|diktat|voici|ci-dessous|pour (?:le |notre )?(?:site|annonce|linkedin|facebook)|va lo|aqui (?:van|va|tienes|te)|te paso|comme (?:vu|convenu|discute)|suite a|wie (?:besprochen|telefonisch)|annonce|anzeige|anuncio|oferta|como hablamos|lo que hablamos)(?![a-z])[^:.\n]{0,70}?(?::\s+|\n)/u

/** "Viele Grüße, Petra Lang", "MfG Dr. Wetzel", "gez. Faller": who signs at the very end is no applicant's concern. */
const SIGNATURE =
  /(?:^|[\s.!?])(?:(?:(?:beste|viele|liebe|herzliche|sch[öo]ne|freundliche|mit freundlichen)n? )?gr(?:ü|ue)(?:ß|ss)e?n?|gru(?:ß|ss)|lg|vg|mfg|herzlich(?:st)?|hochachtungsvoll|bussi|merci|danke(?: dir| ihnen| euch)?(?: und gru(?:ß|ss))?|gez\.)(?: aus (?:dem |der )?\p{L}+)?[,!.]?\s+(?:(?:hr|fr|dr|mag|ing)\. )*\p{L}[\p{L}.-]*(?:\s\p{L}[\p{L}.-]+){0,2}\s*$/iu

/** "Buenas, Iñaki:", "Querida Pilar,", "Buenas tardes compañeros del Colegio,": who is greeted. */
const GREETED =
  /^\s*(?:[Hh]ola|[Bb]uenas(?: tardes| noches)?|[Bb]uenos d[ií]as|[Qq]uerid[oa]s?|[Ee]stimad[oa]s?|[Oo]ye|[Aa] ver|[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]oucou|[Cc]h[eè]re?s?|[Mm]adame|[Mm]onsieur|[Mm]esdames)(?:,? [^,.:;\n]{2,40})?[,.:!]\s*(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*[,.:!\n]\s*)?/u
/** "Un abrazo, Jone", "Bien cordialement, le maire": how a letter ends, with whoever signs it. */
const SIGNED =
  /(?<=[.!?\n…][\s]*)(?:(?:un (?:abrazo|saludo|beso)|abrazos?|saludos?|besos?|bicos|muxu|petons|atentamente|cordialmente|gracias|gracies|mil gracias|merci(?: (?:d'avance|beaucoup|bien))?|(?:bien |tres )?cordialement|bien a (?:vous|toi)|a (?:bientot|plus|demain)|je t'embrasse|bises?|bisous?|biz|amities|belle journee|bonne journee|sinceres salutations|salutations)(?: (?:y |et )?[a-z]{2,12})?)(?:[ ]?[,.!\n-]+\s*[^.,;:\n\d@]{2,30}){0,2}[.!\s]*$/u

export function readOpening(reading: Reading): void {
  const headed = MAIL_HEAD.exec(reading.open)?.[0].length ?? 0
  if (headed > 0) blankOut(reading, [[0, headed]])
  if (reading.language === 'en') return
  if (reading.language === 'de') {
    const end = reading.text.length
    const signed = SIGNATURE.exec(reading.text.slice(Math.max(0, end - 70)))
    if (signed) blankOut(reading, [[Math.max(0, end - 70) + signed.index + 1, end]])
  }
  const greeted = Math.max(
    GREETING.exec(reading.open)?.[0].length ?? 0,
    reading.language === 'de' ? 0 : (GREETED.exec(reading.open)?.[0].length ?? 0),
  )
  const tail = Math.max(0, reading.openPlain.length - 110)
  const signed = reading.language === 'de' ? null : SIGNED.exec(reading.openPlain.slice(tail))
  if (signed) blankOut(reading, [[tail + signed.index, reading.openPlain.length]])
  const about = ABOUT_THE_AD.exec(reading.openPlain.slice(greeted, greeted + 90))?.[0].length ?? 0
  if (greeted + about > 0) blankOut(reading, [[0, greeted + about]])
}
