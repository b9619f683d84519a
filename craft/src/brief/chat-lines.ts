/** "[10:42] Priya: can you get the ad out?": a copied chat, of which only what is said tells of the post. */
import { type Edit, editsOf } from './rewrite.ts'
import { requestedPost } from './talk-english.ts'

const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AaPp][Mm])?`
const DAY = String.raw`\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,? `
const WHO = String.raw`(?!(?:From|Until|At|Start|Schicht|Shift|Hours)(?!\p{L}))\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)?`
/** "Sat 10:30" on a line of its own is when the shop opens. */
const NO_DAY = String.raw`(?!(?:Mon(?:days?)?|Tue(?:s(?:days?)?)?|Wed(?:nesdays?)?|Thu(?:rs?(?:days?)?)?|Fri(?:days?)?|Sat(?:urdays?)?|Sun(?:days?)?|Mo(?:ntags?)?|Di(?:enstags?)?|Mi(?:ttwochs?)?|Do(?:nnerstags?)?|Fr(?:eitags?)?|Sa(?:mstags?)?|So(?:nntags?)?|Lun(?:di|es)?|Mar(?:di|tes)?|Mer(?:credi)?|Mié(?:rcoles)?|Jeu(?:di)?|Jue(?:ves)?|Ven(?:dredi)?|Vie(?:rnes)?|Samedi|Sáb(?:ado)?|Dim(?:anche)?|Dom(?:ingo)?)(?!\p{L}))`
/** When and by whom a line was sent: "[10:42] Priya: ", "12/03/26, 10:42 - Priya: ", "Priya 9:12: ", "Priya Shah  9:12 AM" on a line of its own. */
const STAMP = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:(?:\\[(?:${DAY})?${TIME}\\]|${DAY}${TIME}) ?[-–]? ?(?:\\p{L}[\\p{L} .'-]{0,24}: ?)?|${WHO},? {1,2}[\\[(]?${TIME}[\\])]?: ?|${NO_DAY}${WHO},? {1,2}[\\[(]?${TIME}[\\])]?[ \\t]*(?=\\n))`,
  'gu',
)
/** "[fwd from Slack]", "copied from Teams:". */
const HEADING =
  /(?<=^|\n)[ \t]*[[(]?(?:fwd|forwarded|forward|copied|pasted|copy|chat|thread|export(?:ed)?|weitergeleitet|kopiert|transféré|copié|reenviado|copiado)(?:ed)?(?: (?:from|out of|of|aus|von|de|du|del))?(?: (?:the|our|a|dem|der))? ?(?:slack|teams|whats ?app|signal|chat|google chat|discord|messenger|thread|e-?mail)?(?: (?:chat|thread|channel|message)s?)?[\])]?:?[ \t]*(?=\n)/giu
