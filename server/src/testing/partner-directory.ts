import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import SCIMMY from 'scimmy'
import SCIMMYRouters from 'scimmy-routers'
import type { PartnerPerson } from './partner-people.ts'

export const DIRECTORY_TOKEN = 'directory-token'

/** Ways of services to count: answering the same page for ever, or everybody at once. */
type Paging = 'right' | 'repeated' | 'everybody' | 'everybody, unsaid'

type Trouble = 'none' | 'silent' | 'broken' | 'not-scim' | 'quoting'

/** A real SCIM 2.0 service with the partner's people, as well or as badly as it is told. */
export class PartnerDirectory {
  people: PartnerPerson[]
  trouble: Trouble = 'none'
  paging: Paging = 'right'
  /** Instead of what it has to say of people, by their `sub`. */
  readonly malformed = new Map<string, unknown>()
  /** What it was asked, for tests of what reaches it. */
  readonly asked: string[] = []
  readonly #server: Server

  private constructor(people: PartnerPerson[]) {
    this.people = people
    const app = express()
    app.use((request, response, next) => {
      this.asked.push(request.url)
      if (this.trouble === 'silent') return
      if (this.trouble === 'broken') return void response.status(500).json({ detail: 'out of order' })
      if (this.trouble === 'quoting')
        return void response.status(500).json({ detail: `${request.url} ${request.header('authorization')}` })
      if (this.trouble === 'not-scim') return void response.send('<!doctype html>')
      const raw = request.path.endsWith('/Users') && this.#listAnyway(request.query)
      if (raw) return void response.json(raw)
      // Express 5 has a getter here, which scimmy-routers 1.3 writes to.
      Object.defineProperty(request, 'query', { value: { ...request.query }, writable: true })
      next()
    })
    app.use('/scim/v2', new SCIMMYRouters({ type: 'bearer', handler: authenticate, context: () => this }))
    this.#server = createServer(app)
  }

  /** A list that scimmy would not send; null where nothing is wrong with it. */
  #listAnyway({ startIndex = '1', count = '20' }: { startIndex?: string; count?: string }): object | null {
    if (this.paging === 'right' && this.malformed.size === 0) return null
    const everyone = this.people.map((person) =>
      this.malformed.has(person.sub) ? this.malformed.get(person.sub) : toScim(person),
    )
    const [start, many] = [Number(startIndex), Number(count)]
    const page = everyone.slice(start - 1, start - 1 + many)
    switch (this.paging) {
      case 'repeated':
        return { totalResults: 1_000_000_000, Resources: everyone.slice(0, many) }
      case 'everybody':
        return { totalResults: everyone.length, startIndex: 1, Resources: everyone }
      case 'everybody, unsaid':
        return { totalResults: everyone.length, Resources: everyone }
      default:
        return { totalResults: everyone.length, startIndex: start, Resources: page }
    }
  }

  static async start(people: PartnerPerson[], port = 0): Promise<PartnerDirectory> {
    const directory = new PartnerDirectory(people)
    await directory.listen(port)
    return directory
  }

  async listen(port = this.#port): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }
  #port = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}/scim/v2`
  }

  /** What the product is told to read it. */
  get settings() {
    return { PARTNER_SCIM_URL: this.url, PARTNER_SCIM_TOKEN: DIRECTORY_TOKEN }
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

function authenticate(request: express.Request): string {
  if (request.header('authorization') !== `Bearer ${DIRECTORY_TOKEN}`) throw new Error('The token is not right.')
  return 'rolewright'
}

/** With a name and a list of addresses even where there is neither: scimmy's filters stumble over what is missing. */
const toScim = ({ sub, username, email, givenName, familyName, isActive = true }: PartnerPerson) => ({
  id: `directory-${sub}`,
  externalId: sub,
  userName: username,
  active: isActive,
  name: { givenName, familyName },
  displayName: [givenName, familyName].filter(Boolean).join(' '),
  emails: email ? [{ value: email, primary: true, type: 'work' }] : [],
})

// Declared once: the package keeps its resources for the whole process, and each request brings its directory along.
SCIMMY.Resources.declare(SCIMMY.Resources.User).egress((resource: Asked, directory: PartnerDirectory) => {
  const everyone = directory.people.map(toScim)
  if (resource.id) return everyone.find(({ id }) => id === resource.id) ?? notThere()
  const found = resource.filter ? matching(resource.filter, everyone) : everyone
  const { startIndex = 1, count = 20 } = resource.constraints ?? {}
  // A list with holes: it counts whole, and only the page is made into answers.
  const sparse: (typeof everyone)[number][] = new Array(found.length)
  for (let n = startIndex - 1; n < Math.min(startIndex - 1 + count, found.length); n++) sparse[n] = found[n]!
  return sparse
})

interface Asked {
  id?: string
  filter?: Filter
  constraints?: { startIndex?: number; count?: number }
}

interface Filter {
  expression: string
  match<Item>(items: Item[]): Item[]
}

/** Scimmy's filter takes seconds over thousands of people: it looks only at those who have one of its words at all. */
function matching<Item>(filter: Filter, everyone: Item[]): Item[] {
  const words = [...filter.expression.matchAll(/"([^"]*)"/g)].map(([, word]) => word!.toLowerCase())
  const texts = everyone.map((person) => JSON.stringify(person).toLowerCase())
  return filter.match(everyone.filter((_, at) => words.some((word) => texts[at]!.includes(word))))
}

function notThere(): never {
  throw new SCIMMY.Types.Error(404, '', 'There is nobody of that id.')
}
