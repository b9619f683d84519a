import type { TextDraftRequest } from '@rolewright/contract/versions'
import { callJson } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { dropLocally, keepLocally, type LocalDraft } from './local-draft.ts'

/** How long nothing was typed before it is saved, in ms. */
const PAUSE_MS = 700
/** How soon a save that failed is tried again, in ms. */
const AGAIN_MS = 3000

/** elsewhere: somebody types on the same page in another place, and the server keeps that. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'elsewhere'

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
  /** What was sent and never answered: it may be what the server has. */
  readonly #unanswered = new Set<string>()

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
    dropLocally(this.#id, this.#draft.content)
  }

  #wait(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.settle, ms)
  }

  async #save(): Promise<void> {
    const { content, basedOn, revision } = this.#draft
    if (this.#isOver || this.#state === 'elsewhere') return
    if (content === this.#savedContent) {
      dropLocally(this.#id, content)
      return this.#say('saved')
    }
    this.#say('saving')
    const request: TextDraftRequest = { content, basedOn, revision }
    try {
      const saved = await callJson('PUT /api/job-descriptions/{id}/draft', { params: { id: this.#id }, body: request })
      this.#savedContent = content
      this.#draft = { ...this.#draft, revision: saved.revision }
      const isAll = this.#draft.content === content
      if (isAll) dropLocally(this.#id, content)
      else keepLocally(this.#id, this.#draft)
      this.#say(isAll ? 'saved' : 'unsaved')
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile'
      if (isChanged && !(await this.#isOwn())) return this.#say('elsewhere')
      if (isChanged) return this.#wait(0)
      this.#unanswered.add(content.normalize('NFC'))
      this.#say('failed')
      this.#wait(AGAIN_MS)
    }
  }

  /** Whether what stands on the server came from here: then what is typed goes on from it. */
  async #isOwn(): Promise<boolean> {
    const params = { id: this.#id }
    const asked = callJson('GET /api/job-descriptions/{id}/draft', { params })
    const { draft } = await asked.catch(() => ({ draft: null }))
    if (!draft || !this.#unanswered.has(draft.content.normalize('NFC'))) return false
    this.#unanswered.clear()
    this.#savedContent = draft.content
    this.#draft = { ...this.#draft, revision: draft.revision }
    return true
  }

  #say(state: SaveState) {
    this.#state = state
    this.#onState(state)
  }
}
