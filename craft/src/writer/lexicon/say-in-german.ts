/** Notes with figures in German, where the words around the figures are known. */
import { NOUNS } from './german-words.ts'

type Say = (thing: string) => string | null

const PER: Record<string, string> = {
  year: 'im Jahr',
  month: 'im Monat',
  week: 'in der Woche',
  day: 'am Tag',
}
const FORMS: [RegExp, (say: Say, ...groups: string[]) => string | null][] = [
  [
    /^(\d{1,2})\+? (?:years|yrs)(?:'|’)?(?: of)? experience(?: (?:in|with|of|as) (.+))?$/i,
    (say, years, what) => {
      const said = what ? say(what) : ''
      return said === null ? null : `${years} Jahre Erfahrung${said ? ` (${said})` : ''}`
    },
  ],
  [
    /^(\d{1,4}) (\p{L}[\p{L} ]*?) (?:an?|per|\/) ?(year|month|week|day)$/iu,
    (say, count, what, period) => {
      const said = say(what!)
      return said && `${count} ${said} ${PER[period!.toLowerCase()]}`
    },
  ],
  // "Trade fair organiser Messewerk": what it is stands ahead of the name.
  [
    /^(\p{Ll}[\p{Ll} -]*?) ((?:\p{Lu}[\p{L}’'-]+ ?){1,4})$/u,
    (say, what, name) => {
      const said = say(what!)
      return said && `${said} ${name}`
    },
  ],
]

let germanOf: Map<string, string> | null = null

/** The German nouns by their English names: those of one word only where they name one thing. */
function readGerman(): Map<string, string> {
  const found = new Map<string, string>()
  const doubtful = new Set<string>()
  const add = (english: string, german: string) => {
    if (found.has(english)) doubtful.add(english)
    else
      found.set(
        english,
        german.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
      )
  }
  for (const entry of NOUNS.trim().split(/\s*[|\n]\s*/)) {
    const at = entry.indexOf(' ')
    const [one = '', many] = entry.slice(0, at).split('/')
    const [said = '', saidMany] = entry
      .slice(at + 1)
      .toLowerCase()
      .split('/')
    add(said, one)
    if (many && one !== many) add(saidMany ?? (/(?:s|x|ch|sh)$/.test(said) ? `${said}es` : `${said}s`), many)
  }
  for (const english of doubtful) if (!english.includes(' ')) found.delete(english)
  return found
}

/** Null where a word is not known; `say` tells a thing by its German name. */
export function inGerman(text: string, say: Say): string | null {
  germanOf ??= readGerman()
  const noun = germanOf.get(text.toLowerCase().replaceAll('’', "'"))
  if (noun) return noun
  for (const [form, write] of FORMS) {
    const match = form.exec(text)
    const written = match && write(say, ...match.slice(1))
    if (written) return written
  }
  return null
}
