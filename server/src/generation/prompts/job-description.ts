import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { WriteRequest } from '@rolewright/craft/writer/write'
import { BUILTIN } from '../builtin.ts'

export interface DescriptionRequest extends WriteRequest {
  brief: string
  /** The assistant's own, written by admins; never shown to anybody else. */
  instructions: string
}

const RULES = `You write job descriptions in light markdown: a "# " title, a line of facts, and "## " sections with short
paragraphs and "- " bullets. Use every fact of the brief and invent none: no pay, place, benefit or demand that it does not state.`

/** One request in the form that any model takes. */
export function describeRole(request: DescriptionRequest): Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions'> {
  const { brief, earlier = [], company, improve, instructions } = request
  const said = [
    company && `About the company: ${Object.values(company).filter(Boolean).join(', ')}`,
    ...earlier.map((text) => `Said earlier:\n${text}`),
    `The brief:\n${brief}`,
    improve && `The earlier version:\n${improve.previous}`,
    improve && `What to do better:\n${improve.comments.join('\n')}`,
  ]
  return {
    prompt: [
      { role: 'system', content: `${RULES}\n\n${instructions}` },
      { role: 'user', content: [{ type: 'text', text: said.filter(Boolean).join('\n\n') }] },
    ],
    providerOptions: { [BUILTIN]: JSON.parse(JSON.stringify(request)) },
  }
}
