import type { SignedIn } from '@rolewright/contract/auth'
import { FORMATS, type Format } from '@rolewright/contract/constants'
import { downloadDocument, generateRtf, getJobPosting } from '@rolewright/contract/exports'
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
import { getVersion } from '../versions/versions.service.ts'
import { fileName } from './file-name.ts'

export function exportRoutes(api: Api, context: Context): void {
  const { db } = context
  api.mount(generateRtf, async ({ body: { content, filename, version }, reply, user }) =>
    sendFile(
      reply,
      await writeDocument(parseDocument(content), 'rtf', { author: user.company ?? undefined, version }),
      FORMATS.rtf,
      `${fileName(filename)}.rtf`,
    ),
  )

  api.mount(downloadDocument, async ({ params: { id, format }, query, user, reply }) => {
    const { document, posting, author, version } = await read(context, user, id, query.version)
    const setting = { author, version, letterhead: await letterheadOf(db, user.companyId) }
    const bytes =
      format === 'html'
        ? writeHtml(printableDocument(document), setting, posting)
        : await writeDocument(document, format, setting)
    return sendFile(reply, bytes, FORMATS[format], nameOf(document.title, id, format, version))
  })

  api.mount(getJobPosting, async ({ params, query, user }) => {
    const { posting, missing, version } = await read(context, user, params.id, query.version)
    return { posting, missing, version }
  })
}

/** A version of a description, the latest unless said, with what its brief tells of the employer and the job. */
async function read(context: Context, user: SignedIn, id: string, wanted: number | undefined) {
  const { prompt, facts, createdAt, versions, response } = await getJobDescription(context.db, user.id, id)
  const version = wanted ?? versions
  const text = version === versions ? response : (await getVersion(context, user, id, version)).content
  const document = parseDocument(text)
  const sheet = await apart('read', prompt, facts)
  const company = { name: user.company, website: user.companyWebsite }
  const described = describePosting({ id, createdAt: new Date(createdAt), document, sheet, company })
  const employer = sheet.entries.find(({ kind, sure }) => kind === 'employer' && sure)?.text
  return { ...described, document, version, author: employer ?? user.company ?? undefined }
}

/** Formats that have no place within them for what they say of themselves: their name says the version. */
const BARE: readonly Format[] = ['md', 'txt']

/** After the role; what the history downloads has its number. */
function nameOf(title: string, id: string, format: Format, version: number): string {
  if (format === 'doc') return `job-description-${id}.doc`
  return BARE.includes(format) ? `${fileName(title)}, version ${version}.${format}` : `${fileName(title)}.${format}`
}

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
