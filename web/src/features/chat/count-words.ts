/** Words of a text, whatever marks stand around them. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
