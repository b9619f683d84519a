/** Words at which the name of a job begins, goes on or ends. */
import type { Language } from '../sheet/sheet.ts'

export const ARTICLES: Record<Language, RegExp> = {
  en: /^(?:an?|the|our|another|some|new|my)$/,
  de: /^(?:eine?[nrms]?|unsere?[nrms]?|weitere[nrs]?|neue[nrs]?|eine?[nrms]?[:/*(].*|als|noch|der|die|das|den|dem)$/,
  fr: /^(?:une?|des|notre|nos|une?[/·(].*|d'une?|le|la|les)$/,
  es: /^(?:una?|unos|unas|nuestr[oa]s?|una?[/(].*|otr[oa]s?|el|la|los|las)$/,
}
/** Behind these a figure is part of a name: "Year 4", "Caces 1", "Klasse C". */
export const NUMBERED =
  /^(?:part|gr|teil|year|level|class|ks|key stage|stage|tier|grade|type|unit|line|caces|ssiap|niveau|cycle|classe|klasse|stufe|phase|kl|nivel|grado|clase|tipo|curso|ciclo|cap|cm|ce|n|r|en|iso|b|c|category|cat|kat|primaria)$/
export const UNIT =
  /^(?:h|hrs?|hours?|stunden|std|wochenstunden|heures?|horas?|days?|tage?|jours?|d[ií]as?|months?|monate?|mois|meses|weeks?|wochen?|semaines?|semanas?|years?|yrs|jahre?n?|ans|años|k|pm|am|uhr|£|€|\$|chf|euros?|fte|etp|p\.?h|per|nights|weekends|an|pcm|x)$/
/** What is counted where posts are: "1 Kopf", "6 vacantes", "45 nos". */
export const PEOPLE =
  /^(?:kopf|köpfe|leute|personen|stellen?|posten|positions?|people|persons?|posts?|openings?|vacanc(?:y|ies)|nos|no|pers|personnes?|postes?|places?|plazas?|vacantes?|puestos?|personas?)$/
export const STOP = /^[.;!?|\n…→•"“”«»<>=_*]$/
export const MONEY = /^[£€$]/

/** What joins two names of one job, and the words between them that say nothing. */
export const OR: Record<Language, RegExp> = {
  en: /^(?:or|and|\/)$/,
  de: /^(?:oder|und|bzw|beziehungsweise|\/|-)$/,
  fr: /^(?:ou|et|\/)$/,
  es: /^(?:o|u|y|e|\/)$/,
}

/** Prepositions that may stand within a title, with what must not stand behind them. */
export const WITHIN: Record<Language, { word: RegExp; but: RegExp }> = {
  en: {
    word: /^(?:of|and|for|the|in)$/,
    but: /^(?:a|an|the|our|my|us|some|his|her|their|we|i|you|it|this|that|these|one|two|every|all|anyone|someone|immediate|start|now|be)$/,
  },
  de: {
    word: /^(?:für|im|der|des|und|oder|in|zur|zum|mit|von|den)$/,
    but: /^(?:unser|unsere[nrms]?|ein|eine[nrms]?|mein|uns|teilzeit|vollzeit|festanstellung|voll|alle|sofort|nächst\p{L}*|ab|dich|euch|herz|spaß|leidenschaft|erfahrung|guten?|viel)$/u,
  },
  fr: {
    word: /^(?:de|du|des|en|et|la|le|les|à|au|aux|d'|ou|l')$/,
    but: /^(?:cdi|cdd|intérim|remplacement|renfort|temps|partir|vue|contrat|notre|nos|mon|ma|son|sa|un|une|suite|urgence|poste|plus|partiel)$/,
  },
  es: {
    word: /^(?:de|del|en|y|e|la|el|los|las|a|o|para)$/,
    but: /^(?:nuestr[oa]s?|mi|un|una|jornada|turno|lunes|media|tiempo|partir|contrato|plantilla|cuanto|forma|temporada|verano|sustitución|su)$/,
  },
}
