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

const PERIODS = { HOUR: 'por hora', DAY: 'al día', WEEK: 'a la semana', MONTH: 'al mes', YEAR: 'al año', ONCE: '' }

const COVERS: Record<Cover, string> = {
  maternity: 'sustitución por maternidad',
  paternity: 'sustitución por permiso de paternidad',
  parental: 'sustitución por permiso parental',
  adoption: 'sustitución por adopción',
  sickness: 'sustitución por baja médica',
  sabbatical: 'sustitución por año sabático',
}

const CONTRACTS: Record<string, string> = {
  permanent: 'contrato indefinido',
  fixed_term: 'contrato temporal',
  temporary: 'contrato temporal',
  seasonal: 'contrato de temporada',
  freelance: 'colaboración autónoma',
  internship: 'prácticas',
  apprenticeship: 'formación dual',
  working_student: 'empleo para estudiantes',
  full_time: 'jornada completa',
  part_time: 'jornada parcial',
  casual: 'trabajo por horas',
}

/** Contracts that go by a name of their own. */
const NAMED_CONTRACTS: [RegExp, string][] = [
  [/fij[oa] discontinu/i, 'contrato fijo discontinuo'],
  [/interin/i, 'interinidad'],
  [/media jornada/i, 'media jornada'],
  [/obra o labor/i, 'contrato por obra o labor'],
  [/plazo fijo/i, 'contrato a plazo fijo'],
  [/t[ée]rmino indefinido/i, 'contrato a término indefinido'],
  [/(?:por|de) obra/i, 'contrato por obra'],
]

const ENGLISH =
  /^(Product|Data|Key|Office|Community|Customer|DevOps|Barista|UX|UI|Senior|Junior|Head|Chief|Account|Business|Frontend|Backend|Full|Software)/

const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'} a la semana`
/** "y" before the sound i becomes "e", "o" before the sound o becomes "u". */
const plainList = list('y', 'o')

/** "Después de 6 meses": from when on one may work from home. */
const inTime = (text: string): string =>
  / (?:después|despues|tras|al cabo|a partir|pasad[oa]s?) .+$/iu.exec(text)?.[0].replace(/despues/, 'después') ?? ''

