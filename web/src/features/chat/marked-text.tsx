import { useLayoutEffect, useRef } from 'react'

/** What the text area and its double must have in common, so that their lines break alike. */
export const TEXT_STYLE =
  'max-h-[40dvh] min-h-16 w-full px-4 pt-3.5 pb-2 text-base pointer-coarse:text-[1rem] wrap-break-word'

/** A text area can't mark its words: its double behind it does, unseen but for the mark. */
export function MarkedText({ text, span: [from, to] }: { text: string; span: readonly [from: number, to: number] }) {
  const double = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another way to scroll
  useLayoutEffect(() => {
    const area = double.current?.nextElementSibling
    if (!double.current || !mark.current || !area) return
    double.current.style.width = `${area.clientWidth}px`
    const { offsetTop, offsetHeight } = mark.current
    const isSeen = offsetTop >= area.scrollTop && offsetTop + offsetHeight <= area.scrollTop + area.clientHeight
    if (!isSeen) area.scrollTop = offsetTop - area.clientHeight / 2
    double.current.scrollTop = area.scrollTop
  }, [from, to])
  return (
    <div
      ref={double}
      aria-hidden
      className={`${TEXT_STYLE} absolute inset-y-0 left-0 overflow-hidden whitespace-pre-wrap text-transparent`}
    >
      {text.slice(0, from)}
      <mark ref={mark} className="rounded-sm bg-accent-soft text-transparent ring-2 ring-accent-soft">
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </div>
  )
}
