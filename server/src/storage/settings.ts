import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/constants'
import * as z from 'zod'

/** The settings of where files are, a part of all settings. */
export const storageSettings = {
  UPLOAD_MAX_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be a whole number of bytes')
    .transform(Number)
    .default(FINAL_DOCUMENT_MAX_SIZE),
  UPLOAD_QUOTA: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be a whole number of bytes')
    .transform(Number)
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a web address such as https://s3.example.com' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_STS_ROLE_ARN: z.string().optional(),
}

type StorageSettings = z.output<z.ZodObject<typeof storageSettings>>

/** What is not there although another setting needs it; a line each. */
export function findMissingStorageSettings(settings: Partial<StorageSettings>): string[] {
  const { S3_BUCKET, S3_ENDPOINT, S3_STS_ROLE_ARN, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const named = S3_BUCKET ?? S3_ENDPOINT ?? S3_STS_ROLE_ARN ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY
  if (named === undefined) return []
  return Object.entries({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name} is needed for an S3 store`)
}
