/** Picks among phrasings by a hash, so that the same brief always reads the same and two briefs rarely do. */
export type Choose = <T>(options: readonly T[], salt: string) => T

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  // FNV alone leaves the low bits alike for texts that differ at the end only.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function chooserFor(seed: string): Choose {
  const start = String(hashOf(seed))
  return (options, salt) => options[hashOf(`${start}/${salt}`) % options.length]!
}

/** The options in an order that depends on the seed alone. */
export function shuffle<T>(options: readonly T[], choose: Choose, salt: string): T[] {
  const rest = [...options]
  const shuffled: T[] = []
  while (rest.length > 0) {
    const index = choose([...rest.keys()], `${salt}${rest.length}`)
    shuffled.push(...rest.splice(index, 1))
  }
  return shuffled
}
