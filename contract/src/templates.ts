import * as z from 'zod/mini'
import { MESSAGE_MAX_LENGTH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'
import { nameText, saidText } from './text-fields.ts'

/** The most templates that a company keeps. */
export const TEMPLATES_MAX = 50

/** What an admin says of a template. In the brief, what is between square brackets is a blank to fill in: [place]. */
export const TemplateDraft = z.object({
  name: nameText('Please name the role', 60),
  brief: saidText('Please write the brief', MESSAGE_MAX_LENGTH),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

/** A brief with blanks for a role that a company looks for often. */
export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  brief: z.string(),
})
export type Template = z.infer<typeof Template>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'user',
  summary: 'The templates of the company that an admin put the person in, by name',
  answer: z.array(Template),
})
export const listCompanyTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/companies/{id}/templates',
  access: 'admin',
  summary: 'The templates of a company, by name',
  params: IdParams,
  answer: z.array(Template),
})
export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/admin/companies/{id}/templates',
  access: 'admin',
  summary: 'Add a template to a company',
  params: IdParams,
  body: TemplateDraft,
  answer: Template,
  status: 201,
})
export const changeTemplate = endpoint({
  method: 'PUT',
  path: '/api/admin/templates/{id}',
  access: 'admin',
  summary: 'Change a template',
  params: IdParams,
  body: TemplateDraft,
  answer: Template,
})
export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/admin/templates/{id}',
  access: 'admin',
  summary: 'Delete a template',
  params: IdParams,
  status: 204,
})
