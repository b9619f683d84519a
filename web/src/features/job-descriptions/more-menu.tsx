import { Ellipsis, Link2, PenLine, RotateCcw, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { texts } from './texts.ts'

const words = texts.actions

export interface MoreMenuProps {
  /** What it is called. */
  title: string
  onRename: () => void
  onUseAsBrief: () => void
  /** Null where there is no page to share. */
  onShare: (() => void) | null
  onDelete: () => void
}

/** What can be done with a description or a conversation beside reading it. */
export const MoreMenu = ({ title, onRename, onUseAsBrief, onShare, onDelete }: MoreMenuProps) => (
  <Menu trigger={<IconButton label={words.more(title)} icon={<Ellipsis aria-hidden />} />}>
    <MenuItem icon={<PenLine aria-hidden />} onSelect={onRename}>
      {words.rename}
    </MenuItem>
    <MenuItem icon={<RotateCcw aria-hidden />} onSelect={onUseAsBrief}>
      {words.useAsBrief}
    </MenuItem>
    {onShare && (
      <MenuItem icon={<Link2 aria-hidden />} onSelect={onShare}>
        {words.share}
      </MenuItem>
    )}
    <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
      {words.delete}
    </MenuItem>
  </Menu>
)
