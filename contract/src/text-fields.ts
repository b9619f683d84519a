import * as z from 'zod/mini'
import { inSight, isBlank } from './text.ts'

/** A name or a title that has to be given. */
export const nameText = (required: string, longest: number) =>
  z
    .string(required)
    .check(
      z.overwrite(inSight),
      z.trim(),
      z.minLength(1, required),
      z.maxLength(longest, `At most ${longest} characters`),
    )

/** A name or a title that may be empty. */
export const optionalName = (longest: number) =>
  z.string().check(z.overwrite(inSight), z.trim(), z.maxLength(longest, `At most ${longest} characters`))

/** A text in people's own words that has to say something. */
export const saidText = (required: string, longest: number) =>
  z.string(required).check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: required, abort: true }),
    z.maxLength(longest, `At most ${longest} characters`),
  )

/** A remark that may be empty, and is where it shows nothing. */
export const remark = (longest: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((text) => (isBlank(text) ? '' : text)),
    z.maxLength(longest, `At most ${longest} characters`),
  )
