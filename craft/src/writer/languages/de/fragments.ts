import type { Of, Plan } from '../../plan.ts'
import type { AboutEmployer, FreeHome } from '../voice.ts'
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

/** What a house is, where the noun shows its gender. */
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
const COUNTED_PEOPLE = new RegExp(`^(?:rund |ca\\. |etwa )?(?:\\d|(?:${ONE_DIGIT}|eine?) )`, 'iu')
const NAMED_PEOPLE =
  /^\p{Lu}.*?(?:innen|erin|istin|kraft|kräfte|frau|mann|leute|linge?|isten|personen|chefs?|leitung|hilfen?|profis?|ärzte|arzt|\p{L}in|\p{L}er)(?![\p{L}])/u
const isPeople = (text: string): boolean => COUNTED_PEOPLE.test(text) || NAMED_PEOPLE.test(text)
const TEAM_REMARK = 9
/** Working elsewhere, as far as it is allowed. */
const AWAY = /mobil|home-?office|remote|daheim|zu ?hause|tele-?arbeit|heimarbeit/iu
const NOT_AWAY = /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|nie|reine|nur)(?!\p{L})/iu

export function homeOf({ about, text }: Of<'free'>): FreeHome | null {
  if (about === 'mode') return AWAY.test(text) && !NOT_AWAY.test(text) ? 'offer' : null
  if (about !== 'team' || text.split(/\s+/).length > TEAM_REMARK || isClause(text)) return null
  return isPeople(text) &&
    !/(?<!\p{L})(?:gesucht|stellen?|stabsstelle|vertretung|zusammenarbeit|teil von|tandem|mit|gehen|geht|führt|vertritt|leitet|berichtet|arbeitet|frei|bewerb\p{L}*|ist|bin|wir|sie|du)(?!\p{L})/iu.test(
      text,
    )
    ? 'team'
    : null
}

/** "zu fünft", "ihr seid zu dritt": how many work together. */
const TOGETHER = /(?<!\p{L})zu (?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?!\p{L})/iu

export function teamSentence(remarks: string[], { address }: Plan): string {
  const told = remarks.map((text) =>
    text
      .replace(/^(?:im )?team:? (?=\d|\p{Ll})/iu, '')
      .replace(new RegExp(`^(?:${ONE_DIGIT}|eine?)(?= )`, 'iu'), (count) => count.toLowerCase()),
  )
  const together = told.length === 1 ? TOGETHER.exec(told[0]!)?.[0] : undefined
  if (together) return `Im Team ${address === 'formal' ? 'sind Sie' : 'seid ihr'} ${together.toLowerCase()}`
  return told.length === 1 && /^(?:ein )?kleines? team$/iu.test(told[0]!)
    ? 'Das Team ist klein'
    : `Zum Team ${told.length === 1 && !/\d|,| und |(?:zwei|drei|vier|fünf|sechs)(?!\p{L})/iu.test(told[0]!) ? 'gehört' : 'gehören'} ${told.join(', ').replace(/, (?=[^,]*$)/, ' und ')}`
}

/** "Außendienst", "Ganzjahresstelle": what the post is, and not the house. */
const OF_THE_POST =
  /^(?:außendienst|innendienst|(?:schicht|nacht|tag|bereitschafts|wochenend)dienst|(?:ganzjahres|jahres|saison|vollzeit|teilzeit|dauer|plan)stelle)(?!\p{L})/iu

function articleFor(noun: string): string | null {
  if (OF_THE_POST.test(noun)) return null
  return GENDERS.find(([, endings]) => endings.test(noun.split(/ (?:für|mit|in|aus|seit|im) /)[0]!))?.[0] ?? null
}

/** Houses whose kind stands before their name: "die Spedition Kaltenbrunner". */
const NAMED_KINDS: [string, RegExp][] = [
  [
    'die',
    /(?:agentur|praxis|klinik|schule|bäckerei|konditorei|metzgerei|brauerei|kanzlei|kita|werkstatt|bank|stiftung|genossenschaft|spedition|fabrik|gärtnerei|schreinerei|tischlerei|druckerei|apotheke|molkerei|käserei|reederei|mühle|sparkasse|versicherung)$/i,
  ],
  ['das', /(?:hotel|restaurant|café|gasthaus|haus|büro|weingut|institut|theater|museum|zentrum|heim|labor)$/i],
  ['der', /(?:verein|dienst|verlag|gasthof|verband|verbund|hof)$/i],
]

export function companyName(name: string): string {
  const [kind, ...rest] = name.split(' ')
  const article = rest.length > 0 && NAMED_KINDS.find(([, kinds]) => kinds.test(kind!))?.[0]
  return article ? `${article} ${name}` : name
}

/** "22 eigene Lkw": what a house has; "20 Minuten vom Bahnhof" is none of it. */
const HAS =
  /^(?:rund |ca\. |über |etwa )?\d[\d.]* (?!(?:Minuten|Min|km|Kilometer|Jahre|Uhr|Prozent|Stunden)(?!\p{L}))\p{L}/u

export function company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): AboutEmployer {
  const of = (aspect: string) => facts.filter((fact) => fact.aspect === aspect).map((fact) => plan.translate(fact.text))
  const size = of('size').map(staffed)
  const founded = of('founded').map((text) =>
    /seit|gegründet/i.test(text) ? text : /since/i.test(text) ? text.replace(/since/i, 'seit') : `gegründet ${text}`,
  )
  const subject = name && companyName(name)
  const told = [...of('about'), ...extra].filter((text) => !name || !text.startsWith(name))
  const clauses = told.filter(isClause)
  const [first, ...rest] = told.filter((text) => !isClause(text)).map(inNominative)
  const more = [...rest, ...size, ...of('stage'), ...founded].filter((text) => !first?.includes(text))
  const article = first ? articleFor(first) : null
  if (first && article) {
    const aside = more.length > 0 ? ` (${more.join(', ')})` : ''
    return {
      sentences: [`${subject ?? 'Unser Unternehmen'} ist ${article} ${first}${aside}`, ...clauses, ...of('other')],
      notes: [],
    }
  }
  const parts = [...(first ? [first] : []), ...more]
  const owned = parts.filter((text) => HAS.test(text))
  const since = parts.filter((text) => /^seit \d{4}$/i.test(text))
  const has =
    owned.length === 0 || subject
      ? null
      : owned.length === 1 && owned[0]!.endsWith(' Mitarbeitende')
        ? `Bei uns arbeiten ${owned[0]!.replace(/ Mitarbeitende$/, ' Menschen')}`
        : `Wir haben ${owned.join(', ').replace(/, (?=[^,]*$)/, ' und ')}`
  const exists = since.length === 0 ? null : subject ? `Das Unternehmen besteht ${since[0]}` : `Uns gibt es ${since[0]}`
  return {
    sentences: [...(has ? [has] : []), ...(exists ? [exists] : []), ...clauses, ...of('other')],
    notes: parts.filter((text) => !owned.includes(text) && !since.includes(text)),
    ...(subject && owned.length > 0 ? { aside: owned.join(', ').replace(/ \(([^()]*)\)/gu, ', $1') } : {}),
  }
}
