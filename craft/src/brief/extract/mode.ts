/** Office, home or both. Negations first, then days, then words. */

import type { Fact, Span } from '../facts.ts'
import { lean } from '../lean.ts'
import { matches, occurs } from '../matches.ts'
import { blankOut, partAt, type Reading, record } from '../reading.ts'
import { COUNT, countOf, seen, trim, widen } from './spot.ts'

type Mode = Extract<Fact, { kind: 'mode' }>

const HOME =
  '(?:remote(?:ly)?|wfh|work(?:ing)? from home|home[- ]?office|home[- ]?working|at home|from home|home|teletravail|teletrabajo|en remoto|desde casa|en casa|mobil(?:es)? arbeiten|mobil(?=[\\s,.;)]|$)|von (?:zu ?hause|daheim)|zu ?hause|daheim|a distance|distanciel|a domicile|tt(?![a-z])|ho(?=[\\s/,.;)]|$))'
const OFFICE =
  '(?:in (?:the |our )?office|office days?|office|wfo|on[- ]?site|in[- ]?house(?= \\d)|at (?:the |our )office|im buro|buro(?:tage?)?|vor ort|in prasenz|prasenz(?:tage?)?|sur site|au bureau|bureau|en presentiel|presentiel|en la oficina|en oficina|oficina|en (?:el )?(?:estudio|despacho|taller)(?= y \\d| et \\d)|presencial(?:es)?|in(?=[\\s,.;]|$))'
const WEEKLY =
  '(?:\\s?(?:/|per|a|pro|par|por|die|in der|each|every|je|la|a la)?\\s?(?:week|wk|woche|sem(?![a-z])|semaine|semana|weekly|wochentlich))?'
const DAYS = `(?<count>${COUNT})(?:\\s?(?:-|to|bis|a|or)\\s?(?<most>\\d))?(?:\\s?(?:x|times|mal|fois|veces|tages?))?(?:\\s(?:fixed |full |whole |possible |volle |feste )?(?:days?|tag(?:en?)?|jours?|dias?)|\\s?j(?:rs?)?(?=[\\s/,.;)]|$))?${WEEKLY}`

const WEEKDAY_NAME =
  '(?:mon|tues|wednes|thurs|fri)days?|(?:mon|tues?|wed|thurs?|fri)(?= (?:from |at )?home)|(?<=(?:wfh|from home) (?:on )?)(?:mon|tues?|wed|thurs?|fri)(?![a-z])|(?:mon|diens|donners|frei)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|mie(?:rcoles|rc?\\.?(?![a-z]))|jueves|viernes'
const NAMED_DAY = `(?<days>(?:${WEEKDAY_NAME})(?:(?:, ?| ?[+&/] ?| (?:and|und|et|y) )(?:${WEEKDAY_NAME}))*)`

