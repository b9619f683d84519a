/** What is said to whoever writes the text, around what it has to say: "no cold calling, and do put that in". */
import type { Language } from './facts.ts'
import { knowAs } from './matches.ts'
import { plain } from './normalise.ts'
import { findNumberWords } from './number-words.ts'
import { type Edit, eachApart, editsOf } from './rewrite.ts'

const WHY =
  '(?:,? (?:parce qu|car |sinon |puisqu|porque |que si no|ya que |weil |sonst |because |as |since |or )[^.;\\n]{3,80})?'
/** "…, eso recálcalo", "…, ça tu le mets bien parce que ça rassure", "… -> unbedingt erwähnen": it only says again that what stands ahead is meant. */
const INSISTS = new RegExp(
  `(?<=[a-z\\d)"%¤])(?: ?(?:[,;–-]|[-=]>|→)|(?= \\()) ?\\(?(?:(?:et|y|und|and) )?(?:(?:ca|cela|eso|esto|das|that),? )?(?:tu (?:le |la |l')(?:mets|notes|ecris|precises|indiques|soulignes)|(?:mets|mettez|notez?|precisez?|soulignez?|dis|dites)[- ]le|insiste[sz]? (?:bien )?la-dessus|(?:bien )?a (?:souligner|preciser)|que se (?:diga|note|sepa|ponga)|recalcalo|ponlo|dilo|digalo|destacalo|subrayalo|remarcalo|dejalo claro|insiste en eso|que quede claro|(?:bitte |unbedingt |auf jeden fall |gern |auch |ruhig |so |mit )+(?:betonen|hervorheben|reinschreiben|dazuschreiben|dazusagen|erwahnen|angeben)(?: (?:wegen|fur) [^.;\\n]{3,40})?|(?:(?:do|please|pls) )+(?:put|say|stress|highlight|mention|underline) (?:that|this|it)|(?:stress|highlight|underline) (?:that|this)|(?:so |just )?(?:say so|say (?:that|this|it)(?= (?:clearly|plainly|please|loud|up ?front))|(?:make|keep) (?:that|this|it) (?:very |really )?(?:clear|plain|obvious)|spell (?:that|this|it) out|be (?:very )?(?:clear|open|honest|up ?front) (?:about|on) (?:that|this|it)|(?:that|this|it) (?:has to|must|should|needs to) be clear|(?:sag|schreib|erwahn|betone?)(?:e|t|en sie)? (?:das|es)(?: (?:bitte|ruhig|auch|klar|deutlich|dazu|mit|offen|so|rein|hinein)){1,3}|das (?:muss|soll|sollte) (?:klar|deutlich) (?:sein|werden|drinstehen|rauskommen)|(?:que )?ce soit (?:bien )?clair|(?:decidlo|decirlo|ponedlo|ponerlo|escribidlo|dejadlo|dejarlo)(?= (?:bien|claro|por favor|tal cual))))(?: (?:tal cual|loud|plainly|up ?front|bien|surtout|clairement|en gros|claro|por favor|svp|stp|clearly|in bold|please|bitte))*${WHY}\\)?(?=\\s*(?:[.;!)\\n]|$))`,
  'gu',
)
/** "35 hours over four days (really)". */
const REALLY =
  / \((?:(?:yes|ja|oui|si),? )?(?:really|seriously|honest(?:ly)?|no joke|i know|(?:not|no) kidding|promise|wirklich|echt|ehrlich|tatsachlich|kein witz|im ernst|oui|vraiment|serieusement|sans blague|de verdad|en serio|si)\)/gu
