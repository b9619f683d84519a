import { strToU8, zipSync } from 'fflate'

/** A .docx of the parts that Word and Pages write. The markup is modelled on theirs: neither was at hand. */
export interface WordFile {
  /** What stands within `w:body`. */
  body: string
  /** What stands within `w:styles`. */
  styles: string
  /** What stands within `w:numbering`. */
  numbering?: string
  /** The text of the header of each page. */
  header?: string
}

const NAMESPACES = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'v="urn:schemas-microsoft-com:vml"',
  'w14="http://schemas.microsoft.com/office/word/2010/wordml"',
]
  .map((space) => `xmlns:${space}`)
  .join(' ')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export function makeWordFile({ body, styles, numbering = '', header = '' }: WordFile): Uint8Array {
  const part = (name: string, content: string) => `${XML}<w:${name} ${NAMESPACES}>${content}</w:${name}>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPES}.numbering+xml"/><Override PartName="/word/header1.xml" ContentType="${TYPES}.header+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId4" Type="${OFFICE}/hyperlink" Target="mailto:jobs@grand.example" TargetMode="External"/></Relationships>`,
    'word/document.xml': part(
      'document',
      `<w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body>`,
    ),
    'word/styles.xml': part('styles', styles),
    'word/numbering.xml': part('numbering', numbering),
    'word/header1.xml': part('hdr', `<w:p><w:r><w:t>${header}</w:t></w:r></w:p>`),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
}

export const run = (text: string, look = '') =>
  `<w:r w:rsidRPr="00A77B3E">${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

/** @param inside runs, or the text of one */
export const par = (inside: string, style = '', more = '') =>
  `<w:p w14:paraId="1A2B3C4D" w:rsidR="00B12C3D"><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${more}</w:pPr>${inside.startsWith('<') ? inside : run(inside)}</w:p>`

/** A paragraph of a list, as Word writes it: the list's style, and the numbering that it is of. */
export const item = (inside: string, list: number, style = 'Listenabsatz', level = 0) =>
  par(inside, style, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

/** @param inside what the style says beside its name */
export const style = (id: string, name: string, inside = '', isCustom = false) =>
  `<w:style w:type="paragraph"${isCustom ? ' w:customStyle="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl>`

/** Bullets (1), and two numbered lists (2, 3) of one kind of which the second begins anew. */
export const LISTS = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'bullet', '\uf0b7')}${level(1, 'bullet', 'o')}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`
