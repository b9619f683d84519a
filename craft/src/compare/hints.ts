/** Words of a source that confirm a concept without naming it: "waking nights" of night work, "piso compartido" of housing. */
import type { Concept } from './concepts.ts'

const hint = (id: string, source: string): Concept => ({
  id,
  pattern: new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${source})`, 'gu'),
})

export const HINTS: readonly Concept[] = [
  // "25 + 8": eight days are the bank holidays of England.
  hint('holiday', '2\\d ?(?:d(?:ays)? ?)?\\+ ?8(?![\\d%])'),
  hint(
    'weekdays',
    '(?:week|work(?:ing)? ?)days|werktag|wochentag|wochentags|en semaine|entre semana|dias laborables|office hours|5 (?:days|tage|jours|dias)|five days|funf tage',
  ),
  hint(
    'nights',
    '(?:dauer)?nacht(?:s|wache|dienst|schicht|zuschlag)?|nights?(?![a-z])|nuits?(?![a-z])|noches?(?![a-z])|nocturn|veilleur',
  ),
  hint(
    'weekends',
    'wkends?|wknds?|w[-/ ]ends?|(?:sat|sun)(?:urday|day)?s?(?![a-z])|samstag|sonntag|samedi|dimanche|sabado|domingo|fins? de semana',
  ),
  hint(
    'overtime',
    'x ?1[.,]5|1[.,]5 ?x|nocturnidad|nachtzuschl|% nacht|nacht \\+|night diff|zuschlag|zulage|time (?:and|n) (?:a )?half|majore|enhanced|sonntagszuschl|prime de nuit|night rate',
  ),
  hint('parental', 'elternzeit|mutterschutz|mat(?:ernity)? (?:cover|leave)|conge mat|baja (?:mat|pat)'),
  hint('health', 'vhi|bupa|laya|(?:\\+|,|&|and) health(?=[,.;\\n]|$)|sgmm'),
  hint(
    'car',
    '(?<!own |driving |eigenes |propio )car(?![a-z])(?! (?:needed|required|owner|user|park|deck|wash|deal|insur|sales|essential|driver))|van(?![a-z])|furgoneta|fourgon|(?:kundendienst|firmen|dienst)?fahrzeug|own unit|camioneta|transporter',
  ),
  hint(
    'meals',
    'tickets? (?:de )?\\d|comida|comidas|essen|verpfleg|mittag|lunch|meals?|food|repas|panier|nourri|breakfast|petit[- ]dej|fruhstuck|desayuno',
  ),
  hint(
    'housing',
    'cottage|flat(?![a-z])|piso|vivienda|wohnung|zimmer|studio|loge(?![a-z])|logement|apartment|caravan|chalet|accom',
  ),
  hint(
    'parking',
    'car ?parks?(?![a-z])|parkpl|parkhaus|tiefgarage|stellpl|place de parc|estacionamiento|cochera|plaza de (?:garaje|parking)',
  ),
  hint('transport', 'd-ticket|jobticket|bahncard|half-fare|season ticket'),
  hint('vocational', '\\p{L}*kfm|kauffr|kaufm|gesell|gelernt|facharbeiter'),
  hint('no:weekends', '(?:keine?|ohne|pas de|sans|no) (?:we|wkends?|wknds?)(?![a-z])'),
  hint('degree', 'cedula prof|colegiad[oa]|approb|magisterio|uni(?![a-z])|grado|lic\\.'),
  hint('travel', 'desplaz|viaj|kilomet|km(?![a-z])|deplace|reise|travel|trips?(?![a-z])|on the road'),
  hint(
    'uniform',
    'klamotten|kleider|ppe(?![a-z])|psa(?![a-z])|epi(?![a-z])|tunics?|arbeitsklamotten|workwear|ropa de trabajo|kleidung|tenue|kittel|scrubs',
  ),
  hint('discount', 'rabatt|discount|reduction|remise|descuento|% off|prozente auf'),
  hint('learning', 'schulung|training|course|kurs|lehrgang|formation|formacion|curso|cpd|study|weiterbild|fortbild'),
  hint('flexible', 'flexib|flexi|gleitzeit|choose (?:your|their) (?:own )?hours|own hours'),
  hint(
    'bonus',
    '1[34](?:e|eme|th)? (?:mois|month|gehalter)|x ?1[34](?!\\d)|objetiv|variable|zielvereinb|jahressonderzahl|sonderzahl|incentiv',
  ),
  hint('extra_days', 'rtt|days? off|freie tage|regenerationstag|zusatzurlaub|dias? libres?|jours? offerts?'),
  hint('profit_share', 'profit|benefice|gewinn|beneficios|interessement|participation(?! in)'),
  hint(
    'christmas_pay',
    'weihnachtsgeld|w-geld|jahressonderzahl|sonderzahl|x ?1[34]|1[34]\\.? (?:monats)?(?:gehalt|mois|pagas)',
  ),
  hint('holiday_pay', 'u-geld|x ?14|14 (?:gehalt|pagas|mal)'),
  hint(
    'tool:C+E licence',
    '(?:hgv |lgv )?(?:class|cat(?:egory)?) (?:1|one|ce)(?![a-z\\d])|klasse ce|lkw.{0,12} ce(?![a-z])|super[- ]?lourd|permis (?:ce|ec)',
  ),
  hint('forklift', 'fork ?lift|flt(?![a-z])|stapler|carretill|cariste|chariot elev'),
  hint('holiday', '\\d\\d ?u(?=[ ,.;\\n]|$)'),
  hint('tips', 'pourb|trinkg|prop(?=[.,])'),
  hint('retirement', 'super(?![a-z])'),
  hint('vocational', 'trade (?:cert|qual)|c&g|nvq|cap(?=[/,.;]| ou| ?[+])|time[- ]served'),
  hint('freelance', 'self[- ]?emp|autonom|freiberuf|honorar|1099|contractor'),
  hint('housing', '(?:dienst|werks)?whg|wohng'),
  hint('degree', 'itt(?![a-z])|iti(?![a-z])|ing\\.'),
  hint('permanent', 'indef|unbef|unb\\.'),
  hint('car', 'coche(?! propio)|voiture(?! pers)|dienst-?pkw'),
  hint('holiday', '(?:2\\d|3\\d) ?t\\+?(?=[ ,.;+]|$)'),
  hint('life', 'dis(?![a-z])|life cover|\\d ?x (?:sal(?:ary)?|gehalt)'),
  hint('bike', 'cycle scheme|c2w|bike|fahrrad|rad(?![a-z])|velo|bici'),
  hint('transport', 'season t(?:ic)?kt|season ticket|travelcard|bahn|zug(?![a-z])|oepnv|opnv|nahverkehr|abono'),
  hint('overtime', '(?:ot|overtime|uberstunden|heures sup\\p{L}*|horas extras?)[ @:x]*(?:at )?1[.,]\\d|paid ot'),
  hint('vision', 'vis(?![a-z])|optical|eye ?(?:care|test)'),
  hint('dental', 'dent(?![a-z])'),
  hint('health', 'med(?![a-z])|medical|health (?:after|from|day|plan|cover|benef|dental|ins|&|and dental)'),
  hint('degree', 'deg(?![a-z])|(?<!hs |school )grad(?![a-z])|2[:.]1(?! ?\\d)|honou?rs'),
  hint('thirteenth', '1[34]\\.? ?(?:mg|me|gehalter?|monats\\p{L}*|mois|pagas)(?![a-z])'),
  hint('flexible', 'kernzeit|core hours|plages? fixes?|gleitend'),
  hint('driving_licence', 'fs(?![a-z])|carnet?(?=[,.;\\n]|$)|permis(?=[,.;\\n]|$)'),
  hint('background', 'fz(?= ?(?:notig|erf|vorl|muss))|crb(?![a-z])|police (?:check|vetting)|antecedentes'),
  hint('housing', 'logt|aloj|hebergement|lodging|unterkunft|digs'),
  hint(
    'no:weekends',
    'repos (?:le |les )?(?:we|week-?ends?)|(?:we|week-?ends?|wochenenden?|findes?) (?:off|frei|libres?)',
  ),
  hint('tips', 'trinkgeld|pourboire|propina|bote(?![a-z])|tronc|tips'),
  hint('equipment', 'laptop|macbook|notebook|(?:dienst|firmen)handy'),
  hint(
    'hybrid',
    '(?:days?|tage|jours|dias)(?: a week)? (?:at home|from home|home|zu hause|homeoffice|en casa|de teletravail|de teletrabajo|chez soi)',
  ),
  hint(
    'driving_licence',
    '(?:fs|fuhrerschein(?:klasse)?|klasse|permis|carnet|permiso) b(?![a-z])|kl\\.? ?[bcd]|(?:b|be)-?schein|permis(?! de construire)(?![a-z])|drivers?(?=[,.;]|$)|dl(?![a-z])|lic(?![a-z])|licen[cs]e|lappen|c\\+e|hgv|lkw',
  ),
  hint(
    'no:vocational',
    'keine gelernte|ungelernt|quereinsteig|nicht gelernt|zeigen alles|lernen .{0,12}an|anlernen|sin experiencia|sans diplome',
  ),
  hint(
    'no:degree',
    '(?:degree|studium|carrera|diplome|abschluss)s? (?:is )?(?:not|egal|me da igual|unimportant)|no degree|cv or degree|don.?t care about (?:\\p{L}+ )?degree',
  ),
  ...['Excel', 'Word', 'Outlook', 'PowerPoint'].map((name) =>
    hint(
      `tool:${name}`,
      '(?:ms|microsoft)[ -]?(?:office|365)|office ?365|[mo]365|pack office|paquete office|office[- ]paket|ofimatica|office (?:suite|programs?|software|kenntn|products?)',
    ),
  ),
  hint('tool:WhatsApp', 'wh?ats?[ -]?ap|wasap|guasap|wsap'),
  hint('temporary', 'sustitucion|aushilf|cover(?![a-z])|vertretung|remplacement|saison|season|temporada'),
  hint('holiday', 'leave(?![a-z])|hols?(?![a-z])|ferien|vac(?:s|ation|ances|aciones)?(?![a-z])|pto|cong'),
  hint('remote', 'tele(?![a-z])|mobil(?![a-z])|mobilarb|tt(?![a-z])|ho(?![a-z])'),
  hint(
    'adult',
    '18 ?\\+|(?:over|uber|ab|des|desde|mayor(?:es)? de) 18|18 (?:anos|years|ans|jahre)|volljahrig|majeure?s?(?![a-z])|mayor(?:es)? de edad|adults?',
  ),
  hint('full_time', 'fte|wte|vza|etp|100 ?%|(?:six|6|five|5|funf|sechs|cinq|cinco|seis) (?:days|tage|jours|dias)'),
  hint('part_time', '(?:half|halbe) (?:time|stelle|post)|mi-temps|media jornada|\\d{2} ?- ?[89]0 ?%'),
  hint(
    'fixed_term',
    'fixed(?: for)? \\d|eventual|sustitucion|vertretung|remplacement|cover(?![a-z])|bis (?:ende|\\d)|for \\d+ months|cdd|befrist',
  ),
  hint('permanent', 'perm(?![a-z])|fest(?![a-z])|angestellt|employed|fest(?:e|anstellung)|fijo'),
  hint('onsite', 'on site|vor ort|im buro|sur place|presencial'),
]
