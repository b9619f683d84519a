/** What people shorten when they type in haste, written out. Names of trades, tools and certificates stay as they are. */
import type { Language } from '../facts.ts'

/** In small letters: however it is typed. In capitals: only in capitals. A full stop behind it goes with it. */
const EN = `
  yrs years|yr year|hrs hours|exp experience|exp'd experienced|mgmt management|mgr manager|mgrs managers|ppl people|pax people
  hols holidays|hol holiday|vac vacation|incl including|approx about|abt about|dept department|depts departments|reqd required
  req'd required|pref preferred|pref'd preferred|biz business|certs certificates|cert certificate|qual qualification
  quals qualifications|pls please|plz please|wknd weekend|wknds weekends|thru through|resp responsible|wk week|wks weeks
  mth month|mths months|mnth month|mnths months|mos months|sats Saturdays|suns Sundays|mons Mondays|weds Wednesdays|alt alternate
  pd paid|accom accommodation|accomm accommodation|accomodation accommodation|accommodations accommodation|seperate separate
  govt government|b4 before|poss possible|avail available|bc because|mktg marketing|mkt market|comms communications|uni university
  mfr manufacturer|mfrs manufacturers|mtg meeting|mtgs meetings|rego registration|arvo afternoon|arvos afternoons|tix tickets|vax vaccination
  dont don't|cant can't|wont won't|doesnt doesn't|isnt isn't|arent aren't|benes benefits|bucks dollars|quid pounds
  addl additional|add'l additional|asst assistant|coord coordinator|sched schedule|occas occasional
  recieve receive|calender calendar
  BH bank holidays|BHs bank holidays|AL annual leave|OT overtime
`
const DE = `
  std Stunden|stdn Stunden|tgl täglich|tägl täglich|mtl monatlich|monatl monatlich|jährl jährlich|wöchentl wöchentlich
`
const FR = `
  exp expérience
`
const ES = `
  exp experiencia|téc técnico|urb urbanización
`

const readList = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s*[|\n]\s*/)
      .map((entry) => {
        const at = entry.indexOf(' ')
        return [entry.slice(0, at), entry.slice(at + 1)] as const
      }),
  )

export const ABBREVIATIONS: Record<Language, ReadonlyMap<string, string>> = {
  en: readList(EN),
  de: readList(DE),
  fr: readList(FR),
  es: readList(ES),
}
