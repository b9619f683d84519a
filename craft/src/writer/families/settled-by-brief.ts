import { ROLE_FAMILIES } from './all.ts'
import type { Role } from './role.ts'

/** A title that names one work or another, and what the brief says where it is this one. */
interface Sense {
  titles: RegExp
  /** Words of the brief that speak for it; without them the title's words have to do. */
  beside?: RegExp
  /** Words of the brief that speak against it. */
  unless?: RegExp
  role: string
}

/** "Merchandiser" beside tech packs works for the export trade, and dresses no windows. */
const SENSES: Sense[] = [
  {
    titles:
      /(?:area|regional|territory|district|field) sales manager|gebiets(?:verkaufs)?leit|regionalverkaufsleit|chef\p{L}* de secteur|responsable (?:commercial\p{L}* )?de secteur|(?:jef[ea]|responsable) (?:comercial )?de zona/u,
    unless:
      /team of|(?:lead|leads|leading|manage|manages|managing|coach) (?:a |the |our |your )?(?:\p{L}+ )?(?:team|reps?|sales|people|\d)|(?<!(?:no|without|zero) )direct reports|\d+ (?:field )?reps|(?<!ohne |keine )personalverantwort|(?:ein|unser) team|(?<!\p{L})(?:encadre\p{L}*|manager une|équipe de|equipo de|a cargo de)(?!\p{L})/iu,
    role: 'field-sales',
  },
  {
    titles: /merchandis/u,
    beside:
      /tech ?packs?|lab ?dips?|(?<!\p{L})(?:knits?|knitwear|woven|garments?|apparel|yarn|fob|t&a|buying house|export house|exports|exporters?|proto samples?|fit samples?|bekleidungsexport|musterteile|confection|prendas para exportación)(?!\p{L})/iu,
    role: 'export-merchandiser',
  },
  {
    titles: /merchandis/u,
    beside:
      /(?<!\p{L})(?:fmcg|planograms?|shelf|shelves|stocking|restock\p{L}*|regalpflege|réassort|linéaires?|góndolas?|reposición)(?!\p{L})/iu,
    unless: /visual|window|schaufenster|vitrine|escaparate/iu,
    role: 'shop-assistant',
  },
  {
    titles:
      /executive director|chief executive|managing director|geschäftsführ|vorstand|director[a]? (?:general|ejecutiv)|direct(?:eur|rice) général/u,
    beside:
      /(?<!\p{L})(?:non-?profit|not.for.profit|charity|food bank|foodbank|hospice|501\(c\)|gemeinnützig\p{L}*|diakonie\p{L}*|caritas\p{L}*|stiftung|association loi 1901|associatif|fondation|fundación|ong|sin ánimo de lucro|asociación)(?!\p{L})/iu,
    role: 'charity-director',
  },
  {
    titles:
      /sales manager|head of sales|vertriebsleit|verkaufsleit|jef[ea] (?:de )?(?:ventas|comercial)|responsable (?:commercial|comercial|de ventas)/u,
    beside:
      /individual contributor|(?:no|without|zero) (?:direct )?reports|no team|ohne (?:personal|führungs|mitarbeiter)\p{L}*verantwortung|sans (?:management|encadrement|équipe)|sin (?:personal|equipo|gente) a (?:su |tu )?cargo/iu,
    role: 'account-executive',
  },
  {
    titles: /^(?:industrial |shift |industrie)?(?:electrician|elektriker|électricien|electricista)/u,
    beside:
      /(?<!\p{L})(?:factory|paper mill|steelworks|production (?:plant|lines?|machines?)|papierfabrik|fabrik|werksinstandhaltung|produktionsanlagen?|usine|fábrica|planta de producción)(?!\p{L})/iu,
    role: 'maintenance-technician',
  },
  {
    titles: /veilleu|nachtwache|night (?:porter|watch|warden)|vigilante nocturn/u,
    beside:
      /(?<!\p{L})(?:foyer|internat|résidence|studentenwohnheim|wohnheim|hostel|boarding house|residencia de estudiantes|albergue)(?!\p{L})/iu,
    role: 'security-guard',
  },
  {
    titles: /^(?:mechanic|mechaniker|mécanicien|mecánic[oa])\p{L}*$/u,
    beside:
      /(?<!\p{L})(?:factory|production (?:line|plant|machine)|packaging (?:line|plant)|filling line|fabrik\p{L}*|produktions?(?:linie|anlage|maschine)\p{L}*|usine|ligne de production|fábrica|línea de producción)/iu,
    role: 'maintenance-technician',
  },
  {
    titles:
      /(?:lift|gondola|chairlift|tram(?:way)?) (?:mechanic|technician|maintenance)|seilbahn|remontées|remontes|teleférico/u,
    beside:
      /(?<!\p{L})(?:ski|gondolas?|chairlifts?|fixed.grips?|detachables?|ropeways?|rope splicing|haul ropes?|doppelmayr|leitner|poma|bergbahn|seilbahn|sessellift|télésièges?|télécabines?|remontées|telesillas?|telecabinas?|teleférico|remontes)/iu,
    role: 'ropeway-technician',
  },
  {
    titles: /interpret|dolmetsch|interprète|intérprete/u,
    beside:
      /(?<!\p{L})(?:asl|bsl|auslan|isl|lsf|dgs|ögs|lse|lsm|deaf|protactile|rid|gehörlos\p{L}*|sourds?|sord[oa]s?)(?!\p{L})|sign language|gebärden|langue des signes|lengua de (?:signos|señas)/iu,
    role: 'sign-language-interpreter',
  },
  {
    titles: /(?<!\p{L})guides?(?!\p{L})|(?<!\p{L})guías?(?!\p{L})/u,
    beside:
      /(?<!\p{L})(?:fgasa|safari|big (?:5|five)|game (?:drives?|reserve|lodge|viewing)|walking trails|bush|wildlife|tracker)(?!\p{L})/iu,
    role: 'field-guide',
  },
  {
    titles: /night|groom|stud|yard|nacht|nuit|noche|pfleger|soigneu/u,
    beside:
      /(?<!\p{L})(?:foal(?:ing|s)?|mares?|abfohl\p{L}*|fohlen\p{L}*|stuten?|pferdestall|gestüt|poulinage|poulains?|juments?|yeguas?|potros?|parideras?)(?!\p{L})/iu,
    role: 'stud-groom',
  },
]

