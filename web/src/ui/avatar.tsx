/** The initials of a name; decoration beside the name itself. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return (
    <span
      aria-hidden
      className="grid size-8 flex-none place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink uppercase"
    >
      {initials}
    </span>
  )
}
