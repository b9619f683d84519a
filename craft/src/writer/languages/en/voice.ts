import type { Of, Plan } from '../../plan.ts'
import { writeDates } from '../dates.ts'
import { placeName } from '../place-names.ts'
import type { AboutEmployer, TitleWords, Voice } from '../voice.ts'
import { aboutClause, HOUSES_DO, isSentenceOfHouse, tellsEmployer, withArticle } from './about-clause.ts'
import { asDuty, asNeed, isThing, sortFree } from './fragments.ts'
import { phrases } from './phrases.ts'
import * as wording from './wording.ts'

const list: Voice['list'] = (items, word) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

function pluralOf(title: string): string {
  const head = title.match(/^.*?(?= (?:of|for|in|to|at|with)\b|,| \(| –|$)/)![0]
  const plural = /(?:s|x|ch|sh)$/.test(head)
    ? `${head}es`
    : /[^aeiou]y$/.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`
  return plural + title.slice(head.length)
}

function title(plan: Plan): TitleWords {
  const shown = plan.titleIn('en')
  const count = plan.title?.headcount ?? 1
  return { shown, one: withArticle(shown), several: count > 1 ? `${count} ${pluralOf(shown)}` : null, bare: shown }
}

const clean = (text: string) =>
  text.replace(/^(we are|we're|we have|for our|for the|for a|for(?= \d)|our|around|company of)\s+/i, '')

function sizeClause(size: string): string {
  if (/^\d[\d–+,-]*(?: on[- ]site)?$/i.test(size)) return `has ${size.replace(/(?= on|$)/, ' people')}`
  return `has ${size
    .replace(/ of us(?: now)?$/i, ' people')
    .replace(/^(?:team|staff) of (\d+)/i, '$1 people')
    .replace(/^(\d+)-person.*$/i, '$1 people')}`
}

function foundedClause(founded: string): string {
  const year = founded.match(/\d{4}/)?.[0]
  if (!year) return `was founded ${founded}`
  return /since/i.test(founded) ? `has been around since ${year}` : `was founded in ${year}`
}

/** "is a bookshop and has 6 people" -> "are a bookshop and have 6 people" */
const IN_THIRD_PERSON = new RegExp(
  `(^|, | and )(is|has|was|works|makes|sells|builds|runs|offers|develops|produces|provides|helps|serves|designs|delivers|(?:${HOUSES_DO})(?:s|(?<=sh)es))(?= )`,
  'gu',
)
const inFirstPerson = (clauses: string) =>
  clauses.replace(
    IN_THIRD_PERSON,
    (_, before: string, verb: string) =>
      `${before}${{ is: 'are', has: 'have', was: 'were' }[verb] ?? verb.replace(/(?<=sh)es$|s$/u, '')}`,
  )

function company(name: string | null, facts: Of<'company'>[], plan: Plan, extra: string[]): AboutEmployer {
  const of = (aspect: string) =>
    facts.filter((fact) => fact.aspect === aspect).map((fact) => clean(plan.translate(fact.text)))
  const [size] = of('size').filter((told) => !of('about').some((text) => text.startsWith(told)))
  const years = of('founded').filter(
    (founded) => ![...of('about'), ...of('stage')].some((text) => text.includes(founded)),
  )
  // "Harbour Museum is a museum"
  const remarks = [...of('about'), ...extra].filter((text) => !name?.toLowerCase().includes(text.toLowerCase()))
  const told = remarks.filter(isSentenceOfHouse)
  const about = remarks.filter((text) => !told.includes(text)).map(clean)
  const stages = of('stage').map((stage) =>
    /^(?:pre-?)?seed$/i.test(stage)
      ? `is at the ${stage.toLowerCase()} stage`
      : /^(?!raised )(?:.* )?(series|seed|stage|phase)\b/i.test(stage)
        ? `is at ${capitaliseStage(stage)}`
        : aboutClause(stage),
  )
  const clauses = [
    ...about.slice(0, 1).map(aboutClause),
    ...stages.filter((clause) => !clause.startsWith('is at')).slice(0, 1),
    ...(size ? [sizeClause(size)] : []),
    ...stages.filter((clause) => clause.startsWith('is at')).slice(0, 1),
    ...years.slice(0, 1).map(foundedClause),
  ]
  const named = /^(?:is a|has been|has \d)/.test(clauses[0] ?? '') ? name : null
  const subject = named ?? (name || plan.tone === 'formal' ? 'The company' : 'We')
  const joined = list(clauses, 'and')
    .replace(/^is (an? [^,]+?)(?:,| and) is (?=an? )/, 'is $1 and ')
    .replace(/^(is an? [^,]+?)(?:,| and) has (\S+ (?:people|employees|staff)[^,]*)/, '$1 with $2')
  const sentences = clauses.length > 0 ? [`${subject} ${subject === 'We' ? inFirstPerson(joined) : joined}`] : []
  for (const text of about.slice(1))
    sentences.push(subject === 'We' ? `We ${inFirstPerson(aboutClause(text))}` : `It ${aboutClause(text)}`)
  return { sentences: [...told, ...sentences, ...of('other')], notes: [] }
}

const capitaliseStage = (stage: string) =>
  stage.replace(/^series ([a-z])$/i, (_, letter: string) => `Series ${letter.toUpperCase()}`)

export const english: Voice = {
  language: 'en',
  phrases,
  list,
  company,
  required: 'required',
  title,
  headings: () => ({
    duties: 'What you will do',
    needs: 'What you bring',
    nice: 'Nice to have',
    offer: 'What we offer',
    about: 'About us',
    more: 'Good to know',
    apply: 'How to apply',
  }),
  say: (text, plan) => wording.inFull(plan.translate(writeDates(text, plan.from, 'en'))),
  sortFree,
  tellsEmployer,
  place: ({ city, region, country, text, also, spans }, plan) => {
    const before = plan.brief.text.slice(0, spans[0]?.[0] ?? 0)
    const near =
      /\b(?:near|nr\.?|close to|outside) $/i.test(before) || text.match(/^(near|nr|close to|outside|around)\b/i)
    const known =
      [city, region]
        .filter((part) => part)
        .map((part) => placeName(part!, 'en'))
        .join(', ') ||
      country ||
      text
    const stated = known.replace(/(?<=\p{Ll}) (?=\p{Lu}{2}$)/u, ', ')
    const short = near ? `Near ${stated}` : stated
    return { short, within: near ? `near ${stated}` : also === 'area' ? `in the ${stated} area` : `in ${stated}` }
  },
  mode: wording.mode,
  contract: wording.contract,
  hours: wording.hours,
  money: wording.money,
  pay: wording.pay,
  qualified: wording.qualified,
  years: wording.years,
  languageNeed: (fact, plan) => {
    const level = fact.level && plan.from !== 'en' ? plan.translate(fact.level) : fact.level
    return wording.languageNeed({ ...fact, level: level?.startsWith('“') ? fact.level : level }, list)
  },
  team: wording.team,
  manager: wording.manager,
  start: wording.start,
  deadline: wording.deadline,
  duty: asDuty,
  isThing,
  need: asNeed,
  negative: wording.negative,
  line: wording.line,
}
