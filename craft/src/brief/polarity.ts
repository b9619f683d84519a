/** Whether the brief says that something is so, and whether it is a must. */

import { zoneAt } from './announced.ts'
import type { Language, Need, Span } from './facts.ts'
import { lean } from './lean.ts'
import { countWords, isBlank } from './letters.ts'
import { findIn, occursIn } from './matches.ts'
import { BLANK, partAt, type Reading, sentenceAt } from './reading.ts'

const NEGATORS = new Set(
  "no not without never none zero neither nor isn't don't doesn't won't needn't kein keine keinen keiner keinem keinerlei nicht ohne weder nie sans pas aucun aucune ni sin ningun ninguna nada tampoco".split(
    ' ',
  ),
)
/** How many words before something a negator still reaches. */
const REACH = 4

/** "no DATEV, we use BMD", "not Java but Kotlin": behind a turn a negation is over. */
const TURNS = new Set(
  'but aber sondern mais pero sino si if wenn falls wir we nous instead dafur except only'.split(' '),
)
/** Nor does one reach over these. */
const STOPS = ',;:()'
const BLANKED = BLANK.charCodeAt(0)
const isGap = (code: number): boolean => isBlank(code) || code === BLANKED

/** Whether one of the last words of a text denies what stands behind it. */
function negatedBefore(before: string, language: Language): boolean {
  let to = before.length
  for (let words = 0; words < REACH; words++) {
    while (to > 0 && isGap(before.charCodeAt(to - 1))) to--
    let from = to
    while (from > 0 && !isGap(before.charCodeAt(from - 1)) && !STOPS.includes(before[from - 1]!)) from--
    const word = before.slice(from, to)
    // "3 ans dont un an en gériatrie" denies nothing.
    if (
      NEGATORS.has(word) ||
      (word === 'dont' && language !== 'fr') ||
      (word.startsWith("d'") && NEGATORS.has(word.slice(2)))
    )
      return true
    const opensScope = from === 0 || !isGap(before.charCodeAt(from - 1))
    if (opensScope || (TURNS.has(word) && to < before.length)) return false
    to = from
  }
  return false
}
const NEGATED_AFTER = lean(
  /^\s*(?:[^\s,;.:?]+\s){0,2}?(?:is |are |ist |sind |est |sont |es |son )?(?:(?:not|no) (?:an? )?(?:prerequisite|requirement|condition|dealbreaker)|not (?:needed|required|used|available|necessary|important|wanted|offered|included|possible|provided)|unnecessary|(?:is )?(?:irrelevant|optional)|isn't (?:needed|required|necessary)|aren't needed|don't matter|doesn't matter|(?:wird |werden )?nicht (?:gebraucht|benotigt|notig|notwendig|erforderlich|gewunscht|moglich|verlangt|gefordert)|(?:brauchen|benotigen|verlangen|erwarten|wollen|setzen) wir (?:dafur |hier |dabei )?(?:nicht|keine[nsrm]?)(?: voraus)?|(?:brauchst|musst) du (?:dafur |hier |dabei )?nicht|braucht (?:es|man|ihr|sie|niemand|keiner)(?: (?:dafur|hier|dabei))?(?: nicht)?(?=[,;.)!]|$)|brauchen sie (?:dafur |hier )?(?:nicht|keine[nrms]?)|brauchst (?:du )?(?:dafur |hier |dabei |bei uns )?(?:nicht|keine[nrms]?)|braucht'?s (?:dafur |hier |bei uns )?(?:nicht|keine[nrms]?)|(?:oder so )?(?:muss|mussen) (?:es |das )?nicht(?: sein)?(?=[,;.)]|$)|(?:ist |sind )?(?:mir|uns) (?:ganz |vollig )?(?:wurs[ch]*t|schnuppe|egal|gleich)|(?:zeigen|erklaren) wir(?: dir| ihnen| euch)?(?=[,;.)]|$)|(?:bringen|lernen) wir (?:dir |ihnen |euch )?(?:bei|an)(?=[,;.)]|$)|nein(?=[,;.)]|$)|spielt keine rolle|we (?:don't|dont|do not) (?:need|require|ask for)|you (?:don't|dont|do not|won't) need|(?:on )?n'en (?:avons|a) pas besoin|(?:est )?(?:parfaitement |totalement )?inutiles?(?=[\s,;.)]|$)|n'est pas (?:necessaire|requise?|exigee?|demandee?|obligatoire|indispensable|utile)|no (?:lo |la )?(?:necesitamos|pedimos|exigimos)|no se (?:necesita|requiere|exige|pide)|no hace falta|no es (?:necesari[oa]|imprescindible|obligatori[oa])|unnotig|entbehrlich|wumpe|schnuppe|uninteressant|nebensachlich|zweitrangig|unerheblich|unwichtig|ist egal|egal|(?:non|pas) (?:necessaire|requis|requise|exigee?|demandee?|obligatoire|indispensable)|no (?:necesari[oa]|requerid[oa]|imprescindible|indispensable|excluyente|exigid[oa]|hace falta|obligatori[oa])|innecesari[oa])(?![A-Za-zÀ-ɏ])/u,
)
const NONE_AFTER =
  /^\s+(?:none|keine|aucune?|ninguno)(?=[,;.)]|$)|^\s*(?::|\?|=|-)\s*(?:no|nope|nah|none|nein|ne|keine?|keiner|non|aucun|ninguno|ninguna|n\/a|nicht)(?![A-Za-zÀ-ɏ])(?![ -]?negotia)|^\s*,\s*(?:please |bitte |por favor )?(?:no|nope|nah|nein|non|neither|not (?:needed|required|necessary))\s*(?=[.,;!)\n]|$)|^\s+(?:neither|nein|isn't|uninteressant|no)\s*(?=[.,;!)\n]|$)/u
/** "PhD? Nah", "Staplerschein? Nein." */
const ANSWERED_NO =
  /^\?\s+(?:no|nope|nah|nein|non|not (?:needed|required|a requirement|necessary)|don't care|egal|no hace falta|nicht notig)(?![a-z])/u
/** "not only SQL", "no problem", "whether or not": the word is there, the negation is not. */
const HARMLESS =
  /(?:not (?:only|just)|nicht nur|pas seulement|no solo|no problem|no later than|no more than|no less than|not more than|if not|whether or not|no\. ?\d)\s*\S*$/u

/** Whether the question that ends at `to` is answered with a no. */
export const isAnsweredNo = ({ plain }: Reading, to: number): boolean =>
  plain[to] === '?' && ANSWERED_NO.test(plain.slice(to, to + 28))

/** "4.4 weeks, no sorry, 5.6 weeks": what is taken out denies nothing any more. */
const endOfWithheld = ({ withheld }: Reading, at: number): number =>
  withheld.reduce((latest, [, end]) => (end <= at ? Math.max(latest, end) : latest), 0)

export function isNegated(reading: Reading, from: number, to: number): boolean {
  if (zoneAt(reading, from)?.announces === 'none') return true
  const part = partAt(reading, from)
  const before = reading.plain.slice(Math.max(part.from, from - 48, endOfWithheld(reading, from)), from)
  if (negatedBefore(before, reading.language) && !HARMLESS.test(before)) return true
  if (isAnsweredNo(reading, to)) return true
  const after = reading.plain.slice(to, Math.min(to + 48, sentenceAt(reading, from)[1]))
  if (!/n[aeo'iu]|pas|wurs|gleich|schnuppe|wir|egal|kein|aucun|isn/.test(after)) return false
  // "German C1, native not necessary" asks for German all the same.
  if (
    /^\s*(?:native|mother tongue|muttersprach\S*|perfect|nativ[oa]|langue maternelle)[^,;.]{0,14}(?:not|nicht|non|no|pas) /u.test(
      after,
    )
  )
    return false
  // "useful but not needed" is a wish, not a denial.
  if (
    /^\s*(?:\S+ ){0,2}(?:useful|nice|lovely|great|brilliant|fantastic|handy|helpful|good|welcome|preferred|pref|desirable|ideal|hilfreich|gut|schon|utile|util)(?:[^,;.]{0,12} (?:but|aber|mais|pero) |,? not (?:req|ess|nec|a must))/u.test(
      after,
    )
  )
    return false
  return NEGATED_AFTER.test(after) || NONE_AFTER.test(after)
}

/** The negating words right beside something, so that they are not left over when it is taken. */
export function negatorSpans(reading: Reading, from: number, to: number): Span[] {
  const spans: Span[] = []
  const before =
    /(?:no|not|without|kein|keine|keinen|ohne|sans|pas de|pas d'|pas besoin (?:de|du|d')|no hace falta|no se (?:necesita|requiere)|no need (?:for|of)|aucune?|sin|nicht|don't need|do not need)\s*$/u.exec(
      reading.plain.slice(Math.max(0, from - 16), from),
    )
  if (before) spans.push([from - before[0].length, from])
  const after =
    NEGATED_AFTER.exec(reading.plain.slice(to, to + 48)) ?? NONE_AFTER.exec(reading.plain.slice(to, to + 24))
  if (after) spans.push([to, to + after[0].length])
  return spans
}

/** "Expérience du soin : non exigée", "el idioma me da igual": what nobody has to have, in French and Spanish. */
const UNNEEDED =
  /(?:^|\s)(?:non|pas|jamais) (?:ete |vraiment |forcement )?(?:exigee?s?|demandee?s?|requise?s?|necessaires?|obligatoires?|indispensables?|(?:la )?peine|besoin)(?!\p{L})|(?:^|\s)inutiles?$|importe peu|peu importe|(?:^|\s)(?:debutant|diplome)[^,]{0,20} (?:accepte|bienvenu)|(?:^|\s)(?:no (?:se (?:pide|exige|requiere|necesita|valora)|pedimos|exigimos|hace falta|importa|es (?:necesari|imprescindible|obligatori|indispensable|excluyente))|me da igual|nos da igual|da lo mismo|tambien vale|(?:le|te|os) ensenamos|se ensena)/u
export const saysUnneeded = (spelled: string): boolean => UNNEEDED.test(spelled)

const NICE =
  /(?:nice|great|lovely|brilliant) if(?: you have)?|if poss(?:ible)?(?=[,;.)]|$)|if you have (?:it|one|them)(?=[,;.)]|$)|gets you far|would please|extra marks|candidate's favour|nice[\s-]*to[\s-]*haves?|(?<=[a-z] )nice(?= but| though|$|[,;.)])|an? (?:big |huge |strong |real |definite )?(?:plus|bonus|advantage|asset)|(?<!(?:und|laptop,?|tablet,?|firmen|dienst) ?)handy|(?<=(?:\d|licen[cs]e|card|ticket|degree|diploma) )better(?=[,;.)]|$)|helps?(?: a lot| a bit)?(?=[,;.)]|$)|hilft(?=[,;.)]|$)|(?<![a-z])suma(?=[,;.)]|$)|not (?:essential|needed but|required but)|nicht zwingend|pas indispensable|no (?:es )?(?:imprescindible|excluyente|obligatorio)|nutzlich|pas obligatoire|pas obligee?(?![a-z])|pas (?:une )?obligation|(?<=\S )utiles?(?= mais|[,;.)]|$)|(?:is|are|would be|as|=|:) (?:a )?(?:plus|bonus|advantage|nice)|[\s(](?:plus|bonus|nice)\)?$|preferred|preferably|pref(?![A-Za-zÀ-ɏ])|ideally|desirable|desired|optional(?:ly)?|advantageous|beneficial|helpful|useful|welcome|appreciated|would be (?:really |very )?(?:nice|great|good|cool|lovely|brilliant|fantastic|amazing|perfect)|good to have|not (?:essential|a must)|von vorteil|vorteilhaft|wunschenswert|wa?e?re?n? (?:(?:uns|fur uns|bei uns|auch|sehr|echt|ein echter) )*(?:schon|schoen|toll|super|gut|nett|klasse|fein|prima|top|cool|spitze|perfekt|ideal|optimal|hilfreich|erwunscht|der hammer|ein (?:pluspunkt|plus|traum|geschenk|hit|hammer|bonus|knaller|zuckerl))|(?<=\S )(?:nett|fein)(?=[,;.)]|$)|(?<=(?:isch|deutsch|kenntnisse?|erfahrung|schein) )schon(?=[,;.)]|$)|(?<=(?:isch|deutsch|kenntnisse?|erfahrung|schein|diagnose|praxis|wissen|routine|ausbildung) )(?:super|klasse|prima|toll|top)(?=[,;.)]|$)|gold wert|kein hindernis|schadet nicht|kame uns gelegen|(?<!nicht )erwunscht|(?<=\S )gerne?(?=[,;.)]|$)|^gerne? (?=\S)|pluspunkt|idealerweise|gern(?:e)? (?:gesehen|auch)|gerne(?: auch)?|ein plus|nice-to-have|kein muss|muss aber nicht|hilfreich|optimalerweise|bevorzugt|willkommen|(?:serait|est|serait aussi) un (?:plus|atout)|un (?:plus|atout)|apprecie[es]*|souhaite[es]*|idealement|de preference|si possible|facultatif|bienvenue?s?|se valora(?:ra|n)?(?: positivamente)?|valorable|(?:sera|es|seria) un plus|deseable|preferible(?:mente)?|preferentemente|idealmente|opcional|se agradece|(?:seria|sera) ideal|sube nota|mucho mejor|mejor (?:que mejor|todavia|aun)|no estorba|suma mucho|un regalo(?=[,;.]|$)|(?:seria|es) (?:la guinda|estupendo|genial|fenomenal|perfecto)|vend(?:ria|ra) (?:bien|de perlas)|(?:nous|me) ravirait|(?:ce )?serait (?:top|parfait|ideal|le top|genial|chouette|sympa|cool|super|bien)|(?<=\S )(?:un \+|= ?(?:top|le top|bonus|ideal|atout|plus))(?=[,;.)]|$)|(?<![a-z])si (?:ademas |encima |en plus )?(?:habla|lee|maneja|sabe|conoce|distingue|hizo|il parle|elle parle|tu parles|vous parlez)(?![a-z])/u
const MUST =
  /non?t?[\s-]?negotiable|must[\s-]*haves?|must(?![A-Za-zÀ-ɏ])|(?<!(?:if|when|where|as) )need(?:ed|s)?(?!(?<=(?:we|i) need) to )(?! (?:an?|the|some[a-z]*|\d+|two|three|four|five|six|another|new|our|more|good|help|to hire|urgently|your|this|someone|experienced|senior|junior))(?![A-Za-zÀ-ɏ])|require[sd]?|requirements?|essentials?|mandatory|a must|necessary|vital|minimum|at least|you have|you bring|have to|zwingend|erforderlich|voraussetzung|notwendig|notig|pflicht|muss(?:en)?(?![a-z])(?! (?:man |es |er |sie |du |das |aber |noch )*(?:nicht|nie|kein))|unbedingt|setz(?:e|en) (?:ich|wir) voraus|kein fremdwort|benotig|mindestens|gefordert|imperati[fv]|indispensable|exige[es]*|obligatoire|requis[es]*|necessaire|il faut|imprescindible|necesari[oa]s?|obligatori[oa]s?|requerid[oa]s?|requisitos?|exigimos|se requiere|minimo|(?<!no )excluyente/u

interface Governed {
  need: Need
  from: number
  to: number
}

const governedBy = new WeakMap<Reading, Governed[]>()

/**
 * A need word at the head of a sentence governs it to the next need word; one behind its item governs that item.
 * A heading ("Must have:") governs the lines below it up to the next heading.
 */
export function needAt(reading: Reading, offset: number): Need {
  let zones = governedBy.get(reading)
  if (!zones) {
    zones = governZones(reading)
    governedBy.set(reading, zones)
  }
  let low = 0
  let high = zones.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (zones[middle]!.to <= offset) low = middle + 1
    else high = middle
  }
  const zone = zones[low]
  return zone && zone.from <= offset ? zone.need : 'unknown'
}

