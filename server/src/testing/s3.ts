import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../storage/s3-credentials.ts'

export type Bucket = S3Settings & { endpoint: string }

/** Who the S3 server for tests lets in. */
export const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

/** Whether tests keep files in a store that speaks S3, the one that TEST_S3_ENDPOINT names, or in a folder on disk. */
export const usesS3 = (): boolean => process.env.TEST_S3_ENDPOINT !== undefined

/** A new bucket there. */
export async function borrowBucket(): Promise<Bucket> {
  const bucket = {
    bucket: `test-${randomUUID()}`,
    region: 'us-east-1',
    endpoint: process.env.TEST_S3_ENDPOINT!,
    ...KEYS,
  }
  await createBucket(bucket)
  return bucket
}

/** Fails at the first try that fails. */
export async function createBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<void> {
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials, maxAttempts: 1 })
  await client.send(new CreateBucketCommand({ Bucket: bucket })).finally(() => client.destroy())
}

export const settingsFor = ({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket) => ({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
