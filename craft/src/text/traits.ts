/** How a brief was typed: without capitals, all in capitals, dictated without stops. */
export interface Traits {
  lower: boolean
  shout: boolean
  dictated: boolean
}

export function findTraits(text: string): Traits {
  const words = text.match(/\p{L}+/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const loud = words.filter((word) => /^\p{Lu}{2}/u.test(word)).length
  const breaks = text.match(/[.,;:!?](?=\s|$)|\S\n|\s[–/•|-]\s/g)?.length ?? 0
  return {
    lower: words.length > 3 && capitals <= words.length * 0.02,
    shout: words.length > 3 && loud > words.length * 0.5,
    dictated: words.length > 24 && breaks <= words.length / 50,
  }
}
