/** Milliseconds on the machine's own clock, which all processes share. */
export function now(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}
