import { restoreAccents } from '../../finish.ts'
import { aboutYears } from '../about-years.ts'
import { isChoice } from '../contract-choice.ts'
import { type Cover, coverIn } from '../cover.ts'
import { saidBefore, writeDates } from '../dates.ts'
import { deniedClause } from '../denied-clause.ts'
import { fromWhen } from '../from-when.ts'
import { spokenNames } from '../language-names.ts'
import { list } from '../list.ts'
import { moneyWriter } from '../money.ts'
import { nameWithRole, saysNoMore } from '../name-with-role.ts'
import { writeFigure } from '../numbers.ts'
import { placeName } from '../place-names.ts'
import { ledIn, makeupIn } from '../team-makeup.ts'
import { DEMANDS, type Voice } from '../voice.ts'
import { asDuty, asNeed, company, companyName, isThing, sortFree } from './fragments.ts'
import { phrases } from './phrases.ts'
import { spellOut } from './spell-out.ts'
import { titleForAll } from './title-for-all.ts'

const PERIODS = {
  HOUR: 'de l’heure',
  DAY: 'par jour',
  WEEK: 'par semaine',
  MONTH: 'par mois',
  YEAR: 'par an',
  ONCE: '',
}

const COVERS: Record<Cover, string> = {
  maternity: 'remplacement de congé maternité',
  paternity: 'remplacement de congé paternité',
  parental: 'remplacement de congé parental',
  adoption: "remplacement de congé d'adoption",
  sickness: "remplacement d'un arrêt maladie",
  sabbatical: 'remplacement de congé sabbatique',
}

const CONTRACTS: Record<string, string> = {
  permanent: 'CDI',
  fixed_term: 'CDD',
  temporary: 'intérim',
  seasonal: 'contrat saisonnier',
  freelance: 'freelance',
  internship: 'stage',
  apprenticeship: 'alternance',
  working_student: 'emploi étudiant',
  full_time: 'temps plein',
  part_time: 'temps partiel',
  casual: 'vacations',
}

const ENGLISH =
  /^(?:Product|Data|Key|Office|Community|Customer|DevOps|UX|UI|Account|Business|Frontend|Backend|Full|Software|Head|Chief|Web|Lead)\b/

const days = (count: number) => `${count} ${count === 1 ? 'jour' : 'jours'} par semaine`
const startsWithVowel = (word: string) => /^[aeiouyéèêàâîôh]/i.test(word)