const DENIED =
  /(?<![A-Za-zÀ-ɏ])(?:(?:home ?-?office|teletravail|teletrabajo|remote(?: work(?:ing)?)?|remoto|mobiles arbeiten|wfh) ?[:=?] ?(?:none|no|nein|keine?s?|aucun|non|pas possible|nicht moglich|ninguno|nada|impossible)|no(?:t| hay)? (?:[A-Za-zÀ-ɏ]+ )?(?:remote(?:ly)?(?: work(?:ing)?)?|wfh|home ?office|home[- ]?working|working from home|teletrabajo)|kein(?:e)? (?:home[- ]?office|remote(?: work)?|mobiles? arbeiten)|(?:pas (?:de|en)|sans|aucun|jamais de|zero|point de) (?:teletravail|distanciel|remote)|(?:sin|nada de|ni|cero|tampoco) (?:teletrabajo|remoto|home ?office)|teletravail (?:impossible|exclu|pas possible|non prevu|pas prevu|(?:n'est|ne sera) (?:pas|jamais) (?:possible|prevu|envisageable|envisage|propose|autorise|accepte|au programme))|(?:remote(?: work(?:ing)?)?|wfh|work(?:ing)? from home|home[- ]?working) (?:isn't|is not|won't be|will not be) (?:possible|an option|available|offered|on offer|allowed|on the cards)|teletrabajo (?:imposible|descartado|no (?:hay|es posible|se contempla|procede))|(?:remote|home ?office|mobiles arbeiten) (?:gibt'?s|gibt es|geht|ist|is)(?: (?:hier|bei uns|da|leider|aber))* (?:nicht|keines|keins|nix|ned|net)|(?:remote|home ?office|wfh|teletravail|teletrabajo)(?: work)?(?: is)?(?: not possible| not an option|\?? no(?!t)| nicht moglich| non| ?: ?(?:no|nein|non))|ohne home[- ]?office|homeoffice nicht moglich|remote (?:is )?not (?:possible|an option|available))(?:, sauf (?:exceptions?|urgences?)|, salvo (?:excepcion(?:es)?|urgencias?))?(?![A-Za-zÀ-ɏ])/gu
/** "Homeoffice möglich, aber mind. 1 Tag im Büro". */
const HOME_BUT =
  /(?<![a-z])home ?-?office (?:ist |geht )?(?:moglich|moeglich|ok|okay|gern|ja)?,? ?(?:aber|jedoch|but) (?:mind(?:\.|estens)? |at least )?(?<days>\d) (?:tage?|days?)(?: (?:pro|die|in der) woche| a week)? (?:im (?:buro|buero)|vor ort|in the office|on site)/gu
/** Where the other days are. */
const REST =
  '(?:home|remote|home ?office|(?:von )?zu ?hause|(?:von )?daheim|mobil|wie (?:du willst|sie wollen|man will)|wo (?:du willst|sie wollen)|casa|(?:la )?maison|wherever(?: you (?:like|want|are))?|anywhere|teletravail|wfh|domicile|distance)'
/** "Presencial lunes y jueves, lo demás desde casa": the days by their names. */
const OFFICE_NAMED = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:presencial|en presentiel|presentiel|sur site|au bureau|en (?:la )?oficina|bureau|oficina)[\\s:]+(?:les? |los |el )?${NAMED_DAY},? (?:y |et )?(?:lo demas|el resto|le reste|les autres jours|los demas dias|resto|reste)(?: (?:en |desde |a |de |depuis )?(?:la )?${REST})`,
  'gu',
)
/** ", rest from home" behind the days in the office, and which days they may be. */
const THE_REST = `(?: ?\\((?:any|you choose|your choice|you pick|flexible)(?: days?)?\\))?(?:,? ?(?:and )?(?:the )?(?:rest|other(?:s|wise)?|remaining|sonst|le reste|el resto|resto)(?: days?)?(?: (?:is |at |from |im |en |desde |a la |a )?${REST})?)?(?:(?:,? (?:y|et|and|und)|,) \\d (?:dias |jours |days |tage )?(?:en casa|desde casa|en remoto|a la maison|en teletravail|de teletravail|de teletrabajo|en teletrabajo|at home|from home|zu ?hause)(?![a-z]))?`
const OFFICE_DAYS = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,])(?:hybrid(?:es?)?(?: working| work|es modell|arbeiten)?[\\s,:(]+)?${DAYS}\\s?(?:in |at |im |en |au |de |a )?(?:the |our |la |el )?${OFFICE}(?:${WEEKLY})${THE_REST}`,
  'gu',
)
/** "studio 3 days a week, rest home": the rest tells where the days are. */
const REST_HOME = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,])${DAYS},? ?(?:and )?(?:the )?(?:rest|other(?:s|wise)?|remaining|le reste|resto|sonst)(?: (?:is |at |from |im |en |desde |a la |a )?)${REST}`,
  'gu',
)
const HOME_DAYS = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d.,])(?:hybrid(?:es?)?[\\s,:(]+)?${DAYS}\\s?(?:of |de |im |en |a |d')?(?:the )?${HOME}(?:${WEEKLY})(?: (?:possible|moglich|posible|possibles|geht|drin|flottants?|flexibles?|au choix|a elegir|fijos?))?(?![A-Za-zÀ-ɏ])`,
  'gu',
)
const HOME_FIRST = new RegExp(
  `(?<![A-Za-zÀ-ɏ])${HOME}(?:(?: (?:possible|posible|partiel|parcial))?[\\s:(]+)(?:(?:an |a raison de |bis zu |up to |jusqu'a |hasta |de )?${DAYS})(?![A-Za-zÀ-ɏ%])`,
  'gu',
)
const OFFICE_FIRST = new RegExp(
  `(?<![A-Za-zÀ-ɏ]|home )(?:on[- ]?site|in (?:the )?office|office|wfo|vor ort|im buro|sur site|au bureau|presencial(?:idad)?|en la oficina)[\\s:(,]+${DAYS}(?=[\\s,.;)]|$)(?<=(?:days?|tag(?:en?)?|jours?|dias?|j|week|woche|semaine|semana|x)(?:${WEEKLY}))${THE_REST}`,
  'gu',
)
/** "Homeoffice-Tag freitags", "1 Homeoffice-Tag". */
const HOME_DAY_NAMED =
  /(?<![A-Za-zÀ-ɏ])(?:(?<count>\d) )?(?:home[- ]?office|teletravail|remote|home|wfh)[- ]?(?:tage?|days?)(?: (?:freitags|montags|dienstags|mittwochs|donnerstags|fridays?|mondays?|pro woche|a week))?(?![A-Za-zÀ-ɏ])/gu
