import type { BriefQuestion } from '@rolewright/contract/briefs'
import type { Message } from '@rolewright/contract/chat'
import { type RefObject, useRef, useState } from 'react'
import { draftPlace, useDraft } from '../features/chat/drafts.ts'
import { AskMeant, type Meant, MeantFor } from '../features/chat/meant-for.tsx'
import { readsAsBrief } from '../features/chat/reads-as-brief.ts'
import { mayBeSuggested } from '../features/chat/suggestions.tsx'
import { texts } from '../features/chat/texts.ts'
import { findBlanks } from '../features/templates/blanks.ts'
import { useUsage } from '../features/usage/usage.queries.ts'
import { useUser } from '../lib/session.ts'

export interface Typed {
  openId: string | null
  /** The description that is open, which what is typed changes. */
  open: Message | null
  /** The one that would write. */
  assistantId: string | undefined
  textArea: RefObject<HTMLTextAreaElement | null>
  write: (said: string, meant: Meant) => void
}

/** What is typed at the foot, and what it is meant for: a change of the page that is open, or a description of its own. */
export function useWhatIsTyped({ openId, open, assistantId, textArea, write }: Typed) {
  const user = useUser()
  const usage = useUsage(assistantId).data
  const [draft, setDraft] = useDraft(draftPlace(user.id, openId))
  const [chosen, setChosen] = useState<{ meant: Meant; in: string | null }>({ meant: 'change', in: null })
  const [asking, setAsking] = useState<string | null>(null)
  /** Whether it is being asked what the words mean: they are sent once. */
  const sending = useRef(false)
  const meant: Meant = open === null ? 'new' : chosen.in === openId ? chosen.meant : 'change'
  const left = usage?.remaining ?? null
  const cost = left === null ? texts.meant.costsNothing : left > 0 ? texts.meant.costs(left) : texts.meant.none

  const choose = (next: Meant) => {
    setChosen({ meant: next, in: openId })
    setAsking(null)
    textArea.current?.focus()
  }
  const fill = (text: string) => {
    setDraft({ text })
    const area = textArea.current
    area?.focus()
    // What is suggested is gone on from: at its first blank, or at its end.
    const { from, to } = findBlanks(text)[0] ?? { from: text.length, to: text.length }
    requestAnimationFrame(() => area?.setSelectionRange(from, to))
  }
  return {
    draft,
    setDraft,
    fill,
    isChange: meant === 'change',
    /** No words of the person's own would be lost by a suggestion. */
    maySuggest: meant === 'change' ? draft.text.trim() === '' : mayBeSuggested(draft.text),
    isOut: meant === 'new' && left === 0,
    /** Answers a question about the page by what is typed: its beginning is there. */
    answer: ({ kind }: BriefQuestion) => {
      setChosen({ meant: 'change', in: openId })
      const begun = texts.pageSuggestions.missing[kind]?.fills ?? texts.pageSuggestions.other
      const typed = draft.text.trimEnd()
      // What is typed already is gone on from.
      fill(typed === '' ? begun : typed.endsWith(begun.trimEnd()) ? draft.text : `${typed}\n${begun}`)
    },
    async send(said: string) {
      if (sending.current) return
      sending.current = true
      try {
        if (meant === 'change' && (await readsAsBrief(said))) setAsking(said)
        else write(said, meant)
      } finally {
        sending.current = false
      }
    },
    above:
      asking !== null && asking === draft.text.trim() ? (
        <AskMeant
          cost={cost}
          onChoose={(next) => {
            choose(next)
            if (next === 'change' || left !== 0) write(asking, next)
          }}
        />
      ) : (
        open && <MeantFor value={meant} onChange={choose} cost={cost} />
      ),
  }
}
