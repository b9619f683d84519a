import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** The store that the settings name: S3 where there is a bucket, else the folder `files` beside the database. */
export async function openStorage(config: Config): Promise<Storage> {
  if (!config.S3_BUCKET) return openDiskStorage(join(config.DATA_DIR, 'files'))
  // Its libraries would double the start of everybody else.
  const { openS3Storage } = await import('./s3.ts')
  return openS3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID!,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
    stsRoleArn: config.S3_STS_ROLE_ARN,
  })
}
