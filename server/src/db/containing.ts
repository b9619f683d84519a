/** An ILIKE pattern for text that contains `words` as they stand: % and _ mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
