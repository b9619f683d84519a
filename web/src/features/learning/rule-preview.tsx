import type { RulePreview, StoredRule } from '@rolewright/contract/learning'
import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/use-toast.ts'
import { previewRule } from './learning.queries.ts'
import { texts } from './texts.ts'

const words = texts.preview

export interface PreviewButtonProps {
  assistantId: string
  rule: StoredRule
  changes: (before: string, after: string) => ReactNode
}

/** Shows what a rule would do to a description that was generated, before anybody accepts it. */
export function PreviewButton({ assistantId, rule: { rule, text, audienceKey }, changes }: PreviewButtonProps) {
  const [preview, setPreview] = useState<RulePreview | null>(null)
  const [isPending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    try {
      setPreview(await previewRule(assistantId, { audience: audienceKey, rule }))
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  const changed = preview?.changed
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Eye aria-hidden />}
        pending={isPending}
        aria-label={texts.rules.named(words.show, text)}
        onClick={open}
      >
        {words.show}
      </Button>
      {preview && (
        <Dialog
          open
          size="lg"
          onOpenChange={() => setPreview(null)}
          title={words.title(text)}
          description={changed ? words.hint(changed.title) : words.none(preview.looked)}
          footer={<Button onClick={() => setPreview(null)}>{words.close}</Button>}
        >
          {changed && (
            <div className="flex flex-col gap-4 text-sm">
              <div className="rounded-control bg-sunken px-3.5 py-2.5">{changes(changed.before, changed.after)}</div>
              <details>
                <summary className="flex min-h-8 w-fit cursor-pointer items-center text-ink-2 hover:text-ink pointer-coarse:min-h-11">
                  {words.whole}
                </summary>
                <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{changed.after}</p>
              </details>
            </div>
          )}
        </Dialog>
      )}
    </>
  )
}
