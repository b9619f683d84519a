export interface Note {
  /** Where the words stand that it is about. */
  wanted: number
  height: number
}

/**
 * The places of notes in a margin: each as close to its words as the one above lets it, none over another, and all
 * beside the page where they fit. In pixels from the top of the page.
 * @param notes in the order of the page
 * @param room the height of the page
 */
export function settleNotes(notes: Note[], room: number, gap: number): number[] {
  const tops: number[] = []
  let free = 0
  for (const { wanted, height } of notes) {
    const top = Math.max(free, wanted)
    tops.push(top)
    free = top + height + gap
  }
  // What would hang over the end pushes up what stands above it.
  let end = room
  for (let index = notes.length - 1; index >= 0; index--) {
    const floor = notes.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0)
    tops[index] = Math.max(floor, Math.min(tops[index]!, end - notes[index]!.height))
    end = tops[index]! - gap
  }
  return tops
}
