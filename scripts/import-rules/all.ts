import { filesFormNoCircle } from './circles.ts'
import { filesStaySmall, namesAreKebabCase, namesSayWhatIsInside } from './files.ts'
import { contractNeedsZodAlone, craftIsPure, roomsKnowOnlyTheirs } from './rooms.ts'
import {
  featuresFormNoCircle,
  neighboursMeetThroughServices,
  onlyEntriesReadTheEnvironment,
  onlyStoresSpeakSql,
  storesKnowNoHttp,
  toolsKnowNoFeature,
} from './server.ts'
import type { Rule } from './source.ts'
import { webFeaturesStayApart, webLayersPointDown } from './web.ts'

/** In the order of "Who may know whom" in docs/architecture.md, then how files are named and sized. */
export const RULES: Rule[] = [
  roomsKnowOnlyTheirs,
  contractNeedsZodAlone,
  craftIsPure,
  onlyStoresSpeakSql,
  storesKnowNoHttp,
  neighboursMeetThroughServices,
  featuresFormNoCircle,
  webFeaturesStayApart,
  webLayersPointDown,
  toolsKnowNoFeature,
  onlyEntriesReadTheEnvironment,
  filesFormNoCircle,
  filesStaySmall,
  namesSayWhatIsInside,
  namesAreKebabCase,
]
