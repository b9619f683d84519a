/** Degrees and vocational training: required, open to equivalents, or expressly not needed. */

import { zoneAt } from '../announced.ts'
import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { countWords } from '../letters.ts'
import { matches } from '../matches.ts'
import { isNegated, needAt } from '../polarity.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { seen, trim, widen } from './spot.ts'

const DEGREE =
  /(?<![A-Za-zÀ-ɏ\d-])(?:bachelier(?: en [a-z]+)?|graduat(?![a-z])|(?:un |le )?cfc(?: d[e'] ?[a-z]+)?|dec(?= en )|dep(?= en )|[a-zß-ɏ]+ efz|efz|htl|hak-?matura|matura|lehrabschluss(?: als [a-z]+)?|licenciatura|lic(?:enciatura)?\.? trunca|lic\.?(?= (?:en )?(?:turismo|administracion|contaduria|derecho|psicologia|enfermeria|mercadotecnia|marketing|comunicacion|nutricion|pedagogia|educacion|economia|diseno|informatica|sistemas))(?: en)? [a-z]+|ciclo (?:formativo )?(?:de )?(?:grado )?(?:superior|medio)|(?:4to|cuarto) medio|ensenanza media|carrera tecnica|ecole (?:de (?:co(?:mmerce)?|commerce|ingenieurs?)|d'inge(?:nieurs?)?)(?: [a-z]+(?: ou [a-z]+)?)?|tecnicatura(?: en [a-z]+)?|secundario completo|grade 1[0-2](?= |[,;+.)]|$)|matric(?![a-z])|preparatoria|bachillerato|bachiller(?![a-z])|graduates?,? (?:in |of |from )?any (?:stream|discipline|subject|field|faculty)|(?:any )?degree,? (?:in |of )?any (?:stream|discipline|subject|field)|(?:level \d{1,2}(?:(?: or |\/)\d{1,2})? (?:eng |science |civil |business |nursing )?|honours |university |college |relevant |technical |bachelor'?s? |master'?s? |associate'?s? |law |nursing |business |engineering |cs |stem )?degrees?|b\.?sc(?![a-z])|m\.?sc(?![a-z])|b\.?a\.?(?= degree| in | or |[,;]|$)|b\.?eng|m\.?eng|bachelor(?:'?s)?(?: of [A-Za-zÀ-ɏ]+| in [A-Za-zÀ-ɏ]+)?|master(?:'?s)(?: degree)?|master(?= (?:in|of|degree|required|or|oder|requis|exige|souhaite|apprecie|obligatoire|necessaire|requerido|obligatorio|deseable|erforderlich|notig|zwingend|en )|studium)|mba|ph\.?d|doctorate|promotion(?= in)|diplom(?:a|e|es)?(?! de fin)|diplom-?[A-Za-zÀ-ɏ]+|(?:finished|completed|served) (?:an? |their )?apprenticeship(?: as an? [a-z]+)?|high school(?: diploma)?|hs diploma|ged|a[- ]?levels|gcses?|hnd|hnc|btec|studium|(?:fach)?hochschulstudium|hochschulabschluss|studienabschluss|abgeschlossene[sn]? (?:studium|ausbildung|berufsausbildung|lehre)|(?:berufs)?ausbildung(?: (?:als|zum|zur|im|in) [^,;.()\u0001]{3,50})?|lehre(?: als [^,;.()\u0001]{3,40})?|abitur|fachabitur|mittlere reife|schulabschluss|meister(?=[,;. )]|$| oder| im)|techniker(?= oder| \()|staatsexamen|bac ?\+ ?\d(?: ?[/aà-] ?\d| ?\/ ?bac ?\+ ?\d)?|bac pro|bts|dut|but(?= [a-z]+)|licence pro|cap(?= [a-z]| ?[,+;]|\.|$)|bep|dcg|dscg|ecole (?:de commerce|d'ingenieurs?)|formation (?:superieure|initiale|en|de type)|master 2|master ii|titulacion|titulo(?: universitario| de)?|grado(?: universitario| en|(?= medio)|(?= superior))|licenciatura|diplomatura|ingenieria(?= )|fp(?: (?:ii?|grado (?:medio|superior)|de grado (?:medio|superior)))?|ciclo formativo|formacion profesional|bachillerato|eso(?=[,;. ]|$)|estudios(?: (?:universitarios|de|en))?|carrera universitaria)(?![A-Za-zÀ-ɏ\d])/gu
const NO_DEGREE =
  /(?:(?<![A-Za-zÀ-ɏ])(?:no|not|don't|doesn't|without|kein[A-Za-zÀ-ɏ]*|ohne|sans|pas de|sin|aucun[A-Za-zÀ-ɏ]*|nicht|ningun[A-Za-zÀ-ɏ]*|ni|never|egal)(?![A-Za-zÀ-ɏ])(?:(?!but |aber |mais |pero |sondern |sino )[^,;.]){0,25}$)/u
