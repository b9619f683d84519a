import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'wouter'

/** A link of the main navigation; marks the page one is on. */
export function NavLink(props: {
  to: string
  label: string
  icon: LucideIcon
  onFollow?: () => void
  onIntent?: () => void
}) {
  const { to, label, icon: Icon, onFollow, onIntent } = props
  const [path] = useLocation()
  return (
    <Link
      to={to}
      className="nav-item"
      aria-current={path === to ? 'page' : undefined}
      onClick={onFollow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon aria-hidden />
      {label}
    </Link>
  )
}
