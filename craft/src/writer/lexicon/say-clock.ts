/** When work begins and ends: "start at 6 am", "Beginn um 6 Uhr", "fin à 15 h", "entrada a las 7:30". */
import type { Language } from '../../brief/facts.ts'

const HOUR = '(?<hour>\\d{1,2})'
const MINUTES = '(?:[:.h](?<minutes>\\d\\d))?'
const CLOCK: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:(?<start>starts?|starting|begins?)|(?<end>finish(?:es)?|ends?|finishing)) (?:work )?(?:at )?${HOUR}${MINUTES} ?(?<half>am|pm|a\\.m\\.|p\\.m\\.|o.clock)?(?: (?:in the (?<time>morning|afternoon|evening)))?$`,
    'iu',
  ),
  de: new RegExp(
    `^(?:(?<start>(?:Arbeits|Dienst|Schicht)?beginn|Start)|(?<end>Feierabend|(?:Arbeits|Dienst|Schicht)ende|Schluss)) (?:um |gegen )?${HOUR}${MINUTES} ?Uhr(?: (?<time>morgens|früh|nachmittags|abends))?$`,
    'iu',
  ),
  fr: new RegExp(
    `^(?:(?<start>début|prise de poste|embauche|on commence)|(?<end>fin|sortie|on finit)) (?:du travail )?(?:à )?${HOUR} ?(?:h|heures?) ?(?<minutes>\\d\\d)?(?: (?:du (?<time>matin|soir)|de l.après-midi))?$`,
    'iu',
  ),
  es: new RegExp(
    `^(?:(?<start>entrada|inicio|comienzo|se empieza)|(?<end>salida|fin|se termina)) a las? ${HOUR}${MINUTES} ?(?:h|hs|horas)?(?: de la (?<time>mañana|tarde|noche))?$`,
    'iu',
  ),
}
const two = (minutes: string): string => minutes.padStart(2, '0')
const SAID: Record<Language, Record<'start' | 'end', (hour: number, minutes: string) => string>> = {
  en: { start: (h, m) => `start at ${h}:${two(m)}`, end: (h, m) => `finish at ${h}:${two(m)}` },
  de: { start: (h, m) => `Beginn um ${h}:${two(m)} Uhr`, end: (h, m) => `Arbeitsende um ${h}:${two(m)} Uhr` },
  fr: {
    start: (h, m) => `début à ${h}\u00a0h${m === '0' ? '' : `\u00a0${m}`}`,
    end: (h, m) => `fin à ${h}\u00a0h${m === '0' ? '' : `\u00a0${m}`}`,
  },
  es: {
    start: (h, m) => `entrada a las ${h}:${two(m)}`,
    end: (h, m) => `salida a las ${h}:${two(m)}`,
  },
}
const IS_LATE = /^(?:p|afternoon|evening|nachmittags|abends|soir|tarde|noche)/i

/** Null where anything else is said. */
export function clockIn(text: string, from: Language, to: Language): string | null {
  const { start, end, hour, minutes = '0', half, time } = CLOCK[from].exec(text)?.groups ?? {}
  if (!hour || Number(hour) > 24) return null
  const isLate = IS_LATE.test(half ?? time ?? '') || (!half && !time && end !== undefined && Number(hour) < 8)
  const at = isLate && Number(hour) < 12 ? Number(hour) + 12 : Number(hour)
  return SAID[to][start ? 'start' : 'end'](at, minutes === '00' ? '0' : minutes)
}
