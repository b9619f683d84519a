import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { precompress } from './precompress.ts'

/** Builds the product into dist/: the web as compressed files, the server as one bundle. */
const configFile = (room: string) => fileURLToPath(new URL(`../${room}/vite.config.ts`, import.meta.url))

await build({ configFile: configFile('web'), logLevel: 'warn' })
await precompress(fileURLToPath(new URL('../dist/web', import.meta.url)))
await build({ configFile: configFile('server'), logLevel: 'warn' })
