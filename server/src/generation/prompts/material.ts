const BLOCKS = [
  'company',
  'house_rules',
  'example',
  'said_earlier',
  'earlier_version',
  'brief',
  'settled',
  'comments',
] as const
type Block = (typeof BLOCKS)[number]

/** The beginning of a tag of ours, opened or closed, also with blanks in it. */
const OWN_TAG = new RegExp(`<(?=\\s*/?\\s*(?:${BLOCKS.join('|')})\\b)`, 'gi')
/** Control, zero-width, direction and tag characters, in which text hides from people; joiners stay, some scripts need them. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** Text as a person sees it. */
export const clean = (text: string): string => text.normalize('NFC').replace(HIDDEN, '')

/** At most `limit` UTF-16 units, cut between words. */
export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, limit).replace(/\s+\S*$/, '')

/** Quotes text as material: nothing in it can end its block or begin another. */
export const block = (name: Block, text: string): string =>
  `<${name}>\n${clean(text).replace(OWN_TAG, '‹')}\n</${name}>`
