/** "Don't ring Sue", "no llaméis a Marisol, está de baja": whom nobody is to ask must not be named as the one to ask. */
import { namesPlace } from '../extract/place.ts'
import { matches } from '../matches.ts'
import type { Reading } from '../reading.ts'
import { addSetAside } from './set-aside.ts'

const NAME = `(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|After|Before|If|Us|Me|We|The|It)(?:(?:[Mm]rs?|[Mm]s|[Dd]r|[Ff]rau|[Hh]errn?|M|Mme|Mlle|[Ss]ra?|Don|Doña)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?`
/** Why not, as far as the next stop. */
const WHY =
  "(?:,? (?:(?:because|as|since|who|weil|da|die|der|car|parce que|qui|porque|que|ya que) )?(?:she|he|they|sie|er|elle|il|ella|él)?(?:[’']s| is| has| will| ist| hat| est| a| está| esta| se) [^.;,\\n]{2,50}|,? (?:die|der|sie|er|qui|que) [^.;,\\n]{2,40}(?: ist| hat))?"
const SAID = [
  `(?:[Pp]lease |[Pp]ls )?(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever|[Nn]ot to|[Nn]o need to|[Nn]o point(?: in)?) (?:ring(?:ing)?|call(?:ing)?|phone|contact|e-?mail|text|bother|disturb|message|write to|speak to|talk to|go through|ask)(?: for)? ${NAME}(?: (?:about (?:this|it)|directly|please|at home))*`,
  `(?:[Bb]itte )?(?:[Nn]icht|[Nn]iemals|[Kk]einesfalls) (?:bei |an |mit )?${NAME} (?:direkt )?(?:an(?:rufen|schreiben|sprechen|mailen)|melden|kontaktieren|schreiben|fragen|wenden|stören|sprechen)`,
  `(?:[Bb]ei |[Aa]n |[Mm]it )?(?:Frau|Herrn?) ${NAME} (?:bitte )?(?:nicht|auf keinen Fall) (?:direkt )?(?:an(?:rufen|schreiben|sprechen|mailen)|melden|kontaktieren|wenden|stören)`,
  `(?:[Mm]erci de |[Pp]rière de )?(?:[Nn]e (?:surtout )?(?:pas|jamais) (?:appeler|contacter|joindre|déranger|solliciter|passer par|écrire à|téléphoner à|demander)|[Nn]['’]appele[sz]? (?:surtout )?pas|[Nn]['’]écri(?:s|vez) (?:surtout )?pas à|[Nn]e (?:contacte|dérange|sollicite|joigne|téléphone)[sz]? (?:surtout )?pas(?: à)?) ${NAME}`,
  `(?:[Pp]or favor,? )?[Nn]o (?:hay que )?(?:llam|contact|escrib|molest|pregunt|telefone)\\p{L}+(?: (?:a|con|por|al?))? ${NAME}`,
]
/** "Questions to Ana, not to Bob". */
const NOR = `(?:,? (?:and |but |und |aber |et |mais |y |pero ))?(?:[Nn]ot (?:to|with)|[Nn]icht (?:an|bei|mit)|[Pp]as (?:à|avec)|[Nn]o (?:a|con)) (?<nor>${NAME})`
/** "Mrs Bell sits in the office, please don't ring". */
const WHO_SITS_THERE = `(?:Frau|Herr|Mrs?|Ms|M\\.|Mme|Sra?\\.?) \\p{Lu}[\\p{L}'’-]+ [^.;,\\n]{2,40}, (?:bitte |please |but |aber |mais |pero )?(?=(?:nicht an|do not|don['’]?t|ne pas|no llam))`
const DENIED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${SAID.join('|')})${WHY}(?=\\s*(?:[.,;:!)\\n]|$))|${WHO_SITS_THERE})|${NOR}(?=\\s*(?:[.,;!)\\n]|$))`,
  'gu',
)

export function setAsideDeniedContacts(reading: Reading): void {
  // "Trips to Lyon, not to Paris".
  for (const { index, 0: said, groups } of matches(DENIED, reading.open))
    if (!groups?.nor || !namesPlace(groups.nor)) addSetAside(reading, [index, index + said.length], 'private', null)
}
