import { FINAL_DOCUMENT_ENDINGS, MULTIPART_FROM_SIZE } from '@rolewright/contract/uploads'
import AwsS3, { type AwsS3Options } from '@uppy/aws-s3'
import Uppy, { type Body, type Meta } from '@uppy/core'
import { RETRY_DELAYS } from './retry.ts'
import { s3Calls } from './s3-calls.ts'

/** Requests at once. */
const LIMIT = 6

/** A hint for the picker, and what the uploader takes: what a file is, its content says. */
export const FILE_TYPES = FINAL_DOCUMENT_ENDINGS.map((ending) => `.${ending}`)

export type Uploader = Uppy<Meta, Body>

/** One file of at most `maxSize` bytes, which goes when it is told to; in parts where it is large. */
export function createUploader(maxSize: number): Uploader {
  const uploader = new Uppy<Meta, Body>({
    autoProceed: false,
    allowMultipleUploadBatches: false,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: maxSize, allowedFileTypes: FILE_TYPES },
  })
  const options = {
    ...s3Calls,
    limit: LIMIT,
    retryDelays: RETRY_DELAYS,
    shouldUseMultipart: ({ size }: { size: number | null }) => (size ?? 0) > MULTIPART_FROM_SIZE,
  }
  return uploader.use(AwsS3<Meta, Body>, options as unknown as AwsS3Options<Meta, Body>)
}

/** What is against the rules is said among the uploader's notes; what was said of a file before is said no more. */
export function offer(uploader: Uploader, chosen: Iterable<File>): void {
  uploader.setState({ info: [] })
  for (const data of chosen) {
    try {
      uploader.addFile({ name: data.name, type: data.type, data, source: 'Local' })
    } catch {}
  }
}
