import type { Letterhead as Draft } from '@rolewright/contract/companies'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { writeDocument } from '../../documents/formats.ts'
import { readPicture } from '../../documents/picture.ts'
import type { Letterhead } from '../../documents/setting.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { findCompany, findLetterhead, putLetterhead } from './companies.store.ts'

const NO_PICTURE = 'Please choose a PNG or JPEG picture of at most 2,000 by 2,000 pixels.'

/** @throws AppError not_found */
export async function getLetterhead(db: Database, id: string): Promise<Draft> {
  if (!(await findCompany(db, id))) throw notFound('That company')
  return (await findLetterhead(db, id)) ?? { lines: [], logo: null }
}

/** @throws AppError not_found; invalid_request for a logo that can not be drawn */
export async function setLetterhead({ db, now }: Context, id: string, draft: Draft): Promise<Draft> {
  if (!(await findCompany(db, id))) throw notFound('That company')
  await requireDrawable(draft)
  await putLetterhead(db, { ...draft, companyId: id, updatedAt: now() })
  return draft
}

/** What is drawn once can be drawn again. */
async function requireDrawable({ lines, logo }: Draft): Promise<void> {
  if (logo === null) return
  const picture = readPicture(Buffer.from(logo, 'base64'))
  const refused = () => new AppError('invalid_request', NO_PICTURE, { fields: { logo: NO_PICTURE } })
  if (!picture) throw refused()
  const empty = { title: '', facts: [], sections: [] }
  try {
    await writeDocument(empty, 'pdf', { letterhead: { lines, logo: picture } })
  } catch {
    throw refused()
  }
}

/** For the documents of the people of a company; undefined where there is nothing to set. */
export async function letterheadOf(db: Database, companyId: string | null): Promise<Letterhead | undefined> {
  const stored = companyId ? await findLetterhead(db, companyId) : null
  if (!stored || (stored.lines.length === 0 && stored.logo === null)) return undefined
  return { lines: stored.lines, logo: stored.logo === null ? null : readPicture(Buffer.from(stored.logo, 'base64')) }
}
