import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Pages } from './misbehaving.ts'

export const PAGE = '/upload-page/'
/** More than any screen allows today, in bytes. */
export const LARGE = 200_000_000

const ENTRY = `
import '/src/ui/theme.css'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import UploadDialog from '/src/features/uploads/upload-dialog.tsx'

function Page() {
  const [state, setState] = useState(null)
  if (state) return state
  const props = { maxSize: ${LARGE}, onDone: () => setState('Uploaded'), onClose: () => setState('Closed') }
  return createElement(UploadDialog, props)
}
createRoot(document.getElementById('root')).render(createElement(Page))
`
const HTML = `<!doctype html>
<html lang="en"><head><title>Upload</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${PAGE}page.css">
<script type="module" src="${PAGE}page.js"></script></head><body><div id="root"></div></body></html>`
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** The product's uploader alone on a page, where larger files are allowed: no screen does, and its rules hold there, too. */
export async function buildUploadPage(): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-upload-page-'))
  await build({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    base: PAGE,
    publicDir: false,
    plugins: [
      {
        name: 'upload-page',
        resolveId: (id) => (id === 'upload-page' ? '/upload-page.js' : null),
        load: (id) => (id === '/upload-page.js' ? ENTRY : null),
      },
    ],
    build: {
      outDir: folder,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { page: 'upload-page' },
        output: {
          entryFileNames: 'page.js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'page.css' : '[name][extname]'),
        },
      },
    },
  })
  const pages: Pages = new Map([[PAGE, { type: 'text/html', content: HTML }]])
  for (const name of await readdir(folder, { recursive: true }))
    if (extname(name))
      pages.set(PAGE + name, {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        content: await readFile(join(folder, name)),
      })
  await rm(folder, { recursive: true, force: true })
  return pages
}
