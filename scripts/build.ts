import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.ts'
import { ROOT } from './steps.ts'

/** Builds the product into dist/: the web as compressed files, the server as one bundle. */
const room = (name: string) => build({ configFile: join(ROOT, name, 'vite.config.ts'), logLevel: 'warn' })

try {
  await room('web')
  await precompress(join(ROOT, 'dist/web'))
  await room('server')
} catch (error) {
  // The message has the place in the source; the stack would only add places in Vite.
  console.error((error as Error).message)
  process.exitCode = 1
}
