import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { Comparison } from '../features/models/comparison.tsx'
import { useModelSettings } from '../features/models/models.queries.ts'
import { ProviderList } from '../features/models/provider-list.tsx'
import { texts } from '../features/models/texts.ts'
import { TokenTable } from '../features/models/token-table.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { CardSkeleton } from '../ui/card-skeleton.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { AdminOnly } from './admin-only.tsx'

export default function AdminModels() {
  return <AdminOnly>{() => <Models />}</AdminOnly>
}

const VIEWS = ['providers', 'compare', 'tokens'] as const

function Models() {
  const { data, error, refetch, isFetching } = useModelSettings()
  const [view, setView] = useState<string>('providers')
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
        tabs={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
      >
        <TabPanel value="providers" className="pt-5">
          {error && !data && (
            <ErrorState
              title={texts.failed}
              message={sentenceOf(error)}
              onRetry={() => refetch()}
              pending={isFetching}
            />
          )}
          {!data && !error && <CardSkeleton lines={4} />}
          {data && <ProviderList settings={data} />}
        </TabPanel>
        <TabPanel value="compare" keepMounted className="pt-5">
          <Comparison page={(text) => <DocumentPage text={text} />} />
        </TabPanel>
        <TabPanel value="tokens" className="pt-5">
          <TokenTable />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
