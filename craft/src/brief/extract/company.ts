/** Who hires: name, what it does, size, stage, founding year. */

import type { Fact, Span } from '../facts.ts'
import { findPhrases } from '../match-phrases.ts'
import { findFirst, matches } from '../matches.ts'
import { needAt } from '../polarity.ts'
import { BLANK, partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { sortPart } from '../sort/sort-stretch.ts'
import { readDescribedHouse } from './described-house.ts'
import { namesHouse } from './house.ts'
import { readHouseByKind } from './house-by-kind.ts'
import { CAPITAL_RUN, NOT_NAMES, WORD } from './name-shapes.ts'
import { asName, type Named, saidNames } from './said-names.ts'
import { SKILL_LOOKUP } from './skills.ts'
import { seen, trim } from './spot.ts'
import { TITLE_WORDS } from './title-words.ts'

type Aspect = Extract<Fact, { kind: 'company' }>['aspect']

/** Kinds of house that stand before their name and belong to it: "Boulangerie Petit", "Gasthaus Linde". */
const HOUSES =
  'Agence|Association|Restaurant|H[oô]tel|Café|Clinic|Clínica|Klinik|Praxis|Pflegedienst|Bäckerei|Kanzlei|Brauerei|Domaine|Librairie|Boulangerie|Brasserie|Cabinet|Hospital|Fundación|Colegio|Kita|Garage|Bodega|Bar|Residencia|Stiftung|Manufaktur|Molkerei|Käserei|Rösterei|Brennerei|Reederei|Gärtnerei|Imkerei|Kellerei|Tanzschule|Fahrschule|Musikschule|Reitschule|Skischule|Sprachschule|Genossenschaft|Pflegeheim|Seniorenheim|Seniorenresidenz|Gasthof|Gasthaus|Autohaus|Apotheke|Metzgerei|Spedition|Steuerkanzlei|Gymnasium|Tischlerei|Schreinerei|Weingut|Klinikum|Zimmerei|Manufaktur|Molkerei|Käserei|Rösterei|Brennerei|Reederei|Gärtnerei|Imkerei|Kellerei|Tanzschule|Fahrschule|Musikschule|Reitschule|Skischule|Sprachschule|Genossenschaft|EHPAD|École|Collège|Lycée|Clinique|Hôpital|Maison|Crèche|Pharmacie|Ferme|Asesoría|Gestoría|Panadería|Farmacia|Academia|Escuela|Grupo|Groupe|Chiringuito|Restaurante|School|Charity|Bakery|Brewery|Taller|Pflegedienst|Studio|Étude d.avocats|Étude de notaires|Poissonnerie|Boucherie|Fromagerie|Menuiserie|Plomberie|Épicerie|Pizzeria|Carrosserie|Auberge|Pâtisserie|Imprimerie|Charcuterie|Chocolaterie|Cave|Camping|Traiteur|Serrurerie|Pépinière|Institut|Salon|Salón|Carnicería|Pescadería|Pastelería|Peluquería|Ferretería|Imprenta|Talleres|Almacenes|Clínicas|Guardería|Heladería|Floristería|Librería|Confitería|Transportes|Construcciones|Konditorei|Gärtnerei|Druckerei|Fleischerei|Fahrschule|Buchhandlung|Sanitätshaus|Tierarztpraxis|Kletterhalle|Molkerei|Käserei|Kindergarten|Krippe|Berghotel|Weinkellerei|Spital|Ordination|Landgasthof|Physiotherapie|Malerbetrieb|Dachdeckerei|Spenglerei|Hofladen|Biohof|Reiterhof|Pension|Hausverwaltung|Immobilien|Elektro|Agencia|Constructora|Distribuidora|Consultora|Inmobiliaria|Despacho|Coopérative|Coop|Mutuelle|Fromagerie|Menuiserie|Empaques|Muebles|Astillero|Frutas|Autopartes|Cycles|Ateliers'
const IS_HOUSE = new RegExp(`^(?:${HOUSES})$`, 'i')
const NAME_CUE = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:[Cc]ompany(?: name(?= \\p{Lu}))?(?: is|:| =|(?<= name))|(?:[Ff]irma|[Bb]etrieb|[Ll]aden|[Pp]raxis|[Vv]erein|[Ww]ir) (?:hei(?:ß|ss)(?:t|en)|nennt sich|nennen uns)|(?:[Bb]uilder|[Cc]ontractor|[Ss]chool|[Hh]otel|[Cc]linic|[Pp]ractice|[Rr]estaurant|[Ff]arm|[Cc]harity|[Gg]arage|[Ss]hop|[Oo]perator|[Cc]arrier|[Gg]roup|[Ss]tudio|[Ss]alon|[Bb]akery|[Bb]rewery|[Nn]ursery|[Aa]gency|[Ff]irm|[Bb]rand|[Ss]tart-?up|[Pp]ub|[Cc]af[eé]|[Ss]tore|[Aa]gentur|[Bb]oîte|[Tt]ienda) ?[:=]|(?:[Pp]lace|[Cc]linic|[Pp]ractice|[Ss]hop|[Ff]irm|[Ss]alon|[Nn]ursery|[Hh]otel|[Cc]ompany|[Rr]estaurant|[Cc]afe|[Pp]ub) is(?: called| named)?|company =|[Cc]o(?: is|:| =)|(?:WHO|Who):|(?:[Bb]rand|[Aa]pp|[Pp]roduct|[Bb]usiness|[Ss]hop)(?: is|'s)(?: called)?|[Ee]mployer(?: is|:)|[Ff]irma:?|[Ff]a\\.|[Aa]rbeitgeber(?:in)?(?: ist|:)|[Bb]etrieb:|[Uu]nternehmen:|[Ee]ntreprise(?: ?:)?|[Ff]irme ?:|[Bb]oîte ?[:=]|[Ee]mpresa ?=|[Ss]ociété ?=|[Ee]ntreprise ?=|[Ee]mployeur ?[:=]|[Ee]mpleador ?:|[Ee]ntidad ?:|[Ee]mpresa:|[Ww]e(?: are|'re)(?: called)?|[Ii]t'?s for|[Ww]ere(?= \\p{Lu}\\p{L}+, \\d)|(?:[Hh]ere )?at|@|bei(?: der| dem)?|für (?:die|den|das)|[Ww]ir sind(?: die| das| der)?|[Cc]hez|[Pp]ara|[Pp]our|[Nn]ous sommes|[Ss]omos|[Aa]gence|[Aa]ssociation|[Ss]ociété|[Ee]mpresa|[Ff]or|[Jj]oin|[Cc]abinet|[Rr]estaurant|[Hh]otel|[Hh]ôtel|[Cc]afé|[Cc]linic|[Cc]línica|[Kk]lin[ií][kc](?:um)?|[Pp]raxis|[Pp]flegedienst|[Bb]äckerei|[Gg]arage|[Cc]hiringuito|[Bb]odega|[Bb]ar|[Cc]harity|[Ss]tartup|[Ss]tart-up|[Cc]ompany|[Ff]irm|[Ss]tudio|[Aa]gency|[Ss]chool|[Cc]olegio|[Kk]ita|[Dd]omaine|[Ll]ibrairie|[Bb]oulangerie|[Bb]rasserie|[Tt]ienda|[Hh]ospital|[Rr]esidencia|[Tt]aller|[Ff]undación|[Vv]erein|[Kk]anzlei|[Ww]erkstatt|[Bb]rauerei|[Ww]inery|[Bb]rewery|[Bb]akery|[Nn]ursery|[Pp]ractice|Stiftung|Pflegeheim|Seniorenheim|Seniorenresidenz|Gasthof|Gasthaus|Autohaus|Apotheke|Metzgerei|Spedition|Steuerkanzlei|Gymnasium|Tischlerei|Schreinerei|Zahnarztpraxis|Weingut|Klinikum|Zimmerei|EHPAD|École|Collège|Lycée|Clinique|Hôpital|Maison|Crèche|Pharmacie|Ferme|Asesoría|Gestoría|Panadería|Farmacia|Academia|Escuela|Grupo|Groupe|école|collège|lycée|crèche|clinique|hôpital|pharmacie|résidence|boulangerie|${HOUSES})(?:\\s(?:veterinaria|dental|infantil|técnic[oa]|agrícola|mécanique|artisanale|familiale|dentaire|vétérinaire|médical))?\\s(?<name>${CAPITAL_RUN})`,
  'gu',
)
const LEGAL =
  /(?<name>(?:\p{Lu}[A-Za-zÀ-ɏ\d'&.-]*\s(?:& |und |and |et |y |du |de |des |de la |d['’])?){1,4}(?:GmbH(?: & Co\.? KG)?|AG|SE|KG|UG|e\.\s?V\.|eG|Ltd\.?|Limited|LLP|LLC|PLC|plc|Inc\.?|inc\.?|ltée|enr\.|Corp\.?|Co\.|S\.?A\.?S?\.?|SARL|SASU|S\.L\.(?:U\.)?|SL|S\.A\.|B\.?V\.?|N\.?V\.?|AB|ApS|A\/S|AS|Oy|SpA|S\.r\.l\.|Srl|SRL|srl|sprl|sarl|eurl|Pty Ltd|Group|Gruppe|Holding|Partners))(?![A-Za-zÀ-ɏ])/gu
