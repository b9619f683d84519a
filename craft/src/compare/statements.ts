/** Plain sentences that promise, ask or tell of the employer what nobody said: "The home has its own hairdressing salon." */
import type { Claim, ClaimKind, Weighed } from './claims.ts'
import { COMMON_GROUND, NOT_ASKED } from './demands.ts'
import { equalitySpans } from './equality.ts'
import type { Evidence } from './evidence.ts'
import type { Description } from './find.ts'
import { isLearner, kinOf } from './kindred-words.ts'
import type { Known } from './known.ts'
import { spelledOut } from './letters.ts'
import { clausesOf, headedSentences } from './sections.ts'
import { findTold, hasUntoldGift, wordsIn } from './told-words.ts'
import { isFiller, isTelling } from './traits.ts'

interface Cue {
  kind: ClaimKind
  pattern: RegExp
}

const LEAD =
  '^(?:(?:also|in addition|besides|on top|additionally|au(?:ss|ß)erdem|zudem|daruber hinaus|de plus|en outre|par ailleurs|ademas|tambien|asimismo),? )?'
const cue = (kind: ClaimKind, source: string): Cue => ({
  kind,
  pattern: new RegExp(`${LEAD}(?:${source})(?![A-Za-zÀ-ɏ])`, 'u'),
})

const CUES: readonly Cue[] = [
  cue(
    'benefit',
    '(?:we|the \\p{L}+) (?:also |will |even |gladly )?(?:provides?|offers?|pays?(?: for)?|covers?|give you|contributes?|reimburses?|subsidi[sz]es?|funds?|sponsors?)|(?:you|staff|employees|everyone|all colleagues|team members)(?:.ll| will| also| can)* (?:get|receive|enjoy|be paid|are paid|have access to|are entitled to|benefit from|are given)',
  ),
  cue(
    'benefit',
    '(?:wir|der betrieb|die firma) (?:bieten|zahlen|zahlt|ubernehmen|ubernimmt|stellen|schenken|bezahlen|finanzieren)|(?:sie|du|mitarbeitende|alle|unsere mitarbeitenden) (?:erhalten|erhaltst|bekommen|bekommst|profitieren|profitierst)|(?:bieten|zahlen|ubernehmen|stellen|bezahlen) wir|(?:dazu|hinzu|obendrauf) (?:kommen|kommt|gibt es)|(?:erhalten|bekommen|profitieren) sie|(?:erhaltst|bekommst|profitierst) du',
  ),
  cue(
    'benefit',
    "(?:nous|l[ea] \\p{L}+|l'\\p{L}+)(?: vous)? (?:offrons|offre|proposons|propose|prenons en charge|prend en charge|versons|payons|financons|finance)|(?:vous|les salaries|les equipes) (?:beneficient|profitent|recoivent|beneficiez|beneficierez|profitez|profiterez|recevez|percevez|avez droit)",
  ),
  cue(
    'benefit',
    '(?:te )?(?:pagamos|comes|cobras|ofrecemos|damos|ponemos|cubrimos|financiamos|regalamos)|(?:disfrutas|disfrutaras|recibes(?! a )|recibiras(?! a )|tendras|cobraras)',
  ),
  cue('benefit', 'there (?:is|are|will be) (?:also )?|es gibt (?:auch |au(?:ss|ß)erdem )?|il y a |hay (?:tambien )?'),
  cue(
    'benefit',
    '[^,.;]{3,40} (?:(?:is|are) (?:on us|free|covered|paid for)|vous (?:est|sont) (?:offert|rembourse|fourni)e?s?|(?:est|sont) (?:offert|rembourse|pris en charge|fourni)e?s?|geht auf uns|gehen auf uns|ubernehmen wir|stellen wir|bezahlen wir|corren? de nuestra cuenta|lo pagamos nosotros)',
  ),
  cue(
    'demand',
    'you (?:also |should |will |must |can )*(?:hold|speak|know(?! (?:it|that|when|how|what|where|why|who))|live|are familiar with|are comfortable with|are fluent in|are certified|are trained|are used to|need|require|possess|come with|come from)|(?:applicants|candidates) (?:must|should|need|will) \\p{L}+|ideally,? you',
  ),
  cue(
    'demand',
    '(?:sie|du) (?:sprechen|sprichst|brauchen|brauchst|besitzen|besitzt|beherrschen|beherrschst|kennen|kennst|verfugen|verfugst)|sprechen (?=neben)|(?:gute |sichere )?kenntnisse',
  ),
  cue(
    'demand',
    'vous (?:parlez|maitrisez|connaissez|possedez|detenez|etes titulaires?|justifiez|disposez)|(?:des notions|une connaissance|la maitrise|la connaissance|une experience|un diplome) ',
  ),
  cue(
    'demand',
    '(?:hablas|dominas|conoces|tienes|cuentas con|dispones de|posees|manejas)|(?:se )?(?:requiere|exige|necesitas)|hablar|dominar',
  ),
  cue(
    'name',
    '(?:we(?:.ve)?|it|our \\p{L}+(?: \\p{L}+)?|the (?:home|firm|company|practice|team|school|office|hotel|shop|clinic|parish|estate|business|studio|restaurant|site|group|factory|charity)) (?:also |now |recently |currently |proudly )?(?:has|have|won|owns?|runs?|operates?|features?|celebrates?|boasts?|hosts?|includes?|organi[sz]es?|opened|moved|expanded|won|merged|belongs? to)|(?:features|boasts)',
  ),
  cue(
    'name',
    '(?:wir|es|er|sie|unsere? \\p{L}+|(?:das|der|die) (?:haus|firma|betrieb|praxis|schule|klinik|team|hotel|unternehmen)) (?:verfugen|verfugt|besitzen|besitzt|betreiben|betreibt|feiern|veranstalten|organisieren|beherbergt|gehort|eroffnete|gewann)(?: uber| zu)?|verfugt uber|beherbergt',
  ),
  cue(
    'name',
    "(?:nous|notre \\p{L}+|il|elle|l'\\p{L}+|la \\p{L}+|le \\p{L}+) (?:disposons|dispose|possede|possedons|organisons|fetons|organise|abrite|exploite|appartient)(?: de| d')?|dispose d|possede|abrite",
  ),
  cue(
    'name',
    '(?:el \\p{L}+ |la \\p{L}+ |nuestr[oa] \\p{L}+ )?(?:cuenta con|contamos con|disponemos de|dispone de|tenemos|organizamos|celebramos|pertenecemos|pertenece)',
  ),
  cue(
    'name',
    'you (?:will |also )*report (?:directly )?to|reporting to|report to|(?:sie|du) bericht\\p{L}+(?: direkt)? an|vous rendez compte|rattachee? a|(?:reportas|reportaras|dependes|dependeras) (?:a|de)l?',
  ),
  cue(
    'name',
    'acabamos de|hemos (?:abierto|ganado|instalado)|(?:we|it) (?:have|has) (?:just|recently)|is about to be|nous venons d|wir haben (?:gerade|kurzlich)',
  ),
]

