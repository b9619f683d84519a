import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { expect, test } from 'vitest'
import { createUploader, offer } from './create-uploader.ts'

const MB = 1024 * 1024
const fileOf = (size: number) => ({ name: 'final.md', type: 'text/markdown', data: new Blob(['a'.repeat(size)]) })

test('the limits are those of the product', () => {
  const uploader = createUploader(10 * MB)
  expect(uploader.opts).toMatchObject({
    autoProceed: false,
    allowMultipleUploadBatches: false,
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: 10 * MB,
      allowedFileTypes: expect.arrayContaining(['.docx', '.txt']),
    },
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

test('what was wrong with one file is not said of the next', () => {
  const uploader = createUploader(4)
  offer(uploader, [new File(['too long'], 'large.md')])
  expect(uploader.getState().info).toMatchObject([{ message: expect.stringContaining('large.md exceeds') }])
  offer(uploader, [new File(['good'], 'good.md')])
  expect(uploader.getState().info).toEqual([])
  expect(uploader.getFiles()).toMatchObject([{ name: 'good.md' }])
})

test('a program is no document, whatever it holds', () => {
  const uploader = createUploader(100)
  offer(uploader, [new File(['just text'], 'final.exe', { type: 'text/plain' })])
  expect(uploader.getFiles()).toEqual([])
  expect(uploader.getState().info).toMatchObject([{ message: expect.stringContaining('You can only upload: .docx') }])
  offer(uploader, [new File(['text'], 'FINAL.MD')])
  expect(uploader.getFiles()).toHaveLength(1)
})

test('an uploader without a server says what it expects', () => {
  const lost = new Uppy().use(AwsS3, {} as never).getPlugin('AwsS3Multipart') as unknown as {
    createMultipartUpload(file: object): void
  }
  expect(() => lost.createMultipartUpload({ meta: {} })).toThrow('Expected a `endpoint` option')
})
