/** Words without their endings, so that "camper" meets "camping" and "quereinstieg" meets "quereinsteiger". */

/** Longest first: of inflection and derivation in four languages. */
const ENDINGS =
  'ischen|ische|erinnen|issons|ations|ungen|innen|ation|ement|ments|ienst|iert|ieren|ingen|euses|aires|ables|adora|adoras|adores|ierst|iendo|ances|ungs|ment|tion|sion|euse|eurs|amos|emos|imos|eure|ants|ante|ador|ando|aire|able|ance|ence|ings|isch|ico|ica|ique|ung|ing|eur|ers|ier|ien|ies|ons|ent|ant|est|ado|ada|ido|ida|ais|ait|ion|age|ar|er|ir|en|es|ed|em|ez|re|as|os|al|ly|in|st|e|s|n|a|o|t|ic|i|y'.split(
    '|',
  )

/** `word` is plain. Roots keep at least four letters. */
export function rootOf(word: string): string {
  let root = word
  for (let round = 0; round < 2; round++) {
    const ending = ENDINGS.find((one) => root.length - one.length >= 4 && root.endsWith(one))
    if (ending === undefined) break
    root = root.slice(0, -ending.length)
  }
  return root
}
