import { BOATS_AND_BEASTS } from './boats-and-beasts.ts'
import { BOOKS_AND_NEWS } from './books-and-news.ts'
import { CARE_AND_SPORTS } from './care-and-sports.ts'
import { COUNTERS_STREETS_AND_CLASSES } from './counters-streets-and-classes.ts'
import { DEEDS_AND_DUES } from './deeds-and-dues.ts'
import { DRAWING_AND_BODY_ART } from './drawing-and-body-art.ts'
import { FLIGHT_FOREST_AND_WINE } from './flight-forest-and-wine.ts'
import { FOOD_AND_FLOWERS } from './food-and-flowers.ts'
import { GIVING_AND_FAREWELL } from './giving-and-farewell.ts'
import { HAIR_AND_BEAUTY } from './hair-and-beauty.ts'
import { HOUSE_AND_SAFETY } from './house-and-safety.ts'
import { KITCHENS_CELLARS_SCHOOLS } from './kitchens-cellars-schools.ts'
import { LAND_AND_ANIMALS } from './land-and-animals.ts'
import { METAL_AND_POWER } from './metal-and-power.ts'
import { NETWORKS_AND_METHODS } from './networks-and-methods.ts'
import { OUTDOORS_AND_JOURNEYS } from './outdoors-and-journeys.ts'
import { PASSENGERS_PARTS_AND_POLICY } from './passengers-parts-and-policy.ts'
import { PLANS_AND_PROPERTY } from './plans-and-property.ts'
import { PRACTICES_AND_TREATMENT } from './practices-and-treatment.ts'
import { RESCUE_AND_COUNSEL } from './rescue-and-counsel.ts'
import type { Role } from './role.ts'
import { ROOFS_AND_WALLS } from './roofs-and-walls.ts'
import { STAGE_AND_TRAVEL } from './stage-and-travel.ts'
import { TEETH_AND_LABORATORY } from './teeth-and-laboratory.ts'
import { TOURS_AND_CUSTOMS } from './tours-and-customs.ts'
import { VOICES_ORDERS_AND_KEEPSAKES } from './voices-orders-and-keepsakes.ts'
import { WATER_LIFTS_AND_ENGINES } from './water-lifts-and-engines.ts'
import { WOOD_PAINT_AND_CLOTH } from './wood-paint-and-cloth.ts'
import { WORDS_AND_MEDIA } from './words-and-media.ts'
import { WORKSHOP_TRADES } from './workshop-trades.ts'

/** Trades whose work is like that of no sector, whichever their titles are listed under: the first that matches counts. */
export const OWN_TRADES: Role[] = [
  ...FLIGHT_FOREST_AND_WINE,
  ...BOATS_AND_BEASTS,
  ...WATER_LIFTS_AND_ENGINES,
  ...VOICES_ORDERS_AND_KEEPSAKES,
  ...PASSENGERS_PARTS_AND_POLICY,
  ...COUNTERS_STREETS_AND_CLASSES,
  ...NETWORKS_AND_METHODS,
  ...DEEDS_AND_DUES,
  ...DRAWING_AND_BODY_ART,
  ...METAL_AND_POWER,
  ...PRACTICES_AND_TREATMENT,
  ...ROOFS_AND_WALLS,
  ...TOURS_AND_CUSTOMS,
  ...LAND_AND_ANIMALS,
  ...HAIR_AND_BEAUTY,
  ...WORDS_AND_MEDIA,
  ...HOUSE_AND_SAFETY,
  ...WORKSHOP_TRADES,
  ...FOOD_AND_FLOWERS,
  ...CARE_AND_SPORTS,
  ...TEETH_AND_LABORATORY,
  ...BOOKS_AND_NEWS,
  ...PLANS_AND_PROPERTY,
  ...WOOD_PAINT_AND_CLOTH,
  ...GIVING_AND_FAREWELL,
  ...STAGE_AND_TRAVEL,
  ...RESCUE_AND_COUNSEL,
  ...OUTDOORS_AND_JOURNEYS,
  ...KITCHENS_CELLARS_SCHOOLS,
]
