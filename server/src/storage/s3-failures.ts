import { StorageError } from './storage.ts'

interface Failure {
  name?: string
  $metadata?: { httpStatusCode?: number }
}

export const isMissing = (error: unknown): boolean =>
  /^(NoSuchKey|NotFound|NoSuchUpload)$/.test((error as Failure).name ?? '')

/** Finished or given up before; stores name that differently. */
export const isOver = (error: unknown): boolean => {
  const { name, $metadata } = error as Failure
  return name === 'NoSuchUpload' || $metadata?.httpStatusCode === 404
}

/** The store's failures, in words that carry no key and no address. */
export function translate(cause: unknown): never {
  const { name = '', $metadata } = cause as Failure
  if (isMissing(cause)) throw new StorageError('not_found', 'There is no such file.', { cause })
  if (/^(InvalidPart|InvalidPartOrder|EntityTooSmall|MalformedXML)$/.test(name))
    throw new StorageError('refused', 'A part is missing or not what was sent.', { cause })
  const status = $metadata?.httpStatusCode
  const message = status
    ? `The file store does not answer as it should (${status}).`
    : 'The file store does not answer.'
  throw new StorageError('unavailable', message, { cause, refusedKey: status === 401 || status === 403 })
}
