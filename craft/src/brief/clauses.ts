/** Cuts a brief into sentences, and sentences into the parts that commas set off. */

import type { Span } from './facts.ts'
import { lean } from './lean.ts'
import { IS_OFF, WAS_ON } from './on-and-off.ts'

export interface Part {
  from: number
  to: number
  /** Index of the sentence that it belongs to. */
  sentence: number
}

export interface Clauses {
  sentences: Span[]
  parts: Part[]
}

const ABBREVIATION = lean(
  /(?:^|[^A-Za-zÀ-ɏ])(?:dir|mgr|asst|approx|mo|mos|std|stdn|p\.a|e\.g|i\.e|z\.b|u\.a|d\.h|o\.a|ca|min|max|mind|nr|no|st|inkl|incl|exkl|excl|etc|exp|yrs?|hrs?|mtl|bzw|ggf|evtl|fr|hr|hrn|sr|jr|mr|mrs|ms|dr|dra|arq|mtro|prof|dipl|ing|fa|gr|staatl|kat|vs|dept|reqd|pref|sep|sept|jan|feb|feb|mar|apr|jun|jul|aug|oct|okt|nov|dec|dez|tel|env|aprox|resp|bspw|zzgl|gegr|geg|bj|vgl|abt|tägl|jährl|monatl|mgl|techn|dir|kaufm|med|mio|mrd|hptbf|einschl|ausschl|gew|bzgl|allg|versch|entspr|erforderl|geb|máx|mín|admón|tfno|aprox|pers|niv|mens|trim|dép|réf|appr|qual|dep|nego|neg|lic|cial|sra|col|av|pl|pfr|sem|mag|abgeschl|abs|art|gesch|zus|inkl|ausb|einarb|vork|kenntn|vorh|vorauss|wuenschensw|wünschensw|brt|verk|eig|vorber|rep|feierabd|unbefr|befr|fachl|pers|leitg|führg|betr|sachb|mitarb|örtl|landw|handw|wöchentl|kirchl|städt|öff|zw|kl|std|mon|urspr|voraussichtl|schriftl|regelm|selbst|gepr|anerk|vorg|kfm|stv|sc|nat|rer|phil|oec|iur|habil|medizin|pädag|päd|heilpäd|sozialpäd|sonderpäd|ev|evang|kath|ökum|hauswirtschaftl|wissensch|elektr|mech|jur|psych|therap|pfleg|ärztl|gem|alleinst|engl|frz|österr|vollst|unterl|bew|beschäft)$|(?:^|[\s(.])[A-Za-zÀ-ɏ]$/iu,
)
const ORDINAL_FOLLOWS =
  /^\s+(?:kilometer|bezirk|ordnung|ssw|inbegriffen|enthalten|examen|jahr|berufsjahr|gehalt|staatsexamen|bürgermeister|samstag|sonntag|freitag|montag|we(?![a-zä'’]| (?:are|have|need|want|work|offer|make|look|use|will|can|also|do|run|pay|sell|provide|were|had|build|hire|serve)(?![a-z]))|gehälter|monat|arbeitstag|werktag|urlaubswoche|ferienwoche|person|obergeschoss|og(?![a-z])|klasse|wochenende|quartal|tag|woche|stock|lehrjahr|(?:jan(?:uar)?|jän(?:ner)?|feb(?:ruar)?|mär(?:z)?|mar|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sep(?:t(?:ember)?)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?![a-zä])|line|ebene|klasse|generation|gen(?![a-z]))/i

/** "Aux. de transporte", "assurances coll., mens.": these shorten a word where it goes on in small letters. */
const SHORT_BEFORE_SMALL =
  /(?:^|[^A-Za-zÀ-ɏ])(?:aux|coll|mens|ass|bco|compl|incl|gte|dir|resp|prest|dto|dcto|desc|t[ée]c|gral|adm|s[áa]b|lun|mi[ée]|jue|vie|cert)$/iu
/** "Mtra. Ruiz", "esq. Juárez": these shorten a word whatever follows. */
const SHORT_BEFORE_ANY = lean(
  /(?:^|[^A-Za-zÀ-ɏ])(?:mkt|mtr[ao]|hnos|cía|sto|sta|gte|bd|urb|esq|prov|pol|avda|ctra|ld[ao]|vet|ntra)$/iu,
)

/** "- Must: Docker - Nice: fintech": a label begins a statement of its own. */
const LABEL_FOLLOWS =
  /^- (?:must|nice|plus|bonus|process|team|start|benefits?|tasks?|muss|kann|prozess|aufgaben|profil|missions?|proceso|equipo|requisitos)[\w -]{0,10}:\s/i

const BEHIND_HOURS =
  /^\s+(?:\d|(?!(?:pro|die|der|den|dem|in|im|je|und|oder|bis|ab|auf|mit|bei|an|am|als|für|fuer|wochen|woche|w(?:ö|oe)ch|tägl|täglich|monat|vollzeit|teilzeit|gleit|verteil|flexib|von|nach|zu|zum|zur|an|arbeit|umfang|auch|vorhanden|nötig|erforderlich|reich|zwingend|pflicht|möglich|kurs)(?![a-zß-ÿ]))[a-zß-ÿ]{3,})/

/** A full stop ends a sentence unless it abbreviates, numbers or belongs to a number. */
function endsSentence(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 16)
  if (after && !/^[\s"')\]]/.test(after)) return false
  const before = text.slice(Math.max(0, at - 10), at)
  // "$24.50/hr. ~55 tickets a day".
  if (/\/ ?(?:hr|hour|yr|wk|mo|day)$/i.test(before) && /^\s+(?:[~\d]|\p{L}{3})/u.test(after)) return true
  // "3 yrs. no people mgmt".
  if (
    /\d\+? ?(?:yrs?|hrs?|mths?|wks?)$/i.test(before) &&
    /^\s+(?:no|not|must|need|any|some|ideally) /.test(text.slice(at + 1, at + 12))
  )
    return true
  // "45 std. fester lkw", "40 Std. 30 Tage Urlaub": something else begins.
  if (/\d ?stdn?$/i.test(before) && BEHIND_HOURS.test(after)) return true
  // "6 nos. sales executives".
  if (/(?:^|\s)\d{1,3} nos$/i.test(before)) return false
  if (SHORT_BEFORE_ANY.test(before)) return false
  if (SHORT_BEFORE_SMALL.test(before) && /^[a-zß-ÿ]/.test(after.trimStart())) return false
  if (/(?:^|[^\dA-Za-z])\d{1,2}$/.test(before) && ORDINAL_FOLLOWS.test(after)) return false
  if (!ABBREVIATION.test(before)) return true
  if (
    /(?:^|\s)(?:max|min)$/i.test(before) &&
    /^\s(?!(?:en|de|dans|sur|comme|como|con|avec|in|of|as|with) )/.test(after) &&
    /\d[^.,;\n]{2,40}$/.test(text.slice(Math.max(0, at - 44), at - 4))
  )
    return true

  if (
    /(?:series|serie|class|klasse|clase|permis|permiso|carnet|carn[eé]|licencia|fuhrerschein|führerschein|type|level|team|stufe|gruppe|kategorie)\s[a-z]$/i.test(
      text.slice(Math.max(0, at - 16), at),
    )
  )
    return true
  // "by 14 Feb. Queries: …", "visa no. 4 interviews": a label begins, or a count of steps.
  if (/^\s+\p{Lu}\p{L}+(?: \p{L}+)?:\s/u.test(text.slice(at + 1, at + 32)) && !/(?:^|\s)\p{L}$/u.test(before))
    return true
  // "Estación a 5 min. Incorporación …": what is counted is said.
  if (/\d ?min$/i.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(after)) return true
  // "30 h/sem. 16.800 €": the measure is said.
  if (/\/ ?sem$/i.test(before) && /^\s+(?:\d|\p{Lu}\p{Ll})/u.test(after)) return true
  // "28 alumnos por curso aprox. sueldo según escala": only a figure goes on.
  if (/\saprox$/i.test(before) && /^\s+\p{L}{3}/u.test(after)) return true
  // "Carrera no. 4 vendedores a cargo": a denial, and no number.
  if (
    /(?:carrera|experiencia|estudios|idiomas|coche|carnet|festivos|domingos|findes) no$/i.test(
      text.slice(Math.max(0, at - 16), at),
    )
  )
    return true
  // "On call? no. 28 days": an answer, and no number.
  if (/\? ?no$/i.test(before)) return true
  if (
    /\sno$/i.test(before) &&
    /^\s+(?:\d\s(?:interviews?|rounds?|stages?|steps?|ans|años|mois|meses|jours|días|dias)|\p{Lu}\p{Ll}{3})/iu.test(
      after,
    )
  )
    return true
  // "last day to apply 8 Jan. hiring manager …": what follows a month is its year, or another matter.
  if (/\d (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)$/i.test(before) && /^\s+\p{L}{2}/u.test(after))
    return true
  // "90 seasonal from Sept. Work permits …": a month that begins no date ends what is said.
  if (
    /(?:from|until|till|in|by|since|ab|bis|seit|im) (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)$/i.test(
      text.slice(Math.max(0, at - 12), at),
    ) &&
    /^\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text.slice(at + 1, at + 24))
  )
    return true
  // "Das zeigen wir dir. Schwindelfrei …": only a director is abbreviated.
  if (/\sdir$/.test(before) && /^\s+\p{Lu}/u.test(after)) return true
  if (/\d ?h$/.test(before) && /^\s+[\p{Lu}$¤£]/u.test(after)) return true
  if (/(?:last|this|next|per|a|the) (?:yr|wk|mo)$/.test(before) && /^\s+(?:[a-z]{3}|\d)/.test(after)) return true
  // "6 kids 4-9 yrs. non driver fine": what is counted is said; "2 yrs. exp" goes on.
  if (
    /\d ?yrs?$/.test(before) &&
    /^\s+(?!exp|in |of |as |with |post|plus|or |and |min|req|ess|pref|a |similar|relevant|on |at |for |[a-z]+ing |old|contract|fixed|ftc|[a-z]+ exp)[a-z]{3}/.test(
      after,
    )
  )
    return true
  // "engineering mgr. 23 days' leave": what is counted begins anew.
  if (/\smgr$/.test(before) && /^\s+(?:\p{Lu}|\d)/u.test(after)) return true
  // "12 mo. class A experience" goes on; elsewhere the month ends what is said of it.
  if (/\smos?$/.test(before) && !/^\s+(?:of|exp|class|min|contract|cover|trial|[a-z]+ exp)/u.test(after)) return true
  if (/(?:exp|yrs?|hrs?|dept|reqd|pref|etc|env|tel)$/.test(before) && /^\s+\p{Lu}/u.test(after)) return true
  // "5 yrs exp. 6 fairs a year": a figure begins the next matter.
  if (/\sexp$/i.test(before) && /^\s+\d+ (?!years?|yrs?|months?|mths?|\+)[a-z]{3}/i.test(after)) return true
  // "6 months class 1 exp. pension 5%": in notes without capitals the next matter begins small.
  if (
    /\sexp$/.test(before) &&
    /^\s+(?!in |with |of |as |on |and |or |at |req|pref|need|ess|is |would |not |plus|min|level|a |preferred|gern|von|im |als |mit )[a-z]{4}/u.test(
      after,
    )
  )
    return true
  if (
    /\d ?(?:yrs?|years?)(?: \p{L}+)? exp$/u.test(text.slice(Math.max(0, at - 24), at)) &&
    /^\s+\d+ [a-z]{3}/u.test(after) &&
    !/^\s+\d+\+? (?:y(?:ea)?rs?|months?)/u.test(after)
  )
    return true
  // "C of E. No supply agencies": a letter that ends a name, and a sentence that begins.
  if (/(?:^|\s)of \p{Lu}$/u.test(before) && /^\s+\p{Lu}/u.test(after)) return true
  // "+ % sur le CA. Formation …": capitals abbreviate nothing that a full stop would mark.
  if (/(?:^|\s)[A-ZÄÖÜ]{2,5}$/u.test(before) && /^\s+\p{Lu}\p{L}/u.test(after)) return true
  // "jobs@theiere.fr. Entretien …": an address ends in no abbreviation.
  if (/[\p{L}\d-]\.[a-z]{2,4}$/u.test(before) && /^\s+\p{Lu}/u.test(after) && !/(?:^|[\s(])\p{L}\.\p{L}$/u.test(before))
    return true
  return /^\s*\n|^\s*$/.test(after)
}

/** "Sr PM / perm / Dublin 2 / hybrid / €88k / …": so many strokes part notes, and no choices. */
const MOST_CHOICES = 7
/** "Käse zum Mitarbeiterpreis :) unbefristet": a smile ends what is said. */
const SMILE = /[:;]-?\)(?:\s|$)/u
/** "Officer | Yarrabin WA | 38h | …": so many bars part notes as well. */
const MOST_COLUMNS = 4

function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  const close = (to: number, next: number) => {
    let start = from
    let end = to
    while (start < end && /[\s•*·▪◦✱✔✓➤►~>]/.test(text[start]!)) start++
    if (
      /^(?:-|\d{1,2}[.)])\s/.test(text.slice(start, start + 4)) &&
      (start === 0 || text.slice(from, start).includes('\n') || text[from - 1] === '\n')
    )
      start += text.slice(start).match(/^(?:-|\d{1,2}[.)])\s+/)![0].length
    while (end > start && /\s/.test(text[end - 1]!)) end--
    if (end > start) spans.push([start, end])
    from = next
  }
  const parts = text.split(' / ').length > MOST_CHOICES
  const bars = text.split(' | ').length > MOST_COLUMNS
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '\n' || letter === ';' || letter === '•' || letter === '▪') close(at, at + 1)
    else if (letter === '/' && parts && text[at - 1] === ' ' && text[at + 1] === ' ') close(at, at + 1)
    else if (letter === '|' && bars && text[at - 1] === ' ' && text[at + 1] === ' ') close(at, at + 1)
    else if (letter === '!' || letter === '?') {
      if (/^\s|^$/.test(text.slice(at + 1, at + 2))) close(at + 1, at + 1)
    } else if (letter === '.' && endsSentence(text, at)) close(at + 1, at + 1)
    else if (letter === ')' && SMILE.test(text.slice(at - 2, at + 2)))
      close(text[at - 1] === '-' ? at - 2 : at - 1, at + 1)
    else if (letter === '-' && text[at - 1] === ' ' && LABEL_FOLLOWS.test(text.slice(at, at + 26))) close(at, at + 1)
  }
  close(text.length, text.length)
  return spans
}

