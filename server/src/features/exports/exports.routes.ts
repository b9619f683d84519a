import { downloadWord, generateRtf } from '@rolewright/contract/exports'
import { parseDocument } from '@rolewright/craft/document'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { writeRtf } from '../../documents/rtf.ts'
import type { Api } from '../../http/route.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { fileName } from './file-name.ts'

export function exportRoutes(api: Api, { db }: Context): void {
  api.mount(generateRtf, async ({ body, reply }) =>
    sendFile(reply, writeRtf(parseDocument(body.content)), generateRtf.file!, `${fileName(body.filename)}.rtf`),
  )

  // Word opens rich text under its own ending as it opens its own files, and so does everything else.
  api.mount(downloadWord, async ({ params, user, reply }) => {
    const { id, response } = await getJobDescription(db, user.id, params.id)
    return sendFile(reply, writeRtf(parseDocument(response)), downloadWord.file!, `job-description-${id}.doc`)
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
