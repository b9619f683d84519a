import type { Readable } from 'node:stream'
import type { Grant } from './signed-url.ts'

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
  /** A path of this server where it serves the store itself. */
  url: string
  /** Sent along, exactly so: they are part of what was signed. */
  headers: Record<string, string>
}

export const headersFor = (type: string | undefined): Record<string, string> => (type ? { 'content-type': type } : {})

/** Sizes are in bytes, times in seconds. */
export interface UploadTerms {
  maxSize: number
  /** Where known: the size that it must have to the byte. */
  size?: number
  type?: string
  expiresIn?: number
}

export interface TemporaryCredentials {
  credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string; Expiration: string }
  bucket: string
  region: string
}

export class StorageError extends Error {
  readonly code: 'not_found' | 'expired' | 'refused' | 'too_large' | 'unavailable'
  /** Whether it is our key that the store did not take. */
  readonly refusedKey: boolean

  constructor(code: StorageError['code'], message: string, options: ErrorOptions & { refusedKey?: boolean } = {}) {
    super(message, options)
    this.code = code
    this.refusedKey = options.refusedKey ?? false
  }
}

/** Takes what is sent to signed URLs, for a store that has no server of its own. */
export interface Receiver {
  /** What a URL of ours allows; null where it was not signed by us. */
  grant(key: string, query: Record<string, string | undefined>): Grant | null
  /**
   * Stores a body whole or not at all.
   * @returns the ETag: the MD5 of the bytes, as S3 has it
   * @param grant that has not ended
   * @throws StorageError too_large, refused or not_found
   */
  receive(grant: Grant, body: Readable): Promise<string>
}

/** Where files are: a folder on disk or an S3-compatible store. A key names one object, written whole or not at all. */
export interface Storage {
  /** Null where signed URLs are paths of this server. */
  readonly origin: string | null
  readonly receiver: Receiver | null
  /** Where the object is, without what would allow to reach it. */
  urlOf(key: string): string
  /** The opposite of `urlOf`, whatever query follows; null where the URL is not one of this store. */
  keyOf(url: string): string | null

  /** A URL that one PUT may be sent to. S3 can hold it to `size` but not to `maxSize`, which who reads must check. */
  signPut(key: string, terms: UploadTerms): Promise<SignedUpload>
  /** @throws StorageError not_found */
  read(key: string): Promise<StoredObject>
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>
  /** Whole, in the place of what is there. Nothing happens where there is none. */
  move(from: string, to: string): Promise<void>
  /** The keys under a prefix that were written before, for sweeping. */
  listOlder(prefix: string, than: Date): Promise<string[]>

  createMultipart(key: string, type: string): Promise<string>
  /** @throws StorageError not_found or refused */
  signPart(key: string, uploadId: string, partNumber: number, terms: UploadTerms): Promise<SignedUpload>
  /** In the order of their numbers. @throws StorageError not_found */
  listParts(key: string, uploadId: string): Promise<Part[]>
  /** @throws StorageError not_found, or refused where the parts are not those that were sent */
  completeMultipart(key: string, uploadId: string, parts: Pick<Part, 'PartNumber' | 'ETag'>[]): Promise<void>
  /** Nothing happens where there is none. */
  abortMultipart(key: string, uploadId: string): Promise<void>
  /** Gives up what was begun under a prefix before and never completed. */
  abortOlder(prefix: string, than: Date): Promise<void>
  /** For writing under a prefix alone; null where the store hands out none. */
  temporaryCredentials(prefix: string, now: Date): Promise<TemporaryCredentials | null>
}
