/** A global pattern over plain text that begins and ends where words do. */
export const p = (source: string): RegExp => new RegExp(`(?<![A-Za-zÀ-ɏ\\d])(?:${source})(?![A-Za-zÀ-ɏ])`, 'gu')
