/** Sentences that ask something of the person without naming a tool, a degree or a number. */

import { LANGUAGE_LOOKUP } from '../brief/extract/language-demands.ts'
import type { Language, Span } from '../brief/facts.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import type { Claim, Ground, Weighed } from './claims.ts'
import { isRequiredByLaw } from './concepts.ts'
import { equalitySpans } from './equality.ts'
import { isEverydayWord } from './everyday-words.ts'
import { stemOf } from './evidence.ts'
import type { Description } from './find.ts'
import { isCertificate, kinOf } from './kindred-words.ts'
import type { Known } from './known.ts'
import { spelledOut } from './letters.ts'
import { headedSentences, partsOf } from './sections.ts'
import { findLoosely, saidHereAlone, wordsIn } from './told-words.ts'
import { asksHard, isTelling, isTrait } from './traits.ts'

const ASKS =
  /(?:(?<![A-Za-zÀ-ɏ])(?:must|required|requires|you need(?! support| adjustments)|need to have|essential|mandatory|you have(?! done| built)|you bring(?! the)|we expect|expected to have|should have|(?:is|are) (?:expected|preferred|desirable|an advantage|a plus)|von vorteil|est un (?:plus|atout)|es un plus|se valora(?:ra)?|experience (?:in|with|of)|ability to|able to|proven|track record|passion(?:ate)? (?:for|about)|erforderlich|vorausgesetzt|(?:sie bringen|du bringst)(?=[^.]{1,60} mit(?![a-z]))|setzen wir voraus|erfahrung (?:in|mit|im)|fahigkeit|leidenschaft|exige|requis|indispensable|vous (?:avez|disposez|justifiez)|capacite a|experience (?:en|dans|de)|imprescindible|(?<!lo )necesari[oa]|experiencia (?:en|con|de)|capacidad (?:de|para)|pasion por)(?![A-Za-zÀ-ɏ]))/u
/** Said of nearly every job: neither invented nor told. */
export const COMMON_GROUND =
  /(?:(?:systems|tools|skills|software|points|requirements|systemen|programmen|werkzeugen|punkten|anforderungen) (?:mentioned|listed|named|above)|(?:genannten|aufgefuhrten|erwahnten) \p{L}+|(?:cites?|mentionnes?|indiques?) (?:plus haut|ci-dessus)|(?:citad|mencionad|indicad)[oa]s(?: mas arriba| antes| arriba)?$|(?:that|whichever|whatever) you (?:prefer|like)(?! to)|(?:nach|deiner|ihrer) wahl$|de (?:votre|ton) choix$|que (?:mas )?(?:prefieras|prefieres)$|a tu eleccion$|whatever you need to|what helps|arrange it|adjustment|accommodat\w+ (?:at|for|in)|support during|arranged to take part|word to us|tell us if|just tell us|apply (?:all|if|anyway|and)|write to us|sounds like you|tick every|not everything|nobody (?:brings|has)|one point missing|not sure about|(?:bewirb|bewerben) |schreib(?:en sie)? uns|ein punkt fehlt|nicht alles auf der liste|lieber bewerben|postulez|racontez|raconte-|candidature|ecrivez-nous|toutes les cases|personne n'apporte|presentate|escribenos|candidatura|no hace falta cumplir|nadie lo trae|no todo en la lista)|^(?:(?:if you meet|you do not need to|most of (?:the|this) list|please apply|no degree|we train|training given|apply even|you don't need)|[^.]*(?:meet (?:most|every|all)|apply anyway|auch wenn (?:du|sie) nicht|meme si vous ne|aunque no cumplas))/u

/** "Experience is not needed" asks for nothing. */
export const NOT_ASKED =
  /(?:no (?:se )?necesit|(?:you )?(?:don't|do not|needn't) (?:need|have to)|brauch\p{L}* (?:du |sie )?(?:kein|nicht)|(?:brauchst du|brauchen sie) (?:kein|nicht)|pas besoin|inutile|nicht (?:notig|erforderlich|notwendig)|not (?:needed|required|necessary|essential)|(?:^|[:;] )(?:aucune?|ningun|kein(?:e[nr]?)?) [^.]{3,40}(?:demande|exige|requis|necesari|verlangt|erforderlich|notig)|^no (?:previous |prior )?\p{L}+ (?:is )?(?:needed|required|necessary)|(?:pas|non) (?:requise?|necessaire|exigee?)|no (?:es )?(?:necesari[oa]|imprescindible))/u

