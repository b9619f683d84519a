import { type RefObject, useLayoutEffect } from 'react'
import { settleNotes } from './settle-notes.ts'

/** Between two notes, in pixels. */
const GAP = 12

/** Puts the notes of a page beside the words that they are about, wherever the page has a margin to hold them. */
export function useMargin(page: RefObject<HTMLElement | null>, what: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes, other places
  useLayoutEffect(() => {
    const frame = page.current
    if (!frame) return
    const place = () => placeNotes(frame)
    place()
    const observer = new ResizeObserver(place)
    observer.observe(frame)
    for (const note of frame.querySelectorAll('[data-note]')) observer.observe(note)
    return () => observer.disconnect()
  }, [page, what])
}

function placeNotes(frame: HTMLElement) {
  const notes = [...frame.querySelectorAll<HTMLElement>('[data-note]')]
  if (notes.length === 0 || getComputedStyle(notes[0]!).position !== 'absolute') return
  const { top, height } = frame.getBoundingClientRect()
  let above = 0
  const wanted = notes.map((note) => {
    const mark = frame.querySelector(`[data-claim="${note.dataset.note}"]`)
    // What stands nowhere on the page goes behind the one before it.
    above = mark ? mark.getBoundingClientRect().top - top : above
    return { wanted: above, height: note.offsetHeight }
  })
  settleNotes(wanted, height, GAP).forEach((place, index) => {
    notes[index]!.style.top = `${place}px`
  })
}
