/** The role itself: the best candidate among the title nouns, widened to the words that belong to it. */
import type { Fact, Span } from '../facts.ts'
import { findPhrases, type Hit, longestAt } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { BLANK, partAt, type Reading, record } from '../reading.ts'
import { PLACE_LOOKUP } from './place.ts'
import { COUNT, seen } from './spot.ts'
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
  /(?:(?<![A-Za-zÀ-ɏ])(?:need(?:ed|s)?|want(?:ed)?|looking for|look for|hiring|hire|seek(?:s|ing)?|recruit(?:ing)?|(?:jemand(?:en)?|verstarkung|unterstutzung) als|searching for|search|role|position|job(?: title)?|title|vacancy|opening for|opportunity for|as|ad for|posting for|description for|jd for|really (?:it'?s|a)|wir suchen|suchen(?: wir)?|suche|gesucht|sucht|stelle(?: als)?|als|brauchen|benotigen|recherche|recherchons|on cherche|cherchons|cherche|recrute|recrutons|poste(?: de| d')?|profil|estamos buscando|estamos en busca de|buscamos|se busca|se buscan|busca|necesita(?:mos)?|se necesita|puesto(?: de)?|vacante(?: de)?|contratamos|seleccionamos|precisa|necesito|busco|(?:anuncio|annonce|anzeige|oferta) (?:para|pour|fur)|il (?:nous |me )?faut|on cherche|je cherche|ich suche)[\s:]*(?:is |ist |sind |=)?\s*(?:is |an? |the |some |our |another |new |ab sofort |zum nachstmoglichen zeitpunkt |zur verstarkung |fur unser[e]?[nrs]? [A-Za-zÀ-ɏ]+ |eine?[nrms]?(?:[:*/_(.-]{1,2}(?:eine?)?[enr]{0,2}\)?)? |une? |un[(/·.-]{1,2}(?:un)?[ae]\)? |des |una |uno |unos |unas |notre |(?:first|second|third) )*(?:(?:good|great|nice|solid|experienced|freelance|full[- ]time|part[- ]time|temporary|permanent|interim|motivated|reliable|dedicated|\d{1,2}|two|three|four|zwei|drei|dos|tres|deux|trois|erfahrene[nrs]?|motivierte[nrs]?|weitere[nrs]?|engagierte[nrs]?) )*)$/u
const NOT_THE_ROLE =
  /(?:report[A-Za-zÀ-ɏ]*(?: directly)? to|under|with|for|to|our|the|by|from|of|team of|and|&|\+|alongside|manage[sd]?|managing|lead(?:s|ing)?|support(?:s|ing)?|coach(?:es|ing)?|supervis[A-Za-zÀ-ɏ]+|train(?:s|ing)?|an (?:die|den)|berichtet an|mit|unter|von|unser[en]?[mnrs]?|und|zusammen mit|rattachee? (?:au|a la|a)|avec|sous|du|des|et|notre|au|a la|al|del?|con|reporta a(?: la)?|y|nuestr[oa]|n\+1 ?:?|boss(?: is)?:?|tuteur :|tutor:|leitung:|contact:?|ansprechpartner(?:in)?:?|kontakt:?|former|successor to|cover for|fur|pour|para|\d{1,3}|a) (?:the |our |my |a |an |la |le |el |die |den |der |[A-Za-zÀ-ɏ]+ )?$/u
const ARTICLE_ONLY = /(?:^|\s)(?:an?|eine?[nrms]?|une?|una?)\s$/u

