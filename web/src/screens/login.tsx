import { useState } from 'react'
import { useLocation } from 'wouter'
import { ContinueWithPartner } from '../features/auth/continue-with-partner.tsx'
import { ForgottenPassword } from '../features/auth/forgotten-password.tsx'
import { readPartnerFault } from '../features/auth/partner-return.ts'
import { Pitch } from '../features/auth/pitch.tsx'
import { RegisterForm } from '../features/auth/register-form.tsx'
import { SamplePage } from '../features/auth/sample-page.tsx'
import { SignInForm } from '../features/auth/sign-in-form.tsx'
import { texts } from '../features/auth/texts.ts'
import { usePublicSettings } from '../lib/settings.ts'
import { Logo } from '../ui/logo.tsx'
import { Notice } from '../ui/notice.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

export default function Login() {
  const [path] = useLocation()
  const [tab, setTab] = useState('sign-in')
  const { partner, weeklyLimit } = usePublicSettings()
  const partnerFault = readPartnerFault()
  const hasPartner = partner.redirect || partner.password
  const isRegistering = tab === 'register'

  const tryFree = () => {
    setTab('register')
    // The panel is hidden until the tab has changed.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[name="firstName"]')?.focus())
  }

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <main id="main" className="flex flex-col px-4 py-4 sm:px-8 lg:order-2 lg:px-12 lg:py-6">
        <header className="flex items-center justify-between">
          <span className="flex lg:invisible">
            <Logo />
          </span>
          <ThemeSwitch />
        </header>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col pt-8 pb-10 lg:pt-[9vh]">
          {path === '/admin' && (
            <Notice tone="warn" title={texts.accessDenied} className="mb-6">
              {texts.accessDeniedHint}
            </Notice>
          )}
          {partnerFault && !isRegistering && <Notice tone="danger" title={partnerFault} urgent className="mb-6" />}
          <h1 className="display text-3xl">{isRegistering ? texts.startFree : texts.welcomeBack}</h1>
          <p className="mt-1 mb-6 text-ink-2">{isRegistering ? texts.startFreeHint : texts.welcomeBackHint}</p>
          <Tabs
            value={tab}
            onValueChange={setTab}
            label={texts.tabs}
            tabs={[
              { value: 'sign-in', label: texts.signIn },
              { value: 'register', label: texts.createAccount },
            ]}
          >
            <TabPanel value="sign-in" keepMounted className="pt-6">
              <SignInForm />
              <ForgottenPassword />
              <ContinueWithPartner hasFormAbove />
            </TabPanel>
            <TabPanel value="register" keepMounted className="pt-6">
              <RegisterForm />
            </TabPanel>
          </Tabs>
          <footer className="mt-8 text-balance text-center text-ink-3 text-sm">
            {texts.bothWays(hasPartner ? partner.name : null)}
          </footer>
        </div>
      </main>
      <aside className="flex flex-col overflow-hidden bg-sunken px-4 py-10 sm:px-8 lg:sticky lg:top-0 lg:h-dvh lg:px-14 lg:pt-6 lg:pb-0">
        <div className="mx-auto flex w-full max-w-2xl flex-col lg:flex-1">
          <div className="mb-[9vh] hidden h-8 items-center lg:flex">
            <Logo />
          </div>
          <Pitch weeklyLimit={weeklyLimit} onTryFree={tryFree} />
          <div className="hidden min-h-0 flex-1 lg:block lg:pt-12">
            <SamplePage />
          </div>
        </div>
      </aside>
    </div>
  )
}