/** "Die Milchgenossenschaft Thurtal (Wattwil) sucht …": who seeks stands at the head of the sentence. */
const SEEKS =
  /(?:^|[.!?\n]\s*)(?:Die|Der|Das|Unsere?) (?<name>\p{Lu}[\p{L}-]+(?: (?:& |und )?\p{Lu}[\p{L}.-]+){1,3})(?: \([^()\n]{2,30}\)| in \p{Lu}\p{L}+)? (?:sucht|braucht|besetzt|verstärkt)(?!\p{L})/u
/** "Nachfragen bei Ludger Thies": whom one asks. */
const ASKED_THERE =
  /(?:fragen?|melden|bewerb\p{L}*|anruf\p{L}*|auskunft|rückfragen|infos?|unterlagen|nachricht)(?: gerne?| bitte)? $/iu

/** "National Trust style estate": like that house, not it. */
const IS_COMPARISON = /^[ -](?:style|type|like|level|quality|standards?)(?![a-z])/
const ASPECTS: [Aspect, RegExp][] = [
  [
    'size',
    /(?<![A-Za-zÀ-ɏ\d])(?:about |around |ca\.? |approx\.? |over |unter |uber |some |\+|rund |environ |unos )?(?:\d{1,3}(?:[.,' ]\d{3})+|\d{1,6}|(?<=(?:we are|we're|there are) (?:only |about |just )?)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty))\+?\s?(?:of us(?: now)?|employees|staff|ppl|people|mitarbeiter(?:n|innen|\*innen|:innen)?|mitarbeitende[rn]?|beschaftigte[rn]?|angestellte|ma(?![a-z])|salaries|collaborateurs|leute|personnes|(?:personas )?en plantilla|empleados|trabajadores|personas|fte)(?: (?:company|firm|worldwide|globally|weltweit|company-wide|across [A-Za-zÀ-ɏ]+ [A-Za-zÀ-ɏ]+|in (?:summer|winter|(?:peak |high )?season)))?(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ\d£¤$])\d{2,5} on[- ]site(?=[,.;)\n]|$)|(?<![A-Za-zÀ-ɏ])(?:staff(?= of \d+(?:[,.;)\n]|$))|company|firm|business|agency|start-?up|betrieb|firma|entreprise|empresa|agence) (?:of|with|von|mit|de) (?:about |ca\.? |over )?\d{1,6}(?! ?(?:years|jahren|ans|anos|%)|[\d.,]*[k¤£$])(?: (?:people|staff|employees|mitarbeitende[nr]?|personas|personnes))?|(?<![A-Za-zÀ-ɏ\d])(?:\d{1,6})[- ](?:person|people|employee|staff) (?:company|firm|start-?up|agency|business|charity|practice|shop|studio|team company|consultancy)(?![A-Za-zÀ-ɏ])/gu,
  ],
  [
    'stage',
    /(?<![A-Za-zÀ-ɏ])(?:series [a-f](?: funded)?|seed[- ](?:stage|funded|round)|(?<=at |are |we're )seed(?=,|\.|$)|pre-?seed|bootstrapped|listed(?! (?:company|plc|group|firm|building|buildings|church|theatre|theatres|house)(?![a-z]))|stock exchange listed|boursennotiert|family[- ](?:owned|run|business|shop|firm|company)(?: since \d{4})?|familienunternehmen|familienbetrieb|entreprise familiale|empresa familiar|worker[- ]owned|employee[- ]owned|cooperative|genossenschaft|non-?profit(?! (?:or|and) [a-z ]+ (?:background|experience))(?! (?:leadership|experience|sector|management|finance|accounting|fundraising|background))|not-for-profit|gemeinnutzig|inhabergefuhrt[A-Za-zÀ-ɏ]*|vc[- ]backed|pe[- ]backed|private equity[- ]backed|raised [^,;.]{3,24}|b corp)(?![A-Za-zÀ-ɏ])/gu,
  ],
  [
    'founded',
    /(?<![A-Za-zÀ-ɏ])(?:founded(?: in)?|since|established(?: in)?|est\.?|gegrundet|seit|fondee?(?: en)?|depuis|creee? en|fundada(?: en)?|desde|in (?:[A-Za-zÀ-ɏ]+ )?generation since) (?:1[6-9]\d\d|20[0-2]\d)(?!\d)/gu,
  ],
]

export function readCompany(reading: Reading): void {
  const facts: Fact[] = []
  for (const [aspect, pattern] of ASPECTS)
    for (const match of matches(pattern, reading.openPlain)) {
      if (aspect === 'size' && isTeam(reading, match.index, match[0])) continue
      // "13 salaries" are paid, "13 salariés" work there.
      if (aspect === 'size' && /salaries$/u.test(match[0]) && reading.language !== 'fr') continue
      if (
        aspect === 'size' &&
        /^ (?:in|on|per|to) (?:the |our )?(?:room|shift|kitchen|team|till|lead|department|squad)/u.test(
          reading.openPlain.slice(match.index + match[0].length),
        )
      )
        continue
      if (aspect === 'founded' && isSinceWhen(reading, match.index)) continue
      const span = trim(reading.text, [match.index, match.index + match[0].length])
      if (facts.some(({ spans }) => spans[0]![0] < span[1] && span[0] < spans[0]![1])) continue
      facts.push({ kind: 'company', ...seen(reading, span, 'high', true), aspect })
    }
  record(reading, [...facts, ...countedAsWe(reading), ...countedThere(reading)])
  readName(reading)
}

/** "Au solaire depuis 2019", "certified since 2015": how long something is so, and no age of the house. */
const isSinceWhen = (reading: Reading, at: number): boolean =>
  /(?:^|\s)(?:au|aux|al|mit|on|under|sous|unter|certifi[a-z]*|zertifi[a-z]*|certificad[oa]s?|bio|organic|solaire|solar|ecologic[oa]s?|klimaneutral|co2-neutral|carbon neutral|autonomes?|associes?|partner of)(?: [a-z\d-]+){0,2} $/u.test(
    reading.plain.slice(Math.max(partAt(reading, at).from, at - 40), at),
  )

/** "On est 22 dans la boîte", "somos 40 en la empresa". */
const AS_WE =
  /(?<![a-z])(?:on est|nous sommes|somos) (?<n>\d{1,5}) (?:dans (?:la boite|l'entreprise|la societe)|en (?:la empresa|la casa|la compania|total|tout)|au total)(?![a-z])/gu

/** "Heltmann Medical, 240 in Galway": behind a name, how many work there. */
const COUNTED_THERE =
  /(?<=\p{Lu}[\p{L}'&.-]+,? \(?)(?<n>\d{2,5})(?:(?: people| staff)? in \p{Lu}\p{Ll}+| colleagues)(?=\s*(?:[,.;)\n]|$))/gu

const countedThere = (reading: Reading): Fact[] =>
  matches(COUNTED_THERE, reading.text)
    .filter(({ index, groups }) => !reading.open.slice(index, index + groups!.n!.length).includes(BLANK))
    .map((match) => {
      const span: Span = [match.index, match.index + match[0].length]
      return { kind: 'company', ...seen(reading, span, 'high', true), text: match.groups!.n!, aspect: 'size' }
    })

const countedAsWe = (reading: Reading): Fact[] =>
  matches(AS_WE, reading.openPlain).map((match) => {
    const span: Span = [match.index, match.index + match[0].length]
    return { kind: 'company', ...seen(reading, span, 'high', true), text: match.groups!.n!, aspect: 'size' }
  })

const isTeam = (reading: Reading, at: number, text: string): boolean => {
  const before = reading.openPlain.slice(Math.max(partAt(reading, at).from, at - 24), at)
  // "toddler room, 12 kids 3 staff": who looks after them, and not all who work here.
  if (/\d (?:kids|children|toddlers|babies|pupils|residents|beds|covers|tables|guests)(?: and| with)? $/u.test(before))
    return true
  // "Build the function from 3 to 8 people".
  if (/\d (?:to|auf|a) $/u.test(before)) return true
  if (
    /(?:personnes|personas|people|ppl|leute)/u.test(text) &&
    /(?:paie|nominas?|lohn|de|of|for|pour|para|fur) $/u.test(before) &&
    !/(?:empresa|entreprise|societe|pme|eti|groupe|agence|studio|company|firm|betrieb|firma|equipe|equipo|team) (?:of|de|von|mit)? ?$/u.test(
      before,
    )
  )
    return true
  return (
    /(?:zus\.?|zusammen|insgesamt|team|manage|lead|managing|leading|supervis[A-Za-zÀ-ɏ]*|of|for|hire|hiring|need|necesit[A-Za-zÀ-ɏ]*|busc[A-Za-zÀ-ɏ]*|cherch[A-Za-zÀ-ɏ]*|recrut[A-Za-zÀ-ɏ]*|falta[n]?|faut|fuhr[A-Za-zÀ-ɏ]*|leit[A-Za-zÀ-ɏ]*|encadr[A-Za-zÀ-ɏ]*|x|with|serve|feed|events? (?:of|for)|from|equipo de|equipe de) $/u.test(
      before,
    ) && !/employees|mitarbeit|salaries|empleados|company|firm|agency/u.test(text)
  )
}

function readName(reading: Reading): void {
  if (reading.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')) return
  const found: Named[] = []
  for (const match of matches(LEGAL, reading.open)) {
    // A name does not reach over the end of a sentence.
    const whole = match.groups!.name!
    const cut = whole.search(/(?<=(?:[A-Za-zÀ-ɏ]{4}|[A-Z]{3})\.\s)(?=\p{Lu})/u)
    const name = (cut > 0 ? whole.slice(cut) : whole).replace(/^(?:Die|Der|Das|Dem|Den|Wir,?|Bei) (?=\p{Lu})/u, '')
    const words = name.trim().split(/\s+/)
    if (/^PLC$/.test(words.at(-1)!) && /^ (?:[a-z]|\/)/.test(reading.open.slice(match.index + whole.length))) continue
    if (
      words.length < 2 ||
      NOT_NAMES.test(words[0]!) ||
      (/^(?:AS|SE|SA|AB|AG|SL|NV|BV)$/.test(words.at(-1)!) && words.length > 4)
    )
      continue
    // "Handled by Lindqvist Partners", "part of the Harlow Group": who recruits for the employer, and who owns it.
    if (
      /(?:handled|managed|run|search) by |(?:through|via|recruiters?:?) $|(?:part|member|subsidiary|division) of (?:the )?$|(?:teil|tochter|mitglied) (?:der|von|einer) $|(?:filiale|membre) (?:du|de la|de|d')(?: groupe)? ?$|(?:del|parte del) $/u.test(
        reading.plain.slice(Math.max(0, match.index - 20), match.index + whole.length - name.length),
      )
    )
      continue
    found.push({ span: [match.index + whole.length - name.length, match.index + whole.length], strong: true })
  }
  for (const match of matches(NAME_CUE, reading.open)) {
    const name = match.groups!.name!.replace(/[.,'&-]+$/, '')
    if (
      NOT_NAMES.test(name) ||
      NOT_NAMES.test(name.split(' ')[0]!) ||
      IS_COMPARISON.test(reading.open.slice(match.index + match[0].length)) ||
      // "For Year 2 at Larkfield", "für Klasse 3": a word with its number counts what is one of many.
      (!/[ &]/.test(name) && /^ \d{1,2}(?![\d.,:%])/.test(reading.text.slice(match.index + match[0].length)))
    )
      continue
    const from = match.index + match[0].lastIndexOf(match.groups!.name!)
    const cue = reading.open.slice(match.index, from).trim()
    const kindOfHouse = IS_HOUSE.test(cue)
    const weak =
      /^(?:para|pour|for|at|chez|bei.*|join|for|restaurant|bar|[a-z].*)$/i.test(cue) &&
      !/company|employer|firma|hei(?:ß|ss)|we are|we're|[:=]$| (?:is|called|named)$/i.test(cue)
    if (
      weak &&
      /^(?:for)$/i.test(cue) &&
      !/\b(?:looking|hiring|need|role|job|recruit)/i.test(reading.text.slice(...sentenceAt(reading, from))) &&
      !behindTitle(reading, match.index) &&
      !(name.includes(' ') && from < (reading.sentences[0]?.[1] ?? 0))
    )
      continue
    // "Contador para Muebles Norte, Puebla": a name, and not whom or where it is for.
    if (
      /^(?:para|pour)$/i.test(cue) &&
      !(behindTitle(reading, match.index) && /^(?:,| \()/.test(reading.text.slice(from + name.length)))
    )
      continue
    // German nouns have capitals too: "bei der Wohnungssuche" names nobody.
    if (/^bei/i.test(cue) && !name.includes(' ') && !behindTitle(reading, match.index)) continue
    if (/^für /.test(cue) && (!name.includes(' ') || !behindTitle(reading, match.index))) continue
    if (/^bei/i.test(cue) && ASKED_THERE.test(reading.open.slice(Math.max(0, match.index - 24), match.index))) continue
    found.push({ span: kindOfHouse ? [match.index, from + name.length] : [from, from + name.length], strong: !weak })
  }
  for (const match of matches(FOR_ONE_WORD, reading.open)) {
    const to = match.index + match[0].length
    if (behindTitle(reading, match.index) && SIZE_IN_BRACKETS.test(reading.plain.slice(to)))
      found.push({ span: [to - match.groups!.name!.length, to], strong: true })
  }
  const seeking = reading.language === 'de' ? SEEKS.exec(reading.open)?.groups : undefined
  if (seeking && !NOT_NAMES.test(seeking.name!.split(' ')[0]!)) {
    const at = reading.open.indexOf(seeking.name!)
    found.unshift({ span: [at, at + seeking.name!.length], strong: true })
  }
  const named = [...found.filter((one) => !tellsOther(reading, one)), ...saidNames(reading)].filter(
    ({ span }) => !isSystem(reading, span),
  )
  // "Vende semillas a acopios (Fertilar SA, 26 años en el mercado)": who does what is told stands in brackets behind it.
  const presented = found.find(
    ({ strong, span: [from, to] }) => strong && reading.text[from - 1] === '(' && /[,)]/.test(reading.text[to] ?? ''),
  )
  const sure = named.find(({ strong }) => strong) ?? ofPlace(reading) ?? presented
  if (!sure && (readHouseByKind(reading) || readDescribedHouse(reading))) return
  const best = sure ?? named[0] ?? guessName(reading)
  if (!best) return
  // "water NGO Maji Bora Trust": what kind of house it is stands ahead of its name.
  const kind = /^(?:NGO|NPO|SME|MNC|INGO) (?=\p{Lu}\p{Ll})/u.exec(reading.text.slice(...best.span))?.[0].length ?? 0
  best.span = [best.span[0] + kind, best.span[1]]
  // "The Copper Still": within a sentence the capital shows that it belongs to the name.
  if (/(?<=[\p{L}\d,)] )The $/u.test(reading.open.slice(Math.max(0, best.span[0] - 6), best.span[0])))
    best.span = [best.span[0] - 4, best.span[1]]
  const facts: Fact[] = [
    {
      kind: 'company',
      ...seen(reading, best.span, best.strong ? 'high' : 'medium', true),
      text: asName(reading.text.slice(...best.span)),
      aspect: 'name',
    },
  ]
  if (best.cue) facts[0]!.spans.push(best.cue)
  record(reading, facts)
}

/** "SRE für Kranichwerk (Messtechnik, 45 Leute)": so many work in a house. */
const FOR_ONE_WORD = /(?<!\p{L})für (?<name>\p{Lu}[\p{L}&-]{2,})(?= \()/gu
const SIZE_IN_BRACKETS =
  /^ \([^()]{0,90}?\d+ ?(?:leute|zimmer|betten|filialen|standorte|rooms|beds|sites|mitarbeiter|mitarbeitende|ma|personen|people|ppl|staff|employees|fte|personnes|pers|salaries|collaborateurs|personas|empleados|trabajadores)(?![a-z])/u

/** Where no word leads to a name: by what stands beside it. */
const guessName = (reading: Reading): Named | null =>
  [besideSize, institution, aheadOfPlace, trailingName]
    .map((look) => look(reading))
    .find((one) => one !== null && !tellsOther(reading, one)) ?? null

/** What parts of a sentence are about that name other houses: a gym, a school of somebody's, where a test is taken. */
const OF_OTHERS = new Set(['perk', 'duty', 'must', 'nice', 'notneeded', 'hours', 'mode', 'travel', 'pay', 'team'])
function tellsOther(reading: Reading, { span: [at], strong }: Named): boolean {
  const { label, share } = sortPart(reading, at)
  return OF_OTHERS.has(label) && share >= (strong ? 0.75 : 0.5)
}

const RUN_BEHIND = new RegExp(
  `(?:^|[.;,\\n]\\s*|(?<![\\p{L}])(?:en|para|pour|chez|at|for|bei) )(?<name>${CAPITAL_RUN})(?:,? ?\\(|, )(?:[^.;(),\\n]{2,28}, ){0,2}$`,
  'u',
)

/** "Hydrosillon, 65 salariés", "Kuenta (fintech, 140 empleados)": whose people are counted. */
function besideSize(reading: Reading): Named | null {
  // Where nouns have capitals such a word may be anything.
  if (reading.language === 'de') return null
  for (const fact of reading.facts) {
    if (fact.kind !== 'company' || fact.aspect !== 'size') continue
    const at = fact.spans[0]![0]
    const start = sentenceAt(reading, at)[0]
    const match = RUN_BEHIND.exec(reading.text.slice(Math.max(start, at - 90), at))
    if (!match) continue
    const name = match.groups!.name!
    const from = Math.max(start, at - 90) + match.index + match[0].indexOf(name)
    const span: Span = [from, from + name.length]
    const isRead = reading.open.slice(...span).includes(BLANK)
    // "Biotech, 90 people": what kind of house it is.
    if (namesHouse(name)) continue
    if (isRead || NOT_NAMES.test(name) || NOT_NAMES.test(name.split(' ')[0]!) || isSystem(reading, span)) continue
    if (name === name.toUpperCase() && name.length < 6) continue
    if (findPhrases(TITLE_WORDS, reading.plain.slice(...span)).length > 0) continue
    return { span, strong: false }
  }
  return null
}

/** "Greenhouse ATS", "MS Dynamics": what one works with, not whom one works for. */
const isSystem = (reading: Reading, [from, to]: Span): boolean => {
  const text = reading.plain.slice(from, to)
  return (
    /(?:^| )(?:ats|crm|erp|wms|tms|cad|lms|pos|pms|dynamics|office|365|cloud|suite)$/u.test(text) ||
    findPhrases(SKILL_LOOKUP, text).some(
      (hit) => hit.to - hit.from > text.length / 2 && text.length - (hit.to - hit.from) < 4,
    )
  )
}

/** "Stadt Offenbach", "CHU de Nantes": the place, read already, belongs to the name. */
const OF_PLACE =
  /(?<![A-Za-zÀ-ɏ])(?:Stadt|Uni|TU|FH|Uniklinik|Gemeinde|Stadtwerke|Kantonsspital|Universitätsspital|Regionalspital|Stadtspital|Universitätsklinikum|Krankenhaus|Volkshochschule|Musikschule|Landkreis|Klinikum|Universit(?:ät|y of|é de)|Universidad de|Hochschule|Sparkasse|Volksbank|Diözese|Caritasverband|[Vv]ille de|[Mm]airie de|[Cc]ommune de|CHU(?: de)?|CH de|Métropole de|Ayuntamiento de|Diputación de|Landratsamt|Bistum|Theater|Zoo) (?!Deutschlands|Österreichs|Bayerns|Sachsens|Europas|der Welt)\p{Lu}[A-Za-zÀ-ɏ'-]+(?:[ -](?:am|an der|im|sur|upon|de la) \p{Lu}[A-Za-zÀ-ɏ]+)?|(?<![A-Za-zÀ-ɏ])(?:(?:London )?Borough|City|Town|Township|Village|County|Shire|State|District|University|Port) of \p{Lu}[\p{L}'-]+(?: (?!(?:Iowa|Texas|Ohio|WA|NSW|TX|CA|NY)(?!\p{L}))\p{Lu}[\p{Ll}'-]+){0,2}/u

function ofPlace(reading: Reading): Named | null {
  const match = findFirst(OF_PLACE, reading.text)
  if (!match || reading.withheld.some(([from, to]) => from <= match.index && match.index < to)) return null
  return { span: [match.index, match.index + match[0].length], strong: true }
}

/** "Staff engineer (React) for Loopwise": nothing but the title stands before it. */
function behindTitle(reading: Reading, at: number): boolean {
  const title = reading.facts.find(({ kind }) => kind === 'title')?.spans[0]
  return (
    title !== undefined &&
    title[1] <= at &&
    !/[,;.\n]/.test(reading.text.slice(title[1], at).replace(/\([^()]*\)/g, ''))
  )
}

const INSTITUTION =
  /\p{Lu}[A-Za-zÀ-ɏ'&-]*\s(?:(?:(?:na|an|of|the|de|del|la|le|du|and|&)\s){0,2}\p{Lu}[A-Za-zÀ-ɏ'&-]*\s){0,4}(?:Infirmary|Hospitals?|School|Primary|Infants|Academy|College|University|Trust|Council|Hotel|Inn|Lodge|Café|Cafe|Bistro|Brewery|Bakery|Farm|Foundation|Museum|Theatre|Library|Nursery|Surgery|Practice|Clinic|Pharmacy|Hospice|(?:Nursing|Care|Residential) Home|Kindergarten|Preschool|Childcare|Haulage|Freight|Dental|Homes|Polymers|Plastics|Joinery|Roofing|Interiors|Catering|Housing|Kitchens?|Labs?|Logistics|Plumbing|Construction|Builders|Engineering|Electrical|Solar|Energy|Foods?|Studios?|Partners|Bank|Insurance|Motors|Garage|Systems|Software|Technologies|Solutions|Consulting|Media(?! Composer)|Health|Care|Kliniken|Klinikum|Krankenhaus|Gymnasium|Stiftung|Werke|Verlag|Apotheke|Gasthof|Bau|Logistik|Elektro|Haustechnik)(?:\sof\s\p{Lu}[A-Za-zÀ-ɏ]+)?(?![A-Za-zÀ-ɏ])/u

/** "Martha-Luisen-Hospital", "Marien-Stift": a house that is named after somebody. */
const NAMED_HOUSE =
  /(?<![\p{L}-])(?:(?:St\.|Sankt|St) )?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*-(?:Hospital|Klinikum|Klinik|Krankenhaus|Stift|Heim|Schule|Gymnasium|Werke?|Kita|Apotheke|Theater|Museum|Akademie|Kolleg)(?![\p{L}-])/u

/** "medical (Discovery Health)": who insures. */
const OF_COVER = /(?:medical|health|insurance|pension|cover|aid|scheme)(?: aid| cover| plan)? ?[(:] ?$/u

/** A capitalised run that ends in a word for a house: "Royal Infirmary", "Brightwater Plumbing". */
function institution(reading: Reading): Named | null {
  const match =
    (reading.language === 'de' ? findFirst(NAMED_HOUSE, reading.open) : null) ?? findFirst(INSTITUTION, reading.open)
  if (match && OF_COVER.test(reading.plain.slice(Math.max(0, match.index - 24), match.index))) return null
  if (
    !match ||
    NOT_NAMES.test(match[0].split(' ')[0]!) ||
    /^Social Media/.test(match[0]) ||
    /^(?:The|Our|A|An|We|For|Wanted|Looking|Need|Senior|Junior|Head|Manager|Leitung|Leiter(?:in)?|Abteilung|Bereich|Vorauswahl)\s|(?:kurs|lehrgang|weiterbildung|ausbildung|station)\s/i.test(
      match[0],
    )
  )
    return null
  return { span: [match.index, match.index + match[0].length], strong: false }
}

/** "…, Alpenstrom Energie in Villach, …": a capitalised run that begins its part, right ahead of the town. */
const AHEAD_OF_PLACE = new RegExp(`(?:^|[,;.(]\\s*)(${WORD}(?:\\s(?:&\\s|und\\s)?${WORD}){1,2})(?: in)? $`, 'u')
const NO_EMPLOYER =
  /^(?:Abteilung|Bereich|Standort|Station|Werk|Leitung|Team|Raum|Region|Gebiet|Nähe|Kreis|Landkreis|Bezirk|Stadt|Depot|Lager|Büro|Filiale|Haus|Neubau|Baustelle|Gemeinde|Bahnhof|Zentrum|Dienstsitz|Dienstort|Arbeitsort|Einsatzort|Sitz)$/u

function aheadOfPlace(reading: Reading): Named | null {
  if (reading.language !== 'de') return null
  for (const fact of reading.facts) {
    if (fact.kind !== 'place' || !fact.holds) continue
    const [start] = fact.spans[0]!
    const from = Math.max(0, start - 60)
    const match = AHEAD_OF_PLACE.exec(reading.open.slice(from, start))
    const name = match?.[1]
    if (!match || !name || name.includes(BLANK) || name.split(' ').some((word) => NO_EMPLOYER.test(word))) continue
    const at = from + match.index + match[0].indexOf(name)
    if (at < 12 || NOT_NAMES.test(name.split(' ')[0]!) || isSystem(reading, [at, at + name.length])) continue
    if (findPhrases(TITLE_WORDS, reading.plain.slice(at, at + name.length)).length > 0) continue
    return { span: [at, at + name.length], strong: false }
  }
  return null
}

/** "Kennziffer KDF-17": what an application is to name. */
const IS_REFERENCE =
  /^(?:\p{L}*kennziffer|\p{L}*kennzahl|referenz|ref\.?|job-?id|stellen-?(?:id|nr|nummer)|chiffre|kz)(?![a-z])/u

/** "… 11 people - Brightwater Plumbing": a capitalised name that stands alone in the last part. */
function trailingName(reading: Reading): Named | null {
  const last = reading.parts.at(-1)
  const lowerBefore = last && /\p{Ll}/u.test(reading.text.slice(0, last.from))
  if (!last || !lowerBefore || reading.parts.length < 4 || IS_REFERENCE.test(reading.plain.slice(last.from, last.to)))
    return null
  const text = reading.open.slice(last.from, last.to)
  if (
    text.includes(BLANK) ||
    // "Tschechisch von Vorteil"
    needAt(reading, last.from) !== 'unknown' ||
    NOT_NAMES.test(text.split(' ')[0]!) ||
    /(?<![A-Za-z])[ABC][12]$/.test(text) ||
    isSystem(reading, [last.from, last.to]) ||
    !new RegExp(`^${CAPITAL_RUN}$`, 'u').test(text) ||
    text.split(' ').length < 2 ||
    text.split(' ').length > 4
  )
    return null
  if (findPhrases(TITLE_WORDS, reading.plain.slice(last.from, last.to)).length > 0) return null
  return { span: [last.from, last.to], strong: false }
}
