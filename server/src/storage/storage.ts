import type { Readable } from 'node:stream'

/** How long a signed URL is good for unless said, in seconds: seven days, the most that S3 allows. */
export const SIGNED_FOR_S = 604_800
/** The smallest part of a multipart upload but the last, in bytes, as S3 has it. */
export const PART_MIN_SIZE = 5 * 1024 * 1024
export const PART_MAX_NUMBER = 10_000

export interface StoredObject {
  /** In bytes. */
  size: number
  type: string
  /** The caller reads it to its end or destroys it. */
  body: Readable
}

export interface Part {
  PartNumber: number
  /** In bytes. */
  Size: number
  ETag: string
}

export interface SignedUpload {
  url: string
  /** Sent along, exactly so: they are part of what was signed. */
  headers: Record<string, string>
}

export interface TemporaryCredentials {
  credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string; Expiration: string }
  bucket: string
  region: string
}

export class StorageError extends Error {
  readonly code: 'not_found' | 'expired' | 'refused' | 'unavailable'

  constructor(code: StorageError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * Where files are: a folder on disk or an S3-compatible store. Keys are made by `newKey`; a key names one object, written
 * whole or not at all.
 */
export interface Storage {
  /** A URL that one PUT of at most `maxSize` bytes may be sent to. */
  signPut(key: string, upload: { type: string; maxSize: number; expiresIn?: number }): Promise<SignedUpload>
  /** @throws StorageError not_found */
  read(key: string): Promise<StoredObject>
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>
  /** The keys under a prefix that were written before, for sweeping. */
  listOlder(prefix: string, than: Date): Promise<string[]>

  createMultipart(key: string, type: string): Promise<string>
  signPart(key: string, uploadId: string, partNumber: number): Promise<SignedUpload>
  /** In the order of their numbers. @throws StorageError not_found */
  listParts(key: string, uploadId: string): Promise<Part[]>
  /** @throws StorageError not_found, or refused where the parts are not those that were sent */
  completeMultipart(key: string, uploadId: string, parts: Pick<Part, 'PartNumber' | 'ETag'>[]): Promise<void>
  /** Nothing happens where there is none. */
  abortMultipart(key: string, uploadId: string): Promise<void>
  /** Null where the store hands out none. */
  temporaryCredentials(prefix: string): Promise<TemporaryCredentials | null>
}
