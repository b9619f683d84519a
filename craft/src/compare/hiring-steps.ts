/** How applicants are chosen, where no brief told it: a test, a trial shift, a video call, an answer within days. */
import type { Span } from '../brief/facts.ts'
import type { Weighed } from './claims.ts'
import { equalitySpans } from './equality.ts'
import type { Evidence } from './evidence.ts'
import type { Description } from './find.ts'
import { clausesOf, headedSentences } from './sections.ts'

interface Step {
  /** Plain words of a clause. */
  said: RegExp
  /** Words that a source would have, had it told of the step. */
  told: RegExp
  /** Words of the sentence without which it speaks of other things. */
  hiring?: RegExp
}

const word = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u')

const HIRING =
  /shortlist|applicant|candidat|interview|selection|hiring|recruit|bewerb|auswahl|gesprach|entretien|recrutement|entrevista|seleccion|proceso/u

const STEPS: readonly Step[] = [
  {
    said: word(
      '(?:short |brief |practical |written |skills |typing |\\p{L}+ ){0,2}(?:test|assessment)|(?:kurze[rn]? |praktische[rn]? )?(?:einstellungs|eignungs|praxis|auswahl)?tests?|(?:test|exercice) (?:technique|pratique|ecrit)|mise en situation|prueba (?:practica|tecnica|escrita|de nivel)',
    ),
    told: /test|assess|task|take[- ]?home|exerci|aufgabe|probe|essai|prueba|ejercicio|mise en/u,
    hiring: HIRING,
  },
  {
    said: word(
      'trial (?:shift|day|session|lesson)s?|probe(?:tag|arbeit\\p{L}*|schicht)\\p{L}*|schnuppertag\\p{L}*|(?:journee|demi-journee|service|essai) d.essai|essai de (?:conduite|travail|service)|(?:dia|jornada|turno|clase) de prueba',
    ),
    told: /trial|probe|schnupper|hospit|essai|prueba/u,
  },
  {
    said: word(
      '(?:interviews? (?:is|are|takes?|will|consists?|happens?)|(?:vorstellungs|bewerbungs)?gesprach\\p{L}* (?:findet|finden|fuhrt|fuhren|erfolgt)|entretiens? (?:se|a lieu|ont lieu|aura)|entrevistas? (?:se|sera|seran|es|son|tendra)) [^.]{0,40}(?:panel|video\\p{L}*|zoom|teams|phone|in person|on site|on board|at (?:the|our)|vor ort|per telefon|telefonisch|visio|telephone|sur place|dans nos|en persona|videollamada|telefono|en (?:el|la|nuestr[oa]) (?:propi[oa] )?\\p{L}+)',
    ),
    told: /interview|gesprach|entretien|entrevista|visio|video/u,
  },
  {
    said: word(
      '(?:hear (?:back )?from us|get back to you|be in touch|reply|respond|answer you|melden uns|antworten|(?:eine )?ruckmeldung|(?:vous )?repond\\p{L}*|(?:une )?reponse|revenons vers vous|(?:te |os )?(?:respond|contest)\\p{L}+|(?:una )?respuesta) [^.]{0,24}(?:within|innerhalb|binnen|spatestens|sous|dans (?:les|un delai)|en (?:un plazo|menos|el plazo)|in (?:less|under|\\d|one|two|three|five)) [^.]{2,30}',
    ),
    told: /repl(?:y|ies)|respon[ds]|hear (?:back|from)|ruckmeld|antwort|melden|repons|respuesta|contest/u,
  },
  {
    said: word(
      "(?:informal )?visits? (?:to \\p{L}+ \\p{L}+ )?(?:are|is|can be) [^.]{0,30}(?:welcome|encouraged|arranged|possible)|show you (?:a)?round|fuhr(?:t|en) (?:sie|dich) [^.]{0,20}durch|(?:besichtigung|rundgang)\\p{L}* [^.]{0,20}(?:moglich|willkommen)|visites? (?:de|du|des|d') ?[^.]{0,30}(?:possibles?|proposees?|organisees?|bienvenues?)|visitas? [^.]{0,30}(?:posibles?|bienvenidas?|concertar)",
    ),
    told: /visit|besichtig|hospit|schnupper|rundgang|look (?:a)?round|show (?:you )?(?:a)?round/u,
  },
]

/** Who offers help with the process claims nothing of it. */
const OFFERED =
  /if you|wenn (?:sie|du)|falls|si vous|si (?:tu|te|lo|necesit)|adjust|accommodat|anpass|amenag|look forward|freuen uns/u

export function findHiringSteps({ plain: text }: Description, told: Evidence): Weighed[] {
  const equal = equalitySpans(text)
  const untold = STEPS.filter((step) => !step.told.test(told.plain))
  if (untold.length === 0) return []
  const found: Weighed[] = []
  for (const { span, section } of headedSentences(text)) {
    if (section !== 'other' || equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to)) continue
    const sentence = text.slice(...span)
    const said = untold.filter((one) => one.said.test(sentence) && (one.hiring?.test(sentence) ?? true))
    if (said.length === 0 || OFFERED.test(sentence)) continue
    const isStep = (clause: Span) => said.some((one) => one.said.test(text.slice(...clause)))
    const all = clausesOf(text, span)
    // What the sentence begins with is said in all of it.
    const steps = isStep(all[0]!) ? [span] : all.filter(isStep)
    for (const clause of steps.length > 0 ? steps : [span])
      found.push({ span: clause, kind: 'name', ground: 'none', source: null })
  }
  return found
}
