/** The lexicon of title nouns with their inflected and gendered forms, compiled once. */
import { distance } from 'fastest-levenshtein'
import { HEADS } from '../data/titles.ts'
import type { Family, Language } from '../facts.ts'
import { compilePhrases, type Phrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'

export interface Head {
  /** The form to print. */
  name: string
  family: Family
  language: Language
  /** It names a job only together with a word before it. */
  needsMore: boolean
  /** It was typed as a plural. */
  plural: boolean
}

function* inflect(form: string, language: Language): Generator<readonly [string, boolean]> {
  yield [form, false]
  if (language === 'en') {
    if (/[^s]$/.test(form))
      yield [
        /(?:s|x|ch|sh)$/.test(form) ? `${form}es` : /[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`,
        true,
      ]
    if (/man$/.test(form)) yield [`${form.slice(0, -2)}en`, true]
    return
  }
  if (language === 'de') {
    for (const ending of ['in', '/in', '/-in', ':in', '*in', '_in', '(in)', 'In']) yield [form + ending, false]
    for (const ending of ['innen', '/innen', ':innen', '*innen', '/-innen']) yield [form + ending, true]
    if (/e$/.test(form)) {
      yield [`${form}r`, false]
      yield [`${form}/r`, false]
      yield [`${form}:r`, false]
      yield [`${form}n`, true]
      for (const ending of ['in', '/in', ':in']) yield [form.slice(0, -1) + ending, false]
    }
    if (/er$/.test(form)) yield [`${form}n`, true]
    if (/kraft$/.test(form)) {
      yield [form.replace(/kraft$/, 'kräfte'), true]
      yield [form.replace(/kraft$/, 'kräften'), true]
    }
    if (/mann$/.test(form)) yield [form.replace(/mann$/, 'frau'), false]
    if (/(?:ist|ent|at|or|ant|eur|oge|ur)$/.test(form)) yield [`${form}en`, true]
    if (/eur$|ant$|ent$/.test(form)) yield [`${form}e`, true]
    if (/[äöü]/i.test(form))
      yield [
        form
          .replace(/ä/g, 'ae')
          .replace(/ö/g, 'oe')
          .replace(/ü/g, 'ue')
          .replace(/Ä/g, 'Ae')
          .replace(/Ö/g, 'Oe')
          .replace(/Ü/g, 'Ue'),
        false,
      ]
    if (/-/.test(form)) yield [form.replaceAll('-', ''), false]
    return
  }
  const [noun, ...rest] = form.split(' ')
  const tail = rest.length ? ` ${rest.join(' ')}` : ''
  const first = rest[0] ?? ''
  const bends = language === 'fr' ? /(?:if|el|ier|al|ique|é|eur|ant)$/.test(first) : /o$/.test(first)
  const behind = rest.length > 1 ? ` ${rest.slice(1).join(' ')}` : ''
  const inflected = language === 'fr' ? french : spanish
  // An adjective bends the way its noun does: "technicien·ne commercial·e", never "technicien·ne commercial/e".
  const adjectives = bends ? new Map([...inflected(first)].map(([written]) => [markOf(first, written), written])) : null
  for (const [written, plural] of inflected(noun!)) {
    yield [written + tail, plural]
    const adjective = adjectives?.get(markOf(noun!, written))
    if (adjective && adjective !== first) yield [`${written} ${adjective}${behind}`, plural]
    if (adjectives?.has('feminine') && markOf(noun!, written) !== '')
      yield [`${written} ${adjectives.get('feminine')}${behind}`, plural]
  }
}

/** How a form differs from its base: a written mark ("(e)", "/a", "·e") or the feminine. */
function markOf(base: string, written: string): string {
  if (written === base) return ''
  const mark = /[(/·.@-].*$/.exec(written)?.[0]
  return mark ?? (/s$/.test(written) ? 'plural' : 'feminine')
}

function* french(noun: string): Generator<readonly [string, boolean]> {
  const feminine = noun
    .replace(/teur$/, 'trice')
    .replace(/(?<!t|i)eur$/, 'euse')
    .replace(/ier$/, 'ière')
    .replace(/ien$/, 'ienne')
    .replace(/if$/, 'ive')
    .replace(/(?<=é|t|d)$/, 'e')
  yield [noun, false]
  if (feminine !== noun) {
    yield [feminine, false]
    yield [`${noun}/${feminine}`, false]
    yield [`${noun}/euse`, false]
    yield [`${noun}/trice`, false]
    yield [`${noun}·trice`, false]
    yield [`${noun}·euse`, false]
    yield [`${noun}(trice)`, false]
    yield [`${noun}(euse)`, false]
    if (/eur$/.test(noun)) {
      yield [`${noun}(se)`, false]
      yield [`${noun}/se`, false]
      yield [`${noun}·se`, false]
    }
    yield [`${feminine}s`, true]
  }
  for (const ending of ['(e)', '/e', '·e', '.e', '(ne)', '/ne', '·ne', '(ère)', '/ère', '·ère', '/ière'])
    yield [noun + ending, false]
  yield [`${noun}e`, false]
  yield [`${noun}s`, true]
  yield [`${noun}(e)s`, true]
  yield [`${noun}·e·s`, true]
}

function* spanish(noun: string): Generator<readonly [string, boolean]> {
  yield [noun, false]
  yield [`${noun}s`, true]
  if (/o$/.test(noun)) {
    yield [`${noun.slice(0, -1)}a`, false]
    for (const ending of ['/a', '(a)', '@', '-a']) yield [noun + ending, false]
    yield [`${noun.slice(0, -1)}@`, false]
    yield [`${noun.slice(0, -1)}as`, true]
    for (const ending of ['os/as', 'os/-as', '@s']) yield [noun.slice(0, -1) + ending, true]
  } else if (/or$|ín$|és$/.test(noun)) {
    yield [`${noun}a`, false]
    for (const ending of ['/a', '(a)', '@']) yield [noun + ending, false]
    yield [`${noun}es`, true]
    yield [`${noun}es/as`, true]
    yield [`${noun}as`, true]
  } else if (/e$/.test(noun)) {
    yield [`${noun.slice(0, -1)}a`, false]
    yield [`${noun}/a`, false]
    yield [`${noun.slice(0, -1)}e/a`, false]
  } else if (/(?:l|n)$/.test(noun)) yield [`${noun}es`, true]
}

function* entries(): Generator<readonly [string, Head]> {
  for (const [language, families] of Object.entries(HEADS) as [Language, Partial<Record<Family, string>>][])
    for (const [family, list] of Object.entries(families) as [Family, string][])
      for (const entry of list.split('|')) {
        const [form, name] = entry.replace('+', '').split('=')
        const head = { name: name ?? form!, family, language, needsMore: entry.includes('+') }
        for (const [written, plural] of inflect(form!, language)) yield [written, { ...head, plural }]
      }
}

export const TITLE_WORDS: Phrases<Head> = compilePhrases(entries())

const SINGLE_WORDS: [string, Head][] = []
for (const [language, families] of Object.entries(HEADS) as [Language, Partial<Record<Family, string>>][])
  for (const [family, list] of Object.entries(families) as [Family, string][])
    for (const entry of list.split('|')) {
      const [form, name] = entry.replace('+', '').split('=')
      if (!/[ +-]/.test(form!) && form!.length >= 5)
        SINGLE_WORDS.push([
          plain(form!),
          { name: name ?? form!, family, language, needsMore: entry.includes('+'), plural: false },
        ])
    }

/** Words of daily use that lie one slip away from a title. */
const NOT_SLIPS =
  /^(?:interna|interno|externa|externo|asesoria|gestoria|consultoria|auditoria|ingenieria|panaderia|cafeteria|carpinteria|direccion|practice|nursery|bakery|backerei|tischlerei|schreinerei|metzgerei|gartnerei|druckerei|boulangerie|menuiserie|plomberie|coiffure|peluqueria|medical|dentists?|florists?|worked|working|works|driven|drivers?|teaches|paint|point|printer|market|marked|builder|river|after|later|server|serve|serves|cooks|clear|office|offices|sales|leader|leaders|lead|ready|trained|trainers|clean|cleans|cleaning|training|design|designs|managed|manages|manage|coach|couch|great|agency|agents|direct|directly|export|expert|owned|tests|tested|tasting|chair|charge|charger|hotel|house|nursery|nurses|nursing|assist|assists|carers|career|careers|store|stores|bakery|broker|maker|makers|older|order|orders|seller|sellers|writer|writing|plants|planned|plans|banker|poster|posters|partners|partner|party|porters|tutors|vendors|rental|person|personal|persons|special|lettres|enseigne|chauffage|conseil|produit|projet|client|clients|projekt|pfleger|schicht|leiten|fahren|lehren|kochen|macher|planen|helfen|laden|lager|comer|cocina|tienda|barrio|banco|equipo|media|madrid|medio|metro|agenda|agente|director|gestion|comercio|tecnica|tecnicas|obrero)$/

/** A typing slip in a title word: one letter in five to seven, two from eight on. */
export function findSlip(word: string): Head | null {
  if (word.length < 5 || NOT_SLIPS.test(word) || /(?:ly|keeper|ness|lich|mente)$/.test(word)) return null
  const allowed = word.length >= 9 ? 2 : 1
  let best: Head | null = null
  let least = allowed + 1
  for (const [form, head] of SINGLE_WORDS) {
    if (Math.abs(form.length - word.length) > allowed || form[0] !== word[0]) continue
    const far = distance(form, word)
    if (far < least && far > 0) {
      least = far
      best = head
    }
  }
  return best
}
