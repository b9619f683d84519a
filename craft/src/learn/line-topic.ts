/** What a line is for, whatever its wording: lines of one topic rotate, and one may stand for another. */
import { readTable } from '../data.ts'
import { kindOfHeading, splitWords } from '../headings.ts'
import { phraseFinder } from '../phrases.ts'
import type { Language } from '../sheet/sheet.ts'

export const LINE_TOPICS = ['equal', 'apply', 'privacy', 'about'] as const
export type LineTopic = (typeof LINE_TOPICS)[number]

const finders = new Map<Language, ReturnType<typeof phraseFinder<LineTopic>>>()

function topicsIn(text: string, language: Language): LineTopic[] {
  let find = finders.get(language)
  if (!find) {
    const rows = readTable('line-topics').filter(([of]) => of === language)
    find = phraseFinder(
      rows.flatMap(([, topic, phrases]) =>
        phrases!.split(' / ').map((phrase) => [phrase, topic as LineTopic] as const),
      ),
    )
    finders.set(language, find)
  }
  return find(splitWords(text)).map(({ value }) => value)
}

/** By its own words, then by the section that it stands in; null for what is about the role. */
export function topicOf(text: string, heading: string | null, language: Language): LineTopic | null {
  const said = topicsIn(text, language)
  const own = LINE_TOPICS.find((topic) => said.includes(topic))
  if (own) return own
  const kind = heading === null ? null : kindOfHeading(heading, language)
  return kind === 'apply' || kind === 'about' ? kind : null
}