export const spanish: Voice = {
  language: 'es',
  phrases,
  list: (items, word) =>
    plainList(items, word)
      .replace(/ y (?=h?[ií](?![aeo]))/iu, ' e ')
      .replace(/ o (?=h?[oó])/iu, ' u '),
  headings: ({ address }) => ({
    duties: address === 'formal' ? 'Sus funciones' : 'Qué harás',
    needs: address === 'formal' ? 'Su perfil' : 'Qué aportas',
    nice: 'Se valora',
    offer: 'Qué ofrecemos',
    about: 'Quiénes somos',
    more: 'Información práctica',
    apply: address === 'formal' ? 'Cómo presentarse' : 'Cómo presentarte',
  }),
  title: (plan) => {
    const bare = titleForAll(restoreAccents(plan.titleIn('es'), 'es'))
    const count = plan.title?.headcount ?? 1
    const inside =
      /^\p{Lu}\p{Ll}/u.test(bare) && !ENGLISH.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare
    const several = count > 1 ? `${count} personas para el puesto de ${inside}` : null
    return { shown: bare, bare: inside, one: `un/a ${inside}`, several }
  },
  place: ({ city, region, country, text, also, spans }, plan) => {
    const before = plan.brief.text.slice(0, spans[0]?.[0] ?? 0)
    const near = /^(cerca de|zona|alrededores|near|junto a)\b/i.exec(text) ?? /(?:cerca de|zona de) $/i.exec(before)
    const known =
      [city, region]
        .filter((part) => part)
        .map((part) => placeName(part!, 'es'))
        .join(', ') ||
      country ||
      text
    if (near)
      return {
        short: /zona/i.test(near[0]) ? `Zona de ${known}` : `Cerca de ${known}`,
        within: /zona/i.test(near[0]) ? `en la zona de ${known}` : `cerca de ${known}`,
      }
    return { short: known, within: also === 'area' ? `en la zona de ${known}` : `en ${known}` }
  },
  mode: (fact, plan) => {
    const { officeDays, homeDays, region, timezone } = fact
    const where =
      region || timezone ? ` (${[region && placeName(region, 'es'), timezone].filter((part) => part).join(', ')})` : ''
    if (fact.mode === 'remote')
      return { short: `${/remot/i.test(fact.text) ? 'trabajo en remoto' : 'teletrabajo completo'}${where}`, long: null }
    if (fact.mode === 'onsite')
      return {
        short: officeDays ? `presencial, ${days(officeDays)}` : 'presencial',
        long: /sin|no /i.test(fact.text) ? 'Trabajo presencial, sin teletrabajo' : null,
      }
    if (officeDays)
      return {
        short: `híbrido, ${days(officeDays)} en la oficina`,
        long: `Modelo híbrido: ${days(officeDays)} en la oficina y el resto en teletrabajo`,
      }
    if (homeDays)
      return {
        short: `${homeDays} ${homeDays === 1 ? 'día' : 'días'} de teletrabajo a la semana`,
        long: `Modelo híbrido: ${homeDays} ${homeDays === 1 ? 'día' : 'días'} de teletrabajo a la semana${inTime(fact.text) || fromWhen(fact, plan, 'es')}`,
      }
    return { short: `híbrido${where}`, long: null }
  },
  contract: (facts, plan) => {
    const words = facts.map(({ contract, months, text }) => {
      const name = NAMED_CONTRACTS.find(([named]) => named.test(text))?.[1] ?? CONTRACTS[contract]!
      const cover = coverIn(text)
      return `${name}${months === null ? '' : ` de ${months} meses`}${cover ? ` (${COVERS[cover]})` : ''}`
    })
    if (words.length === 2 && isChoice(facts, plan)) return words.join(' o ')
    return words.length === 0 ? null : [...new Set(words)].join(', ')
  },
  hours: ({ min, max, per, text }) => {
    if (per === null || (min === null && max === null)) return text
    const figure = (value: number) => writeFigure(value, ',')
    const range = min !== null && max !== null && min !== max ? `${figure(min)}–${figure(max)}` : figure((min ?? max)!)
    if (per === 'FTE' && min !== max && min !== null && max !== null)
      return `jornada del ${figure(min * 100)}–${figure(max * 100)} %`
    if (per === 'FTE' && min !== null && min < 1 && /%/.test(text)) return `jornada del ${figure(min * 100)} %`
    if (per === 'FTE') return min === 1 ? 'jornada completa' : `${range} de jornada`
    const unit = { WEEK: 'horas semanales', DAY: 'horas al día', MONTH: 'horas al mes' }[per]
    return `${min === null ? 'hasta ' : max === null ? 'al menos ' : ''}${range} ${unit}`
  },
  money: moneyWriter({ thousands: '.', upTo: 'hasta', from: 'desde', periods: PERIODS }),
  pay: (fact, plan) => {
    const { pay, basis, gross, hedge } = fact
    if (basis === 'scale' && pay.min === null && pay.max === null)
      return /según|convenio|convenir|acorde|negociable|sueldo|salario|retribución/i.test(fact.text)
        ? fact.text
        : `según ${fact.text}`
    // "Líquido" is what is left in Chile.
    const taxed = gross === null ? '' : gross ? ' brutos' : pay.currency === 'CLP' ? ' líquidos' : ' netos'
    const period = pay.per ? ` ${PERIODS[pay.per]}` : ''
    return `${hedge ? 'unos ' : ''}${spanish.money({ ...pay, per: null }, fact.text)}${taxed}${period}${basis === 'total' ? ' (retribución total)' : plan.all('pay').some((other) => other.basis === 'total') ? ' (fijo)' : ''}`
  },
  years: (fact) => {
    const { min, max, text } = fact
    const about = aboutYears(fact, 'es')
    if (about) return `${about} años`
    if ((min === null && max === null) || min === 0) return ''
    const unit = (count: number) => (count === 1 ? 'año' : 'años')
    if (min !== null && max !== null && min !== max) return `${min}–${max} ${unit(max)}`
    if (min === null) return `hasta ${max} ${unit(max!)}`
    if (/\+/.test(text)) return `${min}+ ${unit(min)}`
    return max === null || /mín|min|menos/i.test(text) ? `al menos ${min} ${unit(min)}` : `${min} ${unit(min)}`
  },
  languageNeed: (fact, plan) => {
    const names = spanish.list(spokenNames(fact, 'es'), 'or')
    const level = fact.level
    if (!level) return names
    if (/^[abc][12]/i.test(level)) return `${names}, nivel ${level.slice(0, 2).toUpperCase()}${level.slice(2)}`
    const said = `${names} ${spanish.say(level, plan)}`
    return /basta|alcanza/i.test(fact.text) ? `${said}, con eso basta` : said
  },
  team: ({ relation, size, upTo, text }, plan) => {
    if (upTo) return relation === 'manages' ? `${size} a ${upTo} personas` : `un equipo de ${size} a ${upTo} personas`
    // Squads are no people.
    if (/^\d+ (?:squads|équipes|equipos)/i.test(text)) return spanish.say(text, plan)
    const said = plan.from === 'es' ? (relation === 'manages' ? ledIn(text) : makeupIn(text)) : null
    if (relation === 'manages' && said) return said
    const below = relation === 'manages' && plan.from === 'es' ? makeupIn(text) : null
    if (below && size !== null) return `un equipo de ${size} personas (${below})`
    if (relation === 'manages')
      return size === null ? spanish.say(text, plan) : `${size} ${size === 1 ? 'persona' : 'personas'}`
    const noun = /departamento/i.test(text)
      ? 'un departamento'
      : /pequeño/i.test(text)
        ? 'un equipo pequeño'
        : 'un equipo'
    return size === null ? noun : `${noun} de ${size} persona${size === 1 ? '' : 's'}${said ? ` (${said})` : ''}`
  },
  manager: ({ name, role: told, text }, plan) => {
    const role = name && told && saysNoMore(told) ? null : told
    const said = role && spanish.say(role, plan).replace(/^(la|el) /i, '')
    // "A la Sra. Gloria": such names take an article.
    const named =
      name && (/^(?:Sr|Dr|Mtro)\. /.test(name) ? `el ${name}` : /^(?:Sra|Dra|Mtra)\. /.test(name) ? `la ${name}` : name)
    if (named) return said ? nameWithRole(named, said) : named
    if (!said) return text
    return /(ora|dirección|jefa|gerencia|a)\b/i.test(said.split(' ')[0]!)
      ? `la ${said}`
      : /(or|jefe|consejo|comité|patronato|directorio|dueño|propietario|socio|encargado|presidente)$/i.test(
            said.split(' ')[0]!,
          )
        ? `el ${said}`
        : `el/la ${said}`
  },
  start: ({ text }, plan) => {
    const bare = spanish
      .say(writeDates(text, plan.from, 'es'), plan)
      .replace(/^(incorporación|contratación|ingreso|inicio|comienzo|start)\s*:?\s*/i, '')
    if (/^(asap|ya(?: mismo)?(?!p{L})|de inmediato|inmediata|inmediato|cuanto antes|lo antes posible)/i.test(bare))
      return /inmediat/i.test(bare) ? 'de inmediato' : 'lo antes posible'
    if (/^(en|cuando|desde|a partir|el|antes|después|a|para|tras|mediados|finales|principios)\b/i.test(bare))
      return /^(mediados|finales|principios)/i.test(bare) ? `a ${bare}` : bare
    return /^\d/.test(bare) ? `el ${bare}` : `en ${bare}`
  },
  deadline: ({ text, spans }, plan) => {
    const bare = writeDates(text, plan.from, 'es')
      .replace(/^(fecha límite|plazo|candidaturas?)?\s*:?\s*(hasta|antes|by|before|bis)?\s*(del?|el|zum|le)?\s*/i, '')
      .replace(/ noon$/i, ' a mediodía')
    const isDay = /^\d/.test(bare)
    return saidBefore({ text, spans }, plan, /antes(?: del?)?|before/iu)
      ? `antes de${isDay ? 'l' : ''} ${bare}`
      : `hasta ${isDay ? 'el ' : ''}${bare}`
  },
  say: (text, plan) => {
    const said = restoreAccents(plan.translate(writeDates(text, plan.from, 'es')), 'es')
    return plan.from === 'es' ? spellOut(said) : said
  },
  duty: asDuty,
  isThing,
  companyName,
  need: asNeed,
  sortFree,
  company,
  required: 'imprescindible',
  negative: (fact, plan) => {
    if (fact.kind === 'language') return `No se necesita ${spanish.list(spokenNames(fact, 'es'), 'or')}`
    const text = spanish.say(fact.text, plan).replace(/^[¿¡]/, '')
    return /\b(no|sin|ningún|ninguna|nada|ni|da igual|indiferente|opcional|cualquier\w*|indistint\w+|vale|ok)\b/i.test(
      text,
    )
      ? text
      : (deniedClause(fact, plan) ?? (DEMANDS.has(fact.kind) ? `No se exige: ${text}` : `Sin ${text}`))
  },
  line: (fact, plan) => {
    const text = spanish.say(fact.text, plan)
    const n = fact.text.match(/^x ?(1[2-6])$/i)?.[1]
    if (n) return `${n} pagas`
    if (fact.kind === 'shift')
      return /turno|horario|noche|fin(es)? de semana|mañana|tarde|jornada|guardia|h\b|sábado|domingo|día/i.test(text) ||
        !/\d/.test(text)
        ? text
        : `Horario: ${text}`
    if (fact.kind === 'travel') return /viaj|desplaz|visita/i.test(text) ? text : `Viajes: ${text}`
    if (fact.kind === 'end')
      return `Hasta ${text.replace(/^(hasta|fin|final)\s*/i, '').replace(/^(?=\d{1,2} de )/, 'el ')}`
    return text
  },
}
