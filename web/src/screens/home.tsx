import { FirstStartNotice } from '../features/first-start/first-start-notice.tsx'
import { LinkCard } from '../features/partner/link-card.tsx'
import { useUser } from '../lib/session.ts'
import { texts } from '../texts/home.ts'
import { Page } from '../ui/page.tsx'
import { HomeActions } from './home-actions.tsx'
import { CompanyProfile, ProTips } from './home-aside.tsx'
import { HomeFigures } from './home-figures.tsx'
import { HomeRecent } from './home-recent.tsx'

export default function Home() {
  const user = useUser()
  return (
    <Page title={texts.welcome(user.firstName)} subtitle={texts.question}>
      <div className="flex flex-col gap-4 lg:gap-5">
        <FirstStartNotice />
        <HomeFigures />
        <HomeActions />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
          <HomeRecent />
          <div className="grid grid-cols-1 gap-4 lg:gap-5">
            <CompanyProfile user={user} />
            <LinkCard />
            <ProTips />
          </div>
        </div>
      </div>
    </Page>
  )
}
