import { isStorable } from '@rolewright/contract/text'
import { AppError } from './errors.ts'

/** As deep as no body of ours is. */
const DEEPEST = 20
const UNSTORABLE = 'This holds a character that can not be stored. Please type it again.'

/**
 * What somebody sent, with every string in it composed (NFC), so that the same words are the same string.
 * @param path where in the request it is
 * @throws AppError invalid_request that names the field, where a string is none that can be stored
 */
export function readStrings(sent: unknown, path: (string | number)[] = []): unknown {
  if (typeof sent === 'string') return composed(sent, path)
  if (typeof sent !== 'object' || sent === null) return sent
  if (path.length >= DEEPEST) throw new AppError('invalid_request', 'The request is nested too deeply.')
  if (Array.isArray(sent)) return sent.map((one, n) => readStrings(one, [...path, n]))
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [composed(name, path), readStrings(value, [...path, name])]),
  )
}

function composed(text: string, path: (string | number)[]): string {
  if (isStorable(text)) return text.normalize('NFC')
  const field = path.join('.')
  throw new AppError('invalid_request', UNSTORABLE, {
    fields: { [isStorable(field) && field ? field : 'body']: UNSTORABLE },
  })
}