/** "Anglais pour les touristes, un plus.": the wish that ends a sentence is said of the part before it. */
const ONLY_WISH =
  /^(?:c'est |ce serait |serait |es |seria |ist |ware |das ware )?(?:un (?:vrai |gros |petit )?(?:plus|atout)|(?:ein )?plus|von vorteil|kein muss|wunschenswert|apprecie[es]*|souhaite[es]*|(?:se )?valora(?:ble|ra)?|deseable|un regalo|fenomenal|genial|suma(?: mucho)?|sube nota|puntos|mejor(?: que mejor| todavia| aun)?|mucho mejor|no estorba|por pedir|la guinda|de perlas|(?:lo|la|le|te) adoramos|perfecto|estupendo|puntuara|sumaria|suma puntos|desead[oa]s?|top|parfait|jackpot|tant mieux|c'est mieux|encore mieux|(?:mais )?(?:pas|non) (?:obligee?s?|obligatoires?|indispensables?)|(?:pero )?no (?:es )?(?:obligatori[oa]|imprescindible|excluyente))$/u

function governZones(reading: Reading): Governed[] {
  const zones: Governed[] = []
  let heading: Need = 'unknown'
  let carried: Need = 'unknown'
  let lastSentence = -1
  const wishes = reading.parts.map(({ from, to }) => occursIn(ONLY_WISH, reading.plain, [from, to]))
  for (const [index, part] of reading.parts.entries()) {
    const said = needIn(reading.plain, [part.from, part.to])
    if (part.sentence !== lastSentence) {
      const [start, end] = reading.sentences[part.sentence]!
      const whole = reading.plain.slice(start, end)
      const isHeading =
        /:\s*$/.test(whole) ||
        (whole.length < 40 &&
          !/:\s*\S/.test(whole) &&
          /^(?:must|nice|require|essential|desirable|bonus|anforderung|profil|wunsch|exige|requis|souhait|imprescindible|valorable|deseable|se valora|your profile|what you)/.test(
            whole,
          ) &&
          /\n/.test(reading.plain[end] ?? ''))
      if (isHeading) heading = NICE.test(whole) ? 'nice' : MUST.test(whole) ? 'must' : 'unknown'
      else if (start > 1 && /\n\s*\n\s*$/.test(reading.plain.slice(Math.max(0, start - 4), start))) heading = 'unknown'
      carried = heading
      lastSentence = part.sentence
    }
    const announced = announcedNeed(reading, part.to - 1)
    const wished = wishes[index + 1] && reading.parts[index + 1]!.sentence === part.sentence
    zones.push(
      ...(wished
        ? [{ need: 'nice' as const, from: part.from, to: part.to }]
        : zonesOf(said, part.from, announced ?? carried)),
    )
    if (announced) {
      carried = announced
      continue
    }
    // "Ortopédico, sería estupendo, autónomo": the wish looks back, and reaches no further.
    if (!wishes[index]) carried = carriedOver(said, carried)
  }
  return zones
}

