import { statfs } from 'node:fs/promises'

/** In bytes: with less than this, one of the next writes is the last. */
export const LEAST_ROOM = 32 * 1024 * 1024

/** Whether a folder's disk has less room left than that. */
export async function isFull(folder: string, least = LEAST_ROOM): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < least
}
