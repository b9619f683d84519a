/** What stands first in an English sentence: the name of a house, or one of the many words that begin sentences. */
import { findPhrases, type Phrases } from '../match-phrases.ts'
import { plain } from '../normalise.ts'
import { NOT_NAMES } from './name-shapes.ts'
import { PLACE_LOOKUP } from './place.ts'
import { TITLE_WORDS } from './title-words.ts'

const BEGINS_SENTENCES =
  /^(?:You|They|We|It|She|He|This|That|These|Those|There|Here|The|Our|Ours|Your|Who|What|Someone|Everyone|Nobody|Role|Job|Position|Company|Work|Experience|Must|And|But|So|Yes|Today|Now|Nowadays|Then|Together|Since|Until|Once|Mostly|Mainly|Currently|Presently|Honestly|Frankly|Basically|Essentially|Actually|Really|Usually|Normally|Generally|Typically|Traditionally|Obviously|Clearly|Simply|Recently|Lately|Locally|Ideally|Personally|Hopefully|Luckily|Fortunately|Finally|Sometimes|Often|Staff|People|Colleagues|Employees|Members|Volunteers|Visitors|Guests|Students|Users|Others|Most|Many|Some|All)$/u
/** A job or a town may be a part of a name, as in "Bakers & Sons", but not most of it. */
const MOST = 0.6
const isMostly = (lookup: Phrases<unknown>, name: string): boolean =>
  findPhrases(lookup, plain(name)).some(({ from, to }) => to - from >= MOST * name.length)

/** "Kelpie" in "Kelpie is a co-op", not "Currently" or "Chefs". */
export function isHouse(name: string): boolean {
  const first = name.split(' ')[0]!
  return (
    !NOT_NAMES.test(first) &&
    !BEGINS_SENTENCES.test(first) &&
    !isMostly(PLACE_LOOKUP, name) &&
    !isMostly(TITLE_WORDS, name)
  )
}
