const DAY_MS = 86_400_000

/** The week of an instant: from Monday 00:00 UTC to the next. */
export function weekOf(now: Date): { start: Date; end: Date } {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday)
  return { start: new Date(start), end: new Date(start + 7 * DAY_MS) }
}
