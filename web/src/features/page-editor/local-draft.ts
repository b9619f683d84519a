import type { TextDraft } from '@rolewright/contract/versions'

/** What is typed, on this device: the server has it a moment later. */
export interface LocalDraft {
  content: string
  basedOn: number
  /** The state of the server's draft that it goes on from. */
  revision: string | null
}

const keyOf = (id: string) => `text-draft:${id}`

/** A browser may refuse to store anything; then the server's draft is all there is. */
export function keepLocally(id: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {}
}

/** The server has these words: what another tab of this device keeps stays. */
export function dropLocally(id: string, content: string): void {
  try {
    if (readLocally(id)?.content === content) localStorage.removeItem(keyOf(id))
  } catch {}
}

function readLocally(id: string): LocalDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<LocalDraft> | null
    return typeof kept?.content === 'string' && typeof kept.basedOn === 'number' ? (kept as LocalDraft) : null
  } catch {
    return null
  }
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
