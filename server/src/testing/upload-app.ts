import { Readable } from 'node:stream'
import { borrowBucket, settingsFor, usesS3 } from './s3.ts'
import { type Answer, type Person, startTestApp, type TestApp } from './test-app.ts'

const HOUR = 3_600_000

export interface UploadApp extends TestApp {
  /** Of the store, where that is not this server. */
  endpoint: string | null
  /** Sends to a signed URL. A stream does not say how large it is. */
  send(url: string, content: string | Uint8Array | Readable, headers?: Record<string, string>): Promise<Response>
  /** Answers the address of what was uploaded. */
  upload(person: Person, content: string | Uint8Array): Promise<string>
  /** Writes a description, which documents can be attached to. */
  describeRole(person: Person): Promise<DescribedRole>
  countFiles(person: Person, folder: 'uploads' | 'documents'): Promise<number>
}

export interface DescribedRole {
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  attach(documentURL: string, filename?: string): Promise<Answer<any>>
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  record(): Promise<any>
}

/** The real app, listening, with its files where `usesS3` says. */
export async function startUploadApp(settings: Record<string, string> = {}): Promise<UploadApp> {
  const bucket = usesS3() ? await borrowBucket() : null
  const started = await startTestApp({ WEEKLY_LIMIT: '1000', ...settings, ...(bucket && settingsFor(bucket)) })
  const origin = await started.app.listen({ port: 0, host: '127.0.0.1' })

  /** Signed URLs of the store on disk lead to this server, which tests know by another name. */
  const send: UploadApp['send'] = (url, content, headers = {}) =>
    fetch(url.replace('http://localhost/', `${origin}/`), {
      method: 'PUT',
      body: content instanceof Readable ? Readable.toWeb(content) : Buffer.from(content),
      headers,
      ...(content instanceof Readable && { duplex: 'half' }),
    } as RequestInit)

  return {
    ...started,
    endpoint: bucket?.endpoint ?? null,
    send,
    async upload(person, content) {
      const { uploadURL } = (await person.post('/api/objects/upload')).body
      const { status } = await send(uploadURL, content)
      if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
      return uploadURL.split('?')[0]
    },
    async describeRole(person) {
      const id = (await person.write('Nurse')).body.jobDescriptionId
      return {
        id,
        attach: (documentURL, filename) =>
          person.put(`/api/job-descriptions/${id}/final-document`, { documentURL, filename }),
        record: async () => (await person.get(`/api/job-descriptions/${id}`)).body,
      }
    },
    countFiles: async (person, folder) =>
      (await started.context.storage.listOlder(`${folder}/${person.user.id}/`, new Date(Date.now() + HOUR))).length,
  }
}
