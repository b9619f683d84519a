/** A clause about applying as a sentence for applicants. */
import { trimmed } from './apply-words.ts'
import { isAddress, nameEnd } from './contact.ts'
import { datePartAt } from './dates.ts'
import { pointAt } from './day.ts'
import { formOf, type Manner, say, sayTo } from './forms.ts'
import type { Doc } from './found.ts'
import { is, textAt, type Words } from './lex.ts'
import { ownWords } from './own-words.ts'

/** @returns null where the clause speaks to a colleague */
export function printClause(whole: Words, manner: Manner): string | null {
  const { language } = whole.doc
  const clause = withoutLabel(forApplicants(whole))
  const { list } = clause
  const [first] = list
  if (!first) return null
  const tell = (key: string, ...parts: string[]) => sayTo(manner, key, language, ...parts)
  if (first.kind === 'noagency' || first.kind === 'nodoc') return first.value
  if (first.kind === 'role' && first.value === 'interview') return printInterview(clause)
  if (first.kind === 'doc') return printPapers(clause, tell)
  if (first.kind === 'apply') return tell(isAddress(list[1]) ? 'apply-to' : 'apply-thus', printWords(clause, 1))
  if (first.kind === 'online') {
    const at = list.findIndex(({ kind }) => kind === 'url')
    if (at > 0) return tell('online', printWords(clause, at))
  }
  // "to Ruth Penhale by 11 December, ruth@…"
  const acts = language === 'de' && /^\p{Ll}+en$/u.test(list.at(-1)!.text)
  if (first.kind === 'to' && TO_WHOM.test(first.text) && list[1] && !acts) {
    const words = printWords(clause, 0)
    return tell('apply-thus', words[0]!.toLowerCase() + words.slice(1))
  }
  const name = nameEnd(clause, 0) ?? 0
  const target = list[name]?.value === ',' ? name + 1 : name
  if (isAddress(list[target])) {
    const who = name > 0 ? printWords(clause, 0, name) : null
    const where = printWords(clause, target)
    const phones = list.every((one) => !isAddress(one) || one.kind === 'phone')
    if (phones)
      return inCountry(
        who === null ? tell('call', where) : tell('call-name', dative(who, clause.doc), where),
        clause.doc,
      )
    if (who !== null) return tell('write-name', who, where)
    return tell(is(clause, target, 'url') ? 'apply-at' : 'apply-to', where)
  }
  if (list.some(({ kind }) => kind === 'self')) return printAddresses(clause, tell)
  const due = is(clause, 0, 'role', 'prep') ? dayAt(clause, 0) : null
  if (due) return joined(tell('apply-by', due.text), printWords(clause, due.end), list[due.end]?.value === ',')
  return first.kind === 'call' ? printCall(clause, tell) : asSentence(clause)
}

/** "In the office" may begin anything. */
const TO_WHOM = /^(?:to|via|through|an|über|bei|per|à|auprès|a|vía|por)(?![\p{L}])/iu

type Tell = (key: string, ...parts: string[]) => string

const capital = (sentence: string): string => sentence[0]!.toLocaleUpperCase() + sentence.slice(1)

/** "Anruf bei Herrn Maier" */
const dative = (name: string, { language }: Doc): string =>
  language === 'de' ? name.replace(/^Herr(?= )/, 'Herrn') : name

const joined = (sentence: string, rest: string, comma = false): string =>
  rest === '' ? sentence : `${sentence}${comma ? ',' : ''}${/^[,;]/.test(rest) ? '' : ' '}${rest}`

/** Spanish "que llamen al …" does without its first word. */
function asSentence(clause: Words): string | null {
  const words = printWords(clause, 0)
  return words === '' ? null : capital(clause.doc.language === 'es' ? words.replace(/^que /i, '') : words)
}

/** "CV to me, jobs@…", "ring us on …": applicants need not know who "me" is. */
function forApplicants(whole: Words): Words {
  const list = whole.list.filter(
    ({ kind }, at) => kind !== 'drop' && !(kind === 'me' && (at === 0 || is(whole, at - 1, 'verb', 'call'))),
  )
  return trimmed({ ...whole, list })
}

