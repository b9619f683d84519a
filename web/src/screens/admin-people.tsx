import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { PasswordLinkMaker } from '../features/admin/password-link-maker.tsx'
import { AuditList } from '../features/audit/audit-list.tsx'
import { InviteCard } from '../features/invitations/invite-card.tsx'
import { OpenInvitations } from '../features/invitations/open-invitations.tsx'
import { PeopleList } from '../features/people/people-list.tsx'
import { texts } from '../features/people/texts.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { AdminOnly } from './admin-only.tsx'

export default function AdminPeople() {
  return <AdminOnly>{() => <People />}</AdminOnly>
}

function People() {
  const [view, setView] = useState<string>('people')
  const back = (
    <ButtonLink to="/admin" icon={<ArrowLeft aria-hidden />}>
      {texts.toDashboard}
    </ButtonLink>
  )
  return (
    <Page title={texts.title} subtitle={texts.subtitle} actions={back}>
      <Tabs
        value={view}
        onValueChange={setView}
        label={texts.views.label}
        tabs={(['people', 'invitations', 'audit'] as const).map((value) => ({ value, label: texts.views[value] }))}
      >
        <TabPanel value="people" className="pt-5">
          <PeopleList more={(person) => <PasswordLinkMaker user={person} compact />} />
        </TabPanel>
        <TabPanel value="invitations" className="grid grid-cols-1 items-start gap-4 pt-5 lg:grid-cols-2 lg:gap-5">
          <InviteCard />
          <OpenInvitations />
        </TabPanel>
        <TabPanel value="audit" className="pt-5">
          <AuditList />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