/** Titles of a role whose head names many trades, and words by which title or brief speak of its own work. */
interface BareHead {
  heads: RegExp
  work: RegExp
  /** The head may also stand alone, and yet name another's work. */
  alone?: true
}

const BARE_HEADS: Record<string, BareHead> = {
  'production-operator': {
    heads:
      /^(?:operators?|opérat(?:eur|rice)s?|operari[oa]s?|operador[a]?(?:es)?|ouvri(?:er|ère)s?|helfer(?:in)?|monteur(?:in)?)$/u,
    work: /production|produktion|producción|factory|fabri[kcq]|usine|machine|maschin|máquin|(?<!power )lines?(?!\p{L})|linien?(?!\p{L})|ligne|línea|assembl|ensambl|montage|montaje|pack|verpack|condition|envas|embotell|bottl|abfüll|fill|mou?ld|press|extru|spritz|inject|inyec|stanz|emboutiss|cnc|textil|spinn|weav|tissage|paper|papier|papel|plast|kunststoff|chem|chim|quím|pharma|metal|métal|steel|stahl|acier|food|lebensmittel|agroaliment|aliment|meat|fleisch|viande|carne|bak|bäck|boulang|panader|dairy|molker|lait|lácte|brew|brau|saw|säge|scierie|aserr|almazara|lagar|conserv|mill|mühle|moulin|molino|weld|schweiß|soud|sold|paint|lackier|peint|pint|electron|elektron|électron|cabl|kabel|industri|polyvalent|logisti|lager|warehouse/iu,
  },
  'visual-merchandiser': {
    heads: /^merchandisers?$/u,
    alone: true,
    work: /visual|shop|store|window|display|retail|fashion|boutique|magasin|vitrine|tienda|escaparat|schaufenster|filial|laden|deko|brand|furniture|möbel|supermarket|shelf|shelves|fmcg/iu,
  },
  'maintenance-technician': {
    heads: /^(?:mechanics?|mechaniker(?:in)?|mécanicien(?:ne)?s?|mecánic[oa]s?)$/u,
    work: /plant|factory|machine|production|industri|maintenance|instandhalt|fabrik|fertigung|produktion|werk(?!statt)|usine|atelier|maintien|fábrica|planta|mantenimiento|aircraft|avion|flug|luftfahrt|aéro|aero/iu,
  },
  'shop-assistant': {
    heads: /^assistants?$/u,
    work: /shop|store|sales|retail|customer|till|shelf|counter|market|boutique/iu,
  },
}

/** Words of a title that tell nothing of the work: rank, hours, and for whom the title is. */
const OF_NO_WORK =
  /^(?:senior|junior|sr|jr|lead|chief|head|trainee|apprentice|assistant|experienced|skilled|qualified|general|full|part|time|night|day|shift|weekend|early|late|temporary|seasonal|permanent|erfahrene?r?|gelernte?r?|and|or|und|oder|et|ou|y|o|de|des|du|d|la|le|les|el|los|las|in|für|h|f|m|w|x|i|ii|iii|iv|\d+|gn|nuit|jour|noche|día|nacht|vollzeit|teilzeit|qualifiée?|cualificad[oa])$/u

const ROLES = new Map(
  Object.values(ROLE_FAMILIES).flatMap(({ roles }) => roles.map((role) => [role.id, role] as const)),
)

/** The work that the whole brief tells a title to name, where the title alone could be another's. */
export function settledByBrief(title: string, brief: string): Role | null {
  const named = title.toLowerCase()
  const sense = SENSES.find(
    ({ titles, beside, unless }) => titles.test(named) && (beside?.test(brief) ?? true) && !unless?.test(brief),
  )
  return (sense && ROLES.get(sense.role)) ?? null
}

/** Whether only the head of a title names a role, and nothing else speaks of its work: a ride operator runs no line. */
export function isNamedByHeadAlone(role: Role, title: string, brief: string): boolean {
  const bare = BARE_HEADS[role.id]
  if (!bare || bare.work.test(title) || bare.work.test(brief)) return false
  const words = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return (
    words.some((word) => bare.heads.test(word)) &&
    (bare.alone ?? words.some((word) => !bare.heads.test(word) && !OF_NO_WORK.test(word)))
  )
}
