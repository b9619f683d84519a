import type { Family, Language } from '../../brief/facts.ts'
import { FAMILY_LINES } from './family-lines.ts'
import { DESK_LINES } from './more-lines-desk.ts'
import { FLOOR_LINES } from './more-lines-floor.ts'
import type { RoleWords, SharedLines } from './role.ts'

const SOURCES: SharedLines[] = [FAMILY_LINES, DESK_LINES, FLOOR_LINES]

/** All that is known of a family's work beyond its single roles. */
export function linesOfTrade(family: Family, language: Language): Pick<RoleWords, 'duties' | 'needs'> {
  const known = SOURCES.flatMap((source) => source[family]?.[language] ?? [])
  return { duties: known.flatMap(({ duties }) => duties), needs: known.flatMap(({ needs }) => needs) }
}
