import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Resolves once the server has taken it. */
  send(letter: Letter): Promise<void>
  /** The address of a page of ours, for a link. */
  addressOf(path: string): string
}

/** How long the mail server may be silent, in milliseconds. */
const PATIENCE_MS = 10_000

/** Null where the settings name no mail server. */
export function createMailer({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): Mailer | null {
  if (!SMTP_URL || !PUBLIC_URL) return null
  const from = MAIL_FROM ?? `Rolewright <no-reply@${new URL(PUBLIC_URL).hostname}>`
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
    return createTransport({ url: SMTP_URL, ...patience, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    addressOf: (path) => `${PUBLIC_URL.replace(/\/+$/, '')}${path}`,
    async send(letter) {
      opened ??= open()
      await (await opened).sendMail({ from, ...letter })
    },
  }
}
