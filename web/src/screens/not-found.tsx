import { texts } from '../texts/screens.ts'
import { ButtonLink } from '../ui/button-link.tsx'

export default function NotFound() {
  const { title, hint, action } = texts.notFound
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center">
      <h1 className="display text-2xl">{title}</h1>
      <p className="text-ink-2">{hint}</p>
      <ButtonLink to="/" variant="primary" className="mt-4">
        {action}
      </ButtonLink>
    </div>
  )
}
