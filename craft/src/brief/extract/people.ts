/** Who leads, who answers questions, how one applies. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { countWords } from '../letters.ts'
import { findPhrases } from '../match-phrases.ts'
import { matches } from '../matches.ts'
import { plain } from '../normalise.ts'
import { partAt, type Reading, record, sentenceAt } from '../reading.ts'
import { sortStretch } from '../sort/sort-stretch.ts'
import { capitalise } from '../tidy.ts'
import { withAccent } from './accented-names.ts'
import { ofBoard } from './board.ts'
import { endOfRole, nameAndField, nameAndRole, roleThenName, withoutName } from './name-and-role.ts'
import { NOBODY } from './name-shapes.ts'
import { readNamedFirst, readNamedRoles, readNameThenRole, tidyRole } from './named-roles.ts'
import { namesPlace } from './place.ts'
import { seen, trim, widen } from './spot.ts'
import { TITLE_WORDS } from './title-words.ts'

const MANAGER_CUE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:you(?:'ll| will)? )?report(?:s|ing)?(?: directly| in)? (?:to|into)|reports?(?= (?:c[a-z]o|gm|md|fd|gc)(?![a-z]))|rpt(?:s|g)? to|rep(?:s|orts)? to (?=(?:the |our )?(?:[a-z]+ )?(?:owner|manager|mgr|director|head|lead|partner|principal|gm|md|c[a-z]o)(?![a-z]))|ans(?:wers?)? to|(?:your |the )?(?:boss|manager|(?:line |hiring |export |area |sales |retail |product |project |key account )?(?:manager|mgr)|supervisor|n\+1|vorgesetzter?|chef(?:in)?|chef(?:fe)? d'(?:equipe|atelier|agence)|chef(?:fe)? de (?:chantier|service|rayon)|encargad[oa]|jef[ea](?: direct[oa]| de (?:turno|obra|taller|planta|almacen))?|responsable direct[oe]?|maitre de stage|maitre d'apprentissage|tuteur|tutrice|tutor|mentor|leitung|head chef|betreuer(?:in)?) ?(?:ist|is|=|:(?!in(?:nen)?(?![a-z]))|est|es|sera|c'est|s'appelle|se llama|hei(?:ss|ß)t) ?|works? (?:for|under|directly (?:for|with))|working (?:for|under|directly (?:for|with))|(?<=(?:team|dept|department|squad)[^,.;\u0001]{0,12})under|under(?= (?:our |the )?(?:[A-Za-zÀ-ɏ]+ ){0,3}(?:manager|director|head|lead|cto|ceo|cfo|coo|gc|partner|chef|supervisor))|(?:foreman|gaffer|boss|manager|supervisor|head chef|team lead(?:er)?)'s (?=[a-z]+ [a-z])|betreut (?:wirst du |werden sie |wird man )?von|managed by|led by|supervised by|rapportier(?:t|st|en|e)? (?:direkt )?an|bericht(?:et|est|en|e)? (?:direkt )?an(?: die| den| das)?|bericht an|berichtslinie:?|unter (?:der )?leitung von|(?:team|stations|abteilungs|bereichs|kuchen|haus|werkstatt|schicht)?leitung(?= (?:hr|herrn?|frau|fr)\.? )|(?:team|stations|abteilungs|bereichs|kuchen|haus|werkstatt|schicht)?leitung (?:hat|macht|ubernimmt|liegt bei)|gefuhrt von|rattache(?:e|\(e\)|[.·-]e)?(?: directement)? (?:au|a la|a|aux)|rattachee?(?= (?:daf|dg|drh|dsi|pdg|direction|direct(?:eur|rice)|responsable|chef)(?![a-z]))|rattachement(?: hierarchique)?(?: :)? ?(?:au|a la|a)?|sous (?:la |l')?(?:responsabilite|direction|autorite|houlette) (?:hierarchique )?(?:de|du|d')|sous (?:le|la) (?=chef(?:fe)? \p{L})|resp\.? ?: |reporte? (?:directement )?(?:a|au)|encadree? par|releve (?:de|du|d')|(?<=^|[.;,] ?)(?:(?:te |lo |la )?(?:coordina|lidera|dirige|encabeza))(?= (?:la |el |[a-z]+ [a-z]))|(?:ma|mon) (?:seconde?|adjointe?|chef(?:fe)?) ?:|(?<=(?:equipe|brigade)[^,.;\u0001]{0,14})sous|(?<=equipo[^,.;\u0001]{0,14})con (?:el|la)(?= (?:soci[oa]|jef[ea]|director|responsable|encargad))|reportas?(?: directamente)?(?: a(?: la)?l?)?|reportando a(?:l| la)?|depende(?:s|ras)?(?: directamente)? de(?:l| la)?(?! (?:la |tu |su |el )?(?:experiencia|valia|perfil|formacion|temporada|clima|zona|produccion|volumen|demanda|puesto|turno)(?![a-z]))|dependencia (?:directa )?de(?:l| la)?|bajo la direccion de|en dependencia de(?:l| la)?)\s*(?:our |the |a |an |unsere[nr]? |unsere |die |den |der |das |le |la |l'|el |al |notre |nuestro |nuestra )?/gu
const ROLE = lean(
  /(?<![A-Za-zÀ-ɏ])(?:\d(?:st|nd|rd|th) )?(?:c[a-z]o(?:'s)?|fd|gc|gm|dg|daf|drh|pdg|dga|md|(?:[A-Za-zÀ-ɏ]+ ){0,2}mgr|vp(?: of)? ?[A-Za-zÀ-ɏ]*|svp|evp|(?:(?:[A-Za-zÀ-ɏ]+ ){0,2})(?:manager(?:in)?|director|directora|directeur|directrice|head(?: of [A-Za-zÀ-ɏ &]+)?|lead|leader|officer|president|chair|partner|supervisor|principal|chef|[A-Za-zÀ-ɏ]*leiter(?:in)?|[A-Za-zÀ-ɏ]*leitung|[A-Za-zÀ-ɏ]+rat|geschaftsfuhr(?:er(?:in)?|ung)|vorstand|inhaber(?:in)?|meister|responsable|jefe|jefa|subgerent[ea]|subdirectora?|encargad[oa]|gerent[ea]|gte\.|dir\.|soci[oa]|associee?|cadre de sante|owner|founder|co-founder|dean|matron|foreman|engineer|superintendent|coordinator|headteacher|editor|controller|counsel|board|trustees|gerante?|directeurs?|daf|drh|referent|consejo|junta|patronato|gerencia|jefatura|duen[oa]|propietari[oa]|presidente?|presidenta|patron(?:ne)?|direccion(?: de [a-z]+)?)(?: (?:rector|directiva|of|de|du|d'|der|fur|financier|financiere|general|generale|commercial|comercial|technique|tecnico|marketing|operations|regional(?:e)?|national(?:e)?|territorial(?:e)?|local(?:e)?|adjointe?|adjunt[oa]|industriel(?:le)?|industrial|administrati(?:f|ve|vo|va)(?: (?:et|y) financi[a-z]+)?|artistic[oa]|musical(?:e)?|sportif|sportive|deportiv[oa]|pedagogique|pedagogic[oa]|scientifique|academic[oa]|operativ[oa]|rh|achats|produit|producto|ventas|finanzas|it|vertrieb|einkauf|engineering|sales|product|finance|artistique|medical|produktion|production|logistik|hr|people|data|design|legal|compras|obra|marketing|chantier|travaux|of the) ?[A-Za-zÀ-ɏ&]*){0,2})(?![A-Za-zÀ-ɏ])/u,
)

/** "Shona runs it", "Priya heads the kitchen": who leads is told by what she does. */
const RUNS_IT =
  /(?<=^|[.;,!?(\n]\s*)(?<name>\p{Lu}\p{Ll}{2,14}(?: \p{Lu}[\p{L}'-]{2,16})?) (?:runs|heads|manages|is in charge of) (?:it(?: all)?|the (?:place|shop|show|kitchen|office|team|floor|store|site|yard|depot|ward|house|home|bar|salon|nursery|practice|workshop))(?=\s*(?:[,.;)!]|$))/gu

function readWhoRuns(reading: Reading): void {
  const facts = matches(RUNS_IT, reading.open)
    .filter(({ groups }) => !namesPlace(groups!.name!) && !/^(?:You|They|She|He|Who|This|It|Also)$/.test(groups!.name!))
    .map((match): Fact => {
      const span: Span = [match.index, match.index + match[0].length]
      return { kind: 'manager', ...seen(reading, span, 'high', true), name: match.groups!.name!, role: null }
    })
  record(reading, facts)
}

const A_PAPER = /(?:daily|weekly|monthly|quarterly|annual|yearly|written|regular) report$/u

/** "Joins Oisín's team of 5". */
const WHOSE_TEAM =
  /(?<![\p{L}])(?<cue>(?:[Jj]oin(?:s|ing)?|(?:[Ww]ork(?:s|ing)? )?[Ii]n|[Oo]n|part of|within) )(?<name>\p{Lu}\p{Ll}[\p{L}-]*)(?=['’]s (?:small |growing |\d[- ]\p{L}+ )?team(?!\p{L}))/gu
const whoseTeam = (reading: Reading): Fact[] =>
  matches(WHOSE_TEAM, reading.open).flatMap(({ index, groups }): Fact[] => {
    const { cue, name } = groups as { cue: string; name: string }
    if (namesPlace(name) || reading.facts.some(({ kind, text }) => kind === 'company' && text === name)) return []
    const at = index + cue.length
    const told = seen(reading, [at, at + name.length], 'medium', true)
    return [{ kind: 'manager', ...told, spans: [...told.spans, [index, at]], name, role: null }]
  })

/** "Doppelspitze mit der künstlerischen Leiterin": whom one leads with is nobody's boss. */
const BESIDE =
  /(?:doppelspitze|gemeinsam|zusammen|seite an seite|im tandem|tandem|jointly|alongside|together|aux cotes|codo con codo|junto)(?: [a-z]+){0,4} $/u

export function readManager(reading: Reading): void {
  readNamedFirst(reading)
  readNameThenRole(reading)
  readWhoRuns(reading)
  const facts: Fact[] = []
  for (const match of matches(MANAGER_CUE, reading.openPlain)) {
    // "Monthly report to the co-op board" is a paper.
    if (A_PAPER.test(reading.plain.slice(Math.max(0, match.index - 12), match.index + 6))) continue
    const from = match.index + match[0].length
    const [, sentenceEnd] = sentenceAt(reading, from)
    const raw = reading.open.slice(from, Math.min(from + 80, sentenceEnd))
    const fact = managerFrom(reading, match.index, from, raw)
    if (fact) facts.push(withRoleBehind(reading, fact))
  }
  if (facts.length === 0) facts.push(...whoseTeam(reading))
  record(reading, facts)
  readNamedRoles(reading)
  reading.facts = reading.facts.map((fact) => {
    const [from, to] = fact.spans[0]!
    const beside = fact.kind === 'manager' ? BESIDE.exec(reading.plain.slice(Math.max(0, from - 60), from)) : null
    return beside
      ? { kind: 'free', about: 'team', ...seen(reading, [from - beside[0].length, to], 'medium', true) }
      : fact
  })
}

/** "Fiona Baillie, FD", "Delphine Okoro, dir of firmware": what the person is, in a part of its own behind the name. */
const ROLE_PART =
  /^, ?(?:our |the |their )?((?:(?!with|and|plus|team|no|not|based|remote|hybrid)[\p{L}&/]+ ){0,4}[\p{L}&]{2,})(?=\s*(?:[.;,)(\n]|$))/u
const ROLE_ALONE =
  /^(?:[cC][a-zA-Z]{1,2}[oO]|fd|md|gm|dg|gc|(?:sr |asst |deputy )?(?:dir|head|vp|svp|evp|mgr)(?: of .+)?|.+ (?:mgr|dir|vp))$/iu

function withRoleBehind(reading: Reading, fact: Fact): Fact {
  if (fact.kind !== 'manager' || !fact.name || fact.role) return fact
  const to = fact.spans[0]![1]
  const behind = ROLE_PART.exec(reading.open.slice(to, to + 60))
  if (!behind || !namesRole(behind[1]!)) return fact
  const end = to + behind[0].length
  return {
    ...fact,
    role: behind[1]!,
    text: reading.text.slice(fact.spans[0]![0], end),
    spans: [[fact.spans[0]![0], end]],
  }
}

/** Whether words that stand alone name a job: they end in one. */
const namesRole = (text: string): boolean =>
  ROLE_ALONE.test(text) || findPhrases(TITLE_WORDS, plain(text)).some(({ to }) => to === text.length)

const CONTINUES =
  'dir\\.|gte|gral|gerente|coord|presidente|presidenta|dueño|dueña|socio|socia|subdirector|encargado|encargada|président|présidente|gérant|gérante|cadre|cheffe|dg|daf|drh|dsi|pdg|head|vp|director|ceo|cto|cfo|coo|cpo|cmo|cro|cio|ciso|cno|gm|md|manager|mgr|lead|chief|partner|owner|founder|leiter|leitung|geschäfts|inhaber|directeur|directrice|directora|responsable|jefe|jefa|general counsel|gc|principal'
    .split('|')
    .map((word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1)}|${word.toUpperCase()}`)
    .join('|')
/** A manager's words end here; a comma goes on to a role or a name. */
const STOP = new RegExp(
  `[;\\n\\u0001]|(?<!(?:^|[\\s,])(?:[A-Z]|M|Mr|Ms|Mrs|Dr|[Dd]ir|[Gg]te|[Mm]kt|[Mm]tra|[Mm]tro|Sr|Sra|Hr|Fr|Prof|Ing|Lic|Arq|Dra|Mag|Mtro))\\.|\\s\\/\\s|\\s(?:and|und|et(?! financi)|y(?! financi)|with|mit|who|that|in|at|for|plus|but|from)\\s|\\s-\\s|,(?=\\s?leads? )|,(?!\\s?(?:(?:our |the )?(?:${CONTINUES})|(?:\\p{Ll}+ ){1,2}(?:${CONTINUES})(?=\\s*(?:[.;,)]|$))|\\p{Lu}\\. \\p{Lu}\\p{Ll}+|\\p{Lu}[A-Za-zÀ-ɏ]+ \\p{Lu}[A-Za-zÀ-ɏ]+(?! \\d)|\\p{Lu}[a-zà-ɏ]{2,}(?=\\s*(?:[.;)]|$))|(?:M\\.|Mme|Frau|Herrn?|Hr\\.|Ms\\.?|Mr\\.?|Mrs\\.?|Dr\\.?|Sra?\\.?) ?\\p{Lu}))`,
  'u',
)

function managerFrom(reading: Reading, cueFrom: number, from: number, raw: string): Fact | null {
  const led = nameAndField(raw)
  if (led) return { kind: 'manager', ...seen(reading, [cueFrom, from + led.length], 'high', true), ...led.who }
  const bracket = /^[^(,;.]{0,40}\([^)]{1,40}\)/u.exec(raw)
  const stop = STOP.exec(bracket ? raw.slice(bracket[0].length) : raw)
  const cut = bracket ? bracket[0].length + Math.min(stop?.index ?? 0, 0) : (stop?.index ?? raw.length)
  const words = raw
    .slice(0, cut)
    .trim()
    .replace(/[,;:]$/, '')
  if (!words || words.length > 70 || /^(?:me|us|them|him|her|nobody)$/i.test(words)) return null
  const spelled = reading.plain.slice(from, from + raw.slice(0, cut).length)
  const role = ROLE.exec(spelled)
  const roleText = role ? withoutName(raw.slice(role.index, endOfRole(raw, role, ROLE)).trim()) : null
  const apart = nameAndRole(words, ROLE) ?? roleThenName(words, ROLE)
  if (apart) {
    const [start] = trim(reading.text, [cueFrom, from + words.length])
    return { kind: 'manager', ...seen(reading, [start, from + words.length], 'high', true), ...apart }
  }
  const both = role && / (?:&|\+) /.test(words) && words.length < 40
  const roles = both ? words : roleText
  const name = both ? null : (nameIn(words, roleText) ?? dictatedName(reading, words, roleText))
  if (!name && !roleText) return null
  const span = trim(reading.text, [cueFrom, from + words.length])
  return {
    kind: 'manager',
    ...seen(reading, [span[0], from + words.length + (raw[words.length] === ')' ? 1 : 0)], 'high', true),
    name,
    role: roles ? tidyRole(roles) + (name ? ofBoard(words) : '') : null,
  }
}

function nameIn(words: string, role: string | null): string | null {
  const rest = words
    .replace(role ?? '\u0002', ' ')
    .replace(/[(),=:]/g, ' ')
    .replace(/(?<![A-Za-zÀ-ɏ])[A-Z]{2,4}(?![A-Za-zÀ-ɏ])/g, ' ')
    .replace(
      /(?<![A-Za-zÀ-ɏ.]|\p{Lu}\p{Ll}{1,20} )(?:our|the|me|der|die|den|to|an|a|la|le|el|du|de la)(?![A-Za-zÀ-ɏ])/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  const name =
    /(?:(?:Frau|Herrn?|Mme|M\.|Ms\.?|Mr\.?|Dra?\.?|Prof\.?|Sra?\.?|Ing\.|Lic\.|Arq\.|Mtro\.|Mag\.)\s)?\p{Lu}[A-Za-zÀ-ɏ'.-]+(?:\s(?:(?:van|von|van der|van den|de|du|dos|das|del|della|di|da|le|la|der|den|ter|ten|al|el|bin|ap|ní|nic|O')\s)?\p{Lu}[A-Za-zÀ-ɏ'.-]+){0,3}/u.exec(
      rest,
    )?.[0]
  if (name && !/^[A-Z&]{2,}$/.test(name.trim())) return name.trim()
  const lower = /^[\p{Ll}]{3,12}$/u.exec(rest)
  return lower && role && !NO_NAME.test(lower[0]) ? capitalise(lower[0]) : null
}

/** "chefin ist die amtsleiterin silvia rusch": where nothing has a capital, neither have names. */
function dictatedName({ text }: Reading, words: string, role: string | null): string | null {
  if (!role || /\p{Lu}/u.test(text)) return null
  const name = new RegExp(`${role} (?<name>\\p{Ll}{3,12} \\p{Ll}{3,14})$`, 'u').exec(words)?.groups?.name
  return name?.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()) ?? null
}

/** "the Chair (rotating)" names nobody. */
const NO_NAME =
  /^(?:rotating|acting|interim|new|tbc|part|full|both|soon|currently|remote|hands|also|then|directly|mainly)$|ing$/u

const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu
const LINK =
  /(?<![\w@.-])(?:https?:\/\/|www\.)[^\s,;)]{2,300}|(?<![\w@.-])(?:[\w-]{1,63}\.){1,5}(?:com|org|net|de|fr|es|co\.uk|io|eu|ch|at|ie|nl|be)\/[^\s,;)]{1,300}|(?<=(?:via|at|on|über|sur|en|see|apply|auf) )(?:[\w-]{1,63}\.){1,3}(?:com|org|net|de|fr|es|co\.uk|io|eu|ch|at|ie|nl|be|example)(?![\w@-])/gu
/** What every link holds. */
const LINK_SIGN = /:\/\/|www\.|\.(?:com|org|net|de|fr|es|co\.uk|io|eu|ch|at|ie|nl|be|example)(?![\w-])/
const PHONE =
  /(?<![\d.,'])(?<!\d\s)(?:\+\d{1,3}[\s.-]?|\(?[2-9]\d\d\)?[-. ](?=\d{3}[-. ]\d{4}(?!\d))|\(0\)|0(?=[1-9])|[69](?=\d{1,2}[ .-]?\d\d))(?:\(?\d{1,5}\)?[\s./-]?){2,5}\d{2,4}(?![\d%¤£$])(?! ?(?:[%¤£$]|eur|chf|k(?![a-z])))/gu
/** "mail cv to", "CV an": the way to an address belongs to it. */
const SEND_TO =
  /(?:(?:please |pls |bitte )?(?:interesad[oa]s(?: en el puesto)?:?,? )?(?:favor de |pueden )?(?:send|e-?mail|mail|apply|bewerbung(?:en)?|envoyer|envoyez|enviar|enviad|escribid|envianos|envia|mandar|mandad|mandanos|manda|schickt?e?n?|schreibt?|ecrivez|ecris|escribe|escribenos)\s)?(?:(?:with |mit |your |us |me |a |an |ihre |deine |votre |tu )*(?:cv|resume|lebenslauf|application|bewerbung|candidature|curriculum|instagram|portfolio|book|work|covering letter|cover letter|(?<![a-z])letter|lettre|(?<![a-z])carta|unterlagen)s?\s)?(?:to|an|at|a|via|by|per|unter|au|:)[\s:]+$/u
const LABELS_HOUSE = /(?:empresa|company|employer|firma|societe|entreprise) ?: $/u
const CONTACT_CUE =
  /(?<![A-Za-zÀ-ɏ])(?:contact(?: person| only)?|call|tel(?! aviv)|ring|text|e-?mail|questions? to|questions|queries(?: to)?|enquiries(?: to)?|fragen(?: an)?|(?:fachliche |weitere |ihre |deine )?(?:fragen|auskunfte?) (?:beantwortet|erteilt|gibt)(?: (?:ihnen|dir|euch|gerne?))*|ruckfragen(?: an| bei)?|auskunft(?: gibt| erteilt| bei)?|auskunfte(?: geben| bei)?|infos bei|ask for|(?:send|mail|e-?mail) (?:your |us your |a )?(?:cv|resume|application)s? (?:(?:by|before) [a-z\d ]{3,16}? )?(?:to|at)|appl(?:y|ications?)(?: (?:by|before|until) [a-z\d ]{3,16}?)? (?:to|via|with)|ansprechpartner(?:in)?|fragt nach|frag nach|fragen sie nach|kontakt|bewerbung(?:en)?(?: bis(?: zum| spatestens)? \d[\d. a-z]{2,14}?)? an|contacter|contacto|preguntar por|personne a contacter|enviar cv a|(?:renseignements?|informations?)(?: complementaires?)? aupres d[eu]|mas (?:informacion|informes) con|informes con|(?:candidatures?|dossiers?) chez|candidatures? (?:(?:avant|jusqu'au) (?:le )?\d[a-z\d ]{2,14}? )?(?:aupres de|a adresser a|a)|interlocut(?:eur|rice)|speak to|talk to|(?:tu |vous )?nous appele[rz]|(?:tu |vous )?nous appelles|appele[rz]|telephoner a|escrib[ei]r? a|ecri(?:re|vez) a|voir avec|demander|(?:bitte )?melde[nt]?(?: sich| dich| euch)?(?: bitte)? bei|llamar)(?:\s?(?::|is|ist|=)|\sa)?\s+(?:the |our |den |dem |der )?/gu

/** The way to a number belongs to it: "llamar al", "Tel.:". */
const WHATSAPP = /(?<![a-z])(?:whats ?app|wasap)(?![a-z])[^\d.;\n]{0,12}$/u
/** "Bewerbung gern per WhatsApp an". */
const WHATSAPP_AHEAD =
  /(?<![a-z])(?:(?:bewerb[a-z]*|applications?|apply|candidatures?|postul[a-z]*|cvs?|mandar?|envia[a-z]*|escrib[a-z]*|send|message|text) )?(?:(?:bitte|gerne?|einfach|auch|please|just|us|cv|un|una|tu) )*(?:(?:per|via|uber|by|on|through|par|por|al?|sur|un) )?(?:whats ?app|wasap)(?: (?:an|unter|auf|to|on|at|au|al|a))?[\s:]{1,3}$/u
const CALL_AHEAD =
  /(?:(?<![a-z])(?:o |ou |oder |or |por |par )?(?:llamar|llama|llamad|llamanos|llamando|appelez(?:-nous)?|appeler|tel(?:efono|ephone|efon)?\.?|call(?: us)?|anrufen|unter|whats ?app|(?<![a-z])(?:au|al|on|at))[\s:]{1,3})+$/u

const NAME_HERE = lean(
  /^(?:(?:Mag\.|DI|Pfr\.|Pfarrer(?:in)?|Maître|Me|Lic\.|Ing\.|Frau|Herrn?|Hr\.?|Fr\.|Mme|M\.|Ms\.?|Mr\.?|Mrs\.?|Sra?\.?|Dra?\.?|Prof\.)\s){0,3}\p{Lu}[A-Za-zÀ-ɏ'-]+(?:\s(?:(?:van|von|de|del|der)\s)?\p{Lu}[A-Za-zÀ-ɏ'-]+){0,2}/u,
)

/** "Frau Unterberger freut sich", "Hortleiterin Ines Lorenz gibt gern Auskunft". */
const AWAITS =
  /(?<!\p{L})(?<name>(?:Frau|Herr|Hr\.|Fr\.|\p{Lu}\p{Ll}+(?:leiter|chef|meister|verwalter|inhaber)(?:in)?) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:freut sich(?: (?:schon )?auf (?:Ihre|deine|eure) (?:Bewerbung|Nachricht|Unterlagen))?|(?:gibt|erteilt) (?:(?:Ihnen|dir|euch|gerne?) )*Auskunft|beantwortet (?:(?:Ihnen|dir|Ihre|deine|gerne?|alle) )*Fragen|hilft (?:(?:Ihnen|dir|gerne?|bei Fragen) )*weiter)(?=\s*(?:[.!,;\n]|$))/gu
/** What is sent along beside a CV. */
const PAPER =
  /(?<![a-z])(?:portfolio|arbeitsproben|zeugnisse|cover(?:ing)? letter|anschreiben|motivationsschreiben|lettre de motivation|carta(?: de (?:presentacion|motivacion))?)(?![a-z])/u

export function readContact(reading: Reading): void {
  const facts: Fact[] = []
  for (const [pattern, sign] of [
    [MAIL, /@/],
    [LINK, LINK_SIGN],
  ] as const)
    for (const match of sign.test(reading.open) ? matches(pattern, reading.open) : []) {
      const span: Span = [match.index, match.index + match[0].replace(/[.,]$/, '').length]
      facts.push({
        kind: 'contact',
        ...seen(reading, span, 'high', true),
        text: reading.text.slice(...span),
        name: null,
        channel: reading.text.slice(...span),
      })
      const subject = /^,? ?(?:con )?(?:asunto|betreff|objet|subject):? [^,.;\n\u0001]{3,50}/u.exec(
        reading.openPlain.slice(span[1], span[1] + 64),
      )
      if (subject) {
        const to = span[1] + subject[0].length
        facts.push({ kind: 'process', ...seen(reading, trim(reading.text, [span[1], to]), 'high', true) })
      }
      const asks = SEND_TO.exec(reading.openPlain.slice(Math.max(0, span[0] - 48), span[0]))
      const paper = PAPER.exec(asks?.[0] ?? '')
      if (asks && paper) {
        const at = span[0] - asks[0].length + paper.index
        facts.push({ kind: 'process', ...seen(reading, [at, at + paper[0].length], 'high', true) })
      }
      if (asks) facts.find((fact) => fact.spans[0]![0] === span[0])!.spans.push([span[0] - asks[0].length, span[0]])
    }
  for (const match of matches(PHONE, reading.open)) {
    if (match[0].replace(/\D/g, '').length < 9) continue
    const span = trim(reading.text, [match.index, match.index + match[0].length])
    const before = reading.openPlain.slice(Math.max(0, span[0] - 40), span[0])
    const romance = reading.language === 'fr' || reading.language === 'es'
    const ahead =
      (WHATSAPP_AHEAD.exec(before) ?? CALL_AHEAD.exec(before) ?? (romance ? WAY_TO_CALL.exec(before) : null))?.[0]
        .length ?? 0
    facts.push({
      kind: 'contact',
      ...seen(reading, span, 'high', true),
      name: null,
      channel: `${WHATSAPP.test(before) ? 'WhatsApp ' : ''}${match[0].trim()}`,
    })
    if (ahead > 0) facts.at(-1)!.spans.push([span[0] - ahead, span[0]])
  }
  for (const { index, 0: said, groups } of reading.language === 'de' ? matches(AWAITS, reading.open) : []) {
    const end = index + groups!.name!.length
    facts.push({ kind: 'contact', ...seen(reading, [index, end], 'high', true), name: groups!.name!, channel: null })
    facts.at(-1)!.spans.push([end, index + said.length])
  }
  for (const match of matches(CONTACT_CUE, reading.openPlain)) {
    const from = match.index + match[0].length
    if (LABELS_HOUSE.test(reading.plain.slice(Math.max(0, match.index - 12), match.index))) continue
    const name = NAME_HERE.exec(reading.open.slice(from, from + 48))
    if (!name || NOBODY.test(name[0])) continue
    if (TAKEN_BACK.test(reading.plain.slice(from + name[0].length, from + name[0].length + 30))) continue
    const role =
      roleBehind(reading, from + name[0].length) ||
      houseBehind(reading, from + name[0].length) ||
      whenBehind(reading, from + name[0].length)
    const whole = reading.text
      .slice(from, from + name[0].length + role)
      .replace(/(?<=\p{L}) (?=le matin|le soir|l'après-midi|por la (?:mañana|tarde))/u, ', ')
    facts.push({
      kind: 'contact',
      ...seen(reading, [from, from + whole.length], 'high', true),
      text: whole,
      name: whole,
      channel: null,
    })
    if (!/^(?:appl|send|bewerb|candidat|enviar|postul)/u.test(match[0])) facts.at(-1)!.spans.push([match.index, from])
  }
  record(
    reading,
    facts.map((fact) => withAccent(reading, fact)),
  )
}

/** "Ask for Ruud in the ad? no, …" */
const TAKEN_BACK = /^[^.,;!?\n]{0,18}\? ?(?:no|nope|nein|lieber nicht|non|better not)(?![a-z])/u

/** "Niamh Daly, Director of Nursing": how far the role behind a name reaches. */
function roleBehind(reading: Reading, offset: number): number {
  const words = /^(?:,|(?= cadre de sante)) [^,.;\n\u0001@]{3,36}(?=[.;\n]|$)/u.exec(
    reading.openPlain.slice(offset, offset + 44),
  )?.[0]
  ROLE.lastIndex = 0
  return words && ROLE.test(words) ? words.length : 0
}

/** "Contact only Lisa at Bergfeld Search": who recruits for the employer. */
const houseBehind = (reading: Reading, offset: number): number =>
  /^ (?:at|from|of) \p{Lu}[\p{L}&'-]+(?: (?:& )?\p{Lu}[\p{L}&'-]+){0,3}(?=\s*(?:[.,;)\n]|$))/u.exec(
    reading.open.slice(offset, offset + 50),
  )?.[0].length ?? 0

/** "Ring Donal after 6": when to call. */
const whenBehind = (reading: Reading, offset: number): number =>
  /^ (?:le matin|le soir|l'apres-midi|por la (?:manana|tarde)|(?:(?:le matin|le soir|l'apres-midi|por la (?:manana|tarde)) )?(?:after|before|between|from|ab|nach|apres|avant|entre|a partir de|antes de|despues de)(?: las)? \d)[^,.;\n\u0001]{0,20}/u
    .exec(reading.openPlain.slice(offset, offset + 30))?.[0]
    .trimEnd().length ?? 0

/** A phone number in a brief is mostly somebody's own: it is not printed unless the brief gives it for applicants. */
export function privatePhones(reading: Reading): Span[] {
  return matches(PHONE, reading.open)
    .filter(
      (match) =>
        match[0].replace(/\D/g, '').length >= 8 && !/^\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d\d$/.test(match[0].trim()),
    )
    .filter((match) => !isForApplicants(reading, match.index))
    .filter(
      (match) =>
        !/^[^.;\n]{0,6}(?:bitte veroffentlichen|please publish|ok to publish|may be published|publicar|a publier|(?:(?:die |the |my |your )?(?:nummer|number|nr\.?) (?:kann|darf|soll|can|may) (?:mit |bitte |go |be )?(?:rein|drauf|in|printed|published|veroffentlicht)|(?:le |ce )?numero peut (?:figurer|apparaitre|etre)|(?:el |este )?numero (?:puede|se puede)))/u.test(
          reading.plain.slice(match.index + match[0].length, match.index + match[0].length + 34),
        ),
    )
    .map((match) => [match.index, match.index + match[0].length] as const)
}

/** "Tu nous appelles : Yann 06 …", "Melden bei Herbert, 0664 …": the brief sends applicants to the number. */
const CALLS =
  /(?:apply|applicants?|call us|candidates?|bewerb|publish|phone for|postul|telefonisch|melde[nt]?(?: sich| dich| euch)?(?: bitte)? (?:bei|unter)|anruf(?:en)? (?:bei|unter|genugt)|(?:tu |vous )?nous (?:appel|joindre|telephon|contact)[a-z]*|appele[rz]|telephone[rz]|joindre|par telephone|passe[rz] nous voir|vorbeikommen|pasate|renseignements|auskunft|fragen|llam[a-z]*|whats(?: ?app)?|wasap|informes|comunicarse)[^;\n]{0,40}$/u
/** "tel patron 06 …", "sms au 07 …", "mandar wasap al 652 …": how small employers ask to be called. */
const WAY_TO_CALL =
  /(?<![a-z])(?:tel(?:ephone|efono)?|sms|texto|wasap|whats ?app|evaluacion telefonica)(?![a-z])[^\d;\n]{0,24}$|(?<![a-z])(?:voir|contacter|demander) [^\d;.\n]{2,30} ou (?:au )?$/u
/** "Ruf mich an", "mon portable": said to the colleague. */
const OWN_NUMBER = /(?:my|mein\w*|mon|ma|mi|mich|mir|me) (?:[a-z]+[ :]+){0,2}[^\p{L}]{0,3}$/u

const isForApplicants = (reading: Reading, at: number): boolean => {
  const before = reading.plain.slice(Math.max(0, at - 60), at)
  // At the head of a line the word is the ad's own.
  const headed =
    reading.language !== 'en' && /(?:^|[.;\n]\s*)(?:contact|kontakt|contacto)(?![a-z])[^;\n]{0,40}$/u.test(before)
  const behind = reading.plain.slice(at, at + 48).replace(/^[+\d\s()./-]+/u, '')
  const cued = reading.language !== 'en' && reading.language !== 'de' && WAY_TO_CALL.test(before)
  return (
    (CALLS.test(before) || headed || cued || tellsHowToApply(reading, at)) &&
    !OWN_NUMBER.test(before) &&
    !/^\(?(?:nur )?(?:privat|prive|perso(?![a-z]))/u.test(behind)
  )
}

/** "Ring Fi at the clinic 07 …", "meld dich bei Resi 08823 …". */
const RING =
  /(?:^|[.,;!?\n(] ?)(?:(?:and|or|pls|please|just|oder|bitte|einfach|or just) )*(?:call|phone|ring|text|fone|whatsapp|ruf(?:t|en sie)?|meld(?:e|et|en)?|anrufen|durchklingeln|appelle[rz]?|ecri[st]|ecrivez|llam[ae][a-z]*|escrib[a-z]*|manda[a-z]*) /u

const tellsHowToApply = (reading: Reading, at: number): boolean => {
  const { from, to } = partAt(reading, at)
  if (!RING.test(reading.plain.slice(Math.max(0, from - 2), at))) return false
  const { label, share } = sortStretch(reading, [from, to])
  return label === 'apply' && share > 0.6
}

const PROCESS =
  /(?<![A-Za-zÀ-ɏ])(?:interview(?:s|ing)?|(?<![a-z\d] |\d)\d (?:short |video |phone |quick )?calls?(?! (?:a|per|each) (?:day|week|shift|hour)|\/)|(?:hiring|application|selection|recruitment|interview) process|(?<!walk |walking |do |ward |drug |medication )rounds|(?<=(?:\d|one|two|three|four|first|second|third|final|last|interview|each|single) )round|trial (?:day|shift)|paid trial|probearbeit(?:en|stag)?|probetag|schnuppertag|case study|take-?home(?: task)?|homework|phone (?:call|screen)|screening call|assessment|technical test|coding test|no (?:recruiters|agencies|recruitment agencies)|(?:pas d'|sans )(?:agences?|esn|cabinets?|intermediaires?)(?: s'abstenir)?|(?:abstenerse |no |sin )(?:consultoras|agencias|intermediarios|ett)|(?:no|keine) (?:agenc[A-Za-zÀ-ɏ]+|personalvermittl[a-z]+|headhunter|leasingfirmen|zeitarbeit[a-z]*|temporarburos|temporarfirmen|personaldienstleister|agenturen)|visits welcome|visits? (?:on |any )?(?:mon|tues|wednes|thurs|fri)day|hospitation(?:en)?(?: gern(?:e)?| moglich| erwunscht)?|reponse (?:sous|dans|en)|antwort (?:innerhalb|in|binnen)|respuesta en|bewerbung(?:en)? (?:per|via|uber|telefonisch)|(?:llama|llamar|preguntar) (?:a|por)(?= [a-z]+ [\d\u0001])|apply to (?:the )?(?:practice |office |shop |head|school )|form only|visits? (?:to the school )?(?:are )?(?:welcome|encouraged)|cv(?: only| and cover letter)?|cover letter|portfolio|references|anschreiben|lebenslauf|motivationsschreiben|vorstellungsgesprach|bewerbungsgesprach|entretiens?(?! (?:du |des |de (?:la |l'|nos )|courant|et |menager|mecanique|technique|d'espaces))|lettre de motivation|entrevistas?|carta de presentacion|proceso de seleccion|process(?:us)? de recrutement|writing sample|auditions?|answer within|reply within|we reply|decision within|response within)(?![A-Za-zÀ-ɏ])/gu

export function readProcess(reading: Reading): void {
  const facts: Fact[] = []
  let last = -1
  for (const match of matches(PROCESS, reading.openPlain)) {
    const cue: Span = [match.index, match.index + match[0].length]
    if (cue[0] < last) continue
    const after = reading.openPlain.slice(cue[1], cue[1] + 20)
    const before = reading.openPlain.slice(Math.max(partAt(reading, cue[0]).from, cue[0] - 24), cue[0])
    if (/portfolio/u.test(reading.plain.slice(...cue)) && /^\s?(?:of |with |~)?\s?\d/u.test(after)) continue
    if (
      /^\s?(?:utilisateurs?|clients?|annuels?|individuels?|professionnels|d'evaluation|con usuarios|con clientes|de venta|candidates|skills|notes|experts|engineers|developers|staff|stakeholders|families|applicants|tenants|users|customers|patients|training|with (?:users|customers|experts)|of (?:clients|funding|investments|companies|brands))/u.test(
        after,
      ) ||
      (/(?:conduct|run|prepare|do|schedule|manage|managing|own|owning|grow|growing|build|property|project|loan|account|whole|investment|funding|security|night|patrol|product|client|our|financ\w+|a|the|needs?|risk|ward|site|meds?|medication|milk|delivery|drinks?) $/u.test(
        before,
      ) &&
        !/send|your/u.test(before))
    )
      continue
    const span = widen(reading, cue)
    const words = reading.text.slice(...span)
    // "mail your CV to" is the way to a contact, which is read already.
    if (countWords(words) > 18 || /\s(?:to|at|an|à|a)$/iu.test(words)) continue
    last = span[1]
    facts.push({ kind: 'process', ...seen(reading, span) })
  }
  record(reading, facts)
}
