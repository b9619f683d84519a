/** The built-in writer: a brief in, a job description in light markdown out. Offline, and the same for the same request. */
import type { Brief, Fact, Style } from '../brief/facts.ts'
import { readBrief } from '../brief/read.ts'
import { finish } from './finish.ts'
import { voiceOf } from './languages/voice-of.ts'
import { layOut } from './layout.ts'
import { planFor } from './plan.ts'
import { type CompanyProfile, withCompany } from './request/company.ts'
import { contains, type HouseRules, removeFrom, renameIn } from './request/house-rules.ts'
import { addFacts, mergeBriefs } from './request/merge.ts'
import { readWishes, type Wishes } from './request/wishes.ts'
import { spellAsThere } from './spell-as-there.ts'

export interface WriteRequest {
  /** A text is read first. */
  brief: string | Brief
  /** Earlier briefs of the same conversation, oldest first: the newest word counts where only one can be true. */
  earlier?: string[]
  /** From the person's profile; what the brief says of the employer comes first. */
  company?: CompanyProfile
  /** A better version: the text so far and what was said about it. Facts in the comments are facts of the brief. */
  improve?: { previous: string; comments: string[] }
  houseRules?: HouseRules
  /** Standing wishes, such as a tone; the brief's own wishes come first. */
  instructions?: string
}

function styleFor(brief: Brief, standing: Wishes, said: Wishes): Style {
  const { style } = brief
  const language =
    said.language ?? (style.outputLanguage === brief.language ? standing.language : undefined) ?? style.outputLanguage
  const formal = language === 'de' || language === 'fr'
  return {
    tone: said.tone ?? (style.tone === 'plain' ? (standing.tone ?? 'plain') : style.tone),
    length: said.length ?? (style.length === 'full' ? (standing.length ?? 'full') : style.length),
    outputLanguage: language,
    // Each language has its own custom; the brief's form of address holds only for the language it was read in.
    address:
      said.address ??
      standing.address ??
      (language === style.outputLanguage ? style.address : formal ? 'formal' : 'informal'),
    replacements: style.replacements,
  }
}

/** Facts that consist of what is to be dropped: "drop the ORCA card". */
const isDropped = (fact: Fact, words: readonly string[]) =>
  fact.kind !== 'title' && words.some((word) => contains(fact.text, word) && word.length > 0.4 * fact.text.length)

/** The brief of a conversation, and what was said about the text: a later message that names no role is such a remark. */
function readConversation({ brief, earlier = [], improve }: WriteRequest): { told: Brief; said: Wishes } {
  const messages = [...earlier, brief].map((message) => (typeof message === 'string' ? readBrief(message) : message))
  const [first, ...later] = messages
  const remarks: string[] = []
  let told = first!
  for (const message of later) {
    if (namesRole(message)) told = mergeBriefs(told, message)
    else remarks.push(message.text)
  }
  const followed = readWishes(remarks, true)
  const commented = readWishes(improve?.comments ?? [])
  return {
    told,
    said: {
      ...followed,
      ...commented,
      drop: [...followed.drop, ...commented.drop],
      rename: [...followed.rename, ...commented.rename],
      emphasise: [...followed.emphasise, ...commented.emphasise],
      facts: [...followed.facts, ...commented.facts],
    },
  }
}

/** A message is a brief of its own when it is long, or when its title stands at its head. */
const namesRole = (brief: Brief) =>
  brief.text.split(/\s+/).length > 25 ||
  brief.facts.some(
    (fact) =>
      fact.kind === 'title' &&
      fact.confidence === 'high' &&
      fact.family !== 'general' &&
      !/^(actually|make|add|also)\b/i.test(brief.text),
  )

export function writeDescription(request: WriteRequest): string {
  const standing = readWishes(request.instructions ? [request.instructions] : [])
  const { told, said } = readConversation(request)
  const extra = [...standing.facts, ...said.facts].filter((brief) => brief.facts.length > 0)
  const merged = withCompany(extra.reduce(addFacts, told), request.company)

  const { avoid = [], rename = [], closing = [] } = request.houseRules ?? {}
  const replaced = merged.style.replacements.map(({ avoid: from, say: to }) => ({ from, to }))
  const renames = [...rename, ...standing.rename, ...replaced.filter(({ to }) => to !== ''), ...said.rename]
  const unwanted = [
    ...avoid,
    ...standing.drop,
    ...said.drop,
    ...replaced.filter(({ to }) => to === '').map(({ from }) => from),
  ]

  const brief: Brief = {
    ...merged,
    facts: merged.facts.filter((fact) => !isDropped(fact, unwanted)),
    style: styleFor(merged, standing, said),
  }
  const plan = planFor(brief, {
    seed: request.improve ? `${request.improve.previous}\n${request.improve.comments.join('\n')}` : '',
    unwanted: [...unwanted, ...renames.map(({ from }) => from)],
    emphasise: said.emphasise,
    website: request.company?.website ?? null,
  })
  const written = finish(layOut(plan, voiceOf(plan.language)), plan.language)
  const text = removeFrom(renameIn(spellAsThere(written, plan.language, brief), renames), unwanted)
  return closing.length === 0 ? text : `${[text.trimEnd(), ...closing].join('\n\n')}\n`
}
