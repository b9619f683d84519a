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
        'group flex items-center gap-4 rounded-card p-5 transition-colors duration-120',
        isMain ? 'bg-accent text-on-accent hover:bg-accent-hover' : 'bg-surface shadow-1 hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className={classNames('size-5', !isMain && 'text-accent')} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className={classNames('block text-sm', !isMain && 'text-ink-3')}>{hint}</span>
      </span>
      <ArrowRight aria-hidden className="transition-transform duration-120 group-hover:translate-x-0.5" />
    </Link>
  )
}
