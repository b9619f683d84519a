import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface Outside {
  /** Whether people reach this server over https. */
  https: boolean
  /** Whether an external tag service hears of route changes. */
  analytics: boolean
  /** Where files are sent to, when not to this server. */
  store: string | null
}

/** Google's, the one tag service that the web knows. */
const TAG_SERVICE = { scripts: 'https://www.googletagmanager.com', connects: 'https://*.google-analytics.com' }

/** Everything comes from this origin; nothing runs or is styled inline, and nobody may frame a page of ours. */
export async function addSecurityHeaders(app: FastifyInstance, { https, analytics, store }: Outside): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(analytics ? [TAG_SERVICE.scripts] : [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(analytics ? [TAG_SERVICE.connects] : []), ...(store ? [store] : [])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Behind plain http a browser that once saw this header could not come back.
    hsts: https,
    referrerPolicy: { policy: 'same-origin' },
  })
}
