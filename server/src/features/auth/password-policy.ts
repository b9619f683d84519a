/**
 * What a new password must be (NIST SP 800-63B-4): long enough, and none of those that are tried first. No rules on
 * which characters.
 * @param own words that stand on the account itself: its e-mail and names
 * @returns what is wrong, as a sentence for the person; null: nothing
 */
export async function findPasswordFault(password: string, minLength: number, own: string[]): Promise<string | null> {
  const length = [...password.normalize('NFKC')].length
  if (length < minLength) return `Please use at least ${minLength} characters. 15 or more is best.`
  const plain = password.normalize('NFKC').toLowerCase()
  const tooClose = own
    .flatMap((word) => [word, word.split('@')[0] ?? word])
    .some((word) => word.toLowerCase() === plain)
  if (tooClose || plain.replace(/\d*$/, '') === 'rolewright')
    return 'Please choose a password that is not your name or e-mail address.'
  if ((await commonPasswords()).has(plain))
    return 'That password is one of the most common ones. Please choose another.'
  if (new Set(plain).size === 1) return 'Please use more than one character.'
  return null
}

let common: Promise<Set<string>> | undefined

/** Loaded when the first account is made: some 30,000 entries that no other request needs. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}
