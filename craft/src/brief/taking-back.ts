/** Words that take back what stands before them, in four languages. */
import { plain } from './normalise.ts'

/** They do so wherever they stand; with the accents that may be left out. */
export const SURELY_TYPED =
  '(?:(?:no|oh|ah|ach|nein|non),? )?(?:(?:hm+|uh|um|er|aeh|ahm?),? (?:no|nein|non)|(?:no|oh|ah),? (?:wait|sorry|no(?![a-z])|hang on|actually|make (?:it|that)|pardon|perd[oó]n|espera)|wait,? (?:no|sorry)|sorry,? (?:no|i mean|correction|wrong)|hang on|hold on|correction|scratch that|i mean(?:t)?|make (?:it|that)|(?:ach|ah|nee|ne),? nein|(?:ah|ahm|ach|oh),? nee|(?:nein|nee),? (?:warte|[Qq]uatsch|moment|doch|sorry|stopp|halt|falsch|[Kk]orrektur|lieber)|[Qq]uatsch|[Kk]orrektur|(?:euh|heu|ah|oh|ay|eh|enfin|bueno),? (?:non|no)|non,? (?:pardon|attends|plut[oô]t)|pardon|perd[oó]na?|je (?:corrige|rectifie|me trompe|veux dire)|erreur|no,? (?:mejor|digo)|digo|quiero decir|mejor dicho|corrijo|rectifico|correcci[oó]n|me (?:he )?equivo(?:qu[eé]|cado)|o mejor|o m[aá]s bien|ou plut[oô]t|or (?:rather|better)|oder besser)'
/** The same over plain text, as all below. */
export const SURELY = plain(SURELY_TYPED)
/** They do so between a stop and another thing of the same kind. */
export const PERHAPS =
  'h+m+|er(?=[,.…])|er+m+|uh+m?|u+m+|a+hm|euh|mm+|no|nope|nein|nee|non|halt|now|jetzt|sorry|wait|actually|rather|besser|lieber|mejor|plutot'
/** Said between what is taken back and what holds. */
export const INSTEAD =
  "(?:make (?:it|that)|(?:let's )?say|put|write|it'?s|it is|rather|better|now|also|sagen wir|nehmen wir|machen wir|schreib(?:en sie)?|lieber|besser|doch|eher|disons|mettons|mets|mettez|plutot|c'est|finalement|donc|alors|pon(?:ga|gamos)?|digamos|mejor|es|entonces|asi que)"
