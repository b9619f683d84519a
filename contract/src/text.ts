/** What no screen shows: zero-width, direction and tag characters, fillers, and the marks of annotations. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Unseen by themselves, but they choose between the forms of the character before. */
const SELECTOR = /[\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0100}-\u{e01ef}]/u
/** Characters that a joiner behind them gives another form: in these scripts it is spelling, and in emoji the picture. */
const JOINS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Mark}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
const JOINER = /[\u200c\u200d]/u
const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** A character of its own that shows nothing. */
const BLANK = /[\s\p{Cc}\u2800]/gu

/** What neither a database nor UTF-8 can hold: U+0000, and halves of characters. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Of a text from elsewhere, what can be stored, in the form in which it is compared. */
export const asStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed().normalize('NFC')

/** A name or a title as people see it: in one line, with nothing in it that hides, or turns the text around. */
export const inSight = (text: string): string =>
  text.replace(BREAK, ' ').replace(UNSEEN, (character, at: number) => {
    if (SELECTOR.test(character)) return character
    return JOINER.test(character) && JOINS.test(characterBefore(text, at)) ? character : ''
  })

const characterBefore = (text: string, at: number) => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''

/** Whether a text shows nothing at all. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '').replace(BLANK, '') === ''

/** At most so many UTF-16 units, and never half a character. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
