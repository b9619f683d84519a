/** Whether a rule reads as an editor would say it: nothing that was cut out of a word, a sentence or a quotation. */
import type { HouseRule } from './rule.ts'

const PAIRS = [
  ['“', '”'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
] as const
const AT_EDGE = /^["'“”„«»‘’‚,;:.!?)\]]|["'“„«‘‚,;:([]$|^[-–—]\s|\s[-–—]$/

/** Words as they can stand in a rule: whole, and quoted on both sides or on neither. */
function isWhole(text: string): boolean {
  if (text.trim() === '' || text !== text.trim() || AT_EDGE.test(text.replace(/^“([^“”]*)”$/, '$1'))) return false
  if (text.split('"').length % 2 === 0) return false
  return PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length)
}

/** A sentence begins with a capital, a figure or a name that has none ("iPhone"), and ends. */
const opensSentence = (text: string): boolean => /^["“„«¿¡(]?(?:[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\p{Lo})/u.test(text)
const closesSentence = (text: string): boolean => /[.!?…:)"”»]$|\p{L}{2,}\/?$/u.test(text.trim())

export function isSound(rule: HouseRule): boolean {
  switch (rule.kind) {
    case 'avoid':
      return isWhole(rule.phrase)
    case 'term':
      return isWhole(rule.from) && isWhole(rule.to)
    case 'heading':
      return isWhole(rule.to) && rule.from.every(isWhole)
    case 'closing':
      return opensSentence(rule.text) && closesSentence(rule.text) && (rule.heading === null || isWhole(rule.heading))
    case 'line':
      return isWhole(rule.text.replace(/[.!?]$/, '')) && isWhole(rule.heading)
    case 'drop':
    case 'order':
      return rule.headings.every(isWhole)
    default:
      return true
  }
}
