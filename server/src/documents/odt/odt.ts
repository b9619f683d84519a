import type { JobDocument } from '@rolewright/craft/document'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { type Setting, versionName } from '../setting.ts'
import { escapeXml, writeContent } from './content.ts'
import { writeStyles } from './styles.ts'

const TYPE = 'application/vnd.oasis.opendocument.text'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * OpenDocument text 1.3, for LibreOffice, Word and Google Docs: headings, lists, tables and links are real ones.
 * @param language as BCP 47 has it; null where nobody knows
 */
export function writeOdt(content: JobDocument, language: string | null = null, setting: Setting = {}): Buffer {
  const logo = setting.letterhead?.logo
  const picture = logo && { path: `Pictures/logo.${logo.type}`, type: logo.type === 'png' ? 'image/png' : 'image/jpeg' }
  const parts: Record<string, string> = {
    'content.xml': writeContent(content),
    'styles.xml': writeStyles(content, language, setting.letterhead, picture?.path),
    'meta.xml': writeMeta(content.title, language, setting),
  }
  const files: Zippable = {
    // First and as it stands, so that programs know the file by its first bytes.
    mimetype: [strToU8(TYPE), { level: 0 }],
    ...Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(XML + xml)])),
    ...(picture && logo && { [picture.path]: [logo.bytes, { level: 0 }] }),
    'META-INF/manifest.xml': strToU8(
      XML +
        writeManifest([
          ...Object.keys(parts).map((path) => [path, 'text/xml'] as const),
          ...(picture ? [[picture.path, picture.type] as const] : []),
        ]),
    ),
  }
  return Buffer.from(zipSync(files))
}

const writeManifest = (parts: readonly (readonly [path: string, type: string])[]) => {
  const entries = [['/', TYPE] as const, ...parts].map(
    ([path, type]) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`,
  )
  return `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${entries.join('')}</manifest:manifest>`
}

function writeMeta(title: string, language: string | null, setting: Setting): string {
  const version = versionName(setting)
  const said = [
    title && `<dc:title>${escapeXml(title)}</dc:title>`,
    version && `<dc:description>${version}</dc:description>`,
    setting.author && `<meta:initial-creator>${escapeXml(setting.author)}</meta:initial-creator>`,
    setting.author && `<dc:creator>${escapeXml(setting.author)}</dc:creator>`,
    language && `<dc:language>${language}</dc:language>`,
  ]
  return `<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" office:version="1.3"><office:meta>${said.filter(Boolean).join('')}</office:meta></office:document-meta>`
}
