/** What no other extractor took: tasks become duties, everything else free facts, so that nothing said is lost. */
import { TASK_VERBS } from '../data/verbs.ts'
import type { Fact, Language, Span } from '../facts.ts'
import { plain } from '../normalise.ts'
import { isNegated, needAt } from '../polarity.ts'
import { BLANK, type Reading, sentenceAt } from '../reading.ts'
import { tidy } from '../tidy.ts'

const VERBS = Object.fromEntries(
  Object.entries(TASK_VERBS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
) as Record<Language, Set<string>>

/** Words that say nothing once the facts around them are taken out. */
const FILLER = new Set(
  "a an the and or of to for with in on at by from as is are be it its it's this that we you i our your their my us me they who will would can could should must have has had need needs needed want wanted wants looking look hiring hire seeking seek role position job work working team company based located office offices within per plus also ideally preferably nice good great etc please pls someone person people candidate candidates ideal right new here there hi hello hey thanks thank cheers just only really very so but not no if when then than about around approx ca salary pay paid range rate wage compensation package base gross net budget annual yearly monthly hourly start starting date asap contract type hours hour week weekly days day month year years experience exp required requirement requirements essential desirable bonus advantage benefits offer offers offering we're we'll you'll minimum min max least level location place city area report reports reporting manager deadline apply applications closing title headcount openings opening language languages fluent speaking must-have must-haves nice-to-have nice-to-haves skills skill tools degree qualification full part time mode hybrid remote onsite provided included incl including possible available welcome shown shift shifts been do does get join joining der die das den dem des ein eine einen einem einer eines und oder mit fur im in am zum zur bei als auf ist sind wird werden sein wir suchen sucht gesucht sie du ihr uns unser unsere unseren unserem ab bis von vom zu nach aus auch nicht kein keine sowie gerne gern bitte sollte muss mussen kann gehalt brutto netto lohn jahr jahre monat stunde stunden woche tag tage stelle position job team firma standort ort start beginn erforderlich wunschenswert vorteil plus zwingend anforderungen profil benotigt haben hat gut gute guten idealerweise berufserfahrung erfahrung kenntnisse le la les l un une des du de et ou avec pour en au aux chez dans sur est sont sera nous recherchons recherche cherchons cherche on vous votre notre nos vos il elle poste profil mission missions salaire brut net an ans mois jour jours semaine heure heures par a temps lieu equipe entreprise debut experience exige requis souhaite plus apprecie serait niveau selon el la los las un una unos unas y o con para en de del al buscamos busca se nuestro nuestra por es son sera puesto empresa equipo salario sueldo bruto brutos neto ano anos mes meses semana dia dias hora horas experiencia requisitos imprescindible valorable valora minimo necesario nivel lugar inicio incorporacion contrato jornada ofrecemos ok okay yes ja oui si erfahrene erfahrenen erfahrener motivierte motivierten motivierter engagierte engagierten zuverlassige zuverlassigen freundliche freundlichen experienced motivated reliable friendly mindestens minimo minimum contact kontakt contacto modelo modalidad modell rythme abstenerse anuales mensuales jahrlich monatlich annuel mensuel notig benotigt gebraucht wird werden reichen welcome apply send cv application applications bewerbung candidature doe tbc tbd n/a current active valid active trilingue mini siege headquarters headquarter hq courant courants courante regional tambien vale nos lu fruher earlier lernen dich an gratis: raum umkreis nahe region but aber pero mais prefer dringend urgent urgently lol haha obligatoire obligatorio a's x w h m d f e s us cet".split(
    /\s+/,
  ),
)

const LEAD_IN =
  /^(?:(?:so|and|also|plus|but|then|und|et|y|ainsi que|sowie|además|tambien)\s)?(?:(?:the |this |our )?(?:role|job|position|person|candidate|hire|tasks?|duties|main duties|responsibilities|day to day|aufgaben|deine aufgaben|ihre aufgaben|missions?|taches|tareas|funciones)\s?(?:is|are|will be|involves?|includes?|sind|consiste a|consisten en|:)\s?(?:to |um |de )?|(?:she|he|they|you|we)(?:'ll| will|'d| would| should| can| must| need to| have to| gets? to)?\s(?:be )?(?:also |mainly |mostly |then )?(?:responsible for |in charge of )?|responsible for |in charge of |(?:sie|du|er)\s|vous (?:devrez |serez charge de |allez )?|tu vas |(?:te |se )?encargaras? de |seras responsable de |needs? to |must |has to |will |to )/iu

const SMALL_TALK =
  /^(?:hi|hello|hey|hallo|bonjour|hola|dear|thanks?|thank you|danke|merci|gracias|cheers|regards|best|lg|mfg|cordialement|saludos|please write|write (?:me |us )?(?:an? |the )?(?:ad|job|jd|posting|description)|can you|could you|create a|make (?:me )?a|i need a (?:job )?(?:ad|description)|not sure|sorry|lol|haha|ok|okay|tbc|tbd|n\/a|anyway|fyi|btw|hope you|good morning|guten (?:tag|morgen)|schreib(?:e|en)? |ecris|escribe|redacta|job description for)(?![A-Za-zÀ-ɏ])/iu

/** "Salary: don't know yet", "start date tbc": nothing is known, so nothing is said. */
const UNDECIDED =
  /^(?:[\p{L} ]{2,24}[:=]?\s)?(?:(?:i |we )?(?:don't|do not|dont) know(?: yet)?|tbc|tbd|to be (?:confirmed|decided|agreed|discussed|defined)|not (?:sure|decided|known|fixed)(?: yet)?|no idea(?: yet)?|n\/a|open|weiss (?:ich )?(?:noch )?nicht|noch offen|noch unklar|steht noch nicht fest|a definir|a determiner|a voir|je ne sais pas(?: encore)?|por definir|por determinar|no (?:lo )?se(?: todavia| aun)?)$/u

export function readRest(reading: Reading): void {
  const facts: Fact[] = []
  for (let index = 0; index < reading.sentences.length; index++) {
    const parts = partsOf(reading, index)
    const whole: Span = reading.sentences[index]!
    const units: Span[] = isList(parts) ? parts.map(({ from, to }) => [from, to] as const) : [[whole[0], whole[1]]]
    const found: Fact[] = []
    for (const unit of units.flatMap((one) => pieces(reading, one))) {
      const fact = factFrom(reading, unit)
      if (!fact) continue
      if (fact.kind === 'company') reading.facts.push(fact)
      else found.push(fact)
    }
    facts.push(...joinTasks(reading, found, whole))
  }
  const phrases = reading.facts.filter((fact) => fact.kind === 'skill' && fact.confidence === 'medium')
  const absorbed = new Set(phrases.filter((fact) => facts.some((rest) => contains(rest, fact))))
  reading.facts = reading.facts.filter((fact) => !absorbed.has(fact))
  reading.facts.push(...facts)
}

/** Said elsewhere for good: a stretch of words never spans these. */
const APART = new Set<Fact['kind']>(['title', 'pay', 'contract', 'hours', 'start', 'deadline', 'contact'])

/** A stretch without what is withheld and without facts that need no company. */
function pieces(reading: Reading, [from, to]: Span): Span[] {
  const gaps = [
    ...reading.withheld,
    ...reading.facts.filter(({ kind }) => APART.has(kind)).flatMap(({ spans }) => spans.slice(0, 1)),
  ]
    .filter((gap) => gap[0] < to && from < gap[1])
    .sort((a, b) => a[0] - b[0])
  const kept: Span[] = []
  let at = from
  for (const [start, end] of gaps) {
    if (start > at) kept.push([at, start])
    at = Math.max(at, end)
  }
  if (at < to) kept.push([at, to])
  return kept
}

const contains = (outer: Fact, inner: Fact): boolean =>
  outer.spans[0]![0] <= inner.spans[0]![0] && inner.spans[0]![1] <= outer.spans[0]![1]

/** "You will run the bar, stock, rota": what follows the task in the same breath belongs to it. */
function joinTasks(reading: Reading, found: Fact[], [start]: Span): Fact[] {
  const first = found[0]
  if (
    first?.kind !== 'duty' ||
    !LEAD_IN.test(reading.text.slice(start, start + 60).replace(/^(?:s?he|they)(?= will)/i, 'they'))
  )
    return found
  const rest = found.slice(1)
  const belongs = rest.findIndex((fact) => fact.kind !== 'free' || !fact.holds)
  const taken = belongs < 0 ? rest : rest.slice(0, belongs)
  if (taken.length === 0) return found
  const last = taken.at(-1)!
  if (reading.open.slice(first.spans[0]![0], last.spans[0]![1]).includes(BLANK)) return found
  const text = [first, ...taken].map((fact) => fact.text).join(', ')
  return [{ ...first, text, spans: [[first.spans[0]![0], last.spans[0]![1]]] }, ...rest.slice(taken.length)]
}

const firstOf = new WeakMap<Reading, Map<number, Reading['parts']>>()

function partsOf(reading: Reading, sentence: number): Reading['parts'] {
  let index = firstOf.get(reading)
  if (!index) {
    index = Map.groupBy(reading.parts, (part) => part.sentence) as Map<number, Reading['parts']>
    firstOf.set(reading, index)
  }
  return index.get(sentence) ?? []
}

/** Commas part facts in notes ("kafka, no on call, team of 7"), and phrases in prose. */
const isList = (parts: Reading['parts']): boolean => parts.length >= 3 || parts.some(({ from, to }) => to - from < 26)

function factFrom(reading: Reading, unit: Span): Fact | null {
  const left = unread(reading, unit)
  if (!left) return null
  const span = left
  if (isDenied(reading, unit)) return null
  let text = tidy(reading.text.slice(...span), reading.language)
  if (SMALL_TALK.test(text) && text.split(' ').length < 9) return null
  if (UNDECIDED.test(plain(text))) return null
  text = neutral(text.replace(LEAD_IN, ''), reading.language)
  if (text.length < 2 || !/\p{L}{2}|\d/u.test(text)) return null
  const shared = {
    text,
    spans: [span],
    confidence: 'medium' as const,
    holds:
      !isNegated(reading, span[0], span[0]) &&
      !/^(?:no|not|kein|keine|sans|sin|ohne|pas de|never|without)\s/iu.test(text),
  }
  if (NAMES_TOOLS.test(reading.plain.slice(...sentenceAt(reading, span[0]))) && text.split(' ').length <= 5)
    return {
      kind: 'skill',
      ...shared,
      text: text.replace(/^[^:]{3,20}:\s*/, ''),
      need: needAt(reading, span[0]),
      alternatives: [],
    }
  const house = houseIn(reading, text, span)
  if (house) return { kind: 'company', ...shared, text: house, holds: true, aspect: 'about' }
  if (isTask(reading, text, reading.text.slice(...span))) return { kind: 'duty', ...shared }
  if (ONLY_NEED.test(plain(text))) return null
  const need = needAt(reading, span[0])
  if (
    need !== 'unknown' &&
    shared.holds &&
    !/welcome|willkommen|gern|bienven|matters?$/iu.test(text) &&
    text.split(' ').length <= 12
  )
    return { kind: 'skill', ...shared, text: withoutNeed(text), need, alternatives: [] }
  return { kind: 'free', ...shared }
}

/** A list that says itself that it holds tools. */
const NAMES_TOOLS =
  /^(?:tools?|(?:tech )?stack|tech|software|systems|skills?|programme|outils?|logiciels?|competences|herramientas|programas|kenntnisse)\s?:/u

const HOUSE =
  'brewery|bakery|shop|store|agency|company|firm|start-?up|school|clinic|hospital|practice|hotel|restaurant|cafe|bar|farm|charity|bank|studio|consultancy|consultants|manufacturer|scale-?up|retailer|workshop|garage|nursery|university|museum|theatre|winery|pub|gym|spa|library|ngo|non-?profit|foundation|supplier|wholesaler|publisher|distributor|fintech|saas|marketplace|care home|law firm|co-?op|cooperative|family business|chain|group|institute|laboratory|council|authority|biotech|provider|platform|maker of [a-z ]+|firma|unternehmen|betrieb|agentur|praxis|klinik|krankenhaus|pflegedienst|kanzlei|backerei|brauerei|schule|kita|werkstatt|verein|buro|spedition|pflegeheim|seniorenheim|hersteller|dienstleister|handler|mittelstandler|laden|geschaft|stiftung|gasthof|biergarten|apotheke|metzgerei|gartnerei|autohaus|fabrik|zulieferer|konzern|entreprise|societe|agence|association|cabinet|clinique|hopital|boulangerie|ecole|creche|magasin|boutique|usine|ferme|pme|groupe|eti|librairie|brasserie|domaine|ehpad|mairie|collectivite|fondation|ong|pharmacie|salon|atelier|empresa|agencia|clinica|restaurante|tienda|colegio|fabrica|taller|bodega|asesoria|despacho|consultora|residencia|chiringuito|academia|farmacia|guarderia|panaderia|peluqueria|gestoria|cadena|fundacion|cooperativa|inmobiliaria|cafeteria|heladeria|multinacional|pyme|constructora|aseguradora|naviera'
const IS_HOUSE = new RegExp(
  `^(?:(?:we are|we're|we run|it's|it is|wir sind|nous sommes|somos|join|for|at|in|bei|fur|pour|chez|dans|para|en)\\s)*(?:(?:an?|the|our|my|eine?[mnrs]?|unser\\p{L}*|une?|notre|la|le|el|una?|nuestr[oa])\\s)*((?:[\\p{L}\\d&+/'-]+\\s){0,5}?(?:\\p{L}*(?:${HOUSE}))(?:\\s(?:de|des|du|d'|for|of|fur|specialised in|that|with|y|and|en)[^,;.]{2,70}|\\s\\p{L}+(?:\\s\\p{L}+)?)?)$`,
  'u',
)

/** What the employer is, said in passing: "for our mid-size brewery", "solar company". */
function houseIn(reading: Reading, text: string, span: Span): string | null {
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'about')) return null
  const beside = reading.facts.some(
    (fact) => fact.kind === 'company' && fact.aspect === 'name' && Math.abs(fact.spans[0]![0] - span[1]) < 12,
  )
  if (
    (span[0] > 240 && !beside) ||
    text.split(' ').length > 14 ||
    /contract|vertrag|contrat|via |first|agency staff/iu.test(text)
  )
    return null
  if (
    !text.includes(' ') &&
    !beside &&
    !/(?:for|at|fur|pour|chez|para|en|in) (?:an? |our |the |une? |una? |eine[rnm]? |unser[a-z]* )?$/u.test(
      reading.plain.slice(Math.max(0, span[0] - 16), span[0]),
    )
  )
    return null
  const behind =
    /^.*\s(?=(?:for|pour|fur|para|chez|bei|at) (?:an?|our|une?|notre|eine?[mnrs]?|unser[a-z]*|una?|nuestr[oa])\s)/u.exec(
      plain(text),
    )?.[0].length ?? 0
  const match = IS_HOUSE.exec(plain(text.slice(behind)))
  return match ? text.slice(text.length - match[1]!.length) : null
}

const NEED_WORDS =
  /^(?:must(?: have| be)?|need(?:s|ed)?|essential|required|nice to have|ideally|desirable|bonus|a plus|zwingend|unbedingt|idealerweise|idealement|imprescindible|se valora|valorable|deseable|gern|you have|has to (?:have|be)|should (?:have|be))[\s:]+|[\s,(]+(?:(?:is |are |would be |ist |sind |ware |serait |est )?(?:an? )?(?:must|essential|required|nice to have|(?:big |huge |real )?plus|bonus|advantage|welcome|preferred|desirable|von vorteil|zwingend|erforderlich|un plus|apprecie|souhaite|exige|requis|imprescindible|deseable|valorable|appreciated))\)?$/giu
const withoutNeed = (text: string): string => text.replace(NEED_WORDS, '').trim()
const ONLY_NEED =
  /^(?:must|must be|must have|need|needed|needs|required|essential|mandatory|nice|nice to have|ideally|preferred|desirable|a plus|plus|bonus|notig|erforderlich|zwingend|von vorteil|mindestens|wunschenswert|exige|requis|obligatoire|obligatorio|muss|muss aber nicht|souhaite|apprecie|imprescindibles?|deseables?|valorables?|necesari[oa]s?|exigee?s?|requis[es]*|se valora|minimo|(?:ware|waren) (?:gut|schon|super|toll|klasse|von vorteil)|serait bien|seria bueno|would be (?:good|great|nice|useful))$/u

/** "Must have own car? No.", and the answer itself. */
function isDenied(reading: Reading, [from, to]: Span): boolean {
  const DENIAL = /^\s*(?:no|nope|nein|non|not needed|not required|nicht notig)(?![A-Za-zÀ-ɏ])/u
  const asked =
    /\?\s*$/.test(reading.plain.slice(from, to + 1)) && DENIAL.test(reading.plain.slice(to, to + 24).replace(/^\?/, ''))
  const answers =
    /\?\s*$/.test(reading.plain.slice(Math.max(0, from - 3), from)) && DENIAL.test(reading.plain.slice(from, to))
  return asked || answers
}

/** The stretch from the first to the last word that nothing has read, with what lies between. */
function unread(reading: Reading, [from, to]: Span): Span | null {
  const open = reading.openPlain.slice(from, to)
  let first = -1
  let last = -1
  let content = 0
  for (const match of open.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'+#/.-]*/gu)) {
    if (FILLER.has(match[0].replace(/[.]+$/, ''))) continue
    content++
    if (first < 0) first = match.index
    last = match.index + match[0].length
  }
  if (content === 0) return null
  if (content === 1 && last - first < 4 && !/\d/.test(open.slice(first, last))) return null
  return growOutwards(reading, [from + first, from + last], [from, to])
}

/** Takes in the small words around a stretch, to the edge or to what has been read. */
function growOutwards(reading: Reading, [from, to]: Span, [low, high]: Span): Span {
  let start = from
  while (start > low && reading.open[start - 1] !== BLANK) start--
  let end = to
  while (end < high && reading.open[end] !== BLANK) end++
  if (end < high && DANGLES_BEHIND.test(reading.plain.slice(start, end))) {
    const next = factAt(reading, end)
    if (next && KEPT_TOGETHER.has(next.kind)) end = Math.min(high, next.spans[0]![1])
  }
  if (start > low && DANGLES_AHEAD.test(reading.plain.slice(start, end))) {
    const previous = factAt(reading, start - 1)
    if (previous && KEPT_TOGETHER.has(previous.kind) && !reading.text.slice(start, end).trimStart().startsWith(')'))
      start = Math.max(low, previous.spans[0]![0])
  }
  return loosen(reading, [start, end])
}

/** Kinds whose name is the object of the words beside it: "dashboards in Looker". */
const KEPT_TOGETHER = new Set<Fact['kind']>(['skill', 'licence', 'language', 'company'])

const factAt = (reading: Reading, offset: number): Fact | undefined =>
  reading.facts.findLast((fact) => fact.spans[0]![0] <= offset && offset < fact.spans[0]![1])

const SMALL =
  "of|with|for|in|on|to|at|from|and|or|the|a|an|our|your|per|by|is|are|we|we're|you|need|needs|needed|as|mit|fur|von|im|am|zu|zum|zur|bei|und|oder|der|die|das|den|dem|ein|eine|einen|wir|sie|de|du|des|la|le|les|l'|d'|un|une|avec|pour|chez|et|ou|en|au|aux|con|para|y|o|del|al|el|los|las|una|se|buscamos|recherche|recherchons|suchen|gesucht|wanted|near|nr|around|nahe|pres|cerca|that|which|who|based|hiring|looking|located"
const DANGLES_BEHIND = new RegExp(`(?:^|\\s)(?:${SMALL})[\\s(]*$`, 'u')
const DANGLES_AHEAD = new RegExp(`^[\\s)]*(?:${SMALL})\\s`, 'u')

/** Small words at either end of a stretch that belong to a fact already taken. */
function loosen(reading: Reading, span: Span): Span {
  let [start, end] = span
  for (let before = -1; before !== end - start; ) {
    before = end - start
    while (end > start && /[\s,;:.(+/&-]/.test(reading.text[end - 1]!)) end--
    while (
      start < end &&
      /[\s,;:.)+/&-]/.test(reading.text[start]!) &&
      !/^\+\d/.test(reading.text.slice(start, start + 2))
    )
      start++
    const piece = reading.plain.slice(start, end)
    const tail = DANGLES_BEHIND.exec(piece)
    if (tail && tail.index > 0) end = start + tail.index
    const head = DANGLES_AHEAD.exec(piece)
    if (head && head[0].length < end - start && !/^(?:to|with|for)\s/u.test(piece)) start += head[0].length
  }
  return [start, end]
}

function isTask(reading: Reading, text: string, typed: string): boolean {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[\s,/]+/)
  const first = words[0] ?? ''
  if (words.length < 2 && !LEAD_IN.test(typed)) return false
  if (reading.language === 'en') {
    const led = LEAD_IN.test(typed)
    if (VERBS.en.has(first)) return led || !AS_NOUN.test(first) || OBJECT.test(text.toLowerCase())
    return gerund(first) !== null && (led || OBJECT.test(text.toLowerCase()))
  }
  if (reading.language === 'de')
    return (
      VERBS.de.has(words.at(-1)!.replace(/[.]$/, '')) ||
      /^\p{Lu}\p{L}+(?:ung|tion|pflege|kontrolle|beratung|planung|annahme|arbeiten)(?:\s(?:von|der|des|und|unserer?|neuer|sowie)\s|$)/u.test(
        text,
      )
    )
  return VERBS[reading.language].has(first)
}

