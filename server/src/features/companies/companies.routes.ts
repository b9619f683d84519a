import * as contract from '@rolewright/contract/companies'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/errors.ts'
import type { Api } from '../../http/route.ts'
import { changeMembership, createCompany, updateCompany } from './companies.service.ts'
import { deleteCompany, listCompanies } from './companies.store.ts'
import { getLetterhead, setLetterhead } from './letterhead.service.ts'

export function companyRoutes(api: Api, context: Context): void {
  const { db } = context
  api.mount(contract.listCompanies, () => listCompanies(db))
  api.mount(contract.createCompany, ({ body }) => createCompany(context, body))
  api.mount(contract.updateCompany, ({ params, body }) => updateCompany(context, params.id, body))
  api.mount(contract.deleteCompany, async ({ params }) => {
    if (!(await deleteCompany(db, params.id))) throw notFound('That company')
  })
  api.mount(contract.getLetterhead, ({ params }) => getLetterhead(db, params.id))
  api.mount(contract.setLetterhead, ({ params, body }) => setLetterhead(context, params.id, body))
  api.mount(contract.changeMembership, ({ body }) => changeMembership(context, body))
}
