import type { Element } from 'domhandler'
import { childrenOf, within } from './odt-nodes.ts'

interface Style {
  parent: string | undefined
  bold?: boolean
  italic?: boolean
  isHidden?: boolean
  /** Of headings, from 1 on. */
  outline?: number
}

/** As deep as styles may come from one another; a circle of them ends here. */
const MOST_PARENTS = 20

/** What the styles of a document say, each for itself or by those that it comes from. */
export class OdtStyles {
  readonly #styles: ReadonlyMap<string, Style>
  /** The levels of each list style that are numbered. */
  readonly #numbered: ReadonlyMap<string, ReadonlySet<number>>

  constructor(roots: readonly Element[]) {
    this.#styles = new Map(within(roots, 'style:style').map((style) => [nameOf(style), styleOf(style)]))
    this.#numbered = new Map(within(roots, 'text:list-style').map((style) => [nameOf(style), numberedLevels(style)]))
  }

  /** What a style or the nearest of those that it comes from says. */
  is(name: string | undefined, what: 'bold' | 'italic' | 'isHidden'): boolean | undefined {
    return this.#lineage(name).find(({ style }) => style?.[what] !== undefined)?.style?.[what]
  }

  isNamed = (name: string | undefined, wanted: string): boolean =>
    this.#lineage(name).some((one) => one.name === wanted)

  isNumbered = (list: string | undefined, level: number): boolean => this.#numbered.get(list ?? '')?.has(level) ?? false

  /** The level of a heading that is one by its style alone; 0 for what is none. */
  outlineOf(name: string | undefined): number {
    const levels = this.#lineage(name).map((one) => one.style?.outline ?? Number(HEADING.exec(one.name)?.[1] ?? 0))
    return levels.find((level) => level > 0) ?? 0
  }

  /** A style and those that it comes from, the nearest first; one that is not described has a name alone. */
  #lineage(name: string | undefined): { name: string; style: Style | undefined }[] {
    const line: { name: string; style: Style | undefined }[] = []
    for (let own = name; own !== undefined && line.length < MOST_PARENTS; own = this.#styles.get(own)?.parent)
      line.push({ name: own, style: this.#styles.get(own) })
    return line
  }
}

const HEADING = /^Heading_20_(\d)$/

const nameOf = ({ attribs }: Element): string => attribs['style:name'] ?? ''

const numberedLevels = (list: Element): Set<number> =>
  new Set(
    childrenOf(list, 'text:list-level-style-number')
      .filter(({ attribs }) => (attribs['style:num-format'] ?? '') !== '')
      .map(({ attribs }) => Number(attribs['text:level'])),
  )

function styleOf(style: Element): Style {
  const [text] = childrenOf(style, 'style:text-properties')
  const weight = text?.attribs['fo:font-weight']
  const slant = text?.attribs['fo:font-style']
  const display = text?.attribs['text:display']
  const outline = Number(style.attribs['style:default-outline-level'] || 0)
  return {
    parent: style.attribs['style:parent-style-name'],
    ...(weight && { bold: /bold|[6-9]00/.test(weight) }),
    ...(slant && { italic: slant !== 'normal' }),
    ...(display && { isHidden: display === 'none' }),
    ...(outline > 0 && { outline }),
  }
}
