import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'

/** The structure that the writer knows, and no other: title, line of facts, sections, paragraphs, lists. */
const nodes = {
  doc: { content: 'title facts block*' },
  title: {
    content: 'text*',
    marks: '',
    defining: true,
    parseDOM: [{ tag: 'h1[data-part=title]', priority: 60 }],
    toDOM: () => ['h2', { 'data-part': 'title' }, 0],
  },
  facts: {
    content: 'text*',
    marks: '',
    defining: true,
    parseDOM: [{ tag: 'p[data-part=facts]', priority: 60 }],
    toDOM: () => ['p', { 'data-part': 'facts' }, 0],
  },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }, { tag: 'div' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'text*',
    marks: '',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [
      { tag: 'h1, h2', attrs: { level: 2 } },
      { tag: 'h3, h4, h5, h6', attrs: { level: 3 } },
    ],
    // The title is the second level on the screen.
    toDOM: (node) => [`h${(node.attrs.level as number) + 1}`, 0],
  },
  /** The sign before its items is kept as it was read. */
  bullet_list: {
    group: 'block list',
    content: 'list_item+',
    attrs: { sign: { default: '-' } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block list',
    content: 'list_item+',
    attrs: { sign: { default: '.' }, start: { default: 1 } },
    parseDOM: [{ tag: 'ol' }],
    toDOM: (node) => ['ol', { start: node.attrs.start }, 0],
  },
  list_item: { content: 'paragraph list*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  /** What has no form here, such as a table: it is shown and kept as it was written. */
  literal: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>

/** Bold can be set; what else stands in a page is kept. What is pasted from elsewhere brings bold alone: see clean-paste.ts. */
const marks = {
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'span[data-href]', getAttrs: (span) => ({ href: span.getAttribute('data-href') }) }],
    toDOM: (mark) => ['span', { class: 'underline', 'data-href': mark.attrs.href as string }, 0],
  },
} satisfies Record<string, MarkSpec>

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks })
