import type { TextDraft, TextDraftRequest } from '@rolewright/contract/versions'
import { callJson } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { keepLocally, type LocalDraft } from './local-draft.ts'

/** How long nothing was typed before it is saved, in ms. */
const PAUSE_MS = 700
/** How soon a save that failed is tried again, in ms. */
const AGAIN_MS = 3000

/** elsewhere: somebody types on the same page in another place, and the server keeps that. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'elsewhere'

export const draftUrl = (id: string) => `/api/job-descriptions/${id}/draft`

/** Keeps what is typed: at once on this device, and on the server in every pause. */
export class DraftSaver {
  readonly #id: string
  readonly #onState: (state: SaveState) => void
  #draft: LocalDraft
  #savedContent: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()
  #state: SaveState = 'saved'
  #isOver = false

  constructor(id: string, begun: LocalDraft, isStored: boolean, onState: (state: SaveState) => void) {
    this.#id = id
    this.#draft = begun
    this.#onState = onState
    // Words that only this device has are saved as soon as there is a pause.
    this.#savedContent = isStored ? begun.content : ''
    if (!isStored) this.#wait(PAUSE_MS)
  }

  /** As it is at the moment; its revision is the last one once all is saved. */
  get draft(): LocalDraft {
    return this.#draft
  }

  type(content: string): void {
    this.#draft = { ...this.#draft, content }
    keepLocally(this.#id, this.#draft)
    if (this.#state === 'elsewhere') return
    this.#say('unsaved')
    this.#wait(PAUSE_MS)
  }

  /** Saves what is left to save. One save at a time: each goes on from the state that the one before left. */
  readonly settle = (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  /** The draft has become a version, or is thrown away. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    keepLocally(this.#id, null)
  }

  #wait(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.settle, ms)
  }

  async #save(): Promise<void> {
    const { content, basedOn, revision } = this.#draft
    if (this.#isOver || this.#state === 'elsewhere' || content === this.#savedContent) return
    this.#say('saving')
    const request: TextDraftRequest = { content, basedOn, revision }
    try {
      const saved = await callJson<TextDraft>('PUT', draftUrl(this.#id), request)
      this.#savedContent = content
      this.#draft = { ...this.#draft, revision: saved.revision }
      const isAll = this.#draft.content === content
      keepLocally(this.#id, isAll ? null : this.#draft)
      this.#say(isAll ? 'saved' : 'unsaved')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') return this.#say('elsewhere')
      this.#say('failed')
      this.#wait(AGAIN_MS)
    }
  }

  #say(state: SaveState) {
    this.#state = state
    this.#onState(state)
  }
}
