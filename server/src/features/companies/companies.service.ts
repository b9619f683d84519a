import type { Company, CompanyDraft, MembershipChange } from '@rolewright/contract/companies'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import {
  addByDomain,
  adoptRulesOfName,
  findCompany,
  insertCompany,
  renameCompany,
  setCompany,
  setDomains,
} from './companies.store.ts'

const nameTaken = () => new AppError('already_exists', 'There is a company of this name already.')

/** @throws AppError already_exists for its name or a domain */
export function createCompany({ db, now }: Context, draft: CompanyDraft): Promise<Company> {
  return db.transaction(async (tx) => {
    const id = await insertCompany(tx, draft.name, now())
    if (!id) throw nameTaken()
    await adoptRulesOfName(tx, id, draft.name)
    return takeDomains(tx, id, draft)
  })
}

/** @throws AppError not_found; already_exists for its name or a domain */
export function updateCompany({ db }: Context, id: string, draft: CompanyDraft): Promise<Company> {
  return db.transaction(async (tx) => {
    if (!(await findCompany(tx, id))) throw notFound('That company')
    if (!(await renameCompany(tx, id, draft.name))) throw nameTaken()
    return takeDomains(tx, id, draft)
  })
}

async function takeDomains(tx: Database, id: string, draft: CompanyDraft): Promise<Company> {
  if (!(await setDomains(tx, id, draft)))
    throw new AppError('already_exists', 'One of these e-mail domains is another company’s.')
  await addByDomain(tx, id)
  return (await findCompany(tx, id))!
}

/** All of them or none. @throws AppError not_found */
export function changeMembership({ db }: Context, { userIds, companyId }: MembershipChange): Promise<void> {
  const people = [...new Set(userIds)]
  return db.transaction(async (tx) => {
    if (companyId && !(await findCompany(tx, companyId))) throw notFound('That company')
    if ((await setCompany(tx, people, companyId)) < people.length) throw notFound('One of these users')
  })
}
