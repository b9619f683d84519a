import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.more

/** At the limit: a word to the admins. */
export function AskForMore() {
  const [isOpen, setOpen] = useState(false)
  const [wish, setWish] = useState('')
  const [pending, setPending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await call('POST /api/usage/request', { body: { wish: wish.trim() } })
      toast({ title: words.asked, description: words.askedHint })
      setOpen(false)
    } catch (error) {
      const isKnown = error instanceof ApiError && error.code === 'already_exists'
      toast({ title: isKnown ? sentenceOf(error) : words.failed, description: isKnown ? undefined : sentenceOf(error) })
      if (isKnown) setOpen(false)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="sm" title={words.title} description={words.hint}>
        <form onSubmit={send} noValidate className="flex flex-col gap-4">
          <Field label={words.wish} optional>
            {(control) => (
              <TextArea {...control} value={wish} maxLength={500} onChange={(event) => setWish(event.target.value)} />
            )}
          </Field>
          <Button type="submit" variant="primary" pending={pending} className="self-end">
            {words.send}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
