import type { Fact } from '../../../brief/facts.ts'
import { isName } from '../../compose/speak.ts'
import type { Plan } from '../../plan.ts'
import { aboutYears } from '../about-years.ts'
import { type Cover, coverIn } from '../cover.ts'
import { writeDates } from '../dates.ts'
import { fromWhen } from '../from-when.ts'
import { languageName, spokenNames } from '../language-names.ts'
import { list } from '../list.ts'
import { moneyWriter } from '../money.ts'
import { saysNoMore } from '../name-with-role.ts'
import { writeFigure } from '../numbers.ts'
import { placeName } from '../place-names.ts'
import { ledIn, makeupIn } from '../team-makeup.ts'
import { DEMANDS, type Voice } from '../voice.ts'
import { asDuty, asNeed, company, companyName, homeOf, sortFree, teamSentence, tellsEmployer } from './fragments.ts'
import { denyInFull, spellDays } from './notes.ts'
import { phrases } from './phrases.ts'
import { titleForAll } from './title-for-all.ts'

const PERIODS = { HOUR: 'pro Stunde', DAY: 'pro Tag', WEEK: 'pro Woche', MONTH: 'im Monat', YEAR: 'im Jahr', ONCE: '' }

const CONTRACTS: Record<string, string> = {
  permanent: 'unbefristet',
  fixed_term: 'befristet',
  temporary: 'auf Zeit',
  seasonal: 'Saisonstelle',
  freelance: 'freiberuflich',
  internship: 'Praktikum',
  apprenticeship: 'Ausbildung',
  working_student: 'Werkstudierendenstelle',
  full_time: 'Vollzeit',
  part_time: 'Teilzeit',
  casual: 'auf Abruf',
}

/** Whose leave is bridged: "(Elternzeit)". */
const COVERS: Record<Cover, string> = {
  maternity: 'Mutterschutzvertretung',
  paternity: 'Vertretung während des Vaterschaftsurlaubs',
  parental: 'Elternzeitvertretung',
  adoption: 'Elternzeitvertretung',
  sickness: 'Krankheitsvertretung',
  sabbatical: 'Sabbaticalvertretung',
}
const SEASON = /(?:Winter|Sommer)saison/iu
const COUNTED = 'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** "Deutsch B2 oder Englisch C1": each has a level of its own. */
const EACH_LEVEL = /^(\p{L}+) ([abc][12]) (?:oder|\/) (\p{L}+) ([abc][12])$/iu

/** "kein kaltakquise": the small word follows the noun, which is spelled as elsewhere. */
const FEMININE = /^(k)ein (?=\p{L}*(?:ung|heit|keit|schaft|tion|akquise|arbeit|schicht|pflicht)(?!\p{L}))/iu
function agreeing(typed: string, spelled: string): string {
  const at = typed.toLowerCase().indexOf(spelled.toLowerCase())
  const whole = at < 0 ? typed : typed.slice(0, at) + spelled + typed.slice(at + spelled.length)
  return whole.replace(FEMININE, '$1eine ')
}

/** "2 Tage Homeoffice nach der Probezeit": from when on. */
function conditionBehind({ spans: [span] }: Fact, plan: Plan): string {
  const behind = plan.from === 'de' && span ? plan.brief.text.slice(span[1], span[1] + 40) : ''
  return (
    /^ (?:nach (?:der )?(?:Einarbeitung|Einschulung|Probezeit)|nach \d+ Monaten|ab (?:dem )?\d+\. Monat)(?!\p{L})/iu.exec(
      behind,
    )?.[0] ?? ''
  )
}

/** "Mo und Fr Homeoffice", "mittwochs mobil": which days they are, in brackets. */
function namedDays(text: string): string {
  const named = WEEKDAYS_IN.exec(text)?.[0]
  if (!named) return ''
  const days = named.replace(WEEKDAY, (_, stem: string) => WEEK.find((day) => day.startsWith(capital(stem)))!)
  return ` (${days.replace(/ ?[-–] ?/, ' bis ').replace(/ ?[+&/] ?/g, ' und ')})`
}
const WEEK = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']
const WEEKDAY = /(?<!\p{L})(mo|di|mi|do|fr)(?:ntag|enstag|ttwoch|nnerstag|eitag)?s?\.?(?!\p{L})/giu
const WEEKDAYS_IN = new RegExp(`${WEEKDAY.source}(?:(?:, ?| ?[+&/–-] ?| und | bis )${WEEKDAY.source})*`, 'iu')
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1).toLowerCase()

