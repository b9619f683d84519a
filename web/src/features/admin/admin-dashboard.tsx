import { ArrowLeft, Cpu, LogOut, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AccessTab } from './access-tab.tsx'
import { RolesTab } from './roles-tab.tsx'
import { texts } from './texts.ts'

export interface AdminLogout {
  loggingOut: boolean
  onLogout: () => void
}

export interface AdminDashboardProps extends AdminLogout {
  /** The partner's people: a feature of its own. */
  importTab: ReactNode
}

/** The panel, for admins. A tab's lists load when it is first shown. */
export function AdminDashboard({ loggingOut, onLogout, importTab }: AdminDashboardProps) {
  const [tab, setTab] = useState('access')
  const actions = (
    <>
      <ButtonLink to="/" icon={<ArrowLeft aria-hidden />}>
        {texts.backToApp}
      </ButtonLink>
      <ButtonLink to="/admin/people" icon={<UsersRound aria-hidden />}>
        {texts.people}
      </ButtonLink>
      <ButtonLink to="/admin/models" icon={<Cpu aria-hidden />}>
        {texts.models}
      </ButtonLink>
      <Button icon={<LogOut aria-hidden />} pending={loggingOut} onClick={onLogout}>
        {loggingOut ? texts.loggingOut : texts.logout}
      </Button>
    </>
  )
  return (
    <Page title={texts.title} subtitle={texts.subtitle} actions={actions}>
      <Tabs
        value={tab}
        onValueChange={setTab}
        label={texts.tabs.label}
        tabs={[
          { value: 'access', label: texts.tabs.access },
          { value: 'roles', label: texts.tabs.roles },
          { value: 'import', label: texts.tabs.import },
        ]}
      >
        <TabPanel value="access" className="pt-5">
          <AccessTab />
        </TabPanel>
        <TabPanel value="roles" className="pt-5">
          <RolesTab />
        </TabPanel>
        <TabPanel value="import" className="pt-5">
          {importTab}
        </TabPanel>
      </Tabs>
    </Page>
  )
}
