/** Joins items the way a language does, without a comma before the last. */
export const list =
  (and: string, or: string) =>
  (items: string[], word: 'and' | 'or'): string =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items.slice(0, -1).join(', ')} ${softened(word === 'or' ? or : and, items.at(-1)!)} ${items.at(-1)}`

/** Spanish: "bonos e incentivos", "siete u ocho". */
const softened = (word: string, next: string): string =>
  word === 'y' && /^h?[ií](?![aeo])/i.test(next) ? 'e' : word === 'o' && /^h?[oó]/i.test(next) ? 'u' : word
