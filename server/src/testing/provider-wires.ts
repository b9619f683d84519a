/** The providers' streaming formats, as their references describe them. */
export interface Wire {
  serves(path: string): boolean
  /** The answer to a GET of the model list. */
  models: unknown
  start: string
  delta(text: string): string
  finish(why: 'stop' | 'length' | 'refusal'): string
  error(quoted: string): string
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`

const completion = (delta: object, finish: string | null = null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
const FINISH = {
  openai: { stop: 'stop', length: 'length', refusal: 'content_filter' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' },
  google: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' },
}

/** OpenAI's chat completions, which OpenAI-compatible servers speak too. */
const openai: Wire = {
  serves: (path) => /^\/v1\/(chat\/completions|models)$/.test(path),
  models: {
    object: 'list',
    data: [
      { id: 'small', object: 'model' },
      { id: 'large', object: 'model' },
    ],
  },
  start: completion({ role: 'assistant', content: '' }),
  delta: (content) => completion({ content }),
  finish: (why) =>
    completion({}, FINISH.openai[why]) +
    data({ id: 'chatcmpl-1', choices: [], usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 } }) +
    'data: [DONE]\n\n',
  error: (quoted) => data({ error: { message: `overloaded ${quoted}`, type: 'server_error' } }),
}

const anthropic: Wire = {
  serves: (path) => /^\/anthropic\/(messages|models\?limit=1000)$/.test(path),
  models: { data: [{ type: 'model', id: 'claude-test', display_name: 'Test' }], has_more: false },
  start:
    event({
      type: 'message_start',
      ...{
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'claude-test',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 9, output_tokens: 1 },
        },
      },
    }) + event({ type: 'content_block_start', ...{ index: 0, content_block: { type: 'text', text: '' } } }),
  delta: (text) => event({ type: 'content_block_delta', ...{ index: 0, delta: { type: 'text_delta', text } } }),
  finish: (why) =>
    event({ type: 'content_block_stop', ...{ index: 0 } }) +
    event({
      type: 'message_delta',
      ...{ delta: { stop_reason: FINISH.anthropic[why], stop_sequence: null }, usage: { output_tokens: 7 } },
    }) +
    event({ type: 'message_stop' }),
  error: (quoted) =>
    event({ type: 'error', ...{ error: { type: 'overloaded_error', message: `overloaded ${quoted}` } } }),
}

const google: Wire = {
  serves: (path) => /^\/google\/models(\/[^/]+:streamGenerateContent\?alt=sse|\?pageSize=1000)$/.test(path),
  models: {
    models: [
      { name: 'models/gemini-test', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/embedding-test', supportedGenerationMethods: ['embedContent'] },
    ],
  },
  start: '',
  delta: (text) => data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  finish: (why) =>
    data({
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: FINISH.google[why] }],
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 7, totalTokenCount: 16 },
    }),
  error: (quoted) => data({ error: { code: 503, message: `overloaded ${quoted}`, status: 'UNAVAILABLE' } }),
}

export const WIRES: Wire[] = [openai, anthropic, google]

/** The settings that turn every provider on, at a fake one. */
export const settingsFor = (origin: string): Record<string, string> => ({
  OPENAI_API_KEY: 'sk-openai-secret',
  OPENAI_BASE_URL: `${origin}/v1`,
  ANTHROPIC_API_KEY: 'sk-ant-secret',
  ANTHROPIC_BASE_URL: `${origin}/anthropic`,
  GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-secret',
  GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/google`,
  COMPATIBLE_BASE_URL: `${origin}/v1/`,
  COMPATIBLE_API_KEY: 'compatible-secret',
})
