/** Which days are spent in the office: told with their number, "2 days a week in the office (Tuesday and Thursday)". */
import type { Fact } from '../../../brief/facts.ts'
import type { Of } from '../../plan.ts'

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const DAY = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri)(?:days?)?'
const DAYS = new RegExp(`(?<![a-z])${DAY}(?:(?:\\s?(?:-|–|to|and|&|\\+|,|/)\\s?| )${DAY})*(?![a-z])`, 'i')
const NOTHING_ELSE = new RegExp(`^\\(?(?:in (?:on )?)?${DAYS.source}(?: in(?: (?:the )?office)?)?\\)?$`, 'i')

const nameOf = (short: string): string => NAMES.find((name) => name.toLowerCase().startsWith(short.slice(0, 3)))!

/** "tues + weds" -> "Tuesday and Wednesday", "Tue-Thu" -> "Tuesday to Thursday"; null where no day is named. */
export function officeDaysIn(text: string): string | null {
  const found = DAYS.exec(text)?.[0].toLowerCase()
  if (!found) return null
  const named = found.match(new RegExp(DAY, 'g'))!.map(nameOf)
  if (named.length === 2 && /-|–| to /.test(found)) return named.join(' to ')
  return named.length < 2 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

type Mode = Of<'mode'>
const isOffice = (fact: Fact): fact is Mode => fact.kind === 'mode' && fact.holds && fact.officeDays !== null

/** Notes of nothing but days beside the days in the office say which these are. */
export function withOfficeDays(facts: Fact[]): Fact[] {
  const mode = facts.find(isOffice)
  if (!mode) return facts
  const notes = facts.filter(
    (fact) =>
      (fact.kind === 'shift' || (fact.kind === 'free' && fact.about === 'mode')) && NOTHING_ELSE.test(fact.text),
  )
  const days = notes.find(({ text }) => countIn(text) === mode.officeDays)
  if (!days && officeDaysIn(mode.text) === null) return facts
  const told = officeDaysIn(mode.text) === null ? { ...mode, text: `${mode.text} (${days!.text})` } : mode
  return facts.flatMap((fact) => {
    if (fact === mode) return [told]
    return notes.includes(fact) && officeDaysIn(fact.text) === officeDaysIn(told.text) ? [] : [fact]
  })
}

function countIn(text: string): number {
  const named = officeDaysIn(text)?.match(/\w+day/g) ?? []
  return named.length === 2 && / to /.test(officeDaysIn(text)!)
    ? NAMES.indexOf(named[1]!) - NAMES.indexOf(named[0]!) + 1
    : named.length
}