const NO_DEGREE_AFTER = lean(
  /^[^,;.]{0,14}?(?:(?<![A-Za-zÀ-ɏ])(?:not (?:needed|required|necessary|important|essential)|isn't (?:needed|required)|unnecessary|egal|unnotig|(?:nicht|keine) bedingung|entbehrlich|wumpe|schnuppe|uninteressant|nebensachlich|zweitrangig|unerheblich|unwichtig|nicht (?:notig|erforderlich|notwendig|zwingend)|kein muss|brauch(?:st|en|t)?(?:'?s)? (?:(?:du|man|sie|es|er|ihr) )?(?:dafur |dazu |bei uns )?(?:nicht|keine[nrms]?)|(?:ist |sind )?(?:mir|uns) (?:ganz |vollig )?(?:wurs[ch]*t|schnuppe|egal|gleich)|muss(?:en)? (?:aber )?nicht|nein(?=[,;.]|$)|non (?:exige|requis|necessaire|obligatoire)|(?:pas|non) (?:exige|demande|requis|obligatoire|necessaire|indispensable|la peine|besoin)|importe peu|peu importe|inutile|(?:me|nos) da igual|da lo mismo|no (?:necesari|requerid|imprescindible|hace falta|se requiere|es necesari)|irrelevant|doesn't matter)|: ?(?:no|none|nein|non)(?![A-Za-zÀ-ɏ]))/u,
)
const EQUIVALENT = lean(
  /(?:or|oder|ou|o|y\/o) (?:an? )?(?:equivalent|equal|similar|comparable|relevant|vergleichbar[A-Za-zÀ-ɏ]*|gleichwertig[A-Za-zÀ-ɏ]*|ahnlich[A-Za-zÀ-ɏ]*|equivalente?s?|experience|work experience|berufserfahrung|practical|experiencia|parecid[A-Za-zÀ-ɏ]*|same experience|the equivalent|proven|self[- ]taught)|(?:or|oder) (?:[A-Za-zÀ-ɏ]+ ){0,2}(?:experience|erfahrung|equivalent)|quereinstieg|quereinsteiger/u,
)
const OTHER_SENSE =
  /^(?:\s?of (?:care|freedom|autonomy|independence|detail|accuracy)|[- ]?(?:kitchen|angle|feedback|view|celsius))|(?:^\s?(?:craftsm|data|chef|plan|craft|class|key|baker|butcher|electrician|plumber|brewer|mason|sommelier|schedule|builder))/u

/** The need is a field of the fact; its word is not printed once more. */
const SAID_WITH_IT =
  /,?\s(?:obligatoires?|exigée?s?|indispensables?|requise?s?|imprescindibles?|obligatori[oa]s?|excluyentes?|zwingend|erforderlich|notwendig|Voraussetzung|Pflicht|essential|required|req(?:'?d)?|mandatory|is a must|a must)$/iu

/** "Degree preferred but not required". */
const ENDS_AS_WISH =
  /,? (?:is |ist |est |es )?(?:(?:strongly |highly )?(?:preferred|preferable|desired|desirable|welcome|useful|an advantage|a plus|a bonus|an asset)|would be (?:nice|good|great|an advantage|a plus|a bonus)|von vorteil|wünschenswert|erwünscht|(?:wäre|wären) (?:schön|gut|toll|ein plus|von vorteil)|(?:très |serait )?(?:apprécié|souhaité|bienvenu)e?s?|un (?:plus|atout)|(?:muy )?(?:deseable|valorable)s?|se valora(?:rá)?)(?:,? (?:but|aber|mais|pero) .*)?$/iu

/** "Degree doesn't matter": that it does not is told as a denial. */
const NO_MATTER =
  /,? (?:(?:doesn['’]t|does not|dont|don['’]t|do not) (?:really )?matter|(?:is |are )?(?:not important|irrelevant|unimportant)|spielt keine rolle|peu importe|no importa|da igual)$/iu

export function readEducation(reading: Reading): void {
  const facts: Fact[] = []
  let last = -1
  for (const match of matches(DEGREE, reading.openPlain)) {
    const cue: Span = [match.index, match.index + match[0].length]
    if (cue[0] < last) continue
    const part = partAt(reading, cue[0])
    const before = reading.plain.slice(Math.max(part.from, cue[0] - 32), cue[0])
    const after = reading.plain.slice(cue[1], cue[1] + 60)
    if (
      OTHER_SENSE.test(after) ||
      /(?:high|some|large|certain|small|360|\d|scrum|station|toast|quiz|web|band|flat) ?-?$/u.test(before)
    )
      continue
    if (isOtherWord(match[0], before, after)) continue
    if (match[0] === 'cap' && reading.language !== 'fr' && !/^ [a-z]/u.test(after)) continue
    const none =
      NO_DEGREE.test(before) ||
      isNegated(reading, cue[0], cue[1]) ||
      NO_DEGREE_AFTER.test(after.slice(0, part.to - cue[1] > 0 ? 60 : 0)) ||
      /^\s?(?:is |ist )?egal/u.test(after) ||
      zoneAt(reading, cue[0])?.announces === 'none'
    const wide = upToTurn(reading, cue, widen(reading, cue))
    const whole =
      countWords(reading.text.slice(...wide)) <= 14
        ? wide
        : trim(reading.text, [
            cue[0],
            Math.min(
              part.to,
              cue[1] + (EQUIVALENT.exec(after)?.index ?? 0) + (EQUIVALENT.exec(after)?.[0].length ?? 0),
            ),
          ])
    // "A levels": no article.
    const span: Span = /^a levels/u.test(reading.plain.slice(...cue)) ? [cue[0], whole[1]] : whole
    const words = `${reading.plain.slice(...span)} ${after}`
    last = span[1]
    const fact = seen(reading, span, 'high', !none)
    const wished = none ? null : ENDS_AS_WISH.exec(fact.text)
    if (wished && wished.index > 0) {
      facts.push({ kind: 'skill', ...fact, text: fact.text.slice(0, wished.index), need: 'nice', alternatives: [] })
      continue
    }
    facts.push({
      kind: 'education',
      ...fact,
      text: none ? fact.text.replace(NO_MATTER, '') : fact.text.replace(SAID_WITH_IT, ''),
      need: none ? 'none' : EQUIVALENT.test(words) || needAt(reading, cue[0]) === 'nice' ? 'or_equivalent' : 'required',
    })
  }
  record(reading, facts)
  readFieldsOfStudy(reading)
}

/** "Ingeniería, estadística o afines": fields of study, of which one will do. */
const FIELDS =
  /(?<=(?:^|[.;:\n]\s*)(?:profesional en |carrera en |estudios en )?)(?:ingenieria|estadistica|administracion|contaduria|contabilidad|economia|derecho|psicologia|comunicacion|marketing|mercadotecnia|sistemas|arquitectura|diseno|informatica|quimica|biologia|fisica|matematicas?|finanzas|negocios|sociologia|trabajo social|pedagogia|educacion|agronomia|relaciones laborales|periodismo)[a-z ]{0,24}(?:, [a-z. ]{4,30}){0,4},? (?:o|u) (?:carreras? |titulaciones? |estudios )?(?:afin(?:es)?|similares?|relacionad[oa]s?)(?=\s*(?:[.,;\n]|$))/gu

function readFieldsOfStudy(reading: Reading): void {
  if (reading.language !== 'es') return
  record(
    reading,
    matches(FIELDS, reading.openPlain).map((match) => ({
      kind: 'education' as const,
      ...seen(reading, [match.index, match.index + match[0].length], 'high', true),
      need: 'or_equivalent' as const,
    })),
  )
}

/** "no degree needed but BSc required" are two statements. */
function upToTurn(reading: Reading, cue: Span, [from, to]: Span): Span {
  const turn = /\s(?:but|aber|mais|pero|sondern|sino)\s/u
  const behind = turn.exec(reading.plain.slice(cue[1], to))
  const ahead = reading.plain.slice(from, cue[0])
  const last = [...ahead.matchAll(/\s(?:but|aber|mais|pero|sondern|sino)\s/gu)].at(-1)
  return [last ? from + last.index + last[0].length : from, behind ? cue[1] + behind.index : to]
}

function isOtherWord(word: string, before: string, after: string): boolean {
  if (/^(?:ausbildung|lehre|berufsausbildung)$/.test(word) && /(?:zur|in der|der|die|fur die|dualen) $/u.test(before))
    return true
  // "Bewerbung an den Meister Brodbeck": a person.
  if (word === 'meister' && /(?<![a-z])(?:den|dem|der|unser(?:e[mn])?|beim|vom|zum) $/u.test(before)) return true
  if (/^estudios$/.test(word) && /(?:de|los) $/u.test(before)) return true
  if (/^grado$/.test(word)) return !/^ (?:en|universitario|medio|superior)/u.test(after)
  if (/^eso$/.test(word)) return !/titul|graduado|minimo|estudios/u.test(before)
  if (/^titulo|^formation en/.test(word)) return /^(?:formation en (?:interne|alternance|continu))/u.test(word + after)
  if (/^but/.test(word)) return true
  if (/^diplom-?[A-Za-zÀ-ɏ]+$/u.test(word)) return /^diplomat/.test(word)
  return /^ba$|^b\.a$/.test(word) && !/degree| in /u.test(after)
}
