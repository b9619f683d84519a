/** Words of a source that confirm a concept without naming it: "waking nights" of night work, "piso compartido" of housing. */
import type { Concept } from './concepts.ts'

const hint = (id: string, source: string): Concept => ({
  id,
  pattern: new RegExp(`(?<![A-Za-zÀ-ɏ])(?:${source})`, 'gu'),
})

export const HINTS: readonly Concept[] = [
  hint(
    'nights',
    '(?:dauer)?nacht(?:s|wache|dienst|schicht|zuschlag)?|nights?(?![a-z])|nuits?(?![a-z])|noches?(?![a-z])|nocturn|veilleur',
  ),
  hint(
    'weekends',
    '(?:sat|sun)(?:urday|day)?s?(?![a-z])|samstag|sonntag|samedi|dimanche|sabado|domingo|fins? de semana',
  ),
  hint(
    'overtime',
    'nocturnidad|nachtzuschl|% nacht|nacht \\+|night diff|zuschlag|zulage|time (?:and|n) (?:a )?half|majore|enhanced|sonntagszuschl|prime de nuit|night rate',
  ),
  hint('parental', 'elternzeit|mutterschutz|mat(?:ernity)? (?:cover|leave)|conge mat|baja (?:mat|pat)'),
  hint('car', 'van(?![a-z])|furgoneta|fourgon|(?:kundendienst|firmen|dienst)?fahrzeug|own unit|camioneta|transporter'),
  hint(
    'meals',
    'comida|comidas|essen|verpfleg|mittag|lunch|meals?|food|repas|panier|nourri|breakfast|petit[- ]dej|fruhstuck|desayuno',
  ),
  hint(
    'housing',
    'cottage|flat(?![a-z])|piso|vivienda|wohnung|zimmer|studio|loge(?![a-z])|logement|apartment|caravan|chalet|accom',
  ),
  hint('transport', 'd-ticket|jobticket|bahncard|half-fare|season ticket'),
  hint('uniform', 'tunics?|workwear|ropa de trabajo|kleidung|tenue|kittel|scrubs'),
  hint('discount', 'rabatt|discount|reduction|remise|descuento|% off|prozente auf'),
  hint('learning', 'schulung|training|course|kurs|lehrgang|formation|formacion|curso|cpd|study|weiterbild|fortbild'),
  hint('flexible', 'flexib|flexi|gleitzeit|choose (?:your|their) (?:own )?hours|own hours'),
  hint('bonus', 'jahressonderzahl|sonderzahl|incentiv'),
  hint('tips', 'trinkgeld|pourboire|propina|bote(?![a-z])|tronc|tips'),
  hint('equipment', 'laptop|macbook|notebook|(?:dienst|firmen)handy'),
  hint(
    'hybrid',
    '(?:days?|tage|jours|dias)(?: a week)? (?:at home|from home|home|zu hause|homeoffice|en casa|de teletravail|de teletrabajo|chez soi)',
  ),
  hint(
    'driving_licence',
    '(?:fs|fuhrerschein(?:klasse)?|klasse|permis|carnet|permiso) b(?![a-z])|licen[cs]e|lappen|c\\+e|hgv|lkw',
  ),
  hint(
    'no:vocational',
    'keine gelernte|ungelernt|quereinsteig|nicht gelernt|zeigen alles|lernen .{0,12}an|anlernen|sin experiencia|sans diplome',
  ),
  hint(
    'no:degree',
    '(?:degree|studium|carrera|diplome|abschluss)s? (?:is )?(?:not|egal|me da igual|unimportant)|no degree|cv or degree|don.?t care about (?:\\p{L}+ )?degree',
  ),
  hint('tool:WhatsApp', 'wh?ats?[ -]?ap|wasap|guasap|wsap'),
  hint('temporary', 'sustitucion|aushilf|cover(?![a-z])|vertretung|remplacement|saison|season|temporada'),
  hint('fixed_term', 'sustitucion|vertretung|remplacement|cover(?![a-z])|bis (?:ende|\\d)|for \\d+ months|cdd|befrist'),
  hint('permanent', 'perm(?![a-z])|fest(?:e|anstellung)|fijo'),
  hint('onsite', 'on site|vor ort|im buro|sur place|presencial'),
]
