/** Hands on the last of many values once per frame: words come faster than a screen can show them. */
export function eachFrame<Value>(show: (value: Value) => void): { next: (value: Value) => void; cancel: () => void } {
  let frame = 0
  let latest: Value
  return {
    next(value) {
      latest = value
      frame ||= requestAnimationFrame(() => {
        frame = 0
        show(latest)
      })
    },
    cancel() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