/** "home office on Fridays", "mittwochs und freitags Homeoffice": each named day is one. */
const HOME_ON = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:${HOME} (?:on |am |le |los |el )?${NAMED_DAY}|${NAMED_DAY} ${HOME})(?![A-Za-zÀ-ɏ])`,
  'gu',
)
/** "Mo und Fr Homeoffice", "Homeoffice Mo-Mi". */
const SHORT_DAY = '(?:mo|di|mi|do|fr)(?:\\.|(?![a-zß-ɏ]))'
const SHORT_DAYS = `(?:${SHORT_DAY}(?:(?:, ?| ?[+&/] ?| und | bis | ?- ?)${SHORT_DAY})*)`
const HOME_ON_SHORT = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?<ahead>${SHORT_DAYS}) (?:ist |sind |im |von )?${HOME}|${HOME} (?:immer |jeweils |am )?(?<behind>${SHORT_DAYS}))(?![A-Za-zÀ-ɏ])`,
  'gu',
)
function shortDaysIn(days: string): number {
  const named = days.match(/mo|di|mi|do|fr/g)!.map((day) => ['mo', 'di', 'mi', 'do', 'fr'].indexOf(day))
  return / bis |-/.test(days) ? named.at(-1)! - named[0]! + 1 : named.length
}
const HOME_SHARE =
  /(?<![\d.,])(?<share>\d{2,3})\s?% (?:remote|home ?office|teletravail|teletrabajo|wfh|from home)(?![A-Za-zÀ-ɏ])/gu
const SHARE_OF_HOME =
  /(?<![A-Za-zÀ-ɏ])(?:remote|home ?office|teletravail|teletrabajo|wfh|mobiles? arbeiten)[ :]+(?:bis zu |up to |jusqu'a |hasta )?(?<share>\d{2})\s?%/gu
const DAY = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri)(?:days?)?(?![a-z])'
const DAY_LIST = `(?<![a-z])${DAY}(?:(?:\\s?(?:-|to|and|&|\\+|,|/)\\s?| )${DAY})+`
/** "Tues + Thurs in the office", "Tue/Wed in, rest at home", "in tues + weds". */
const NAMED_DAYS = new RegExp(
  `${DAY_LIST} in(?: (?:the )?office(?![a-z])|(?=\\s*(?:[,.;)\\n]|$)))${THE_REST}|(?<=(?:^|[,.;(]\\s*)(?:in|office)(?: office)? )${DAY_LIST}(?=\\s*(?:[,.;)\\n]|$))${THE_REST}|(?<![a-z])on[- ]?site (?:on )?${DAY_LIST}(?=,? ?(?:and )?(?:the )?(?:rest|other|remaining))${THE_REST}`,
  'gu',
)
const ITS_DAYS = new RegExp(DAY_LIST, 'u')
/** "mardi et jeudi au bureau", "martes y jueves en ofi". */
const OFFICE_ON = new RegExp(
  `(?<![A-Za-zÀ-ɏ])${NAMED_DAY} (?:(?:no|dans n)os bureaux|au bureau|sur site|en presentiel|presencial(?:es)?|(?:en (?:la )?)?ofi(?:cina)?|im buro|vor ort)(?![A-Za-zÀ-ɏ])`,
  'gu',
)
const HYBRID =
  /(?<![A-Za-zÀ-ɏ])(?:hybrid[eoa]?s?|hibrid[oa]s?|semi[- ]remote|partly remote|partially remote|teilweise (?:remote|homeoffice)|mix of home and office|flexible? (?:home|office)|remote[- ]friendly|(?:el |le |der )?(?:resto|reste|rest) (?:(?:es |en |im |ist )?(?:remoto|remote|teletrabajo|teletravail|home ?office)|desde casa|a distance))(?: (?:working|work|model|modell|arbeiten|setup|modelo))?(?![A-Za-zÀ-ɏ])/gu
