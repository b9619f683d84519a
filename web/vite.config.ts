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

/** Whoever has no session yet is shown how to get one, at whatever address: its parts come along with the first, not after them. */
const preloadLogin = (): Plugin => ({
  name: 'preload-login',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const login = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/screens/login.tsx'))
      const missing = login ? [login.fileName, ...login.imports].filter((file) => !html.includes(file)) : []
      return missing.map((file) => {
        const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${file}` }
        return { tag: 'link', attrs, injectTo: 'head' }
      })
    },
  },
})

/** The kit with its icons, what all of Radix stands on, and the library; save what brings a large dependency along. */
const inKit = new RegExp(
  [
    'lucide-react',
    '@radix-ui/(primitive|react-(slot|compose-refs|context|primitive|presence|id|use-[a-z-]+))/',
    'contract/src/constants',
    'web/src/(lib|texts|features/auth/(texts|sign-in)\\.ts|ui/(?!dialog|confirm-dialog|menu|tooltip|tabs|toaster|star-))',
  ].join('|'),
)
/** Menus move from item to item as tabs do. */
const inTabs = /ui\/tabs|@radix-ui\/react-(tabs|roving-focus|collection|direction)/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadInterfaceFont(), preloadLogin()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Inlined data: fonts would break the content security policy (font-src 'self').
    assetsInlineLimit: 0,
    // The parts that nearly every screen uses come in one file, not in dozens of tiny ones; so do those of the first screen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: inKit, minShareCount: 2, priority: 1 },
            { name: 'tabs', test: inTabs, minShareCount: 2 },
            { name: 'sign-in', test: /features\/auth\/(register-form|sign-in-form|company-fields)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/s3': 'http://127.0.0.1:3000',
    },
  },
})
