/** Numbers from 0 to 1 that look like chance and are the same each time (a linear congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 0) / 4294967296
  }
}

/** In place, by Fisher and Yates. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = items[index]!
    items[index] = items[other]!
    items[other] = held
  }
}
