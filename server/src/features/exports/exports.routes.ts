import { downloadDocument, FORMATS, generateRtf, getJobPosting } from '@rolewright/contract/exports'
import { parseDocument } from '@rolewright/craft/document'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { writeDocument } from '../../documents/formats.ts'
import { describePosting } from '../../documents/job-posting.ts'
import { apart } from '../../generation/craft/apart.ts'
import type { Api } from '../../http/route.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { fileName } from './file-name.ts'

export function exportRoutes(api: Api, { db }: Context): void {
  api.mount(generateRtf, async ({ body, reply }) =>
    sendFile(
      reply,
      await writeDocument(parseDocument(body.content), 'rtf'),
      FORMATS.rtf,
      `${fileName(body.filename)}.rtf`,
    ),
  )

  api.mount(downloadDocument, async ({ params: { id, format }, user, reply }) => {
    const { response } = await getJobDescription(db, user.id, id)
    const bytes = await writeDocument(parseDocument(response), format)
    return sendFile(reply, bytes, FORMATS[format], `job-description-${id}.${format}`)
  })

  api.mount(getJobPosting, async ({ params, user }) => {
    const { id, prompt, facts, response, createdAt } = await getJobDescription(db, user.id, params.id)
    return describePosting({
      id,
      createdAt: new Date(createdAt),
      document: parseDocument(response),
      sheet: await apart('read', prompt, facts),
      company: { name: user.company, website: user.companyWebsite },
    })
  })
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
