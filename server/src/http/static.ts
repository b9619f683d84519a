import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** File names with a hash in them never change what they hold. */
const HASHED = /\/assets\//
/** Screens have no ending in their address. */
const FILE = /^[^?]*\.\w+(\?|$)/

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
  app.get('/*', ({ url }, reply) => (FILE.test(url) ? reply.callNotFound() : reply.sendFile('index.html')))
}
