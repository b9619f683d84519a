import { LINK_DAYS } from '@rolewright/contract/constants'
import type { NewPageLink, PageLink } from '@rolewright/contract/links'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { copyText } from '../../lib/copy-text.ts'
import { formatMoment } from '../../lib/format.ts'
import { reading } from '../../lib/query-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.share
const USUAL_DAYS = 7
const linksTo = (id: string) => reading('/api/job-descriptions/{id}/links', { params: { id } })

export interface ShareDialogProps {
  /** Of the description. */
  id: string
  version: number
  onClose: () => void
}

/** Makes links by which others read one version, and lists those that work. */
export function ShareDialog({ id, version, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<NewPageLink | null>(null)
  const client = useQueryClient()
  const { answer, pending, onSubmit } = useSubmit<string | null>(async (form) => {
    try {
      const days = Number(form.get('days')) as (typeof LINK_DAYS)[number]
      setMade(await callJson('POST /api/job-descriptions/{id}/links', { params: { id }, body: { version, days } }))
      void client.invalidateQueries(linksTo(id))
      return null
    } catch (error) {
      return sentenceOf(error, words.failed)
    }
  }, null)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      description={words.description(version)}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="flex flex-col gap-5 pt-1">
        {made ? (
          <MadeLink token={made.token} />
        ) : (
          <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
            <Field label={words.howLong} error={answer} className="flex-1 basis-40">
              {(control) => (
                <Select {...control} name="days" defaultValue={USUAL_DAYS}>
                  {LINK_DAYS.map((days) => (
                    <option key={days} value={days}>
                      {words.days[days]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button type="submit" variant="primary" icon={<Link2 aria-hidden />} pending={pending}>
              {words.make}
            </Button>
          </form>
        )}
        <OpenLinks id={id} />
      </div>
    </Dialog>
  )
}

function MadeLink({ token }: { token: string }) {
  const address = `${window.location.origin}/shared#${token}`
  const copy = () =>
    copyText(address).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.notCopied, tone: 'danger' }),
    )
  return (
    <Field label={words.link} hint={words.linkHint}>
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={address} autoFocus onFocus={(event) => event.target.select()} />
          <Button variant="primary" icon={<Copy aria-hidden />} onClick={copy}>
            {words.copy}
          </Button>
        </div>
      )}
    </Field>
  )
}

function OpenLinks({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...linksTo(id), staleTime: 0 })
  return (
    <section aria-label={words.open}>
      <h3 className="font-medium text-sm">{words.open}</h3>
      {data?.length === 0 && <p className="mt-1 text-ink-3 text-sm">{words.none}</p>}
      {error && !data && <ErrorState title={words.listFailed} message={sentenceOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="mt-2 h-10 w-full" />}
      <ul className="divide-y divide-line">
        {data?.map((link) => (
          <OpenLink key={link.id} link={link} onGone={() => refetch()} />
        ))}
      </ul>
    </section>
  )
}

function OpenLink({ link: { id, version, expiresAt }, onGone }: { link: PageLink; onGone: () => Promise<unknown> }) {
  const [pending, setPending] = useState(false)
  const until = formatMoment(expiresAt)
  const withdraw = async () => {
    setPending(true)
    try {
      await call('DELETE /api/links/{id}', { params: { id } })
      toast({ title: words.withdrawn })
    } catch (error) {
      toast({ title: words.withdrawFailed, description: sentenceOf(error), tone: 'danger' })
    }
    await onGone()
    setPending(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm tabular-nums">
      <span>
        {words.one(version)} <span className="text-ink-3">{words.until(until)}</span>
      </span>
      <Button size="sm" pending={pending} onClick={withdraw} aria-label={words.withdrawNamed(version, until)}>
        {words.withdraw}
      </Button>
    </li>
  )
}
