import type { TextDraft } from '@rolewright/contract/versions'
import { findKeptJson, keepJson } from '../../lib/device-storage.ts'

/** What is typed, on this device: the server has it a moment later. */
export interface LocalDraft {
  content: string
  basedOn: number
  /** The state of the server's draft that it goes on from. */
  revision: string | null
}

const keyOf = (id: string) => `text-draft:${id}`

export const keepLocally = (id: string, draft: LocalDraft): void => keepJson(keyOf(id), draft)

/** The server has these words: what another tab of this device keeps stays. */
export function dropLocally(id: string, content: string): void {
  if (readLocally(id)?.content === content) keepJson(keyOf(id), null)
}

function readLocally(id: string): LocalDraft | null {
  const kept = findKeptJson(keyOf(id)) as Partial<LocalDraft> | null
  return typeof kept?.content === 'string' && typeof kept.basedOn === 'number' ? (kept as LocalDraft) : null
}

/** What to go on from: the words on this device, which are the latest typed here; else the server's; else the version. */
export function beginFrom(
  id: string,
  stored: TextDraft | null,
  version: { content: string; version: number },
): LocalDraft {
  const { content, version: basedOn } = version
  return readLocally(id) ?? stored ?? { content, basedOn, revision: null }
}

/** Whether somebody typed something that is no version yet. */
export function hasUnfinished(id: string, stored: TextDraft | null, content: string): boolean {
  const typed = readLocally(id) ?? stored
  return typed !== null && typed.content.trim() !== content.trim()
}
