import type { User } from '@rolewright/contract/auth'
import { Check } from 'lucide-react'
import { texts } from '../texts/home.ts'
import { Card } from '../ui/card.tsx'

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What the assistant knows about the company; for people who named one. */
export function CompanyProfile({ user }: { user: User }) {
  if (!user.company) return null
  const rows = [
    [texts.company, user.company],
    [texts.industry, user.industry && capitalise(user.industry)],
    [texts.role, user.jobTitle],
    [texts.size, user.companySize && texts.people(user.companySize)],
  ].filter(([, value]) => value)
  return (
    <Card title={texts.profile}>
      <dl className="flex flex-col gap-2.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-3">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function ProTips() {
  return (
    <Card title={texts.tips}>
      <ul className="flex flex-col gap-2 text-ink-2 text-sm">
        {texts.tipList.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 text-accent" />
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  )
}
