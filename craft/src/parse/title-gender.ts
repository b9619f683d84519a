/** A name of a job that is open to everybody, on the page and within a sentence. */
import type { Language } from '../sheet/sheet.ts'
import type { Cut } from './title-cut.ts'
import { endingsOf } from './title-forms.ts'
import { type Name, nameOf, type Word } from './title-print.ts'
import { type Head, wordsOf } from './title-words.ts'

/** As printed on the page: "Senior Care Assistant (nights)", "Elektriker (m/w/d) für Gebäudetechnik", "Auxiliar administrativo/a". */
export function printTitle(name: Name, cut: Cut, language: Language): string {
  const extra =
    cut.extra && !nameOf(name.words).toLowerCase().includes(cut.extra.toLowerCase().slice(0, 5))
      ? ` (${cut.extra})`
      : ''
  if (language === 'en')
    return nameOf(name.words) + (cut.genders && cut.genders.length > 3 ? ` (${cut.genders})` : '') + extra
  const words = openWords(name, language)
  const marked =
    name.words[name.head]?.head?.marked || /\p{L}[:*_·]\p{Ll}|\/-?(?:in|frau|a|r|e)(?!\p{L})/u.test(nameOf(words))
  const note = noteOf(cut, language, marked && !name.isBoth)
  if (!note) return nameOf(words)
  const end = language === 'de' ? noteAt(words, name.head) : words.length
  return `${nameOf(words.slice(0, end))} (${note})${nameOf(words.slice(end)) ? ` ${nameOf(words.slice(end)).replace(/^[,\s]+/, '')}` : ''}`
}

/** The note on genders: the brief's own, else what the language's adverts say where the word has no mark. */
function noteOf(cut: Cut, language: Language, isMarked: boolean | undefined): string | null {
  if (cut.genders) return language === 'fr' || language === 'es' ? cut.genders.toUpperCase() : cut.genders
  if (isMarked || language === 'es') return null
  return language === 'de' ? 'm/w/d' : 'H/F'
}

/** German puts the note behind the noun where a preposition follows: "Elektriker (m/w/d) für Gebäudetechnik". */
function noteAt(words: readonly Word[], head: number): number {
  const at = words.findIndex(
    ({ text }, i) => i > Math.max(0, head) && /^(?:für|im|in|mit|zur|zum|am|an|auf|bei|,|\()$/.test(text),
  )
  return at < 0 ? words.length : at
}

/** The noun and what agrees with it, in a form for everybody where that is certain. */
function openWords(name: Name, language: Language): Word[] {
  const { words, head: at } = name
  const head = words[at]?.head
  if (!head || (head.marked && !(language !== 'de' && isWrittenOut(words[at]!.text)) && language !== 'es')) return words
  if (language === 'de')
    return words.map((word, i) => (i === at ? { ...word, text: openGerman(word, head, name.isBoth) } : word))
  const open = words.map((word) => ({ ...word }))
  if (!head.known && !(language === 'es' && /(?:dor|tor|ero|ista|ólogo)$/.test(head.base))) return open
  const noun = open[at]!
  if (head.female || (head.marked && head.known)) noun.text = likeTyped(head.base, noun.text)
  const isInvariable =
    head.feminine === '=' || femaleOf(head, language) === null || femaleOf(head, language) === head.base
  for (const word of open.slice(at + 1)) {
    if (!/^\p{L}/u.test(word.text) || wordsOf('small', language).has(word.text.toLowerCase())) break
    const opened = openAdjective(word.text, language, head.female)
    if (opened === word.text && language === 'es' && !word.text.includes('/')) break
    word.text = opened
  }
  if (language === 'es' && !isInvariable && !noun.text.includes('/')) noun.text += '/a'
  else if (
    (name.isBoth || head.marked) &&
    language === 'fr' &&
    !isInvariable &&
    femaleOf(head, 'fr') === `${head.base}e`
  )
    noun.text += '(e)'
  return open
}

/** "coiffeuse/coiffeur": both nouns in full. */
const isWrittenOut = (text: string): boolean => /\/\p{L}{6}/u.test(text)

const likeTyped = (base: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? base.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : base

/** What a woman is called who does it; null where the word names anybody. */
function femaleOf({ base, feminine }: Head, language: Language): string | null {
  if (feminine === '=') return null
  if (feminine) return feminine
  const row = endingsOf('noun', language).find(({ ending }) => base.endsWith(ending))
  if (!row || row.feminine === '-' || row.feminine === row.ending) return null
  return base.slice(0, base.length - row.ending.length) + row.feminine
}

/** "Erzieherin" alone becomes "Erzieher/in", "Köchin" "Koch/Köchin"; a masculine stays, its note opens it. */
function openGerman({ text }: Word, head: Head, isBoth: boolean): string {
  if (!head.female && !isBoth) return text
  const base = head.female ? likeTyped(head.base, text) : text
  const female = femaleOf(head, 'de')
  if (!female) return text
  if (/mann$/.test(base)) return `${base}/-frau`
  return female === `${head.base}in` ? `${base}/in` : `${base}/${likeTyped(female, text)}`
}

/** "administrativo" behind "auxiliar" -> "administrativo/a"; "médicale" behind a noun for women -> "médical". */
function openAdjective(text: string, language: Language, isFemale: boolean): string {
  const lower = text.toLowerCase()
  if (endingsOf('kept', language).some(({ ending }) => ending.split('|').includes(lower)) || /\p{Lu}{2}|\//u.test(text))
    return text
  for (const { ending, feminine } of endingsOf('adjective', language)) {
    if (isFemale && lower.endsWith(feminine)) {
      const masculine = text.slice(0, text.length - feminine.length) + ending
      return language === 'es' ? `${masculine}/a` : masculine
    }
    if (language === 'es' && !isFemale && lower.endsWith(ending) && lower.length > ending.length + 1) return `${text}/a`
  }
  return text
}