/** Verbs that are nouns just as often: alone they prove no task. */
const AS_NOUN =
  /^(?:work|clear|clean|hand|support|open|market|process|program|project|report|stock|store|test|track|design|show|state|plan|plant|pack|label|land|light|record|research|review|scale|schedule|staff|supply|trade|transport|type|use|cover|force|form|guide|host|invoice|brief|model|care|balance|answer|talk|visit|repair|audit|lead|sales|bar|heat|bid|bill|book|call|coach|code|control|count|cut|draft|dress|drive|feed|fill|fit|fix|forecast|hire|issue|journal|load|log|look|map|mark|match|measure|mix|monitor|paint|partner|pay|photograph|pilot|play|position|post|press|price|print|produce|purchase|pull|push|roll|rota|screen|sign|sort|source|spot|steer|structure|tend|tidy|train|treat|turn|update|upgrade|walk|watch|wire|wrap|close|contact|exercise|approach|estimate|experience|group|level|live|mobile|net|object|present|deal|demo|welcome|own|move|nice)$/u
const OBJECT =
  /^\S+ (?:(?:the|a|an|our|all|new|with|for|and|up|out|on|in|to|their|your|its|this|these|customers?|clients?|patients?|guests?|users?|people|children|orders?|staff|data|goods|equipment|projects?|teams?|products?|campaigns?|events?|reports?|software|features?|services?|contracts?|suppliers?)(?![A-Za-zÀ-ɏ])|\p{L}+ (?:and|of|for|to|with|from|in)\s)/u

function gerund(word: string): string | null {
  if (!word.endsWith('ing')) return null
  const stem = word.slice(0, -3)
  for (const base of [stem, `${stem}e`, stem.slice(0, -1)]) if (VERBS.en.has(base)) return base
  return null
}

/** "manage his diary" -> "manage their diary": whoever is hired is not a he or a she. */
function neutral(text: string, language: Language): string {
  if (language !== 'en') return text
  return text
    .replace(/\b(?:his|her)\b(?=\s\p{L})/giu, (word) => (word[0] === word[0]!.toUpperCase() ? 'Their' : 'their'))
    .replace(/\b(?:he|she)(?:\/s?he)?\b/giu, 'they')
    .replace(
      /\bmy (?:father|mother|brother|sister|uncle|aunt|wife|husband|dad|mum|mom|son|daughter|partner|cousin)\b/giu,
      'the current holder',
    )
    .replace(/\bhimself|herself\b/giu, 'themselves')
}
