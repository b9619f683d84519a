/** Briefs that were dictated spell their stops: "Vollzeit Komma unbefristet Punkt", "two days off full stop". */
import type { Language } from './facts.ts'
import { type Edit, eachApart, editsOf } from './rewrite.ts'

interface Spoken {
  /** What nobody writes who does not dictate. */
  dictated: RegExp
  /** Each word for a stop in a group of its own, in the order of STOPS. */
  stops: RegExp
}
const STOPS = [',', '.', ':', ';', '?', '!', '\n']

const SPOKEN: Record<Language, Spoken> = {
  de: {
    dictated: / Komma (?:[^\n]|\n)*? (?:Komma|Punkt)(?!\p{L})/u,
    stops:
      / (?:(Komma)|(Punkt)|(Doppelpunkt)|(Semikolon|Strichpunkt)|(Fragezeichen)|(Ausrufezeichen)|(neue Zeile|neuer Absatz|Absatz))(?![\p{L}])/giu,
  },
  en: {
    dictated: / (?:full stop|new paragraph)(?!\p{L})| comma (?:[^\n]|\n)*? comma(?!\p{L})/iu,
    stops:
      / (?:(comma)|(full stop|period(?<! (?:probation|notice|trial|time|pay|rest|grace|holiday|training|contract|review|reference|initial|handover|month|week|the|a|this|that|of) period)(?= (?:new|we|they|the|no|it|she|he|they|full|part|must|and|salary|pay|start|apply|send)))|(colon)|(semicolon)|(question mark)|(exclamation mark|exclamation point)|(new line|new paragraph))(?![\p{L}])/giu,
  },
  fr: {
    dictated: / virgule (?:[^\n]|\n)*? (?:virgule|point)(?!\p{L})| point (?:à la ligne|final)(?!\p{L})/iu,
    stops:
      / (?:(virgule)|(point(?: final)?(?<!(?<!\p{L})(?:le|un|au|du|ce|bon|dernier|autre|premier|de|sur) point)(?! (?:de|d['’]|fort|faible|commun|à la)))|(deux[ -]points)|(point[ -]virgule)|(point d['’]interrogation)|(point d['’]exclamation)|(point à la ligne|à la ligne|nouveau paragraphe|nouvelle ligne))(?![\p{L}])/giu,
  },
  es: {
    dictated: / coma (?:[^\n]|\n)*? (?:coma|punto)(?!\p{L})| punto (?:y (?:aparte|seguido)|final)(?!\p{L})/iu,
    stops:
      / (?:(coma)|(punto y seguido|punto final|punto(?<!(?<!\p{L})(?:el|un|al|del|a|en|de|este|su) punto)(?! (?:de|y|fuerte|débil|a)))|(dos puntos)|(punto y coma)|(cierra interrogación|signo de interrogación)|(signo de exclamación)|(punto y aparte|nueva línea|nuevo párrafo))(?![\p{L}])/giu,
  },
}
const FOR_ALL = / (?:in )?Klammern m w d(?: Klammer zu)?(?!\p{L})/giu
const ADDRESS =
  /(?<!\p{L})\p{L}[\p{L}\d.-]* (?:at|ät) \p{L}[\p{L}\d]*(?: (?:minus|Bindestrich|Unterstrich|Punkt) [\p{L}\d]+)*? Punkt (?:de|com|org|net|at|ch|eu|info|example)(?!\p{L})/giu

const writtenAddress = (said: string): string =>
  said
    .replace(/ (?:at|ät) /iu, '@')
    .replace(/ (?:minus|Bindestrich) /giu, '-')
    .replace(/ Unterstrich /giu, '_')
    .replace(/ Punkt /giu, '.')

/** Edits that put the stops themselves. */
export function spokenStops(text: string, languageOf: () => Language): Edit[] {
  const addresses = editsOf(text, ADDRESS, ([said]) => writtenAddress(said))
  if (!MAY_BE.test(text)) return addresses
  const language = languageOf()
  const { dictated, stops: words } = SPOKEN[language]
  if (!dictated.test(text)) return addresses
  const stops = [
    ...(language === 'de' ? editsOf(text, FOR_ALL, () => ' (m/w/d)') : []),
    ...editsOf(text, words, ([, ...groups]) => STOPS[groups.findIndex((group) => group !== undefined)]!),
  ]
  return eachApart([...addresses, ...stops])
}
const MAY_BE =
  / (?:komma|comma|full stop|new (?:line|paragraph)|virgule|coma|point (?:à|final)|punto (?:y|final))(?!\p{L})/iu
