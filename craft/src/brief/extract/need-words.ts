/** The words that say how much something is needed, taken off what they say it of. */
import { lean } from '../lean.ts'
import { matches } from '../matches.ts'
import { plain } from '../normalise.ts'
import type { Reading } from '../reading.ts'
import { withoutTie } from './spot.ts'

const NEED_WORDS =
  /^(?:(?:you )?should(?= (?:also )?(?:like|love|enjoy|know))|must(?: have| be)?|need(?:s|ed)?|essential|required|nice to have|ideally|desirable|bonus|a plus|gerne?(?: auch)?|zwingend|unbedingt|idealerweise|idealement|imprescindible|se valora|valorable|deseable|gern|(?:se )?valora(?:n|ra)?|you have|(?:ha(?:s|ve) to (?:have|be)|have(?! (?:been|done|run|led|made|had|sold|[a-z]+ed)(?![a-z])))(?: an?)?|should (?:have|be))[\s:]+|[\s,(]+(?:(?:very|really|extremely|strongly|highly|so|v) )?(?:(?:serait (?:chouette|sympa|cool|super|top|bien)|un \+(?=$)|= ?(?:le )?(?:top|bonus|plus|atout)|would help|would be (?:(?:really|very|also) )?(?:good|great|lovely|cool|ideal|brilliant|fantastic|amazing|perfect)|(?<=\d )better|(?:is |are |would be |ist |sind |ware |serait |est |es |son |seria |sera )?(?:an? |ein )?(?:must|essential|required|nice to have|(?:big |huge |real |strong |definite )?plus|bonus|(?:added )?advantage|welcome|preferred|desirable|von vorteil|zwingend|erforderlich|un plus|un atout|appreciee?s?|souhaitee?s?|exigee?s?|requise?s?|obligatoires?|indispensables?|(?<!no )imprescindibles?|deseables?|suma|se agradecen?|valorables?|(?<!no )obligatori[oa]s?|(?<!no )necesari[oa]s?|voraussetzung|bedingung|pflicht|notig|hilfreich|useful|helpful|handy|appreciated|mandatory|necessary)|(?:ware?n?s? (?:(?:auch|sehr|echt|super) )?)?(?:nett|fein)|ware?n?s? (?:(?:auch|sehr|echt|super) )?(?:schon|toll|super|gut|klasse|prima|top|cool|spitze|perfekt|ideal|ein (?:hit|traum|hammer|bonus|knaller|zuckerl|geschenk))|(?<=(?:isch|deutsch|kenntnisse?|erfahrung|schein) )schon))\)?$/giu
/** "BSN preferred but not required": it is a wish, whatever it is not. */
const BUT_NOT = /[,\s]+(?:but |though )?not (?:required|req'?d?|essential|necessary|mandatory|a must|a deal ?breaker)$/i
/** The words are looked for in plain spelling, which keeps every offset. */
export function withoutNeed(typed: string): string {
  const text = typed.replace(BUT_NOT, '').replace(/ (?:is )?(?:an? )?must(?: have)?$/i, '')
  const spelled = plain(text)
  let [from, to] = [0, text.length]
  for (const match of matches(NEED_WORDS, spelled)) {
    if (match.index === 0) from = match[0].length
    else if (match.index + match[0].length === text.length) to = match.index
  }
  return from < to ? withoutTie(text.slice(from, to).trimStart()) : text
}
/** "preferred as some loads are hazardous": the thing that is preferred is read already. */
const WITH_REASON = / (?:as|because|since|weil|car|puisque|porque|ya que) .+$/u
/** "ADR preferred as some loads are hazardous", from "some" on. */
const TELLS_WHY =
  /(?:preferred|pref'?d?|desirable|useful|helpful|handy|needed|required|essential) (?:as|because|since|bc) $/u
const ONLY_NEED = lean(
  /^(?:(?:is|are|ist|sind|est|sont|es|son) )?(?:(?:very|really|strongly|highly|much) )?(?:must|must be|must have|need|needed|needs|required|essential|mandatory|non?t?[ -]?negotiable|(?:we )?(?:don'?t|do not) (?:need|require)|(?:but )?not (?:req(?:'?d|uired)?|essential|necessary|needed|a must)|nice|nice to have|ideally|preferred|desirable|a plus|plus|bonus|notig|erforderlich|zwingend|von vorteil|mindestens|wunschenswert|exige|requis|obligatoire|obligatorio|muss|muss aber nicht|(?:but )?(?:it'?s )?no (?:biggie|big deal|dealbreaker)|(?:kenntnisse |erfahrung |erfahrungen )?(?:(?:super|toll|gut|schon|prima|klasse|top|cool|nett|fein|ideal|willkommen),? )?(?:aber )?kein muss|serait (?:chouette|sympa|cool|super|top)|un \+|= ?(?:top|bonus)|c'est la loi|gesetzlich vorgeschrieben|por ley|souhaitee?s?|appreciee?s?|imprescindibles?|deseables?|valorables?|necesari[oa]s?|exigee?s?|requis[es]*|se valora|minimo|indispensables?|(?:konnen |haben )?(?:ware?n?s?|is|ist) (?:(?:auch|sehr|echt|super|aber) )?(?:gut|schon|super|toll|klasse|fein|nett|prima|top|cool|spitze|ideal|kein muss|kein problem|von vorteil)|nett|fein|super|klasse|prima|toll|geht|reicht|serait bien|seria bueno|would (?:help|be (?:good|great|nice|useful|helpful))(?:,? but we(?:'ll| will| can)? (?:teach|train)(?: you)?)?|(?:knowledge|kenntnisse)(?: (?:is )?an? (?:bonus|plus|advantage|asset))?|bezahlung|vergutung|gehalt|salaire|sueldo|pay|salary|remuneration)$/u,
)

/** Whether words of need are all there is; the thing they speak of is read already. */
export const isOnlyNeed = (spelled: string): boolean => ONLY_NEED.test(spelled)

/** "… preferred as some loads are hazardous": the word of need, or why it is needed, and nothing more. */
export const saysOnlyNeed = (reading: Reading, spelled: string, from: number): boolean =>
  isOnlyNeed(spelled.replace(WITH_REASON, '')) ||
  TELLS_WHY.test(
    reading.plain.slice(Math.max(0, from - 22), from + (/^(?:as|because|since|bc) /.exec(spelled)?.[0].length ?? 0)),
  )
