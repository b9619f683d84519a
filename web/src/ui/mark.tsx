/** The product's mark: two pieces that fit, joined by a dovetail. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={`text-accent ${className}`}>
      <path d="M6 3h5v6.4l5-2.4v10l-5-2.4V21H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" />
      <path opacity=".5" d="M12.5 3H18a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-5.5v-4.28l4.9 2.35V4.93l-4.9 2.35Z" />
    </svg>
  )
}
