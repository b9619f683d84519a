/** Demands as German notes make them in a word or two. Plain spelling. */
import type { Demand } from './demands.ts'
import { p } from './whole-words.ts'

const FROM_HERE =
  'thuringer|sachse|bayer|franke|schwabe|badener|hesse|pfalzer|saarlander|rheinlander|westfale|friese|ostfriese|berliner|hamburger|holsteiner|wiener|tiroler|karntner|steirer|salzburger|vorarlberger|oberosterreicher|burgenlander|berner|zurcher|basler|walliser|deutscher|osterreicher|schweizer|europaer|einheimischer|hiesiger'

export const GERMAN_DEMANDS: Demand[] = [
  {
    ground: 'sex',
    languages: ['de'],
    pattern: p('(?<=(?:^|[,;.(:])\\s?)(?:mannlich|weiblich|mann|frau)(?=\\s?(?:[,;.)]|$))'),
  },
  {
    ground: 'age',
    languages: ['de'],
    pattern: p(
      'alter (?:ist |ware |am besten |idealerweise |ideal |gern |ca\\.? |so )*(?:zwischen |von |bis )?[2-6]\\d(?: ?(?:-|bis|und) ?[2-6]\\d)?(?: jahren?)?|(?<=(?:mannlich|weiblich|mann|frau|muttersprach[a-z]*|ungebunden|dynamisch|belastbar)[,;] ?)(?:zwischen )?[2-5]\\d ?(?:-|bis|und) ?[3-6]\\d(?: jahren?)?(?: alt)?',
    ),
  },
  {
    ground: 'family_status',
    languages: ['de'],
    pattern: p('(?:keine? )?teilzeit-?(?:papis?|mamis?|muttis?|vatis?)'),
  },
  {
    ground: 'appearance',
    languages: ['de'],
    pattern: p(
      'keine (?:dicken?|fetten?|ubergewichtigen?)(?: (?:leute|menschen|personen))?(?: bitte)?|(?:gutes|gepflegtes|hubsches) aussehen(?: (?:schadet (?:auch )?nicht|(?:ist )?(?:erwunscht|von vorteil|ein plus|wichtig|kein nachteil)))?',
    ),
  },
  {
    ground: 'origin',
    languages: ['de'],
    pattern: p(
      `(?:am (?:besten|liebsten)|bevorzugt|moglichst|gern|lieber) (?:ein(?:e|en)? )?(?:echter? )?(?:${FROM_HERE})(?:in)?|keine (?:diskussionen|scherereien|streitereien|arger|probleme)(?: mit)? (?:dem |der |den )?(?:amt|amtern|behorden?|auslander(?:amt|behorde))`,
    ),
  },
]
