import { useLocation } from 'wouter'
import { useAccount } from '../features/account/account.queries.ts'
import { DataCard } from '../features/account/data-card.tsx'
import { DeletionCard } from '../features/account/deletion-card.tsx'
import { PasswordCard } from '../features/account/password-card.tsx'
import { ProfileCard } from '../features/account/profile-card.tsx'
import { SessionsCard } from '../features/account/sessions-card.tsx'
import { texts } from '../features/account/texts.ts'
import { CompanyFields } from '../features/auth/company-fields.tsx'
import { leave } from '../features/auth/sign-in.ts'
import { LinkCard } from '../features/partner/link-card.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { CardSkeleton } from '../ui/card-skeleton.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'

const COLUMNS = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5'

export default function AccountScreen() {
  const { data: account, error, refetch, isFetching } = useAccount()
  const [, navigate] = useLocation()
  const onDeleted = () => {
    leave()
    navigate('/login')
  }
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      {error && !account && (
        <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => refetch()} pending={isFetching} />
      )}
      {!account && !error && (
        <div className={COLUMNS}>
          <CardSkeleton lines={7} />
          <div className="grid grid-cols-1 gap-4 lg:gap-5">
            <CardSkeleton lines={1} />
            <CardSkeleton lines={4} />
          </div>
        </div>
      )}
      {account && (
        <div className={COLUMNS}>
          <ProfileCard
            account={account}
            companyFields={(wrong) => <CompanyFields wrong={wrong} said={account.user} />}
          />
          <div className="grid grid-cols-1 gap-4 lg:gap-5">
            <SessionsCard />
            <PasswordCard hasPassword={account.hasPassword} email={account.user.email} />
            <LinkCard />
            <DataCard />
            <DeletionCard account={account} onDeleted={onDeleted} />
          </div>
        </div>
      )}
    </Page>
  )
}
