/** What a general line takes for granted, told by its own words in any of the four languages. */
export interface Premise {
  id: string
  /** Words of a line that take it for granted. */
  told: RegExp
  /** Whether a brief that denies something in the same words denies it: "no phone". */
  negated?: false
  /** Words by which a brief rules it out without a "no": "just chat and email". */
  denied?: RegExp
  /** Words of a brief that bear it out, where the line's own words would not do. */
  borne?: RegExp
  /** Whose lines the brief has to bear out: those borrowed of a trade, or all of them. */
  asked?: 'borrowed' | 'always'
}

/** The table of premises: ideas that a brief may deny in other words than a line has, and what only some jobs of a trade hold. */
export const PREMISES: readonly Premise[] = [
  {
    id: 'travel',
    told: /(?<!\p{L})(?:travel|visit(?!ors?)|on the road|reise|besuch(?!er)|déplac|visite(?!ur)|viaj|visita(?!nte))/iu,
  },
  {
    id: 'speech',
    told: /(?<!\p{L})(?:calls?(?! (?:for|in)(?!\p{L}))|callers?|phones?|telephone|in speech|speech and|conversations?|voice|stimme|voix|voz|listen\p{L}*|speaking|mündlich|anruf\p{L}*|(?:zu)?hör(?:en|t|st)|appels?|de vive voix|à l[’']oral|écout\p{L}*|llam(?:ada|ar)s?|de palabra|escuch\p{L}*)(?!\p{L})|telefon|téléphon|teléfon|gespräch/iu,
    denied:
      /(?<!\p{L})(?:just|only|solely|purely|nur|ausschließlich|rein|uniquement|seulement|exclusivement|solo|sólo|únicamente|solamente) (?:by |via |per |über |par |por |in )?(?:live )?(?:chat|(?:e-?)?mails?|tickets?|schriftlich|in writing|writing|écrit|escrito)(?!\p{L})|(?<!\p{L})(?:chat|(?:e-?)?mails?|correo|tickets?)(?: (?:et|ou|und|oder|y|o) (?:le |par )?(?:chat|(?:e-?)?mails?|correo|tickets?))? (?:uniquement|seulement|exclusivement|únicamente|solamente|exclusivamente)(?!\p{L})|(?<!\p{L})(?:chat|e-?mails?|tickets?|written|writing)(?: (?:and|n|&|or) (?:chat|e-?mails?|tickets?))? only(?!\p{L})/iu,
  },
  {
    id: 'lead',
    told: /(?<!\p{L})(?:lead(?!s(?!\p{L}))|manage(?!\p{L}* to)|coach|hire|your team|the team(?:’s| sells)|rotas?(?!\p{L})|set targets|share out|people (?:grow|stay)|führ|einstell|dienstplan|encadr|recrut|votre équipe|ton équipe|dirigir|contrat|su equipo|tu equipo)/iu,
    denied:
      /individual contributor|(?:no|without|zero) (?:direct )?reports|ohne (?:personal|führungs|mitarbeiter)\p{L}*verantwortung|sans (?:management|encadrement|équipe)|sin (?:personal|equipo|gente) a (?:su |tu )?cargo/iu,
  },
  {
    id: 'any hour',
    told: /unusual (?:hours|times)|(?<!\p{L})any hour(?!\p{L})|at night(?!\p{L})|(?<!\p{L})nights?(?!\p{L})|on.call|nacht(?:dienst|s(?!\p{L}))|(?<!\p{L})nacht(?!\p{L})|nächten?(?!\p{L})|ungewöhnlichen zeiten|zu jeder stunde|räume jederzeit|rufbereitschaft|astreinte|(?<!\p{L})nuits?(?!\p{L})|horaires décalés|à toute heure|guardias?(?!\p{L})|(?<!\p{L})noches?(?!\p{L})|cualquier hora|deshoras/iu,
    borne:
      /(?<!\p{L})(?:nights?|nacht|nächt|nuits?|noches?|noct|shifts?|schicht|turno|équipes? (?:de|alternan)|postée?|3 ?x ?8|2 ?x ?8|on.?call|callouts?|call-outs?|ruf|bereitschaft|astreinte|guardia|24 ?[/h]|rotas?|roster|dienstplan|planning tournant|cuadrante|all hours|any hour|unsocial|wechselnde|decalé|décalé)/iu,
    asked: 'always',
  },
  {
    id: 'weekend',
    told: /weekends?|saturdays?|sundays?|wochenende?n?|samstag|sonntag|week-ends?|samedis?|dimanches?|fin(?:es)? de semana|sábados?|domingos?/iu,
    borne:
      /weekends?|wochenend|week-ends?|fin(?:es)? de semana|(?<!\p{L})(?:sat|sun|sa|so|sáb|dom|saturdays?|sundays?|samstag|sonntag|samedi|dimanche|sábado|domingo)/iu,
    asked: 'always',
  },
  {
    id: 'early',
    told: /(?<!\p{L})(?:mornings?(?!\p{L})|early (?:in the day|start|morning|hours)|an early|frühmorgens|früh am (?:morgen|tag)|frühe[nrs]? (?:morgen|stunden|beginn)|tôt le matin|lève-tôt|madrug\p{L}*|temprano|primera hora)/iu,
    borne:
      /early|früh|(?<!\p{L})tôt|matin|madrug|temprano|mañana|(?<![\d.,:])0?[2-6](?:[.:h]\d\d)? ?(?:am|a\.m|uhr|h(?!\p{L})|h30)|(?<!\d)0?[2-6](?:[.:]\d\d)? ?(?:-|–|to|bis|à|a) ?\d|shift|schicht|turno/iu,
    asked: 'always',
  },
  {
    id: 'shifts',
    told: /(?<!\p{L})(?:next shift|shift work|shifts?)(?!\p{L})|(?<!ge)schicht(?!t?e)(?:betrieb|dienst)?(?!\p{L})|équipe suivante|poste suivant|en poste|turnos?(?!\p{L})/iu,
    denied:
      /(?:mon|monday|mo|montag|lun|lundi|lunes)\p{L}*\.? ?(?:-|–|to|bis|à|au|a) ?(?:fri|friday|fr|freitag|ven|vendredi|vie|viernes)\p{L}*,? ?(?:0?[7-9])(?:[.:h]\d\d)? ?(?:am|uhr|h)? ?(?:-|–|to|bis|à|a)/iu,
  },
  {
    id: 'customers',
    told: /(?<!\p{L})(?:customers?|clients?|clientèle|clientela|clientes?|mandant\p{L}*)(?!\p{L})|(?<!\p{L})kund(?:e|en|in|innen|schaft)(?!\p{L})|customer(?!\p{L})|usagers?|(?:towards|und) (?:customers and )?neighbours/iu,
    denied:
      /in-house (?:maintenance|team|electric|plumb)|(?:maintenance|estates|facilities) (?:team|department)|haustechnik|betriebstechnik|werkselektr|mantenimiento (?:de planta|interno)|maintenance interne|services techniques|ehpad|pflegeheim|altenheim|seniorenheim|nursing home|care home (?:kitchen|cook|chef)|residencia de (?:mayores|ancianos)|cantine scolaire|comedor escolar|schulküche/iu,
    borne:
      /customer|client|kund|mandant|guest|gäst|gast(?!\p{L})|shop|store|laden|boutique|tienda|restaurant|hotel|public|privathaushalt|particuliers|usagers|home visits|domicil|caller|buyer|retail|sales|vertrieb|verkauf|vente|venta/iu,
    asked: 'borrowed',
  },
  {
    id: 'guests',
    told: /(?<!\p{L})(?:guests?|visitors?|gäste\p{L}*|besucher\p{L}*|visiteurs?|visitantes?|huéspedes)(?!\p{L})/iu,
    borne: /guest|visitor|gast|gäst|besuch|visite|visita|huésped|hotel|restaurant|camp|lodge|museum|musée|museo|tour/iu,
    asked: 'borrowed',
  },
  {
    id: 'desk',
    told: /(?<!\p{L})(?:desks?|(?<!home[ -])office(?!rs?)|inbox|calendars?|schreibtisch\p{L}*|büro|bureau|escritorio|oficina|notes and records|records and documents|dossiers|documentación|unterlagen)(?!\p{L})/iu,
    borne:
      /office|desk|admin|büro|bureau|oficina|remote|hybrid|home.?office|télétravail|teletrabajo|secret|sekret|sachbearb|clerk|excel|files|dossier|akten|expedient|document|dokument|records|paperwork/iu,
    asked: 'borrowed',
  },
  {
    id: 'trades',
    told: /other trades|next trade|drying|drawings|(?<!\p{L})(?:gewerke?n?|baustelle|corps de métier|autres métiers|métier suivant|chantier|otros oficios|oficio siguiente|los demás oficios)(?!\p{L})|en (?:la )?obra/iu,
    borne:
      /build|construct|bau|renov|refurb|\bsite|chantier|travaux|bâtiment|obra|constru|reforma|sanier|umbau|mont(?:age|aje)|install/iu,
    asked: 'borrowed',
  },
  {
    id: 'line',
    told: /(?<!\p{L})(?:the line|first (?:part|piece)|check parts|scrap\p{L}*|several stations|workstations?|die linie|teile prüfen|erste teil|ausschuss|la ligne|première pièce|rebuts?|la línea|primera pieza|piezas|chatarra)(?!\p{L})/iu,
    borne:
      /factory|production|assembl|manufactur|packag|packing|cnc|machine|fabrik|fertigung|produktion|linie|montage|usine|fabric|chaîne|ligne|atelier|línea|planta|producción|máquina|werk(?!statt)/iu,
    asked: 'borrowed',
  },
  {
    id: 'shop',
    told: /(?<!\p{L})(?:shelf|shelves|(?:the|and) till|fitting rooms?|windows and displays|sales floor|regale?n?|umkleide\p{L}*|verkaufsfläche|rayons?|cabines|estanter\p{L}*|probador\p{L}*)(?!\p{L})/iu,
    borne:
      /shop|store|retail|till|shelf|shelves|market|laden|filiale|kasse|verkauf|handel|magasin|boutique|caisse|rayon|tienda|caja|super/iu,
    asked: 'borrowed',
  },
  {
    id: 'business',
    told: /(?<!\p{L})(?:business|(?:bad|next) quarters?|profits?|investments?|shareholders|owners|customers (?:and staff|stay)|company is sound|geschäft\p{L}*|quartal\p{L}*|gewinn\p{L}*|eigentümer\p{L}*|kundschaft bleibt|affaires|trimestres?|actionnaires|bénéfices?|negocio|trimestres?|accionistas|beneficios?)(?!\p{L})/iu,
    negated: false,
    denied:
      /non-?profit|not.for.profit|charity|charitable|food bank|foundation(?!\p{L})|gemeinnützig|(?<!\p{L})e\. ?V\.|stiftung|wohlfahrt|association|loi 1901|(?<!\p{L})(?:ong|ngo)(?!\p{L})|fundación|sin ánimo de lucro|sin fines de lucro|501\(c\)/iu,
  },
  {
    id: 'colleagues',
    told: /(?<!\p{L})(?:colleagues?|team|the crew|meetings?|with two people|interruptions?|zu zweit|à deux|en pareja|besprechung\p{L}*|unterbrechung\p{L}*|réunions?|reunión|reuniones|interrupci\p{L}*|kolleg\p{L}*|équipe|collègues?|equipo|compañer[oa]s)(?!\p{L})/iu,
    negated: false,
    denied:
      /(?<!(?:not|never) (?:\p{L}+ )?)(?<!\p{L})(?:work(?:s|ing)? alone|alone (?:at night|on (?:shift|site|duty))|(?:am|pm|night|nights|shift|\d),? alone|lone work\p{L}*|single-handed|on your own (?:at night|all))(?!\p{L})|(?<!(?:nicht|nie) )(?<!\p{L})(?:allein (?:im (?:dienst|haus)|auf|in der nacht)|arbeitest? allein|alleindienst|alleinarbeit)|(?<!(?:pas|jamais) )(?<!\p{L})(?:seule? (?:la nuit|au poste|sur (?:le )?poste|sur site|en poste)|travail(?:le|lez)? seule?|travail isolé)|(?<!(?:no|nunca) )(?<!\p{L})(?:sol[oa] (?:de noche|por la noche|en el turno|en turno)|(?:kein|ohne) team(?!\p{L})|(?:sole|only) (?:developer|engineer|designer|marketer|technician|accountant)|trabaja(?:r|rá)? (?:en )?sol(?:o|a|itario)|en solitario)/iu,
  },
  {
    id: 'court',
    told: /(?<!\p{L})(?:litigat\p{L}*|disputes?|courts?|rechtsstreit\p{L}*|streit\p{L}*|prozessf\p{L}*|gericht(?:e|en|s)?|contentieux|litiges?|tribunal\p{L}*|litigi\p{L}*|juicios?|pleitos?|juzgados?)(?!\p{L})/iu,
    denied:
      /conveyanc|land registry|residential files|immobilienrecht|grundbuch|droit immobilier|actes? de vente|compraventa|registro de la propiedad|(?:only|nur|solo|uniquement) (?:contracts|verträge|contratos|contrats)/iu,
  },
  { id: 'cash', told: /(?<!\p{L})(?:cash(?!\p{Ll}*flow)|tills?(?!\p{L})|kasse|kassier|caisse|encaiss|caja|cobra)/iu },
  { id: 'cleaning', told: /(?<!\p{L})(?:clean|tidy|putz|reinig|sauber|nettoy|ménage|limpi)/iu },
  { id: 'driving', told: /(?<!\p{L})(?:driv|fahr|condui|conduc)/iu },
  { id: 'paperwork', told: /(?<!\p{L})(?:paperwork|papierkram|schreibarbeit|administrati|papeleo)/iu },
]

/** What somebody wrote takes for granted, one bit for each premise. */
export const premisesTold = (text: string): number =>
  PREMISES.reduce((mask, { told }, index) => (told.test(text) ? mask | (1 << index) : mask), 0)

const presumed = new Map<string, number>()
const MOST_KEPT = 8192

/** The same of a general line, which comes up again and again. */
export function premisesOf(line: string): number {
  let known = presumed.get(line)
  if (known === undefined) {
    known = premisesTold(line)
    if (presumed.size === MOST_KEPT) presumed.clear()
    presumed.set(line, known)
  }
  return known
}

/** The premises for which something is so, one bit each. */
export const premisesWith = (isSo: (premise: Premise) => boolean | undefined): number =>
  PREMISES.reduce((mask, premise, index) => (isSo(premise) ? mask | (1 << index) : mask), 0)
