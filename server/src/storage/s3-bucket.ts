import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-credentials.ts'

export interface Bucket {
  client: S3Client
  name: string
  /** How a command names one of its objects. */
  at: (key: string) => { Bucket: string; Key: string }
}

export function openBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): Bucket {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise presigned URLs carry checksums that browsers don't send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    forcePathStyle: true,
    ...(endpoint && { endpoint }),
  })
  return { client, name: bucket, at: (key) => ({ Bucket: bucket, Key: key }) }
}