/** "Contact: Mo, mo@…", "Apply Jo 07700 900188", "Bewerbung: Lena, lena@…". */
function withoutLabel(clause: Words): Words {
  const { list } = clause
  const colon = [':', ','].includes(list[1]?.value ?? '')
  const labels = is(clause, 0, 'label') && (colon || is(clause, 1, 'verb', 'call') || isAddress(list[1]))
  const isRow = is(clause, 0, 'word') && list[1]?.value === ':' && list[1].glued
  const row = isRow && !isAddress(list[2]) && !is(clause, 2, ...DATED)
  const bare = row || labels || (is(clause, 0, 'label') && nameEnd(clause, 1) !== null)
  const rest = bare ? trimmed({ ...clause, list: list.slice(1) }) : clause
  const paper = is(rest, 0, 'doc') && rest.list[0]!.printed === 'f' && rest.list[1]?.value === ':'
  return paper ? trimmed({ ...rest, list: rest.list.slice(2) }) : rest
}

/** Of a remark, where it says an address, that address. */
function printAddresses({ list, doc }: Words, tell: Tell): string | null {
  const found = list.find(({ kind }) => kind === 'email' || kind === 'phone')
  if (!found) return null
  return found.kind === 'phone' ? inCountry(tell('call', found.value), doc) : tell('apply-to', found.value)
}

function printCall(clause: Words, tell: Tell): string | null {
  const list = clause.list[1]?.value === ':' ? clause.list.toSpliced(1, 1) : clause.list
  const call = { ...clause, list }
  const end = clause.doc.language === 'de' ? nameEnd(call, 1) : null
  if (end !== null)
    return tell(
      'call-name',
      dative(printWords(call, 1, end), clause.doc),
      printWords(call, list[end]!.value === ',' ? end + 1 : end),
    )
  return is(call, 1, 'phone') ? inCountry(tell('call', printWords(call, 1)), clause.doc) : asSentence(call)
}

