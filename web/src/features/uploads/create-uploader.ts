import { MULTIPART_FROM_SIZE } from '@rolewright/contract/uploads'
import AwsS3, { type AwsS3Options } from '@uppy/aws-s3'
import Uppy, { type Body, type Meta } from '@uppy/core'
import { RETRY_DELAYS } from './retry.ts'
import { s3Calls } from './s3-calls.ts'

/** Requests at once. */
const LIMIT = 6

export type Uploader = Uppy<Meta, Body>

/** One file of at most `maxSize` bytes, which goes when it is told to; in parts where it is large. */
export function createUploader(maxSize: number): Uploader {
  const uploader = new Uppy<Meta, Body>({
    autoProceed: false,
    allowMultipleUploadBatches: false,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: maxSize },
  })
  const options = {
    ...s3Calls,
    limit: LIMIT,
    retryDelays: RETRY_DELAYS,
    shouldUseMultipart: ({ size }: { size: number | null }) => (size ?? 0) > MULTIPART_FROM_SIZE,
  }
  return uploader.use(AwsS3<Meta, Body>, options as unknown as AwsS3Options<Meta, Body>)
}
