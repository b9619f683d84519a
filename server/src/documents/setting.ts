/** What a document says of itself, and what of its company stands on it. */
export interface Setting {
  /** The employer; absent where nobody knows. */
  author?: string | undefined
  letterhead?: Letterhead | undefined
  /** Which version of the description it is; absent where nobody knows. */
  version?: number | undefined
}

export interface Letterhead {
  /** Name, address, web site: one below the other. */
  lines: readonly string[]
  logo: Logo | null
}

export interface Logo {
  bytes: Uint8Array
  type: 'png' | 'jpg'
  /** In pixels. */
  width: number
  height: number
}

/** As the properties of a file have it. */
export const versionName = ({ version }: Setting): string | undefined =>
  version === undefined ? undefined : `Version ${version}`

/** The largest that a logo is on paper, in points. */
const LOGO_MAX = { width: 160, height: 48 }

/** As large as it may be, in its proportions; in points. */
export function logoSize({ width, height }: Pick<Logo, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(LOGO_MAX.width / width, LOGO_MAX.height / height)
  return { width: width * scale, height: height * scale }
}