/** "Ein Vorstand, der mitdenkt": the verb at its end shows that it belongs to the word before the comma. */
const RELATES =
  /^, (?:der|die|das|den|dem|deren|dessen|bei der|bei dem|in der|in dem|mit der|mit dem|auf die|auf den) (?:[\p{L}'-]+ ){0,5}\p{Ll}{2,}(?:t|st|en|ert)(?=[.,;!?\n)]|$)|^, (?:who|which|qui|que|quien) (?:[\p{L}'-]+ ?){1,6}(?=[.,;!?\n)]|$)/u

/** "over 3, 4 or 5 days", "notary, or become one": a choice that goes on behind the comma. */
const goesOn = (text: string, at: number): boolean =>
  (/[^\d.,]\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at)) &&
    /^, \d{1,2}(?:, \d{1,2})* or \d{1,2} [a-z]/.test(text.slice(at, at + 24))) ||
  (/(?:hire|live|living|reside|based|located|licen[cs]ed|registered) (?:in|of) (?:[A-Z]{2}, )*[A-Z]{2}$/.test(
    text.slice(Math.max(0, at - 40), at),
  ) &&
    /^, (?:or )?[A-Z]{2}(?![\p{L}])/u.test(text.slice(at, at + 8))) ||
  (IS_OFF.test(text.slice(at, at + 28)) && WAS_ON.test(text.slice(Math.max(0, at - 32), at))) ||
  /^, or (?:become|becoming|working towards|willing|similar|equivalent|about to|can get)(?![a-z])/.test(
    text.slice(at, at + 24),
  )

