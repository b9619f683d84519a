/** Joins items the way a language does, without a comma before the last. */
export const list =
  (and: string, or: string) =>
  (items: string[], word: 'and' | 'or'): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word === 'or' ? or : and} ${items.at(-1)}`
