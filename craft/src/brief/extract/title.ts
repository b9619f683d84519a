/** The role itself: the best candidate among the title nouns, widened to the words that belong to it. */

import type { Fact, Span } from '../facts.ts'
import { findPhrases, type Hit, longestAt } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { namesPlace } from './place.ts'
import { COUNT, seen } from './spot.ts'
import { findSomebody, fromWorkplace } from './title-by-room.ts'
import { leftEdge, tailOf, untilHouse } from './title-edges.ts'
import { headcountOf } from './title-headcount.ts'
import { familyOf, seniorityOf } from './title-level.ts'
import { printTitle } from './title-print.ts'
import { CLEAR, fromSpot, type NamedWords, overlaps, weighTitleWords } from './title-spot.ts'
import { findSlip, type Head, isMeant, TITLE_WORDS } from './title-words.ts'

export interface Candidate {
  /** The noun. */
  from: number
  to: number
  head: Head
  score: number
}

export const CUE =
  /(?:(?<![A-Za-zÀ-ɏ])(?:need(?:ed|s)?|want(?:ed)?|(?<=(?:^|[.!?\n] ?|hiya,? |hi,? |hello,? |we're |we are |i'm |morning,? ))after|(?:eckdaten|eckpunkte|die daten|fakten|kurz|betrifft|in kurze|gesucht werden|gesucht wird)(?= ?:| )|looking for|look for|hiring|hire|seek(?:s|ing)?|recruit(?:ing)?|(?:jemand(?:en)?|verstarkung|unterstutzung) als|searching for|search|role|position|job(?: title)?|title|vacancy|opening for|opportunity for|as|(?:ad|advert) (?:(?:up|out|done|live|ready) )?for|post of|posting for|description for|jd for|really (?:it'?s|a)|wir suchen|suchen(?: wir)?|suche|gesucht|sucht|stelle(?: als| fur| im bereich)?|als|brauchen|benotigen|recherche|recherchons|on cherche|cherchons|cherche|recrute|recrutons|poste(?: de| d')?|profil|estamos buscando|estamos en busca de|buscamos|se busca|se buscan|busca|necesita(?:mos)?|se necesita|puesto(?: de)?|vacante(?: de)?|contratamos|seleccionamos|precisa|necesito|busco|(?:anuncio|annonce|anzeige|oferta) (?:para|pour|fur)|il (?:nous |me )?faut|on cherche|je cherche|ich suche)[\s:]*(?:is |ist |sind |=)?\s*(?:is |an? |the |some |our |another |new |ab sofort |zum nachstmoglichen zeitpunkt |zur verstarkung |fur unser[e]?[nrs]? [A-Za-zÀ-ɏ]+ |eine?[nrms]?(?:[:*/_(.-]{1,2}(?:eine?)?[enr]{0,2}\)?)? |une? |un[(/·.-]{1,2}(?:un)?[ae]\)? |des |una |uno |unos |unas |notre |(?:first|second|third) )*(?:(?:good|great|nice|solid|experienced|freelance|full[- ]time|part[- ]time|temporary|permanent|interim|motivated|reliable|dedicated|\d{1,2}|two|three|four|zwei|drei|dos|tres|deux|trois|erfahrene[nrs]?|motivierte[nrs]?|weitere[nrs]?|engagierte[nrs]?|evening|night|weekend|morning) )*)$/u
const NOT_THE_ROLE =
  /(?:report[A-Za-zÀ-ɏ]*(?: directly)? to|under|with|for|to|our|the|by|from|of|team of|and|&|\+|alongside|manage[sd]?|managing|lead(?:s|ing)?|support(?:s|ing)?|coach(?:es|ing)?|supervis[A-Za-zÀ-ɏ]+|train(?:s|ing)?|an (?:die|den)|berichtet an|mit|unter|von|unser[en]?[mnrs]?|und|zusammen mit|rattachee? (?:au|a la|a)|avec|sous|du|des|et|notre|au|a la|al|del?|con|reporta a(?: la)?|y|nuestr[oa]|n\+1 ?:?|boss(?: is)?:?|tuteur :|tutor:|leitung:|contact:?|ansprechpartner(?:in)?:?|kontakt:?|former|successor to|cover for|fur|pour|para|\d{1,3}|a) (?:the |our |my |a |an |la |le |el |die |den |der |[A-Za-zÀ-ɏ]+ )?$/u
