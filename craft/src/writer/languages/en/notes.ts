/** Short English notes that say what they mean only to whoever wrote them: each in its place, and in words a reader knows. */
import type { Brief, Fact } from '../../../brief/facts.ts'

/** Words that are left of what was read already, or that speak to whoever writes. */
const SAYS_NOTHING =
  /^(?:useful too|would be|not project|that'?s someone else|someone else|just \p{L}+|\d+ nos\.?|(?:so )?show the (?:pay )?range|\p{L}+ law so show the (?:pay )?range|\(?not an? .{2,24}!?\)?(?: for \p{Lu}\S*)?|either|thx|senior|junior|say|(?:but )?we can live without(?: it)?|not for (?:job hoppers|the faint[- ]hearted)|(?:start|starting) \S+-?ish|(?:someone|somebody|a person|people) (?:for|to join|in) our .{2,30} team|plain(?: please)?|(?:a )?bit warm|who is out|not (?:him|her)|as (?:always|usual|discussed|agreed)|if (?:that'?s|thats) what they know|owner here|i'?m no writer|(?:my )?spelling is .*)$/iu
/** What the days in the office leave for the others. */
const THE_REST =
  /^(?:(?:lab|studio|office|workshop|site),? )?(?:and )?(?:the )?rest (?:is |at |from )*home$|^\d (?:from |at )?home$|^every day$|^(?:in )?(?:the )?office$/iu
