/** Whom one reports to, whom one leads, how large the team is: told in one of the few forms it has, else nothing. */
import { type Manner, sayTo } from './forms.ts'
import type { Doc } from './found.ts'
import { is, type Lexeme, readWords, skip, textAt, type Words } from './lex.ts'
import { ownAt } from './own-words.ts'

export interface TeamFound {
  /** How many people one leads. */
  leads?: number
  size?: number
  reportsTo?: string
  /** As sentences without the last stop. */
  text: string
}

const MOST_WORDS = 8
const MOST_PEOPLE = 500
const INITIAL = /^(?:\p{Lu}|Dr|Mr|Mrs|Ms|Fr|Hr|Sr|Sra|Prof|Mag|Ing|Lic)$/u
const NAMES = ['word', 'role', 'fill', '-', '(', ')', '/', '.', "'"]

/**
 * @param said the words about the team
 * @param manner how the reader is spoken to; without it the post is spoken of
 * @returns null where the words say more than the grammar knows
 */
export function parseTeam(said: string, doc: Doc, manner: Manner = null): TeamFound | null {
  const found: Omit<TeamFound, 'text'> = {}
  const sentences: string[] = []
  const tell = (key: string, ...parts: (string | number)[]) =>
    sentences.push(sayTo(manner, key, doc.language, ...parts))
  for (const clause of clausesOf(readWords(said, doc, 'team', 'turns'))) {
    const { list } = clause
    const lead = skip(clause, 0, 'fill')
    let at = is(clause, lead, 'reports', 'leads', 'team') ? lead + 1 : 0
    while (at > 0 && /^[:=–-]$/.test(textAt(clause, at))) at++
    if (is(clause, lead, 'reports')) {
      const cue = textAt(clause, at - 1)
      const start = doc.language === 'de' || doc.language === 'es' ? at : skip(clause, at, 'fill')
      if (!isNamed({ ...clause, list: list.slice(start) })) return null
      found.reportsTo = ownAt(clause, start, list.length)
      const the = /^the$/i.test(textAt(clause, start - 1)) || isRole({ ...clause, list: list.slice(start) })
      tell('reports', `${the && doc.language === 'en' ? 'the ' : ''}${found.reportsTo}`, prepOf(cue, doc))
    } else if (is(clause, lead, 'leads') && is(clause, at, 'number')) {
      const more = list.slice(at + 1).some(({ kind }) => ['number', 'reports', 'leads'].includes(kind))
      if (more || list.length - at > MOST_WORDS) return null
      found.leads = list[at]!.number!
      tell('leads', ownAt(clause, at, list.length))
    } else {
      const size = sizeOf(clause, is(clause, lead, 'team') ? at : null)
      if (size === null) return null
      found.size = size
      tell('team-size', size)
    }
  }
  return sentences.length === 0 ? null : { ...found, text: sentences.join('. ') }
}

/** "Reports to Dr Pask; team of 6" are two, "the manager, Dr Pask" is one. */
function clausesOf(words: Words): Words[] {
  const clauses: Lexeme[][] = [[]]
  for (const [at, { kind, value }] of words.list.entries()) {
    const begins = value === ',' && is(words, at + 1, 'reports', 'leads', 'team')
    const initial = value === '.' && INITIAL.test(textAt(words, at - 1))
    if (kind === 'stop' && !initial && (begins || !/[,:]/.test(value))) clauses.push([])
    else clauses.at(-1)!.push(words.list[at]!)
  }
  const isJoint = ({ kind, value }: Lexeme) => kind === '-' || kind === 'and' || value === ',' || value === ':'
  return clauses.flatMap((clause) => {
    const from = clause.findIndex((one) => !isJoint(one))
    return from < 0 ? [] : [{ ...words, list: clause.slice(from, clause.findLastIndex((one) => !isJoint(one)) + 1) }]
  })
}

/** Names, roles and what ties them; a verb would be another sentence. */
function isNamed({ list, doc }: Words): boolean {
  if (list.length === 0 || list.length > MOST_WORDS) return false
  // Behind a comma German may name the person, else it goes on with something new.
  const more = (at: number) => list[at]!.value === ',' && !/^(?:Herrn?|Frau|Dr|Fr|Hr)$/.test(list[at + 1]?.text ?? '')
  return list.every(
    ({ kind, value, text }, at) =>
      (NAMES.includes(kind) || value === ',' || value === '.' || /^(?:of|de|for|von)$/.test(text)) &&
      !(doc.language === 'de' && more(at)),
  )
}

/** "Head of Web", "Headteacher", but "shift foreman Gus". */
function isRole(named: Words): boolean {
  const end = named.list.findIndex(({ value, kind }) => value === ',' || kind === '(')
  return (
    is(named, (end < 0 ? named.list.length : end) - 1, 'role') || (is(named, 0, 'role') && textAt(named, 1) === 'of')
  )
}

/** "rattaché au directeur", "depende del jefe": the article is in the preposition. */
function prepOf(cue: string, { language }: Doc): string {
  if (language === 'fr') return /(?:au|du)$/i.test(cue) ? 'au' : 'à'
  return /(?:al|del)$/i.test(cue) ? 'del' : 'de'
}

/** "team of 7", "a 7-person team", "7 people"; `behind`: behind the word for the team. */
function sizeOf(clause: Words, behind: number | null): number | null {
  const at = skip(clause, behind ?? 0, 'fill', 'approx')
  const count = clause.list[at]
  if (count?.kind !== 'number' || count.number! > MOST_PEOPLE) return null
  const named = is(clause, at + 1, 'people', 'person')
  if (!named && behind === null) return null
  return clause.list.length === at + (named ? 2 : 1) ? count.number : null
}
