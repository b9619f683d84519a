import type { Of, Plan } from '../../plan.ts'
import type { FreeHome } from '../voice.ts'
import { asInfinitive } from './infinitives.ts'

const PERSON =
  /^(?:(?:sie|du|er|die person|wir)\s+\S+(?:en|st|t)\s+|verantwortlich für |zuständig für |aufgaben?:?\s*)/i

/** Nouns and infinitives both begin a German duty well; only what introduces them goes. */
export function asDuty(text: string): string {
  return asInfinitive(text) ?? text.trim().replace(PERSON, '')
}

const COMPLETE =
  /(erfahrung|kenntnis|wissen|fähig|ausbildung|studium|abschluss|führerschein|schein|zertifikat|zulassung|verständnis|sicher|freude|spaß|interesse|bereitschaft|gespür|talent|arbeitsweise|englisch|deutsch|praxis|umgang|qualifik|approbation|examen|meister|gesell|geduld|humor|belastung|sorgfalt|affin|zuverlässig|freundlich|flexib)/i

export function asNeed(text: string): string | null {
  if (COMPLETE.test(text) || /^(ein|eine|gute|sehr|sichere|keine?)\b/i.test(text)) return text
  // A clause or a phrase stands as it is; only a single noun needs a word that says what is asked of it.
  return /\s/.test(text) || /^\p{Ll}|(?:heit|keit|ität|schaft|vermögen)$/u.test(text) ? text : null
}

const EMPLOYER =
  /(firma|unternehmen|betrieb|agentur|verein|praxis|klinik|gmbh|ag\b|dienst$|pflegedienst|start-?up|fintech|schule|hotel|restaurant|bäckerei|brauerei|kanzlei|kita|hersteller|anbieter|kunden$|handwerk)/i

const PERK =
  /(urlaub|rente|altersvorsorge|versicherung|bonus|prämie|rabatt|gutschein|zuschuss|parkpl|fitness|laptop|weiterbildung|überstund|trinkgeld|unterkunft|jobrad|ticket|fahrkarte|bezahlt|gestellt|hansefit|zulage|arbeitskleidung|ferien|öffi|klimaticket|halbtax|verpflegung|mittagessen|jause|getränke|obst|gratis|überzahlung|kaffee|vergünstig|monatslohn|pensionskasse|parking|e-?bike|velo|halbtax|ga\b|dienst(?:handy|rad|wagen)|geschenk)/i
const STEP = /(gespräch|telefonat|probetag|probearbeit|bewerbung|lebenslauf|auswahlverfahren)/i

export function sortFree(text: string): FreeHome {
  if (STEP.test(text)) return 'process'
  if (PERK.test(text)) return 'offer'
  if (COMPLETE.test(text) || /(?:abgeschlossen|absolviert|nachgewiesen)$/.test(text)) return 'needs'
  if (EMPLOYER.test(text) && text.split(' ').length <= 5) return 'company'
  if (
    /(en|rn|ln)$/.test(text) &&
    /^\p{Lu}/u.test(text) &&
    text.split(' ').length > 1 &&
    !/(zeiten|stunden|arbeitszeiten|kosten)$/i.test(text)
  )
    return 'duties'
  if (
    /^\p{Lu}\p{L}+(ung|tion|ement|führung|pflege|planung)\b/u.test(text) ||
    /\b(betreuung|planung|pflege|leitung) (von|der|des)\b/i.test(text)
  )
    return 'duties'
  return 'more'
}

/** The employer in one line: German ads put it this way, and no case ending can go wrong. */
const GENDERS: [string, RegExp][] = [
  [
    'eine',
    /(firma|agentur|praxis|klinik|schule|bäckerei|brauerei|kanzlei|kita|werkstatt|bank|stiftung|genossenschaft|marke|gruppe|stelle|einrichtung)$/i,
  ],
  [
    'ein',
    /(unternehmen|start-?up|fintech|hotel|restaurant|café|krankenhaus|haus|büro|betrieb|verein|dienst|hersteller|anbieter|dienstleister|laden|verlag|händler)$/i,
  ],
]

/** "für ambulanten Pflegedienst" -> "ambulanter Pflegedienst": the case of a brief's preposition goes. */
const inNominative = (text: string) =>
  text
    .replace(/^(?:für|bei|in) /i, '')
    .replace(/^(?:eine?[mnr]?|d(?:em|en|er|ie|as)|unsere?[mnr]?|ne) /i, '')
    .replace(/^(\p{Ll}+)en (?=\p{Lu}\p{L}+$)/u, '$1er ')

/** "600 MA" -> "600 Mitarbeitende" */
function staffed(size: string): string {
  const people = size.match(
    /^(?:ca\.? |rund |etwa |über )?\d[\d–+.-]*(?= ?(?:MA|Mitarbeiter|Leute|Personen|Köpfe|people|$))/i,
  )?.[0]
  return people === undefined ? size : `${people} Mitarbeitende`
}

