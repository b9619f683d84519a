/** What changed in meaning between two versions of a page: demands, and the values that people decide by. */
import { contentOf } from '../edit/find-target.ts'
import { kindOfPart, valuesIn } from '../edit/values.ts'
import { kindOfHeading, splitWords } from '../headings.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { guessLanguage } from '../text/text.ts'
import { changesBetween, type TextChange } from './changes.ts'

export interface MeaningChange {
  what: Kind
  how: 'added' | 'dropped' | 'changed' | 'to-must' | 'to-wish'
  before: string | null
  after: string | null
  change: TextChange
}

/** In the order of the later version; what is only said in other words is left out. */
export function compareMeaning(before: string, after: string): MeaningChange[] {
  const language = guessLanguage(after)
  return changesBetween(before, after).flatMap((change) => meaningOf(change, language))
}

function meaningOf(change: TextChange, language: Language): MeaningChange[] {
  const { how, role, before, after, under } = change
  const told = (what: Kind, kind: MeaningChange['how']): MeaningChange => ({ what, how: kind, before, after, change })
  if (role === 'heading') return []
  if (role === 'title')
    return before && after && sameContent(before, after, language) ? [] : [told('title', byPresence(change))]
  const values = valuesChanged(change)
  if (role === 'fact') return [told(values[0] ?? kindOfPart(after ?? before!) ?? 'condition', byPresence(change))]
  const [from, to] = [sectionOf(under.before, language), sectionOf(under.after, language)]
  if (how === 'moved' && from !== to) {
    if (from === 'wish' && to === 'demand') return [told('demand', 'to-must')]
    if (from === 'demand' && to === 'wish') return [told('wish', 'to-wish')]
  }
  if (values.length > 0) return values.map((what) => told(what, byPresence(change)))
  if (before && after) {
    // In another section it may say the same and mean something else; in its own, other words have to say something else.
    if (sameContent(before, after, language) && (how !== 'moved' || from === to)) return []
    return [told(to, 'changed')]
  }
  return [told(after ? to : from, byPresence(change))]
}

const byPresence = ({ before, after }: TextChange): 'added' | 'dropped' | 'changed' =>
  before === null ? 'added' : after === null ? 'dropped' : 'changed'

const sectionOf = (heading: string, language: Language): Kind => kindOfHeading(heading, language) ?? 'about'

/** The kinds of values that stand in one of the two and not in the other. */
function valuesChanged({ before, after }: TextChange): Kind[] {
  const [old, now] = [valuesIn(before ?? ''), valuesIn(after ?? '')]
  const said = (values: typeof old, kind: Kind) =>
    values
      .filter((value) => value.kind === kind)
      .map(({ text }) => text)
      .join(' ')
  const kinds = [...new Set([...old, ...now].map(({ kind }) => kind))]
  return kinds.filter((kind) => said(old, kind) !== said(now, kind))
}

const NOT = /\b(?:not?|never|without|nicht|kein\w*|ohne|pas|sans|aucune?|sin|nunca|ni)\b/giu

/** The same words that mean something, the same figures, and as many denials. */
function sameContent(a: string, b: string, language: Language): boolean {
  const content = (text: string) => [...new Set(contentOf(splitWords(text), language))].sort().join(' ')
  const denials = (text: string) => text.match(NOT)?.length ?? 0
  return content(a) === content(b) && denials(a) === denials(b)
}