/** "un(e) graphiste", "un développeur web (H/F)", "une vendeuse (H/F)" */
function withArticle(title: string): string {
  const noun = title.split(/[\s/(·]/)[0]!
  if (/^\S*·/.test(title)) return `un·e ${title}`
  if (/^\S+ \/ /.test(title) || /^\S*\(/.test(title) || /^\S*\/\S+/.test(title))
    return `un(e) ${title.replace(/^(\S+\/)(\p{Lu})(?=\p{Ll})/u, (_, first, letter) => first + letter.toLowerCase())}`
  if (/(?:euse|trice|ière|ienne|ante|aide|assistance|direction|personne)$/i.test(noun)) return `une ${title} (H/F)`
  if (/(?:iste|able|aire|ogue|gue|lte|ste|mptable)$/i.test(noun)) return `un(e) ${title}`
  return `un ${title} (H/F)`
}

function inPlace(city: string): string {
  const bare = city.replace(/^(Le|Les) /, '')
  if (/^Le /.test(city)) return `au ${bare}`
  if (/^Les /.test(city)) return `aux ${bare}`
  return `à ${city}`
}

/** "Après 6 mois": from when on one may work from home. */
const inTime = (text: string): string =>
  (/ (?:après|apres|au bout|à l['’]issue|passé) .+$/iu.exec(text)?.[0] ?? '').replace(/ apres /, ' après ')

export const french: Voice = {
  language: 'fr',
  phrases,
  list: list('et', 'ou'),
  headings: ({ address }) => ({
    duties: address === 'formal' ? 'Vos missions' : 'Tes missions',
    needs: address === 'formal' ? 'Votre profil' : 'Ton profil',
    nice: 'Les petits plus',
    offer: 'Ce que nous offrons',
    about: 'Qui nous sommes',
    more: 'En pratique',
    apply: 'Pour postuler',
  }),
  title: (plan) => {
    const bare = titleForAll(restoreAccents(plan.titleIn('fr'), 'fr'))
    const inclusive =
      /\((?:e|ne|trice|euse|se|ère)\)|·\p{L}|\/e\b|\(h\/f|\(f\/h|h\/f|f\/h|\/trice|\/euse|\/ère/iu.test(bare) ||
      /^(\p{L}{3,})\p{L}*\/\1\p{L}+/iu.test(bare)
    const inside =
      /^\p{Lu}\p{Ll}/u.test(bare) && !ENGLISH.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
    // "Vendeur ou vendeuse" speaks of both.
    const pair = /^(?:une? )?((\p{L}{3})\p{L}*) ou (?:une? )?(\2\p{L}*)(.*)$/iu.exec(inside)
    const shown = inclusive || pair ? bare : `${bare} (H/F)`
    const count = plan.title?.headcount ?? 1
    const of = startsWithVowel(inside) ? `d’${inside}` : `de ${inside}`
    return {
      shown,
      bare: inside,
      of,
      one: pair ? `un ${pair[1]} ou une ${pair[3]}${pair[4]}` : withArticle(inside),
      several: count > 1 ? `${count} personnes au poste ${of}` : null,
    }
  },
  place: ({ city, region, country, text, also, spans }, plan) => {
    const before = plan.brief.text.slice(0, spans[0]?.[0] ?? 0)
    const near =
      /^(près de|proche|vers|autour|near|région|secteur)\b/i.exec(text) ??
      /(?:près de|proche de|région de) $/i.exec(before)
    const known =
      [city, region]
        .filter((part) => part)
        .map((part) => placeName(part!, 'fr'))
        .join(', ') ||
      country ||
      text
    if (near)
      return {
        short: /région|secteur/i.test(near[0]) ? `Région de ${known}` : `Près de ${known}`,
        within: /région|secteur/i.test(near[0]) ? `dans la région de ${known}` : `près de ${known}`,
      }
    return {
      short: known,
      within: also === 'area' ? `dans la région de ${known}` : city ? inPlace(known) : `en ${known}`,
    }
  },
  mode: (fact, plan) => {
    const { officeDays, homeDays, region, timezone } = fact
    const where =
      region || timezone ? ` (${[region && placeName(region, 'fr'), timezone].filter((part) => part).join(', ')})` : ''
    if (fact.mode === 'remote') return { short: `télétravail complet${where}`, long: null }
    if (fact.mode === 'onsite') {
      const none = /pas de|sans|aucun|no remote|kein/i.test(fact.text)
      return {
        short: officeDays ? `sur site, ${days(officeDays)}` : 'sur site',
        long: none ? 'Travail sur site, sans télétravail' : null,
      }
    }
    const possible = /possible/i.test(fact.text) ? ' possible' : ''
    if (officeDays)
      return {
        short: `hybride, ${days(officeDays)} au bureau`,
        long: `Rythme hybride : ${days(officeDays)} au bureau, le reste en télétravail`,
      }
    if (homeDays)
      return {
        short: `${homeDays} ${homeDays === 1 ? 'jour' : 'jours'} de télétravail${possible}`,
        long: `${homeDays} ${homeDays === 1 ? 'jour' : 'jours'} de télétravail par semaine${possible}${inTime(fact.text) || fromWhen(fact, plan, 'fr')}`,
      }
    return { short: `hybride${where}`, long: null }
  },
  contract: (facts, plan) => {
    const words = facts.map(({ contract, months, text }) => {
      const name = /^cdi (?:de|cadre|forfait) ?/iu.test(text)
        ? text.replace(/^cdi/i, 'CDI')
        : contract === 'part_time' && /mi-temps/iu.test(text)
          ? 'mi-temps'
          : contract === 'permanent' &&
              plan.all('place').some(({ country }) => country === 'CA') &&
              /^perm/iu.test(text)
            ? 'poste permanent'
            : CONTRACTS[contract]!
      const cover = coverIn(text)
      return `${name}${months === null ? '' : ` de ${months} mois`}${cover ? ` (${COVERS[cover]})` : ''}`
    })
    const known = facts.some(({ contract }) => contract === 'apprenticeship')
      ? words.map((word) => word.replace(/^CDD de/, 'contrat de'))
      : words
    if (known.length === 2 && isChoice(facts, plan)) return known.join(' ou ')
    return known.length === 0 ? null : [...new Set(known)].join(', ')
  },
  hours: ({ min, max, per, text }) => {
    if (per === null || (min === null && max === null)) return text
    const figure = (value: number) => writeFigure(value, ',')
    const range =
      min !== null && max !== null && min !== max ? `${figure(min)} à ${figure(max)}` : figure((min ?? max)!)
    if (per === 'FTE' && min !== max && min !== null && max !== null)
      return `taux d’activité de ${figure(min * 100)} à ${figure(max * 100)}\u00a0%`
    if (per === 'FTE' && min !== null && min < 1 && /%/.test(text))
      return `taux d’activité de ${figure(min * 100)}\u00a0%`
    if (per === 'FTE') return min === 1 ? 'temps plein' : `${range} ETP`
    const unit = { WEEK: 'h par semaine', DAY: 'h par jour', MONTH: 'h par mois' }[per]
    return `${min === null ? 'jusqu’à ' : max === null ? 'au moins ' : ''}${range}\u00a0${unit}`
  },
  money: moneyWriter({ thousands: '\u00a0', upTo: 'jusqu’à', from: 'à partir de', periods: PERIODS }),
  pay: (fact, plan) => {
    const { pay, basis, gross, hedge } = fact
    if (basis === 'scale' && pay.min === null && pay.max === null) return fact.text
    const taxed = gross === null ? '' : gross ? ' brut' : ' net'
    const period = pay.per ? ` ${PERIODS[pay.per]}` : ''
    const figures = french.money({ ...pay, per: null }, fact.text)
    return `${hedge ? 'environ ' : ''}${figures}${taxed}${period}${basis === 'total' ? ' (rémunération totale)' : plan.all('pay').some((other) => other.basis === 'total') ? ' (fixe)' : ''}`
  },
  years: (fact) => {
    const { min, max, text } = fact
    const about = aboutYears(fact, 'fr')
    if (about) return `${about} ans`
    if ((min === null && max === null) || min === 0) return ''
    const unit = (count: number) => (count === 1 ? 'an' : 'ans')
    if (min !== null && max !== null && min !== max) return `${min} à ${max} ${unit(max)}`
    if (min === null) return `jusqu’à ${max} ${unit(max!)}`
    if (/\+/.test(text)) return `${min}+ ${unit(min)}`
    return max === null || /moins|min/i.test(text) ? `au moins ${min} ${unit(min)}` : `${min} ${unit(min)}`
  },
  languageNeed: (fact, plan) => {
    const names = french.list(spokenNames(fact, 'fr'), 'or')
    const level = fact.level
    if (!level) return names
    if (/^[abc][12]/i.test(level)) return `${names}, niveau ${level.slice(0, 2).toUpperCase()}${level.slice(2)}`
    const said = `${names} ${french.say(level, plan)}`
    return /suffit|pas besoin/i.test(fact.text) ? `${said}, cela suffit` : said
  },
  team: ({ relation, size, upTo, text }, plan) => {
    if (upTo)
      return relation === 'manages' ? `${size} à ${upTo} personnes` : `une équipe de ${size} à ${upTo} personnes`
    // Squads are no people.
    if (/^\d+ (?:squads|équipes|equipos)/i.test(text)) return french.say(text, plan)
    const said = plan.from === 'fr' ? (relation === 'manages' ? ledIn(text) : makeupIn(text)) : null
    if (relation === 'manages' && said) return said
    const below = relation === 'manages' && plan.from === 'fr' ? makeupIn(text) : null
    if (below && size !== null) return `une équipe de ${size} personnes (${below})`
    if (relation === 'manages')
      return size === null ? french.say(text, plan) : `${size} ${size === 1 ? 'personne' : 'personnes'}`
    const noun = /service|département/i.test(text)
      ? 'un service'
      : /petit/i.test(text)
        ? 'une petite équipe'
        : 'une équipe'
    return size === null ? noun : `${noun} de ${size} personne${size === 1 ? '' : 's'}${said ? ` (${said})` : ''}`
  },
  managerRole: ({ name, role }, plan) => {
    const said = role && !name ? french.say(role, plan).replace(/^(?:l[ae]\s+|l['’]\s?)/i, '') : null
    return said && !/^(direction|présidence|gérance)/i.test(said) ? said : null
  },
  manager: ({ name, role: noted, text }, plan) => {
    const role = name && noted && saysNoMore(noted) ? null : noted
    const said = role && french.say(role, plan).replace(/^(?:l[ae]\s+|l['’]\s?)/i, '')
    if (name) return said ? nameWithRole(name, said) : name
    if (!said) return text
    return /(trice|ière|euse|ante|e générale|direction|responsable [a-z]+e)$/i.test(said.split(' ')[0]!)
      ? `la ${said}`
      : startsWithVowel(said)
        ? `l’${said}`
        : `la personne au poste de ${said}`
  },
  start: ({ text }, plan) => {
    const bare = french
      .say(writeDates(text, plan.from, 'fr'), plan)
      .replace(/^((?:poste )?[àa] pourvoir|prise de poste|début|démarrage|start)\s*:?\s*/i, '')
    if (
      /^(asap|d[eè]s que (?:possible|tu |t['’]|vous )|imm[eé]diat|(?:poste )?libre (?:tout )?de suite|(?:tout )?de suite|au plus (?:vite|tôt))/i.test(
        bare,
      )
    )
      return 'dès que possible'
    if (/^(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/.test(bare))
      return `en ${bare}`
    if (/^(dès|à partir|en|au|le|avant|après|mi-|fin|début|courant|à)\b/i.test(bare)) return bare
    return /^\d/.test(bare) ? `le ${bare}` : startsWithVowel(bare) ? `à partir d’${bare}` : `à partir de ${bare}`
  },
  deadline: ({ text, spans }, plan) => {
    const bare = writeDates(text, plan.from, 'fr')
      .replace(
        /^(date limite|candidatures?|clôture)?\s*:?\s*(avant|jusqu['’]au|by|before|bis|hasta)?\s*(le|el|zum|au)?\s*/i,
        '',
      )
      .replace(/ noon$/i, ' à midi')
    const before = saidBefore({ text, spans }, plan, /avant(?: le)?|before/iu) ? 'avant' : 'au plus tard'
    return `${before} ${/^(?:fin|début|mi|courant)/i.test(bare) ? '' : 'le '}${bare}`
  },
  say: (text, plan) => {
    const said = restoreAccents(plan.translate(writeDates(text, plan.from, 'fr')), 'fr')
    return plan.from === 'fr' ? spellOut(said) : said
  },
  duty: asDuty,
  isThing,
  companyName,
  need: asNeed,
  sortFree,
  company,
  required: 'obligatoire',
  negative: (fact, plan) => {
    if (fact.kind === 'language') return `${french.list(spokenNames(fact, 'fr'), 'or')} non nécessaire`
    const text = french.say(fact.text, plan)
    return /\b(pas|non|sans|aucun\w*|ni|indifférente?|peu importe|facultati\w+|accept\p{L}+|bienvenue?s?)(?!\p{L})/iu.test(
      text,
    )
      ? text
      : (deniedClause(fact, plan) ?? (DEMANDS.has(fact.kind) ? `Non exigé : ${text}` : `Non prévu : ${text}`))
  },
  line: (fact, plan) => {
    const text = french.say(fact.text, plan).replace(/^dont (?=\d)/, '')
    const n = fact.text.match(/^(?:x|sur) ?(1[2-6])(?: mois)?(?: à (?:temps plein|100 ?%))?$/i)?.[1]
    if (n) return `Salaire versé sur ${n} mois`
    if (fact.kind === 'shift')
      return /horaire|poste|service|nuit|week-?end|matin|soir|équipe|jour|coupure|astreinte|garde|ferm|vacances|congés|fin de semaine|h\b|samedi|dimanche/i.test(
        text,
      ) || !/\d/.test(text)
        ? text
        : `Horaires : ${text}`
    if (fact.kind === 'travel')
      return /déplac|voyage|visite|retour|découch|rentre|tournée/i.test(text) ? text : `Déplacements : ${text}`
    if (fact.kind === 'end') return `Fin du contrat : ${text.replace(/^(jusqu['’](à|au|en)|fin( le| en)?)\s*/i, '')}`
    return text
  },
}
