/** "Don't ring Sue", "bitte nicht bei Frau Seidl anrufen": whom applicants are kept away from is never printed as whom to ask. */
import type { Span } from '../facts.ts'
import { matches, occurs } from '../matches.ts'
import type { Reading } from '../reading.ts'

const FORMS =
  '(?:[Ff]rau|[Hh]errn?|[Hh]r\\.|[Ff]r\\.|Mme|M\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|Sra?\\.?|[Dd]on|[Dd]oña)'
/** Days and departments are no persons: "don't call Mondays". */
const NOBODY =
  '(?!(?:HR|IT|CV|PDF|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)(?:s|[^\\p{L}]|$))'
const NAME = `(?:${FORMS} )?${NOBODY}\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?`
/** "he's on leave till May": why not. */
const WHY =
  "(?:,? (?:(?:as|because|since|weil|da|denn|car|parce que|porque|que) )?(?:he|she|they|er|sie|ist|elle?|il|está)(?: |['’])(?![^.,;\\n)]*@)[^.,;\\n)\\d]{2,40}(?=[.,;\\n)]|$))?"
const DENIED = [
  `(?:[Pp]lease |[Pp]ls )?(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever|[Nn]o need to|[Nn]ot to) (?:ring|phone|call|contact|e-?mail|text|message|bother|disturb|chase|ask for|ask|speak to|talk to|write to|go (?:via|through)|(?:send|address) (?:it|them|anything|cvs?|applications?) to) ${NAME}(?: (?:please|about (?:it|this)|directly))?`,
  `(?:[Bb]itte )?[Nn]icht (?:mehr )?(?:(?:bei|mit|an|über) )(?:der |dem )?${NAME} (?:anrufen|melden|sprechen|schreiben|schicken|senden|wenden|bewerben|nachfragen|fragen|kontaktieren)`,
  `(?:[Bb]itte )?${FORMS} \\p{Lu}[\\p{L}'-]+ (?:bitte )?nicht (?:anrufen|kontaktieren|anschreiben|fragen|stören)`,
  `[Nn](?:e |['’])(?:surtout )?pas (?:appeler|contacter|joindre|déranger|solliciter|demander|téléphoner à|écrire à|passer par|s['’]adresser à|envoyer (?:le |les |de )?(?:CV|candidatures?) à) ${NAME}`,
  `[Nn](?:e |['’])(?:appele[rz]|contactez|téléphonez|écrivez|passez|dérangez|joignez|sollicitez|adressez rien)(?: surtout)? pas (?:à |par )?${NAME}`,
  `[Nn]o (?:llam|contact|escrib|molest|pregunt|habl|envi|mand)\\p{Ll}{1,5}(?: (?:el |los |las )?(?:cv|candidaturas?|solicitudes))? (?:(?:a|con|por) )?${NAME}`,
  // "Mrs Bell sits in the office, please don't ring".
  `(?:Frau|Herr|Mrs?|Ms|M\\.|Mme|Sra?\\.?) \\p{Lu}[\\p{L}'-]+ [^.;,\\n]{2,40}, (?:bitte |please |but |aber |mais |pero )?(?=(?:nicht an|do not|don['’]?t|ne pas|no llam))`,
  // "Questions to Ana, not to Bob".
  `(?:[Nn]ot to|[Nn]icht an|[Pp]as à|[Nn]o a) (?<=(?:[Qq]uestions?|[Ff]ragen?|[Cc]ontact\\p{Ll}*|[Ww]rite|[Ww]riting|[Bb]ewerb\\p{Ll}*|[Pp]regunt\\p{Ll}*|[Ee]scri\\p{Ll}*|[Éé]cri\\p{Ll}*|[Cc]andidatur\\p{Ll}*|[Aa]ppl\\p{Ll}*|[Cc][Vv]s?) [^.;\\n]{2,60}, [^.;,\\n]{2,16})${NAME}(?=\\s*(?:[.;,!)\\n]|$))`,
].map((source) => new RegExp(`(?<![\\p{L}])(?:${source})${WHY}`, 'gu'))
/** What each of them holds; most briefs hold none. */
const DENIES =
  /(?:not|n'?t|never|need) (?:to )?(?:ring|phone|call|contact|e-?mail|text|message|bother|disturb|chase|ask|speak|talk|write|go|send|address)|, (?:and |but )?not to |nicht an|pas a |no a |nicht (?:mehr )?(?:bei|mit|an|uber) |nicht (?:anrufen|kontaktieren|anschreiben|fragen|storen)|n(?:e |')(?:[a-z]+ ){1,3}?pas |n(?:e |')(?:surtout )?pas |no (?:llam|contact|escrib|molest|pregunt|habl|envi|mand)/u

export const notToContact = (reading: Reading): Span[] =>
  occurs(DENIES, reading.plain)
    ? DENIED.flatMap((pattern) => matches(pattern, reading.text)).map(
        ({ index, 0: said }) => [index, index + said.length] as const,
      )
    : []
