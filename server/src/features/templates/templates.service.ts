import { TEMPLATES_MAX, type Template, type TemplateDraft } from '@rolewright/contract/templates'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import {
  deleteTemplate,
  findTemplate,
  holdCompany,
  insertTemplate,
  listTemplates,
  setTemplate,
} from './templates.store.ts'

type Needs = Pick<Context, 'db'>

const nameTaken = () => new AppError('already_exists', 'This company has a template of this name already.')

/** @throws AppError not_found */
export async function templatesOf({ db }: Needs, companyId: string): Promise<Template[]> {
  if (!(await holdCompany(db, companyId))) throw notFound('That company')
  return listTemplates(db, companyId)
}

/** @throws AppError not_found; already_exists for its name; invalid_request where there are too many */
export const addTemplate = ({ db }: Needs, companyId: string, draft: TemplateDraft): Promise<Template> =>
  db.transaction(async (tx) => {
    if (!(await holdCompany(tx, companyId))) throw notFound('That company')
    if ((await listTemplates(tx, companyId)).length >= TEMPLATES_MAX)
      throw new AppError('invalid_request', `A company has at most ${TEMPLATES_MAX} templates.`)
    const added = await insertTemplate(tx, companyId, draft)
    if (!added) throw nameTaken()
    return added
  })

/** @throws AppError not_found; already_exists for its name */
export const changeTemplate = ({ db }: Needs, id: string, draft: TemplateDraft): Promise<Template> =>
  db.transaction(async (tx) => {
    const found = await findTemplate(tx, id)
    if (!found) throw notFound('That template')
    await holdCompany(tx, found.companyId)
    const others = await listTemplates(tx, found.companyId)
    if (others.some((other) => other.id !== id && other.name === draft.name)) throw nameTaken()
    if (!(await setTemplate(tx, id, draft))) throw notFound('That template')
    return { id, ...draft }
  })

/** @throws AppError not_found */
export async function removeTemplate({ db }: Needs, id: string): Promise<void> {
  if (!(await deleteTemplate(db, id))) throw notFound('That template')
}
