import type { Language } from '../../brief/facts.ts'
import type { Role, RoleDepth, RoleWords, TradeDepth } from './role.ts'
import { BUSINESS_DEPTH } from './role-depth-business.ts'
import { DESK_DEPTH } from './role-depth-desk.ts'
import { FLOOR_DEPTH } from './role-depth-floor.ts'
import { TRADES_AT_DESKS } from './trade-depth-desks.ts'
import { TRADES_OUTDOORS } from './trade-depth-outdoors.ts'
import { TRADES_WITH_PEOPLE } from './trade-depth-people.ts'
import { TRADES_IN_WORKSHOPS } from './trade-depth-workshops.ts'

const DEPTH: RoleDepth = { ...DESK_DEPTH, ...BUSINESS_DEPTH, ...FLOOR_DEPTH }
const OF_TRADES: TradeDepth = {
  ...TRADES_OUTDOORS,
  ...TRADES_WITH_PEOPLE,
  ...TRADES_IN_WORKSHOPS,
  ...TRADES_AT_DESKS,
}

type RoleLines = Pick<RoleWords, 'duties' | 'needs'>

/** What is known of a role in the words of any trade. */
export function commonLinesOfRole(role: Role, language: Language): RoleLines {
  const { duties, needs } = role.words[language]
  const more = DEPTH[role.id]?.[language]
  return more ? { duties: [...duties, more[0], more[1]], needs: [...needs, more[2]] } : { duties, needs }
}

/** All that is known of a single role, its trade's own words included: "hand tiles up by hoist or ladder". */
export function linesOfRole(role: Role, language: Language): RoleLines {
  const { duties, needs } = commonLinesOfRole(role, language)
  const ofTrade = OF_TRADES[role.id]?.[language]
  return ofTrade ? { duties: [...duties, ofTrade[0]], needs: [...needs, ofTrade[1], ofTrade[2]] } : { duties, needs }
}
