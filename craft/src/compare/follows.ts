/** What follows from the terms that were told: whoever is two days in the office works at home on the rest of them. */
import type { Span } from '../brief/facts.ts'
import type { Evidence } from './evidence.ts'

interface Consequence {
  /** Plain words of a description. */
  said: RegExp
  /** Names in the evidence, any of which it follows from. */
  from?: readonly string[]
  /** Or plain words of a source. */
  told?: RegExp
}

const word = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})`, 'u')

const CONSEQUENCES: readonly Consequence[] = [
  // "The remainder from home", "les deux autres au bureau"
  {
    said: word(
      "(?:the (?:rest|remainder|remaining|other)|remaining|otherwise|den rest|die (?:ubrigen|restlichen|anderen)|ubrige|sonst|le reste|les? (?:\\p{L}+ )?autres?|l'autre|el resto|l[oa]s (?:\\p{L}+ )?(?:otr[oa]s|demas|restantes)|[^.]{0,30}remaining)(?![a-z])[^.]{0,40}(?:home|remote|office|on site|homeoffice|zu hause|daheim|mobil|buro|vor ort|chez vous|domicile|distance|teletravail|bureau|sur site|casa|distancia|teletrabaj|remoto|oficina|presencial)",
    ),
    from: ['hybrid', 'remote'],
  },
  // "You are home every night"
  {
    said: word(
      "(?:home|back|in your own bed) (?:every|each) (?:night|evening)|(?:no|never any|without) (?:nights?|overnight stays?) away|(?:jeden abend|abends|jede nacht) (?:wieder )?(?:zu hause|daheim)|keine (?:auswartigen )?ubernachtung\\p{L}*|(?:aucune?|pas de|sans) (?:nuits?|decouch\\p{L}*) (?:loin|hors|a l'exterieur|en deplacement)|(?:tous les|chaque) soirs? (?:chez|a la maison)|(?:siempre )?(?:duermes|vuelves a dormir|dormiras) (?:siempre )?(?:en|a) (?:tu )?casa|(?:ninguna|sin) noches? fuera",
    ),
    told: word(
      'no (?:nights?|overnights?|stays?|sleeping)[^.,;]{0,8} (?:away|out)|no overnight|home (?:every|each) (?:night|evening)|no fifo|no tramping|keine? (?:montage|ubernacht|auswarts)|abends (?:zu hause|daheim)|pas de (?:nuit|decouch|grand deplacement)|sans (?:decouch|nuit)|chaque soir|tous les soirs|sin (?:dormir|pernoct|noches)|duermes? en casa',
    ),
  },
  // "There are no late shifts", where only the early one is worked
  {
    said: word(
      '(?:spat|abend)(?:dienst|schicht)\\p{L}*|(?:late|evening|back) shifts?|(?:postes?|services?|travail) (?:du|le) soir|turnos? de (?:tarde|noche)',
    ),
    from: ['no:nights'],
  },
  // "School holidays are free"
  {
    said: word(
      '(?:school|summer|half-term) holidays? (?:are |is )?(?:free|off|yours)|(?:off|free) (?:in|during) (?:the )?(?:school|half-term) holidays?|(?:in den )?schulferien (?:hast|haben|sind|ist) (?:du |sie )?frei|(?:vos |les )?vacances[^.]{0,24}(?:ecoles?|scolaires?)|vacaciones escolares',
    ),
    told: word(
      'term[- ]time|tto(?![a-z])|school (?:terms?|weeks)|schulzeit|schulferien|ferien frei|vacances scolaires|periode scolaire|hors vacances|calendario escolar|periodo escolar|curso escolar|vacaciones escolares',
    ),
  },
  // "Your evenings are your own", where hours of the day were told
  {
    said: word(
      '(?:your )?(?:evenings?|afternoons?|mornings?|weekends?) (?:are |is )?(?:all )?(?:free|yours|your own)|(?:feierabend|abends?|nachmittage?|vormittage?|wochenenden?) (?:sind |ist |hast du |haben sie |gehor(?:en|t) )?(?:frei|dir|ihnen)|(?:vos|votre) (?:soirees?|soirs?|apres-midis?|matinees?|week-ends?) (?:(?:sont|est) (?:libres?|a vous)|commence|debute)|tus? (?:tardes?|noches?|mananas?|fin(?:es)? de semana) (?:(?:son|es) (?:todo |toda )?(?:libres?|para ti|tuy[oa]s?)|empieza|libres?)',
    ),
    from: ['no:weekends', 'no:nights', 'weekdays'],
    told: /\d ?(?::\d\d|h|uhr|am|pm)? ?(?:-|to|bis|a) ?\d|frei(?:er)? (?:nachmittag|abend)|(?:apres-midi|soir|matin) libre|(?:tarde|manana)s? libre|(?:afternoon|evening|morning)s? off/u,
  },
]

/** Where in the source stands what a clause follows from; both are plain. */
export function followsFromTerms(clause: string, { named, plain }: Evidence): Span | undefined {
  for (const { said, from, told } of CONSEQUENCES) {
    if (!said.test(clause)) continue
    const key = from?.find((one) => named.has(one))
    if (key) return named.get(key)
    const match = told?.exec(plain)
    if (match) return [match.index, match.index + match[0].length]
  }
  return undefined
}
