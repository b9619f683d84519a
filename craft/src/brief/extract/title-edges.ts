/** How far a title reaches around its noun: "senior | go developer | for payments". */

import { HOUSE_NOUNS } from '../data/houses.ts'
import { longestAt } from '../match-phrases.ts'
import { BLANK, partAt, type Reading } from '../reading.ts'
import { looksLikeHouse } from './name-by-sort.ts'
import { namesPlace } from './place.ts'
import { COUNT } from './spot.ts'
import { type Head, TITLE_WORDS } from './title-words.ts'

const WORD_BEFORE = /((?:(?<![\S])\.)?[A-Za-zÀ-ɏ\d][A-Za-zÀ-ɏ\d+#./&'()*:@·-]*)[ ]+$/u
const STOP_WORDS = new RegExp(
  `^(?:yes|yeah|yep|right|ja|oui|si|werden|wird|brauch|brauche|brauchen|braucht|such|hiren|seeks|basically|mostly|us|say|dringend|drigend|nen|ne|oder|antragsteller|betreff|annonce|anuncio|aviso|a|an|the|our|my|your|some|ok|okay|right|so|well|just|need|needs|needed|want|wanted|looking|for|hiring|hire|seek|seeking|role|position|job|title|is|are|we|i|you|to|with|and|or|as|at|in|on|of|by|from|very|really|good|great|nice|new|more|additional|another|x|also|urgently|please|pls|hi|hello|hey|ok|okay|hiya|morning|team|who|experienced|motivated|friendly|reliable|dedicated|enthusiastic|passionate|busy|skilled|qualified|young|strong|amazing|talented|awesome|immediately|freelance|permanent|perm|temp|temporary|interim|contract|full-time|part-time|ft|pt|fulltime|parttime|time|full|part|remote|hybrid|first|second|two|three|four|five|six|ten|suchen|sucht|suche|gesucht|estamos|buscando|somos|maybe|perhaps|something|vielleicht|peut-etre|quizas|wir|eine|einen|einer|eines|ein|fur|zum|zur|der|die|das|den|dem|und|als|mit|im|in|bei|ab|sofort|eine?[:*/_(]{1,2}[enr]{1,2}\\)?|eine?n?\\/eine?n?|un[·.-]e|un\\/a|un\\(a\\)|una?\\/o|che|necesito|busco|(?:erfahren|motiviert|engagiert|freundlich|zuverlassig|nett|sympathisch|flei(?:ss|ß)ig|aufgestellt)e[nr]?|brauchen|un|un\\(e\\)|un\\/e|une|le|la|les|des|de|du|nous|recherche|recherchons|cherche|cherchons|recrute|recrutons|poste|et|ou|pour|notre|on|una|uno|unos|unas|el|los|las|buscamos|busca|buscan|se|necesitamos|necesita|para|puesto|y|o|del|con|nuestro|nuestra|restaurante|empresa|befristet|vollzeit|teilzeit|max|hard-working|hardworking|ideally|falta|faltan|someone|person|bring|hires?|urgent|urgente|urgence|publicar|publier|relevo|asunto|objet|quiero|quiere|quieren|solicito|solicita|solicitan|solicitamos|precisamos|requiero|requerimos|apunta|apunto|anota|ponme|pon|che|bjr|bonjour|coucou|avons|besoin|embauche|embauchons|d'un|d'une|d'un\\(e\\)|engage|engageons|rockstar|ninja|guru|wizard|superstar|unicorn|${COUNT})$`,
  'u',
)

const STAGE = /^(?:first|second|third) (?:fix|line|level|tier|party|responder)(?![a-z])/u

/** Words before the noun that belong to the title: at most five, to the first word that can't. */
export function leftEdge(reading: Reading, from: number): number {
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
    // "Second fix joiners", "third line support": which of several stages.
    if (STAGE.test(reading.openPlain.slice(start - before.length + word.index, start + 8))) {
      start -= before.length - word.index
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
  // "Comms + events coordinator": the plus that parts facts elsewhere joins two fields at the head of a brief.
  const plus = /^\s*[a-z-]{3,14} \+ $/u.exec(reading.openPlain.slice(0, Math.min(start, 24)))
  return plus && start === plus[0].length ? start - plus[0].trimStart().length : start
}

/** "Events and communications officer": the first field of two, where the brief begins with it and it is no job itself. */
function firstOfField(partFrom: number, at: number, before: string): RegExpExecArray | null {
  const first = /^([A-Za-zÀ-ɏ-]{4,}) and $/u.exec(before)
  return first && at === partFrom && !longestAt(TITLE_WORDS, first[1]!, 0) ? first : null
}

/** "HGV class 1", "Level 3 nursery": a figure that belongs to the word before it. */
const GRADED = /(?<![A-Za-zÀ-ɏ])(?:[a-z&]{2,6} )?(?:class|level|tier|grade|stage|year|key stage|cat|category)[ ]*$/u

const EN_TAIL =
  /^\s(?:of|to (?:the|our)|to(?= c[a-z]o(?![a-z]))|for)\s(?:the |our )?(?:[A-Za-zÀ-ɏ&]+)(?:\s(?:and|&|of)\s[A-Za-zÀ-ɏ]+|\s(?:officer|engineering|success|chain|marketing|management|resources|operations|sales|affairs|excellence|security|science|relations|development|experience|operations|education|care|services|product|team|ceo|cfo))?|^'?\smates?(?![A-Za-zÀ-ɏ])|^\s(?:i{1,3}|iv)(?![A-Za-zÀ-ɏ])/u
/** What one is the head of: "Food Safety", "People & Culture", "Health, Safety and Environment". */
const FIELD_TAIL =
  /^(?:\s(?!(?:for|in|at|with|to|who|based|on|near|from|remote|hybrid|is|are|will|and|or|you|we|part|full)(?![a-z]))(?:[A-Za-zÀ-ɏ\d&/'-]+)){1,3}(?:\s(?:and|&)\s(?!(?:we|you|i|need|will|a|the|be)(?![a-z]))[A-Za-zÀ-ɏ-]+){0,2}/u
const ROMANCE_TAIL =
  /^(?:\sb2[bc](?![a-z])|\sde (?:zone|zona|secteur|sector|chantiers?|sede)(?![a-zà-ÿ])|\s(?:par le |par la |par l'|de la |de l'|de los |de las |del |des |du |de |d'|en |e-|a |aux |au )?(?!(?:tiempo|temps|temporal|jornada|partir|madrid|paris|pour|para|por|con|avec|chez|dans|sur|h\/f|f\/h|cdi|cdd|fin|fines|mi-temps|tps|alternance|stage|contrat|contrato|poste|puesto|domicilio seulement|base|urgent|avant|plein|turno|noches|nuit|julio|agosto|horario|interim|full|part|remote|hybride|hibrido|experiencia|indefinido|minimo|incorporacion|equipo|sueldo|salario|nuestr[oa]|empresa de|nivel \d|niveau \d|chantiers?|secteur|zona|zone|autour|alrededor|sede|p\/|c\/|hein|quoi|voila|bref|empresa|y|et|o|ou|que|qui|un|una|une|le|la|les|el|los|las|se|asap|des que|x ?\d)(?![a-zà-ÿ]))(?:clas[s]?e [1-9a-e](?![a-z\d])|[A-Za-zÀ-ɏ/'()·&@-]{2,})){1,5}/u
const GERMAN_TAIL =
  /^\s(?:(?:fur|im|in der|der|des|in)\s(?:(?:den|die|das|unseren|unsere)\s)?)?(?!in |mit|und|fur die zeit|ab |zum|zur|vollzeit|teilzeit|gesucht|bei|auf|minijob|unbefristet|befristet|oder|aus |nach |wir |sie |du |m\/w|sofort|gerne|am |an |bis |von |team|Wintersaison|Sommersaison|Saison)[\p{Lu}][A-Za-zÀ-ɏ/&-]{2,}(?:\s(?:und|&)\s\p{Lu}[A-Za-zÀ-ɏ-]+)?/u

/** "polier tiefbau", typed small. */
const SMALL_TAIL =
  /^ \p{Ll}*(?:bau|technik|elektronik|mechanik|vertrieb|einkauf|logistik|pflege|produktion|montage|service|entwicklung|buchhaltung|instandhaltung|verwaltung|reinigung)(?![\p{L}-])/u

/** "Lecturer in Mechatronics", but "Teacher in Leeds". */
const TEACHES = /lecturer|professor|reader|fellow|instructor|tutor|teacher/
const SUBJECT = /^ (?:in|of) (\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,2})(?=\s*[,.;(]|$)/u

export function tailOf(reading: Reading, head: Head, end: number, limit: number): number {
  const after = reading.openPlain.slice(end, limit)
  const cut = after.search(/[\u0001,;:.(|+]|\s-\s/u)
  const free = cut < 0 ? after : after.slice(0, cut)
  if (head.language === 'en') {
    if (/ of$/u.test(head.name) || /^\s(?:of)\s/u.test(free)) {
      const field = FIELD_TAIL.exec(free)
      if (field && / of$/u.test(head.name)) return field[0].length
    }
    const subject = TEACHES.test(head.name) ? SUBJECT.exec(reading.open.slice(end, end + free.length)) : null
    if (subject && !namesPlace(subject[1]!)) return subject[0].length
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
        /^\sto (?:(?:the |our )?(?:c[a-z]o|md)(?: ?(?:\+|&|and) ?(?:the )?(?:c[a-z]o|md))?(?![a-z])|(?:the |our )(?:board|director|managing director|partners?|founders?|president))/u.exec(
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
    const open = reading.open.slice(end, end + free.length)
    const match = GERMAN_TAIL.exec(open)
    if (!match)
      return /\p{Lu}/u.test(reading.text.slice(Math.max(0, end - 40), end + 40))
        ? 0
        : (SMALL_TAIL.exec(open)?.[0].length ?? 0)
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
  const open = reading.open.slice(end + first, end + free.length)
  const pair =
    /^ (?:et|y) (?:\p{Ll}{4,}(?: \p{Ll}{5,})?|mig|mag|tig)(?: (?:it|ti|rh|web))?(?=\s*$| (?:para|pour|chez) | (?:en|à|a) (?:\p{Lu}|$))/u.exec(
      open,
    )
  const tail = first + (match && pair ? pair[0].length : 0)
  return tail + (GRADE.exec(after.slice(tail))?.[0].length ?? 0)
}

/** "Vendeuse librairie Les Mots", "tractoriste au Domaine des Combes": how much of a title is left without the house and its name. */
export function untilHouse(reading: Reading, at: number, length: number): number {
  if (reading.language !== 'fr' && reading.language !== 'es') return length
  const house = NAMED_HOUSE.exec(reading.plain.slice(at, at + length + 1))
  const presented = house ? null : AT_NAME.exec(reading.text.slice(at, at + length))
  if (
    presented &&
    !namesPlace(presented[1]!) &&
    (PRESENTED.test(reading.plain.slice(at + length, at + length + 60)) || looksLikeHouse(presented[1]!))
  )
    return presented.index
  if (!house) return length
  const behind = at + house.index + house[0].length
  const name = CALLED.exec(reading.text.slice(behind, behind + 70))
  if (!name || namesPlace(name.groups!.name!)) return length
  // "Encargada de carnicería Torreón" leads that kind of house.
  return house[1] ? Math.min(length, behind + name.groups!.kind!.length - at) : house.index
}
/** "Product manager de pagos en Kuenta (fintech, 140 empleados)": whom it is for. */
const AT_NAME = / (?:en|chez|para|pour) (\p{Lu}[\p{L}\d'-]+(?: (?:y |e |et |& )?\p{Lu}[\p{L}\d'-]+){0,2})$/u
const PRESENTED =
  /^ \([^()]*(?:\d (?:empleados|personas|trabajadores|salaries|personnes|collab)|fintech|start-?up|agencia|agence|saas)/u
const NAMED_HOUSE = new RegExp(
  ` (?:(de |d'|en )|(?:pour|para|chez|dans|au|a|a la|a l'|al|du|del|de la) )?(?:${HOUSE_NOUNS})(?= )`,
  'u',
)
const CALLED = /^(?<kind>(?: \p{Ll}[\p{L}'-]*){0,4}?)(?: (?:l[ae]s?|el))? (?<name>\p{Lu}[\p{L}'-]+)/u

const GRADE =
  /^\s(?:[Nn][1-3](?:[/-][Nn]?[1-3])?|nivel \d(?: (?:y|e) \d)?|niveaux? \d(?: (?:et|à|a) \d)?)(?![A-Za-zÀ-ɏ\d])|^\s(?:oficial )?(?:de )?(?:primera|segunda|1[ªaº]|2[ªaº])(?![A-Za-zÀ-ɏ])/u

const trimTail = (tail: string): number =>
  tail
    .replace(
      /(?:\s(?:de notre|de nos|de nuestr[oa]s?|notre|nuestr[oa]|unsere?[nrms]?|de la|de l'|de los|del|des|du|de|d'|en|a|aux|au|par|por|para|pour|y|et|con|avec|sur|dans))+$/u,
      '',
    )
    .trimEnd().length
