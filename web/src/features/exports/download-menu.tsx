import { FORMATS, type Format } from '@rolewright/contract/constants'
import { Braces, ChevronDown, FileText } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { texts } from './texts.ts'
import { useDocumentDownload, useJobPostingDownload } from './use-download.ts'

export interface DownloadMenuProps {
  /** The history record. */
  id: string
  version: number | null
  /** What the button beside it offers. */
  except: Format
  /** Of the description, where there is more than one on the screen. */
  title?: string
}

/** Every other format that a description can be had in. */
export default function DownloadMenu({ id, version, except, title }: DownloadMenuProps) {
  const documents = useDocumentDownload(id, version)
  const posting = useJobPostingDownload(id, version)
  const formats = (Object.keys(FORMATS) as Format[]).filter((format) => format !== except)
  const label = title ? texts.downloadOf(texts.moreFormats, title) : texts.moreFormats
  return (
    <Menu align="start" trigger={<IconButton label={label} icon={<ChevronDown aria-hidden />} />}>
      {formats.map((format) => (
        <MenuItem key={format} icon={<FileText aria-hidden />} onSelect={() => documents.download(format)}>
          {texts.formats[format] ?? format.toUpperCase()}
        </MenuItem>
      ))}
      <MenuItem icon={<Braces aria-hidden />} onSelect={() => posting.download()}>
        {texts.jobPosting}
      </MenuItem>
    </Menu>
  )
}
