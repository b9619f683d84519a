import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Asks for the interface face in the document itself, so that the first paint rarely has to swap it in. */
const preloadInterfaceFont = (): Plugin => ({
  name: 'preload-interface-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) => /geist-latin-(?!ext).*\.woff2$/.test(file))
      if (!font) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})

/** The kit with its icons, and the library, save what brings a large dependency along. */
const inKit = /lucide-react|web\/src\/(lib|texts|ui\/(?!dialog|confirm-dialog|menu|tooltip|tabs|toaster|star-))/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadInterfaceFont()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Inlined data: fonts would break the content security policy (font-src 'self').
    assetsInlineLimit: 0,
    // The parts that nearly every screen uses come in one file, not in dozens of tiny ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'kit', test: inKit, minShareCount: 2 }] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/s3': 'http://127.0.0.1:3000',
    },
  },
})
