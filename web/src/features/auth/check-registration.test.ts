import { expect, test } from 'vitest'
import { checkRegistration, type RegistrationValues, toRegistration } from './check-registration.ts'

const filled: RegistrationValues = {
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  companyWebsite: ' ',
  industry: '',
  jobTitle: ' Head of People ',
  companySize: '11-50',
}

test('a filled form is sent trimmed, without the repeated password and without what was left empty', () => {
  expect(checkRegistration(filled, 8)).toBeNull()
  expect(toRegistration({ ...filled, password: ' spaces count ' })).toEqual({
    email: 'ada@example.com',
    password: ' spaces count ',
    firstName: 'Ada',
    lastName: 'Lovelace',
    jobTitle: 'Head of People',
    companySize: '11-50',
  })
})

test.each(['firstName', 'lastName', 'email', 'password'] as const)('%s is required', (name) => {
  const fault = checkRegistration({ ...filled, [name]: name === 'password' ? '' : '  ' }, 8)
  expect(fault?.message).toBe('Please fill in all required fields')
  expect(Object.keys(fault?.fields ?? {})).toEqual([name])
})

test.each([
  [{ confirmPassword: 'correct hors' }, { confirmPassword: 'Passwords do not match' }],
  [{ confirmPassword: '' }, { confirmPassword: 'Passwords do not match' }],
  [{ email: 'ada' }, { email: 'This does not look like an e-mail address' }],
  [{ password: 'short', confirmPassword: 'short' }, { password: 'Use at least 8 characters' }],
])('%j is said at its field', (wrong, fields) => {
  expect(checkRegistration({ ...filled, ...wrong }, 8)).toEqual({ fields })
})