/** The words of need in a part of a sentence. */
interface Said {
  text: string
  nice: RegExpExecArray | null
  must: RegExpExecArray | null
}
/** "Would be nice but isn't needed": what is denied demands nothing. */
const DENIED_NEED =
  /(?:not|n't|isnt|arent|never) (?:really |strictly )?(?:needed|required|necessary|essential|mandatory)/gu

function needIn(plain: string, span: Span): Said {
  const text = plain.slice(...span)
  const nice = findIn(NICE, plain, span)
  const must = nice
    ? MUST.exec(text.replace(DENIED_NEED, (denied) => ' '.repeat(denied.length)))
    : findIn(MUST, plain, span)
  return { text, nice, must }
}

/** The need that a label gives to all items of its list; an item's own words still say otherwise. */
function announcedNeed(reading: Reading, offset: number): Need | null {
  const announces = zoneAt(reading, offset)?.announces
  if (announces === 'must' || announces === 'nice') return announces
  return announces === undefined || announces === 'other' ? null : 'unknown'
}

/** What a part says about the parts behind it: only a cue before its items reaches further. */
function carriedOver({ text, nice, must }: Said, carried: Need): Need {
  if (nice && isPrefix(text, nice.index)) return 'nice'
  if (must && /^(?:i |we )?needs?$/u.test(text.slice(0, must.index + must[0].length).trim())) return carried
  if (must && isPrefix(text, must.index) && !/^must (?!have)/.test(text.slice(must.index))) return 'must'
  return carried === 'nice' &&
    /^(?:you|we|reports?|start|salary|pay|team|wir|du|sie|nous|vous|ofrecemos|offer)/.test(text)
    ? 'unknown'
    : carried
}

const isPrefix = (text: string, index: number): boolean =>
  !GIVES_REASON.test(text.slice(index)) && countWords(text.slice(0, index)) <= 2 && text.length - index > 12

/** "ADR preferred as some loads are hazardous": behind the word of need stands why, and nothing that it could govern. */
const GIVES_REASON =
  /^[a-z']+ (?:as|because|bc|since|but|if|though|when|where|weil|da|car|puisque|porque|pour que)(?![a-z])/u

function zonesOf({ text, nice, must }: Said, from: number, carried: Need): Governed[] {
  const to = from + text.length
  if (
    nice &&
    must &&
    must.index !== nice.index &&
    !(must.index > nice.index && must.index < nice.index + nice[0].length)
  ) {
    const first = nice.index < must.index ? nice : must
    const second = first === nice ? must : nice
    const join = text.slice(0, second.index).search(/\s(?:and|und|et|y|but|aber|mais|pero|plus|\+)\s[\s\S]*$/)
    const cut = isPrefix(text, first.index)
      ? second.index
      : join > 0
        ? join
        : Math.min(text.length, first.index + first[0].length)
    return [
      { need: first === nice ? 'nice' : 'must', from, to: from + cut },
      { need: second === nice ? 'nice' : 'must', from: from + cut, to },
    ]
  }
  return [{ need: nice ? 'nice' : must ? 'must' : carried, from, to }]
}
