import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Everything comes from this origin; nothing runs or is styled inline, and nobody may frame a page of ours. */
export async function addSecurityHeaders(app: FastifyInstance, overHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Behind plain http a browser that once saw this header could not come back.
    hsts: overHttps,
    referrerPolicy: { policy: 'same-origin' },
  })
}