/** A finite verb makes a sentence of its own; a noun phrase joins the list of what the employer is. */
const VERB =
  /(?<!\p{L})(?:liegt|ist|sind|war|hat|haben|wird|werden|gibt|macht|machen|läuft|laufen|steht|stehen|kommt|kommen|gehört|gehören|bleibt|beliefern|verkaufen|bauen|produzieren|fertigen|betreiben|führen|betreuen|planen|entwickeln|machen|backen|kochen|pflegen|vermieten|reparieren|restaurieren|züchten|wachsen|arbeiten|stellen|liefern)(?!\p{L})/u
const ABOUT_WORK =
  /(?<!\p{L})(?:sie|ihr|du|dir|dich|man|bitte|stelle|gesucht|suchen|suchst|team|kolleg\p{L}*)(?!\p{L})/iu
const isClause = (text: string): boolean => VERB.test(text)

/** What can stand in the paragraph about the employer: "65 t im Jahr, Hofladen", "wir bauen Hotels um". */
export const tellsEmployer = (text: string): boolean =>
  text.split(/\s+/).length <= 16 &&
  !ABOUT_WORK.test(text) &&
  (isClause(text) ? /^(?:wir|unser\p{L}*|der|die|das|ein|eine) /iu.test(text) : /^[\p{Lu}\d]/u.test(text))

const ONE_DIGIT = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig'
/** People, counted or by name: "16 Bühnentechniker", "Direktorin Kels, drei Rechtspflegerinnen". */
const PEOPLE = new RegExp(`^(?:rund |ca\\. |etwa )?(?:\\d|(?:${ONE_DIGIT}|eine?) |\\p{Lu})`, 'iu')
const TEAM_REMARK = 9
/** Working elsewhere, as far as it is allowed. */
const AWAY = /mobil|home-?office|remote|daheim|zu ?hause|tele-?arbeit|heimarbeit/iu
const NOT_AWAY = /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|nie|reine|nur)(?!\p{L})/iu

export function homeOf({ about, text }: Of<'free'>): FreeHome | null {
  if (about === 'mode') return AWAY.test(text) && !NOT_AWAY.test(text) ? 'offer' : null
  if (about !== 'team' || text.split(/\s+/).length > TEAM_REMARK || isClause(text)) return null
  return PEOPLE.test(text) &&
    !/(?<!\p{L})(?:gesucht|stellen?|stabsstelle|vertretung|zusammenarbeit|teil von|tandem|mit|gehen|geht|führt|vertritt|leitet|berichtet|arbeitet|frei|bewerb\p{L}*|ist|bin|wir|sie|du)(?!\p{L})/iu.test(
      text,
    )
    ? 'team'
    : null
}

export function teamSentence(remarks: string[]): string {
  const told = remarks.map((text) =>
    text
      .replace(/^(?:im )?team:? (?=\d|\p{Ll})/iu, '')
      .replace(new RegExp(`^(?:${ONE_DIGIT}|eine?)(?= )`, 'iu'), (count) => count.toLowerCase()),
  )
  return `Im Team: ${told.join(', ')}`
}

function articleFor(noun: string): string | null {
  return GENDERS.find(([, endings]) => endings.test(noun.split(/ (?:für|mit|in|aus|seit|im) /)[0]!))?.[0] ?? null
}

export function company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): string[] {
  const of = (aspect: string) => facts.filter((fact) => fact.aspect === aspect).map((fact) => plan.translate(fact.text))
  const size = of('size').map(staffed)
  const founded = of('founded').map((text) =>
    /seit|gegründet/i.test(text) ? text : /since/i.test(text) ? text.replace(/since/i, 'seit') : `gegründet ${text}`,
  )
  const told = [...of('about'), ...extra].filter((text) => !name || !text.startsWith(name))
  const clauses = told.filter(isClause)
  const [first, ...rest] = told.filter((text) => !isClause(text)).map(inNominative)
  const more = [...rest, ...size, ...of('stage'), ...founded].filter((text) => !first?.includes(text))
  const article = first ? articleFor(first) : null
  if (first && article)
    return [
      `${name ?? 'Unser Unternehmen'} ist ${article} ${first}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
      ...clauses,
      ...of('other'),
    ]
  const [only] = more
  if (!first && more.length === 1 && only!.endsWith(' Mitarbeitende'))
    return [
      `Bei ${name ?? 'uns'} arbeiten ${only!.replace(/ Mitarbeitende$/, ' Menschen')}`,
      ...clauses,
      ...of('other'),
    ]
  const parts = [...(first ? [first] : []), ...more]
  return [...(parts.length > 0 ? [`Über ${name ?? 'uns'}: ${parts.join(', ')}`] : []), ...clauses, ...of('other')]
}
