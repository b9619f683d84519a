import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

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

/** For a year, with all below this name. */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains'

/** What a browser takes for a part of a page, or for data, and never for a page. */
const PART = /^(?:application\/(?:json|manifest\+json)|(?:text|application)\/javascript|text\/css|font\/)/

const isNoPage = (reply: FastifyReply) =>
  reply.statusCode === 204 || reply.statusCode === 304 || PART.test(String(reply.getHeader('content-type')))

/**
 * What a browser may make a page of comes from this origin alone, runs and styles nothing inline, and nobody may frame it. Data,
 * scripts, styles and faces are no page: they are to be taken for what they say they are, and had by https where people come by
 * that. A script that ran as a worker would need a policy of its own; there is none.
 */
export async function addSecurityHeaders(app: FastifyInstance, { https, analytics, store }: Outside): Promise<void> {
  await app.register(helmet, {
    global: false,
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
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('x-content-type-options', 'nosniff')
    if (https) reply.header('strict-transport-security', ONLY_HTTPS)
    next()
  })
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!isNoPage(reply)) reply.helmet()
    next(null, payload)
  })
}
