import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to a server, as good or as bad as it is told: whole, silent both ways, or refused. */
export class FaultyLink {
  readonly #target: { host: string; port: number }
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  #port = 0
  #isSilent = false
  #held: (() => void)[] = []

  private constructor(target: { host: string; port: number }) {
    this.#target = target
    this.#server = createServer((near) => {
      const far = connect(this.#target)
      this.#join(near, far)
      this.#join(far, near)
    })
  }

  /** @param address of the server, as a URL */
  static async start(address: string): Promise<FaultyLink> {
    const { hostname, port } = new URL(address)
    const link = new FaultyLink({ host: hostname, port: Number(port) })
    await link.#listen()
    return link
  }

  /** The same address, by way of this link. */
  through(address: string): string {
    const changed = new URL(address)
    changed.port = String(this.#port)
    return changed.href
  }

  /** Nothing comes through any more, and nothing is closed. */
  silence(): void {
    this.#isSilent = true
  }

  /** Every connection is cut, and none is taken. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const end of this.#ends) end.destroy()
    await closed
  }

  async mend(): Promise<void> {
    this.#isSilent = false
    for (const pass of this.#held.splice(0)) pass()
    if (!this.#server.listening) await this.#listen()
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.refuse()
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as { port: number }).port
  }

  #join(from: Socket, to: Socket): void {
    this.#ends.add(from)
    const pass = (work: () => void) => (this.#isSilent ? void this.#held.push(work) : work())
    from.on('data', (data) => pass(() => to.writable && to.write(data)))
    from.on('close', () => {
      this.#ends.delete(from)
      pass(() => to.destroy())
    })
    from.on('error', () => {})
  }
}
