/** Kind of contract, full or part time, and how many months. */

import type { ContractType, Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { isNegated } from '../polarity.ts'
import { blankOut, partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { sortStretch } from '../sort/sort-stretch.ts'
import { COUNT, countOf, seen } from './spot.ts'

const MONTHS = `(?<n>${COUNT})(?:\\s?-\\s?\\d{1,2})?[\\s-]?(?<unit>months?|mths?|mo(?![a-z])|monat(?:en?)?|monatige[rn]?|mois|meses|years?|yrs?|jahr(?:en?)?|ans?(?![a-z])|anos?|weeks?|wochen|semaines|semanas)`

/** Whose place is held: "covering maternity leave", "remplacement d'un congé parental", "para cubrir una baja". */
const COVER = [
  '(?:to cover|covering|cover(?: for| of| during)|standing in (?:for|during)) (?:an? |our |her |his |their )?(?:maternity|paternity|parental|adoption|sabbatical|sick(?:ness)?|long[- ]term sick(?:ness)?)(?: leave| absence)?',
  '(?:paternity|adoption|sabbatical) (?:leave )?cover',
  'vertretung (?:(?:fur|wahrend|wegen|in|in der) )?(?:die |der |eine[nrs]? |den |des )?(?:elternzeit|mutterschutz(?:es)?|karenz|krankheit|(?:mutter|vater)schaft(?:surlaubs?)?|sabbaticals?)',
  '(?:krankheits|mutterschutz|mutterschafts|vaterschafts|elternkarenz|karenz|sabbatical)vertretung',
  "remplacement (?:d'un |de |du |pour |pour un )?(?:conge (?:de )?(?:mat(?:ernite)?|parental|paternite|maladie|adoption|sabbatique)|arret maladie)",
  '(?:(?:cubrir|cobertura de|sustitucion (?:de|por)|sustituir) (?:una? |la |esta )?(?:baja|excedencia|licencia)(?: (?:medica|(?:de|por) (?:maternidad|paternidad|enfermedad|medica)))?)',
  'sustitucion (?:de|por) (?:maternidad|paternidad|enfermedad|ano sabatico)',
].join('|')

const FORMS: [ContractType, string][] = [
  [
    'fixed_term',
    `(?:${MONTHS}[\\s-]?(?:ftc|fixed[- ]term(?: contract)?|contract(?!or)|mat(?:ernity)?(?: leave)? cover|parental leave cover|cover|temp(?:orary)?(?: contract)?|assignment|cdd|befristet|befristung|vertrag)|(?:ftc|fixed[- ]term(?: contract)?|contract|(?<=(?:^|[.;,\\n] ?))term(?=:? \\d)|mat(?:ernity)?(?: leave)? cover|parental leave cover|elternzeitvertretung|befristet(?:er vertrag)?|cdd|contrat|${COVER}|remplacement|sustitucion|(?:contrato )?obra y servicio|contrato (?:por|de) obra|(?:contrato (?:a )?)?plazo fijo|contrato(?: temporal)?|remplacement conge mat(?:ernite)?|temporal|vertretung)(?: (?!indefini|indeter|permanent|unbefr)[A-Za-zÀ-ɏ]+)?[\\s:,(]*(?:of |for |auf |fur |de |d'|pour |por |zunachst )*${MONTHS})(?:[ ,]*(?:ftc|contract|maternity cover|mat cover))?`,
  ],
  [
    'temporary',
    `(?:interim|temp|temporary|locum|zeitarbeit|mission|vertretung)(?: [A-Za-zÀ-ɏ]+)?[\\s:,(]*(?:of |for |auf |fur |de |pour )*${MONTHS}|${MONTHS}[\\s-]?(?:interim|temp|mission|locum)`,
  ],
  [
    'fixed_term',
    `(?:${COVER}|ftc|fixed[- ]term(?: contract)?|mat(?:ernity)? (?:leave )?cover|parental leave cover|sickness cover|befristet(?:e[rns]?)?|befr\\.|befristung|elternzeit(?:vertretung)?|schwangerschaftsvertretung|remplacement conge mat(?:ernite)?|cdd|contrat a duree determinee|contrato temporal|suplencias?(?: (?:x|por|de) (?:licencia|maternidad|enfermedad|vacaciones)(?: (?:x|por|de) [a-z]+)?)?(?= |,)|reemplazo (?:por|de|pre) (?:licencia|maternidad|pre|post)|interinidad|contrato (?:por|de) obra(?: (?:y|o) (?:servicio|labor))?|duracion determinada|(?:contrato (?:a )?)?plazo fijo|obra y servicio)`,
  ],
  [
    'seasonal',
    '(?:seasonal|peak season|for (?:the )?(?:peak|summer|winter) season|saisonal|saisonkraft|saisonstelle|saisonvertrag|(?:winter|sommer)saison(?= |[,.;]|$)|saison(?= |,|$)|saisonnier|saisonniere|contrat saisonnier|fijo[ -]discontinuo|fija[ -]discontinua|temporada)',
  ],
  [
    'apprenticeship',
    `(?:apprentice(?:ship)?|azubi(?:s)?|auszubildende[rn]?|ausbildungsplatz|lehrstelle|duales studium|dual student|alternance|alternante?|apprentissage|apprentie?|contrat pro(?:fessionnalisation)?|contrato de formacion|aprendiz|formacion dual)(?:[ ,(]+(?:de |d'|of |von |uber )?${MONTHS})?`,
  ],
  [
    'internship',
    `(?:intern(?:ship)?s?|internship|(?:student|work|industrial|uni(?:versity)?) placement|placement (?:student|year)|praktikum|praktikant(?:in)?(?:en)?|pflichtpraktikum|stage(?= (?:de|d'|en|pfe|:|conventionne))|stagiaires?|becari[oa]s?|practicas|beca)(?:[ ,(]+(?:de |d'|of |von |uber )?${MONTHS})?`,
  ],
  [
    'working_student',
    '(?:werkstudent(?:in|en|innen)?|working student|werkstudententatigkeit|job etudiant|student job)',
  ],
  [
    'freelance',
    '(?:freelanc(?:e|er|ers|ing)|outside ir35|inside ir35|(?<!(?:main|general|principal|prime|sub|building|roofing|electrical|mechanical|civils?|engineering|groundworks?|drainage|scaffolding|plumbing|landscaping|demolition|fit-?out|m&e|paving|solar|hvac|housing|defen[cs]e|government|catering|cleaning|facilities|family|regional|construction|flooring|painting|concrete|steel|fencing|highways?|utilit(?:y|ies)|rail|tier \\d|our|the)[- ])contractor|contract role|(?:day rate )contract|self[- ]employed|b2b contract|1099|c2c|corp[- ]to[- ]corp|freiberuflich|freie[r]? mitarbeiter(?:in)?|auf selbststandiger basis|independante?|portage salarial|auto-?entrepreneur|autonomo|(?<!la )autonoma|tjm)',
  ],
  [
    'temporary',
    '(?:temporary|temp[- ]to[- ]perm(?:anent)?|temp(?=[\\s,.;:/)]|$)|interim(?!s? manag)|interimaire|locum|zeitarbeit|aushilfe(?! (?:im |in der |an der |fur (?:den |die |das )?)?(?:verkauf|kuche|service|lager|buro|kasse|theke|bar|produktion|reinigung|logistik|empfang|haushalt|gastro))|aushilfskraft|ett|eventual)',
  ],
  [
    'casual',
    '(?:zero[- ]hours?(?: contract)?|casual|per diem|bank staff|minijob(?:ber)?|520[- ]euro(?:[- ]job)?|538[- ]euro(?:[- ]job)?|556[- ]euro(?:[- ]job)?|geringfugig(?:e beschaftigung)?|extras?(?= (?:weekend|en restauration))|vacations?(?= infirm))',
  ],
  [
    'permanent',
    '(?:perm(?:anent)?(?:ly)?(?: contract)?|unbefristet(?:e[rns]?)?|unbefr\\.?|festanstellung|cdi(?: de (?:chantier|mission|projet)| cadre(?: dirigeant)?| forfait (?:jours?|\\d{3} jours?))?|(?:contrato )?(?:a )?termino indefinido|duree indeterminee|contrat a duree indeterminee|indefinid[oa]|contrato indefinido|fij[oa](?![ -]discontinu)|uop|contrat fixe)',
  ],
  [
    'part_time',
    '(?:part[- ]?time|pt(?! [abc][12](?![a-z\\d]))(?=[\\s,.;/)]|$)|teilzeit|(?<!/)tz(?=[\\s,.;/)]|$)|halbtags|temps partiel|tps partiel|mi-temps|media jornada|tiempo parcial|jornada parcial|a tiempo parcial|temps non complet|(?<!\\d)[1-4]/5e?s?(?: temps)?)',
  ],
  [
    'full_time',
    '(?:full[- ]?time|ft(?=[\\s,.;/)]|$)|vollzeit|vz(?=[\\s,.;/)]|$)|temps plein|temps complet|tps plein|jornada completa|tiempo completo|a jornada completa)',
  ],
]
const PATTERNS = FORMS.map(
  ([contract, source]) => [contract, new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${source}(?![A-Za-zÀ-ɏ])`, 'gu')] as const,
)

const AS_OBJECT =
  /^\s*(?:support|manag\w*|negotiat\w*|law|workers?|staff(?:ing)?|agency|agencies|agenc\w+|review\w*|drafting|employees?|team|programme|program|process|customers|members|contracts)/u

/** "Induction of seasonal pickers": others come and go. */
const OF_SEASON =
  /^ (?:pickers|hires|campaigns?|peaks?|menus?|staff|workers|demand|promotions?|collections?|ranges?|fruit|produce|helpers|crews?|hands)(?![a-z])/u
/** "Seasonal Scottish menu", "seasonal fruit pies": what is offered changes with the year, and nobody's contract. */
const isOnTheMenu = (word: string, after: string): boolean =>
  word === 'seasonal' && /^ [a-z]/u.test(after) && !OF_POST.test(after)
const OF_POST =
  /^ (?:[a-z-]+ ){0,3}?(?:roles?|jobs?|posts?|positions?|contracts?|work|basis|vacanc(?:y|ies)|hours|employment|team members?|[a-z]+(?:er|or|ist|ant|nician|trician|sician|man|chef|cook|host|guide|guard|nurse|assistant|hand|leader|supervisor|manager)s?)(?![a-z])|^ (?:from|for|until|till|to|and|or|only|in|at|over|with|between|through)(?![a-z])/u
const SERVED = /(?:for|of|with|to|by|and|from|manage|managing|brief|briefing|our|outside|external|via|using) $/u

/** "garage indépendant" is a house that belongs to no chain. */
const KIND_OF_HOUSE =
  /(?:garage|boutique|magasin|commerce|librairie|cabinet|pharmacie|hotel|restaurant|ecole|salon|structure|entreprise|societe|maison|agence|studio|caviste|concession\w*|opticien|editeur|enseigne|marque|brasserie|boulangerie|imprimerie|quincaillerie|radio|groupe|epicerie|menuiserie|torrefacteur|hotelier|famille) (?:\w+ )?$/u

/** "Wir klären das intern", "fünf plus Azubi", "Azubis anleiten", "20 Wochen Elternzeit": no contract of whoever is hired. */
const isSaidOfOthers = (word: string, before: string, sentence: string): boolean =>
  /^interns?$/u.test(word) ||
  (/^(?:azubi|auszubildend)/u.test(word) &&
    (/(?:plus|und|davon|mit|sowie|\+|[\d,]|eine[nmr]?) $/u.test(before) ||
      /azubis |auszubildenden? (?:an|aus|be|fuhr|leit)/u.test(sentence))) ||
  (/^elternzeit$/u.test(word) && !/vertret|ersatz|befrist|fur die|wahrend/u.test(sentence))

/** "Former l'apprentie", "exigée ou apprenti 3e année", "apprenti : selon taux": somebody else, or another rate. */
const OF_AN_APPRENTICE =
  /(?:(?:form|encadr|accompagn|guid|epaul|supervis|transmet|ensen|tutel|tutor|dirig)[a-z]* (?:a )?(?:un |une |des |deux |notre |votre |nuestro |al? )?|(?<![a-z])(?:l'|les |los |nos |aux? |ou |o |et |y |avec un |avec une |con un |de l'))$/u

const OUTLOOK =
  /(?:possibilite d'?(?:e |un |etre )?|evolution (?:vers|en) (?:un )?|option auf |aussicht auf (?:eine )?|posibilidad de (?:contrato )?|(?:con )?opcion (?:a|de)(?: contrato)? |(?:peut |pouvant |pourra )?(?:deboucher|debouchant) sur (?:un )?|transformable en |(?:luego |despues )?posible (?:contrato )?|pas[eo] a |pasan? a (?:contrato )?|(?<=\d (?:meses|mois)) ?(?:\+|y|→|->|,) ?(?:luego |despues |posible )?(?:contrato )?|view to (?:a )?|chance of (?:a )?|poss(?:ibly|ible)? |(?<=[a-z\u0001])[- ]to[- ]|potentially |may (?:go|become|turn) |could (?:go|turn) |could become |spater |luego |despues |puis |ensuite |danach |dann )$/u

const comesAfterTerm = ({ facts, plain }: Reading, at: number): boolean =>
  facts.some(
    (fact) =>
      fact.kind === 'contract' &&
      fact.months !== null &&
      fact.spans[0]![1] < at &&
      /^ ?(?:\+|→|->|>|(?:y|et|,)(?= (?:luego|despues|puis|ensuite) )|y(?= )) ?(?:luego |despues |puis |ensuite )?(?:contrato |en )?$/u.test(
        plain.slice(fact.spans[0]![1], at),
      ),
  )

/** "3 perm, 12 gangers", "inducting the freelancers": whom else the house has. */
const OF_OTHERS = new Set(['team', 'duty', 'must', 'nice', 'notneeded', 'company'])
function tellsOther(reading: Reading, [start, end]: Span): boolean {
  const { from, to } = partAt(reading, start)
  if (to - from < end - start + 4) return false
  const { label, share } = sortStretch(reading, [from, to])
  return OF_OTHERS.has(label) && share >= 0.7
}

export function readContract(reading: Reading): void {
  for (const [contract, pattern] of PATTERNS) {
    const facts: Fact[] = []
    for (const match of matches(pattern, reading.openPlain)) {
      const to = match.index + match[0].length
      const span: Span = [match.index, to]
      const after = reading.openPlain.slice(to, to + 20)
      const before = reading.openPlain.slice(Math.max(0, match.index - 20), match.index)
      if (/^\s?(?:de prueba|d'essai|of probation|probation|probezeit|trial)/u.test(after) && match.groups?.n) continue
      if (
        /^(?:en )?alternan/u.test(match[0]) &&
        /(?:\dh?|horaires?|equipes?|matin|soir|jour|nuit|amplitude[^,]*) (?:en )?$/u.test(before)
      )
        continue
      // "Si has hecho las prácticas": what somebody has behind them.
      if (
        /^practicas$/u.test(match[0]) &&
        /(?:hecho|terminad[oa]s?|acabad[oa]s?|tus|sus|titulad[oa]s?|con|tras) (?:con |en |las |tus |sus )?$/u.test(
          before,
        )
      )
        continue
      if (tellsOther(reading, span)) continue
      // "42.000 € auf Vollzeit": what a sum is reckoned for.
      if (/(?:\u0001|¤|eur|k) (?:auf|bei|fur|pro|based on|for|sur la base d'un|sur base|a|por) $/u.test(before)) {
        blankOut(reading, [[match.index - /\S+ $/u.exec(before)![0].length, to]])
        continue
      }
      // "Beca 50% en maestrías": what one is given.
      if (/^beca$/u.test(match[0]) && /^ ?(?:\(?\d|del? |en |para |escolar|educativ|universitari|comedor)/u.test(after))
        continue
      if (/^alternan/u.test(match[0]) && /(?<![a-z])(?:ou|o) (?:une? |en )?$/u.test(before)) continue
      if (/^apprenti|^aprendiz/u.test(match[0]) && (OF_AN_APPRENTICE.test(before) || /^ ?:/u.test(after))) continue
      if (/^fij[oa]$/u.test(match[0]) && /^\s?[\d¤\u0001]/u.test(after)) continue
      if (
        reading.language === 'de' &&
        isSaidOfOthers(match[0], before, reading.plain.slice(...sentenceAt(reading, match.index)))
      )
        continue
      if (
        contract === 'seasonal' &&
        (OF_SEASON.test(after) || isOnTheMenu(match[0], reading.openPlain.slice(to, to + 48)))
      )
        continue
      // "Bank app for freelancers": whom the house serves.
      if (/(?:ers|ors|interns|apprentices)$/u.test(match[0]) && SERVED.test(before)) continue
      if (/^independant/u.test(match[0]) && KIND_OF_HOUSE.test(before)) continue
      // "Bank app for freelancers": whom it is made for.
      if (/^freelancers$/u.test(match[0]) && /(?:for|of|to|by|and) $/u.test(before)) continue
      // "Contrato 6 meses + fijo": what comes after it.
      if (contract === 'permanent' && comesAfterTerm(reading, match.index)) continue
      // "possibilité de CDI" is an outlook beside the contract, not a second one.
      if (contract === 'permanent' && (OUTLOOK.test(before) || IS_OUTLOOK.test(after))) continue
      // "The team is now permanent": said of others.
      if (OF_THE_TEAM.test(before)) continue
      // "Las prácticas cuentan": what one has done.
      if (COUNTS.test(after)) continue
      // "Full or part time": the choice is told as one.
      if (TIMES.has(contract) && EITHER_TIME.test(`${before}${match[0]}${after}`)) continue
      // "3.900 € bei Vollzeit" measures the pay.
      if (contract === 'full_time' && /(?:bei|auf|based on|base|pro rata) $/u.test(before)) continue
      // "Abstenerse ETT", "no temp agencies": who is not to call.
      if (contract === 'temporary' && KEPT_AWAY.test(before)) continue
      // "£41,206 is the full-time figure": what the pay would be.
      if (contract === 'full_time' && MEASURES_PAY.test(after)) continue
      if (AS_OBJECT.test(after) && !/^(?:cdi|cdd|unbefristet|vollzeit|teilzeit)/u.test(match[0])) continue
      if (
        /(?:\d{1,3}|fur|pour|manage|managing|train|coach|supervise|lead|mentor|agency|several|our|book|hire|with) $/u.test(
          before,
        ) &&
        !/(?:time|perm)/u.test(match[0])
      )
        continue
      if (
        contract === 'apprenticeship' &&
        /(?:finished|completed|served|done|abgeschlossene) (?:an? |their |ihre |eine )?$/u.test(before)
      )
        continue
      const n = match.groups?.n
      if (
        n &&
        /contract|vertrag|vertretung|contrat|temporal|cover|sustituc|remplac|obra y|plazo fijo/u.test(match[0]) ===
          false &&
        !/ftc|cdd|befrist|fixed|temp|interim|mission|locum|altern|appren|stag|intern|prakti|practic|azubi|ausbild|beca/u.test(
          match[0],
        )
      )
        continue
      const fact = seen(reading, span, 'high', !isNegated(reading, ...span))
      // "Interim CTO 9 months": the job stands between the two.
      const between = n ? /^[a-z-]+ ([a-z]{2,})(?=[\s:,(]+(?:of |for |de |auf )*\d)/u.exec(match[0]) : null
      if (
        between &&
        !/^(?:contract|contrat|contrato|vertrag|cover|term|temporal|leave|fijo|obra|of|for|auf|von)$/u.test(
          between[1]!,
        ) &&
        !LEAVE.test(between[1]!) &&
        !(reading.language === 'es' && /^(?:de|del|por|para)$/u.test(between[1]!))
      ) {
        const at = span[0] + between[0].length - between[1]!.length
        fact.spans = [
          [span[0], at - 1],
          [at + between[1]!.length, to],
        ]
        fact.text = `${reading.text.slice(span[0], at - 1)} ${reading.text.slice(at + between[1]!.length, to).trim()}`
      }
      facts.push({
        kind: 'contract',
        ...fact,
        contract,
        months: n ? monthsOf(match) : null,
      })
    }
    record(reading, facts)
  }
  tellReason(reading)
}

/** "CDI possible ensuite". */
const IS_OUTLOOK =
  /^ (?:possible|envisageable|a la cle|a terme|posible|moglich|later|spater|ensuite|afterwards|down the line)(?![a-z])/u
const OF_THE_TEAM =
  /(?:team|crew|staff|colleagues|office|equipe|equipo|kollegen|belegschaft) (?:is|are|ist|sind|est|es|son)(?: (?:now|all|mostly|jetzt|alle|maintenant|ahora))* $/u
const COUNTS = /^s? (?:cuentan?|valen?|tambien cuentan?|zahlen|zahlt|gelten|comptent?|counts?|also counts?)(?![a-z])/u
const KEPT_AWAY = /(?:abstenerse|no|sin|ni|nada de|keine?|ohne|pas d['e]|sans)(?: de)? ?$/u
const MEASURES_PAY = /^[ -](?:figure|equivalent|salary|rate|wage|pay|basis)(?![a-z])/u
const TIMES = new Set(['full_time', 'part_time'])
const EITHER_TIME =
  /(?<![a-z])(?:(?:full[- ]?(?:time)?(?: or | ?\/ ?)part[- ]?time|part[- ]?(?:time)?(?: or | ?\/ ?)full[- ]?time)|temps (?:plein|complet) ou (?:temps )?partiel|temps partiel ou (?:plein|complet)|(?:jornada )?completa o (?:media|parcial)|media jornada o completa|(?:auch in|puede ser(?: a)?|possible a|possible en|could be|can be) (?:teilzeit|media jornada|temps partiel|part[- ]time))(?![a-z])/u

const REASON = /^(?:remplacement|sustituci[oó]n)/iu
/** "Vertretung Sabbatical, 12 Monate", and no "Interim Krankenpfleger 9 Monate". */
const LEAVE =
  /^(?:mat(?:ernity|ernite|ernidad)?|mutterschutz(?:es)?|mutterschaft(?:surlaubs?)?|vaterschaft(?:surlaubs?)?|patern(?:ity|ite|idad)|parental|adoption|sick(?:ness)?|krankheit|maladie|elternzeit|karenz|baja|enfermedad|sabbaticals?|sabbatique)$/u
const WHOSE_LEAVE =
  /mat|mutterschaft|parent|patern|adopt|sick|krank|maladi|eltern|karenz|schwanger|baja|enfermedad|vaterschaft|sabb?ati/iu

/** "Fixed term until March, mat cover": the reason belongs to the contract, or is a fact of its own. */
function tellReason(reading: Reading): void {
  const fixed = reading.facts.filter((fact) => fact.kind === 'contract' && fact.contract === 'fixed_term')
  const term = fixed.find(({ text }) => !REASON.test(text) && !WHOSE_LEAVE.test(text))
  if (!term || fixed.length < 2) return
  for (const fact of fixed) {
    if (fact === term || fact.kind !== 'contract' || fact.months !== null) continue
    const { text, spans, holds } = fact
    const at = reading.facts.indexOf(fact)
    if (WHOSE_LEAVE.test(text)) {
      term.text += `, ${text}`
      term.spans.push(...spans)
      reading.facts.splice(at, 1)
    } else if (REASON.test(text)) reading.facts[at] = { kind: 'free', text, spans, confidence: 'high', holds }
  }
}

function monthsOf(match: RegExpMatchArray): number {
  const count = countOf(match.groups!.n!)
  const unit = match.groups!.unit!
  if (/^(?:y|jahr|an)/.test(unit)) return count * 12
  return /^(?:w|semain|seman)/.test(unit) ? Math.round(count / 4.33) : count
}