/** Americans call somebody at a number, the British ring them on it. */
const inCountry = (sentence: string, { language, locale }: Doc): string =>
  language !== 'en' || locale === 'en-GB' || locale === 'en-IE'
    ? sentence
    : sentence.replace(/^Ring /, 'Call ').replace(/ on (?=[\d+(])/, isAmerican(locale) ? ' at ' : ' on ')

const isAmerican = (locale: Doc['locale']): boolean => locale === 'en-US' || locale === 'en-CA'

/** Behind papers these make another sentence: "CVs are not needed", "CV or ring". */
const GOES_ON = new RegExp(
  "^(?:not|goe?s?|enough|considered|refused|accepted|needed|required|is|are|will|should|works?|then|first|later|or|['’]|laufen|" +
    'genügt|reich(?:t|en)|suffi\\w*|bastan?|sichtet|gehen|richten|direkt|bitte|nur|ausschließlich|schriftlich|vertraulich|directamente)$',
  'i',
)
/** "CV and letter to jobs@…", "Bewerbungen mit Lebenslauf an …". */
function printPapers(clause: Words, tell: Tell): string {
  const { list, doc } = clause
  const { language } = doc
  const papers: string[] = []
  let at = 0
  for (; list[at]; at++) {
    const { kind, value, text, printed = 'f' } = list[at]!
    const plain = language === 'en' || language === 'de' || /\b(?:c\.?v|lm)/i.test(text)
    if (kind === 'doc') papers.push(tell(`own-${printed}`, plain ? value : text.toLowerCase()))
    else if (!is(clause, at + 1, 'doc') || !(kind === 'and' || ['+', '/', ','].includes(text))) break
  }
  const next = list[at]
  // "Bewerbungen sind … zu richten" is a sentence already, and a form from somewhere is to be fetched.
  const goesOn = next !== undefined && GOES_ON.test(next.text)
  const whole =
    (next?.kind === 'fill' && !is(clause, at + 1, 'to', 'prep')) ||
    (language === 'fr' && next?.value === 'à' && /^\p{Ll}+(?:er|re|oir)$/u.test(textAt(clause, at + 1)))
  if (next?.value === 'from' || next?.value === 'no' || goesOn || whole) return capital(printWords(clause, 0))
  const last = papers.pop()!
  const send = capital(tell('send', papers.length > 0 ? say('and', language, papers.join(', '), last) : last))
  if (!next) return send
  const to = `${formOf('to', language)} `
  const sign = [',', ':'].includes(next.value)
  const target = sign ? at + 1 : at
  if (isAddress(list[target])) return `${send} ${to}${printWords(clause, target)}`
  if (next.value === ',') return `${send}, ${printWords(clause, at + 1)}`
  const arrow = next.kind === 'to' && !/\p{L}/u.test(next.text)
  return `${send} ${arrow ? to : ''}${printWords(clause, arrow ? at + 1 : at)}`
}

/** "Interviews are on 13 and 14 in Hereford". */
function printInterview(clause: Words): string {
  const { language } = clause.doc
  const read = datePartAt(clause, 0, 'interview')
  if (read?.element.role === 'interview')
    return joined(say('interviews', language, read.element.text), printWords(clause, read.end))
  const rest = printWords(clause, clause.list[1]?.value === ':' ? 2 : 1)
  const when = /^\d/.test(rest) ? `${formOf('on', language)} ${rest}` : rest
  const told = language === 'en' && /^(?:on|in|by|at|from|the week)/.test(when)
  return told ? say('interviews', language, when) : capital(printWords(clause, 0))
}

/** The words of a clause with addresses and days as they are printed. */
function printWords(whole: Words, start: number, end = whole.list.length): string {
  const clause = { ...whole, list: whole.list.slice(start, end) }
  const { said, list, doc } = clause
  let text = ''
  let at = list[0]?.from ?? 0
  const add = (words: string, glued: boolean) => {
    text += text === '' || glued || /^[,;:.)]/.test(words) ? words : ` ${words}`
  }
  const isGlued = (from: number) => from > 0 && !/[\s→>=]/.test(said[from - 1]!)
  const flush = (to: number) => {
    const raw = said.slice(at, to)
    const own = ownWords(raw, doc)
    if (own !== '') add(/^\s*,/.test(raw) ? `, ${own}` : own, isGlued(at + raw.length - raw.trimStart().length))
    if (text !== '') text += /[,:](?=\s*$)/.exec(raw)?.[0] ?? ''
    at = to
  }
  for (let i = 0; i < list.length; i++) {
    const { kind, value, text: word, from, to } = list[i]!
    const last = list[i - 1]
    if (last && at <= last.to && said.slice(last.to, from).trim() !== '') {
      // Something was taken out here: "CV to me, jobs@…".
      flush(last.to)
      at = from
    }
    const day = dayAt(clause, i)
    const called =
      kind === 'word' &&
      (last?.kind === 'call' || /^te?xt$/i.test(last?.text ?? '')) &&
      doc.language !== 'de' &&
      (!list[i + 1] || isAddress(list[i + 1]) || is(clause, i + 1, 'to', 'stop')) &&
      !/\p{Lu}/u.test(said)
    if (isAddress(list[i])) {
      flush(from)
      const tie = tieAhead(clause, i)
      if (tie !== null) add(tie, isGlued(from))
      add(value, isGlued(from))
      at = to
    } else if (called || (kind === 'doc' && /^cv$/i.test(word))) {
      flush(from)
      add(called ? capital(word) : value, isGlued(from))
      at = to
    } else if (day) {
      flush(from)
      add(day.text, false)
      i = day.end - 1
      at = list[i]!.to
    }
  }
  flush(Math.max(at, list.at(-1)?.to ?? at))
  return text
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/,+/g, ',')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
}

/** "Text LIFT to 417-…", "Ring Dan on 07700 …": the word that is missing between the name and the number. */
function tieAhead(clause: Words, at: number): string | null {
  const { list, doc } = clause
  const bare = is(clause, at, 'phone') && is(clause, at - 1, 'word', 'title') && !list[at - 1]!.glued
  if (!bare || !/^\p{L}/u.test(textAt(clause, at - 1))) return null
  const keyword = /^\p{Lu}+$/u.test(textAt(clause, at - 1))
  if (keyword && list.some(({ text }) => /^(?:text|txt|sms)$/i.test(text))) return 'to'
  if (doc.language === 'de') return null
  return isAmerican(doc.locale) ? 'at' : formOf('on', doc.language)
}

const DATED = ['prep', 'day', 'month', 'number', 'ordinal', 'role']

/** A day with a month, printed as the language does. */
function dayAt(clause: Words, at: number): { text: string; end: number } | null {
  const { kind, value } = clause.list[at]!
  if (!DATED.includes(kind) || (kind === 'role' && value !== 'deadline')) return null
  if (kind === 'role' || (kind === 'prep' && ['by', 'before', 'until'].includes(value))) {
    const read = datePartAt(clause, at, 'deadline')
    return read?.element.value.date ? { text: read.element.text, end: read.end } : null
  }
  const point = kind === 'prep' ? null : pointAt(clause, at)
  return point?.iso && point.unit === 'day' ? point : null
}
