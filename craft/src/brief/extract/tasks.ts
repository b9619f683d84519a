/** Whether a stretch of words is a task, and how a task is put without its subject. */

import { TASK_VERBS } from '../data/verbs.ts'
import { WORK_NOUNS } from '../data/work-nouns.ts'
import type { Fact, Language, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import type { Reading } from '../reading.ts'

export const VERBS = Object.fromEntries(
  Object.entries(TASK_VERBS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
) as Record<Language, Set<string>>

const NOUNS = Object.fromEntries(
  Object.entries(WORK_NOUNS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
) as Record<Language, Set<string>>

/** "client updates", "Inventur", "saisie de factures": a short phrase whose noun is a piece of work. `text` is plain. */
export function namesWork(text: string, language: Language): boolean {
  // "safeguarding checks apply" and "chair rental or employed" tell the terms.
  if (/ (?:apply|applies|required|available|employed|included|provided|possible)$/u.test(text)) return false
  const words = text.split(/[\s,/&]+/).filter(Boolean)
  if (words.length === 0 || words.length > 7 || /\d\s?(?:%|years|tage|jours|dias)|[?!:]/.test(text)) return false
  const nouns = NOUNS[language]
  const tie = language === 'en' ? text.search(/ (?:to|for|with|of|in|using|by|from|a) /) : 0
  const head =
    language === 'en' ? words[(tie > 0 ? text.slice(0, tie).split(' ').length : words.length) - 1]! : words[0]!
  if (nouns.has(head) || (words.length > 1 && nouns.has(words.at(-1)!))) return true
  if (language === 'de')
    return /^[a-zß-ɏ-]{5,}(?:planung|kontrolle|prufung|beratung|betreuung|pflege|wartung|annahme|erstellung|bearbeitung|buchung|uberwachung|steuerung|abwicklung|verwaltung|erfassung|bestellung|reinigung|bereitung|gestaltung|durchfuhrung|organisation|koordination|disposition|montage|abrechnung|buchhaltung)$/u.test(
      head,
    )
  if (language === 'fr')
    return (
      /^(?:(?!formation|remplacement|logement)[a-z]{4,}(?:ation|issage|ement)|suivi|gestion|prise|tenue|mise)$/u.test(
        head,
      ) && words.length > 1
    )
  if (language === 'es') return /^[a-z]{4,}(?:acion|amiento|imiento)$/u.test(head) && words.length > 1
  return false
}

export const LEAD_IN = lean(
  /^(?:(?:so|and|also|plus|but|then|und|et|y|ainsi que|sowie|además|tambien)\s)?(?:(?:the |this |our )?(?:role|job|position|person|candidate|hire|tasks?|duties|main duties|responsibilities|day to day|aufgaben|deine aufgaben|ihre aufgaben|missions?|taches|tareas|funciones)\s?(?:(?:is|are|will be|involves?|includes?|sind|consiste a|consisten en)(?![a-z])|:)\s?(?:to |um |de )?|(?:(?:she|he|they|you)(?:'ll| will|'d| would| should| can| must| need to| have to| gets? to)?|we need (?:you|them|someone|somebody) to)\s(?:be )?(?:also |mainly |mostly |then )?(?:responsible for |in charge of )?|responsible for |in charge of |(?:sie|du|er)\s|vous (?:devrez |serez charge de |allez )?|tu vas |(?:te |se )?encargar[aá]s? de |tendr[aá]s que |seras responsable de |needs? to |must |has to |will |to |il (?:te |vous )?(?:faut|faudra) (?=\p{L}+(?:er|ir|re) )|faut (?=\p{L}+(?:er|ir|re) )|hay que |man (?:muss|sollte) |(?:wir )?(?:zahlen|bieten)(?: dir| ihnen| euch)? (?=\S+ )|(?:(?:die )?person |da |er |sie |er\/sie |sie\/er |man )?soll(?:te)? (?!mich |uns |sich (?:bewerben|melden))(?:(?:dann|auch|er|sie|er\/sie|sie\/er|man|die person) )*)/iu,
)

/** A sentence that tells a reader in the second person what they do. */
export const SPOKEN_TO =
  /^(?:(?:Du|du) (?!bist|hast|bringst|brauchst|kannst|sprichst|verfügst|solltest|musst|bekommst|erhältst|verdienst|hattest|wolltest|kennst|kriegst|darfst|merkst)\p{Ll}+st\s|Sie (?!sind|haben|bringen|brauchen|können|sprechen|verfügen|sollten|müssen|bekommen|erhalten|hatten|wollten|kennen|kriegen|dürfen|merken)\p{Ll}+(?:en|ern|eln)\s|[Vv]ous (?!êtes|avez|devez|parlez|maîtrisez|justifiez|disposez|aimez|recevez|bénéficiez)\p{Ll}+ez\s)/u

/** "You will run the bar, stock, rota": what follows the task in the same breath belongs to it. */
export function joinTasks(reading: Reading, found: Fact[], [start]: Span): Fact[] {
  const first = found[0]
  if (
    first?.kind !== 'duty' ||
    !(
      LEAD_IN.test(reading.text.slice(start, start + 60).replace(/^(?:s?he|they)(?= will)/i, 'they')) ||
      THIRD_PERSON.test(first.text.split(' ')[0]!.toLowerCase())
    )
  )
    return found
  const joined: Fact[] = []
  for (const fact of found) {
    const last = joined.at(-1)
    const adjacent =
      last?.kind === 'duty' &&
      /^[\s,]*(?:and |und |et |y )?$/u.test(reading.text.slice(last.spans[0]![1], fact.spans[0]![0]))
    if (last && adjacent && fact.kind === 'free' && fact.holds)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${fact.text}`,
        spans: [[last.spans[0]![0], fact.spans[0]![1]]],
      }
    else joined.push(fact)
  }
  return joined
}

/** `spelled` is the text in plain spelling, `typed` what the brief says there. */
export function isTask(reading: Reading, text: string, spelled: string, typed: string): boolean {
  const words = spelled.split(/[\s,/]+/)
  const first = words[0] ?? ''
  if (words.length < 2 && !LEAD_IN.test(typed)) return false
  if (reading.language === 'en') {
    // "start 9 or 10", "studying ok": a time and a permission.
    if (
      (first === 'start' && /^\d/.test(words[1] ?? '')) ||
      /^(?:ok|okay|fine|welcome|possible|apply|applies)$/.test(words.at(-1)!)
    )
      return false
    // "scheduling software for landscapers" is what somebody makes.
    if (gerund(first) !== null && PRODUCT.test(text)) return false
    const led = LEAD_IN.test(typed)
    if (first === 'own' && /^Own (?!car|transport|vehicle|van|tools|phone|laptop|bike|truck)/u.test(typed)) return true
    if (THIRD_PERSON.test(first) && startsStatement(reading, typed)) return true
    if (VERBS.en.has(first)) return led || !AS_NOUN.test(first) || OBJECT.test(text.toLowerCase())
    return gerund(first) !== null && (led || OBJECT.test(text.toLowerCase()))
  }
  if (reading.language === 'de')
    return (
      VERBS.de.has(words.at(-1)!.replace(/[.]$/, '')) ||
      /^\p{Lu}\p{L}+(?:ung|tion|pflege|kontrolle|beratung|planung|annahme|arbeiten)(?:\s(?:von|der|des|und|unserer?|neuer|sowie)\s|$)/u.test(
        text,
      )
    )
  return VERBS[reading.language].has(first)
}

const PRODUCT =
  /^\p{L}+ing (?:software|apps?|platforms?|tools?|systems?|services|solutions|equipment|machines|supplies)(?: (?:for|to|in) .+)?$/iu

/** "Manages finance and IT": of these none is a plural. */
const THIRD_PERSON =
  /^(?:manages|runs|leads|oversees|prepares|answers|builds|writes|helps|coordinates|organi[sz]es|ensures|maintains|develops|drives|owns|takes|keeps|makes|assists|teaches|creates|delivers|coaches|trains|handles|looks)$/u
/** "Owns webinars, PR agency": a sentence of tasks, in which nothing says what the employer is. */
export const tellsTasks = (sentence: string): boolean => THIRD_PERSON.test(/^[a-z]+/u.exec(sentence)?.[0] ?? '')

const startsStatement = (reading: Reading, typed: string): boolean => {
  const at = reading.text.indexOf(typed)
  return /(?:^|[.!?:;\n])\s*$/u.test(reading.text.slice(Math.max(0, at - 3), at))
}

/** Verbs that are nouns just as often: alone they prove no task. */
const AS_NOUN =
  /^(?:work|clear|clean|hand|support|open|market|process|program|project|report|stock|store|test|track|design|show|state|plan|plant|pack|label|land|light|record|research|review|scale|schedule|staff|supply|trade|transport|type|use|cover|force|form|guide|host|invoice|brief|model|care|balance|answer|talk|visit|repair|audit|lead|sales|bar|heat|bid|bill|book|call|coach|code|control|count|cut|draft|dress|drive|feed|fill|fit|fix|forecast|hire|issue|journal|load|log|look|map|mark|match|measure|mix|monitor|paint|partner|pay|photograph|pilot|play|position|post|press|price|print|produce|purchase|pull|push|roll|rota|screen|sign|sort|source|spot|steer|structure|tend|tidy|train|treat|turn|update|upgrade|walk|watch|wire|wrap|close|contact|exercise|approach|estimate|experience|group|level|live|mobile|net|object|present|deal|demo|welcome|own|move|nice)$/u
const OBJECT =
  /^\S+ (?:(?:the|a|an|our|all|new|with|for|and|up|out|on|in|to|their|your|its|this|these|customers?|clients?|patients?|guests?|users?|people|children|orders?|staff|data|goods|equipment|projects?|teams?|products?|campaigns?|events?|reports?|software|features?|services?|contracts?|suppliers?)(?![A-Za-zÀ-ɏ])|\p{L}+ (?:and|of|for|to|with|from|in)\s)/u

/** "Costing in Excel": names of work that are no verbs any more. */
const NOUN_IN_ING =
  /^(?:costing|catering|accounting|banking|bedding|plumbing|tooling|lettering|scaffolding|housekeeping|bookkeeping)$/u

function gerund(word: string): string | null {
  if (!word.endsWith('ing') || NOUN_IN_ING.test(word)) return null
  const stem = word.slice(0, -3)
  for (const base of [stem, `${stem}e`, stem.slice(0, -1)]) if (VERBS.en.has(base)) return base
  return null
}

/** "manage his diary" -> "manage their diary": whoever is hired is not a he or a she. */
export function neutral(text: string, language: Language): string {
  if (language !== 'en') return text
  return text
    .replace(
      /\b(call|ask|ring|contact|meet|join|help|email|mail|text|message|with|to|for|from|under|by) (?:her|him)(?:\/(?:her|him))?\b(?= (?:first|if|when|on|at|any|directly|for|to|and|or|in)\b|$|[,.;])/giu,
      '$1 them',
    )
    .replace(/\b(?:his|her)\b(?=\s\p{L})/giu, (word) => (word[0] === word[0]!.toUpperCase() ? 'Their' : 'their'))
    .replace(/\b(?:he|she)(?:\/s?he)?\b/giu, 'they')
    .replace(
      /\bmy (?:father|mother|brother|sister|uncle|aunt|wife|husband|dad|mum|mom|son|daughter|partner|cousin)\b/giu,
      'the current holder',
    )
    .replace(/\bhimself|herself\b/giu, 'themselves')
    .replace(/\b(with|to|for) me \((?:the )?([a-z ]{3,20})\)/giu, '$1 the $2')
    .replace(/\bwith me\b/giu, 'with us')
    .replace(/ from \p{Lu}\p{Ll}+ \((?:s?he|they)\s[^()]*\)/u, '')
    .replace(/^(?:as )?discussed,? (?=(?:we|i) )/iu, '')
    .replace(/^(?:we|i) need (?:someone|somebody|a person) (?:to|who can|who will) /iu, '')
}