const ARTICLE_ONLY = /(?:^|\s)(?:an?|eine?[nrms]?|une?|una?)\s$/u

/** Nobody names the job later, unless nothing is named before. */
const TITLE_WITHIN = 1000

export function readTitle(reading: Reading): void {
  if (reading.facts.some(({ kind }) => kind === 'title')) return
  const text = withLearners(reading)
  const early = findPhrases(TITLE_WORDS, text.slice(0, TITLE_WITHIN))
  const hits = early.length > 0 ? early : findPhrases(TITLE_WORDS, text)
  const named = weighTitleWords(reading, hits)
  const candidates = findCandidates(reading, hits, named)
  const best = candidates.sort((a, b) => b.score - a.score || a.from - b.from)[0]
  const fact =
    fromSought(reading, best) ??
    (best && best.score > 0 && !isOutspoken(named, best)
      ? titleFrom(reading, best)
      : (fromSpot(reading, named) ?? (best && best.score > 0 ? titleFrom(reading, best) : fromSlip(reading))))
  if (fact) record(reading, [explained(reading, fact), ...bossIn(reading, fact)])
}

/** "Cherche quelqu'un pour la vente": who is sought for a room, where no name of a job is asked for or opens the brief. */
function fromSought(reading: Reading, best: Candidate | undefined): Fact | null {
  const { openPlain } = reading
  if (best && (best.from <= firstLetter(reading) + 2 || isAskedFor(before(openPlain, best.from), best.head)))
    return null
  const somebody = findSomebody(reading)
  if (!somebody) return null
  const { index, 0: words } = somebody
  const opens = index < (reading.sentences[0]?.[1] ?? 0) && SOMEONE.test(words) && !(best && best.from < index)
  return opens || CUE.test(before(openPlain, index)) ? fromWorkplace(reading, somebody) : null
}
const SOMEONE = /^(?:some|jemand|wen|eine person|quelqu'un|une personne|alguien|una persona)/u
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 70), at)

