/** "April to mid October": the months of it already stand in the language that is written. */
import type { Language } from '../../brief/facts.ts'
import { isDateIn } from '../languages/dates.ts'

const CONNECTOR = /\s?(?:[-–]|(?<=\s)(?:to|till|until|through|bis|au|à|al?|hasta)(?=\s))\s?/giu
const AHEAD = /(?:^|\s)(?:from|between|in|en|im|von|vom|de|du|des|del|desde|entre|zwischen)$/iu
const MIDDLE = /^(?:mid[- ]|mitte |mi-|mediados de )(?=\p{L})/iu
const SPAN: Record<Language, (from: string, to: string) => string> = {
  en: (from, to) => `${from} to ${to}`,
  de: (from, to) => `${from} bis ${to}`,
  fr: (from, to) => `de ${from} à ${to}`,
  es: (from, to) => `de ${from} a ${to}`,
}
const MID: Record<Language, (month: string) => string> = {
  en: (month) => `mid-${month}`,
  de: (month) => `Mitte ${month}`,
  fr: (month) => `mi-${month}`,
  es: (month) => `mediados de ${month}`,
}

function dateIn(text: string, to: Language): string | null {
  const month = text.replace(MIDDLE, '')
  if (!isDateIn(month, to)) return null
  return month === text ? text : MID[to](month)
}

const SINCE = /^(.+?),? (?:ab|from|starting|à partir de|à partir du|dès|desde|a partir de|a partir del) (?=\S)/iu
const FROM: Record<Language, string> = { en: 'from', de: 'ab', fr: 'à partir de', es: 'desde' }

/** "3 Monate ab August". */
function since(text: string, to: Language, say: (thing: string) => string | null): string | null {
  const match = SINCE.exec(text)
  const start = match && dateIn(text.slice(match[0].length), to)
  const thing = start && say(match[1]!)
  if (!thing) return null
  return to === 'fr' && /^[ao]/.test(start) ? `${thing} à partir d’${start}` : `${thing} ${FROM[to]} ${start}`
}

/** Null where anything but one span of time stands behind what `say` knows. */
export function spanIn(text: string, to: Language, say: (thing: string) => string | null): string | null {
  const begun = since(text, to, say)
  if (begun) return begun
  for (const { 0: connector, index } of text.matchAll(CONNECTOR)) {
    const end = dateIn(text.slice(index + connector.length), to)
    if (end === null) continue
    const words = text.slice(0, index).split(' ')
    for (let at = Math.max(0, words.length - 3); at < words.length; at++) {
      const start = dateIn(words.slice(at).join(' '), to)
      if (start === null) continue
      const thing = words.slice(0, at).join(' ').replace(AHEAD, '').trim()
      const named = thing === '' ? '' : say(thing)
      return named === null ? null : [named, SPAN[to](start, end)].filter(Boolean).join(', ')
    }
  }
  return null
}