const hedged = (hedge: string | null) => (hedge ? (/über|mehr/i.test(hedge) ? `${hedge} ` : 'rund ') : '')
const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'} pro Woche`

function managerIn(role: string): string {
  if (/^(der|die|das|den|dem|unser\w*)\b/i.test(role))
    return role.replace(/^der (?=\p{Lu}\p{Ll}+(?:er|or|ef)\b)/u, 'den ')
  const noun = role.split(/[\s,/]/)[0]!
  if (/(leitung|führung|ung|schaft|ion)$/i.test(noun)) return `die ${role}`
  if (/(in|frau)$/.test(noun)) return `die ${role}`
  if (/(er|or|chef|meister)$/i.test(noun) && !/^(Chief|Head|Manager)$/.test(noun)) return `den ${role}`
  return `den/die ${role}`
}

/** "kein Nachtdienst", "Navision zeigen wir": the words that deny it stand right beside it. */
function withNegation({ spans }: Fact, text: string): string | null {
  const [[from, to] = [0, 0], ...others] = spans
  const ahead = others.find(([start, end]) => end <= from && from - end < 2 && start < from)
  const behind = others.find(([start]) => start >= to && start - to < 2)
  if (!ahead && !behind) return null
  return text
    .slice(ahead?.[0] ?? from, behind?.[1] ?? to)
    .replace(/\s+/g, ' ')
    .replace(/(?<!\p{L})(?:NICHT|KEINE?[NRS]?|NIE|OHNE)(?!\p{L})/gu, (shouted) => shouted.toLowerCase())
    .trim()
}

/** "Führung von 11 Leuten": whom one leads is led, not spoken of. */
const inAccusative = (people: string): string =>
  people.replace(
    /(?<=\d )(Leute|Mitarbeiter|Kollege|Beschäftigte|Mitarbeitende|Fahrer|Verkäufer|Techniker|Helfer|Pfleger|Lehrer|Berater|Entwickler)n(?!\p{L})/gu,
    '$1',
  )

/** In Switzerland one is paid a "Lohn". */
const isSwiss = ({ brief }: Plan): boolean => brief.facts.some((fact) => fact.kind === 'place' && fact.country === 'CH')

