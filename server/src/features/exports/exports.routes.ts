import type { SignedIn } from '@rolewright/contract/auth'
import { downloadDocument, FORMATS, type Format, generateRtf, getJobPosting } from '@rolewright/contract/exports'
import { parseDocument } from '@rolewright/craft/document'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { writeDocument } from '../../documents/formats.ts'
import { writeHtml } from '../../documents/html.ts'
import { describePosting } from '../../documents/job-posting.ts'
import { printableDocument } from '../../documents/printable.ts'
import { apart } from '../../generation/craft/apart.ts'
import type { Api } from '../../http/route.ts'
import { letterheadOf } from '../companies/letterhead.service.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { fileName } from './file-name.ts'

export function exportRoutes(api: Api, context: Context): void {
  const { db } = context
  api.mount(generateRtf, async ({ body, reply, user }) =>
    sendFile(
      reply,
      await writeDocument(parseDocument(body.content), 'rtf', { author: user.company ?? undefined }),
      FORMATS.rtf,
      `${fileName(body.filename)}.rtf`,
    ),
  )

  api.mount(downloadDocument, async ({ params: { id, format }, user, reply }) => {
    const { document, posting, author } = await read(context, user, id)
    const setting = { author, letterhead: await letterheadOf(db, user.companyId) }
    const bytes =
      format === 'html'
        ? writeHtml(printableDocument(document), setting, posting)
        : await writeDocument(document, format, setting)
    return sendFile(reply, bytes, FORMATS[format], nameOf(document.title, id, format))
  })

  api.mount(getJobPosting, async ({ params, user }) => {
    const { posting, missing } = await read(context, user, params.id)
    return { posting, missing }
  })
}

/** A description with what its brief tells of the employer and the job. */
async function read({ db }: Context, user: SignedIn, id: string) {
  const { prompt, facts, response, createdAt } = await getJobDescription(db, user.id, id)
  const document = parseDocument(response)
  const sheet = await apart('read', prompt, facts)
  const company = { name: user.company, website: user.companyWebsite }
  const described = describePosting({ id, createdAt: new Date(createdAt), document, sheet, company })
  const employer = sheet.entries.find(({ kind, sure }) => kind === 'employer' && sure)?.text
  return { ...described, document, author: employer ?? user.company ?? undefined }
}

/** After the role; what the history downloads has its number. */
const nameOf = (title: string, id: string, format: Format): string =>
  format === 'doc' ? `job-description-${id}.doc` : `${fileName(title)}.${format}`

const sendFile = (reply: FastifyReply, bytes: Buffer, type: string, name: string) =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(bytes)

/** For programs that don't read the second, exact form of the name. */
const asciiOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