const MOST_WORDS = 12
/** Share of its words that the brief must know for a clause to be a rewording of it. */
const KNOWN_SHARE = 0.34

export function findStatements(
  description: Description,
  claims: readonly Claim[],
  { told, company, sources, brief }: Known,
): Weighed[] {
  // Across languages only what is known by meaning proves anything.
  const strange = brief.language !== description.language
  const { plain: text } = description
  const equal = equalitySpans(text)
  const found: Weighed[] = []
  for (const { span, item } of headedSentences(text)) {
    if (equal.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to)) continue
    const sentence = text.slice(...span)
    if (COMMON_GROUND.test(sentence) || NOT_ASKED.test(sentence)) continue
    // "You get a bonus and a day off": what is joined to an offer is offered as well.
    let offered = false
    for (const part of clausesOf(text, span)) {
      const clause = text.slice(...part)
      if (
        leadsUntold(clause, told) &&
        !sources.isRoleKnowledge?.(clause) &&
        !claims.some((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])
      )
        found.push({ span: part, kind: 'name', ground: 'none', source: null })
      else if (item || strange) continue
      const hit: { kind: ClaimKind; to: number } | null =
        cueOf(clause) ?? (offered && !HAS_SUBJECT.test(clause) ? { kind: 'benefit' as const, to: 0 } : null)
      offered = hit?.kind === 'benefit'
      if (!hit || clause.split(/\s+/).length > MOST_WORDS) continue
      if (claims.some((claim) => claim.span[0] < part[1] && part[0] < claim.span[1])) continue
      const said = wordsIn(clause.slice(hit.to))
      // What is given may stand first: "lunch is on us".
      const words = (said.length > 0 ? said : wordsIn(clause)).filter((word) => isTelling(word) && !isFiller(word))
      if (words.length === 0 || spelledOut(words, told).at.size > 0) continue
      const known = words.filter((word) => findTold(word, told) ?? findTold(word, company))
      const gift = hit.kind === 'benefit' && hasUntoldGift(words, told)
      if (!gift && known.length / words.length >= KNOWN_SHARE) continue
      if (hit.kind === 'demand' && sources.isRoleKnowledge?.(words.join(' '))) continue
      found.push({ span: part, kind: hit.kind, ground: 'none', source: null })
    }
  }
  return found
}

function cueOf(clause: string): { kind: ClaimKind; to: number } | null {
  for (const { kind, pattern } of CUES) {
    const match = pattern.exec(clause)
    if (match) return { kind, to: match[0].length }
  }
  return null
}

/** Somebody or something of which the clause says what it does. */
const HAS_SUBJECT =
  /(?<![a-z])(?:you|we|they|it|he|she|is|are|can|will|must|sie|wir|du|er|es|ist|sind|wird|werden|kann|konnen|vous|nous|il|elle|on|est|sont|peut|se|es|son|puedes?|tu|haras|trabaj\p{L}+)(?![a-z])/u

const LEADS =
  /(?<![A-Za-zÀ-ɏ])(?:train|supervise|mentor|coach|manage|lead|leiten|leitest|bilden|bildest|betreuen|betreust|anleiten|anleitung|ausbildung von|encadre[rz]|formez|former(?= (?:les|des|nos|vos|un|une|de) )|accompagne[rz]|tutore[rz]|formar|formas|supervisar|supervisas|tutelar|guiar)(?![A-Za-zÀ-ɏ])/u

function leadsUntold(clause: string, told: Evidence): boolean {
  if (!LEADS.test(clause)) return false
  const learners = (clause.match(/\p{L}+/gu) ?? []).map(kinOf).filter(isLearner)
  return learners.some((kin) => !told.kin.has(kin!))
}