export function findDemands(description: Description, claims: readonly Claim[], known: Known): Weighed[] {
  const found: Weighed[] = []
  const skip = equalitySpans(description.plain)
  for (const { section, span, item } of headedSentences(description.plain)) {
    if (skip.some(([from, to]) => from <= span[0] + 2 && span[1] - 2 <= to)) continue
    const text = description.plain.slice(...span)
    if (!(item && section === 'demands') && !ASKS.test(text)) continue
    if (COMMON_GROUND.test(text) || NOT_ASKED.test(text)) continue
    for (const part of unclaimed(description.plain, span, item, claims)) {
      // "Or the will to learn it" asks for less, not for more.
      if (
        part[0] > span[0] &&
        /^(?:or|oder|ou|o|gerne? auch|auch|also|even|aussi|y? ?tambien|meme s'?i?l?|aunque|solange|as long) /.test(
          description.plain.slice(...part),
        )
      )
        continue
      const judged = judge(description.plain.slice(...part), part, description, known)
      if (judged) found.push({ span: part, kind: 'demand', ...judged })
    }
    const word = item ? untoldCredential(description, span, claims, known) : null
    if (word && !found.some((one) => one.span[0] < word[1] && word[0] < one.span[1]))
      found.push({ span: word, kind: 'demand', ground: 'none', source: null })
  }
  return found
}

/** "AWS certification", where the brief only speaks of AWS. */
function untoldCredential(
  { plain: text, language }: Description,
  span: Span,
  claims: readonly Claim[],
  { told, brief }: Known,
): Span | null {
  const inside = claims.filter((claim) => claim.span[0] < span[1] && span[0] < claim.span[1])
  if (brief.language !== language || !inside.some(({ kind }) => kind === 'tool')) return null
  const match =
    /(?<![A-Za-zÀ-ɏ])(?:certificat(?:ion|e)|(?:\p{L}+-)*zertifi(?:zierung|kat)|certificacion|certificado)(?![A-Za-zÀ-ɏ])/u.exec(
      text.slice(...span),
    )
  if (!match || /(?<![a-z])(?:cert|zert)/u.test(told.plain)) return null
  const from = span[0] + match.index
  const taken = inside.some((claim) => claim.span[0] < from + match[0].length && from < claim.span[1])
  return taken ? null : [from, from + match[0].length]
}

/** The whole where no claim stands in it; else those of its parts that say more than the claims beside them. */
function unclaimed(text: string, span: Span, item: boolean, claims: readonly Claim[]): Span[] {
  const inside = claims.filter((claim) => claim.span[0] < span[1] && span[0] < claim.span[1])
  // "Living in the city of Leeds": that the town was told asks nobody to live there.
  if (inside.every(({ kind, ground }) => kind === 'place' && ground !== 'none')) return [span]
  if (!item) return []
  return partsOf(text, span).filter((part) =>
    inside.every((claim) => claim.span[1] <= part[0] || part[1] <= claim.span[0]),
  )
}

/** A certificate in fundraising is not told by who speaks of fundraising. */
const CREDENTIAL: ReadonlySet<string> = new Set(
  'registration registro inscription certificate certification qualification qualifikation diploma membership accreditation brevet zertifikat fortbildung weiterbildung zusatzausbildung certificado titulo habilitation'
    .split(' ')
    .map(stemOf),
)

