import type { User } from '@rolewright/contract/auth'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { texts } from './texts.ts'

type Facts = Pick<User, 'company' | 'companyWebsite' | 'industry' | 'jobTitle' | 'companySize'>

export interface CompanyFieldsProps {
  wrong: Partial<Record<string, string>>
  /** What was said before. */
  said?: Facts
}

/** The optional half of the registration: what the personal assistant is made from. */
export function CompanyFields({ wrong, said }: CompanyFieldsProps) {
  return (
    <fieldset className="mt-2 flex flex-col gap-4 border-line border-t pt-4">
      <legend className="sr-only">{texts.aboutCompany}</legend>
      <div>
        <p aria-hidden className="font-medium text-sm">
          {texts.aboutCompany}
        </p>
        <p className="text-ink-3 text-sm">{texts.aboutCompanyHint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.company} error={wrong.company}>
          {(control) => (
            <Input
              {...control}
              name="company"
              defaultValue={said?.company ?? ''}
              autoComplete="organization"
              maxLength={200}
            />
          )}
        </Field>
        <Field label={texts.companyWebsite} error={wrong.companyWebsite}>
          {(control) => (
            <Input
              {...control}
              name="companyWebsite"
              defaultValue={said?.companyWebsite ?? ''}
              inputMode="url"
              autoComplete="url"
              placeholder={texts.companyWebsiteExample}
              maxLength={300}
            />
          )}
        </Field>
        <Field label={texts.industry} error={wrong.industry}>
          {(control) => (
            <Select {...control} name="industry" defaultValue={said?.industry ?? ''}>
              <option value="">{texts.notSaid}</option>
              {Object.entries(texts.industries).map(([industry, name]) => (
                <option key={industry} value={industry}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.companySize} error={wrong.companySize}>
          {(control) => (
            <Select {...control} name="companySize" defaultValue={said?.companySize ?? ''}>
              <option value="">{texts.notSaid}</option>
              {Object.entries(texts.companySizes).map(([size, people]) => (
                <option key={size} value={size}>
                  {people}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={texts.jobTitle} error={wrong.jobTitle}>
        {(control) => (
          <Input
            {...control}
            name="jobTitle"
            defaultValue={said?.jobTitle ?? ''}
            autoComplete="organization-title"
            maxLength={200}
          />
        )}
      </Field>
    </fieldset>
  )
}
