import type { Wish } from '@rolewright/contract/chat'
import { Check, Minus } from 'lucide-react'
import { texts } from './texts.ts'

const words = texts.beside

/** What was asked of an improved version, done or not, and why. */
export const WishList = ({ wishes }: { wishes: Wish[] }) => (
  <section aria-label={words.wishes} className="mb-6 border-line border-b pb-5 text-sm print:hidden">
    <ul className="flex flex-col gap-2">
      {wishes.map(({ text, done, why }) => (
        <li key={`${text} ${why}`} className="flex items-start gap-2">
          {done ? (
            <Check aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
          ) : (
            <Minus aria-hidden className="mt-0.5 shrink-0 text-warn" />
          )}
          <p className="min-w-0 wrap-anywhere">
            <span className="sr-only">{done ? words.done : words.notDone}: </span>
            <span className="text-ink">“{text}”</span> <span className="text-ink-2">{why}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
