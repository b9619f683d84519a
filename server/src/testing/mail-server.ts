import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  to: string[]
  from: string
  /** Headers and body as they were sent, with the body's transfer encoding taken off. */
  text: string
}

export interface MailServer {
  url: string
  readonly received: Received[]
  /** Whether it refuses what is sent. */
  refuse: boolean
  close(): Promise<void>
}

const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A real SMTP server, with a password, that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const state = { refuse: false }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, answer) =>
      username === 'office' && password === 'secret' ? answer(null, { user: 'office' }) : answer(new Error('no')),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.refuse) return answer(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          text: decoded(Buffer.concat(chunks).toString()),
        })
        answer()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://office:secret@127.0.0.1:${port}`,
    received,
    get refuse() {
      return state.refuse
    },
    set refuse(refuse) {
      state.refuse = refuse
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
