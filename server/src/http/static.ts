import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** File names with a hash in them never change what they hold. */
const HASHED = /\/assets\//
/** Screens have no ending in their address. */
const FILE = /^[^?]*\.\w+(\?|$)/

/** What is behind a link is for those who have it, and in no search engine. */
export const NO_INDEX = { 'x-robots-tag': 'noindex, nofollow' }
const BY_LINK = /^\/shared([?/]|$)/

/** Serves the built web; any address that is no file and no call is a screen of it. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', ({ url }, reply) => {
    if (FILE.test(url)) return reply.callNotFound()
    if (BY_LINK.test(url)) reply.headers(NO_INDEX)
    return reply.sendFile('index.html')
  })
}
