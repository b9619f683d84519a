import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { openBucket } from './s3-bucket.ts'
import { createLender, type S3Settings } from './s3-credentials.ts'
import { translate } from './s3-failures.ts'
import { s3Multipart } from './s3-multipart.ts'
import { s3Objects } from './s3-objects.ts'
import type { Storage } from './storage.ts'

/** Any store that speaks S3. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const bucket = openBucket(settings)
  const lend = settings.stsRoleArn ? createLender(settings, settings.stsRoleArn) : null
  const base = cutQuery(await getSignedUrl(bucket.client, new GetObjectCommand(bucket.at('k')))).slice(0, -1)
  return {
    origin: new URL(base).origin,
    receiver: null,
    urlOf: (key) => `${base}${key}`,
    keyOf: (url) => (url.startsWith(base) ? cutQuery(url).slice(base.length) : null),
    ...s3Objects(bucket),
    ...s3Multipart(bucket),
    temporaryCredentials: async (prefix, now) => (lend ? await lend(prefix, now).catch(translate) : null),
  }
}

const cutQuery = (url: string) => url.split('?')[0]!
