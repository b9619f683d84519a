import { ChevronDown, Copy, FileText, Hash } from 'lucide-react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/use-toast.ts'
import { markdownToHtml } from './markdown/to-html.ts'
import { texts } from './texts.ts'

export interface CopyMenuProps {
  text: string
  /** Which version it is; it is said with the confirmation. */
  version: number | null
  isQuiet?: boolean
}

export function CopyMenu({ text, version, isQuiet }: CopyMenuProps) {
  const copy = (html?: string) =>
    copyText(text, html).then(
      () => toast({ title: texts.copied, description: version === null ? undefined : texts.version(version) }),
      () => toast({ title: texts.copyFailed, description: texts.copyFailedHint, tone: 'danger' }),
    )
  return (
    <Menu
      trigger={
        <Button size="sm" variant={isQuiet ? 'ghost' : 'secondary'} icon={<Copy aria-hidden />}>
          {texts.copy}
          <ChevronDown aria-hidden className="-mr-1 text-ink-3" />
        </Button>
      }
    >
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => copy(markdownToHtml(text))}>
        {texts.copyRichText}
      </MenuItem>
      <MenuItem icon={<Hash aria-hidden />} onSelect={() => copy()}>
        {texts.copyMarkdown}
      </MenuItem>
    </Menu>
  )
}
