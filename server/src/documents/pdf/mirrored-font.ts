import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'

const bidi = bidiFactory()

/** Whether a sign looks the other way in a line from the right: brackets, arrows. */
export const isMirrored = (sign: string): boolean => bidi.getMirroredCharacter(sign) !== null

/** A font that draws the other bracket, and says of it what was meant: so a copy of the text has the one that was typed. */
export const turnSigns = (font: Font): Font =>
  Object.create(font, {
    // What shares a name is taken for one font.
    postscriptName: { value: `${font.postscriptName}-Mirrored` },
    layout: {
      value: (text: string) => {
        const signs = [...text]
        const run = font.layout(signs.map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join(''))
        run.glyphs = run.glyphs.map((glyph, index) =>
          Object.create(glyph, { codePoints: { value: [signs[index]!.codePointAt(0)] } }),
        )
        return run
      },
    },
  })
