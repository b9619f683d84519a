import { type ComponentType, Suspense, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useSignOut } from './features/auth/use-sign-out.ts'
import { OfflineNotice } from './features/navigation/offline-notice.tsx'
import { ScreenBoundary } from './features/navigation/screen-boundary.tsx'
import { useArrival } from './features/navigation/use-arrival.ts'
import { whichScreen } from './features/navigation/which-screen.ts'
import { reportRoute } from './lib/analytics.ts'
import { lazyPart } from './lib/lazy-part.ts'
import { useSession } from './lib/session.ts'
import { usePublicSettings } from './lib/settings.ts'
import { texts } from './texts/screens.ts'
import { Mark } from './ui/mark.tsx'
import { VisuallyHidden } from './ui/visually-hidden.tsx'
import { WritingFace } from './ui/writing-face.ts'

interface Route {
  path: string
  title: string
  load: () => Promise<{ default: ComponentType }>
  Screen: ComponentType
}

const route = (path: string, title: string, load: Route['load']): Route => ({
  path,
  title,
  load,
  Screen: lazyPart(load),
})

const { titles } = texts
const loginRoute = route('/login', titles.login, () => import('./screens/login.tsx'))
const notFoundRoute = route('*', titles.notFound, () => import('./screens/not-found.tsx'))
const ROUTES = [
  route('/', titles.home, () => import('./screens/home.tsx')),
  route('/job-bot', titles.jobBot, () => import('./screens/job-bot.tsx')),
  route('/job-history', titles.jobHistory, () => import('./screens/job-history.tsx')),
  route('/account', titles.account, () => import('./screens/account.tsx')),
  route('/new-password', titles.newPassword, () => import('./screens/new-password.tsx')),
  route('/admin', titles.admin, () => import('./screens/admin.tsx')),
  route('/invitation', titles.invitation, () => import('./screens/invitation.tsx')),
  route('/shared', titles.shared, () => import('./screens/linked-page.tsx')),
  route('/admin/first-start', titles.firstStart, () => import('./screens/first-start.tsx')),
  route('/admin/people', titles.adminPeople, () => import('./screens/admin-people.tsx')),
  route('/admin/models', titles.adminModels, () => import('./screens/admin-models.tsx')),
  route('/admin/assistants', titles.adminAssistants, () => import('./screens/admin-assistants.tsx')),
]
const routeAt = (path: string) => ROUTES.find((known) => known.path === path) ?? notFoundRoute

const loadFrame = () => import('./features/navigation/app-frame.tsx')
const AppFrame = lazyPart(loadFrame)
const SignInAgain = lazyPart(() => import('./features/auth/sign-in-again.tsx'))

/** Fetches what the address will show while the session is still being asked for. */
export function preloadScreen(path: string, isSignedIn: boolean) {
  const pieces = isSignedIn ? [loadFrame(), routeAt(path === '/login' ? '/' : path).load()] : [loginRoute.load()]
  // A piece that does not arrive is fetched again, and its failure shown, when it is needed.
  for (const piece of pieces) piece.catch(() => {})
}

export function App() {
  const [path] = useLocation()
  const session = useSession()
  const { analyticsId } = usePublicSettings()
  const leaving = useSignOut({ to: '/login' })
  useEffect(() => reportRoute(path, analyticsId), [path, analyticsId])

  const shown = whichScreen(session.status, path)
  const { title, Screen } = shown === 'login' ? loginRoute : routeAt(path)
  useArrival(path, shown === 'spinner' ? texts.product : `${title} · ${texts.product}`)

  if (shown === 'to-home') return <Redirect to="/" replace />
  if (session.status !== 'signed-in' || shown === 'for-anybody') {
    return (
      <ScreenBoundary>
        <Suspense fallback={<Loading />}>
          {shown === 'spinner' ? (
            <Loading />
          ) : (
            <>
              <Screen />
              <WritingFace />
            </>
          )}
        </Suspense>
        <OfflineNotice />
      </ScreenBoundary>
    )
  }
  return (
    <ScreenBoundary>
      <Suspense fallback={<Loading />}>
        <AppFrame
          key={session.user.id}
          signingOut={leaving.pending}
          onSignOut={leaving.signOut}
          onIntent={(to) => void routeAt(to).load()}
        >
          <ScreenBoundary key={path}>
            <Suspense fallback={<Loading inside />}>
              <Screen />
              <WritingFace />
            </Suspense>
          </ScreenBoundary>
        </AppFrame>
      </Suspense>
      {session.expired && (
        <Suspense>
          <SignInAgain user={session.user} />
        </Suspense>
      )}
      <OfflineNotice />
    </ScreenBoundary>
  )
}

/** The spinner, in the place where index.html showed it before any script ran. */
function Loading({ inside }: { inside?: boolean }) {
  return (
    <div role="status" className={inside ? 'm-auto' : 'boot'}>
      <Mark className="boot-mark" />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  )
}