/** "Sí podés decir comisión trimestral", "tu peux mettre la voiture": only the matter is told. */
const MAY_TELL =
  /(?<=(?:^|[.;,:\n]) ?)(?:(?:pero|mais|aber|but|y|et|and|und) )?(?:(?:si (?:que )?|lo que )?(?:podes|puedes|pueden|podeis) (?:decir|poner|mencionar|contar)(?: que)?|(?:par contre,? )?(?:tu peux|vous pouvez|on peut) (?:dire|mettre|parler d[eu]s?|mentionner|annoncer)(?: qu')?|you (?:can|may) (?:say|mention|put|print)(?: that)?):? (?!no |not |pas |rien |nada )/gu
/** "Lo de la guardería no, lo quitamos este año", "la crèche non, on l'a supprimée": what is given no more. */
const WITHDRAWN =
  /(?:(?<=(?:^|[.\n:!]) ?)|[;,] ?)(?:(?:y|pero|et|mais|und|aber|and|but) )?(?:lo del? (?:la |los |las )?[^.;,\n]{3,28} (?:ya )?no,? (?:que )?(?:ya )?(?:l[oa]s? (?:quitamos|suprimimos|dejamos|hemos (?:quitado|suprimido|dejado))|se (?:quito|acabo|suprimio))|(?:pour )?(?:l[ae]s? |l')[^.;,\n]{3,28} non,? (?:on|nous) (?:l[ea]s? |l')?(?:a|avons|as) (?:supprim|arret|enlev|retir)ee?s?|das mit (?:der |dem |den )[^.;,\n]{3,28} nicht,? (?:das |die )?(?:haben wir|ist|wurde|gibt es nicht) (?:gestrichen|abgeschafft|eingestellt|mehr)|(?:the )?[^.;,\n]{3,28} (?:thing |bit )?(?:no|not any more|no longer),? we(?:'ve| have)? (?:dropped|scrapped|stopped|cut|cancelled) (?:it|that|them))(?: (?:este ano|cette annee|dieses jahr|heuer|this year|last year|ya|desde \d{4}|en \d{4}|depuis \d{4}))?(?=\s*(?:[.;,!\n]|$))/gu
/** "L'italien c'est un plus", "l'anglais ça suffit": tied to what was named by a word more. */
const TIED =
  /(?<=[\p{L}\d)"'])(?<!(?:^|[\s,.])(?:et|mais|donc|si|qu|que|car|ou|quand|euh|sinon|enfin|bref))(?:,? (?:ça,? )?c['’]est |,? ça (?:est |reste )?)(?=(?:un (?:vrai |gros |petit )?(?:plus|atout)|obligatoire|indispensable|exigée?|souhaitée?|appréciée?|facultatif|suffit|suffira)(?=[\s,.;)!]|$))/giu
const TIED_TO: [start: RegExp, written: string][] = [
  [/suffi/u, ' '],
  [/./u, ' est '],
]
/** "Excel il faut savoir", "Opera on l'apprend chez nous", "HubSpot on forme": what it is about stands first in talk. */
const TOLD_FIRST: Partial<Record<Language, [pattern: RegExp, write: (thing: string) => string][]>> = {
  fr: [
    [
      /(?<=(?:^|[.;,:\n]) ?)(?:(?:[Ll]e |[Ll]a |[Dd]u )?(?:[Ll]ogiciel |[Pp]rogramme |[Cc]aisse )?)(?<thing>\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*){0,2}),? (?:(?:on|nous) (?:vous |te |t['’])?(?:form(?:e|ons)(?: (?:dessus|là-dessus))?|l['’]appren(?:d|ons)|l['’]enseign(?:e|ons)|appren(?:d|ons))|(?:ça )?s['’]apprend|formation assurée)(?: (?:chez nous|ici|sur place|en interne|au début))?(?=\s*(?:[.;,)\n]|$))/gu,
      (thing) => `formation à ${thing} assurée`,
    ],
    [
      /(?<=(?:^|[.;,:\n]) ?)(?<thing>\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*){0,2}),? (?:il )?faut (?:bien )?(?:savoir|conna[iî]tre|ma[iî]triser|l['’]avoir)(?=\s*(?:[.;,)\n]|$))/gu,
      (thing) => `${thing} indispensable`,
    ],
  ],
  es: [
    [
      /(?<=(?:^|[.;,:\n]) ?)(?:[Ee]l |[Ll]a )?(?:[Pp]rograma |[Ss]istema )?(?<thing>\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*){0,2}),? (?:(?:lo |la )?(?:te |os |le )?(?:enseñamos|formamos)|se (?:aprende|enseña)|lo aprend(?:es|e|en))(?: (?:aquí|nosotros|en casa|al entrar|dentro))?(?=\s*(?:[.;,)\n]|$))/gu,
      (thing) => `formación en ${thing} incluida`,
    ],
    [
      /(?<=(?:^|[.;,:\n]) ?)(?<thing>\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*){0,2}),? (?:hay|tiene) que (?:saber(?:lo)?|manejar(?:lo)?|dominar(?:lo)?)(?=\s*(?:[.;,)\n]|$))/gu,
      (thing) => `${thing} imprescindible`,
    ],
    [
      /(?<=(?:^|[.;,:\n]) ?)(?:(?:el|la|los|las) )?(?<thing>\p{L}{3,}(?: (?:(?:de|del|para|en) )?\p{L}{3,}){0,2}) no (?:lo |la )?(?:pido|pedimos|exijo|exigimos)(?=\s*(?:[.;,)\n]|$))/giu,
      (thing) =>
        `no se pide ${/\p{Ll}/u.test(thing.charAt(1)) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing}`,
    ],
  ],
}
/** "Con punción seca e idealmente ecografía": the wish is said of what follows alone. */
const ALSO_IDEALLY =
  / (?:e|y|et|and|und) (?=(?:idealmente|a ser posible|preferiblemente|idéalement|si possible|de préférence|ideally|preferably|idealerweise|am liebsten|wenn möglich)(?!\p{L}))/giu
