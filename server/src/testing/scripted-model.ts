import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

export const ENGINEER = '# Engineer\n\nBerlin · full-time\n\n## What you will do\n\n- Build services.\n- Review code.'

const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>['finishReason']['unified']

/** A language model whose every word is under the test's control: it writes when told, and ends as told. */
export class ScriptedModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'test'
  readonly modelId = 'scripted'
  readonly supportedUrls = {}
  readonly calls: LanguageModelV4CallOptions[] = []
  /** What every call writes at once, unless `byHand`. */
  text = ENGINEER
  finish: Finish | 'none' = 'stop'
  /** Calls wait for `write` and `end`. */
  byHand = false
  readonly #writers = new Set<ReadableStreamDefaultController<LanguageModelV4StreamPart>>()

  doGenerate(): never {
    throw new Error('descriptions are always streamed')
  }

  async doStream(options: LanguageModelV4CallOptions) {
    this.calls.push(options)
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      start: (controller) => {
        controller.enqueue({ type: 'stream-start', warnings: [] })
        if (!this.byHand) return this.#finishWith(controller, this.text)
        this.#writers.add(controller)
        options.abortSignal?.addEventListener('abort', () => {
          if (this.#writers.delete(controller)) controller.error(options.abortSignal?.reason)
        })
      },
    })
    return { stream }
  }

  #finishWith(controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>, text: string) {
    controller.enqueue({ type: 'text-delta', id: '0', delta: text })
    if (this.finish !== 'none')
      controller.enqueue({ type: 'finish', usage: NO_USAGE, finishReason: { unified: this.finish, raw: undefined } })
    controller.close()
  }

  /** Writes into every open call. */
  write(delta: string): void {
    for (const controller of this.#writers) controller.enqueue({ type: 'text-delta', id: '0', delta })
  }

  /** Ends every open call, with a last bit of text. */
  end(last = '.'): void {
    for (const controller of this.#takeWriters()) this.#finishWith(controller, last)
  }

  /** Cuts every open call off. */
  fail(error: Error): void {
    for (const controller of this.#takeWriters()) controller.error(error)
  }

  #takeWriters() {
    const writers = [...this.#writers]
    this.#writers.clear()
    return writers
  }
}
