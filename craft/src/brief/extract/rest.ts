/** What no other extractor took: tasks become duties, everything else free facts, so that nothing said is lost. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { plain } from '../normalise.ts'
import { isAnsweredNo, isNegated, needAt, saysUnneeded } from '../polarity.ts'
import { type Reading, sentenceAt } from '../reading.ts'
import { sortStretch } from '../sort/sort-stretch.ts'
import { liesWithin, meets, withoutTold } from '../spans.ts'
import { tidy } from '../tidy.ts'
import { everydayFact } from './everyday.ts'
import { wholePhrase } from './fragments.ts'
import { houseIn } from './house.ts'
import { madeBy } from './made-by.ts'
import { isOnlyNeed, saysOnlyNeed, withoutNeed } from './need-words.ts'
import { isList, partsOf } from './parts.ts'
import { type Gaps, gapsOf, pieces, unread } from './stretches.ts'
import { isTask, joinTasks, LEAD_IN, namesWork, neutral, SPOKEN_TO, tellsTasks } from './tasks.ts'
import { ONE_NAME, TWO_NAMES } from './tool-names.ts'
import { saysUndecided } from './undecided.ts'
import { turnIntoTasks } from './work-list.ts'

const SMALL_TALK = lean(
  /^(?:(?:i|we) (?:just |do )?want(?:ed)? to be (?:up ?front|honest|clear|open)(?: about(?: (?:that|it|this))?)?$|(?:to be |quite )?honest(?:ly)?$|ehrlich gesagt$|pour etre honnete$|para ser sincer[oa]$|hi|hello|hey|hallo|bonjour|hola|dear|thanks?(?!-)|thank you|danke|merci|gracias|cheers|regards|best|lg|mfg|cordialement|saludos|please write|write (?:me |us )?(?:an? |the )?(?:ad|job|jd|posting|description)|can you|could you|create a|make (?:me )?a|i need a (?:job )?(?:ad|description)|not sure|sorry|lol|haha|wish me luck|fingers crossed|(?:see|talk|speak) (?:to )?(?:you )?(?:soon|later|tomorrow|monday)|have a (?:good|great|nice) (?:one|day|weekend|evening)|ok|okay|well,? no|no,? wait|oh,? no|tbc|tbd|n\/a|anyway|fyi|btw|(?:qc|mx|ar|be|ch|lu|gto|jal|qro|pue|edomex|slp|ags|nl)$|necesito (?:un )?anuncio|se ofrece (?:un )?puesto|au fait$|fait$|gehalt (?:bitte )?(?:schon |ruhig |gern )?(?:mit )?(?:rein|angeben|nennen|dazu)[a-z]*|servus|grüezi|gruezi|moin(?: moin)?|hoi|salut|coucou|buenas(?: tardes)?|buenos d[ií]as|qu[eé] tal|va lo que|como hablamos|comme (?:vu|convenu|discut[eé])|suite [aà] notre|wie (?:besprochen|telefonisch)|zum diktat|diktat|vacante|hope you|good morning|guten (?:tag|morgen)|schreib(?:e|en)? |ecris|escribe|redacta|job description for|subject:|can you turn|turn this into|make this into|bewirb dich|bewerben sie sich|(?:se )?necesita(?:mos)?$)(?![A-Za-zÀ-ɏ])/iu,
)

/** What is said to the colleague before the matter comes. */
const PREAMBLE =
  /^(?:(?:ya )?sab(?:es|éis) que |ya sabes:? |como sabes,? |ya conoces el sitio,? |por si lo preguntan:? |o sea,? |je (?:vous|te) (?:confirme|rappelle|redis) qu(?:e |['’])|comme tu (?:le )?sais,? |tu sais qu(?:e |['’])|bref,? |donc (?:voilà )?|en gros,? |pues |bueno,? )/iu

/** "Cuales cuatro viajan", "Poste encadre deux agents": a clause loses neither its article nor its preposition. */
const SAYS_CLAUSE =
  /(?:^|\s)(?:es|son|está|están|hay|se|tiene|tienen|queda|quedan|va|van|lleva|llevan|viajan|montre|montrons|apprend|apprenons|enseñamos|enseño|manda|mandan|reciben|siempre|est|sont|a|ont|fait|font|va|vont|peut|encadre|ferme|ouvre|cierra|abre|rotamos|cerramos|tourne|reste|prend|comprend|emploie|relève|dépend|comporte|implique|nécessite|requiert|concerne|depende|requiere|implica|comprende|corresponde|tutoriza|acompaña|n['’]est|n['’]a|no es|no está)(?=\s)/iu