/** "Wer noch lernt, darf sich auch melden": of whom it is said, and what. */
const isOfWhoever = (text: string, at: number): boolean =>
  OF_WHOEVER.test(text.slice(at, at + 14)) && WHOEVER.test(text.slice(Math.max(0, at - 84), at))
const OF_WHOEVER = /^, (?:darf|kann|soll|sollte|muss|bekommt|kriegt|ist|wird|hat|passt)(?![a-z])/
const WHOEVER = /(?:^|[.;,:!?\n-] ?)[Ww]er (?:[\p{L}-]+ ){1,9}?[\p{L}-]+$/u

/** "Hotel Olmo (14 hab.) turno vespertino": a matter of its own. */
const BEHIND_BRACKETS = /^ (?:turno|horario|jornada|contrato|sueldo|horaires?|salaire|cdi|cdd)(?![a-z])/i

/** Commas, bars and free-standing dashes part a sentence; those inside brackets and numbers do not. */
function splitParts(text: string, [from, to]: Span, sentence: number): Part[] {
  const parts: Part[] = []
  let start = from
  let depth = 0
  const close = (end: number, next: number) => {
    let a = start
    let b = end
    while (a < b && /[\s-]/.test(text[a]!)) a++
    while (b > a && /[\s.!?;]/.test(text[b - 1]!)) b--
    if (b > a) parts.push({ from: a, to: b, sentence })
    start = next
  }
  for (let at = from; at < to; at++) {
    const letter = text[at]!
    if (letter === '(') depth++
    else if (letter === ')') {
      depth = Math.max(0, depth - 1)
      if (depth === 0 && BEHIND_BRACKETS.test(text.slice(at + 1, at + 12))) close(at + 1, at + 1)
    } else if (depth > 0) continue
    else if (letter === ',' && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))) {
      if (!RELATES.test(text.slice(at, at + 60)) && !goesOn(text, at) && !isOfWhoever(text, at)) close(at, at + 1)
    } else if (letter === '|') close(at, at + 1)
    else if (letter === '/' && text[at + 1] === '/' && text[at - 1] === ' ') close(at, at + 2)
    else if (letter === '+' && text[at - 1] === ' ' && text[at + 1] === ' ') close(at, at + 1)
    else if (letter === '-' && text[at - 1] === ' ' && text[at + 1] === ' ' && partsHere(text, at)) close(at, at + 1)
  }
  close(to, to)
  return parts
}

/** "Mon - Fri" and "45 - 50" are ranges; "pasta bar - Brightwater" sets something off. */
function partsHere(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at).trimEnd()
  const after = text.slice(at + 1, at + 14).trimStart()
  if (/[\d¤£$k%h]$/i.test(before) && /^[¤£$\d]/.test(after)) return false
  return !(DAY_LAST.test(before) && DAY_FIRST.test(after))
}
const DAY =
  '(?:mon?|tue?s?|wed?|thu?r?s?|fri?|sat?|sun?|montag|freitag|lundi|vendredi|lunes|viernes|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|okt|nov|dec|dez)'
const DAY_LAST = new RegExp(`${DAY}$`, 'i')
const DAY_FIRST = new RegExp(`^${DAY}`, 'i')

export function splitClauses(text: string): Clauses {
  const sentences = splitSentences(text)
  return { sentences, parts: sentences.flatMap((sentence, index) => splitParts(text, sentence, index)) }
}
