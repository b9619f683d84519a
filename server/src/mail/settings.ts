import * as z from 'zod'

export const mailSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must read smtp://user:password@host:port or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an address such as Rolewright <no-reply@example.com>')
    .optional(),
}

interface Given {
  SMTP_URL?: string
  PUBLIC_URL?: string
}

/** Links in a mail must not be made from what a request says of itself: whoever sends it could make them lead elsewhere. */
export const findMissingMailSettings = ({ SMTP_URL, PUBLIC_URL }: Given): string[] =>
  SMTP_URL && !PUBLIC_URL ? ['PUBLIC_URL must be given too, for the links in mail'] : []
