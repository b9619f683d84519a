import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { collectPartnerSignIn, isBackFromPartner } from './features/auth/partner-return.ts'
import { leave, loadSession } from './features/auth/sign-in.ts'
import { queryClient } from './lib/query-client.ts'
import { onTokenChangedElsewhere, readToken } from './lib/token.ts'
import { App, preloadScreen } from './routes.tsx'
import { ToastHost } from './ui/toast-host.tsx'

preloadScreen(window.location.pathname, readToken() !== null)
void (isBackFromPartner() ? collectPartnerSignIn() : loadSession())
onTokenChangedElsewhere((token) => (token === null ? leave() : void loadSession()))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
      <ToastHost />
    </QueryClientProvider>
  </StrictMode>,
)
