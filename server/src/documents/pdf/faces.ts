import type { Font } from 'fontkit'

/** Where a face's glyphs lie: whole files for each style, or a variable font in slices by how often characters are used. */
export type Face = {
  name: string
  /** What of the body's size it's set in, so that faces look equally large beside one another. */
  scale: number
  /** What it is asked for; nothing else makes it load. */
  serves: RegExp
} & ({ files: Record<Style, string>; prepare?: (font: Font) => Font } | { slices: string })

export type Style = 'regular' | 'bold' | 'italic' | 'boldItalic'

const SERIF = '@expo-google-fonts/source-serif-4'
const AMIRI = '@expo-google-fonts/amiri'
const EMOJI = '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'
const NOTO = '@fontsource-variable/noto-serif'

const ANYTHING = /./su

/** Latin, Greek and Cyrillic: the face of the page, asked before all others. */
export const TEXT: Face = {
  name: 'SourceSerif4',
  scale: 1,
  serves: ANYTHING,
  files: {
    regular: `${SERIF}/400Regular/SourceSerif4_400Regular.ttf`,
    bold: `${SERIF}/600SemiBold/SourceSerif4_600SemiBold.ttf`,
    italic: `${SERIF}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`,
    boldItalic: `${SERIF}/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf`,
  },
}

export const PICTURES: Face = {
  name: 'NotoEmoji',
  scale: 0.85,
  serves: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
  files: { regular: EMOJI, bold: EMOJI, italic: EMOJI, boldItalic: EMOJI },
}

/** All others, in the order in which they are asked. */
export const OTHERS: Face[] = [
  {
    name: 'Amiri',
    scale: 1.15,
    serves: /[\p{Script_Extensions=Arabic}]/u,
    // It joins lam and alef without a glyph for both, which programs that read the text would turn round.
    files: {
      regular: `${AMIRI}/400Regular/Amiri_400Regular.ttf`,
      bold: `${AMIRI}/700Bold/Amiri_700Bold.ttf`,
      italic: `${AMIRI}/400Regular_Italic/Amiri_400Regular_Italic.ttf`,
      boldItalic: `${AMIRI}/700Bold_Italic/Amiri_700Bold_Italic.ttf`,
    },
    prepare: writePlainly,
  },
  { name: 'NotoSerifHebrew', scale: 1, serves: /\p{Script=Hebrew}/u, slices: `${NOTO}-hebrew` },
  { name: 'NotoSerifDevanagari', scale: 1, serves: /\p{Script=Devanagari}/u, slices: `${NOTO}-devanagari` },
  { name: 'NotoSerifThai', scale: 1, serves: /\p{Script=Thai}/u, slices: `${NOTO}-thai` },
  { name: 'NotoSerifKR', scale: 1, serves: /\p{Script=Hangul}/u, slices: `${NOTO}-kr` },
  // Chinese and Japanese, and signs that only they have.
  { name: 'NotoSerifSC', scale: 1, serves: ANYTHING, slices: `${NOTO}-sc` },
  PICTURES,
]

/**
 * Arabic without finesse that costs more than it shows: marks are placed where there are any, and kerning would let
 * letters overlap, which programs that read the text take for the end of a word.
 */
function writePlainly(font: Font): Font {
  const layout = (text: string) =>
    font.layout(text, { kern: false, calt: false, ...(!/\p{M}/u.test(text) && { mark: false, mkmk: false }) })
  return Object.create(font, { layout: { value: layout } })
}
