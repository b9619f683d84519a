/** How somebody says which words a text must not use, and what to say instead: patterns over plain text. */

const Q = `["']?`
const TERM = `([^"',;.]{2,50}?)`
/** Where a pattern may begin with any word, `names` is what it cannot do without. */
export const REPLACING: { pattern: RegExp; names?: string; avoid: number; say: number | null }[] = [
  {
    pattern: new RegExp(
      `(?:don't|do not|never|please don't|dont) (?:say|write|use|call (?:it|them|us|this|her|him))(?: the (?:word|term)s?)? ${Q}${TERM}${Q},? (?:(?:but |rather |instead )?(?:say|use|write|call (?:it|them|us|this))|but|rather) ${Q}([^"';.]{2,60}?)${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: 2,
  },
  {
    pattern: new RegExp(
      `(?:say|write|use|call (?:it|them|us|this)) ${Q}${TERM}${Q},? (?:not|instead of|rather than|and not|never) ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 2,
    say: 1,
  },
  {
    pattern: new RegExp(
      `nicht ${Q}${TERM}${Q}(?: (?:schreiben|sagen|nennen))?,? sondern ${Q}${TERM}${Q}(?: (?:schreiben|sagen|nennen))?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: 2,
  },
  {
    pattern: new RegExp(
      `(?:schreib[A-Za-zÀ-ɏ]*|sag[A-Za-zÀ-ɏ]*|nenn[A-Za-zÀ-ɏ]*)(?: (?:bitte|sie|es))* ${Q}${TERM}${Q},? (?:statt|anstatt|nicht) ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 2,
    say: 1,
  },
  {
    pattern: new RegExp(
      `statt ${Q}${TERM}${Q},? (?:bitte|lieber|besser) ${Q}${TERM}${Q}(?: (?:schreiben|sagen))?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: 2,
  },
  {
    pattern: new RegExp(
      `(?:dire|ecrire|dites|ecrivez|dis|parler d[e'])\\s?${Q}${TERM}${Q},? (?:et )?(?:pas|plutot que|au lieu de|et non) ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 2,
    say: 1,
  },
  {
    pattern: new RegExp(
      `ne (?:pas )?(?:dire|ecrire|dites|ecrivez|dis)(?: pas)? ${Q}${TERM}${Q},? mais ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: 2,
  },
  {
    pattern: new RegExp(
      `(?:di|decir|usar|usa|escribe|pon) ${Q}${TERM}${Q},? (?:y )?(?:no|en (?:vez|lugar) de) ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 2,
    say: 1,
  },
  {
    pattern: new RegExp(
      `no (?:digas|uses|escribas|pongas|decir) ${Q}${TERM}${Q},? (?:sino|mejor|di) ${Q}${TERM}${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: 2,
  },
  {
    pattern:
      /(?:don't|do not|never|dont|please don't) call (?:us|it|them|this|the (?:team|company)) (?:an? )?([a-z][a-z -]{2,28}?)(?= please| pls|[,.;!)]|$)/gu,
    avoid: 1,
    say: null,
  },
  {
    pattern:
      /(?:don't|do not|never|dont|please don't|please avoid|kindly avoid|do avoid|avoid)(?: (?:saying|say|use|using|write|writing|mention|mentioning|call (?:it|them|us)))*(?: the (?:words?|terms?|phrases?))? ["']([^"']{2,40})["']/gu,
    avoid: 1,
    say: null,
  },
  // "If I read 'changing lives' once more I'll scream".
  {
    pattern:
      /(?:if i (?:read|see|hear)|wenn ich (?:noch (?:ein)?mal )?(?:das wort )?|si je (?:lis|vois|relis) (?:encore )?|si (?:vuelvo a leer|leo|veo)(?: otra vez)?) ?["']([^"'\n]{2,40})["'](?: (?:once more|again|one more time|anywhere|noch einmal|nochmal|encore|une fois de plus|otra vez))?[^.;\n]{0,40}(?=[.;\n]|$)/gu,
    avoid: 1,
    say: null,
  },
  // "No 'hunter', no 'hungry'", "no talk of 'journeys'".
  {
    pattern:
      /(?:,? (?:and |but )?(?:for )?)?(?<![a-z])(?:please |pls )?no (?:(?:talk|text|mention|word|line|sentence|phrase|stuff|use)s? (?:about|of|like|on) )?["']([^"']{2,36})["'](?=\s*(?:[.;,!)\n]|$)|(?: or| and| nor|,) ?(?:no )?["']| please| pls)(?: please| pls)?/gu,
    names: 'no ',
    avoid: 1,
    say: null,
  },
  // "We never say call centre here", "on ne dit JAMAIS call center chez nous".
  {
    pattern: new RegExp(
      `we (?:never|don't|do not) (?:say|call (?:it|them|us)|use the (?:word|term|phrase)) ${Q}([^"',;.]{2,32}?)${Q}(?: (?:here|in this house|any ?more))?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?<!(?:you|they|we|i|and|to) )(?:avoid|don't (?:use|say|write)|never (?:use|say)|do not (?:use|say)|kein(?:e)? wort(?:er)? wie|ohne das wort|eviter le mot|pas le mot|evita la palabra|no uses la palabra)(?: the)?(?: words?| terms?| phrases?)? ${Q}([^"',;.]{2,40})${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern:
      /(?:und |aber )?(?:bitte )?(?:nicht|nix mit|nichts mit|bitte ohne|kein wort von|nicht das wort) ["']([^"']{2,40})["'](?: (?:schreiben|sagen|nennen|verwenden|benutzen))?/gu,
    avoid: 1,
    say: null,
  },
  {
    pattern:
      /(?:und |aber )?(?:bitte )?nicht ([a-z][a-z-]{2,24}) (?:schreiben|sagen|dazuschreiben)(?= und|[.;,!)]|$)/gu,
    avoid: 1,
    say: null,
  },
  {
    pattern:
      /([a-z][a-z-]{2,24})\s?(?:\.\.\.|…|,|-)\s?(?:ach |nein,? |ne,? )*(?:lass(?:t|en sie)?|streich(?:t|en sie)?) (?:bitte )?(?:das|dieses) wort(?: bitte)?(?: wieder)?(?: weg| raus)?/gu,
    names: ' wort',
    avoid: 1,
    say: null,
  },
  {
    pattern: /([a-z][a-z -]{2,30})\? (?:nein|ne|nee)[^.?!\n]{0,30}(?:weglassen|rauslassen|rausnehmen|streichen)/gu,
    names: '? ne',
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?:on|nous) ne (?:dit|disons|parle) (?:jamais|plus)(?: d[e'])? ?${Q}([^"',;.]{2,32}?)${Q}(?: (?:chez nous|ici))?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?:(?:bei uns|hier) (?:sagt|heisst|heißt) (?:man|es|das) (?:nie|nicht|niemals)|wir sagen (?:nie|nicht|niemals)) ${Q}([^"',;.]{2,32}?)${Q}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?:wobei )?das wort ${Q}([^"',;.]{2,32}?)${Q} (?:(?:darf|soll|sollte|mochte ich|will ich|wollen wir|bitte|hier|im text|in der anzeige|auf keinen fall) )*(?:nirgends|nirgendwo|nicht|niemals|nie)[^.;,]{0,30}(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?:aqui |nosotros |en esta casa )?(?:nunca|no|jamas) (?:decimos|se dice|usamos) ${Q}([^"',;.]{2,32}?)${Q}(?: aqui)?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
  {
    pattern: new RegExp(
      `(?:leave|keep) (?:the |out the )?${Q}${TERM}${Q} (?:out|figure out|number out)(?: of (?:it|the ad|this|the text))?(?=[.;,!)]|$)`,
      'gu',
    ),
    avoid: 1,
    say: null,
  },
]
