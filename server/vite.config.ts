import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('../dist/server')

/** db/client.ts looks for the migrations beside itself, which is where the bundle is. */
const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  closeBundle: () => cp(here('src/db/migrations'), `${OUT}/migrations`, { recursive: true }),
})

/** The craft looks for its data and what it learned beside itself, which is in the bundle, too. */
const copyCraft = (): Plugin => ({
  name: 'copy-craft',
  async closeBundle() {
    for (const folder of ['data', 'models'])
      await cp(here(`../craft/${folder}`), `${OUT}/craft/${folder}`, { recursive: true })
  },
})

/** One file for the server and one for each kind of thread and process: loose modules double its start and its memory. */
export default defineConfig({
  root: here('.'),
  plugins: [copyMigrations(), copyCraft()],
  // PGlite and wawoff2 find what they need beside their own files; pg tries a native driver that is not used.
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native', 'wawoff2'] },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: false,
    rolldownOptions: {
      input: {
        main: here('src/main.ts'),
        admin: here('src/admin.ts'),
        'embedded-worker': here('src/db/embedded/worker.ts'),
        'craft-thread': here('src/generation/craft/thread.ts'),
        'document-reader': here('src/documents/read/reader-process.ts'),
        'pdf-writer': here('src/documents/pdf/pdf-thread.ts'),
      },
      // V8 keeps the sources, and with a single letter beyond Latin-1 in twice the memory.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        charset: 'ascii',
        comments: { jsdoc: false },
      },
    },
  },
})
