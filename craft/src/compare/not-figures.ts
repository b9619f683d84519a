/** Numbers that are no figures: parts of names, idioms, words of other meaning. `text` is plain, `typed` the same as it was typed. */
import type { Span } from '../brief/facts.ts'
import { BEHIND } from './figure-units.ts'

const PART_OF_A_NAME =
  /(?:analytics|iso|din|iec|bs|band|levels?|niveau|niveaux|grades|nivel|stufe|kategorie|categorie|grade|series|class|klasse|clase|stages?|ks|tier|section|§|title|eg|entgeltgruppe|lohngruppe|gruppe|grupo|groupe|group|echelon|coefficient|indice|article|art\.?|form|type|h1|bac\s?\+|line|phase|\.js|vue|angular|python|java|php|html|css|year|grade|jahrgang|stufe|permis|caces|microsoft|windows|ms|room|part|nvq|sage|stufe|version|web|industry|industrie|no\.|nr\.?|step|gate|schedule|osha|epa)[\s-]?$/u

/** "EN 13485" and "S 7" are names where they are capitals; in small letters they are words of French and Spanish. */
const CAPITALS_BEFORE = /(?<![\p{L}-])(?:EN|[A-Z])[\s-]?$/u

/** "SD 12", "TCP 4". */
const GRADE_BEFORE = /(?<![\p{L}.])[A-Z]{2,4}[\s-]$/u

/** "ISO 9001", "Level 3", "24/7", list numbers: part of a name or of the layout, not a figure. */
export function isName(text: string, typed: string, [from, to]: Span, source: boolean): boolean {
  const before = text.slice(Math.max(0, from - 18), from)
  const after = text.slice(to, to + 4)
  if (/^[.)]\s/.test(after) && /(?:^|\n)[\s*_#]*$/.test(before)) return true
  if (
    /^\s?% (?:remote|remoto|en remoto|online|a distanc|im homeoffice|presencial|on-?site|vor ort|sur site|teletravail|teletrabajo|homeoffice|home office)/u.test(
      text.slice(to, to + 20),
    ) &&
    /^100$/.test(text.slice(from, to))
  )
    return true
  if (/^\/7|^\(k\)|^k\)/.test(after) || (/^401/.test(text.slice(from, to)) && /k/.test(after))) return true
  if (
    /^[a-z]{2}/.test(after) &&
    !(source && !/^(?:st|nd|rd|th|er|re|eme|ste[nr]?|te[nr]?)(?![a-z])/.test(after)) &&
    !/^(?:er-[tgkm]|yrs?|hrs?|km|kg|mo|ish|min|sec|std|wk|day|tag|jah|ans|moi|sem|per|ppl|peo|fte|sta|cm|mm|ml|mt|lb|yo|wo(?![a-z]))/.test(
      after,
    )
  )
    return true
  if (/\p{L}{3}-$/u.test(before)) return true
  // "Civil 3D" has no days.
  if (/^D(?!\p{L})/u.test(typed.slice(to, to + 2))) return true
  if (/^100$/.test(text.slice(from, to)) && /(?:vollzeit|full[- ]?time|temps plein|completa) \($/u.test(before))
    return true
  if (
    /(?:grades?|levels?|stages?|klassen?|niveaux?|niveles) \d{1,2} ?(?:and|to|or|-|und|bis|et|y|a|&) ?$/u.test(before)
  )
    return true
  // "1010 Wien": where letters go.
  if (/^(?!19|20\d\d)\d{4,5}$/.test(text.slice(from, to)) && /^ \p{Lu}\p{Ll}/u.test(typed.slice(to, to + 3)))
    return true
  if (/office $/.test(before) && /^(?:365|20\d\d)$/.test(text.slice(from, to))) return true
  if (
    to - from < 5 &&
    !/\d ?-/.test(text.slice(from, to)) &&
    (CAPITALS_BEFORE.test(typed.slice(Math.max(0, from - 5), from)) ||
      (!source &&
        /^\d+$/.test(text.slice(from, to)) &&
        GRADE_BEFORE.test(typed.slice(Math.max(0, from - 6), from)) &&
        !BEHIND.some(([, unit]) => unit.test(text.slice(to, to + 30))))) &&
    !/^\s?(?:%|k(?![a-z])|€|£)/u.test(after)
  )
    return true
  return (
    (/\p{L}$/u.test(before) && !/(?:^|[\s\d])x$/.test(before)) ||
    (new RegExp(`(?<![A-Za-zÀ-ɏ])${PART_OF_A_NAME.source}`, 'u').test(before) &&
      !/^\s?(?:%|k(?![a-z])|€|£)/u.test(after) &&
      !BEHIND.some(([, unit]) => unit.test(text.slice(to, to + 30))))
  )
}

const ONE_AND_OTHER =
  /^ (?:day|tag|jour|dia)s?[^.;\n]{0,40}, (?:and )?(?:the|another|den|am|le|un|al|el|otro)? ?(?:next|other|another|nachsten|anderen|lendemain|autre|siguiente|otro)/u

/** "No two days are alike", "check twice", "les deux": words of number that count nothing. */
export function isIdiom(text: string, [from, to]: Span): boolean {
  const before = text.slice(Math.max(0, from - 10), from)
  const after = text.slice(to, to + 14)
  if (/^(?:twice|.+mal$)/.test(text.slice(from, to)))
    return !/^ (?:a|per|each|every|the|im|pro|jahrlich|wochentlich|monatlich)(?![a-z])/u.test(after)
  if (/^ (?:fois|veces|mal)(?![a-z])/.test(after))
    return !/^ (?:fois|veces|mal) (?:par|a la|al|por|pro|im)(?![a-z])/u.test(after)
  // How the first weeks go is a way to tell of the work, not a fact of it.
  if (/(?:first|ersten|premiers|premieres|primeros|primeras) $/.test(before))
    return /^ (?:weeks|months|days|wochen|monate|tage|mois|semaines|meses|semanas)/u.test(after)
  if (/^ sigma|^ quarters? of|^ (?:pas|pasos|steps?|schritte) (?:de|du|from|von)/.test(after)) return true
  // "One day in the workshop, the next out in a paddock".
  if (/^(?:one|ein|eine[nm]|un)$/.test(text.slice(from, to)) && ONE_AND_OTHER.test(text.slice(to, to + 60))) return true
  if (/^neuf$/.test(text.slice(from, to))) return /(?:regard|oeil|tout) $/u.test(before)
  return (
    /^(?:two|deux|zwei|dos)$/.test(text.slice(from, to)) && /(?:no|keine|no hay|les|the|ces|between) $/u.test(before)
  )
}

/** "You may choose", "sept compagnons": words that are months as well. */
export function isOtherWord(match: RegExpMatchArray, text: string, typed: string): boolean {
  const word = match[0].trim()
  if (word === 'may') return typed[match.index!] === 'm'
  if (word !== 'sept') return false
  const before = text.slice(Math.max(0, match.index! - 5), match.index!)
  return (
    /(?:sur|de|a|les|ces) $/.test(before) || /^\s+\p{L}/u.test(text.slice(match.index! + match[0].trimEnd().length))
  )
}
