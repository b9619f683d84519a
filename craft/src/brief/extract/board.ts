/** "Rattaché au CA, président Alain Ferrandi": whose head it is. */
const BOARD =
  /^(?:CA|[Cc]onseil d'administration|[Cc]onsejo(?: de administración)?|[Cc]omité \p{Ll}+|[Dd]irectoire|[Jj]unta(?: directiva)?|[Pp]atronato)(?=, ?)/u

/** The board that is named ahead of its head, in brackets; empty where none is. */
export const ofBoard = (words: string): string => {
  const board = BOARD.exec(words)?.[0]
  return board ? ` (${board})` : ''
}
