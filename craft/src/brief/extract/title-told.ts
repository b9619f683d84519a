/** What the brief itself says that the job is to be called: 'Call it "CNC Programmer (5-Axis Milling)"'. */
import type { Span } from '../facts.ts'
import { findPhrases } from '../match-phrases.ts'
import { matches, occurs } from '../matches.ts'
import { type Reading, record } from '../reading.ts'
import { seen } from './spot.ts'
import { familyOf, seniorityOf } from './title-level.ts'
import { printTitle } from './title-print.ts'
import { type Head, TITLE_WORDS } from './title-words.ts'

const SAYS = [
  'call (?:it|the (?:job|role|post|position)|this(?: one)?)(?: an?| the)?',
  '(?:(?:the|our|official|correct|job) )*title (?:should be|must be|has to be|needs to be|to be|to use|is|as)',
  '(?:advertise|post|list) (?:it|this) as(?: an?)?',
  '(?:nenn(?:t|en sie)?|schreib(?:t|en sie)?) (?:es|sie|das|die stelle|als titel)(?: bitte)?',
  '(?:der |die |unser )*(?:stellen)?(?:titel|bezeichnung)(?: der stelle)? (?:soll|muss|ist|lautet|bitte)',
  "(?:l'|le )?(?:intitule|titre)(?: du poste| de l'annonce| exact)*(?: est| sera| doit etre)?",
  'appel(?:le|ez|er)[ -](?:le|la|ca)',
  '(?:el )?titulo(?: del puesto| del anuncio)?(?: es| debe ser| sera)?',
  '(?:el puesto|la vacante) se llama|llama(?:lo|la|dlo|dla)|pon(?:le)? (?:de |como )?titulo',
]
/** In marks, so that no "call it a day" names a job. */
const TOLD = new RegExp(
  `(?<![a-z])(?:${SAYS.join('|')}) ?[:=]? ?"(?<title>[^"\\n]{3,70})"(?: hei(?:ss|ß)en| lauten| sein)?`,
  'gu',
)
const MAY_BE =
  /(?:call|title|advertise|post|list|nenn|schreib|titel|bezeichnung|intitule|titre|appel|titulo|llama)[^"\n]{0,40}"/u

/** Records the title that the brief asks for; the words of the request go with it. */
export function readToldTitle(reading: Reading): void {
  if (!occurs(MAY_BE, reading.plain)) return
  for (const { index, 0: whole, groups } of matches(TOLD, reading.plain)) {
    const from = index + whole.indexOf('"') + 1
    const span: Span = [from, from + groups!.title!.length]
    // 'call it "unlimited holiday"' names nothing that somebody is.
    const hit = findPhrases(TITLE_WORDS, groups!.title!)[0]
    if (!hit) continue
    const raw = reading.text.slice(...span)
    const known: Head = hit.found.find(({ language }) => language === reading.language) ?? hit.found[0]!
    record(reading, [
      {
        kind: 'title',
        ...seen(reading, span, 'high', true),
        text: raw,
        spans: [span, [index, index + whole.length]],
        title: printTitle(raw, '', known, known.language === 'en'),
        seniority: seniorityOf(reading, groups!.title!, span[1]),
        family: familyOf(reading, groups!.title!, known),
        headcount: null,
      },
    ])
    return
  }
}
