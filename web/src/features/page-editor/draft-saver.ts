import type { TextDraftRequest } from '@rolewright/contract/versions'
import { callJson } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { dropLocally, keepLocally, type LocalDraft } from './local-draft.ts'

/** How long nothing was typed before it is saved, in ms. */
const PAUSE_MS = 700
/** How soon a save that failed is tried again, in ms: later each time. */
const AGAIN_MS = { first: 3000, most: 60_000 }

/**
 * elsewhere: somebody types on the same page in another place, and the server keeps that.
 * refused: the server does not take it, so that the same would not be taken either; `why` says what is wrong.
 */
export type SaveState =
  | { is: 'saved' | 'unsaved' | 'saving' | 'failed' | 'elsewhere'; why?: undefined }
  | { is: 'refused'; why: string }

/** Keeps what is typed: at once on this device, and on the server in every pause. */
export class DraftSaver {
  readonly #id: string
  readonly #onState: (state: SaveState) => void
  #draft: LocalDraft
  #savedContent: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> = Promise.resolve()
  #state: SaveState = { is: 'saved' }
  #failures = 0
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
    if (this.#state.is === 'elsewhere') return
    this.#say({ is: 'unsaved' })
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
    if (this.#isOver || this.#state.is === 'elsewhere') return
    if (content === this.#savedContent) {
      dropLocally(this.#id, content)
      return this.#say({ is: 'saved' })
    }
    this.#say({ is: 'saving' })
    const request: TextDraftRequest = { content, basedOn, revision }
    try {
      const saved = await callJson('PUT /api/job-descriptions/{id}/draft', { params: { id: this.#id }, body: request })
      this.#failures = 0
      this.#savedContent = content
      this.#draft = { ...this.#draft, revision: saved.revision }
      const isAll = this.#draft.content === content
      if (isAll) dropLocally(this.#id, content)
      else keepLocally(this.#id, this.#draft)
      this.#say({ is: isAll ? 'saved' : 'unsaved' })
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile'
      if (isChanged && !(await this.#isOwn())) return this.#say({ is: 'elsewhere' })
      if (isChanged) return this.#wait(0)
      if (isRefusal(error)) return this.#say({ is: 'refused', why: sentenceOf(error) })
      this.#unanswered.add(content.normalize('NFC'))
      this.#say({ is: 'failed' })
      this.#wait(Math.min(AGAIN_MS.first * 2 ** this.#failures++, AGAIN_MS.most))
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

/** Whether the server understood what it was asked, and said no. Too much at once is no such answer, nor is too late. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
