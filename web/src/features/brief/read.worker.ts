import { readBrief } from '@rolewright/craft/brief/read'

/** Reads briefs beside the page: the lexicons are large, and the first reading takes them all in. */
addEventListener('message', ({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) => {
  postMessage({ id, brief: readBrief(text) })
})