/** The name that a stamp begins with. */
const BY_NAME = /^[ \t]*\p{L}[\p{L}.' -]*(?=,? {1,2}[[(]?\d)/u
const LEAST = 2
/** Words that only keep a chat going. */
const TALK =
  /^(?:(?:can|could) (?:you|u) (?:get|put|post|do|write|send)|(?:machst|schreibst|stellst|setzt) du|(?:tu fais|tu mets)|(?:haces|me haces|pones))(?= )[^?\n]{0,60}\?[ \t]*|^(?:(?:tu peux|tu pourrais|peux-tu|vous pouvez|(?:me )?puedes|podr[ií]as|kannst du|k[oö]nntest du)(?: (?:me|mir))? (?:faire|mettre|[ée]crire|publier|hacer|poner|escribir|publicar|colgar|das |die |eine? ))[^?\n]{0,60}\?[ \t]*|^(?:(?:oui|ja|yes|ok|okay|s[ií]|claro|vale|sure)[,.!]? )?(?:donne|vas-y|dis(?:-moi)?|je t'[ée]coute|dime|cu[eé]ntame|dale|schie(?:ß|ss) los|leg los|erz[aä]hl|go (?:on|ahead)|fire away|shoot|tell me)[ .!]*(?=\n|$)|^(?:ja,? )?(?:klar|sicher|gern(?:e)?|mach ich|bien sûr|claro)(?:,? (?:was genau|was brauchst du|schie(?:ß|ss) los|leg los|what exactly|qué exactamente))?[.!?]*[ \t]*(?=\n|$)|^(?:yes|yeah|yep|ok|okay|right|sure|ja|oui|si|sí|claro|vale|genau|exactly)[,.!]? (?=\S)|^(?:[^?\n]{1,24}\?+[ \t]*){1,3}(?=\n|$)|^(?:ok(?:ay)?|yes|yep|yeah|sure|right|thanks|ta|cool|great|ja|oui|sí|vale|[$€£¤?]{1,4})[.!]?[ \t]*(?=\n|$)/iu

/** "Experience?", all that a line asks. */
const ASKED = /^(?<thing>[^?\n:]{3,23}?) ?\?+[ \t]*$/u
/** "Not needed, …" says nothing without what was asked; a bare "no" stands behind a colon. */
const ANSWERS_NO =
  /^(?:(?<bare>(?:non|no|nope|nein|none|aucune?|ning[uú]n[oa])(?=[,.!]|$))|(?:pas|non|no|not|nicht|keine?|aucune?|ning[uú]na?)(?!\p{L}))/iu

/** "> 8pm to 8am": what a mail programme puts ahead of each line that is passed on. */
const PASSED_ON = /(?<=^|\n)[ \t]*>+ ?(?=\S)/gu
/** "Forwarded from Majella (DON):", "Begin forwarded message:". */
const FORWARDED =
  /(?<=^|\n)[ \t]*(?:-{2,} ?)?(?:(?:begin )?forwarded (?:message|mail)?(?: ?(?:from|by)[^\n:]{2,40})?|weitergeleitete nachricht|message transf[ée]r[ée]|mensaje reenviado)(?: ?-{2,}| ?:)?[ \t]*(?=\n)/giu

/** "Fwd: from Ramesh - need a dispatcher": who passes it on. */
const PASSED_ON_BY =
  /^\s*(?:fwd?|fw|forwarded|weitergeleitet|transf[ée]r[ée]|reenviado)\s?:? ?(?:from|by|von|de|par) \p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|sir|madam|ji|bhai))? ?[-–:,] ?/giu
/** "> shift?" and below it the answer: what is asked names what is told. */
const QUOTED_QUESTION = /(?<=^|\n)[ \t]*>+ ?(?<thing>[^?\n:]{2,23}?) ?\?+[ \t]*\n(?=[ \t]*[^>\s])/gu
/** "> rest": a bare word that is quoted asks as well. */
const QUOTED_WORD =
  /(?<=^|\n)[ \t]*>+ ?(?:rest|anything else|other|sonstiges|noch was|autres|otros)[ \t?]*\n(?=[ \t]*[^>\s])/giu
const quotedQuestions = (text: string): Edit[] => {
  const asked = editsOf(text, QUOTED_QUESTION, ({ groups }) => `${groups!.thing}: `)
  return asked.length < LEAST ? [] : [...asked, ...editsOf(text, QUOTED_WORD, () => '')]
}

/** "#touring": the channel that a chat was copied from. */
const CHANNEL = /^\s*#\p{L}[\p{L}\d-]*[ \t]*(?=\n)/gu
/** "Pay: £15": a field of a form, that nobody is called by. */
const NO_SPEAKER =
  '(?!(?:Duties|Tasks|Pay|Salary|Hours|Shifts?|Days?|Start|Place|Where|Who|What|When|Team|Role|Job|Title|Benefits?|Perks|Skills|Languages?|Must|Nice|Note|Contact|Apply|Aufgaben|Lohn|Gehalt|Ort|Zeiten|Stunden|Dienst|Schicht|Beginn|Titel|Kontakt|Missions?|Salaire|Lieu|Horaires?|Poste|Profil|Avantages|Tareas|Sueldo|Salario|Lugar|Horario|Puesto|Perfil|Contacto) ?:)'
