import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { expect, test } from 'vitest'
import { createUploader } from './create-uploader.ts'

const MB = 1024 * 1024
const fileOf = (size: number) => ({ name: 'final.md', type: 'text/markdown', data: new Blob(['a'.repeat(size)]) })

test('the limits are those of the product', () => {
  const uploader = createUploader(10 * MB)
  expect(uploader.opts).toMatchObject({
    autoProceed: false,
    allowMultipleUploadBatches: false,
    infoTimeout: 5000,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: 10 * MB },
  })
  const { shouldUseMultipart, ...options } = uploader.getPlugin('AwsS3Multipart')!.opts as unknown as {
    shouldUseMultipart(file: { size: number }): boolean
  }
  expect(options).toMatchObject({ limit: 6, retryDelays: [0, 1000, 3000, 5000] })
  expect([100 * MB, 100 * MB + 1].map((size) => shouldUseMultipart({ size }))).toEqual([false, true])
})

test('one file of the greatest size is taken, not a byte more and no second one', () => {
  const uploader = createUploader(4)
  expect(() => uploader.addFile(fileOf(5))).toThrow('final.md exceeds maximum allowed size of 4 B')
  uploader.addFile(fileOf(4))
  expect(() => uploader.addFile({ ...fileOf(1), name: 'second.md' })).toThrow('You can only upload 1 file')
  expect(uploader.getFiles()).toHaveLength(1)
})

test('an uploader without a server says what it expects', () => {
  const lost = new Uppy().use(AwsS3, {} as never).getPlugin('AwsS3Multipart') as unknown as {
    createMultipartUpload(file: object): void
  }
  expect(() => lost.createMultipartUpload({ meta: {} })).toThrow('Expected a `endpoint` option')
})
