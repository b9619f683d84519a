import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** What the person asked for, in their own words. */
export const Brief = ({ text }: { text: string }) => (
  <div
    data-brief
    className="ml-auto w-fit max-w-[36rem] whitespace-pre-wrap rounded-panel rounded-br-sm bg-bubble px-4 py-3 wrap-anywhere"
  >
    <VisuallyHidden>{texts.thread.you}: </VisuallyHidden>
    {text}
  </div>
)
