/** Years asked for, and what they are years of. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches, occurs } from '../matches.ts'
import { partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { meets } from '../spans.ts'
import { COUNT, countOf, seen, trim, withNeed } from './spot.ts'

const UNIT =
  '(?:years?|yrs?|(?<=\\d)y(?=[\\s,.;+]|$)|y(?= exp)|jahr(?:en?)?|jahriger?|jahrige[nrs]?|j\\.(?=\\s)|ans|an(?=\\s(?!hour|day|h\\b))|annees?|anos?)(?![a-z])'
const YEARS = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,¤£$])(?<bound>(?:at least|(?:mind\\.|min(?:imum|destens|imo|\\.)?)(?: of| de)?|au moins|al menos|up to|(?:no|not) more than|hochstens|nicht mehr als|pas plus de|no mas de|au plus|a lo sumo|max(?:imum|imal|imo|\\.)?(?: of)?|bis zu|jusqu'a|hasta|more than|over|mehr als|plus de|mas de|uber|less than|under|weniger als|moins de|menos de|about|around|roughly|ca\\.?|etwa|circa|environ|unos)\\s)?(?<min>${COUNT})\\s?(?<plus>\\+|plus(?= (?:years|yrs))|or more|oder mehr|ou plus|o mas)?\\s?(?:(?:-|to|or|bis|oder|a|ou|o|(?<=(?:entre|between|zwischen) ${COUNT} )(?:et|y|and|und)(?= ))\\s?(?<max>${COUNT}))?\\s?(?<plus2>\\+|plus(?= (?:years|yrs)))?\\s?-?${UNIT}(?<after>\\s?\\+|\\s(?:plus|or more|oder mehr|ou plus|o mas|mini(?:mum|mo)?|min\\.?|max(?:imum|imo)?\\.?)(?![A-Za-zÀ-ɏ]))?`,
  'gu',
)
const NOT_EXPERIENCE =
  /^(?:'s?)?\s*(?:(?:graduate|trainee|training|rotation) (?:programme|program|scheme)|-?olds?|alt(?![A-Za-zÀ-ɏ])|ago|of age|'? ?(?:contract|apprenticeship|traineeship|placement|residency|warranty|guarantee|history|lease|plan|visa|deal|programme|program|degree|course|fixed|ftc|term|probation|anniversary|tradition|cycles?|horizon|backlog|pipeline)|in (?:business|the market|existence|a row)|vertrag|befrist|geschichte|garantie|tradition|d'existence|d'anciennete|d'histoire|de historia|de edad|d'age|de antiguedad|de contrato|contrat|am markt|old(?![A-Za-zÀ-ɏ])|running|later|maximum contract)/u
const NOT_BEFORE = lean(
  /(?:(?:garantia|garantie|guarantee|warranty|kundigungsfrist|mietvertrag|bail|betragt|dauert|dure|dura|lasts?|bauzeit|concession|contrat de maintenance|mantenimiento) (?:of |von |uber |de |auf |hasta |for )?|aged?|vest(?:s|ed|ing)?(?: over)?|(?:alter|junger) als|(?:points?|violations?|accidents?|movers|claims|tickets?|incidents?|convictions?|bans?|strikes?|duis?|dwis?) in|(?:steady |secure |enough )?(?:work|job|project|employment) for|(?:sabbatical|leave|bonus|raise|pto|permanent|share[s]?|equity|review)[^,;.]{0,12} after|founded|for over|children from|kids|within|next|first|last|past|every|seit|since|depuis|desde hace|in the|contract (?:of|for)|for a|woche[a-z]* ab|(?:^|[.;,\n] ?)term:?|term of|duration|vertrag|befristet auf|contrat de|cdd de|plan|pupils|kinder|ninos|enfants|mandate for|max(?:imum)? age|alter|laufzeit|fixed term(?: of)?|trading for|going for|cover|vertretung|verlangerung|extension|prolongation|prorroga|renewal|renouvellement|remplacement(?: de)?|sustitucion(?: de)?|interinidad(?: de| por [a-z]+)?|established|existing|every|apres|tras|despues de|au bout de|after|each|stay(?:s|ing)?|been (?:on|in|at|here|there|going)[^,;.]{0,20}|(?:second|third|fourth) in|eleves|alumnos|jeunes|jugendliche\w*) ?(?:the |um |un |uber |fur |for |auf |of |de |d'|von |ages de |entre |im alter von |\+ ?)?$/u,
)
/** "Seis jóvenes de 16 a 18 años", "des ados de 13 à 18 ans": how old people are; "de 32.000 (tres años)": what a step of pay takes. */
const AGED =
  /(?<![a-z])(?:jovenes|menores|chavales|chic[oa]s|adolescentes|nin[oa]s|ados|adolescents?|enfants|jeunes)(?:(?: [a-z]+){0,2} (?:de|entre)|,?) \(?$|\d\d ?\($|(?:llevamos|abrimos hace|nous avons|on a) $/u
/** "Betriebskindergarten ab 1 Jahr", "74 Kinder (1-6 J.)": how old the children are. */
const OF_CHILDREN =
  /(?:kinder(?:garten|krippe|betreuung|gruppen?|platz|n)?|krippe|kita|(?<![a-z])hort|tagesstatte|tageseltern|nursery|creche|kindergarten|childcare|guarderia|children|kids|enfants|ninos)(?:platz(?:e)?)? ?\(?(?:(?:ab|von|zwischen|from|aged|des|de|desde|a partir de) )?$/u
const OF_TERM =
  /(?<![a-z])(?:ftc|fixed[- ]term(?: contract)?|cover|cdd|befristet(?:er vertrag)?|befristung|[a-z]*vertretung|contrato(?: temporal)?),? \(?$/u
const OF_THE_HOUSE =
  /^ (?:en (?:la zona|la ciudad|la region|el barrio|el mercado)|dans (?:la region|le coin|le quartier|la ville)|(?:a|au) votre service|al servicio|de (?:vida|trayectoria|andadura|rodaje)|d'activite|de (?:boite|maison|anciennete|casa))(?![a-z])/u
const APPRENTICE = /(?<![a-z])(?:apprentice|apprenticeship|azubi|auszubildende|apprenti|aprendiz)/u
const PREPOSITION =
  "(?:of|in|with|as|working|d'|de|en|dans|comme|como|con|im|als|mit|auf|bei|sur|on|doing|leading|managing|[a-z]{2,}(?:ando|iendo)|encadrant|running|post|in der)"
const SUBJECT = new RegExp(
  `^\\s*(?:'s(?= ))?'?\\s*(?:(?:${PREPOSITION}\\s?)?(?:(?:relevant|professional|solid|proven|hands-on|industry|similar|praktische[rn]?|einschlagige[rn]?|recent)\\s)*(?:experience|expe?(?![a-z])\\.?|xp(?![a-z])|[a-z]*erfahrung|praxis|experiencia|pqe|post[- ]qual(?:ification)?(?: experience)?))?(?:\\s*${PREPOSITION}\\s?[^,;.()+\\u0001]{2,60})?`,
  'u',
)

/** "Experiencia mínima 1 año": the word ahead of the years belongs to them. */
const NAMED_AHEAD =
  /(?:experience|experiencia|(?:berufs)?erfahrung)(?: (?:minim[aou]m?|minimale|mini|min\.|previa|requise|exigee|demandee|requerida|demostrable|von|de|d'|of))*:?\s?$/u

/** "12+ years, of which 5 as CFO": the part of the years that is asked for in particular. */
const OF_WHICH =
  /(?<![A-Za-zÀ-ɏ])(?=of which|davon|dont|de los cuales|incl|\d)(?<=\d ?\+?(?: ?-? ?\d+)? (?:years?|yrs?|jahren?|ans|anos)[^.;\n]{0,40})(?:(?:of which|davon|dont|de los cuales|incl(?:uding|\.)?) (?:at least |mindestens |au moins |al menos )?(?=\d)|(?=\d{1,2} of (?:them|those|these) )|(?<=(?:yrs?|years?)[^.;\n]{2,40}, ?)(?=\d{1,2}\+ (?:leading|managing|in management)))(?<n>\d{1,2})\+?(?: of (?:them|those|these))?(?: (?:years?|jahren?|ans|anos))? (?:(?:as|in|with|als|im|mit|comme|en tant que|dans|en|como|de) |(?=leading|managing|running|teaching|selling))(?<of>[^,.;()\u0001\n]{2,40})/gu
const YEARS_IN = { en: 'years', de: 'Jahre', fr: 'ans', es: 'años' }

/** "Three years or so", "deux ans environ": a figure that is not meant to the month. */
const OR_SO =
  /^,? (?:or so|or thereabouts|or roughly|more or less|give or take|roughly|approx(?:imately|\.)?|oder so(?: ungefahr)?|so ungefahr|ungefahr|circa|etwa|(?:ou )?environ|(?:ou )?a peu pres|ou presque|plus ou moins|o asi|o por ahi|mas o menos|aproximadamente|aprox\.?)(?![a-z])/u

const ABOUT = /^(?:about|around|roughly|ca|etwa|circa|environ|unos)/u

export function readExperience(reading: Reading): void {
  const facts: Fact[] = []
  for (const match of matches(YEARS, reading.openPlain)) {
    const fact = experienceFrom(reading, match)
    if (fact) facts.push(orElse(reading, asWish(reading, fact)))
  }
  for (const match of matches(OF_WHICH, reading.openPlain)) {
    const from = match.index + match[0].indexOf(match.groups!.n!)
    const span = trim(reading.text, [from, match.index + match[0].length])
    facts.push({
      kind: 'experience',
      ...seen(reading, span, 'high', true),
      text: reading.text
        .slice(...span)
        .replace(/ of (?:them|those|these)(?= )/, '')
        .replace(/^\d+(?!\d* ?y)(?= )/, (years) => `${years} ${YEARS_IN[reading.language]}`),
      min: countOf(match.groups!.n!),
      max: null,
      subject: reading.text.slice(span[1] - match.groups!.of!.trimEnd().length, span[1]),
    })
    facts.at(-1)!.spans.push([match.index, from])
  }
  for (const match of reading.plain.includes('pqe') ? matches(PQE, reading.openPlain) : []) {
    const span: Span = [match.index, match.index + match[0].length]
    if (facts.some(({ spans }) => meets(spans[0]!, span))) continue
    const { min, max } = match.groups!
    facts.push({
      kind: 'experience',
      ...seen(reading, span, 'high', true),
      min: Number(min),
      max: max ? Number(max) : null,
      subject: null,
    })
  }
  record(reading, facts)
  readNoExperience(reading)
}

/** "3-5 PQE": years since one was admitted. */
const PQE = /(?<![\d.,-])(?<min>\d{1,2})(?: ?- ?(?<max>\d{1,2}))?\+? ?pqe(?![a-z])/gu

const ENDS_SUBJECT = lean(
  /\s(?:and|und|et|y|plus|but|oder|or)\s(?:you|a |an |the |strong|good|ideally|ein|gute|un |una |\d)|(?:^|,?\s)(?:dont|davon|of which|incl(?:uding|\.)?|de los cuales|de ellos) (?:au moins |al menos |at least |mindestens )?\d/u,
)

function experienceFrom(reading: Reading, match: RegExpMatchArray): Fact | null {
  const { min, max, plus, plus2, after = '' } = match.groups!
  const written = match.groups!.bound ?? ''
  // "2 days at home max. 5 years of experience": the bound ends the sentence before.
  const crosses =
    written !== '' &&
    partAt(reading, match.index!).sentence !== partAt(reading, match.index! + written.length + 1).sentence
  const bound = crosses ? '' : written
  const counted = match.index! + (crosses ? written.length + 1 : 0)
  const named = NAMED_AHEAD.exec(reading.openPlain.slice(partAt(reading, counted).from, counted))
  const from = counted - (named?.[0].length ?? 0)
  const hedge = OR_SO.exec(reading.openPlain.slice(match.index! + match[0].length))?.[0].length ?? 0
  const behind = match.index! + match[0].length + hedge
  let to = behind
  const sentenceEnd = sentenceAt(reading, from)[1]
  const tail = reading.openPlain.slice(to, Math.min(sentenceEnd, to + 90))
  const head = reading.openPlain.slice(Math.max(partAt(reading, from).from, from - 30), from)
  if (NOT_EXPERIENCE.test(tail) || NOT_BEFORE.test(head)) return null
  // "FTC, 2 years": how long the contract lasts, where nothing says what for.
  if (!bound && OF_TERM.test(reading.openPlain.slice(Math.max(0, from - 30), from)) && /^\s*(?:[,.;)\n]|$)/u.test(tail))
    return null
  // "Zulage 300 € drei Jahre", "Nachfolge in fünf Jahren": how long something lasts, and when it comes.
  if (/(?:¤|euro|chf) $|(?<![a-z])(?:in|nach|auf|befristet) $/u.test(head) && /jahr/u.test(match[0])) return null
  // "Kinder, 3-6 jährige", where no experience follows.
  if (/jahrig/u.test(match[0]) && !/^[a-z]*\s*(?:berufs)?(?:erfahrung|praxis)/u.test(tail)) return null
  // "Apprentice electrician, 4 yrs": so long it lasts.
  if (/^\s*(?:[,.;)\n]|$)/u.test(tail) && /^\s*$/u.test(head) && occurs(APPRENTICE, reading.plain)) return null
  if (
    OF_CHILDREN.test(reading.plain.slice(Math.max(0, from - 40), from)) &&
    !/erfahrung|experience|experiencia/u.test(tail.slice(0, 20))
  )
    return null
  if (AGED.test(reading.openPlain.slice(Math.max(0, from - 48), from)) || OF_THE_HOUSE.test(tail)) return null
  const low = countOf(min!)
  const high = max ? countOf(max) : null
  if (low > 40 || (/^\s*(?:an?|un|ein|una) (?:year|jahr|ano|an)\b/u.test(match[0]) && !/exp/u.test(tail))) return null
  if (/^(?:over|uber|mas de|plus de|more than)/u.test(bound) && low >= 20) return null
  if (/(?:^|\s)(?:a|per|pro|par|al)$/u.test(head.trim())) return null
  // "Ouvert aux contractuels pour trois ans": for how long.
  if (/(?:^|\s)(?:pour|por|pendant|durante)$/u.test(head.trim()) && !/^\s*(?:d'|de )?exp/u.test(tail)) return null
  // "paid vacation after one year": when it comes.
  if (/(?:^|\s)after$/u.test(head.trim()) && !/exp|qualif/u.test(tail)) return null
  const isMax =
    /up to|max|(?:no|not) more than|hochstens|nicht mehr|pas plus|no mas|au plus|sumo|bis zu|jusqu|hasta|less|under|weniger|(?<!au )moins|(?<!al )menos/u.test(
      bound,
    ) || /max/u.test(after)
  const isAbout = (hedge > 0 && !plus) || ABOUT.test(bound)
  const subject = SUBJECT.exec(tail)
  const subjectText = subject?.[0] ?? ''
  const cut = subjectText.search(ENDS_SUBJECT)
  to += cut > 0 ? cut : subjectText.length
  const isCounted =
    named !== null ||
    /\dy$/u.test(match[0].trim()) ||
    subjectText.trim() !== '' ||
    /exp|erfahr|pqe|(?<![a-z])min(?![a-z])|minim|at least|mind|required|\+|berufs|praxis/u.test(
      `${head} ${match[0]} ${tail.slice(0, 20)}`,
    ) ||
    /^\s*(?:$|[,;.)]|(?:y|et) (?:un |una |le |el )?(?:portfolio|portafolio|porfolio|carn|permis|coche|titul|certific)|dont|davon|[a-z]{4,}(?:ando|iendo|ing)(?![a-z])|including|incl|of which|de los cuales|de ellos|in|en|im|als|como|comme|as)/u.test(
      tail,
    )
  const part = partAt(reading, from)
  // "3 yrs welding": what they are years of.
  const doing = subjectText.trim() === '' && /^ [a-z]{4,}ing(?![a-z])/u.test(tail) && part.from === from
  const plainly =
    isCounted && !doing
      ? null
      : /^ ?(?!.*(?:business|company|firm|family|tradition|markt|haus))(?!old|per|a |y |e |o |et |ou |and |or |in |on |plus|contract|with|max|min|incl)[a-z\d][a-zß-ɏ\d&/ -]{1,44}$/u.exec(
          reading.openPlain.slice(to, part.to),
        )
  if (!isCounted && (part.from !== from || !plainly)) return null
  // "40 años en la zona": nobody is asked for a working life.
  if (low >= 30) return null
  // "Integradora, 24 años, 63 personas": so many years and no word of experience are the age of a house.
  if (low > 15 && high === null && subjectText.trim() === '' && !plus && !named && !bound) return null
  if (plainly) to += plainly[0].length
  const span = trim(reading.text, [from, Math.max(to, behind)])
  const about = reading.text.slice(behind, span[1]).trim()
  return {
    kind: 'experience',
    ...seen(reading, span, subjectText.trim() || plus ? 'high' : 'medium'),
    min: isMax && high === null ? null : low,
    max: isMax && high === null ? low : high !== null && !plus2 && !plus ? high : isAbout ? low : null,
    subject:
      about
        .replace(
          /\s(?:mini(?:mum|ma)?|min\.?|mínimo|demostrables?|comprobables?|(?:es )?indispensables?|imprescindibles?|obligatori[oa]s?|obligatoires?|excluyentes?|exigée?s?|requise?s?)$/i,
          '',
        )
        .replace(/^(?:'s?\s*|d['’]|(?:of|in|with|as|de|en|con|als|im|mit)(?:\s+|$))/i, '')
        .replace(/^(?:demostrables?|comprobables?|como mínimo|mini(?:mum)?|ish)$/i, '')
        .replace(
          /^(?:(?:relevant |professional |industry |work )?(?:experience|exp[eé]?\.?(?!\p{L})|xp|berufserfahrung|erfahrung|praxis|expérience|experiencia))(?:$|\s+(?:of|in|with|as|im|in|mit|als|en|dans|comme|de|como|con)\s+)/iu,
          '',
        )
        .trim() || null,
  }
}

const WISHED =
  /souhait|apprecie|estaria bien|seria (?:bueno|ideal)|no obligo|serait bien|un (?:plus|atout)|wunschenswert|von vorteil|(?:ware|waren) |desea|valor|(?:pas|non) (?:obligat|indispens|necess)|nicht zwingend|kein muss/u

/** The wish as the end of what the years are of: "1 year in a shop would be nice". */
const ENDS_AS_WISH =
  /,?\s(?:is |are |ist |sind |est |sont |es |son )?(?:(?:strongly |highly |much )?(?:preferred|preferable|desired|desirable|welcome|useful|helpful|advantageous|ideal)|(?:is )?(?:an? )?(?:big |real |definite )?(?:advantage|plus|bonus|asset)|(?:would|will) be (?:nice|good|great|ideal|useful|helpful|handy|welcome|preferred|an advantage|a plus|a bonus|an asset)|von vorteil|ein plus|w(?:ü|ue)nschenswert|erw(?:ü|ue)nscht|(?:wäre|wären) (?:schön|gut|toll|super|ideal|ein plus|von vorteil)|(?:très |serait |seraient )?(?:apprécié|souhaité|bienvenu)e?s?|un (?:vrai |gros )?(?:plus|atout)|(?:muy )?(?:deseable|valorable|valorad[oa]|recomendable|bienvenid[oa])s?|se valora(?:rá|n|rán)?|se agradece)$/iu

/** "3 ans d'expérience souhaités": years that are wished for are no demand. */
function asWish(reading: Reading, fact: Fact): Fact {
  const told = fact.text.replace(ENDS_AS_WISH, '')
  if (told !== fact.text) return { ...fact, text: told, kind: 'skill', need: 'nice', alternatives: [] } as Fact
  const wished = withNeed(reading, { ...fact, spans: [...fact.spans] })
  const words = wished.spans[fact.spans.length]
  if (!words || !WISHED.test(reading.plain.slice(...words))) return fact
  return { ...fact, spans: wished.spans, kind: 'skill', need: 'nice', alternatives: [] } as Fact
}

const OR_ELSE =
  /(?:bac|bts|bts?a|bp|cap|bep|dut|but|dep|titre|diplome|licence|master|fp|grado|titulacion|formacion|licenciatura|lehre|ausbildung|studium|meister|abschluss|[a-z]*lehre|[a-z]*ausbildung|[a-z]*studium)(?![a-z])[^,;.:]{0,60}\s(?:(?:ou|o)\s[^,;.:]{3,24}\s(?:avec|con)|ou|oder|o)\s(?:une? |eine? )?(?:(?:experience|experiencia) (?:de |d'|von )?)?$/u

/** "CAP pâtissier ou 3 ans d'expérience": either will do, so that they are told as one. */
function orElse(reading: Reading, fact: Fact): Fact {
  const [from, to] = fact.spans[0]!
  const part = partAt(reading, from)
  const ahead = OR_ELSE.exec(reading.openPlain.slice(part.from, from))
  if (!ahead) return fact
  const shared = seen(reading, [part.from + ahead.index, to], 'high', true)
  const spans = [...shared.spans, ...fact.spans.slice(1)]
  return fact.kind === 'skill'
    ? { ...fact, ...shared, spans }
    : { kind: 'education', ...shared, spans, need: 'or_equivalent' }
}

const NONE =
  /(?<![A-Za-zÀ-ɏ])(?:no (?:prior |previous )?(?:experience|exp)(?: (?:is )?(?:needed|required|necessary|ok|okay|fine))?|(?:(?:previous|prior|relevant|any|work|specific|professional) )?experience (?:is )?not (?:needed|required|necessary|essential)|entry[- ]level|beginners? welcome|keine (?:vor)?(?:kenntnisse|erfahrung|berufserfahrung)(?: (?:notig|erforderlich|notwendig))?|ohne (?:berufs)?erfahrung|(?:auch )?berufseinsteiger(?:innen)?|(?:auch )?quereinsteiger(?:innen)? mit [a-z]{4,24} (?:(?:sind )?(?:auch |ebenfalls )?(?:ok|okay|willkommen|gern(?:e)?(?: gesehen)?|moglich))|(?:auch )?quereinsteiger(?:innen)?(?: (?:willkommen|gern(?:e)?|aus (?:der |dem )?[a-z]+(?: ok| moglich| willkommen| gern(?:e)?)?|ok|(?:lernen|arbeiten|schulen) wir (?:gern(?:e)? )?(?:an|ein)))?|(?:wieder|quer)einstieg (?:willkommen|gern(?:e)?|moglich)|wiedereinsteiger(?:innen)?(?: (?:willkommen|gern(?:e)?))?|debutante?s?(?:\(e\))? acceptee?s?|sans experience|premiere experience|aucune experience (?:requise|exigee)|sin experiencia(?: previa)?|no se (?:pide|exige|necesita) experiencia|no (?:hace falta|se requiere|es necesaria) experiencia|some experience|training (?:is )?(?:given|provided)|we (?:will |can |'ll )?(?:train|teach)(?: you)?(?![a-z])|full training(?: (?:given|provided))?|einarbeitung|formation assuree|on (?:te |vous )?forme(?: sur place| en interne)?|nous (?:vous |te )?formons|wir (?:lernen|schulen|arbeiten) (?:dich |sie )?(?:gern(?:e)? )?(?:an|ein)|(?:te |os |le )?formamos(?: nosotros)?|formacion a cargo(?: de (?:la|el|nuestra|nuestro) [a-z]+| del [a-z]+| nuestro)?)(?![A-Za-zÀ-ɏ])/gu

const AIM = /^ (?:to|for|in|on|up to) [^,.;:()\n\u0001]{3,50}(?=\s*(?:[,.;:()\n]|$))/u

function readNoExperience(reading: Reading): void {
  const facts: Fact[] = []
  const offered: Fact[] = []
  for (const match of matches(NONE, reading.openPlain)) {
    const span: Span = [match.index, match.index + match[0].length]
    // "manual handling training given" is a course, not a word on experience.
    if (/^training/u.test(match[0]) && partAt(reading, span[0]).from !== span[0]) continue
    // "Climbing experience not required" says it of one thing.
    if (/^experience/u.test(match[0]) && /\p{L} $/u.test(reading.openPlain.slice(Math.max(0, span[0] - 3), span[0])))
      continue
    // The training is what the employer gives.
    if (/^(?:on |nous |wir |(?:te |os |le )?formamos)/u.test(match[0])) {
      offered.push({ kind: 'benefit', ...seen(reading, span, 'high', true) })
      continue
    }
    if (/^(?:full training|training|formation|formacion|einarbeitung|we )/u.test(match[0])) {
      // "We train to SMC Tech level 2": what for belongs to it.
      const aim = /^we /u.test(match[0])
        ? (AIM.exec(reading.openPlain.slice(span[1], span[1] + 60))?.[0].length ?? 0)
        : 0
      offered.push({ kind: 'benefit', ...seen(reading, [span[0], span[1] + aim], 'high', true) })
      continue
    }
    facts.push({
      kind: 'experience',
      ...seen(reading, span, 'high', true),
      min: /some|premiere/u.test(match[0]) ? null : 0,
      max: null,
      subject: null,
    })
  }
  record(reading, [...facts, ...offered])
}
