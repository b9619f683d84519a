/** How a note to a colleague begins: "Hallo Petra, hier die Eckdaten für die neue Stelle: …" says nothing of the job. */
import { lean } from '../lean.ts'
import { findPhrases, longestAt } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { blankOut, type Reading } from '../reading.ts'
import { namesPlace } from './place.ts'
import { TITLE_WORDS } from './title-words.ts'

const GREETING =
  /^\s*(?:[Hh]allo|[Ll]iebe[rs]?|[Gg]uten (?:[Tt]ag|[Mm]orgen)|[Ss]ervus|[Gg]r[üu]e?zi|[Mm]oin(?: [Mm]oin)?|[Ss]ehr geehrte[rs]?|[Hh]oi|[Bb]onjour|[Ss]alut|[Cc]oucou|[Hh]ola|[Bb]uenas(?: [Tt]ardes)?|[Bb]uenos [Dd][ií]as|[Cc]he|[Hh]i|(?=(?:Frau|Herr) \p{Lu}[\p{Ll}-]+,))(?:\s*(?:zusammen|allerseits|an alle|tout le monde|l'équipe|tous|a todos|equipo|equipa|(?:Frau|Herrn?|Damen|Kolleg\p{Ll}+|Team)(?:\s(?:und|Kolleg\p{Ll}+|Herren|Dr\.|Prof\.|Mag\.|\p{Lu}[\p{Ll}-]+)){0,3}|HR|\p{Lu}\p{Ll}+))?\s*(?:[,!.:-]+\s*|\n\s*|\s(?=(?:necesit|busc|wir |nous |on )))/u
/** "De: Iñaki. Asunto: …": who writes to whom. */
const MAIL_HEAD =
  /^\s*(?:(?:De|From|Von|Para|To|An|À|Cc)\s?:\s*[^.:;\n]{2,40}[.;\n]\s*)+(?:(?:Asunto|Objet|Subject|Betreff)\s?:\s*(?:(?:[Ff][Ww][Dd]?|[Rr][Ee]|[Ww][Gg]|[Aa][Ww]|[Tt][Rr]|[Rr][Vv])\s?:[^\n]*\n\s*|(?:[Rr]elevo|[Rr]emplacement|[Nn]achfolge|[Ss]ustituci[óo]n|(?:[Ss]tellen)?[Aa]nzeige|[Ii]nserat|[Aa]nnonce|[Aa]nuncio|[Oo]ferta|[Jj]ob ad)(?: (?:für|pour|de|para|for))?:?\s)?)?/u
/** Up to the colon it is still about the advertisement. */
export const ABOUT_THE_AD = lean(
  /^(?:(?:je|ich) (?:dicte|diktiere)|dicto|ich nochmal wegen|kurz (?:furs?|zur|zum)|(?:sie|ihr) (?:hatten?|hattet|wollten?|wolltet)|noch eine sache|hier|anbei|unten|zum diktat|diktat|voici|ci-dessous|pour (?:le |notre )?(?:site|annonce|linkedin|facebook)|va lo|aqui (?:van|va|tienes|te)|te paso|comme (?:vu|convenu|discute)|suite a|wie (?:(?:gerade|eben|vorhin|gestern|heute|schon|am telefon|telefonisch|per mail) )*(?:besprochen|vereinbart|abgemacht|angekundigt|telefonisch)|(?:(?:bitte|mal|kannst du|konntest du|konnen sie|konnten sie|schreib|mach|wir brauchen|ich brauche) )*(?:ein |eine |das |die |dieses )?(?:stellen)?(?:inserat|anzeige|ausschreibung) (?:machen|erstellen|schreiben|aufsetzen|schalten|aufgeben|fur|rausgeben)|(?:merci de |peux-tu |pouvez-vous )?(?:faire|rediger|passer|mettre) (?:une |l')annonce|(?:haz|hazme|prepara|redacta|monta)(?: un| el)? anuncio|annonce|anzeige|anuncio|oferta|como hablamos|lo que hablamos)(?![a-z])[^:.\n]{0,70}?(?::\s+|\n)/u,
)

const SEEKS =
  /(?<![a-z])(?:il (?:nous |me )?faut|on (?:cherche|recrute)|nous (?:cherchons|recherchons|recrutons)|wir (?:suchen|brauchen)|ich brauche|(?:necesitamos|buscamos|necesito|busco))(?![a-z])/u

/** "Viele Grüße, Petra Lang", "MfG Dr. Wetzel", "gez. Faller": who signs at the very end is no applicant's concern. */
const SIGNATURE =
  /(?:^|[\s.!?])(?:(?:(?:beste|viele|liebe|herzliche|sch[öo]ne|freundliche|mit freundlichen)n? )?gr(?:ü|ue)(?:ß|ss)e?n?|gru(?:ß|ss)|lg|vg|mfg|herzlich(?:st)?|hochachtungsvoll|bussi|merci|danke(?: dir| ihnen| euch)?(?: und gru(?:ß|ss))?|gez\.)(?: (?:aus|vom|von) (?:dem |der |den )?\p{L}+)?[,!.]?\s+(?:(?:hr|fr|dr|mag|ing)\. )*\p{L}[\p{L}.-]*(?:\s\p{L}[\p{L}.-]+){0,2}\s*$/iu

/** "Mit freundlichen Grüßen", "Herzlichen Dank!": whoever signs has left the name out. */
const CLOSING =
  /(?<=[.!?\n…]\s*)(?:(?:mit )?(?:beste[nr]?|viele[nr]?|liebe[nr]?|herzliche[nr]?|sch[öo]ne[nr]?|freundliche[nr]?|kollegiale[nr]?) (?:gr[üu](?:ß|ss)en?|dank)|mfg|lg|vg|danke(?: (?:sch[öo]n|dir|ihnen|euch|im voraus|vorab))?|vielen dank (?:im voraus|vorab))\s*[.,!]*\s*$/iu

/** "Buenas, Iñaki:", "Querida Pilar,", "Buenas tardes compañeros del Colegio,": who is greeted. */
const GREETED =
  /^\s*(?:[Hh]ola|[Bb]uenas(?: tardes| noches)?|[Bb]uenos d[ií]as|[Qq]uerid[oa]s?|[Ee]stimad[oa]s?|[Oo]ye|[Aa] ver|[Bb]onjour|[Bb]onsoir|[Ss]alut|[Cc]oucou|[Cc]h[eè]re?s?|[Mm]adame|[Mm]onsieur|[Mm]esdames)(?:,? [^,.:;!\n]{2,40})?[,.:!]\s*(?:\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*[,.:!\n]\s*)?/u
/** "Un abrazo, Jone", "Bien cordialement, le maire": how a letter ends, with whoever signs it. */
const SIGNED =
  /(?<=[.!?\n…\u0001][\s]*)(?:(?:un (?:abrazo|saludo|beso)|abrazos?|saludos?|besos?|bicos|muxu|petons|atentamente|cordialmente|gracias|gracies|mil gracias|merci(?: (?:d'avance|beaucoup|bien))?|(?:bien |tres )?cordialement|bien a (?:vous|toi)|a (?:bientot|plus|demain)|je t'embrasse|bises?|bisous?|biz|amities|belle journee|bonne journee|sinceres salutations|salutations|quedo (?:muy )?atent[oa]|quedamos atentos|(?:avec|con) (?:nos|mes|nuestros?|mis?) (?:vifs |sinceres )?(?:remerciements|agradecimientos?)(?: anticipes| anticipados?)?|(?:un |reciba un )?cordial saludo)(?: (?:y |et )?[a-z]{2,12}){0,3})(?:[ ]?[,.!\n-]+\s*[^.,;:\n\d@]{2,30}){0,2}[.!\s]*$/u

/** A first name alone behind the last stop. */
const NAME_AT_END = /(?<=[.!?\n…\u0001]\s*)(\p{Lu}\p{Ll}{2,11})[.!\s]*$/u

/** "Fwd: Hi Bisi, as agreed pls post for a …": what is said to a colleague before the matter comes. */
const ENGLISH_NOTE = lean(
  /^\s*(?=\S)(?:(?:[Ff]wd?|[Rr]e|FW|FWD|RE):\s*)*(?:(?:[Hh]i(?:ya)?|[Hh]ello|[Hh]ey|[Dd]ear|[Mm]orning|[Gg]ood (?:morning|afternoon))(?:(?: \p{Lu}\p{Ll}+(?=\s*[,!.:-])| team| all| there| folks))?[,!.:\s-]+)?(?:(?:[Aa]s (?:agreed|discussed|promised|requested)|[Pp]er our (?:call|chat)),?:?\s+)?(?:(?:(?:[Cc]an|[Cc]ould) (?:you|we) )?(?:[Pp]ls|[Pp]lz|[Pp]lease) (?:post|advertise|put up)(?: (?:an? |the |this )?(?:ad|advert|jd|job ad|posting|vacancy|one|this))?(?: asap)?(?:[.,:]\s*|\s+(?:for )?(?:an? |our |the )?))?(?:(?:[Cc]an|[Cc]ould) (?:you|we|u) (?:please |pls |quickly |just )?(?:get|put|do|write|make|draft|turn|sort|post|knock up)(?: me| us)? (?:(?:up|out|together) )?(?:an? |the |our )?(?:new |quick |short )?(?:job )?(?:ad|advert|advertisement|jd|posting|description)(?: (?:up|out|done|together|live))?(?: please| pls)?(?:[.,:?]\s*| for (?:an? |our |the |some )?))?/u,
)
/** "Morning Steve.", "Kia ora Pania,", "Hello lovelies,": who is greeted, and nothing else. */
const ENGLISH_GREETING =
  /^\s*(?:[Hh]i(?:ya)?|[Hh]ello|[Hh]ey|[Dd]ear|[Mm]orning|[Aa]fternoon|[Ee]vening|[Gg]ood (?:morning|afternoon|evening)|[Kk]ia ora|[Hh]abari|[Hh]ej|[Hh]oi|[Aa]hoy|[Aa]lright|[Gg]['’]?day|[Hh]owdy|[Nn]amaste|[Rr]ight|[Oo]k(?:ay)?)(?:,? (?:all|team|there|every(?:one|body)|folks|love(?:ly|lies|s)?|colleagues?|(?:\p{L}+ )?friends|mates?|son|(?:my )?darlings|both|again|(?:(?:Mr|Mrs|Ms|Dr|Father|Sister|Rev|Prof)\.? )?(?<name>\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)?))?\s*(?:[,.!:–-]+\s+|\n\s*)/u

/** "Morning Chef" names whom one seeks. */
function greetingIn(text: string): number {
  const match = ENGLISH_GREETING.exec(text)
  const noted = ENGLISH_NOTE.exec(text)?.[0].length ?? 0
  const name = match?.groups?.name?.toLowerCase()
  if (name && !/^\s*dear/i.test(text) && longestAt(TITLE_WORDS, name, 0)) return 0
  return noted > 0 ? noted : (match?.[0].length ?? 0)
}

/** "Thx, Ronke" at the very end. */
const ENGLISH_SIGNATURE =
  /(?<=[.!?\n]\s*)(?:[Tt]hx|[Tt]hanks(?: a lot| so much| in advance)?|[Tt]hank you|[Mm]any thanks|[Cc]heers|[Rr]egards|[Kk]ind regards|[Bb]est(?: wishes| regards)?|[Tt]a|[Yy]ours(?: ever| sincerely)?|[Dd]iolch|[Ss]l[aá]inte)[,.! \n-]+(?:(?:Capt|Dr|Mr|Mrs|Ms|Prof|Rev)\.? )?\p{Lu}(?:\p{Ll}+|\.)(?: \p{Lu}[\p{L}'’-]+)?[.!\s]*$/u

/** "Inserat Innendienst (aus dem Call mit Daniela, Stichworte)", "WG: Konstruktion": a first line that heads the notes, and names no job by itself. */
const HEADING =
  /^\s*(?:(?:[Ss]tellen)?(?:[Ii]nserat|[Aa]nzeige|[Aa]usschreibung)|[Jj]ob ?ad|[Aa]dvert|[Aa]nnonce|[Oo]ferta|[Aa]nuncio)[^\n]{0,40}\([^()\n]*(?:[Cc]all|[Tt]elefon|[Nn]otiz|[Nn]otes|[Ss]tichwort|[Ee]ntwurf|[Dd]raft|[Gg]espräch|[Dd]iktat|[Bb]rouillon|[Bb]orrador|[Nn]otas)[^()\n]*\)[ \t]*\n|^\s*(?:WG|AW|Fwd?|FWD?|RE|Re|TR|RV): ?[^\n]{2,60}\n(?=\s*\n|[ \t]*(?:[Hh]allo|[Hh]i|[Ll]iebe|[Gg]uten|[Bb]onjour|[Hh]ola|[Hh]ello))/u
const namesJob = (text: string): boolean => findPhrases(TITLE_WORDS, plain(text)).length > 0
function headingIn(text: string): number {
  const line = HEADING.exec(text)?.[0] ?? ''
  const isNeeded = /^\s*(?:WG|AW|Fw|FW|R|TR)/u.test(line) && namesJob(line) && !namesJob(text.slice(line.length))
  return isNeeded ? 0 : line.length
}

const isMatter = (greeted: string): boolean => /[\d(]/.test(greeted) || namesJob(greeted)

export function readOpening(reading: Reading): void {
  const headed = (MAIL_HEAD.exec(reading.open)?.[0].length ?? 0) || headingIn(reading.open)
  if (headed > 0) blankOut(reading, [[0, headed]])
  if (reading.language === 'en') {
    const written = greetingIn(reading.open.slice(headed)) + headed
    const signed = ENGLISH_SIGNATURE.exec(reading.text)
    blankOut(reading, [
      ...(written > headed ? [[headed, written] as const] : []),
      ...(signed ? [[signed.index, reading.text.length] as const] : []),
    ])
    return
  }
  if (reading.language === 'de') {
    const end = reading.text.length
    const signed = SIGNATURE.exec(reading.text.slice(Math.max(0, end - 70)))
    if (signed) blankOut(reading, [[Math.max(0, end - 70) + signed.index + 1, end]])
    const closing = CLOSING.exec(reading.text.slice(Math.max(0, end - 50)))
    if (closing) blankOut(reading, [[Math.max(0, end - 50) + closing.index, end]])
  }
  const matter = reading.open.slice(headed)
  const whoever = reading.language === 'de' ? '' : (GREETED.exec(matter)?.[0] ?? '')
  // "Hola, community manager a media jornada (20 h, mañanas)" greets nobody by name.
  const greeted = headed + Math.max(GREETING.exec(matter)?.[0].length ?? 0, isMatter(whoever) ? 0 : whoever.length)
  const tail = Math.max(0, reading.openPlain.length - 110)
  const signed = reading.language === 'de' ? null : SIGNED.exec(reading.openPlain.slice(tail))
  if (signed) blankOut(reading, [[tail + signed.index, reading.openPlain.length]])
  const about = ABOUT_THE_AD.exec(reading.openPlain.slice(greeted, greeted + 90))?.[0] ?? ''
  // "Hola Uxía, …" and "Antía" behind the last stop: who wrote it.
  const name = greeted > 0 && !signed ? NAME_AT_END.exec(reading.open.slice(tail)) : null
  if (name && !namesPlace(name[1]!)) blankOut(reading, [[tail + name.index, reading.open.length]])
  // "Comme vu au téléphone il nous faut quelqu'un au SAV à Nantes : …": what is sought, and where, is told there already.
  const sought = SEEKS.exec(about)
  const to = greeted + (sought ? sought.index : about.length)
  if (to > 0) blankOut(reading, [[0, to]])
}
