import { useLocation } from 'wouter'
import { useAccount } from '../features/account/account.queries.ts'
import { ProfileCard } from '../features/account/profile-card.tsx'
import { CompanyFields } from '../features/auth/company-fields.tsx'
import { FirstSteps } from '../features/first-start/first-steps.tsx'
import { texts } from '../features/first-start/texts.ts'
import { useClose } from '../features/first-start/use-close.ts'
import { InviteCard } from '../features/invitations/invite-card.tsx'
import { useModelSettings } from '../features/models/models.queries.ts'
import { ProviderList } from '../features/models/provider-list.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { Button } from '../ui/button.tsx'
import { CardSkeleton } from '../ui/card-skeleton.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { toast } from '../ui/use-toast.ts'
import { AdminOnly } from './admin-only.tsx'

export default function FirstStartScreen() {
  return <AdminOnly>{() => <FirstStart />}</AdminOnly>
}

function FirstStart() {
  const account = useAccount()
  const models = useModelSettings()
  const { pending, close } = useClose()
  const [, navigate] = useLocation()
  const finish = async () => {
    if (!(await close())) return
    toast({ title: texts.finished })
    navigate('/')
  }
  const done = (
    <Button variant="primary" pending={pending} onClick={finish}>
      {texts.finish}
    </Button>
  )
  const failure = account.error ?? models.error
  const again = () => {
    void account.refetch()
    void models.refetch()
  }
  return (
    <Page title={texts.title} subtitle={texts.subtitle} actions={done}>
      {failure && <ErrorState title={texts.loadFailed} message={sentenceOf(failure)} onRetry={again} />}
      <FirstSteps
        steps={[
          {
            ...texts.company,
            content: account.data ? (
              <ProfileCard
                account={account.data}
                companyFields={(wrong) => <CompanyFields wrong={wrong} said={account.data.user} />}
              />
            ) : (
              <CardSkeleton lines={5} />
            ),
          },
          {
            ...texts.writer,
            content: models.data ? <ProviderList settings={models.data} /> : <CardSkeleton lines={2} />,
          },
          { ...texts.people, content: <InviteCard /> },
        ]}
      />
    </Page>
  )
}