export const german: Voice = {
  language: 'de',
  phrases,
  list: list('und', 'oder'),
  headings: ({ address }) => ({
    duties: address === 'formal' ? 'Ihre Aufgaben' : 'Deine Aufgaben',
    needs: address === 'formal' ? 'Was Sie mitbringen' : 'Was du mitbringst',
    nice: 'Schön, aber kein Muss',
    offer: 'Was wir bieten',
    about: 'Über uns',
    more: 'Gut zu wissen',
    apply: 'So bewerben Sie sich'.replace(
      'bewerben Sie sich',
      address === 'formal' ? 'bewerben Sie sich' : 'bewirbst du dich',
    ),
  }),
  title: (plan) => {
    const bare = titleForAll(plan.titleIn('de'))
    const marked =
      /\p{L}\/-?\p{L}*in(?!\p{L})/u.test(bare) ||
      (/\([mwdxi*]\s?[/|]\s?[mwdxi*]|:in|\*in|\/in|kraft\b|person\b|leitung\b|assistenz\b|führung\b/i.test(bare) &&
        /\([mwdxi]|:in|\*in|\/in/i.test(bare))
        ? bare
        : `${bare} (m/w/d)`
    const count = plan.title?.headcount ?? 1
    return {
      shown: marked,
      one: marked,
      bare: marked,
      several: count > 1 ? `${COUNTED[count] ?? count} Stellen als ${marked}` : null,
    }
  },
  place: ({ city, region, country, text, also, spans }, plan) => {
    const before = plan.brief.text.slice(0, spans[0]?.[0] ?? 0)
    const near = /^(bei|nahe|near|nr|raum|um|près|cerca)\b/i.exec(text) ?? /(?:bei|nahe|nähe|raum) $/i.exec(before)
    const known =
      [city, region]
        .filter((part) => part)
        .map((part) => placeName(part!, 'de'))
        .join(', ') ||
      country ||
      text
    if (near)
      return {
        short: /raum/i.test(near[0]) ? `Raum ${known}` : `Bei ${known}`,
        within: /raum/i.test(near[0]) ? `im Raum ${known}` : `bei ${known}`,
      }
    // "Magdeburg Hafen": the line of facts tells the whole, a sentence the town.
    const whole =
      plan.from === 'de' &&
      (text.length > known.length || (city && text.startsWith(`${city}-`))) &&
      text.includes(city || known)
        ? text
        : known
    return { short: whole, within: also === 'area' ? `im Raum ${known}` : `in ${city ? placeName(city, 'de') : known}` }
  },
  mode: (fact, plan) => {
    const { officeDays, homeDays, region, timezone } = fact
    const where = region
      ? ` (${[region && placeName(region, 'de'), timezone].filter((part) => part).join(', ')})`
      : timezone
        ? ` (${timezone})`
        : ''
    if (fact.mode === 'remote') return { short: `remote${where}`, long: null }
    if (fact.mode === 'onsite') return { short: officeDays ? `vor Ort, ${days(officeDays)}` : 'vor Ort', long: null }
    if (officeDays)
      return {
        short: `hybrid, ${days(officeDays)} im Büro`,
        long: `Hybrid: ${days(officeDays)} im Büro, sonst von zu Hause`,
      }
    const away = /mobil/i.test(fact.text) ? 'mobiles Arbeiten' : 'Homeoffice'
    const most = /(\d) ?(?:-|bis) ?(\d) tage/i.exec(fact.text)
    if (homeDays && most)
      return {
        short: `hybrid, ${most[1]}–${most[2]} Tage pro Woche ${away}`,
        long: `${most[1]} bis ${most[2]} Tage pro Woche ${away}, sonst vor Ort`,
      }
    if (homeDays)
      return {
        short: `hybrid, ${days(homeDays)} ${away}`,
        long: `${days(homeDays)} ${away}${namedDays(fact.text)}${conditionBehind(fact, plan)}${fromWhen(fact, plan, 'de')}, sonst vor Ort`,
      }
    return { short: `hybrid${where}`, long: null }
  },
  contract: (facts) => {
    const words = facts.map(({ contract, months, text }) => {
      const cover = coverIn(text)
      const detail = [
        ...(months !== null ? [`${months} Monate`] : []),
        ...(cover ? [/karenz/i.test(text) ? 'Karenzvertretung' : COVERS[cover]] : []),
      ]
      return detail.length > 0
        ? `${CONTRACTS[contract]} (${detail.join(', ')})`
        : /^minijob/i.test(text)
          ? 'Minijob'
          : contract === 'seasonal' && SEASON.test(text)
            ? `${CONTRACTS.seasonal} (${SEASON.exec(text)![0]})`
            : CONTRACTS[contract]!
    })
    return words.length === 0 ? null : [...new Set(words)].join(', ')
  },
  hours: ({ min, max, per, text }) => {
    if (per === null || (min === null && max === null)) return text
    const figure = (value: number) => writeFigure(value, ',')
    const range = min !== null && max !== null && min !== max ? `${figure(min)}–${figure(max)}` : figure((min ?? max)!)
    if (per === 'FTE' && min === 1) return 'Vollzeit (100 %)'
    if (per === 'FTE' && min !== max && min !== null && max !== null)
      return `Pensum ${figure(min * 100)}–${figure(max * 100)} %`
    if (per === 'FTE' && /%/.test(text)) return `Stellenumfang ${figure((min ?? max)! * 100)} %`
    if (per === 'FTE')
      return `${writeFigure((min ?? max)! * 100, ',')} % Stelle`.replace(
        /^(\d+) % Stelle$/,
        `Stellenanteil ${figure((min ?? max)!)}`,
      )
    const unit = { WEEK: 'Stunden pro Woche', DAY: 'Stunden pro Tag', MONTH: 'Stunden im Monat' }[per]
    return `${min === null ? 'bis zu ' : max === null ? 'mindestens ' : ''}${range} ${unit}`
  },
  money: moneyWriter({ thousands: '.', upTo: 'bis zu', from: 'ab', periods: PERIODS }),
  pay: (fact, plan) => {
    const { pay, basis, gross, hedge } = fact
    if (basis === 'scale' && pay.min === null && pay.max === null)
      return /^(?:bis|in|wie|angelehnt|tariflich|übertarif)|nach|gemäß|gemäss|lt\.|laut|verhandelbar|mindest|gehalt|lohn|vergütung|bezahlung/i.test(
        fact.text,
      )
        ? fact.text
        : `nach ${fact.text}`
    const taxed = gross === null ? '' : gross ? ' brutto' : ' netto'
    const [figures, ...period] = german.money(pay, fact.text).split(/(?<=\d(?:\u00a0\S+)?) (?=pro|im)/)
    return `${hedged(hedge)}${figures}${taxed}${period.length > 0 ? ` ${period.join(' ')}` : ''}${basis === 'total' ? ' (Gesamtvergütung)' : plan.all('pay').some((other) => other.basis === 'total') ? ' (Fixum)' : ''}`
  },
  years: (fact) => {
    const { min, max, text } = fact
    const about = aboutYears(fact, 'de')
    if (about) return `${about} Jahre`
    if (min === null && max === null) return ''
    const unit = (count: number) => (count === 1 ? 'Jahr' : 'Jahre')
    const qualified = /PQE|post.?qual/i.test(text) ? ' (nach der Zulassung)' : ''
    if (min === 0) return ''
    if (min !== null && max !== null && min !== max) return `${min}–${max} ${unit(max)}${qualified}`
    if (min === null) return `bis zu ${max} ${unit(max!)}${qualified}`
    if (/\+/.test(text)) return `${min}+ ${unit(min)}${qualified}`
    return max === null || /mind|min/i.test(text)
      ? `mindestens ${min} ${unit(min)}${qualified}`
      : `${min} ${unit(min)}${qualified}`
  },
  languageNeed: (fact, plan) => {
    const apart = plan.from === 'de' ? EACH_LEVEL.exec(fact.text) : null
    if (apart && apart[2] !== apart[4])
      return `${apart[1]} auf Niveau ${apart[2]!.toUpperCase()} oder ${apart[3]} auf Niveau ${apart[4]!.toUpperCase()}`
    const names = german.list(spokenNames(fact, 'de'), 'or')
    const level = fact.level
    if (!level) return names
    if (/^[abc][12]/i.test(level)) return `${names} auf Niveau ${level.toUpperCase()}`
    const said = german.say(level, plan)
    if (/^(?:sehr )?(?:gutes|fließendes|sicheres|verhandlungssicheres|stilsicheres|perfektes|einfaches)$/i.test(said))
      return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${names}`
    return /^fließend|^verhandlungssicher|^gute|^sehr gute/i.test(said) ? `${names}, ${said}` : `${names} (${said})`
  },
  team: ({ relation, size, upTo, text }, plan) => {
    if (upTo)
      return relation === 'manages' ? `${size} bis ${upTo} Personen` : `einem Team von ${size} bis ${upTo} Personen`
    const named =
      plan.from === 'de'
        ? text.match(
            /\d+ (?!Personen|Mitarbeiter|Leute)\p{Lu}\p{Ll}+(?:innen|er|en|kräfte)?(?:\*?innen|:innen)?(?: und \d+ \p{Lu}\p{Ll}+)*/u,
          )?.[0]
        : null
    if (relation === 'manages' && named) return inAccusative(named)
    const said = plan.from === 'de' ? (relation === 'manages' ? ledIn(text) : makeupIn(text)) : null
    if (relation === 'manages' && said) return inAccusative(said)
    const below = relation === 'manages' && plan.from === 'de' ? makeupIn(text) : null
    if (below && size !== null) return `ein Team von ${size} Personen (${below})`
    if (relation === 'manages')
      return size === null ? german.say(text, plan) : `${size} ${size === 1 ? 'Person' : 'Mitarbeitende'}`
    const noun = /abteilung/i.test(text)
      ? 'einer Abteilung'
      : /kollegium/i.test(text)
        ? 'einem Kollegium'
        : /klein|small/i.test(text)
          ? 'einem kleinen Team'
          : 'einem Team'
    return size === null || size === 1 ? noun : `${noun} von ${size} Personen${said ? ` (${said})` : ''}`
  },
  manager: ({ name, role, text }, plan) => {
    const said = role && german.say(role, plan).replace(/^\p{Ll}(?=\p{Ll}+in$)/u, (letter) => letter.toUpperCase())
    const whom = name?.replace(/^Herr (?=\p{Lu})/u, 'Herrn ')
    if (whom) return said && !saysNoMore(said) ? `${whom} (${said.replace(/^(der|die|den) /i, '')})` : whom
    return said ? managerIn(said) : text
  },
  start: ({ text }, plan) => {
    const bare = german
      .say(writeDates(text, plan.from, 'de'), plan)
      .replace(/^(start|beginn|eintritt)\s*:?\s*/i, '')
      .replace(/^(\d{1,2}\.\d{1,2})$/, '$1.')
    if (/^(?:laufend|jederzeit)$/i.test(bare)) return 'jederzeit'
    if (/^(asap|ab sofort|sofort|immediate(?:ly)?|so bald wie möglich|schnellstmöglich)/i.test(bare)) return 'ab sofort'
    if (/^(?:Frühjahr|Frühling|Sommer|Herbst|Winter)(?![\p{L}])/iu.test(bare)) return `im ${bare}`
    if (/^nächstmöglich/i.test(bare)) return `zum ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    if (/^(ab|zum|im|am|vor|nach|bis|mit|so|frühestens|spätestens|Anfang|Mitte|Ende)\b/i.test(bare)) return bare
    return /^\d/.test(bare) ? `zum ${bare}` : /^\p{Lu}/u.test(bare) ? `im ${bare}` : bare
  },
  deadline: ({ text }, plan) => {
    const bare = writeDates(text, plan.from, 'de').replace(
      /^(bewerbungs(schluss|frist)|bewerbung(en)?|frist|deadline)?\s*:?\s*(bis|zum|by|before|avant le|hasta( el)?|le)?\s*(zum|am)?\s*/i,
      '',
    )
    return /^\d/.test(bare) ? `zum ${bare.replace(/ noon$/i, ', 12 Uhr').replace(/^(\d{1,2}\.\d{1,2})$/, '$1.')}` : bare
  },
  say: (text, plan) => plan.translate(writeDates(text, plan.from, 'de')),
  duty: asDuty,
  // A bare noun, or a noun with its adjective: infinitives stand on their own.
  isThing: (text) => /^(?:\p{Ll}+e[rsn]? )?\p{L}[\p{L}-]*\p{L}$/u.test(text) && !/^\p{Ll}+(?:en|ern|eln)$/u.test(text),
  need: asNeed,
  standsAlone: (text) => /\s/.test(text) && !isName(text),
  sortFree,
  homeOf,
  teamSentence,
  tellsEmployer,
  company,
  companyName,
  required: 'Voraussetzung',
  negative: (fact, plan) => {
    if (fact.kind === 'language') return `${languageName(fact.language, 'de')} ist nicht nötig`
    const typed = plan.from === 'de' ? withNegation(fact, plan.brief.text) : null
    if (typed) return denyInFull(typed) ?? agreeing(typed, fact.text)
    const denied = plan.from === 'de' ? denyInFull(fact.text) : null
    if (denied) return denied
    const text = german.say(fact.text, plan)
    if (fact.kind === 'skill' && isName(fact.text)) return `Keine Voraussetzung: ${text}`
    return /\b(kein|nicht|ohne|nie|keine\w*|egal|unwichtig|entfällt|nebensächlich|willkommen|wurst|wurscht|nein|braucht's|brauchts)\b/i.test(
      text,
    )
      ? agreeing(text, text)
      : DEMANDS.has(fact.kind)
        ? `${text}: nicht erforderlich`
        : `Nicht vorgesehen: ${text}`
  },
  line: (fact, plan) => {
    const text = german.say(fact.text, plan)
    const n = fact.text.match(/^x ?(1[2-6])$/i)?.[1]
    if (n) return `${n} ${isSwiss(plan) ? 'Monatslöhne' : 'Monatsgehälter'}`
    if (fact.kind === 'shift')
      return /\p{L}{3}|\bWE\b/u.test(text) ? spellDays(text) : `Arbeitszeiten: ${spellDays(text)}`
    if (fact.kind === 'free' && (fact.about === 'mode' || fact.about === 'hours')) return spellDays(text)
    if (fact.kind === 'travel')
      return /reis|fahrt|fahren|besuch|außendienst|unterwegs|montage|übernacht|flüge|flug|pendel/i.test(text)
        ? text
        : `Reisen: ${text}`
    if (fact.kind === 'end')
      return `Befristet bis ${text.replace(/^(bis|zum|ende der laufzeit)\s*(zum)?\s*/i, '').replace(/^(\d{1,2}\.\d{1,2})$/, '$1.')}`
    return text
  },
}
