/** Notes with figures in German, where the words around the figures are known. */

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

/** Null where a word is not known; `say` tells a thing by its German name. */
export function inGerman(text: string, say: Say): string | null {
  for (const [form, write] of FORMS) {
    const match = form.exec(text)
    const written = match && write(say, ...match.slice(1))
    if (written) return written
  }
  return null
}
