/** The look that text inputs, text areas and selects share. 16 px under a finger, so that phones do not zoom in. */
export const controlStyle =
  'w-full min-w-0 rounded-control bg-surface text-base text-ink ring-1 ring-line-strong ring-inset placeholder:text-ink-3 ' +
  'transition-shadow duration-120 hover:ring-ink-3 pointer-coarse:text-[1rem] ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring ' +
  'aria-invalid:ring-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3'
