/** Who somebody is said to be, where the brief gives a name alone: "ask for Renee, our general manager". */
import { TITLE_WORDS } from '../brief/extract/title-words.ts'
import { findPhrases } from '../brief/match-phrases.ts'
import { plain } from '../brief/normalise.ts'
import type { Weighed } from './claims.ts'
import type { Evidence } from './evidence.ts'
import type { Description } from './find.ts'
import { findTold, wordsIn } from './told-words.ts'
import { isTelling } from './traits.ts'

const POST = /(\p{Lu}[\p{L}'’-]+), ((?:our|unsere?[nrm]?|notre|nuestr[oa]) \p{L}[^,.;:()\n]{2,40})(?=[,.;:)\n]|$)/gu

const HEADS =
  /boss|chef|leit|inhab|owner|patron|duen|jef[ea]|manag|head|lead|direc|gerent|respons|meister|koordin|coordin|supervis|partner/u

/** How far from a name its post stands. */
const NEAR = 36

export function findPosts({ text }: Description, told: Evidence): Weighed[] {
  return [...text.matchAll(POST)].flatMap(({ index, 0: all, 1: name, 2: post }): Weighed[] => {
    const at = told.words.get(plain(name!))
    if (!at) return []
    const before = told.plain.slice(Math.max(0, at[0] - NEAR), at[0]).replace(/^.*[.;\n]\s/su, '')
    const around = before + told.plain.slice(at[0], at[1] + NEAR).replace(/[.;\n]\s.*$/su, '')
    const words = wordsIn(plain(post!)).filter(isTelling)
    const isTold = words.some((word) => findTold(word, told)) || HEADS.test(around) || namesPost(around)
    const to = index + all.length
    return isTold || words.length === 0 || !namesPost(plain(post!))
      ? []
      : [{ span: [to - post!.length, to], kind: 'name', ground: 'none', source: null }]
  })
}

const namesPost = (words: string): boolean => findPhrases(TITLE_WORDS, words).length > 0
