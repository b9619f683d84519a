/** What looks like a key or a token, also half of one with its middle starred out, as services like to quote them. */
const KEYS = [
  /\b(?:sk|pk|rk|key)[-_][-_A-Za-z0-9*.…]{6,}/g,
  /\b(?:AIza|AKIA|ASIA)[-_A-Za-z0-9*.…]{6,}/g,
  /\b(?:Bearer|Basic)\s+\S+/gi,
  /[\w-]{20,}\.[\w-]{20,}\.[\w-]*/g,
  /[\w-]*\*{3,}[\w-]*/g,
]
const EMAIL = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+/g
/** Anything shorter is in too many words to be taken out of them. */
const SECRET_MIN_LENGTH = 4

/** A service's own words without keys: those that are known here, and whatever else looks like one. */
export const maskKeys = (text: string, known: readonly (string | undefined)[] = []): string =>
  KEYS.reduce((masked, key) => masked.replace(key, '…'), maskKnown(text, known))

/** A text without the values that are known to be nobody's business. */
export const maskKnown = (text: string, known: readonly (string | undefined)[]): string =>
  known.reduce<string>(
    (masked, secret) => (secret && secret.length >= SECRET_MIN_LENGTH ? masked.replaceAll(secret, '…') : masked),
    text,
  )

export const maskEmails = (text: string): string => text.replace(EMAIL, '…')
