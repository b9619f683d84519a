/** Demands as German notes make them in a word or two. Plain spelling. */
import type { Demand } from './demands.ts'
import { p } from './whole-words.ts'

const MAN_OR_WOMAN =
  'mann|manner|mannsbild|kerl|kerle|bursche?n?|bub|buben|madel|madl|madels|madchen|dirndl|frau|frauen|dame|damen|hausfrau|herr|herren'
const FROM_HERE =
  'thuringer|sachse|bayer|franke|schwabe|badener|hesse|pfalzer|saarlander|rheinlander|westfale|friese|ostfriese|berliner|hamburger|holsteiner|wiener|tiroler|karntner|steirer|salzburger|vorarlberger|oberosterreicher|burgenlander|berner|zurcher|basler|walliser|deutscher|osterreicher|schweizer|europaer|einheimischer|hiesiger'

export const GERMAN_DEMANDS: Demand[] = [
  {
    ground: 'sex',
    languages: ['de'],
    pattern: p('(?<=(?:^|[,;.(:])\\s?)(?:mannlich|weiblich|mann|frau)(?=\\s?(?:[,;.)]|$))'),
  },
  {
    ground: 'sex',
    languages: ['de'],
    pattern: p(
      `(?:bitte |am (?:liebsten|besten) |wenn moglich,? |moglichst |gern(?:e)? |lieber )*(?:eine?[nr]? )?(?:(?:gestandene|tuchtige|kraftige|starke|junge|jungere|richtige|echte|fesche|resche|gut aussehende)[nrs]? )(?:${MAN_OR_WOMAN})(?:,? (?:unter|bis|zwischen|max\\.?|um die|so um die) [2-6]\\d(?: ?(?:-|bis|und) ?[2-6]\\d)?)?|(?:eine?[nr]? )?(?:${MAN_OR_WOMAN}) (?:ware|waere|waren|ist|sind|sahe|sahen) (?:uns|mir|dem chef|der chefin) (?:am )?(?:lieber|liebsten|recht)|(?:am (?:liebsten|besten)|moglichst|lieber) (?:eine?[nr]? )?(?:${MAN_OR_WOMAN})(?:,? (?:unter|bis|zwischen|max\\.?|um die|so um die) [2-6]\\d(?: ?(?:-|bis|und) ?[2-6]\\d)?)?`,
    ),
    unlessAfter: /^(?:haus|arzt|schaft|\s*(?:mit behinderung|in not))/u,
  },
  {
    ground: 'age',
    languages: ['de'],
    pattern: p(
      '(?:(?:aber |bitte )*kein(?:e[nr]?)? (?:alter|alte[nrs]?|altere[nrs]?|opas?|omas?|oldies?)(?: (?:hase|hasen|sack|knacker|leute|leut|menschen|herren|damen))?,? )?(?:der|die|er|sie|es) (?:soll(?:te)?|muss|musste|darf) (?:(?:noch|ruhig|halt|schon|eher|auch) )*(?:jung|junger|nicht (?:zu |mehr so )?alt|nicht alter|unter [2-6]\\d)(?: sein)?|(?:aber |bitte )*keine? (?:alten?(?: hasen?| sacke?| knacker)?|opas?|omas?|oldies?)(?=\\s?(?:[,;.)]|$))',
    ),
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
    pattern: p(
      '(?:keine? )?teilzeit-?(?:papis?|mamis?|muttis?|vatis?)|(?:(?:am (?:liebsten|besten)|moglichst|bitte|lieber|gerne?) )*(?:jemand(?:en)? |eine[nr]? )?(?:ohne|mit erledigtem|mit abgeschlossenem|keine?n?) (?:kinderwunsch|babywunsch|familienplanung|nachwuchsplane?)|(?:die )?familienplanung (?:sollte |muss |ist )?(?:abgeschlossen|erledigt|durch)',
    ),
  },
  {
    ground: 'appearance',
    languages: ['de'],
    pattern: p(
      '(?:fesche|adrette|hubsche|attraktive|jugendliche|ansehnliche)[snr]? (?:auftreten|erscheinung|erscheinungsbild|aussehen|figur|au(?:ss|ß)eres)(?: (?:schadet (?:auch )?nicht|(?:ist )?(?:erwunscht|von vorteil|ein plus|wichtig|kein nachteil)))?|keine (?:dicken?|fetten?|ubergewichtigen?)(?: (?:leute|menschen|personen))?(?: bitte)?|(?:gutes|gepflegtes|hubsches) aussehen(?: (?:schadet (?:auch )?nicht|(?:ist )?(?:erwunscht|von vorteil|ein plus|wichtig|kein nachteil)))?',
    ),
  },
  {
    ground: 'origin',
    languages: ['de'],
    pattern: p(
      `(?:am (?:besten|liebsten)|bevorzugt|moglichst|gern|lieber) (?:ein(?:e|en)? )?(?:echter? )?(?:${FROM_HERE})(?:in)?|keine (?:diskussionen|scherereien|streitereien|arger|probleme)(?: mit)? (?:dem |der |den )?(?:amt|amtern|behorden?|auslander(?:amt|behorde))`,
    ),
  },
  {
    // "Ich will Männer".
    ground: 'sex',
    languages: ['de'],
    pattern: p(
      '(?:ich|wir) (?:will|wollen|mochten?|hatten? gern(?:e)?|brauchen?|nehmen?) (?:nur |ausschließlich )?(?:manner|frauen|jungs|madels|kerle)',
    ),
    unlessAfter: /^\s*(?:und|oder) (?:frauen|manner|madels|jungs)/u,
  },
  {
    // "Ab 50 brauch ich keinen mehr".
    ground: 'age',
    languages: ['de'],
    pattern: p(
      '(?:ab|uber) (?:ende )?[3-6]\\d (?:jahren? )?(?:brauch[a-z]*|nehm[a-z]*|will|wollen|stell[a-z]*|kommt?) (?:(?:ich|wir|mir|uns|da) )*(?:keine[nr]?|niemand[a-z]*)(?: mehr)?(?: ein| ins haus)?',
    ),
  },
  {
    ground: 'sex',
    languages: ['de'],
    pattern: p(
      '(?:aber |bitte )*(?:kein|keine|nur) (?:weiberleut[a-z]*|weiber|weibsleut[a-z]*|mannsleut[a-z]*|mannsbilder)',
    ),
  },
]