/** "Cinco años en pisos, dos como subgobernanta": years again. */
const YEARS_AGAIN =
  /(?<=(?<!\p{L})(?<years>años|ans|years|Jahre) [^.;,\n\d]{3,40}, (?:(?:de ellos|de los cuales|dont|davon|of which) )?(?:\d{1,2}|un[oa]?|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|two|three|four|five|six|zwei|drei|vier|fünf)) (?=(?:como|comme|en tant que|as|als) )/giu
/** "…, à défaut, …": words in between that part nothing. */
const IN_BETWEEN =
  /,? (?:et|ou|y|o|e),? (à défaut|le cas échéant|si besoin|en su defecto|en su caso|gegebenenfalls|failing that),? /giu
const THING = "\\p{L}[\\p{L}\\d'’/ -]{2,36}?"
const YES = '(?:yes|yep|ja|oui|s[ií])'
const NO = '(?:no|nope|nein|non)'
/** "Renewals yes, new business no": two that are set against each other. */
const ONE_NOT_OTHER = new RegExp(
  `(?<=(?:^|[.;,:\\n(•–-])[ \\t]*)(?:(?<one>${THING}) ${YES},? (?:but |and |aber |und |mais |et |pero |y )?(?<other>${THING}) ${NO}|(?<before>${THING}) ${NO},? (?:but |and |aber |und |mais |et |pero |y )?(?<after>${THING}) ${YES})(?=\\s*(?:[.;,)\\n]|$))`,
  'giu',
)
/** "4 of 5 days in the office", "2 jours sur 5 en télétravail": how many days of a week. */
const OF_A_WEEK =
  /(?<![\d.,])(?<count>[1-6]|one|two|three|four|ein(?:e[mnrs]?)?|zwei|drei|vier|une?|deux|trois|quatre|un[oa]?|dos|tres|cuatro)(?: (?:of|out of|von|de|sur)(?: the| den| les| los)? (?:[5-7]|five|six|seven|fünf|sechs|cinq|six|cinco|seis))(?= (?:days?|tage?n?|jours|días|dias)(?!\p{L}))|(?<=(?<![\d.,])(?:[1-6]|une?|deux|trois|quatre) jours?) sur (?:[5-7]|cinq|six)(?!\p{L}|[ -]?(?:h|semaines?|mois))/giu
/** "Not: till work, deliveries": each of them is denied. */
const NOT_LABEL =
  /(?<=^|\n)(?<ahead>[ \t]*(?:[-•*] ?)?)(?:not|isn'?t|no|nicht|nein|pas|non)\s?[:=]\s*(?<items>[^\n.;:]{2,90})(?=\s*(?:[\n.;]|$))/giu
const DENIED_BY: Record<Language, string> = { en: 'no', de: 'ohne', fr: 'pas de', es: 'sin' }
const IS_DENIED = /^(?:no|not|never|nicht|kein\p{L}*|ohne|pas|sans|aucune?|ni|sin|nunca)(?!\p{L})/iu
const denied = (items: string, language: Language): string =>
  items
    .split(/, ?/u)
    .map((item) => (IS_DENIED.test(item) ? item : `${DENIED_BY[language]} ${item}`))
    .join(', ')

/** Edits that leave out what is said to the writer, and put what is told first in talk behind what is said of it. */
export function talk(text: string, language: () => Language): Edit[] {
  const spelled = plain(text)
  knowAs(spelled, text)
  return eachApart([
    ...[INSISTS, REALLY, MAY_TELL, WITHDRAWN].flatMap((pattern) => editsOf(spelled, pattern, () => '')),
    ...editsOf(text, YEARS_AGAIN, ({ groups }) => ` ${groups!.years} `),
    ...editsOf(text, ONE_NOT_OTHER, ({ groups }) => {
      const { one, other, before, after } = groups!
      const what = (other ?? before)!
      // "Siete días sí, siete no": a rhythm.
      if (/\d/u.test(what) || findNumberWords(plain(what)).length > 0) return null
      const not = denied(what, language())
      return one ? `${one}, ${not}` : `${not}, ${after}`
    }),
    ...editsOf(text, OF_A_WEEK, ({ groups }) => groups!.count ?? ''),
    ...editsOf(text, NOT_LABEL, ({ groups }) => `${groups!.ahead}${denied(groups!.items!, language())}`),
    ...editsOf(text, ALSO_IDEALLY, () => ', '),
    ...editsOf(text, IN_BETWEEN, ([said, words]) => `${/^,? (\p{L}+)/u.exec(said)![0].replace(',', '')} ${words} `),
    ...(language() === 'fr' ? editsOf(text, TIED, untied) : []),
    ...(TOLD_FIRST[language()] ?? []).flatMap(([pattern, write]) =>
      editsOf(text, pattern, ({ 0: said, groups }) => write(groups!.thing!) || said),
    ),
  ])
}

function untied({ input, index, 0: said }: RegExpExecArray): string {
  const then = input.slice(index + said.length, index + said.length + 8)
  return TIED_TO.find(([start]) => start.test(then))![1]
}
