/** Remarks and wishes that no rule gives away: labelled briefs tell that they are not for print. */

import { zonesIn } from '../announced.ts'
import { everydayKind } from '../extract/everyday.ts'
import { ABOUT_THE_AD } from '../extract/opening.ts'
import { isOfAPerson } from '../extract/stretches.ts'
import { TITLE_WORDS } from '../extract/title-words.ts'
import type { SetAside, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { findPhrases } from '../match-phrases.ts'
import { occursIn } from '../matches.ts'
import { plain } from '../normalise.ts'
import { type Reading, sentenceAt, withhold } from '../reading.ts'
import { findRemarks, LANGUAGE_WORDS, type Remark } from '../sort/find-remarks.ts'
import { meantWords, WORD_ALONE, wordsOf } from '../sort/remark-features.ts'
import { traitsIn } from '../sort/traits.ts'
import { liesWithin, meets } from '../spans.ts'
import type { Ground } from './demands.ts'
import { addSetAside, isLawful, OFFERS, SEEKS } from './set-aside.ts'

const REASONS: Record<Remark['kind'], SetAside['reason']> = {
  unlawful: 'discrimination',
  aside: 'private',
  order: 'instruction',
}

export function setAsideRemarks(reading: Reading): void {
  const read = [...reading.style.replacements.map((one) => one.span), ...reading.facts.flatMap(({ spans }) => spans)]
  // What a rule has read as a wish or a fact stays one; so does what a label announces, and what rules tell better.
  const isTold = (span: Span): boolean =>
    read.some((one) => meets(one, span)) ||
    isAnnounced(reading, span) ||
    isToldByRules(reading.plain, span) ||
    occursIn(PUTS_RIGHT, reading.plain, span) ||
    occursIn(GERMAN_WAY_TO_APPLY, reading.plain, span) ||
    occursIn(WHO_LEADS, reading.plain, span) ||
    isLawful(reading, span) ||
    namesBoth(reading, span) ||
    occursIn(ATTRACTIVE_THING, reading.plain, span) ||
    occursIn(MEASURED, reading.plain, span) ||
    weighsNeed(reading, span) ||
    occursIn(OF_A_THING, reading.plain, span) ||
    // "Bitte Inserat machen: Empfang 50 %, Thun": what is asked for is the post.
    ABOUT_THE_AD.test(reading.plain.slice(...span)) ||
    saysOfPost(reading.plain.slice(...span)) ||
    isOfAPerson(reading.plain.slice(...span)) ||
    everydayKind(reading.plain.slice(...span).replace(/[\s.,;!]+$/u, ''), reading.language) !== null ||
    namesJob(reading, span) ||
    asksForLanguage(reading, span) ||
    occursIn(OF_WHOM_ONE_SERVES, reading.plain, span) ||
    countsWhomOneServes(reading, span)
  for (const { kind, span } of findRemarks(reading, isTold)) {
    const within = reading.setAside.filter((one) => liesWithin(one.span, span))
    // What a rule has named already is not named twice.
    if (reading.setAside.some((one) => liesWithin(span, one.span))) continue
    // "She will manage his diary": a word is spelled anew, and the rest is a fact, unless that is a wish too.
    const touches = traitsIn(meantWords(wordsOf(reading.plain.slice(...span)), reading.language)).size > 0
    if (within.some(({ text }) => text.length < WORD_ALONE) && !(kind === 'unlawful' && touches)) continue
    // Only a name is kept out: what it names may be told.
    if (reading.setAside.some((one) => meets(one.span, span) && ONLY_A_NAME.test(plain(one.text)))) continue
    reading.setAside = reading.setAside.filter((one) => !within.includes(one))
    for (const one of among(within, span, reading.text)) {
      const { reason, ground } = one.found ?? { reason: REASONS[kind], ground: null }
      const guess = kind === 'unlawful' ? groundOf(reading, one.span) : null
      addSetAside(reading, one.span, reason, (ground as Ground | null) ?? guess)
    }
  }
  takeAlong(reading)
}

/** "Wunsch von oben (nicht von mir!): Schweizer Pass …": what announces a wish that is set aside goes with it. */
function takeAlong(reading: Reading): void {
  reading.setAside = reading.setAside.map((one) => {
    if (one.reason !== 'discrimination' && one.reason !== 'unlawful_demand') return one
    const [start] = sentenceAt(reading, one.span[0])
    const ahead = LEAD_IN.exec(reading.plain.slice(start, one.span[0]))
    const to = bracketEnd(reading, one.span)
    const behind = reading.plain.slice(to, to + 110)
    const why = (REASON_IN_BRACKETS.exec(behind) ?? GIVEN_AS_REASON.exec(behind))?.[0].length ?? 0
    const span: Span = [ahead ? start + ahead.index : one.span[0], to + why]
    if (span[0] === one.span[0] && span[1] === one.span[1]) return one
    withhold(reading, [span])
    return { ...one, span, text: reading.text.slice(...span) }
  })
}
/** "No small kids (call-outs!)": the reason in brackets says nothing without the wish. */
const REASON_IN_BRACKETS = /^ \([^()\d\n]{3,40}!\)/u
/** "…, das Gerüst ist kein Altersheim": what is said to excuse the wish says nothing without it. */
const GIVEN_AS_REASON =
  /^,? (?:the |our |my |die |les |los |las )?(?:parents|customers|clients|guests|families|patients|people|residents|punters|boss|owner|chef|eltern|kunden|gaste|familien|familles|clientes|padres|pacientes|familias) (?:like|prefer|want|expect|love|ask for|demand|mogen|wollen|wunschen|preferent|veulent|demandent|aiment|prefieren|quieren|piden) (?:that|it|this|so|das|es so|ca|cela|eso|asi)(?=[.,;!\n]|$)|^,? (?:(?:it|that|this) )?(?:doesn'?t|does not|won't|wouldn't|never|just doesn't) works?(?: out| for us| here)?(?=[.;!\n]|$)|^,? (?:pour (?:la |le |les |l'|des raisons de )?|por (?:el |la |los |las |motivos de |tema de |temas de )?|wegen (?:der |des |dem )?|aus |for (?:the )?|because of (?:the )?)(?:securite|surete|horaires?|clients?|clientele|parents|image|equipe|ambiance|force|charges?|poids|manutention|seguridad|horarios?|clientas?|clientes|imagen|equipo|ambiente|fuerza|carga|peso|sicherheit|arbeitszeiten|kundschaft|kunden|gaste|optik|lasten|heben|security|safety|hours|customers|look|image|lifting|team)(?: [a-z']+){0,3}(?=[.!,;\n]|$)|^, (?:(?:das|der|die|wir|es|hier) (?:[^,;.:!\n\d]{0,30} )?(?:ist|sind) (?:ja |hier |halt |doch )?(?:kein|nichts fur)|(?:this|it|the|we|here) ?(?:[^,;.:!\n\d]{0,30} )?(?:isn't|is not|is no|it's no|are not|aren't|'s not) |(?:ce|c'est|le|la|les|on|ici) ?(?:[^,;.:!\n\d]{0,30} )?(?:n'est|n'est|c'est|est) pas (?:une?|pour)|(?:esto|el|la|los|aqui) (?:[^,;.:!\n\d]{0,30} )?no (?:es|somos|son) (?:una?|para))[^,;.:!\n\d]{3,40}(?=[.!\n]|$)/u
/** "(et sans accent svp, les clients râlent)": where it begins in brackets, the rest of them goes on with it. */
function bracketEnd({ plain }: Reading, [from, to]: Span): number {
  const open = plain.lastIndexOf('(', from)
  const rest = REST_OF_BRACKET.exec(plain.slice(to, to + 60))?.[0].length ?? 0
  return open >= 0 && from - open < 60 && !plain.slice(open, from).includes(')') ? to + rest : to
}
const REST_OF_BRACKET = /^, [^()\d\n]{3,50}(?=\))/u
const LEAD_IN =
  /(?<=^|[,;.] )(?:(?:der |die |ein |the |my |our |le |la |el |un |une |und |and |et |y )?(?:[a-z]+ )?(?:wunsch|wunsche|bitte|vorgabe|wish(?:es)?|request|preference|souhait|voeu|demande|deseo|peticion|preferencia|condicion|interno|inoffiziell|unofficially|inofficially|officieusement|extraoficialmente)(?![a-z])[^.,;:!?\n\d(]{0,40})(?:\([^()]{0,40}\))? ?: *$/u

/** Each thing that a rule has found keeps its name, and is told with the words up to the next. */
function among(found: readonly SetAside[], [from, to]: Span, text: string): { found: SetAside | null; span: Span }[] {
  const groups: SetAside[][] = []
  for (const one of found.toSorted((a, b) => a.span[0] - b.span[0])) {
    const last = groups.at(-1)
    if (last?.some((other) => meets(other.span, one.span))) last.push(one)
    else groups.push([one])
  }
  if (groups.length === 0) return [{ found: null, span: [from, to] }]
  return groups.flatMap((group, index) => {
    const start = index === 0 ? from : group[0]!.span[0]
    const end = groups[index + 1]?.[0]?.span[0] ?? to
    const told = text.slice(start, end).replace(/[\s,;]+$/, '').length
    return group.map((one) => ({ found: one, span: [start, start + told] as const }))
  })
}

/** The first words, where they name a job: "Diseñadora para editorial infantil Cometa Chica". */
const namesJob = ({ plain: spelled }: Reading, [from, to]: Span): boolean =>
  spelled.slice(0, from).trim() === '' &&
  findPhrases(TITLE_WORDS, spelled.slice(from, Math.min(to, from + 40))).length > 0

/** "Native German speakers only": the language is asked for all the same, at a level that a rule proposes. */
const saysOfPost = (spelled: string): boolean =>
  OFFERS.test(spelled) || (SEEKS.test(spelled) && traitsIn(wordsOf(spelled)).size === 0)

const asksForLanguage = ({ plain: spelled }: Reading, span: Span): boolean =>
  occursIn(NATIVE, spelled, span) && wordsOf(spelled.slice(...span)).some((word) => LANGUAGE_WORDS.has(word))
const NATIVE = /(?<![a-z])(?:native|mother[- ]tongue|muttersprach\w*|nativ[oa]s?|natif|langue maternelle)(?![a-z])/u

/** "Un DU est apprécié", "mais pas obligatoire", "on finance la formation": how much it is wanted, and nobody's secret. */
const weighsNeed = ({ plain: spelled }: Reading, span: Span): boolean =>
  occursIn(WEIGHS_NEED, spelled, span) && traitsIn(wordsOf(spelled.slice(...span))).size === 0
const WEIGHS_NEED = lean(
  /(?<![a-z])(?:est|sont|serai(?:en)?t|seria|es|is|are|would be|ist|ware) (?:(?:fortement|tres|vivement|muy|highly|sehr|un|a|ein) )?(?:apprecie[es]*|souhaite[es]*|plus|atout|deseable|valorable|welcome|preferred|desirable|asset|von vorteil|wunschenswert)[ .,;]*$|^(?:mais |pero |aber |but |though )?(?:pas|non|no|nicht|kein|not) (?:forcement |es |an? |absolument |unbedingt |strictly )?(?:obligatoire|indispensable|exige[es]*|requis[es]*|imprescindible|obligatori[oa]|excluyente|muss|zwingend|essential|required|necessary|must)[ .,;]*$|^(?:on|nous|lo|la|se|wir|we) (?:finan[cz]|pa(?:ie|ye|ga|y)|rembours|prend[a-z]* en charge|forme|zahlen|ubernehmen)[a-z]* (?:le |la |les |l'|el |the |die |den |das )?(?:formation|frais|curso|formacion|course|training|kurs|lehrgang|diplome|permis|certification)[a-z]*[ .,;]*$/u,
)

/** "She or he would look after the marathon": nobody is meant more than anybody else. */
const namesBoth = ({ plain: spelled }: Reading, span: Span): boolean =>
  occursIn(NAMES_BOTH, spelled, span) && traitsIn(wordsOf(spelled.slice(...span).replace(LOOK_AFTER, ''))).size === 0
/** It has nothing to do with looks. */
const LOOK_AFTER = /(?<![a-z])look(?:s|ing)? (?:after|for|into|at)(?![a-z])/gu
const NAMES_BOTH =
  /(?<![a-z])(?:s?he(?: or | ?\/ ?)s?he|er oder sie|sie oder er|il ou elle|elle ou il|el o ella|ella o el)(?![a-z])/u

/** "Attractive salary": what is offered, and nobody's looks. */
const ATTRACTIVE_THING =
  /(?<![a-z])attra(?:k|c)tive[srn]? (?:salary|pay|package|offer|benefits|bonus|rates?|terms|conditions|gehalt|vergutung|bezahlung|konditionen|arbeitszeit[a-z]*|remuneration|salaire|salario|sueldo)(?![a-z])/u

/** "Tolerance must be between 20 and 40": figures of a thing are nobody's age. */
const MEASURED =
  /^(?:the )?(?:[a-z]+ )?(?:tolerances?|temperatures?|pressure|humidity|speeds?|scores?|values?|thickness|ratios?|toleranz(?:en)?|temperatur(?:en)?|druck|temperatura|presion|tolerancia|pression) /u

/** "A background in health or social care is welcome", "a single point rather than a scale", "closed in May because that is harvest": fields and things, and nobody's health or family. */
const OF_A_THING =
  /(?<![a-z])(?:visa sponsorship|visum-sponsoring|parrainage de visa|patrocin(?:io de|ar) visados?|health (?:or|and|&) (?:social )?(?:care|safety|wellbeing)|(?:public|mental|digital|animal|occupational) health|health (?:sector|services?|board|trust|data|records?)|single (?:point|figure|rate|salary|site|source|sum|shift|page)|(?:matters?|counts?) (?:far |much |a lot )?more (?:to us )?than (?:any |a |the )?(?:qualification|degree|diploma|certificate|paper|title|cv)s?|because (?:nobody|no one|no-one|everyone|everybody) (?:can|is|has|must|needs)) ?/u

/** "Ah non pardon, donc le 9 mai": what holds instead is a fact, whoever is to blame. */
const PUTS_RIGHT = /^(?:ah |oh |euh |ach )?(?:non|no|nein) (?:pardon|sorry|perdon|wait|moment)(?![a-z])/u

/** "Our members include older people", "research with older people": whom the work is for. */
const OF_WHOM_ONE_SERVES =
  /(?:members|users|customers|clients|patients|visitors|readers|residents|audience) (?:include|are mostly|are mainly|range from) |(?:research|interviews?|tests?|sessions?|workshops?|services?|products?|apps?) (?:with|for) (?:[a-z]+ )?(?:older|elderly|young|younger|disabled|blind|deaf|people|women|children|kids|men|families|refugees|patients)(?![a-z])/u

/** "MECS, 24 jeunes 12-18 ans": so many are looked after. */
const countsWhomOneServes = (reading: Reading, [from, to]: Span): boolean =>
  occursIn(COUNTED_YOUNG, reading.plain, [Math.max(0, from - 6), to])
const COUNTED_YOUNG =
  /(?<![\d.,])\d{1,3} (?:jeunes|enfants|ados|adolescents?|eleves|residents|jovenes|ninos|ninas|menores|adolescentes|alumnos|usuarios|residentes|mayores|ancianos)(?![a-z])(?! (?:hommes|femmes|diplome|et dynami|y dinami|de buena))/u

/** How to apply, whom one succeeds when, and what is to be said instead. */
export const isToldByRules = (spelled: string, span: Span): boolean =>
  spelled.slice(...span).includes('@') || occursIn(TOLD_BY_RULES, spelled, span)
const TOLD_BY_RULES =
  /^(?:que |qu'(?:ils|elles|on) )?(?:(?:las? |los? |les )?(?:interesad[oa]s|candidat[a-z]+) )?(?:escriban|llamen|pasen|pregunten|manden|envien|contacten|ecrivent|appellent|passent|s'adressent|envoient)(?: [a-z]+){0,4} (?:al?|por|con|chez|au)(?![a-z])|(?<![a-z])(?:mat(?:ernity)?|parental|paternity|adoption) (?:leave )?cover[^.;\n\d]{0,10}\d+ (?:months|mths|weeks)(?![a-z])|(?<![a-z])wer [^.;\n]{4,70}, (?:darf|kann|soll) sich|(?<![a-z])(?:brauch|benotig|verlang|erwart)[a-z]* (?:wir|es|man) (?:nicht|keine?[nrs]?)(?![a-z])|(?<![a-z])(?:ist|sind) nicht (?:notig|erforderlich|notwendig|zwingend|gefordert)(?![a-z])|(?<![a-z])experience (?:is )?not (?:needed|required|necessary|essential)|^(?:subject|betreff|objet|asunto) ?:|^(?:you(?:'ll| will)? )?report(?:s|ing)? (?:directly )?(?:to|into) (?:(?:our |the )?[a-z]+ ){1,3}[a-z]+$|(?<![a-z])(?:don't|do not|won't|not) insist|^(?:just |please |rather |instead )?(?:(?:call|describe) (?:us|them|it) |say |(?:decir|diga|di|pon|poner|dire|dis|dites|mettre|mets|mettez|ecrire|schreib(?:en|t)?)(?: [a-z']+){0,3} (?=["'])|(?:digan|decid|dites) (?!que no)|contact |cvs? to |apply (?:to|via|through|on|at|in|online|direct|here) ?)|\d{2}[ .-]?\d{2}[ .-]?\d{2}|\d{3}[ -]\d{3}|^(?:(?:poste|puesto|plaza|vacante) (?:libre|disponible|a pourvoir|a cubrir|vacante?)(?![a-z])|prise de (?:poste|fonctions?)|entree en fonctions?|incorporacion|fecha de (?:inicio|incorporacion)|demarrage|comienzo)(?![a-z])|^(?:successor|successeu|succession|nachfolge|sucesor|sucesion|(?:cd[di]|contrat|contrato)(?: [a-z]+)? \d|(?:the |our )?(?:boss|(?:head )?chef|(?:[a-z]+ )?manager|owner|foreman|supervisor) is [a-z'-]+(?: [a-z'-]+)?[.,]?$|(?:le |la |el )?(?:boss|chef(?:fe)?(?: d'equipe| d'atelier)?|responsable|jef[ea](?: de [a-z]+)?|encargad[oa]) ?(?:c'est|est|es|:|=) )/u

const GERMAN_WAY_TO_APPLY =
  /^(?:bitte )?(?:melden?|meldet|meld|bewerb[a-z]*|fragen|ruckfragen|anruf[a-z]*|kontakt|ansprech[a-z]*)(?: (?:sich|euch|dich|sie|ist|beantwortet))* (?:bei|an|unter|direkt|beim|per|die|der|frau|herr|pdl|hr|fr)(?![a-z])/u

/** "Küchenmeister ist Jonas Lehr", "le chef d'équipe s'appelle Marc". */
const WHO_LEADS = lean(
  /^(?:der |die |das |dein[a-z]* |ihr[a-z]* |unser[a-z]* |the |your |our |le |la |votre |ton |el |tu |su )?(?:[a-zß-ɏ]*(?:meister|leiter|leitung|chef|vorgesetzte[rn]?|inhaber|polier|vorarbeiter|kapo)(?:in)?|(?:head |line |team |site |store |general )?(?:chef|boss|manager|owner|foreman|supervisor|leader)|chef(?:fe)?(?: d['’]equipe| de cuisine| de chantier)?|responsable|patron(?:ne)?|gerante?|jef[ea]|encargad[oa]|duen[oa]) (?:ist|heisst|heißt|is|is called|est|s['’]appelle|es|se llama) (?=\p{L}+ ?\p{L}*(?:[.,;(]|$))/u,
)

const ONLY_A_NAME =
  /^[^.(]{0,24}(?:ne pas (?:citer|donner|mettre)|no (?:citar|poner|dar)|nicht nennen)[^.(]{0,24}(?:nom|nombre|name|namen) ?[(.]/u

const isAnnounced = (reading: Reading, span: Span): boolean =>
  zonesIn(reading).some(({ label, items }) => meets(label, span) || items.some((item) => meets(item, span)))

const groundOf = (reading: Reading, span: Span): Ground | null =>
  traitsIn(
    meantWords(wordsOf(reading.plain.slice(...span)), reading.language).filter(
      (word) => word !== 'mecs' || !reading.text.includes('MECS'),
    ),
  )
    .values()
    .next().value ?? null
