import { readBrief } from '@rolewright/contract/briefs'
import { apart } from '../../generation/craft/apart.ts'
import type { Api } from '../../http/route.ts'

export function briefRoutes(api: Api): void {
  api.mount(readBrief, async ({ body }) => {
    const { style, ...sheet } = await apart('read', body.text, body.facts ?? [])
    return { ...sheet, wantedLanguage: style.wantedLanguage ?? null }
  })
}