const NO_VISA =
  /^(?:we )?(?:can'?t|cannot|can not|don'?t|do not|won'?t|will not|unable to|no) (?:offer |do |give )?(?:visa )?sponsor(?:ship|ing|s)?(?: (?:work )?visas?| a visa| (?:work )?permits?)?(?: (?:right|for|at the moment|just|currently|at this time).{0,20})?$/iu
const NO_REPORTS = /^no (?:direct )?reports$/iu
const NOT_THIS_JOB = /^(?:this is )?not an? .{3,40} (?:job|role|position|post)$/iu
const JOINS =
  /^(?:(?:candidates?|someone|people) (?:who|that) )?(?:can |could |must )?(?:join|start) (within .{3,24}?)(?: pref(?:erred|erably)?)?$/iu
const TESTS =
  /^(?:usability|user|a\/b|regression|unit|acceptance|load|accessibility|penetration) tests?(?! (?:task|for|at|after)).{0,60}$/iu
const ROTAS =
  /^(?:shift|staff|volunteers?'?|team|on-?call|cleaning|driver) (?:rotas?|rosters?|planning|scheduling)(?: \([^()]*\))?$/iu
const WE_DRIVE = /^(?:drive|pick up|collect|bring|take|fly|ferry) (?:staff|you|people|everyone|the team) /iu
const LINE =
  /^(?:1st|2nd|3rd|first|second|third)(?:(?: ?\/ ?|[- ](?:and |& )?)(?:2nd|3rd|second|third))?[- ]line(?: support)?$/iu
const SITES =
  /^\d[\d,.]*\+? (?:stores|shops|sites|branches|clients|customers|members|offices|restaurants|schools|countries|clinics|hotels|users|partners|solicitors|practices|lawyers|attorneys|attys|dentists|vets|doctors|GPs)$/iu
const BRACKET_AHEAD = /^\([^()]{3,40}\)[.!]? ?(?=for (?:our|the|a) )/iu
const YEARLY_CONTRACT = /^(?:jaarcontract|one[- ]year contract|annual contract)(?=$| )/iu
const WELCOME_LOST = /^(?:ex-?\p{L}+|(?:former|returning|retired) \p{L}+) (?:very|most|more than)$/iu

/** "60 dials a day", "6 fairs a year": how much there is to do, whatever it was taken for. */
const HOW_MUCH =
  /^(?:(?:about|around|approx\.?|some|up to|over|ca\.?|roughly) |~ ?)?\d[\d,.]*\+? (?!(?:days?|weeks?|hours?|hrs|evenings?|weekends?|nights?|shifts?|saturdays?|sundays?|mondays?|times|months|pay|paid|members|visitors|users|guests|trips)(?!\p{L}))(?:[a-z-]+ ){0,2}[a-z]+s (?:a|per|each|every) (?:year|month|week|day|quarter)$/iu
/** "Brand is Saltbush & Sons": the name has been read. */
const NAMES_US =
  /^(?:brand|app|product|business|shop|company|co|firm|employer|client)(?: is|'s|:| =)(?: called)? (?=\p{Lu})/iu

/** "Hire around 40 engineers a year": begins with what one does, whatever it stands beside. */
const DOES =
  /^(?:hire|build|run|write|manage|lead|plan|support|handle|prepare|review|sell|coach|launch|develop|answer|process|draft|negotiate|organi[sz]e|coordinate|maintain|produce|edit|analy[sz]e|test|deliver|pair) (?=(?:\p{Ll}|~?\d)[^,]* )/u
const WALK_IN = /^(?:walk|drop)[- ]ins?(?= |$)/iu
const PAID_WITHIN = /^(?:payment (?:terms )?(?:within )?|invoices? paid (?:in|within) )(\d+ days)$/iu
/** "Nurse, dialysis, Hull": between two stops one word is no rest of a phrase. */
const isWholePart = ({ text: word, spans: [[from, to] = [0, 0]] }: Fact, { text }: Brief): boolean =>
  to - from > 4 &&
  !/^(?:intermediate|advanced|graduate|mid-?weight|trainee|temporary|casual|immediate|seasonal)$/.test(word) &&
  /[,;|\n] ?$/.test(text.slice(0, from)) &&
  /^ ?(?:[,;|\n]|\.(?:\s|$)|$)/.test(text.slice(to))

/** A word of its own that no labelled brief tells anything of. */
const LONE_WORD = /^\p{Ll}+$/u

const MENTOR = /^(?:a |your own )?mentor(?:ing)? (?:from|for|in|throughout)(?!\p{L})/iu
/** "8 years B2B sales, 3 leading": how many of them. */
const OF_THEM =
  /^(\d+\+?) (?:of (?:them|those|which) )?(leading|managing|(?:in|as) (?:an? )?\p{L}{2,12}(?: \p{L}{2,12})?)(?: (?:people|teams?|a team))?$/iu
const NTH = /^the ((?:\d(?:st|nd|rd|th)|first|second|third|fourth|only) \p{L}[\p{L} ]{2,24})$/iu

/** "+ comm (ave R9k)": as those who sell abbreviate it. */
const COMMISSION = /^(?:plus )?comms?(?=$| \(| of | on | at )/iu

const NOTED = new Set<Fact['kind']>(['free', 'duty', 'benefit', 'shift', 'travel', 'skill', 'process', 'variable'])

/** The fact in its place; null where nothing is left to print. */
export function rewordEnglishNote(fact: Fact, brief: Brief): Fact | null {
  if (!NOTED.has(fact.kind)) return fact
  const text = fact.text.trim()
  const free = (about: 'must' | 'team' | 'contract' | 'company', said = text): Fact =>
    ({ ...fact, kind: 'free', about, text: said, holds: true }) as Fact
  if (SAYS_NOTHING.test(text)) return null
  if (THE_REST.test(text) && brief.facts.some(({ kind, holds }) => kind === 'mode' && holds)) return null
  if (NO_VISA.test(text)) return free('must', 'We cannot sponsor visas')
  if (/^(?:we )?can(?:'t|not) hire in /iu.test(text))
    return free('must', text.replace(/^(?:we )?can(?:'t|not)/iu, 'We cannot'))
  if (NO_REPORTS.test(text)) return free('team', 'No direct reports')
  if (NOT_THIS_JOB.test(text)) return free('contract')
  if (WELCOME_LOST.test(text)) return free('must', `${text} welcome`)
  const joins = JOINS.exec(text)?.[1]
  if (joins) return { ...fact, kind: 'start', text: joins, holds: true } as Fact
  if (/^immediate joiners?(?: only| preferred)?$/iu.test(text))
    return brief.facts.some(({ kind }) => kind === 'start')
      ? null
      : ({ ...fact, kind: 'start', text: 'immediately', holds: true } as Fact)
  if (!fact.holds) return fact
  if (MENTOR.test(text)) return { ...fact, kind: 'benefit' } as Fact
  const ofThem = followsYears(fact, brief) ? OF_THEM.exec(text) : null
  if (ofThem)
    return free(
      'must',
      `${ofThem[1]} of those years ${/^(?:leading|managing)$/i.test(ofThem[2]!) ? `${ofThem[2]!.toLowerCase()} people` : ofThem[2]!.replace(/^as TL$/i, 'as team lead')}`,
    )
  const nth = NTH.exec(text)?.[1]
  if (nth) return free('team', `You will be the ${nth}`)
  if (fact.kind === 'free' && !fact.about && LONE_WORD.test(text) && !isWholePart(fact, brief)) return null
  if (
    fact.kind === 'free' &&
    fact.about !== 'apply' &&
    fact.about !== 'must' &&
    DOES.test(text.charAt(0).toLowerCase() + text.slice(1))
  )
    return { ...fact, kind: 'duty' } as Fact
  if (/^(?:the )?candidate(?:'s)? (?:picks?|chooses?|choice)$/iu.test(text))
    return { ...fact, text: 'You choose the place' } as Fact
  if (WALK_IN.test(text)) return { ...fact, kind: 'process' } as Fact
  const paid = PAID_WITHIN.exec(text)?.[1]
  if (paid) return { ...fact, kind: 'benefit', text: `Payment within ${paid}` } as Fact
  const named = text.replace(NAMES_US, '')
  if (
    named !== text &&
    brief.facts.some((one) => one.kind === 'company' && one.aspect === 'name' && one.text === named)
  )
    return null
  if (fact.kind !== 'variable' && HOW_MUCH.test(text)) return { ...fact, kind: 'duty' } as Fact
  if (COMMISSION.test(text))
    return {
      ...fact,
      kind: 'variable',
      what: 'commission',
      text: text.replace(COMMISSION, 'commission').replace(/\bave\b/i, 'average'),
    } as Fact
  if (TESTS.test(text) || ROTAS.test(text)) return { ...fact, kind: 'duty' } as Fact
  if (fact.kind !== 'duty' && LINE.test(text))
    return { ...fact, kind: 'duty', text: `${text.replace(/[- ]line(?: support)?$/iu, '-line')} support` } as Fact
  if (WE_DRIVE.test(text) && /(?:^|[\s,.;])we $/iu.test(brief.text.slice(0, fact.spans[0]![0])))
    return { ...fact, kind: 'benefit', text: `We ${text}` } as Fact
  if ((fact.kind === 'duty' || (fact.kind === 'free' && fact.about !== 'company')) && SITES.test(text))
    return free('company')
  if (YEARLY_CONTRACT.test(text))
    return {
      ...fact,
      kind: 'contract',
      contract: 'fixed_term',
      months: 12,
      text: text.replace(YEARLY_CONTRACT, 'one-year contract'),
    } as Fact
  return BRACKET_AHEAD.test(text) ? ({ ...fact, text: text.replace(BRACKET_AHEAD, '') } as Fact) : fact
}

const followsYears = ({ spans: [[from] = [0, 0]] }: Fact, { facts }: Brief): boolean =>
  facts.some(({ kind, spans: [[, end] = [0, 0]] }) => kind === 'experience' && end <= from && from - end < 30)

type Pay = Extract<Fact, { kind: 'pay' }>
const GRADED = /^(?:depending|based|dependent) on .{3,40}$|^(?:d\.?o\.?e\.?|doq)$|^according to .{3,40}$/iu

/** "AED 7,000-8,500 a month all in": the note that tells the sum with its terms leaves the terms to the sum. */
export function withPayTerms(facts: Fact[]): Fact[] {
  const gone = new Set<Fact>()
  const termed = new Map<Fact, Fact>()
  const sums = facts.filter((fact): fact is Pay => fact.kind === 'pay' && fact.holds && !fact.graded)
  for (const fact of facts) {
    if (fact.kind !== 'free' || fact.about !== 'pay' || !fact.holds) continue
    const graded = GRADED.test(fact.text)
    const sum = graded ? sums[0] : sums.find(({ text }) => fact.text.startsWith(`${text} `))
    if (!sum || termed.has(sum)) continue
    const terms = graded ? fact.text : fact.text.slice(sum.text.length)
    if (/\d{2}[,. ]?\d{3}|\d ?k(?!\p{L})|[()]/u.test(terms) || terms.trim().split(/\s+/).length > 8) continue
    termed.set(sum, { ...sum, graded: asTerms(terms) })
    gone.add(fact)
  }
  return facts.filter((fact) => !gone.has(fact)).map((fact) => termed.get(fact) ?? fact)
}

const asTerms = (terms: string): string =>
  terms
    .trim()
    .replace(/^[,+]\s*/, '')
    .replace(/ \+ /g, ' plus ')
    .replace(/\bupto\b/gi, 'up to')
    .replace(/^doe$/i, 'depending on experience')

/** "Cork city (Lapp's Quay)", "Cardiff city centre": the note that begins with the town says where in it. */
export function withPlaceNotes(facts: Fact[]): Fact[] {
  const notes = facts.filter((fact) => fact.kind === 'free' && fact.about === 'place' && fact.holds)
  const gone = new Set<Fact>()
  const told = facts.map((fact) => {
    if (fact.kind !== 'place' || fact.also !== 'workplace' || !fact.city || fact.region) return fact
    const note = notes.find(
      ({ text }) => `${text} `.toLowerCase().startsWith(`${fact.city.toLowerCase()} `) && text.split(/\s+/).length <= 5,
    )
    if (!note || gone.has(note) || /\b(?:or|and|hq|then|but)\b/i.test(note.text)) return fact
    gone.add(note)
    const [, rest] = /^(?:city )?\(([^()]+)\)$/iu.exec(note.text.slice(fact.city.length).trim()) ?? []
    if (rest) return { ...fact, region: rest }
    const behind = note.text
      .slice(fact.city.length)
      .replace(/(?<=^ )\p{Ll}(?!ity|ent|own)/u, (letter) => letter.toUpperCase())
    return { ...fact, city: `${fact.city}${behind}` }
  })
  return told.filter((fact) => !gone.has(fact))
}
