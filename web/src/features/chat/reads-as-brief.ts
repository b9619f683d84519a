import { callJson } from '../../lib/api.ts'

/** Whether what is typed names a role and says more about it: then it may be meant as a description of its own. */
export async function readsAsBrief(text: string): Promise<boolean> {
  const sheet = await callJson('POST /api/briefs/read', { body: { text } }).catch(() => null)
  if (!sheet) return false
  const sure = sheet.entries.filter((entry) => entry.sure)
  const isOrder = sheet.notes.some(({ why }) => why === 'order')
  return !isOrder && sure.some(({ kind }) => kind === 'title') && (sure.length > 1 || /job description/i.test(text))
}