function inWhole(reading: Reading, gaps: Gaps, unit: Span, text: string): string {
  if (!SAYS_CLAUSE.test(text) || text.split(' ').length < 3) return text
  const whole = aloneIn(reading, gaps, unit)
  return whole?.endsWith(text) && whole.length - text.length < 14 ? whole : text
}

/** Words between two thoughts, and what a lead-in leaves: alone they say nothing. */
const SAYS_NOTHING =
  /^(?:(?:ist|sind|est|sont|es|son) (?:naturlich |bei uns )?(?:selbstverstandlich|garantiert|inklusive|garantie?e?s?|compris[es]*|inclus[es]*|incluid[oa]s?|garantizad[oa]s?)$|wer (?:schreibt|macht|denkt|braucht) (?:denn |sich )?(?:sowas|so was|so etwas|das)(?: .*)?$|(?:se )?reciben?|recibimos|da igual (?:cual|el que|la que)|n'importe le(?:quel|squels)|(?:mais |pero )?(?:ca,? )?(?:c'est|es) (?:non|que no)|(?:mais |pero )?ca c'est non|(?:au |a l'|en la |en el )?(?:depot|agence|bureau|siege|oficina|sede|taller|atelier)|(?:nous )?recevons|(?:apunta|anota(?:me)?|toma nota|note bien|prends note)(?:(?: de)? [a-z]+)?|(?:mais |pero |et |y )?(?:elle|il|cela|ce|c'|ella|esto|eso)? ?(?:n'est|ne sont|no (?:es|son|esta)) (?:toutefois |cependant |en ningun caso )?(?:en rien|nullement|aucunement|pas|en absoluto)? ?(?:exige|requis|obligatoire|indispensable|imperati[fv]|exigid|obligatori|requerid|imprescindible)[a-z]*|(?:est|sont|es|son) (?:en revanche|toutefois|cependant|par contre|quant a (?:lui|elle)|en cambio|sin embargo|eso si) (?:indispensable|obligatoire|exige|requis|imprescindible|obligatori[oa]|necesari[oa])[a-z]*(?:,? (?:les?|la|des|los?|las) [^,]{3,50} (?:etant|siendo) [^,]{3,30})?|es empleo|(?:se )?(?:precisamos|precisa|requerimos|solicitamos)|¿?como (?:va|estas|andas|estan)|no somos (?:una? )?[a-z-]+|(?:nous ne sommes|on n'est) pas (?:une? )?[a-z-]+|es (?:obra|asi|lo que hay)|c'est (?:un |le )?(?:chantier|terrain)|(?:stunden|wochen|monats|jahres|tages)(?:lohn|gehalt|satz)|(?:ou )?ca (?:va|marche|passe|convient|le fait) (?:aussi|egalement)|je fais (?:court|vite|simple)|(?:le |la )?(?:chef|cheffe|patron|patronne|gerante?|directrice|directeur) ici|ici (?:le |la )?(?:chef|cheffe|patron|patronne)|(?:soy|aqui|habla) [a-z]{3,12}|pas touche|lo demas|el resto|le reste|seulement|uniquement|solamente|unicamente|peu importe|da igual|pour ce taux|bon|bref|enfin|donc|voila|alors|en gros|en vrac|chut|euh|hein|quoi|oui|non|honnetement|franchement|evidemment|par contre|en fait|sinon|au fait|du coup|apres|ensuite|puis|surtout|comme (?:vu|convenu|d'habitude)(?: ce matin| hier)?|je (?:resume|recapitule|dicte|note)|je te (?:resume|dis|redis|mets|balance)(?: .{3,24})?|(?:qu'est-ce que )?j'ajoute|complet|exact|reste|c'est tout|point|virgule|merci(?: bien| d'avance)?|svp|stp|tu vois|vous voyez|bueno|pues|vale|venga|perdon|eso|eso es todo|nada mas|o sea|en fin|por cierto|por lo demas|por favor|lo primero|lo segundo|sobre todo|ademas|tambien|luego|mira|oye|ojo|dictado|coma|punto|con razon|ya sabes|ya lo sabes|tu ya sabes|ya te digo|lo que toque|lo de siempre|resumiendo|en resumen|a ver|seria|estamos|son|puntos|palabra|respuestas|sube nota|por pedir|queria decir|quiero decir|sin discusion|mucho|elegir|te adjunto|je cite|mejor|mejor (?:que mejor|todavia|aun)|mucho mejor|pero casi|genial|perfecto|fenomenal|un regalo|espera|esos|evidentemente|claro|si (?:lo|la|los|las) hay|si puede(?: ser)?|si habla|vraie?|parfait|top|ce serait (?:bien|top|parfait)|ce serait un plus|buena onda|buena vibra|con buena onda|(?:seria |sera )(?:estupendo|genial|ideal|perfecto|un plus)|puntuara|sumaria|deseado|on a quelqu'un|(?:il )?faut que ca [a-z]+|el sueldo si se publica|ca fait|(?:mais )?(?:pas|non) (?:obligee?s?|obligatoires?|indispensables?)|(?:pero )?no (?:es )?(?:obligatori[oa]|imprescindible|excluyente)|a convenir|reste a convenir|negociable)$/u

const SAYS_YOU = /^\s*(?:you|they(?='ll| will| get| also get))/iu
/** "No social media, our agency has that": who does what whoever is hired does not. */
const DONE_BY_OTHERS = lean(
  /^(?:(?:den|das|die|der) [a-z]{3,20} (?:macht|machen|ubernimmt|backt|kocht) (?:mein|meine|unser|unsere) [a-z ]{3,24}|(?:because |as |since )?(?:our|the|an?) [a-z ]{3,28} (?:has|have|does|do|handles?|covers?|runs?|looks? after|takes? care of|deals? with) (?:that|it|this|them|those)|that(?:'s|s| is) done by [a-z ]{3,24}|(?:because |as |since )?we(?:'ve| have) (?:got )?[a-z ]{3,24} for (?:that|this|it)|das (?:macht|machen|ubernimmt|erledigt) (?:unser[a-z]*|die|der|das|ein[a-z]*|frau|herr) [a-zß-ɏ -]{3,28}|(?:c'est )?(?:notre|l'|le |la |une? )[a-z' ]{3,28} (?:qui )?(?:le fait|s'en (?:occupe|charge))|(?:de )?eso (?:lo (?:lleva|hace)|se (?:encarga|ocupa)) (?:nuestr[oa]|el|la|un[ao]?) [a-z ]{3,28})$/u,
)

/** "Nicht Telefonzentrale – das macht Frau Witt": what is said of others ends ahead of it. */
function withoutOthers(reading: Reading, [from, to]: Span): Span {
  const dash = reading.plain.slice(from, to).search(/ ?[–—-] /u)
  return dash > 0 && DONE_BY_OTHERS.test(reading.plain.slice(from + dash, to).replace(/^[ –—-]+/u, ''))
    ? [from, from + dash]
    : [from, to]
}

/** Said to whoever writes the text. */
const TO_THE_WRITER = lean(
  /^(?:(?:sin|sans|ohne|without|nada de|pas de) (?:blabla|jerga|jargon|palabreria|floskeln|buzzwords?|cosas de (?:multinacional|marketing)|superlatifs?|superlativos)(?: .{2,30})?$|(?:please )?(?:show|print|give|put|include|quote) (?:both|them both|all three|both figures|the range)(?: please| in)?$|sin frases (?:de marketing|hechas)|sans (?:phrases?|formules?) (?:toutes faites|de marketing|marketing)|trat[aáe](?:nos)? de (?:vos|tu|tú|usted)(?: en .*)?$|someone hands$|can you turn|turn this into|make this into|i(?:'m| am)? (?:write|writing) (?:\p{L}+ ){0,2}in \p{L}+|although i (?:write|am writing)|just (?:say|write|put|describe) .*$|(?:please |just )?(?:use|re-?use|recycle|copy) (?:this|it|that)(?: (?:one|again|text|ad|advert))+.*$|[a-z ]{3,24} (?:line|bit|para|paragraph|statement|blurb|wording|footer|text)(?: as (?:usual|before|always))(?: please)?$|[a-z]+ para$|(?:just |please |and )?(?:be|let's be|stay) (?:upfront|up front|honest|clear|straight|open|frank)(?: about (?:it|that|this))?$|\d+ ?k? would be (?:better|ideal|nice|great))/u,
)
const SIGNED_OFF = /(?:thanks|thank you|cheers|regards|best|danke|gru(?:ss|ß)e?|merci|gracias|saludos|lg|vg)[,!.\s]*$/u

/** "Thanks, Mia" at the very end. */
const isSignature = (reading: Reading, text: string, [from, to]: Span): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  reading.text.slice(to).trim().length < 2 &&
  SIGNED_OFF.test(reading.plain.slice(Math.max(0, from - 24), from))

export function readRest(reading: Reading): void {
  const facts: Fact[] = []
  const gaps = gapsOf(reading)
  for (let index = 0; index < reading.sentences.length; index++) {
    const parts = partsOf(reading, index)
    const whole: Span = reading.sentences[index]!
    const prose = reading.language !== 'en' && SPOKEN_TO.test(reading.text.slice(...whole))
    const units: Span[] =
      isList(reading, parts) && !prose ? parts.map(({ from, to }) => [from, to] as const) : [[whole[0], whole[1]]]
    const found: Fact[] = []
    for (const unit of units.flatMap((one) => pieces(gaps, one))) {
      const fact = factFrom(reading, gaps, unit)
      if (!fact) continue
      const same = found.findIndex(({ spans }) => spans[0]![0] === fact.spans[0]![0])
      // "SDTM + ADaM": both halves are told by the phrase, which begins where the first does.
      if (same >= 0) {
        if (fact.spans[0]![1] > found[same]!.spans[0]![1]) found[same] = fact
      } else if (fact.kind === 'company') reading.facts.push(fact)
      else found.push(fact)
    }
    facts.push(...joinTasks(reading, turnIntoTasks(reading, found), whole))
  }
  // "some typing for two solicitors" asks for no experience of typing.
  const phrases = reading.facts.filter(
    (fact) =>
      fact.kind === 'skill' &&
      (fact.confidence === 'medium' ||
        (fact.need === 'unknown' &&
          fact.holds &&
          (/^\p{Ll}+ing$/u.test(fact.text) || (reading.language !== 'en' && /^\p{Ll}+$/u.test(fact.text))))),
  )
  const absorbed = new Set(phrases.filter((fact) => facts.some((rest) => liesWithin(fact.spans[0]!, rest.spans[0]!))))
  reading.facts = reading.facts.filter((fact) => !absorbed.has(fact))
  // "Formation à Sage assurée": what one is taught here is no demand.
  // Nor is the way to apply: "Escribir al Instagram @casa".
  const taught = [...facts, ...reading.facts].filter(
    (fact) =>
      (fact.kind === 'benefit' && TEACHES.test(plain(fact.text))) || (fact.kind === 'free' && fact.about === 'apply'),
  )
  reading.facts = reading.facts.filter(
    (fact) => fact.kind !== 'skill' || !taught.some((one) => liesWithin(fact.spans[0]!, one.spans[0]!)),
  )
  const told = facts.filter(({ kind }) => kind === 'free')
  reading.facts = [
    ...withoutTold(reading.facts, told, ({ kind }) => TOLD_BY_PHRASE.has(kind)),
    ...withoutTold(facts, facts, () => true),
  ]
}

const TEACHES =
  /^(?:formation (?:a|au|aux|sur) |formacion (?:en|sobre) |(?:paid )?training (?:in|on) |(?:einarbeitung|schulung) (?:in|auf) )/u

/** Told by the phrase as well as by themselves: once is enough. */
const TOLD_BY_PHRASE = new Set<Fact['kind']>(['shift', 'benefit', 'travel', 'duty', 'variable'])

function factFrom(reading: Reading, gaps: Gaps, unit: Span): Fact | null {
  const left = unread(reading, gaps, unit)
  if (!left) return null
  const span = withoutOthers(reading, left)
  if (
    isAnswer(reading, unit) ||
    DONE_BY_OTHERS.test(
      reading.plain
        .slice(...unit)
        .replace(/[\s.!]+$/u, '')
        .trim(),
    )
  )
    return null
  let text = tidy(reading.text.slice(...span), reading.language)
  const asRead = plain(text)
  if (SMALL_TALK.test(text) && text.split(' ').length < (/^(?:can|could) you /i.test(text) ? 16 : 9)) return null
  if (reading.language !== 'en' && SAYS_NOTHING.test(asRead)) return null
  if (saysUndecided(asRead) || TO_THE_WRITER.test(asRead) || isSignature(reading, text, span)) return null
  const everyday = everydayFact(reading, { text, spans: [span] }, { text: aloneIn(reading, gaps, unit), spans: [unit] })
  if (everyday) return everyday
  if (reading.language !== 'en' && isSpokenTo(reading, unit, span)) {
    const whole: Span = [unit[0], span[1]]
    const sorted = sortStretch(reading, whole)
    // "Sie berichten an den Werkleiter", "Sie wollten wissen, …": not all that one is told is a task.
    return {
      kind: sorted.label !== 'duty' && sorted.share >= 0.5 ? 'free' : 'duty',
      text: tidy(reading.text.slice(...whole), reading.language),
      spans: [whole],
      confidence: 'medium',
      holds: true,
    }
  }
  if (besideWithheld(reading, span) && (text.split(' ').length <= 3 || GIVES_REASON.test(asRead))) return null
  text = neutral(text.replace(LEAD_IN, '').replace(/[,\s]+(?:lol|haha|hehe|thx)$/i, ''), reading.language)
  text = text.replace(/\s(?:if|falls|wenn|si|when)$/u, '')
  if (reading.language === 'fr' || reading.language === 'es')
    text = inWhole(reading, gaps, unit, text).replace(PREAMBLE, '')
  const spoken = reading.text.slice(span[0] - unit[0] < 10 ? unit[0] : span[0], span[1])
  const said = SAYS_YOU.test(spoken) ? tidy(spoken.replace(/^\s*they/iu, 'You'), reading.language) : ''
  if (/^you(?:'ll| will)? (?:like|love|enjoy|hate) /iu.test(said)) text = said
  const made = madeBy(reading, [unit[0], span[1]], text)
  if (made) return made
  const gets = GETS.exec(said)
  if (gets && reading.language === 'en')
    return { kind: 'benefit', text: said.slice(gets[0].length), spans: [span], confidence: 'medium', holds: true }
  // "Die Gemeinde Ried (900 Einwohner) sucht": whom it seeks is read already.
  text = text.replace(/(?<=\)) (?:sucht|suchen|recherche|recrute|busca)$/u, '')
  if (ENDS_OPEN.test(text) && text.split(' ').length <= 6) return null
  // "Lohn: CHF 4'300": what stands before the colon only named the fact behind it.
  if (/^\s?:/.test(reading.text.slice(span[1])) && text.split(' ').length <= 2) return null
  if (/^(?:we )?(?:use|work with|run on)$/iu.test(text)) return null
  if (text.length < 2 || !/\p{L}{2}|\d|\p{Lu}&\p{Lu}/u.test(text)) return null
  const spelled = plain(text)
  const sentence = reading.plain.slice(...sentenceAt(reading, span[0]))
  const shared = {
    text,
    spans: [span],
    confidence: 'medium' as const,
    holds:
      !isNegated(reading, span[0], span[0]) &&
      !isAnsweredNo(reading, span[1]) &&
      !DENIES.test(text) &&
      !DENIED_BEHIND.test(spelled),
  }
  // "Teaching certificate not needed": the last word says nothing alone, and was left out.
  if (reading.language === 'en' && / not$/i.test(text))
    return {
      kind: 'skill',
      ...shared,
      text: text.replace(/ (?:is |are )?not$/i, ''),
      holds: false,
      need: 'unknown',
      alternatives: [],
    }
  if (NAMES_TOOLS.test(sentence) && text.split(' ').length <= 5)
    return {
      kind: 'skill',
      ...shared,
      text: text.replace(/^[^:]{3,20}:\s*|^\S+ (?:is|are) /i, ''),
      need: needAt(reading, span[0]),
      alternatives: [],
    }
  if (isAnsweredNo(reading, span[1])) return { kind: 'skill', ...shared, need: 'unknown', alternatives: [] }
  if ((reading.language === 'en' ? NOT_NEEDED.test(text) : saysUnneeded(spelled)) && text.split(' ').length <= 14)
    return {
      kind: 'free',
      ...shared,
      text: aloneIn(reading, gaps, unit) ?? text,
      holds: true,
      confidence: 'high',
      about: 'notneeded',
    }
  const sorry = reading.language === 'en' ? /^(?:.{0,24} )?(?:so )?sorry,? no (.{3,40})$/iu.exec(text) : null
  if (sorry) return { kind: 'free', ...shared, text: sorry[1]!, holds: false, about: 'notneeded' }
  const refused = reading.language === 'en' ? SORRY_NO.exec(text) : null
  if (refused) return { kind: 'free', ...shared, text: refused[1]!, holds: false, about: 'notneeded' }
  const house =
    tellsTasks(sentence) || (TWO_NAMES.test(text) && besideTool(gaps, span)) ? null : houseIn(reading, text, span)
  if (house && WHERE_ONE_SITS.test(plain(house))) return null
  if (house) return { kind: 'company', ...shared, text: house, holds: true, aspect: 'about' }
  if (
    /^(?:can't|cannot|can not|mustn't|must not) (?!be (?:done|used|beat)|(?:hire|employ|relocate|wait|sponsor|offer|pay|provide|guarantee|accept|consider|take on|relocate|promise)(?!\p{L}))/iu.test(
      text,
    )
  )
    return {
      kind: 'skill',
      ...shared,
      text: `You ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      holds: true,
      need: 'must',
      alternatives: [],
    }
  if (/^you (?:need to|have to|must) (?!have|hold|own|possess|speak|know|be |also )/iu.test(said))
    return { kind: 'skill', ...shared, text: said, need: 'must', alternatives: [] }
  const asked = ASKED_OF_YOU.exec(spelled)?.[0].length ?? 0
  if (asked > 0 || (/^be /iu.test(text) && ASKED_OF_YOU.test(sentence)))
    return { kind: 'skill', ...shared, text: text.slice(asked), need: 'must', alternatives: [] }
  if (OF_SOMEONE.test(reading.plain.slice(Math.max(0, span[0] - 6), span[0])) && besidePerson(gaps, span)) return null
  if (reading.language === 'en' && OF_US.test(reading.plain.slice(Math.max(0, span[0] - 12), span[1])))
    return { kind: 'free', ...shared, text: `We ${text}` }
  const typed = reading.text.slice(span[0] - unit[0] < 10 ? unit[0] : span[0], span[1])
  if (shared.holds && WE_GIVE.test(reading.plain.slice(span[0], span[1] + 24)) && text.split(' ').length <= 8)
    return { kind: 'benefit', ...shared, text: GIVEN_BY_US.test(spelled) ? `${text} wir` : text }
  const given = WE_TEACH.exec(typed)
  if (given && shared.holds)
    return { kind: 'benefit', ...shared, text: `We ${given[1]!.replace(/^train$/i, 'train you')} ${given[2]}` }
  if (START.test(text) && shared.holds) return { kind: 'start', ...shared, text: text.replace(START, '') }
  if (isTask(reading, text, spelled, typed)) return { kind: 'duty', ...shared }
  if (shared.holds && GIVEN.test(spelled) && text.split(' ').length <= 8)
    return { kind: 'benefit', ...shared, confidence: 'medium' }
  if (saysOnlyNeed(reading, spelled, span[0])) return null
  if (GIVES_REASON.test(spelled) && unit[0] < span[0]) return null
  const need = needAt(reading, span[0])
  if (
    need !== 'unknown' &&
    shared.holds &&
    !/welcome|willkommen|(?<!^)gern|bienven|matters?$/iu.test(text) &&
    text.split(' ').length <= 12 &&
    !/\d ?(?:%|¤|£|h(?![a-z])|jours|days|tage|dias)/iu.test(text)
  )
    return isOnlyNeed(plain(withoutNeed(text))) || ONLY_HOLDS.test(withoutNeed(text))
      ? null
      : { kind: 'skill', ...shared, text: withoutNeed(text), need, alternatives: [] }
  if (need === 'unknown' && shared.holds && namesWork(spelled, reading.language)) return { kind: 'duty', ...shared }
  if (
    shared.holds &&
    reading.language !== 'de' &&
    (ONE_NAME.test(text) || (reading.language !== 'en' && TWO_NAMES.test(text))) &&
    besideTool(gaps, span)
  )
    return { kind: 'skill', ...shared, need, alternatives: [] }
  if (shared.holds && NAME_IN_CAPITALS.test(text) && /\p{Ll}/u.test(reading.text))
    return { kind: 'skill', ...shared, need, alternatives: [] }
  const phrase = wholePhrase(reading, span)
  return phrase === span
    ? { kind: 'free', ...shared }
    : { kind: 'free', ...shared, text: tidy(reading.text.slice(...phrase), reading.language), spans: [phrase] }
}

/** "newly passed no sorry, insurance": who it is not for, and why. */
const SORRY_NO = /^(.{3,40}?),? no,? sorry(?![a-z])/iu

/** "Must hold driving licence": what one holds is read already. */
const ONLY_HOLDS = /^(?:hold|have|possess|own|be)$/iu

/** "No more than two points" denies nothing. */
const DENIES =
  /^(?:no|not|kein|keine|nicht|sans|sin|ohne|pas de|never|without)\s(?!(?:more|less|fewer|later|earlier) than |nur |mehr |zwingend |unbedingt )/iu

/** The whole of a unit in which nothing else was read; null where something was. */
const aloneIn = (reading: Reading, { facts }: Gaps, [from, to]: Span): string | null =>
  facts.some(({ spans }) => spans.some((span) => meets(span, [from, to])))
    ? null
    : tidy(reading.text.slice(from, to), reading.language)

/** "Should know SaaS, be good at explaining things". */
const ASKED_OF_YOU =
  /^(?:(?:you|they|she|he) )?(?:should|must|ought to|needs? to) (?:also )?(?=(?:know|be|speak|understand|enjoy)\s)/u

/** "Sie führen das Team": what a reader is told in the second person. */
const isSpokenTo = (reading: Reading, unit: Span, [from, to]: Span): boolean =>
  SPOKEN_TO.test(reading.text.slice(from, to)) ||
  SPOKEN_TO.test(reading.text.slice(Math.max(unit[0], from - 6), to)) ||
  goesOnInSecondPerson(reading, unit, [from, to])

/** "Du führst ein Team von 4, pflasterst und baggerst": without its beginning the rest would be no sentence. */
const goesOnInSecondPerson = (reading: Reading, [from, to]: Span, [start]: Span): boolean =>
  start > from &&
  SPOKEN_TO.test(reading.text.slice(from, to)) &&
  /^(?:\p{Ll}+st|vous \p{Ll}+ez)[\s,]/u.test(reading.text.slice(start, to))

/** "Report to Anna, who runs sales": what somebody else does. */
const OF_SOMEONE = /(?:who|die|der|qui|que) $/u
const besidePerson = ({ facts }: Gaps, [from]: Span): boolean =>
  facts.some(
    ({ kind, spans: [[, end] = [0, 0]] }) =>
      (kind === 'manager' || kind === 'contact') && from >= end && from - end < 12,
  )

/** "Für unser Büro in Frankfurt": everybody has one. */
const WHERE_ONE_SITS = /^(?:(?:our |the |unser(?:e[nmrs]?)? |das |notre |nuestr[oa] )?(?:buro|office|bureau|oficina))$/u
/** "We close for 3 weeks in January" is no task of whoever is hired. */
const OF_US =
  /(?:^|[,.!?\n]\s*)we (?!do(?:n'?t| not) (?:need|require|mind|care|ask|expect|want|look)|(?:can|could|will|may|say|know|think|hope)(?! (?:train|teach|'?t|not))(?![a-z])|(?:need|want|look|seek|hire|recruit|search|require|ask|expect|like|prefer|love|would|offer|also|are|have|had|were|was|lost|got|tried|hired|used|run|is|were|call|use|work)(?![a-z])|'|and )[a-z]{2,}(?:'t)?(?![a-z])/u

/** What breaks off at an article or a preposition was the way to a fact that is read already. */
const ENDS_OPEN =
  /(?:^|\s)(?:un·e|une?|un\/a|una|eine?[nrm]?|eine?\/[nr]|par|pour|que|qu'|dass|für|als|jemanden|des|el|los|las|auf|wegen|stellt|sucht|besetzt|insbesondere|folgende[ns]?|necesito anuncio)$/iu

const besideTool = ({ facts }: Gaps, [from, to]: Span): boolean =>
  facts.some(
    ({ kind, confidence, spans: [[start, end] = [0, 0]] }) =>
      kind === 'skill' && confidence === 'high' && ((start >= to && start - to < 4) || (from >= end && from - end < 4)),
  )

/** "RVN", "IQ/OQ/PQ", "DSN": a name that only the trade knows. */
const NAME_IN_CAPITALS =
  /^(?!(?:C[A-Z]O|MD|GM|VP|HOD|OR|AND|NOT|NO|YES|THE|ALL|ANY|ONLY|MUST|NEVER|EVER|ALSO|BUSCO|BUSCAMOS|SE|URGENTE?|GESUCHT|SUCHE|CHERCHE|RECHERCHE|RECRUTE|QC|RM|CABA|CDMX|AMBA|NL|BC|ON|DACH|EMEA|APAC|LATAM|NRW|USA|UAE|KSA|GCC|UK|EU|US|CDI|CDD|CV|PDF|TBC|TBD|FT|PT|OK|SL|SA|HR|IT|OTE|BE|FTE|PTO|TCL|KPI|EL|LA|DE|HT|TTC|GE|VD|VS|NE|FR|JU|TI|IMSS|SGMM|REER|BSPCE)$)(?=.{2,12}$)(?:[A-ZÄÖÜ][A-ZÄÖÜ0-9]+(?:[/&+-][A-Z0-9]+)*|[A-Z](?:&[A-Z])+)$/u

/** "Matrícula de gasista NO necesaria". */
const DENIED_BEHIND =
  /\s(?:no|nicht|non|pas) (?:es )?(?:necesari[oa]s?|notig|erforderlich|notwendig|necessaires?|requis(?:es?)?|obligatori[oa]s?|obligatoires?|imprescindibles?)$/u

/** "Dirndl stellen wir", "los guantes los ponemos nosotros". */
const WE_GIVE =
  /(?:stellen|zahlen|bezahlen|ubernehmen|organisieren|sponsern|anlernen|einlernen|einarbeiten|schulen|ausbilden) wir(?![a-z])|(?:ponemos|pagamos|damos) nosotros/u
const GIVEN_BY_US =
  /(?:stellen|zahlen|bezahlen|ubernehmen|organisieren|sponsern|anlernen|einlernen|einarbeiten|schulen|ausbilden)$/u
/** "we'll train you for D1", "we will pay for the course". */
const WE_TEACH =
  /^(?:and |but )?we(?:'ll| will)? (train(?: you)?(?= (?:to|for|in|on|up) )|train you|teach you|help you (?:get|with|find|through|to get)|pay for|cover|provide|supply|fund) (.+)$/iu
/** A date that no calendar knows: "start after half term". */
const START = /^start(?:s|ing)? (?=(?:after|before|around|straight after|once|when|as soon as) )/iu

/** "You get a mentor an hour a week": what one is given. */
const GETS =
  /^(?:and )?you(?:'ll| will| also)? (?:also )?(?:get|receive)s? (?!to |in |on |up|out|along|through|things)/iu

/** Said of what the employer pays for. */
const GIVEN = lean(
  /(?:^(?:great|excellent|strong|lots of|plenty of|full) (?:[a-z]+ )?(?:support|mentoring|induction)$|^(?:2\d|3\d)(?:\+\d{1,2})? (?:days|tage|dias(?: laborables)?|jours)(?: al| annual leave| hols?| holidays?)?(?: pro rata| anteilig)?$|^rabatt |^free |^(?:[a-z\d]+ )*(?:house|cottage|flat|apartment|accommodation) (?:is )?available$|^(?:house|home|cottage|flat|accommodation) (?:comes )?with (?:the )?(?:job|role|post)$|^(?:paid )?training (?:on|in|for|given|of) |^\d+[- ](?:week|day|month)s?(?: (?:paid|full|initial))? (?:training|induction|onboarding)$|^einarbeitung |^formation (?:de|a|au|produit|interne|assuree) |^formacion (?:en|de|a) |(?:^|\s)(?:paid(?: for)?|done|arranged|organi[sz]ed|sorted|processed|provided|supplied|covered|reimbursed|refunded|given|funded|on us|fourni[es]*|offert[es]*|rembourse[es]*|pris[es]* en charge|gestellt|bezahlt|payee?s?|gratuit[es]*|ubernommen|kostenlos|gratis|inklusive|incluid[oa]s?|pagad[oa]s?|a cargo de la empresa)(?: by us| in full| von uns)?$)/u,
)

const GIVES_REASON =
  /^(?:por (?:el|la|los|las) |pour (?:l[ae]s? |l')|because|since|as our|weil|wegen|da wir|car|parce que|puisque|porque|ya que) /u

/** What is left of a demand that was taken out says nothing any more. */
const besideWithheld = (reading: Reading, [from, to]: Span): boolean =>
  reading.setAside.some(
    ({ span: [start, end], reason }) =>
      reason !== 'instruction' &&
      // "Expérience travaux appréciée (…, ne pas en parler)" stands alone, "Cubre a Ainhoa (…)" does not.
      !(start >= to && reading.text[start] === '(' && !/\S \p{Lu}/u.test(reading.text.slice(from, to))) &&
      !/[.!?;]\s*$/.test(reading.text.slice(start, end)) &&
      ((start >= to && start - to < 3 && !/[,;.\n]/.test(reading.text.slice(to, start))) ||
        (from >= end && from - end < 3 && !/[,;.\n]/.test(reading.text.slice(end, from)))),
  )

/** A list that says itself that it holds tools. */
const NAMES_TOOLS =
  /^(?:tools?|(?:tech )?stack|tech|software|systems?|skills?|programme|outils?|logiciels?|competences|herramientas|programas|kenntnisse)(?:\s?[:=]|(?<=tools?|software|systems?) (?:is|are) (?=\S+(?: \S+)?$))/u

/** "Teaching certificate not needed": a denial that is told as one. */
const NOT_NEEDED =
  /^(?!.*\b(?:but|though|preferred|plus|nice)\b).+ (?:is |are )?not (?:needed|required|necessary|mandatory|compulsory)$/i

/** The "No" that answers a question: the question tells what is denied. */
const isAnswer = (reading: Reading, [from]: Span): boolean => {
  const asked = reading.plain.slice(Math.max(0, from - 2), from + 1).lastIndexOf('?')
  return asked >= 0 && isAnsweredNo(reading, Math.max(0, from - 2) + asked)
}
