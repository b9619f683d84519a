import type { JobDocument } from '@rolewright/craft/document'
import { SIZES, sizeFor } from '../fit.ts'
import { type Letterhead, logoSize } from '../setting.ts'
import { escapeXml, NAMESPACES } from './content.ts'

const LEVELS = [1, 2, 3, 4]
/** All lengths in points. */
const INDENT = { first: 36, further: 18 }

interface Look {
  paragraph: string
  text?: string
  parent?: string
}

const looks = (size: number): Record<string, Look> => ({
  Text_20_body: { paragraph: `fo:margin-bottom="${size === SIZES[0] / 2 ? 6 : 4.5}pt"` },
  Facts: { paragraph: 'fo:margin-bottom="6pt"' },
  Item: { paragraph: 'fo:margin-bottom="3pt" fo:keep-together="always"' },
  Item_20_kept: { parent: 'Item', paragraph: 'fo:keep-with-next="always"' },
  Cell_20_text: { paragraph: 'fo:margin-bottom="0pt"' },
  Cell_20_head: { paragraph: 'fo:margin-bottom="0pt" fo:keep-with-next="always"', text: 'fo:font-weight="bold"' },
  Letterhead: { paragraph: 'fo:margin-bottom="0pt"', text: 'fo:font-size="9pt"' },
  Footer: { paragraph: 'fo:text-align="end" fo:margin-bottom="0pt"', text: 'fo:font-size="8.5pt"' },
})

/** How a page looks: as .docx has it. */
export function writeStyles(
  content: JobDocument,
  language: string | null,
  letterhead: Letterhead | undefined,
  logo: string | undefined,
): string {
  const size = sizeFor(content) / 2
  const spoken = language ? ` fo:language="${language}" fo:country="none"` : ''
  const styles = [
    `<style:default-style style:family="paragraph"><style:paragraph-properties fo:orphans="2" fo:widows="2" style:writing-mode="lr-tb"/><style:text-properties style:font-name="Times New Roman" style:font-name-asian="Times New Roman" style:font-name-complex="Times New Roman" fo:font-size="${size}pt" style:font-size-asian="${size}pt" style:font-size-complex="${size}pt"${spoken}/></style:default-style>`,
    '<style:style style:name="Standard" style:family="paragraph" style:class="text"/>',
    ...[heading(1, 18), heading(2, size + 2), heading(3, size)],
    ...Object.entries(looks(size)).map(([name, look]) => style(name, look)),
    ...['Strong', 'Emphasis', 'Strong_20_Emphasis'].map(
      (name) =>
        `<style:style ${named(name)} style:family="text"><style:text-properties${/Strong/.test(name) ? ' fo:font-weight="bold" style:font-weight-asian="bold" style:font-weight-complex="bold"' : ''}${/Emphasis/.test(name) ? ' fo:font-style="italic" style:font-style-asian="italic" style:font-style-complex="italic"' : ''}/></style:style>`,
    ),
    `<style:style ${named('Internet_20_link')} style:family="text"><style:text-properties fo:color="#165d47" style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"/></style:style>`,
    '<style:style style:name="Table" style:family="table"><style:table-properties table:align="margins" fo:margin-bottom="6pt"/></style:style>',
    '<style:style style:name="Row" style:family="table-row"><style:table-row-properties fo:keep-together="always"/></style:style>',
    '<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #bbbbbb" fo:padding="3pt"/></style:style>',
    // Headings have no numbers.
    `<text:outline-style style:name="Outline">${LEVELS.map((level) => `<text:outline-level-style text:level="${level}" style:num-format=""/>`).join('')}</text:outline-style>`,
    list(
      'Bullets',
      (level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${'•◦▪•'[level - 1]}">`,
      '</text:list-level-style-bullet>',
    ),
    list(
      'Steps',
      (level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix=".">`,
      '</text:list-level-style-number>',
    ),
  ]
  const page = `<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="595.3pt" fo:page-height="841.9pt" fo:margin-top="36pt" fo:margin-right="72pt" fo:margin-bottom="36pt" fo:margin-left="72pt"/><style:header-style><style:header-footer-properties fo:min-height="36pt"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="36pt"/></style:footer-style></style:page-layout>`
  // The first page of several has its number by being the first.
  const number =
    '<style:footer><text:p text:style-name="Footer"><text:page-number text:select-page="current">2</text:page-number> / <text:page-count>2</text:page-count></text:p></style:footer><style:footer-first><text:p text:style-name="Footer"/></style:footer-first>'
  const head = `<style:header><text:p text:style-name="Letterhead"/></style:header><style:header-first>${writeLetterhead(letterhead, logo)}</style:header-first>`
  return `<office:document-styles ${NAMESPACES} office:version="1.3"><office:font-face-decls><style:font-face style:name="Times New Roman" svg:font-family="'Times New Roman'" style:font-family-generic="roman" style:font-pitch="variable"/></office:font-face-decls><office:styles>${styles.join('')}</office:styles><office:automatic-styles>${page}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4">${head}${number}</style:master-page></office:master-styles></office:document-styles>`
}

/** Names are without blanks; people see them with. */
const named = (name: string) => `style:name="${name}" style:display-name="${name.replaceAll('_20_', ' ')}"`

const style = (name: string, { paragraph, text = '', parent = 'Standard' }: Look) =>
  `<style:style ${named(name)} style:family="paragraph" style:parent-style-name="${parent}"><style:paragraph-properties ${paragraph}/>${text && `<style:text-properties ${text}/>`}</style:style>`

const heading = (level: number, size: number) => {
  const bold = ['', '-asian', '-complex'].map(
    (script) =>
      `${script === '' ? 'fo' : 'style'}:font-weight${script}="bold" ${script === '' ? 'fo' : 'style'}:font-size${script}="${size}pt"`,
  )
  const look = {
    paragraph: 'fo:margin-top="12pt" fo:margin-bottom="4pt" fo:keep-with-next="always" fo:keep-together="always"',
    text: bold.join(' '),
  }
  return style(`Heading_20_${level}`, look).replace(
    'style:family',
    `style:default-outline-level="${level}" style:family`,
  )
}

function list(name: string, begin: (level: number) => string, end: string): string {
  const levels = LEVELS.map((level) => {
    const left = INDENT.first + INDENT.further * (level - 1)
    return `${begin(level)}<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="${left}pt" fo:text-indent="-18pt" fo:margin-left="${left}pt"/></style:list-level-properties>${end}`
  })
  return `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`
}

function writeLetterhead(letterhead: Letterhead | undefined, path: string | undefined): string {
  const empty = '<text:p text:style-name="Letterhead"/>'
  if (!letterhead) return empty
  const { lines, logo } = letterhead
  const size = logo && logoSize(logo)
  const picture =
    path &&
    size &&
    `<text:p text:style-name="Letterhead"><draw:frame draw:name="Logo" text:anchor-type="as-char" svg:width="${size.width}pt" svg:height="${size.height}pt"><draw:image xlink:href="${path}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>`
  const words = lines.map((line) => `<text:p text:style-name="Letterhead">${escapeXml(line)}</text:p>`)
  return `${picture ?? ''}${words.join('')}${empty}`
}
