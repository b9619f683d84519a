import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Reads server-sent events one by one; null once the stream has ended. */
export function readEvents(response: Response) {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  return {
    async next() {
      const { done, value } = await reader.read()
      if (done) return null
      const { event, data, id } = value
      return { event, data: JSON.parse(data), ...(id !== undefined && { id }) }
    },
  }
}
