import { ArrowRight, FilePen, History, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { texts } from '../texts/home.ts'
import { classNames } from '../ui/class-names.ts'

/** The two ways on from here. */
export function HomeActions() {
  return (
    <section aria-label={texts.quickActions} className="grid gap-4 sm:grid-cols-2">
      <Action to="/job-bot" icon={FilePen} title={texts.create} hint={texts.createHint} isMain />
      <Action to="/job-history" icon={History} title={texts.history} hint={texts.historyHint} />
    </section>
  )
}

function Action(props: { to: string; icon: LucideIcon; title: string; hint: string; isMain?: boolean }) {
  const { to, icon: Icon, title, hint, isMain } = props
  return (
    <Link
      to={to}
      className={classNames(
        'group flex items-center gap-4 rounded-card p-5 shadow-1 transition-colors duration-120',
        isMain ? 'bg-accent-soft hover:bg-bubble' : 'bg-surface hover:bg-sunken',
      )}
    >
      <span
        className={classNames(
          'grid size-10 flex-none place-items-center rounded-control [&_.lucide]:size-5',
          isMain ? 'bg-accent text-on-accent' : 'bg-sunken text-accent',
        )}
      >
        <Icon aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-2 text-sm">{hint}</span>
      </span>
      <ArrowRight aria-hidden className="transition-transform duration-120 group-hover:translate-x-0.5" />
    </Link>
  )
}
