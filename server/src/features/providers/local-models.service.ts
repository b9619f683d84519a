import type { LocalService } from '@rolewright/contract/providers'
import { listModels, noKey } from '../../generation/model-list.ts'
import { wayWithin } from '../../generation/reach.ts'

/** Where the usual programs listen unless they are told otherwise. */
const PROGRAMS = [
  ['Ollama', 11434],
  ['LM Studio', 1234],
  ['llama.cpp', 8080],
  ['vLLM', 8000],
] as const

/** Asks each at its own address, on the loopback of this machine and nowhere else. */
export async function findLocalServices(): Promise<LocalService[]> {
  const { fetch } = wayWithin('loopback')
  const asked = PROGRAMS.map(async ([program, port]) => {
    const address = `http://127.0.0.1:${port}/v1`
    const models = await listModels({ url: `${address}/models`, headers: noKey, fetch })
    return { program, address, models: models.map((name) => `local:${name}`) }
  })
  // Silence and anything that is no list of models alike: there is no such program.
  return (await Promise.allSettled(asked)).flatMap((found) => (found.status === 'fulfilled' ? [found.value] : []))
}