const WORD_BEFORE = /((?:(?<![\S])\.)?[A-Za-zÀ-ɏ\d][A-Za-zÀ-ɏ\d+#./&'()*:@·-]*)[ ]+$/u
const STOP_WORDS = new RegExp(
  `^(?:a|an|the|our|my|your|some|need|needs|needed|want|wanted|looking|for|hiring|hire|seek|seeking|role|position|job|title|is|are|we|i|you|to|with|and|or|as|at|in|on|of|by|from|very|really|good|great|nice|new|more|additional|another|x|also|urgently|please|pls|hi|hello|hey|team|who|experienced|motivated|friendly|reliable|dedicated|enthusiastic|passionate|busy|skilled|qualified|young|strong|amazing|talented|awesome|immediately|freelance|permanent|perm|temp|temporary|interim|contract|full-time|part-time|ft|pt|fulltime|parttime|time|full|part|remote|hybrid|first|second|two|three|four|five|six|ten|suchen|sucht|suche|gesucht|estamos|buscando|somos|maybe|perhaps|something|vielleicht|peut-etre|quizas|wir|eine|einen|einer|eines|ein|fur|zum|zur|der|die|das|den|dem|und|als|mit|im|in|bei|ab|sofort|eine?[:*/_(]{1,2}[enr]{1,2}\\)?|eine?n?\\/eine?n?|un[·.-]e|un\\/a|un\\(a\\)|una?\\/o|che|necesito|busco|erfahrene|erfahrenen|erfahrener|motivierte|motivierten|engagierte|engagierten|brauchen|un|un\\(e\\)|un\\/e|une|le|la|les|des|de|du|nous|recherche|recherchons|cherche|cherchons|recrute|recrutons|poste|et|ou|pour|notre|on|una|uno|unos|unas|el|los|las|buscamos|busca|buscan|se|necesitamos|necesita|para|puesto|y|o|del|con|nuestro|nuestra|restaurante|empresa|befristet|vollzeit|teilzeit|max|hard-working|hardworking|ideally|someone|person|bring|hires?|urgent|urgente|urgence|publicar|publier|relevo|asunto|objet|engage|engageons|rockstar|ninja|guru|wizard|superstar|unicorn|${COUNT})$`,
  'u',
)

/** Nobody names the job later, unless nothing is named before. */
const TITLE_WITHIN = 1000

export function readTitle(reading: Reading): void {
  const text = withLearners(reading)
  const early = findPhrases(TITLE_WORDS, text.slice(0, TITLE_WITHIN))
  const hits = early.length > 0 ? early : findPhrases(TITLE_WORDS, text)
  const named = weighTitleWords(reading, hits)
  const candidates = findCandidates(reading, hits, named)
  const best = candidates.sort((a, b) => b.score - a.score || a.from - b.from)[0]
  const fact =
    best && best.score > 0 && !isOutspoken(named, best)
      ? titleFrom(reading, best)
      : (fromSpot(reading, named) ?? (best && best.score > 0 ? titleFrom(reading, best) : fromSlip(reading)))
  if (fact) record(reading, [fact, ...bossIn(reading, fact)])
}

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
  if (CUE.test(before)) score += 9
  else if (start <= firstLetter(reading) + 2) score += 7
  else if (part.from === firstPart(reading)) score += 3
  else if (part.sentence === 0) score += 2
  score -= Math.min(4, from / 150)
  score += Math.min(2, (to - from) / 10)
  if (head.family !== 'general') score += 2
  if (DENIED.test(reading.plain.slice(start, from)) || /^ only(?![a-z])/u.test(reading.plain.slice(to, to + 6)))
    score -= 12
  if (/^(?:ninja|rockstar|guru|wizard|evangelist)$/.test(head.name)) score -= 9
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
    score -= 6
  return score
}

/** "No agency drivers", "pas de freelances": who is not wanted. */
const DENIED = /^(?:no|not|keine?|pas d['e]|sin|nada de)(?![a-z])/u

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

/** Words before the noun that belong to the title: at most five, to the first word that can't. */
function leftEdge(reading: Reading, from: number): number {
  const part = partAt(reading, from)
  let start = from
  for (let words = 0; words < 5; words++) {
    const before = reading.openPlain.slice(Math.max(part.from, start - 40), start)
    const word = WORD_BEFORE.exec(before)
    if (before.endsWith('/') && words < 4) {
      const joined = /[A-Za-zÀ-ɏ-]{3,}\/$/u.exec(before)
      if (joined) {
        start -= joined[0].length
        continue
      }
    }
    // "Office & ops manager", "Content-Redakteur"
    const joint =
      firstOfField(part.from, start - before.length, before) ??
      /(?<![A-Za-zÀ-ɏ])([A-Za-zÀ-ɏ-]{2,}) (?:&|\+) $/u.exec(before) ??
      /(?<![A-Za-zÀ-ɏ])([A-Za-zÀ-ɏ]{3,})-$/u.exec(before)
    if (joint && !before.slice(joint.index).includes(BLANK) && !STOP_WORDS.test(joint[1]!)) {
      start -= before.length - joint.index
      continue
    }
    if (!word || (before.includes(BLANK) && before.lastIndexOf(BLANK) > word.index)) break
    const name = word[1]!
    const graded = /^\d{1,2}$/.test(name) && GRADED.exec(before.slice(0, word.index))
    if (graded) {
      start -= before.length - graded.index
      continue
    }
    if (
      STOP_WORDS.test(name) ||
      (/^\d|[):.]$|^[(]/.test(name) && !/\(e\)$|\(in\)$|^(?:1st|2nd|3rd|\dst\/\dnd)$/.test(name))
    )
      break
    if (/(?:en|de|fr|es)/.test(reading.language) && /^(?:wants?|runs?|opened|opens|growing|expanding)$/.test(name))
      break
    start -= before.length - word.index
  }
  return start
}

/** "Events and communications officer": the first field of two, where the brief begins with it and it is no job itself. */
function firstOfField(partFrom: number, at: number, before: string): RegExpExecArray | null {
  const first = /^([A-Za-zÀ-ɏ-]{4,}) and $/u.exec(before)
  return first && at === partFrom && !longestAt(TITLE_WORDS, first[1]!, 0) ? first : null
}

/** "HGV class 1", "Level 3 nursery": a figure that belongs to the word before it. */
const GRADED = /(?<![A-Za-zÀ-ɏ])(?:[a-z&]{2,6} )?(?:class|level|tier|grade|stage|year|key stage|cat|category)[ ]*$/u

const EN_TAIL =
  /^\s(?:of|to (?:the|our)|for)\s(?:the |our )?(?:[A-Za-zÀ-ɏ&]+)(?:\s(?:and|&|of)\s[A-Za-zÀ-ɏ]+|\s(?:officer|engineering|success|chain|marketing|management|resources|operations|sales|affairs|excellence|security|science|relations|development|experience|operations|education|care|services|product|team|ceo|cfo))?|^'?\smates?(?![A-Za-zÀ-ɏ])|^\s(?:i{1,3}|iv)(?![A-Za-zÀ-ɏ])/u
/** What one is the head of: "Food Safety", "People & Culture", "Health, Safety and Environment". */
const FIELD_TAIL =
  /^(?:\s(?!(?:for|in|at|with|to|who|based|on|near|from|remote|hybrid|is|are|will|and|or|you|we|part|full)(?![a-z]))(?:[A-Za-zÀ-ɏ\d&/'-]+)){1,3}(?:\s(?:and|&)\s(?!(?:we|you|i|need|will|a|the|be)(?![a-z]))[A-Za-zÀ-ɏ-]+){0,2}/u
const ROMANCE_TAIL =
  /^(?:\s(?:de la |de l'|de los |de las |del |des |du |de |d'|en |e-|a |aux |au )?(?!(?:tiempo|temps|temporal|jornada|partir|madrid|paris|pour|para|por|con|avec|chez|dans|sur|h\/f|f\/h|cdi|cdd|fin|fines|mi-temps|tps|alternance|stage|contrat|contrato|poste|puesto|domicilio seulement|base|urgent|avant|plein|turno|noches|nuit|julio|agosto|horario|interim|full|part|remote|hybride|hibrido|experiencia|indefinido|minimo|incorporacion|equipo|sueldo|salario|nuestr[oa]|empresa de|y|et|o|ou|que|qui|un|una|une|le|la|les|el|los|las|se|asap|des que|x ?\d)(?![a-zà-ÿ]))(?:clas[s]?e [1-9a-e](?![a-z\d])|[A-Za-zÀ-ɏ/'()·&@-]{2,})){1,5}/u
const GERMAN_TAIL =
  /^\s(?:(?:fur|im|in der|der|des|in)\s(?:(?:den|die|das|unseren|unsere)\s)?)?(?!in |mit|und|fur die zeit|ab |zum|zur|vollzeit|teilzeit|gesucht|bei|auf|minijob|unbefristet|befristet|oder|aus |nach |wir |sie |du |m\/w|sofort|gerne|am |an |bis |von |team)[\p{Lu}][A-Za-zÀ-ɏ/&-]{2,}(?:\s(?:und|&)\s\p{Lu}[A-Za-zÀ-ɏ-]+)?/u

const TRADE_ENDING = /(?:angestellter?|fachfrau|fachmann|kauffrau|kaufmann|fachkraft|helferin|helfer)$/u

/** Where the title before an "or" begins. */
function firstOfTwo(reading: Reading, head: Candidate['head'], start: number): number {
  const before = reading.openPlain.slice(Math.max(0, start - 50), start)
  const pair =
    /(?<![A-Za-zÀ-ɏ])(?<first>[A-Za-zÀ-ɏ-]{5,30})\s(?:oder|or|ou|o)\s(?:eine?[nr]?\s|an?\s|une?\s|una?\s)?$/u.exec(
      before,
    )
  if (!pair) return start
  const at = start - before.length + pair.index
  if (TRADE_ENDING.test(pair.groups!.first!)) return at
  const first = longestAt(TITLE_WORDS, reading.openPlain, at)
  const whole = first?.to === at + pair.groups!.first!.length
  return whole && first.found.some((one) => one.family === head.family) ? at : start
}

function titleFrom(reading: Reading, { from, to, head }: Candidate, typo = false): Fact {
  const start = firstOfTwo(reading, head, leftEdge(reading, from))
  let end = to
  const genders =
    /^\s?(?:\((?:m|w|f|d|h|x|all genders|gn|i|divers)[\s/|,*]?(?:m|w|f|d|h|x|i|all genders)?(?:[\s/|,*](?:m|w|f|d|x|i))?\)|h\/f|f\/h|m\/w\/d|w\/m\/d|m\/f\/d|m\/f|\(h\/f\))(?![A-Za-zÀ-ɏ])/u
  const gap = genders.exec(reading.openPlain.slice(end, end + 16))
  const part = partAt(reading, from)
  const limit = Math.min(part.to, end + 70)
  const tail = tailOf(reading, head, end, limit)
  if (tail > 0) end += tail
  else if (gap) {
    const behind = tailOf(reading, head, end + gap[0].length, Math.min(part.to, end + gap[0].length + 60))
    if (behind > 0 && head.family === 'general') end += gap[0].length + behind
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
  const span: Span = [start, end]
  const raw = reading.text
    .slice(start, end)
    .replace(genders, ' ')
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
  const english = head.language === 'en' || isEnglish(reading.plain.slice(from, to), head.name)
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

/** "Lecturer in Mechatronics", but "Teacher in Leeds". */
const TEACHES = /lecturer|professor|reader|fellow|instructor|tutor|teacher/
const SUBJECT = /^ (?:in|of) (\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,2})(?=\s*[,.;(]|$)/u

function tailOf(reading: Reading, head: Head, end: number, limit: number): number {
  const after = reading.openPlain.slice(end, limit)
  const cut = after.search(/[\u0001,;:.(|+]|\s-\s/u)
  const free = cut < 0 ? after : after.slice(0, cut)
  if (head.language === 'en') {
    if (/ of$/u.test(head.name) || /^\s(?:of)\s/u.test(free)) {
      const field = FIELD_TAIL.exec(free)
      if (field && / of$/u.test(head.name)) return field[0].length
    }
    const subject = TEACHES.test(head.name) ? SUBJECT.exec(reading.open.slice(end, end + free.length)) : null
    if (subject && findPhrases(PLACE_LOOKUP, plain(subject[1]!)).length === 0) return subject[0].length
    const match = EN_TAIL.exec(free)
    if (!match) return 0
    if (/^\sfor\s/u.test(match[0]) || (/^\sto\s/u.test(match[0]) && !/assistant/u.test(head.name))) return 0
    if (
      /^\sof\s(?:\d|a |an |our |the |all|any)/u.test(match[0]) &&
      !/^(?:head|director|chief|vp|vice president)/.test(head.name)
    )
      return 0
    if (/^\sto\s/u.test(match[0]))
      return (
        /^\sto (?:the |our )(?:ceo|cfo|coo|cto|md|board|director|managing director|partners?|founders?|president)/u.exec(
          free,
        )?.[0].length ?? 0
      )
    return match[0].trimEnd().length
  }
  if (head.language === 'de') {
    const driven = /^\s(?:C\/?E|C1?|B|D)(?=[\s,(]|$)/.exec(reading.open.slice(end, end + 6))?.[0].length ?? 0
    if (driven > 0 && /fahrer/i.test(head.name))
      return (
        driven +
        (/^\s\p{Lu}[A-Za-zÀ-ɏ-]{3,}(?=[\s,(]|$)/u.exec(reading.open.slice(end + driven, end + free.length))?.[0]
          .length ?? 0)
      )
    const match = GERMAN_TAIL.exec(reading.open.slice(end, end + free.length))
    if (!match) return 0
    return /^\s(?:im|in|in der|der|des)\s/u.test(match[0].toLowerCase()) &&
      !/^(?:Leiter|Leitung|Assistenz|Mitarbeiter|Sachbearbeiter|Referent|Verkäufer|Fachkraft|Teamleiter|Vertriebsmitarbeiter|Assistent|Koordinator|Projektleiter)/.test(
        head.name,
      )
      ? 0
      : /^\sin\s/u.test(match[0])
        ? 0
        : match[0].trimEnd().length
  }
  const joined = /^[-/][A-Za-zÀ-ɏ]{2,}/u.exec(free)?.[0].length ?? 0
  const match = ROMANCE_TAIL.exec(free.slice(joined))
  const first = joined + (match ? trimTail(match[0]) : 0)
  // "fruits et légumes"
  const pair = /^ (?:et|y) [a-zß-ɏ]{4,}(?=\s*$)/u.exec(free.slice(first))
  const tail = first + (match && pair ? pair[0].length : 0)
  return tail + (GRADE.exec(after.slice(tail))?.[0].length ?? 0)
}

const GRADE =
  /^\s(?:N[1-3]|n[1-3]|nivel \d|niveau \d)(?![A-Za-zÀ-ɏ\d])|^\s(?:oficial )?(?:de )?(?:primera|segunda|1[ªaº]|2[ªaº])(?![A-Za-zÀ-ɏ])/u

const trimTail = (tail: string): number =>
  tail.replace(/(?:\s(?:de la|de l'|de los|del|des|du|de|d'|en|a|aux|au|para|pour|y|et|con))+$/u, '').trimEnd().length

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
