/** What surrounds what was written: stamps and speakers of a chat, heads and quote marks of a mail. */
import { applyEdits, type Edit, rewrite, type Traced } from './traced.ts'

const TIME = String.raw`\d{1,2}(?:[:.]| ?h ?)\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?`
const DAY = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,? `
const NAME = String.raw`\p{L}[\p{L}.'-]{0,20}(?: \p{L}[\p{L}.'-]{0,20}){0,2}`
/** "[10:42] Priya: ", "12/03/26, 10:42 - Priya: ", "mardi 20:17 - Aïcha : ", "Priya Shah  9:12 AM" on a line of its own. */
const STAMP = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:(?:\\[(?:${DAY})?${TIME}\\]|${DAY}${TIME}) ?[-–]? ?(?:${NAME} ?: ?)?` +
    `|\\p{L}{2,10} ${TIME} ?[-–] ?${NAME} ?: ?` +
    `|${NAME},? {1,2}[\\[(]?${TIME}[\\])]?(?:: ?|[ \\t]*(?=\\n)))`,
  'gu',
)
const SPEAKER = /(?<=^|\n)[ \t]*(\p{L}[\p{L}.'-]{0,20}(?: \p{Lu}[\p{L}.'-]{0,20})?) ?: ?(?=\S)/gu
const QUOTE_MARK = /(?<=^|\n)(?:[ \t]*>)+ ?/g
const HEAD_CUE =
  "From|To|Cc|Bcc|Sent|Date|Reply-To|Von|An|Gesendet|Datum|De|À|A|Envoyé|Date d'envoi|Para|Enviado|Fecha|CC|Remitente"
const HEAD = new RegExp(`(?<=^|\\n)[ \\t]*(?:${HEAD_CUE}) ?: [^\\n]*(?:\\n|$)`, 'g')
const SUBJECT =
  /(?<=^|\n)[ \t]*(?:Subject|Betreff|Objet|Asunto)[ \t]?:[ \t]*(?:(?:re|fwd?|aw|wg|tr|rv)[ \t]?:[ \t]*){0,4}/gi
const PASSED_ON =
  /(?<=^|\n)[ \t]*(?:-{2,}[^\n-]{4,40}-{2,}|[^\n]{5,80}(?:wrote|schrieb|a écrit|escribió)[^\n]{0,60}:)[ \t]*(?=\n|$)/gi

export function withoutMessageMarks(typed: Traced): Traced {
  const quoted = (typed.text.match(/(?<=^|\n)[ \t]*>/g)?.length ?? 0) > 1 ? rewrite(typed, QUOTE_MARK, () => '') : typed
  const mail = rewrite(applyEdits(quoted, headsOf(quoted.text)), PASSED_ON, () => '')
  return applyEdits(mail, stampsOf(mail.text))
}

/** A head has two lines of its kind, or one and a subject; of the subject the words stay. */
function headsOf(text: string): Edit[] {
  const heads = [...text.matchAll(HEAD)].map(({ index, 0: line }) => ({
    from: index,
    to: index + line.length,
    text: '',
  }))
  const subjects = [...text.matchAll(SUBJECT)].map(({ index, 0: cue }) => ({
    from: index,
    to: index + cue.length,
    text: '',
  }))
  if (heads.length + subjects.length < 2) return subjects
  return [...heads, ...subjects].sort((a, b) => a.from - b.from)
}

function stampsOf(text: string): Edit[] {
  const stamps = [...text.matchAll(STAMP)].map(({ index, 0: stamp }) => ({
    from: index,
    to: index + stamp.length,
    text: '',
  }))
  return stamps.length > 1 ? stamps : speakersOf(text)
}

/** "Noor: …", "me: …": whoever talks by turns speaks again; a form names each of its fields but once. */
function speakersOf(text: string): Edit[] {
  const found = [...text.matchAll(SPEAKER)]
  const turns = new Map<string, number>()
  for (const [, who] of found) turns.set(who!, (turns.get(who!) ?? 0) + 1)
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const talks = turns.size > 1 && turns.size <= 4 && found.length >= turns.size * 2 && found.length >= lines * 0.6
  return talks ? found.map(({ index, 0: mark }) => ({ from: index, to: index + mark.length, text: '' })) : []
}
