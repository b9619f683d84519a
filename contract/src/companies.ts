import * as z from 'zod/mini'
import { LOGO_MAX_SIZE } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'

const DOMAIN = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/

/** What an admin says of a company. */
export const CompanyDraft = z.object({
  name: z.string('Please name the company').check(
    z.trim(),
    // One spelling of one name.
    z.overwrite((name) => name.normalize('NFKC').replace(/\s+/g, ' ')),
    z.minLength(1, 'Please name the company'),
    z.maxLength(200),
  ),
  /** People of the partner with such an address belong to it at once. */
  emailDomains: z._default(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.toLowerCase(),
            z.maxLength(253),
            z.regex(DOMAIN, 'Please write domains such as example.com'),
          ),
      )
      .check(z.maxLength(50)),
    [],
  ),
})
export type CompanyDraft = z.infer<typeof CompanyDraft>

/** People whom an admin put together: they learn from one another's final documents. */
export const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  emailDomains: z.array(z.string()),
  /** How many people belong to it. */
  members: z.int(),
})
export type Company = z.infer<typeof Company>

/** What stands at the head of a company's Word documents and PDFs. */
export const Letterhead = z.object({
  lines: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Please leave no line empty'),
          z.maxLength(120, 'At most 120 characters a line'),
        ),
    )
    .check(z.maxLength(6, 'At most six lines')),
  /** A PNG or JPEG picture in Base64. */
  logo: z.nullable(
    z
      .string()
      .check(
        z.maxLength(Math.ceil(LOGO_MAX_SIZE / 3) * 4, 'A logo has at most 150 kB'),
        z.regex(/^[A-Za-z\d+/]+={0,2}$/, 'Please choose a PNG or JPEG picture'),
      ),
  ),
})
export type Letterhead = z.infer<typeof Letterhead>
export const getLetterhead = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/letterhead',
  access: 'admin',
  summary: 'The letterhead of a company; empty where none was set',
  params: IdParams,
  answer: Letterhead,
})
export const setLetterhead = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/{id}/letterhead',
  access: 'admin',
  summary: 'Set the lines and the logo at the head of a company’s Word documents and PDFs',
  params: IdParams,
  body: Letterhead,
  answer: Letterhead,
})

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies',
  access: 'admin',
  summary: 'The companies that admins confirmed, with how many people belong to each, by name',
  answer: z.array(Company),
})

export const createCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies',
  access: 'admin',
  summary: 'Confirm a company',
  body: CompanyDraft,
  answer: Company,
  status: 201,
})

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/api/admin/companies/{id}',
  access: 'admin',
  summary: 'Rename a company, or say which e-mail domains are its own',
  params: IdParams,
  body: CompanyDraft,
  answer: Company,
})

export const deleteCompany = endpoint({
  method: 'DELETE',
  path: '/api/admin/companies/{id}',
  access: 'admin',
  summary: 'Take a company apart: its people learn from their own documents alone',
  params: IdParams,
  status: 204,
})

export const MembershipChange = z.object({
  userIds: z.array(z.uuid()).check(z.minLength(1, 'Please select a user'), z.maxLength(1000)),
  /** Null: they belong to no company. */
  companyId: z.nullable(z.uuid()),
})
export type MembershipChange = z.infer<typeof MembershipChange>
export const changeMembership = endpoint({
  method: 'PUT',
  path: '/api/admin/company-members',
  access: 'admin',
  summary: 'Put people together in a company, or take them out of it',
  body: MembershipChange,
  status: 204,
})
