declare module 'fontkit' {
  export interface Font {
    postscriptName: string
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: object): { glyphs: object[] }
    /** What a document embeds of it. */
    createSubset(): object
    getVariation(settings: Record<string, number>): Font
  }
  export function create(bytes: Uint8Array): Font
}
declare module 'wawoff2/decompress.js' {
  export default function decompress(bytes: Uint8Array): Promise<Uint8Array>
}
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