/** "Patience, care and a good nose": how people are wished to be, in words that everybody uses. */
function isSoft(text: string, typed: string, language: Language): boolean {
  if (/\d/.test(text) || asksHard(text) || hasName(typed, language)) return false
  if (UNDAUNTED.test(text)) return true
  const words = (text.match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/^(?:[ldnq]|qu)'/, ''))
  const traits = words.filter(isTrait).length
  const strange = words.filter((word) => isTelling(word) && !isEverydayWord(word, language)).length
  return strange <= Math.min(2, traits)
}

/** "No fear of early mornings" asks for a way to be. */
export const UNDAUNTED =
  /^(?:keine? (?:scheu|angst|beruhrungsangste?|hemmungen)|no fear|not afraid|unafraid|(?:vous n'avez )?pas peur|n'avoir pas peur|sin miedo|no te (?:asusta|importa|da miedo))/u

/** A capital within the words, where capitals mark names. */
const hasName = (typed: string, language: Language): boolean =>
  (language === 'de' ? /\p{Lu}{2}|\p{Ll}\p{Lu}/u : /\p{Lu}{2}|\p{Ll}\p{Lu}|\s\p{Lu}\p{L}/u).test(typed)

/** Said of whatever one may know or have learnt. */
const LEARNT =
  /^(?:train|course|kurs|curso|format|formac|schul|ausbild|experien|erfahr|certif|zertif|knowledge|kennt|conoc|connais|skill|abschluss|studium)/u

/** Null where the words say nothing that somebody must have told. */
function judge(
  text: string,
  span: Span,
  description: Description,
  { told, company, sources, brief }: Known,
): { ground: Ground; source: Span | null } | null {
  const all = wordsIn(text).filter(isTelling)
  // What a certificate is for says more than that it is one.
  const subjects = all.filter((word) => !isCertificate(kinOf(word)))
  const words = subjects.length > 0 && brief.language === description.language ? subjects : all
  // "Wundexpertin ICW", "no DD": who repeats such letters has read them.
  const letters = description.text.slice(...span).match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []
  const repeated = letters.map((short) => told.words.get(plain(short))).find((one) => one !== undefined)
  if (repeated && words.length <= 6) return { ground: 'brief', source: repeated }
  const stems = words.map(stemOf)
  if (stems.length === 0) return null
  // "Certs" are certificates.
  const sources_ = words.map((word) => findLoosely(word, told))
  const said = wordsIn(text)
  const { at: letterwise, span: short } = spelledOut(said, told)
  const spelled = new Set(words.flatMap((word, index) => (letterwise.has(said.indexOf(word)) ? [index] : [])))
  const credential = all.some(
    (word) => CREDENTIAL.has(stemOf(word)) && !told.stems.has(stemOf(word)) && findLoosely(word, told) === undefined,
  )
  // Words that everybody uses weigh little, known or not.
  let known = 0
  let weights = 0
  for (const [index, word] of words.entries()) {
    const weight = isEverydayWord(word, description.language) ? 0.5 : 1
    const hit = sources_[index] !== undefined || spelled.has(index)
    weights += weight
    if (hit) known += weight
  }
  const strange = words.filter(
    (word, index) =>
      sources_[index] === undefined && !spelled.has(index) && !isEverydayWord(word, description.language),
  )
  const hits = [...sources_.filter((one) => one !== undefined), ...(short ? [short] : [])]
  if (!credential && hits.length > 0 && known / weights >= (hits.length > 1 ? 0.4 : stems.length === 2 ? 0.6 : 0.5))
    return { ground: 'brief', source: hits[0]! }
  // "You may come in your own van or use ours": what is not told is said with words that everybody uses.
  if (!credential && hits.length > 0 && strange.length === 0 && !asksHard(text))
    return { ground: 'brief', source: hits[0]! }
  // "Reading old handwriting (palaeography)": the word that few use settles it.
  const rare = words.some(
    (word, index) => word.length > 8 && sources_[index] !== undefined && !isEverydayWord(word, description.language),
  )
  if (!credential && rare && strange.length < 2) return { ground: 'brief', source: hits[0]! }
  if (isRequiredByLaw(text, told.plain)) return { ground: 'role', source: null }
  // "Französischkenntnisse" are French and knowledge.
  for (const { found } of findPhrases(
    LANGUAGE_LOOKUP,
    text.replace(/(?<=[a-z])(?:kenntnisse|sprachig|sprachkenntnisse)/gu, ' '),
  )) {
    const source = told.named.get(`language:${found[0]!.code}`)
    if (source) return { ground: 'brief', source }
  }
  if (stems.filter((stem) => company.stems.has(stem)).length / stems.length >= 0.5)
    return { ground: 'company', source: null }
  if (sources.isRoleKnowledge?.(description.text.slice(...span)) || sources.isRoleKnowledge?.(words.join(' ')))
    return { ground: 'role', source: null }
  if (isSoft(text, description.text.slice(...span), description.language)) return null
  // Across languages words prove nothing; what has no number, tool or name is left alone.
  if (brief.language !== description.language) {
    const kin = words.filter((word) => CREDENTIAL.has(stemOf(word))).map(kinOf)
    if (!kin.some((group) => group !== undefined && !told.kin.has(group))) return null
  }
  const only = saidHereAlone(
    words.filter((word) => !LEARNT.test(word)),
    span,
    description.plain,
    told,
  )
  if (only && !credential) return { ground: 'brief', source: only }
  return { ground: 'none', source: null }
}
