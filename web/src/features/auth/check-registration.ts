import type { Registration } from '@rolewright/contract/auth'
import type { FormFault } from '../../lib/use-fault-focus.ts'
import { texts } from './texts.ts'

export type RegistrationField = keyof Registration | 'confirmPassword'
export type RegistrationValues = Record<RegistrationField, string>

/** What the form itself can see; null: send it. Lengths in UTF-16 units, as the server counts. */
export function checkRegistration(values: RegistrationValues, shortestPassword: number): FormFault | null {
  const missing = {
    ...(values.firstName.trim() ? {} : { firstName: texts.enterFirstName }),
    ...(values.lastName.trim() ? {} : { lastName: texts.enterLastName }),
    ...(values.email.trim() ? {} : { email: texts.enterEmail }),
    ...(values.password ? {} : { password: texts.enterPassword }),
  }
  if (Object.keys(missing).length > 0) return { message: texts.missing, fields: missing }

  const fields: FormFault['fields'] = {}
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) fields.email = texts.notAnEmail
  if (values.password.length < shortestPassword) fields.password = texts.tooShort(shortestPassword)
  if (values.password !== values.confirmPassword) fields.confirmPassword = texts.passwordsDiffer
  return Object.keys(fields).length > 0 ? { fields } : null
}

/** What is sent: trimmed, without the repeated password, and without what was left empty. */
export function toRegistration({ confirmPassword: _, password, ...texts }: RegistrationValues): Registration {
  const said = Object.entries(texts)
    .map(([name, value]) => [name, value.trim()])
    .filter(([, value]) => value)
  return { ...Object.fromEntries(said), password }
}
