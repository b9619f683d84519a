import type { Of, Plan } from '../../plan.ts'
import type { TitleWords, Voice } from '../voice.ts'
import { asDuty, asNeed, lowerFirst } from './fragments.ts'
import { phrases } from './phrases.ts'
import * as wording from './wording.ts'

const list: Voice['list'] = (items, word) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const withArticle = (noun: string) =>
  `${/^(?:[AEIO](?![A-Z]*\b[a-z])|[aeio]|U(?!X|[sn]i|K|S)|u(?!ni|s)|(?:F|H|L|M|N|R|S|X)[A-Z]{1,3}\b)/.test(noun) ? 'an' : 'a'} ${noun}`

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
  const shown = plan.title?.title ?? plan.role.name.en
  const count = plan.title?.headcount ?? 1
  return { shown, one: withArticle(shown), several: count > 1 ? `${count} ${pluralOf(shown)}` : null, bare: shown }
}

const ABOUT_NOUN =
  /\b(company|firm|agency|shop|start-?up|scale-?up|bank|clinic|hospital|school|brewery|manufacturer|maker|producer|platform|charity|practice|studio|group|store|café|cafe|restaurant|hotel|nursery|family|supplier|provider|consultancy|retailer|association|foundation|dealer|university|college|council|cooperative|co-op|business|publisher|office|builder|contractor|bakery|chain|carrier|organisation|organization|NGO|fintech|SME)$/i

/** One clause about the employer, ready to follow its name. */
function aboutClause(text: string): string {
  if (/^(a|an|the|one of)\b/i.test(text)) return `is ${text}`
  if (
    /^(makes?|sells?|builds?|runs?|offers?|develops?|produces?|provides?|helps?|serves?|designs?|delivers?|we)\b/i.test(
      text,
    )
  )
    return text
      .replace(/^we (\w+?)s?\b/i, '$1s')
      .replace(/^(make|sell|build|run|offer|develop|produce|provide|help|serve|design|deliver)\b/i, '$1s')
  if (ABOUT_NOUN.test(text.split(/ (?:since|in|near|for|with|from|of|that|which)\b|,/)[0]!))
    return `is ${withArticle(text)}`
  return `works in ${lowerFirst(text)}`
}

const clean = (text: string) => text.replace(/^(we are|we're|we have|around|company of)\s+/i, '')

function company(name: string | null, facts: Of<'company'>[], plan: Plan): string[] {
  const of = (aspect: string) => facts.filter((fact) => fact.aspect === aspect).map((fact) => clean(fact.text))
  const size = of('size')[0]
  const founded = of('founded')[0]
  const stage = of('stage')[0]
  const about = of('about')
  const more = [
    size &&
      (/^\d+[\d–+-]*$/.test(size)
        ? `has ${size} people`
        : `has ${size.replace(/^(team|staff) of (\d+)/i, '$2 people')}`),
    stage && `is at ${stage}`,
    founded &&
      (/since|founded|est/i.test(founded)
        ? `has been around ${founded.replace(/^(founded( in)?|est\.?(ablished)?( in)?)/i, 'since')}`
        : `was founded in ${founded}`),
  ].filter((clause) => clause !== undefined && clause !== '')
  const subject = name ?? (plan.tone === 'formal' ? 'The company' : 'Our company')
  const sentences = []
  const clauses = [...about.slice(0, 1).map(aboutClause), ...more]
  if (clauses.length > 0) sentences.push(`${subject} ${list(clauses as string[], 'and')}`)
  for (const text of about.slice(1)) sentences.push(`It ${aboutClause(text)}`)
  for (const text of of('other')) sentences.push(text)
  return sentences
}

export const english: Voice = {
  language: 'en',
  phrases,
  list,
  company,
  title,
  headings: () => ({
    duties: 'What you will do',
    needs: 'What you bring',
    nice: 'Nice to have',
    offer: 'What we offer',
    more: 'Good to know',
    apply: 'How to apply',
  }),
  say: (text) => text,
  place: ({ city, region, country, text, also }) => {
    const near = text.match(/^(near|nr|close to|outside|around)\b/i)
    const known = [city, region].filter((part) => part).join(', ') || country || text
    const short = near ? `Near ${known}` : known
    return { short, within: near ? `near ${known}` : also === 'area' ? `in the ${known} area` : `in ${known}` }
  },
  mode: wording.mode,
  contract: wording.contract,
  hours: wording.hours,
  money: wording.money,
  pay: wording.pay,
  years: wording.years,
  languageNeed: (fact) => wording.languageNeed(fact, list),
  team: wording.team,
  manager: wording.manager,
  start: wording.start,
  deadline: wording.deadline,
  duty: asDuty,
  need: asNeed,
  negative: wording.negative,
  line: wording.line,
}
