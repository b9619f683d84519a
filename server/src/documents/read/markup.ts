/** What a tag of HTML or XML turns into, at its beginning and its end. */
export type Marks = (tag: { name: string; attributes: string; closes: boolean }) => string

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const TOKEN = /<(\/?)([\w:-]+)([^>]*?)(\/?)>|<[!?][^>]*>|&(#x?[\da-f]+|\w+);|([^<&]+)/gi

/** Well-formed markup, as programs write it, to light markdown. */
export function toMarkdown(markup: string, marks: Marks): string {
  let text = ''
  for (const [, slash, name, attributes, selfClosing, entity, words] of markup.matchAll(TOKEN)) {
    if (name) {
      text += marks({ name, attributes: attributes ?? '', closes: slash === '/' })
      if (selfClosing) text += marks({ name, attributes: '', closes: true })
    } else if (entity) text += protect(decode(entity))
    else if (words) text += protect(words.replace(/\s+/g, ' '))
  }
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\*\*(\s*)\*\*/g, '$1')
}

function decode(entity: string): string {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? ''
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const protect = (text: string) => text.replace(/[\\*]/g, '\\$&')
