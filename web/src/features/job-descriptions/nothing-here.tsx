import { FileText, SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { texts } from './texts.ts'

export const NothingYet = () => (
  <EmptyState
    icon={<FileText aria-hidden />}
    title={texts.empty.title}
    action={
      <ButtonLink to="/job-bot" variant="primary">
        {texts.empty.action}
      </ButtonLink>
    }
  >
    {texts.empty.hint}
  </EmptyState>
)

export const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    icon={<SearchX aria-hidden />}
    title={texts.nothingFound.title}
    action={<Button onClick={onShowAll}>{texts.nothingFound.action}</Button>}
  >
    {texts.nothingFound.hint}
  </EmptyState>
)
