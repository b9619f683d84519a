/** Spelling and words of the country where the work is: "organize" in Texas, "grösste" in Zürich. */
import type { Brief, Fact, Language } from '../brief/facts.ts'
import { capitalise } from '../brief/tidy.ts'
import { MONTHS } from './languages/dates.ts'

type Change = [letters: RegExp, there: string]

const IZE =
  'organ|reorgan|recogn|emphas|capital|steril|standard|stabil|optim|modern|priorit|summar|apolog|final|categor|custom|familiar|minim|maxim|util|special|real|critic|harmon|visual|author|formal|local|digit|public|item|memor|neutral|personal|scrutin|social|subsid|synchron'

const NORTH_AMERICAN: Change[] = [
  [new RegExp(`(?<![a-z])(${IZE})is(?=e[drs]?(?![a-z])|ing|ation)`, 'giu'), '$1iz'],
  [/(?<=(?<![a-z])(?:psycho)?anal)ys(?=ed?(?![a-z])|ing)/giu, 'yz'],
  [/(?<![a-z])CV(?=s?(?![A-Za-z]))/gu, 'resume'],
]
/** Other words for the same in North America. */
const WORDS = new Map(
  Object.entries({
    tyre: 'tire',
    tyres: 'tires',
    lorry: 'truck',
    lorries: 'trucks',
    kerb: 'curb',
    aluminium: 'aluminum',
    advert: 'posting',
    adverts: 'postings',
    timetable: 'schedule',
    timetables: 'schedules',
    rota: 'schedule',
    rotas: 'schedules',
    pupil: 'student',
    pupils: 'students',
  }),
)
const AMERICAN: Change[] = [
  ...NORTH_AMERICAN,
  [/(?<=(?<![a-z])(?:col|hum|neighb|lab|harb|vap|flav|behavi|fav|hon|od|arm|parl|tum|rum))our/giu, 'or'],
  [/(?<=(?<![a-z])(?:cent|theat|lit|fib|(?:kilo|milli|centi)?met))re(?=[sd]?(?![a-z]))/giu, 'er'],
  [
    /(?<=(?<![a-z])(?:label|model|travel|cancel|counsel|channel|level|signal|fuel))l(?=ed|ing|ers?(?![a-z])|ors?)/giu,
    '',
  ],
  [/(?<=(?<![a-z])judg)e(?=ment)/giu, ''],
  [/(?<=(?<![a-z])practi)s(?=e[ds]?(?![a-z])|ing)/giu, 'c'],
  [/(?<=(?<![a-z])licen)c(?=es?(?![a-z]))/giu, 's'],
  [/(?<=(?<![a-z])program)me(?=s?(?![a-z]))/giu, ''],
  [/(?<=(?<![a-z])catalog)ue(?=s?(?![a-z]))/giu, ''],
  [/(?<=(?<![a-z])(?:fulfi|enro))l(?=s?(?![a-z])|ment)/giu, 'll'],
  [/(?<=(?<![a-z])gr)e(?=y(?![a-z]))/giu, 'a'],
  [/(?<=(?<![a-z])(?:ear)?mo)u(?=lds?(?![a-z]))/giu, ''],
  [/(?<=(?<![a-z])toward)s(?![a-z])/giu, ''],
  [/(?<![a-z])e(?=nquir(?:y|ies|e)(?![a-z]))/gu, 'i'],
  [/(?<=(?<![a-z])an|orthop|(?<![a-z])p)ae(?=sth|d)/giu, 'e'],
]

const DATE = new RegExp(`(?<![\\d–-])(\\d{1,2}) (${MONTHS.en.join('|')})(?: (20\\d\\d))?(?![a-z])`, 'gu')

/** The country that all workplaces of a brief share; null where none is named. */
function countryOf(facts: readonly Fact[]): string | null {
  const countries = new Set(
    facts.flatMap((fact) => (fact.kind === 'place' && fact.holds && fact.country ? [fact.country] : [])),
  )
  return countries.size === 1 ? [...countries][0]! : null
}

const SWISS: Change[] = [[/ß/gu, 'ss']]

function changesFor(language: Language, country: string | null): Change[] | null {
  if (language === 'de') return country === 'CH' || country === 'LI' ? SWISS : null
  if (language !== 'en') return null
  return country === 'US' ? AMERICAN : country === 'CA' ? NORTH_AMERICAN : null
}

/** The finished text as the country of the brief spells it; words that were told, such as a name, stay as they are. */
export function spellAsThere(text: string, language: Language, { text: typed, facts }: Brief): string {
  const country = countryOf(facts)
  const changes = changesFor(language, country)
  if (!changes) return text
  const told = [typed, ...facts.map((fact) => fact.text)].join(' ')
  const known = new Set(told.toLowerCase().match(/\p{L}+/gu))
  const spelled = text.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase()
    if (known.has(small)) return word
    const there = language === 'en' ? WORDS.get(small) : undefined
    if (there) return word === small ? there : capitalise(there)
    return changes.reduce((so, [letters, other]) => so.replace(letters, other), word)
  })
  if (language !== 'en' || country !== 'US') return spelled
  return spelled.replace(DATE, (date, day: string, month: string, year?: string) =>
    new RegExp(`(?<!\\d)${day}(?:st|nd|rd|th)?(?: of)? ?${month.slice(0, 3)}`, 'iu').test(typed)
      ? date
      : `${month} ${day}${year ? `, ${year}` : ''}`,
  )
}