/** "Testautomatisierer/in (QA)": the words that the brackets only explain are the title. */
function explained(reading: Reading, fact: Fact): Fact {
  const [from, to] = fact.spans[0]!
  if (fact.kind !== 'title' || reading.text[from - 1] !== '(' || !/^(?: ?\))/.test(reading.text.slice(to))) return fact
  const whole = FOR_BOTH.exec(reading.open.slice(Math.max(0, from - 48), from))
  if (!whole) return fact
  const title = whole[0].slice(0, -2)
  return { ...fact, text: title, title, spans: [[from - whole[0].length, from - 2], ...fact.spans] }
}
const FOR_BOTH = /(?<!\p{L})\p{Lu}\p{L}{4,}(?:[/:*_]-?in|\(in\)|·e|[/(]e\)?|[/(]a\)?) \($/u

/** Much speaks for a name elsewhere, and little for the noun that the rules prefer. */
const isOutspoken = ({ best, weigh }: NamedWords, { from, to, score }: Candidate): boolean =>
  best !== null && best.weight > Math.max(CLEAR, score / 3) && weigh([from, to]) < 1 && !overlaps(best.span, [from, to])

function findCandidates(reading: Reading, hits: readonly Hit<Head>[], named: NamedWords): Candidate[] {
  const found: Candidate[] = []
  for (const hit of hits) {
    const typed = reading.text.slice(hit.from, hit.to)
    const known = hit.found.find((one) => one.language === reading.language) ?? hit.found[0]!
    // "SAP PM" is a module.
    if (/^pm$/i.test(typed) && /sap(?:[ -]s\/4hana)?[ -/]$/u.test(reading.plain.slice(0, hit.from))) continue
    // "Le CPE Les Petits Ours": a house by its name.
    if (typed === 'CPE' && /^ (?:L[ae]s? |L')?\p{Lu}\p{Ll}/u.test(reading.text.slice(hit.to, hit.to + 8))) continue
    // "9-doctor clinic": how many work there.
    if (/\d-$/.test(reading.plain.slice(Math.max(0, hit.from - 2), hit.from))) continue
    const head = /^pms?$/i.test(typed) && PROJECTS.test(reading.plain) ? PROJECT_MANAGER : known
    const asked = () =>
      hit.from <= 12 || isAskedFor(reading.openPlain.slice(Math.max(0, hit.from - 70), hit.from), head)
    if (!isMeant(typed, head, reading.language, asked)) continue
    // "HGV class 1 tramper": a word of every day is part of the name behind it.
    if (head.asked && hits.some(({ from }) => from === hit.to + 1)) continue
    if (SOFTWARE.test(reading.plain.slice(Math.max(0, hit.from - 14), hit.to))) continue
    const own = named.weigh([hit.from, hit.to])
    const chosen = named.best && named.best.weight > CLEAR && overlaps(named.best.span, [hit.from, hit.to])
    const learned =
      Math.max(-LEARNED, Math.min(LEARNED, own)) + (chosen && own > 0 && sameLanguage(reading, head) ? CHOSEN : 0)
    found.push({ from: hit.from, to: hit.to, head, score: scoreOf(reading, hit.from, hit.to, head) + learned })
  }
  return found
}

/** "SQL Server" waits on no tables. */
const SOFTWARE =
  /(?<![a-z])(?:sql|web|file|mail|media|app|application|proxy|windows|linux|game|exchange|dns|print|home|ms) servers?$/u

const isAskedFor = (before: string, head: Head): boolean => CUE.test(before) || (head.plural && COUNTED.test(before))
const COUNTED = new RegExp(`(?<![A-Za-zÀ-ɏ\\d.,])(?:\\d{1,2}|${COUNT})(?: ?x)? $`, 'u')

/** How much what was learned may weigh beside the rules. */
const LEARNED = 8
const CHOSEN = 12

/** "PM" is a product manager, unless the brief speaks of projects alone. */
const PROJECTS = /^(?!.*product)(?=.*(?:projects?(?![a-z])|construction|site|clients?|delivery))/su
const PROJECT_MANAGER: Head = {
  name: 'project manager',
  family: 'operations',
  language: 'en',
  needsMore: false,
  plural: false,
}

/** "Marketing intern", "Azubi Koch": the noun that told the contract names the job as well. */
function withLearners(reading: Reading): string {
  let text = reading.openPlain
  for (const fact of reading.facts) {
    if (fact.kind !== 'contract') continue
    const [from, to] = fact.spans[0]!
    if (LEARNER.test(reading.plain.slice(from, to)))
      text = text.slice(0, from) + reading.plain.slice(from, to) + text.slice(to)
  }
  return text
}
const LEARNER =
  /^(?:interns?|apprentices?|trainees?|azubis?|auszubildende[rn]?|praktikant(?:in)?|werkstudent(?:in)?|working student|stagiaires?|alternante?|apprenti(?:e|\(e\))?|becari[oa]s?|aprendiz|contractor)$/u

function scoreOf(reading: Reading, from: number, to: number, head: Head): number {
  const part = partAt(reading, from)
  const start = leftEdge(reading, from)
  const before = reading.openPlain.slice(Math.max(part.from, start - 70), start)
  let score = sameLanguage(reading, head) ? 4 : 1
  if (CUE.test(before.replace(READ_BETWEEN, ' ')) || SO_MANY.test(before)) score += 9
  else if (start <= firstLetter(reading) + 2) score += 7
  else if (part.from === firstPart(reading)) score += 3
  else if (part.sentence === 0) score += 2
  score -= Math.min(4, from / 150)
  score += Math.min(2, (to - from) / 10)
  if (head.family !== 'general') score += 2
  if (DENIED.test(reading.plain.slice(start, from)) || /^ only(?![a-z])/u.test(reading.plain.slice(to, to + 6)))
    score -= 12
  if (/^(?:ninja|rockstar|guru|wizard|evangelist)$/.test(head.name)) score -= 9
  if (TRAINED_AS.test(reading.plain.slice(Math.max(0, start - 70), start))) score -= 14
  // "Géomètre-expert (stagiaire ok)": who may apply too.
  if (WELCOME_TOO.test(reading.openPlain.slice(to, to + 24)) && /\(\s*$/u.test(before)) score -= 14
  // "NB not a people manager".
  if (DENIED_AHEAD.test(before)) score -= 12
  const alone = start === from && part.from === start
  if (head.needsMore && start === from && !/^\s?(?:of|for)\s/u.test(reading.openPlain.slice(to, to + 5)))
    score -= alone ? 4 : 7
  if (!CUE.test(before) && NOT_THE_ROLE.test(before) && !ARTICLE_ONLY.test(before) && start > firstLetter(reading) + 2)
    score -= head.name === 'Empfang' ? 0 : 12
  if (
    /^\s*(?:gesucht|wanted|needed|required|\(m\/w\/d\)|\(w\/m\/d\)|\(m\/f\/d\)|\(d\/m\/w\)|\(all genders\)|\(h\/f\)|h\/f|\(f\/h\)|x ?\d|m\/w\/d)(?![A-Za-zÀ-ɏ])/u.test(
      reading.openPlain.slice(to, to + 22),
    )
  )
    score += 6
  if (
    /^\s*(?:experience|exp|skills|role|work|agency|team|degree|licen[cs]e|cert(?:ificate|ification)?|qualification|background|background|erfahrung|kenntnisse|program|school|training|service|services|systems?|software|tools?)(?![A-Za-zÀ-ɏ])/u.test(
      reading.openPlain.slice(to, to + 14),
    ) &&
    !/^\s*(?:role|position)/u.test(reading.openPlain.slice(to, to + 10))
  )
    score -= PROVED.test(reading.openPlain.slice(to, to + 16)) ? 16 : 6
  return score
}

/** "Brauchen zum 15. März eine Köchin": what is read already parts the cue from the noun. */
const READ_BETWEEN = /\s*\u0001[\u0001\s]*$/u

const WELCOME_TOO =
  /^ ?(?:s |es )?(?:(?:is|are|also|auch|aussi|tambien) )*(?:ok(?:ay)?|fine|welcome|possible|moglich|willkommen|gern(?:e)?|acceptee?s?|bienvenue?s?|admis|bienvenid[oa]s?|vale)\)/u
/** "2 x Security Officer". */
const SO_MANY = /(?:^|[.,;:\n] ?)\d{1,2} ?x $/u

/** "Fire Safety Manager certificate": what one has to prove. */
const PROVED = /^\s*(?:degree|licen[cs]e|cert|certificate|certification|qualification)(?![a-z])/u

/** "No agency drivers", "pas de freelances": who is not wanted. */
const DENIED = /^(?:no|not|keine?|pas d['e]|sin|nada de)(?![a-z])/u

/** "Abgeschlossene Ausbildung als Buchhändler", "qualified as an electrician": what one has learned. */
const TRAINED_AS =
  /(?:(?:jahre?n?|davon (?:mind(?:\.|estens) )?(?:\d|eine?[ns]?|zwei|drei)|erfahrung|praxis) als|(?:years?|experience|exp) as(?: an?)?|(?:ans|annees|experience) (?:comme|en tant que)|(?:anos|experiencia) (?:como|de)|(?:abgeschlossene|fertige|erfolgreiche)[a-z]* (?:[a-z]*ausbildung|lehre|studium) (?:als|zum|zur|zum\/zur|zur\/zum)|\S ?(?:[a-z]*ausbildung|lehre|[a-z]*abschluss|umschulung) als|(?:trained|qualified|certified|worked|apprenticeship|qualification) as(?: an?)?|(?:diplome|titre|formation) (?:de|d')|(?:titulo|titulacion|formacion) (?:de|como)) ?$/u
const DENIED_AHEAD =
  /(?:^|\s)(?:not|isn't|nicht|kein\p{L}*|pas|no es|ne cherche pas) (?:an? |une? |una? |eine?\p{L}* )?$/u

/** "Executive assistant to our CEO (Henrik)": the title names the manager. */
function bossIn(reading: Reading, title: Fact): Fact[] {
  const [from, to] = title.spans[0]!
  const role = /\bto (?:the |our )?([\w ]+)$/i.exec(reading.text.slice(from, to))?.[1]
  const name = /^\s?\((\p{Lu}[A-Za-zÀ-ɏ' -]{1,30})\)|^,? (\p{Lu}[A-Za-zÀ-ɏ]+(?: \p{Lu}[A-Za-zÀ-ɏ]+)?)(?=[,.])/u.exec(
    reading.open.slice(to, to + 40),
  )
  if (!role || !name) return []
  const span: Span = [to + name[0].search(/[A-Za-zÀ-ɏ]/u), to + name[0].replace(/\)$/, '').length]
  return [{ kind: 'manager', ...seen(reading, span, 'high', true), name: name[1] ?? name[2] ?? null, role }]
}

/** German and French briefs speak of a "Data Analyst", too; but a "CTA" is another trade in each language. */
const sameLanguage = (reading: Reading, { language }: Head): boolean =>
  language === reading.language || language === 'en'

const isEnglish = (noun: string, name: string): boolean =>
  longestAt(TITLE_WORDS, noun, 0)?.found.some((one) => one.language === 'en' && one.name === name.toLowerCase()) ??
  false

const firstLetter = (reading: Reading): number => Math.max(0, reading.text.search(/[A-Za-zÀ-ɏ\d]/u))
const firstPart = (reading: Reading): number => reading.parts[0]?.from ?? 0

const OF_OURS =
  / (?:(?:de|du|pour|chez|para|en|für|fur|at|for|bei) )?(?:notre|nos|nuestr[oa]s?|unser(?:e[nmrs]?)?|our)$/u

const TRADE_ENDING = /(?:angestellter?|fachfrau|fachmann|kauffrau|kaufmann|fachkraft|helferin|helfer)$/u

/** "Maschinenbediener (m/w/d) Folienextrusion in Gronau": the field of a German title stands behind its mark. */
const namesField = ({ language, text, plain }: Reading, from: number, to: number): boolean =>
  language === 'de' &&
  /^ \p{Lu}[\p{L}-]{4,}$/u.test(text.slice(from, to)) &&
  !NO_FIELD.test(plain.slice(from, to)) &&
  !namesPlace(text.slice(from, to)) &&
  /^(?:[,.;:(|\n]|\s-|$| (?:in|im|am|bei|fur|ab|zum) )/u.test(plain.slice(to, to + 6))
/** The title gets its mark at its end. */
const INNER_MARK = / ?\((?:[mwfdx]\s?[/|]\s?){1,2}[mwfdx]\)(?= )/giu
const NO_FIELD =
  /^ (?:vollzeit|teilzeit|wintersaison|sommersaison|voll-|teil-|minijob|unbefristet|befristet|gesucht|raum|region|standort|remote|hybrid|homeoffice|start|beginn|montag|dienstag|festanstellung|wechselschicht|schicht|saison|sommer|winter|fruhjahr|herbst|firma|team|aushilfe|schichtbetrieb|elternzeit\p{L}*|\p{L}+straße)$/u

/** "An events and communications officer": a plural ahead of the title names another field of the job. */
const TWO_FIELDS =
  /(?:^|[.\n:]\s*|(?<![a-z])(?:an?|our|the|new|need|seek|seeking|for|wanted:?) )(?<field>(?!nurses|cooks|chefs|cleaners|drivers|bars|kids|lots|loads|rooms)[a-z]{4,}s (?:and|&) )$/u

/** Where the title before an "or" begins. */
function firstOfTwo(reading: Reading, head: Candidate['head'], start: number): number {
  const before = reading.openPlain.slice(Math.max(0, start - 50), start)
  const pair =
    /(?<![A-Za-zÀ-ɏ])(?<first>[A-Za-zÀ-ɏ-]{4,30})(?:\s(?:oder|or|ou|o)\s(?:eine?[nr]?\s|an?\s|une?\s|una?\s)?|(?<slash>\s?\/\s?))$/u.exec(
      before,
    )
  if (!pair) {
    const field = head.language === 'en' ? (TWO_FIELDS.exec(before)?.groups?.field ?? '') : ''
    return start - field.length
  }
  const at = start - before.length + pair.index
  if (TRADE_ENDING.test(pair.groups!.first!)) return at
  const first = longestAt(TITLE_WORDS, reading.openPlain, at)
  const whole = first?.to === at + pair.groups!.first!.length
  // "Barista / shift lead": at the head of a brief both are sought, whatever their trades.
  const leads = pair.groups!.slash !== undefined && at <= firstLetter(reading) + 2
  return whole && (leads || first.found.some((one) => one.family === head.family)) ? at : start
}

/** "Agente d'accueil demandée". */
const SOUGHT = /\s(?:demandée?s?|recherchée?s?|souhaitée?s?|solicitad[oa]s?|buscad[oa]s?)$/u

/** "IT helpdesk technician": the noun of a job behind what is a title by itself. */
const JOB_BEHIND =
  /^ (?:technician|engineer|analyst|administrator|operator|specialist|consultant|coordinator|teacher|supervisor|clerk)s?(?![a-z])/u

function titleFrom(reading: Reading, { from, to, head }: Candidate, typo = false): Fact {
  const start = firstOfTwo(reading, head, leftEdge(reading, from))
  let end = to
  const genders =
    /^\s?(?:\((?:m|w|f|d|h|x|all genders|gn|i|divers)[\s/|,*]?(?:m|w|f|d|h|x|i|all genders)?(?:[\s/|,*](?:m|w|f|d|x|i))?\)|h\/f|f\/h|m\/w\/d|w\/m\/d|m\/f\/d|m w d|m\/f|\(h\/f\))(?![A-Za-zÀ-ɏ])/u
  const gap = genders.exec(reading.openPlain.slice(end, end + 16))
  const part = partAt(reading, from)
  const limit = Math.min(part.to, end + 70)
  const job = head.language === 'en' ? JOB_BEHIND.exec(reading.openPlain.slice(end, end + 16))?.[0] : undefined
  // "Junior quant analyst": what is short for it has the noun already.
  if (job && !plain(head.name).endsWith(job.trim())) end += job.length
  const tail = tailOf(reading, head, end, limit)
  if (tail > 0) end += tail
  else if (gap) {
    const behind = tailOf(reading, head, end + gap[0].length, Math.min(part.to, end + gap[0].length + 60))
    const from = end + gap[0].length
    if (behind > 0 && (head.family === 'general' || namesField(reading, from, from + behind))) end = from + behind
  }
  // "Rechtsanwältin/Rechtsanwalt Arbeitsrecht": both forms, then the field.
  const other =
    tail === 0
      ? /^\s?\/\s?(?:eine?[nr]?\s|une?\s|una?\s)?(?=[A-Za-zÀ-ɏ]{4,})/u.exec(reading.openPlain.slice(end, end + 14))
      : null
  const twin = other && longestAt(TITLE_WORDS, reading.openPlain, end + other[0].length)
  if (twin?.found.some((one) => one.family === head.family && one.language === head.language)) {
    end = twin.to
    end += tailOf(reading, head, end, Math.min(part.to, end + 60))
  }
  // "eine Steuerfachangestellte oder einen Steuerfachwirt": either is the title.
  const or =
    /^\s(?:\([mwfdhx/]{3,7}\)\s)?(?:oder|or|ou|o)\s(?:eine?[nr]?\s|an?\s|une?\s|una?\s)?(?=[A-Za-zÀ-ɏ]{5,})/u.exec(
      reading.openPlain.slice(end, end + 30),
    )
  const second = or && longestAt(TITLE_WORDS, reading.openPlain, end + or[0].length)
  if (second?.found.some((one) => one.family === head.family)) end = second.to
  const kind = tail === 0 && !gap && end === to ? KIND_IN_BRACKETS.exec(reading.open.slice(end, end + 34)) : null
  if (kind && !NOT_A_KIND.test(kind[1]!)) end += kind[0].length
  end += MARK_BEHIND.exec(reading.open.slice(end, end + 5))?.[0].length ?? 0
  const region = REGION_BEHIND.exec(reading.open.slice(end, end + 10))
  if (region) end += region[0].length
  end = start + untilHouse(reading, start, end - start)
  // "Direction générale de notre | association": the house is read for itself.
  end -= OF_OURS.exec(reading.plain.slice(start, end))?.[0].length ?? 0
  const span: Span = [start, end]
  const raw = reading.text
    .slice(start, end)
    .replace(SOUGHT, '')
    .replace(genders, ' ')
    .replace(INNER_MARK, ' ')
    .replace(/\s(oder|or|ou|o)\s(?:eine?[nr]?|an?|une?|una?)\s/u, ' $1 ')
    .replace(/\s?\/\s?(?:eine?[nr]?|une?|una?)\s/u, '/')
    .replace(/\s+/g, ' ')
    .trim()
  const spelled = reading.plain.slice(start, end)
  const gendered = genders.exec(reading.openPlain.slice(end, end + 16))
  const spans: Span[] = [span]
  // "PO (product owner)": the short form stands before it.
  const short = /(?:^|[\s,])([a-z]{2,4}) \($/u.exec(reading.openPlain.slice(Math.max(0, start - 8), start))
  if (short && longestAt(TITLE_WORDS, short[1]!, 0)) spans.push([start - short[1]!.length - 2, start])
  const alias = /^\s?\/\s?([A-Za-z]{2,5})(?![A-Za-zÀ-ɏ/])/u.exec(reading.openPlain.slice(end, end + 9))
  const again = alias && longestAt(TITLE_WORDS, alias[1]!, 0)
  if (again?.found.some((one) => one.name === head.name || one.family === head.family))
    spans.push([end, end + alias![0].length])
  if (gendered) spans.push([end, end + gendered[0].length])
  const count = headcountOf(reading, start, end + (gendered?.[0].length ?? 0), head.plural)
  if (count?.span) spans.push(count.span)
  const typedHead = reading.text.slice(from, to)
  // "Chauffeur" is a word of both languages: it is written as the brief's own.
  const own =
    head.language === reading.language &&
    /^(?:fr|es)$/.test(head.language) &&
    (!head.name.includes(' ') || / (?:de|d'|du|des|del) ?/u.test(head.name))
  const english = head.language === 'en' || (!own && isEnglish(reading.plain.slice(from, to), head.name))
  return {
    kind: 'title',
    ...seen(reading, span, typo ? 'medium' : 'high', true),
    text: raw,
    spans,
    title: printTitle(raw.replace(/\bto our\b/i, 'to the'), typedHead, head, english).replace(/ó(?=nes\b)/g, 'o'),
    seniority: seniorityOf(reading, spelled, end),
    family: familyOf(reading, spelled, head),
    headcount: count?.value ?? null,
  }
}

/** "Assistante dentaire qualifié(e)". */
const MARK_BEHIND = /^(?:\(e?s?\)|[·./]e)(?![A-Za-zÀ-ɏ])/u
/** "Customer success manager DACH". */
const REGION_BEHIND = /^,? (?:DACH|EMEA|APAC|LATAM|Benelux|UK&I|UKI|MENA)(?![A-Za-z])/
/** "Chef de partie (pastry)", "vet nurse (RVN)". */
const KIND_IN_BRACKETS = /^ \(([A-Za-zÀ-ɏ][A-Za-zÀ-ɏ &/-]{1,24})\)/u
const NOT_A_KIND =
  /(?<![A-Za-zÀ-ɏ])(?:m|w|f|d|h|x|all genders|gn|temp|perm|ft|pt|urgent|new|asap|remote|hybrid|onsite|part|full|time|m-f|maternity|cover|replacement|see|our|we|our|not|no|or|und|oder|ou|gern|auch|also|ideally|preferably|if|bitte|please|he|she|her|his)(?![A-Za-zÀ-ɏ])/iu

function fromSlip(reading: Reading): Fact | null {
  const [from, to] = reading.sentences[0] ?? [0, 0]
  let words = 0
  for (const match of reading.openPlain.slice(from, to).matchAll(/[A-Za-zÀ-ɏ/-]{5,}/gu)) {
    if (words++ > 10) break
    const head = findSlip(match[0])
    if (head && (head.language === reading.language || head.language === 'en')) {
      const at = from + match.index
      return titleFrom(reading, { from: at, to: at + match[0].length, head, score: 1 }, true)
    }
  }
  return null
}
