/** Whom one writes to or calls. */
import type { Contact } from '../sheet/sheet.ts'
import type { Found } from './found.ts'
import { is, type Lexeme, saidAt, spanOf, textAt, type Words } from './lex.ts'

const ADDRESSES = ['email', 'url', 'phone', 'handle']
const MOST_NAME = 4
const NAME_FOLLOWS = /^(?:for|por|demander|demandez|ask|contact|chez)$/i

export const isAddress = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined && ADDRESSES.includes(lexeme.kind)

/** The first of each: name, e-mail, phone, web address. */
export function contactIn(words: Words): Found<Contact> | null {
  const first = (kind: string) => words.list.find((lexeme) => lexeme.kind === kind)
  const [email, phone, url] = [first('email'), first('phone'), first('url')]
  const name = nameIn(words)
  const parts = [name, email, phone, url].filter((one) => one != null)
  if (parts.length === 0) return null
  const value: Contact = {
    ...(name && { name: name.value }),
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    ...(url && { url: url.value }),
  }
  const [from, to] = [Math.min(...parts.map((one) => one.from)), Math.max(...parts.map((one) => one.to))]
  return { from, to, text: parts.map((one) => one.value).join(', '), value, sure: true }
}

/** Behind the words with a capital from `at` on, ahead of an address; null where there are none. */
export function nameEnd(words: Words, at: number): number | null {
  let end = at
  while (is(words, end, 'title') || isCapital(words, end) || (end > at && words.list[end]?.value === '.')) end++
  if (end === at || end - at > MOST_NAME) return null
  const next = [',', ':'].includes(words.list[end]?.value ?? '') ? end + 1 : end
  return isAddress(words.list[next]) ? end : null
}

const isCapital = (words: Words, at: number): boolean => is(words, at, 'word') && /^\p{Lu}/u.test(textAt(words, at))

const STREET = /^(?:street|st|road|rd|lane|avenue|ave|drive|highway|hwy|blvd|boulevard|square|yard|park)$/i

/** Words with a capital behind a title, "to", a verb of calling, or ahead of an address. */
function nameIn(words: Words): { value: string; from: number; to: number } | null {
  for (const [at, { kind, text }] of words.list.entries()) {
    const leads =
      words.doc.language !== 'de' &&
      (is(words, at - 1, 'call', 'to', 'verb', 'title') || NAME_FOLLOWS.test(textAt(words, at - 1)))
    const free = !is(words, at - 1, 'of', 'prep', 'fill', 'to')
    const starts = kind === 'word' && /^\p{Lu}(?:\p{Ll}|$)/u.test(text)
    if (kind !== 'title' && !(starts && (leads || (free && nameEnd(words, at) !== null)))) continue
    let end = at
    while (end - at <= MOST_NAME && isOfName(words, end, at)) end++
    // "Main Street" is no person, and "Mrs Agar's gone" nobody to ask.
    if (STREET.test(textAt(words, end - 1)) || /^['’]s/.test(words.said.slice(words.list[end - 1]?.to ?? 0))) continue
    // "to Coors Blvd yard" is no person.
    if (end === at || (kind === 'title' ? end === at + 1 : is(words, end, 'word'))) continue
    return { value: saidAt(words, at, end), ...spanOf(words, at, end) }
  }
  return null
}

/** "Dr", "Jean", "-", "Luc", "P", ".". */
const isOfName = (words: Words, at: number, from: number): boolean =>
  is(words, at, 'title') ||
  isCapital(words, at) ||
  (words.list[at]?.value === '.' && /^\p{Lu}$/u.test(textAt(words, at - 1))) ||
  (is(words, at, '-') && words.list[at]!.glued && at > from)
