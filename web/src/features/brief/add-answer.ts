/**
 * A brief with the answer to a question behind it, on a line of its own.
 * @param template a sentence with {answer} where the answer goes
 */
export function addAnswer(brief: string, template: string, answer: string): string {
  const said = answer.replace(/\s+/g, ' ').trim()
  if (said === '') return brief
  const [before = '', after = ''] = template.split('{answer}')
  // "By Friday." in "Start: {answer}." would end twice; an abbreviation keeps its stop.
  const fitted = after.startsWith('.') ? said.replace(/[.!]$/, '') : said
  const typed = brief.trimEnd()
  return `${typed}${typed && '\n'}${before}${fitted}${after}`
}
