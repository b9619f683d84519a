/** What tells a word of a job's name from the words around it. */

export interface Word {
  /** In plain spelling. */
  text: string
  from: number
  to: number
}

const WORD = /[a-zß-ɏ\d][a-zß-ɏ\d'+#&./:*-]*[a-zß-ɏ\d+#]|[a-zß-ɏ\d]|[,.;:!?()/|&+"•-]|\n/gu

/** Words and marks of a text in plain spelling. */
export const wordsIn = (spelled: string): Word[] =>
  [...spelled.matchAll(WORD)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))

export interface Known {
  /** Whether the word belongs to a noun that the lexicon of titles knows. */
  named: (word: Word) => boolean
  text: string
}

const shape = (typed: string): string =>
  /^\d/.test(typed)
    ? '0'
    : /^\p{Lu}{2,}/u.test(typed)
      ? 'AA'
      : /^\p{Lu}/u.test(typed)
        ? 'Aa'
        : /^\p{Ll}/u.test(typed)
          ? 'a'
          : '.'

export function titleFeatures(words: readonly Word[], index: number, { named, text }: Known): string[] {
  const at = (step: number) => words[index + step]
  const say = (step: number) => {
    const word = at(step)
    return word ? (/^\d+$/.test(word.text) ? '0' : word.text) : '_'
  }
  const word = words[index]!
  const own = say(0)
  const known = named(word)
  return [
    'bias',
    own,
    `<${say(-1)}`,
    `>${say(1)}`,
    `<<${say(-2)}`,
    `>>${say(2)}`,
    `<${say(-2)} ${say(-1)}`,
    `<<<${say(-3)}`,
    `${say(-1)} ${own}`,
    `${own} ${say(1)}`,
    `-${own.slice(-3)}`,
    `-${own.slice(-4)}`,
    `${own.slice(0, 4)}-`,
    `#${shape(text.slice(word.from, word.to))}`,
    known ? '+named' : '+other',
    `${known ? '+' : '-'}${at(1) && named(at(1)!) ? '+' : '-'}${at(-1) && named(at(-1)!) ? '+' : '-'}`,
    index < 4 ? `@${index}` : index < 12 ? '@early' : index < 40 ? '@soon' : '@late',
    `@${index < 30 ? 'top' : 'far'}${known ? '+' : '-'}`,
  ]
}
