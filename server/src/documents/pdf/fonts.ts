import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { type Face, OTHERS, PICTURES, type Style, TEXT } from './faces.ts'
import { turnSigns } from './mirrored-font.ts'
import { loadSlices, type Sliced } from './slices.ts'

const { resolve } = createRequire(import.meta.url)

/** A font as the document knows it. */
export interface ChosenFont {
  name: string
  scale: number
  /** Nothing here has a glyph for it: a box stands in its place. */
  isMissing: boolean
  /** Whether it shows brackets and arrows the other way round, as lines from the right want them. */
  isMirrored: boolean
}

export interface Fonts {
  /** The font for a character as people see one, with its marks. */
  choose(cluster: string, style: Style): ChosenFont
  /** Whether a font that was chosen has glyphs for this, too. */
  has(font: ChosenFont, cluster: string): boolean
  mirrored(font: ChosenFont): ChosenFont
}

const WEIGHT = { regular: 400, bold: 600, italic: 400, boldItalic: 600 }
const DRAWN_AS_PICTURE = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/**
 * What a text needs of the fonts that come with the product.
 * @param register makes a font known to the document; called once for each that is used
 */
export async function openFonts(text: string, register: (name: string, font: Font) => void): Promise<Fonts> {
  const opened = new Map<string, Font>()
  const open = (name: string, load: () => Font) => {
    const font = opened.get(name) ?? load()
    if (!opened.has(name)) {
      opened.set(name, font)
      register(name, font)
    }
    return font
  }
  const whole = (face: Whole, style: Style) =>
    open(`${face.name}-${style}`, () => {
      const font = create(readFileSync(resolve(face.files[style])))
      return face.prepare?.(font) ?? font
    })

  const sliced = new Map<string, Sliced>()
  const strange = [...new Set(text)].filter((sign) => !covers(whole(TEXT as Whole, 'regular'), sign))
  for (const face of OTHERS) {
    if (!('slices' in face)) continue
    const wanted = strange.filter((sign) => face.serves.test(sign) && !servedBefore(face, sign))
    if (wanted.length > 0) sliced.set(face.name, await loadSlices(face.slices, wanted.map(codePointOf)))
  }

  const chosen = new Map<string, ChosenFont>()
  const find = (face: Face, cluster: string, style: Style): ChosenFont | undefined => {
    if (!face.serves.test(cluster)) return
    const { name, scale } = face
    if ('files' in face) return covers(whole(face, style), cluster) ? font(`${name}-${style}`, scale) : undefined
    const source = sliced.get(name)
    const [slice, ...more] = new Set(visible(cluster).map((sign) => source?.find(codePointOf(sign))))
    if (!source || !slice || more.length > 0) return
    const weight = WEIGHT[style]
    const id = `${name}-${weight}-${slice}`
    open(id, () => named(source.open(slice, weight), `${name}-${weight === 400 ? 'Regular' : 'SemiBold'}`))
    return font(id, scale)
  }
  const search = (cluster: string, style: Style): ChosenFont => {
    const order = DRAWN_AS_PICTURE.test(cluster) ? [PICTURES, TEXT, ...OTHERS] : [TEXT, ...OTHERS]
    for (const face of order) {
      const found = find(face, cluster, style)
      if (found) return found
    }
    whole(TEXT as Whole, style)
    return { ...font(`${TEXT.name}-${style}`, TEXT.scale), isMissing: true }
  }
  return {
    choose: (cluster, style) => {
      const key = `${style} ${cluster}`
      const found = chosen.get(key) ?? search(cluster, style)
      chosen.set(key, found)
      return found
    },
    has: ({ name, isMissing }, cluster) => !isMissing && covers(opened.get(name)!, cluster),
    mirrored: (original) => {
      const name = `${original.name}-mirrored`
      open(name, () => turnSigns(opened.get(original.name)!))
      return { ...original, name, isMirrored: true }
    },
  }
}

const font = (name: string, scale: number): ChosenFont => ({ name, scale, isMissing: false, isMirrored: false })

type Whole = Extract<Face, { files: unknown }>

const codePointOf = (sign: string) => sign.codePointAt(0)!
const visible = (cluster: string) => [...cluster].filter((sign) => !INVISIBLE.test(sign))
const covers = (font: Font, cluster: string) =>
  visible(cluster).every((sign) => font.hasGlyphForCodePoint(codePointOf(sign)))

/** Whether a face before this one is the right one for a sign, so that its slices need not be looked at. */
const servedBefore = (face: Face, sign: string) =>
  OTHERS.slice(0, OTHERS.indexOf(face)).some(({ serves }) => serves.test(sign))

/** The instances of a variable font share its name, and would be taken for one font. */
const named = (font: Font, name: string): Font => Object.defineProperty(font, 'postscriptName', { value: name })