/** "hybrid, 2 days": days without a place are days in the office. */
const HYBRID_DAYS = new RegExp(
  `(?<![A-Za-zÀ-ɏ])hybrid(?:e|es|o|a)?[\\s,:(-]+${DAYS}(?=[\\s,.;)]|$)(?<=(?:days?|tag(?:en?)?|jours?|dias?|j|week|woche|semaine|semana|x)(?:${WEEKLY}))`,
  'gu',
)
/** "hybrid 3/2": three days in the office, two at home. */
const HYBRID_SHARE =
  /(?<![a-z])h[iy]brid(?:[aeo]s?)?[\s,:(]+(?<count>[1-4]) ?[/x-] ?(?<home>[1-4])(?![\d/]|[.-]\d| ?(?:days?|x|times|weeks?))/gu
const REMOTE =
  /(?<![A-Za-zÀ-ɏ])(?:100\s?% (?:remote|remoto|home ?office|teletravail|teletrabajo|en remoto)|(?:remote|remoto|teletravail|teletrabajo) (?:al |a |zu )?100\s?%|(?:fully|full|completely|all|voll|komplett|totalement|full)[ -]?remote|remote[- ]first|remote|work(?:ing)? from (?:home|anywhere)|wfh|home ?office|home[- ]?based|mobiles arbeiten|telework(?:ing)?|full[- ]remote|100% distanciel|teletravail|en remoto|remoto|teletrabajo)(?:\s?:?\s?(?:souple|partiel|ponctuel|occasionnel|parcial|puntual|ocasional|moglich|possible|posible|ok|okay|fine|welcome|work|working|role|position|job))?(?![A-Za-zÀ-ɏ])/gu
const NOT_MODE = lean(
  /^-(?:control|operat|pilot|sens)|^\s*(?:(?:weather|radio|gauging|pumping|power|relay|ranger|mountain|coastal|rural|forest|field|hill|island|offshore|mining|farming|cattle|fire) )?(?:stations?|farms?|camps?|huts?|masts?|towers?|outposts?|clinics?|schools?|mines?|places?|parts?|properties|pilots?|handling|vehicles?|machinery|cameras?|valves?|switching|sensors?|sites?|communit\w+|controls?|control|monitoring|areas?|locations?|access|support|desktop|sensing|teams?(?= across)|villages?|islands?|servers?|diagnostic|hands|patient|office allowance|equipment|setup (?:budget|allowance))/u,
)
/** "6 years on site", "interviews 24 March in person": no word on where one will work. */
const NOT_OF_THE_WORK =
  /(?:\d|some|one|two|three|four|five|ten) ?(?:years?|yrs?|jahre|ans|anos)(?: (?:of )?(?:experience|exp|working|work|spent))? $|(?:interviews?|gesprache?|entretiens?|entrevistas?|onboarding|induction|einarbeitung)[^,;.\n]{0,16} $/u
const ONSITE =
  /(?<![A-Za-zÀ-ɏ])(?:on[- ]?site|wfo|in[- ]office|office[- ]based|(?<!(?:apply|applications?|applying|come|drop|call|stop|inquire|enquire) (?:in |by )?)in person|site[- ]based|100% office|vor ort|in prasenz|sur site|presentiel|presencial|on premises|presence (?:a l'atelier|a l'usine|au magasin|au bureau|sur place|en boutique|au cabinet|en agence)(?: (?:tous les jours|chaque jour|quotidienne|obligatoire|exigee))?)(?![A-Za-zÀ-ɏ])/gu
const REGION = lean(
  /^\s*(?:\(?\s*(?:within|dentro de|en todo|partout en|in|from anywhere in|from|anywhere in|across|inside|only|aus|innerhalb|en|dans|desde|depuis)\s+)?\(?(?<region>(?:the )?(?:eu(?:rope)?|eea|emea|uk|us|usa|united states|dach|latam|apac|nordics|north america|ireland|canada|germany|france|spain|deutschlands?|osterreichs?|schweiz|europa|espana|portugal|italy|poland|netherlands|belgium|austria|colombia|mexico|chile|argentina|peru|uruguay|latinoamerica|quebec|suisse|belgique|luxembourg|allemagne|europe|worldwide|anywhere(?! in)|global(?:ly)?)(?:\s?(?:\/|or|and|,|\+)\s?(?:eu(?:rope)?|uk|us|usa|eea|canada|ireland|switzerland|germany|austria|france|spain|portugal|italy|poland|netherlands|belgium|deutschland|osterreich|schweiz)(?![a-z]))*(?: only| based)?)(?![A-Za-zÀ-ɏ])\)?/u,
)
const TIMEZONE =
  /(?<![A-Za-zÀ-ɏ])(?:(?:utc|gmt|cet|cest|est|edt|pst|pdt|cst|mst|bst|ist|et|pt(?! [abc][12])|eet)\s?(?:\(?\s?(?:\+\/?-?|-|±|plus or minus|\+-)\s?\d{1,2}\s?(?:h|hrs|hours)?\)?)?(?:\s?(?:time ?zone|hours|time))?|european time ?zones?|us time ?zones?)(?![A-Za-zÀ-ɏ])/u

/** In a garage a hybrid has wheels. */
const OF_CARS_AFTER =
  /^\s?(?:[/&+]|and|und|et|y)?\s?-?(?:ev(?![a-z])|electric|e-|elektro|vehic|vehicul|cars?(?![a-z])|fahrzeug|auto|antrieb|training|technik|coches|voitures|electri)/u
const OF_CARS_BEFORE =
  /(?:(?:formacion|formation|schulung|cursos?|stage|kurs) (?:en|sur|de|zu|fur|aux|in)|vehiculos?|coches|vehicules?|voitures|fahrzeuge|electricos? (?:y|e|o|et|ou)|(?:ev|electric|elektro)\w*(?: ?[/&+] ?| and | und )) ?(?:e |et |les |los )?$/u

/** "… or remote if you live in Utah or Arizona": for whom the choice is. */
const IF_LIVING = /^ if (?:you(?:'re| are)? ?)?(?:live |living |based )?in [a-z]+(?: (?:or|and) [a-z]+)*/u

/** "remote within Portugal or hybrid": one of the two is to be chosen, which one mode can't say. */
const EITHER =
  /(?<![A-Za-zÀ-ɏ])(?:office|on[- ]?site|in person|vor ort|im buro|sur site|presencial) (?:or|oder|ou|o) (?:fully |full )?(?:remote|teletravail|remoto|teletrabajo|home[- ]?office)(?: (?:within|inside|in|aus|en|dans|from) [a-z]{2,14}(?: [a-z]{3,12}(?= or hybrid))?)?|(?<![A-Za-zÀ-ɏ])(?:(?:fully )?remote|teletravail|full remote|remoto|teletrabajo|home[- ]?office)(?: (?:within|inside|in|aus|en|dans|from) [a-z]{2,14}(?: [a-z]{3,12}(?= or hybrid))?)?,? (?:or|oder|ou|o) hybrid[a-z]*(?: ?\([^()\n]{2,30}\))?|(?<![A-Za-zÀ-ɏ])hybrid[a-z]*(?: ?\([^()\n]{2,30}\))?,? (?:or|oder|ou|o) (?:fully |full |100 ?% )?(?:remote|teletravail|remoto|teletrabajo|home[- ]?office)(?: (?:within|inside|in|aus|en|dans|from) [a-z]{2,14}(?: [a-z]{3,12}(?= or hybrid))?)?/gu

/** "Télétravail souple", "teletrabajo parcial": some of the time. */
const PARTLY =
  /^(?:teletravail|teletrabajo|home ?-?office|mobil(?:es)? arbeiten|telearbeit|home working|wfh|work(?:ing)? from home) ?(?:(?:ist|is|est|es) )?(?:(?:nach|ab|an|fur) [^.;,\n]{3,34} )?(?:moglich|moeglich|nach absprache|teilweise|tageweise|stundenweise|gelegentlich|optional|an option|souple|flexible|partiel|ponctuel|occasionnel|regulier|negociable|a convenir|a definir|en partie|possible|posible|parcial|puntual|ocasional|algunos dias|a ratos)(?![a-z])/u

/** "2 j télétravail max/mois": so many days a month are none of a week. */
const OF_A_MONTH = /^ ?(?:max(?:imum|\.)? ?)?(?:\/|par|al|por|a la|a|per|im|pro) ?(?:mois|mes|month|monat)(?![a-z])/u

/** Without it the other days are spent elsewhere: "4 días en ruta y el viernes en la oficina". */
const SAYS_HOME = /h[iy]brid|remot|teletra|distanc|home|desde casa|(?<![a-z])tt(?![a-z])/u

/** "34 jours de télétravail frontalier": so many days a year are not all of them. */
const isRationed = (before: string, after: string): boolean =>
  /\d{2,3} (?:jours?|dias?|days?) (?:de |d'|of )?$/u.test(before) ||
  /^[^.;,\n]{0,36}\(?\d{2,3} (?:days|jours|dias|tage) (?:a |per |par |al |pro |im )?(?:year|an|ano|jahr)/u.test(after)

const namedDaysIn = (match: RegExpMatchArray): number =>
  match.groups!.days!.split(/, ?| ?[+&/] ?| (?:and|und|et|y) /).length

export function readMode(reading: Reading): void {
  for (const match of matches(EITHER, reading.openPlain)) {
    const end = match.index + match[0].length
    const span: Span = [match.index, end + (IF_LIVING.exec(reading.plain.slice(end, end + 60))?.[0].length ?? 0)]
    reading.facts.push({ kind: 'free', ...seen(reading, span, 'high', true) })
    const region = /(?<=remote )(?:within|inside) [a-z ]{3,24}(?= or )/u.exec(match[0])
    if (region) blankOut(reading, [[match.index + region.index, match.index + region.index + region[0].length]])
  }
  take(reading, DENIED, () => ({ mode: 'onsite' }), true)
  take(reading, HOME_BUT, (m) => ({ mode: 'hybrid', officeDays: Number(m.groups!.days) }))
  const named = matches(NAMED_DAYS, reading.openPlain).map((m): Span => {
    const days = ITS_DAYS.exec(m[0])!
    return [m.index + days.index, m.index + days.index + days[0].length]
  })
  take(reading, NAMED_DAYS, (m) => ({ mode: 'hybrid', officeDays: namedDays(m[0]) }))
  // Which days they are is worth saying too.
  reading.facts.push(...named.map((span): Fact => ({ kind: 'shift', ...seen(reading, span, 'high', true) })))
  const inOffice = (occurs(SAYS_HOME, reading.plain) ? matches(OFFICE_ON, reading.openPlain) : []).map(
    (m): Span => [m.index, m.index + m.groups!.days!.length],
  )
  if (inOffice.length > 0) take(reading, OFFICE_ON, (m) => ({ mode: 'hybrid', officeDays: namedDaysIn(m) }))
  reading.facts.push(...inOffice.map((span): Fact => ({ kind: 'shift', ...seen(reading, span, 'high', true) })))
  const onSite = matches(OFFICE_NAMED, reading.openPlain).map((m): Span => {
    const at = m.index + m[0].indexOf(m.groups!.days!)
    return [at, at + m.groups!.days!.length]
  })
  if (onSite.length > 0) take(reading, OFFICE_NAMED, (m) => ({ mode: 'hybrid', officeDays: namedDaysIn(m) }))
  reading.facts.push(...onSite.map((span): Fact => ({ kind: 'shift', ...seen(reading, span, 'high', true) })))
  take(reading, HOME_FIRST, (m) =>
    /days?|tag|jour|dia|\dj|\d j|week|woche|semaine|semana/u.test(m[0]) ? homeDays(m) : null,
  )
  take(reading, OFFICE_FIRST, officeDays)
  take(reading, OFFICE_DAYS, (m) =>
    /day|tag|jour|dia|\d ?j|x |times|mal|fois|veces|hybrid/u.test(m[0]) ? officeDays(m) : null,
  )
  take(reading, REST_HOME, officeDays)
  take(reading, HOME_DAYS, (m) =>
    OF_A_MONTH.test(after(reading, m))
      ? { mode: 'hybrid' }
      : /day|tag|jour|dia|\d ?j|x |times|mal|fois|veces|hybrid/u.test(m[0])
        ? homeDays(m)
        : null,
  )
  take(reading, HOME_DAY_NAMED, (m) => ({ mode: 'hybrid', homeDays: Number(m.groups!.count ?? 1) }))
  // "Home Thursday night": when one is back from the road.
  if (reading.language === 'de')
    take(reading, HOME_ON_SHORT, (m) => ({
      mode: 'hybrid',
      homeDays: shortDaysIn(m.groups!.ahead ?? m.groups!.behind!),
    }))
  take(reading, HOME_ON, (m) =>
    /^ (?:night|evening|afternoon|lunch)/u.test(after(reading, m))
      ? null
      : { mode: 'hybrid', homeDays: namedDaysIn(m) },
  )
  take(reading, HOME_SHARE, homeShare)
  take(reading, SHARE_OF_HOME, homeShare)
  take(reading, HYBRID_SHARE, (m) => (Number(m.groups!.count) + Number(m.groups!.home) === 5 ? officeDays(m) : null))
  take(reading, HYBRID_DAYS, officeDays)
  take(reading, HYBRID, (m) =>
    /^\s*[:?]?\s*(?:no|nope)\s*(?=[.,;!)\n]|$)/u.test(after(reading, m)) ||
    OF_CARS_AFTER.test(after(reading, m)) ||
    OF_CARS_BEFORE.test(before(reading, m))
      ? null
      : { mode: 'hybrid' },
  )
  take(reading, REMOTE, (m) =>
    NOT_MODE.test(after(reading, m)) ||
    /(?:bonus|equipment|allowance|set-?up|(?:buroarbeit|papierkram|schreibarbeit|verwaltung|administratives|admin|paperwork|gestion administrative) (?:im|vom|aus dem|in|from|en)?) ?$/u.test(
      before(reading, m),
    ) ||
    isRationed(before(reading, m), after(reading, m))
      ? null
      : PARTLY.test(m[0] + after(reading, m))
        ? { mode: 'hybrid' }
        : { mode: 'remote' },
  )
  take(reading, ONSITE, (m) =>
    NOT_OF_THE_WORK.test(before(reading, m)) ||
    /\d $|\d (?:people|staff|employees|colleagues|personnes|salaries|personas|empleados) $/u.test(before(reading, m)) ||
    /(?:cottage|flat|house|housing|home|accommodation|apartment|caravan|parking|gym|room|rooms|canteen|nursery|creche|cafe|restaurant) $/u.test(
      before(reading, m),
    ) ||
    /^\s*(?:parking|gym|cafe|canteen|nursery|restaurant|creche|visits?|support|training)/u.test(after(reading, m))
      ? null
      : { mode: 'onsite' },
  )
  if (reading.language === 'de') readOfficeDays(reading)
  merge(reading)
}

/** "2 feste Tage (Di + Do)": which days they are. */
const BRACKETED_DAYS = /\(((?:Mo|Di|Mi|Do|Fr)(?: ?(?:\+|&|\/|,|und|u\.) ?(?:Mo|Di|Mi|Do|Fr))*)\)/g
function readOfficeDays(reading: Reading): void {
  for (const match of matches(BRACKETED_DAYS, reading.open)) {
    const span: Span = [match.index, match.index + match[0].length]
    const before = reading.plain.slice(Math.max(0, span[0] - 60), span[0])
    const label = /(?:home ?-?office|mobil)[^.;]*$/u.test(before)
      ? 'Homeoffice: '
      : /(?:hybrid|tage|buro|vor ort)[^.;]*$/u.test(before)
        ? 'Bürotage: '
        : ''
    const days = match[1]!.split(/ ?(?:\+|&|\/|,|und|u\.) ?/).join(' und ')
    record(reading, [{ kind: 'shift', ...seen(reading, span, 'high', true), text: `${label}${days}` }])
  }
}

const after = (reading: Reading, m: RegExpMatchArray): string =>
  reading.openPlain.slice(m.index! + m[0].length, m.index! + m[0].length + 40)
const before = (reading: Reading, m: RegExpMatchArray): string =>
  reading.openPlain.slice(Math.max(0, m.index! - 24), m.index!)

/** "80% remote" is four days of five. */
function homeShare(m: RegExpMatchArray): Partial<Mode> | null {
  const share = Number(m.groups!.share)
  if (share > 100 || share === 0) return null
  return share === 100 ? { mode: 'remote' } : { mode: 'hybrid', homeDays: Math.round(share / 20) }
}

function officeDays(m: RegExpMatchArray): Partial<Mode> | null {
  const count = countOf(m.groups!.count!)
  if (count > 5) return null
  return count === 5 ? { mode: 'onsite', officeDays: 5 } : { mode: 'hybrid', officeDays: count }
}

function homeDays(m: RegExpMatchArray): Partial<Mode> | null {
  const count = countOf(m.groups!.most ?? m.groups!.count!)
  return count > 5 ? null : count === 5 ? { mode: 'remote', homeDays: 5 } : { mode: 'hybrid', homeDays: count }
}

const namedDays = (text: string): number | null => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri']
  const named = days.map((day, i) => (text.includes(day) ? i : -1)).filter((i) => i >= 0)
  return /-|to/.test(text) && named.length === 2 ? named[1]! - named[0]! + 1 : named.length
}

/** "1 jour de télétravail après 6 mois", "un día de home office después de 6 meses": from when on. */
const IN_TIME = lean(
  /^ (?:after|once) (?:(?:the |your |a )?(?:first )?(?:\d{1,3}|one|two|three|six)[ -](?:days?|weeks?|months?)(?: probation)?|(?:the |your |you've passed |passing )?probation(?:ary period)?)(?:(?:'s| is| has been)? (?:done|over|passed|finished|completed?|up))?(?![a-z])|^[. ]{1,2}(?:apres|au bout de|a l'issue de|passe|despues de|tras|al cabo de|a partir de|pasad[oa]s?) (?:la |le |les |l'|el |los |las )?(?:\d{1,2} (?:mois|meses|semaines|semanas)|(?:un|deux|trois|six|dos|tres|seis) (?:mois|meses)|periode d'essai|periodo de prueba|\d(?:er|e|o) mes)(?![a-z])/u,
)

/** "Los viernes en casa": where a driver sleeps is no place of work. */
const isHomeFromTheRoad = ({ plain }: Reading, said: string): boolean =>
  /en casa|daheim|zuhause|heim|a la maison|chez (?:soi|vous|toi)|home/u.test(said) &&
  !/office|tele|remote|buro|bureau|oficina/u.test(said) &&
  DRIVES.test(plain)
const ON_THE_ROAD =
  /(?:days?|tage?|jours?|dias?)(?: a week| par semaine| pro woche| a la semana)? (?:on the road|in the field|sur la route|sur le terrain|auf der stra(?:ss|ß)e|beim kunden|unterwegs|im au(?:ss|ß)endienst|en (?:la )?(?:ruta|carretera|calle))/u
const DRIVES =
  /(?<![a-z])(?:conductor(?:\/a|a|es)? de (?:trailer|camion)|camioner[oa]s?|fernfahrer|lkw-?fahrer|kraftfahrer|berufskraftfahrer|chauffeur(?:e|s)? (?:routier|spl|pl)|conducteurs? (?:routier|spl|pl)|routiers?|hgv|lorry driver|truck driver|cdl)(?![a-z])/u

function take(
  reading: Reading,
  pattern: RegExp,
  build: (match: RegExpMatchArray) => Partial<Mode> | null,
  denied = false,
): void {
  const facts: Fact[] = []
  for (const match of matches(pattern, reading.openPlain)) {
    const built = build(match)
    if (!built?.mode || isHomeFromTheRoad(reading, match[0])) continue
    // "4 jours sur la route, 1 jour au bureau": the rest is on the road.
    if (
      built.mode === 'hybrid' &&
      !/home|tele|remote|heim|casa|maison/u.test(match[0]) &&
      ON_THE_ROAD.test(reading.plain.slice(Math.max(0, match.index - 44), match.index + match[0].length + 44))
    )
      continue
    const span: Span = denied
      ? widenShort(reading, [match.index, match.index + match[0].length])
      : trim(reading.text, [match.index, match.index + match[0].trimEnd().length])
    const tail = reading.openPlain.slice(span[1], span[1] + 60)
    const condition =
      built.mode === 'hybrid' && !denied ? ((IN_TIME.exec(tail) ?? OF_A_MONTH.exec(tail))?.[0].length ?? 0) : 0
    const region = REGION.exec(tail)
    const zone = TIMEZONE.exec(reading.openPlain.slice(span[1], span[1] + 50))
    // "Remote innerhalb Deutschlands, ist uns gleich".
    const timezone = zone && reading.language !== 'en' && /^(?:ist|et|est|pt)$/u.test(zone[0]) ? null : zone
    const to =
      built.mode === 'remote'
        ? Math.max(
            span[1],
            region ? span[1] + region[0].length : 0,
            timezone ? span[1] + timezone.index + timezone[0].length : 0,
          )
        : span[1] + condition
    facts.push({
      kind: 'mode',
      ...seen(reading, [span[0], to], 'high', true),
      officeDays: null,
      homeDays: null,
      region:
        built.mode === 'remote' && region
          ? reading.text
              .slice(span[1], span[1] + region[0].length)
              .replace(
                /^\W*(?:(?:within|dentro de|en todo|partout en|in|from anywhere in|from|anywhere in|across|inside|aus|innerhalb|en|dans|desde|depuis)\s)?\W*/i,
                '',
              )
              .replace(/[\s)]+$/, '')
              .replace(/^(Deutschland|Österreich)s$/i, '$1')
          : null,
      timezone:
        built.mode === 'remote' && timezone
          ? reading.text.slice(span[1] + timezone.index, span[1] + timezone.index + timezone[0].length)
          : null,
      ...(built as Partial<Mode> & Pick<Mode, 'mode'>),
    })
  }
  record(reading, facts)
}

const widenShort = (reading: Reading, span: Span): Span => {
  const wide = widen(reading, span)
  return wide[1] - wide[0] < span[1] - span[0] + 4 ? wide : span
}

const DAYS_A_WEEK = 5
/** "In office Tue and Thu, rest wherever": the word right ahead of the days tells where they are spent. */
const isDoorTo = ({ text }: Reading, where: Mode, days: Mode): boolean =>
  /^[ :(]{0,2}(?:on )?$/iu.test(text.slice(where.spans[0]![1], days.spans[0]![0]))

/** "hybrid (Leeds), 2 days in the office" is one fact said twice; "fully remote" and "2 office days" stay two. */
function merge(reading: Reading): void {
  const modes = reading.facts.filter((fact): fact is Mode => fact.kind === 'mode')
  const detailed = modes.find((fact) => fact.mode === 'hybrid' && (fact.officeDays !== null || fact.homeDays !== null))
  if (!detailed) return
  for (const other of modes) {
    if (other === detailed) continue
    const vague = other.mode === 'hybrid' && other.officeDays === null && other.homeDays === null
    const partly =
      other.mode === 'remote' &&
      !/fully|full|100|completely|voll|komplett/iu.test(other.text) &&
      other.region === null &&
      partAt(reading, other.spans[0]![0]).sentence === partAt(reading, detailed.spans[0]![0]).sentence
    // "On site Mon-Thu, Friday home": the days at home tell that it is not all of them.
    const otherwise =
      other.mode === 'onsite' &&
      other.officeDays === null &&
      other.holds &&
      (detailed.homeDays !== null || isDoorTo(reading, other, detailed)) &&
      partAt(reading, other.spans[0]![0]).sentence === partAt(reading, detailed.spans[0]![0]).sentence
    // "Mon-Thu in office, Fri from home": both halves of one week.
    const otherHalf = other.mode === 'hybrid' && (detailed.officeDays ?? 0) + (other.homeDays ?? 0) === DAYS_A_WEEK
    if (!vague && !partly && !otherwise && !otherHalf) continue
    detailed.spans.push(...other.spans)
    reading.facts.splice(reading.facts.indexOf(other), 1)
  }
}