/** "Noor: rehearsals from 17 Aug": who speaks, where nothing says when. */
const SPEAKER = new RegExp(
  `(?<=^|\\n)[ \\t]*${NO_DAY}${NO_SPEAKER}(?<who>\\p{Lu}\\p{Ll}+|[Mm]e|[Ii]ch|[Mm]oi|[Yy]o): ?(?=\\S)`,
  'gu',
)
const LEAST_LINES = 4
const MOST_SPEAKERS = 4
/** The marks of those who speak by turns; a form names each of its fields but once. */
function speakers(text: string): Edit[] {
  const lines = [...text.matchAll(SPEAKER)].map(({ groups }) => groups!.who!)
  const names = new Set(lines)
  return lines.length >= LEAST_LINES && names.size > 1 && names.size <= MOST_SPEAKERS && lines.length >= names.size * 2
    ? editsOf(text, SPEAKER, () => '')
    : []
}
/** "25 kg line?" and "no, drop that": neither is told. */
const DROPPED =
  /^(?:no|nope|nah|nein|non),? (?:drop|leave|forget|skip|scrap|cut|lose) (?:that|it)(?: one| out| line)?[,.;]? ?/iu

/** "[9:12] … [9:13] …" on one line: each stamp begins a line of its own. */
const STAMP_WITHIN = /(?<=\S) \[\d{1,2}[:.]\d{2}\] ?(?=\S)/gu
const stampsWithin = (text: string): Edit[] => {
  const within = editsOf(text, STAMP_WITHIN, () => '\n')
  return within.length < LEAST ? [] : [...editsOf(text, /^\s*\[\d{1,2}[:.]\d{2}\] ?/gu, () => ''), ...within]
}

/** Edits that leave out the stamps of a chat, the questions between, and the marks of a mail that is passed on. */
export function chatLines(text: string): Edit[] {
  const within = stampsWithin(text)
  if (within.length > 0) return within
  const asked = quotedQuestions(text)
  const marks = editsOf(text, PASSED_ON, () => '').filter(
    ({ from }) => !asked.some((question) => question.from <= from && from < question.to),
  )
  return [
    ...asked,
    ...(marks.length < LEAST ? [] : marks),
    ...editsOf(text, FORWARDED, () => ''),
    ...editsOf(text, PASSED_ON_BY, () => ''),
    ...stampsIn(text),
  ]
}

function stampsIn(text: string): Edit[] {
  const found = editsOf(text, STAMP, () => '')
  const named = found.map(({ from, to }) => BY_NAME.exec(text.slice(from, to))?.[0])
  const speaksAgain = named.some((name, index) => name !== undefined && named.indexOf(name) < index)
  // "Early 7:00: open up", "Late 14:00: cash up": whoever chats speaks again.
  const stamped = found.filter((_, index) => speaksAgain || named[index] === undefined)
  const stamps = stamped.length < LEAST ? speakers(text) : stamped
  if (stamps.length < LEAST) return []
  const lineAt = (at: number): string => text.slice(at).split('\n', 1)[0]!
  let answered = -1
  const taken = stamps.flatMap(({ from, to }, index): Edit[] => {
    if (index === answered) return []
    const line = lineAt(to)
    const next = stamps[index + 1]
    const asked = next ? ASKED.exec(line) : null
    const dropped = asked && DROPPED.exec(lineAt(next!.to))
    if (dropped) {
      answered = index + 1
      return [{ from, to: next!.to + dropped[0].length, text: '' }]
    }
    const no = asked && ANSWERS_NO.exec(lineAt(next!.to))
    // What is asked and denied stays together.
    if (no) {
      answered = index + 1
      return [{ from, to: next!.to, text: `${asked.groups!.thing}${no.groups!.bare ? ':' : ''} ` }]
    }
    const spoken = TALK.exec(line)?.[0].length ?? 0
    const whole = requestedPost(line)
    const post = whole ?? requestedPost(line.slice(0, spoken))
    const talk = whole ? line.length : spoken
    // "The analyst ad" and further on "L2 analyst": the later one says more.
    const isNamedBelow =
      post !== null &&
      text
        .slice(to + line.length)
        .toLowerCase()
        .includes(post.toLowerCase())
    return [
      { from, to: to + talk, text: post && !isNamedBelow ? `Role: ${post}.${talk < line.length ? ' ' : ''}` : '' },
    ]
  })
  return [...editsOf(text, HEADING, () => ''), ...editsOf(text, CHANNEL, () => ''), ...taken]
}
