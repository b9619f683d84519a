import type { SignedIn } from '@rolewright/contract/auth'
import type { DescriptionRequest } from './job-description.ts'

type Profile = Pick<SignedIn, 'company' | 'companyWebsite' | 'industry' | 'companySize'>

/** What the person's profile says of the employer. */
export function companyOf({ company, companyWebsite, industry, companySize }: Profile): DescriptionRequest['company'] {
  if (!company) return undefined
  return {
    name: company,
    website: companyWebsite ?? undefined,
    industry: industry ?? undefined,
    size: companySize ?? undefined,
  }
}
