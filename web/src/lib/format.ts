import type { Usage } from '@rolewright/contract/usage'
import { texts } from '../texts/values.ts'

/** Dates read in long US format, whatever the reader's language, in the reader's own time zone. */
const LOCALE = 'en-US'
const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' })
const longDateTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' })
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' })
const weekdayAndTime = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** November 21, 2025 */
export const formatDate = (iso: string): string => longDate.format(new Date(iso))
/** November 21, 2025 at 3:04 PM */
export const formatDateTime = (iso: string): string => longDateTime.format(new Date(iso))
/** Sunday, November 23 at 4:00 PM */
export const formatMoment = (iso: string): string => weekdayAndTime.format(new Date(iso))

/** The quota in plain words: "2 of 3 left, resets Monday"; the weekday is the reader's, which may be Sunday. */
export function formatQuota({ remaining, weeklyLimit, resetsAt }: Usage): string {
  if (remaining === null || weeklyLimit === null) return texts.unlimited
  return `${texts.leftOf(remaining, weeklyLimit)}, ${formatReset(resetsAt)}`
}

export const formatReset = (resetsAt: string): string => texts.resetsOn(weekday.format(new Date(resetsAt)))

/** Who wrote, of a model's `provider:name`; null where that is not known. */
export const nameWriter = (writer: string | null): string | null =>
  writer === null ? null : writer === 'builtin:writer' ? texts.builtinWriter : writer.slice(writer.indexOf(':') + 1)

/** Cuts to `length` characters, never through the middle of one, and marks the cut. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Light markdown as running text: without its marks, on one line. */
export const withoutMarkdown = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
